"""The policy values of a match: what the rules ask wherever a variant may decide otherwise (5.14)."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

import msgspec

from flick.games.ravenloft.policies import dungeon_kinds, hero_kinds, match_kinds
from flick.games.ravenloft.state import RavenloftState
from flick.table.kept import Kept


class Policies(msgspec.Struct, frozen=True):
    """One value for each policy."""

    setup: match_kinds.SetupPolicy
    hero_build: hero_kinds.HeroBuildPolicy
    turn: match_kinds.TurnPolicy
    actions: hero_kinds.ActionsPolicy
    movement: hero_kinds.MovementPolicy
    exploration: hero_kinds.ExplorationPolicy
    spawn: dungeon_kinds.SpawnPolicy
    initiative: hero_kinds.InitiativePolicy
    encounter: dungeon_kinds.EncounterPolicy
    trap: dungeon_kinds.TrapPolicy
    monster_move: dungeon_kinds.MonsterMovePolicy
    activation: dungeon_kinds.ActivationPolicy
    villain_control: dungeon_kinds.VillainControlPolicy
    damage: match_kinds.DamagePolicy
    surge: hero_kinds.SurgePolicy
    hero_death: hero_kinds.HeroDeathPolicy
    level_up: hero_kinds.LevelUpPolicy
    reward: hero_kinds.RewardPolicy
    item: hero_kinds.ItemPolicy
    forced_attack: hero_kinds.ForcedAttackPolicy
    difficulty: match_kinds.DifficultyPolicy
    hidden_info: match_kinds.HiddenInfoPolicy


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
