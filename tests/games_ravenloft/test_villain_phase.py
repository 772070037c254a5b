"""The villain phase: who acts, in which order, and how (4.7, 6.5)."""

from typing import Any

import pytest

from flick.games.ravenloft.game import GAME
from flick.games.ravenloft.state import ENCOUNTER, RavenloftState
from flick.table.match import Match
from flick.table.rules import Decision, Event
from flick.table.tactics import tactics_of
from tests.acting import act, asked
from tests.games_ravenloft.phases import kinds, match_of, now, offered, only, party
from tests.games_ravenloft.scene import laid, monster, on_top
from tests.texts import words_of


def acting(state: RavenloftState, **forced: Any) -> Match:
    """Monsters and traps act now."""
    state.stage, state.now.ended = "activate", True
    labels = {name.replace("_", "-"): queue for name, queue in forced.items()}
    return match_of(state, labels)


def told(match: Match, kind: str) -> list[dict[str, Any]]:
    return [dict(event.facts) for event in match.events if event.kind == kind]


def trap(state: RavenloftState, card: str, tile: str, seat: int = 0) -> None:
    """A trap lies on a tile."""
    state.decks[ENCOUNTER].remove(card)
    state.heroes[seat].row.append(card)
    state.dungeon.traps[tile] = card


def test_cards_act_in_the_order_in_which_they_were_drawn_after_all_villains() -> None:
    """RAV-T-B10."""
    state = party(1)
    trap(state, "dart_wall#1", "start_w")
    monster(state, "rat_swarm", "2,2")
    monster(state, "shambling_corpse", "1,2")
    klak = monster(state, "skeleton", "5,2", seat=None)
    klak.id = klak.kind = "klak"
    klak.sort = "villain"
    state.figures = {"rat_swarm-1": state.figures["rat_swarm-1"], **state.figures, "klak": klak}
    del state.figures["skeleton-1"]
    state.aside.remove("klak#1")
    state.villains.append("klak#1")
    match = acting(state, encounter_attack=[1], monster_attack=[1, 1, 1])
    match.settle()
    order = [
        event.facts.get("figure") or event.facts["card"]
        for event in match.events
        if event.kind in ("acts", "trap-acts")
    ]
    assert order[:4] == ["klak", "dart_wall#1", "rat_swarm-1", "shambling_corpse-1"]


def test_all_of_a_kind_act_for_whoever_holds_one() -> None:
    """RAV-T-B09, RAV-RUL-25."""
    state = party(2)
    monster(state, "shambling_corpse", "2,2", seat=0, number=1)
    monster(state, "shambling_corpse", "1,2", seat=1, number=2)
    monster(state, "rat_swarm", "3,2", seat=1)
    match = acting(state, monster_attack=[1, 1])
    act(match, *(["victim kat"] if asked(match).verb == "victim" else []))
    while asked(match).verb == "victim":
        act(match, "victim kat")
    names = [one["figure"] for one in told(match, "acts")]
    assert names == ["shambling_corpse-1", "shambling_corpse-2"], "nobody here holds the rats"


def test_what_appears_in_the_phase_acts_in_it() -> None:
    """RAV-RUL-23: Bell of Alarm draws a monster whose card comes last."""
    state = party(1)
    trap(state, "bell_of_alarm#1", "start_w")
    state.heroes[0].square = "2,2"
    on_top(state, "monster", "rat_swarm#1")
    match = acting(state, monster_attack=[1])
    match.settle()
    assert [one["figure"] for one in told(match, "acts")] == ["rat_swarm-1"]
    assert "start_w" not in now(match).dungeon.traps
    assert "bell_of_alarm#1" in now(match).discards[ENCOUNTER]


def test_the_event_names_the_clause_that_holds_and_those_that_did_not() -> None:
    state = party(1)
    monster(state, "crypt_spider", "3,2")
    state.heroes[0].square = "1,1"
    match = acting(state, monster_attack=[1])
    match.settle()
    fact = told(match, "acts")[0]
    assert (fact["clause"], fact["n"]) == ("t1", 2)
    assert fact["told"].id == "acts-after"


def test_what_the_fog_keeps_from_a_shot_is_not_said_to_be_farther_away() -> None:
    """6.9, Choking Fog: a hero two tiles away is there, and out of reach."""
    state = party(1)
    state.decks[ENCOUNTER].remove("choking_fog#1")
    state.environment = "choking_fog#1"
    laid(state, "start_e", "east", "cross#1")
    monster(state, "orc_archer", "9,1")
    match = match_of(state)
    act(match, "turn end")
    told = next(event for event in match.events if event.kind == "acts")
    assert "it reaches no hero within 2 tiles" in words_of(GAME, "en")(told.say)


def test_while_a_figure_acts_its_tactics_are_seen_up_to_the_clause_that_holds() -> None:
    state = party(1)
    monster(state, "crypt_spider", "3,2")
    state.heroes[0].square = "1,1"
    match = acting(state, monster_attack=[1])
    seen = []
    while not isinstance(item := match.step(), Decision):
        if isinstance(item, Event) and item.kind in ("acts", "struck-at", "miss"):
            seen.append(tactics_of(match.view(0).zone("acting")))
    assert [[line.holds for line in one.lines] for one in seen if one is not None] == [[False, True]] * 3
    assert seen[0] is not None
    assert seen[0].lines[0].say.facts["condition"] != seen[0].lines[1].say.facts["condition"]
    assert tactics_of(match.view(0).zone("acting")) is None


