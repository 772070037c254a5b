"""The window without a display and without sound; pictures are painted once a session."""

import gc
import os
from collections.abc import Iterator

import pytest

from tests.costs import largest

GROWN = 16
"""Megabytes that a test may need more than any before it."""

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")


@pytest.fixture(autouse=True, scope="session")
def shared_pictures() -> Iterator[None]:
    from tests.window import shared

    with pytest.MonkeyPatch.context() as patch:
        shared.share(patch)
        yield


@pytest.fixture(autouse=True, scope="module")
def little_to_look_through() -> None:
    """Whatever is closed is looked for whenever a screen changes: not among all that tests consist of as well."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def no_windows_left_over() -> Iterator[None]:
    """Windows that a test has closed stay in memory until somebody looks for them, everywhere. That takes a second, so
    it is done only after a test by which this process has grown larger than it ever was by more than `GROWN`."""
    before = largest()
    yield
    if largest() > before + GROWN:
        gc.unfreeze()
        gc.collect()
        gc.freeze()
