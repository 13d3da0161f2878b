"""Numerals of the fonts installed on the training machine, for more variety than our own hands.

Only their shapes pass through here into training pictures; without skia there are none.
"""

from functools import cache

import numpy as np

from vision.training.arrays import Mask

try:
    import skia
except ImportError:  # skia-python comes with the training packages only
    skia = None

_SIDE = 200
_TALL = 150.0
_NO_LETTERING = ("Keyboard", "Initials", "Math")


@cache
def font_numerals(numeral: str) -> tuple[Mask, ...]:
    """Give the numeral in every installed font, plain and bold, as square masks."""
    if skia is None:
        return ()
    manager = skia.FontMgr()
    names = sorted({manager.getFamilyName(i) for i in range(manager.countFamilies())})
    plain, bold = skia.FontStyle.Normal(), skia.FontStyle.Bold()
    faces = [
        manager.matchFamilyStyle(name, style)
        for name in names
        if not any(word in name for word in _NO_LETTERING)
        for style in (plain, bold)
    ]
    pressed = (_pressed(face, numeral) for face in faces if face is not None)
    return tuple(mask for mask in pressed if mask is not None)


def _pressed(face: object, numeral: str) -> Mask | None:
    font = skia.Font(face, _TALL)
    path = font.getPath(font.unicharToGlyph(ord(numeral)))
    if path is None or path.isEmpty():
        return None
    box = path.computeTightBounds()
    grow = _TALL / max(box.height(), box.width(), 1.0)
    surface = skia.Surface(_SIDE, _SIDE)
    canvas = surface.getCanvas()
    canvas.translate(_SIDE / 2, _SIDE / 2)
    canvas.scale(grow, grow)
    canvas.translate(-box.centerX(), -box.centerY())
    canvas.drawPath(path, skia.Paint(AntiAlias=True, Color=skia.ColorWHITE))
    mask: Mask = np.ascontiguousarray(surface.toarray()[..., 3])
    return mask
