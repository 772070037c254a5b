"""The options of a game as rows: what each is called, what it means and by which rule, and what it can be."""

import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from pygame import Rect, Surface

from flick.table.sayings import Refused
from flick.table.words import Words
from flick.window.menus.draft import OptionField as OptionField
from flick.window.menus.telling import capital, refusal_text
from flick.window.widgets.button import Button
from flick.window.widgets.field import Field
from flick.window.widgets.kit import Kit
from flick.window.widgets.label import Caption, Link
from flick.window.widgets.rich import RULE_ID
from flick.window.widgets.segmented import Segmented
from flick.window.widgets.select import Select
from flick.window.widgets.stepper import Stepper
from flick.window.widgets.switch import Switch
from flick.window.widgets.text import wrapped
from flick.window.widgets.tray import DIVIDER
from flick.window.widgets.widget import Widget

TITLE, HELP = 17, 12.5
GAP, MOST_GAP = 8, 14
"""Above and below the text of a row, at the least and where there is room."""
MOST_LINES = 2
"""An explanation that would need more lines beside its control stands above it."""
BESIDE = 12
IN_BRACKETS = re.compile(rf"\s*\((?:{RULE_ID.pattern}[\s,]*)+\)")
"""The rules of an option as its explanation names them."""

CONTROL = 34
SWITCH, STEPPER, SELECT, WIDEST_SELECT = 42, 104, 150, 190
SEGMENT_PAD = 26


class Explained(NamedTuple):
    """An option in words: its name, its explanation without the rules that it names, and these. Some values of it bear
    a ``note``: what one should know who chooses them."""

    name: str
    about: str
    rules: tuple[str, ...]
    note: str


def explained(words: Words, option: str, value: Any) -> Explained:
    """An option in the words of its game; a note on a value is the message ``option-<name>-note-<value>``."""
    name = option.replace("_", "-")
    about, noted = words(f"option-{name}-help"), f"option-{name}-note-{value}"
    note = words(noted) if words.has(noted) else ""
    rules = tuple(dict.fromkeys(RULE_ID.findall(f"{about} {note}")))
    return Explained(words(f"option-{name}"), IN_BRACKETS.sub("", about), rules, IN_BRACKETS.sub("", note))


def choice_name(words: Words, option: str, choice: str) -> str:
    """What one of the values of an option is called; a file goes by its own name."""
    if choice.endswith((".yaml", ".yml")):
        return Path(choice).stem
    message = f"option-{option}-{choice}".replace("_", "-")
    return capital(words(message) if words.has(message) else words.name(choice))


def reasons(words: Words, barred: Mapping[Any, Refused]) -> dict[Any, str]:
    """Why values of an option cannot be chosen."""
    return {value: refusal_text(words, refused) for value, refused in barred.items()}


def barred_places(values: Sequence[str], why: Mapping[Any, str]) -> dict[int, str]:
    """The same by the places of the values in a list of them as text."""
    return {values.index(str(value)): text for value, text in why.items()}


class RowsRule(Widget):
    """A thin line between two rows."""

    def paint(self, target: Surface) -> None:
        self.kit.line(target, self.rect, "tray.edge", 1.0 if self.kit.theme.flat else DIVIDER)


