"""A duel as text: what counts for each side, and how it has ended."""

from collections.abc import Iterator

from flick.table.duel import Decided, Duel, DuelSide, Modifier
from flick.table.naming import signed, source_name
from flick.table.words import Words


def duel_lines(duel: Duel, words: Words) -> Iterator[str]:
    """The lines for each side with its modifiers, for what is still to come, and for how the duel was decided. Where a
    number has to be reached, the second side is told only if something changes that number. Cards and dice that are
    turned up are told with the zones in which they lie."""
    for index, side in enumerate(duel.sides):
        if duel.needed is None or index == 0 or side.modifiers:
            yield f"  {_side(side, duel.needed if index == 0 else None, words)}"
        for modifier in side.modifiers:
            yield f"    {modifier_line(modifier, words)}"
    if duel.to_come is not None:
        yield f"  {words(duel.to_come)}"
    if duel.decided is not None:
        yield f"  {_decided(duel.decided, words)}"


def modifier_line(modifier: Modifier, words: Words) -> str:
    """What a modifier is, where it comes from, and its number with its sign."""
    what = words(modifier.what)
    if modifier.source:
        what = words("duel-from", what=what, source=source_name(modifier, words))
    return words("duel-counts", what=what, n=signed(modifier.n))


def _side(side: DuelSide, needed: int | None, words: Words) -> str:
    """The name of a side, its marks and its total."""
    name = words(side.title)
    if side.marks:
        name = f"{name} ({', '.join(map(words.name, side.marks))})"
    if side.total is None:
        return name
    if needed is None:
        return words("duel-total", side=name, total=side.total)
    return words("duel-of", side=name, total=side.total, needed=needed)


def _decided(decided: Decided, words: Words) -> str:
    return f"{words(decided.say)} [{decided.rule}]"
