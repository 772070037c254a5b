"""The window without a display and without sound; pictures are painted once a session."""

import gc
import os
from collections.abc import Iterator

import pytest

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