class OptionRows:
    """Lays rows one below the other. ``show_rule`` opens the rulebook, ``change`` is told an option and its value."""

    def __init__(
        self,
        kit: Kit,
        words: Words,
        show_rule: Callable[[str], None],
        change: Callable[[str, Any], None],
        barred: Callable[[OptionField], Mapping[Any, Refused]],
        bring: Callable[[OptionField], None] | None = None,
        open_several: Callable[[OptionField], None] | None = None,
    ) -> None:
        """``words`` are those of the game; ``barred`` tells the values of an option that cannot be chosen; ``bring``
        is for whoever wants a file of their own that is not listed yet; ``open_several`` shows the values of an option
        of which any number may be chosen."""
        self.kit, self.words = kit, words
        self.show_rule, self.change, self.barred, self.bring = show_rule, change, barred, bring
        self.open_several = open_several
        self.gap = kit.px(GAP)
        """In whole pixels of the screen, so that nothing is rounded up once for every row."""

    def spread(self, room: int, rows: int) -> None:
        """Use up some room that is left over, in pixels of the screen, and never more than that."""
        spare = max(0, room) // (2 * max(1, rows))
        self.gap = min(self.kit.px(MOST_GAP), self.kit.px(GAP) + spare)

    def lay(
        self, rect: Rect, fields: Sequence[OptionField], values: dict[str, Any], off: dict[str, str]
    ) -> tuple[list[Widget], int]:
        """The parts of all rows from the top of a rectangle downwards, and where they end; ``off`` says why an option
        cannot be chosen now."""
        parts: list[Widget] = []
        top = rect.top
        for index, field in enumerate(fields):
            if index:
                parts.append(RowsRule(self.kit, Rect(rect.left, top, rect.width, self.kit.px(1))))
            row, top = self._row(Rect(rect.left, top, rect.width, 0), field, values[field.name], off.get(field.name))
            parts += row
        return parts, top

    def _row(self, rect: Rect, field: OptionField, value: Any, off: str | None) -> tuple[list[Widget], int]:
        """Name, rules and explanation at the left of what it is chosen with; or above it, where that is too narrow."""
        kit, told = self.kit, explained(self.words, field.name, value)
        control = self.control(field, value, off)
        room = rect.width - control.rect.width - kit.px(BESIDE)
        beside = kit.width(told.name, "row-title", TITLE) <= room
        beside = beside and len(wrapped(told.about, kit.theme.font("hint", HELP), room)) <= MOST_LINES
        top = rect.top + self.gap
        parts = self._told(Rect(rect.left, top, room if beside else rect.width, 0), told)
        foot = max(part.rect.bottom for part in parts if isinstance(part, Caption))
        if beside:
            foot = max(foot, top + control.rect.height) + self.gap
            control.rect.midright = (rect.right, (rect.top + foot) // 2)
        else:
            control.rect.topright = (rect.right, foot + kit.px(4))
            foot = control.rect.bottom + self.gap
        return [*parts, control], foot

    def _told(self, rect: Rect, told: Explained) -> list[Widget]:
        """Name, rules and explanation."""
        kit = self.kit
        title = Caption(kit, Rect(rect.left, rect.top, rect.width, kit.px(24)), told.name, "row-title", size=TITLE)
        line = title.texts()[-1]
        title.rect.height = title.height
        links: list[Widget] = []
        x = line.rect.right + kit.px(BESIDE)
        for rule in told.rules:
            if x + kit.width(rule, "rule-id") <= rect.right:
                link = Link(kit, (x, line.baseline - kit.px(1)), rule, self._shows(rule))
                links.append(link)
                x = link.texts()[0].rect.right + kit.px(10)
        below = Rect(rect.left, title.rect.bottom - kit.px(1), rect.width, 0)
        about = Caption(kit, below, told.about, "hint", colour="bone.2", size=HELP)
        about.rect.height = about.height
        parts: list[Widget] = [title, about, *links]
        if told.note:
            below = Rect(rect.left, about.rect.bottom, rect.width, 0)
            note = Caption(kit, below, told.note, "hint-bold", colour="honey", size=HELP)
            note.rect.height = note.height
            parts.append(note)
        return parts

    def _shows(self, rule: str) -> Callable[[], None]:
        return lambda: self.show_rule(rule)

    def control(self, field: OptionField, value: Any, off: str | None = None) -> Widget:
        """What an option is chosen with; its place is not known yet."""
        kit, name = self.kit, field.name

        def choose(found: Any) -> None:
            self.change(name, found)

        if field.kind == "switch":
            off = off or reasons(self.words, self.barred(field)).get(not value)
            return Switch(kit, Rect(0, 0, kit.px(SWITCH), kit.px(30)), "", bool(value), choose, off=off)
        if field.kind == "number" and any(self._is_named(field, number) for number in (field.least, field.most)):
            return self._choice(field, str(value), lambda found: choose(int(found)), off)
        if field.kind == "number":
            rect = Rect(0, 0, kit.px(STEPPER), kit.px(CONTROL))
            return Stepper(kit, rect, int(value), field.least, field.most, choose, off=off)
        if field.kind == "several":
            return self._several(field, value, off)
        if field.kind == "text":
            return Field(kit, Rect(0, 0, kit.px(SELECT), kit.px(CONTROL)), str(value), choose, off=off)
        return self._choice(field, str(value), choose, off)

    def _several(self, field: OptionField, value: Sequence[str], off: str | None) -> Button:
        """A button that says what is chosen, and opens all there is."""
        kit, words = self.kit, self.words
        names = [choice_name(words, field.name, one) for one in value]
        label = names[0] if len(names) == 1 else words("window-several-count", count=len(names))
        wide = min(kit.px(2 * SELECT - 60), max(kit.px(SELECT - 30), kit.width(label, "button", 13.5) + kit.px(40)))
        tip = ", ".join(names) if len(names) > 1 else ""
        rect = Rect(0, 0, wide, kit.px(CONTROL))
        return Button(kit, rect, label, lambda: self._open(field), kind="secondary", size=13.5, tip=tip, off=off)

    def _open(self, field: OptionField) -> None:
        if self.open_several is not None:
            self.open_several(field)

    def _is_named(self, field: OptionField, number: int) -> bool:
        """Whether a number means something that has a name, as none at all might."""
        return self.words.has(f"option-{field.name}-{number}".replace("_", "-"))

    def _choice(
        self, field: OptionField, value: str, choose: Callable[[str], None], off: str | None
    ) -> Segmented | Select:
        """A few short names stand side by side, more of them in a list. A file of somebody's own is one more."""
        kit = self.kit
        values = list(map(str, field.values))
        values += [] if value in values else [value]
        names = [choice_name(self.words, field.name, one) for one in values]
        barred = barred_places(values, reasons(self.words, self.barred(field)))
        bring = self.bring if field.kind == "preset" else None
        more = [self.words("window-own-file")] if bring is not None else []

        def chosen(index: int) -> None:
            if bring is not None and index == len(values):
                bring(field)
            else:
                choose(values[index])

        widest = max(kit.width(name, "hint-bold") for name in names) + kit.px(SEGMENT_PAD)
        if field.kind == "choice" and len(names) <= 3 and widest * len(names) <= kit.px(2 * SELECT - 60):
            rect = Rect(0, 0, widest * len(names), kit.px(32))
            return Segmented(kit, rect, names, values.index(value), chosen, barred=barred, off=off)
        need = max(kit.width(name, "body", 13.5) for name in names) + kit.px(46)
        wide = max(kit.px(SELECT - 30), min(kit.px(WIDEST_SELECT), need))
        rect = Rect(0, 0, wide, kit.px(CONTROL))
        return Select(kit, rect, [*names, *more], values.index(value), chosen, barred=barred, off=off)
