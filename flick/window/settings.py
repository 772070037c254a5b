"""What a person has chosen once and for all: kept between runs in one small file."""

from pathlib import Path
from typing import Annotated, Literal, TypeAlias

import msgspec

from flick.paint.palette import PaletteName
from flick.places import home
from flick.table.files import write_json
from flick.table.languages import LANGUAGES
from flick.table.nesting import from_json
from flick.table.rules import AimHelp
from flick.window.scale import AS_THE_WINDOW, MOST

FlickMode: TypeAlias = Literal["pull", "swipe"]
Curtain: TypeAlias = Literal["never", "hidden", "always"]
"""When a curtain falls between two people at one screen; ``hidden``: where one of them may see what the other may
not."""
FlickSpeed: TypeAlias = Literal["true", "calm", "slow"]
EffectsLevel: TypeAlias = Literal["full", "calm", "none"]
BotPace: TypeAlias = Literal["slow", "normal", "fast", "at-once"]
Volume: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=100)]


class Settings(msgspec.Struct):
    """Volumes and the scale in percent; a scale of 0 follows the window. ``language`` is empty as long as the system's
    own is meant."""

    language: str = ""
    palette: PaletteName = "normal"
    scale: Annotated[int, msgspec.Meta(ge=AS_THE_WINDOW, le=MOST)] = AS_THE_WINDOW
    full_screen: bool = False
    still: bool = False
    flick_mode: FlickMode = "pull"
    aim_help: AimHelp = "contact"
    magnifier: bool = True
    odds: bool = True
    flick_speed: FlickSpeed = "calm"
    effects: EffectsLevel = "full"
    bot_pace: BotPace = "normal"
    curtain: Curtain = "hidden"
    follow_bots: bool = False
    numbers_on_pawns: bool = False
    volume: Volume = 80
    table_volume: Volume = 100
    interface_volume: Volume = 70
    mute: bool = False
    name: Annotated[str, msgspec.Meta(max_length=40)] = ""

    def __post_init__(self) -> None:
        if self.language not in ("", *LANGUAGES):
            raise ValueError(f"nobody has put anything into the language {self.language}")


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
