"""Somebody who acts by a list, in a rail: portrait and numbers of their card, and the conditions that were looked at,
numbered, with what each has come to."""

from typing import NamedTuple

from pygame import Rect, Surface

from flick.table.board import Board
from flick.table.looks import CardLook
from flick.table.tactics import Tactics, tactics_of
from flick.window.board.layout_file import TacticsSlot
from flick.window.board.sheet import PortraitPart
from flick.window.board.slot import StyledSlot
from flick.window.board.surroundings import Surroundings
from flick.window.cards.portrait import kept_portrait
from flick.window.widgets.materials import Fill
from flick.window.widgets.text import TextBox, fitted, fitted_at

TOP, PORTRAIT, BELOW = 30, 46, 11
"""Where the portrait begins, its side, and what is free below it."""
NUMBERS, NUMBER_STEP, NUMBER, SIGN = 12, 17.5, 13.5, 13
"""Of the numbers beside it: how far from it they stand, from one to the next, their size and that of their icons."""
BADGE, ASIDE, BETWEEN = 9, 26, 8
"""The radius of a number in its circle, how far from the left the words begin, and what is free between two lines."""
LEADING, ASCENT = 1.24, 0.95
FOOT = 8
LONG_NAME = 13.0
"""Size of a name that is too long for a heading."""


class TacticsStyle(NamedTuple):
    """How much room it takes: the size of its words, whether there is a portrait, and whether what fails is told."""

    size: float
    portrait: bool = True
    fails: bool = True


WAYS = (
    TacticsStyle(12.5),
    TacticsStyle(11.5),
    TacticsStyle(11.0),
    TacticsStyle(11.0, portrait=False),
    TacticsStyle(11.0, portrait=False, fails=False),
)


class ToldClause(NamedTuple):
    """A line of the list: its number, whether it holds, where it begins, and its words."""

    number: int
    holds: bool
    top: int
    texts: list[TextBox]


