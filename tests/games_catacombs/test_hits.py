"""Who is hit by a flick: every clause of CAT-R03, CAT-R04, CAT-R05, CAT-R07 and CAT-R08."""

import math

import pytest

from flick.arena.flick import simulate
from flick.arena.layout import Layout, Pawn
from flick.arena.outcome import Outcome
from flick.arena.shot import aimed
from flick.games.catacombs.hits import judge, rebounds
from tests.games_catacombs.scene import outcome_of, state_with, touch

ENEMIES = ("skull-1", "skull-2")
WALL = "wall:north-1"


def rules_of(outcome: Outcome, damage: int = 1, target: str | None = None) -> dict[str, str]:
    return {name: verdict.rule for name, verdict in judge(outcome, damage, ENEMIES, target).verdicts}


def test_a_moving_pawn_that_touches_an_enemy_hits_it() -> None:
    judgement = judge(outcome_of("sword-1", touch(0.1, "sword-1", "skull-1")), 1, ENEMIES)
    assert judgement.hits == ("skull-1",)
    assert judgement.verdicts[0][1].rule == "CAT-73"


def test_the_order_of_names_in_a_contact_does_not_matter() -> None:
    outcome = outcome_of("sword-1", touch(0.1, "skull-1", "sword-1", moved=["sword-1"]))
    assert judge(outcome, 1, ENEMIES).hits == ("skull-1",)


def test_without_damage_there_is_no_hit() -> None:
    """CAT-R03 (a), CAT-79."""
    outcome = outcome_of("sword-1", touch(0.1, "sword-1", "skull-1"))
    assert judge(outcome, 0, ENEMIES).hits == ()
    assert rules_of(outcome, 0) == {"skull-1": "CAT-79"}


def test_a_pawn_at_rest_hits_nobody() -> None:
    """CAT-R03 (b): the enemy slid into the flicked pawn, which lay still."""
    outcome = outcome_of("sword-1", touch(0.5, "skull-1", "sword-1"))
    assert judge(outcome, 1, ENEMIES).hits == ()
    assert rules_of(outcome) == {"skull-1": "CAT-R03"}


def test_a_later_touch_in_motion_counts_after_one_at_rest() -> None:
    outcome = outcome_of("sword-1", touch(0.5, "skull-1", "sword-1"), touch(0.6, "sword-1", "skull-1"))
    assert judge(outcome, 1, ENEMIES).hits == ("skull-1",)


def test_after_a_wall_nobody_is_hit() -> None:
    """CAT-R03 (c), CAT-R04."""
    outcome = outcome_of("sword-1", touch(0.1, "sword-1", WALL), touch(0.2, "sword-1", "skull-1"))
    assert rules_of(outcome) == {"skull-1": "CAT-77"}


def test_a_hit_before_the_wall_stays() -> None:
    """CAT-R04."""
    outcome = outcome_of(
        "sword-1",
        touch(0.1, "sword-1", "skull-1"),
        touch(0.2, "sword-1", WALL),
        touch(0.3, "sword-1", "skull-2"),
        touch(0.4, "sword-1", "skull-1"),
    )
    assert judge(outcome, 1, ENEMIES).hits == ("skull-1",)


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_wall_and_enemy_in_one_moment_is_a_hit(order: tuple[int, int]) -> None:
    """CAT-R04, whichever of the two contacts is written first."""
    contacts = (touch(0.1, "sword-1", WALL), touch(0.1, "sword-1", "skull-1"))
    assert judge(outcome_of("sword-1", *(contacts[k] for k in order)), 1, ENEMIES).hits == ("skull-1",)


def test_walls_touched_by_others_do_not_matter() -> None:
    """CAT-R04."""
    outcome = outcome_of("sword-1", touch(0.1, "skull-2", WALL), touch(0.2, "sword-1", "skull-1"))
    assert judge(outcome, 1, ENEMIES).hits == ("skull-1",)


def test_an_obstacle_after_the_wall_does_not_restore_the_shot() -> None:
    """CAT-R04."""
    outcome = outcome_of(
        "missile",
        touch(0.1, "missile", WALL),
        touch(0.2, "missile", "crystal-1"),
        touch(0.3, "missile", "skull-1"),
    )
    assert judge(outcome, 1, ENEMIES).hits == ()


@pytest.mark.parametrize("other", ["crystal-3", "sword-2", "skull-2"])
def test_rebounds_off_pawns_keep_the_shot_alive(other: str) -> None:
    """CAT-R05."""
    outcome = outcome_of("sword-1", touch(0.1, "sword-1", other), touch(0.2, "sword-1", "skull-1"))
    assert "skull-1" in judge(outcome, 1, ENEMIES).hits


def test_which_rebounds_are_told_of() -> None:
    """CAT-78."""
    crystals = ("crystal-1", "crystal-2")
    outcome = outcome_of(
        "sword-1",
        touch(0.1, "sword-1", "skull-2"),
        touch(0.2, "sword-1", "crystal-2"),
        touch(0.3, "sword-1", "skull-1"),
    )
    assert not rebounds(outcome, crystals, "skull-2")
    assert rebounds(outcome, crystals, "skull-1")


