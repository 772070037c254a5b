"""What Strahd holds nobody else learns, but by being shown it (5.8)."""

from collections import Counter

import pytest

from flick.games.ravenloft.adversary import splits
from flick.games.ravenloft.game import GAME
from flick.games.ravenloft.state import RavenloftState
from flick.table.decisions import Choose
from flick.table.match import start_state
from flick.table.sayings import Refused
from flick.window.menus.draft import usual
from flick.written_options import read_options
from tests.acting import act, asked
from tests.contract import check_playout
from tests.games_ravenloft.evenings import Evening, evening_of
from tests.games_ravenloft.phases import match_of, now
from tests.games_ravenloft.scene import on_top, state_of
from tests.games_ravenloft.seen_hands import found_leaks, leaks_in
from tests.moving import follow


@pytest.mark.parametrize(
    ("heroes", "adventure", "hero"), [(2, "klaks_workshop", "normal"), (3, "doors_of_cinder", "random")]
)
def test_the_hand_is_seen_by_nobody_else(heroes: int, adventure: str, hero: str) -> None:
    assert found_leaks(Evening("normal", heroes, adventure, 11, hero)) == []


def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("flick.games.ravenloft.view.knows", lambda state, seat, name: True)
    assert next(leaks_in(evening_of(Evening("random", 2, "klaks_workshop", 3, "random"))), "")


@pytest.mark.parametrize("seats", [3, 5])
def test_what_is_shown_fits_whatever_the_hand_may_be(seats: int) -> None:
    """Every seat imagines other hands, and would be shown and asked the same."""
    playout = check_playout(GAME, seats, read_options(GAME, {"variants": "STR", "powers": "random"}), seats, Counter())
    assert playout.dealt_otherwise


def test_cards_go_where_they_are_told_to_go() -> None:
    follow(evening_of(Evening("random", 2, "out_of_the_grave", 7, "random")))


@pytest.mark.parametrize(("seats", "heroes"), [(3, 2), (6, 5)])
def test_so_many_play(seats: int, heroes: int) -> None:
    """RAV-T-S01."""
    state = start_state(GAME, read_options(GAME, {"variants": "STR"}), seats, 1)
    assert isinstance(state, RavenloftState)
    assert len(state.heroes) == heroes


@pytest.mark.parametrize("seats", [2, 7])
def test_no_fewer_and_no_more(seats: int) -> None:
    """RAV-T-S01."""
    with pytest.raises(Refused):
        start_state(GAME, read_options(GAME, {"variants": "STR"}), seats, 1)


def test_six_heroes_do_not_go_down() -> None:
    """RAV-RUL-11."""
    with pytest.raises(Refused):
        start_state(GAME, GAME.Options(), 6, 1)


def test_what_one_has_seen_stays_known_to_that_one() -> None:
    """RAV-RUL-89: to one seat by a card, until it is played; a card drawn later is not known."""
    state = state_of(3, variants=("STR",), people=4)
    assert state.adversary is not None
    state.adversary.hand = {"encounter": ["mirror_of_faces#1"], "monster": ["ghoul#1"]}
    for deck, held in state.adversary.hand.items():
        state.decks[deck] = [name for name in state.decks[deck] if name not in held]
    state.heroes[0].powers = ["second_sight"]
    on_top(state, "encounter", "passage_of_time#1")
    state.adversary.threat = 1
    match = match_of(state)
    act(match, "turn second_sight")
    faces = {seat: [piece.face for piece in match.view(seat).zone("hand-monster").pieces] for seat in (None, 0, 1, 3)}
    assert faces == {None: [None], 0: ["ghoul#1"], 1: [None], 3: ["ghoul#1"]}
    act(match, "turn end", "no", "draw 2+0")
    known = [piece.face for piece in match.view(0).zone("hand-encounter").pieces]
    assert known == ["mirror_of_faces#1", None, None]
    assert now(match).memory["ghoul#1"] == [0]


def test_strahd_is_warned_of_what_would_be_lost() -> None:
    """RAV-RUL-87."""
    state = state_of(3, variants=("STR",), people=4)
    assert state.adversary is not None
    state.adversary.hand["monster"] = ["skeleton#1"]
    state.heroes[0].row = ["skeleton#2"]
    state.heroes[0].square = "1,0"
    match = match_of(state)
    act(match, "turn end")
    decision = asked(match)
    assert isinstance(decision, Choose)
    assert (decision.seat, list(decision.warnings)) == (3, ["spawn skeleton#1"])


@pytest.mark.parametrize(("threat", "count"), [(0, 0), (1, 3), (2, 8), (5, 8)])
def test_two_cards_or_four(threat: int, count: int) -> None:
    """RAV-STR-15, RAV-STR-16."""
    assert len(splits(threat)) == count


def test_whoever_chooses_sits_where_there_is_room() -> None:
    """A draft knows how many people what is chosen takes, and that Strahd chooses no hero (RAV-STR-01)."""
    draft = usual("ravenloft")
    assert draft.bounds == (1, 5)
    draft.options["variants"] = ["STR"]
    assert draft.bounds == (3, 6)
    draft.seat_people(3)
    draft.sitters[2].options["hero"] = draft.sitters[0].options["hero"] = "kat"
    assert (draft.given(1, "hero"), draft.given(2, "hero")) == ("", "strahd")
    assert len(draft.match().state.heroes) == 2
