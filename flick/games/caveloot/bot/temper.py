"""The tempers of bots: how they take risks and drive bargains."""

from collections.abc import Mapping
from functools import cache

import msgspec

from flick import places
from flick.table import content

FILE = "tempers.yaml"


class CavelootTemper(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a bot plays. Chances are shares of 1: it begins a fight by choice from the chance ``fight`` to win it on,
    that with the final boss from ``boss`` on, and joins somebody else's from ``help`` on. Whatever may be lost counts
    ``fear`` times its worth. It buys a guild's level once it has ``spare`` times its price. A deal must give ``fair``
    times what it costs, both as the bot values it. For a foe worth ``price`` gold or more it asks for the prey as its
    reward for help."""

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
    """All tempers by name, as the file of the game has them."""
    found = content.load(places.shipped("levels") / "caveloot" / FILE, dict[str, CavelootTemper])
    return {name: msgspec.structs.replace(temper, name=name) for name, temper in found.items()}
