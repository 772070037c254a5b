"""An adventure as a person writes it: the record of the files in ``levels/ravenloft/adventures/`` (6.12)."""

from typing import Annotated, TypeAlias

import msgspec

from flick.games.ravenloft.card_files import OwnCards
from flick.games.ravenloft.tiles import Chamber, TileFile
from flick.table.languages import Code

Few: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=40)]
Name: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=60, description="expected-adventure-name")]
THREE = 3
"""Numbers of an adventure are those for so many heroes, as the HP of villains are."""


class StackPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A part of the tile stack, the top one first: so many of the tiles that are drawn at random, ``doors`` of them
    with a door symbol, shuffled with the tiles named ``among`` them; or all the ``rest``. ``draw`` is for three heroes;
    ``per_hero`` are so many more for each hero more, and fewer for each one fewer."""

    draw: Few = 0
    per_hero: Few = 0
    doors: Few = 0
    among: tuple[str, ...] = ()
    rest: bool = False

    def drawn_by(self, heroes: int) -> int:
        """How many are drawn at random for so many heroes."""
        return self.draw + self.per_hero * (heroes - THREE)


class AdventureObject(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An object that lies on a ``tile`` from the moment when that is placed. One with ``ac`` and ``hp`` can be attacked
    (RAV-107); any other can be taken: its bearer is ``slower``, and it ``brings`` monsters to its tile."""

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
    """A villain has so much more AC while an object stands."""

    by: str
    ac: Few


class AdventureVillain(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A villain comes when its ``tile`` is placed, or when the time marker is at a step: then on that tile, or on the
    Start tile as long as it is not in play."""

    tile: str
    step: Few = 0
    warded: Warded | None = None


class AdventureGoal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What wins: all that is named here. ``escape`` is the tile with the way out, ``start`` for the stairs of the Start
    tile; every hero has to leave there, or only whoever is ``bearing`` an object. ``defeat`` names villains,
    ``destroy`` objects; ``chamber`` is the objective of the chamber card."""

    escape: str = ""
    bearing: str = ""
    defeat: tuple[str, ...] = ()
    destroy: tuple[str, ...] = ()
    chamber: bool = False


class AdventureFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An adventure. ``tiles`` are tiles of its own, ``cards`` cards of its own. With ``doors``, tiles that show one
    get a Closed Door token (RAV-162), and behind each opened one lies a treasure token; ``monster_tokens`` puts a
    face-down token on every new ordinary tile. ``chamber_cards`` is the pile from which the chamber's is drawn
    (RAV-150). ``clock`` is how many steps the time marker has; each cancelled encounter costs the active hero
    ``cancel_harm``. Where heroes go on to other adventures, ``keeps_treasure`` says that their Items go with them
    (RAV-ADV-34)."""

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
