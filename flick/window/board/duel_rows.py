"""What a duel is told by, in a rail and on the cloth alike: what has been turned up, what counts, how far it goes, and
where the stamp comes down that says how it has ended."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from pygame import Rect

from flick.table.board import Board, Piece, Zone
from flick.table.duel import Duel, DuelSide, Modifier
from flick.table.naming import set_number, source_name
from flick.table.sayings import Say
from flick.table.words import Words
from flick.window.board.layout_file import MarkSign, Turned
from flick.window.board.piece import PiecePart
from flick.window.board.zones import ZonePart
from flick.window.widgets import Kit, Place, TextBox, Widget

NUMBER, LEAST, GAP = 30.0, 20.0, 8
"""Sizes of how far a side has come, and what is free beside it."""
WIDEST_STAMP = 250
"""Pixels of the design that the word takes at most."""
STAMP_AWAY = 44
"""From the edge of a figure to the middle of the stamp above it."""


class Counting(NamedTuple):
    """A piece that is turned up, with its zone."""

    zone: Zone
    piece: Piece


@dataclass(frozen=True)
class DuelRow:
    """What counts: what it is, its source, its number, and its icon."""

    what: str
    source: str
    points: int
    sign: MarkSign | None = None
    card: bool = False


def turned_up(side: DuelSide, board: Board, wanted: Turned = "all") -> Iterator[Counting]:
    """What a side has turned up, of the ``wanted`` kind."""
    return (Counting(zone, piece) for zone in zones_of(side, board, wanted) for piece in zone.pieces)


def zones_of(side: DuelSide, board: Board, wanted: Turned) -> Iterator[Zone]:
    """The zones in which that lies."""
    zones = {zone.id: zone for zone in board.zones}
    found = (zones[name] for name in side.turned if name in zones)
    return (zone for zone in found if wanted == "all" or (zone.kind == "dice") == (wanted == "dice"))


def free_of(side: DuelSide, lying: Sequence[str]) -> list[Modifier]:
    """What counts for a side without lying there as a piece."""
    return [modifier for modifier in side.modifiers if modifier.piece not in lying]


def added_up(modifiers: Sequence[Modifier]) -> list[Modifier]:
    """Add up what is the same, whatever it comes from, in the place of the first one."""
    sums: dict[str, Modifier] = {}
    for one in modifiers:
        kind = f"{one.what.id} {dict(one.what.facts)}"
        before = sums.get(kind)
        sums[kind] = one if before is None else Modifier(one.what, before.n + one.n, mark=one.mark)
    return [one for one in sums.values() if one.n]


def row_of(modifier: Modifier, words: Words, marks: Mapping[str, MarkSign]) -> DuelRow:
    """A modifier in words, with its icon where its mark has one."""
    name, sign = source_name(modifier, words), marks.get(modifier.mark)
    return DuelRow(words(modifier.what), name, modifier.n, sign, bool(modifier.piece))


def told_apart(rows: Sequence[DuelRow]) -> list[DuelRow]:
    """Leave out the sources of rows where all sources are the same."""
    same = len(rows) > 1 and len({row.source for row in rows}) == 1
    return [replace(row, source="") if same else row for row in rows]


def merged(rows: Sequence[DuelRow], named: Callable[[int], str]) -> list[DuelRow]:
    """Add up all cards in one row, in the place of the first one."""
    cards = [row for row in rows if row.card]
    if len(cards) < 2:
        return list(rows)
    one = DuelRow(named(len(cards)), "", sum(row.points for row in cards), cards[0].sign, True)
    return [one if row is cards[0] else row for row in rows if not row.card or row is cards[0]]


def summed_up(rows: Sequence[DuelRow], count: int, named: Callable[[int], str]) -> list[DuelRow]:
    """So many rows, of which the last one stands for all that have no row of their own."""
    own, others = rows[: count - 1], rows[count - 1 :]
    return [*own, DuelRow(named(len(others)), "", sum(row.points for row in others))]


def facing(
    kit: Kit, word: str, own: int, other: int, rect: Rect, foot: int, size: float = NUMBER, shadow: float = 0.0
) -> list[TextBox]:
    """How far the two sides have come, with a word between them, round the middle, smaller where there is little room;
    the one that leads is lit."""
    leads, trails = ("good", "bad") if own > other else ("bone", "bone") if own == other else ("bad", "good")
    middle = kit.text(word, "flavour", (rect.centerx, foot), anchor="centre", shadow=shadow)
    away = kit.px(GAP) + middle.width // 2
    while size > LEAST and away + max(kit.width(str(one), "big-number", size) for one in (own, other)) > rect.width / 2:
        size -= 2
    left, right = (rect.centerx - away, foot), (rect.centerx + away, foot)
    return [
        kit.text(set_number(own), "big-number", left, leads, anchor="right", size=size, shadow=shadow),
        middle,
        kit.text(set_number(other), "big-number", right, trails, size=size, shadow=shadow),
    ]


def verdict_of(duel: Duel, colour: str) -> tuple[Say | None, str]:
    """How it has ended and in which colour that is said, or what is to come, in the ``colour`` of what is open."""
    if duel.decided is None:
        return duel.to_come, colour
    return duel.decided.say, "bone" if duel.decided.tone == "plain" else duel.decided.tone


def stamp_place(kit: Kit, cloth: Rect, parts: Sequence[Widget], zone: Zone, duel: Duel) -> Place:
    """The middle of the stamp, among the parts of a board view; without anything of the duel that of the cloth."""
    other, pieces = duel.sides[-1], [part for part in parts if isinstance(part, PiecePart)]
    struck = [part.rect for part in pieces if part.piece.id == other.figure and part.sort == "figure"]
    if struck:
        return _above(kit, cloth, struck[0])
    cards = [part.rect for part in pieces if part.piece.id == other.piece]
    places = [part.rect for part in parts if isinstance(part, ZonePart) and part.shows == zone.id]
    return [*cards, *places, cloth][0].center


def _above(kit: Kit, cloth: Rect, figure: Rect) -> Place:
    """Where a stamp hides neither whoever was struck nor most of what stands around: above, or below at the top of the
    cloth."""
    away, half = figure.height // 2 + kit.px(STAMP_AWAY), kit.px(WIDEST_STAMP) // 2
    y = figure.centery - away if figure.centery - 2 * away > cloth.top else figure.centery + away
    return min(max(figure.centerx, cloth.left + half), cloth.right - half), y
