"""The history screen."""
