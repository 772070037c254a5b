"""The worth of a flick in health tokens: those that it takes, and the position after it."""

from collections.abc import Mapping, Sequence

import numpy as np

from flick.arena.foreseen import Foreseen
from flick.arena.layout import Layout
from flick.arena.outcome import Outcome
from flick.games.catacombs.bot.sight import CatacombsSight, Numbers
from flick.games.catacombs.bot.situation import Situation
from flick.games.catacombs.cards import CardShot
from flick.games.catacombs.hits import judge
from flick.games.catacombs.state import enemy_of

VICTORY = 50.0
"""The worth of winning, more than any tokens."""

STUN = 0.8
"""The worth in tokens of a stunned turn of the other team."""

ARMOURED = 0.6
"""The share of a hit that counts when the other team has kept an armour card, which it may use up."""

DANGER = 0.45
"""The share of what the other team could strike that counts, because it usually moves before it strikes."""

PROSPECT = 0.25
"""The share of what the team mate could strike in the next turn that counts."""

MOVES_BETWEEN = 0.4
"""The share that a place counts for a shot before which there is another move."""


class FlickWorth:
    """Judges what a flick leads to; ``shot`` is ``None`` for a flick of an obstacle.

    ``after`` are the shots of the card that follow it; ``target`` is the only enemy that counts, if there is one.
    """

    def __init__(
        self,
        situation: Situation,
        layout: Layout,
        shot: CardShot | None,
        after: Sequence[CardShot] = (),
        target: str | None = None,
    ) -> None:
        self._situation = situation
        self._shot = shot
        self._after = after
        self._sight = CatacombsSight(layout, situation.wobble)
        self._target = target
        self._abilities = not situation.state.options.no_abilities

    def foreseen(self, found: Sequence[Foreseen]) -> Numbers:
        """The worth of each flick in tokens, by its estimate."""
        hits = [[name for name in self.targets if name in seen.clean] for seen in found]
        return self._strikes(hits) + self.outlook(self._places(found))

    def outcomes(self, found: Sequence[Outcome]) -> Numbers:
        """The worth of each flick in tokens, by its simulation."""
        return self._strikes([self.hits(outcome) for outcome in found]) + self.outlook(self._places(found))

    def hits(self, outcome: Outcome) -> Sequence[str]:
        """The enemies that a flick wounds."""
        if self._shot is None:
            return ()
        return judge(outcome, self._shot.damage, self._situation.enemies, self._target).hits

    def wounds(self, seen: Foreseen) -> bool:
        """Whether a flick that is only estimated wounds anybody."""
        damages = self._shot is not None and self._shot.damage > 0
        return damages and any(name in seen.clean for name in self.targets)

    @property
    def targets(self) -> tuple[str, ...]:
        """The enemies that can be wounded: both, or only the one that was named (CAT-72)."""
        return self._situation.enemies if self._target is None else (self._target,)

    def strike(self, hits: Sequence[str]) -> float:
        """The worth of hitting these enemies with this shot."""
        if self._shot is None or not self._shot.damage or not hits:
            return 0.0
        situation, card = self._situation, self._situation.card
        other = situation.state.teams[enemy_of(situation.team)]
        lost = min(other.reserve, self._shot.damage * len(hits))
        value = float(lost)
        if self._abilities and card is not None and card.ability is not None:
            value += min(card.ability.n, lost) if card.has("steal") else 0
            value += STUN * len(hits) if card.has("stun") else 0
        if other.kept:
            return value * ARMOURED
        return value + VICTORY if lost == other.reserve else value

    def outlook(self, places: Numbers) -> Numbers:
        """The worth of the positions after the flicks: what can be struck from them, minus what the others can
        strike."""
        return self.promise(places) - self.danger(places)

    def cover(self, found: Sequence[Outcome | Foreseen]) -> float:
        """By how much the danger is smaller after these flicks, on average."""
        now, then = self._sight.places([{}]), self._places(found)
        return float(self.danger(now)[0] - self.danger(then).mean())

    def _places(self, found: Sequence[Outcome | Foreseen]) -> Numbers:
        """Where everything lies after the flicks; a pawn that leaves the mat comes back where it left (CAT-121)."""
        return self._sight.places([{**seen.rest, **_crossings(seen)} if seen.left else seen.rest for seen in found])

    def promise(self, places: Numbers) -> Numbers:
        """What the following shots of the card, and then the team mate, can strike."""
        situation, total, moves = self._situation, np.zeros(len(places)), 0
        for shot in self._after:
            if not shot.damage:
                moves += 1
                continue
            shooters = [situation.active, *([situation.mate] if shot.kind == "longbow" else [])]
            best = self._best(places, shooters, situation.enemies, situation.radius(shot))
            total += shot.damage * best * MOVES_BETWEEN ** min(moves, 1)
        return total + PROSPECT * self._best(places, [situation.mate], situation.enemies, self._own_radius)

    def _strikes(self, hits: Sequence[Sequence[str]]) -> Numbers:
        return np.array([self.strike(names) for names in hits])

    def danger(self, places: Numbers) -> Numbers:
        """What the other team can strike, most of all the character that acts next."""
        situation = self._situation
        own = (situation.active, situation.mate)
        total = np.zeros(len(places))
        for enemy in situation.enemies:
            chances = [self._best(places, [enemy], [name], self._own_radius) for name in own]
            total += situation.threat(enemy) * (0.9 * np.max(chances, axis=0) + 0.1 * np.min(chances, axis=0))
        return DANGER * total

    def _best(self, places: Numbers, shooters: Sequence[str], targets: Sequence[str], radius: float) -> Numbers:
        chances = [self._sight.chance(places, one, other, radius) for one in shooters for other in targets]
        return np.max(chances, axis=0)

    @property
    def _own_radius(self) -> float:
        return self._situation.state.cuts["character"].diameter / 2


def _crossings(seen: Outcome | Foreseen) -> Mapping[str, Sequence[float]]:
    """Where pawns crossed the edge of the mat, by pawn."""
    return (
        seen.left
        if isinstance(seen, Foreseen)
        else {departure.pawn: (departure.x, departure.y) for departure in seen.left}
    )
