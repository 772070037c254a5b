"""The functions with which rules of games are written: for events that happen, and decisions that somebody must take.

The rules of a game are generator functions. They ``yield`` an ``Event`` when something happens, and ``yield from
choose(...)`` and the like when somebody must decide, so that a turn reads like the rulebook.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypedDict, TypeVar, Unpack

from flick.table.choosing import choose, choose_many, choose_or_not
from flick.table.decisions import (
    DECLINED,
    Aim,
    AimHelp,
    Amount,
    Choose,
    ChooseMany,
    Confirm,
    Decision,
    Flick,
    Forecast,
    Launch,
    Offer,
    Option,
    Place,
    Verdict,
    Walk,
)
from flick.table.events import Event, reveal, sum_up, tell, whisper
from flick.table.sayings import NO_FACTS, Fact, Facts, Refused, Say
from flick.table.steps import NOTHING_HAPPENS, GameEnds, Rules, Step

T = TypeVar("T")


def confirm(
    seat: int,
    verb: str,
    /,
    *,
    rule: str,
    secret: bool = False,
    warns: Callable[[], Mapping[str, Say]] = dict[str, Say],
    **facts: Fact,
) -> Rules[bool]:
    """Ask a seat a question that is answered with yes or no: ``if (yield from confirm(player, "agree",
    rule="CAT-10")):``"""
    answer: bool = yield Confirm(seat=seat, verb=verb, rule=rule, facts=facts, secret=secret, warns=warns)
    return answer


def amount(
    seat: int,
    verb: str,
    least: int,
    most: int,
    *,
    rule: str,
    secret: bool = False,
    facts: Facts = NO_FACTS,
    **more: Fact,
) -> Rules[int]:
    """``coins = yield from amount(player, "coins", 1, purse, rule="CAVE-R51")``: ask a seat for a whole number between
    ``least`` and ``most``."""
    facts = {**facts, **more} if facts else more
    answer: int = yield Amount(seat=seat, verb=verb, rule=rule, facts=facts, secret=secret, least=least, most=most)
    return answer


class FlickWords(TypedDict, total=False):
    """What rules may leave out when they ask for a flick; the words are those of ``Flick``."""

    facts: Facts
    question: str
    spin: bool
    limits_rule: str
    believe: Callable[[Any, bool], None] | None
    foretell: Callable[[Any], Forecast] | None
    help: AimHelp
    targets: Sequence[str]


def flick(
    seat: int,
    pawns: Sequence[str],
    resolve: Callable[[Aim], T],
    outcome: type[T],
    *,
    rule: str,
    speeds: tuple[float, float],
    **words: Unpack[FlickWords],
) -> Rules[tuple[Aim, T]]:
    """``aim, outcome = yield from flick(player, [pawn], shoot, Outcome, rule="CAT-50", speeds=(140, 2430))``: ask a
    seat for a flick. ``speeds`` are the limits in mm/s."""
    answer = yield from flick_or_choose(seat, pawns, resolve, outcome, None, rule=rule, speeds=speeds, **words)
    assert not isinstance(answer, int)
    return answer


def flick_or_choose(
    seat: int,
    pawns: Sequence[str],
    resolve: Callable[[Aim], T],
    outcome: type[T],
    beside: Choose | None,
    *,
    rule: str,
    speeds: tuple[float, float],
    **words: Unpack[FlickWords],
) -> Rules[tuple[Aim, T] | int]:
    """Ask a seat for a flick or for one of the answers ``beside`` it: the aim and outcome of the flick, or the value of
    the other answer (``DECLINED`` for none)."""
    answer: tuple[Aim, T] | int = yield Flick(
        seat=seat,
        verb="flick",
        rule=rule,
        pawns=pawns,
        least_speed=speeds[0],
        most_speed=speeds[1],
        resolve=resolve,
        outcome=outcome,
        beside=beside,
        **words,
    )
    return answer


def place(
    seat: int,
    piece: str,
    refuse: Callable[[float, float], Verdict | None],
    suggestions: Sequence[tuple[float, float]],
    *,
    rule: str,
    question: str = "",
    lies: Callable[[float, float], Any] | None = None,
    launch: Launch | None = None,
    **facts: Fact,
) -> Rules[tuple[float, float]]:
    """``x, y = yield from place(player, "missile", refuse, spots, rule="CAT-53")``: ask a seat where to put a piece, in
    mm."""
    answer: tuple[float, float] = yield Place(
        seat=seat,
        verb="place",
        rule=rule,
        facts=facts,
        question=question,
        piece=piece,
        refuse=refuse,
        suggestions=suggestions,
        lies=lies,
        launch=launch,
    )
    return answer


def walk(
    seat: int,
    piece: str,
    start: str,
    ways: Callable[[], Mapping[str, Sequence[str]]],
    refuse: Callable[[Sequence[str]], Verdict | None],
    *,
    rule: str,
    verb: str = "walk",
    decline: str = "",
    question: str = "",
    cost: Callable[[Sequence[str]], int] = len,
    **facts: Fact,
) -> Rules[Sequence[str]]:
    """``cells = yield from walk(player, "elf", "7,3", ways, refuse, rule="RAV-57")``: ask a seat where a piece walks;
    all cells that it enters, in order, and none where it stays. ``cost`` computes how many steps a way counts, where
    that is not its length."""
    cells: Sequence[str] = yield Walk(
        seat=seat,
        verb=verb,
        rule=rule,
        facts=facts,
        question=question,
        piece=piece,
        start=start,
        ways=ways,
        refuse=refuse,
        decline=decline,
        cost=cost,
    )
    return cells


__all__ = [
    "DECLINED",
    "NOTHING_HAPPENS",
    "Aim",
    "AimHelp",
    "Amount",
    "Choose",
    "ChooseMany",
    "Confirm",
    "Decision",
    "Event",
    "Flick",
    "Forecast",
    "GameEnds",
    "Launch",
    "Offer",
    "Option",
    "Place",
    "Refused",
    "Rules",
    "Step",
    "Verdict",
    "Walk",
    "amount",
    "choose",
    "choose_many",
    "choose_or_not",
    "confirm",
    "flick",
    "flick_or_choose",
    "place",
    "reveal",
    "sum_up",
    "tell",
    "walk",
    "whisper",
]
