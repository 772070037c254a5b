"""A piece as it is drawn: its shadow, its body, and what light does round it."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple, Protocol

from pygame import Rect, Surface

from flick.paint.lamp import Light
from flick.window.paint.bodies import Body
from flick.window.paint.shadow import Shadow


class Gleam(Protocol):
    """Light round a piece: a glow, a glint, light that goes through it."""

    def draw(self, target: Surface, x: float, y: float, light: Light, opacity: float) -> None: ...

    def rect(self, x: float, y: float, light: Light) -> Rect:
        """Everything that it lightens."""
        ...


class Sprite:
    """A piece that can be drawn anywhere. Places are pixels and need not be whole; angles are counter-clockwise."""

    def __init__(
        self, body: Body, shadow: Shadow | None = None, below: Sequence[Gleam] = (), above: Sequence[Gleam] = ()
    ) -> None:
        self._body, self._shadow = body, shadow
        self._below, self._above = below, above

    def draw(self, target: Surface, x: float, y: float, angle: float, light: Light, opacity: float = 1.0) -> None:
        """The whole piece. Where pieces lie close, ``draw_all`` keeps shadows off their neighbours' faces."""
        self.draw_shadow(target, x, y, angle, light, opacity)
        self.draw_body(target, x, y, angle, light, opacity)

    def draw_shadow(
        self, target: Surface, x: float, y: float, angle: float, light: Light, opacity: float = 1.0
    ) -> None:
        if self._shadow is not None:
            self._shadow.draw(target, x, y, angle, light, opacity)
        for gleam in self._below:
            gleam.draw(target, x, y, light, opacity)

    def draw_body(self, target: Surface, x: float, y: float, angle: float, light: Light, opacity: float = 1.0) -> None:
        self._body.draw(target, x, y, angle, light, opacity)
        for gleam in self._above:
            gleam.draw(target, x, y, light, opacity)

    def rect(self, x: float, y: float, light: Light) -> Rect:
        """Everything that drawing it there may change, however it is turned."""
        half = self._body.frame.size
        whole = Rect(round(x) - half, round(y) - half, 2 * half, 2 * half)
        parts = [gleam.rect(x, y, light) for gleam in (*self._below, *self._above)]
        if self._shadow is not None:
            parts.append(self._shadow.rect(x, y, light))
        return whole.unionall(parts)


class Lying(NamedTuple):
    """A sprite at its place."""

    sprite: Sprite
    x: float
    y: float
    angle: float
    light: Light
    opacity: float = 1.0


def draw_all(target: Surface, pieces: Iterable[Lying]) -> None:
    """Every shadow, and then every piece."""
    lying = list(pieces)
    for piece in lying:
        piece.sprite.draw_shadow(target, piece.x, piece.y, piece.angle, piece.light, piece.opacity)
    for piece in lying:
        piece.sprite.draw_body(target, piece.x, piece.y, piece.angle, piece.light, piece.opacity)
