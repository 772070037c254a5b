"""The steps of building something: a heading, a word about it, and what can be chosen. As long as nothing has been
begun, what somebody has built before stands in their place."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from flick import kept_drafts
from flick.kept_drafts import KeptDraft
from flick.table.building import BuildChoice, BuildStep
from flick.table.naming import capital
from flick.window.menus.telling import refusal_text
from flick.window.widgets.grid_layout import ColumnByWidth
from flick.window.widgets.label import Caption, Link, Overline
from flick.window.widgets.layout import UNPLACED, Column, Piece, Placeable, Row, Sized
from flick.window.widgets.pick import TALL, Pick
from flick.window.widgets.special_layouts import Noted

if TYPE_CHECKING:
    from flick.window.menus.builder import BuilderScreen

HEADING, HINT, GAP, CLOSE, BETWEEN = 15, 20, 6, 3, 12
ROW, TOLD_ROW, GRID_ROW = 28, 40, 66
"""Height of a choice: by itself, with what is told of it below it, and the same where that stands two and two."""
LITTLE_MORE, MORE = TALL - 1 - ROW, 14
"""By so much each of them is higher where there is room; one by itself stays a single line."""
OWN_ROW, BELOW = 48, 18
"""Height of a row with something of one's own, and what is free below the sentence above such rows."""
NARROW = 110
"""Choices without a word about them, or short ones, stand two and two where each has so much room."""


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
        picks: list[Placeable] = [self.pick(step, choice) for choice in choices]
        picks += [Column(self.kit)] * (rows - len(picks))
        return Sized(Column(self.kit, *(Sized(pick, grow=1) for pick in picks), gap=gap), grow=1)

    def pick(self, step: BuildStep, choice: BuildChoice, *, face: bool = False) -> Pick:
        """What one of them is chosen with; who looks at it sees its card."""
        words, screen = self.words, self.screen
        chosen = choice.id in step.chosen
        game = screen.game
        look = game.card_look(choice.card) if choice.card else None
        pictured = look if face or (step.kind == "several" and len(step.groups) == 1) else None
        name = capital(words(choice.name))

        def press() -> None:
            screen.choose(step.id, toggled(step, choice.id))

        def looks(on: bool) -> None:
            if look is not None and not face:
                screen.sheet.peek(look if on else None)

        off = None if choice.off is None or chosen else refusal_text(words, choice.off)
        told = words(choice.told) if choice.told is not None and not face else ""
        return Pick(self.kit, UNPLACED, name, told, chosen, press, look=pictured, on_look=looks, off=off,
                    tip=name if face else "")  # fmt: skip

    def _rule(self, rule: str) -> None:
        self.screen.open_rule(self.screen.game.id, rule)


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

    return Pick(screen.kit, UNPLACED, name, told, False, take, look=look, on_look=looks)
