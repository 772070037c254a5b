"""The sounds that are shipped are those of the book: well-formed, clean at their ends, and as loud as they should be.

When a recipe changes on purpose: ``python -m tools.art.sounds``.
"""

from itertools import pairwise
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest

from tools.art.sounds import files
from tools.art.sounds.book import SOUNDS, STRENGTHS, samples
from tools.art.sounds.craft import LONGEST, RATE

FULL = 32767
LOUDEST = -3.0
"""dBFS"""
LARGEST_FILE, ALL_FILES = 60_000, 900_000
"""Bytes."""

ONCE = [name for name in SOUNDS if not SOUNDS[name].loops]
LOOPS = [name for name in SOUNDS if SOUNDS[name].loops]
BLOWS = ["click", "wood", "long", "crystal", "wall"]

Samples = npt.NDArray[np.int16]


def shipped(name: str) -> Samples:
    return files.read(files.FOLDER / f"{name}.wav")


def decibels(sound: Samples) -> float:
    """The peak, in dBFS."""
    return float(20 * np.log10(np.abs(sound.astype(int)).max() / FULL))


def brightness(sound: Samples) -> float:
    """The centre of its spectrum, in Hz."""
    power = np.abs(np.fft.rfft(sound)) ** 2
    return float((power * np.fft.rfftfreq(sound.size, 1 / RATE)).sum() / power.sum())


def test_every_file_is_in_the_book_and_every_sound_is_a_file() -> None:
    assert sorted(path.name for path in files.FOLDER.iterdir()) == sorted(f"{name}.wav" for name in SOUNDS)


@pytest.mark.parametrize("name", SOUNDS)
def test_a_file_is_what_the_tool_writes(name: str) -> None:
    """Another processor may round a sample the other way."""
    kept, made = shipped(name).astype(int), samples(name).astype(int)
    assert kept.size == made.size
    assert np.abs(kept - made).max() <= 1


def test_writing_twice_gives_the_same_bytes(tmp_path: Path) -> None:
    for folder in (tmp_path / "one", tmp_path / "two"):
        files.write_all(folder)
    for name in SOUNDS:
        assert (tmp_path / "one" / f"{name}.wav").read_bytes() == (tmp_path / "two" / f"{name}.wav").read_bytes()


def test_writing_removes_what_the_book_has_lost(tmp_path: Path) -> None:
    (tmp_path / "gong.wav").write_bytes(b"")
    files.write_all(tmp_path)
    assert sorted(path.stem for path in tmp_path.iterdir()) == sorted(SOUNDS)


def test_files_are_small() -> None:
    sizes = {path.stem: path.stat().st_size for path in files.FOLDER.glob("*.wav")}
    assert max(sizes.values()) < LARGEST_FILE
    assert sum(sizes.values()) < ALL_FILES


@pytest.mark.parametrize("name", SOUNDS)
def test_length_and_loudness(name: str) -> None:
    sound = shipped(name)
    assert 0.005 < sound.size / RATE <= LONGEST
    assert decibels(sound) == pytest.approx(SOUNDS[name].peak, abs=0.05)
    assert SOUNDS[name].peak <= LOUDEST


@pytest.mark.parametrize("name", ONCE)
def test_ends_are_clean(name: str) -> None:
    """It starts and ends at zero, does not jump in, has died away when it ends, and its mean is nothing."""
    sound = shipped(name).astype(int)
    peak = np.abs(sound).max()
    assert sound[0] == 0
    assert sound[-1] == 0
    assert abs(sound[1]) < 0.1 * peak
    assert np.abs(sound[-sound.size // 50 :]).max() <= 0.001 * peak + 1
    assert abs(sound.mean()) < 0.1


@pytest.mark.parametrize("name", LOOPS)
def test_the_seam_of_a_loop_is_not_heard(name: str) -> None:
    """All the way round no step and no bend stands out, and no part is much louder than another."""
    sound = shipped(name).astype(int)
    for order in (1, 2):
        steps = np.diff(np.concatenate([sound, sound[:order]]), order)
        assert np.abs(steps).max() < 6 * steps.std()
    assert abs(sound[0]) < 0.01 * np.abs(sound).max()
    assert abs(sound.mean()) < 1
    loudness = [np.sqrt((part.astype(float) ** 2).mean()) for part in np.array_split(sound, 10)]
    assert max(loudness) < 1.5 * min(loudness)


@pytest.mark.parametrize("blow", BLOWS)
def test_a_harder_blow_is_brighter_and_louder(blow: str) -> None:
    sounds = [[shipped(f"{blow}-{strength.name}-{letter}") for letter in "ab"] for strength in STRENGTHS]
    for softer, harder in pairwise(sounds):
        assert max(map(brightness, softer)) < min(map(brightness, harder))
        assert max(map(decibels, softer)) == pytest.approx(min(map(decibels, harder)) - 6, abs=0.1)


def test_variations_differ() -> None:
    names = [name for name in SOUNDS if name.endswith(("-a", "-b", "-c"))]
    assert len({shipped(name).tobytes() for name in names}) == len(names)


def test_other_formats_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "stereo.wav"
    files.write(path, samples("button"))
    spoilt = bytearray(path.read_bytes())
    spoilt[22] = 2
    path.write_bytes(spoilt)
    with pytest.raises(ValueError, match="expected mono"):
        files.read(path)
