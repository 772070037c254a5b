"""Finds the faults of a tile or of a tile set, each with its place in the file (RAV-DES-12)."""

from collections.abc import Mapping
from typing import Any

from flick.games.ravenloft.tiles import EXIT, FEATURE, FLOOR, FRONT, MARK, SIZE, TileFile, cards_of, door_side
from flick.maps.grid import TileGrid, lay_tile, open_edges
from flick.maps.map_faults import BadMap
from flick.maps.search import reach
from flick.maps.squares import Squares, squares_along, squares_of
from flick.maps.tiles import WALL, check_tile, is_walled
from flick.table.content import Document

MARKS = (FLOOR, MARK, FEATURE, EXIT)


def tiles_in(document: Document) -> dict[str, TileFile]:
    """The tile set of a file; ``BadContent`` names the place of the first fault."""
    found = document.convert(dict[str, TileFile])
    for name, file in found.items():
        check_tile_file(document, (name,), file)
    _check_set(document, found)
    return found


def check_tile_file(document: Document, path: tuple[Any, ...], file: TileFile) -> None:
    """Check a tile: four by four squares, a connected floor, one spawn mark, and an open side with the triangle."""
    squares = (*path, "squares")
    try:
        check_tile(file.tile, SIZE)
    except BadMap as bad:
        raise document.error(squares, bad.reason, **bad.facts) from None
    text = "".join(file.squares)
    for mark in text:
        if mark != WALL and mark not in MARKS:
            raise document.error(squares, "tile-unknown-square", mark=mark, known=" ".join((WALL, *MARKS)))
    if not text.strip(WALL):
        raise document.error(squares, "tile-without-floor", rule="RAV-RUL-02")
    if text.count(MARK) != 1:
        raise document.error(squares, "tile-marks", count=text.count(MARK), rule="RAV-20")
    _check_floor(document, squares, file)
    if file.kind != "start" and is_walled(file.tile, FRONT):
        raise document.error(squares, "tile-front-walled", side=f"side-{FRONT}", rule="RAV-DES-12")
    if file.doors and door_side(file.tile) is None:
        raise document.error((*path, "doors"), "tile-door-nowhere", rule="RAV-162")
    for colour in file.doors:
        if not {"white": file.white, "black": file.black}[colour]:
            raise document.error((*path, "doors"), "tile-door-colour", colour=colour)
    if file.kind != "start" and not file.white + file.black:
        raise document.error(path, "tile-no-copies", tile=path[-1], rule="RAV-22")
    if file.kind in ("entrance", "chamber") and file.chamber is None:
        raise document.error(path, "tile-no-chamber", tile=path[-1], rule="RAV-151")
    if file.kind == "exit" and EXIT not in text:
        raise document.error(squares, "tile-no-exit", rule="RAV-112")


def _check_floor(document: Document, path: tuple[Any, ...], file: TileFile) -> None:
    """Check that every square and every opening of a tile can be reached from the spawn mark."""
    grid = lay_tile(TileGrid(SIZE), "tile", file.tile, 0, 0)
    squares = squares_of(grid)
    mark = next(square for square, printed in squares.marks.items() if printed == MARK)
    found = reach(squares.steps, mark)
    for edge in open_edges(grid):
        if not any(square in found for square in squares_along(grid, edge)):
            raise document.error(path, "tile-edge-nowhere", side=f"side-{edge.side}", rule="RAV-RUL-03")
    if lost := [square for square in squares.spots if square not in found]:
        raise document.error(path, "tile-in-parts", square=_named(squares, lost[0]), rule="RAV-DES-12")


def _named(squares: Squares, square: str) -> str:
    """Row and column of a square in the file, counted from 1."""
    column, row = squares.spots[square]
    return f"{row + 1}/{column + 1}"


def _check_set(document: Document, found: Mapping[str, TileFile]) -> None:
    """Check the numbers of RAV-DES-12 that concern all tiles together."""
    every = [card for name, file in found.items() for card in cards_of(name, file)]
    ordinary = [card for card in every if card.kind == "ordinary"]
    black = sum(card.is_black for card in ordinary)
    if black * 2 <= len(ordinary):
        raise document.error((), "tiles-too-white", black=black, white=len(ordinary) - black, rule="RAV-DES-12")
    doors = sum(card.door is not None for card in every)
    features = sum(FEATURE in "".join(card.tile.squares) for card in every)
    for count, least, reason in ((doors, 6, "tiles-few-doors"), (features, 6, "tiles-few-features")):
        if count < least:
            raise document.error((), reason, count=count, least=least, rule="RAV-DES-12")
    _check_start(document, found)


def _check_start(document: Document, found: Mapping[str, TileFile]) -> None:
    """Check that the two halves of the Start tile have exactly four unexplored edges and stairs (RAV-24, RAV-26)."""
    grid = TileGrid(SIZE)
    for column, name in enumerate(("start_w", "start_e")):
        if name not in found:
            raise document.error((), "tiles-no-start", tile=name, rule="RAV-24")
        grid = lay_tile(grid, name, found[name].tile, column, 0)
    squares = squares_of(grid)
    edges = len(open_edges(grid))
    if edges != 4:
        raise document.error(("start_w",), "tiles-start-edges", count=edges, rule="RAV-26")
    if EXIT not in squares.marks.values():
        raise document.error(("start_w",), "tile-no-exit", rule="RAV-DES-12")
    if len(reach(squares.steps, next(iter(squares.spots)))) < len(squares.spots):
        raise document.error(("start_w",), "tiles-start-parts", rule="RAV-DES-12")
