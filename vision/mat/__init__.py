"""A printed tray mat: its markers tell where the camera is, so every top face has a known size."""
