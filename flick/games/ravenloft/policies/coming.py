"""Policy values for what comes: monsters with new tiles, encounters, traps."""

from collections.abc import Sequence
from typing import Any

from flick.games.ravenloft import encounters
from flick.games.ravenloft.experience import CANCEL
from flick.games.ravenloft.force import says
from flick.games.ravenloft.policies.dungeon_kinds import EncounterPolicy, SpawnPolicy, TrapPolicy
from flick.games.ravenloft.spawning import draw_monster
from flick.games.ravenloft.state import ENCOUNTER, RavenloftState
from flick.games.ravenloft.turn_record import Placed
from flick.table.chance import Chance
from flick.table.rules import NOTHING_HAPPENS, Rules


class OneCard(SpawnPolicy):
    """Every new tile brings one monster (RAV-43)."""

    def spawn(self, state: RavenloftState, chance: Chance, seat: int, tile: str) -> Rules[list[str]]:
        figure = yield from draw_monster(state, chance, seat, tile, "RAV-43")
        return [] if figure is None else [figure]

    def not_explored(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        return NOTHING_HAPPENS

    def not_placed(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        return NOTHING_HAPPENS

    def phase_over(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        return NOTHING_HAPPENS


class VillainStep1(EncounterPolicy):
    """One encounter is drawn in the villain phase if no tile or a black one was placed (RAV-47 to RAV-49,
    RAV-RUL-17)."""

    def on_explore(self, state: RavenloftState, chance: Chance, seat: int, placed: Sequence[Placed]) -> Rules[None]:
        if any(one.triangle == "black" and not one.in_chamber for one in placed):
            state.now.encounter_due = True
        return NOTHING_HAPPENS

    def not_explored(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        state.now.encounter_due = True
        return NOTHING_HAPPENS

    def at_villain_step(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        """Draw the encounter, also for a hero that has left the dungeon (RAV-RUL-37)."""
        if state.now.encounter_due or not state.now.placed:
            rule = "RAV-48" if state.now.placed else "RAV-47"
            yield from encounters.draw_and_play(state, chance, seat, self.deck(state), rule)

    def at_end(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        return NOTHING_HAPPENS

    def deck(self, state: RavenloftState) -> str:
        return ENCOUNTER

    def deck_of(self, state: RavenloftState, card: str) -> str:
        return ENCOUNTER

    def price(self, state: RavenloftState) -> int:
        """The XP that cancelling costs (RAV-137), more where an Environment says so."""
        return max([CANCEL, *(part.amount.plus for part in says(state, None, "cancel_cost"))])

    def phase_over(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        return NOTHING_HAPPENS

    def time_passes(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        return NOTHING_HAPPENS


class Attach(TrapPolicy):
    """A Trap lies on the hero's tile and acts in villain phases (RAV-124 to RAV-127)."""

    def drawn(self, state: RavenloftState, chance: Chance, seat: int, card: str, tile: str) -> Rules[None]:
        return encounters.attach(state, seat, card, tile)


VALUES: dict[str, dict[str, type[Any]]] = {
    "spawn": {"one_card": OneCard},
    "encounter": {"villain_step_1": VillainStep1},
    "trap": {"attach": Attach},
}
