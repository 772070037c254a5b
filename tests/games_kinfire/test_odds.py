"""What is promised before an answer is the truth, and tells nothing that is hidden."""

from collections.abc import Callable, Mapping
from itertools import product

import pytest

from flick.games.kinfire import GAME
from flick.games.kinfire.state import KinfireState
from flick.table.answers import read
from flick.table.promises import AS_IT_IS, Promise, promise_line, promises_of
from flick.table.rules import Confirm
from tests.acting import act, asked
from tests.games_kinfire.scene import BOARD, match_of, state_of
from tests.games_kinfire.test_bot import holding
from tests.texts import words_of

FACES = ("red", "green", "blue")


def promised(state: KinfireState, *answers: str) -> Mapping[str, Promise]:
    match = match_of(state)
    act(match, *answers)
    asked(match)
    return promises_of(match)


def counted(state: Callable[[], KinfireState], card: str, *answers: str) -> float:
    """In how many of all rolls these answers complete the card; nobody boosts, and what may be rerolled is kept."""
    done = 0
    throws = list(product(FACES, FACES, FACES, ("light", "darkness")))
    for *skill, face in throws:
        match = match_of(state(), {"skill-die": skill, "ld-die": [face]})
        for answer in answers:
            match.settle()
            match.answer(read(asked(match), answer).text)
        while isinstance(match.settle(), Confirm) or asked(match).verb == "boost":
            match.answer("no" if isinstance(match.decision, Confirm) else "boost nothing")
        done += any(event.kind == "completed" and event.facts["card"] == card for event in match.events)
    return done / len(throws)


@pytest.mark.parametrize(
    ("card", "progress", "action"),
    [("the_fire_curtain", 1, "kindled_blade"), ("crystal_caves", 0, "kindled_blade"), ("crystal_caves", 4, "nothing")],
)
def test_odds_are_those_of_all_rolls(card: str, progress: int, action: str) -> None:
    """On Light, Crystal Caves give a point of their own."""

    def state() -> KinfireState:
        found = holding(state_of(board=(card, *BOARD[1:])), ("kindled_blade",), ("lift_together",))
        found.progress = {card: progress} if progress else {}
        return found

    answers = (f"approach {card}", f"play {action}")
    promise = (
        promised(state(), *answers)["boost nothing"]
        if action != "nothing"
        else promised(state(), answers[0])[answers[1]]
    )
    assert promise.odds.exact
    assert 0 < promise.odds.win < 1
    assert promise.odds.win == pytest.approx(counted(state, card, *answers))


def test_a_reroll_is_used_where_the_first_roll_fails() -> None:
    state = holding(state_of(board=("the_flattering_mirror", *BOARD[1:])), ("street_lore",), ("lift_together",))
    state.progress = {"the_flattering_mirror": 1}
    found = promised(state, "approach the_flattering_mirror", "play street_lore")["boost nothing"]
    assert (found.points, found.needed) == (5, 6), "Asha has one more against traps"
    assert found.odds.win == pytest.approx(1 - (0.5 * 8 / 27) ** 2)


def test_it_is_told_what_others_are_asked_to_help_with() -> None:
    hands = ("kindled_blade",), ("lift_together", "hammer_and_wedge")
    found = promised(holding(state_of(), *hands), "approach the_fire_curtain", "play kindled_blade")
    now, declined = found[AS_IT_IS], found["boost nothing"]
    assert (now.points, now.needed, now.odds) == (declined.points, declined.needed, declined.odds)
    assert found["boost hammer_and_wedge"].odds.win > found["boost lift_together"].odds.win > now.odds.win
    line = promise_line(now, words_of(GAME, "en"))
    assert line.startswith("Player 1 plays Kindled Blade, 2 points are missing before the dice: 4 of 6, ")


@pytest.mark.parametrize(
    ("help_at_hand", "line"),
    [("lift_together", "at best, with one boost (48% without): 5 of 6, 85%"), ("", "4 of 6, 48%")],
)
def test_actions_promise_what_boosts_can_make_of_them(help_at_hand: str, line: str) -> None:
    state = holding(state_of(), ("kindled_blade",), (help_at_hand,) if help_at_hand else ())
    found = promised(state, "approach the_fire_curtain")
    assert promise_line(found["play kindled_blade"], words_of(GAME, "en")) == line
    assert found["play nothing"].say is None, "without an action nobody boosts"


def test_an_action_that_is_enough_needs_no_boost() -> None:
    state = holding(state_of(), ("kindled_blade",), ("lift_together",))
    state.progress = {"the_fire_curtain": 2}
    found = promised(state, "approach the_fire_curtain")["play kindled_blade"]
    assert promise_line(found, words_of(GAME, "en")) == "without any boost: 6 of 6, 100%"


def test_the_best_action_promises_what_its_challenge_did() -> None:
    """A card that says 100% has an action that says so too, and then a boost that does."""
    hands = ("kindled_blade", "light_step"), ("lift_together", "hammer_and_wedge")
    before = promised(holding(state_of(), *hands))["approach the_fire_curtain"]
    actions = promised(holding(state_of(), *hands), "approach the_fire_curtain")
    assert before.odds.win == 1.0
    assert max(found.odds.win for found in actions.values()) == before.odds.win
    boosts = promised(holding(state_of(), *hands), "approach the_fire_curtain", "play kindled_blade")
    assert boosts["boost hammer_and_wedge"].odds.win == before.odds.win
    told = promise_line(boosts["boost lift_together"], words_of(GAME, "en"))
    assert told == "as the last boost (100% with one more): 5 of 6, 85%"


def test_promises_tell_nothing_of_what_is_hidden() -> None:
    """Whatever comes next from the decks, and whoever the Master is."""
    hands = ("kindled_blade", "light_step"), ("lift_together",)
    told: list[Mapping[str, Promise]] = []
    for master, fatigue in (("dreadweaver", "heavy_limbs"), ("danse_macabre", "puppet_strings")):
        state = holding(state_of(forced={"master": [master], "fatigue-deck": [[fatigue]]}), *hands)
        told.append(promised(state))
    assert told[0] == told[1]
    assert set(told[0]) == {f"approach {card}" for card in BOARD[:3]}