def test_a_stunned_monster_does_nothing_once() -> None:
    state = party(1)
    figure = monster(state, "rat_swarm", "2,2")
    figure.stunned = True
    match = acting(state, monster_attack=[1])
    match.settle()
    assert kinds(match).count("shakes-off") == 1
    assert "acts" not in kinds(match)
    assert not now(match).figures["rat_swarm-1"].stunned


def test_monsters_leave_the_downed_alone() -> None:
    """RAV-T-B50."""
    state = party(2)
    state.heroes[0].hp = 0
    state.heroes[0].square, state.heroes[1].square = "1,1", "5,1"
    monster(state, "skeleton", "2,2")
    match = acting(state, monster_attack=[1])
    while asked(match).verb == "put":
        act(match, f"put {offered(match)[0]}")
    assert told(match, "struck-at")[0]["target"] == "allisa"


def test_nobody_acts_where_nobody_stands() -> None:
    """RAV-RUL-22."""
    state = party(2)
    for hero in state.heroes:
        hero.hp = 0
    monster(state, "skeleton", "2,2")
    match = acting(state)
    match.settle()
    assert "nobody-there" in kinds(match)


def test_a_monster_that_advances_stands_on_the_mark_or_beside_it() -> None:
    """RAV-T-B12."""
    for taken in (False, True):
        state = party(1)
        laid(state, "start_w", "north", "straight#1")
        laid(state, "straight#1", "north", "straight#2")
        monster(state, "shambling_corpse", "1,-6", number=1)
        if taken:
            monster(state, "rat_swarm", "1,-2", seat=None, number=2)
        match = acting(state)
        while asked(match).verb == "put":
            act(match, f"put {offered(match)[0]}")
        square = now(match).figures["shambling_corpse-1"].square
        assert (square == "1,-2") is not taken
        assert square.endswith(("-1", "-2", "-3", "-4"))


def test_a_charge_ends_beside_the_closest_hero() -> None:
    state = party(2)
    laid(state, "start_w", "north", "straight#1")
    monster(state, "skeleton", "1,-2")
    state.heroes[0].square, state.heroes[1].square = "1,1", "6,1"
    match = acting(state, monster_attack=[20])
    while asked(match).verb == "put":
        act(match, f"put {offered(match)[0]}")
    assert told(match, "struck-at")[0]["target"] == "kat"
    assert now(match).heroes[0].hp == 7


def test_strahd_heals_when_he_comes_and_hits() -> None:
    state = party(1, adventure="the_count_awakens")
    state.heroes[0].square = "6,1"
    strahd = monster(state, "skeleton", "2,2", seat=None)
    strahd.id = strahd.kind = "strahd"
    strahd.sort, strahd.hp, strahd.most_hp = "villain", 5, 10
    state.figures = {"strahd": strahd}
    state.aside.remove("strahd#1")
    state.villains.append("strahd#1")
    match = acting(state, monster_attack=[20])
    while asked(match).verb == "put":
        act(match, f"put {offered(match)[0]}")
    assert now(match).figures["strahd"].hp == 6


def test_whoever_has_left_still_has_a_villain_phase() -> None:
    """RAV-T-B49, RAV-RUL-37: a trap that is drawn then is discarded."""
    state = party(2)
    only(state, 1)
    monster(state, "rat_swarm", "2,2", seat=0)
    state.stage = "begin"
    on_top(state, ENCOUNTER, "dart_wall#1")
    match = match_of(state, {"monster-attack": [1]})
    match.settle()
    assert "no-effect" in kinds(match)
    assert "dart_wall#1" in now(match).discards[ENCOUNTER]
    assert now(match).dungeon.traps == {}
    assert "acts" in kinds(match)
    assert asked(match).seat == 1


NEEDS_A_HERO = ("arrow_slit#1", "neglected_passage#1", "reinforcements#1", "strahds_whispers#1", "grave_robbers#1")
NEEDS_A_PLACE = ("weight_of_years#1", "king_tmescus_portal#1", "overrun#1", "collapsed_floor#1", "hands_of_the_dead#1")


@pytest.mark.parametrize("card", [*NEEDS_A_HERO, *NEEDS_A_PLACE])
def test_encounters_that_need_the_hero_who_has_left_do_nothing(card: str) -> None:
    state = party(2)
    only(state, 1)
    state.stage = "begin"
    on_top(state, ENCOUNTER, card)
    match = match_of(state)
    match.settle()
    assert asked(match).seat == 1
    assert now(match).heroes[1].hp == 8
    assert not now(match).figures


def test_nobody_is_asked_about_squares_where_the_first_one_will_do() -> None:
    """RAV-RUL-20."""
    for ties, verbs in (("ask", {"put", "turn"}), ("first", {"turn"})):
        state = party(1, ties=ties)
        laid(state, "start_w", "north", "straight#1")
        monster(state, "skeleton", "1,-2")
        match = acting(state, monster_attack=[1])
        seen = {asked(match).verb}
        if seen == {"put"}:
            act(match, f"put {offered(match)[0]}")
            seen.add(asked(match).verb)
        assert seen == verbs
