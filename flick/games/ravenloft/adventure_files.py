"""The record of an adventure file in ``levels/ravenloft/adventures/``, as a person writes it."""

from typing import Annotated, TypeAlias

import msgspec

from flick.games.ravenloft.card_files import OwnCards
from flick.games.ravenloft.tiles import Chamber, TileFile
from flick.table.languages import Code

Few: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=40)]
Name: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=60, description="expected-adventure-name")]
THREE = 3
"""The number of heroes for which the numbers of an adventure are written."""


class StackPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A part of the tile stack, of which the first lies on top. It has ``draw`` tiles drawn at random for three heroes,
    ``per_hero`` more or fewer for each hero more or fewer, ``doors`` of them with a door symbol; they are shuffled with
    the tiles named in ``among``. With ``rest`` it has all tiles that are left."""

    draw: Few = 0
    per_hero: Few = 0
    doors: Few = 0
    among: tuple[str, ...] = ()
    rest: bool = False

    def drawn_by(self, heroes: int) -> int:
        """The number of tiles that are drawn at random with that number of heroes."""
        return self.draw + self.per_hero * (heroes - THREE)


class AdventureObject(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An object that is laid on a ``tile`` when the tile is placed. One with ``ac`` and ``hp`` can be attacked
    (RAV-107). Any other can be taken: it lowers the Speed of its bearer by ``slower`` squares and ``brings`` that many
    monsters to its tile."""

    name: dict[Code, Name]
    tile: str
    figure: str = ""
    ac: Few = 0
    hp: Few = 0
    slower: Few = 0
    brings: Few = 0

    @property
    def is_target(self) -> bool:
        return self.hp > 0


class Warded(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A villain has ``ac`` more AC while the object ``by`` stands."""

    by: str
    ac: Few


class AdventureVillain(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A villain that enters on its ``tile`` when that is placed or when the time marker reaches ``step``; on the Start
    tile where its own is not in play by then."""

    tile: str
    step: Few = 0
    warded: Warded | None = None


class AdventureGoal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the heroes must do to win: all that is named here. ``escape`` is the tile with the way out, ``start`` the
    stairs of the Start tile; every hero has to leave there, or only the one who is ``bearing`` an object. ``defeat``
    names villains, ``destroy`` objects; ``chamber`` is the objective of the chamber card."""

    escape: str = ""
    bearing: str = ""
    defeat: tuple[str, ...] = ()
    destroy: tuple[str, ...] = ()
    chamber: bool = False


class AdventureFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An adventure. ``place`` is its place among those of the house; ``tiles`` and ``cards`` are its own. With
    ``doors``, tiles that show a door get a Closed Door token (RAV-162), and behind each opened one lies a treasure
    token; ``monster_tokens`` puts a face-down token on every new ordinary tile. ``chamber_cards`` is the pile from
    which the chamber card is drawn (RAV-150), ``bonus_cards`` those that wait for their feat (RAV-148). ``clock`` is
    the number of steps of the time marker; each cancelled encounter costs the active hero ``cancel_harm`` HP.
    ``keeps_treasure`` lets heroes take their Items along to other adventures (RAV-ADV-34)."""

    name: dict[Code, Name]
    story: dict[Code, str] = {}
    place: Annotated[int, msgspec.Meta(ge=1)] = 99
    stack: tuple[StackPart, ...]
    won: AdventureGoal
    tiles: dict[str, TileFile] = {}
    objects: dict[str, AdventureObject] = {}
    villains: dict[str, AdventureVillain] = {}
    chamber: Chamber | None = None
    chamber_cards: tuple[str, ...] = ()
    doors: bool = False
    monster_tokens: bool = False
    bonus_cards: tuple[str, ...] = ()
    cards: OwnCards = OwnCards()
    clock: Few = 0
    cancel_harm: Few = 0
    keeps_treasure: bool = False