def test_what_others_touch_wounds_nobody() -> None:
    """CAT-R06: a struck enemy, team mate or obstacle passes nothing on."""
    outcome = outcome_of(
        "sword-1",
        touch(0.1, "sword-1", "crystal-1"),
        touch(0.2, "crystal-1", "skull-1"),
        touch(0.3, "skull-1", "skull-2"),
        touch(0.4, "sword-2", "skull-2"),
    )
    assert judge(outcome, 2, ENEMIES).hits == ()
    assert rules_of(outcome) == {"crystal-1": "CAT-78"}


def test_an_enemy_counts_once_and_both_count_twice() -> None:
    """CAT-R07, in whatever order."""
    outcome = outcome_of(
        "sword-1",
        touch(0.1, "sword-1", "skull-2"),
        touch(0.2, "sword-1", "skull-1"),
        touch(0.3, "sword-1", "skull-2"),
        touch(0.4, "sword-1", "skull-2"),
    )
    assert judge(outcome, 1, ENEMIES).hits == ("skull-2", "skull-1")


def test_only_the_target_is_wounded() -> None:
    """CAT-R03 (d), CAT-72, CAT-R26."""
    outcome = outcome_of("missile", touch(0.1, "missile", "skull-2"), touch(0.2, "missile", "skull-1"))
    assert judge(outcome, 1, ENEMIES, "skull-1").hits == ("skull-1",)
    assert rules_of(outcome, 1, "skull-1") == {"skull-2": "CAT-72", "skull-1": "CAT-73"}


def test_a_target_touched_only_after_a_wall_is_missed() -> None:
    """CAT-R25."""
    outcome = outcome_of("missile", touch(0.1, "missile", WALL), touch(0.2, "missile", "skull-1"))
    assert judge(outcome, 1, ENEMIES, "skull-1").hits == ()


def test_team_mates_are_never_wounded() -> None:
    """CAT-76, CAT-R50."""
    outcome = outcome_of("sword-1", touch(0.1, "sword-1", "sword-2"))
    assert judge(outcome, 2, ENEMIES).hits == ()
    assert rules_of(outcome) == {"sword-2": "CAT-76"}


def flicked(layout: Layout, degrees: float, speed: float = 600.0, pawn: str = "sword-1") -> Outcome:
    return simulate(layout, aimed(layout, pawn, math.radians(degrees), speed))


def touching() -> Layout:
    """Sword 1 lies against Skull 1, to the left of it."""
    return state_with({"sword-1": (200, 150), "skull-1": (225, 150)}).layout()


@pytest.mark.parametrize("degrees", [0, 30, 330])
def test_driven_into_an_enemy_that_it_touches_it_hits(degrees: float) -> None:
    """CAT-R08."""
    assert judge(flicked(touching(), degrees), 1, ENEMIES).hits == ("skull-1",)


@pytest.mark.parametrize("degrees", [120, 180, 240])
def test_moving_away_from_an_enemy_that_it_touches_it_does_not(degrees: float) -> None:
    """CAT-R08."""
    assert judge(flicked(touching(), degrees), 1, ENEMIES).hits == ()


def test_lying_against_a_wall_is_no_rebound() -> None:
    """CAT-R04: along the wall, away from it, and into it."""
    layout = state_with({"sword-1": (200, 12.5), "skull-1": (300, 12.5)}).layout()
    assert judge(flicked(layout, 0, 900), 1, ENEMIES).hits == ("skull-1",)
    layout = state_with({"sword-1": (200, 12.5), "skull-1": (200, 100)}).layout()
    assert judge(flicked(layout, 90, 900), 1, ENEMIES).hits == ("skull-1",)


def test_driven_into_the_wall_that_it_lies_against_it_is_one() -> None:
    """CAT-R04: a contact with speed into the wall."""
    layout = state_with({"sword-1": (200, 12.5), "skull-1": (260, 24)}).layout()
    outcome = flicked(layout, 330, 1500)
    assert "skull-1" in rules_of(outcome)
    assert judge(outcome, 1, ENEMIES).hits == ()


def test_a_wave_put_against_a_wall_and_driven_into_it_wounds_nobody_afterwards() -> None:
    """CAT-77: its place overlaps the wall by 0.03 mm, which is touching; a crystal on its way drives it in."""
    board = state_with({"sword-1": (100, 25), "crystal-1": (200, 38), "skull-1": (285, 30)}).layout()
    layout = board.adding("power-wave", Pawn(121.3, 28.8, math.atan2(3.8, 21.3), 38, "wave"))
    outcome = flicked(layout, 0, 2000, "power-wave")
    assert rules_of(outcome, 2) == {"crystal-1": "CAT-78", "skull-1": "CAT-77"}


def test_driven_into_a_wall_and_an_enemy_that_it_touches_it_hits() -> None:
    """CAT-R04: both in the same step."""
    layout = state_with({"sword-1": (12.48, 100), "skull-1": (12.5, 75.02)}).layout()
    assert judge(flicked(layout, 190, 900), 1, ENEMIES).hits == ("skull-1",)
