"""The drawings of our icons, one small function each; draw_assets puts them on one sheet."""

import math
from collections.abc import Callable

from tools.pen import Pen, star

ICONS: dict[str, Callable[[Pen], object]] = {}


def icon(draw: Callable[[Pen], object]) -> Callable[[Pen], object]:
    """Give a drawing its name: the function's, with hyphens."""
    ICONS[draw.__name__.strip("_").replace("_", "-")] = draw
    return draw


# --- what people do ---


@icon
def back(pen: Pen) -> None:
    """Arrow to the left."""
    pen.stroke("M 46 18 L 14 50 L 46 82", 12).stroke("M 16 50 L 88 50", 12)


@icon
def forward(pen: Pen) -> None:
    """Arrow to the right."""
    pen.stroke("M 54 18 L 86 50 L 54 82", 12).stroke("M 84 50 L 12 50", 12)


@icon
def up(pen: Pen) -> None:
    """Arrow up."""
    pen.stroke("M 18 46 L 50 14 L 82 46", 12).stroke("M 50 16 L 50 88", 12)


@icon
def down(pen: Pen) -> None:
    """Arrow down."""
    pen.stroke("M 18 54 L 50 86 L 82 54", 12).stroke("M 50 84 L 50 12", 12)


@icon
def close(pen: Pen) -> None:
    """Cross."""
    pen.stroke("M 20 20 L 80 80", 13).stroke("M 80 20 L 20 80", 13)


@icon
def check(pen: Pen) -> None:
    """Tick."""
    pen.stroke("M 14 54 L 40 80 L 86 22", 14)


@icon
def plus(pen: Pen) -> None:
    """Plus."""
    pen.stroke("M 50 16 L 50 84", 14).stroke("M 16 50 L 84 50", 14)


@icon
def minus(pen: Pen) -> None:
    """Minus."""
    pen.stroke("M 16 50 L 84 50", 14)


@icon
def undo(pen: Pen) -> None:
    """Curved arrow backwards."""
    pen.stroke("M 22 40 Q 82 20 84 58 Q 84 84 46 84", 11).fill("M 4 42 L 40 18 L 38 62 Z")


@icon
def redo(pen: Pen) -> None:
    """Curved arrow forwards."""
    pen.stroke("M 78 40 Q 18 20 16 58 Q 16 84 54 84", 11).fill("M 96 42 L 60 18 L 62 62 Z")


@icon
def pencil(pen: Pen) -> None:
    """Pencil."""
    pen.fill("M 12 88 L 18 66 L 66 18 L 82 34 L 34 82 Z").fill(
        "M 70 14 L 78 6 Q 84 4 88 8 L 92 12 Q 96 16 94 22 L 86 30 Z"
    )


@icon
def trash(pen: Pen) -> None:
    """Bin."""
    pen.box(14, 18, 72, 10, 4).box(38, 8, 24, 12, 4).cut([(44, 14), (56, 14), (56, 18), (44, 18)])
    pen.fill("M 22 34 L 78 34 L 72 92 L 28 92 Z")
    for x in (40, 50, 60):
        pen.stroke([(x, 44), (x, 82)], 4, 0)


@icon
def archive(pen: Pen) -> None:
    """Box with a lid."""
    pen.box(8, 14, 84, 22, 5).box(14, 42, 72, 46, 5).box(36, 50, 28, 10, 4, 0)


@icon
def export(pen: Pen) -> None:
    """Arrow out of a tray."""
    pen.stroke("M 50 66 L 50 14", 10).stroke("M 30 32 L 50 12 L 70 32", 10)
    pen.stroke("M 14 58 L 14 88 L 86 88 L 86 58", 10)


@icon
def import_(pen: Pen) -> None:
    """Arrow into a tray."""
    pen.stroke("M 50 12 L 50 62", 10).stroke("M 30 44 L 50 64 L 70 44", 10)
    pen.stroke("M 14 58 L 14 88 L 86 88 L 86 58", 10)


@icon
def play(pen: Pen) -> None:
    """Triangle."""
    pen.fill("M 24 12 L 88 50 L 24 88 Z")


