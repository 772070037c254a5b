"""The vocabulary of sounds: bodies that ring, air that rushes, and how they are put together.

A sound is an array of samples around zero, ``RATE`` of them a second. Levels inside a recipe compare its parts with
each other; how loud the whole is gets settled once, by ``finished`` or ``looped``. Times in seconds, frequencies in Hz.
"""

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

RATE = 22050
"""Samples a second. Nothing on the table rings above 11 kHz with any strength."""

LONGEST = 1.2
"""Nothing rings on for longer."""

QUIET = 0.006
"""What stays below this share of the peak, -44 dB, is cut off at the end."""

BANDS = 8
"""Of so many a sweep of noise is made."""

Sound = npt.NDArray[np.float64]
Chance = np.random.Generator


class Mode(NamedTuple):
    """One way in which a body swings; after ``tau`` a third of it is left, after ``7 * tau`` a thousandth."""

    frequency: float
    level: float
    tau: float


def times(length: float) -> Sound:
    """The moment of every sample."""
    return np.arange(round(length * RATE)) / RATE


def decay(length: float, tau: float) -> Sound:
    """The envelope of what is struck once and left alone."""
    return np.exp(-times(length) / tau)


def swell(length: float, top: float = 0.5) -> Sound:
    """The envelope of what comes and goes; ``top`` is the share of the time until it is loudest."""
    share = times(length) / length
    way = np.where(share < top, share / top, (1 - share) / (1 - top))
    return np.sin(np.pi / 2 * way) ** 2


def softened(sound: Sound, rise: float) -> Sound:
    """The same, come in slowly."""
    size = round(rise * RATE)
    return np.concatenate([sound[:size] * np.sin(np.pi / 2 * np.arange(size) / size) ** 2, sound[size:]])


def ring(modes: Iterable[Mode]) -> Sound:
    """A body that swings in all its modes from the same moment on."""
    return mix(*(level * decay(7 * tau, tau) * np.sin(2 * np.pi * f * times(7 * tau)) for f, level, tau in modes))


def dulled(modes: Iterable[Mode], cutoff: float) -> list[Mode]:
    """The modes as a contact that is not quite instant wakes them: those far above ``cutoff`` hardly at all."""
    return [Mode(f, level / (1 + (f / cutoff) ** 2), tau) for f, level, tau in modes]


def varied(chance: Chance, modes: Iterable[Mode]) -> list[Mode]:
    """The same body cut from another piece of wood: its pitch within 3 %, each of its modes within 1 % more."""
    pitch = 1 + chance.uniform(-0.03, 0.03)
    return [Mode(f * pitch * (1 + chance.uniform(-0.01, 0.01)), level, tau) for f, level, tau in modes]


def noise(chance: Chance, low: float, high: float, length: float) -> Sound:
    """Pink noise of a band, its peak at 1. It closes in itself: the last sample leads on to the first."""
    size = round(length * RATE)
    spectrum = np.fft.rfft(chance.uniform(-1, 1, size))
    f = np.fft.rfftfreq(size, 1 / RATE)
    f[0] = f[1] / 2
    spectrum *= f**-0.5 / (1 + (low / f) ** 6) / (1 + (f / high) ** 6)
    spectrum[0] = 0
    sound = np.fft.irfft(spectrum, size)
    return sound / np.abs(sound).max()


def burst(chance: Chance, low: float, high: float, length: float) -> Sound:
    """Noise that dies away; after ``length`` a twentieth is left."""
    return noise(chance, low, high, 2 * length) * decay(2 * length, length / 3)


def sweep(chance: Chance, start: float, end: float, length: float, top: float = 0.5) -> Sound:
    """Noise that rises or falls, an octave wide, while it comes and goes."""
    sound = np.zeros(round(length * RATE))
    place = times(length) / length * BANDS - 0.5
    for band, centre in enumerate(np.geomspace(start, end, BANDS)):
        near = np.cos(np.pi / 2 * np.clip(place - band, -1, 1)) ** 2
        sound += near * noise(chance, centre / 1.4, centre * 1.4, length)
    return sound * swell(length, top)


def bounces(chance: Chance, gap: float, keep: float, count: int) -> list[tuple[float, float]]:
    """When something that hops comes down, and how hard. Each hop keeps a share of the speed, and so of the time."""
    found, at, level = [], 0.0, 1.0
    for _ in range(count):
        found.append((at, level))
        at += gap * level * chance.uniform(0.9, 1.1)
        level *= keep
    return found


def after(delay: float, sound: Sound) -> Sound:
    """The same, later."""
    return np.concatenate([np.zeros(round(delay * RATE)), sound])


def mix(*sounds: Sound) -> Sound:
    """All at once, as long as the longest of them."""
    total = np.zeros(max(sound.size for sound in sounds))
    for sound in sounds:
        total[: sound.size] += sound
    return total


def amplitude(decibels: float) -> float:
    """0 dBFS is 1, -6 is a half."""
    return 10 ** (decibels / 20)


def finished(sound: Sound, peak: float) -> Sound:
    """Cut to what is heard, begun and ended at zero, without a constant part, its peak at ``peak`` dBFS."""
    sound = sound[: round(LONGEST * RATE)]
    heard = np.flatnonzero(np.abs(sound) > QUIET * np.abs(sound).max())
    sound = sound[: heard[-1] + 1]
    window = _fades(sound.size)
    sound = sound * window
    sound -= window * sound.sum() / window.sum()
    return sound * amplitude(peak) / np.abs(sound).max()


def looped(sound: Sound, peak: float) -> Sound:
    """Turned round to where it is next to zero, without a constant part; its ends are left as they fit together."""
    sound = sound - sound.mean()
    sound = np.roll(sound, -int(np.abs(sound).argmin()))
    return sound * amplitude(peak) / np.abs(sound).max()


def _fades(size: int) -> Sound:
    """In within a quarter of a millisecond, out over the last quarter of the time."""
    window = np.ones(size)
    rise, fall = min(6, size // 4), size // 4
    window[:rise] = np.sin(np.pi / 2 * np.arange(rise) / rise) ** 2
    window[size - fall :] = np.cos(np.pi / 2 * np.arange(1, fall + 1) / fall) ** 2
    return window
