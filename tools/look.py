"""Looks at a screen as a strict reader would: text cut off, on top of another, too pale."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import numpy as np
import numpy.typing as npt

MIN_CONTRAST = 4.5
MIN_TOUCH_DP = 48
SLACK_PX = 2.0
SEEN = 0.05
LINEAR_BELOW = 0.04045
"""Where the curve of the guidelines' formula begins."""

Box = tuple[float, float, float, float]
"""Left, bottom, right, top on the glass."""
Picture = npt.NDArray[np.uint8]


def faults(root: Any, picture: Picture | None = None) -> list[str]:
    """List what is wrong with what is seen; with a picture (RGB, top row first) also contrast."""
    from kivy.metrics import dp

    labels = [(one, box) for one, box in _seen(root) if _is_text(one)]
    glass = box_of(root)
    found = [fault for one, box in labels for fault in _text_faults(one, box, glass)]
    found += _overlaps(labels)
    found += [
        f"touch target {round(box[2] - box[0])} x {round(box[3] - box[1])}: {_name(one)}"
        for one, box in _targets(root)
        if min(box[2] - box[0], box[3] - box[1]) < dp(MIN_TOUCH_DP) - 0.5
    ]
    if picture is not None:
        found += [fault for one, box in labels for fault in _pale(one, box, picture)]
    return found


def _seen(root: Any) -> Iterator[tuple[Any, Box]]:
    """Give every widget that can be seen, with the part of the glass it covers."""
    notes = list(_within(root.notes))
    sheets = [box_of(toast.children[0]) for toast in root.notes.children]
    for widget, box in _within(root.top_cover or root.stage):
        # What lies under a word in passing is hidden for a moment, and not at fault.
        if not any(overlap(box, sheet) for sheet in sheets) or not _is_leaf(widget):
            yield widget, box
    yield from notes


def _within(top: Any) -> Iterator[tuple[Any, Box]]:
    stack = [(top, 1.0)]
    while stack:
        widget, seen = stack.pop()
        seen *= widget.opacity
        if seen < SEEN:
            continue
        yield widget, box_of(widget)
        stack += [(child, seen) for child in widget.children]


def _is_leaf(widget: Any) -> bool:
    return not widget.children


def overlap(one: Box, other: Box) -> bool:
    """Tell whether two boxes share more than an edge."""
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    return wide > SLACK_PX and high > SLACK_PX


def box_of(widget: Any) -> Box:
    """Give the box of a widget on the glass, turned or not."""
    corners = [
        widget.to_window(x, y) for x in (widget.x, widget.right) for y in (widget.y, widget.top)
    ]
    xs, ys = zip(*corners, strict=True)
    return (min(xs), min(ys), max(xs), max(ys))


def _is_text(widget: Any) -> bool:
    return bool(getattr(widget, "texture_size", None)) and bool(getattr(widget, "text", ""))


def _name(widget: Any) -> str:
    words = (
        getattr(widget, "text", "") or getattr(widget, "hint", "") or getattr(widget, "icon", "")
    )
    return f"{type(widget).__name__} {words!r}"


def _scroller(widget: Any) -> Any:
    parent = widget.parent
    while parent is not None and parent is not widget:
        if type(parent).__name__ in ("ScrollView", "RecycleView", "RowList"):
            return parent
        if parent.parent is parent:
            return None
        parent = parent.parent
    return None


def _hidden_by_scrolling(widget: Any, box: Box) -> bool:
    frame = _scroller(widget)
    if frame is None:
        return False
    _, low, _, high = box_of(frame)
    return box[1] < low - SLACK_PX or box[3] > high + SLACK_PX


