"""What must hold in time, space and number. `make bench` runs all of it."""
