"""What is told of a match: how it stands, and at its end how it was won. Nothing is drawn here.

What a game calls a shot, a hit or a wound stands in ``levels/<game>/summary.yaml``; a game without that file is told by
its turns and flicks alone.
"""

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

import msgspec

from flick.arena.layout import Layout, Pose
from flick.arena.outcome import Outcome
from flick.arenas import looks
from flick.table import content
from flick.table.board import Board
from flick.table.game import GamesAny
from flick.table.match import Match
from flick.table.recorder import Taken
from flick.table.records import unpack
from flick.table.rules import Event
from flick.table.sayings import Say
from flick.table.words import Words

MOMENTS = 3
"""So many shots are worth watching again, at most."""


class StandingZones(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Zones whose ID begins with ``zone`` say who has how many: the fact ``count``, for the thing named by ``side``."""

    zone: str
    count: str
    side: str


class StandsLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Zones whose ID begins with ``zone`` are told by a ``message`` that is given their facts."""

    zone: str
    message: str


class Summary(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The events of a game as they count. ``stands`` tells in words how a match stands that goes on.

    ``flick`` is the event of every flick, ``kind`` its fact that names the shot, ``kinds`` the icons of those shots
    that can do harm. ``hits`` are the events of a hit, ``harm`` those of harm and the fact that says how much;
    ``until`` begins a new turn, after which harm is nobody's. ``counts`` are messages about events of one kind or of
    several, ``moved`` about pieces, by the beginning of their names, that flicks have moved. ``card`` is the event of a
    card that is played, or attempted, and the fact that names it: a turn is called by it. ``marks`` are events that a
    turn is marked with, by an icon of a colour. ``scenes`` are the pictures of an end, by the message that says why it
    came: names of covers, in which ``{side}`` is whoever has won and ``{about}`` the thing that decided.
    """

    standing: StandingZones | None = None
    stands: list[StandsLine] = []
    flick: str = "flick"
    kind: str = ""
    kinds: dict[str, str] = {}
    hits: tuple[str, ...] = ()
    harm: dict[str, str] = {}
    until: str = ""
    counts: dict[str, str | tuple[str, ...]] = {}
    moved: dict[str, str] = {}
    card: tuple[str, str] | None = None
    marks: dict[str, tuple[str, str]] = {}
    scenes: dict[str, str] = {}


class SummaryFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``summary.yaml``."""

    summary: Summary


class Has(NamedTuple):
    """A side and how much it has."""

    side: str
    many: int


class FlickSummary(NamedTuple):
    """One flick of a match: the number of its answer, its turn, whose it was, what it was and what came of it. It was
    ``averted`` if something came to nothing that would have come of it."""

    number: int
    turn: int
    seat: int
    kind: str
    card: str
    outcome: Outcome
    hits: tuple[str, ...]
    harm: int
    averted: bool = False

    @property
    def lands(self) -> bool:
        """Whether it hit, and that stands."""
        return bool(self.hits) and not self.averted


class Shooter(NamedTuple):
    """How often somebody hit."""

    seat: int
    shots: int
    hits: int


class Report(NamedTuple):
    """How a match was won. ``sides`` are the things that seats played for, or as many empty names as there are seats.
    ``longest`` is the way of the longest flick in mm, ``counts`` the messages of the game with their numbers. What
    happened before turn ``since`` is not known, and so counts nowhere: a match that was played on began with that."""

    sides: list[str]
    harm: dict[str, list[int]]
    shooters: list[Shooter]
    longest: float
    flicks: int
    counts: dict[str, int]
    best_card: str
    moments: list[FlickSummary]
    since: int

    def total(self, side: int) -> int:
        """All the harm that a side did."""
        return sum(row[side] for row in self.harm.values())


def summary_of(game: GamesAny) -> Summary:
    """What a game says of itself."""
    path = game.folder / "summary.yaml"
    return content.load(path, SummaryFile).summary if path.is_file() else Summary()


def scene_of(match: Match) -> str:
    """The picture of the end of a match; the cover of its game where there is none of its own."""
    result, sides = match.result, match.game.sides(match.options, len(match.seats))
    scene = summary_of(match.game).scenes.get(result.reason.id, "") if result else ""
    if result is None or not scene:
        return match.game.id
    side = sides[result.winners[0]] if sides and result.winners else ""
    return scene.replace("{side}", side).replace("{about}", result.about)


def pawns(match: Match) -> dict[int, str]:
    """The pawn of each seat that has one on a map, by its name."""
    zones = [zone for zone in match.view(None).zones if zone.owner is not None and zone.pieces]
    faces = {zone.owner: zone.pieces[0].face or "" for zone in reversed(zones) if zone.owner is not None}
    return {seat: face for seat, face in faces.items() if face in looks().looks}


def standing(game: GamesAny, board: Board) -> list[Has]:
    """Who has how many, in the order of the board."""
    told = summary_of(game).standing
    if told is None:
        return []
    zones = (zone for zone in board.zones if zone.id.startswith(told.zone))
    return [Has(str(zone.facts[told.side]), int(str(zone.facts[told.count]))) for zone in zones]


def turn_told(match: Match) -> int:
    """The number of the turn or the round that the table tells, 0 before the first turn; once the match is over, the
    one in which it ended, and not the one that would have come next."""
    if not match.turn:
        return 0
    state = match.state if match.result is None else unpack(match.line.start, match.game.State)
    return match.game.view(state, None).turn + 1


def how_it_stands(game: GamesAny, board: Board, words: Words) -> list[str]:
    """How a match stands, in words, what matters most first; nothing where the game does not say what is told."""
    told = summary_of(game).stands
    found = [(line.message, zone) for line in told for zone in board.zones if zone.id.startswith(line.zone)]
    return [words(Say(message, zone.facts)) for message, zone in found]


def report(match: Match) -> Report:
    """How it went, as far as it has gone."""
    told = summary_of(match.game)
    shots = list(shots_of(match, told))
    by_seat = list(match.game.sides(match.options, len(match.seats))) or [""] * len(match.seats)
    sides = list(dict.fromkeys(by_seat)) if any(by_seat) else by_seat
    side_of = [sides.index(side) if side else seat for seat, side in enumerate(by_seat)]
    harm = {kind: [0] * len(sides) for kind in told.kinds}
    for shot in shots:
        if shot.harm and shot.kind in harm:
            harm[shot.kind][side_of[shot.seat]] += shot.harm
    return Report(
        sides,
        {kind: row for kind, row in harm.items() if any(row)},
        shooters(shots, told, len(match.seats)),
        max((way(shot.outcome) for shot in shots), default=0.0),
        len(shots),
        counted(match.events, shots, told),
        _best_card(shots),
        moments(shots),
        match.turns[0].turn if match.turns else 0,
    )


def shots_of(match: Match, told: Summary) -> Iterator[FlickSummary]:
    """The flicks of a match in order; what happens until the next one, or until the turn ends, comes of each."""
    flicked = [
        (number, taken) for number, taken in enumerate(match.answers) if isinstance(taken.given.outcome, Outcome)
    ]
    for index, (number, taken) in enumerate(flicked):
        end = flicked[index + 1][1].events_before if index + 1 < len(flicked) else len(match.events)
        yield _shot(match.events, number, taken, end, told)


def _shot(events: Sequence[Event], number: int, taken: Taken, end: int, told: Summary) -> FlickSummary:
    kind, seat, hits, harm = "", taken.seat, [], 0
    for event in events[taken.events_before : end]:
        if event.kind == told.until:
            break
        if event.kind == told.flick:
            kind = str(event.facts.get(told.kind, ""))
            seat = seat if event.seat is None else event.seat
        elif event.kind in told.hits:
            hits.append(event.kind)
        if event.kind in told.harm:
            harm += int(str(event.facts[told.harm[event.kind]]))
    outcome = taken.given.outcome
    assert isinstance(outcome, Outcome)
    return FlickSummary(number, taken.turn, seat, kind, _card(events[:end], told), outcome, tuple(hits), harm)


def _card(before: Sequence[Event], told: Summary) -> str:
    """The card that was played last."""
    if told.card is None:
        return ""
    event, fact = told.card
    return next((str(one.facts[fact]) for one in reversed(before) if one.kind == event), "")


def shooters(shots: Sequence[FlickSummary], told: Summary, seats: int) -> list[Shooter]:
    """How often each seat hit with shots that can."""
    aimed = [shot for shot in shots if shot.kind in told.kinds]
    found = [[shot for shot in aimed if shot.seat == seat] for seat in range(seats)]
    return [Shooter(seat, len(own), sum(bool(shot.hits) for shot in own)) for seat, own in enumerate(found) if own]


def counted(events: Sequence[Event], shots: Sequence[FlickSummary], told: Summary) -> dict[str, int]:
    """What the game wants counted."""
    kinds = {message: (kind,) if isinstance(kind, str) else kind for message, kind in told.counts.items()}
    found = {message: sum(event.kind in counts for event in events) for message, counts in kinds.items()}
    for message, start in told.moved.items():
        moved = (name for shot in shots for name in shot.outcome.track.rows if name != shot.outcome.pawn)
        found[message] = sum(name.startswith(start) for name in moved)
    return found


def way(outcome: Outcome) -> float:
    """How far the flicked pawn went, in mm."""
    rows = outcome.track.poses().get(outcome.pawn)
    if rows is None:
        return 0.0
    return sum(math.dist(a[:2], b[:2]) for a, b in pairwise(rows.tolist()))


def moments(shots: Sequence[FlickSummary]) -> list[FlickSummary]:
    """The shots that did most, the last one that did anything among them, in their order."""
    telling = [shot for shot in shots if shot.harm]
    if not telling:
        return []
    last = telling[-1]
    others = sorted(telling[:-1], key=lambda shot: (shot.harm, len(shot.hits), shot.number), reverse=True)
    return sorted([*others[: MOMENTS - 1], last], key=lambda shot: shot.number)


def lay_before(layout: Layout, outcome: Outcome) -> Layout:
    """How everything lay before a flick, as far as the pieces are still known."""
    before: dict[str, Pose] = dict(outcome.rest)
    for name, rows in outcome.track.poses().items():
        x, y, angle = rows[0].tolist()
        before[name] = (x, y, angle)
    return layout.with_poses(before)


def _best_card(shots: Sequence[FlickSummary]) -> str:
    """The card whose shots did most."""
    harm: dict[str, int] = {}
    for shot in shots:
        if shot.harm and shot.card:
            harm[shot.card] = harm.get(shot.card, 0) + shot.harm
    return max(harm, key=lambda card: harm[card], default="")
