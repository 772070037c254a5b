"""Carries out the texts of cards for whoever acts."""

from collections.abc import Sequence
from functools import cache

from flick.effects.dispatch import CarryOut, carry_out_by, holds_by, value_by
from flick.effects.effect_records import CardAmount, Term
from flick.games.ravenloft.force import is_true, speed_of, surge_of
from flick.games.ravenloft.language import LANGUAGE, RavenloftPart
from flick.games.ravenloft.state import RavenloftState
from flick.games.ravenloft.turn_record import Acting
from flick.table.chance import Chance
from flick.table.rules import Rules


def carry_out(
    state: RavenloftState,
    chance: Chance,
    acting: Acting,
    name: str,
    parts: Sequence[RavenloftPart],
    *,
    inside: bool = False,
) -> Rules[None]:
    """Carry out a text of a card for ``acting``. Defeats and what follows from them are settled after each part of the
    text; of a text ``inside`` another, only after that other one."""
    before, state.acting = state.acting, acting
    yield from carrier()(state, chance, name, parts, together=inside)
    state.acting = before


def _surge_value(state: RavenloftState, of: str, name: str) -> int:
    """The surge value of the hero who is healed."""
    healed = next((seat for seat, hero in enumerate(state.heroes) if hero.id == state.acting.target), None)
    return 0 if healed is None else surge_of(state, healed)


def _speed(state: RavenloftState, of: str, name: str) -> int:
    return 0 if state.acting.hero is None else speed_of(state, state.acting.hero)


def _truth(state: RavenloftState, term: Term, name: str) -> bool:
    return is_true(state, term.name, state.acting.hero, state.acting.target)


_value = value_by(LANGUAGE, {"sv": _surge_value, "speed": _speed})
holds = holds_by(LANGUAGE, {}, dict.fromkeys(LANGUAGE.conditions, _truth))


def value(state: RavenloftState, amount: CardAmount, name: str) -> int:
    """The present number of an amount in a text, for whoever acts."""
    return _value(state, amount, name)


@cache
def carrier() -> CarryOut[RavenloftState, RavenloftPart]:
    """The function that carries out texts. It is made at the first text, because the functions for verbs import
    everything else of the game."""
    from flick.games.ravenloft.deeds import DEEDS
    from flick.games.ravenloft.defeats import settle

    return carry_out_by(LANGUAGE, DEEDS, holds, settle)
