"""Sounds as files: WAV, 16 bits, mono."""

import wave
from pathlib import Path

import numpy as np
import numpy.typing as npt

from tools.art.sounds.book import SOUNDS, samples
from tools.art.sounds.craft import RATE

FOLDER = Path(__file__).parents[3] / "assets" / "sounds"


def write(path: Path, sound: npt.NDArray[np.int16]) -> None:
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(sound.astype("<i2").tobytes())


def read(path: Path) -> npt.NDArray[np.int16]:
    """The samples of a file, which has to be as ``write`` makes it."""
    with wave.open(str(path), "rb") as file:
        form = (file.getnchannels(), file.getsampwidth(), file.getframerate())
        if form != (1, 2, RATE):
            raise ValueError(f"{path}: expected mono, 2 bytes, {RATE} a second, got {form}")
        return np.frombuffer(file.readframes(file.getnframes()), "<i2").astype(np.int16)


def write_all(folder: Path) -> None:
    """Every sound of the book, and nothing that is no longer in it."""
    folder.mkdir(parents=True, exist_ok=True)
    for path in folder.glob("*.wav"):
        if path.stem not in SOUNDS:
            path.unlink()
    for name in SOUNDS:
        write(folder / f"{name}.wav", samples(name))
