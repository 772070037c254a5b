"""The window without a display and without sound; pictures are painted once a session."""

import gc
import os
from collections.abc import Iterator

import pytest

from flick.window.app.process_memory import give_back_memory, look_through_memory
from tests.costs import resident

GROWN = 150
"""Megabytes that tests may leave behind before somebody looks for what they have closed."""

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


class Remains:
    """What tests have closed and Python has not found yet: a window and its parts know each other, so that they go only
    when somebody looks for them among everything. That takes tenths of a second, so it is done only where much has been
    left."""

    def __init__(self) -> None:
        self._least = resident()

    def look(self) -> None:
        """Let go of what is closed, if this process has grown by `GROWN` since the last time."""
        if resident() > self._least + GROWN:
            look_through_memory()
            give_back_memory()
            self._least = resident()


@pytest.fixture(scope="session")
def remains() -> Remains:
    return Remains()


@pytest.fixture(autouse=True)
def no_windows_left_over(remains: Remains) -> Iterator[None]:
    """After each test."""
    yield
    remains.look()
