"""Decks, hands and discard piles that cannot lose or double a card.

A pile is a plain list in the state, with the top card first. Cards move between piles through the functions here, each
of which takes a card out of one pile and puts it into another at once. A card that is not where it should be raises
``LostCard``.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import TypeVar

from flick.table.chance import Chance

T = TypeVar("T")


class LostCard(AssertionError):
    """Rules code has looked for a card in a pile that does not hold it, which is a mistake in the rules."""


def draw(source: list[T], target: list[T]) -> T | None:
    """Move the top card of a pile to the end of another and return it; ``None`` where the pile is empty."""
    if not source:
        return None
    card = source.pop(0)
    target.append(card)
    return card


def deal(source: list[T], target: list[T], count: int) -> list[T]:
    """Move up to ``count`` cards from the top of a pile to the end of another, one after the other, and return them."""
    cards = source[:count] if count > 0 else []
    del source[: len(cards)]
    target += cards
    return cards


def turn_over(source: list[T], target: list[T], count: int) -> int:
    """Move up to ``count`` cards from the top of a pile to the top of another, one after the other, and return how many
    there were."""
    cards = source[:count] if count > 0 else []
    del source[: len(cards)]
    target[:0] = reversed(cards)
    return len(cards)


def move(card: T, source: list[T], target: list[T], *, top: bool = False) -> T:
    """Move one card to the end of another pile, or to its top, and return it."""
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
    """Move every card in order to the end of another pile, and return how many there were."""
    cards = source[:]
    source.clear()
    target += cards
    return len(cards)


def shuffle(pile: list[T], chance: Chance, label: str) -> None:
    """Shuffle a pile in place."""
    pile[:] = chance.shuffle(label, pile)


def check(piles: Iterable[Sequence[T]], cards: Collection[T]) -> None:
    """Raise ``LostCard`` unless all piles together hold each of the cards once and nothing else."""
    found = sorted(str(card) for pile in piles for card in pile)
    wanted = sorted(str(card) for card in cards)
    if found != wanted:
        missing = [card for card in wanted if found.count(card) < wanted.count(card)]
        extra = [card for card in found if found.count(card) > wanted.count(card)]
        raise LostCard(f"missing {missing}, too many {extra}")


def deal_anew(piles: Sequence[list[T]], hidden: Callable[[T], bool], chance: Chance) -> None:
    """Deal the cards of some piles that are ``hidden`` among themselves: every pile keeps its size and every other card
    its place.

    The ``guess`` of a game uses it to place cards anew that a seat cannot know.
    """
    places = [(pile, index) for pile in piles for index, card in enumerate(pile) if hidden(card)]
    cards = chance.shuffle("guess", [pile[index] for pile, index in places])
    for (pile, index), card in zip(places, cards, strict=True):
        pile[index] = card


def copies_of(card: str, count: int) -> list[str]:
    """The IDs of all copies of a card: its own for a single copy, else ``the_maze#1``, ``the_maze#2`` and so on."""
    return [card] if count == 1 else [f"{card}#{number}" for number in range(1, count + 1)]


def kind_of(copy: str) -> str:
    """The card of which this is a copy."""
    return copy.partition("#")[0]
