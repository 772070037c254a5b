"""The bot that looks ahead: how it spends its tries, what it tries, and that more of them make it stronger."""

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flick.bots import BOTS
from flick.bots.ahead import MOST_SELECTIONS, AheadBot, best_of, candidate_answers
from flick.bots.random import RandomBot
from flick.table.answers import read
from flick.table.chance import Chance, derived
from flick.table.decisions import Deal, Goods
from flick.table.game import Game, NoOptions, Result, State, find
from flick.table.line import Line
from flick.table.match import Match
from flick.table.perspective import Perspective, seen_from
from flick.table.rules import Amount, Choose, ChooseMany, Confirm, Decision, Offer, Rules, Walk, confirm
from flick.table.sayings import say
from flick.table.seats import Bot, Seat

THINGS = tuple("abcdefgh")


def ways() -> Mapping[str, Sequence[str]]:
    return {"1,2": ("1,2",), "1,3": ("1,2", "1,3")}


def refuse(anything: object) -> None:
    """Nothing is refused."""


def perspective_of(decision: Decision) -> Perspective:
    """A seat that is asked this, in a match of no importance."""
    game = find("grotto")
    line = Line(game, game.start(game.Options(), 2, Chance(derived(1))))
    line.decision = decision
    return seen_from(line, 0, derived(2))


def margins(first: Callable[[], Bot], second: Callable[[], Bot], deals: int) -> int:
    """By how much the first is ahead in all matches: each deal is played twice, with the seats exchanged."""
    bots, found = {"first": first, "second": second}, 0
    for seed in range(deals):
        for seats in (("first", "second"), ("second", "first")):
            match = Match(find("grotto"), [Seat(player) for player in seats], seed=seed, bots=bots)
            result = match.advance()
            assert isinstance(result, Result)
            place = seats.index("first")
            found += result.scores[place] - result.scores[1 - place]
    return found


def test_a_few_tries_are_far_better_than_chance() -> None:
    """Gems worth 6 a match and more, of 19 that there are."""
    assert margins(lambda: AheadBot(8), RandomBot, 8) > 6 * 16


@pytest.mark.parametrize(("more", "fewer", "deals"), [(32, 8, 12), (128, 32, 6)])
def test_more_tries_are_better(more: int, fewer: int, deals: int) -> None:
    assert margins(lambda: AheadBot(more), lambda: AheadBot(fewer), deals) > deals


def test_the_same_seed_gives_the_same_answers() -> None:
    matches = [Match(find("grotto"), [Seat("easy"), Seat("normal")], seed=3) for _ in range(2)]
    for match in matches:
        match.advance()
    one, other = ([taken.given.text for taken in match.answers] for match in matches)
    assert one == other


def test_what_cannot_be_listed_is_left_to_the_policy() -> None:
    """Flicks and places, in a game that says nothing of its worth and is played on to its end."""
    game = find("shells")
    bots = {"ahead": lambda: AheadBot(4)}
    match = Match(game, [Seat("ahead"), Seat("random")], game.Options(rounds=1), 5, bots={**BOTS, **bots})
    assert isinstance(match.advance(), Result)
    asked = {type(decision).__name__ for decision in decisions_again(match)}
    assert {"Choose", "Amount", "ChooseMany", "Flick", "Place"} <= asked


def decisions_again(match: Match) -> list[Decision]:
    """What was asked in a match."""
    asked: list[Decision] = []
    for number in range(len(match.answers)):
        decision = match.line_before(number).decision
        assert decision is not None
        asked.append(decision)
    return asked


