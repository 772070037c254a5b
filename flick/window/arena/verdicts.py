"""Verdicts over the arena: what a flick came to, said where it happened, beside the pieces that lie there."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from pygame import Rect

from flick.arena.shapes import Point
from flick.window.widgets.bubble import TAIL_HALF, root_of
from flick.window.widgets.kit import Kit
from flick.window.widgets.verdict import VerdictBubble
from flick.window.widgets.widget import Place

if TYPE_CHECKING:
    from flick.window.arena.arena_part import ArenaPart

GAPS = (34, 50, 70, 95, 125, 160)
"""From the place that a verdict is about to its bubble."""
SHORTEST = 6
"""Pixels of the design that a tail has at least."""
ASIDE = 11
"""So many places to each side are tried."""
LEAN = 44
"""How far beside the place that it is about a bubble begins at most, where its tail would lie over a piece."""


class Verdicts:
    """The one that is said now over ``arena``. It stays until it is told to go, and never less than the theme says."""

    def __init__(self, arena: "ArenaPart", on_rule: Callable[[str], None] | None, on_again: Callable[[], None]) -> None:
        self.bubble: VerdictBubble | None = None
        self._arena, self._stays = arena, arena.kit.theme.ms("verdict-stays")
        self._on_rule, self._on_again = on_rule, on_again
        self._since: float | None = None
        self._leaving = False

    def say(self, text: str, rule: str, at: Point) -> None:
        """Say it of a place (mm), in the place of what was said before; nothing while the camera is away."""
        arena, desk, scene = self._arena, self._arena.desk, self._arena.scene
        if desk is None or scene is None or scene.close_up.away:
            return
        self._take_away()
        stage, kit = scene.stage, arena.kit
        avoid = [piece.outline(stage) for piece in scene.pieces.lying.values()]
        x, y = stage.view.to_px(at)
        seen = stage.clip.clip(arena.setup.window)
        place = min(max(round(x), seen.left), seen.right), min(max(round(y), seen.top), seen.bottom)
        bubble = VerdictBubble(kit, arena.rect, place, text, rule=rule, on_rule=self._on_rule, on_again=self._on_again)
        bubble.rect = free_spot(kit, bubble.rect.size, place, arena.rect, avoid)
        bubble.tip_place = tip_of(kit, bubble.rect, place, avoid)
        desk.show(bubble)
        self.bubble, self._since, self._leaving = bubble, None, False

    def hush(self, *, at_once: bool = False) -> None:
        """It need not stay any longer than it must to be read, and is in nobody's way; or it goes ``at_once``."""
        self._leaving = True
        if self.bubble:
            self.bubble.passing = True
        if at_once and self.bubble:
            self.bubble.fade()

    def tick(self, now: float) -> None:
        """Let it go when its time has come."""
        if self.bubble is None:
            return
        if self._since is None:
            self._since = now
        if self._leaving and now - self._since >= self._stays:
            self.bubble.fade()
        if self.bubble.gone:
            self._take_away()

    @property
    def waiting(self) -> bool:
        """Whether it will go by itself."""
        return self.bubble is not None and self._leaving

    def _take_away(self) -> None:
        if self.bubble and self.bubble.desk:
            self.bubble.desk.hide(self.bubble)
        self.bubble = None


def free_spot(kit: Kit, size: tuple[int, int], at: Place, room: Rect, avoid: Sequence[Rect]) -> Rect:
    """Where a bubble goes whose tail points at a place: wholly above it or below, inside the room, it and its tail off
    everything that they should not cover if that can be, as near as can be, and rather above."""
    most = size[0] // 2 + kit.px(LEAN)
    asides = [round(most * k / ASIDE) for k in range(-ASIDE, ASIDE + 1)]
    spots: list[tuple[float, Rect]] = []
    for gap in map(kit.px, GAPS):
        for top, later in ((at[1] - gap - size[1], 0.0), (at[1] + gap, kit.px(30))):
            for aside in asides:
                spot = Rect((at[0] - size[0] // 2 + aside, top), size).clamp(room)
                if spot.bottom + kit.px(8) <= at[1] or spot.top - kit.px(8) >= at[1]:
                    spots.append((gap + later + 0.3 * abs(aside), spot))
    if not spots:
        return Rect((at[0] - size[0] // 2, at[1] - kit.px(GAPS[0]) - size[1]), size).clamp(room)
    others = [rect for rect in avoid if not rect.collidepoint(at)]
    return min(spots, key=lambda found: (_covered(found[1], avoid) + _crossed(kit, found[1], at, others), found[0]))[1]


def tip_of(kit: Kit, bubble: Rect, at: Place, pieces: Sequence[Rect]) -> Place:
    """Where the tail of a bubble ends that is about a place: at the rim of the piece that lies there, whose face and
    whatever is seen over it stay clear."""
    there = [piece for piece in pieces if piece.collidepoint(at)]
    least = kit.px(SHORTEST)
    if bubble.bottom <= at[1]:
        return at[0], max(bubble.bottom + least, min([at[1], *(piece.top for piece in there)]))
    return at[0], min(bubble.top - least, max([at[1], *(piece.bottom for piece in there)]))


def _crossed(kit: Kit, spot: Rect, at: Place, others: Sequence[Rect]) -> int:
    """About how many pixels of others the tail of a bubble hides."""
    root, start = root_of(kit, spot, at[0]), spot.top if at[1] < spot.top else spot.bottom
    ways = [rect.clipline(at, (root, start)) for rect in others]
    return sum((abs(way[1][1] - way[0][1]) + 1) * kit.px(TAIL_HALF) for way in ways if way)


def _covered(spot: Rect, avoid: Sequence[Rect]) -> int:
    """How many pixels of others a bubble hides."""
    hidden = [spot.clip(rect) for rect in avoid]
    return sum(part.width * part.height for part in hidden)
