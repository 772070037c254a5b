"""What is answered for a player who lets the time pass (CAT-R35)."""

import math
from typing import Any

import pytest

from flick.games.catacombs import GAME
from flick.games.catacombs.cards import TEAMS, Team
from flick.games.catacombs.room import room_in
from flick.games.catacombs.state import CatacombsState
from flick.table.match import Match
from flick.table.rules import Decision, Flick, Place
from tests.games_catacombs.scene import act, holding, match_of, state_with
from tests.games_catacombs.test_placing import walled_in

OPEN = {"sword-1": (100.0, 177.5), "sword-2": (60.0, 60.0), "skull-1": (540.0, 60.0), "skull-2": (540.0, 250.0)}


def overdue(match: Match) -> str:
    """What the clock answers to the decision that waits."""
    decision = match.settle()
    assert isinstance(decision, Decision)
    return GAME.overdue(match.state, decision)


def let_time_pass(match: Match, times: int = 1) -> list[str]:
    """The answers of the clock, given one after the other."""
    given: list[str] = []
    for _ in range(times):
        given.append(overdue(match))
        act(match, given[-1])
    return given


def asked_for_a_place(state: CatacombsState, card: str) -> Match:
    """Sword 1 plays a card and is asked where its first projectile lies; a move before that is a small one."""
    match = match_of(state=holding(state, card))
    act(match, f"play {card}")
    if isinstance(match.decision, Flick):
        act(match, "flick sword-1 180deg 140.1mm/s")
    assert isinstance(match.decision, Place)
    return match


def test_the_leftmost_card_is_played() -> None:
    match = match_of(state=holding(state_with({}), "paladin", "unicorn"))
    assert overdue(match) == "play paladin"
    match = match_of(state=holding(state_with({}), "unicorn", "paladin"))
    assert overdue(match) == "play unicorn"


def test_the_leftmost_card_is_thrown_away_in_a_stunned_turn() -> None:
    state = holding(state_with({}), "unicorn", "paladin")
    state.stunned = ["sword-1"]
    match = match_of(state=state)
    assert let_time_pass(match, 2)[0] == "discard unicorn"
    assert match.decision is not None
    assert match.decision.rule == "CAT-38", "the single move was made by the clock too"


@pytest.mark.parametrize(
    ("team", "card", "target"), [("sword", "enchantress", "skull-1"), ("skull", "hex_weaver", "sword-1")]
)
def test_enemy_character_1_is_the_target(team: Team, card: str, target: str) -> None:
    state = holding(state_with({}, first_team=team), card, seat=TEAMS.index(team))
    match = match_of(state=state)
    act(match, f"play {card}")
    let_time_pass(match)
    assert overdue(match) == f"target {target}"


@pytest.mark.parametrize(
    ("at", "degrees"),
    [
        ((105.0, 177.5), "0"),
        ((505.0, 177.5), "180"),
        ((305.0, 77.5), "90"),
        ((405.0, 277.5), "225"),
        ((305.0, 177.5), "0"),
        ((305.0, 177.52), "0"),
        ((305.0, 177.6), "270"),
    ],
)
def test_a_character_is_flicked_towards_the_centre_as_gently_as_may_be(at: tuple[float, float], degrees: str) -> None:
    """Along x from the centre itself; 140.1 mm/s is the least that CAT-R31 allows."""
    match = match_of(state=holding(state_with({"sword-1": at}), "paladin"))
    act(match, "play paladin")
    assert overdue(match) == f"flick sword-1 {degrees}deg 140.1mm/s"


@pytest.mark.parametrize(
    ("layout", "answer"), [("quincunx", "crystal-1 0deg"), ("line", "crystal-1 90deg"), ("diagonal", "crystal-1 45deg")]
)
def test_the_first_crystal_of_the_layout_is_flicked(layout: str, answer: str) -> None:
    """That of the quincunx lies in the centre."""
    match = match_of(first_team="sword", obstacle_layout=layout)
    act(match)
    match.state.stunned = ["sword-1"]
    match = match_of(state=match.state)
    let_time_pass(match, 2)
    assert overdue(match) == f"flick {answer} 140.1mm/s"


def test_a_projectile_lies_towards_the_centre_and_is_flicked_there() -> None:
    """As near as can be, touching the character: half of 25 mm and half of 15."""
    match = asked_for_a_place(state_with(OPEN), "falconer")
    assert let_time_pass(match) == ["place missile 120.0,177.5"]
    assert overdue(match) == "flick missile 0deg 140.1mm/s"


