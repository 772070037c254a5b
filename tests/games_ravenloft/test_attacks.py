"""Attacks, what their hits bring, defeats and rewards (4.11, 4.12, 4.17, 4.18)."""

from flick.games.ravenloft.experience import payments, total, worth_of
from flick.games.ravenloft.state import TREASURE, RavenloftState
from tests.acting import act, asked
from tests.games_ravenloft.phases import kinds, match_of, now, offered, only, party
from tests.games_ravenloft.scene import laid, monster, on_top


def gain(state: RavenloftState, *cards: str) -> None:
    """These cards lie in the XP pile."""
    for card in cards:
        state.decks["monster"].remove(card)
        state.xp.append(card)


def test_every_target_has_its_own_die_and_one_treasure_is_earned() -> None:
    """RAV-85, RAV-129."""
    state = party(2)
    only(state, 1)
    state.first = 1
    monster(state, "skeleton", "2,2", seat=1)
    monster(state, "rat_swarm", "1,2", seat=1)
    on_top(state, TREASURE, "heavy_shield#1")
    match = match_of(state, {"attack": [20, 18]})
    act(match, "turn twin_arrows", "targets skeleton-1, rat_swarm-1")
    assert [fact.total for fact in now(match).fight.rolls] == [24, 22]  # type: ignore[union-attr]
    assert sorted(now(match).xp) == ["rat_swarm#1", "skeleton#1"]
    assert kinds(match).count("treasure") == 1


def test_several_twenties_in_one_attack_are_one_offer() -> None:
    """RAV-RUL-40, RAV-144: the XP of all who fell count; the treasure comes first (5.15)."""
    state = party(2)
    only(state, 1)
    state.first = 1
    gain(state, "ghoul#1")
    monster(state, "orc_archer", "2,2", seat=1)
    monster(state, "skeleton", "1,2", seat=1)
    match = match_of(state, {"attack": [20, 20]})
    act(match, "turn twin_arrows", "targets orc_archer-1, skeleton-1")
    assert asked(match).verb == "rise"
    assert total(now(match)) == 5
    act(match, "rise skeleton+ghoul+orc_archer", "new-power pinning_shot")
    assert now(match).heroes[1].level == 2
    assert kinds(match).count("rises") == 1
    assert kinds(match).index("treasure") < kinds(match).index("rises")


def test_level_two_brings_numbers_a_daily_and_critical_attacks() -> None:
    """RAV-T-B40."""
    state = party(1)
    state.heroes[0].hp = 5
    gain(state, "wraith#1", "ghoul#1")
    monster(state, "orc_brute", "2,2")
    match = match_of(state, {"attack": [20]})
    act(match, "turn quick_stab orc_brute-1", "rise ghoul+wraith", "new-power fan_of_knives")
    hero = now(match).heroes[0]
    assert (hero.hp, hero.most_hp, hero.ac, hero.surge_value, hero.critical) == (7, 10, 16, 5, True)
    assert "fan_of_knives" in hero.powers


def test_a_hit_with_twenty_by_a_hero_of_level_two_hurts_one_more() -> None:
    """RAV-T-B42."""
    state = party(1)
    state.heroes[0].level, state.heroes[0].critical = 2, True
    monster(state, "orc_brute", "2,2")
    gain(state, "wraith#1", "ghoul#1")
    match = match_of(state, {"attack": [20]})
    act(match, "turn quick_stab orc_brute-1")
    assert now(match).figures["orc_brute-1"].hp == 1
    assert asked(match).verb == "turn"


def test_a_natural_twenty_may_miss_and_brings_the_offer_all_the_same() -> None:
    """RAV-T-B43."""
    state = party(1)
    figure = monster(state, "gargoyle", "2,2")
    state.decks["encounter"].remove("dulled_edge#1")
    state.heroes[0].curses = ["dulled_edge#1"] * 1
    gain(state, "wraith#1", "ghoul#1")
    match = match_of(state, {"attack": [20]})
    act(match, "turn quick_stab gargoyle-1")
    assert asked(match).verb == "rise"
    assert figure.kind == "gargoyle"


def test_the_attackers_card_goes_even_for_the_figure_of_another() -> None:
    """RAV-T-B28, RAV-91."""
    state = party(2)
    monster(state, "ghoul", "2,2", seat=0, number=1)
    monster(state, "ghoul", "1,2", seat=1, number=2)
    state.figures["ghoul-2"].hp = 1
    match = match_of(state, {"attack": [20]})
    act(match, "turn quick_stab ghoul-2")
    assert now(match).xp == ["ghoul#1"]
    assert now(match).heroes[1].row == ["ghoul#2"]
    assert [*now(match).figures] == ["ghoul-1"]


