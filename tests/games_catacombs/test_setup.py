"""Before the first turn: starting places, fair layouts, tables, the agreement, hands."""

from pathlib import Path
from typing import Any

import pytest

from flick import places
from flick.games.catacombs.cards import TEAMS
from flick.games.catacombs.state import CatacombsState, obstacles, seats_of
from flick.table.match import Match
from flick.table.sayings import Refused
from flick.table.yaml_text import BadContent
from tests.games_catacombs.scene import act, match_of, new_state, options_of

CHARACTERS = {
    "sword-1": (32.5, 322.5),
    "sword-2": (32.5, 32.5),
    "skull-1": (577.5, 32.5),
    "skull-2": (577.5, 322.5),
}
LAYOUTS = {
    "quincunx": [(305, 177.5), (245, 117.5), (245, 237.5), (365, 117.5), (365, 237.5)],
    "line": [(305, 57.5), (305, 117.5), (305, 177.5), (305, 237.5), (305, 297.5)],
    "diagonal": [(225, 97.5), (265, 137.5), (305, 177.5), (345, 217.5), (385, 257.5)],
}
DIAMETERS = {
    "missile": 15,
    "longbow": 19,
    "character": 25,
    "fireball": 30,
    "obstacle": 30,
    "wave": 38,
    "power-wave": 38,
}


def crystals(state: CatacombsState) -> list[tuple[float, float]]:
    return [state.pawns[name][:2] for name in obstacles(state)]


@pytest.mark.parametrize("arena_mode", ["walls", "mat"])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_starting_places(layout: str, arena_mode: str) -> None:
    """CAT-R34, CAT-09 to CAT-12; the same on the mat (CAT-24, CAT-123)."""
    state = new_state(obstacle_layout=layout, arena_mode=arena_mode)
    assert {name: state.pawns[name][:2] for name in CHARACTERS} == CHARACTERS
    assert crystals(state) == LAYOUTS[layout]
    assert len(state.pawns) == 9
    assert state.projectile is None  # CAT-23


@pytest.mark.parametrize("arena_mode", ["walls", "mat"])
def test_the_arena(arena_mode: str) -> None:
    """CAT-R01, CAT-120; CAT-08: ten segments of wall, or none."""
    arena = new_state(arena_mode=arena_mode).arena
    assert (arena.table.width, arena.table.height, arena.table.edge) == (610, 355, arena_mode)
    assert len(arena.walls) == (10 if arena_mode == "walls" else 0)
    assert len(arena.stands) == (12 if arena_mode == "walls" else 0)


def test_sizes() -> None:
    """CAT-R02."""
    assert {name: cut.diameter for name, cut in new_state().cuts.items()} == DIAMETERS


@pytest.mark.parametrize("table", ["kids", "kitchen-table", "mat", "walls"])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_start_fits_every_table(table: str, layout: str) -> None:
    """On another table all stands in its corners and about its centre."""
    state = new_state(table=table, obstacle_layout=layout)
    width, height = state.arena.table.width, state.arena.table.height
    inset = 20 + state.cuts["character"].diameter / 2
    assert state.pawns["sword-1"][:2] == (inset, height - inset)
    assert state.pawns["skull-1"][:2] == (width - inset, inset)
    assert (width / 2, height / 2) in crystals(state)
    assert len(state.pawns) == 9


def test_the_kids_table_has_larger_pawns() -> None:
    assert new_state(table="kids").cuts["character"].diameter == 38


def custom(tmp_path: Path, *places_of_crystals: tuple[float, float], more: str = "") -> str:
    """A file of starting places, the crystals so far from the centre."""
    path = tmp_path / "own.yaml"
    text = (places.shipped("levels") / "catacombs" / "starts" / "line.yaml").read_text("utf-8")
    lines = [line for line in text.splitlines() if "crystal" not in line]
    lines += [
        f"  crystal-{k}: {{kind: obstacle, from_centre: [{x}, {y}]}}" for k, (x, y) in enumerate(places_of_crystals, 1)
    ]
    path.write_text("\n".join([*lines, more]), "utf-8")
    return str(path)


