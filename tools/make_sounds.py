"""`python -m tools.make_sounds`: makes every sound of the kiosk out of noise, sines and decay."""

import wave
from collections.abc import Callable
from pathlib import Path

import numpy as np
import numpy.typing as npt

FOLDER = Path(__file__).parent.parent / "companion" / "ui" / "assets" / "sounds"
RATE, MIDDLE_RATE, LOW_RATE = 22050, 16000, 11025
Wave = npt.NDArray[np.float64]


def main() -> None:
    """Make everything anew; the same every time."""
    for name, (rate, make) in SOUNDS.items():
        samples = make(rate)
        peak = max(1e-9, float(np.abs(samples).max()))
        data = np.round(samples / peak * 0.86 * 32767).astype("<i2")
        with wave.open(str(FOLDER / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(rate)
            file.writeframes(data.tobytes())


def time_axis(rate: int, seconds: float) -> Wave:
    """Give the moments of a sound."""
    return np.arange(int(rate * seconds)) / rate


def noise(rate: int, seconds: float, seed: int) -> Wave:
    """Give white noise."""
    return np.random.default_rng(seed).standard_normal(int(rate * seconds))


def duller(samples: Wave, amount: int) -> Wave:
    """Take the edge off by averaging over a few samples."""
    return np.convolve(samples, np.ones(amount) / amount, "same")


def tone(t: Wave, hertz: float, fade: float, slide: float = 0.0) -> Wave:
    """Give a dying tone that may slide downwards."""
    phase = 2 * np.pi * hertz * (t - slide * t**2 / 2)
    return np.sin(phase) * np.exp(-t * fade)


def put(track: Wave, sound: Wave, at: float, rate: int, loud: float = 1.0) -> None:
    """Lay a sound into a longer one."""
    start = int(at * rate)
    part = sound[: max(0, len(track) - start)]
    track[start : start + len(part)] += part * loud


def tap(rate: int) -> Wave:
    """Knock on wood."""
    t = time_axis(rate, 0.07)
    return (
        tone(t, 620, 90) + 0.5 * tone(t, 1180, 130) + 0.2 * noise(rate, 0.07, 1) * np.exp(-t * 260)
    )


def refused(rate: int) -> Wave:
    """Two dull knocks."""
    track = np.zeros(int(rate * 0.3))
    knock = tone(time_axis(rate, 0.14), 170, 30, 1.0)
    put(track, knock, 0, rate)
    put(track, knock, 0.14, rate)
    return track


def dice(rate: int) -> Wave:
    """Dice on a table."""
    track = np.zeros(int(rate * 0.55))
    rng = np.random.default_rng(7)
    for hit in range(11):
        t = time_axis(rate, 0.06)
        click = tone(t, rng.uniform(1500, 2900), 120) + 0.4 * noise(rate, 0.06, hit) * np.exp(
            -t * 300
        )
        put(
            track, click, 0.045 * hit * rng.uniform(0.8, 1.1), rate, 0.95**hit * rng.uniform(0.4, 1)
        )
    return track


def gunshot(rate: int) -> Wave:
    """Crack, body and echo."""
    t = time_axis(rate, 0.8)
    crack = noise(rate, 0.8, 2) * np.exp(-t * 38)
    body = duller(noise(rate, 0.8, 3), 14) * np.exp(-t * 11) * 2.4
    boom = tone(t, 88, 12, 0.9) * 1.4
    track = crack + body + boom
    put(track, (body + boom) * 0.4, 0.19, rate)
    return track


def gatling(rate: int) -> Wave:
    """Ten quick shots."""
    track = np.zeros(int(rate * 1.35))
    t = time_axis(rate, 0.3)
    for shot in range(10):
        bang = (
            noise(rate, 0.3, 30 + shot) * np.exp(-t * 46)
            + duller(noise(rate, 0.3, shot), 10) * np.exp(-t * 16) * 2
        )
        put(track, bang + tone(t, 105, 20, 0.8), 0.098 * shot, rate, 0.75 + 0.25 * (shot % 2))
    return track


def arrow(rate: int) -> Wave:
    """Make a swish and a thud."""
    t = time_axis(rate, 0.34)
    swish = np.diff(noise(rate, 0.34, 5), prepend=0) * np.exp(-((t - 0.1) ** 2) / 0.0016)
    track = duller(swish, 3)
    put(track, tone(time_axis(rate, 0.16), 190, 34, 1.2) * 2.2, 0.17, rate)
    return track


def attack(rate: int) -> Wave:
    """Drums that come closer."""
    track = np.zeros(int(rate * 2.2))
    t = time_axis(rate, 0.45)
    drum = tone(t, 92, 9, 0.7) + 0.25 * duller(noise(rate, 0.45, 9), 5) * np.exp(-t * 40)
    for beat in range(13):
        accent = 1.0 if beat % 4 == 0 else 0.55
        put(track, drum, 0.155 * beat, rate, accent * (0.5 + beat / 24))
    return track


def dynamite(rate: int) -> Wave:
    """Light a fuse, then blast."""
    track = np.zeros(int(rate * 1.5))
    put(track, np.diff(noise(rate, 0.4, 11), prepend=0) * 0.16, 0, rate)
    t = time_axis(rate, 1.1)
    blast = duller(noise(rate, 1.1, 12), 24) * np.exp(-t * 4.5) * 3 + tone(t, 54, 4.5, 0.5) * 1.6
    put(track, blast, 0.38, rate)
    return track


def beer(rate: int) -> Wave:
    """Two glasses."""
    t = time_axis(rate, 0.6)
    chink = tone(t, 2350, 13) + 0.6 * tone(t, 3720, 18) + 0.35 * tone(t, 5210, 25)
    track = chink.copy()
    put(track, chink, 0.09, rate, 0.7)
    return track


def toll(rate: int) -> Wave:
    """Toll a bell for the dead."""
    t = time_axis(rate, 2.4)
    parts = ((196, 1.6, 1), (392, 2.2, 0.6), (466, 2.6, 0.5), (588, 3, 0.35), (98, 1.3, 0.5))
    strike = sum(tone(t, hertz, fade) * loud for hertz, fade, loud in parts)
    return np.asarray(strike) * np.minimum(1, t * 180)


def victory(rate: int) -> Wave:
    """Play a short tune on a plucked string and a drum."""
    track = np.zeros(int(rate * 2.4))
    tune = ((0, 392), (0.18, 392), (0.36, 523.3), (0.54, 659.3), (0.86, 523.3), (1.04, 784))
    for at, hertz in tune:
        put(track, pluck(rate, hertz, 1.2), at, rate)
        put(track, pluck(rate, hertz / 2, 1.2), at, rate, 0.6)
    for at in (0, 0.36, 0.86, 1.04):
        put(track, tone(time_axis(rate, 0.3), 96, 14, 0.8), at, rate, 0.5)
    return track


def pluck(rate: int, hertz: float, seconds: float) -> Wave:
    """Let a string ring: noise that wears down as it goes round (Karplus and Strong)."""
    size = int(rate / hertz)
    string = np.random.default_rng(int(hertz)).uniform(-1, 1, size)
    turns = [string]
    for _ in range(int(seconds * hertz)):
        string = 0.4985 * (string + np.roll(string, -1))
        turns.append(string)
    return np.concatenate(turns)[: int(rate * seconds)]


SOUNDS: dict[str, tuple[int, Callable[[int], Wave]]] = {
    "tap": (RATE, tap),
    "refused": (LOW_RATE, refused),
    "dice": (RATE, dice),
    "gunshot": (RATE, gunshot),
    "gatling": (RATE, gatling),
    "arrow": (RATE, arrow),
    "attack": (LOW_RATE, attack),
    "dynamite": (LOW_RATE, dynamite),
    "beer": (RATE, beer),
    "toll": (LOW_RATE, toll),
    "victory": (MIDDLE_RATE, victory),
}

if __name__ == "__main__":
    main()
