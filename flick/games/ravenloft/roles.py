"""Who plays what: heroes at the first seats, and perhaps the player of the dungeon at the last one."""

from collections.abc import Sequence

from flick.games.ravenloft.bundles import bundle_of
from flick.games.ravenloft.options import RavenloftOptions, SeatOptions
from flick.games.ravenloft.policies import policies_by
from flick.games.ravenloft.policies.villains import VillainControlPolicy
from flick.table.options import of_each


def seats(options: RavenloftOptions) -> tuple[int, int]:
    """The least and the most people at the table (RAV-RUL-11, RAV-STR-01)."""
    return _control(options).seats


def adversary(options: RavenloftOptions) -> str:
    """The card of the character that the last seat plays against the heroes; empty where every seat plays a hero."""
    return _control(options).adversary


def characters(options: RavenloftOptions, count: int) -> Sequence[str]:
    """The character of each seat, empty where it is not chosen yet."""
    found = ["" if one.hero == "any" else one.hero_id for one in of_each(options.seats, SeatOptions(), count)]
    return [*found[:-1], adversary(options)] if adversary(options) else found


def _control(options: RavenloftOptions) -> VillainControlPolicy:
    return policies_by(bundle_of(options)).villain_control
