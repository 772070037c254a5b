"""Doors, tokens and objects, the way out, and how an adventure ends."""

from flick.games.ravenloft import adventures, arriving, bonus, doors, missions, objects
from flick.games.ravenloft.defeats import hurt_figure
from flick.games.ravenloft.dungeon import Door, ObjectToken, edges_at, shut
from flick.games.ravenloft.exploring import explore
from flick.games.ravenloft.force import armour_of, more_ac, slower, speed_of
from flick.games.ravenloft.state import RavenloftState
from flick.games.ravenloft.turn_record import LastAttack
from flick.maps.grid import Edge
from tests.games_ravenloft.scene import Run, chance_of, laid, monster, stacked, state_of


def before_a_door(kind: str, *beyond: str) -> tuple[RavenloftState, Door]:
    """Two heroes beside a door to the east of a passage, a third one not."""
    state = state_of(3, "doors_of_cinder")
    laid(state, "start_e", "east", "straight#2")
    for tile in beyond:
        laid(state, "straight#2", "east", tile)
    state.dungeon.door_pile.remove(kind)  # type: ignore[arg-type]
    state.dungeon.door_pile.insert(0, kind)  # type: ignore[arg-type]
    assert shut(state.dungeon, "straight#2") == Edge("straight#2", "east")
    for hero, square in zip(state.heroes, ("11,1", "11,2", "9,1"), strict=True):
        hero.square = square
    return state, state.dungeon.doors[0]


def tried(state: RavenloftState, door: Door) -> Run:
    return Run(state, doors.try_door(state, chance_of(state), 0, door))


def test_three_kinds_of_doors() -> None:
    """RAV-T-B53: nothing; both adjacent heroes take 1; the token stays."""
    for kind, hurt, stays in (("unlocked", 0, False), ("trapped", 1, False), ("locked", 0, True)):
        state, door = before_a_door(kind)
        before = [hero.hp for hero in state.heroes]
        assert doors.closed_at(state, 0) == [door]
        assert doors.closed_at(state, 2) == []
        tried(state, door)
        assert [old - hero.hp for old, hero in zip(before, state.heroes, strict=True)] == [hurt, hurt, 0]
        assert bool(state.dungeon.doors) is stays
        assert bool(edges_at(state.dungeon, "11,1")) is not stays


def test_a_locked_door_opens_on_ten() -> None:
    """RAV-T-B54."""
    for die, opens in ((9, False), (10, True)):
        state, door = before_a_door("locked")
        state.heroes[0].specials = []
        tried(state, door)
        assert doors.locked_at(state, 0) == [door]
        assert doors.closed_at(state, 0) == []
        Run(state, doors.unlock(state, chance_of(state, unlock=[die]), 0, door))
        assert (not state.dungeon.doors) is opens


def test_a_treasure_lies_behind_an_opened_door() -> None:
    """6.12, adventure 5: on the next tile, now or as soon as it is placed."""
    state, door = before_a_door("unlocked", "cross#1")
    tried(state, door)
    assert list(state.dungeon.objects) == ["treasure_token-1"]
    state, door = before_a_door("unlocked")
    tried(state, door)
    assert not state.dungeon.objects
    stacked(state, "hall#1")
    Run(state, explore(state, chance_of(state), 0, Edge("straight#2", "east")))
    assert list(state.dungeon.objects) == ["treasure_token-1"]
    assert not state.progress.behind


def test_what_a_treasure_token_shows() -> None:
    """6.12: a treasure card, a villager who comes along, or harm."""
    for inside in ("treasure", "villager", "harm"):
        state = state_of(2, "doors_of_cinder")
        hero = state.heroes[0]
        hp, cards = hero.hp, len(state.decks["treasure"])
        state.dungeon.objects["treasure_token-1"] = ObjectToken("1,1", inside)
        assert objects.takeable(state, 0) == ["treasure_token-1"]
        Run(state, objects.take(state, chance_of(state), 0, "treasure_token-1"))
        assert state.progress.found == ["treasure_token-1"]
        assert hp - hero.hp == (inside == "harm")
        assert (len(state.decks["treasure"]) < cards) is (inside == "treasure")
        assert state.progress.carried == ({"villager-1": "kat"} if inside == "villager" else {})


