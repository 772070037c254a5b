"""Dice are thrown: all of them tumble, and nothing tells what they show before they rest."""

import pygame
import pytest

from flick.games.kinfire import GAME
from flick.table.chance import Forced
from flick.table.match import Match
from flick.table.seats import HUMAN, Seat
from flick.window.board.dice import DiePart
from flick.window.board.duel_part import DuelPart
from flick.window.widgets.button import Button
from tests.window.kinfire.scene import NAMES, Table
from tests.window.kinfire.test_looking import FULL
from tests.window.menus.conftest import Visit

FIRST = ["blue", "green", "blue"]
"""Of three skill dice."""


def to_be_thrown_again(visit: Visit, *, again: list[str], still: bool = False) -> Table:
    """The Flattering Mirror lets everything be rolled once more."""
    forced: Forced = {
        "well-deck": [["the_flattering_mirror"]],
        "skill-die": [*FIRST, *again],
        "ld-die": ["light", "light"],
    }
    people = [Seat(HUMAN, name) for name in NAMES[:2]]
    match = Match(GAME, people, GAME.Options(first_player=1), 7, forced=forced)
    table = Table(visit(FULL, curtain="never", still=still, odds=False), match)
    for answer in ("approach the_flattering_mirror", "play nothing"):
        table.screen.controller.answer(answer)
        for _ in range(100):
            table.guest.wait(16)
            if dice(table) or table.decision is not None:
                break
    return table


def dice(table: Table) -> list[DiePart]:
    return table.guest.parts(DiePart)


def said(table: Table) -> str:
    return " ".join(table.guest.says().split())


def test_all_dice_tumble_at_the_first_throw_and_only_then_the_sum_is_told(visit: Visit) -> None:
    table = to_be_thrown_again(visit, again=FIRST)
    assert len(dice(table)) == 4
    assert all(die.moving for die in dice(table))
    (total,) = table.guest.parts(DuelPart)
    before, points = total.shown, "Dice: "
    assert points not in said(table)
    table.guest.wait(600)
    assert any(die.moving for die in dice(table))
    assert total.shown == before
    assert points not in said(table)
    table.guest.wait(400)
    assert not any(die.moving for die in dice(table))
    assert points in said(table)
    table.wait()
    assert table.decision is not None
    assert table.decision.verb == "reroll"


def test_the_question_that_was_answered_does_not_wait_for_the_dice(visit: Visit) -> None:
    """Its buttons lay there while they tumbled, as if nobody had answered."""
    table = to_be_thrown_again(visit, again=FIRST)
    assert table.screen.board_view.asking.decision is None
    assert "A roll of the dice." in said(table)


@pytest.mark.parametrize("again", [FIRST, ["blue", "green", "red"]])
def test_all_dice_are_thrown_again(visit: Visit, again: list[str]) -> None:
    """Only the one that showed another face than before tumbled."""
    table = to_be_thrown_again(visit, again=again)
    table.guest.wait(1500)
    table.screen.controller.answer("yes")
    for _ in range(40):
        table.guest.wait(16)
        if any(die.moving for die in dice(table)):
            break
    assert [die.moving for die in dice(table)] == [True] * 4
    table.guest.wait(1200)
    assert [die.piece.face for die in dice(table)] == [*again, "light"]
    assert not any(die.moving for die in dice(table))


def test_where_motion_is_reduced_nobody_waits_for_dice(visit: Visit) -> None:
    table = to_be_thrown_again(visit, again=FIRST, still=True)
    assert len(dice(table)) == 4
    assert not any(die.moving for die in dice(table))
    assert table.decision is not None
    assert table.decision.verb == "reroll"


def test_enter_keeps_the_roll(visit: Visit) -> None:
    """Neither answer was the brass button, and Enter meant nothing."""
    table = to_be_thrown_again(visit, again=FIRST, still=True)
    label = table.screen.words("no-reroll")
    assert table.guest.part(Button, label).kind == "primary"
    table.guest.key(pygame.K_RETURN)
    assert table.match.answers[-1].given.text == "no"
