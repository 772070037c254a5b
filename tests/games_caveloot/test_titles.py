"""What titles are measured by, and who wins: vectors that ask for a figure which no scenario can see."""

from typing import Any

import msgspec

from flick.games.caveloot import GAME
from flick.games.caveloot.cards import card
from flick.games.caveloot.ending import TitleFigures, fame, result, standing, titles
from flick.games.caveloot.holdings import wealth
from flick.games.caveloot.packing import strength
from flick.games.caveloot.state import CavelootOptions, CavelootState
from flick.table.compare import merge
from flick.table.match import Match, start_state
from flick.table.records import to_plain
from flick.table.words import Words
from flick.terminal.scores import score_lines
from tests.games_caveloot.scene import opened


def made(players: dict[int, Any], **given: Any) -> CavelootState:
    """The camps of an adventure that has begun."""
    state = start_state(GAME, CavelootOptions("epic"), max(2, len(players)), 1, {})
    return msgspec.convert(
        merge(to_plain(state), {"dealt": [], "players": players, **given}), CavelootState, str_keys=True
    )


def test_strength_is_that_of_the_best_load() -> None:
    """CAVE-T65, with cards of the house: an artefact of ST + 6 and, of weight 1, dice (ST), a cutlass (PB), a spyglass
    (4). With endurance 6 one card stays at home, the weakest."""
    gear = ["pulsatron#1", "book_of_twin_comets#1", "butina_admirals_compass", "boarding_cutlass#1", "loaded_dice#1"]
    camp = ["justernin_bradley", *gear, "crows_nest_spyglass"]
    state = made({0: {"camp": camp}}, bound={"justernin_bradley": ["lantern_fairy#1"]})
    assert strength(state, 0) == 8 + 3 + 21 + 24 + 11 + 6 + 5


def test_strength_heeds_only_what_holds_without_an_opponent() -> None:
    """CAVE-R04: Gideon is stronger against bosses only, Hob with a fairy, Old Tom by his own vitality."""
    assert strength(made({0: {"camp": ["gideon_tooth"]}}), 0) == 7
    assert strength(made({0: {"camp": ["hob_fairyfriend"]}}), 0) == 7
    assert strength(made({0: {"camp": ["hob_fairyfriend"]}}, bound={"hob_fairyfriend": ["lantern_fairy#1"]}), 0) == 13
    assert strength(made({0: {"camp": ["old_tom_ninelives"]}}), 0) == 9


def test_strength_counts_what_makes_a_load_lighter() -> None:
    """CAVE-R04: with the backpack heavy artefacts weigh 1 and endurance is 9, so that all nine come along."""
    heavy = ["pulsatron#1", "pulsatron#2", "pulsatron#3", "thunder_oar", "skygard"]
    heavy += ["two_mouthed_blunderbuss#1", "two_mouthed_blunderbuss#2", "two_mouthed_blunderbuss#3"]
    state = made({0: {"camp": ["justernin_bradley", "bottomless_backpack", *heavy]}})
    assert strength(state, 0) == 8 + 3 * 21 + 60 + 48 + 3 * 12


def test_strength_counts_what_a_load_makes_stronger() -> None:
    """CAVE-R04: with the crown (21) each grimoire has 6 more, with the chandelier (46) the light dice (5) and the crown
    8 more; the flute's 5 need an opponent who leads."""
    camp = ["justernin_bradley", "antler_crown", "book_of_twin_comets#1"]
    assert strength(made({0: {"camp": camp}}), 0) == 8 + 21 + 24 + 6
    more = [*camp, "ballroom_chandelier", "loaded_dice#1"]
    assert strength(made({0: {"camp": more}}), 0) == 8 + 21 + 8 + 24 + 6 + 46 + 5 + 8
    lone = {0: {"camp": ["justernin_bradley", "howling_flute#1"]}}
    assert strength(made(lone), 0) == 8 + card("howling_flute").reference


def test_fame() -> None:
    """CAVE-T70: two captured bosses, a tamed one, a legendary artefact, a hero with a bound legendary fairy."""
    camp = ["justernin_bradley", "psoro", "chaporal_shaton", "freezor", "thunder_oar"]
    state = made({0: {"camp": camp}}, tamed=["freezor"], bound={"justernin_bradley": ["queen_of_glow_worms"]})
    assert fame(state, 0) == 4


def test_wealth() -> None:
    """CAVE-T71: a treasure of 12, an artefact of 10, a boss of 40, a tamed monster, heroes of 8 and 15, 3 coins."""
    camp = ["sealed_envelope#1", "two_mouthed_blunderbuss#1", "psoro", "powder_maud#1", "justernin_bradley"]
    camp += ["tilly_two_maps", "lantern_fairy#1", "rangers_guild"]
    player = {"camp": camp, "entered": {"rangers_guild": 1}, "purse": 3}
    assert wealth(made({0: player}, tamed=["powder_maud#1"]), 0) == 88


def test_values_count_what_cards_at_home_add() -> None:
    """A hero at home who makes treasures dearer counts (CAVE-60, CAVE-61)."""
    assert wealth(made({0: {"camp": ["ysolde_of_the_ledger", "keg_of_grog#1"]}}), 0) == 8 + 4 + 1


def test_ties_of_titles() -> None:
    """CAVE-T67: who is at the top of a title scores its point; wealth, then fame decide."""
    wanted = [TitleFigures(90, 2, 40, 4), TitleFigures(120, 1, 38, 5), TitleFigures(120, 0, 41, 3)]
    camps = [
        ["queen_of_glow_worms", "old_mother_storm", "brother_bosun", "violin_case#1", "pulsatron#1"],
        ["boots_of_the_hurried_ancestor", "gaspard_the_retired_cannonball", "boarding_cutlass#1"],
        ["tilly_two_maps", "pulsatron#2", "butina_admirals_compass"],
    ]
    state = made(
        {seat: {"camp": camp, "help": wanted[seat].help} for seat, camp in enumerate(camps)}, bravest=0, ended="boss"
    )
    for seat, player in enumerate(state.players):
        player.purse = wanted[seat].wealth - wealth(state, seat)
        assert standing(state, seat) == wanted[seat]
    assert titles(state) == {"richest": [1, 2], "bravest": [0], "famous": [0], "strongest": [2], "caring": [1]}
    found = result(state)
    assert found is not None
    assert (found.winners, found.scores) == ((1,), (2, 2, 2))


def test_a_title_is_told_by_what_it_is_measured_with_a_star_for_whoever_gets_it() -> None:
    match = ended()
    assert match.result is not None
    told = list(score_lines(match.result, Words("en", GAME.folder, names=["Ann", "Bo"])))
    assert [line.split() for line in told] == [
        ["Ann", "Bo"],
        ["Richest", "54*", "6", "[CAVE-03]"],
        ["Bravest", "–", "–*", "[CAVE-04]"],
        ["Most", "famous", "1*", "0", "[CAVE-05]"],
        ["Strongest", "9*", "7", "[CAVE-06]"],
        ["Most", "caring", "4*", "4*", "[CAVE-07]"],
        ["Titles", "4", "2", "[CAVE-02]"],
    ]


def ended() -> Match:
    """The second player has beaten the final boss, whom the first one holds; the last turn is over."""
    camps = {0: {"camp": ["big_lenka", "psoro", "keg_of_grog#1"]}, 1: {"camp": ["odilon_eelskin"]}}
    return opened({"players": camps, "bravest": 1, "now": {"stage": "over", "region": "butina"}})