def test_two_tokens_are_taken_in_one_move() -> None:
    """RAV-T-B46."""
    state = state_of(1, "doors_of_cinder")
    state.dungeon.objects |= {"treasure_token-1": ObjectToken("2,1", "harm"), "villager-1": ObjectToken("0,1")}
    assert objects.takeable(state, 0) == ["treasure_token-1", "villager-1"]
    for token in objects.takeable(state, 0):
        Run(state, objects.take(state, chance_of(state), 0, token))
    assert state.progress.carried == {"villager-1": "kat"}
    assert not state.now.attacks


def test_the_icon_is_heavy_and_wakes_monsters() -> None:
    """6.12, adventure 2: Speed 1 lower, two monsters on the reliquary."""
    state = state_of(2, "the_icon_of_ravenloft")
    laid(state, "start_e", "east", "reliquary")
    Run(state, adventures.tile_placed(state, chance_of(state), "reliquary"))
    state.heroes[0].square = state.dungeon.objects["icon_of_ravenloft"].square
    speed = speed_of(state, 0)
    Run(state, objects.take(state, chance_of(state), 0, "icon_of_ravenloft"))
    assert speed_of(state, 0) == speed - 1
    assert slower(state, state.heroes[1]) == 0
    assert len(state.figures) == 2


def test_whoever_leaves_by_the_stairs_wins_only_as_the_bearer() -> None:
    """6.12, adventure 2; RAV-112: others are warned."""
    state = state_of(2, "the_icon_of_ravenloft")
    state.heroes[0].square, state.heroes[1].square = "3,2", "4,2"
    state.progress.carried["icon_of_ravenloft"] = "kat"
    assert missions.ways_out(state) == ["3,2", "4,2"]
    assert [objects.may_escape(state, seat) for seat in (0, 1)] == [True, True]
    assert [missions.leaves_in_vain(state, hero) for hero in state.heroes] == [False, True]
    Run(state, objects.escape(state, 1), ["yes"])
    assert state.ended is None
    Run(state, objects.escape(state, 0), ["yes"])
    assert state.ended is not None
    assert state.ended.won


def test_the_last_one_out_wins() -> None:
    """RAV-T-B49, RAV-112, RAV-RUL-36: the ladder of the Safe Exit, one at a time."""
    state = state_of(2)
    laid(state, "start_e", "east", "safe_exit")
    ladder = missions.ways_out(state)[0]
    for seat in (0, 1):
        state.heroes[seat].square = ladder
        state.heroes[seat].conditions = ["slowed"]
        assert state.ended is None
        Run(state, objects.escape(state, seat), ["yes"])
        assert not state.heroes[seat].square
        assert not state.heroes[seat].conditions
    assert state.ended is not None
    assert state.ended.won


def test_a_monster_token_brings_the_difference_to_one() -> None:
    """6.12, adventure 4; RAV-170."""
    for value, comes in ((0, 0), (1, 0), (2, 1), (3, 2)):
        state = state_of(1, "the_bone_warden")
        laid(state, "start_e", "east", "straight#1")
        state.dungeon.hidden["straight#1"] = value
        state.heroes[0].square = "8,1"
        assert arriving.matters(state, 0)
        run = Run(state, arriving.arrive(state, chance_of(state), 0))
        assert run.result is True
        assert len(state.figures) == comes
        assert not arriving.matters(state, 0)


def test_villagers_are_safe_at_the_entrance() -> None:
    """6.13, Captives: two of them overcome the chamber."""
    state = state_of(1, "doors_of_cinder")
    laid(state, "start_e", "east", "horrid_entrance")
    state.progress.chamber = "captives"
    state.progress.carried = {"villager-1": "kat", "villager-2": "kat"}
    state.heroes[0].square = "8,1"
    Run(state, arriving.arrive(state, chance_of(state), 0))
    assert state.progress.found == ["villager-1", "villager-2"]
    assert state.ended is not None
    assert state.ended.won


