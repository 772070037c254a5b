"""A map in characters: squares with walls and doors, or cells by short names or numbers with links as dots."""

import math
import string
from collections.abc import Iterator, Mapping, Sequence

from flick.table.board import Piece, Zone
from flick.table.ground import Border, Ground
from flick.table.naming import name_and_told, zone_title
from flick.table.words import Words
from flick.terminal import WIDTH
from flick.terminal.text_lines import TIED, wrapped

SQUARE, NARROW = 3, 2
"""The width of a square in columns, and its width on a map with many squares."""

STEP = (11, 3)
"""The columns and lines between neighbouring cells of a cave."""

PRINTS = "*%&=~!$@"
"""The characters for what is printed on squares, used one after the other."""

SHORT = 3
"""The most letters of a cell's name that is printed in the picture; cells with longer names have numbers."""

BESIDE: Mapping[str, Mapping[str, str]] = {
    "wall": {"north": "-", "south": "-", "west": "|", "east": "|"},
    "door": {"north": "+", "south": "+", "west": "+", "east": "+"},
    "doorway": {"north": "/", "south": "/", "west": "/", "east": "/"},
    "unexplored": {"north": "^", "south": "v", "west": "<", "east": ">"},
}
"""The characters for a border, by its kind and side."""


NO_LETTERS: Mapping[str, str] = {}


def lettered(pieces: Sequence[Piece], known: Mapping[str, str] = NO_LETTERS) -> dict[str, str]:
    """A letter for each figure: the one in ``known``, else the next free letter of the alphabet."""
    found = {piece.id: known[piece.id] for piece in pieces if piece.id in known}
    free = iter([letter for letter in string.ascii_letters if letter not in found.values()])
    return {piece.id: found.get(piece.id) or next(free, "?") for piece in pieces}


def ground_lines(zone: Zone, ground: Ground, words: Words, known: Mapping[str, str] = NO_LETTERS) -> list[str]:
    """The title of a map, its picture, and what the letters of figures and other characters mean. Figures in ``known``
    keep their letters."""
    marks = lettered(zone.pieces, known)
    lines = [zone_title(zone, words)]
    if ground.has_squares:
        prints = _prints(ground)
        lines += [*_squares(zone, ground, marks, prints), *_figures(zone, ground, marks, words)]
        return lines + key_lines(ground, words)
    signs = {name: name if len(name) <= SHORT else str(number) for number, name in enumerate(ground.cells, 1)}
    lines += [*_cave(zone, ground, marks, signs), *_figures(zone, ground, marks, words)]
    cells = ", ".join(_cell(name, ground, sign, words) for name, sign in signs.items())
    return lines + wrapped("  " + words("map-cells", cells=cells))


def key_lines(ground: Ground, words: Words) -> list[str]:
    """What the characters of a map with squares mean, except the letters of figures."""
    if not ground.has_squares:
        return []
    lines = [f"  {sign} {words.name(face)}" for face, sign in _prints(ground).items()]
    return lines + wrapped("  " + words("map-key", square=next(iter(ground.cells), "")))


def _figures(zone: Zone, ground: Ground, marks: Mapping[str, str], words: Words) -> Iterator[str]:
    """A line for each figure: its letter, its name with its marks, its place, its hit points and its text."""
    for piece in zone.pieces:
        where = [cell for cell in piece.cells if cell in ground.cells]
        if where:
            name, *more = name_and_told(piece, words)
            told = [name, where[0] if ground.has_squares else _called(where[0], ground, words)]
            now, of = piece.facts.get("hp"), piece.facts.get("of")
            if isinstance(now, int) and isinstance(of, int):
                told.append(words("map-health", now=now, of=of))
            yield from wrapped(f"  {marks.get(piece.id, '?')} {' · '.join([*told, *more])}")


def _called(name: str, ground: Ground, words: Words) -> str:
    """The name by which a cell is called in the terminal."""
    told = ground.cells[name].say
    return words(told) if told is not None else words.name(name)


def _cell(name: str, ground: Ground, sign: str, words: Words) -> str:
    """The entry for a cell: its sign in the picture, its name where that differs, and what is seen to lie there."""
    called = _called(name, ground, words)
    cell = ground.cells[name]
    what = words("map-unknown") if cell.fog else words("map-covered") if cell.covered else ""
    what = what or (words.name(cell.face) if cell.face is not None else "")
    if sign == name:
        told = words("map-cell", number=sign, name=f"({what})") if what else sign
    elif what:
        told = words("map-cell-with", number=sign, name=called, what=what)
    else:
        told = words("map-cell", number=sign, name=called)
    return told.replace(" ", TIED)


def _prints(ground: Ground) -> dict[str, str]:
    """The character of each thing that is printed on squares or covers several."""
    faces = [feature.face for feature in ground.features]
    faces += [cell.face for cell in ground.cells.values() if cell.face is not None and not cell.fog]
    return dict(zip(dict.fromkeys(faces), PRINTS, strict=False))


