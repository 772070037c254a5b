"""A projectile put down and flicked in one drag."""

import math

import pygame
import pytest

from flick.table.answers import read
from flick.table.rules import Aim, Flick, Place
from tests.window.arena.flicking.scene import come_to
from tests.window.arena.scene import Window, down, key, motion, position, pull, up
from tests.window.checks import complaints

CARDS = {"missile": "falconer", "longbow": "royal_archer", "power-wave": "storm_sage"}


def placing(piece: str = "missile", **places: tuple[float, float]) -> tuple[Window, Place]:
    card = CARDS[piece]
    match, decision = come_to(Place, position(card, mode="mat", **places), f"play {card}")
    window = Window(match, decision, aim_help="path")
    window.settle()
    return window, decision


def spot(window: Window, decision: Place) -> tuple[float, float]:
    x, y = read(decision, window.answers[0]).value
    return x, y


def accept(window: Window) -> Flick:
    """The match takes the answer, and asks for the flick."""
    window.match.answer(window.answers[-1])
    decision = window.match.settle()
    window.show()
    window.part.ask(decision)  # type: ignore[arg-type]
    window.frame()
    assert isinstance(decision, Flick)
    return decision


@pytest.mark.parametrize("piece", list(CARDS))
def test_one_drag_gives_both_answers(piece: str) -> None:
    """The projectile lies opposite to the hand, and flies on that way."""
    window, decision = placing(piece)
    end = pull(window, window.px("sword-1"), -150, 60)
    assert window.answers == []
    window.frame(up(end))
    assert len(window.answers) == 1, "the flick waits until it is asked"
    x, y = spot(window, decision)
    way, pawn = math.atan2(60, 150), window.layout.pawns["sword-1"]
    assert math.atan2(y - pawn.y, x - pawn.x) == pytest.approx(way, abs=0.03)
    asked = accept(window)
    assert window.answers[0].startswith(f"place {piece} ")
    aim = read(asked, window.answers[1]).value
    assert isinstance(aim, Aim)
    assert aim.pawn == piece
    assert aim.angle == pytest.approx(way, abs=0.03)
    window.match.answer(window.answers[1])


def test_what_it_comes_to_is_said_while_it_is_pulled() -> None:
    """As if the projectile lay there already, and with the words that are said then."""
    window, _ = placing("longbow", sword_1=(300.0, 205.0))
    end = pull(window, window.px("sword-1"), -170, 0)
    told = [box.text for box in window.desk.texts() if box.role == "verdict"]
    assert told == ["1 wound"]
    assert complaints(window.desk, window.table) == []
    window.frame(up(end))
    asked = accept(window)
    assert asked.foretell is not None
    outcome = asked.resolve(read(asked, window.answers[1]).value)
    assert asked.foretell(outcome).struck == ("skull-1",)


def test_where_it_may_not_lie_the_nearest_spot_along_the_ring_is_taken() -> None:
    window, decision = placing("missile", crystal_1=(126.0, 243.0))
    end = pull(window, window.px("sword-1"), -150, 0)
    assert list(window.part.scene.tool.in_the_way()) == ["crystal-1"]  # type: ignore[union-attr]
    window.frame(up(end))
    x, y = spot(window, decision)
    turned = abs(math.degrees(math.atan2(y - 243, x - 96)))
    assert 10 < turned < 90
    asked = accept(window)
    assert math.remainder(read(asked, window.answers[1]).value.angle, math.tau) == pytest.approx(0, abs=0.03)


def test_a_longbow_is_shot_from_either_character() -> None:
    window, decision = placing("longbow")
    end = pull(window, window.px("sword-2"), -100, 0)
    window.frame(up(end))
    x, y = spot(window, decision)
    assert math.dist((x, y), (178, 117)) < 60
    assert set(window.part.scene.tool.rings()) == {"sword-1", "sword-2"}  # type: ignore[union-attr]


def test_a_drag_that_is_given_up_answers_nothing() -> None:
    window, decision = placing()
    start = window.px("sword-1")
    pull(window, start, -150, 0)
    window.frame(down((20, 600), pygame.BUTTON_RIGHT), up((20, 600)))
    pull(window, start, -5, 0)
    window.frame(up((start[0] - 5, start[1])))
    pull(window, start, -150, 0)
    assert window.desk.handle(key(pygame.K_ESCAPE))
    window.frame(up((start[0] - 150, start[1])))
    assert window.answers == []
    window.frame(key(pygame.K_RETURN))
    assert spot(window, decision) == decision.suggestions[0], "it lies where it lay"


def test_nothing_is_flicked_when_the_first_answer_is_refused() -> None:
    window, _ = placing()
    end = pull(window, window.px("sword-1"), -150, 0)
    window.frame(up(end))
    window.answers.clear()
    at = window.px("sword-1", 36, 10)
    window.frame(down(at), motion(at), up(at))
    assert len(window.answers) == 1
    accept(window)
    assert len(window.answers) == 1


def test_whose_shot_it_is_is_said_by_name() -> None:
    window, _ = placing()
    assert window.part.hint is not None
    assert window.part.hint.facts == {"pawn": "Sword 1"}


def test_who_plays_with_keys_is_told_how_one_puts_down_with_them() -> None:
    window, _ = placing()
    window.frame(key(pygame.K_RIGHT))
    assert window.part.hint is not None
    assert window.part.hint.id == "window-hint-place-keys"


def test_by_stroke_it_is_put_down_first() -> None:
    window, _ = placing()
    window.settings.flick_mode = "swipe"
    assert window.part.scene.tool.rings() == {}  # type: ignore[union-attr]
    assert window.part.hint is not None
    assert window.part.hint.id == "window-hint-place"
    end = pull(window, window.px("sword-1"), -150, 0)
    window.frame(up(end))
    assert window.answers == []
