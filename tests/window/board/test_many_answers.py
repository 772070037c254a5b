"""More answers than there is room for in two rows, in the smallest window: each is seen, and can be read."""

from flick.games.ravenloft import GAME, cards
from flick.table.lesson import Lesson
from flick.table.rules import Choose
from flick.table.scenario import load
from flick.window.board.answer_button import AnswerButton, CardButton
from flick.window.board.peek import WAIT
from flick.window.match.lesson.pointed_parts import found_about, found_for
from flick.window.widgets.button import Button
from flick.window.widgets.scrolling import Scrolling
from tests.games_ravenloft.phases import match_of
from tests.games_ravenloft.scene import state_of
from tests.lessons import led
from tests.window.board.scene import Table
from tests.window.checks import complaints

NINE = [AnswerButton(f"2 Threat: {number} Encounters, {8 - number} Monsters", f"draw {number}") for number in range(9)]

HAND = 150
"""Pixels that three cards of a hand take at least, one over the other."""


def buttons_over_cloth(table: Table) -> list[Button]:
    over = table.furniture.options.on_cloth
    return [part for part in over.walk() if isinstance(part, Button)] if over is not None else []


def test_the_last_of_nine_answers_needs_no_scrolling() -> None:
    """It was below the foot of a list, where nobody looked for it."""
    table = Table(match_of(state_of(1)))
    table.furniture.options.offer(NINE)
    over = table.furniture.options.on_cloth
    assert over is not None
    assert not any(isinstance(part, Scrolling) for part in over.walk())
    seen = [button.rect for button in buttons_over_cloth(table)]
    assert len(seen) == len(NINE)
    assert all(table.furniture.around.frame.cloth.contains(rect) for rect in seen)
    assert complaints(table.desk, table.ground()) == []


def test_each_of_many_powers_is_read_at_its_answer() -> None:
    table = Table(match_of(state_of(1)))
    powers = list(cards.heroes()["kat"].preset)
    table.furniture.options.offer(
        [AnswerButton(f"{name}, {other}", card=name) for name in powers for other in "abcdefgh"]
    )
    assert any(isinstance(part, Scrolling) for part in table.furniture.options.walk())
    first = buttons_over_cloth(table)[0]
    assert isinstance(first, CardButton)
    table.move(first.rect.center)
    table.wait(WAIT + 200)
    large = table.furniture.around.peek.large
    assert large is not None
    assert large.card is first


def test_the_lesson_of_strahd_points_at_the_hand_and_at_the_cards_to_buy() -> None:
    lesson = Lesson(load(GAME.folder / "scenarios" / "strahd.yaml"), "strahd")
    for step in led(lesson):
        if step.tell == "strahd-first":
            hand = found_about(Table(lesson.match).desk, "hand-monster")
            assert hand is not None
            assert hand.width > HAND
        if step.tell == "strahd-draw":
            table = Table(lesson.match)
            assert isinstance(table.decision, Choose)
            place = found_for(table.desk, table.decision, lesson.expected or "")
            assert place in [part.rect for part in table.desk.root.walk() if isinstance(part, Button)]
            return
    raise AssertionError("no card was bought")