def test_else_that_of_the_first_to_the_left_goes() -> None:
    """RAV-T-B29, RAV-92."""
    state = party(3)
    monster(state, "ghoul", "2,2", seat=2, number=1)
    monster(state, "ghoul", "1,2", seat=1, number=2)
    state.figures["ghoul-1"].hp = 1
    match = match_of(state, {"attack": [20]})
    act(match, "turn quick_stab ghoul-1")
    assert now(match).xp == ["ghoul#2"]


def test_cards_add_up() -> None:
    """RAV-T-B32: two blades, 7 + 8 + 2."""
    state = party(1)
    monster(state, "gargoyle", "2,2")
    for card in ("keen_blade#1", "keen_blade#2"):
        state.decks[TREASURE].remove(card)
        state.heroes[0].items.append(card)
    match = match_of(state, {"attack": [6]})
    act(match, "turn quick_stab gargoyle-1")
    assert now(match).fight.rolls[0].total == 16  # type: ignore[union-attr]
    assert "hit" in kinds(match)


def test_cleave_hits_another_monster_beside_the_hero() -> None:
    state = party(4)
    only(state, 3)
    state.first = 3
    monster(state, "orc_brute", "5,2", seat=3)
    monster(state, "skeleton", "7,2", seat=3)
    state.heroes[3].square = "6,1"
    match = match_of(state, {"attack": [20]})
    act(match, "turn cleave orc_brute-1")
    assert now(match).figures["orc_brute-1"].hp == 2
    assert "skeleton-1" not in now(match).figures


def test_a_large_monster_is_a_target_on_both_its_tiles() -> None:
    """RAV-T-B59, RAV-28."""
    state = party(5)
    only(state, 4)
    state.first = 4
    state.heroes[4].square = "1,1"
    figure = monster(state, "cinder_drake", "3,1", seat=None)
    figure.sort, figure.size, figure.id = "villain", 2, "cinder_drake"
    state.figures = {"cinder_drake": figure}
    state.aside.remove("cinder_drake#1")
    state.villains.append("cinder_drake#1")
    match = match_of(state)
    found = offered(match)
    assert {"cinder_burst start_w", "cinder_burst start_e"} <= {*found}


def test_a_power_is_used_once_and_turned_up_by_a_scroll() -> None:
    """RAV-T-B27."""
    state = party(1)
    monster(state, "orc_brute", "2,2")
    state.decks[TREASURE].remove("scroll_of_recall#1")
    state.heroes[0].items = ["scroll_of_recall#1"]
    match = match_of(state, {"attack": [2]})
    act(match, "turn heart_seeker orc_brute-1")
    assert now(match).figures["orc_brute-1"].hp == 2, "a miss that hurts"
    act(match, "turn scroll_of_recall#1")
    assert now(match).heroes[0].used == [now(match).heroes[0].racial]


def test_focus_keeps_a_daily_that_misses_everybody() -> None:
    state = party(5)
    only(state, 4)
    state.first = 4
    monster(state, "gargoyle", "7,2", seat=4)
    match = match_of(state, {"attack": [1]})
    act(match, "turn fire_globe start_e")
    assert "fire_globe" not in now(match).heroes[4].used


def test_a_glyph_defeats_whoever_enters_and_that_counts_for_the_active_hero() -> None:
    """RAV-QA-05, RAV-RUL-31."""
    state = party(1)
    laid(state, "start_w", "north", "straight#1")
    monster(state, "skeleton", "1,-2")
    state.dungeon.glyphs = ["start_w"]
    state.stage, state.now.ended = "activate", True
    on_top(state, TREASURE, "heavy_shield#1")
    match = match_of(state)
    act(match, f"put {offered(match)[0]}")
    assert now(match).dungeon.glyphs == []
    assert now(match).xp == ["skeleton#1"]
    assert now(match).heroes[0].items == ["heavy_shield#1"]


def test_payments_lose_as_little_as_can_be() -> None:
    """RAV-RUL-15."""
    state = party(1)
    gain(state, "wraith#1", "orc_brute#1", "ghoul#1", "skeleton#1")
    ways = payments(state, 5)
    assert ways[0] == ("ghoul#1", "wraith#1")
    assert [sum(worth_of(card) for card in way) for way in ways] == [5, 6]


def test_an_item_is_given_as_it_is_drawn_and_never_after() -> None:
    """RAV-T-B31."""
    state = party(2)
    monster(state, "skeleton", "2,2")
    on_top(state, TREASURE, "heavy_shield#1")
    match = match_of(state, {"attack": [20]})
    act(match, "turn quick_stab skeleton-1", "give allisa")
    assert now(match).heroes[1].items == ["heavy_shield#1"]
    assert not any(name.startswith("give") for name in offered(match))
