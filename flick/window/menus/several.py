"""The values of an option of which any number may be chosen, as cards: what each changes, and what it excludes."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from flick.window.menus.draft import Draft
from flick.window.menus.draft import OptionField as OptionField
from flick.window.menus.draft_page import DraftPage
from flick.window.menus.option_rows import choice_name, explained, reasons
from flick.window.menus.page import MARGIN
from flick.window.widgets.button import Button
from flick.window.widgets.check_card import CheckCard
from flick.window.widgets.grid_layout import Grid, columns_in
from flick.window.widgets.layout import STRETCH, UNPLACED, Row, Sized
from flick.window.widgets.scrolling import Scrolling

if TYPE_CHECKING:
    from flick.window.app.app import App

FOOT = 66
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
        kit, area = self.kit, self.body(FOOT)
        why = reasons(self.words, self.draft.barred(self.field))
        cards = [self._card(value, why.get(value)) for value in self.field.choices]
        grid = Grid(kit, cards, columns_in(area.width, kit.px(NARROWEST), kit.px(GAP)), gap=GAP)
        self._view = Scrolling(kit, UNPLACED, offset=self._view.offset if self._view else 0, content=grid)
        self.put(self._view, area)
        self.put(self._foot(), self.rect(MARGIN, self.high - FOOT + 11, self.wide - 2 * MARGIN, FOOT - 22))

    def _card(self, value: str, off: str | None) -> CheckCard:
        words, name = self.words, self.field.name
        about = words(f"option-{name}-{value}-about")
        on = value in self.chosen
        clashing = ", ".join(choice_name(words, name, held) for held in self.draft.clashing(self.field, value))
        bars = self.say("window-several-bars", what=clashing) if clashing else ""
        called = choice_name(words, name, value)
        return CheckCard(self.kit, UNPLACED, called, about, on, self._changes(value), off=off, bars=bars)

    def _changes(self, value: str) -> Callable[[bool], None]:
        def change(on: bool) -> None:
            held = [*self.chosen, value] if on else [one for one in self.chosen if one != value]
            self.draft.options[self.field.name] = [one for one in self.field.choices if one in held]
            self.build()

        return change

    def _foot(self) -> Row:
        """What takes everything back, and the way on."""
        kit, say = self.kit, self.say
        off = None if self.chosen else say("window-several-nothing")
        reset = Button(kit, UNPLACED, say("window-several-none"), self._none, kind="quiet", off=off)
        done = Button(kit, UNPLACED, say("window-several-done"), self.back, kind="primary")
        return Row(kit, STRETCH, Sized(reset, least=150), MARGIN, Sized(done, least=190))

    def _none(self) -> None:
        self.draft.options[self.field.name] = []
        self.build()
