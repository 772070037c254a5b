"""How bots take risks and drive bargains: all that sets one temper apart from another."""

from collections.abc import Mapping
from functools import cache

import msgspec

from flick import places
from flick.table import content

FILE = "tempers.yaml"


class Temper(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Chances are shares of 1. A fight is sought and kept up from the chance ``fight`` on, that with the final boss
    from ``boss`` on, somebody else's is joined from ``help`` on. ``risk`` is the danger in a pile up to which another
    card is drawn. A guild's level is bought with ``spare`` times its price. A deal must give ``fair`` times what it
    costs, both as the player values it; from a foe's value of ``price`` gold on help is given for the prey alone.
    """

    fight: float = 0.55
    boss: float = 0.5
    help: float = 0.5
    risk: float = 0.3
    spare: float = 1.5
    fair: float = 1.0
    price: int = 20


@cache
def tempers() -> Mapping[str, Temper]:
    """All of them by name, as the file of the game has them."""
    return content.load(places.shipped("levels") / "caveloot" / FILE, dict[str, Temper])