@pytest.mark.parametrize(
    ("decision", "texts"),
    [
        (Choose(seat=0, verb="go", rule="", things=("a", "b"), decline="stay"), ["go a", "go b", "stay"]),
        (
            Choose(seat=0, verb="go", rule="", things=("a",), decline="stay", passes=("pass-turn",)),
            ["go a", "pass-turn", "stay"],
        ),
        (Choose(seat=0, verb="go", rule="", things=("a",)), ["go a"]),
        (Confirm(seat=0, verb="hurry", rule=""), ["yes", "no"]),
        (Amount(seat=0, verb="pay", rule="", least=2, most=4), ["pay 2", "pay 3", "pay 4"]),
        (Amount(seat=0, verb="pay", rule="", least=0, most=0), ["pay 0"]),
        (
            Amount(seat=0, verb="pay", rule="", least=0, most=100),
            ["pay 0", "pay 20", "pay 40", "pay 60", "pay 80", "pay 100"],
        ),
        (
            ChooseMany(seat=0, verb="drop", rule="", things=("a", "b"), least=0, most=2),
            ["drop nothing", "drop a", "drop b", "drop a, b"],
        ),
        (
            Walk(seat=0, verb="walk", rule="", piece="elf", start="1,1", ways=ways, refuse=refuse, decline="stay"),
            ["walk 1,2", "walk 1,2 1,3", "stay"],
        ),
        (Decision(seat=0, verb="sing", rule=""), []),
    ],
)
def test_answers_that_are_tried(decision: Decision, texts: list[str]) -> None:
    found = candidate_answers(perspective_of(decision))
    assert [given.text for given in found] == texts
    for answer in found:
        assert read(decision, answer.text) == (answer.value, answer.text)


def test_no_others_are_tried_than_those_named() -> None:
    perspective = perspective_of(Confirm(seat=0, verb="dare", rule="X-1"))
    assert [AheadBot(4, among=(text,)).think(perspective).answer for text in ("yes", "no")] == ["yes", "no"]


def test_of_many_selections_some_are_tried() -> None:
    decision = ChooseMany(seat=0, verb="drop", rule="", things=THINGS, least=0, most=8)
    found = candidate_answers(perspective_of(decision))
    assert 12 < len(found) <= MOST_SELECTIONS
    assert len({given.text for given in found}) == len(found)
    for answer in found:
        assert read(decision, answer.text) == (answer.value, answer.text)


def test_some_deals_are_tried_beside_yes_and_no() -> None:
    goods = Goods(("ruby", "opal"), {"coin": 3})
    offer = Offer(
        seat=0,
        verb="offer",
        rule="",
        partner=1,
        own=goods,
        theirs=goods,
        proposed=Deal(goods, goods),
        may_counter=True,
        refuse=refuse,
    )
    found = candidate_answers(perspective_of(offer))
    assert {"yes", "no"} < {answer.text for answer in found}
    for answer in found:
        assert read(offer, answer.text) == (answer.value, answer.text)


@given(st.lists(st.integers(0, 9), min_size=1, max_size=20), st.integers(1, 200))
def test_tries_go_to_the_best(values: list[int], tries: int) -> None:
    """No more of them than there are, but for one each in every round; and the first of the best is found."""
    spent: list[int] = []

    def try_those(left: Sequence[int]) -> list[float]:
        spent.extend(left)
        return [values[index] for index in left]

    best = best_of(len(values), tries, try_those)
    assert best == values.index(max(values))
    assert len(spent) <= tries + 2 * len(values) + len(values).bit_length()
    assert all(spent.count(index) <= spent.count(best) for index in range(len(values)))
    assert (len(values) == 1) == (not spent)


class CliffState(State, kw_only=True):
    jumped: bool | None = None


class Cliff(Game[CliffState, NoOptions]):
    """A single question, and who has won by either answer."""

    id = "cliff"
    version = 1
    seats = (2, 2)
    State = CliffState
    winners: ClassVar[dict[bool, tuple[int, ...]]] = {True: (1,), False: ()}

    def start(self, options: NoOptions, seats: int, chance: Chance) -> CliffState:
        return CliffState(luck=chance.luck)

    def turn(self, state: CliffState, chance: Chance) -> Rules[None]:
        state.jumped = yield from confirm(0, "jump", rule="CLF-1")

    def result(self, state: CliffState) -> Result | None:
        return None if state.jumped is None else Result(self.winners[state.jumped], say("end"), "CLF-1")

    def guess(self, state: CliffState, seat: int, chance: Chance, known: frozenset[str]) -> None:
        """Nothing is hidden."""


class CliffTogether(Cliff):
    """If nobody has won, all have lost."""

    together = True
    winners: ClassVar[dict[bool, tuple[int, ...]]] = {True: (), False: (0, 1)}


@pytest.mark.parametrize("game", [Cliff(), CliffTogether()])
def test_a_draw_is_better_than_a_defeat_and_a_victory_than_nobodys(game: Cliff) -> None:
    match = Match(game, [Seat("ahead"), Seat("ahead")], bots={"ahead": lambda: AheadBot(2)})
    match.advance()
    assert match.answers[0].given.text == "no"
