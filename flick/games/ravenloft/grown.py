"""The record of what heroes keep from one adventure to the next (RAV-ADV-33, RAV-RUL-112)."""

from typing import Annotated, TypeAlias

import msgspec

from flick.effects.written_cards import CardId

MOST_POWERS, MOST_ITEMS = 30, 20
Level: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=23)]


class Grown(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """The ``level`` of a hero, and by how much its printed AC, HP and surge value are higher than those on its card.
    ``powers`` are all its power cards, ``items`` the Items that it keeps (RAV-ADV-34)."""

    level: Level
    ac: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0
    hp: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    surge: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    powers: Annotated[tuple[CardId, ...], msgspec.Meta(max_length=MOST_POWERS)] = ()
    items: Annotated[tuple[CardId, ...], msgspec.Meta(max_length=MOST_ITEMS)] = ()
