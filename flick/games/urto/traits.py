"""What is in force for a hero: its sheet, its artefacts, and the weapons chosen for a combat."""

from collections.abc import Sequence
from functools import lru_cache

from flick.games.urto.cards import card, heroes
from flick.games.urto.language import Parts, Scope
from flick.games.urto.state import STANDARD_LIFE, STANDARD_MANA, UrtoHero, UrtoState

COMMON = {"weapons": 1, "hide_cost": 1, "sprint_cost": 2}
"""What counts where no text says otherwise: one weapon in a combat (URTO-119), and the prices of hiding (URTO-98) and
of a sprint (URTO-82)."""
SIX, EIGHT = 6, 8
"""The sides of combat dice (URTO-149)."""


def always(state: UrtoState, hero: UrtoHero, weapons: Sequence[str] = ()) -> Parts:
    """The texts in force for a hero: those of everything that lies open, of weapons only those chosen for the combat.
    In standard mode the sheet has no texts (URTO-185, URTO-R13)."""
    return _in_force(*_open(state, hero), tuple(weapons))


def _open(state: UrtoState, hero: UrtoHero) -> tuple[str, tuple[str, ...]]:
    """The sheet of a hero, if it counts, and the cards that lie open."""
    return "" if state.options.standard else hero.id, tuple(hero.shown)


@lru_cache(4096)
def _in_force(sheet: str, shown: tuple[str, ...], weapons: tuple[str, ...]) -> Parts:
    found = list(heroes()[sheet].texts.get("always", ())) if sheet else []
    for name in shown:
        one = card(name)
        if not one.is_weapon or name in weapons:
            found += one.texts.get("always", ())
    return tuple(found)


def total(state: UrtoState, hero: UrtoHero, verb: str, scope: Scope, weapons: Sequence[str] = ()) -> int:
    """The sum of the amounts of all texts in force that have a verb and count in a scope."""
    return sum(
        part.amount.plus
        for part in always(state, hero, weapons)
        if part.verb == verb and (not part.scope or scope in part.scope.split("_"))
    )


def changed(state: UrtoState, hero: UrtoHero, verb: str) -> int:
    """A price or a limit after the texts that change it: the lowest where there are several."""
    return min(_amounts(*_open(state, hero), verb), default=COMMON[verb])


def summed(state: UrtoState, hero: UrtoHero, verb: str) -> int:
    """The sum of the amounts of all texts in force with a verb that has no scope."""
    return sum(_amounts(*_open(state, hero), verb))


@lru_cache(4096)
def _amounts(sheet: str, shown: tuple[str, ...], verb: str) -> tuple[int, ...]:
    """The amount of each text in force with a verb; those of weapons do not count."""
    return tuple(part.amount.plus for part in _in_force(sheet, shown, ()) if part.verb == verb)


def rest_gain(state: UrtoState, hero: UrtoHero) -> tuple[int, int]:
    """The life and the mana of a rest: 1 each (URTO-30, URTO-R03), more or less by traits, at least 0."""
    return max(0, 1 + summed(state, hero, "rest_life")), max(0, 1 + summed(state, hero, "rest_mana"))


def most_life(state: UrtoState, hero: UrtoHero) -> int:
    """The maximum of a hero's life (URTO-19)."""
    base = STANDARD_LIFE if state.options.standard else heroes()[hero.id].life
    return base + summed(state, hero, "max_life")


def most_mana(state: UrtoState, hero: UrtoHero) -> int:
    base = STANDARD_MANA if state.options.standard else heroes()[hero.id].mana
    return base + summed(state, hero, "max_mana")


def sides(state: UrtoState, hero: UrtoHero, scope: Scope, weapons: Sequence[str] = ()) -> int:
    """The sides of a hero's combat die: six, or eight by mana or a card, which does not stack (URTO-21, URTO-150,
    URTO-157). Any number of heroes may have eight (URTO-R07)."""
    eight = hero.eight_sided or total(state, hero, "die", scope, weapons) >= EIGHT
    return EIGHT if eight else SIX


def weapons_of(hero: UrtoHero) -> list[str]:
    """The weapons of a hero (URTO-117)."""
    return [name for name in hero.artefacts if card(name).is_weapon]
