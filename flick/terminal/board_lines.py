"""The table as text: a line or more for each zone, and a map of the arena."""

import math
import textwrap
from collections.abc import Iterator, Mapping, Sequence

from flick.table.board import Board, Piece, Zone
from flick.table.duel import Decided, Duel, DuelSide, Modifier, duel_of
from flick.table.ground import Ground
from flick.table.naming import name_and_told, piece_name, signed, source_name, zone_title
from flick.table.tactics import Tactics, tactics_of
from flick.table.words import Words
from flick.terminal import WIDTH
from flick.terminal.map_lines import NO_LETTERS, ground_lines
from flick.terminal.pawns import letters
from flick.terminal.text_lines import TIED, wrapped

MAP_WIDTH = 64
"""The width of an arena's map in columns. A row is as high as two columns are wide."""


def board_lines(board: Board, words: Words) -> list[str]:
    """The lines that show what one seat sees, zone by zone."""
    return [line for zone in board.zones for line in zone_lines(zone, words)]


def zone_lines(
    zone: Zone,
    words: Words,
    spots: Sequence[tuple[float, float]] = (),
    known: Mapping[str, str] = NO_LETTERS,
) -> list[str]:
    """The lines of one zone: a picture of an arena or a map, the two sides of a duel, a list for a board and for pieces
    with text, only the title for a text, and for all others the title and what lies there.

    ``spots`` are places in an arena, which are numbered from 1. Figures in ``known`` already have a letter on the map.
    """
    if zone.kind == "arena" and zone.layout is not None:
        return _arena_lines(zone, words, spots)
    if isinstance(zone.layout, Ground):
        return ground_lines(zone, zone.layout, words, known)
    if (duel := duel_of(zone)) is not None:
        return [line for text in [zone_title(zone, words), *duel_lines(duel, words)] for line in wrapped(text)]
    if (tactics := tactics_of(zone)) is not None:
        return [line for text in _tactics(tactics, words) for line in wrapped(text)]
    if zone.kind == "board" or (zone.kind == "row" and any(piece.told for piece in zone.pieces)):
        return [line for text in _list(zone, words) for line in wrapped(text)]
    text = zone_title(zone, words)
    if zone.kind != "text":
        text = words("zone-line", zone=text, contents=", ".join(_contents(zone, words)))
    return wrapped(text)


def _tactics(tactics: Tactics, words: Words) -> Iterator[str]:
    """Who acts, and the conditions that were examined, with their numbers on the list."""
    yield words(tactics.title)
    yield from (f"  {number}. {words(line.say)}" for number, line in enumerate(tactics.lines, 1))


def _list(zone: Zone, words: Words) -> list[str]:
    """A line for each piece with its text, but without its place."""
    lines = [zone_title(zone, words)]
    for piece in zone.pieces:
        lines.append(f"  {' · '.join(name_and_told(piece, words))}")
    return lines


def _contents(zone: Zone, words: Words) -> list[str]:
    """How many pieces lie there where not all are listed, the pieces that show something, and how many backs."""
    open_pieces = [piece for piece in zone.pieces if piece.face is not None or piece.say is not None]
    names = [_name(piece, words) for piece in open_pieces]
    if zone.count is not None:
        names = [words("zone-count", count=zone.count), *(words("zone-top", piece=name) for name in names)]
    if backs := len(zone.pieces) - len(open_pieces):
        names.append(words("piece-backs", count=backs))
    return names or [words("zone-empty")]


def _name(piece: Piece, words: Words) -> str:
    """The name of a piece with its place and its text, in one line."""
    name = piece_name(piece, words) + _place(piece)
    return name if piece.told is None else f"{name} ({words(piece.told)})".replace(" ", TIED)


def _place(piece: Piece) -> str:
    """The coordinates of a piece in brackets; empty where the piece has no place of its own."""
    return f" ({', '.join(f'{part:g}' for part in piece.at)})" if piece.at else ""


def _arena_lines(zone: Zone, words: Words, spots: Sequence[tuple[float, float]]) -> list[str]:
    """A map of the arena with a letter for each pawn and a number for each free spot, and what the letters mean."""
    marks = letters(zone)
    border, grid = _map(zone, spots)
    lines = [zone_title(zone, words), border, *grid, border]
    for piece in zone.pieces:
        x, y, angle = (*piece.at, 0.0, 0.0, 0.0)[:3]
        pose = f"{x:7.1f},{y:6.1f} mm {round(math.degrees(angle)) % 360:4d}°"
        name = piece_name(piece, words).removeprefix(piece.id).strip()
        text = f"  {marks.get(piece.id, '?')} {piece.id:<14} {pose}  {name}".rstrip()
        lines += textwrap.wrap(text, WIDTH, subsequent_indent=" " * 44, break_on_hyphens=False)
    return lines


def _map(zone: Zone, spots: Sequence[tuple[float, float]]) -> tuple[str, list[str]]:
    """The border above and below the map, and its rows. A pawn hides spots below it, and a spot those with higher
    numbers."""
    table, marks = zone.layout.table, letters(zone)
    rows = max(6, round(MAP_WIDTH * table.height / table.width / 2))
    grid = [[" "] * MAP_WIDTH for _ in range(rows)]
    signs = [(str(number), x, y) for number, (x, y) in enumerate(spots, 1)][::-1]
    signs += [(marks.get(piece.id, "?"), piece.at[0], piece.at[1]) for piece in zone.pieces]
    for sign, x, y in signs:
        column = min(MAP_WIDTH - 1, max(0, int(x / table.width * MAP_WIDTH)))
        row = min(rows - 1, max(0, int(y / table.height * rows)))
        grid[rows - 1 - row][column] = sign
    corner, across, down = ("+", "-", "|") if table.edge == "walls" else (".", ".", ":")
    return corner + across * MAP_WIDTH + corner, [down + "".join(row) + down for row in grid]


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
