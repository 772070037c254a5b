"""The steps of building something: a heading, a word about it, and what can be chosen. As long as nothing has been
begun, what somebody has built before stands in their place."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Unpack

from pygame import Rect, Surface

from flick import kept_drafts
from flick.kept_drafts import KeptDraft
from flick.table.building import BuildChoice, BuildStep
from flick.table.looks import CardLook
from flick.table.naming import capital
from flick.window.cards.portrait import kept_portrait
from flick.window.menus.telling import refusal_text
from flick.window.widgets import Caption, Fill, Kit, Link, Outline, Pressed, TextBox, fitted
from flick.window.widgets.grid_layout import ColumnByWidth
from flick.window.widgets.label import Overline
from flick.window.widgets.layout import UNPLACED, Column, Piece, Placeable, Row, Sized
from flick.window.widgets.special_layouts import Noted
from flick.window.widgets.widget import Tooltips

if TYPE_CHECKING:
    from flick.window.menus.builder import BuilderScreen

CORNER, PAD, FACE_PAD, CHECK, BAR = 6, 9, 3, 13, 3.5
"""Of a choice: radius of its corners, what is free at its sides and round a portrait, its check and its bar."""
NAME, TOLD = 13.5, 11.5
CHOSEN, HOVER, IDLE = 0.15, 0.08, 0.4
"""Opacity of the light of what is chosen, of what is pointed at, and of the ground of all others."""
TALL = 36
"""A lower row has its name and what is told of it in one line."""

HEADING, HINT, GAP, CLOSE, BETWEEN = 15, 20, 6, 3, 12
ROW, TOLD_ROW, GRID_ROW = 28, 40, 66
"""Height of a choice: by itself, with what is told of it below it, and the same where that stands two and two."""
LITTLE_MORE, MORE = TALL - 1 - ROW, 14
"""By so much each of them is higher where there is room; one by itself stays a single line."""
OWN_ROW, BELOW = 48, 18
"""Height of a row with something of one's own, and what is free below the sentence above such rows."""
NARROW = 110
"""Choices without a word about them, or short ones, stand two and two where each has so much room."""


