"""Keeping events safely: an append-only log with a head, in memory or on disk."""
