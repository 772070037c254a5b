"""The bot: an answer for every decision of the game, with its reason."""

import math
from collections.abc import Sequence

from flick.arena.aim import Candidate
from flick.arena.layout import Layout
from flick.arena.sliding_pawn import GRAVITY
from flick.games.catacombs.bot import cards
from flick.games.catacombs.bot.flicking import CALM, ChosenFlick, attack, executed, glance, move
from flick.games.catacombs.bot.level import FlickLevel
from flick.games.catacombs.bot.situation import Situation
from flick.games.catacombs.bot.worth import FlickWorth
from flick.games.catacombs.cards import CardShot, card
from flick.games.catacombs.room import room_in
from flick.games.catacombs.state import CatacombsState, Projectile, obstacles, pawn_of
from flick.table.answers import write_place
from flick.table.chance import Chance
from flick.table.perspective import Perspective
from flick.table.rules import Choose, Confirm, Decision, Flick, Place
from flick.table.sayings import Say, say
from flick.table.seats import Thought

MOVE = CardShot("move")
SIDES = (-0.6, 0.0, 0.6)
"""The angles in radians to the straight way to an enemy at which a spot is considered."""
GAPS = (2.0, 20.0)
"""The distances in mm between the rim of the projectile and that of the character."""
FARTHER = 2.0
"""A hasty strike has the speed to go so many times as far as its target."""


class CatacombsBot:
    """The planner of all levels. A level says how steady its finger is, and how long it thinks."""

    def __init__(self, level: FlickLevel) -> None:
        self._level = level

    def think(self, perspective: Perspective) -> Thought:
        line = perspective.guess()
        assert isinstance(line.decision, Decision)
        assert isinstance(line.state, CatacombsState)
        situation = Situation(line.state, perspective.seat, self._level.steadiness)
        decision, chance = line.decision, perspective.chance
        if (
            decision.verb != "agree"
            and chance.share() < self._level.hasty
            and (self._level.heedless or not _is_the_last_hope(situation, decision))
        ):
            return Thought(_hasty(self._level, situation, decision, chance), say("think-hasty"))
        if isinstance(decision, Flick):
            return self._beside(situation, decision, chance) or self._flick(situation, decision, chance)
        if isinstance(decision, Place):
            return self._place(situation, decision)
        if isinstance(decision, Confirm):
            return Thought("yes", say("think-agree"))
        assert isinstance(decision, Choose)
        return self._choose(situation, decision, chance)

    def _choose(self, situation: Situation, decision: Choose, chance: Chance) -> Thought:
        if decision.verb == "play":
            return self._play(situation, chance)
        if decision.verb == "boost":
            return _boost(situation, decision)
        if decision.verb == "armour":
            return _armour(situation, decision)
        if decision.verb == "target":
            return self._target(situation)
        if decision.verb == "discard":
            thrown = cards.least(situation)
            return Thought(f"discard {thrown}", say("think-discard", card=thrown))
        return Thought(decision.options[chance.below(len(decision.options))].name, say("think-propose"))

    def _play(self, situation: Situation, chance: Chance) -> Thought:
        """Play the card with the highest worth, which a careless level judges wrongly."""
        worth = cards.values(situation)
        moods = {name: value + self._level.careless * chance.share() for name, value in worth.items()}
        chosen = max(moods, key=lambda name: moods[name])
        tokens = round(cards.expected_hits(situation, card(chosen)), 1)
        return Thought(f"play {chosen}", say("think-play", card=chosen, tokens=tokens, worth=round(worth[chosen], 1)))

    def _beside(self, situation: Situation, decision: Flick, chance: Chance) -> Thought | None:
        """The answer in place of a flick, where it is better: another card, or one more crystal. ``None`` for the
        flick; a second try is never left out."""
        verb = decision.beside.verb if decision.beside is not None else ""
        if verb == "extra":
            return Thought("extra crystal", say("think-extra-obstacle"))
        if verb == "play" and cards.wants_surprise(situation):
            return self._play(situation, chance)
        return None

    def _target(self, situation: Situation) -> Thought:
        """Name the enemy at whom an attack from the best spot is worth most."""
        room = room_in(situation.state, situation.due[0].kind, situation.active)
        spots = _own_spots(situation) or room.suggestions()
        if not spots:
            return Thought(f"target {situation.enemies[0]}", say("think-target-any"))
        tried = spots[: self._level.spots]
        values = {enemy: self._best_spot(situation, tried, enemy)[1] for enemy in situation.enemies}
        chosen = max(values, key=lambda name: values[name])
        return Thought(f"target {chosen}", say("think-target", pawn=chosen))

    def _place(self, situation: Situation, decision: Place) -> Thought:
        """Put the projectile on the spot with the best rough estimate."""
        spots = [*_own_spots(situation), *decision.suggestions][: self._level.spots]
        spot, _ = self._best_spot(situation, spots, situation.state.target)
        return Thought(write_place(decision.piece, *spot, decision.verb), say("think-place"))

    def _best_spot(
        self, situation: Situation, spots: Sequence[tuple[float, float]], target: str | None
    ) -> tuple[tuple[float, float], float]:
        """The best spot for the projectile, and the worth of an attack from there."""
        shot = situation.due[0]
        found: list[tuple[tuple[float, float], float]] = []
        for spot in spots:
            layout = _with_projectile(situation, spot)
            worth = FlickWorth(situation, layout, shot, situation.due[1:], target)
            found.append((spot, glance(self._level, layout, pawn_of(shot.kind), worth).value))
        return max(found, key=lambda one: one[1])

    def _flick(self, situation: Situation, decision: Flick, chance: Chance) -> Thought:
        if list(decision.pawns) == obstacles(situation.state):
            choice, reason = self._obstacle(situation, decision)
        elif situation.due and situation.due[0].damage:
            choice, reason = self._attack(situation, decision)
        else:
            choice, reason = self._move(situation, decision)
        layout = situation.state.layout()
        return Thought(executed(self._level, layout, choice.pawn, choice.candidate, decision.verb, chance), reason)

    def _obstacle(self, situation: Situation, decision: Flick) -> tuple[ChosenFlick, Say]:
        """Flick an obstacle to cover the bot's characters, or to open a line (CAT-107)."""
        layout = situation.state.layout()
        choice = move(self._level, layout, decision.pawns, FlickWorth(situation, layout, None))
        if choice.cover > 0:
            return choice, say("think-obstacle-cover")
        return choice, say("think-obstacle-open")

    def _attack(self, situation: Situation, decision: Flick) -> tuple[ChosenFlick, Say]:
        layout, due = situation.state.layout(), situation.due
        worth = FlickWorth(situation, layout, due[0], due[1:], situation.state.target)
        choice = attack(self._level, layout, decision.pawns[0], worth)
        if not choice.chance:
            return choice, say("think-attack-blocked")
        return choice, say("think-attack", percent=round(100 * choice.chance))

    def _move(self, situation: Situation, decision: Flick) -> tuple[ChosenFlick, Say]:
        """Move to strike from there with the shots that follow, or to be struck less."""
        layout, after = situation.state.layout(), situation.due[1:]
        choice = move(self._level, layout, decision.pawns, FlickWorth(situation, layout, MOVE, after))
        strikes = any(shot.damage for shot in after)
        return choice, say("think-move-strike") if strikes else say("think-move-cover")


