"""Carries out texts part by part, as far as their conditions hold."""

from collections.abc import Sequence
from functools import cache

from flick.effects.dispatch import CarryOut, carry_out_by, holds_by
from flick.games.urto.cards import card, heroes, kind_of
from flick.games.urto.language import LANGUAGE, UrtoPart
from flick.games.urto.state import UrtoState
from flick.table.chance import Chance
from flick.table.rules import NOTHING_HAPPENS, Rules


def carry_out(
    state: UrtoState, chance: Chance, seat: int, name: str, parts: Sequence[UrtoPart], rule: str = ""
) -> Rules[None]:
    """Carry out the text of a card for a seat, which the text calls ``self``, by the rule of such cards or by another
    ``rule``."""
    now = state.now
    doer, now.doer, before, now.rule = now.doer, seat, now.rule, rule or _rule_of(name)
    yield from _carrier()(state, chance, name, parts)
    now.doer, now.rule = doer, before


def _rule_of(name: str) -> str:
    """The rule by which a text is carried out: that of a monster's reward, an artefact or an event."""
    one = card(name)
    return "URTO-90" if one.attack else "URTO-124" if one.colour else "URTO-148"


def _attack(state: UrtoState, of: str, name: str) -> int:
    return 0 if kind_of(name) in heroes() else card(name).attack


@cache
def _carrier() -> CarryOut[UrtoState, UrtoPart]:
    """The function that carries out texts. It is made at the first text, because the functions for verbs import
    everything else of the game."""
    from flick.games.urto.deeds import DEEDS

    holds = holds_by(
        LANGUAGE, {"attack": _attack}, {"monster": lambda state, term, name: kind_of(name) not in heroes()}
    )
    return carry_out_by(LANGUAGE, DEEDS, holds, lambda state, chance: NOTHING_HAPPENS)
