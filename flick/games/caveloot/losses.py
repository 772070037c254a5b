"""Heroes that fall in the middle of a fight (CAVE-R29, CAVE-R31, CAVE-R51)."""

from flick.games.caveloot.draws import clear_of
from flick.games.caveloot.harm import FightOver, fall, has_fallen
from flick.games.caveloot.state import CavelootState, vitality_of
from flick.games.caveloot.stock import bury, take_from
from flick.games.caveloot.zones import bound_of
from flick.table.rules import Rules, tell
from flick.table.sayings import Who


def support_losses(state: CavelootState) -> Rules[None]:
    """Destroy support heroes without vitality when the clash ends, also where it ends with a flight (CAVE-R29)."""
    fight = state.current_fight
    for seat in list(fight.lent):
        yield from _losses_of(state, seat)


def _losses_of(state: CavelootState, seat: int) -> Rules[None]:
    """Destroy the support heroes of a seat that have no vitality left; the others have done their part in the clash."""
    fight = state.current_fight
    for hero in fight.lent.pop(seat, ()):
        if vitality_of(state, hero) == 0 and hero in state.players[seat].hand:
            moves = bury(state, hero, take_from(state, seat, hero), bound_of(seat))
            yield tell("support-falls", "CAVE-R29", moves, who=Who(seat), hero=hero)


def check_fallen(state: CavelootState, seat: int) -> Rules[None]:
    """Destroy a hero without vitality at once (CAVE-R31). Where it is the active one, the fight is lost, even if the
    opponent has no vitality either (CAVE-R33). A helper's place is empty then, its power cards are discarded, and its
    hand lies in the region (CAVE-R51)."""
    fight = state.current_fight
    if has_fallen(state, state.active):
        raise FightOver("lost")
    if has_fallen(state, seat):
        yield from _losses_of(state, seat)
        yield from clear_of(state, seat)
        yield from fall(state, seat, "CAVE-R51")
        fight.seats.remove(seat)
    if fight.vitality <= 0:
        raise FightOver("won")