@icon
def pause(pen: Pen) -> None:
    """Two bars."""
    pen.box(20, 14, 22, 72, 5).box(58, 14, 22, 72, 5)


@icon
def turn(pen: Pen) -> None:
    """Circular arrow."""
    pen.arc(50, 50, 34, -50, 230, 11).fill("M 60 4 L 62 40 L 92 22 Z")


@icon
def eye(pen: Pen) -> None:
    """Open eye."""
    pen.fill("M 4 50 Q 50 0 96 50 Q 50 100 4 50 Z").cut(
        "M 14 50 Q 50 12 86 50 Q 50 88 14 50 Z"
    ).disc(50, 50, 17)


@icon
def eye_off(pen: Pen) -> None:
    """Eye crossed out."""
    eye(pen)
    pen.stroke("M 16 88 L 84 12", 16, 0).stroke("M 16 88 L 84 12", 8)


@icon
def search(pen: Pen) -> None:
    """Magnifying glass."""
    pen.ring(42, 42, 27, 10).stroke("M 62 62 L 88 88", 13)


@icon
def filter_(pen: Pen) -> None:
    """Funnel."""
    pen.fill("M 8 14 L 92 14 L 60 54 L 60 82 L 40 92 L 40 54 Z")


@icon
def menu(pen: Pen) -> None:
    """Three lines."""
    for y in (24, 50, 76):
        pen.stroke([(16, y), (84, y)], 11)


# --- places and things of the app ---


@icon
def home(pen: Pen) -> None:
    """House."""
    pen.fill("M 50 8 L 96 50 L 84 50 L 84 90 L 16 90 L 16 50 L 4 50 Z").box(42, 58, 16, 32, 2, 0)


@icon
def settings(pen: Pen) -> None:
    """Spur wheel."""
    pen.fill(star(50, 50, 47, 34, 10)).disc(50, 50, 36).disc(50, 50, 15, 0)


@icon
def history(pen: Pen) -> None:
    """Clock."""
    pen.ring(50, 50, 40, 9).stroke("M 50 24 L 50 52 L 68 64", 9)


@icon
def statistics(pen: Pen) -> None:
    """Bars."""
    pen.box(10, 54, 20, 36, 3).box(40, 30, 20, 60, 3).box(70, 10, 20, 80, 3)


@icon
def help_(pen: Pen) -> None:
    """Question mark on a badge."""
    pen.disc(50, 50, 45).stroke(
        "M 34 38 Q 34 22 50 22 Q 67 22 67 38 Q 67 48 56 54 Q 50 58 50 64", 9, 0
    ).disc(50, 78, 6, 0)


@icon
def info(pen: Pen) -> None:
    """Letter i on a badge."""
    pen.disc(50, 50, 45).box(43, 42, 14, 38, 4, 0).disc(50, 26, 8, 0)


@icon
def warning(pen: Pen) -> None:
    """Triangle with a mark."""
    pen.fill("M 50 6 L 96 90 L 4 90 Z").box(44, 36, 12, 30, 4, 0).disc(50, 78, 6.5, 0)


@icon
def hand(pen: Pen) -> None:
    """Draw a raised hand: no."""
    for x, top in ((26, 24), (41, 10), (56, 10), (71, 22)):
        pen.stroke([(x, top), (x, 60)], 11)
    pen.fill("M 20 50 L 77 50 L 77 66 Q 76 94 50 94 Q 34 94 24 78 L 8 56 Q 10 48 18 52 L 26 60 Z")


@icon
def language(pen: Pen) -> None:
    """Globe."""
    pen.ring(50, 50, 40, 7).stroke("M 10 50 L 90 50", 6).stroke("M 50 10 L 50 90", 6)
    pen.stroke("M 50 10 Q 14 50 50 90", 6).stroke("M 50 10 Q 86 50 50 90", 6)


@icon
def sound(pen: Pen) -> None:
    """Loudspeaker."""
    pen.fill("M 6 36 L 26 36 L 50 14 L 50 86 L 26 64 L 6 64 Z").arc(52, 50, 20, -50, 50, 8).arc(
        52, 50, 38, -48, 48, 8
    )


