"""The worth of points on a challenge, with Light or with Darkness, as a table for each challenge; at the bottom, the
way to victory (KIN-147 to KIN-161)."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

import msgspec

from flick.games.kinfire.bot.level import AttemptLevel
from flick.games.kinfire.bot.worth import AttemptWorth, Outlook
from flick.games.kinfire.cards import masters, team_card
from flick.games.kinfire.standing import candidates, cap, difficulty
from flick.games.kinfire.state import Face, KinfireState, challenges, gauntlet_down, vulnerabilities

MOST = 26
"""The length of a table, which begins with 0 points; more points than it has count like the last."""
VICTORY = 60.0
EVERY_TURN = ("on_turn_start", "on_turn_end", "on_any_fail")
"""Triggers at which a card in play may do harm turn after turn."""
NO_WAY = 99.0


class Prospect(msgspec.Struct, frozen=True):
    """``light`` and ``dark`` say what so many points are worth; ``needed`` of them complete the challenge, less those
    that Light (first) or Darkness itself gives."""

    light: Sequence[float]
    dark: Sequence[float]
    needed: tuple[int, int]


class Prospects:
    """The prospects of the challenges in a position, each computed once."""

    def __init__(self, state: KinfireState, level: AttemptLevel) -> None:
        self.state = state
        self.level = level
        self.worth = AttemptWorth(state, level)
        self.way = WayToVictory(state, level) if state.bottom else None
        self._rewards: dict[str, float] = {}

    def attempt(self, card: str) -> Prospect:
        """The prospect of an attempt on a challenge; the state must be that of this attempt."""
        light, light_shift = self._column(card, False)
        dark, dark_shift = self._column(card, True)
        missing = difficulty(self.state, card) - self.state.progress.get(card, 0)
        return Prospect(light, dark, (missing - light_shift, missing - dark_shift))

    def _column(self, card: str, dark: bool) -> tuple[list[float], int]:
        record, worth = team_card(card), self.worth
        parts = record.texts.get("on_darkness" if dark else "on_light", ())
        outlook = Outlook(dark)
        there = self.state.progress.get(card, 0)
        before, bonus, aside = there, 0, 0.0
        for part in parts:
            if part.verb == "bonus":
                bonus += part.amount.plus
            elif part.verb == "remove_progress":
                there = max(0, there - part.amount.plus)
            else:
                aside += worth.parts(card, (part,), outlook)
        linked = [
            other
            for part in record.texts.get("on_placed", ())
            if part.verb == "add_progress" and part.target is not None
            for other in candidates(self.state, part.target, card)
        ]
        needed = difficulty(self.state, card)
        column: list[float] = []
        for points in range(MOST):
            placed = max(0, points + bonus)
            total = aside + self._placed(card, there + placed, needed, dark)
            column.append(total + sum(self.gain(other, placed) for other in linked))
        return column, bonus + there - before

    def _placed(self, card: str, progress: int, needed: int, dark: bool) -> float:
        if progress >= needed:
            return self.completed(card, progress) - self.standing(card, self.state.progress.get(card, 0))
        record = team_card(card)
        missing = needed - progress
        total = self.worth.parts(card, record.texts.get("penalty", ()), Outlook(dark, missing, progress))
        if card in self.state.board:
            for part in masters().back.texts.get("on_any_fail", ()):
                total += self.worth.parts(card, (part,), Outlook(dark))
        if self.way is not None:
            total += self.way.left - self.way.after(self.way.down, {card: progress})
            if dark and any(part.verb == "turn_up" for part in record.texts.get("penalty", ())):
                total -= max(0.0, self.way.raised() - self.way.left) if len(self.way.down) > 1 else 0.0
            return total
        return total + self.standing(card, progress) - self.standing(card, self.state.progress.get(card, 0))

    def completed(self, card: str, progress: int) -> float:
        """The worth of a challenge that is completed with that progress on it."""
        if self.way is not None:
            if card == self.state.master:
                return VICTORY + self.way.left
            return self.way.left - self.way.after(self.way.down | {card}, {})
        reward = self.worth.parts(card, team_card(card).texts.get("reward", ()), Outlook(progress=progress))
        return reward + self.level.descend + self._spared(card)

    def _spared(self, card: str) -> float:
        """The harm that a challenge would still do to the team if it stayed in play."""
        texts = team_card(card).texts
        harm = sum(self.worth.parts(card, texts.get(trigger, ()), Outlook()) for trigger in EVERY_TURN)
        return self.level.harmful * max(0.0, -harm)

    def standing(self, card: str, progress: int) -> float:
        """The worth of progress on a challenge that is still in play."""
        if self.way is not None:
            return 0.0
        most = cap(self.state, card)
        counted = progress if most is None else min(progress, most)
        return self.level.kept * counted * self._appeal(card)

    def _appeal(self, card: str) -> float:
        """The share of a point on this card that is not wasted; it is smaller on a card that is hardly worth
        completing."""
        if card not in self._rewards:
            needed = max(team_card(card).difficulty, difficulty(self.state, card))
            share = min(1.1, max(0.1, self.completed(card, needed) / needed))
            ending = len(self.state.well_deck)
            self._rewards[card] = share * min(1.0, 0.4 + 0.1 * ending)
        return self._rewards[card]

    def gain(self, card: str, points: int) -> float:
        """The worth of points put on a challenge that is not attempted."""
        there, needed = self.state.progress.get(card, 0), difficulty(self.state, card)
        if there + points >= needed:
            return self.completed(card, there + points) - self.standing(card, there)
        if self.way is not None:
            return self.way.left - self.way.after(self.way.down, {card: there + points})
        return self.standing(card, there + points) - self.standing(card, there)

    def loss(self, card: str, points: int) -> float:
        """The worth of so many points taken off a challenge, at least 0."""
        there = self.state.progress.get(card, 0)
        left = max(0, there - points)
        if self.way is not None:
            return self.way.after(self.way.down, {card: left}) - self.way.left
        return self.standing(card, there) - self.standing(card, left)

    def challenges(self) -> list[str]:
        """The challenges in play without the Master."""
        return [card for card in challenges(self.state) if card != self.state.master]

    def riddance(self, card: str) -> float:
        """The worth of discarding a challenge, which gives no reward and loses its progress (KIN-R26, KIN-154)."""
        if self.way is not None:
            return self.way.left - self.way.after(self.way.down | {card}, {})
        there, needed = self.state.progress.get(card, 0), difficulty(self.state, card)
        own = self.completed(card, max(there, needed)) - (needed - there) - self.level.descend
        return self.level.descend - self.standing(card, there) - 0.5 * own


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
