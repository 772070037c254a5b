"""The optional clock, which answers for a player whose time is over (CAT-R35)."""

from collections.abc import Mapping

from flick.games.catacombs.cards import RANGED, ShotKind
from flick.games.catacombs.room import room_in, to_centre
from flick.games.catacombs.state import CatacombsState, character, pawn_of, whose_turn
from flick.table.answers import write_place
from flick.table.overdue import gentlest, plainest
from flick.table.rules import Decision, Flick, Place

RULE = "CAT-R35"

KINDS: Mapping[str, ShotKind] = {pawn_of(kind): kind for kind in RANGED}
"""The ranged shot that each projectile belongs to."""


def overdue(state: CatacombsState, decision: Decision) -> str:
    """The answer of the clock: the leftmost card, enemy character 1 and the first crystal, which are the first options,
    and the gentlest flick towards the centre of the arena.

    It declines everything optional, but accepts a layout of the crystals, because refusing means proposing another.
    """
    if isinstance(decision, Flick):
        if decision.beside is not None and decision.beside.decline:
            return decision.beside.decline
        return gentlest(decision, to_centre(state.arena.table, state.layout().pawns[decision.pawns[0]].pose))
    if isinstance(decision, Place):
        return write_place(decision.piece, *_spot(state, decision), decision.verb)
    if decision.verb == "agree":
        return "yes"
    return plainest(decision)


def _spot(state: CatacombsState, decision: Place) -> tuple[float, float]:
    """The first legal spot clockwise from the centre; where no whole degree has one, a suggestion."""
    room = room_in(state, KINDS[decision.piece], character(*whose_turn(state)))
    return room.first() or decision.suggestions[0]
