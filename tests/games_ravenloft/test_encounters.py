"""Encounters: cancelling, what lies in play, what blocks what, and forced attacks (4.16, RAV-QA)."""

from typing import Any

from flick.games.ravenloft.state import ENCOUNTER, MONSTER, TREASURE, RavenloftState
from flick.table.match import Match
from tests.acting import act, asked
from tests.games_ravenloft.phases import kinds, match_of, now, offered, only, party
from tests.games_ravenloft.scene import monster, on_top


def drawing(state: RavenloftState, *cards: str, **forced: Any) -> Match:
    """The encounter step of the villain phase, with these cards on top."""
    state.stage, state.now.ended = "encounter", True
    on_top(state, ENCOUNTER, *cards)
    return match_of(state, {name.replace("_", "-"): queue for name, queue in forced.items()})


def gain(state: RavenloftState, *cards: str) -> None:
    for card in cards:
        state.decks[MONSTER].remove(card)
        state.xp.append(card)


def test_experience_cancels_a_card_as_it_is_drawn() -> None:
    """RAV-T-B33."""
    state = party(1)
    gain(state, "wraith#1", "orc_brute#1")
    match = drawing(state, "arrow_slit#1")
    act(match, "cancel wraith+orc_brute")
    assert now(match).xp == []
    assert {"wraith#1", "orc_brute#1"} <= {*now(match).discards[MONSTER]}
    assert now(match).heroes[0].hp == 8
    assert "arrow_slit#1" in now(match).discards[ENCOUNTER]


def test_less_than_the_price_cancels_nothing() -> None:
    """RAV-T-B34; with Whispering Dark 5 are too few."""
    state = party(1)
    gain(state, "wraith#1", "ghoul#1")
    state.decks[ENCOUNTER].remove("whispering_dark#1")
    state.environment = "whispering_dark#1"
    match = drawing(state, "arrow_slit#1", encounter_attack=[1])
    match.settle()
    assert "cancelled" not in kinds(match)
    assert len(now(match).xp) == 2


def test_a_new_environment_takes_the_place_of_the_old_one() -> None:
    """RAV-T-B36."""
    state = party(1)
    state.decks[ENCOUNTER].remove("icy_corridor#1")
    state.environment = "icy_corridor#1"
    match = drawing(state, "blood_moon#1")
    match.settle()
    assert now(match).environment == "blood_moon#1"
    assert "icy_corridor#1" in now(match).discards[ENCOUNTER]


def test_a_trap_is_blocked_by_a_trap_and_replaced_and_each_can_be_cancelled() -> None:
    """RAV-T-B37."""
    state = party(1)
    gain(state, "wraith#1", "ghoul#1")
    state.decks[ENCOUNTER].remove("fire_jet#1")
    state.heroes[0].row, state.dungeon.traps = ["fire_jet#1"], {"start_w": "fire_jet#1"}
    match = drawing(state, "dart_wall#1", "rockfall#1", encounter_attack=[1])
    act(match, "no")
    assert asked(match).facts["card"] == "rockfall#1"
    act(match, "no")
    assert now(match).dungeon.hazards == {"start_w": "rockfall#1"}
    assert "dart_wall#1" in now(match).discards[ENCOUNTER]


def test_a_blocked_card_that_is_cancelled_is_not_replaced() -> None:
    state = party(1)
    gain(state, "wraith#1", "ghoul#1")
    state.decks[ENCOUNTER].remove("fire_jet#1")
    state.heroes[0].row, state.dungeon.traps = ["fire_jet#1"], {"start_w": "fire_jet#1"}
    match = drawing(state, "dart_wall#1", encounter_attack=[1])
    act(match, "cancel ghoul+wraith")
    assert now(match).dungeon.hazards == {}
    assert kinds(match).count("encounter") == 1


def test_when_every_card_is_blocked_nothing_happens() -> None:
    """RAV-RUL-10."""
    state = party(1)
    state.heroes[0].row, state.dungeon.traps = ["fire_jet#1"], {"start_w": "fire_jet#1"}
    every = [card for card in state.decks[ENCOUNTER] if card != "fire_jet#1"]
    state.decks[ENCOUNTER], state.discards[ENCOUNTER] = ["dart_wall#1"], ["dart_wall#2"]
    state.shown = []
    state.aside += [card for card in every if not card.startswith("dart_wall")]
    match = drawing(state, "dart_wall#1", encounter_attack=[1])
    match.settle()
    assert "no-encounter" in kinds(match)
    assert kinds(match).count("blocked") >= 2


def test_all_decks_may_be_empty() -> None:
    """RAV-RUL-10."""
    state = party(1)
    for name, pile in state.decks.items():
        state.aside += pile
        state.decks[name] = []
    monster_in_play = state.aside.index("skeleton#1")
    assert monster_in_play >= 0
    state.stage, state.now.ended = "encounter", True
    match = match_of(state)
    match.settle()
    assert "no-encounter" in kinds(match)
    assert asked(match).seat == 0


def test_a_curse_ends_when_its_hero_defeats_a_monster() -> None:
    """RAV-T-B44."""
    state = party(1)
    state.decks[ENCOUNTER].remove("dulled_edge#1")
    state.heroes[0].curses = ["dulled_edge#1"]
    monster(state, "skeleton", "2,2")
    match = match_of(state, {"attack": [20]})
    act(match, "turn quick_stab skeleton-1")
    assert now(match).heroes[0].curses == []
    assert now(match).discards[ENCOUNTER] == ["dulled_edge#1"]


