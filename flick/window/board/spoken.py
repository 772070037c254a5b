"""Answers to questions that no piece on the table can answer yet, as buttons: where to walk, and which deal to make."""

from collections.abc import Iterator
from typing import NamedTuple

from flick.table.answers import write_deal, write_walk
from flick.table.decisions import Deal, Goods
from flick.table.naming import goods_named
from flick.table.rules import Decision, Offer, Walk
from flick.table.sayings import Say
from flick.table.words import Words

MOST_COUNTED = 5
"""Deals are listed for so much of what is counted, and for all of it."""


class SpokenAnswer(NamedTuple):
    """An answer in its written form, and what it is called."""

    text: str
    label: str


def spoken_answers(decision: Decision | None, words: Words) -> list[SpokenAnswer]:
    """Each cell that can be reached; yes and no to a deal, and deals of one good for another."""
    if isinstance(decision, Walk):
        return list(_walks(decision, words))
    if isinstance(decision, Offer):
        return list(_deals(decision, words))
    return []


def _walks(decision: Walk, words: Words) -> Iterator[SpokenAnswer]:
    for goal, way in decision.reached.items():
        yield SpokenAnswer(write_walk(decision, way), words.name(goal))
    if decision.decline:
        own = f"no-{decision.verb}"
        label = words(Say(own, decision.facts)) if words.has(own) else words("window-stay-here")
        yield SpokenAnswer(decision.decline, label)


def _deals(decision: Offer, words: Words) -> Iterator[SpokenAnswer]:
    if (proposed := decision.proposed) is not None:
        yield SpokenAnswer("yes", words("window-deal-yes", deal=_named(proposed, words)))
    yield SpokenAnswer("no", words("window-deal-no"))
    if decision.may_name:
        for gives in _single(decision.own):
            for gets in _single(decision.theirs):
                deal = Deal(gives, gets)
                if decision.refuse(deal) is None and not (gives.amounts and gets.amounts):
                    yield SpokenAnswer(write_deal(deal, decision.verb), _named(deal, words))


def _single(goods: Goods) -> Iterator[Goods]:
    """One of the goods: a thing, or some of what is counted."""
    for thing in goods.things:
        yield Goods((thing,))
    for name, most in goods.amounts.items():
        for count in [*range(1, min(most, MOST_COUNTED) + 1), *([most] if most > MOST_COUNTED else [])]:
            yield Goods(amounts={name: count})


def _named(deal: Deal, words: Words) -> str:
    return words("deal", gives=goods_named(deal.gives, words), gets=goods_named(deal.gets, words))
