"""Where frames come from: cameras, network cameras, videos, folders, the simulated table."""
