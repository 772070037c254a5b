"""What a layout asks for each seat or region, written out for a board. Pure."""

import re
from collections.abc import Iterator, Sequence
from typing import TypeVar

import msgspec

from flick.table.board import Board
from flick.window.board.layout_file import SEATS, BoardLayoutFile, Each, Rails, Slot, ZonePlace

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
