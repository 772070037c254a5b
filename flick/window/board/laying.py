"""What a layout asks for, written out for a board, with a part for each seat or region; and made: rails with their
sections, zones at their places on the cloth."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import TypeVar

import msgspec
from pygame import Rect

from flick.table.board import Board, ZoneKind
from flick.window.board.cells import CellsZone
from flick.window.board.duel_zone import DuelZone
from flick.window.board.holder import ShowsZone
from flick.window.board.layout_file import SEATS, BoardLayoutFile, Each, Rails, Slot, ZonePlace
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


def rails_in(layout: BoardLayoutFile, around: Surroundings, places: Sequence[Rect], own: str) -> list[RailPart]:
    """The rails, the left one first: that of the ``own`` side, or as the layout lists them."""
    rails, sides = layout.rails, sorted(layout.sides, key=lambda side: side != own)
    listed = [(side, rails.each) for side in sides] if rails.each else [("", rails.left), ("", rails.right)]
    return [
        RailPart(around, rect, [slot_part(spec, around, side) for spec in specs], side)
        for (side, specs), rect in zip(listed[:2], places, strict=False)
    ]


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


Repeated = TypeVar("Repeated", ZonePlace, Slot)


def repeated(layout: BoardLayoutFile, board: Board) -> BoardLayoutFile:
    """Write a layout out for a board: with a part for each, as many as that board needs."""
    rails = layout.rails
    return msgspec.structs.replace(
        layout,
        rails=Rails(*(list(_slots(slots, board)) for slots in (rails.each, rails.left, rails.right))),
        corner=list(_slots(layout.corner, board)),
        cloth=[_of_own(place, board) for place in _places(layout.cloth, board)],
    )


def names_of(each: Each, board: Board) -> list[str]:
    """Return for whom or what a part is repeated, in their order."""
    if not isinstance(each, str):
        return each
    if each == SEATS:
        return [str(owner + 1) for owner in sorted({zone.owner for zone in board.zones if zone.owner is not None})]
    pattern = re.compile(re.escape(each).replace(r"\*", "(.+)", 1))
    found = [match[1] for zone in board.zones if (match := pattern.fullmatch(zone.id)) and match.groups()]
    return list(dict.fromkeys(found))


def _slots(slots: Sequence[Slot], board: Board) -> Iterator[Slot]:
    for slot in slots:
        yield from _copies(slot, names_of(slot.each, board)) if slot.each != "" else [slot]


def _places(places: Sequence[ZonePlace], board: Board, *, tabs: bool = False) -> Iterator[ZonePlace]:
    """Those made for each share the place, unless each has its own of the ``tabs``; one that holds nothing but what is
    made for each is not there if that is nobody."""
    for place in places:
        copies = _copies(place, names_of(place.each, board)) if place.each != "" else [place]
        for index, copy in enumerate(copies):
            at = copy.at if tabs else _share(copy, index, len(copies))
            inside = list(_places(copy.places, board, tabs=copy.tabs))
            if inside or not copy.places:
                yield msgspec.structs.replace(copy, at=at, places=inside)


def _share(place: ZonePlace, index: int, count: int) -> tuple[float, float, float, float]:
    left, top, width, height = place.at
    if place.below:
        return left, top + height * index / count, width, height / count
    return left + width * index / count, top, width / count, height


def _copies(part: Repeated, names: Sequence[str]) -> list[Repeated]:
    """Make one copy for each name, which stands wherever ``{each}`` does."""
    plain = msgspec.to_builtins(msgspec.structs.replace(part, each=""))
    return [msgspec.convert(_named(plain, "{each}", name), type(part)) for name in names]


def _of_own(place: ZonePlace, board: Board) -> ZonePlace:
    """Put the number of whoever looks in the place of ``{own}``."""
    own = str(1 if board.seat is None else board.seat + 1)
    return msgspec.convert(_named(msgspec.to_builtins(place), "{own}", own), ZonePlace)


def _named(plain: object, what: str, name: str) -> object:
    """A name in the place of whatever stands for it, in all texts of plain data."""
    if isinstance(plain, str):
        return plain.replace(what, name)
    if isinstance(plain, dict):
        return {key: _named(value, what, name) for key, value in plain.items()}
    return [_named(value, what, name) for value in plain] if isinstance(plain, list | tuple) else plain