@icon
def mute(pen: Pen) -> None:
    """Loudspeaker crossed out."""
    pen.fill("M 6 36 L 26 36 L 50 14 L 50 86 L 26 64 L 6 64 Z").stroke("M 64 36 L 92 64", 9).stroke(
        "M 92 36 L 64 64", 9
    )


@icon
def lock(pen: Pen) -> None:
    """Padlock."""
    pen.stroke("M 28 50 L 28 32 Q 28 12 50 12 Q 72 12 72 32 L 72 50", 10).box(
        16, 46, 68, 46, 8
    ).disc(50, 64, 8, 0).box(46, 64, 8, 18, 2, 0)


@icon
def camera(pen: Pen) -> None:
    """Camera."""
    pen.box(6, 26, 88, 60, 10).fill("M 32 28 L 40 14 L 60 14 L 68 28 Z").disc(50, 56, 22, 0).disc(
        50, 56, 14
    ).disc(80, 38, 4, 0)


@icon
def lights(pen: Pen) -> None:
    """Lamp."""
    pen.disc(50, 40, 30).fill("M 34 60 L 66 60 L 62 76 L 38 76 Z").box(38, 80, 24, 7, 3).box(
        42, 89, 16, 6, 3
    )


@icon
def teach(pen: Pen) -> None:
    """Slate and chalk."""
    pen.box(8, 10, 84, 62, 6).box(16, 18, 68, 46, 3, 0).stroke("M 28 46 L 42 54 L 70 28", 7).stroke(
        "M 50 72 L 50 92", 8
    ).stroke("M 28 92 L 72 92", 8)


@icon
def backup(pen: Pen) -> None:
    """Strong-box."""
    pen.box(8, 12, 84, 72, 8).box(18, 22, 64, 52, 4, 0).ring(50, 48, 15, 7).stroke(
        "M 50 30 L 50 66", 5
    ).stroke("M 32 48 L 68 48", 5).box(18, 84, 14, 10, 2).box(68, 84, 14, 10, 2)


@icon
def fullscreen(pen: Pen) -> None:
    """Four corners."""
    pen.stroke("M 14 38 L 14 14 L 38 14", 10).stroke("M 62 14 L 86 14 L 86 38", 10).stroke(
        "M 86 62 L 86 86 L 62 86", 10
    ).stroke("M 38 86 L 14 86 L 14 62", 10)


@icon
def exit_(pen: Pen) -> None:
    """Power sign."""
    pen.arc(50, 54, 36, -62, 242, 11).stroke("M 50 8 L 50 48", 12)


@icon
def backspace(pen: Pen) -> None:
    """Delete to the left."""
    pen.fill("M 4 50 L 32 18 L 92 18 Q 96 18 96 22 L 96 78 Q 96 82 92 82 L 32 82 Z").stroke(
        "M 46 36 L 76 64", 9, 0
    ).stroke("M 76 36 L 46 64", 9, 0)


@icon
def shift(pen: Pen) -> None:
    """Hollow arrow up."""
    pen.fill("M 50 8 L 92 52 L 70 52 L 70 90 L 30 90 L 30 52 L 8 52 Z")


@icon
def person(pen: Pen) -> None:
    """One player."""
    pen.disc(50, 30, 22).fill("M 10 94 Q 10 56 50 56 Q 90 56 90 94 Z")


@icon
def people(pen: Pen) -> None:
    """Draw players."""
    pen.disc(26, 32, 15).disc(74, 32, 15).fill("M 2 84 Q 2 52 26 52 Q 50 52 50 84 Z").fill(
        "M 50 84 Q 50 52 74 52 Q 98 52 98 84 Z"
    )
    pen.disc(50, 40, 21, 0).fill("M 16 96 Q 16 60 50 60 Q 84 60 84 96 Z", 0).disc(50, 42, 17).fill(
        "M 21 96 Q 21 64 50 64 Q 79 64 79 96 Z"
    )


