"""What lies in dungeons and what is bound to cards is seen by all, and events tell where it goes."""

from typing import Any

import pytest

from flick.table.match import Match
from tests.games_caveloot.scene import opened, zone
from tests.moving import Follower

WRECK = "wreck_of_the_unsinkable"


def visit() -> dict[str, Any]:
    """Somebody stands before a dungeon of which one level has been seen; nothing lies in two places."""
    return {
        "now": {"stage": "explore", "region": "butina"},
        "players": {0: {"hero": "lady_gunpowder"}, 1: {"camp": ["big_lenka"]}},
        "removed": [],
        "piles": {"butina": ["boarding_cutlass#1"]},
        "open": {"butina": [WRECK, "hollow_huntsman"]},
        "dungeons": {
            WRECK: {
                "region": "butina",
                "hidden": ["keg_of_grog#2", "keg_of_grog#3", "keg_of_grog#4"],
                "floors": [["stocky_kirigan#1", "loaded_dice#1", "keg_of_grog#1"]],
            }
        },
    }


def followed(match: Match, *answers: str) -> None:
    """Give the answers; everybody sees what events tell."""
    match.settle()
    told = len(match.events)
    followers = {seat: Follower(match.view(seat)) for seat in (None, 0, 1)}
    for answer in answers:
        match.answer(answer)
        match.settle()
        events, told = match.events[told:], len(match.events)
        for seat, follower in followers.items():
            for event in events:
                follower.hear(event.seen_by(seat))
            follower.arrive(match.view(seat), [event.kind for event in events])


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_level_that_was_revealed_is_seen_though_nobody_is_there(seat: int | None) -> None:
    match = opened(visit())
    level = zone(match.view(seat), f"floor-{WRECK}-1")
    assert [piece.face for piece in level.pieces] == ["stocky_kirigan#1", "loaded_dice#1", "keg_of_grog#1"]


def test_what_fights_in_a_dungeon_is_followed_there_and_back() -> None:
    match = opened(visit())
    followed(match, f"step enter-{WRECK}", "clash flee", "step draw", "met take")


def test_what_is_beaten_in_a_dungeon_lies_on_its_level() -> None:
    given = visit() | {"decks": {"AB": ["AB15"], "ST": ["ST15", "ST0", "ST1"]}}
    given["now"] |= {"stage": "clash", "dungeon": WRECK, "fought": True}
    foes = ["stocky_kirigan#1"]
    used = ["wisdom stocky_kirigan#1"]
    given["fight"] = {
        "foes": foes,
        "vitality": 1,
        "seats": [0],
        "gear": ["loaded_dice#1"],
        "used": used,
        "in_dungeon": True,
    }
    match = opened(given)
    followed(match, "clash go", "pass", "pass", "capture take-stocky_kirigan#1", "collect take-keg_of_grog#1", "leave")


def test_a_fairy_is_followed_with_its_hero() -> None:
    given = visit() | {"bound": {"hollow_huntsman": ["lantern_fairy#1"]}}
    followed(opened(given), "step meet-hollow_huntsman", "met take", "step home", "camp done")


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_the_graveyard_and_used_power_cards_can_be_looked_through(seat: int | None) -> None:
    match = opened(visit() | {"graveyard": ["keg_of_grog#5", "gideon_tooth"], "used": {"PB": ["PB9", "PB3"]}})
    board = match.view(seat)
    assert [piece.face for piece in zone(board, "graveyard").pieces] == ["keg_of_grog#5", "gideon_tooth"]
    assert [piece.face for piece in zone(board, "used-pb").pieces] == ["PB9", "PB3"]
