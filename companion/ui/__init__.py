"""The only code that knows Kivy."""