@icon
def trophy(pen: Pen) -> None:
    """Cup."""
    pen.fill(
        "M 26 8 L 74 8 Q 76 54 56 60 L 56 74 L 72 82 L 72 92 L 28 92 L 28 82 L 44 74 L 44 60"
        " Q 24 54 26 8 Z"
    )
    pen.arc(26, 28, 16, 90, 270, 7).arc(74, 28, 16, -90, 90, 7)


@icon
def dice(pen: Pen) -> None:
    """Two dice."""
    pen.box(6, 38, 50, 50, 9).box(48, 8, 44, 44, 9, 0).box(52, 12, 42, 42, 8)
    for x, y in ((20, 52), (42, 52), (31, 63), (20, 74), (42, 74)):
        pen.disc(x, y, 5, 0)
    for x, y in ((63, 23), (83, 43), (73, 33)):
        pen.disc(x, y, 4.5, 0)


@icon
def cards(pen: Pen) -> None:
    """Draw a hand of cards."""
    pen.fill("M 8 30 L 40 14 L 66 74 L 34 90 Z").fill("M 40 10 L 96 10 L 96 94 L 40 94 Z", 0)
    pen.box(46, 12, 46, 78, 6).fill(
        "M 69 28 Q 92 52 82 62 Q 74 66 71 58 L 75 74 L 63 74 L 67 58 Q 64 66 56 62 Q 46 52 69 28 Z",
        0,
    )


@icon
def legends(pen: Pen) -> None:
    """Map with a trail."""
    pen.fill("M 6 20 L 36 10 L 64 20 L 94 10 L 94 80 L 64 90 L 36 80 L 6 90 Z")
    pen.stroke("M 36 14 L 36 78", 3, 0).stroke("M 64 22 L 64 86", 3, 0)
    for x, y in ((18, 70), (26, 58), (40, 52), (52, 56)):
        pen.disc(x, y, 3.6, 0)
    pen.stroke("M 68 34 L 84 50", 6, 0).stroke("M 84 34 L 68 50", 6, 0)


@icon
def tumbleweed(pen: Pen) -> None:
    """Our own mark: a ball of dry twigs."""
    for turn_, (wide, high) in enumerate(((40, 16), (40, 26), (38, 36), (40, 20), (34, 30))):
        angle = math.radians(36 * turn_)
        points = []
        for step in range(61):
            a = math.tau * step / 60
            x, y = wide * math.cos(a), high * math.sin(a)
            points.append(
                (
                    50 + x * math.cos(angle) - y * math.sin(angle),
                    50 + x * math.sin(angle) + y * math.cos(angle),
                )
            )
        pen.stroke(points, 4)
    for degrees in range(15, 375, 45):
        a = math.radians(degrees)
        pen.stroke(
            [
                (50 + 38 * math.cos(a), 50 + 38 * math.sin(a)),
                (50 + 47 * math.cos(a + 0.15), 50 + 47 * math.sin(a + 0.15)),
            ],
            4,
        )


# --- signs of the seats ---


@icon
def star_(pen: Pen) -> None:
    """Sheriff's star."""
    pen.fill(star(50, 53, 44, 19))
    for x, y in star(50, 53, 44, 19)[::2]:
        pen.disc(x, y, 6)


@icon
def horseshoe(pen: Pen) -> None:
    """Horseshoe."""
    pen.stroke("M 24 88 Q 4 54 18 30 Q 30 10 50 10 Q 70 10 82 30 Q 96 54 76 88", 17)
    for x, y in ((19, 62), (22, 38), (37, 20), (63, 20), (78, 38), (81, 62)):
        pen.disc(x, y, 3.4, 0)


@icon
def cactus(pen: Pen) -> None:
    """Cactus."""
    pen.stroke("M 50 16 L 50 92", 22).stroke("M 50 66 L 24 66 Q 18 66 18 58 L 18 40", 14).stroke(
        "M 50 54 L 76 54 Q 82 54 82 46 L 82 28", 14
    )
    pen.stroke("M 50 24 L 50 86", 2.5, 0).box(24, 90, 52, 6, 2)


@icon
def hat(pen: Pen) -> None:
    """Cowboy hat."""
    pen.fill(
        "M 2 58 Q 14 66 28 62 L 34 28 Q 40 14 50 24 Q 60 14 66 28 L 72 62 Q 86 66 98 58"
        " Q 92 82 50 82 Q 8 82 2 58 Z"
    )
    pen.stroke("M 29 60 Q 50 68 71 60", 5, 0)


