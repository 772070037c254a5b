"""Whose turn it is, whom the markers show, and what nobody else may see."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from flick.bots import BOTS
from flick.bots.random import random_answer
from flick.games.catacombs import GAME
from flick.games.catacombs.cards import TEAMS, card
from flick.games.catacombs.state import CatacombsState
from flick.table import scenario
from flick.table.chance import Chance, derived
from flick.table.match import Match
from flick.table.records import to_json
from flick.table.rules import Confirm, Decision
from flick.table.sayings import Refused, Who
from flick.table.seats import Seat
from tests.games_catacombs.scene import act, holding, match_of, options_of, state_with

TUTORIAL = Path(__file__).parent.parent / "vectors" / "catacombs" / "tutorial.yaml"

ORDER = {
    "sword": ["sword-1", "skull-1", "sword-2", "skull-2"],
    "skull": ["skull-1", "sword-1", "skull-2", "sword-2"],
}


def random_match(seats: int, seed: int, **options: object) -> Match:
    return Match(GAME, [Seat("random")] * seats, options_of(**options), seed, bots=BOTS)


def decisions(match: Match, seed: int) -> Iterator[Decision]:
    """Every decision of a match played at random; yes to the layout."""
    luck = Chance(derived(seed, 7))
    while isinstance(item := match.settle(), Decision):
        yield item
        match.answer("yes" if isinstance(item, Confirm) and item.verb == "agree" else random_answer(item, luck))


@pytest.mark.parametrize("first", TEAMS)
@pytest.mark.parametrize(
    ("seats", "solo", "owners"),
    [
        (2, "skull", {"sword-1": 0, "sword-2": 0, "skull-1": 1, "skull-2": 1}),
        (3, "skull", {"sword-1": 0, "sword-2": 1, "skull-1": 2, "skull-2": 2}),
        (3, "sword", {"sword-1": 0, "sword-2": 0, "skull-1": 1, "skull-2": 2}),
        (4, "skull", {"sword-1": 0, "sword-2": 1, "skull-1": 2, "skull-2": 3}),
    ],
)
def test_turn_order_and_whose_pawns(first: str, seats: int, solo: str, owners: dict[str, int]) -> None:
    """CAT-26 to CAT-29, CAT-111 to CAT-115: the cycle of four, and who acts with which character."""
    match = random_match(seats, 5, first_team=first, solo_team=solo, no_abilities=True)
    for _ in decisions(match, 5):
        if sum(event.kind == "turn" for event in match.events) > 12:
            break
    turns = [event.facts for event in match.events if event.kind == "turn"]
    assert len(turns) >= 8
    expected = [ORDER[first][number % 4] for number in range(len(turns))]
    assert [facts["pawn"] for facts in turns] == expected
    assert [facts["who"] for facts in turns] == [Who(owners[pawn]) for pawn in expected]


def test_a_match_that_is_played_on_from_the_middle_goes_on_counting_its_turns() -> None:
    """The log began at turn 1 again, beside a header that did not."""
    state = holding(state_with({}), "paladin")
    state.turn = 26
    match = match_of(state=state)
    match.settle()
    told = [event.facts["n"] for event in match.events if event.kind == "turn"]
    assert told == [match.view(None).turn + 1] == [27]


def test_the_marker_is_turned_at_the_end_of_the_own_turn_only() -> None:
    """CAT-22, CAT-39."""
    state = holding(state_with({}), "paladin")
    match = match_of(state=holding(state, "black_knight", seat=1))
    assert [match.state.teams[team].marker for team in TEAMS] == [1, 1]
    act(match, "play paladin", "flick sword-1 0deg 200mm/s", "flick sword-1 0deg 200mm/s")
    assert [match.state.teams[team].marker for team in TEAMS] == [1, 1]
    act(match, "flick crystal-1 270deg 200mm/s")
    assert [match.state.teams[team].marker for team in TEAMS] == [2, 1]
    marks = {team: match.view(None).piece(f"marker-{team}") for team in TEAMS}
    assert [piece.face for piece in marks.values() if piece is not None] == ["sword-2", "skull-1"]
    act(match, "play black_knight", "flick skull-1 180deg 200mm/s", "flick skull-1 180deg 200mm/s")
    act(match, "flick crystal-1 270deg 200mm/s")
    assert [match.state.teams[team].marker for team in TEAMS] == [2, 2]


def test_who_acts_and_who_is_stunned_is_marked() -> None:
    state = state_with({})
    state.stunned = ["sword-1", "skull-2"]
    match = match_of(state=state)
    match.settle()
    board = match.view(0)
    marks = {name: piece.marks for name in state.pawns if (piece := board.piece(name)) is not None}
    assert marks["sword-1"] == ("active", "stunned")
    assert marks["skull-2"] == ("stunned",)
    assert marks["sword-2"] == marks["crystal-1"] == ()


def test_a_card_that_is_not_in_the_hand_is_refused() -> None:
    """CAT-33, CAT-05."""
    match = match_of(state=holding(state_with({}), "paladin"))
    match.settle()
    elsewhere = match.state.teams["sword"].deck[0]
    with pytest.raises(Refused) as refused:
        match.answer(f"play {elsewhere}")
    assert (refused.value.say.id, refused.value.rule) == ("refused-not-in-hand", "CAT-33")
    with pytest.raises(Refused):
        match.answer("play ghoul")


def test_a_stun_lasts_until_the_marker_is_turned() -> None:
    """CAT-91 to CAT-93: not only until the move is made."""
    state = state_with({})
    state.stunned = ["sword-1"]
    match = match_of(state=holding(state, "paladin"))
    act(match, "discard paladin", "flick sword-1 0deg 200mm/s")
    assert match.state.stunned == ["sword-1"]
    act(match, "flick crystal-1 270deg 200mm/s")
    assert match.state.stunned == []
    assert [event.kind for event in match.events if event.kind in ("flip", "stun-over")] == ["flip", "stun-over"]


def test_a_stunned_character_whose_hand_is_empty_ends_the_game() -> None:
    """CAT-R22, although the team mate has cards."""
    state = state_with({}, seats=4)
    own = state.teams["sword"]
    own.discard, own.deck = [*own.deck, *state.hands[0]], []
    state.hands[0] = []
    state.stunned = ["sword-1"]
    match = match_of(4, state=state)
    match.settle()
    assert match.result is not None
    assert match.result.winners == (2, 3)
    assert match.result.rule == "CAT-129"


def test_giving_up() -> None:
    """CAT-R54: the other team wins, whoever of a team gives up."""
    for seat, winners in ((0, (2, 3)), (1, (2, 3)), (3, (0, 1))):
        match = match_of(4, state=state_with({}, seats=4))
        result = match.resign(seat)
        assert result.winners == winners
        assert result.rule == "CAT-R54"


def hidden_from(state: CatacombsState, seat: int | None) -> list[str]:
    """Cards that this seat may not see: decks, and the hands of all others (CAT-R43)."""
    hands = [hand for owner, hand in enumerate(state.hands) if owner != seat]
    return [name for pile in (*(state.teams[team].deck for team in TEAMS), *hands) for name in pile]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_view_shows_a_hidden_card(seats: int) -> None:
    """CAT-R43, CAT-116: in every position of a match, for every seat and an onlooker; what is open is all there."""
    match = random_match(seats, 3)
    for number, _ in enumerate(decisions(match, 3)):
        if number % 4:
            continue
        state: CatacombsState = match.state
        for seat in (None, *range(seats)):
            board = match.view(seat)
            text = to_json(board).decode()
            assert not [name for name in hidden_from(state, seat) if f'"{name}"' in text]
            for team in TEAMS:
                own = state.teams[team]
                assert board.zone(f"deck-{team}").count == len(own.deck)
                assert [piece.face for piece in board.zone(f"discard-{team}").pieces] == own.discard
                assert [piece.face for piece in board.zone(f"kept-{team}").pieces] == own.kept
                assert board.zone(f"reserve-{team}").facts["tokens"] == own.reserve
            for owner, hand in enumerate(state.hands):
                faces = [piece.face for piece in board.zone(f"hand-{owner + 1}").pieces]
                assert faces == (hand if owner == seat else [None] * len(hand))
        if number > 120:
            break


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_draws_are_told_to_one_alone(seats: int) -> None:
    """CAT-R43: even the team mate does not learn which card it was."""
    match = random_match(seats, 4)
    for number, _ in enumerate(decisions(match, 4)):
        if number > 60:
            break
    draws = [event for event in match.events if event.kind == "draw"]
    assert draws
    for event in draws:
        (owner,) = event.knows
        assert event.seen_by(owner).secret
        for seat in (None, *(other for other in range(seats) if other != owner)):
            assert not event.seen_by(seat).secret
            assert "card" not in event.seen_by(seat).facts


@pytest.mark.parametrize("seed", range(4))
def test_nothing_is_lost_in_a_whole_match(seed: int) -> None:
    """CAT-T62: 24 tokens, 28 cards a team, five obstacles, four characters, at every decision to the end."""
    match = random_match(2 + seed % 3, seed, arena_mode="mat" if seed % 2 else "walls")
    for _ in decisions(match, seed):
        found = GAME.inventory(match.state)
        assert dict(found) == {"tokens": 24, "characters": 4, "obstacles": 5}
        assert set(match.state.layout().pawns) >= set(match.state.pawns)
    assert match.result is not None
    assert match.result.rule in ("CAT-124", "CAT-128", "CAT-129", "CAT-R37")


@pytest.mark.parametrize(
    ("vector", "sword", "skull"),
    [
        ("CAT-T01", 19, 20),
        ("CAT-T06", 19, 19),
        ("CAT-T10", 18, 19),
        ("CAT-T14", 18, 18),
        ("CAT-T17", 17, 18),
        ("CAT-T18", 17, 17),
        ("CAT-T20", 16, 17),
        ("CAT-T23", 16, 17),
    ],
)
def test_decks_of_the_tutorial(vector: str, sword: int, skull: int) -> None:
    """The sizes of the decks where the tutorial of the rules names them, while that turn goes on."""
    match = scenario.load(TUTORIAL).open(vector)
    match.settle()
    assert [len(match.state.teams[team].deck) for team in TEAMS] == [sword, skull]
    GAME.inventory(match.state)


@pytest.mark.parametrize("path", sorted(TUTORIAL.parent.glob("*.yaml")), ids=lambda path: path.stem)
def test_every_position_of_the_vectors_holds_all_cards(path: Path) -> None:
    """The scenarios begin from positions that a match could reach."""
    book = scenario.load(path)
    for name in book.names:
        state = book.open(name).state
        assert dict(GAME.inventory(state)) == {"tokens": 24, "characters": 4, "obstacles": 5}, name


def test_every_card_can_be_played() -> None:
    """Each of the 56 cards, from an open position, with random answers until the turn is over."""
    for name in [*GAME.things("en")]:
        team = card(name).team
        state = holding(state_with({}, first_team=team), name, seat=0 if team == "sword" else 1)
        state.first = team
        match = match_of(state=state, first_team=team)
        luck = Chance(derived(1, 1))
        match.settle()
        match.answer(f"play {name}")
        while isinstance(item := match.settle(), Decision) and match.state.turn == 0:
            match.answer(random_answer(item, luck))
        kinds = [event.kind for event in match.events]
        assert kinds.count("flick") >= len(card(name).shots) or match.result is not None, name


def test_everybody_sees_which_shot_is_due_and_at_whom_it_goes() -> None:
    state = holding(state_with({}), "enchantress")
    match = match_of(state=state)
    match.settle()
    assert match.view(1).zone("playing").facts == {}
    act(match, "play enchantress")
    assert match.view(1).zone("playing").facts == {"who": Who(0), "shot": 1}
    act(match, "flick sword-1 180deg 150mm/s")
    act(match, "target skull-2")
    board = match.view(None)
    assert board.zone("playing").facts == {"who": Who(0), "shot": 2}
    marked = [piece.id for piece in board.zone("arena").pieces if "target" in piece.marks]
    assert marked == ["skull-2"]
