"""All colours, sizes and typefaces. Screens name these and never write a colour or a size.

In kv:  #:import theme companion.ui.theme     then  theme.BRASS, theme.DISPLAY
        #:import look companion.ui.theme.look  then  height: 64 * look.u, font_size: look.body

`look` follows the window: `look.u` is one design unit (1 dp on a 1280x800 panel, larger on larger
windows), `look.wide` tells landscape from portrait. Rules that name them run again on resize.
"""

from pathlib import Path

from kivy.event import EventDispatcher
from kivy.metrics import Metrics, dp
from kivy.properties import BooleanProperty, NumericProperty
from kivy.utils import get_color_from_hex

ASSETS = Path(__file__).parent / "assets"

DISPLAY = str(ASSETS / "fonts" / "Bitter-Black.ttf")
BODY = "Roboto"
EVERY_SCRIPT = "DejaVuSans"
"""For names in scripts that the other two do not have."""


def colour(code: str, alpha: float = 1.0) -> tuple[float, float, float, float]:
    """Read #rrggbb as Kivy's four numbers."""
    red, green, blue, _ = get_color_from_hex(code)
    return (red, green, blue, alpha)


# Night in the saloon: walnut, leather, brass, lamp light.
NIGHT = colour("#140d09")
WALNUT = colour("#241811")
LEATHER = colour("#38261a")
LEATHER_HIGH = colour("#4a3322")
LEATHER_LOW = colour("#2b1d14")
STITCH = colour("#8a6a45")
BRASS = colour("#e0ab4c")
BRASS_DARK = colour("#8f6527")
COIN = colour("#f6bf5c")
"""Brass that is drawn over a grey coin, which darkens it."""
PAPER = colour("#ecdcb9")
PAPER_DARK = colour("#d8c294")
INK = colour("#2a1a10")
INK_SOFT = colour("#5d432c")
LAMP = colour("#f7ecd4")
"""Text on dark ground."""
DUST = colour("#cdb796")
"""Quiet text on dark ground."""
RED = colour("#a8321f")
"""Ground of a dangerous button; text on it is LAMP."""
RED_TEXT = colour("#ff9a83")
GREEN = colour("#3f6b33")
GREEN_TEXT = colour("#a9d68c")
SHADOW = colour("#000000", 0.45)
VEIL = colour("#000000", 0.72)
CLEAR = colour("#000000", 0.0)
FOCUS = colour("#7fd4ff")
WHITE = colour("#ffffff")

# Told apart by people with any kind of colour vision, and never without the player's sign.
PLAYER_COLOURS = {
    "amber": colour("#e69f00"),
    "sky": colour("#56b4e9"),
    "green": colour("#12a97c"),
    "lemon": colour("#f0e442"),
    "blue": colour("#4a86d8"),
    "rust": colour("#e3692a"),
    "pink": colour("#d98bb5"),
    "bone": colour("#e4ddd0"),
}

TOUCH_DP = 48
"""Nothing that can be touched is smaller."""
DESIGN_SHORT, DESIGN_LONG = 800, 1280
SMALLEST_SCALE, LARGEST_SCALE = 0.8, 2.0

FADE_S = 0.14
HOLD_S = 0.6
TOAST_S = 4.0
BIG_BUTTON_U = 72
"""Usual height of a button that answers the question of the moment."""


class Look(EventDispatcher):
    """Sizes that follow the window."""

    u = NumericProperty(1.0)
    wide = BooleanProperty(True)
    touch = NumericProperty(48.0)
    gap = NumericProperty(12.0)
    radius = NumericProperty(14.0)
    huge = NumericProperty(64.0)
    title = NumericProperty(40.0)
    heading = NumericProperty(28.0)
    body = NumericProperty(20.0)
    small = NumericProperty(16.0)
    least = NumericProperty(13.0)
    """The smallest text that is ever drawn: labels shrink no further than this."""

    def fit(self, width: float, height: float) -> None:
        """Take the sizes from a window of this size."""
        short, long = sorted((max(1.0, width), max(1.0, height)))
        scale = min(short / dp(DESIGN_SHORT), long / dp(DESIGN_LONG))
        unit = dp(1) * min(LARGEST_SCALE, max(SMALLEST_SCALE, scale))
        self.wide = width >= height
        self.touch = max(dp(TOUCH_DP), 56 * unit)
        self.gap, self.radius = 12 * unit, 14 * unit
        self.huge, self.title, self.heading = 64 * unit, 40 * unit, 27 * unit
        self.body, self.small = 20 * unit, max(dp(13), 16 * unit)
        self.least = dp(11)
        self.u = unit


look = Look()


def density() -> float:
    """How many pixels one dp is."""
    return float(Metrics.density)