@icon
def boot(pen: Pen) -> None:
    """Boot with a spur."""
    pen.fill(
        "M 26 6 L 60 10 L 58 48 Q 62 60 84 66 Q 94 70 92 84 L 40 84 L 36 76 L 24 76 Q 22 60 26 50 Z"
    ).box(24, 84, 16, 10, 2).box(42, 84, 50, 6, 2)
    pen.fill(star(13, 64, 12, 5, 6)).stroke("M 14 64 L 28 62", 5).stroke("M 30 20 L 54 22", 3, 0)


@icon
def moon(pen: Pen) -> None:
    """Crescent."""
    pen.disc(46, 50, 42).disc(64, 40, 35, 0)
    pen.fill(star(74, 38, 15, 6))


@icon
def wheel(pen: Pen) -> None:
    """Wagon wheel."""
    pen.ring(50, 50, 40, 9)
    for degrees in range(0, 180, 45):
        a = math.radians(degrees)
        pen.stroke(
            [
                (50 - 38 * math.cos(a), 50 - 38 * math.sin(a)),
                (50 + 38 * math.cos(a), 50 + 38 * math.sin(a)),
            ],
            6,
        )
    pen.disc(50, 50, 13).disc(50, 50, 5, 0)


@icon
def feather(pen: Pen) -> None:
    """Feather."""
    pen.fill("M 20 80 Q 20 34 84 8 Q 94 58 40 78 Z").stroke("M 8 94 L 70 26", 5).stroke(
        "M 24 77 L 70 26", 3, 0
    )
    pen.stroke("M 44 50 L 40 34", 3, 0).stroke("M 50 60 L 68 56", 3, 0)


# --- the table ---


@icon
def bullet(pen: Pen) -> None:
    """One life."""
    pen.fill("M 34 40 Q 36 12 50 4 Q 64 12 66 40 Z").box(34, 44, 32, 40, 2).box(30, 87, 40, 9, 3)


@icon
def bullets_three(pen: Pen) -> None:
    """Three lives."""
    for x in (2, 35, 68):
        pen.fill([(x + p * 0.3, q) for p, q in ((0, 42), (8, 22), (50, 6), (92, 22), (100, 42))])
        pen.box(x, 45, 30, 38, 2).box(x - 1, 86, 32, 9, 3)


@icon
def arrow(pen: Pen) -> None:
    """Indian arrow."""
    pen.stroke("M 18 82 L 80 20", 6).fill("M 94 6 L 86 38 L 62 14 Z")
    for offset in (0, 10, 20):
        pen.stroke([(14 + offset, 86 - offset), (10 + offset, 68 - offset)], 5).stroke(
            [(14 + offset, 86 - offset), (32 + offset, 90 - offset)], 5
        )


@icon
def dynamite(pen: Pen) -> None:
    """Dynamite."""
    for x in (14, 38, 62):
        pen.box(x, 36, 22, 56, 4)
    pen.box(10, 52, 78, 6, 0, 0).box(10, 72, 78, 6, 0, 0).stroke(
        "M 49 36 Q 46 20 60 20 Q 72 20 72 12", 5
    ).fill(star(78, 12, 14, 5, 8))


def _target(pen: Pen) -> None:
    pen.ring(50, 50, 38, 7)
    for x1, y1, x2, y2 in ((50, 2, 50, 24), (50, 76, 50, 98), (2, 50, 24, 50), (76, 50, 98, 50)):
        pen.stroke([(x1, y1), (x2, y2)], 7)


@icon
def bullseye_1(pen: Pen) -> None:
    """Shot at distance one."""
    _target(pen)
    pen.fill(
        "M 38 40 L 50 28 L 58 28 L 58 66 L 64 66 L 64 73 L 40 73 L 40 66 L 47 66 L 47 42 L 42 46 Z"
    )


