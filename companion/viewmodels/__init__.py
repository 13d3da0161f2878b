"""State turned into what people see: plain values and texts not yet translated. No Kivy."""
