"""Deals between two seats: one names what each of both gives, the other says yes, no, or names another deal once."""

from collections.abc import Callable

from flick.table.decisions import Deal, Goods
from flick.table.rules import Offer, Rules, Verdict
from flick.table.sayings import NO_FACTS, Facts, Who


def anything_goes(deal: Deal) -> Verdict | None:
    """Refuses no deal."""
    return None


def bargain(
    seat: int,
    partner: int,
    own: Goods,
    theirs: Goods,
    *,
    rule: str,
    verb: str = "offer",
    counter: bool = True,
    refuse: Callable[[Deal], Verdict | None] = anything_goes,
    facts: Facts = NO_FACTS,
) -> Rules[Deal | None]:
    """``deal = yield from bargain(player, other, purse, their_purse, rule="CAVE-R49")``: what the two agree upon, as
    ``seat`` sees it, or ``None``.

    ``seat`` names a deal or none; ``partner`` says yes or no or, with ``counter``, names another, to which ``seat``
    says yes or no. ``own`` and ``theirs`` are what both could give at most; ``refuse`` judges a deal as ``seat`` sees
    it. The decisions are asked with the question ``<verb>``, ``<verb>-answer`` and ``<verb>-counter``.
    """

    def refuse_of_partner(deal: Deal) -> Verdict | None:
        return refuse(deal.seen_by_the_other)

    deal: Deal | bool = yield Offer(
        seat=seat,
        partner=partner,
        own=own,
        theirs=theirs,
        refuse=refuse,
        verb=verb,
        rule=rule,
        facts={**facts, "who": Who(partner)},
    )
    if not isinstance(deal, Deal):
        return None
    answer: Deal | bool = yield Offer(
        seat=partner,
        partner=seat,
        own=theirs,
        theirs=own,
        proposed=deal.seen_by_the_other,
        may_counter=counter,
        refuse=refuse_of_partner,
        facts={**facts, "who": Who(seat)},
        verb=verb,
        rule=rule,
        question=f"{verb}-answer",
    )
    if not isinstance(answer, Deal):
        return deal if answer else None
    countered = answer.seen_by_the_other
    taken: bool = yield Offer(
        seat=seat,
        partner=partner,
        own=own,
        theirs=theirs,
        proposed=countered,
        facts={**facts, "who": Who(partner)},
        verb=verb,
        rule=rule,
        question=f"{verb}-counter",
    )
    return countered if taken else None