@pytest.mark.parametrize(
    "crystals_at",
    [
        [(0, 0), (-70, 30), (70, -30), (-30, -90), (30, 90)],
        [(0, 100), (0, -20), (0, -80), (-60, 40), (60, 40)],
    ],
    ids=["half-turn", "mirror"],
)
def test_a_layout_of_ones_own(tmp_path: Path, crystals_at: list[tuple[float, float]]) -> None:
    """CAT-R34: fair is what a half-turn, or mirroring on x = 305, leaves unchanged."""
    state = new_state(obstacle_layout=custom(tmp_path, *crystals_at))
    assert crystals(state) == [(305 + x, 177.5 + y) for x, y in crystals_at]


@pytest.mark.parametrize(
    ("crystals_at", "reason"),
    [
        ([(0, 0), (-70, 30), (70, -30), (-30, -90), (30, 80)], "start-unfair"),
        ([(0, 0), (-70, 30), (70, 30), (-30, -90), (30, 90)], "start-unfair"),
        ([(0, 0), (-70, 30), (70, -30), (-30, -90)], "start-pawns"),
        ([(0, 0), (-70, 30), (70, -30), (-30, -90), (30, 90), (0, 60)], "start-pawns"),
        ([(0, 0), (-20, 0), (20, 0), (-30, -90), (30, 90)], "in-file"),
    ],
    ids=["off a little", "turned and mirrored", "four", "six", "overlapping"],
)
def test_a_layout_that_is_not_fair_is_refused(
    tmp_path: Path, crystals_at: list[tuple[float, float]], reason: str
) -> None:
    """CAT-10, CAT-R34."""
    with pytest.raises(Refused) as refused:
        new_state(obstacle_layout=custom(tmp_path, *crystals_at))
    assert (refused.value.say.id, refused.value.rule) == (reason, "CAT-R34")


def test_characters_that_favour_one_side_are_refused(tmp_path: Path) -> None:
    """CAT-10: a team may not begin nearer to the middle than the other."""
    path = Path(custom(tmp_path, *[(x - 305, y - 177.5) for x, y in LAYOUTS["line"]]))
    nearer = "sword-1: {kind: character, corner: north-west, clear: 90}"
    text = path.read_text("utf-8").replace("sword-1: {kind: character, corner: north-west}", nearer)
    assert nearer in text
    path.write_text(text, "utf-8")
    with pytest.raises(Refused) as refused:
        new_state(obstacle_layout=str(path))
    assert refused.value.say.id == "start-unfair"


@pytest.mark.parametrize("option", ["table", "obstacle_layout"])
def test_a_file_that_is_not_there_is_refused(option: str, tmp_path: Path) -> None:
    missing: dict[str, Any] = {option: str(tmp_path / "nothing.yaml")}
    with pytest.raises(Refused):
        new_state(**missing)


def test_a_start_with_an_unknown_key_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadContent):
        new_state(obstacle_layout=custom(tmp_path, (0, 0), more="  crystal-2: {kind: obstacle, centre: [0, 0]}"))


def kinds(match: Match) -> list[str]:
    return [event.kind for event in match.events]


def asked(match: Match) -> tuple[int, str]:
    match.settle()
    assert match.decision is not None
    return match.decision.seat, match.decision.verb


def test_both_teams_accept_before_the_first_turn() -> None:
    """CAT-10: one of each team is asked, the first team first."""
    match = match_of(4, first_team="skull", ask_layout=True)
    assert asked(match) == (2, "agree")
    act(match, "yes")
    assert asked(match) == (0, "agree")
    assert not match.state.agreed
    act(match, "yes")
    assert match.state.agreed
    assert kinds(match)[:3] == ["agreed", "first-team", "turn"]
    assert asked(match) == (2, "play")


def test_the_options_of_a_match_are_the_agreement() -> None:
    """CAT-10, CAT-R34: what was chosen before the match is not asked again."""
    match = match_of(2, first_team="sword", obstacle_layout="line")
    assert asked(match) == (0, "play")
    assert match.state.agreed
    assert crystals(match.state) == LAYOUTS["line"]
    assert kinds(match)[:2] == ["first-team", "turn"]


