"""The simulated table: frames of dice being thrown, without a camera, with the truth beside them.

It draws with nothing but OpenCV and numpy, fast enough for a live picture. It shows the program at
work and tests it; how well dice are read is judged on other pictures.
"""