def test_the_furnace_wards_klak_until_it_is_destroyed() -> None:
    """RAV-T-B47, RAV-107, RAV-109: AC 12, HP 4; no XP and no treasure."""
    state = state_of(2, "klaks_workshop")
    laid(state, "start_e", "east", "sorcerers_den")
    Run(state, adventures.tile_placed(state, chance_of(state), "sorcerers_den"))
    assert armour_of(state, "furnace") == 12
    assert more_ac(state, state.figures["klak"]) == 2
    for _ in range(2):
        Run(state, hurt_figure(state, chance_of(state), "furnace", 2, "RAV-87", hero=True))
    assert "furnace" not in state.figures
    assert more_ac(state, state.figures["klak"]) == 0
    assert (state.xp, state.now.earned) == ([], False)
    assert state.ended is None


def test_a_cancelled_encounter_costs_blood_where_the_adventure_says_so() -> None:
    for adventure, lost in (("klaks_workshop", 1), ("out_of_the_grave", 0)):
        state = state_of(2, adventure)
        before = state.heroes[0].hp
        Run(state, adventures.after_cancel(state, chance_of(state), 0))
        assert before - state.heroes[0].hp == lost


def test_the_clock_wakes_the_count() -> None:
    """6.12, adventure 6: at step 8 on the Start tile, on the half that the active player chooses."""
    state = state_of(2, "the_count_awakens")
    Run(state, adventures.clock(state, chance_of(state), 7))
    assert not state.figures
    Run(state, adventures.clock(state, chance_of(state), 5), ["start_e"])
    assert state.progress.marker == 8
    assert state.figures["strahd"].square == "6,2"
    stacked(state, "master_crypt")
    Run(state, explore(state, chance_of(state), 0, Edge("start_e", "east")))
    assert list(state.figures).count("strahd") == 1


def test_the_crypt_wakes_him_before() -> None:
    state = state_of(2, "the_count_awakens")
    stacked(state, "master_crypt")
    Run(state, explore(state, chance_of(state), 0, Edge("start_e", "east")))
    assert "strahd" in state.figures
    Run(state, adventures.clock(state, chance_of(state), 8))
    assert state.progress.entered == ["strahd"]


def test_the_marker_moves_at_the_end_of_a_round() -> None:
    state = state_of(2, "the_count_awakens")
    for turn, marker in ((0, 0), (1, 1), (2, 1), (3, 2)):
        state.turn = turn
        Run(state, adventures.after_turn(state, chance_of(state)))
        assert state.progress.marker == marker


def test_a_mission_that_nobody_can_fulfil_is_lost() -> None:
    """6.12: the exit is still in the stack, and no edge is left."""
    state = state_of(1)
    for at, side, tile in (("start_w", "north", "dead_end"), ("start_e", "south", "left#1")):
        laid(state, at, side, tile)
    assert missions.outcome(state) is None
    state.dungeon.stack.remove("safe_exit")
    ended = missions.outcome(state)
    assert ended is not None
    assert not ended.won


def test_feats_are_rewarded_once() -> None:
    """RAV-148, 6.13: First Blood, Clean Hands, Giant-Killer, All Together."""
    state = state_of(2, "doors_of_cinder")
    treasures, surges = len(state.decks["treasure"]), state.surges
    figure = monster(state, "skeleton", "6,2")
    Run(state, bonus.on_defeat(state, chance_of(state), 0, figure, True))
    assert len(state.decks["treasure"]) < treasures
    for expected in (0, 1, 1):
        Run(state, bonus.on_disarm(state, chance_of(state), 0))
        assert state.surges - surges == expected
    wraith = monster(state, "wraith", "6,2", 1)
    state.heroes[0].powers = state.heroes[0].used = ["heart_seeker"]
    state.fight = LastAttack("kat", "quick_stab", 0)
    Run(state, bonus.on_defeat(state, chance_of(state), 0, wraith, True))
    assert "giant_killer" in state.progress.bonuses
    state.fight.unhurt = ["wraith-1"]
    Run(state, bonus.on_defeat(state, chance_of(state), 0, wraith, True))
    assert "giant_killer" in state.progress.earned
    state.heroes[0].square, state.heroes[1].square = "1,1", "6,1"
    Run(state, bonus.on_turn_end(state, chance_of(state), 0))
    assert state.progress.bonuses == ["all_together"]
    state.heroes[1].square = "2,1"
    Run(state, bonus.on_turn_end(state, chance_of(state), 0))
    assert state.progress.bonuses == []
