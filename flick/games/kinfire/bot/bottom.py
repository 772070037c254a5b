"""The way to victory at the bottom: which Gauntlet cards to turn, and the Master (KIN-147 to KIN-161)."""

from collections.abc import Iterator, Mapping
from itertools import combinations

from flick.games.kinfire.bot.level import AttemptLevel
from flick.games.kinfire.standing import difficulty
from flick.games.kinfire.state import Face, KinfireState, gauntlet_down, vulnerabilities

NO_WAY = 99.0


class WayToVictory:
    """The points that are still needed to win, with the cheapest set of Gauntlet cards to turn before the Master."""

    def __init__(self, state: KinfireState, level: AttemptLevel) -> None:
        self._state = state
        self._level = level
        self._masters: dict[frozenset[str], float] = {}
        self._needed = {name: difficulty(state, name) for name in state.gauntlet}
        self.down = frozenset(gauntlet_down(state))
        self.left = self.after(self.down, {})

    def after(self, down: frozenset[str], progress: Mapping[str, int]) -> float:
        """The points that would be needed with those cards face down, and with that progress."""
        up = [name for name in self._state.gauntlet if name not in down]
        best = NO_WAY
        for chosen in _subsets(up):
            cost = self._master(down.union(chosen), progress)
            for name in chosen:
                there = progress.get(name, self._state.progress.get(name, 0))
                cost += max(1, self._needed[name] - there) + self._level.overhead
            best = min(best, cost)
        return best

    def raised(self) -> float:
        """The points that would be needed after that card has been turned up again whose turning costs least
        (KIN-R88)."""
        return min((self.after(self.down - {name}, {name: 0}) for name in sorted(self.down)), default=self.left)

    def _master(self, down: frozenset[str], progress: Mapping[str, int]) -> float:
        """The points that the Master needs with those cards face down."""
        if down not in self._masters:
            self._masters[down] = self._needed_by_master(down)
        master = self._state.master
        return self._masters[down] - progress.get(master, self._state.progress.get(master, 0))

    def _needed_by_master(self, down: frozenset[str]) -> float:
        state, faces = self._state, self._state.gauntlet
        imagined: dict[str, Face] = {name: "down" if name in down else "up" for name in faces}
        state.gauntlet = imagined
        colours = len(vulnerabilities(state))
        needed = difficulty(state, state.master) if colours else NO_WAY
        state.gauntlet = faces
        return needed + (self._level.narrow if colours == 1 else 0.0)


def _subsets(names: list[str]) -> Iterator[tuple[str, ...]]:
    for count in range(len(names) + 1):
        yield from combinations(names, count)
