"""Policies of rewards, Items, and heroes for whom no token is left."""

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

from flick.games.ravenloft import ending
from flick.games.ravenloft.state import RavenloftState
from flick.games.ravenloft.whereabouts import seats_from
from flick.table.chance import Chance
from flick.table.rules import NOTHING_HAPPENS, Rules

RestGoes: TypeAlias = Literal["discards", "under_deck"]
"""Where a monster card goes that brings no XP."""


class RewardPolicy:
    """The treasure and XP for defeated monsters. Usually every card counts as XP (RAV-90), and a turn brings at most
    one treasure (RAV-129)."""

    def xp_cards(self, state: RavenloftState, seat: int, cards: Sequence[str]) -> Rules[Sequence[str]]:
        """The cards, of monsters defeated together, that go to the XP pile."""
        yield from ()
        return cards

    def rest_goes(self, state: RavenloftState, card: str) -> RestGoes:
        """Where a monster card goes that does not go to the XP pile."""
        return "discards"

    def earns_treasure(self, state: RavenloftState) -> bool:
        """Whether a defeat brings the active hero a treasure now."""
        return not state.now.treasure


class ItemPolicy:
    """When an Item may change hands: usually only as it is drawn, to any hero on the board (RAV-130, RAV-131,
    RAV-RUL-39)."""

    def takers(self, state: RavenloftState, seat: int, drawn: bool) -> list[int]:
        """The seats to which a hero may give an Item that was just ``drawn``, or one that it has held."""
        return [other for other in seats_from(state, seat) if drawn and state.heroes[other].on_board]

    def why_not(self, state: RavenloftState) -> tuple[str, str]:
        """Why an Item cannot be given away: a refusal and its rule."""
        return "item-kept", "RAV-131"


class HeroDeathPolicy:
    """What happens to a hero at 0 HP for whom there is no token: usually the party loses (RAV-03, RAV-101)."""

    def may_return(self, state: RavenloftState, seat: int) -> bool:
        """Whether the player of a dead hero may join with another."""
        return False

    def at_zero(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        """Called at the start of a turn of such a hero."""
        return ending.lose(state, "end-no-surge", "RAV-101", state.heroes[seat].id)

    def at_turn(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        """Called at the start of a turn, also where the hero is dead."""
        return NOTHING_HAPPENS


VALUES: dict[str, dict[str, type[Any]]] = {
    "reward": {"one_treasure_per_turn_all_xp": RewardPolicy},
    "item": {"at_draw_only": ItemPolicy},
    "hero_death": {"party_loses": HeroDeathPolicy},
}
