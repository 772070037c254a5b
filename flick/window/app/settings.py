"""What a person has chosen once and for all: kept between runs in one small file.

A setting is described once, as a field of ``Settings``: its default, its type, the section in which it is shown, and
what is particular to it. Its row on the screen is made from that. Its words are ``setting-<name>``,
``setting-<name>-about`` and, where one of some values is chosen, ``setting-<name>-<value>``.
"""

from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias, get_args, get_origin, get_type_hints

import msgspec

from flick.paint.palette import PaletteName
from flick.places import home
from flick.table.files import write_json
from flick.table.languages import LANGUAGES
from flick.table.nesting import from_json
from flick.table.rules import AimHelp
from flick.window.app.scale import AS_THE_WINDOW, LEAST, MOST, STEP

FlickMode: TypeAlias = Literal["pull", "swipe"]
Curtain: TypeAlias = Literal["never", "hidden", "always"]
"""When a curtain falls between two people at one screen; ``hidden``: where one of them may see what the other may
not."""
FlickSpeed: TypeAlias = Literal["true", "calm", "slow"]
EffectsLevel: TypeAlias = Literal["full", "calm", "none"]
BotPace: TypeAlias = Literal["slow", "normal", "fast", "at-once"]

SectionName: TypeAlias = Literal["play", "look", "sound", "language"]
RowWidget: TypeAlias = Literal["switch", "choice", "slider", "field", "scale", "language"]


class RowHint(NamedTuple):
    """In which section a setting is shown, and what does not follow from its type: a widget of its own, where a slider
    begins and its step, how many letters a field takes, which sound is heard while a volume changes, and whether the
    screen that is seen is laid out ``anew`` for it."""

    section: SectionName
    widget: RowWidget | None = None
    anew: bool = False
    least: int = 0
    most: int = 0
    step: int = 5
    sample: str = "button"


Percent: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=100)]
Scale: TypeAlias = Annotated[int, msgspec.Meta(ge=AS_THE_WINDOW, le=MOST)]
Name: TypeAlias = Annotated[str, msgspec.Meta(max_length=40)]


class Settings(msgspec.Struct):
    """In the order in which they are shown. Volumes and the scale are percentages; a scale of 0 follows the window.
    ``language`` is empty as long as the system's own is meant."""

    name: Annotated[Name, RowHint("play", most=24)] = ""
    flick_mode: Annotated[FlickMode, RowHint("play")] = "pull"
    aim_help: Annotated[AimHelp, RowHint("play")] = "contact"
    magnifier: Annotated[bool, RowHint("play")] = True
    odds: Annotated[bool, RowHint("play")] = True
    flick_speed: Annotated[FlickSpeed, RowHint("play")] = "calm"
    bot_pace: Annotated[BotPace, RowHint("play")] = "normal"
    follow_bots: Annotated[bool, RowHint("play")] = False
    curtain: Annotated[Curtain, RowHint("play")] = "hidden"
    palette: Annotated[PaletteName, RowHint("look", anew=True)] = "normal"
    scale: Annotated[Scale, RowHint("look", widget="scale", least=LEAST, step=STEP, anew=True)] = AS_THE_WINDOW
    full_screen: Annotated[bool, RowHint("look", anew=True)] = False
    effects: Annotated[EffectsLevel, RowHint("look")] = "full"
    still: Annotated[bool, RowHint("look", anew=True)] = False
    numbers_on_pawns: Annotated[bool, RowHint("look", anew=True)] = False
    mute: Annotated[bool, RowHint("sound")] = False
    volume: Annotated[Percent, RowHint("sound")] = 80
    table_volume: Annotated[Percent, RowHint("sound", sample="wood-medium")] = 100
    interface_volume: Annotated[Percent, RowHint("sound")] = 70
    language: Annotated[str, RowHint("language", widget="language", anew=True)] = ""

    def __post_init__(self) -> None:
        if self.language not in ("", *LANGUAGES):
            raise ValueError(f"nobody has put anything into the language {self.language}")


class SettingKind(NamedTuple):
    """One setting: ``values`` are what a choice is between, ``most`` is the end of a slider, or how many letters a
    field takes."""

    name: str
    widget: RowWidget
    row: RowHint
    values: tuple[str, ...] = ()
    most: int = 0

    @property
    def title(self) -> str:
        """The message with what it is called."""
        return f"setting-{self._word}"

    @property
    def about(self) -> str:
        """The message that explains it."""
        return f"setting-{self._word}-about"

    def named(self, value: str) -> str:
        """The message with what a value is called."""
        return f"setting-{self._word}-{value}"

    @property
    def _word(self) -> str:
        return self.name.replace("_", "-")


@cache
def setting_kinds() -> tuple[SettingKind, ...]:
    """All settings, in their order."""
    hints = get_type_hints(Settings, include_extras=True)
    return tuple(_kind_of(name, hints[name]) for name in Settings.__struct_fields__)


def _kind_of(name: str, hint: Any) -> SettingKind:
    kind, *notes = get_args(hint)
    row = next(note for note in notes if isinstance(note, RowHint))
    if get_origin(kind) is Literal:
        return SettingKind(name, row.widget or "choice", row, get_args(kind))
    bounds = (note.le for note in notes if isinstance(note, msgspec.Meta) and note.le is not None)
    plain: dict[Any, RowWidget] = {bool: "switch", int: "slider", str: "field"}
    return SettingKind(name, row.widget or plain[kind], row, most=row.most or int(next(bounds, 0)))


def settings_file() -> Path:
    """Where they are kept."""
    return home() / "settings.json"


def load_settings() -> Settings:
    """The settings as they were left. What cannot be read, or is no such setting, is as it was at first."""
    try:
        found = from_json(settings_file().read_bytes())
    except (OSError, msgspec.DecodeError, UnicodeDecodeError):
        return Settings()
    settings = Settings()
    if isinstance(found, dict):
        for name, value in found.items():  # pyright: ignore[reportUnknownVariableType]
            _take(settings, str(name), value)  # pyright: ignore[reportUnknownArgumentType]
    return settings


def save_settings(settings: Settings) -> bool:
    """Keep the settings; whether that was possible."""
    try:
        write_json(settings_file(), settings)
    except OSError:
        return False
    return True


def _take(settings: Settings, name: str, value: object) -> None:
    """Take one setting over, if it is one and the value is possible."""
    try:
        one = msgspec.convert({name: value}, Settings)
    except msgspec.ValidationError:
        return
    if name in Settings.__struct_fields__:
        setattr(settings, name, getattr(one, name))
