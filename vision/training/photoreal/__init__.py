"""Photorealistic pictures of dice with their truth, rendered by Cycles, to tune and to judge."""
