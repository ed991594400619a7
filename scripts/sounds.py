"""Write the client's sounds: our own, made of a few sine waves and some noise.

    scripts/sounds.py [--check]

``--check`` only says whether they are up to date.
"""

from __future__ import annotations

import io
import math
import sys
import wave
from collections.abc import Callable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "web" / "src" / "sounds"
RATE: Final = 11_025  # samples a second: enough for what is so short
LOUD: Final = 96  # of 127

Sound = Callable[[float], float]  # seconds -> from -1 to 1


def bell(pitch: float, fall: float) -> Sound:
    """A struck bell, with the two partials that make it wooden and warm."""

    def at(time: float) -> float:
        whole = 2 * math.pi * pitch * time
        tone = math.sin(whole) + 0.35 * math.sin(2.76 * whole) + 0.15 * math.sin(5.4 * whole)
        return tone / 1.5 * math.exp(-time * fall)

    return at


def rustle(fall: float, seed: int) -> Sound:
    """Paper on paper: noise, always the same."""

    def at(time: float) -> float:
        mixed = (int(time * RATE) * 2_654_435_761 + seed * 40_503) & 0xFFFFFFFF
        mixed ^= mixed >> 15
        mixed = mixed * 2_246_822_519 & 0xFFFFFFFF
        return ((mixed >> 8 & 0xFFFF) / 32_768 - 1) * math.exp(-time * fall)

    return at


def after(seconds: float, sound: Sound, strength: float = 1.0) -> Sound:
    return lambda time: strength * sound(time - seconds) if time >= seconds else 0.0


def together(*sounds: Sound) -> Sound:
    return lambda time: sum(sound(time) for sound in sounds)


SOUNDS: Final[dict[str, tuple[float, Sound]]] = {  # name -> seconds, sound
    "turn": (0.5, together(bell(523, 7), after(0.12, bell(784, 7)))),
    "card": (0.12, rustle(38, 1)),
    "die": (
        0.34,
        together(
            rustle(70, 2),
            after(0.09, rustle(80, 3), 0.8),
            after(0.2, rustle(60, 4), 0.9),
            after(0.2, bell(210, 30), 0.5),
        ),
    ),
    "coin": (0.35, together(bell(1568, 14), after(0.06, bell(2093, 12), 0.8))),
    "end": (
        1.0,
        together(
            bell(392, 4),
            after(0.15, bell(523, 4)),
            after(0.3, bell(659, 4)),
            after(0.45, bell(784, 4)),
        ),
    ),
}


def written(seconds: float, sound: Sound) -> bytes:
    """Return a sound as a file, as loud as the others, with a soft end."""
    count = int(seconds * RATE)
    samples = [sound(i / RATE) * min(1.0, (count - i) / (0.02 * RATE)) for i in range(count)]
    most = max(map(abs, samples))
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setparams((1, 1, RATE, count, "NONE", "not compressed"))
        out.writeframes(bytes(128 + round(LOUD * sample / most) for sample in samples))
    return file.getvalue()


def main(arguments: list[str]) -> int:
    """Write what differs, or with ``--check`` name it and return 1."""
    stale = False
    for name, (seconds, sound) in SOUNDS.items():
        path, now = FOLDER / f"{name}.wav", written(seconds, sound)
        if path.exists() and path.read_bytes() == now:
            continue
        stale = True
        print(path.relative_to(ROOT))
        if "--check" not in arguments:
            FOLDER.mkdir(parents=True, exist_ok=True)
            path.write_bytes(now)
    return 1 if stale and "--check" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
