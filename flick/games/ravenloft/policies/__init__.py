"""The policy values of a match: what the rules ask wherever a variant may decide otherwise."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any

import msgspec

from flick.games.ravenloft.state import RavenloftState
from flick.table.kept import Kept

if TYPE_CHECKING:
    from flick.games.ravenloft.policies import coming, dice, levels, preparing, rewards, turns, villains


class Policies(msgspec.Struct, frozen=True):
    """One value for each policy."""

    setup: "preparing.SetupPolicy"
    hero_build: "preparing.HeroBuildPolicy"
    turn: "turns.TurnPolicy"
    actions: "turns.ActionsPolicy"
    movement: "turns.MovementPolicy"
    exploration: "turns.ExplorationPolicy"
    spawn: "coming.SpawnPolicy"
    initiative: "turns.InitiativePolicy"
    encounter: "coming.EncounterPolicy"
    trap: "coming.TrapPolicy"
    monster_move: "villains.MonsterMovePolicy"
    activation: "villains.ActivationPolicy"
    villain_control: "villains.VillainControlPolicy"
    damage: "dice.DamagePolicy"
    surge: "preparing.SurgePolicy"
    hero_death: "rewards.HeroDeathPolicy"
    level_up: "levels.LevelUpPolicy"
    reward: "rewards.RewardPolicy"
    item: "rewards.ItemPolicy"
    forced_attack: "villains.ForcedAttackPolicy"
    difficulty: "preparing.DifficultyPolicy"
    hidden_info: "preparing.HiddenInfoPolicy"


Chosen = tuple[tuple[str, tuple[str, ...]], ...]
"""The names of the settings of each policy."""
NAMES = Policies.__struct_fields__
"""The names of all policies."""


def policies_of(state: RavenloftState) -> Policies:
    """The policy values by which a match is played."""
    return policies_by(state.policies)


def policies_by(bundle: dict[str, tuple[str, ...]]) -> Policies:
    """The policy values of a bundle, whose names are known."""
    return _made[tuple(bundle.items())]


def values() -> dict[str, dict[str, type[Any]]]:
    """All values by policy and name. They are loaded at the first call, because they import the rest of the game."""
    return _values()


@cache
def _values() -> dict[str, dict[str, type[Any]]]:
    """The values of all modules in this folder that define any."""
    found: dict[str, dict[str, type[Any]]] = {name: {} for name in NAMES}
    for module in sorted(one.name for one in iter_modules(__path__)):
        group = import_module(f"{__name__}.{module}")
        for policy, named in getattr(group, "VALUES", {}).items():
            found[policy].update(named)
    return found


def _make(chosen: Chosen) -> Policies:
    """The policy values for chosen settings. Several settings of one policy become one class, in which the later ones
    come first."""
    known = _values()
    made: dict[str, Any] = {}
    for policy, names in chosen:
        kinds_of_value = [known[policy][name] for name in reversed(names)]
        made[policy] = kinds_of_value[0]() if len(names) == 1 else type("+".join(names), tuple(kinds_of_value), {})()
    return Policies(**made)


_made: Kept[Chosen, Policies] = Kept(_make)
