"""Three and four players: what a team shares, and what each of its players has alone."""

from typing import Any

import pytest

from flick.games.catacombs import GAME
from flick.games.catacombs.cards import TEAMS
from flick.games.catacombs.state import CatacombsState, seats_of
from flick.table.chance import Chance, derived
from flick.table.match import Match
from flick.table.records import pack, unpack
from flick.table.rules import Decision
from flick.table.sayings import Refused, Who
from tests.games_catacombs.scene import act, holding, match_of, state_with

FACING = {"sword-1": (100.0, 177.5), "sword-2": (60.0, 60.0), "skull-1": (150.0, 177.5), "skull-2": (540.0, 250.0)}


def struck(seats: int, *kept: str, **options: Any) -> Match:
    """Sword 1 has struck Skull 1 for one token; Skull keeps those armour cards."""
    state = holding(state_with(FACING, seats, **options), "berserker_mage")
    own = state.teams["skull"]
    for card in kept:
        pile = next(pile for pile in (own.deck, *state.hands) if card in pile)
        pile.remove(card)
        own.kept.append(card)
    match = match_of(seats, state=state)
    act(match, "play berserker_mage", "flick sword-1 0deg 900mm/s")
    return match


def asked(match: Match) -> tuple[int, str]:
    assert isinstance(match.decision, Decision)
    return match.decision.seat, match.decision.verb


def tokens(match: Match) -> tuple[int, int, int]:
    return match.state.teams["sword"].reserve, match.state.teams["skull"].reserve, match.state.bank


@pytest.mark.parametrize(("seats", "solo", "defenders"), [(4, "skull", (2, 3)), (3, "sword", (1, 2))])
def test_both_defenders_are_asked_and_the_second_may_use_it(seats: int, solo: str, defenders: tuple[int, int]) -> None:
    """CAT-104, CAT-R11."""
    match = struck(seats, "marauder", solo_team=solo)
    assert asked(match) == (defenders[0], "armour")
    act(match, "no")
    assert asked(match) == (defenders[1], "armour")
    assert tokens(match) == (8, 8, 8)
    act(match, "armour marauder")
    assert tokens(match) == (8, 8, 8)
    used = next(event.facts for event in match.events if event.kind == "armour")
    assert (used["who"], used["card"], used["pawn"]) == (Who(defenders[1]), "marauder", "skull-1")
    assert (match.state.teams["skull"].kept, match.state.teams["skull"].discard) == ([], ["marauder"])


def test_the_first_use_stands() -> None:
    """CAT-R11: nobody else is asked, and who uses armour chooses the card, whoever had played it."""
    match = struck(4, "marauder", "behemoth")
    act(match, "armour behemoth")
    assert tokens(match) == (8, 8, 8)
    assert match.state.teams["skull"].kept == ["marauder"]
    assert asked(match)[0] == 0, "it is the shooter's turn again"


def test_when_both_decline_the_team_is_wounded() -> None:
    match = struck(4, "marauder")
    act(match, "no", "no")
    assert tokens(match) == (8, 7, 9)
    assert match.state.teams["skull"].kept == ["marauder"]


@pytest.mark.parametrize(("seats", "solo", "defender"), [(3, "skull", 2), (2, "skull", 1)])
def test_a_defender_alone_is_asked_once(seats: int, solo: str, defender: int) -> None:
    match = struck(seats, "marauder", solo_team=solo)
    assert asked(match) == (defender, "armour")
    act(match, "no")
    assert tokens(match) == (8, 7, 9)


def test_without_kept_armour_nobody_is_asked() -> None:
    assert tokens(struck(4)) == (8, 7, 9)


@pytest.mark.parametrize("seats", [3, 4])
def test_a_team_mate_s_hand_is_guessed_like_any_other(seats: int) -> None:
    """CAT-R43, CAT-116: what a player can imagine has the own hand as it is, and every other of the same size."""
    state = state_with({}, seats)
    mate = seats_of(state, "sword")[1]
    imagined: list[list[str]] = []
    for seed in range(8):
        other: CatacombsState = unpack(pack(state), CatacombsState)
        GAME.guess(other, 0, Chance(derived(seed)), frozenset())
        assert other.hands[0] == state.hands[0]
        assert [len(hand) for hand in other.hands] == [len(hand) for hand in state.hands]
        assert dict(GAME.inventory(other)) == dict(GAME.inventory(state))
        imagined.append(sorted(other.hands[mate]))
    assert len({tuple(hand) for hand in imagined}) > 4


