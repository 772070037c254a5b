"""Something of one's own is built for a game: what is chosen step by step, the card that comes of it, what is still
missing. What there is to choose the game describes (``flick.table.building``)."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pygame import Rect

from flick import kept_drafts
from flick.sitting import words_for
from flick.table.building import BuildPlan, BuildStep
from flick.table.game import find
from flick.table.records import to_plain
from flick.table.sayings import Refused
from flick.window.menus.builder_files import Files
from flick.window.menus.builder_guide import Guide
from flick.window.menus.builder_sheet import SheetTray
from flick.window.menus.builder_steps import StepRows, own_rows
from flick.window.menus.page import MARGIN, ON_WOOD, Page
from flick.window.menus.telling import refusal_text
from flick.window.widgets import Button, Caption, Tray
from flick.window.widgets.layout import STRETCH, UNPLACED, Column, Row, Sized
from flick.window.widgets.scrolling import Scrolling
from flick.window.widgets.select import Select
from flick.window.widgets.special_layouts import Either

if TYPE_CHECKING:
    from flick.window.app.app import App

TOP, FOOT = 70, 76
"""Where the trays begin, and what is free below them."""
SHARES = (0.30, 0.41, 0.29)
"""How wide the three trays are."""
MANY = 1
"""A step with more groups of choices than this has a tray of its own."""

Then = Callable[[Any], None]


class BuilderScreen(Page):
    """The screen on which something is built. ``record`` is what was built before, to be changed; ``then`` takes what
    comes of it, for a seat."""

    def __init__(self, app: "App", game_id: str, record: Any = None, then: Then | None = None) -> None:
        super().__init__(app)
        self.game = find(game_id)
        self.builder = kept_drafts.builder_of(self.game)
        self.then = then
        self.files = Files(self)
        self.guide = Guide(self)
        self.path: Path | None = self.files.path_of(record) if record is not None else None
        self.draft: dict[str, Any] = self.files.draft_of(record)
        self.saved = dict(self.draft)
        self.plan: BuildPlan = self.builder.plan(self.draft)

    @property
    def rulebook(self) -> tuple[str, str]:
        due = next((step for step in self.plan.steps if step.missing is not None), None)
        return self.game.id, due.rule if due is not None else ""

    @property
    def words(self) -> Any:
        """The words of the game, with what was built meanwhile."""
        return words_for(self.app.words, self.game)

    @property
    def changed(self) -> bool:
        """Whether anything is other than in its file."""
        return self.draft != self.saved

    def lay_out(self) -> None:
        self.plan = self.builder.plan(self.draft)
        tools = [
            ("tutorial", self.say("window-build-lesson"), self.guide.switch),
            ("rulebook", self.say("window-rulebooks"), lambda: self.open_rule(*self.rulebook)),
        ]
        self.hint = self.head(self.words(self.builder.title), "", tools)
        self.marks: dict[str, Rect] = {}
        own = [step for step in self.plan.steps if step.faces or step.kind == "text" or self._is_small(step)]
        many = [step for step in self.plan.steps if len(step.groups) > MANY]
        few = [step for step in self.plan.steps if step not in own and step not in many]
        self.sheet = SheetTray(self, own)
        kit, wide = self.kit, self.wide - 2 * MARGIN
        trays = zip((self._steps(few), self._steps(many), self.sheet), SHARES, strict=True)
        row = Row(kit, *(Sized(tray, grow=share) for tray, share in trays), gap=MARGIN)
        self.put(row, self.rect(MARGIN, TOP, wide, self.high - TOP - FOOT))
        self.put(self._foot(), self.rect(MARGIN, self.high - FOOT + 14, wide, 48))
        self.tell()
        self.guide.show()

    def mark(self, step: str, rect: Rect) -> None:
        """A part of a step lies there, to be pointed at with the others."""
        seen = rect.inflate(self.kit.px(10), 0)
        self.marks[step] = seen.union(self.marks.get(step, seen))

    def _is_small(self, step: BuildStep) -> bool:
        """A few choices without a word about them stand beside the card."""
        return step.kind == "one" and all(choice.told is None for choice in step.choices)

    def _steps(self, steps: list[BuildStep]) -> Tray:
        """Steps in a tray of their own; what somebody has built before, as long as there are none."""
        content = StepRows(self, steps) if steps else own_rows(self)
        view = Scrolling(self.kit, UNPLACED, content=content)
        return self.tray(Column(self.kit, Sized(view, grow=1), pad=(16, 10, 10)))

    def choose(self, step: str, value: list[str]) -> None:
        """Choose other values in a step."""
        self.draft = self.builder.chosen(self.draft, step, value)
        self.build()

    def type(self, step: str, text: str) -> None:
        """A text changes; nothing else is laid out anew, as somebody is typing."""
        self.draft = self.builder.chosen(self.draft, step, [text])
        self.plan = self.builder.plan(self.draft)
        self.sheet.show(self.plan.look)
        self.tell()
        self.guide.show()

    def tell(self) -> None:
        """What is still missing, in words, whether it can be kept, and that it is."""
        words = self.words
        left = [words(fault.say) for fault in self.plan.faults]
        self.hint.text = (
            " ".join(left) if left else self.say("window-build-done" if self.changed else "window-build-kept")
        )
        self.hint.colour = "bone.2" if left else "good"
        self.hint.dirty = True
        off = refusal_text(words, self.plan.faults[0]) if self.plan.faults else None
        self._export.off = off
        self.keep_button.off = off if self.changed or self.then is not None else self.say("window-build-nothing-new")
        self.keep_button.label = self._label()
        self._fill_in.off = self._nothing_to_fill()

    def _label(self) -> str:
        if self.then is not None:
            return self.say("window-build-take" if self.changed else "window-build-take-kept")
        return self.say("window-build-save")

    def fill(self) -> None:
        """Whatever can be chosen is."""
        self.draft = self.builder.filled(self.draft)
        self.build()

    def anew(self) -> None:
        """Begin with nothing."""
        self.take(None, None)

    def take(self, record: Any, path: Path | None) -> None:
        """Go on with something else, which lies among one's own only if it has a path."""
        self.draft, self.path = self.files.draft_of(record), path
        self.saved = self.builder.blank() if path is None else dict(self.draft)
        self.build()

    def keep(self) -> None:
        """Write it to its file, and give it to the seat."""
        try:
            record = self.builder.record(self.draft)
            self.path = kept_drafts.keep(self.game, record, self.path)
        except Refused as refused:
            self.tell_refusal(self.say("window-build-not-kept"), refused, self.words)
            return
        self.saved = dict(self.draft)
        if self.then is not None:
            self.then(to_plain(record))
            super().back()
        else:
            self.kit.sound("card-play")
            self.guide.on = False
            self.build()

    def back(self) -> None:
        """What was changed is not lost without a word."""
        if not self.changed or self.draft == self.builder.blank():
            super().back()
            return
        deeds: list[tuple[str, Callable[[], None]]] = [(self.say("window-build-leave"), super().back)]
        if not self.plan.faults:
            deeds.insert(0, (self._label(), self._keep_and_go))
        deeds.append((self.say("window-build-stay"), lambda: None))
        self.ask(self.say("window-build-unsaved"), [], deeds)

    def leave(self) -> None:
        self.files.close()
        super().leave()

    def _keep_and_go(self) -> None:
        self.keep()
        if self.then is None and not self.changed:
            super().back()

    def _foot(self) -> Row:
        """One's own at the left, what is done with this one at the right."""
        kit, say, words, files = self.kit, self.say, self.words, self.files
        kept = kept_drafts.kept(self.game)
        names = [say("window-build-new"), *(files.name_of(one) for one in kept)]
        at = next((index + 1 for index, one in enumerate(kept) if one.path == self.path), 0)
        own = Select(kit, UNPLACED, names, at, lambda index: files.open(kept, index), tip=words(self.builder.own))
        no_file = None if self.path else say("window-build-no-file")
        tools = [
            Button(kit, UNPLACED, "", do, kind="quiet", icon=icon, tip=say(tip), off=off)
            for icon, tip, do, off in (
                ("load", "window-build-import", files.bring, None),
                ("save", "window-build-export", files.send, None),
                ("close", "window-build-delete", files.delete, no_file),
            )
        ]
        self._export = tools[1]
        tip = say("window-build-fill-tip")
        self._fill_in = Button(kit, UNPLACED, say("window-build-fill"), self.fill, kind="quiet", tip=tip)
        self.keep_button = Button(
            kit, UNPLACED, self._label(), self.keep, kind="primary", icon="check", role="button-primary"
        )
        widest = say("window-build-save" if self.then is None else "window-build-take")
        least = max(190, kit.width(widest, "button-primary", 18) / kit.theme.scale + 64)
        note = Caption(kit, UNPLACED, words(self.builder.about), "hint", colour="bone.2", shadow=ON_WOOD)
        about = Either(Column(kit, STRETCH, note, STRETCH), Column(kit), lambda width: width > kit.px(120))
        cells = [Sized(tool, size=40) for tool in tools]
        left = Row(kit, Sized(own, size=200), 8, *cells, 16, Sized(about, grow=1), 20, Sized(self._fill_in, least=130),
                   gap=6)  # fmt: skip
        return Row(kit, Sized(Column(kit, Sized(left, size=40), pad=(0, 4, 4)), grow=1), 14,
                   Sized(self.keep_button, least=least))  # fmt: skip

    def _nothing_to_fill(self) -> str | None:
        return None if self.builder.filled(self.draft) != self.draft else self.say("window-build-no-fill")