def _squares(zone: Zone, ground: Ground, marks: Mapping[str, str], prints: Mapping[str, str]) -> Iterator[str]:
    """The lines of the picture, with columns above and rows at the left. Borders are printed between two squares."""
    inside = _contents(zone, ground, marks, prints)
    columns, rows = [column for column, _ in inside], [row for _, row in inside]
    first, last, top, foot = min(columns), max(columns), min(rows), max(rows)
    left = max(len(str(row)) for row in (top, foot)) + 1
    wide = SQUARE if left + SQUARE * (last - first + 2) <= WIDTH else NARROW
    beside = _beside(ground)
    every = math.ceil((max(len(str(first)), len(str(last))) + 1) / wide)
    shown = [str(column) if (column - first) % every == 0 else "" for column in range(first, last + 1)]
    head = "".join(number.rjust(wide - 1).ljust(wide) for number in shown)
    yield (" " * left + head).rstrip()
    for row in range(top, foot + 2):
        between = [beside.get((column, row, "north"), " ") for column in range(first, last + 1)]
        if any(sign != " " for sign in between):
            yield (" " * left + "".join((sign * (wide - 1)).rjust(wide) for sign in between)).rstrip()
        if row <= foot:
            line = str(row).rjust(left - 1) + " "
            for column in range(first, last + 2):
                line += beside.get((column, row, "west"), " ") + inside.get((column, row), "").ljust(wide - 1)
            yield line.rstrip()


def _contents(
    zone: Zone, ground: Ground, marks: Mapping[str, str], prints: Mapping[str, str]
) -> dict[tuple[int, int], str]:
    """What is printed for each square: its figures, else ``?`` for fog, else the character of what lies there, else a
    dot; ``##`` where a tile has no cell."""
    found: dict[tuple[int, int], str] = {}
    for tile in ground.tiles:
        for column in range(tile.at[0], tile.at[0] + tile.size[0]):
            for row in range(tile.at[1], tile.at[1] + tile.size[1]):
                found[column, row] = "##"
    large = {cell: feature.face for feature in ground.features for cell in feature.cells}
    for name, cell in ground.cells.items():
        face = large.get(name, cell.face)
        sign = "?" if cell.fog else prints.get(face or "", ".")
        found[round(cell.at[0]), round(cell.at[1])] = _letters(zone.pieces, name, marks) or sign
    return found


def _letters(pieces: Sequence[Piece], cell: str, marks: Mapping[str, str]) -> str:
    """The letters of the figures on a cell; where there are more than two, the first one and a sign for the others."""
    there = [marks.get(piece.id, "?") for piece in pieces if cell in piece.cells]
    return "".join(there) if len(there) <= 2 else f"{there[0]}…"


def _beside(ground: Ground) -> dict[tuple[int, int, str], str]:
    """The character at the northern and western side of each square that has a border there."""
    found: dict[tuple[int, int, str], str] = {}
    for border in ground.borders:
        for column, row in _along(border):
            side = {"south": "north", "east": "west"}.get(border.side, border.side)
            key = (column + (border.side == "east"), row + (border.side == "south"), side)
            found.setdefault(key, BESIDE[border.kind][border.side])
    return found


def _along(border: Border) -> Iterator[tuple[int, int]]:
    """The squares that lie along a border."""
    column, row = border.at
    for step in range(border.length):
        yield (column + step, row) if border.side in ("north", "south") else (column, row + step)


def _cave(zone: Zone, ground: Ground, marks: Mapping[str, str], names: Mapping[str, str]) -> Iterator[str]:
    """The lines of the picture of a cave: each cell by its name or number with the letters of the figures there, and
    links as dots."""
    spots = _spots(ground)
    there = {name: _letters(zone.pieces, name, marks) for name in spots}
    apart = {name: ":" if there[name] and not names[name].isdigit() else "" for name in spots}
    signs = {name: f"[{names[name]}{apart[name]}{there[name]}]" for name in spots}
    wide = max((column for column, _ in spots.values()), default=0) + max(map(len, signs.values()), default=0) + 1
    canvas = [[" "] * wide for _ in range(max((row for _, row in spots.values()), default=0) + 1)]
    for one, other in ground.links:
        for column, row in _line(spots[one], spots[other]):
            canvas[row][column] = "."
    for name, (column, row) in spots.items():
        first = max(0, column - len(signs[name]) // 2)
        canvas[row][first : first + len(signs[name])] = signs[name]
    yield from ("".join(line).rstrip() for line in canvas)


def _spots(ground: Ground) -> dict[str, tuple[int, int]]:
    """The column and line of each cell; cells are moved together where the picture would be too wide."""
    xs, ys = [cell.at[0] for cell in ground.cells.values()], [cell.at[1] for cell in ground.cells.values()]
    left, top, pitch = min(xs, default=0), min(ys, default=0), ground.pitch
    across = min(STEP[0] / pitch, (WIDTH - 12) / max(max(xs, default=0) - left, pitch))
    return {
        name: (4 + round((cell.at[0] - left) * across), round((cell.at[1] - top) * STEP[1] / pitch))
        for name, cell in ground.cells.items()
    }


def _line(start: tuple[int, int], end: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """The places of the dots between two cells: one in each line, or in every other column."""
    steps = max(abs(end[1] - start[1]), abs(end[0] - start[0]) // 2, 1)
    for step in range(1, steps):
        share = step / steps
        yield round(start[0] + (end[0] - start[0]) * share), round(start[1] + (end[1] - start[1]) * share)
