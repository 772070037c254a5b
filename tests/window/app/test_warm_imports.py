"""What is brought in beside the window is there to be brought in."""

from importlib.util import find_spec

import pytest

from flick.window.app.warm_imports import SCREENS


@pytest.mark.parametrize("name", SCREENS)
def test_every_screen_that_is_brought_in_exists(name: str) -> None:
    assert find_spec(f"flick.window.{name}") is not None