def _boost(situation: Situation, decision: Choose) -> Thought:
    more, hits = (int(str(decision.facts[fact])) for fact in ("n", "hits"))
    if not cards.wants_boost(situation, more * hits, situation.due[0].damage * hits):
        return Thought(decision.decline, say("think-boost-no"))
    return Thought(f"boost {cards.least(situation)}", say("think-boost-yes"))


def _is_the_last_hope(situation: Situation, decision: Decision) -> bool:
    """Whether armour is the only way to keep the team's last tokens, which hardly anybody overlooks in haste."""
    own = situation.state.teams[situation.team]
    return decision.verb == "armour" and int(str(decision.facts["tokens"])) >= own.reserve


def _armour(situation: Situation, decision: Choose) -> Thought:
    if not cards.wants_armour(situation, int(str(decision.facts["tokens"]))):
        return Thought(decision.decline, say("think-armour-no"))
    return Thought(f"armour {min(situation.state.teams[situation.team].kept)}", say("think-armour-yes"))


def _own_spots(situation: Situation) -> list[tuple[float, float]]:
    """Legal spots on the side of the enemies."""
    state = situation.state
    room = room_in(state, situation.due[0].kind, situation.active)
    found: list[tuple[float, float]] = []
    for beside in room.origins:
        x, y, _ = state.pawns[beside]
        for enemy in situation.enemies:
            way = math.atan2(state.pawns[enemy][1] - y, state.pawns[enemy][0] - x)
            found += [room.spot(beside, way + side, gap) for gap in GAPS for side in SIDES]
    return [spot for spot in found if room.refusal(*spot) is None]


def _with_projectile(situation: Situation, spot: tuple[float, float]) -> Layout:
    """The table with the projectile of the shot that is due at a spot."""
    state, kind = situation.state, situation.due[0].kind
    pose, _ = room_in(state, kind, situation.active).pose(*spot)
    state.projectile = Projectile(kind, pose)
    layout = state.layout()
    state.projectile = None
    return layout


def _hasty(level: FlickLevel, situation: Situation, decision: Decision, chance: Chance) -> str:
    """A hasty answer in its written form. It declines cards and abilities that are optional, but always flicks a
    projectile that may be flicked again."""
    if isinstance(decision, Flick):
        pawn = decision.pawns[chance.below(len(decision.pawns))]
        strikes = bool(situation.due) and situation.due[0].damage > 0 and len(decision.pawns) == 1
        meant = _straight(situation, pawn) if strikes else _anywhere(decision, chance)
        return executed(level, situation.state.layout(), pawn, meant, decision.verb, chance)
    if isinstance(decision, Place):
        spot = decision.suggestions[chance.below(len(decision.suggestions))]
        return write_place(decision.piece, *spot, decision.verb)
    if isinstance(decision, Choose):
        return decision.decline or decision.options[chance.below(len(decision.options))].name
    return "no"


def _straight(situation: Situation, pawn: str) -> Candidate:
    """A flick straight at the nearest enemy that counts, whatever lies between."""
    layout, target = situation.state.layout(), situation.state.target
    here = layout.pawns[pawn]
    targets = [layout.pawns[name] for name in situation.enemies if target in (name, None)]
    dx, dy = min(((to.x - here.x, to.y - here.y) for to in targets), key=lambda way: math.hypot(*way))
    far = FARTHER * math.hypot(dx, dy)
    return Candidate(math.atan2(dy, dx), math.sqrt(2 * layout.physics.mat_friction * GRAVITY * far))


def _anywhere(decision: Flick, chance: Chance) -> Candidate:
    """A flick in a random direction, with a random speed up to the share ``CALM`` of the largest."""
    speed = chance.between(decision.least_speed, CALM * decision.most_speed)
    return Candidate(chance.between(-math.pi, math.pi), speed)
