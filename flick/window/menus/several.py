"""The values of an option of which any number may be chosen, as cards: what each changes, and what it excludes."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Rect

from flick.window.menus.draft import Draft
from flick.window.menus.draft import OptionField as OptionField
from flick.window.menus.draft_page import DraftPage
from flick.window.menus.option_rows import choice_name, explained, reasons
from flick.window.menus.page import MARGIN
from flick.window.widgets.button import Button
from flick.window.widgets.check_card import CheckCard
from flick.window.widgets.scrolling import Scrolling

if TYPE_CHECKING:
    from flick.window.app.app import App

HEAD, FOOT = 76, 66
NARROWEST = 296
"""A card is at least so wide."""
GAP = 12


class SeveralScreen(DraftPage):
    """As the draft is changed at once, going back is enough."""

    def __init__(self, app: "App", draft: Draft, field: OptionField) -> None:
        super().__init__(app, draft)
        self.field = field
        self._view: Scrolling | None = None

    @property
    def rulebook(self) -> tuple[str, str]:
        rules = explained(self.words, self.field.name, "").rules
        return self.draft.game, rules[0] if rules else ""

    @property
    def chosen(self) -> list[str]:
        return list(self.draft.options[self.field.name])

    def lay_out(self) -> None:
        told = explained(self.words, self.field.name, "")
        tools = [("rulebook", self.say("window-rulebooks"), lambda: self.open_rule(*self.rulebook))]
        self.head(told.name, self.say("window-several-hint"), tools)
        area = self.rect(MARGIN, HEAD, self.wide - 2 * MARGIN, self.high - HEAD - FOOT)
        offset = self._view.offset if self._view else 0
        self._view = Scrolling(self.kit, area, self._cards(area), offset)
        self.desk.add(self._view)
        self._foot()

    def _cards(self, area: Rect) -> list[CheckCard]:
        """In rows, each as high as its fullest card needs it."""
        kit, gap = self.kit, self.kit.px(GAP)
        columns = max(1, (area.width + gap) // kit.px(NARROWEST + GAP))
        width = (area.width - kit.px(20) - (columns - 1) * gap) // columns
        why = reasons(self.words, self.draft.barred(self.field))
        cards = [self._card(Rect(0, 0, width, 0), value, why.get(value)) for value in self.field.choices]
        top = area.top
        for first in range(0, len(cards), columns):
            row = cards[first : first + columns]
            high = max(card.height for card in row)
            for index, card in enumerate(row):
                card.rect = Rect(area.left + index * (width + gap), top, width, high)
            top += high + gap
        return cards

    def _card(self, rect: Rect, value: str, off: str | None) -> CheckCard:
        words, name = self.words, self.field.name
        about = words(f"option-{name}-{value}-about")
        on = value in self.chosen
        clashing = ", ".join(choice_name(words, name, held) for held in self.draft.clashing(self.field, value))
        bars = self.say("window-several-bars", what=clashing) if clashing else ""
        called = choice_name(words, name, value)
        return CheckCard(self.kit, rect, called, about, on, self._changes(value), off=off, bars=bars)

    def _changes(self, value: str) -> Callable[[bool], None]:
        def change(on: bool) -> None:
            held = [*self.chosen, value] if on else [one for one in self.chosen if one != value]
            self.draft.options[self.field.name] = [one for one in self.field.choices if one in held]
            self.build()

        return change

    def _foot(self) -> None:
        """What takes everything back, and the way on."""
        kit, high = self.kit, 44
        top = self.high - FOOT + (FOOT - high) / 2
        wide = max(150, kit.width(self.say("window-several-none"), "button") / kit.theme.scale + 40)
        done = max(190, kit.width(self.say("window-several-done"), "button-primary", 18) / kit.theme.scale + 60)
        right = self.wide - MARGIN
        reset = Button(
            kit,
            self.rect(right - done - 16 - wide, top, wide, high),
            self.say("window-several-none"),
            self._none,
            kind="quiet",
            off=None if self.chosen else self.say("window-several-nothing"),
        )
        go_on = Button(
            kit, self.rect(right - done, top, done, high), self.say("window-several-done"), self.back, kind="primary"
        )
        self.desk.add(reset, go_on)

    def _none(self) -> None:
        self.draft.options[self.field.name] = []
        self.build()
