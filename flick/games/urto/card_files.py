"""Cards and heroes as a person writes them: the records of the files in ``levels/urto/``."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from flick.effects.written_cards import Copies, Flavour, Names, WrittenText
from flick.table.languages import Code


class UrtoCardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every card has; ``figure`` names its picture, ``copies`` how often it is in its deck (URTO-D16)."""

    name: Names
    flavour: Flavour = {}
    figure: str = ""
    icon: str = ""
    copies: Copies = 1


Colour: TypeAlias = Literal["weapon", "single_use", "permanent", "divine"]
"""The kinds of artefacts: green, pink, yellow and divine (URTO-117, URTO-121, URTO-123)."""


class ArtefactFile(UrtoCardFile, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An artefact; its renown counts at the end (URTO-D27)."""

    colour: Colour
    renown: Annotated[int, msgspec.Meta(ge=0, le=9)] = 1
    uses: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    always: WrittenText | None = None
    play: WrittenText | None = None
    hiding: WrittenText | None = None
    death: WrittenText | None = None


class EventFile(UrtoCardFile, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An event: what happens when it is drawn."""

    drawn: WrittenText


class UrtoMonsterFile(UrtoCardFile, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A monster: its fixed attack, its life, the renown it brings, a further reward (URTO-87 to URTO-90, URTO-D18). The
    Alpha has the highest attack and brings the most renown (URTO-115, URTO-D19)."""

    attack: Annotated[int, msgspec.Meta(ge=1, le=9)]
    life: Annotated[int, msgspec.Meta(ge=1, le=9)]
    renown: Annotated[int, msgspec.Meta(ge=1, le=9)]
    won: WrittenText | None = None


class UrtoHeroFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A hero's sheet (URTO-19, URTO-20, URTO-D26), and the temper in which a bot plays it if nobody chose another."""

    name: Names
    land: dict[Code, str] = {}
    flavour: Flavour = {}
    figure: str = ""
    temper: str = ""
    life: Annotated[int, msgspec.Meta(ge=12, le=18)]
    mana: Annotated[int, msgspec.Meta(ge=8, le=14)]
    always: WrittenText | None = None
    kill: WrittenText | None = None
    death: WrittenText | None = None
