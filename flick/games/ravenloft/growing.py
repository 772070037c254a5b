"""Lets heroes begin with earlier gains, and collects what they take along from an adventure (RAV-RUL-112)."""

from flick.games.ravenloft import cards
from flick.games.ravenloft.card_records import HeroCard
from flick.games.ravenloft.cards import kind_of
from flick.games.ravenloft.grown import Grown
from flick.games.ravenloft.heroes_and_foes import RavenloftHero
from flick.games.ravenloft.policies import policies_of
from flick.games.ravenloft.state import RavenloftState


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
