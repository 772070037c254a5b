"""From one board to the next: which cards and tokens travel, from where to where."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from pygame import Surface

from flick.table.board import Board
from flick.window.board.card import CardPart
from flick.window.board.faces import Faces, Pose
from flick.window.board.flights import Flight, in_turn
from flick.window.board.pile import PilePart
from flick.window.board.tally import CountPart
from flick.window.paint.canvas import Cutout
from flick.window.parts.part import Part


class Was(NamedTuple):
    """Where a card lay, and what was seen of it."""

    zone: str
    pose: Pose
    picture: Surface
    seen: bool = False
    """Whether that was its face."""


class Snapshot(NamedTuple):
    """What lay where before something happened."""

    board: Board
    cards: dict[str, Was]
    piles: dict[str, PilePart]
    counts: dict[CountPart, int]


def snapshot(board: Board, parts: Sequence[Part]) -> Snapshot:
    """Everything that may travel, as it is shown now."""
    cards = {
        part.piece.id: Was(part.zone, part.pose, part.picture, part.piece.face is not None)
        for part in parts
        if isinstance(part, CardPart) and not part.absent
    }
    piles = {part.zone.id: part for part in parts if isinstance(part, PilePart)}
    counts = {part: part.shown for part in parts if isinstance(part, CountPart)}
    return Snapshot(board, cards, piles, counts)


class Travel:
    """Makes the flights after a change."""

    def __init__(self, faces: Faces, before: Snapshot, board: Board, parts: Sequence[Part], home: Pose) -> None:
        """``home`` is where cards come from that were in a hand which nobody could see."""
        self.faces, self.before, self.board, self.home = faces, before, board, home
        self.cards = [part for part in parts if isinstance(part, CardPart)]
        self.piles = {part.zone.id: part for part in parts if isinstance(part, PilePart)}
        self.counts = [part for part in parts if isinstance(part, CountPart)]
        self.theme = faces.kit.theme

    def flights(self) -> list[Flight]:
        """All of them, the cards one after the other, and so the tokens."""
        cards = [*self._arriving(), *self._leaving()]
        tokens = self._tokens()
        return [*in_turn(cards, self.theme.ms("card-next")), *in_turn(tokens, self.theme.ms("token-next"))]

    def _arriving(self) -> list[Flight]:
        """Cards that lie elsewhere than before, or have come from a pile or a hidden hand."""
        found: list[Flight] = []
        for part in self.cards:
            was = self.before.cards.get(part.piece.id)
            if was is not None and was.zone == part.zone:
                continue
            drawn = was is None
            if was is None:
                was = self._from_pile(part) or self._from_hidden(part)
            if was is not None:
                found.append(self._to_card(part, was, "card-drawn" if drawn else "card-played"))
        return found

    def _from_pile(self, part: CardPart) -> Was | None:
        """The pile of the same side that has become smaller, with a back on top."""
        for zone, pile in self.piles.items():
            old = self.before.piles.get(zone)
            if old is not None and pile.side == part.side and _size(old) > _size(pile):
                return Was(zone, pile.top, self.faces.back(pile.side, pile.pose.width, zone))
        return None

    def _from_hidden(self, part: CardPart) -> Was | None:
        """The hand that has become smaller, if it was somebody else's."""
        after = {zone.id: len(zone.pieces) for zone in self.board.zones if zone.kind == "hand"}
        for zone in self.before.board.zones:
            smaller = len(zone.pieces) > after.get(zone.id, 0)
            if zone.kind == "hand" and smaller and zone.owner != self.board.seat and part.piece.face is not None:
                return Was(zone.id, self.home, self.faces.back(self.faces.side(zone.owner), self.home.width))
        return None

    def _to_card(self, part: CardPart, was: Was, ms: str) -> Flight:
        end = part.raised if part.raised and part.mark == "chosen" else part.rest
        wide = max(was.pose.width, end.width)
        part.absent = part.dirty = True

        def land() -> None:
            part.absent = False
            part.dirty = True

        before, after = self._picture(was.picture, wide), self._picture(part.picture, wide)
        if was.seen:
            after = before
        sound = "card-draw" if ms == "card-drawn" else "card-play"
        return Flight(was.pose, end, before, after, wide, self.theme.ms(ms), on_land=land, sound=sound)

    def _leaving(self) -> list[Flight]:
        """Cards that lie on a pile now; it looks as before until they land."""
        here = {part.piece.id for part in self.cards}
        found: list[Flight] = []
        for card, was in self.before.cards.items():
            zone = next((zone for zone in self.board.zones if any(piece.id == card for piece in zone.pieces)), None)
            pile = self.piles.get(zone.id) if zone else None
            old = self.before.piles.get(zone.id) if zone else None
            if card in here or pile is None or old is None or zone is None:
                continue
            pile.see(old.zone)
            wide = max(was.pose.width, pile.pose.width)
            picture = self._picture(was.picture, wide)
            ms = self.theme.ms("card-discarded")
            flight = Flight(was.pose, pile.pose, picture, picture, wide, ms, sound="card-draw")
            flight.on_land = partial(pile.see, pile.zone)
            found.append(flight)
        return found

    def _picture(self, surface: Surface, wide: int) -> Cutout:
        return self.faces.sprites.card(surface, wide)

    def _tokens(self) -> list[Flight]:
        """Tokens of one kind leave where there are fewer now, and come where there are more."""
        found: list[Flight] = []
        leaving: list[tuple[CountPart, int]] = []
        coming: list[tuple[CountPart, int]] = []
        for part in self.counts:
            old = self.before.counts.get(part, part.count)
            leaving += [(part, index) for index in range(old - 1, part.count - 1, -1)]
            coming += [(part, index) for index in range(old, part.count)]
        for source, index in leaving:
            goal = next((entry for entry in coming if entry[0].kind == source.kind), None)
            if goal is None:
                continue
            coming.remove(goal)
            flight = self._token(source, index, *goal)
            if flight is not None:
                found.append(flight)
        return found

    def _token(self, source: CountPart, start: int, goal: CountPart, end: int) -> Flight | None:
        before, after = source.thing(start), goal.thing(end)
        if before is None or after is None or not source.rect or not goal.rect:
            return None
        source.see(max(source.shown, start + 1))
        goal.see(min(goal.shown, end))
        wide = before.surface.get_width()
        face = source.token_of(start)
        if not goal.side:
            goal.keep(end, face)
        if goal.token_of(end) == face:
            after = before
        places = [Pose(*source.place_of(start), wide), Pose(*goal.place_of(end), wide)]
        return Flight(
            places[0],
            places[1],
            before,
            after,
            wide,
            self.theme.ms("token"),
            on_start=lambda: source.see(start),
            on_land=lambda: goal.see(end + 1),
            thud="token-gain" if goal.side else "token-bank",
            warm=not source.side and self.theme.ms("token") > 0,
        )


def _size(pile: PilePart) -> int:
    return len(pile.zone.pieces) if pile.zone.count is None else pile.zone.count
