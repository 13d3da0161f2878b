"""A virtual LED board: the real firmware file on a pseudo-terminal."""
