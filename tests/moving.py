"""Whether events tell all that travels: followed from one decision to the next, they lead to what is seen then."""

from collections import Counter
from collections.abc import Sequence

from flick.table.board import Board, Zone
from flick.table.ground import Ground
from flick.table.match import Match
from flick.table.moves import HIDDEN, Move
from flick.table.rules import Decision, Event

ALWAYS = ("hand", "stack")
"""Zones of these kinds are followed from the beginning, others from the first move that names them."""


LISTED = ("hand", "row")
"""Zones in which every piece lies side by side with the others."""


class Strayed(AssertionError):
    """Something is not where events have taken it."""


class Follower:
    """Somebody who looks at the table once, and from then on only hears what moves, also from cell to cell of a map;
    there a piece may come and go unheard."""

    def __init__(self, board: Board) -> None:
        self.named: list[str] = []
        """The zones that moves have named, and what they have moved by its count."""
        self._look(board)

    def _look(self, board: Board) -> None:
        self.places = {piece.id: zone.id for zone in board.zones for piece in zone.pieces if piece.face is not None}
        self.counts = dict.fromkeys(self.named, 0) | {zone.id: _count(zone) for zone in board.zones}
        """A zone that has been named and is not seen is empty."""
        self.unseen: Counter[str] = Counter()
        """What has gone where no zone is seen, be it a zone that comes by it, a cell or a figure."""
        self.perhaps: dict[str, str] = {}
        """Where pieces lay before something left that zone of which nobody said what it was: it may have been they."""
        self.amounts = _amounts(board)
        maps = [(zone.id, zone.layout.cells) for zone in board.zones if isinstance(zone.layout, Ground)]
        self.maps = {cell: zone for zone, cells in maps for cell in cells}
        """The zone of each cell."""
        self.stands = {piece.id: piece.cells for zone in board.zones for piece in zone.pieces if piece.cells}

    def hear(self, event: Event) -> None:
        for move in event.moves:
            self._follow(move, event)
            self._step(move, event)

    def _step(self, move: Move, event: Event) -> None:
        """Follow a piece that goes from a cell to another."""
        cells = self.stands.get(move.piece)
        if cells is not None:
            if move.origin not in cells:
                raise Strayed(f"{event.kind}: {move.piece} stands on {cells}, not on {move.origin}")
            self.stands[move.piece] = (move.goal,)

    def _follow(self, move: Move, event: Event) -> None:
        counted = [(zone, move.piece) for zone in (move.origin, move.goal) if (zone, move.piece) in self.amounts]
        if counted:
            for key in counted:
                self.amounts[key] += move.n if key[0] == move.goal else -move.n
            self.named.append(move.piece)
            return
        between = [zone for zone in (move.origin, move.goal) if zone in self.counts]
        self.named += [zone for zone in between if zone not in self.named]
        if move.piece == HIDDEN:
            self.perhaps |= {piece: zone for piece, zone in self.places.items() if zone == move.origin}
            self.places = {piece: zone for piece, zone in self.places.items() if zone != move.origin}
        elif between or (move.piece in self.places and move.piece not in self.stands):
            origin = self.maps.get(move.origin, move.origin)
            if self.places.get(move.piece, origin) != origin:
                raise Strayed(f"{event.kind}: {move.piece} is in {self.places[move.piece]}, not in {origin}")
            self.places[move.piece] = self.maps.get(move.goal, move.goal)
        for zone, n in ((move.origin, -move.n), (move.goal, move.n)):
            if zone in self.counts:
                self.counts[zone] += n
            else:
                self.unseen[zone] += n

    def arrive(self, board: Board, after: Sequence[str]) -> None:
        """Everything that is seen lies where events have taken it, and as many as they have taken there."""
        for zone in board.zones:
            for piece in zone.pieces:
                if piece.face is not None and self.places.get(piece.id, zone.id) != zone.id:
                    told = self.places[piece.id]
                    raise Strayed(f"{piece.id} lies in {zone.id}, and was last heard of in {told}: {list(after)}")
                if piece.cells and not set(self.stands.get(piece.id, piece.cells)) & {*piece.cells, zone.id}:
                    told = self.stands[piece.id]
                    raise Strayed(f"{piece.id} stands on {piece.cells}, and was last heard of on {told}: {list(after)}")
            followed = zone.kind in ALWAYS or zone.id in self.named
            told = self.counts.get(zone.id, self.unseen[zone.id])
            if followed and told != _count(zone):
                raise Strayed(f"{zone.id} has {_count(zone)} pieces and should have {told}: {list(after)}")
            if followed and zone.kind in LISTED and zone.count is None:
                self._compare(zone, after)
        for (place, name), amount in _amounts(board).items():
            told = self.amounts.get((place, name), amount)
            if name in self.named and told != amount:
                raise Strayed(f"{place} has {amount} {name}, not {told}: {list(after)}")
        self._look(board)

    def _compare(self, zone: Zone, after: Sequence[str]) -> None:
        """What lies open in a zone is what has been taken there."""
        seen = {piece.id for piece in zone.pieces if piece.face is not None}
        heard = {piece for piece, place in self.places.items() if place == zone.id}
        heard |= {piece for piece in seen if self.perhaps.get(piece) == zone.id}
        hidden = len(seen) < len(zone.pieces)
        if not hidden and seen != heard:
            raise Strayed(f"{zone.id}: {sorted(seen ^ heard)} came or went untold: {list(after)}")


def follow(match: Match) -> int:
    """Let bots play to the end, followed by an onlooker and by every seat; how many moves were told."""
    lookers: list[int | None] = [None, *range(len(match.seats))]
    followers = {seat: Follower(match.view(seat)) for seat in lookers}
    told = 0
    while True:
        events: list[Event] = []
        while isinstance(item := match.step(), Event):
            events.append(item)
        for seat, follower in followers.items():
            for event in events:
                follower.hear(event.seen_by(seat))
            follower.arrive(match.view(seat), [event.kind for event in events])
        told += sum(len(event.moves) for event in events)
        if not isinstance(item, Decision):
            return told
        match.ask_bot()


def _amounts(board: Board) -> dict[tuple[str, str], int]:
    """What is counted in a zone or on a piece."""
    holders = [(zone.id, zone.facts) for zone in board.zones]
    holders += [(piece.id, piece.facts) for zone in board.zones for piece in zone.pieces]
    return {
        (holder, name): fact
        for holder, facts in holders
        for name, fact in facts.items()
        if isinstance(fact, int) and not isinstance(fact, bool)
    }


def _count(zone: Zone) -> int:
    return zone.count if zone.count is not None else len(zone.pieces)
