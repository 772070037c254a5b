"""Behind a piece that goes fast: a few outlines that fade, in the light of its own wood."""

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Color, Rect, Surface

from flick.arena.layout import Layout, Pawn, Pose
from flick.window.arena.arena_stage import ArenaStage
from flick.window.arena.effects.impact import chip_colours, material_of
from flick.window.arena.effects.outlines import draw_outline, outline_rect
from flick.window.arena.flicking.shot_motion import Motion
from flick.window.arena.flicking.shot_sounds import SWIFT
from flick.window.widgets.kit import Kit

FAST = 0.4
"""The share of the strongest speed below which a piece leaves no trail."""
COUNT, APART = 5, 0.011
"""The number of outlines behind a piece, and the s of the flick from one to the next."""
STRONGEST = 0.5


class Ghost(NamedTuple):
    """One outline of a piece: where it is, its colour, and how strong it is from 0 to 1."""

    pawn: Pawn
    pose: Pose
    colour: Color
    strength: float


class Trails:
    """The trails of all pieces in one flick. ``damage`` collects what must be painted again."""

    def __init__(self, kit: Kit, stage: ArenaStage) -> None:
        self.damage: list[Rect] = []
        self._kit, self._stage = kit, stage
        self._ghosts: list[Ghost] = []

    @property
    def seen(self) -> bool:
        return bool(self._ghosts)

    def show(self, layout: Layout, motion: Motion, t: float, weight: float) -> None:
        """Show the trails ``t`` s after the flick, also those of pieces that have just left the table."""
        names = motion.moving(t - COUNT * APART)
        self._lay([ghost for name in names for ghost in self._behind(layout, motion, name, t, weight)])

    def clear(self) -> None:
        """Take all trails away."""
        self._lay([])

    def paint(self, target: Surface) -> None:
        """Paint the trails, which lie below the pieces."""
        for ghost in self._ghosts:
            pawn, pose, colour, strength = ghost
            draw_outline(self._kit, target, self._stage, pawn, pose, colour, strength, filled=False)

    def _behind(self, layout: Layout, motion: Motion, name: str, t: float, weight: float) -> list[Ghost]:
        """The outlines behind one piece, each as strong as the piece was fast there."""
        pawn = layout.pawns[name]
        colour = chip_colours(self._kit.theme, material_of(layout, name))[0]
        found: list[Ghost] = []
        for number in range(1, round(COUNT * weight) + 1):
            then = t - number * APART
            faster = (motion.speed_of(name, then) / SWIFT - FAST) / (1 - FAST)
            pose = motion.pose_of(name, then) if faster > 0 else None
            if pose is not None:
                strength = STRONGEST * min(1.0, 0.4 + faster) * (1 - (number - 1) / COUNT)
                found.append(Ghost(pawn, pose, colour, strength))
        return found

    def _lay(self, ghosts: Sequence[Ghost]) -> None:
        both = [*self._ghosts, *ghosts]
        self.damage += [outline_rect(self._kit, self._stage, ghost.pawn, ghost.pose) for ghost in both]
        self._ghosts = list(ghosts)
