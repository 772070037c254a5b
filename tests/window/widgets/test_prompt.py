"""The prompt at the top: what has no room in its lines is cut there, and nothing fails."""

import pytest
from pygame import Rect

from flick.window.widgets.kit import Kit
from flick.window.widgets.prompt import Prompt

LONG = "/home/camille/" + "a-very-long-folder-name/" * 30 + "match.flick cannot be written: no space left on device"


@pytest.mark.parametrize(
    ("what", "how"), [(LONG, ""), (LONG, LONG), ("Your turn", LONG), ("word " * 200, "word " * 200)]
)
def test_a_text_of_any_length_stays_in_its_lines(kit: Kit, what: str, how: str) -> None:
    prompt = Prompt(kit, Rect(0, 0, 500, 48), what, how)
    texts = prompt.texts()
    assert 1 <= len(texts) <= 3
    assert texts[-1].text.endswith("…")
    assert all(text.rect.bottom <= 60 for text in texts)