def test_each_player_plays_from_an_own_hand_and_draws_into_it() -> None:
    """CAT-06, CAT-116: the deck is the team's, the hand is not."""
    state = state_with({}, 4)
    top, mates_card = state.teams["sword"].deck[0], state.hands[1][0]
    match = match_of(4, state=state)
    match.settle()
    assert [top in hand for hand in match.state.hands] == [True, False, False, False]
    with pytest.raises(Refused) as refused:
        match.answer(f"play {mates_card}")
    assert (refused.value.say.id, refused.value.rule) == ("refused-not-in-hand", "CAT-33")


def without_decks(state: CatacombsState, *cards: int) -> CatacombsState:
    """The same position with so many cards in each hand, the first ones; all others are discarded."""
    for team in TEAMS:
        own = state.teams[team]
        own.discard, own.deck = own.deck, []
        for seat in seats_of(state, team):
            own.discard += state.hands[seat][cards[seat] :]
            del state.hands[seat][cards[seat] :]
    return state


@pytest.mark.parametrize(
    ("seats", "solo", "cards", "winners", "rule"),
    [
        (4, "skull", (0, 3, 1, 1), (0, 1), "CAT-129"),
        (4, "skull", (0, 2, 2, 1), (2, 3), "CAT-129"),
        (4, "skull", (0, 3, 0, 3), (), "CAT-R37"),
        (3, "skull", (0, 4, 3), (0, 1), "CAT-129"),
        (3, "skull", (0, 4, 5), (2,), "CAT-129"),
        (3, "sword", (0, 1, 0), (1, 2), "CAT-129"),
        (3, "sword", (0, 0, 0), (), "CAT-R37"),
    ],
)
def test_the_tie_break_adds_up_the_hands_of_a_team(
    seats: int, solo: str, cards: tuple[int, ...], winners: tuple[int, ...], rule: str
) -> None:
    """CAT-129, CAT-R38, CAT-R22: the own hand is empty, and the team mate's counts."""
    match = match_of(seats, state=without_decks(state_with({}, seats, solo_team=solo), *cards))
    match.settle()
    assert match.result is not None
    assert (match.result.winners, match.result.rule) == (winners, rule)


@pytest.mark.parametrize("kept", [0, 1])
def test_neither_the_card_being_played_nor_kept_armour_breaks_a_tie(kept: int) -> None:
    """CAT-R38: a heal empties the bank at 12 to 12 tokens, when each team has three cards in its hands."""
    state = without_decks(holding(state_with({}, 4), "enchantress"), 2, 2, 2, 1)
    sword, skull = state.teams["sword"], state.teams["skull"]
    skull.kept = [skull.discard.pop() for _ in range(kept)]
    sword.reserve, skull.reserve, state.bank = 11, 12, 1
    match = match_of(4, state=state)
    act(match, "play enchantress", "flick sword-1 180deg 140.1mm/s", "target skull-1", "place fireball 60.0,322.5")
    act(match, "flick fireball 180deg 140.1mm/s", "skip")
    assert match.state.playing == ["enchantress"]
    assert match.result is not None
    assert (match.result.winners, match.result.rule) == ((), "CAT-R37")


def test_exhaustion_counts_the_cards_of_both() -> None:
    """CAT-135, CAT-R40: the active player has none, the team mate one; then the game is over for want of a card."""
    match = match_of(4, state=without_decks(state_with({}, 4, exhaustion=True), 0, 1, 1, 1))
    match.settle()
    assert tokens(match) == (7, 8, 9)
    assert [event.kind for event in match.events] == ["turn", "exhausted", "no-draw", "no-card"]
    assert match.result is not None
    assert match.result.winners == (2, 3)
