"""What is kept of the memory that screens and painting need: by Python, and by the C library of Linux."""

import contextlib
import ctypes
import gc
import sys

KEPT = ((-1, 64 << 20), (-3, 16 << 20), (-8, 1))
"""``M_TRIM_THRESHOLD``, how much stays free before some is given back, and ``M_MMAP_THRESHOLD``, from which size on
something is given back at once, in bytes; and ``M_ARENA_MAX``, as what a thread keeps for itself never comes back."""


def keep_memory() -> None:
    """Painting needs large fields of numbers, one after the other. The library gives each of them back to the system,
    which takes longer than to fill it; this keeps them for the next one. What the program consists of stays for ever:
    nobody need look through it for what has been let go."""
    gc.collect()
    gc.freeze()
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            library = ctypes.CDLL(None)
            for parameter, size in KEPT:
                library.mallopt(parameter, size)


def give_back_memory() -> None:
    """Let go of what is closed, and give all that lies free back, also between what is in use: a screen was painted,
    and the next one needs other sizes. It takes some milliseconds.

    A screen and its parts know each other, so that nothing but a look through everything finds that nobody else knows
    them; of its own accord Python looks so rarely that the pictures of many closed screens would pile up.
    """
    gc.collect()
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).malloc_trim(0)


def look_through_memory() -> None:
    """Look for what has been let go among everything, and from then on only among what comes after: to go through a
    whole screen takes longer than three frames, and Python does that again and again."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
