"""Policy values of a game in which a player with a hand of cards plays the dungeon."""

from collections.abc import Sequence
from typing import Any

from flick.games.ravenloft import adversary
from flick.games.ravenloft.card_records import MonsterCard
from flick.games.ravenloft.cards import every_card, kind_of
from flick.games.ravenloft.policies import policies_of
from flick.games.ravenloft.policies.coming import EncounterPolicy, SpawnPolicy, is_black
from flick.games.ravenloft.policies.preparing import HiddenInfoPolicy, SetupPolicy
from flick.games.ravenloft.policies.villains import VillainControlPolicy
from flick.games.ravenloft.state import ENCOUNTER, MONSTER, RavenloftState
from flick.games.ravenloft.turn_record import Placed
from flick.table.chance import Chance
from flick.table.rules import NOTHING_HAPPENS, Rules

AT_FIRST = 3
"""The cards of each deck in the first hand (RAV-STR-02)."""
WHITE, BLACK, IDLE = 2, 3, 4
"""The Threat for a white tile, a black tile, and a turn without exploring (RAV-STR-04 to RAV-STR-06)."""


class StrahdHand(SetupPolicy):
    """The player of the dungeon draws three encounters and three monsters before the first turn (RAV-STR-02)."""

    def deal(self, state: RavenloftState, chance: Chance) -> Rules[None]:
        yield from super().deal(state, chance)
        for deck in adversary.DECKS:
            yield from adversary.draw_cards(state, chance, deck, AT_FIRST, "RAV-STR-02")


class StrahdPays(SpawnPolicy):
    """No monster comes by itself (RAV-STR-07). Exploring, or not doing so, brings Threat at the highest rate that fits,
    which pays for monsters from hand (RAV-STR-04 to RAV-STR-09, RAV-RUL-86)."""

    def before(self, state: RavenloftState, chance: Chance, seat: int, placed: Sequence[Placed]) -> Rules[None]:
        if is_black(placed):
            return adversary.gain(state, BLACK, "RAV-STR-05")
        return adversary.gain(state, WHITE, "RAV-STR-04")

    def spawn(self, state: RavenloftState, chance: Chance, seat: int, tile: str) -> Rules[list[str]]:
        return adversary.buy_monsters(state, chance, seat, tile)

    def not_explored(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        """Gain Threat in the exploration phase, where there is one."""
        is_counted = policies_of(state).exploration.is_in_phase
        return NOTHING_HAPPENS if is_counted else adversary.gain(state, IDLE, "RAV-STR-06")

    def phase_over(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        """Gain Threat for not exploring at the end of the hero phase, where heroes explore in their phase
        (RAV-MIX-R5)."""
        is_idle = policies_of(state).exploration.is_in_phase and not state.now.placed
        return adversary.gain(state, IDLE, "RAV-STR-06") if is_idle else NOTHING_HAPPENS


class StrahdPaysTwo(EncounterPolicy):
    """No encounter is drawn (RAV-STR-12); one may be played from hand, and cards bought at the end of the phase
    (RAV-STR-13 to RAV-STR-16)."""

    def on_explore(self, state: RavenloftState, chance: Chance, seat: int, placed: Sequence[Placed]) -> Rules[None]:
        return NOTHING_HAPPENS

    def not_explored(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        return NOTHING_HAPPENS

    def at_villain_step(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        return adversary.play_encounter(state, chance, seat)

    def at_end(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        return adversary.buy_cards(state, chance)


class StrahdPlayer(VillainControlPolicy):
    """One player is Strahd, two to five others play heroes (RAV-STR-01). That seat chooses for villains and the
    dungeon, the active hero's for monsters (RAV-RUL-88)."""

    seats = (3, 6)
    adversary = "strahd"

    def chooser(self, state: RavenloftState, figure: str) -> int:
        if type(every_card().get(kind_of(figure))) is MonsterCard:
            return state.active
        return adversary.seat_of_adversary(state)


class HandSecret(HiddenInfoPolicy):
    """The hand is secret. A hero that may look at the encounter or the monster deck sees the hand instead, and for 1
    Threat all heroes see it (RAV-STR-17, RAV-STR-18)."""

    def lookers(self, state: RavenloftState, seat: int) -> tuple[int, ...]:
        """The seats of the heroes; the player of the dungeon does not see what they look at."""
        return tuple(range(len(state.heroes)))

    def is_seen_instead(self, state: RavenloftState, deck: str) -> bool:
        return deck in (ENCOUNTER, MONSTER)

    def look_at_hand(self, state: RavenloftState, seat: int, card: str) -> Rules[None]:
        return adversary.show_to(state, seat, card)

    def may_demand(self, state: RavenloftState, seat: int) -> bool:
        return adversary.is_unseen(state, range(len(state.heroes)))

    def demand(self, state: RavenloftState, seat: int) -> Rules[None]:
        return adversary.show_to_all(state, seat)


VALUES: dict[str, dict[str, type[Any]]] = {
    "setup": {"strahd_hand_3_3": StrahdHand},
    "spawn": {"strahd_pays": StrahdPays},
    "encounter": {"strahd_pays_2": StrahdPaysTwo},
    "villain_control": {"strahd_player": StrahdPlayer},
    "hidden_info": {"hand_secret": HandSecret},
}
