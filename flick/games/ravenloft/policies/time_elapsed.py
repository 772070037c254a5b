"""Policy values by which a die says how many monsters come, and passing time brings encounters of its own."""

from collections.abc import Sequence
from typing import Any

from flick.games.ravenloft import encounters
from flick.games.ravenloft.card_records import VillainCard
from flick.games.ravenloft.cards import card, encounter
from flick.games.ravenloft.dungeon import card_of
from flick.games.ravenloft.policies.coming import EncounterPolicy, SpawnPolicy, is_black
from flick.games.ravenloft.policies.four_actions import initiative_roll
from flick.games.ravenloft.policies.preparing import SetupPolicy
from flick.games.ravenloft.policies.turns import InitiativePolicy
from flick.games.ravenloft.spawning import draw_monsters
from flick.games.ravenloft.state import ENCOUNTER, TIME, TIME_TOKENS, RavenloftState
from flick.games.ravenloft.turn_record import D20, Placed
from flick.table.chance import Chance
from flick.table.rules import NOTHING_HAPPENS, Rules, tell
from flick.table.sayings import Who

BLACK, VILLAIN = 17, 20
"""The number that an initiative roll needs (RAV-HPH-13), and the one with a villain in sight (RAV-HPH-15)."""
NONE = 20
"""The die on which no monster comes (RAV-HPH-08)."""
TWO = 7
"""Up to this number, raised by 1 for each hero, two monsters come (RAV-HPH-08, RAV-HPH-09)."""


def cards_on(die: int, heroes: int, levelled: int) -> int:
    """The number of monster cards that a die brings on a black tile: three up to the number of heroes that have risen,
    two up to 7 plus the number of heroes, none on a 20, otherwise one (RAV-HPH-08 to RAV-HPH-10)."""
    if die >= NONE:
        return 0
    if die <= levelled:
        return 3
    return 2 if die <= TWO + heroes else 1


class SplitEncounters(SetupPolicy):
    """Environments and Event-Attacks form the Time Elapsed deck, all others the classic encounter deck (RAV-HPH-01,
    RAV-HPH-02)."""

    def decks(self, state: RavenloftState) -> dict[str, list[str]]:
        found = super().decks(state)
        every = found[ENCOUNTER]
        return {
            **found,
            ENCOUNTER: [one for one in every if not _is_of_time(one)],
            TIME: [one for one in every if _is_of_time(one)],
        }


def _is_of_time(name: str) -> bool:
    return encounter(name).type in ("environment", "event_attack")


class D20Table(SpawnPolicy):
    """A die says how many monsters come on a black tile (RAV-HPH-08); a white one brings one, or none if the option
    says so (RAV-RUL-100)."""

    def spawn(self, state: RavenloftState, chance: Chance, seat: int, tile: str) -> Rules[list[str]]:
        if not card_of(state.dungeon, tile).is_black:
            count = state.options.hph_white_monsters
            return (yield from draw_monsters(state, chance, seat, tile, count, "RAV-RUL-100"))
        die = chance.roll("monsters", D20)
        present = [hero for hero in state.heroes if hero.on_board]
        count = cards_on(die, len(present), sum(hero.level > 1 for hero in present))
        yield tell("monsters-roll", "RAV-HPH-08", who=Who(seat), n=die, count=count)
        return (yield from draw_monsters(state, chance, seat, tile, count, "RAV-HPH-11"))


class ClassicOrTime(EncounterPolicy):
    """A black tile brings a card of the classic deck at once (RAV-HPH-12), a white one or a phase without exploring a
    Time token (RAV-HPH-16, RAV-HPH-17), the villain phase nothing (RAV-HPH-20)."""

    def on_explore(self, state: RavenloftState, chance: Chance, seat: int, placed: Sequence[Placed]) -> Rules[None]:
        if is_black(placed):
            return encounters.draw_and_play(state, chance, seat, ENCOUNTER, "RAV-HPH-12")
        return self._token(state, chance, seat, "RAV-HPH-16")

    def not_explored(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        return NOTHING_HAPPENS

    def phase_over(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        return NOTHING_HAPPENS if state.now.explorations else self._token(state, chance, seat, "RAV-HPH-17")

    def at_villain_step(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        return NOTHING_HAPPENS

    def time_passes(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        """Lay a Time token for a card that lets time pass."""
        return self._token(state, chance, seat, "RAV-HPH-18")

    def _token(self, state: RavenloftState, chance: Chance, seat: int, rule: str) -> Rules[None]:
        """Lay a Time token. The third one brings a card at once, and all are taken off (RAV-HPH-18, RAV-RUL-99); the
        hero phase goes on after it (RAV-HPH-19)."""
        state.time_tokens += 1
        yield tell("time-token", rule, n=state.time_tokens, most=TIME_TOKENS)
        if state.time_tokens >= TIME_TOKENS:
            state.time_tokens = 0
            yield from encounters.draw_and_play(state, chance, seat, TIME, "RAV-HPH-18")

    def deck_of(self, state: RavenloftState, card: str) -> str:
        """The deck to whose discards a card goes, by its type (RAV-RUL-118)."""
        return TIME if _is_of_time(card) else ENCOUNTER


class BlackSeventeen(InitiativePolicy):
    """After a black tile the hero phase goes on from a roll of 17, and where a villain came only on a 20 (RAV-HPH-13 to
    RAV-HPH-15); after a white tile without a villain it goes on without a roll (RAV-RUL-100)."""

    def after_explore(
        self, state: RavenloftState, chance: Chance, seat: int, placed: Sequence[Placed], spawned: Sequence[str]
    ) -> Rules[None]:
        """Roll for initiative, unless the hero phase is over already, for example because the hero has fallen
        (RAV-RUL-107)."""
        villains = [name for name in spawned if isinstance(card(name), VillainCard)]
        if state.now.ended or not (is_black(placed) or villains):
            return
        needed, rule = (VILLAIN, "RAV-HPH-15") if villains else (BLACK, "RAV-HPH-13")
        against = next(iter((*villains, *spawned)), "initiative")
        roll = yield from initiative_roll(state, chance, seat, needed, rule, against)
        if roll.hits:
            yield tell("initiative-won", rule, who=Who(seat))
            return
        state.now.ended = True
        yield tell("phase-ends", "RAV-HPH-14", who=Who(seat))


VALUES: dict[str, dict[str, type[Any]]] = {
    "setup": {"split_encounters": SplitEncounters},
    "spawn": {"d20_table": D20Table},
    "encounter": {"classic_on_black_time_otherwise": ClassicOrTime},
    "initiative": {"black_17_villain_20": BlackSeventeen},
}
