"""The values of an option of which any number may be chosen, as cards: what each changes, and what it excludes."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Unpack

from pygame import Rect, Surface

from flick.window.menus.draft import Draft, OptionField
from flick.window.menus.draft_page import DraftPage
from flick.window.menus.option_rows import choice_name, explained, reasons
from flick.window.menus.page import MARGIN
from flick.window.widgets import Button, Fill, Kit, Outline, TextBox, fitted, wrapped
from flick.window.widgets.grid_layout import Grid, columns_in
from flick.window.widgets.kit import TextLook
from flick.window.widgets.layout import STRETCH, UNPLACED, Row, Sized
from flick.window.widgets.materials import Well
from flick.window.widgets.switch import Toggle
from flick.window.widgets.widget import Tooltips

if TYPE_CHECKING:
    from flick.window.app.app import App

FOOT = 66
NARROWEST = 296
"""A card is at least so wide."""
GAP = 12
PAD, BOX, BESIDE = 14, 18, 10
NAME, TOLD = 17.0, 13.0
LEADING = 1.3
RADIUS = 12


class CheckCard(Toggle):
    """``about`` is the sentence. A card that is off says in a line at its foot what ``bars`` it, and explains why when
    it is looked at; the room for that line is always there, so that nothing moves when others are chosen."""

    def __init__(
        self,
        kit: Kit,
        rect: Rect,
        name: str,
        about: str,
        on: bool,
        on_change: Callable[[bool], None],
        *,
        bars: str = "",
        **told: Unpack[Tooltips],
    ) -> None:
        super().__init__(kit, rect, name, on, on_change, **told)
        self.about, self.bars = about, bars

    @property
    def mark(self) -> Rect:
        pad = self.kit.px(PAD)
        return Rect(self.rect.left + pad, self.rect.top + pad, self.kit.px(BOX), self.kit.px(BOX))

    def paint(self, target: Surface) -> None:
        kit, box = self.kit, self.mark
        kit.stamp(target, self.rect, Fill("groove", 0.9 if self.on else 0.55, RADIUS))
        edge, width = (
            ("honey", 2) if self.on else ("plate.line" if self.hovered and self.off is None else "tray.edge", 1)
        )
        kit.stamp(target, self.rect, Outline(edge, width, RADIUS))
        kit.stamp(target, box, Well(5))
        if self.on:
            kit.icon(target, "check", box.center, 13, "honey" if self.off is None else "off")
        kit.write(target, *self.texts())
        if self.ringed:
            kit.ring(target, self.rect, RADIUS)

    def texts(self) -> list[TextBox]:
        kit, box = self.kit, self.mark
        left = box.right + kit.px(BESIDE)
        name = fitted(kit.theme, self.label, "row-title", self._room - box.width - kit.px(BESIDE), NAME, most=1)
        colour, tint = ("off", "off") if self.off is not None else ("bone", "bone.2")
        look = TextLook(room=self.rect, struck=self.struck)
        title = kit.centred_lines(name.lines[:1], "row-title", (left, box.centery), name.size, colour, **look)
        first, step = (box.left, box.bottom + kit.px(TOLD + 6)), kit.px(LEADING * TOLD)
        told = kit.lines(self._lines(self.about), "body", first, step, tint, size=TOLD, room=self.rect)
        if self.off is not None:
            bars = fitted(kit.theme, self.bars or self.off, "hint-bold", self._room, TOLD, most=1)
            foot = box.left, self.rect.bottom - kit.px(PAD)
            told.append(kit.text(bars.lines[0], "hint-bold", foot, "bad", size=bars.size, room=self.rect))
        return [*title, *told]

    @property
    def _room(self) -> int:
        return self.rect.width - 2 * self.kit.px(PAD)

    def _lines(self, text: str, width: int | None = None) -> Sequence[str]:
        """A text in lines; in another ``width`` of the card than its own, if one is given."""
        room = self._room if width is None else width - 2 * self.kit.px(PAD)
        return wrapped(text, self.kit.theme.font("body", TOLD), room) if text else ()

    def wish(self, width: int) -> tuple[int, int]:
        """As high as all that it says, and may say, needs."""
        count = len(self._lines(self.about, width)) + 1
        return width, self.kit.px(2 * PAD + BOX + 4) + count * self.kit.px(LEADING * TOLD)


class SeveralScreen(DraftPage):
    """The cards of an option, and the way back: the draft is changed at once, so nothing has to be confirmed."""

    def __init__(self, app: "App", draft: Draft, field: OptionField) -> None:
        super().__init__(app, draft)
        self.field = field

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
        self.put(self.scrolling("cards", grid), area)
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
