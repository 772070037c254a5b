"""Verdicts over the arena: what a flick came to, said where it happened, beside the pieces that lie there."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame
from pygame import Rect
from pygame.event import Event

from flick.arena.shapes import Point
from flick.window.widgets.bubble import TAIL_HALF, Bubble, covered, root_of
from flick.window.widgets.kit import Kit
from flick.window.widgets.label import LINK_OPACITY
from flick.window.widgets.text import TextBox, wrapped
from flick.window.widgets.widget import PRESSING, Place

if TYPE_CHECKING:
    from flick.window.arena.arena_part import ArenaPart

WIDEST = 330
PAD = 16
SENTENCE = (28, 21)
"""Baseline of the first line of the sentence, and from line to line."""
BELOW = 24
FOOT = 18
SIZE = 17

GAPS = (34, 50, 70, 95, 125, 160)
"""The distances that are tried from the place that a verdict is about to its bubble, in pixels of the design."""
SHORTEST = 6
"""Pixels of the design that a tail has at least."""
ASIDE = 11
"""How many places to each side are tried."""
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
        avoid = scene.pieces.outlines()
        x, y = stage.view.to_px(at)
        seen = stage.clip.clip(arena.setup.window)
        place = min(max(round(x), seen.left), seen.right), min(max(round(y), seen.top), seen.bottom)
        bubble = VerdictBubble(
            kit, arena.rect, place, text, rule, avoid, on_rule=self._on_rule, on_again=self._on_again
        )
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


class VerdictBubble(Bubble):
    """A sentence in serif, and below it the rule ID. It covers no piece if that can be helped, and stays until it is
    told to ``fade``. A click on the rule opens the rulebook, one beside it shows the moment again."""

    focusable = True

    def __init__(
        self,
        kit: Kit,
        room: Rect,
        at: Place,
        sentence: str,
        rule: str = "",
        avoid: Sequence[Rect] = (),
        *,
        on_rule: Callable[[str], None] | None = None,
        on_again: Callable[[], None] | None = None,
    ) -> None:
        """It lies in ``room`` and is about the place ``at``; ``avoid`` is what the pieces cover that lie there."""
        self.lines = wrapped(sentence, kit.theme.font("verdict", SIZE), kit.px(WIDEST))
        self.rule = rule
        self.passing = False
        """Whether the pointer goes through, but for the rule."""
        self.on_rule, self.on_again = on_rule, on_again
        box = free_spot(kit, self._size(kit), at, room, avoid)
        super().__init__(kit, box, tip_of(kit, box, at, avoid))

    def _size(self, kit: Kit) -> tuple[int, int]:
        sentence = max(kit.width(line, "verdict", SIZE) for line in self.lines)
        height = kit.px(SENTENCE[0]) + kit.px(SENTENCE[1]) * (len(self.lines) - 1) + kit.px(FOOT)
        height += kit.px(BELOW) if self.rule else 0
        return max(sentence, kit.width(self.rule, "rule-id")) + 2 * kit.px(PAD), height

    @property
    def rule_rect(self) -> Rect:
        """Where a click on the rule goes."""
        width = max(self.kit.px(30), self.kit.width(self.rule, "rule-id") + self.kit.px(12))
        height = self.kit.px(32)
        return Rect(self.box.right - width - self.kit.px(8), self.box.bottom - height - self.kit.px(4), width, height)

    def contains(self, place: Place) -> bool:
        return super().contains(place) and (not self.passing or self.rule_rect.collidepoint(place))

    def press(self, place: Place) -> bool:
        return True

    def release(self, place: Place) -> bool:
        if self.rule and self.on_rule and self.rule_rect.collidepoint(place):
            self.on_rule(self.rule)
        elif self.contains(place) and self.on_again:
            self.on_again()
        return True

    def key(self, event: Event) -> bool:
        if event.key in PRESSING and self.rule and self.on_rule:
            self.on_rule(self.rule)
            return True
        if event.key == pygame.K_r and self.on_again:
            self.on_again()
            return True
        return False

    def targets(self) -> list[Rect]:
        return [self.rule_rect] if self.rule and self.on_rule else []

    def texts(self) -> list[TextBox]:
        kit, box = self.kit, self.box
        first = box.left + kit.px(PAD), box.top + kit.px(SENTENCE[0])
        texts = kit.lines(self.lines, "verdict", first, kit.px(SENTENCE[1]), size=SIZE, room=box)
        if self.rule:
            place = (box.right - kit.px(PAD), box.bottom - kit.px(FOOT))
            texts.append(
                kit.text(self.rule, "rule-id", place, "link", anchor="right", room=box, underline=LINK_OPACITY)
            )
        return texts


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
    return min(spots, key=lambda found: (covered(found[1], avoid) + _crossed(kit, found[1], at, others), found[0]))[1]


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
