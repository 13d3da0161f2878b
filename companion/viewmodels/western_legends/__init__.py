"""What the screens of Western Legends show: plain values and texts not yet translated."""
