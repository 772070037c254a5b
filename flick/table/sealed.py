"""Answers that several seats give before anybody sees one of them.

The line of play asks one seat after the other, as for any decision. Each decision has a ``Seal``, by which front ends
know that they must draw a curtain between two people at one screen. All answers are opened when the last one is given;
nothing happens before, and no undo goes back behind that moment. From then on everybody may know the answers. An answer
that stays hidden even then, such as a card put face down, is asked with ``secret``, sealed or not.
"""

from collections.abc import Mapping
from typing import Any, TypeVar

from flick.table.decisions import Decision, Seal
from flick.table.rules import Rules

T = TypeVar("T")


class BadSeal(AssertionError):
    """Rules inside ``sealed`` do something else than asking their seat once, which is a mistake in the rules."""


def sealed(asked: Mapping[int, Rules[T]]) -> Rules[dict[int, T]]:
    """The answers of several seats, which are opened together. The rules for each seat ask one question, with
    ``choose``, ``amount`` or the like::

        offers = yield from sealed({seat: choose(seat, "offer", hands[seat], rule="MSK-02") for seat in (0, 1)})

    The seats are asked in the order of the mapping. Rules that end without a question give an answer too, for a seat
    that has nothing to choose from.
    """
    opened: dict[int, T] = {}
    decisions: dict[int, Decision] = {}
    for seat, rules in asked.items():
        try:
            decisions[seat] = _asked(seat, next(rules))
        except StopIteration as over:
            opened[seat] = over.value
    given: dict[int, Any] = {}
    for place, (seat, decision) in enumerate(decisions.items()):
        decision.seal = Seal(tuple(decisions), place)
        given[seat] = yield decision
    opened |= {seat: _value(asked[seat], answer) for seat, answer in given.items()}
    return {seat: opened[seat] for seat in asked}


def _asked(seat: int, step: object) -> Decision:
    if not isinstance(step, Decision) or step.seat != seat:
        raise BadSeal(f"seat {seat} is to be asked, and not {step!r} to happen")
    return step


def _value(rules: Rules[T], answer: Any) -> T:
    try:
        step = rules.send(answer)
    except StopIteration as over:
        return over.value
    raise BadSeal(f"{step!r} comes before all answers are given")
