"""How bots take risks and drive bargains: all that sets one temper apart from another."""

from collections.abc import Mapping
from functools import cache

import msgspec

from flick import places
from flick.table import content

FILE = "tempers.yaml"


class CavelootTemper(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``name`` is how it speaks. Chances are shares of 1. A fight that need not be is begun with the chance ``fight``
    to win it, that with the final boss with ``boss``; somebody else's is joined with ``help``. Whatever may be lost
    counts ``fear`` times its worth. A guild's level is bought with ``spare`` times its price. A deal must give ``fair``
    times what it costs, both as the player values it; from a foe's value of ``price`` gold on help is given for the
    prey alone.
    """

    name: str = ""
    fight: float = 0.5
    boss: float = 0.5
    help: float = 0.5
    fear: float = 1.0
    spare: float = 1.5
    fair: float = 1.0
    price: int = 20


@cache
def tempers() -> Mapping[str, CavelootTemper]:
    """All of them by name, as the file of the game has them."""
    found = content.load(places.shipped("levels") / "caveloot" / FILE, dict[str, CavelootTemper])
    return {name: msgspec.structs.replace(temper, name=name) for name, temper in found.items()}
