"""Teach your dice: another set, learned in seconds from a few photos of each face."""
