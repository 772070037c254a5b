"""Spots for a projectile that a bot considers beside the suggestions that everybody gets."""

import math

from flick.arena.layout import Layout
from flick.games.catacombs.bot.situation import Situation
from flick.games.catacombs.room import room_in
from flick.games.catacombs.state import Projectile

SIDES = (-0.6, 0.0, 0.6)
"""The angles in radians to the straight way to an enemy at which a spot is considered."""

GAPS = (2.0, 20.0)
"""The distances in mm between the rim of the projectile and that of the character."""


def own_spots(situation: Situation) -> list[tuple[float, float]]:
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


def with_projectile(situation: Situation, spot: tuple[float, float]) -> Layout:
    """The table with the projectile of the shot that is due at a spot."""
    state, kind = situation.state, situation.due[0].kind
    pose, _ = room_in(state, kind, situation.active).pose(*spot)
    state.projectile = Projectile(kind, pose)
    layout = state.layout()
    state.projectile = None
    return layout
