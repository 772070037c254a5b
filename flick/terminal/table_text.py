"""Remembers what a terminal has shown of the table, so that only what has changed is shown again."""

from collections.abc import Collection, Iterable, Iterator
from typing import NamedTuple

import msgspec

from flick.table.board import Board, Piece, Zone
from flick.table.decisions import Decision, Flick, Place
from flick.table.ground import Ground
from flick.table.tactics import tactics_of
from flick.table.words import Words
from flick.terminal.answer_lines import MOST_SPOTS
from flick.terminal.board_lines import zone_lines
from flick.terminal.map_lines import key_lines, lettered

ACTIVE = "active"
"""The mark of whoever's turn it is. A row in which only this mark has changed is not printed again, because the
question says whose turn it is."""


class LastSeen(NamedTuple):
    """A zone as it was when it was last shown, with all its lines."""

    zone: Zone
    lines: list[str]


class TableText:
    """The zones of one match on a terminal. A figure on a map keeps its letter during the whole session."""

    def __init__(self, titles: Words) -> None:
        self._titles = titles
        self._shown: dict[str, LastSeen] = {}
        self._letters: dict[str, str] = {}

    def forget(self) -> None:
        """Forget all zones that were shown, because nothing of them is on the screen any more."""
        self._shown.clear()

    def whole(self, board: Board) -> list[str]:
        """The lines of everything that lies on the table."""
        return [line for zone in board.zones if not _is_bare(zone) for line in self._lines(zone, None)]

    def changes(self, zones: Iterable[Zone], decision: Decision | None = None) -> Iterator[str]:
        """The lines of zones that have changed since they were last shown. Before a flick the arena is always among
        them, and with suggested spots where a piece is to be placed."""
        for zone in zones:
            anyhow = isinstance(decision, (Flick, Place)) and zone.kind == "arena"
            lines, before = self._lines(zone, decision), self._shown.get(zone.id)
            if anyhow or (before is None and not _is_bare(zone)):
                yield from lines if before is None else self._news(zone, before, decision)
            elif before is not None and before.lines != lines and not _is_told_elsewhere(zone, before.zone):
                yield from self._news(zone, before, decision)
            self._shown[zone.id] = LastSeen(zone, lines)

    def _news(self, zone: Zone, before: LastSeen, decision: Decision | None) -> Iterator[str]:
        """The lines of a changed zone. Long texts of cards and the key of a map are printed only when they are new."""
        lasting = zone.kind == "board" or (zone.kind == "row" and zone.owner is not None)
        lines = self._lines(_without_known(zone, before.zone.pieces if lasting else ()), decision)
        key = key_lines(zone.layout, self._titles) if isinstance(zone.layout, Ground) else ()
        yield from (line for line in lines if line not in key or line not in before.lines)

    def _lines(self, zone: Zone, decision: Decision | None) -> list[str]:
        if isinstance(zone.layout, Ground):
            self._letters = lettered(zone.pieces, self._letters)
        spots = decision.suggestions[:MOST_SPOTS] if isinstance(decision, Place) else ()
        return zone_lines(zone, self._titles, spots, self._letters)


def _is_bare(zone: Zone) -> bool:
    """Whether a zone shows nothing; a text or a picture always shows something."""
    return zone.kind != "text" and zone.layout is None and not zone.pieces and not zone.count


def _is_told_elsewhere(zone: Zone, before: Zone) -> bool:
    """Whether a zone has changed only in ways that are told otherwise: the number of cards in a closed pile, whose turn
    it is, or what a figure has just done."""
    if zone.kind == "stack" and zone.count and not zone.pieces:
        return True
    return bool(tactics_of(zone) or tactics_of(before)) or (zone.kind == "row" and _idle(zone) == _idle(before))


def _idle(zone: Zone) -> Zone:
    """The same zone without the marks that say whose turn it is."""
    pieces = [
        msgspec.structs.replace(piece, marks=tuple(mark for mark in piece.marks if mark != ACTIVE))
        for piece in zone.pieces
    ]
    return msgspec.structs.replace(zone, pieces=tuple(pieces))


def _without_known(zone: Zone, known: Collection[Piece]) -> Zone:
    """The same zone, without the text of pieces that had the same text before."""
    told = {piece.id: piece.told for piece in known}
    pieces = [
        msgspec.structs.replace(piece, told=None) if told.get(piece.id) == piece.told else piece
        for piece in zone.pieces
    ]
    return msgspec.structs.replace(zone, pieces=tuple(pieces))
