"""Pieces put down with the mouse and with keys."""

import math

import pygame
import pytest

from flick.arena.shapes import gap
from flick.games.catacombs.state import CatacombsState
from flick.table.answers import read
from flick.table.rules import Place
from tests.window.arena.flicking.scene import come_to
from tests.window.arena.scene import Window, down, hover, key, motion, position, up
from tests.window.checks import complaints

CARDS = {"missile": "falconer", "longbow": "royal_archer", "power-wave": "storm_sage"}


def placing(piece: str = "missile", **settings: str) -> tuple[Window, Place]:
    card = CARDS[piece]
    match, decision = come_to(Place, position(card), f"play {card}")
    window = Window(match, decision, **settings)  # type: ignore[arg-type]
    window.settle()
    return window, decision


def spot(window: Window, decision: Place) -> tuple[float, float]:
    (answer,) = window.answers
    x, y = read(decision, answer).value
    return x, y


def test_a_piece_is_put_down_where_it_is_let_go() -> None:
    window, decision = placing()
    at = window.px("sword-1", 36, 10)
    window.frame(hover(at))
    window.frame(down(at), motion(at), up(at))
    x, y = spot(window, decision)
    assert math.dist(window.at((x, y)), at) < 1.5
    window.match.answer(window.answers.pop())
    window.match.settle()
    window.show()
    scene = window.part.scene
    assert scene is not None
    assert scene.pieces.lying["missile"].shown.value == 1, "it was seen there already"


def test_what_is_refused_says_why_and_answers_nothing() -> None:
    window, _ = placing()
    at = window.px("crystal-1")
    window.frame(down(at))
    window.frame(up(at))
    assert window.answers == []
    assert window.knocks == ["refused"]
    assert complaints(window.desk, window.table) == []
    texts = " ".join(box.text for box in window.desk.texts())
    assert "CAT-R27" in texts
    assert "crystal" in texts
    scene = window.part.scene
    assert scene is not None
    assert scene.tool is not None
    assert list(scene.tool.in_the_way()) == ["crystal-1"]


def test_the_piece_follows_the_pointer_before_any_press_as_near_as_it_may_lie() -> None:
    window, decision = placing()
    pawn = window.layout.pawns["sword-1"]
    for right, below in ((200, 0), (0, 150), (-35, 12)):
        window.frame(hover(window.px("sword-1", right, below)))
        assert [box.text for box in window.desk.texts()] == [], "nobody has tried to put it where it may not lie"
        window.frame(key(pygame.K_RETURN))
        x, y = spot(window, decision)
        assert decision.refuse(x, y) is None
        way, pointed = math.atan2(pawn.y - y, x - pawn.x), math.atan2(below, right)
        assert abs(math.remainder(way - pointed, math.tau)) < math.radians(6)
        window.answers.clear()


def test_keys_nudge_it_by_a_millimetre_and_by_a_tenth() -> None:
    window, decision = placing()
    x, y = decision.suggestions[0]
    window.frame(key(pygame.K_RIGHT), key(pygame.K_UP, pygame.KMOD_LCTRL))
    window.frame(key(pygame.K_RETURN))
    assert spot(window, decision) == pytest.approx((x + 1, y + 0.1))


def test_those_who_do_not_care_get_the_suggested_spot() -> None:
    window, decision = placing()
    window.part.tools.suggest()
    assert spot(window, decision) == decision.suggestions[0]
    window.answers.clear()
    far = window.px("crystal-1")
    for _ in range(2):
        window.frame(down(far))
        window.frame(up(far))
    assert spot(window, decision) == decision.suggestions[0], "a double click, where it may not lie"


def test_the_right_button_lets_go() -> None:
    window, decision = placing()
    at = window.px("sword-1", 36, 10)
    window.frame(down(at))
    window.frame(down(at, pygame.BUTTON_RIGHT))
    window.frame(up(at, pygame.BUTTON_RIGHT), up(at))
    assert window.answers == []
    window.frame(key(pygame.K_RETURN))
    assert spot(window, decision) == decision.suggestions[0]


@pytest.mark.parametrize("piece", ["missile", "longbow", "power-wave"])
def test_the_piece_is_drawn_as_it_would_lie(piece: str) -> None:
    """What the game says of it: its size and shape, off every pawn, and the way it will fly."""
    window, decision = placing(piece)
    assert decision.lies is not None
    x, y = decision.suggestions[0]
    pawn = decision.lies(x, y)
    state = window.match.line.state
    assert isinstance(state, CatacombsState)
    assert (pawn.diameter, pawn.shape) == (state.cuts[piece].diameter, state.cuts[piece].shape)
    for other in window.layout.pawns.values():
        assert gap(pawn.chain, pawn.pose, other.chain, other.pose) >= -0.05
    window.part.tools.suggest()
    window.match.answer(window.answers.pop())
    window.match.settle()
    assert window.layout.pawns[piece] == pawn


def test_the_region_is_hatched_and_the_piece_drawn_in_it() -> None:
    window, _ = placing("longbow")
    scene = window.part.scene
    assert scene is not None
    before = window.drawn()
    window.part.ask(None)
    window.frame()
    changed = (before != window.drawn()).any(axis=2)
    for pawn in ("sword-1", "sword-2"):
        x, y = window.px(pawn, 0, 40)
        assert changed[x - 8 : x + 8, y - 8 : y + 8].any(), pawn
    x, y = window.px("skull-1", 0, 40)
    assert not changed[x - 20 : x + 20, y - 20 : y + 20].any()
