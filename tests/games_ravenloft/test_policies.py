"""Every policy is asked (5.14): with another value, made up here, something else happens."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from flick.games.ravenloft import bundles, ending
from flick.games.ravenloft.decks import quietly_discard
from flick.games.ravenloft.game import GAME
from flick.games.ravenloft.heroes_and_foes import Figure, RavenloftHero
from flick.games.ravenloft.options import RavenloftOptions
from flick.games.ravenloft.policies import NAMES, policies_of, values
from flick.games.ravenloft.policies.coming import EncounterPolicy, SpawnPolicy, TrapPolicy
from flick.games.ravenloft.policies.dice import DamagePolicy
from flick.games.ravenloft.policies.levels import TwentyForFive
from flick.games.ravenloft.policies.preparing import (
    DifficultyPolicy,
    HeroBuildPolicy,
    HiddenInfoPolicy,
    SetupPolicy,
    StartItem,
    SurgePolicy,
)
from flick.games.ravenloft.policies.rewards import HeroDeathPolicy, ItemPolicy, RewardPolicy
from flick.games.ravenloft.policies.turns import (
    ActionsPolicy,
    ExplorationPolicy,
    InitiativePolicy,
    MovementPolicy,
    TurnPolicy,
)
from flick.games.ravenloft.policies.villains import (
    ActivationPolicy,
    ForcedAttackPolicy,
    MonsterMovePolicy,
    VillainControlPolicy,
)
from flick.games.ravenloft.powers import ready
from flick.games.ravenloft.spawning import draw_monster
from flick.games.ravenloft.state import ENCOUNTER, MONSTER, TREASURE, RavenloftState
from flick.maps.search import Cost
from flick.table import content
from flick.table.chance import Chance
from flick.table.match import Match, start_state
from flick.table.rules import Rules
from flick.table.yaml_text import BadContent
from tests.acting import act, asked
from tests.games_ravenloft.phases import kinds, match_of, now, offered, only, party
from tests.games_ravenloft.scene import laid, monster, on_top

MADE_UP = "made_up"

Check = Callable[[], bool]
FOUND: dict[str, tuple[type[Any], Check]] = {}


def for_policy(name: str, value: type[Any]) -> Callable[[Check], Check]:
    """A second value of a policy, and what happens by it and not by the usual one."""

    def note(check: Check) -> Check:
        FOUND[name] = (value, check)
        return check

    return note


@pytest.mark.parametrize("name", NAMES)
def test_every_policy_is_asked(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    value, check = FOUND[name]
    assert not check(), "so it goes by the usual value"
    monkeypatch.setitem(values()[name], MADE_UP, value)
    usual = bundles.base()
    monkeypatch.setattr(bundles, "base", lambda: {**usual, name: (MADE_UP,)})
    assert check()


def test_every_policy_has_the_usual_values_that_the_table_names() -> None:
    assert [*bundles.base()] == [*NAMES]
    for name, chosen in bundles.base().items():
        assert set(chosen) <= values()[name].keys()


def test_several_settings_of_a_policy_are_joined() -> None:
    state = party(1)
    assert policies_of(state).setup.decks(state).keys() == {MONSTER, ENCOUNTER, TREASURE}
    assert isinstance(policies_of(state).setup, StartItem)


def new(seats: int = 2, **options: Any) -> RavenloftState:
    state: Any = start_state(GAME, RavenloftOptions(**options), seats, 0, {})
    return state


class NoRats(SetupPolicy):
    def decks(self, state: RavenloftState) -> dict[str, list[str]]:
        found = super().decks(state)
        state.aside += [card for card in found[MONSTER] if card.startswith("rat_swarm")]
        found[MONSTER] = [card for card in found[MONSTER] if not card.startswith("rat_swarm")]
        return found


@for_policy("setup", NoRats)
def _() -> bool:
    return "rat_swarm#1" not in new().decks[MONSTER]


class Frail(HeroBuildPolicy):
    def build(self, options: RavenloftOptions, name: str) -> RavenloftHero:
        hero = super().build(options, name)
        hero.hp = hero.most_hp = 1
        return hero


@for_policy("hero_build", Frail)
def _() -> bool:
    return new().heroes[0].hp == 1


class LastBegins(TurnPolicy):
    def first(self, state: RavenloftState, chance: Chance) -> Rules[int]:
        yield from ()
        return len(state.heroes) - 1


@for_policy("turn", LastBegins)
def _() -> bool:
    match = match_of(new(3, first="seat"))
    return asked(match).seat == 2


class NoAttacks(ActionsPolicy):
    def may_attack(self, state: RavenloftState, seat: int) -> bool:
        return False


@for_policy("actions", NoAttacks)
def _() -> bool:
    state = party(1)
    monster(state, "orc_brute", "2,2")
    return not any("orc_brute" in name for name in offered(match_of(state)))


class DearSquares(MovementPolicy):
    def cost(self, state: RavenloftState, seat: int) -> Cost:
        return lambda square: 5


@for_policy("movement", DearSquares)
def _() -> bool:
    return len([name for name in offered(match_of(party(1))) if "," in name]) < 9


class NeverExplores(ExplorationPolicy):
    def must_explore(self, state: RavenloftState, seat: int) -> bool:
        return False


def on_an_edge(**forced: Sequence[Any]) -> Match:
    """The hero explores, and a white tile comes with one monster."""
    state = party(1)
    state.heroes[0].square = "1,0"
    state.stage, state.now.ended = "explore", True
    state.dungeon.stack = ["straight#1", *[tile for tile in state.dungeon.stack if tile != "straight#1"]]
    state.dungeon.box = [tile for tile in state.dungeon.box if tile != "straight#1"]
    on_top(state, MONSTER, "rat_swarm#1", "skeleton#1")
    return match_of(state, forced)


@for_policy("exploration", NeverExplores)
def _() -> bool:
    match = on_an_edge()
    match.settle()
    return "tile" not in kinds(match)


class TwoCards(SpawnPolicy):
    def spawn(self, state: RavenloftState, chance: Chance, seat: int, tile: str) -> Rules[list[str]]:
        one = yield from super().spawn(state, chance, seat, tile)
        other = yield from draw_monster(state, chance, seat, tile, "RAV-43")
        return [*one, *([] if other is None else [other])]


@for_policy("spawn", TwoCards)
def _() -> bool:
    match = on_an_edge()
    match.settle()
    return kinds(match).count("monster-drawn") == 2


class NeverStrikes(InitiativePolicy):
    def is_contested(self, state: RavenloftState, seat: int) -> bool:
        return True

    def before_attack(self, state: RavenloftState, chance: Chance, seat: int, targets: Sequence[str]) -> Rules[bool]:
        yield from ()
        return False


@for_policy("initiative", NeverStrikes)
def _() -> bool:
    state = party(1)
    monster(state, "orc_brute", "2,2")
    match = match_of(state, {"attack": [2]})
    act(match, "turn quick_stab orc_brute-1")
    return "attack-roll" not in kinds(match)


class NoEncounters(EncounterPolicy):
    def at_villain_step(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        yield from ()


@for_policy("encounter", NoEncounters)
def _() -> bool:
    state = party(1)
    state.stage, state.now.ended = "encounter", True
    match = match_of(state)
    match.settle()
    return "encounter" not in kinds(match)


class NoTraps(TrapPolicy):
    def drawn(self, state: RavenloftState, chance: Chance, seat: int, card: str, tile: str) -> Rules[None]:
        quietly_discard(state, card, ENCOUNTER)
        yield from ()


@for_policy("trap", NoTraps)
def _() -> bool:
    state = party(1)
    state.stage, state.now.ended = "encounter", True
    on_top(state, ENCOUNTER, "dart_wall#1")
    match = match_of(state, {"encounter-attack": [1]})
    match.settle()
    return not now(match).dungeon.traps


class BackSquares(MonsterMovePolicy):
    def spots(self, state: RavenloftState, figure: Figure, tile: str) -> list[str]:
        return ["2,-4"]


@for_policy("monster_move", BackSquares)
def _() -> bool:
    match = on_an_edge()
    match.settle()
    return any(figure.square == "2,-4" for figure in now(match).figures.values())


class AllRest(ActivationPolicy):
    def next_up(self, state: RavenloftState, seat: int) -> str | None:
        return None


@for_policy("activation", AllRest)
def _() -> bool:
    state = party(1)
    monster(state, "rat_swarm", "2,2")
    state.stage, state.now.ended = "activate", True
    match = match_of(state)
    match.settle()
    return "acts" not in kinds(match)


class LastSeatChooses(VillainControlPolicy):
    def chooser(self, state: RavenloftState, figure: str) -> int:
        return len(state.heroes) - 1


@for_policy("villain_control", LastSeatChooses)
def _() -> bool:
    state = party(2)
    laid(state, "start_w", "north", "straight#1")
    monster(state, "skeleton", "1,-2")
    state.heroes[0].square = "1,1"
    state.stage, state.now.ended = "activate", True
    return asked(match_of(state)).seat == 1


class Doubled(DamagePolicy):
    def dealt(self, state: RavenloftState, chance: Chance, printed: int, whom: str) -> Rules[int]:
        yield from ()
        return 2 * printed


@for_policy("damage", Doubled)
def _() -> bool:
    state = party(1)
    state.heroes[0].conditions, state.stage = ["poisoned"], "begin"
    match = match_of(state)
    match.settle()
    return now(match).heroes[0].hp == 6


class ThreeMore(SurgePolicy):
    def supply(self, options: RavenloftOptions, heroes: int) -> int:
        return options.surges + 3


@for_policy("surge", ThreeMore)
def _() -> bool:
    return new(surges=1).surges == 4


class OtherEnd(HeroDeathPolicy):
    def at_zero(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        return ending.lose(state, "end-impossible", "RAV-02")


@for_policy("hero_death", OtherEnd)
def _() -> bool:
    state = party(1)
    state.heroes[0].hp, state.surges, state.stage = 0, 0, "begin"
    match = match_of(state)
    match.settle()
    return match.result is not None and match.result.reason.id == "end-impossible"


class NobodyRises(TwentyForFive):
    def may_rise(self, state: RavenloftState, seat: int) -> bool:
        return False


@for_policy("level_up", NobodyRises)
def _() -> bool:
    state = party(1)
    monster(state, "orc_brute", "2,2")
    for card in ("wraith#1", "ghoul#1"):
        state.decks[MONSTER].remove(card)
        state.xp.append(card)
    match = match_of(state, {"attack": [20]})
    act(match, "turn quick_stab orc_brute-1")
    return asked(match).verb != "rise"


class NoTreasure(RewardPolicy):
    def earns_treasure(self, state: RavenloftState) -> bool:
        return False


@for_policy("reward", NoTreasure)
def _() -> bool:
    state = party(1)
    monster(state, "skeleton", "2,2")
    match = match_of(state, {"attack": [20]})
    act(match, "turn quick_stab skeleton-1")
    return "treasure" not in kinds(match)


class OnlyOthers(ItemPolicy):
    def takers(self, state: RavenloftState, seat: int, drawn: bool) -> list[int]:
        return [taker for taker in super().takers(state, seat, drawn) if taker != seat]


@for_policy("item", OnlyOthers)
def _() -> bool:
    state = party(2)
    monster(state, "skeleton", "2,2")
    on_top(state, TREASURE, "heavy_shield#1")
    match = match_of(state, {"attack": [20]})
    act(match, "turn quick_stab skeleton-1")
    return now(match).heroes[1].items == ["heavy_shield#1"]


class HandedOn(ItemPolicy):
    def takers(self, state: RavenloftState, seat: int, drawn: bool) -> list[int]:
        return [taker for taker in range(len(state.heroes)) if taker != seat]


def test_items_that_are_held_may_be_handed_on_where_the_policy_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(values()["item"], "handed_on", HandedOn)
    usual = bundles.base()
    for chosen, may in (("at_draw_only", False), ("handed_on", True)):
        monkeypatch.setattr(bundles, "base", lambda chosen=chosen: {**usual, "item": (chosen,)})
        state = party(2)
        state.decks[TREASURE].remove("heavy_shield#1")
        state.heroes[0].items = ["heavy_shield#1"]
        match = match_of(state)
        assert ("give heavy_shield#1 allisa" in offered(match)) is may
        if may:
            assert act(match, "turn give heavy_shield#1 allisa").heroes[1].items == ["heavy_shield#1"]


class WithDailies(ForcedAttackPolicy):
    def powers(self, state: RavenloftState, seat: int, kind: str) -> list[str]:
        return ready(state.heroes[seat], "daily")


@for_policy("forced_attack", WithDailies)
def _() -> bool:
    state = party(3)
    only(state, 0, 2)
    state.first = 2
    state.heroes[0].square, state.heroes[2].square = "1,1", "2,1"
    state.stage, state.now.ended = "encounter", True
    on_top(state, ENCOUNTER, "strahds_whispers#1")
    match = match_of(state, {"attack": [1]})
    match.settle()
    return "pillar_of_light" in now(match).heroes[2].used


class OneTokenLess(DifficultyPolicy):
    def adjust(self, state: RavenloftState) -> None:
        state.surges -= 1


@for_policy("difficulty", OneTokenLess)
def _() -> bool:
    return new(surges=2).surges == 1


class OnlyWhoLooks(HiddenInfoPolicy):
    def lookers(self, state: RavenloftState, seat: int) -> tuple[int, ...]:
        return (seat,)


@for_policy("hidden_info", OnlyWhoLooks)
def _() -> bool:
    state = party(2)
    only(state, 1)
    state.first = 1
    match = match_of(state)
    act(match, "turn pathfinder")
    return 0 not in now(match).memory[now(match).dungeon.stack[0]]


def test_a_table_names_no_policy_and_no_value_that_there_is_not() -> None:
    for text, wrong in (("spawn: [two_cards]", "two_cards"), ("spwan: [one_card]", "spwan")):
        with pytest.raises(BadContent, match=wrong):
            bundles.check(content.parse(text, "variant.yaml"))
