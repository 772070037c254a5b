"""Maps that several tests ask: a cave of 46 cells, tiles, and dungeons made at random."""

from hypothesis import strategies as st

from flick.maps.graph import Cell, Graph
from flick.maps.grid import TileGrid, close_door, lay_tile, open_edges, place_tile
from flick.maps.search import Links
from flick.maps.tiles import SIDES, WALL, Tile

OPEN = Tile(("....",) * 4)
CROSS = Tile(("#..#", "....", ".x..", "#..#"))
STRAIGHT = Tile(("#..#", "#..#", "#x.#", "#..#"))
LEFT = Tile(("#..#", "..x#", "...#", "#..#"))
TEE = Tile(("####", "....", ".x..", "#..#"))
CHAMBER = Tile(("....", ".x..", "....", "...."), ("north", "east", "west"))
START_WEST = Tile(("#..#", ".x..", "...h", "####"))
START_EAST = Tile(("####", "....", "h.x.", "#..#"))


def cave() -> Graph:
    """Twelve rows of cells between a start and an end, with a cell on a detour on each side of the middle."""
    rows = {row: (-2, 0, 2) if row % 2 else (-3, -1, 1, 3) if row < 12 else (-1, 1) for row in range(1, 13)}
    cells = {f"{row}/{x}": Cell((x, row), ("alpha",) if (row, x) == (7, 0) else ()) for row in rows for x in rows[row]}
    links = [(f"{row}/{x}", f"{row}/{x + 2}") for row in rows for x in rows[row] if x + 2 in rows[row]]
    links += [
        (f"{row}/{x}", f"{row + 1}/{near}")
        for row in range(1, 12)
        for x in rows[row]
        for near in (x - 1, x + 1)
        if near in rows[row + 1]
    ]
    for name, row, near in (("start", 0, rows[1]), ("end", 13, rows[12])):
        cells[name] = Cell((0, row), (name,))
        links += [(name, f"{1 if row == 0 else 12}/{x}") for x in near]
    for side, name in ((-1, "left"), (1, "right")):
        for what, row in (("artefact", 3), ("pedestal", 7)):
            cells[f"{what}-{name}"] = Cell((4 * side, row + 0.5), (what,))
            links += [(f"{what}-{name}", f"{row}/{2 * side}"), (f"{what}-{name}", f"{row + 1}/{3 * side}")]
    return Graph(cells, tuple(links))


BLACKENED = ("2/-3", "2/3", "6/-3", "6/3", "10/-3", "10/3", "3/0", "5/0", "9/0", "11/0")
"""Cells out of play for two."""


def start() -> TileGrid:
    """A start tile of double size."""
    return lay_tile(lay_tile(TileGrid(), "west", START_WEST, 0, 0), "east", START_EAST, 1, 0)


def field(tiles: int) -> TileGrid:
    """Open squares all over so many tiles by as many."""
    grid = TileGrid()
    for column in range(tiles):
        for row in range(tiles):
            grid = lay_tile(grid, f"tile-{column}-{row}", OPEN, column, row)
    return grid


@st.composite
def tiles(draw: st.DrawFn) -> Tile:
    """Any tile with at least one square to stand on."""
    rows = draw(st.lists(st.text(f"..{WALL}", min_size=4, max_size=4), min_size=4, max_size=4))
    walled = draw(st.lists(st.sampled_from(SIDES), max_size=2, unique=True))
    return Tile((rows[0], rows[1], "." + rows[2][1:], rows[3]), tuple(side for side in SIDES if side in walled))


@st.composite
def dungeons(draw: st.DrawFn) -> TileGrid:
    """A dungeon that grew from any tile at open edges, now and then with a door that is closed."""
    grid = lay_tile(TileGrid(), "tile-0", draw(tiles()), draw(st.integers(-2, 2)), 0, draw(st.integers(0, 3)))
    for number in range(1, draw(st.integers(1, 6))):
        if edges := open_edges(grid):
            edge = draw(st.sampled_from(edges))
            grid = place_tile(grid, edge, f"tile-{number}", draw(tiles()), draw(st.sampled_from(SIDES)))
            if draw(st.integers(0, 3)) == 0:
                grid = close_door(grid, edge)
    return grid


@st.composite
def link_maps(draw: st.DrawFn) -> Links:
    """The links of any graph of up to twelve cells."""
    count = draw(st.integers(1, 12))
    pairs = [(one, other) for other in range(count) for one in range(other)]
    chosen = draw(st.lists(st.sampled_from(pairs), unique=True, max_size=24)) if pairs else []
    links: dict[str, list[str]] = {f"cell-{number}": [] for number in range(count)}
    for one, other in chosen:
        links[f"cell-{one}"].append(f"cell-{other}")
        links[f"cell-{other}"].append(f"cell-{one}")
    return links
