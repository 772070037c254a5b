"""Somebody who plays Catacombs for the first time, as a bot: what the levels of the game's own bots are measured by."""

import math

from flick.arena.shapes import Point
from flick.arena.sliding_pawn import GRAVITY
from flick.games.catacombs.bot.situation import Situation
from flick.games.catacombs.state import CatacombsState, obstacles
from flick.table.answers import write_aim, write_place
from flick.table.perspective import Perspective
from flick.table.rules import Aim, Choose, Confirm, Decision, Flick, Place
from flick.table.seats import Thought

AIM = math.radians(6)
"""rad: the standard deviation of what the finger does from the straight line that was meant."""

POWER = 0.25
"""The standard deviation of the speed, as a share of it."""

FARTHER = 2.0
"""A strike is given the speed to go so many times as far as its target lies."""

STEP = 0.5
"""Before a strike one moves so much of the way to the nearest enemy."""

RETREAT = 100.0
"""mm. With no strike to follow one moves so far away from it."""

NUDGE = 60.0
"""mm. A crystal is pushed so far towards the middle of the table."""

WANTED = ("agree", "again")
"""What is agreed to: the layout, and to try once more. Nothing else that one may do is done."""


class Beginner:
    """Plays the first card that it may, at the nearest enemy in a straight line, and never uses armour."""

    def think(self, perspective: Perspective) -> Thought:
        decision = perspective.decision
        if isinstance(decision, Flick):
            return Thought(_flick(perspective, decision))
        if isinstance(decision, Place):
            return Thought(_place(perspective, decision))
        return Thought(_answer(decision))


def _answer(decision: Decision) -> str:
    """The first of what there is to choose; what need not be chosen is declined."""
    if isinstance(decision, Confirm):
        return "yes" if decision.verb in WANTED else "no"
    assert isinstance(decision, Choose)
    return decision.decline or decision.options[0].name


def _place(perspective: Perspective, decision: Place) -> str:
    """Of the spots suggested, the one nearest to an enemy."""
    situation = _situation(perspective)
    enemies = [_at(situation, enemy) for enemy in situation.enemies]
    spot = min(decision.suggestions, key=lambda spot: min(math.dist(spot, enemy) for enemy in enemies))
    return write_place(decision.piece, *spot, decision.verb)


def _flick(perspective: Perspective, decision: Flick) -> str:
    situation, chance, pawn = _situation(perspective), perspective.chance, decision.pawns[0]
    layout = situation.state.layout()
    here = layout.pawns[pawn].x, layout.pawns[pawn].y
    to, far = _meant(situation, decision, here)
    speed = math.sqrt(2 * layout.physics.mat_friction * GRAVITY * far) * (1 + POWER * chance.normal())
    angle = math.atan2(to[1] - here[1], to[0] - here[0]) + AIM * chance.normal()
    return write_aim(Aim(pawn, angle, min(decision.most_speed, max(decision.least_speed, speed))), decision.verb)


def _meant(situation: Situation, decision: Flick, here: Point) -> tuple[Point, float]:
    """Where to, and how many mm the pawn would go if nothing were in its way."""
    state, due = situation.state, situation.due
    if list(decision.pawns) == obstacles(state):
        table = state.arena.table
        return (table.width / 2, table.height / 2), NUDGE
    enemies = [_at(situation, enemy) for enemy in situation.enemies if state.target in (enemy, None)]
    enemy = min(enemies, key=lambda there: math.dist(here, there))
    if due and due[0].damage:
        return enemy, FARTHER * math.dist(here, enemy)
    if any(shot.damage for shot in due):
        return enemy, STEP * math.dist(here, enemy)
    return (2 * here[0] - enemy[0], 2 * here[1] - enemy[1]), RETREAT


def _situation(perspective: Perspective) -> Situation:
    state = perspective.guess().state
    assert isinstance(state, CatacombsState)
    return Situation(state, perspective.seat, AIM)


def _at(situation: Situation, pawn: str) -> Point:
    x, y, _ = situation.state.pawns[pawn]
    return x, y