class TacticsPart(StyledSlot[TacticsSlot, TacticsStyle]):
    """A zone that tells how somebody acts; hidden while nobody does."""

    styles, wished = WAYS, 2

    def __init__(self, around: Surroundings, spec: TacticsSlot, side: str) -> None:
        super().__init__(around, spec, side)
        self.hidden = True
        self._told: list[ToldClause] = []

    def show(self, board: Board) -> None:
        zone = self.zone(board, self.spec.zone)
        zone = zone if zone is not None and tactics_of(zone) is not None else None
        self.hidden = zone is None
        if zone != self._zone:
            self._zone = zone
            self.fit(self.rect.width)
            self._build()

    @property
    def tactics(self) -> Tactics | None:
        """What is shown, while somebody acts."""
        return tactics_of(self._zone) if self._zone is not None else None

    @property
    def _look(self) -> CardLook | None:
        pieces = self._zone.pieces if self._zone is not None else ()
        return self.faces.look(pieces[0]) if pieces else None

    def lay(self, rect: Rect) -> None:
        super().lay(rect)
        self._build()

    def height_in(self, style: TacticsStyle, width: int) -> float:
        tactics = self.tactics
        lines = [line for line in tactics.lines if line.holds or style.fails] if tactics is not None else []
        rows = [len(self._wrapped(self.words(line.say), style, width)) for line in lines]
        each = (max(2 * BADGE, LEADING * style.size * count) + BETWEEN for count in rows)
        return self._begins(style) + sum(each) + FOOT

    @staticmethod
    def _begins(way: TacticsStyle) -> float:
        """How far down the list begins."""
        return TOP + (PORTRAIT + BELOW) * way.portrait

    def _wrapped(self, text: str, way: TacticsStyle, width: int) -> list[str]:
        return fitted_at(self.kit.theme, text, "body", width - self.kit.px(ASIDE), way.size).lines

    @property
    def _portrait(self) -> Rect:
        side = self.kit.px(PORTRAIT)
        return Rect(self.rect.left, self.rect.top + self.kit.px(TOP), side, side)

    def _build(self) -> None:
        self.remove(*list(self.parts))
        self.dirty, self._told = True, []
        tactics, way, kit = self.tactics, self.style, self.kit
        if tactics is None or self._zone is None or not self.rect:
            return
        if way.portrait:
            self.add(PortraitPart(self.around, self._portrait, self._zone))
        top = self.rect.top + kit.px(self._begins(way))
        for number, line in enumerate(tactics.lines, 1):
            if not line.holds and not way.fails:
                continue
            lines = self._wrapped(self.words(line.say), way, self.rect.width)
            down = max(0.0, BADGE - LEADING * way.size * len(lines) / 2)
            colour, left = "bone" if line.holds else "bone.2", self.rect.left + kit.px(ASIDE)
            first, step = (left, top + kit.px(down + ASCENT * way.size)), kit.theme.scale * LEADING * way.size
            texts = kit.lines(lines, "body", first, step, colour, size=way.size)
            self._told.append(ToldClause(number, line.holds, top, texts))
            top += kit.px(max(2 * BADGE, LEADING * way.size * len(lines)) + BETWEEN)

    def own_texts(self) -> list[TextBox]:
        tactics = self.tactics
        if tactics is None:
            return []
        found = self._heading(self.words(tactics.title))
        found += [text for told in self._told for text in told.texts]
        found += [self._number(told) for told in self._told if not told.holds]
        return found + (self._numbers() if self.style.portrait else [])

    def _heading(self, name: str) -> list[TextBox]:
        """Who acts: as a heading, or where that has no room like any other name, in two lines if need be."""
        heading, kit = self.heading_text(name, colour="honey"), self.kit
        if heading.width <= self.rect.width:
            return [heading]
        title = fitted(kit.theme, name, "row-title", self.rect.width, LONG_NAME)
        first = self.rect.left, heading.baseline - kit.px(LONG_NAME / 2) * (len(title.lines) - 1)
        return kit.lines(title.lines, "row-title", first, kit.px(LONG_NAME), "honey", size=title.size)

    def _middle(self, told: ToldClause) -> tuple[int, int]:
        """The middle of the circle in which a number stands, or the sign that it holds."""
        return self.rect.left + self.kit.px(BADGE), told.top + self.kit.px(BADGE)

    def _number(self, told: ToldClause) -> TextBox:
        x, y = self._middle(told)
        place = x, y + self.kit.px(4)
        return self.kit.text(str(told.number), "hint-bold", place, "bone.2", anchor="centre", size=11.5)

    def _numbers(self) -> list[TextBox]:
        """The numbers of the card, beside their icons."""
        look, kit = self._look, self.kit
        left = self._portrait.right + kit.px(NUMBERS + SIGN + 4)
        facts = look.facts if look is not None else ()
        return [
            kit.text(fact.number, "row-title", (left, self._fact_at(index) + kit.px(4.5)), size=NUMBER)
            for index, fact in enumerate(facts)
        ]

    def _fact_at(self, index: int) -> int:
        """The middle of a number beside the portrait."""
        return self._portrait.top + self.kit.px(5.5 + NUMBER_STEP * index)

    def paint(self, target: Surface) -> None:
        kit, look = self.kit, self._look
        if look is not None and self.style.portrait:
            target.blit(kept_portrait(kit, look, self._portrait.width), self._portrait)
            x = self._portrait.right + kit.px(NUMBERS + SIGN / 2)
            for index, fact in enumerate(look.facts):
                kit.icon(target, fact.icon, (x, self._fact_at(index)), SIGN, "bone.2")
        for told in self._told:
            x, y = self._middle(told)
            radius = kit.px(BADGE)
            circle = Rect(x - radius, y - radius, 2 * radius, 2 * radius)
            kit.stamp(target, circle, Fill("good" if told.holds else "plate.top", 1, BADGE))
            if told.holds:
                kit.icon(target, "check", (x, y), 12, "well")
        super().paint(target)
