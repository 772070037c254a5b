"""What a layout asks for, made: rails with their sections, zones at their places on the cloth."""

from collections.abc import Mapping, Sequence

from pygame import Rect

from flick.table.board import Board
from flick.window.board.cells import CellsZone
from flick.window.board.layout_file import LayoutFile, Place
from flick.window.board.map import MapZone
from flick.window.board.rail import RailPart, slot_part
from flick.window.board.slot import Surroundings
from flick.window.board.zones import DiceZone, RowZone, StackZone, TextZone, TrackZone, ZonePart

ZONES: Mapping[str, type[ZonePart]] = {
    "row": RowZone,
    "hand": RowZone,
    "grid": CellsZone,
    "board": CellsZone,
    "map": MapZone,
    "stack": StackZone,
    "track": TrackZone,
    "dice": DiceZone,
    "text": TextZone,
}


def rails_in(
    layout: LayoutFile, around: Surroundings, places: Sequence[Rect], own: str = ""
) -> list[tuple[str, RailPart]]:
    """The rails with their sides, the left one first: that of the ``own`` side, or as the layout lists them."""
    rails, sides = layout.rails, sorted(layout.sides, key=lambda side: side != own)
    listed = [(side, rails.each) for side in sides] if rails.each else [("", rails.left), ("", rails.right)]
    found: list[tuple[str, RailPart]] = []
    for (side, specs), rect in zip(listed[:2], places, strict=False):
        slots = [slot_part(spec, around, side, layout) for spec in specs]
        found.append((side, RailPart(around, rect, slots)))
    return found


def zones_in(layout: LayoutFile, around: Surroundings, cloth: Rect, board: Board) -> list[ZonePart]:
    """The zones that lie on the cloth."""
    kinds = {zone.id: zone.kind for zone in board.zones}
    found: list[ZonePart] = []
    for spec in layout.cloth:
        kind = spec.show or kinds.get(spec.zone)
        if kind is not None and kind in ZONES:
            found.append(ZONES[kind](around, _on(cloth, spec), spec))
    return found


def _on(cloth: Rect, spec: Place) -> Rect:
    left, top, width, height = spec.at
    x, y = cloth.left + cloth.width * left / 100, cloth.top + cloth.height * top / 100
    return Rect(round(x), round(y), round(cloth.width * width / 100), round(cloth.height * height / 100))
