"""Maps of no game, with figures on them, for tests."""

from flick.table.board import Board, Piece, Zone
from flick.table.ground import Border, Feature, Ground, GroundCell, GroundTile


def cave() -> Ground:
    """Five cells in a cross, staggered."""
    cells = {
        "mouth": GroundCell((0, 0), "door", named=True),
        "left": GroundCell((-1, -1), covered=True),
        "right": GroundCell((1, -1)),
        "lake": GroundCell((0, -2), "gem"),
        "depth": GroundCell((0, -4), fog=True),
    }
    links = (("mouth", "left"), ("mouth", "right"), ("left", "lake"), ("right", "lake"), ("lake", "depth"))
    return Ground(cells, links)


def dungeon(tiles: int = 2) -> Ground:
    """Rooms of four by four squares in a row, ``tiles`` of them, and an edge to be explored at the end."""
    floor = [(column, row) for column in range(4 * tiles) for row in range(4)]
    cells = {f"{column},{row}": GroundCell((column, row)) for column, row in floor if (column % 4, row) != (0, 0)}
    rooms = tuple(GroundTile(f"room-{index}", (4 * index, 0)) for index in range(tiles))
    borders = (
        Border("wall", (0, 3), "south", 4 * tiles),
        Border("door", (3, 1), "east", 2, "room-0-east"),
        Border("unexplored", (4 * tiles - 1, 1), "east", 2, "out"),
    )
    return Ground(cells, tiles=rooms, borders=borders, features=(Feature("altar", ("2,2", "2,3")),))


def figure(name: str, *cells: str, **more: object) -> Piece:
    return Piece(name, name, cells=cells, **more)  # type: ignore[arg-type]


def board_with(ground: Ground, *figures: Piece) -> Board:
    return Board(0, 1, (Zone("map", "map", figures, layout=ground),))
