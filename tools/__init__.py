"""Programs for those who work on the project; the kiosk needs none of them."""
