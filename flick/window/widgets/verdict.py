"""Verdicts: what a flick came to, said where it happened."""

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect
from pygame.event import Event

from flick.window.widgets.bubble import Bubble, placed
from flick.window.widgets.kit import Kit
from flick.window.widgets.label import LINK_OPACITY
from flick.window.widgets.text import TextBox, wrapped
from flick.window.widgets.widget import PRESSING, Place

WIDEST = 330
PAD = 16
SENTENCE = (28, 21)
"""Baseline of the first line of the sentence, and from line to line."""
BELOW = 24
FOOT = 18
GAP, ID_GAP = 40, 24
SIZE = 17


class VerdictBubble(Bubble):
    """A sentence in serif, and below it a detail and the rule ID. It covers no pawn if that can be helped, and stays
    until it is told to ``fade``. A click on the rule opens the rulebook, one beside it shows the moment again."""

    focusable = True

    def __init__(
        self,
        kit: Kit,
        window: Rect,
        at: Place,
        sentence: str,
        *,
        detail: str = "",
        rule: str = "",
        avoid: Sequence[Rect] = (),
        on_rule: Callable[[str], None] | None = None,
        on_again: Callable[[], None] | None = None,
    ) -> None:
        self.lines = wrapped(sentence, kit.theme.font("verdict", SIZE), kit.px(WIDEST))
        self.detail, self.rule = detail, rule
        self.passing = False
        """Whether the pointer goes through, but for the rule."""
        self.on_rule, self.on_again = on_rule, on_again
        place = Rect(at, (1, 1))
        around = [rect for rect in avoid if not rect.collidepoint(at)]
        box = placed(self._size(kit), place, window, kit.px(GAP), around, above=True)
        super().__init__(kit, box, at)

    def _size(self, kit: Kit) -> tuple[int, int]:
        sentence = max(kit.width(line, "verdict", SIZE) for line in self.lines)
        both = kit.px(ID_GAP) if self.detail and self.rule else 0
        below = kit.width(self.detail, "hint") + both + kit.width(self.rule, "rule-id")
        height = kit.px(SENTENCE[0]) + kit.px(SENTENCE[1]) * (len(self.lines) - 1) + kit.px(FOOT)
        height += kit.px(BELOW) if below else 0
        return max(sentence, below) + 2 * kit.px(PAD), height

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
        left, baseline = box.left + kit.px(PAD), box.top + kit.px(SENTENCE[0])
        texts = [
            kit.text(line, "verdict", (left, baseline + kit.px(SENTENCE[1]) * index), size=SIZE, room=box)
            for index, line in enumerate(self.lines)
        ]
        foot = box.bottom - kit.px(FOOT)
        if self.detail:
            texts.append(kit.text(self.detail, "hint", (left, foot), "bone.2", room=box))
        if self.rule:
            place = (box.right - kit.px(PAD), foot)
            texts.append(
                kit.text(self.rule, "rule-id", place, "link", anchor="right", room=box, underline=LINK_OPACITY)
            )
        return texts
