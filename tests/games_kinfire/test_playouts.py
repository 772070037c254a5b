"""Random games of every kind end, and no card is lost or doubled on the way."""

from typing import Any

import pytest

from flick.bots import BOTS
from flick.bots.random import random_answer
from flick.games.kinfire import GAME
from flick.games.kinfire.cards import well_deck
from flick.games.kinfire.standing import cap, difficulty, least_difficulty, least_to_heed
from flick.games.kinfire.state import KinfireOptions, KinfireState, challenges
from flick.table import piles
from flick.table.chance import Chance, derived
from flick.table.game import Result
from flick.table.match import Match
from flick.table.perspective import seen_from
from flick.table.rules import Decision
from flick.table.seats import Seat
from tests.acting import act
from tests.games_kinfire.scene import bottom_of, match_of, state_of

VARIANTS = [
    (seats, KinfireOptions(hard=hard, quick=quick, first_game=first))
    for seats in (1, 2, 3, 4)
    for hard in (False, True)
    for quick in (False, True)
    for first in (False, True)
]
MASTERS = ("sea_of_dreams", "dreadweaver", "danse_macabre")


def played(match: Match, luck: Chance, most: int = 3000) -> Result:
    """A game of people who seldom give in to fatigue, so that it gets somewhere; cards are counted at each answer."""
    cards = match.game.inventory(match.state)
    while isinstance(item := match.settle(), Decision):
        assert match.game.inventory(match.state) == cards
        match.answer(random_answer(item, luck))
        assert len(match.answers) < most
    assert match.game.inventory(match.state) == cards
    return item


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_games_end_and_no_card_is_lost(seats: int, options: KinfireOptions) -> None:
    for seed in range(4):
        match = Match(GAME, [Seat("human")] * seats, options, seed)
        result = played(match, Chance(derived(seed, 7)))
        assert result.winners in ((), tuple(range(seats)))


def test_less_progress_than_is_heeded_can_do_nothing() -> None:
    """Of less nothing can come: not enough for the challenge, and no limit that it could be over."""
    state = bottom_of(down=[], master="dreadweaver")
    limited = [card for card in well_deck() if cap(state, card) is not None]
    assert limited == ["vainglorys_symphony"]
    for card in well_deck():
        most = cap(state, card)
        assert least_to_heed(card) == min(least_difficulty(card), 1000 if most is None else most + 1)


def test_no_difficulty_is_below_the_least() -> None:
    """What is skipped because its progress cannot be enough could not have been completed."""
    seen = 0
    for seed in range(30):
        match = Match(GAME, [Seat("random")] * 2, KinfireOptions(), seed, bots=BOTS)
        while isinstance(match.settle(), Decision):
            for card in challenges(match.state):
                assert least_difficulty(card) <= difficulty(match.state, card)
                seen += 1
            match.ask_bot()
    state = bottom_of(down=["the_velvet_gate"], master="dreadweaver")
    for card in challenges(state):
        assert least_difficulty(card) <= difficulty(state, card)
    assert seen > 1000


@pytest.mark.parametrize("master", MASTERS)
def test_games_from_the_bottom_end(master: str) -> None:
    """Enough health to be beaten is seldom left, so the team is given more."""
    won = 0
    for seed in range(12):
        state = bottom_of(down=["the_paper_knight"], master=master)
        complete(state)
        state.hp, state.progress = 10, {master: 20}
        result = played(match_of(state), Chance(derived(seed, 7)))
        won += bool(result.winners)
    assert won > 0


def complete(state: KinfireState) -> None:
    """What had lain on the board is out of the game."""
    state.gone = [card for card in well_deck() if card not in (*state.well_deck, *state.well_discard)]


def test_two_seekers_have_110_cards() -> None:
    match = Match(GAME, [Seat("human")] * 2, KinfireOptions(), 0)
    assert GAME.inventory(match.state) == {"cards": 110}


def test_a_challenge_that_was_discarded_openly_is_known_turns_later() -> None:
    """Strike It Out discards one; it lies among unknown cards then, and every Seeker imagines it there."""
    state = state_of(seekers=("ioren",))
    ioren = state.seekers[0]
    piles.move("strike_it_out", ioren.hand if "strike_it_out" in ioren.hand else ioren.deck, ioren.hand)
    match = match_of(state)
    act(match, "approach masked_fencers", "play strike_it_out", "yes", "target the_borrowed_stairs")
    discarded = match.state.turn
    luck = Chance(derived(4))
    while isinstance(item := match.settle(), Decision) and match.state.turn < discarded + 3:
        match.answer(random_answer(item, luck))
    assert "the_borrowed_stairs" in match.state.well_discard
    place = match.state.well_discard.index("the_borrowed_stairs")
    for seat in (0, 1):
        perspective = seen_from(match.line, seat, derived(seat))
        guesses: list[Any] = [perspective.guess().state for _ in range(20)]
        assert {guess.well_discard[place] for guess in guesses} == {"the_borrowed_stairs"}
        assert len({guess.well_discard[0 if place else 1] for guess in guesses}) > 5
