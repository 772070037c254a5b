"""The powers and Items that heroes can use."""

from collections.abc import Sequence

from flick.games.ravenloft.cards import card
from flick.games.ravenloft.force import says
from flick.games.ravenloft.heroes_and_foes import RavenloftHero
from flick.games.ravenloft.language import Parts
from flick.games.ravenloft.state import TREASURE, RavenloftState
from flick.games.ravenloft.zones import discard_zone, items_zone, powers_zone
from flick.table import piles
from flick.table.moves import NOWHERE, Move
from flick.table.rules import Event, Rules, tell
from flick.table.sayings import Who

AT_WILL, UTILITY, DAILY = "at_will", "utility", "daily"


def powers_with(state: RavenloftState, seat: int, trigger: str) -> list[str]:
    """The powers of a standing hero with a text for a trigger, without those that are used and lie face down (RAV-76,
    RAV-96) or are forbidden."""
    hero = state.heroes[seat]
    if not hero.stands:
        return []
    found = [name for name in all_powers(hero) if name not in hero.used and trigger in card(name).texts]
    barred = [part.about for part in says(state, seat, "forbid")]
    return [name for name in found if card(name).kind not in barred]


def items_with(state: RavenloftState, seat: int, trigger: str) -> list[str]:
    """The Items of a standing hero with a text for a trigger, every copy."""
    hero = state.heroes[seat]
    return [name for name in hero.items if trigger in card(name).texts] if hero.stands else []


def things_with(state: RavenloftState, seat: int, triggers: Sequence[str]) -> list[str]:
    """The powers and Items with a text for any of these triggers."""
    return [
        name for trigger in triggers for name in (*powers_with(state, seat, trigger), *items_with(state, seat, trigger))
    ]


def all_powers(hero: RavenloftHero) -> list[str]:
    """The power cards of a hero, and its racial power."""
    return [*hero.powers, hero.racial] if hero.racial else hero.powers


def text_of(name: str, trigger: str) -> Parts:
    """The text of a card for a trigger; empty where it has none."""
    return card(name).texts.get(trigger, ())


def spend(state: RavenloftState, seat: int, name: str, rule: str) -> Rules[None]:
    """Use a power, which is turned face down unless it is an At-Will one (RAV-76, RAV-79, RAV-80), or an Item, which is
    discarded."""
    hero = state.heroes[seat]
    if name in hero.items:
        piles.move(name, hero.items, state.discards[TREASURE])
        moves = (Move(name, items_zone(seat), discard_zone(TREASURE)),)
        yield tell("uses-item", rule, moves, who=Who(seat), card=name)
        return
    if card(name).kind != AT_WILL:
        hero.used.append(name)
    yield tell("uses", rule, who=Who(seat), card=name)


def has_power(seat: int, name: str, rule: str) -> Event:
    """The event that a hero has one more power card."""
    return tell("has-power", rule, (Move(name, NOWHERE, powers_zone(seat)),), who=Who(seat), card=name)


def used_up(hero: RavenloftHero) -> list[str]:
    """The Daily and Utility powers that lie face down (``flip``)."""
    return [name for name in hero.used if card(name).kind in (DAILY, UTILITY)]


def ready(hero: RavenloftHero, kind: str) -> list[str]:
    """The powers of a kind that lie face up."""
    return [name for name in hero.powers if name not in hero.used and card(name).kind == kind]


def turn_up(state: RavenloftState, seat: int, name: str, rule: str) -> Rules[None]:
    """Turn a power face up again (RAV-78)."""
    state.heroes[seat].used.remove(name)
    yield tell("turned-up", rule, who=Who(seat), card=name)


def turn_down(state: RavenloftState, seat: int, name: str, rule: str) -> Rules[None]:
    """Turn a power face down."""
    state.heroes[seat].used.append(name)
    yield tell("turned-down", rule, who=Who(seat), card=name)
