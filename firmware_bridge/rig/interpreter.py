"""A real MicroPython interpreter: the one on the PATH, an unpacked package, or a fresh build.

Nothing is installed: packages are unpacked into a cache folder of the checkout. They come from
the package sources this machine is configured with, asked for a release that has the package.
"""

import argparse
import platform
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum, unique
from pathlib import Path

PACKAGE = "micropython"
CHECKOUT = Path(__file__).parents[2]
HOME = CHECKOUT / "out" if (CHECKOUT / "pyproject.toml").exists() else Path.home() / ".tumbleweed"
CACHE = HOME / "cache" / "micropython"
APT = Path("/etc/apt")
# The first Debian release that has the package, then the one where packages arrive first.
LATER_RELEASES = ("trixie", "sid")
BUILD_FLAGS = (
    "MICROPY_PY_BTREE=0",
    "MICROPY_PY_SSL=0",
    "MICROPY_PY_FFI=0",
    "MICROPY_PY_JNI=0",
    "FROZEN_MANIFEST=",
)


@unique
class Origin(StrEnum):
    """Where an interpreter came from."""

    PATH = "path"
    PACKAGE = "package"
    BUILT = "built"


@dataclass(frozen=True, slots=True)
class Interpreter:
    """How to start MicroPython: the words before the script's name."""

    command: tuple[str, ...]
    origin: Origin

    def version(self) -> str:
        """Say in the interpreter's own words what it is, or nothing if it cannot run."""
        script = "import sys; print(sys.implementation.name, sys.version.split('MicroPython ')[-1])"
        try:
            run = subprocess.run(  # noqa: S603 - the command is one we found or built ourselves
                [*self.command, "-c", script],
                capture_output=True,
                text=True,
                timeout=20,
                check=True,
            )
        except (OSError, subprocess.SubprocessError):
            return ""
        return run.stdout.strip()


def find_interpreter(cache: Path = CACHE) -> Interpreter | None:
    """Return an interpreter that is already here; fetch nothing."""
    for find in (_on_path, _unpacked, _built):
        found = find(cache)
        if found and found.version():
            return found
    return None


def get_interpreter(
    cache: Path = CACHE, say: Callable[[str], None] = lambda _: None
) -> Interpreter | None:
    """Return an interpreter, fetching or building one if need be; None where none can be had."""
    found = find_interpreter(cache)
    if found or shutil.which("apt-get") is None:
        return found
    for release in (_own_release(), *LATER_RELEASES):
        say(f"looking for {PACKAGE} in the package sources, release {release}")
        if _unpack_package(cache, release) and (found := find_interpreter(cache)):
            return found
    for release in LATER_RELEASES if shutil.which("make") and shutil.which("cc") else ():
        say(f"building {PACKAGE} from the source package, release {release}")
        if _build_package(cache, release) and (found := find_interpreter(cache)):
            return found
    return None


def _on_path(_cache: Path) -> Interpreter | None:
    path = shutil.which(PACKAGE)
    return Interpreter((path,), Origin.PATH) if path else None


def _unpacked(cache: Path) -> Interpreter | None:
    """Start an unpacked package through its own loader: this system's C library may be older."""
    root = cache / "root"
    binary = root / "usr" / "bin" / PACKAGE
    loader = next(root.glob("**/*-linux-gnu*/ld-linux*.so.*"), None)
    if not (binary.exists() and loader):
        return None
    library = str(loader.parent)
    return Interpreter((str(loader), "--library-path", library, str(binary)), Origin.PACKAGE)


def _built(cache: Path) -> Interpreter | None:
    binary = next(cache.glob(f"source/*/ports/unix/build-standard/{PACKAGE}"), None)
    return Interpreter((str(binary),), Origin.BUILT) if binary else None


def _own_release() -> str:
    return platform.freedesktop_os_release().get("VERSION_CODENAME", "stable")


def _unpack_package(cache: Path, release: str) -> bool:
    """Let apt resolve and download the package with all it needs, then only unpack it."""
    apt = _private_apt(cache, release)
    _run([*apt, "update"])
    if not _run([*apt, "install", "--download-only", "--no-install-recommends", "-y", PACKAGE]):
        return False
    packages = sorted((cache / "apt" / "archives").glob("*.deb"))
    root = cache / "root"
    unpacked = [_run(["dpkg-deb", "--extract", str(package), str(root)]) for package in packages]
    shutil.rmtree(cache / "apt")
    return all(unpacked)


def _build_package(cache: Path, release: str) -> bool:
    """Unpack the source package and build the interpreter for this system."""
    source = cache / "source"
    shutil.rmtree(source, ignore_errors=True)
    source.mkdir(parents=True)
    apt = _private_apt(cache, release, kind="deb-src")
    _run([*apt, "update"])
    _run([*apt, "source", "--download-only", PACKAGE], cwd=source)
    tarball = next(source.glob("*.orig.tar.*"), None)
    if tarball is None or not _run(["tar", "-xf", str(tarball)], cwd=source):
        return False
    tree = next(path for path in source.iterdir() if path.is_dir())
    jobs = ("mpy-cross", "ports/unix")
    return all(_run(["make", "-C", str(tree / job), *BUILD_FLAGS]) for job in jobs)


def _private_apt(cache: Path, release: str, kind: str = "deb") -> list[str]:
    """Return an apt-get that keeps everything in the cache and thinks nothing is installed."""
    home = cache / "apt"
    shutil.rmtree(home, ignore_errors=True)
    for folder in ("lists/partial", "archives/partial", "sources"):
        (home / folder).mkdir(parents=True)
    (home / "status").touch()
    _copy_sources(home / "sources", release, kind)
    options = {
        "Dir::State::lists": home / "lists",
        "Dir::State::status": home / "status",
        "Dir::Cache": home,
        "Dir::Etc::sourcelist": "/dev/null",
        "Dir::Etc::sourceparts": home / "sources",
        "Dir::Etc::preferencesparts": home / "none",
        "APT::Sandbox::User": "root",  # the cache may lie where apt's own user cannot write
        "Acquire::http::Timeout": "10",
        "Acquire::Retries": "1",
    }
    return ["apt-get", "-q", *(f"-o{name}={value}" for name, value in options.items())]


def _copy_sources(target: Path, release: str, kind: str) -> None:
    """Copy the configured sources that name this release, with the wanted one in its place."""
    own = _own_release()
    files = [APT / "sources.list", *sorted((APT / "sources.list.d").glob("*.*"))]
    for number, file in enumerate(files):
        if file.suffix not in {".list", ".sources"} or not file.exists():
            continue
        text = file.read_text(encoding="utf-8", errors="replace")
        if own in text:
            text = text.replace(own, release).replace("Types: deb\n", f"Types: {kind}\n")
            if kind == "deb-src":
                text = text.replace("deb http", "deb-src http").replace("deb [", "deb-src [")
            (target / f"{number}{file.suffix}").write_text(text, encoding="utf-8")


def _run(command: Sequence[str], cwd: Path | None = None) -> bool:
    try:
        done = subprocess.run(  # noqa: S603 - fixed words, no shell
            command, cwd=cwd, capture_output=True, timeout=600, check=False
        )
    except (OSError, subprocess.SubprocessError):
        return False
    return done.returncode == 0


def main() -> int:
    """Fetch the interpreter and say which it is."""
    argparse.ArgumentParser(description=main.__doc__).parse_args()
    found = get_interpreter(say=lambda words: print(words, flush=True))  # noqa: T201 - a command
    print(found.version() if found else "no interpreter can be had here")  # noqa: T201 - a command
    return 0 if found else 1


if __name__ == "__main__":
    sys.exit(main())
