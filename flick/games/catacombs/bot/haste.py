"""Hasty answers without thinking: anything that is allowed, and a strike straight at the nearest enemy."""

import math

from flick.arena.aim import Candidate
from flick.arena.sliding_pawn import GRAVITY
from flick.games.catacombs.bot.flicking import CALM, executed
from flick.games.catacombs.bot.level import FlickLevel
from flick.games.catacombs.bot.situation import Situation
from flick.table.answers import write_place
from flick.table.chance import Chance
from flick.table.rules import Choose, Decision, Flick, Place

FARTHER = 2.0
"""A hasty strike has the speed to go so many times as far as its target."""


def hasty(level: FlickLevel, situation: Situation, decision: Decision, chance: Chance) -> str:
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
