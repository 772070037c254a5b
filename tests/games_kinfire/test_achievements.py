"""Every achievement is reached by a scripted line, at its moment and once (KIN-175 to KIN-186)."""

import pytest

from flick.games.kinfire.achievements import ACHIEVEMENTS
from flick.games.kinfire.standing import difficulty
from flick.games.kinfire.state import vulnerabilities
from tests.acting import act, asked
from tests.games_kinfire.scene import BOARD, bottom_of, carried_out, match_of, state_of

DOWN = ["the_paper_knight", "the_ribbon_web", "the_last_rehearsal", "the_velvet_gate"]


def beaten(master: str, down: list[str], attached: int = 0, hp: int = 9) -> list[str]:
    """What is reached by an attempt that completes a Master: a point is missing, and Light shows."""
    state = bottom_of(down=down, master=master)
    state.hp = hp
    state.attached, state.well_deck = state.well_deck[:attached], state.well_deck[attached:]
    state.progress = {master: difficulty(state, master) - 1}
    match = match_of(state, {"ld-die": ["light"]})
    act(match, f"approach {master}")
    if asked(match).verb == "name":
        act(match, f"name {vulnerabilities(match.state)[0]}")
    act(match, "play nothing")
    assert match.state.won
    return match.state.achieved


def test_there_are_twelve() -> None:
    assert list(ACHIEVEMENTS.values()) == [f"KIN-{number}" for number in range(175, 187)]


@pytest.mark.parametrize(("hp", "reached"), [(1, ["on-a-razors-edge"]), (2, [])])
def test_on_a_razors_edge(hp: int, reached: list[str]) -> None:
    """KIN-180, KIN-R104."""
    assert beaten("dreadweaver", DOWN[:3], hp=hp) == reached


@pytest.mark.parametrize(("attached", "reached"), [(3, ["sea-of-nightmares"]), (2, [])])
def test_sea_of_nightmares(attached: int, reached: list[str]) -> None:
    """KIN-181."""
    assert beaten("sea_of_dreams", DOWN[:1], attached) == reached
    assert beaten("dreadweaver", DOWN[:3], attached) == []


@pytest.mark.parametrize(("down", "reached"), [(DOWN[:1], ["fortune-favours-the-bold"]), (DOWN[:2], [])])
def test_fortune_favours_the_bold(down: list[str], reached: list[str]) -> None:
    """KIN-182, KIN-R107: 33 with three up, 29 with two."""
    assert beaten("dreadweaver", down) == reached


@pytest.mark.parametrize(("down", "reached"), [(DOWN, ["to-the-bitter-end"]), (DOWN[:3], [])])
def test_to_the_bitter_end(down: list[str], reached: list[str]) -> None:
    """KIN-183."""
    assert beaten("danse_macabre", down) == reached


@pytest.mark.parametrize(("progress", "reached"), [(10, ["effort-pays-off"]), (9, [])])
def test_effort_pays_off_however_it_comes(progress: int, reached: list[str]) -> None:
    """KIN-177, KIN-R105."""
    state = state_of(board=("the_faded_way", *BOARD[:3]))
    carried_out(state, f"[{{add_progress: {progress}, to: {{pick: any, name: the_faded_way}}}}]")
    assert state.achieved == reached


@pytest.mark.parametrize(("progress", "reached"), [(3, ["intermission"]), (2, [])])
def test_intermission(progress: int, reached: list[str]) -> None:
    """KIN-178, KIN-R103."""
    state = state_of(board=("vainglorys_symphony", *BOARD[:3]))
    state.progress = {"vainglorys_symphony": progress}
    carried_out(state, "[{discard_challenge: {pick: any, name: vainglorys_symphony}}]")
    assert state.achieved == reached


def test_damage_of_the_riddle_is_no_flesh_wound() -> None:
    """KIN-179, KIN-R106: five from the Riddle with what Open Wounds adds, then four others."""
    state = state_of()
    state.fatigue = ["open_wounds"]
    carried_out(state, "[{damage: 4}]", card="the_beasts_riddle")
    assert (state.now.damage, state.now.riddle, state.achieved) == (5, 5, ["just-a-scratch"])
    carried_out(state, "[{damage: 4}]")
    assert state.achieved == ["just-a-scratch"]


def test_a_flesh_wound_beside_the_riddle() -> None:
    state = state_of()
    state.hp = 20
    carried_out(state, "[{damage: 4}]", card="the_beasts_riddle")
    carried_out(state, "[{damage: 4}, {damage: 1}, {damage: 1}]")
    assert state.achieved == ["just-a-scratch", "flesh-wound"]


def test_damage_of_two_turns_does_not_add_up() -> None:
    """KIN-R99."""
    match = match_of(
        state_of(board=("spilled_lamp_oil", "the_price_of_admission", *BOARD[:2])),
    )
    act(match, "approach spilled_lamp_oil")
    act(match, "approach the_price_of_admission", "pick 4")
    assert (match.state.hp, match.state.achieved) == (5, [])


def test_the_price_of_a_quick_game_belongs_to_no_turn() -> None:
    """KIN-R94, KIN-R99, KIN-R108."""
    state = state_of(quick=True)
    state.turn, state.hp = 0, 2
    match = match_of(state)
    match.settle()
    assert match.result is not None
    assert match.state.achieved == []


@pytest.mark.parametrize(("turn", "fatigue", "reached"), [(1, 0, ["against-the-clock"]), (2, 3, ["vainglorys-puppet"])])
def test_defeats(turn: int, fatigue: int, reached: list[str]) -> None:
    """KIN-176, KIN-184, KIN-R102, KIN-R108."""
    state = state_of()
    state.turn, state.hp = turn, 1
    state.fatigue, state.fatigue_deck = state.fatigue_deck[:fatigue], state.fatigue_deck[fatigue:]
    state.fatigue = ["heavy_limbs", "clouded_mind", "short_breath"][:fatigue]
    carried_out(state, "[{damage: 1}]")
    assert state.achieved == reached


def test_three_coins_need_all_three_copies() -> None:
    """KIN-185, KIN-R109."""
    copies = [f"the_3_fountains#{number}" for number in (1, 2, 3)]
    for count, reached in ((3, ["three-coins-in-the-fountain"]), (2, [])):
        state = state_of(board=(*copies[:count], *BOARD[: 4 - count]))
        state.progress = {copies[0]: 8}
        carried_out(state, "[{add_progress: 1, to: any}]", f"target {copies[0]}")
        assert state.achieved == reached


def test_the_maze_is_mastered_in_one_check() -> None:
    """KIN-186, KIN-R110: one after the other is not enough."""
    state = state_of(board=[f"the_maze#{number}" for number in (1, 2, 3, 4)])
    state.progress = {f"the_maze#{number}": 7 for number in (2, 3, 4)}
    carried_out(state, "[{add_progress: 8, to: any}]", "target the_maze#1", "reward the_maze#2", "reward the_maze#3")
    assert len(state.completed) == 4
    assert state.achieved == []


def test_each_is_told_once() -> None:
    state = state_of()
    told = carried_out(state, "[{damage: 5}, {damage: 1}]")
    assert [event.facts.get("achievement") for event in told if event.kind == "achievement"] == [
        "just-a-scratch",
        "flesh-wound",
    ]
    assert {event.rule for event in told if event.kind == "achievement"} == {"KIN-175", "KIN-179"}
