"""The prompt at the top: what has no room in its lines is cut there, and nothing fails."""

from dataclasses import replace
from itertools import pairwise

import pygame
import pytest
from pygame import Rect, Surface

from flick.window.app.theme import Theme
from flick.window.widgets.kit import Kit
from flick.window.widgets.prompt import Prompt
from flick.window.widgets.text import TextBox

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


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_a_hint_of_two_lines_does_not_touch_the_prompt(scale: float) -> None:
    """The tails of the prompt once stood on the hint, where large type leaves little room."""
    kit = Kit(Theme(scale=scale))
    how = "Tir 1 sur 2, déplacement. Tirez en arrière depuis le pion, relâchez pour lancer. Bouton droit : annuler."
    prompt = Prompt(kit, Rect(0, 0, kit.px(420), kit.px(48)), "Déplacez Épée 1.", how)
    texts = prompt.texts()
    assert [box.role for box in texts] == ["prompt", "hint", "hint"]
    rows = [inked(kit, box) for box in texts]
    assert all(above[1] < below[0] for above, below in pairwise(rows))


def inked(kit: Kit, box: TextBox) -> tuple[int, int]:
    """The first and the last row of pixels that a text, without its shadow, draws in."""
    surface = Surface((1000, 200), pygame.SRCALPHA)
    kit.write(surface, replace(box, shadow=0))
    drawn = surface.get_bounding_rect()
    return drawn.top, drawn.bottom - 1
