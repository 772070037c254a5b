"""Decks, hands and discards that cannot lose or double a card.

A pile is a plain list in the state, the top first. Cards move between piles only through the functions here, each of
which takes a card out of one pile in the same breath as it puts it into another; a card that is not where it should be
stops the game instead of vanishing.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import TypeVar

from flick.table.chance import Chance

T = TypeVar("T")


class LostCard(AssertionError):
    """A card was looked for in a pile that does not hold it: a mistake in rules code."""


def draw(source: list[T], target: list[T]) -> T | None:
    """Move the top card; ``None`` when there is none."""
    if not source:
        return None
    card = source.pop(0)
    target.append(card)
    return card


def deal(source: list[T], target: list[T], count: int) -> list[T]:
    """Move up to ``count`` cards from the top, one after the other."""
    cards = source[:count] if count > 0 else []
    del source[: len(cards)]
    target += cards
    return cards


def turn_over(source: list[T], target: list[T], count: int) -> int:
    """Move up to ``count`` cards from the top, one after the other on top of another pile; how many there were."""
    cards = source[:count] if count > 0 else []
    del source[: len(cards)]
    target[:0] = reversed(cards)
    return len(cards)


def move(card: T, source: list[T], target: list[T], *, top: bool = False) -> T:
    """Move one card to the end of another pile, or on top of it."""
    try:
        source.remove(card)
    except ValueError:
        raise LostCard(f"{card!r} is not in {source!r}") from None
    if top:
        target.insert(0, card)
    else:
        target.append(card)
    return card


def move_all(source: list[T], target: list[T]) -> int:
    """Move every card, in order; how many they were."""
    cards = source[:]
    source.clear()
    target += cards
    return len(cards)


def shuffle(pile: list[T], chance: Chance, label: str) -> None:
    """Shuffle a pile where it lies."""
    pile[:] = chance.shuffle(label, pile)


def check(piles: Iterable[Sequence[T]], cards: Collection[T]) -> None:
    """Every card once in all piles together, and nothing else."""
    found = sorted(str(card) for pile in piles for card in pile)
    wanted = sorted(str(card) for card in cards)
    if found != wanted:
        missing = [card for card in wanted if found.count(card) < wanted.count(card)]
        extra = [card for card in found if found.count(card) > wanted.count(card)]
        raise LostCard(f"missing {missing}, too many {extra}")


def deal_anew(piles: Sequence[list[T]], hidden: Callable[[T], bool], chance: Chance) -> None:
    """Deal the hidden cards of some piles among themselves: every pile keeps its size, every known card its place.

    What a game's ``guess`` is made of: after it, the cards that a seat cannot know lie as they might.
    """
    places = [(pile, index) for pile in piles for index, card in enumerate(pile) if hidden(card)]
    cards = chance.shuffle("guess", [pile[index] for pile, index in places])
    for (pile, index), card in zip(places, cards, strict=True):
        pile[index] = card
