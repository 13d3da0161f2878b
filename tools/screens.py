"""`make screens`: a picture of every scene of every screen, in all languages and three sizes.

One process per size, because a window without a screen cannot grow. Faults of the look (text cut
off or overlapping, small touch targets, pale text) are printed; any makes the exit code 1.
"""

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import cv2
import numpy as np

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from companion.i18n.catalogue import LANGUAGES  # noqa: E402 - started as a script, too
from tools.kiosk_driver import Driver, make_window, running  # noqa: E402 - as above
from tools.look import faults  # noqa: E402 - as above

SIZES = ("1024x600", "1280x800", "1920x1080")
OUT = ROOT / "out" / "screens"
THUMB_WIDTH = 480


def main() -> int:
    """Take all pictures, or those of one size."""
    options = _parser().parse_args()
    if options.size:
        return photograph(options.size, options.only, options.languages.split(","), options.out)
    command = [sys.executable, __file__, "--only", options.only, "--languages", options.languages]
    command += ["--out", str(options.out)]
    codes = [subprocess.run([*command, "--size", size], check=False).returncode for size in SIZES]
    print(f"pictures: {options.out}")
    return max(codes)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--size", help="one size only, such as 600x1024")
    parser.add_argument("--only", default="", help="only screens whose name contains this")
    parser.add_argument("--languages", default=",".join(LANGUAGES))
    parser.add_argument("--out", type=Path, default=OUT)
    return parser


def photograph(size: str, only: str, languages: list[str], out: Path) -> int:
    """Take the pictures of one size, and one sheet of them all."""
    width, height = (int(side) for side in size.split("x"))
    make_window((width, height))
    folder = out / size
    folder.mkdir(parents=True, exist_ok=True)
    rows, found = [], []
    for name, scene in scenes(only):
        pictures = list(_take(name, scene, languages, folder))
        rows.append([path for path, _ in pictures])
        found += [f"{size} {path.stem}: {fault}" for path, wrong in pictures for fault in wrong]
    _sheet(rows, out / f"sheet-{size}.png")
    print("\n".join(found) if found else f"{size}: {len(rows)} scenes, nothing wrong")
    return 1 if found else 0


def scenes(only: str = "") -> Iterator[tuple[str, Any]]:
    """Give every scene of every screen."""
    from companion.ui.screens import screen_module, screen_names

    for name in screen_names():
        if only in name:
            for scene in screen_module(name).SCENES:
                yield name, scene


def show(driver: Driver, name: str, scene: Any) -> None:
    """Bring a scene on the screen."""
    params = dict(scene.params)
    if scene.before:
        params |= scene.before(driver.app.services) or {}
    if name == driver.here:
        driver.screen.enter(**params)
    else:
        driver.app.go(name, **params)
    driver.settle()
    if scene.after:
        scene.after(driver.screen)
        driver.settle()
        driver.settle()  # a throw that is read flashes a little longer


def _take(
    name: str, scene: Any, languages: list[str], folder: Path
) -> Iterator[tuple[Path, list[str]]]:
    with tempfile.TemporaryDirectory() as data, running(Path(data)) as driver:
        show(driver, name, scene)
        for language in languages:
            driver.app.set_language(language)
            driver.settle()
            path = folder / f"{name}-{scene.name}-{language}.png"
            yield path, faults(driver.app.shell, driver.picture(path))


def _sheet(rows: list[list[Path]], path: Path) -> None:
    """Lay small copies side by side: a row per scene, a column per language."""
    lines = [np.hstack([_small(one) for one in row]) for row in rows]
    if lines:
        cv2.imwrite(str(path), np.vstack(lines))


def _small(path: Path) -> Any:
    picture = cv2.imread(str(path))
    if picture is None:
        raise FileNotFoundError(path)
    high = round(picture.shape[0] * THUMB_WIDTH / picture.shape[1])
    return cv2.resize(picture, (THUMB_WIDTH, high), interpolation=cv2.INTER_AREA)


if __name__ == "__main__":
    sys.exit(main())