def test_a_curse_is_rolled_for_at_the_end_of_the_turn() -> None:
    """RAV-T-B45; Creeping Rot hurts first, and downs the hero as it ends."""
    for die, stays in ((15, True), (16, False)):
        state = party(2)
        state.decks[ENCOUNTER].remove("creeping_rot#1")
        state.heroes[0].curses, state.heroes[0].hp = ["creeping_rot#1"], 1
        state.stage, state.now.ended = "end", True
        match = match_of(state, {"card-roll": [die]})
        match.settle()
        assert now(match).heroes[0].hp == 0
        assert (now(match).heroes[0].curses == ["creeping_rot#1"]) is stays


def test_strahds_hunger_adds_to_every_hit() -> None:
    state = party(1)
    state.decks[ENCOUNTER].remove("strahds_hunger#1")
    state.heroes[0].curses = ["strahds_hunger#1"]
    match = drawing(state, "arrow_slit#1", encounter_attack=[20])
    match.settle()
    assert now(match).heroes[0].hp == 6


def test_whispers_and_cleave() -> None:
    """RAV-T-Q03, RAV-T-Q04: the second target is a monster or nobody."""
    for beside in (True, False):
        state = party(5)
        state.first = 3
        for hero, square in zip(state.heroes, ("1,1", "2,1", "1,2", "2,2", "3,2"), strict=True):
            hero.square = square
        state.heroes[0].square = "5,1"
        state.heroes[2].square = "6,1"
        state.heroes[4].square = "7,2"
        if beside:
            monster(state, "shambling_corpse", "3,2", seat=3)
        match = drawing(state, "strahds_whispers#1", attack=[20], monster_attack=[1, 1])
        while asked(match).verb in ("whom", "compelled"):
            verb = asked(match).verb
            act(match, "whom allisa" if verb == "whom" else "compelled cleave")
        after = now(match)
        assert after.heroes[1].hp == 7
        assert [after.heroes[seat].hp for seat in (0, 2, 4)] == [8, 8, 6]
        if beside:
            assert after.figures["shambling_corpse-1"].hp == 1


def test_whispers_and_healing_strike() -> None:
    """RAV-T-Q05: the healing may go to whoever was just wounded."""
    state = party(3)
    only(state, 0, 2)
    state.first = 2
    state.heroes[0].hp, state.heroes[0].square, state.heroes[2].square = 5, "1,1", "2,1"
    match = drawing(state, "strahds_whispers#1", attack=[20])
    act(match, "compelled healing_strike")
    assert now(match).heroes[0].hp == 5


def test_a_twenty_in_a_forced_attack_may_bring_a_level() -> None:
    """RAV-RUL-40."""
    state = party(3)
    only(state, 0, 2)
    state.first = 2
    gain(state, "wraith#1", "ghoul#1")
    state.heroes[0].square, state.heroes[2].square = "1,1", "2,1"
    match = drawing(state, "strahds_whispers#1", attack=[20])
    act(match, "no", "compelled sacred_spark")
    assert asked(match).verb == "rise"


def test_nobody_is_compelled_who_is_alone() -> None:
    match = drawing(party(1), "strahds_whispers#1")
    match.settle()
    assert "nobody" in kinds(match)


def test_a_downed_hero_takes_no_damage_and_curses_lie_on_it_all_the_same() -> None:
    """RAV-T-B51."""
    state = party(2)
    state.heroes[0].hp = 0
    match = drawing(state, "falling_masonry#1", encounter_attack=[20])
    match.settle()
    assert now(match).heroes[0].hp == 0
    state = party(2)
    state.heroes[0].hp = 0
    match = drawing(state, "dread#1")
    match.settle()
    assert now(match).heroes[0].curses == ["dread#1"]


def test_dread_bars_dailies() -> None:
    state = party(1)
    monster(state, "orc_brute", "2,2")
    state.decks[ENCOUNTER].remove("dread#1")
    state.heroes[0].curses = ["dread#1"]
    found = offered(match_of(state))
    assert "quick_stab orc_brute-1" in found
    assert "heart_seeker orc_brute-1" not in found


def test_grave_chill_slows_whoever_has_not_moved_for_its_next_phase() -> None:
    state = party(1)
    state.decks[ENCOUNTER].remove("grave_chill#1")
    state.environment = "grave_chill#1"
    state.stage, state.now.ended = "hero", True
    match = match_of(state)
    match.settle()
    assert now(match).heroes[0].conditions == ["slowed"]


def test_a_treasure_that_is_drawn_with_lucky_find_can_be_changed() -> None:
    state = party(1)
    state.heroes[0].powers.append("lucky_find")
    monster(state, "skeleton", "2,2")
    on_top(state, TREASURE, "second_wind#1", "heavy_shield#1")
    match = match_of(state, {"attack": [20]})
    act(match, "turn quick_stab skeleton-1", "another-treasure lucky_find", "keep heavy_shield#1")
    assert now(match).heroes[0].items == ["heavy_shield#1"]
    assert now(match).discards[TREASURE] == ["second_wind#1"]
    assert "lucky_find" in now(match).heroes[0].used


def test_shield_brother_takes_what_hits_his_neighbour() -> None:
    state = party(4)
    only(state, 0, 3)
    state.heroes[0].square, state.heroes[3].square = "1,1", "2,1"
    state.heroes[3].powers.append("shield_brother")
    match = drawing(state, "arrow_slit#1", encounter_attack=[20])
    act(match, "shield shield_brother")
    assert [now(match).heroes[seat].hp for seat in (0, 3)] == [8, 9]


def test_stone_blood_ignores_one_condition() -> None:
    state = party(3)
    only(state, 2)
    state.first = 2
    state.heroes[2].used = []
    match = drawing(state, "gray_ooze#1", encounter_attack=[20])
    act(match, "ignore stone_blood#1")
    assert now(match).heroes[2].conditions == []
    assert now(match).heroes[2].used == ["stone_blood#1"]
