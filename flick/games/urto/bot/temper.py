"""What a bot thinks things are worth, in points of the final count: all that sets one temper apart from another."""

from collections.abc import Mapping
from functools import cache

import msgspec

from flick import places
from flick.table import content

FILE = "tempers.yaml"


class UrtoTemper(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A point of life is worth ``life`` and, the fewer there are left, up to half of ``fear`` more; dying in a fight
    costs ``death``. A point of mana is worth ``mana``, the last two, with which one hides, ``reserve`` more together. A
    point of renown is worth ``renown``, of an artefact ``card``. A move less to Urto is worth ``move``, while the
    Scythe is rolled ``hurry`` more, and being first ``first``.

    A point that somebody else loses is worth ``harm`` divided by the number of opponents, of whoever leads ``leader``
    times as much. What follows is added to what a deed is worth by itself: an attack on a hero (``duel``), a fight with
    a monster (``brave``), hiding (``hide``), a rest (``rest``), a ``search``, a ``sprint``, a ``shortcut``, a drink
    from a fountain (``drink``), and a divine weapon (``divine``). ``cards`` are artefacts worth more or less than to
    others.
    """

    life: float = 1.0
    fear: float = 3.0
    death: float = 24.0
    mana: float = 0.9
    reserve: float = 2.0
    renown: float = 1.0
    card: float = 1.0
    move: float = 2.0
    hurry: float = 2.0
    first: float = 2.0
    harm: float = 0.7
    leader: float = 1.5
    duel: float = 0.0
    brave: float = 0.0
    hide: float = 0.0
    rest: float = 0.0
    search: float = 0.0
    sprint: float = 0.45
    shortcut: float = 0.0
    drink: float = 0.0
    divine: float = 2.0
    cards: dict[str, float] = {}


@cache
def tempers() -> Mapping[str, UrtoTemper]:
    """All tempers by name, from the file ``tempers.yaml``."""
    return content.load(places.shipped("levels") / "urto" / FILE, dict[str, UrtoTemper])
