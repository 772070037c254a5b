"""What events move, made into flights: cards and figures from place to place, tokens from one number to another."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial

from flick.table.board import Board
from flick.table.moves import HIDDEN, NOWHERE, Move
from flick.window.board.holder import LAST, NEXT, Holder, SeenThing, Sort
from flick.window.widgets import Cutout, Kit, Widget
from flick.window.widgets.flights import Flight, Unveiled, in_turn

MOST = 6
"""So many things are seen to travel the same way at once; where more do, each stands for several."""
LONGEST_WALK = 900.0
"""ms that a figure walks at most, however far."""

Home = Callable[[int], SeenThing]
"""What is seen of somebody's cards that are not seen themselves, by their seat."""


@dataclass
class Journey:
    """A piece goes from the first of these places to the last, along those between; of hidden or counted things ``n``
    go. ``starts`` is how each of them is seen before."""

    piece: str
    stops: list[str]
    n: int = 1
    starts: Sequence[SeenThing] = ()

    @property
    def shares(self) -> list[int]:
        """For how many things each of those stands that are seen to travel."""
        seen = min(self.n, MOST)
        return [self.n // seen + (index < self.n % seen) for index in range(seen)]


def journeys_of(moves: Iterable[Move]) -> list[Journey]:
    """Make one journey for each piece, however often it has moved, and one for each move of what is hidden or
    counted."""
    found: list[Journey] = []
    last: dict[str, Journey] = {}
    for move in moves:
        known = last.get(move.piece)
        if known is not None and known.n == move.n == 1 and known.stops[-1] == move.origin != NOWHERE:
            known.stops.append(move.goal)
            continue
        found.append(Journey(move.piece, [move.origin, move.goal], move.n))
        if move.piece != HIDDEN:
            last[move.piece] = found[-1]
    return [one for one in found if one.stops[0] != one.stops[-1] and NOWHERE not in (one.stops[0], one.stops[-1])]


class Whereabouts:
    """Where everything is on the table at one moment. ``home`` is where a seat's things are that are not seen."""

    def __init__(self, parts: Iterable[Widget], board: Board, home: Home) -> None:
        self._holders = [part for part in parts if isinstance(part, Holder)]
        self._board, self._home = board, home

    def seen(self, piece: str, place: str, which: int) -> SeenThing | None:
        """The thing by itself, or else among the others of its place. What leaves from where nobody sees it comes from
        its owner's hand, and that is where its owner is."""
        found = [seen for holder in self._holders if (seen := holder.seen(piece, place, which)) is not None]
        if found:
            return min(found, key=lambda seen: (not seen.single, seen.draw is None))
        zones = self._board.zones
        zone = next((zone for zone in zones if zone.id == place), None)
        if zone is None or zone.owner is None:
            return None
        if zone.kind == "hand":
            return self._home(zone.owner)
        hand = next((one.id for one in zones if one.kind == "hand" and one.owner == zone.owner), None)
        return self.seen(HIDDEN, hand, which) if hand is not None and which < NEXT else None

    def lag(self, piece: str, place: str, by: int) -> None:
        """What is seen there is behind what lies there, or no longer."""
        for holder in self._holders:
            holder.lag(piece, place, by)

    def keep(self, piece: str, place: str, which: int, face: str) -> None:
        """What comes as that one shows this face."""
        for holder in self._holders:
            holder.keep(piece, place, which, face)


class Travel:
    """Made of moves while everything still is where they begin; when all lies where they end, it makes the flights."""

    def __init__(self, kit: Kit, moves: Iterable[Move], before: Whereabouts) -> None:
        self.kit, self._journeys = kit, journeys_of(moves)
        left = Counter[tuple[str, str]]()
        for journey in self._journeys:
            origin = journey.piece, journey.stops[0]
            found = [before.seen(*origin, LAST - left[origin] - index) for index in range(len(journey.shares))]
            left[origin] += journey.n
            journey.starts = [seen for seen in found if seen is not None]

    def flights(self, now: Whereabouts) -> list[Flight]:
        """Make all flights; those of a sort set out one after the other. What has not left is still seen where it was,
        and what has not landed is seen nowhere."""
        seen = [one for one in self._journeys if _is_seen(one, now)]
        for journey in seen:
            now.lag(journey.piece, journey.stops[0], journey.n)
            now.lag(journey.piece, journey.stops[-1], -journey.n)
        come = Counter[tuple[str, str]]()
        found: dict[Sort, list[Flight]] = {"card": [], "token": [], "figure": []}
        for journey in seen:
            goal = journey.piece, journey.stops[-1]
            for start, share in zip(journey.starts, journey.shares, strict=True):
                now.keep(*goal, come[goal], start.face)
                end = now.seen(*goal, come[goal])
                come[goal] += share
                if end is not None:
                    found[end.sort].append(self._flight(journey, share, start, end, now))
        theme = self.kit.theme
        return [
            *in_turn(found["card"], theme.ms("card-next")),
            *in_turn(found["token"], theme.ms("token-next")),
            *found["figure"],
        ]

    def _flight(self, journey: Journey, share: int, start: SeenThing, end: SeenThing, now: Whereabouts) -> Flight:
        """A thing leaves one place and lands at the other."""
        piece, (origin, *stops, goal) = journey.piece, journey.stops
        between = [seen.pose for stop in stops if (seen := now.seen(HIDDEN, stop, NEXT)) is not None]
        way = [start.pose, *(pose._replace(width=end.pose.width) for pose in between), end.pose]
        leaves, lands = partial(now.lag, piece, origin, -share), partial(now.lag, piece, goal, share)
        if end.large is not None:
            way, wide = [start.pose, end.large, end.pose], end.large.width
            lasts = self.kit.theme.ms("card-read" if end.sort == "card" else "unveiled")
            made = Unveiled(way, *_pictures(start, end, wide), wide, lasts, on_start=leaves, on_land=lands)
            made.sound, made.thud = "card-draw", "card-play"
            return made
        sound, lasts = self._sound(start, end)
        walks, wide = end.sort == "figure", max(start.pose.width, end.pose.width)
        lasts = min(LONGEST_WALK, lasts * (len(way) - 1)) if walks else lasts
        made = Flight(way, *_pictures(start, end, wide), wide, lasts, rises=not walks, on_start=leaves, on_land=lands)
        made.waits, made.warm, made.sound, made.thud = start.single, start.warm, sound, end.thud
        return made

    def _sound(self, start: SeenThing, end: SeenThing) -> tuple[str, float]:
        """What is heard as it leaves, and how many ms its way, or one step of it, lasts."""
        ms = self.kit.theme.ms
        if end.sort != "card":
            return "", ms("token")
        if not end.single:
            return "card-draw", ms("card-discarded")
        return ("card-play", ms("card-played")) if start.single else ("card-draw", ms("card-drawn"))


def _is_seen(journey: Journey, now: Whereabouts) -> bool:
    """Whether both ends of it are seen, and the thing at one of them."""
    end = now.seen(journey.piece, journey.stops[-1], NEXT)
    return bool(journey.starts) and end is not None and bool(journey.starts[0].draw or end.draw)


def _pictures(start: SeenThing, end: SeenThing, wide: int) -> tuple[Cutout, Cutout]:
    """What is seen of a thing as it leaves and as it lands; twice the same where it is not turned over."""
    whole = end if end.draw is not None and (start.draw is None or end.pose.width >= start.pose.width) else start
    turns = start.draw is not None and end.draw is not None and start.face != end.face
    first, last = (start, end) if turns else (whole, whole)
    return _drawn(first, wide), _drawn(last, wide)


def _drawn(seen: SeenThing, wide: int) -> Cutout:
    assert seen.draw is not None
    return seen.draw(wide)
