"""The steps of building something: a heading, a word about it, and what can be chosen."""

from typing import TYPE_CHECKING

from pygame import Rect

from flick.table.building import BuildChoice, BuildStep, ChoiceGroup
from flick.window.menus.telling import capital, refusal_text
from flick.window.widgets.label import Caption, Link, Overline
from flick.window.widgets.pick import Pick
from flick.window.widgets.widget import Widget

if TYPE_CHECKING:
    from flick.window.menus.builder import BuilderScreen

HEADING, HINT, GAP, CLOSE, BETWEEN = 15, 20, 6, 3, 12
ROW, TOLD_ROW, GRID_ROW, MORE = 28, 40, 66, 14
NARROW = 110
"""Choices without a word about them, or short ones, stand two and two where each has so much room."""


class StepRows:
    """Lays steps one below the other, as high as there is room."""

    def __init__(self, screen: "BuilderScreen") -> None:
        self.screen, self.kit, self.words = screen, screen.kit, screen.words

    def lay(self, view: Rect, steps: list[BuildStep]) -> tuple[list[Widget], int]:
        """The parts, and where they end."""
        least = sum(self._height(view, step, 0) for step in steps) + self.kit.px(BETWEEN) * (len(steps) - 1)
        rows = sum(self._rows(view, step) for step in steps)
        more = max(0, min(self.kit.px(MORE), (view.height - least) // max(1, rows)))
        parts: list[Widget] = []
        top = view.top
        for step in steps:
            room = Rect(view.left, top, view.width, self._height(view, step, more))
            parts += self._step(room, step, more)
            top = room.bottom + self.kit.px(BETWEEN)
        return parts, top - self.kit.px(BETWEEN)

    def _columns(self, view: Rect, step: BuildStep) -> int:
        """Two, unless names and what is told of them need the whole width."""
        if step.kind == "several" and len(step.groups) == 1:
            return 1
        return 2 if view.width >= self.kit.px(2 * NARROW) else 1

    def _row(self, view: Rect, step: BuildStep) -> int:
        if len(step.groups) > 1 or all(choice.told is None for choice in step.choices):
            return self.kit.px(ROW)
        return self.kit.px(TOLD_ROW if self._columns(view, step) == 1 else GRID_ROW)

    def _gap(self, step: BuildStep) -> int:
        return self.kit.px(CLOSE if len(step.groups) > 1 else GAP)

    def _rows(self, view: Rect, step: BuildStep) -> int:
        columns = self._columns(view, step)
        return sum(-(-len(group.choices) // columns) for group in step.groups)

    def _height(self, view: Rect, step: BuildStep, more: int) -> int:
        kit = self.kit
        rows = self._rows(view, step) * (self._row(view, step) + more + self._gap(step))
        headings = sum(kit.px(HEADING + 4) for group in step.groups if group.name is not None)
        return kit.px(HEADING + HINT) + headings + rows

    def _step(self, rect: Rect, step: BuildStep, more: int) -> list[Widget]:
        kit, words = self.kit, self.words
        head = Rect(rect.left, rect.top, rect.width, kit.px(13))
        parts: list[Widget] = [Overline(kit, head, words(step.name))]
        self.screen.marks[step.id] = rect.inflate(kit.px(10), 0)
        if step.rule:
            wide = kit.width(step.rule, "rule-id")
            parts.append(Link(kit, (rect.right - wide, head.bottom), step.rule, lambda: self._rule(step.rule)))
        hint = Caption(kit, Rect(rect.left, head.bottom + kit.px(2), rect.width, 0), words(step.hint), "hint",
                       colour="bone.2", size=12, name=True)  # fmt: skip
        hint.rect.height = hint.height
        parts.append(hint)
        top = rect.top + kit.px(HEADING + HINT)
        for group in step.groups:
            if group.name is not None:
                title = Caption(kit, Rect(rect.left, top, rect.width, kit.px(HEADING)), words(group.name), "hint-bold")
                title.rect.height = title.height
                parts.append(title)
                top += kit.px(HEADING + 4)
            found, top = self._group(Rect(rect.left, top, rect.width, 0), step, group, more)
            parts += found
        return parts

    def _group(self, rect: Rect, step: BuildStep, group: ChoiceGroup, more: int) -> tuple[list[Widget], int]:
        columns, high, gap = self._columns(rect, step), self._row(rect, step) + more, self._gap(step)
        wide = (rect.width - gap * (columns - 1)) // columns
        rows = -(-len(group.choices) // columns)
        parts: list[Widget] = []
        for index, choice in enumerate(group.choices):
            column, row = divmod(index, rows)
            place = Rect(rect.left + column * (wide + gap), rect.top + row * (high + gap), wide, high)
            parts.append(self.pick(place, step, choice))
        return parts, rect.top + rows * (high + gap)

    def pick(self, rect: Rect, step: BuildStep, choice: BuildChoice, *, face: bool = False) -> Pick:
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
        return Pick(self.kit, rect, name, told, chosen, press, look=pictured, on_look=looks, off=off,
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