def _text_faults(label: Any, box: Box, glass: Box) -> Iterator[str]:
    if _hidden_by_scrolling(label, box):
        return
    wide, high = label.texture_size
    if getattr(label, "fits", True) is False and not getattr(label, "name_like", False):
        yield f"cut off: {_name(label)}"
    elif wide > label.width + SLACK_PX or high > label.height + SLACK_PX:
        yield f"too large for its box ({wide} x {high} in {label.size}): {_name(label)}"
    elif broken := _broken_word(label):
        yield f"broken word {broken!r}: {_name(label)}"
    low = min(box[0] - glass[0], box[1] - glass[1])
    high = max(box[2] - glass[2], box[3] - glass[3])
    if low < -SLACK_PX or high > SLACK_PX:
        yield f"off the glass: {_name(label)}"


def _broken_word(label: Any) -> str:
    """Give a piece of a word that was broken to fit its line, if there is one; dots are none."""
    if not getattr(label, "fits", True):
        return ""
    whole = set(label._label.text.split())  # noqa: SLF001 - what is drawn, not what was asked for
    lines = label._label._cached_lines  # noqa: SLF001 - Kivy tells nobody how a text was broken
    pieces = (piece for line in lines for word in line.words for piece in word.text.split())
    return next((piece for piece in pieces if piece not in whole), "")


def ink_box(label: Any, box: Box) -> Box:
    """Give the part of a label's box that its letters cover."""
    wide, high = label.texture_size
    if box[2] - box[0] < box[3] - box[1] and label.width > label.height:
        wide, high = high, wide  # turned by a quarter
    across = {"left": box[0], "right": box[2] - wide}.get(
        label.halign, (box[0] + box[2] - wide) / 2
    )
    if getattr(label, "text_size", (None,))[0]:
        # The texture is as wide as the box; the letters are as wide as the longest line.
        lines = label._label._cached_lines  # noqa: SLF001 - Kivy tells nobody how wide a line is
        inner = max((line.w for line in lines), default=wide)
        if (box[2] - box[0]) >= (box[3] - box[1]):
            wide = min(wide, inner)
        centre = (box[0] + box[2] - wide) / 2
        across = {"left": box[0], "right": box[2] - wide}.get(label.halign, centre)
    tall = min(high, sum(line.h for line in label._label._cached_lines) or high)  # noqa: SLF001 - as above
    middle = (box[1] + box[3]) / 2
    return (across, middle - tall / 2, across + wide, middle + tall / 2)


def _overlaps(labels: list[tuple[Any, Box]]) -> list[str]:
    inked = [(one, ink_box(one, box)) for one, box in labels if not _hidden_by_scrolling(one, box)]
    return [
        f"overlap: {_name(one)} and {_name(other)}"
        for (one, a), (other, b) in combinations(inked, 2)
        if overlap(a, b)
    ]


def _targets(root: Any) -> Iterator[tuple[Any, Box]]:
    for widget, box in _seen(root):
        is_button = hasattr(widget, "focusable") or hasattr(widget, "last_touch")
        if is_button and not _hidden_by_scrolling(widget, box):
            yield widget, box


def _pale(label: Any, box: Box, picture: Picture) -> Iterator[str]:
    if label.disabled or _hidden_by_scrolling(label, box):
        return
    left, low, right, high = (round(edge) for edge in ink_box(label, box))
    rows = picture[max(0, picture.shape[0] - high) : picture.shape[0] - low, max(0, left) : right]
    if rows.size == 0:
        return
    ground = np.median(rows.reshape(-1, rows.shape[2])[:, :3], axis=0) / 255
    found = contrast(tuple(label.color[:3]), tuple(ground))
    if found < MIN_CONTRAST:
        yield f"contrast {found:.1f}: {_name(label)}"


def contrast(one: tuple[float, ...], other: tuple[float, ...]) -> float:
    """Give the contrast of two colours as the accessibility guidelines count it."""
    bright, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def luminance(colour: tuple[float, ...]) -> float:
    """Give how bright a colour looks, 0 to 1."""
    red, green, blue = (
        part / 12.92 if part <= LINEAR_BELOW else ((part + 0.055) / 1.055) ** 2.4
        for part in colour[:3]
    )
    return float(0.2126 * red + 0.7152 * green + 0.0722 * blue)
