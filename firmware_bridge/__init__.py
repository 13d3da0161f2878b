"""A serial bridge to LED counters at the table."""