@icon
def bullseye_2(pen: Pen) -> None:
    """Shot at distance two."""
    _target(pen)
    pen.stroke("M 38 40 Q 38 30 50 30 Q 62 30 62 41 Q 62 48 52 57 L 40 69 L 64 69", 8)


@icon
def beer(pen: Pen) -> None:
    """Beer."""
    pen.box(18, 32, 50, 60, 6).arc(68, 58, 17, -80, 80, 9)
    for x, y, r in ((24, 26, 13), (42, 20, 15), (60, 26, 13)):
        pen.disc(x, y, r)
    for x in (32, 43, 54):
        pen.stroke([(x, 50), (x, 80)], 4, 0)


@icon
def gatling(pen: Pen) -> None:
    """Gatling gun."""
    for y in (22, 33, 44):
        pen.stroke([(36, y), (94, y)], 7)
    pen.box(70, 16, 6, 34, 2).box(8, 14, 34, 38, 5).stroke("M 8 34 L 2 46", 6).ring(
        36, 72, 18, 6
    ).disc(36, 72, 5)
    pen.stroke("M 36 54 L 36 90", 4).stroke("M 18 72 L 54 72", 4).stroke("M 44 60 L 86 92", 8)


@icon
def skull(pen: Pen) -> None:
    """Eliminated."""
    pen.disc(50, 40, 36).box(30, 62, 40, 30, 6).disc(36, 42, 10, 0).disc(64, 42, 10, 0).fill(
        "M 50 54 L 56 66 L 44 66 Z", 0
    )
    for x in (42, 50, 58):
        pen.stroke([(x, 78), (x, 92)], 3, 0)


@icon
def badge(pen: Pen) -> None:
    """Deputy: star in a ring."""
    pen.ring(50, 50, 42, 7).fill(star(50, 52, 36, 15))


@icon
def outlaw(pen: Pen) -> None:
    """Outlaw: hat and neckerchief."""
    pen.fill(
        "M 4 40 Q 20 44 30 40 L 34 14 Q 50 4 66 14 L 70 40 Q 80 44 96 40 Q 84 54 50 54"
        " Q 16 54 4 40 Z"
    )
    pen.fill("M 24 64 Q 50 56 76 64 Q 74 86 50 98 Q 26 86 24 64 Z").disc(38, 59, 4).disc(62, 59, 4)


@icon
def renegade(pen: Pen) -> None:
    """Renegade: crossed revolvers, read as crossed bars with grips."""
    pen.stroke("M 16 16 L 66 66", 11).stroke("M 66 66 L 64 90", 14).stroke(
        "M 84 16 L 34 66", 11
    ).stroke("M 34 66 L 36 90", 14)


@icon
def role_unknown(pen: Pen) -> None:
    """Draw a face-down role card."""
    pen.box(18, 6, 64, 88, 8).stroke(
        "M 38 38 Q 38 26 50 26 Q 62 26 62 38 Q 62 46 54 51 Q 50 54 50 60", 7, 0
    ).disc(50, 74, 5, 0)


@icon
def crown(pen: Pen) -> None:
    """Draw the active player's mark."""
    pen.fill("M 14 22 L 86 22 L 50 84 Z")


@icon
def tray(pen: Pen) -> None:
    """Dice tray seen from above."""
    pen.box(6, 14, 88, 72, 14).box(15, 23, 70, 54, 8, 0).box(26, 34, 20, 20, 4).box(
        54, 46, 20, 20, 4
    )


@icon
def odds(pen: Pen) -> None:
    """Chances: a pie."""
    pen.disc(48, 52, 40).fill("M 48 52 L 48 6 Q 92 8 94 52 Z", 0).fill(
        "M 56 44 L 56 4 Q 92 8 96 44 Z"
    )


@icon
def book(pen: Pen) -> None:
    """Rules."""
    pen.fill("M 6 16 Q 32 8 48 20 L 48 90 Q 32 78 6 86 Z").fill(
        "M 94 16 Q 68 8 52 20 L 52 90 Q 68 78 94 86 Z"
    )
    for y in (34, 48, 62):
        pen.stroke([(16, y), (38, y + 4)], 4, 0).stroke([(62, y + 4), (84, y)], 4, 0)
