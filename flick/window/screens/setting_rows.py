"""The rows of the settings: what each is called, what it does, and what it is chosen with."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from pygame import Rect

from flick.paint.palette import PALETTES
from flick.table.languages import LANGUAGES
from flick.table.rules import AimHelp
from flick.table.words import language_name
from flick.window.keys import KEYS
from flick.window.parts.field import Field
from flick.window.parts.kit import Kit
from flick.window.parts.label import Caption, Overline
from flick.window.parts.part import Part
from flick.window.parts.segmented import Segmented
from flick.window.parts.select import Select
from flick.window.parts.slider import Slider
from flick.window.parts.small import Key
from flick.window.parts.switch import Switch
from flick.window.parts.text import wrapped
from flick.window.scale import AS_THE_WINDOW, LEAST, MOST, STEP, interface_scale
from flick.window.screens.option_rows import Rule
from flick.window.settings import BotPace, Curtain, EffectsLevel, FlickMode, FlickSpeed

if TYPE_CHECKING:
    from flick.window.screens.settings import SettingsScreen

TITLE, GAP = 17, 11
BESIDE = 24
SEGMENT, SEGMENT_PAD = 34, 30
SLIDER, FIELD = 260, 220
MOST_SEGMENTS, LIST_WIDTH = 4, 220
MOST_LINES = 3

AIM: dict[AimHelp, str] = {
    "off": "window-aim-off",
    "contact": "window-aim-contact",
    "path": "window-aim-path",
}
PACES: dict[BotPace, str] = {
    "slow": "window-pace-slow",
    "normal": "window-pace-normal",
    "fast": "window-pace-fast",
    "at-once": "window-pace-at-once",
}
SPEEDS: dict[FlickSpeed, str] = {
    "true": "window-speed-true",
    "calm": "window-speed-calm",
    "slow": "window-speed-slow",
}
EFFECTS: dict[EffectsLevel, str] = {
    "full": "window-effects-full",
    "calm": "window-effects-calm",
    "none": "window-effects-none",
}
CURTAIN: dict[Curtain, str] = {
    "never": "window-curtain-never",
    "hidden": "window-curtain-hidden",
    "always": "window-curtain-always",
}
MODES: dict[FlickMode, str] = {"pull": "window-flick-pull", "swipe": "window-flick-swipe"}
LOOKS = ("window-palette-normal", "window-palette-colour-blind", "window-palette-high-contrast")


class Setting(NamedTuple):
    """A row: title, explanation, and what makes its control or controls, from left to right; or a heading."""

    title: str
    about: str
    make: Callable[[Kit], list[Part]]
    heading: bool = False


def play(screen: "SettingsScreen") -> list[Setting]:
    """How it is played."""
    say = screen.say
    return [
        Setting(say("window-name"), say("window-name-about"), _field(screen)),
        _segments(screen, "window-flick-mode", "flick_mode", MODES),
        _segments(screen, "window-aim-help", "aim_help", AIM),
        Setting(
            say("window-magnifier"),
            say("window-magnifier-about"),
            _switch(screen, "magnifier", screen.app.settings.magnifier),
        ),
        Setting(
            say("window-tell-odds"), say("window-tell-odds-about"), _switch(screen, "odds", screen.app.settings.odds)
        ),
        _segments(screen, "window-flick-speed", "flick_speed", SPEEDS),
        _segments(screen, "window-bot-pace", "bot_pace", PACES),
        Setting(
            say("window-follow-bots"),
            say("window-follow-bots-about"),
            _switch(screen, "follow_bots", screen.app.settings.follow_bots),
        ),
        _segments(screen, "window-curtain", "curtain", CURTAIN),
    ]


def look(screen: "SettingsScreen") -> list[Setting]:
    """How it looks."""
    say, settings = screen.say, screen.app.settings
    palettes = dict(zip(PALETTES, LOOKS, strict=True))
    scale = say("window-scale-about")
    if screen.kit.theme.scale < screen.app.theme.scale:
        scale += " " + say("window-scale-limited")
    return [
        _segments(screen, "window-palette", "palette", palettes),
        Setting(say("window-scale"), scale, _scale(screen)),
        Setting(
            say("window-full-screen"),
            say("window-full-screen-about"),
            _switch(screen, "full_screen", settings.full_screen),
        ),
        _segments(screen, "window-effects", "effects", EFFECTS),
        Setting(say("window-still"), say("window-still-about"), _switch(screen, "still", settings.still)),
        Setting(
            say("window-numbers"),
            say("window-numbers-about"),
            _switch(screen, "numbers_on_pawns", settings.numbers_on_pawns),
        ),
    ]


def sound(screen: "SettingsScreen") -> list[Setting]:
    """How it sounds."""
    say, settings = screen.say, screen.app.settings
    return [
        Setting(say("window-mute"), say("window-mute-about"), _switch(screen, "mute", settings.mute)),
        Setting(say("window-volume"), say("window-volume-about"), _slider(screen, "volume", settings.volume)),
        Setting(
            say("window-volume-table"),
            say("window-volume-table-about"),
            _slider(screen, "table_volume", settings.table_volume, sample="wood-medium"),
        ),
        Setting(
            say("window-volume-interface"),
            say("window-volume-interface-about"),
            _slider(screen, "interface_volume", settings.interface_volume),
        ),
    ]


def keys(screen: "SettingsScreen") -> list[Setting]:
    """What the keyboard does, by where it does so."""
    say, rows = screen.say, list[Setting]()
    for heading, listed in KEYS:
        rows.append(Setting(say(heading), "", _nothing, heading=True))
        for row in listed:
            caps = [say(cap) if cap.startswith("window-") else cap for cap in row.caps]
            rows.append(Setting(say(row.does), "", _caps(caps)))
    return rows


def _nothing(kit: Kit) -> list[Part]:
    """A heading has no control."""
    del kit
    return []


def language(screen: "SettingsScreen") -> list[Setting]:
    """Which language is spoken."""
    names = {"": screen.say("window-language-system")} | {code: language_name(code) for code in LANGUAGES}
    return [_one_of(screen, "window-language", "language", names)]


def lay(kit: Kit, room: Rect, rows: Sequence[Setting]) -> tuple[list[Part], int]:
    """The parts of all rows from the top of a room downwards, and where they end."""
    parts: list[Part] = []
    top = room.top
    for index, row in enumerate(rows):
        if index and not row.heading and not rows[index - 1].heading:
            parts.append(Rule(kit, Rect(room.left, top, room.width, kit.px(1))))
        made, top = _row(kit, Rect(room.left, top, room.width, 0), row)
        parts += made
    return parts, top


def _row(kit: Kit, rect: Rect, row: Setting) -> tuple[list[Part], int]:
    """Title and explanation at the left of the controls, or above them where that is too narrow."""
    if row.heading:
        place = Rect(rect.left, rect.top + kit.px(GAP), rect.width, kit.px(14))
        return [Overline(kit, place, row.title)], place.bottom + kit.px(6)
    controls, gap = row.make(kit), kit.px(8)
    width = sum(part.rect.width for part in controls) + gap * (len(controls) - 1)
    high = max(part.rect.height for part in controls)
    room = rect.width - width - kit.px(BESIDE)
    font = kit.theme.font("hint")
    beside = kit.width(row.title, "row-title", TITLE) <= room
    beside = beside and (not row.about or len(wrapped(row.about, font, room)) <= MOST_LINES)
    top = rect.top + kit.px(GAP if row.about else 6)
    wide = room if beside else rect.width
    title = Caption(kit, Rect(rect.left, top, wide, kit.px(23)), row.title, "row-title", size=TITLE)
    title.rect.height = title.height
    told: list[Part] = [title]
    foot = title.rect.bottom
    if row.about:
        about = Caption(kit, Rect(rect.left, foot, wide, 0), row.about, "hint", colour="bone.2")
        about.rect.height = about.height
        told.append(about)
        foot = about.rect.bottom
    if beside:
        foot = max(foot, top + high) + kit.px(GAP if row.about else 6)
        middle = (rect.top + foot) // 2
        if not row.about:
            title.rect.centery = middle
    else:
        middle = foot + kit.px(5) + high // 2
        foot = middle + high // 2 + kit.px(GAP)
    left = rect.right - width
    for part in controls:
        part.rect.midleft = (left, middle)
        left = part.rect.right + gap
    return [*told, *controls], foot


def _segments(screen: "SettingsScreen", message: str, name: str, options: Mapping[Any, str]) -> Setting:
    """One of a few values side by side, by the messages that name them."""
    return _one_of(screen, message, name, {value: screen.say(label) for value, label in options.items()})


def _one_of(screen: "SettingsScreen", message: str, name: str, options: Mapping[Any, str]) -> Setting:
    """One of some values by their names: side by side, or in a list that opens where they are more than fit there."""
    values, labels = list(options), list(options.values())
    current = getattr(screen.app.settings, name)

    def choose(index: int) -> None:
        screen.set(**{name: values[index]})

    def make(kit: Kit) -> list[Part]:
        if len(values) > MOST_SEGMENTS:
            rect = Rect(0, 0, kit.px(LIST_WIDTH), kit.px(SEGMENT))
            return [Select(kit, rect, labels, values.index(current), choose)]
        widths = [kit.width(label, "body-bold") + kit.px(SEGMENT_PAD) for label in labels]
        rect = Rect(0, 0, min(sum(widths), kit.px(470)), kit.px(SEGMENT))
        return [Segmented(kit, rect, labels, values.index(current), choose, role="body")]

    return Setting(screen.say(message), screen.say(ABOUT[message]), make)


ABOUT = {
    "window-flick-mode": "window-flick-mode-about",
    "window-aim-help": "window-aim-help-about",
    "window-flick-speed": "window-flick-speed-about",
    "window-effects": "window-effects-about",
    "window-bot-pace": "window-bot-pace-about",
    "window-curtain": "window-curtain-about",
    "window-palette": "window-palette-about",
    "window-language": "window-language-about",
}


def _switch(screen: "SettingsScreen", name: str, on: bool) -> Callable[[Kit], list[Part]]:
    def make(kit: Kit) -> list[Part]:
        return [Switch(kit, Rect(0, 0, kit.px(42), kit.px(30)), "", on, lambda on: screen.set(**{name: on}))]

    return make


def _scale(screen: "SettingsScreen") -> Callable[[Kit], list[Part]]:
    """As the window, or fixed; only what is fixed has a slider."""
    app, say = screen.app, screen.say
    follows = app.settings.scale == AS_THE_WINDOW
    window = interface_scale(AS_THE_WINDOW, app.size)
    labels = [say("window-scale-window", value=window), say("window-scale-fixed")]
    fixed = _slider(screen, "scale", app.scale, LEAST, MOST, STEP)

    def make(kit: Kit) -> list[Part]:
        widths = [kit.width(label, "body-bold") + kit.px(SEGMENT_PAD) for label in labels]
        rect = Rect(0, 0, sum(widths), kit.px(SEGMENT))
        values = AS_THE_WINDOW, min(window, MOST)
        choice = Segmented(
            kit, rect, labels, 0 if follows else 1, lambda index: screen.set(scale=values[index]), role="body"
        )
        return [choice] if follows else [*fixed(kit), choice]

    return make


def _slider(
    screen: "SettingsScreen",
    name: str,
    value: int,
    least: int = 0,
    most: int = 100,
    step: int = 5,
    sample: str = "button",
) -> Callable[[Kit], list[Part]]:
    """A percentage. Volumes are heard as they change; the scale is taken when the slider is let go."""

    def change(value: float) -> None:
        screen.app.change(**{name: round(value)})
        screen.app.sounds.play(sample)

    def make(kit: Kit) -> list[Part]:
        rect = Rect(0, 0, kit.px(SLIDER), kit.px(34))
        kind = ScaleSlider if name == "scale" else Slider

        def written(found: float) -> str:
            return screen.say("window-percent", value=round(found))

        return [kind(kit, rect, value, change, least=least, most=most, step=step, written=written, ticks=4)]

    return make


def _field(screen: "SettingsScreen") -> Callable[[Kit], list[Part]]:
    def make(kit: Kit) -> list[Part]:
        rect = Rect(0, 0, kit.px(FIELD), kit.px(34))
        settings = screen.app.settings
        return [Field(kit, rect, settings.name, lambda name: screen.app.change(name=name), most=24)]

    return make


def _caps(caps: Sequence[str]) -> Callable[[Kit], list[Part]]:
    def make(kit: Kit) -> list[Part]:
        return [Key(kit, (0, 0), cap) for cap in caps]

    return make


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
