"""The table in text: a line or more for each zone, and a map of the arena."""

import math
import string
import textwrap

from flick.table.board import Board, Piece, Zone
from flick.table.sayings import Say, Who
from flick.table.words import Words

WIDTH = 80
MAP_WIDTH = 64
"""Columns of an arena's map; a row is as high as two columns are wide."""


def board_lines(board: Board, words: Words) -> list[str]:
    """What one seat sees, zone by zone."""
    lines: list[str] = []
    for zone in board.zones:
        lines += (
            _arena_lines(zone, words) if zone.kind == "arena" and zone.layout is not None else _zone_lines(zone, words)
        )
    return lines


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
    """What a piece is called; a back is a back."""
    if piece.say is not None:
        name = words(piece.say)
    else:
        name = words.name(piece.face) if piece.face is not None else words("piece-back")
    return f"{name} ({', '.join(words.name(mark) for mark in piece.marks)})" if piece.marks else name


def _zone_lines(zone: Zone, words: Words) -> list[str]:
    title = zone_title(zone, words)
    backs = sum(piece.face is None and piece.say is None for piece in zone.pieces)
    names = [piece_name(piece, words) for piece in zone.pieces if piece.face is not None or piece.say is not None]
    if backs:
        names.append(words("piece-backs", count=backs))
    if zone.count is not None:
        names.insert(0, words("zone-count", count=zone.count))
    if zone.kind == "text":
        return textwrap.wrap(title, WIDTH)
    text = f"{title}: {', '.join(names) if names else words('zone-empty')}"
    return textwrap.wrap(text, WIDTH, subsequent_indent="    ")


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
    frame = ("+", "-", "|") if table.edge == "walls" else (".", ".", ":")
    border = frame[0] + frame[1] * MAP_WIDTH + frame[0]
    lines = [zone_title(zone, words), border, *(frame[2] + "".join(row) + frame[2] for row in grid), border]
    for piece in zone.pieces:
        name = f"{letters.get(piece.id, '?')} {piece.id}"
        x, y, angle = (*piece.at, 0.0, 0.0, 0.0)[:3]
        marks = f"  {', '.join(words.name(mark) for mark in piece.marks)}" if piece.marks else ""
        lines.append(f"  {name:<16} {x:7.1f},{y:6.1f} mm {round(math.degrees(angle)) % 360:4d}°{marks}")
    return lines
