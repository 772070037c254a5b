"""Carrying out texts, wherever they stand, for whoever acts."""

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
    """A text of a card is done by whoever acts. What it comes to (monsters that are defeated) is seen to after each
    part, or for one ``inside`` another after that one."""
    before, state.acting = state.acting, acting
    yield from carrier()(state, chance, name, parts, together=inside)
    state.acting = before


def _surge_value(state: RavenloftState, of: str, name: str) -> int:
    """Of whoever is healed."""
    healed = next((seat for seat, hero in enumerate(state.heroes) if hero.id == state.acting.target), None)
    return 0 if healed is None else surge_of(state, healed)


def _speed(state: RavenloftState, of: str, name: str) -> int:
    return 0 if state.acting.hero is None else speed_of(state, state.acting.hero)


def _truth(state: RavenloftState, term: Term, name: str) -> bool:
    return is_true(state, term.name, state.acting.hero, state.acting.target)


_value = value_by(LANGUAGE, {"sv": _surge_value, "speed": _speed})
holds = holds_by(LANGUAGE, {}, dict.fromkeys(LANGUAGE.conditions, _truth))


def value(state: RavenloftState, amount: CardAmount, name: str) -> int:
    """What an amount is now, for whoever acts."""
    return _value(state, amount, name)


@cache
def carrier() -> CarryOut[RavenloftState, RavenloftPart]:
    """Made at the first text: what verbs do needs everything else of the game."""
    from flick.games.ravenloft.deeds import DEEDS
    from flick.games.ravenloft.defeats import settle

    return carry_out_by(LANGUAGE, DEEDS, holds, settle)