class Pick(Pressed):
    """One thing that can be chosen: a portrait, a name and a word about it. What is chosen has a bar, a light and a
    check. ``on_look`` is told when somebody begins to look at it, with the pointer or the keyboard, and when they
    stop."""

    def __init__(
        self,
        kit: Kit,
        name: str,
        told: str,
        chosen: bool,
        on_press: Callable[[], None],
        on_look: Callable[[bool], None],
        look: CardLook | None,
        **tooltips: Unpack[Tooltips],
    ) -> None:
        """``look`` is the card of which it shows the portrait, if it shows one."""
        super().__init__(kit, UNPLACED, on_press, **tooltips)
        self.name, self.told, self.chosen, self.look = name, told, chosen, look
        self._on_look = on_look
        self._looked = False

    @property
    def bare(self) -> bool:
        """Whether it is a portrait alone, and its name is told."""
        return self.look is not None and self.rect.width <= self.rect.height

    def tick(self, now: float) -> None:
        looked = self.hovered or self.ringed
        if looked != self._looked:
            self._looked, self.dirty = looked, True
            self._on_look(looked)

    @property
    def _face(self) -> Rect:
        side = self.rect.height - 2 * self.kit.px(FACE_PAD)
        inset = self.kit.px(FACE_PAD + (0 if self.bare else BAR))
        return Rect(self.rect.left + inset, self.rect.top + self.kit.px(FACE_PAD), side, side)

    def texts(self) -> list[TextBox]:
        if self.bare:
            return []
        kit, left = self.kit, self.rect.left + self.kit.px(PAD)
        if self.look is not None:
            left = self._face.right + kit.px(PAD)
        right = self.rect.right - kit.px(PAD) - (kit.px(CHECK + 4) if self.chosen else 0)
        colour = "off" if self.off is not None else "honey" if self.chosen else "bone"
        name = fitted(kit.theme, self.name, "button", right - left, NAME)
        lines = [(line, "button", name.size, colour) for line in name.lines]
        if self.told and self.rect.height >= kit.px(TALL):
            told = fitted(kit.theme, self.told, "hint", right - left, TOLD)
            lines += [(line, "hint", told.size, "off" if self.off is not None else "bone.2") for line in told.lines]
        found = kit.column(lines, left, self.rect.centery, self.rect, struck=self.struck)
        return [*found, *self._beside(found, right)]

    def _beside(self, name: list[TextBox], right: int) -> list[TextBox]:
        """In a low row, what is told of it after its name, where there is room."""
        kit, wide = self.kit, self.kit.width(self.told, "hint", TOLD)
        is_low = self.rect.height < kit.px(TALL) and len(name) == 1
        if not (self.told and is_low and name[0].rect.right + kit.px(6) + wide <= right):
            return []
        colour = "off" if self.off is not None else "bone.2"
        return [kit.text(self.told, "hint", (right - wide, name[0].baseline), colour, size=TOLD, room=self.rect)]

    def paint(self, target: Surface) -> None:
        kit, off = self.kit, self.off is not None
        kit.stamp(target, self.rect, Fill("off.field" if off else "groove", IDLE, CORNER))
        if self.chosen:
            kit.stamp(target, self.rect, Fill("honey", CHOSEN, CORNER))
        elif self.hovered and not off:
            kit.stamp(target, self.rect, Fill("hover", HOVER, CORNER))
        if self.look is not None:
            target.blit(kept_portrait(kit, self.look, self._face.width), self._face)
            if off:
                kit.stamp(target, self._face, Fill("dim", 0.6, CORNER))
        kit.stamp(
            target, self.rect, Outline("honey" if self.chosen else "brass.line", 1.6 if self.chosen else 1, CORNER)
        )
        if self.chosen:
            self._paint_check(target)
        kit.write(target, *self.texts())
        if self.ringed:
            kit.ring(target, self.rect, CORNER)

    def _paint_check(self, target: Surface) -> None:
        kit = self.kit
        if self.bare:
            middle = self.rect.right - kit.px(9), self.rect.bottom - kit.px(9)
            kit.disc(target, middle, 7.5, "groove", 0.9)
            kit.icon(target, "check", middle, 10, "honey")
            return
        bar = Rect(self.rect.left, self.rect.top + kit.px(5), kit.px(BAR), self.rect.height - kit.px(10))
        kit.stamp(target, bar, Fill("honey", 1, 1.5))
        kit.icon(target, "check", (self.rect.right - kit.px(PAD + CHECK / 2), self.rect.centery), CHECK, "honey")


