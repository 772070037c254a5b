"""Values of policies of a game in which somebody plays the dungeon, with a hand of cards (5.8)."""

from collections.abc import Sequence
from typing import Any

from flick.games.ravenloft import adversary
from flick.games.ravenloft.card_records import MonsterCard
from flick.games.ravenloft.cards import every_card, kind_of
from flick.games.ravenloft.policies import policies_of
from flick.games.ravenloft.policies.coming import OneCard, VillainStep1
from flick.games.ravenloft.policies.match_kinds import SetupPolicy
from flick.games.ravenloft.policies.preparing import AllOpen
from flick.games.ravenloft.policies.villains import ActivePlayer
from flick.games.ravenloft.state import ENCOUNTER, MONSTER, RavenloftState
from flick.games.ravenloft.turn_record import Placed
from flick.table.chance import Chance
from flick.table.rules import NOTHING_HAPPENS, Rules

AT_FIRST = 3
"""Cards of each deck (RAV-STR-02)."""
WHITE, BLACK, IDLE = 2, 3, 4
"""Threat for what the active hero does (RAV-STR-04 to RAV-STR-06)."""


class StrahdHand(SetupPolicy):
    """A hand of three encounters and three monsters, drawn before the first turn (RAV-STR-02)."""

    def deal(self, state: RavenloftState, chance: Chance) -> Rules[None]:
        yield from super().deal(state, chance)
        for deck in adversary.DECKS:
            yield from adversary.draw_cards(state, chance, deck, AT_FIRST, "RAV-STR-02")


class StrahdPays(OneCard):
    """No monster comes by itself (RAV-STR-07); Threat is gained once the tiles lie, at the highest rate, and pays for
    monsters from hand (RAV-STR-04 to RAV-STR-09, RAV-RUL-86)."""

    def before(self, state: RavenloftState, chance: Chance, seat: int, placed: Sequence[Placed]) -> Rules[None]:
        if any(one.triangle == "black" and not one.in_chamber for one in placed):
            return adversary.gain(state, BLACK, "RAV-STR-05")
        return adversary.gain(state, WHITE, "RAV-STR-04")

    def spawn(self, state: RavenloftState, chance: Chance, seat: int, tile: str) -> Rules[list[str]]:
        return adversary.buy_monsters(state, chance, seat, tile)

    def not_explored(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        """In the exploration phase, where there is one."""
        is_counted = policies_of(state).exploration.is_in_phase
        return NOTHING_HAPPENS if is_counted else adversary.gain(state, IDLE, "RAV-STR-06")

    def phase_over(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        """Where heroes explore in their phase, what comes of none is gained at its end (RAV-MIX-R5)."""
        is_idle = policies_of(state).exploration.is_in_phase and not state.now.placed
        return adversary.gain(state, IDLE, "RAV-STR-06") if is_idle else NOTHING_HAPPENS


class StrahdPaysTwo(VillainStep1):
    """No encounter is drawn (RAV-STR-12); one may be played from hand, and cards bought at the end (RAV-STR-13 to
    RAV-STR-16)."""

    def on_explore(self, state: RavenloftState, chance: Chance, seat: int, placed: Sequence[Placed]) -> Rules[None]:
        return NOTHING_HAPPENS

    def not_explored(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        return NOTHING_HAPPENS

    def at_villain_step(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        return adversary.play_encounter(state, chance, seat)

    def at_end(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        return adversary.buy_cards(state, chance)


class StrahdPlayer(ActivePlayer):
    """One player is Strahd, two to five others are heroes (RAV-STR-01); that seat chooses for villains and the dungeon,
    the active hero's for monsters (RAV-RUL-88)."""

    seats = (3, 6)
    adversary = "strahd"

    def chooser(self, state: RavenloftState, figure: str) -> int:
        if type(every_card().get(kind_of(figure))) is MonsterCard:
            return state.active
        return adversary.seat_of_adversary(state)


class HandSecret(AllOpen):
    """The hand is secret: a hero that may look at the encounter or the monster deck sees it instead, and all see it for
    1 Threat (RAV-STR-17, RAV-STR-18)."""

    def lookers(self, state: RavenloftState, seat: int) -> tuple[int, ...]:
        """What heroes look at is not shown to whoever plays against them."""
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
