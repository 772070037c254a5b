"""Leads a party from one adventure of the house to the next, and lets its heroes begin with what they have gained
before (RAV-ADV-33, RAV-ADV-34, RAV-RUL-112)."""

import msgspec

from flick import places
from flick.games.ravenloft import cards
from flick.games.ravenloft.adventure_setup import read_adventure
from flick.games.ravenloft.card_records import HeroCard
from flick.games.ravenloft.cards import kind_of
from flick.games.ravenloft.grown import Grown
from flick.games.ravenloft.heroes_and_foes import RavenloftHero
from flick.games.ravenloft.options import RavenloftOptions, SeatOptions
from flick.games.ravenloft.policies import policies_of
from flick.games.ravenloft.state import RavenloftState
from flick.table.options import of_each


def begin_grown(hero: RavenloftHero, grown: Grown | None) -> None:
    """Add earlier gains to a new hero. Its numbers are still the printed ones, and its Items are named by kind."""
    if grown is None:
        return
    hero.level = grown.level
    hero.ac, hero.surge_value = hero.ac + grown.ac, hero.surge_value + grown.surge
    hero.hp = hero.most_hp = hero.most_hp + grown.hp
    hero.powers, hero.items = list(grown.powers or hero.powers), list(grown.items)


def grown_of(state: RavenloftState, seat: int) -> Grown | None:
    """What a hero keeps after this adventure: its level with its gains, and its Items where the adventure lets it keep
    them (RAV-ADV-33, RAV-ADV-34); ``None`` where levels are not kept."""
    hero = state.heroes[seat]
    sheet: HeroCard = cards.card(hero.id)
    if not policies_of(state).level_up.keeps_levels():
        return None
    scale = policies_of(state).damage.number(state, 1, "hp")
    items = tuple(map(kind_of, hero.items)) if state.progress.file.keeps_treasure else ()
    return Grown(
        level=hero.level,
        ac=hero.ac - sheet.ac,
        hp=hero.most_hp // scale - sheet.hp,
        surge=hero.surge_value - sheet.surge,
        powers=tuple(map(kind_of, hero.powers)),
        items=items,
    )


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
    """What a seat plays in the next adventure: its hero with what it has gained, or any where its hero has died."""
    hero = state.heroes[seat]
    if hero.dead:
        return SeatOptions()
    grown = grown_of(state, seat)
    if isinstance(own.hero, str) or own.hero_id != hero.id:
        return msgspec.convert({"hero": hero.id, "grown": msgspec.to_builtins(grown)}, SeatOptions)
    return msgspec.structs.replace(own, hero=msgspec.structs.replace(own.hero, grown=grown))
