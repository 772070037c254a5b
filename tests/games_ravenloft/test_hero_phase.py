"""The hero phase: patterns, conditions, what is granted, and what comes at its end (4.5, 4.9, RAV-RUL-44)."""

import pytest

from flick.games.ravenloft.dungeon import Door, unexplored
from flick.games.ravenloft.state import ENCOUNTER, TREASURE
from flick.maps.grid import close_door
from flick.table.sayings import Refused
from tests.acting import act, asked
from tests.games_ravenloft.phases import kinds, match_of, now, offered, only, party
from tests.games_ravenloft.scene import monster, on_top


def goes(match: object) -> list[str]:
    return [name for name in offered(match) if "," in name]  # type: ignore[arg-type]


def test_after_a_move_and_an_attack_nothing_but_the_end_is_left() -> None:
    state = party(1)
    monster(state, "orc_brute", "2,2")
    match = match_of(state, {"attack": [2]})
    act(match, "turn 1,2", "turn quick_stab orc_brute-1")
    assert offered(match) == ["slip_away", "end"]


def test_after_two_moves_there_is_no_attack() -> None:
    state = party(1)
    monster(state, "orc_brute", "2,2")
    match = match_of(state)
    act(match, "turn 1,2", "turn again", "turn 1,1")
    assert not any(name.startswith("quick_stab") for name in offered(match))
    with pytest.raises(Refused, match="no-attack"):
        match.answer("turn quick_stab orc_brute-1")


def test_an_attack_ends_the_move_in_progress() -> None:
    """RAV-RUL-18."""
    state = party(1)
    monster(state, "orc_brute", "2,2")
    match = match_of(state, {"attack": [2]})
    act(match, "turn 1,2", "turn quick_stab orc_brute-1")
    assert goes(match) == []


def test_a_move_can_be_walked_in_parts() -> None:
    state = party(1)
    match = match_of(state)
    act(match, "turn 1,2", "turn 2,2", "turn 3,2")
    assert now(match).now.moves == 1
    assert now(match).now.spent == 3


def test_a_dazed_hero_does_one_thing_and_is_dazed_no_longer_after_it() -> None:
    state = party(1)
    state.heroes[0].conditions = ["dazed"]
    monster(state, "orc_brute", "2,2")
    match = match_of(state, {"attack": [2]})
    act(match, "turn quick_stab orc_brute-1")
    assert goes(match) == []
    act(match, "turn end")
    assert now(match).heroes[0].conditions == []


def test_an_antidote_gives_a_dazed_hero_its_move_back() -> None:
    """RAV-69, RAV-RUL-28."""
    state = party(1)
    state.heroes[0].conditions = ["dazed"]
    state.decks[TREASURE].remove("antidote#1")
    state.heroes[0].items = ["antidote#1"]
    monster(state, "orc_brute", "2,2")
    match = match_of(state, {"attack": [2]})
    act(match, "turn quick_stab orc_brute-1", "turn antidote#1")
    assert goes(match)


def test_a_move_is_measured_anew_when_a_hero_is_slowed_no_longer() -> None:
    state = party(1)
    state.heroes[0].conditions = ["slowed"]
    state.decks[TREASURE].remove("antidote#1")
    state.heroes[0].items = ["antidote#1"]
    match = match_of(state)
    act(match, "turn 1,2")
    assert now(match).now.spent == 1
    near = len(goes(match))
    act(match, "turn antidote#1")
    assert len(goes(match)) > near
    assert now(match).now.moves == 1


def test_an_immobilised_hero_stays_whatever_lets_it_go() -> None:
    state = party(1)
    state.heroes[0].conditions = ["immobilized", "slowed"]
    monster(state, "ghoul", "2,1")
    match = match_of(state)
    assert goes(match) == []
    assert "slip_away" not in offered(match), "that could change nothing"
    assert asked(match).facts["held"] == "stuck", "and the question says so"


def test_action_surge_is_one_move_or_attack_more() -> None:
    """RAV-QA-06, RAV-RUL-49: also for a Dazed hero."""
    state = party(1)
    state.heroes[0].conditions = ["dazed"]
    monster(state, "skeleton", "2,2")
    monster(state, "orc_brute", "1,2", number=2)
    on_top(state, TREASURE, "action_surge#1")
    match = match_of(state, {"attack": [20, 2]})
    act(match, "turn quick_stab skeleton-1", "turn quick_stab orc_brute-2")
    assert goes(match) == []
    assert now(match).now.attacks == 2


def test_aid_is_for_whoever_has_not_attacked() -> None:
    state = party(3)
    only(state, 0, 2)
    state.first = 2
    state.heroes[0].hp, state.heroes[0].square, state.heroes[2].square = 3, "1,1", "2,1"
    match = match_of(state)
    act(match, "turn end")
    assert now(match).heroes[0].hp == 4


def test_aid_after_action_surge_is_refused() -> None:
    """RAV-QA-06: whoever has attacked and moves then has attacked."""
    state = party(3)
    only(state, 0, 2)
    state.first = 2
    state.heroes[0].hp, state.heroes[0].square, state.heroes[2].square = 3, "1,1", "2,1"
    monster(state, "skeleton", "2,2", seat=2)
    on_top(state, TREASURE, "action_surge#1")
    match = match_of(state, {"attack": [20]})
    act(match, "turn healing_strike skeleton-1")
    assert now(match).heroes[0].hp == 4, "Healing Strike"
    act(match, "turn 3,2", "turn again", "turn 2,1", "turn end")
    assert now(match).heroes[0].hp == 4


