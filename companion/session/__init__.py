"""The evening's use cases: start, act, undo, redo, resume, keep."""
