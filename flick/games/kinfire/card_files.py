"""Cards as a person writes them: the records of the files in ``levels/kinfire/cards/``."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from flick.effects.written_cards import Flavour, Names, WrittenText
from flick.games.kinfire.language import AnyColour, ChallengeType, Colour


class KinfireCardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every card has. ``flavour`` changes nothing (KIN-05); ``figure`` names the portrait on a card, for whoever
    draws it."""

    name: Names
    flavour: Flavour = {}
    figure: str = ""


class MomentsFile(KinfireCardFile, frozen=True, kw_only=True):
    """A card that is told of what happens in a turn; a text stands in the field of its trigger."""

    on_light: WrittenText | None = None
    on_darkness: WrittenText | None = None
    on_any_fail: WrittenText | None = None
    on_turn_start: WrittenText | None = None
    on_turn_end: WrittenText | None = None


class TextsFile(MomentsFile, frozen=True, kw_only=True):
    """What the cards of the team have in common: well, Gauntlet, Master and Fatigue cards."""

    while_in_play: WrittenText | None = None


class WellFile(TextsFile, frozen=True, kw_only=True):
    """A well card. Which fields it may have depends on its ``kind`` (KIN-42)."""

    kind: Literal["challenge", "event"]
    copies: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    type: ChallengeType | None = None
    colour: Colour | None = None
    difficulty: Annotated[int, msgspec.Meta(ge=1, le=30)] | None = None
    on_attempt: WrittenText | None = None
    on_enter: WrittenText | None = None
    on_interact: WrittenText | None = None
    on_placed: WrittenText | None = None
    reward: WrittenText | None = None
    penalty: WrittenText | None = None


class GauntletFile(TextsFile, frozen=True, kw_only=True):
    """A Gauntlet card; ``back`` is in force while it is face down."""

    type: ChallengeType
    colour: Colour
    difficulty: Annotated[int, msgspec.Meta(ge=1, le=30)]
    back: WrittenText
    on_attempt: WrittenText | None = None
    on_placed: WrittenText | None = None
    reward: WrittenText | None = None
    penalty: WrittenText | None = None


class MasterFile(TextsFile, frozen=True, kw_only=True):
    """A form of the Master, or their common ``back``, which has no difficulty and is never attempted. Most penalties
    need Darkness (KIN-157, KIN-R06)."""

    difficulty: Annotated[int, msgspec.Meta(ge=1, le=60)] | None = None
    on_attempt: WrittenText | None = None
    on_placed: WrittenText | None = None
    penalty: WrittenText | None = None


class FatigueFile(TextsFile, frozen=True, kw_only=True):
    """A Fatigue card, each of which does harm (KIN-130)."""

    on_enter: WrittenText | None = None


class LanternFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Lantern: what it is worth as an action, and its ability (KIN-78)."""

    colours: Annotated[list[AnyColour], msgspec.Meta(min_length=1, max_length=2)]
    value: Annotated[int, msgspec.Meta(ge=0, le=9)]
    action: WrittenText | None = None


class SeekerFile(MomentsFile, frozen=True, kw_only=True):
    """A Seeker with their Lantern; ``icon`` names their effect icon, if any card of theirs shows one."""

    title: Names
    lantern: LanternFile
    passive: WrittenText | None = None
    icon: str = ""


class BoostFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"condition": "if"}):
    """A boost bar; ``instead`` is the value where the condition holds."""

    colour: AnyColour
    value: Annotated[int, msgspec.Meta(ge=0, le=9)]
    instead: Annotated[int, msgspec.Meta(ge=0, le=9)] | None = None
    condition: str | None = None


class SkillFile(KinfireCardFile, frozen=True, kw_only=True):
    """A skill card; ``icon`` says whether it shows its Seeker's effect icon (KIN-58)."""

    colours: Annotated[list[AnyColour], msgspec.Meta(min_length=1, max_length=2)]
    value: Annotated[int, msgspec.Meta(ge=0, le=9)]
    boost: BoostFile
    action: WrittenText | None = None
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
