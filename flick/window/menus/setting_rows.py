"""The rows of the settings: what each is called, what it does, and what it is chosen with."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from pygame import Rect

from flick.table.languages import LANGUAGES
from flick.table.words import language_name
from flick.window.app.keys import KEYS, printed
from flick.window.app.scale import AS_THE_WINDOW, interface_scale
from flick.window.app.settings import RowWidget, SectionName, SettingKind, setting_kinds
from flick.window.menus.control_row import control_row
from flick.window.widgets import Caption, Kit, Widget
from flick.window.widgets.field import Field
from flick.window.widgets.key_cap import Key
from flick.window.widgets.label import Overline
from flick.window.widgets.layout import UNPLACED, Column, Piece, Placeable
from flick.window.widgets.segmented import LargeSegmented
from flick.window.widgets.select import Select
from flick.window.widgets.slider import Slider
from flick.window.widgets.switch import Switch
from flick.window.widgets.tray import Divider

if TYPE_CHECKING:
    from flick.window.menus.settings_screen import SettingsScreen

TITLE = 17
GAP, CLOSE = 11, 6
"""Above and below what is told in a row, and where that is a title alone."""
SEGMENT, SEGMENT_PAD = 34, 30
SLIDER, FIELD = 260, 220
MOST_SEGMENTS, LIST_WIDTH = 4, 220
MOST_WIDE = 470
MOST_LINES = 3


class SettingRow(NamedTuple):
    """A row: title, explanation, and its control or controls, from left to right; a heading has none."""

    title: str
    about: str = ""
    controls: Sequence[Widget] = ()


def rows_of(screen: "SettingsScreen", section: SectionName) -> list[SettingRow]:
    """A row for each setting of a section."""
    return [_row_of(screen, kind) for kind in setting_kinds() if kind.row.section == section]


def keys(screen: "SettingsScreen") -> list[SettingRow]:
    """What the keyboard does, by where it does so."""
    say, rows = screen.say, list[SettingRow]()
    for heading, listed in KEYS.items():
        rows.append(SettingRow(say(heading)))
        for row in listed:
            caps = [Key(screen.kit, (0, 0), printed(say, cap)) for cap in row.caps]
            rows.append(SettingRow(say(row.does), controls=caps))
    return rows


def rows_layout(kit: Kit, rows: Sequence[SettingRow]) -> Column:
    """All rows one below the other, with a thin line between two that no heading parts."""
    pieces: list[Piece] = []
    for index, row in enumerate(rows):
        if index and row.controls and rows[index - 1].controls:
            pieces.append(Divider(kit, UNPLACED))
        gap = CLOSE if row.controls and not row.about else GAP
        pieces += [gap, _row(kit, row), gap if row.controls else CLOSE]
    return Column(kit, *pieces)


def _row(kit: Kit, row: SettingRow) -> Placeable:
    """Title and explanation at the left of the controls, or above them where that is too narrow."""
    if not row.controls:
        return Overline(kit, UNPLACED, row.title)
    told = [Caption(kit, UNPLACED, row.title, "row-title", size=TITLE)]
    if row.about:
        told.append(Caption(kit, UNPLACED, row.about, "hint", colour="bone.2"))
    return control_row(Column(kit, *told), told, row.controls, most_lines=MOST_LINES, beside=24)


def _row_of(screen: "SettingsScreen", kind: SettingKind) -> SettingRow:
    about = screen.say(kind.about)
    if kind.widget == "scale" and screen.kit.theme.scale < screen.app.theme.scale:
        about += " " + screen.say("setting-scale-limited")
    return SettingRow(screen.say(kind.title), about, MAKERS[kind.widget](screen, kind))


def _choice(screen: "SettingsScreen", kind: SettingKind) -> list[Widget]:
    names = {value: screen.say(kind.named(value)) for value in kind.values}
    return _one_of(screen, kind.name, names)


def _language(screen: "SettingsScreen", kind: SettingKind) -> list[Widget]:
    names = {"": screen.say("setting-language-system")} | {code: language_name(code) for code in LANGUAGES}
    return _one_of(screen, kind.name, names)


def _one_of(screen: "SettingsScreen", setting: str, names: Mapping[Any, str]) -> list[Widget]:
    """One of some values by their names: side by side, or in a list that opens where they are more than fit there."""
    kit = screen.kit
    values, labels = list(names), list(names.values())
    current = values.index(getattr(screen.app.settings, setting))

    def choose(index: int) -> None:
        screen.set(**{setting: values[index]})

    if len(values) > MOST_SEGMENTS:
        return [Select(kit, Rect(0, 0, kit.px(LIST_WIDTH), kit.px(SEGMENT)), labels, current, choose)]
    rect = Rect(0, 0, min(_segments_wide(kit, labels), kit.px(MOST_WIDE)), kit.px(SEGMENT))
    return [LargeSegmented(kit, rect, labels, current, choose)]


def _segments_wide(kit: Kit, labels: Sequence[str]) -> int:
    return sum(kit.width(label, "body-bold") + kit.px(SEGMENT_PAD) for label in labels)


def _switch(screen: "SettingsScreen", kind: SettingKind) -> list[Widget]:
    kit, on = screen.kit, getattr(screen.app.settings, kind.name)
    return [Switch(kit, Rect(0, 0, kit.px(42), kit.px(30)), "", on, lambda on: screen.set(**{kind.name: on}))]


def _scale(screen: "SettingsScreen", kind: SettingKind) -> list[Widget]:
    """As the window, or fixed; only what is fixed has a slider."""
    app, say, kit = screen.app, screen.say, screen.kit
    window = interface_scale(AS_THE_WINDOW, app.size)
    labels = [say("setting-scale-window", value=window), say("setting-scale-fixed")]
    values = AS_THE_WINDOW, min(window, kind.most)
    follows = app.settings.scale == AS_THE_WINDOW
    rect = Rect(0, 0, _segments_wide(kit, labels), kit.px(SEGMENT))
    choice = LargeSegmented(kit, rect, labels, 0 if follows else 1, lambda index: screen.set(scale=values[index]))
    return [choice] if follows else [_slider_at(screen, kind, app.scale, ScaleSlider), choice]


def _slider(screen: "SettingsScreen", kind: SettingKind) -> list[Widget]:
    return [_slider_at(screen, kind, getattr(screen.app.settings, kind.name), Slider)]


def _slider_at(screen: "SettingsScreen", kind: SettingKind, value: int, slider: "type[Slider]") -> Widget:
    """A percentage. Volumes are heard as they change; the scale is taken when the slider is let go."""

    def change(value: float) -> None:
        screen.app.change(**{kind.name: round(value)})
        screen.app.sounds.play(kind.row.sample)

    def written(found: float) -> str:
        return screen.say("window-percent", value=round(found))

    kit = screen.kit
    rect = Rect(0, 0, kit.px(SLIDER), kit.px(34))
    least, most, step = kind.row.least, kind.most, kind.row.step
    return slider(kit, rect, value, change, least=least, most=most, step=step, written=written, ticks=4)


def _field(screen: "SettingsScreen", kind: SettingKind) -> list[Widget]:
    kit, typed = screen.kit, getattr(screen.app.settings, kind.name)
    rect = Rect(0, 0, kit.px(FIELD), kit.px(34))
    return [Field(kit, rect, typed, lambda text: screen.app.change(**{kind.name: text}), most=kind.most)]


class ScaleSlider(Slider):
    """The interface scale: while it is dragged only its number changes, for everything moves with the scale."""

    def set(self, value: float) -> None:
        if self.held:
            steps = round((min(max(value, self.least), self.most) - self.least) / self.step)
            self.value = self.least + steps * self.step
        else:
            super().set(value)

    def release(self, place: tuple[int, int]) -> bool:
        self.on_change(self.value)
        return super().release(place)


MAKERS: Mapping[RowWidget, Callable[["SettingsScreen", SettingKind], list[Widget]]] = {
    "switch": _switch,
    "choice": _choice,
    "slider": _slider,
    "field": _field,
    "scale": _scale,
    "language": _language,
}
"""What makes each kind of control, or controls, of a row."""
