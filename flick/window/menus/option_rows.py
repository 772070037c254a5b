"""The options of a game as rows: what each is called, what it means and by which rule, and what it can be."""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from pygame import Rect

from flick.table.naming import capital
from flick.table.sayings import Refused
from flick.table.words import Words
from flick.window.menus.control_row import control_row
from flick.window.menus.draft import OptionField
from flick.window.menus.telling import refusal_text
from flick.window.widgets import Button, Caption, Link, Widget
from flick.window.widgets.field import Field
from flick.window.widgets.layout import UNPLACED, Column, Piece, Placeable, Sized
from flick.window.widgets.rich import RULE_ID
from flick.window.widgets.segmented import Segmented
from flick.window.widgets.select import Select
from flick.window.widgets.stepper import Stepper
from flick.window.widgets.switch import Switch
from flick.window.widgets.tray import Divider

if TYPE_CHECKING:
    from flick.window.menus.new_match import NewMatchScreen

TITLE, HELP = 17, 12.5
GAP, MOST_GAP = 8, 14
"""Above and below the text of a row, at the least and where there is room."""
MOST_LINES = 2
"""An explanation that would need more lines beside its control stands above it."""
BEHIND, BETWEEN_RULES = 12, 10
"""Between a title and the first rule behind it, and between two rules."""
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


class TitleWithRules:
    """A title, and behind it the rules that it is about, as far as they have room."""

    def __init__(self, title: Caption, links: Sequence[Link]) -> None:
        self.title, self.links = title, links

    def wish(self, width: int) -> tuple[int, int]:
        return self.title.wish(width)

    def take_place(self, rect: Rect) -> list[Widget]:
        kit, placed = self.title.kit, self.title.take_place(rect)
        line = self.title.texts()[-1]
        left = line.rect.right + kit.px(BEHIND)
        for link in self.links:
            if left + link.texts()[0].width <= rect.right:
                link.stand((left, line.baseline - kit.px(1)))
                placed.append(link)
                left = link.texts()[0].rect.right + kit.px(BETWEEN_RULES)
        return placed


class OptionRows:
    """The options of the match on a screen, or those of one of its seats, and what each is chosen with."""

    def __init__(self, screen: "NewMatchScreen", seat: int | None = None) -> None:
        self.screen, self.seat, self.kit, self.words = screen, seat, screen.kit, screen.words

    def barred(self, field: OptionField) -> dict[Any, str]:
        """The values of an option that cannot be chosen, and why."""
        return reasons(self.words, self.screen.draft.barred(field, self.seat))

    def layout(self, fields: Sequence[OptionField], values: dict[str, Any], off: dict[str, str]) -> Column:
        """All rows one below the other; ``off`` says why an option cannot be chosen now."""
        space = Sized(grow=1, least=GAP, most=MOST_GAP)
        pieces: list[Piece] = []
        for index, field in enumerate(fields):
            line = [Divider(self.kit, UNPLACED)] if index else []
            pieces += [*line, space, self._row(field, values[field.name], off.get(field.name)), space]
        return Column(self.kit, *pieces)

    def _row(self, field: OptionField, value: Any, off: str | None) -> Placeable:
        """Name, rules, explanation and perhaps a note; and what it is chosen with."""
        kit, told = self.kit, explained(self.words, field.name, value)
        title = Caption(kit, UNPLACED, told.name, "row-title", size=TITLE)
        about = Caption(kit, UNPLACED, told.about, "hint", colour="bone.2", size=HELP)
        note = [Caption(kit, UNPLACED, told.note, "hint-bold", colour="honey", size=HELP)] if told.note else []
        links = [Link(kit, (0, 0), rule, partial(self.screen.show_rule, rule)) for rule in told.rules]
        column = Column(kit, TitleWithRules(title, links), about, *note)
        return control_row(column, [title, about], [self.control(field, value, off)], most_lines=MOST_LINES, beside=12)

    def control(self, field: OptionField, value: Any, off: str | None = None) -> Widget:
        """What an option is chosen with; its place is not known yet."""
        kit = self.kit

        def choose(found: Any) -> None:
            self.screen.set_option(field.name, found, self.seat)

        if field.kind == "switch":
            off = off or self.barred(field).get(not value)
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
        return Button(
            kit, rect, label, partial(self.screen.open_several, field), kind="secondary", size=13.5, tip=tip, off=off
        )

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
        barred = barred_places(values, self.barred(field))
        more = [self.words("window-own-file")] if field.kind == "preset" and self.seat is None else []

        def chosen(index: int) -> None:
            if index == len(values):
                self.screen.bring_file(field)
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
