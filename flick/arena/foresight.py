"""Estimates roughly, for many flicks of one pawn at once, whom the pawn touches, in order, and where it comes to rest.

The flicked pawn is followed over a few contacts, with all other pawns where they lay at first. A pawn that it strikes
slides on alone, as if nothing else were there, and is not met again. The outlines of odd shapes do not turn.
"""

from collections.abc import Sequence

import numpy as np

from flick.arena.contacts import LEAST_IMPULSE
from flick.arena.foreseen import Candidate, Foreseen
from flick.arena.glide import ENTRIES, brakes
from flick.arena.layout import Layout
from flick.arena.rays import Indices, Numbers, Obstacles
from flick.arena.shapes import Point
from flick.arena.sliding_pawn import GRAVITY, REST, WOOD

CONTACTS = 4
"""How many contacts of the flicked pawn are followed."""


def foresee(layout: Layout, pawn: str, candidates: Sequence[Candidate]) -> list[Foreseen]:
    """The estimate for each candidate, in the same order."""
    return _Ways(layout, pawn, candidates).foreseen() if candidates else []


class _Ways:
    """The flicked pawn on all its ways at once, in arrays with one entry for each candidate."""

    def __init__(self, layout: Layout, pawn: str, candidates: Sequence[Candidate]) -> None:
        self._layout, self._pawn, self._candidates = layout, pawn, candidates
        self._obstacles = Obstacles(layout, pawn)
        self._chain = layout.pawns[pawn].chain
        self._light = 1 / (WOOD * self._chain.area)
        self._nimble = self._light / self._chain.inertia
        self._slow = layout.physics.mat_friction * GRAVITY
        self._brakes = np.array(brakes(layout.pawns[pawn].shape))
        count = len(candidates)
        angle, speed = np.array([[c.angle, c.speed] for c in candidates]).T
        self._x, self._y = np.full(count, layout.pawns[pawn].x), np.full(count, layout.pawns[pawn].y)
        self._vx, self._vy, self._spin = speed * np.cos(angle), speed * np.sin(angle), np.zeros(count)
        self._gone = np.zeros((len(self._obstacles.light), count), dtype=np.bool_)
        self._left = np.zeros(count, dtype=np.bool_)
        self._contacts: list[list[tuple[str, str]]] = [[] for _ in candidates]
        self._rest: list[dict[str, Point]] = [{} for _ in candidates]
        self._others_left: list[dict[str, Point]] = [{} for _ in candidates]

    def foreseen(self) -> list[Foreseen]:
        moving: Indices = np.flatnonzero(np.hypot(self._vx, self._vy) > REST)
        for contact in range(CONTACTS + 1):
            if not len(moving):
                break
            moving = self._go_on(moving, contact < CONTACTS)
        found: list[Foreseen] = []
        for k, (candidate, x, y) in enumerate(zip(self._candidates, self._x.tolist(), self._y.tolist(), strict=True)):
            rest, left = self._rest[k], self._others_left[k]
            (left if self._left[k] else rest)[self._pawn] = x, y
            found.append(Foreseen(candidate, self._pawn, tuple(self._contacts[k]), rest, left))
        return found

    def _go_on(self, moving: Indices, collide: bool) -> Indices:
        """Move these ways on to their next contact, to rest or over the edge, and return those that are still moving
        then."""
        start = self._layout.pawns[self._pawn]
        x, y, vx, vy, spin = (a[moving] for a in (self._x, self._y, self._vx, self._vy, self._spin))
        speed = np.hypot(vx, vy)
        ux, uy = vx / speed, vy / speed
        rim = np.abs(spin) * self._chain.extent
        brake = self._slow * np.interp(rim / (rim + speed), np.arange(ENTRIES + 1) / ENTRIES, self._brakes)
        most = speed**2 / (2 * brake)
        way, row = self._obstacles.meet(x - start.x, y - start.y, ux, uy, self._gone[:, moving])
        edge = self._to_edge(x, y, ux, uy)
        gone = np.minimum(most, np.minimum(way, edge))
        self._x[moving], self._y[moving] = x + gone * ux, y + gone * uy
        self._left[moving] = edge <= gone
        met = (way <= gone) & (edge > gone) & collide
        left = np.sqrt(np.maximum(0.0, 1 - gone / most))
        for array, value in ((self._vx, vx), (self._vy, vy), (self._spin, spin)):
            array[moving] = np.where(met, value * left, 0.0)
        struck = moving[met]
        self._collide(struck, row[met])
        return struck[np.hypot(self._vx[struck], self._vy[struck]) > REST]

    def _to_edge(self, x: Numbers, y: Numbers, ux: Numbers, uy: Numbers) -> Numbers:
        """The distance in mm to the edge of the mat; infinity on a table with walls."""
        table = self._layout.table
        if table.edge == "walls":
            return np.full(len(x), np.inf)
        to_side = (np.where(ux > 0, table.width, 0.0) - x) / np.where(ux == 0, 1e-300, ux)
        to_end = (np.where(uy > 0, table.height, 0.0) - y) / np.where(uy == 0, 1e-300, uy)
        return np.maximum(0.0, np.minimum(np.abs(to_side), np.abs(to_end)))

    def _collide(self, struck: Indices, row: Indices) -> None:
        """Change the velocities of the ways ``struck`` by contacts with the rows ``row``."""
        obstacles, start, physics = self._obstacles, self._layout.pawns[self._pawn], self._layout.physics
        target, x, y = obstacles.target[row], self._x[struck], self._y[struck]
        nx, ny, ax, ay = obstacles.touch(row, x - start.x, y - start.y)
        bx, by = x + ax - obstacles.x[target], y + ay - obstacles.y[target]
        pawns = target < len(obstacles.names)
        bounce = np.where(pawns, physics.restitution_pawn, physics.restitution_wall)
        grip = np.where(pawns, physics.edge_friction_pawn, physics.edge_friction_wall)
        light, nimble, spin = obstacles.light[target], obstacles.nimble[target], self._spin[struck]
        u, v = self._vx[struck] - spin * ay, self._vy[struck] + spin * ax
        lever, lever2, side, side2 = ax * ny - ay * nx, bx * ny - by * nx, ax * nx + ay * ny, bx * nx + by * ny
        push = (1 + bounce) * np.maximum(0.0, u * nx + v * ny)
        push /= self._light + light + lever**2 * self._nimble + lever2**2 * nimble
        drag = (v * nx - u * ny) / (self._light + light + side**2 * self._nimble + side2**2 * nimble)
        drag = np.clip(drag, -grip * push, grip * push)
        px, py = push * nx - drag * ny, push * ny + drag * nx
        self._vx[struck] -= px * self._light
        self._vy[struck] -= py * self._light
        self._spin[struck] -= (ax * py - ay * px) * self._nimble
        self._gone[target[pawns], struck[pawns]] = True
        self._note(struck, target, np.hypot(px, py), x + ax, y + ay)
        self._send_off(struck[pawns], target[pawns], (px * light)[pawns], (py * light)[pawns])

    def _note(self, struck: Indices, target: Indices, impulse: Numbers, x: Numbers, y: Numbers) -> None:
        names, walls = self._obstacles.names, self._obstacles.walls
        hits = np.flatnonzero(impulse >= LEAST_IMPULSE)
        places: list[list[float]] = np.stack([x[hits], y[hits]], axis=1).tolist()
        for way, met, (at_x, at_y) in zip(_list(struck[hits]), _list(target[hits]), places, strict=True):
            other = names[met] if met < len(names) else walls[met - len(names)].name_at((at_x, at_y))
            self._contacts[way].append((self._pawn, other))

    def _send_off(self, struck: Indices, target: Indices, vx: Numbers, vy: Numbers) -> None:
        """Let the pawns that were struck slide on, as far as the rim of the table or over the edge of the mat."""
        table, obstacles = self._layout.table, self._obstacles
        far = np.hypot(vx, vy) / (2 * self._slow)
        x, y = obstacles.x[target] + vx * far, obstacles.y[target] + vy * far
        off = (x < 0) | (y < 0) | (x > table.width) | (y > table.height)
        x, y = np.clip(x, 0.0, table.width), np.clip(y, 0.0, table.height)
        off &= table.edge == "mat"
        places: list[list[float]] = np.stack([x, y], axis=1).tolist()
        for way, met, over, at in zip(_list(struck), _list(target), off.tolist(), places, strict=True):
            gone = self._others_left if over else self._rest
            gone[way][obstacles.names[met]] = at[0], at[1]


def _list(indices: Indices) -> list[int]:
    listed: list[int] = indices.tolist()
    return listed
