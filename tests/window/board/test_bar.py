"""A question of yes or no below the table, where there is little room for it."""

import pytest
from pygame import Rect

from flick.window.board.answer_button import AnswerButton
from flick.window.board.bar import BarPart, Questioned
from tests.window.board.scene import Table, catacombs

ASKED = Questioned(
    "Sword 1’s missile hits Skull 2 for 1. Discard Marauder to cancel it? Otherwise you have 4 tokens left.",
    ["The whole shot is cancelled; then it goes to the discard pile."],
    "CAT-100",
    [
        AnswerButton("Use Marauder", "yes", "1", kind="primary"),
        AnswerButton("Don’t ask again this turn", "no-more", "2"),
        AnswerButton("Take the hit", "no", "3"),
    ],
)


@pytest.mark.parametrize("high", [136, 120, 108, 96])
def test_a_bar_never_ends_below_its_room(high: int) -> None:
    """In large type the last answer was cut off by the edge of the window; the bar begins higher instead."""
    table = Table(catacombs())
    room = Rect(200, 720 - high, 560, high)
    bar = BarPart(table.board_view.furniture.around, room, ASKED)
    assert bar.rect.bottom <= room.bottom
    words, buttons = [text.rect for text in bar.own_texts()], [button.rect for button in bar.buttons]
    assert all(bar.rect.contains(rect) for rect in (*words, *buttons))
    assert not any(button.collidelistall(words) for button in buttons)
    assert all(one.collidelistall(buttons) == [index] for index, one in enumerate(buttons))
