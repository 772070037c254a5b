"""Policy values by which a hero takes one of four actions, and has to roll for an attack after exploring."""

from collections.abc import Sequence
from typing import Any

from flick.games.ravenloft import reactions
from flick.games.ravenloft.cards import monster
from flick.games.ravenloft.harm import afflict
from flick.games.ravenloft.policies.coming import EncounterPolicy, SpawnPolicy
from flick.games.ravenloft.policies.turns import DAZED, ActionsPolicy, InitiativePolicy
from flick.games.ravenloft.spawning import draw_card, put_monster, squares_behind
from flick.games.ravenloft.state import RavenloftState
from flick.games.ravenloft.turn_record import LastAttack, Placed, Roll
from flick.table.chance import Chance
from flick.table.rules import NOTHING_HAPPENS, Rules, choose, tell
from flick.table.sayings import Say, Who

THRESHOLDS = (10, 10, 12, 14)
"""The number that an initiative roll needs against a foe worth 0, 1, 2, and 3 XP or more (RAV-MIK-14 to RAV-MIK-16,
RAV-RUL-95)."""
FUMBLE = 2
"""The highest die of a fumble (RAV-MIK-19)."""
ENCOUNTER, BEHIND = "encounter", "behind"


class FourActions(ActionsPolicy):
    """A hero takes two moves, a move and an attack in either order, a move with an exploration, or that with an attack
    after it (RAV-MIK-02 to RAV-MIK-05). These are not mixed (RAV-RUL-92), and no move has to be used up
    (RAV-MIK-08)."""

    pattern = "RAV-RUL-92"

    def may_attempt(self, state: RavenloftState, seat: int) -> bool:
        """After exploring only a monster can be attacked, and no attempt replaces the attack."""
        return not state.now.explorations and super().may_attempt(state, seat)

    def _allows(self, state: RavenloftState, seat: int, moves: int, attacks: int) -> bool:
        hero, now = state.heroes[seat], state.now
        if not now.explorations:
            return super()._allows(state, seat, moves, attacks)
        if not hero.stands or now.ended:
            return False
        moves, attacks = moves + now.moves, attacks + now.attacks
        beyond = max(0, moves - 1) + max(0, attacks - 1)
        if "dazed" in hero.conditions:
            beyond = moves + attacks - DAZED
        return beyond <= now.more


class OnePlusBehind(SpawnPolicy):
    """A black tile brings either an encounter in the villain phase, or one more monster at once at the nearest
    unexplored edge of another tile (RAV-MIK-09 to RAV-MIK-12)."""

    def before(self, state: RavenloftState, chance: Chance, seat: int, placed: Sequence[Placed]) -> Rules[None]:
        """Ask for the choice on a black exploration, which several tiles are if one is (RAV-RUL-104). Without a square
        for a monster there is only the encounter (RAV-RUL-94)."""
        tiles, is_black = [one.tile for one in placed], any(one.triangle == "black" for one in placed)
        if not is_black or not squares_behind(state, seat, 1, tiles):
            return
        ways = (ENCOUNTER, BEHIND)
        way = yield from choose(seat, "black", ways, rule="RAV-MIK-09", label=lambda way: Say(f"black-{way}"))
        if way == BEHIND:
            state.now.behind = True
            yield from self._behind(state, chance, seat, tiles)

    def _behind(self, state: RavenloftState, chance: Chance, seat: int, placed: Sequence[str]) -> Rules[None]:
        name = yield from draw_card(state, chance, seat, "RAV-MIK-11")
        if name is None:
            yield tell("no-monster", "RAV-RUL-10", who=Who(seat))
            return
        spots = squares_behind(state, seat, monster(name).size, placed)
        yield from put_monster(state, chance, seat, name, placed[0], "RAV-MIK-11", spots)


class BlackChoice(EncounterPolicy):
    """An encounter is drawn in the villain phase if no tile or a black one was placed and no monster came instead
    (RAV-MIK-01, RAV-MIK-10, RAV-MIK-20)."""

    def on_explore(self, state: RavenloftState, chance: Chance, seat: int, placed: Sequence[Placed]) -> Rules[None]:
        return NOTHING_HAPPENS if state.now.behind else super().on_explore(state, chance, seat, placed)


class RollByXp(InitiativePolicy):
    """After exploring the hero attacks only if an initiative roll succeeds; otherwise its phase is over (RAV-MIK-13 to
    RAV-MIK-18)."""

    def is_contested(self, state: RavenloftState, seat: int) -> bool:
        now = state.now
        return seat == state.active and state.stage == "hero" and now.explorations > 0 and not now.initiative

    def before_attack(self, state: RavenloftState, chance: Chance, seat: int, targets: Sequence[str]) -> Rules[bool]:
        """Roll for initiative; with several targets the highest number counts (RAV-RUL-95)."""
        needed, target = max((self._needed(state, name), name) for name in targets)
        rule = {10: "RAV-MIK-16", 12: "RAV-MIK-15", 14: "RAV-MIK-14"}[needed]
        roll = yield from initiative_roll(state, chance, seat, needed, rule, target)
        state.now.initiative = roll.die
        if roll.hits:
            yield tell("initiative-won", "RAV-MIK-17", who=Who(seat))
            return True
        state.now.ended, state.now.fumbled = True, roll.die <= FUMBLE
        yield tell("phase-ends", "RAV-MIK-19" if state.now.fumbled else "RAV-MIK-18", who=Who(seat))
        return False

    def _needed(self, state: RavenloftState, name: str) -> int:
        figure = state.figures[name]
        return THRESHOLDS[min(monster(name).xp, len(THRESHOLDS) - 1) if figure.is_monster else 0]

    def phase_over(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        """Make a hero that has fumbled Dazed through its next hero phase (RAV-RUL-96)."""
        return afflict(state, chance, seat, "dazed", "RAV-MIK-19") if state.now.fumbled else NOTHING_HAPPENS


def initiative_roll(
    state: RavenloftState, chance: Chance, seat: int, needed: int, rule: str, target: str
) -> Rules[Roll]:
    """Roll for initiative, which is shown like an attack on the target and allows no level."""
    state.fight = LastAttack(state.heroes[seat].id, "initiative", 0, initiative=rule)
    return reactions.roll(
        state, chance, seat, "initiative", 0, needed, rule, kind="initiative-roll", against=target, target=target
    )


VALUES: dict[str, dict[str, type[Any]]] = {
    "actions": {"four_actions": FourActions},
    "spawn": {"one_card_plus_behind": OnePlusBehind},
    "encounter": {"black_choice": BlackChoice},
    "initiative": {"roll_by_xp_before_attack": RollByXp},
}
