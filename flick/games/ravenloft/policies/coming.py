"""Policies of what comes: monsters with new tiles, encounters, traps."""

from collections.abc import Sequence
from typing import Any

from flick.games.ravenloft import encounters
from flick.games.ravenloft.experience import CANCEL
from flick.games.ravenloft.force import says
from flick.games.ravenloft.spawning import draw_monsters
from flick.games.ravenloft.state import ENCOUNTER, RavenloftState
from flick.games.ravenloft.turn_record import Placed
from flick.table.chance import Chance
from flick.table.rules import NOTHING_HAPPENS, Rules


class SpawnPolicy:
    """How many monsters come, from where, and onto which squares. Usually every new tile brings one (RAV-43)."""

    def before(self, state: RavenloftState, chance: Chance, seat: int, placed: Sequence[Placed]) -> Rules[None]:
        """Called when all tiles of an exploration lie, before monsters come."""
        return NOTHING_HAPPENS

    def spawn(self, state: RavenloftState, chance: Chance, seat: int, tile: str) -> Rules[list[str]]:
        """Bring the monsters of a new tile; gives their figures."""
        return draw_monsters(state, chance, seat, tile, 1, "RAV-43")

    def not_explored(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        """Called in the exploration phase of a turn in which no tile was placed."""
        return NOTHING_HAPPENS

    def comes_to_idlers(self, state: RavenloftState) -> int:
        """The number of monsters that come if the hero phase ends now without exploring."""
        return 0

    def not_placed(self, state: RavenloftState, chance: Chance) -> Rules[None]:
        """Called when a monster could not be placed."""
        return NOTHING_HAPPENS

    def phase_over(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        """Called at the end of a hero phase."""
        return NOTHING_HAPPENS


class EncounterPolicy:
    """When encounters are drawn, from which deck, and the price of cancelling one. Usually one is drawn in the villain
    phase if no tile or a black one was placed (RAV-47 to RAV-49, RAV-RUL-17)."""

    def on_explore(self, state: RavenloftState, chance: Chance, seat: int, placed: Sequence[Placed]) -> Rules[None]:
        """Called after exploring, when the monsters have come."""
        if is_black(placed):
            state.now.encounter_due = True
        return NOTHING_HAPPENS

    def not_explored(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        """Called in the exploration phase of a turn in which no tile was placed."""
        state.now.encounter_due = True
        return NOTHING_HAPPENS

    def at_villain_step(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        """Play step 1 of the villain phase; a hero that has left the dungeon draws an encounter too (RAV-RUL-37)."""
        if state.now.encounter_due or not state.now.placed:
            rule = "RAV-48" if state.now.placed else "RAV-47"
            yield from encounters.draw_and_play(state, chance, seat, self.deck(state), rule)

    def at_end(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        """Called at the end of the villain phase."""
        return NOTHING_HAPPENS

    def deck(self, state: RavenloftState) -> str:
        """The deck that texts mean by "the encounter deck"."""
        return ENCOUNTER

    def deck_of(self, state: RavenloftState, card: str) -> str:
        """The deck to whose discards a card goes."""
        return ENCOUNTER

    def price(self, state: RavenloftState) -> int:
        """The XP that cancelling costs (RAV-137), more where an Environment says so."""
        return max([CANCEL, *(part.amount.plus for part in says(state, None, "cancel_cost"))])

    def phase_over(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        """Called at the end of a hero phase."""
        return NOTHING_HAPPENS

    def time_passes(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        """Called when a card lets time pass (``clock``)."""
        return NOTHING_HAPPENS


def is_black(placed: Sequence[Placed]) -> bool:
    """Whether an exploration counts as black: one of its tiles is, chamber tiles aside (RAV-RUL-104)."""
    return any(one.triangle == "black" and not one.in_chamber for one in placed)


class TrapPolicy:
    """What happens when a Trap is drawn. Usually it lies on the hero's tile and acts in villain phases (RAV-124 to
    RAV-127)."""

    def drawn(self, state: RavenloftState, chance: Chance, seat: int, card: str, tile: str) -> Rules[None]:
        """Play a Trap that a hero on that tile has drawn."""
        return encounters.attach(state, seat, card, tile)


VALUES: dict[str, dict[str, type[Any]]] = {
    "spawn": {"one_card": SpawnPolicy},
    "encounter": {"villain_step_1": EncounterPolicy},
    "trap": {"attach": TrapPolicy},
}
