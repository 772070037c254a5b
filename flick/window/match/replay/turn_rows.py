"""The turns of a film as they are shown: rows of a list, beads of the time line, ways on the cloth."""

from collections.abc import Callable

from flick.arena.outcome import Outcome
from flick.table.words import Words
from flick.window.arena.workshop import Workshop
from flick.window.match.replay.film import Film
from flick.window.match.replay.flick_ways import SIDES, TrackWay
from flick.window.match.replay.replay_panel import Sort
from flick.window.match.replay.replay_timeline import TurnBead
from flick.window.match.replay.replay_turns import Turn, detail_of, tip_of, title_of, turn_at, turns_of
from flick.window.match.summary import summary_of
from flick.window.menus.standing import team_of
from flick.window.widgets.kit import Kit
from flick.window.widgets.listing import ListRow

SEAL = 11
"""Radius of the sign of a team."""
MOST_MARKS = 4

SORTED: dict[Sort, Callable[[Turn], bool]] = {
    "all": lambda turn: True,
    "hits": lambda turn: turn.hit,
    "misses": lambda turn: bool(turn.shots) and not turn.hit,
}


class Rows:
    """There are turns as soon as the film has been read."""

    def __init__(self, film: Film) -> None:
        self.film = film
        self.told = summary_of(film.game)
        match = film.match
        own = list(match.game.sides(match.options, len(match.seats)))
        self.sides = own or [""] * len(match.seats)
        self._numbers = list(dict.fromkeys(own))
        self._turns: list[Turn] | None = None
        self._ways: dict[Sort, list[TrackWay]] = {}

    @property
    def turns(self) -> list[Turn]:
        if self._turns is None:
            if not self.film.whole:
                return []
            self._turns = turns_of(self.film)
        return self._turns

    @property
    def sorted(self) -> bool:
        """Whether turns can be told apart by hits and misses."""
        return bool(self.told.hits)

    def listed(self, sort: Sort) -> list[int]:
        """Which turns are listed."""
        return [index for index, turn in enumerate(self.turns) if SORTED[sort](turn)]

    def turn(self, moment: int) -> tuple[int, Turn] | None:
        """The turn that was played last at a moment, and its place among all."""
        index = turn_at(self.turns, moment)
        return None if index is None else (index, self.turns[index])

    def begun(self, moment: int) -> int | None:
        """The turn that has begun last at a moment: also one in which nobody answers, or has yet."""
        silent = (index for index, turn in enumerate(self.turns) if not turn.answers and turn.moment == moment)
        found = self.turn(moment)
        return max(silent, default=None if found is None else found[0])

    def stepped(self, moment: int, turns: int) -> int:
        """The moment so many turns on or back, where another one has begun; before the first one is the beginning,
        after the last one the end."""
        every, found = self.turns, self.turn(moment)
        index = (-1 if found is None else found[0]) + turns
        while 0 <= index < len(every) and every[index].moment == moment:
            index += turns
        if index >= len(every):
            return self.film.last
        return every[index].moment if index >= 0 else 0

    def at(self, moment: int) -> float:
        """Where on the time line a moment is."""
        found = self.turn(moment)
        if found is None:
            return -1.0
        index, turn = found
        return index + (moment - 1 - turn.first) / turn.answers

    def side(self, seat: int) -> int:
        """The number of the side that a seat plays for."""
        name = self.sides[seat]
        return self._numbers.index(name) if name else seat

    def rows(self, sort: Sort, words: Words, kit: Kit, workshop: Workshop) -> list[ListRow]:
        """The turns that are listed, as rows."""
        return [self._row(self.turns[index], words, kit, workshop) for index in self.listed(sort)]

    def beads(self, words: Words, kit: Kit) -> list[TurnBead]:
        """All turns, as beads."""
        return [self._bead(turn, words, kit) for turn in self.turns]

    def way(self, answer: int) -> TrackWay | None:
        """The way of a flick."""
        taken = self.film.taken(answer)
        if not isinstance(outcome := taken.given.outcome, Outcome):
            return None
        return TrackWay(outcome, self.side(taken.seat), hit=True)

    def ways(self, sort: Sort) -> list[TrackWay]:
        """The ways of all flicks of the turns that are listed; the same list as long as it holds the same."""
        if not self.film.whole:
            return []
        if sort not in self._ways:
            shots = [shot for index in self.listed(sort) for shot in self.turns[index].shots]
            self._ways[sort] = [TrackWay(shot.outcome, self.side(shot.seat), shot.lands) for shot in shots]
        return self._ways[sort]

    def _row(self, turn: Turn, words: Words, kit: Kit, workshop: Workshop) -> ListRow:
        team = team_of(self.sides[turn.seat])
        return ListRow(
            title_of(turn, self.told, words),
            detail_of(turn, self.told, words),
            lead=str(turn.number),
            picture=workshop.seal(team, SEAL * kit.theme.scale) if team else None,
            icon="" if team else "people",
            marks=self.marks(turn),
            tip=tip_of(turn, words),
        )

    def marks(self, turn: Turn) -> tuple[tuple[str, str], ...]:
        """Each wound, and once each what the game marks a turn with."""
        known = self.told.marks
        marks = dict.fromkeys(known[event.kind] for event in turn.events if event.kind in known)
        return (*[("wound", "wound")] * turn.wounds, *marks)[:MOST_MARKS]

    def _bead(self, turn: Turn, words: Words, kit: Kit) -> TurnBead:
        side = self.sides[turn.seat]
        own = f"team.{side}"
        colour = own if side and kit.theme.has(own) else SIDES[self.side(turn.seat) % len(SIDES)]
        what = title_of(turn, self.told, words)
        if turn.wounds:
            tip = words("window-replay-tip-harm", turn=turn.number, what=what, harm=turn.wounds)
        else:
            tip = words("window-replay-tip", turn=turn.number, what=what)
        return TurnBead(turn.number, colour, turn.wounds, tip)
