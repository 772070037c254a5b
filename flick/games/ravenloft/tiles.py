"""The records of tiles (RAV-20 to RAV-24)."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Annotated, Literal, TypeAlias

import msgspec

from flick import places
from flick.maps.tiles import Side, Tile, is_walled
from flick.table import content
from flick.table.languages import Code, in_language

SIZE = 4
"""The number of squares along a tile (RAV-RUL-01)."""
FLOOR, MARK, FEATURE, EXIT = ".", "x", "o", "h"
"""The marks of squares in a file: floor, spawn mark, drawing, stairs or ladder (RAV-RUL-02)."""
FRONT: Side = "south"
"""The side of the triangle, which is laid against the tile before it (RAV-42)."""
DOOR_SIDES: tuple[Side, ...] = ("north", "west")
"""The sides where a door symbol can be; it is at the first of them that has no wall."""

TileKind: TypeAlias = Literal["ordinary", "start", "corridor", "exit", "entrance", "chamber", "adventure"]
Chamber: TypeAlias = Literal["dire", "horrid"]
Triangle: TypeAlias = Literal["white", "black"]
SpawnMark: TypeAlias = Literal["bone_pile", "scorch_mark"]
Copies: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=9)]
Name: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=40, description="expected-tile-name")]


class TileFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A tile as a person writes it, north above and its triangle to the south. ``white`` and ``black`` are its numbers
    of copies with a triangle of that colour (RAV-22); for each colour in ``doors`` one copy shows an open door
    (RAV-162). ``walled`` are its closed sides, ``mark`` is what is drawn on its spawn mark. ``large`` marks the Large
    Chamber of a stack (RAV-153)."""

    name: dict[Code, Name]
    squares: tuple[str, ...]
    walled: tuple[Side, ...] = ()
    kind: TileKind = "ordinary"
    chamber: Chamber | None = None
    large: bool = False
    mark: SpawnMark = "bone_pile"
    white: Copies = 0
    black: Copies = 0
    doors: tuple[Triangle, ...] = ()

    @property
    def tile(self) -> Tile:
        return Tile(self.squares, self.walled)


class TileCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """One copy of a tile. The Start tile has no triangle; ``door`` is the side at which an open door is printed."""

    id: str
    tile: Tile
    kind: TileKind = "ordinary"
    triangle: Triangle | None = None
    chamber: Chamber | None = None
    large: bool = False
    mark: SpawnMark = "bone_pile"
    door: Side | None = None

    @property
    def is_black(self) -> bool:
        """Whether the triangle is black, the more dangerous colour (RAV-23, RAV-RUL-16)."""
        return self.triangle == "black"


def kind_of(name: str) -> str:
    """The name in the file of the tile of which this is a copy."""
    return name.partition("#")[0]


def door_side(tile: Tile) -> Side | None:
    """The side of a tile's door symbol; ``None`` where both possible sides are walled."""
    return next((side for side in DOOR_SIDES if not is_walled(tile, side)), None)


def cards_of(name: str, file: TileFile) -> Iterator[TileCard]:
    """All copies of a tile, the white ones first; the last copy of a colour has its door."""
    counts: dict[Triangle | None, int] = {"white": file.white, "black": file.black, None: file.kind == "start"}
    colours: list[Triangle | None] = [colour for colour, count in counts.items() for _ in range(count)]
    for number, colour in enumerate(colours, 1):
        is_last = colour not in colours[number:]
        door = door_side(file.tile) if is_last and colour in file.doors else None
        id = name if len(colours) == 1 else f"{name}#{number}"
        yield TileCard(id, file.tile, file.kind, colour, file.chamber, file.large, file.mark, door)


@cache
def tile_files() -> Mapping[str, TileFile]:
    """The tile set of the house."""
    path = places.shipped("levels") / "ravenloft" / "tiles.yaml"
    return content.load(path, dict[str, TileFile])


@cache
def tile_cards() -> Mapping[str, TileCard]:
    """Every tile of the house by its name."""
    return {card.id: card for name, file in tile_files().items() for card in cards_of(name, file)}


@cache
def tile_card(name: str) -> TileCard:
    """One tile of the house."""
    return tile_cards()[name]


@cache
def tile_names(language: str) -> Mapping[str, str]:
    """The names of all tiles of the house and of their copies."""
    called = {name: in_language(file.name, language) for name, file in tile_files().items()}
    return {**called, **{card: called[kind_of(card)] for card in tile_cards()}}
