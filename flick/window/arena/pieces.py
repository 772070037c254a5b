"""Everything that lies in the arena, as it is drawn: where, how visible, and what must be drawn again."""

from collections.abc import Iterable, Mapping

from pygame import Rect, Surface

from flick.arena.layout import Pawn, Pose
from flick.arena.shapes import Point
from flick.window.arena.stage import Stage
from flick.window.paint.lamp import Light
from flick.window.paint.sprite import Sprite
from flick.window.parts.motion import Glide

MARGIN = 26
"""Pixels of the design round a piece that what marks it may reach."""


class Lying:
    """One piece."""

    def __init__(self, name: str, pawn: Pawn, fade: int, *, shown: bool) -> None:
        """``fade`` in ms: how long it takes to come and to go."""
        self.name, self.pawn = name, pawn
        self.shown = Glide(1.0 if shown else 0.0, fade)
        self.shown.go(1.0)

    @property
    def at(self) -> Point:
        return self.pawn.x, self.pawn.y

    def sprite(self, stage: Stage) -> Sprite:
        return stage.workshop.piece(self.name, self.pawn, stage.scale)

    def light(self, stage: Stage) -> Light:
        return stage.light(self.at)

    def rect(self, stage: Stage) -> Rect:
        """Everything that it and its marks may change."""
        edge = 2 * round(MARGIN * stage.workshop.theme.scale)
        x, y = stage.view.to_px(self.at)
        return self.sprite(stage).rect(x, y, self.light(stage)).union(self.outline(stage).inflate(edge, edge))

    def outline(self, stage: Stage) -> Rect:
        """The square round it, however it is turned."""
        half = round(self.pawn.chain.extent * stage.scale)
        x, y = stage.view.to_px(self.at)
        return Rect(round(x) - half, round(y) - half, 2 * half, 2 * half)


class Pieces:
    """All of them. ``damage`` collects what must be drawn again; whoever draws it takes it away."""

    def __init__(self, stage: Stage, fade: int) -> None:
        self.stage = stage
        self.lying: dict[str, Lying] = {}
        self.damage: list[Rect] = []
        self._leaving: list[Lying] = []
        self._fade = fade

    def put(self, pawns: Mapping[str, Pawn], *, sliding: bool, seen: str = "") -> None:
        """So everything lies now. What is ``sliding`` is seen to go there; otherwise it fades out where it was and in
        where it is. What is new fades in, but for one that has been ``seen`` there; what is gone fades out."""
        first = not self.lying and not self._leaving
        for name in [name for name in self.lying if name not in pawns]:
            self._leave(name)
        for name, pawn in pawns.items():
            known = self.lying.get(name)
            if known is not None and known.pawn == pawn:
                continue
            if known is not None and sliding:
                self.damage.append(known.rect(self.stage))
                known.pawn = pawn
            else:
                if known is not None:
                    self._leave(name)
                self.lying[name] = known = Lying(name, pawn, self._fade, shown=first or name == seen)
            self.damage.append(known.rect(self.stage))
        self.lying = {name: self.lying[name] for name in pawns}

    def move(self, poses: Mapping[str, Pose], pawns: Mapping[str, Pawn]) -> None:
        """So they lie at a moment of a flick; those of ``pawns`` that have no pose have left the table."""
        self.put({name: _moved(pawn, poses[name]) for name, pawn in pawns.items() if name in poses}, sliding=True)

    def tick(self, now: float) -> None:
        """Fade on."""
        for piece in [*self.lying.values(), *self._leaving]:
            if piece.shown.tick(now):
                self.damage.append(piece.rect(self.stage))
        self._leaving = [piece for piece in self._leaving if piece.shown.value > 0]

    @property
    def fading(self) -> bool:
        return bool(self._leaving) or any(piece.shown.moving for piece in self.lying.values())

    def at(self, place: Point) -> str | None:
        """The piece under a pixel."""
        x, y = self.stage.view.to_mm(place)
        near = {
            name: (piece.at[0] - x) ** 2 + (piece.at[1] - y) ** 2 - piece.pawn.chain.extent**2
            for name, piece in self.lying.items()
        }
        best = min(near, key=lambda name: near[name], default=None)
        return best if best is not None and near[best] <= 0 else None

    def touch(self, names: Iterable[str]) -> None:
        """What marks these pieces has changed."""
        self.damage += [self.lying[name].rect(self.stage) for name in names if name in self.lying]

    def seen(self, region: Rect) -> list[Lying]:
        """Those that may show in a region."""
        return [piece for piece in self._all() if piece.rect(self.stage).colliderect(region)]

    def draw_shadows(self, target: Surface, pieces: Iterable[Lying]) -> None:
        stage = self.stage
        for piece in pieces:
            x, y = stage.view.to_px(piece.at)
            light, opacity = piece.light(stage), piece.shown.value
            piece.sprite(stage).draw_shadow(target, x, y, piece.pawn.angle, light, opacity)

    def draw_bodies(self, target: Surface, pieces: Iterable[Lying]) -> None:
        stage = self.stage
        for piece in pieces:
            x, y = stage.view.to_px(piece.at)
            piece.sprite(stage).draw_body(target, x, y, piece.pawn.angle, piece.light(stage), piece.shown.value)

    def _all(self) -> list[Lying]:
        return [*self._leaving, *self.lying.values()]

    def _leave(self, name: str) -> None:
        piece = self.lying.pop(name)
        self.damage.append(piece.rect(self.stage))
        piece.shown.go(0.0)
        if piece.shown.duration > 0:
            self._leaving.append(piece)


def _moved(pawn: Pawn, pose: Pose) -> Pawn:
    return pawn if pose == pawn.pose else Pawn(*pose, pawn.diameter, pawn.shape)
