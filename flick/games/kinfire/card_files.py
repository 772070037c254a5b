"""Cards as a person writes them: the records of the files in ``levels/kinfire/cards/``."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from flick.games.kinfire.language import AnyColour, ChallengeType, Colour
from flick.table.languages import Code

Text: TypeAlias = list[dict[str, Any]]
Name: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=40, description="expected-card-name")]


Names: TypeAlias = Annotated[dict[Code, Name], msgspec.Meta(min_length=1)]
"""A name in each language."""
Flavour: TypeAlias = dict[Code, str]
"""A line of decoration in each language: it changes nothing (KIN-05)."""


class TextsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What well, Gauntlet and Fatigue cards have in common. ``figure`` names the portrait on a card, for whoever draws
    it; a text stands in the field of its trigger."""

    name: Names
    flavour: Flavour = {}
    figure: str = ""
    while_in_play: Text | None = None
    on_light: Text | None = None
    on_darkness: Text | None = None
    on_any_fail: Text | None = None
    on_turn_start: Text | None = None
    on_turn_end: Text | None = None


class WellFile(TextsFile, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A well card. Which fields it may have depends on its ``kind`` (KIN-42)."""

    kind: Literal["challenge", "event"]
    copies: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    type: ChallengeType | None = None
    colour: Colour | None = None
    difficulty: Annotated[int, msgspec.Meta(ge=1, le=30)] | None = None
    on_attempt: Text | None = None
    on_enter: Text | None = None
    on_interact: Text | None = None
    on_placed: Text | None = None
    reward: Text | None = None
    penalty: Text | None = None


class GauntletFile(TextsFile, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A Gauntlet card; ``back`` is in force while it is face down."""

    type: ChallengeType
    colour: Colour
    difficulty: Annotated[int, msgspec.Meta(ge=1, le=30)]
    back: Text
    on_attempt: Text | None = None
    on_placed: Text | None = None
    reward: Text | None = None
    penalty: Text | None = None


class MasterFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A form of the Master, or their common ``back``, which has no difficulty and is never attempted. Most penalties
    need Darkness (KIN-157, KIN-R06)."""

    name: Names
    flavour: Flavour = {}
    figure: str = ""
    difficulty: Annotated[int, msgspec.Meta(ge=1, le=60)] | None = None
    while_in_play: Text | None = None
    on_attempt: Text | None = None
    on_light: Text | None = None
    on_darkness: Text | None = None
    on_any_fail: Text | None = None
    on_placed: Text | None = None
    on_turn_start: Text | None = None
    on_turn_end: Text | None = None
    penalty: Text | None = None


class FatigueFile(TextsFile, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A Fatigue card, each of which does harm (KIN-130)."""

    on_enter: Text | None = None


class LanternFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Lantern: what it is worth as an action, and its ability (KIN-78)."""

    colours: Annotated[list[AnyColour], msgspec.Meta(min_length=1, max_length=2)]
    value: Annotated[int, msgspec.Meta(ge=0, le=9)]
    action: Text | None = None


class SeekerFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Seeker with their Lantern; ``icon`` names their effect icon, if any card of theirs shows one."""

    name: Names
    title: Names
    lantern: LanternFile
    flavour: Flavour = {}
    figure: str = ""
    passive: Text | None = None
    on_light: Text | None = None
    on_darkness: Text | None = None
    on_any_fail: Text | None = None
    on_turn_start: Text | None = None
    on_turn_end: Text | None = None
    icon: str = ""


class BoostFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"condition": "if"}):
    """A boost bar; ``instead`` is the value where the condition holds."""

    colour: AnyColour
    value: Annotated[int, msgspec.Meta(ge=0, le=9)]
    instead: Annotated[int, msgspec.Meta(ge=0, le=9)] | None = None
    condition: str | None = None


class SkillFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A skill card; ``icon`` says whether it shows its Seeker's effect icon (KIN-58)."""

    name: Names
    colours: Annotated[list[AnyColour], msgspec.Meta(min_length=1, max_length=2)]
    value: Annotated[int, msgspec.Meta(ge=0, le=9)]
    boost: BoostFile
    flavour: Flavour = {}
    figure: str = ""
    action: Text | None = None
    icon: bool = False


KINDS: Mapping[str, type[Any]] = {
    "cards/well.yaml": dict[str, WellFile],
    "cards/gauntlet.yaml": dict[str, GauntletFile],
    "cards/masters.yaml": dict[str, MasterFile],
    "cards/fatigue.yaml": dict[str, FatigueFile],
    "cards/seekers.yaml": dict[str, SeekerFile],
    "cards/skills-*.yaml": dict[str, SkillFile],
}
"""The record that each file of cards holds."""
