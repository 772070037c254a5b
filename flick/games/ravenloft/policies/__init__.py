"""The values of the policies of a match: what the rules ask wherever a variant may decide otherwise (5.14)."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

import msgspec

from flick.games.ravenloft.policies import dungeon_kinds, hero_kinds, match_kinds
from flick.games.ravenloft.state import RavenloftState
from flick.table.kept import Kept


class Policies(msgspec.Struct, frozen=True):
    """One value for every policy, by its identifier."""

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
"""The settings of each policy."""
NAMES = Policies.__struct_fields__
"""Every policy there is."""


def policies_of(state: RavenloftState) -> Policies:
    """What a match goes by."""
    return policies_by(state.policies)


def policies_by(bundle: dict[str, tuple[str, ...]]) -> Policies:
    """The values of a bundle, whose names are known."""
    return _made[tuple(bundle.items())]


def values() -> dict[str, dict[str, type[Any]]]:
    """All values by policy and name; they are loaded at the first question, for they need the rest of the game."""
    return _values()


@cache
def _values() -> dict[str, dict[str, type[Any]]]:
    """Every module beside this one brings values, but that of the kinds."""
    found: dict[str, dict[str, type[Any]]] = {name: {} for name in NAMES}
    for module in sorted(one.name for one in iter_modules(__path__)):
        group = import_module(f"{__name__}.{module}")
        for policy, named in getattr(group, "VALUES", {}).items():
            found[policy].update(named)
    return found


def _make(chosen: Chosen) -> Policies:
    """Several settings of one policy are mixed, the later ones asked first."""
    known = _values()
    made: dict[str, Any] = {}
    for policy, names in chosen:
        kinds_of_value = [known[policy][name] for name in reversed(names)]
        made[policy] = kinds_of_value[0]() if len(names) == 1 else type("+".join(names), tuple(kinds_of_value), {})()
    return Policies(**made)


_made: Kept[Chosen, Policies] = Kept(_make)
