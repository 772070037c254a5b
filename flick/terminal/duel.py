"""A duel in text: what counts for each side, the odds, and how it has ended."""

from collections.abc import Iterator

from flick.table.duel import Decided, Duel, DuelSide, Modifier, Odds
from flick.table.sayings import Say
from flick.table.words import Words


def duel_lines(duel: Duel, words: Words) -> Iterator[str]:
    """Each side with what counts for it, what is still to come, the odds, and what has been decided. What lies turned
    up is told of the zones in which it lies."""
    for index, side in enumerate(duel.sides):
        yield f"  {_side(side, duel.needed if index == 0 else None, words)}"
        for modifier in side.modifiers:
            yield f"    {modifier_line(modifier, words)}"
    if duel.to_come is not None:
        yield f"  {words(duel.to_come)}"
    if duel.odds is not None:
        yield f"  {odds_line(duel.odds, words)}"
    if duel.decided is not None:
        yield f"  {_decided(duel.decided, words)}"


def modifier_line(modifier: Modifier, words: Words) -> str:
    """What counts, where it comes from, and its number with its sign."""
    what = words(modifier.what)
    if modifier.source:
        what = words("duel-from", what=what, source=source_name(modifier, words))
    return words("duel-counts", what=what, n=signed(modifier.n))


def source_name(modifier: Modifier, words: Words) -> str:
    """What that is called from which something counts; nothing where it has no name."""
    source = modifier.source
    return words(source) if isinstance(source, Say) else words.name(source) if source else ""


def odds_line(odds: Odds, words: Words) -> str:
    """The chances in percent, and how they are known."""
    shares = {name: round(100 * share) for name, share in (("win", odds.win), ("tie", odds.tie), ("lose", odds.lose))}
    return words("duel-odds", known="exact" if odds.exact else "sampled", **shares)


def signed(number: int) -> str:
    """A number with its sign."""
    return f"+{number}" if number >= 0 else f"\u2212{-number}"


def _side(side: DuelSide, needed: int | None, words: Words) -> str:
    """Who it is, what is special about them, and how far they have come."""
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
