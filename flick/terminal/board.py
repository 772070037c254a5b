"""The table in text: a line or more for each zone, and a map of the arena."""

import math
import string
import textwrap

from flick.table.board import Board, Piece, Zone
from flick.table.rules import Option
from flick.table.sayings import Say, Who
from flick.table.words import Words
from flick.terminal import WIDTH

MAP_WIDTH = 64
"""Columns of an arena's map; a row is as high as two columns are wide."""


def board_lines(board: Board, words: Words) -> list[str]:
    """What one seat sees, zone by zone."""
    return [line for zone in board.zones for line in zone_lines(zone, words)]


def zone_lines(zone: Zone, words: Words) -> list[str]:
    """One zone: a map for an arena, its title alone for a text, its title and what lies there for all others."""
    if zone.kind == "arena" and zone.layout is not None:
        return _arena_lines(zone, words)
    text = zone_title(zone, words)
    if zone.kind != "text":
        text = words("zone-line", zone=text, contents=", ".join(_contents(zone, words)))
    return textwrap.wrap(text, WIDTH, subsequent_indent="    ", break_on_hyphens=False)


def zone_title(zone: Zone, words: Words) -> str:
    """What a zone is called: its own words, or the message ``zone-<id>`` without the number of its owner."""
    if zone.say is not None:
        return words(zone.say)
    facts = {**zone.facts, **({} if zone.owner is None else {"who": Who(zone.owner)})}
    for message in (f"zone-{zone.id}", f"zone-{zone.id.rpartition('-')[0]}"):
        if words.has(message):
            return words(Say(message, facts))
    return zone.id


def piece_name(piece: Piece, words: Words) -> str:
    """What a piece is called, and what is special about it; a back is a back."""
    if piece.say is not None:
        name = words(piece.say)
    else:
        name = words.name(piece.face) if piece.face is not None else words("piece-back")
    return f"{name} ({', '.join(words.name(mark) for mark in piece.marks)})" if piece.marks else name


def option_label(option: Option, words: Words) -> str:
    """What an option does: its own label, or the one made of its verb and its thing."""
    if option.say is not None:
        return words(option.say)
    if words.has(f"do-{option.verb}"):
        return words(f"do-{option.verb}", what=option.thing)
    return words.name(option.name)


def _contents(zone: Zone, words: Words) -> list[str]:
    """How many pieces lie there where not all are listed, the pieces that show something, and how many backs."""
    open_pieces = [piece for piece in zone.pieces if piece.face is not None or piece.say is not None]
    names = [piece_name(piece, words) + _place(piece) for piece in open_pieces]
    if zone.count is not None:
        names = [words("zone-count", count=zone.count), *(words("zone-top", piece=name) for name in names)]
    if backs := len(zone.pieces) - len(open_pieces):
        names.append(words("piece-backs", count=backs))
    return names or [words("zone-empty")]


def _place(piece: Piece) -> str:
    """Column and row, for a piece on a grid or a board."""
    return f" ({', '.join(f'{part:g}' for part in piece.at)})" if piece.at else ""


def _arena_lines(zone: Zone, words: Words) -> list[str]:
    """A map with a letter for each pawn, and what the letters mean."""
    table = zone.layout.table
    rows = max(6, round(MAP_WIDTH * table.height / table.width / 2))
    grid = [[" "] * MAP_WIDTH for _ in range(rows)]
    letters = dict(zip((piece.id for piece in zone.pieces), string.ascii_letters, strict=False))
    for piece in zone.pieces:
        column = min(MAP_WIDTH - 1, max(0, int(piece.at[0] / table.width * MAP_WIDTH)))
        row = min(rows - 1, max(0, int(piece.at[1] / table.height * rows)))
        grid[rows - 1 - row][column] = letters.get(piece.id, "?")
    corner, across, down = ("+", "-", "|") if table.edge == "walls" else (".", ".", ":")
    border = corner + across * MAP_WIDTH + corner
    lines = [zone_title(zone, words), border, *(down + "".join(row) + down for row in grid), border]
    for piece in zone.pieces:
        x, y, angle = (*piece.at, 0.0, 0.0, 0.0)[:3]
        pose = f"{x:7.1f},{y:6.1f} mm {round(math.degrees(angle)) % 360:4d}°"
        name = piece_name(piece, words).removeprefix(piece.id).strip()
        text = f"  {letters.get(piece.id, '?')} {piece.id:<14} {pose}  {name}".rstrip()
        lines += textwrap.wrap(text, WIDTH, subsequent_indent=" " * 44, break_on_hyphens=False)
    return lines