def test_where_the_centre_is_taken_the_spot_lies_clockwise_of_it() -> None:
    """As near to the direction of the centre as is legal at all, and never counter-clockwise."""
    state = state_with(OPEN)
    state.pawns["crystal-1"] = (130.0, 177.5, 0.0)
    match = asked_for_a_place(state, "falconer")
    x, y = spot_of(overdue(match))
    found = degrees_from(state, x, y)
    assert -90 < found < -1
    for tenths in range(int(-found * 10) - 6):
        assert not any(legal(state, -tenths / 10, gap) for gap in range(26)), tenths
    assert room_in(state, "missile", "sword-1").refusal(x, y) is None


def spot_of(answer: str) -> tuple[float, float]:
    x, y = answer.split()[-1].split(",")
    return float(x), float(y)


def degrees_from(state: CatacombsState, x: float, y: float) -> float:
    """The direction of a place from Sword 1, counter-clockwise from that of the centre."""
    own_x, own_y, _ = state.pawns["sword-1"]
    centre = math.atan2(177.5 - own_y, 305.0 - own_x)
    return math.degrees(math.remainder(math.atan2(y - own_y, x - own_x) - centre, math.tau))


def legal(state: CatacombsState, degrees: float, gap: float) -> bool:
    """Whether a missile may lie there; the gap is that between the rims."""
    x, y, _ = state.pawns["sword-1"]
    angle = math.atan2(177.5 - y, 305.0 - x) + math.radians(degrees)
    return (
        room_in(state, "missile", "sword-1").refusal(x + (20 + gap) * math.cos(angle), y + (20 + gap) * math.sin(angle))
        is None
    )


def test_a_longbow_lies_beside_the_active_character() -> None:
    match = asked_for_a_place(state_with(OPEN), "royal_archer")
    x, y = spot_of(overdue(match))
    assert math.dist((x, y), match.state.pawns["sword-1"][:2]) < 30
    assert degrees_from(match.state, x, y) == pytest.approx(0, abs=0.5)


def test_a_longbow_lies_beside_the_team_mate_only_where_there_is_no_other_room() -> None:
    match = asked_for_a_place(walled_in(), "royal_archer")
    assert math.dist(spot_of(overdue(match)), match.state.pawns["sword-2"][:2]) < 30


def test_what_is_optional_is_declined() -> None:
    """All that stands beside a flick, as it comes in matches played by the clock: a second try is left, and a crystal
    is flicked without another one or another card before it."""
    answers = {"cave_delver": "flick crystal-1", "standard_bearer": "flick crystal-1", "enchantress": "skip"}
    for card, answer in answers.items():
        match = match_of(state=holding(state_with(OPEN), card))
        act(match, f"play {card}")
        while not (isinstance(match.decision, Flick) and match.decision.beside is not None):
            let_time_pass(match)
        assert overdue(match).startswith(answer)


def struck_by_a_power_wave() -> Match:
    """Skull 1, whose team keeps two cards of armour, is hit, and the shooter is asked to discard a card."""
    state = holding(state_with({**OPEN, "skull-1": (150.0, 177.5)}), "high_priestess", "unicorn", "paladin")
    holding(state, "marauder", "behemoth", seat=1)
    state.teams["skull"].kept = [state.hands[1].pop(0), state.hands[1].pop(0)]
    match = asked_for_a_place(state, "high_priestess")
    let_time_pass(match)
    act(match, "flick power-wave 0deg 900mm/s")
    return match


def test_a_boost_and_armour_are_declined() -> None:
    match = struck_by_a_power_wave()
    for verb in ("boost", "armour"):
        assert match.decision is not None
        assert match.decision.verb == verb
        assert let_time_pass(match) == ["no"]
    assert match.state.teams["skull"].reserve == 6


def test_the_layout_is_accepted() -> None:
    """To refuse it would be to propose another; who has refused it proposes the first of those that are left."""
    match = match_of(first_team="sword", ask_layout=True)
    assert overdue(match) == "yes"
    act(match, "no")
    assert overdue(match) == "propose line"


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (3, {"arena_mode": "mat", "draw_timing": "end"}), (4, {"table": "kids", "exhaustion": True})],
)
def test_a_match_that_nobody_attends_comes_to_its_end(seats: int, options: dict[str, Any]) -> None:
    """The clock alone plays every card; for want of cards the game is over (CAT-126)."""
    match = match_of(seats, seed=5, **options)
    answers = 0
    while isinstance(match.settle(), Decision):
        let_time_pass(match)
        answers += 1
        assert answers < 1000
    assert match.result is not None
    assert match.result.rule in ("CAT-124", "CAT-129", "CAT-128", "CAT-R37")
    assert dict(GAME.inventory(match.state)) == {"tokens": 24, "characters": 4, "obstacles": 5}


def test_the_clock_names_its_ruling() -> None:
    assert GAME.clock_rule == "CAT-R35"
