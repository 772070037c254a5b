"""What a layout asks for, made: rails with their sections, zones at their places on the cloth."""

from collections.abc import Mapping, Sequence

import msgspec
from pygame import Rect

from flick.table.board import Board, ZoneKind
from flick.window.board.cells import CellsZone
from flick.window.board.duel_zone import DuelZone
from flick.window.board.holder import ShowsZone
from flick.window.board.layout_file import BoardLayoutFile, ZonePlace
from flick.window.board.listed import ListZone
from flick.window.board.map import MapZone
from flick.window.board.rail import RailPart, slot_part
from flick.window.board.surroundings import Surroundings
from flick.window.board.tabs import TabsPart
from flick.window.board.zones import DiceZone, RowZone, StackZone, TextZone, TrackZone, ZonePart

ZONES: Mapping[str, type[ZonePart]] = {
    "row": RowZone,
    "hand": RowZone,
    "grid": CellsZone,
    "board": CellsZone,
    "map": MapZone,
    "stack": StackZone,
    "list": ListZone,
    "track": TrackZone,
    "dice": DiceZone,
    "text": TextZone,
    "duel": DuelZone,
}


def rails_in(
    layout: BoardLayoutFile, around: Surroundings, places: Sequence[Rect], own: str = ""
) -> list[tuple[str, RailPart]]:
    """The rails with their sides, the left one first: that of the ``own`` side, or as the layout lists them."""
    rails, sides = layout.rails, sorted(layout.sides, key=lambda side: side != own)
    listed = [(side, rails.each) for side in sides] if rails.each else [("", rails.left), ("", rails.right)]
    found: list[tuple[str, RailPart]] = []
    for (side, specs), rect in zip(listed[:2], places, strict=False):
        slots = [slot_part(spec, around, side) for spec in specs]
        found.append((side, RailPart(around, rect, slots)))
    return found


def zones_in(layout: BoardLayoutFile, around: Surroundings, cloth: Rect, board: Board) -> list[ShowsZone]:
    """The zones that lie on the cloth."""
    return _laid(layout.cloth, around, cloth, {zone.id: zone.kind for zone in board.zones})


def _laid(
    places: Sequence[ZonePlace], around: Surroundings, rect: Rect, kinds: Mapping[str, ZoneKind]
) -> list[ShowsZone]:
    """Zones and tabs in a rectangle; a zone that is not there yet may come to be during the match, as a row."""
    found: list[ShowsZone] = []
    for spec in places:
        kind, at = spec.show or kinds.get(spec.zone, "row"), _on(rect, spec.at)
        if spec.tabs:
            tabs = TabsPart(around, at)
            for one in spec.places:
                inside = msgspec.structs.replace(one, bare=True) if one.zone else one
                tabs.put(one, _laid([inside], around, tabs.body, kinds))
            found.append(tabs)
        elif spec.places:
            found += _laid(spec.places, around, at, kinds)
        elif kind in ZONES:
            part = ZONES[kind](around, at, spec)
            if isinstance(part, DuelZone):
                part.places = [at, *(_on(rect, other) for other in spec.others)]
            found.append(part)
    return found


def _on(cloth: Rect, at: tuple[float, float, float, float]) -> Rect:
    left, top, width, height = at
    x, y = cloth.left + cloth.width * left / 100, cloth.top + cloth.height * top / 100
    return Rect(round(x), round(y), round(cloth.width * width / 100), round(cloth.height * height / 100))