def test_poison_comes_before_the_surge_and_everything_else() -> None:
    """RAV-71 to RAV-73, RAV-RUL-29."""
    state = party(1)
    hero = state.heroes[0]
    hero.hp, hero.conditions, state.stage, state.surges = 1, ["poisoned"], "begin", 1
    match = match_of(state)
    match.settle()
    assert now(match).heroes[0].hp == hero.surge_value
    assert now(match).surges == 0
    assert not now(match).now.ended


def test_without_a_token_the_party_loses_before_a_draught_can_be_drunk() -> None:
    """RAV-72, RAV-101."""
    state = party(2)
    hero = state.heroes[0]
    hero.hp, hero.conditions, state.stage, state.surges = 1, ["poisoned"], "begin", 0
    state.decks[TREASURE].remove("healing_draught#1")
    hero.items = ["healing_draught#1"]
    match = match_of(state)
    match.settle()
    assert match.result is not None
    assert match.result.winners == ()
    assert match.result.rule == "RAV-101"


def test_two_heroes_that_are_down_at_once_need_a_token_each() -> None:
    state = party(2)
    for hero in state.heroes:
        hero.hp = 1
    state.stage, state.surges, state.now.ended = "encounter", 1, True
    on_top(state, ENCOUNTER, "prowling_ghost#1")
    match = match_of(state, {"encounter-attack": [20, 20]})
    match.settle()
    assert [hero.hp for hero in now(match).heroes] == [0, state.heroes[1].surge_value]
    act(match, "turn end")
    assert match.result is not None
    assert match.result.rule == "RAV-101"


def test_a_downed_hero_is_poisoned_still_and_rolls_at_the_end() -> None:
    """RAV-RUL-29, RAV-RUL-107."""
    state = party(2)
    state.heroes[0].hp, state.heroes[0].conditions = 0, ["poisoned", "dazed"]
    match = match_of(state, {"poison": [10]})
    match.settle()
    assert now(match).heroes[0].conditions == []


def test_who_falls_in_its_own_phase_does_nothing_more() -> None:
    """RAV-RUL-107: no exploration, but the villain phase."""
    state = party(1, adventure="doors_of_cinder")
    edge = next(edge for edge in unexplored(state.dungeon) if edge.name == "start_w-north")
    state.dungeon.doors, state.dungeon.grid = [Door(edge, "trapped")], close_door(state.dungeon.grid, edge)
    state.heroes[0].square, state.heroes[0].hp = "1,0", 1
    match = match_of(state)
    act(match, "turn open start_w-north")
    assert kinds(match).count("villain-phase") == 1
    assert "tile" not in kinds(match)


def test_a_square_behind_a_wall_is_refused_with_its_rule() -> None:
    match = match_of(party(2))
    match.settle()
    with pytest.raises(Refused) as refused:
        match.answer("turn 2,1")
    assert refused.value.rule == "RAV-63"
    with pytest.raises(Refused):
        match.answer("turn 99,99")


def test_nobody_is_asked_where_there_is_nothing_but_the_end() -> None:
    state = party(2)
    state.heroes[0].powers, state.heroes[0].conditions = [], ["immobilized"]
    match = match_of(state)
    assert asked(match).seat == 1


def test_lava_hurts_whoever_ends_its_phase_on_it() -> None:
    state = party(1)
    state.decks[ENCOUNTER].remove("lava_seep#1")
    state.dungeon.hazards, state.now.ended = {"start_w": "lava_seep#1"}, True
    match = match_of(state)
    match.settle()
    assert now(match).heroes[0].hp == 7


def test_hazards_slow_and_shorten_and_blunt() -> None:
    for card, near in (("rockfall#1", 3), ("flooded_floor#1", 4), ("thorn_growth#1", 6)):
        state = party(1)
        state.decks[ENCOUNTER].remove(card)
        state.dungeon.hazards = dict.fromkeys(("start_w",), card)
        monster(state, "orc_brute", "2,2")
        state.heroes[0].square = "0,1"
        match = match_of(state, {"attack": [10]})
        cells = goes(match)
        assert max(int(cell.split(",")[0]) for cell in cells) == near, card
        state.heroes[0].square = "1,1"
        match = match_of(state, {"attack": [10]})
        act(match, "turn quick_stab orc_brute-1")
        fight = now(match).fight
        assert fight is not None
        assert fight.rolls[0].total == (16 if card == "thorn_growth#1" else 18)


@pytest.mark.parametrize(
    ("answer", "rule"),
    [
        ("turn 0,0", "RAV-60"),
        ("turn 2,1", "RAV-63"),
        ("turn 2,2", "RAV-61"),
        ("turn 7,1", "RAV-57"),
        ("turn give heavy_shield#1 allisa", "RAV-131"),
        ("turn heavy_shield#1", "RAV-RUL-18"),
        ("turn quick_stab skeleton-2", "RAV-84"),
        ("turn resolve#1", "RAV-77"),
        ("turn disarm dart_wall#1", "RAV-110"),
        ("turn explore start_w-north", "RAV-41"),
    ],
)
def test_what_cannot_be_done_is_refused_with_its_rule(answer: str, rule: str) -> None:
    state = party(2)
    monster(state, "orc_brute", "2,2")
    monster(state, "skeleton", "7,1", number=2)
    state.figures["skeleton-2"].square = "5,2"
    state.decks[TREASURE].remove("heavy_shield#1")
    state.heroes[0].items, state.heroes[0].conditions = ["heavy_shield#1"], ["slowed"]
    state.decks[ENCOUNTER].remove("dart_wall#1")
    state.heroes[0].row.append("dart_wall#1")
    state.dungeon.traps = {"start_e": "dart_wall#1"}
    match = match_of(state)
    match.settle()
    with pytest.raises(Refused) as refused:
        match.answer(answer)
    assert refused.value.rule == rule