def test_a_refusal_brings_a_proposal_that_the_other_team_is_asked_about() -> None:
    match = match_of(2, first_team="sword", ask_layout=True)
    act(match, "yes", "no")
    assert asked(match) == (1, "propose")
    with pytest.raises(Refused):
        match.answer("propose quincunx")
    act(match, "propose diagonal")
    assert crystals(match.state) == LAYOUTS["diagonal"]
    assert asked(match) == (0, "agree")
    act(match, "yes")
    assert match.state.agreed
    assert asked(match) == (0, "play")


def test_the_last_layout_is_taken_without_asking() -> None:
    """Each layout may be turned down once, so the teams come to an end."""
    match = match_of(2, first_team="sword", obstacle_layout="line", ask_layout=True)
    act(match, "no", "propose quincunx", "no")
    assert asked(match) == (1, "propose")
    with pytest.raises(Refused):
        match.answer("propose line")
    act(match, "propose diagonal")
    assert match.state.agreed
    assert crystals(match.state) == LAYOUTS["diagonal"]


@pytest.mark.parametrize("health", [1, 8, 11])
def test_tokens(health: int) -> None:
    """CAT-13 to CAT-15, CAT-R20."""
    state = new_state(starting_health=health)
    assert [state.teams[team].reserve for team in TEAMS] == [health, health]
    assert state.bank == 24 - 2 * health


@pytest.mark.parametrize("health", [0, 12])
def test_no_other_health_is_legal(health: int) -> None:
    """CAT-R20."""
    with pytest.raises(ValueError, match="starting_health"):
        options_of(starting_health=health)


@pytest.mark.parametrize(
    ("seats", "solo_team", "hands", "decks"),
    [
        (2, "skull", [4, 4], (24, 24)),
        (3, "skull", [4, 4, 8], (20, 20)),
        (3, "sword", [8, 4, 4], (20, 20)),
        (4, "skull", [4, 4, 4, 4], (20, 20)),
    ],
)
def test_hands(seats: int, solo_team: str, hands: list[int], decks: tuple[int, int]) -> None:
    """CAT-17 to CAT-21, CAT-T25, CAT-T26."""
    state = new_state(seats, solo_team=solo_team)
    assert [len(hand) for hand in state.hands] == hands
    assert tuple(len(state.teams[team].deck) for team in TEAMS) == decks
    assert all(not state.teams[team].discard and not state.teams[team].kept for team in TEAMS)


@pytest.mark.parametrize(
    ("seats", "solo_team", "hands"),
    [(2, "skull", [3, 3]), (3, "skull", [3, 3, 7]), (3, "sword", [7, 3, 3]), (4, "skull", [3, 3, 3, 3])],
)
def test_hands_with_end_draw(seats: int, solo_team: str, hands: list[int]) -> None:
    """CAT-134."""
    state = new_state(seats, solo_team=solo_team, draw_timing="end")
    assert [len(hand) for hand in state.hands] == hands


def test_seats() -> None:
    """CAT-111 to CAT-113, CAT-R44: Sword sits first."""
    found = {
        (seats, solo): [seats_of(new_state(seats, solo_team=solo), team) for team in TEAMS]
        for seats, solo in ((2, "skull"), (3, "skull"), (3, "sword"), (4, "skull"))
    }
    assert found == {
        (2, "skull"): [(0,), (1,)],
        (3, "skull"): [(0, 1), (2,)],
        (3, "sword"): [(0,), (1, 2)],
        (4, "skull"): [(0, 1), (2, 3)],
    }


def test_the_first_team_is_left_to_chance_or_chosen() -> None:
    """CAT-25."""
    assert {new_state(seed=seed).first for seed in range(12)} == {"sword", "skull"}
    assert {new_state(seed=seed, first_team="skull").first for seed in range(4)} == {"skull"}


def test_decks_are_shuffled() -> None:
    """CAT-17."""
    orders = {tuple(new_state(seed=seed).teams["sword"].deck) for seed in range(6)}
    assert len(orders) == 6
