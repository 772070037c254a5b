"""Plays the adventures of the house one after the other with the same party, where heroes keep their levels
(RAV-ADV-33, RAV-ADV-34, RAV-RUL-112)."""

import msgspec

from flick import places
from flick.games.ravenloft.adventure_setup import read_adventure
from flick.games.ravenloft.growing import grown_of
from flick.games.ravenloft.options import RavenloftOptions, SeatOptions
from flick.games.ravenloft.policies import policies_of
from flick.games.ravenloft.state import RavenloftState
from flick.table.options import of_each


def in_order() -> list[str]:
    """The adventures of the house in the order of their places."""
    folder = places.shipped("levels") / "ravenloft" / "adventures"
    names = sorted(path.stem for path in folder.glob("*.yaml"))
    return sorted(names, key=lambda name: read_adventure(name).place)


def sequel(state: RavenloftState) -> RavenloftOptions | None:
    """The options of the next adventure for the party that has won this one, with what its heroes have gained; ``None``
    where there is none. A player whose hero has died begins with another."""
    order, options = in_order(), state.options
    is_won = state.ended is not None and state.ended.won
    if not is_won or not policies_of(state).level_up.keeps_levels() or options.adventure not in order[:-1]:
        return None
    seats = of_each(options.seats, SeatOptions(), len(state.heroes) + (state.adversary is not None))
    grown = [_goes_on(state, seat, seats[seat]) for seat in range(len(state.heroes))]
    following = order[order.index(options.adventure) + 1]
    chosen = (*grown, *seats[len(state.heroes) :])
    return msgspec.structs.replace(options, adventure=following, seats=chosen)


def _goes_on(state: RavenloftState, seat: int, own: SeatOptions) -> SeatOptions:
    hero = state.heroes[seat]
    if hero.dead:
        return SeatOptions()
    grown = grown_of(state, seat)
    if isinstance(own.hero, str) or own.hero_id != hero.id:
        return msgspec.convert({"hero": hero.id, "grown": msgspec.to_builtins(grown)}, SeatOptions)
    return msgspec.structs.replace(own, hero=msgspec.structs.replace(own.hero, grown=grown))
