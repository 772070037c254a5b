"""The places in which pawns start, written so that they fit any table: relative to a corner or to the centre."""

import math
from collections.abc import Mapping
from typing import Literal

import msgspec

from flick.arena.layout import (
    BadLayout,
    Coordinate,
    Degrees,
    Layout,
    LayoutFile,
    Length,
    Material,
    Name,
    Pawn,
    PawnsFile,
    Table,
    check,
    layout_of,
)


class StartPawn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pawn of some kind and its starting place: with its rim ``clear`` mm from both edges at a corner, or with its
    centre ``from_centre`` mm away from that of the table, at (0, 0) where nothing is given."""

    kind: str
    corner: Literal["north-west", "north-east", "south-west", "south-east"] | None = None
    clear: Length = 20.0
    from_centre: tuple[Coordinate, Coordinate] | None = None
    angle: Degrees = 0.0


class StartFile(msgspec.Struct, forbid_unknown_fields=True):
    """Starting places as a person writes them."""

    start: dict[Name, StartPawn]


def start_layout(table: LayoutFile, start: StartFile, pawns: PawnsFile, materials: Mapping[str, Material]) -> Layout:
    """A table preset with the pawns of a start on it."""
    base = layout_of(table, pawns, materials)
    sizes = {**pawns.sizes, **table.sizes}
    placed = dict(base.pawns)
    for name, place in start.start.items():
        kind = pawns.pawns.get(place.kind)
        if kind is None or kind.size not in sizes:
            raise BadLayout("layout-unknown-kind", pawn=name, kind=place.kind, known=", ".join(pawns.pawns))
        diameter = sizes[kind.size]
        x, y = _place(place, diameter, base.table)
        placed[name] = Pawn(x, y, math.radians(place.angle), diameter, kind.shape)
    layout = msgspec.structs.replace(base, pawns=placed)
    check(layout)
    return layout


def _place(place: StartPawn, diameter: float, table: Table) -> tuple[float, float]:
    if place.corner is None:
        dx, dy = place.from_centre or (0.0, 0.0)
        return table.width / 2 + dx, table.height / 2 + dy
    inset = place.clear + diameter / 2
    x = inset if place.corner.endswith("west") else table.width - inset
    y = inset if place.corner.startswith("south") else table.height - inset
    return x, y
