"""Deals between two seats: one names what both would give; the other says yes or no, or once names another deal."""

from collections.abc import Callable, Mapping

from flick.table import piles
from flick.table.decisions import Deal, Goods
from flick.table.moves import Move, Moves
from flick.table.rules import Offer, Rules, Verdict, tell
from flick.table.sayings import Who


def anything_goes(deal: Deal) -> Verdict | None:
    """A judge of deals that refuses none."""
    return None


def nothing() -> None:
    """A callback for refused deals that does nothing."""


def bargain(
    seat: int,
    partner: int,
    own: Goods,
    theirs: Goods,
    *,
    rule: str,
    refuse: Callable[[Deal], Verdict | None] = anything_goes,
    excuses: tuple[str, ...] = (),
    refused: Callable[[], None] = nothing,
    known: Callable[[int], Mapping[str, str]] = lambda seat: {},
) -> Rules[Deal | None]:
    """``deal = yield from bargain(player, other, purse, their_purse, rule="CAVE-R49")``: what the two agree upon, as
    ``seat`` sees it, or ``None``.

    ``seat`` names a deal or none; ``partner`` says yes or no, or names another, to which ``seat`` says yes or no.
    ``own`` and ``theirs`` are what both could give at most; ``refuse`` judges a deal as ``seat`` sees it. The decisions
    are asked with the questions ``offer``, ``offer-answer`` and ``offer-counter``. Who says no may give one of the
    ``excuses``, which everybody is told as the event ``offer-no-<excuse>``. ``refused`` is called where a deal was
    named and comes to nothing, but not where none was. ``known`` says by seat what things that are written by their
    places are called by somebody who knows them.
    """

    def ask(question: str, proposed: Deal | None = None, *, turned: bool = False) -> Offer:
        """The question for ``seat``, or, ``turned``, the one for its partner, who sees every deal from the other side
        and may name another one."""
        return Offer(
            seat=partner if turned else seat,
            partner=seat if turned else partner,
            own=theirs if turned else own,
            theirs=own if turned else theirs,
            proposed=proposed,
            may_counter=turned,
            excuses=() if proposed is None else excuses,
            refuse=(lambda deal: refuse(deal.seen_by_the_other)) if turned else refuse,
            known=known(partner if turned else seat),
            verb="offer",
            rule=rule,
            question=question,
            facts={"who": Who(seat if turned else partner)},
        )

    deal: Deal | bool = yield ask("offer")
    if not isinstance(deal, Deal):
        return None
    answer: Deal | bool | str = yield ask("offer-answer", deal.seen_by_the_other, turned=True)
    if isinstance(answer, str):
        yield tell(f"offer-no-{answer}", rule, who=Who(partner), other=Who(seat))
    if answer is True:
        return deal
    if isinstance(answer, Deal):
        countered = answer.seen_by_the_other
        taken: bool | str = yield ask("offer-counter", countered)
        if isinstance(taken, str):
            yield tell(f"offer-no-{taken}", rule, who=Who(seat), other=Who(partner))
        if taken is True:
            return countered
    refused()
    return None


def exchange(deal: Deal, things: tuple[list[str], list[str]], zones: tuple[str, str]) -> Moves:
    """Exchange the things of a deal between two piles, of which the first belongs to whoever named the deal, and return
    the moves between their ``zones``. Amounts are among the moves, but the game counts them itself."""
    moves: list[Move] = []
    for goods, (giver, taker), (origin, goal) in ((deal.gives, things, zones), (deal.gets, things[::-1], zones[::-1])):
        for thing in goods.things:
            piles.move(thing, giver, taker)
            moves.append(Move(thing, origin, goal))
        moves += [Move(name, origin, goal, count) for name, count in goods.amounts.items() if count]
    return tuple(moves)
