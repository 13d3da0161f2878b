"""Scores readings against the truth: pure, no files but the truth's own, no clock."""