class StepRows(ColumnByWidth):
    """A layout: steps one below the other, their choices as high as there is room."""

    def __init__(self, screen: "BuilderScreen", steps: Sequence[BuildStep]) -> None:
        self.screen, self.kit, self.words, self.steps = screen, screen.kit, screen.words, steps

    def column(self, width: int) -> Column:
        """All steps in so many pixels; where each lies is noted, for whoever is led through them."""
        pieces: list[Piece] = []
        for step in self.steps:
            pieces += [BETWEEN] if pieces else []
            for piece in self._step(step, width):
                if isinstance(piece, Sized) and piece.content is not None and not callable(piece.content):
                    piece = replace(piece, content=Noted(piece.content, partial(self.screen.mark, step.id)))
                pieces.append(piece)
        return Column(self.kit, *pieces)

    def _step(self, step: BuildStep, width: int) -> Iterator[Piece]:
        """Its heading with its rule, a word about it, and what can be chosen, two and two where that has room."""
        kit, words = self.kit, self.words
        rule = Link(kit, (0, 0), step.rule, partial(self._rule, step.rule))
        link = [Column(kit, 3, Sized(rule, size=HEADING - 2))] if step.rule else []
        yield Sized(Row(kit, Sized(Overline(kit, UNPLACED, words(step.name)), grow=1), *link), size=HEADING - 2)
        yield 2
        yield Sized(Caption(kit, UNPLACED, words(step.hint), "hint", colour="bone.2", size=12, name=True), size=HINT)
        alone = step.kind == "several" and len(step.groups) == 1
        columns = 2 if width >= kit.px(2 * NARROW) and not alone else 1
        bare = len(step.groups) > 1 or all(choice.told is None for choice in step.choices)
        high = ROW if bare else TOLD_ROW if columns == 1 else GRID_ROW
        gap = CLOSE if len(step.groups) > 1 else GAP
        for group in step.groups:
            if group.name is not None:
                yield Sized(Caption(kit, UNPLACED, words(group.name), "hint-bold"), size=HEADING)
                yield 4
            rows = -(-len(group.choices) // columns)
            parts = [group.choices[first : first + rows] for first in range(0, columns * rows, rows)]
            found = [self._picks(step, part, rows, gap) for part in parts]
            least = rows * high + (rows - 1) * gap
            yield Sized(
                Row(kit, *found, gap=gap), grow=rows, least=least, most=least + rows * (LITTLE_MORE if bare else MORE)
            )
            yield gap

    def _picks(self, step: BuildStep, choices: Sequence[BuildChoice], rows: int, gap: float) -> Sized:
        """Some choices below each other, with room for so many."""
        picks: list[Placeable] = [pick_of(self.screen, step, choice) for choice in choices]
        picks += [Column(self.kit)] * (rows - len(picks))
        return Sized(Column(self.kit, *(Sized(pick, grow=1) for pick in picks), gap=gap), grow=1)

    def _rule(self, rule: str) -> None:
        self.screen.open_rule(self.screen.game.id, rule)


def pick_of(screen: "BuilderScreen", step: BuildStep, choice: BuildChoice, *, face: bool = False) -> Pick:
    """What one of them is chosen with; who looks at it sees its card."""
    words, chosen = screen.words, choice.id in step.chosen
    look = screen.game.card_look(choice.card) if choice.card else None
    pictured = look if face or (step.kind == "several" and len(step.groups) == 1) else None
    name = capital(words(choice.name))

    def press() -> None:
        screen.choose(step.id, toggled(step, choice.id))

    def looks(on: bool) -> None:
        if look is not None and not face:
            screen.sheet.peek(look if on else None)

    off = None if choice.off is None or chosen else refusal_text(words, choice.off)
    told = words(choice.told) if choice.told is not None and not face else ""
    return Pick(screen.kit, name, told, chosen, press, looks, pictured, off=off, tip=name if face else "")


def toggled(step: BuildStep, choice: str) -> list[str]:
    """What is chosen when somebody presses one of the choices: of several it comes or goes."""
    if step.kind == "one":
        return [choice]
    if choice in step.chosen:
        return [one for one in step.chosen if one != choice]
    return [*step.chosen, choice]


def own_rows(screen: "BuilderScreen") -> Column:
    """The sentence that tells what will stand there, and those that can be used, each with its portrait and what it
    is."""
    kit = screen.kit
    pieces: list[Piece] = [Caption(kit, UNPLACED, screen.say("window-build-first"), "prompt", colour="bone.2", size=16)]
    if kept := kept_drafts.usable(screen.game):
        heading = Overline(kit, UNPLACED, screen.words(screen.builder.own))
        pieces += [BELOW, Sized(heading, size=HEADING), GAP]
        pieces.append(Column(kit, *(Sized(_own_row(screen, one), size=OWN_ROW) for one in kept), gap=GAP))
    return Column(kit, *pieces, pad=(0, 6, 6))


def _own_row(screen: "BuilderScreen", one: KeptDraft) -> Pick:
    builder = screen.builder
    look = screen.game.card_look(builder.thing(one.record))
    name, told = builder.name(one.record), capital(screen.words(builder.told(one.record)))

    def looks(on: bool) -> None:
        screen.sheet.peek(look if on else None)

    def take() -> None:
        screen.take(one.record, one.path)

    return Pick(screen.kit, name, told, False, take, looks, look)
