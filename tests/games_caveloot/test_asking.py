"""What is asked and what is not, what people are warned of, and how answers are called."""

from collections import Counter
from typing import Any

import pytest

from flick.bots.random import random_answer
from flick.games.caveloot import GAME
from flick.places import shipped
from flick.table.answers import only_answer
from flick.table.chance import Chance, derived
from flick.table.decisions import Choose
from flick.table.languages import LANGUAGES
from flick.table.match import Match
from flick.table.naming import option_label
from flick.table.rules import Confirm, Decision
from flick.table.sayings import Say
from flick.table.seats import HUMAN, Seat
from flick.table.words import Words
from tests.acting import act, asked
from tests.games_caveloot.scene import fight, opened, zone

LEADS = {"PB": ["PB12"], "ST": ["ST15", "ST4"]}
"""Justernin has 11 + 13 - 3, Stocky Kirigan 0 + 1."""
TRAILS = {"PB": ["PB1"], "ST": ["ST4", "ST15"]}


def words(language: str) -> Words:
    return Words(language, shipped("levels") / GAME.id, things=GAME.things)


def test_nobody_is_asked_at_46_against_minus_2() -> None:
    """The opponent loses 1 vitality by however much it is behind; whoever is behind is asked."""
    ahead = asked_in_the_window(LEADS)
    assert only_answer(ahead) == "pass"
    assert only_answer(asked_in_the_window(TRAILS)) is None


def asked_in_the_window(decks: dict[str, list[str]], **more: Any) -> Decision:
    match = opened(fight(decks=decks, **more))
    act(match, "clash go")
    decision = asked(match)
    assert decision.verb == "window"
    return decision


def test_what_does_more_than_to_add_power_is_asked_for_all_the_same() -> None:
    """A haunting spirit stays with the opponent."""
    with_spirit = {"players": {0: {"hero": "justernin_bradley", "hand": ["ghost_of_the_unpaid_crew#1"]}}}
    assert only_answer(asked_in_the_window(LEADS, **with_spirit)) is None


def test_whoever_leads_may_flee_from_the_clash_that_would_end_the_adventure() -> None:
    end = {"fight": {"foes": ["psoro"], "vitality": 1}, "decks": {"PB": ["PB12"], "ST": ["ST15", "ST1"], "GT": ["GT1"]}}
    match = opened(fight(foe="psoro", **end))
    act(match, "clash go")
    assert only_answer(asked(match)) is None


@pytest.mark.parametrize(
    ("given", "answer"),
    [
        pytest.param(
            {"now": {"stage": "met", "region": "butina", "met": "diamond_of_dreams"}, "fight": None},
            "met take",
            id="a wound",
        ),
        pytest.param({}, "window use-justernin_bradley-1", id="a text"),
        pytest.param({"players": {0: {"hand": ["big_lenka"]}}}, "window support-big_lenka", id="a support hero"),
        pytest.param({"players": {0: {"hand": []}}}, "price vitality", id="fleeing"),
    ],
)
def test_whoever_pays_the_last_point_of_vitality_is_warned(given: dict[str, Any], answer: str) -> None:
    """CAVE-R31."""
    lives = {"justernin_bradley": 1, "big_lenka": 1}
    used = {"players": {0: {"hand": ["primer_of_small_waves#1"]}}, "now": {"used": ["primer_of_small_waves#1"]}}
    match = opened(fight(vitality=lives, decks=TRAILS, **{**(used if "use-" in answer else {}), **given}))
    if answer.startswith("window"):
        act(match, "clash go")
    elif answer.startswith("price"):
        act(match, "clash flee")
    decision = asked(match)
    assert answer in decision.warnings, [option.name for option in decision.options]  # type: ignore[attr-defined]
    lost = decision.warnings[answer].facts["hero"]
    assert lost == ("big_lenka" if "lenka" in answer else "justernin_bradley")


def test_nobody_is_warned_who_has_more() -> None:
    given = {"now": {"stage": "met", "region": "butina", "met": "diamond_of_dreams"}, "fight": None}
    match = opened(fight(vitality={"justernin_bradley": 2}, **given))
    assert asked(match).warnings == {}


def test_whoever_packs_a_wound_with_the_last_point_is_warned() -> None:
    outfit = {"seat": 0, "hero": "justernin_bradley", "pack": ["diamond_of_dreams"]}
    camp = {0: {"camp": ["justernin_bradley", "diamond_of_dreams"]}, 1: {"camp": ["big_lenka"]}}
    match = opened(
        {"players": camp, "now": {"stage": "prepare", "outfit": outfit}, "vitality": {"justernin_bradley": 1}}
    )
    assert list(asked(match).warnings) == ["prepare go-justernin_bradley"]


def test_what_a_helper_packs_is_marked_and_weighed() -> None:
    match = opened(fight(players={1: {"camp": ["odilon_eelskin", "boarding_cutlass#1", "loaded_dice#1"]}}))
    act(match, "clash call", "reward done", "bid accept", "accept player-2")
    assert asked(match).verb == "muster"
    board = match.view(1)
    marked = [piece.id for piece in zone(board, "camp-2").pieces if "planned" in piece.marks]
    assert marked[0] == "odilon_eelskin"
    assert zone(board, "pack-2").facts["weight"] == len(marked) - 1
    act(match, "muster go-odilon_eelskin")
    board = match.view(1)
    assert [piece.id for piece in zone(board, "camp-2").pieces if "planned" in piece.marks] == []


def test_a_card_that_is_looked_at_is_seen_while_one_is_asked_how_to_put_it_back() -> None:
    """CAVE-R14: by whoever looks; others see its back."""
    journey = {"now": {"stage": "journey", "outfit": None}, "fight": None}
    match = opened(fight(piles={"butina": ["keg_of_grog#1", "stocky_kirigan#1"]}, **journey))
    act(match, "journey look-butina")
    assert asked(match).verb == "put"
    own, other = match.view(0), match.view(1)
    (looked,) = zone(own, "met").pieces
    assert looked.face == looked.id
    assert [piece.face for piece in zone(other, "met").pieces] == [None]
    assert [zone(board, "pile-butina").count for board in (own, other)] == [1, 1]
    act(match, "put face-down")
    assert "met" not in [one.id for one in match.view(0).zones]
    assert zone(match.view(0), "pile-butina").count == 2


def test_others_may_begin_with_an_offer_when_somebody_comes_home() -> None:
    """CAVE-R49: until they do not want to be asked any more, and again when they wish."""
    camps = {0: {"camp": ["big_lenka", "loaded_dice#1"]}, 1: {"camp": ["odilon_eelskin", "keg_of_grog#1"]}}
    match = opened({"players": camps, "now": {"stage": "home", "region": "butina"}})
    assert (asked(match).verb, asked(match).seat) == ("approach", 1)
    state = act(match, "approach offer", "offer keg_of_grog#1 for loaded_dice#1", "yes")
    assert "keg_of_grog#1" in state.players[0].camp
    assert asked(match).verb == "camp"
    match = opened({"players": camps, "now": {"stage": "home", "region": "butina"}})
    state = act(match, "no-offers")
    assert (state.reserved, asked(match).verb) == ([1], "camp")
    match = opened({"players": camps, "now": {"stage": "home", "region": "butina"}, "reserved": [1]})
    assert asked(match).verb == "camp"
    match = opened({"players": camps, "now": {"stage": "camp", "region": "butina"}, "reserved": [0]})
    assert act(match, "camp listen").reserved == []


def test_nobody_is_asked_for_an_offer_who_has_nothing_to_give() -> None:
    camps = {0: {"camp": ["big_lenka", "loaded_dice#1"]}, 1: {"camp": ["odilon_eelskin"]}}
    match = opened({"players": camps, "now": {"stage": "home", "region": "butina"}})
    assert asked(match).verb == "camp"


def test_coins_may_be_offered_for_a_card() -> None:
    camps = {0: {"camp": ["big_lenka", "loaded_dice#1"]}, 1: {"camp": ["odilon_eelskin"], "purse": 3}}
    match = opened({"players": camps, "now": {"stage": "home", "region": "butina"}})
    assert (asked(match).verb, asked(match).seat) == ("approach", 1)


@pytest.mark.parametrize(("more", "offered"), [({}, False), ({"purse": 1}, True), ({"camp": ["loaded_dice#1"]}, True)])
def test_nobody_trades_where_neither_has_anything_to_give(more: dict[str, Any], offered: bool) -> None:
    """A last hero is not given away, and HELP! cards are not given for each other (CAVE-R49, CAVE-R52)."""
    camp = ["odilon_eelskin", *more.pop("camp", [])]
    match = opened({"players": {0: {"camp": ["big_lenka"]}, 1: {"camp": camp, **more}}})
    names = [option.name for option in only_choice(match).options]
    assert [name for name in names if "trade" in name or "invite" in name] == (
        ["prepare trade-2", "prepare invite"] if offered else []
    )


def only_choice(match: Match) -> Choose:
    """The choice that waits."""
    decision = asked(match)
    assert isinstance(decision, Choose)
    return decision


def test_whoever_names_no_deal_has_made_no_offer_that_was_declined() -> None:
    """Three declined offers end the trade of two players for this phase (CAVE-R49); to be invited and to name none is
    to decline."""
    camps = {0: {"camp": ["big_lenka", "loaded_dice#1"]}, 1: {"camp": ["odilon_eelskin", "keg_of_grog#1"]}}
    match = opened({"players": camps, "now": {"stage": "camp", "region": "butina"}})
    state = act(match, *["camp trade-2", "no"] * 4)
    assert state.now.declined == {}
    state = act(match, "camp trade-2", "offer loaded_dice#1 for keg_of_grog#1", "no", *["camp invite", "no"] * 2)
    assert state.now.declined == {"1 2": 3}
    assert not any("trade" in option.name for option in only_choice(match).options)


def test_a_bot_begins_with_an_offer_by_which_both_gain() -> None:
    """A person in camp learns what a bot would trade."""
    cutlasses = [f"boarding_cutlass#{copy}" for copy in range(1, 6)]
    camps = {
        0: {"camp": ["big_lenka", *cutlasses], "purse": 20},
        1: {"camp": ["odilon_eelskin", "diamond_of_dreams"], "purse": 20},
    }
    match = opened({"players": camps, "now": {"stage": "home", "region": "butina"}})
    assert asked(match).verb == "approach"
    assert GAME.bots["normal"]().think(match.perspective()).answer == "approach offer"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_that_may_be_declined_has_a_moment_and_answers_that_are_not_alike_are_not_called_alike(
    language: str,
) -> None:
    said, spoken = words(language), Counter[str]()
    for seed in range(3):
        match = Match(GAME, [Seat(HUMAN)] * 3, GAME.Options(length="balanced"), seed)
        while len(match.answers) < 250 and isinstance(decision := match.settle(), Decision):
            if isinstance(decision, Confirm) or (isinstance(decision, Choose) and decision.decline):
                spoken[decision.verb] += 1
                assert said.has(f"moment-{decision.question or decision.verb}"), decision.verb
                assert "«" not in said(Say(f"moment-{decision.question or decision.verb}", decision.facts))
            if isinstance(decision, Choose):
                labels = Counter((option_label(one, said), kind(one.piece)) for one in decision.options)
                assert {what for _, what in labels} == {kind(one.piece) for one in decision.options}
                kinds = Counter(label for label, _ in labels)
                assert max(kinds.values(), default=1) == 1, kinds.most_common(2)
            match.answer(random_answer(decision, Chance(derived(seed, len(match.answers)))))
    assert len(spoken) > 4


def kind(piece: str | None) -> str:
    """What tells copies from other cards; power cards are told by their labels."""
    return "" if piece is None or piece[:2] in ("PB", "AB", "ST", "GT") else piece.partition("#")[0]


def test_the_last_heroes_lie_in_sight_while_one_is_chosen() -> None:
    """CAVE-233: whoever takes one has read what both do; the other goes back to those who stayed away."""
    away = ["big_lenka", "odilon_eelskin", "mabel_rookwhistle"]
    players = {0: {"camp": []}, 1: {"camp": ["lady_gunpowder"]}}
    match = opened({"players": players, "removed": away, "now": {"stage": "camp", "region": "butina"}})
    act(match, "camp done")
    decision = asked(match)
    assert decision.verb == "last-hero"
    board = match.view(0)
    offered = [piece.face for piece in zone(board, "offered-1").pieces]
    assert [f"last-hero {name}" for name in offered] == [option.name for option in decision.options]  # type: ignore[attr-defined]
    assert {piece.face for piece in zone(board, "removed").pieces} == {*away} - {*offered}
    state = act(match, f"last-hero {offered[0]}")
    assert state.now.offered == {}
    assert "offered-1" not in [one.id for one in match.view(0).zones]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_who_is_out_and_who_has_not_chosen_a_region_yet(language: str) -> None:
    """Neither is in a region."""
    regions = {"hero": "big_lenka", "access": ["butina", "caveport"], "camp": []}
    players = {0: regions, 1: {"camp": [], "out": True, "replaced": True}}
    match = opened({"players": players, "now": {"stage": "journey", "region": ""}}, options={"length": "balanced"})
    board, said = match.view(0), words(language)
    lines = [said(Say("sheet-line", zone(board, f"player-{seat}").facts)) for seat in (1, 2)]
    assert lines == {"en": ["sets out", "is out"], "fr": ["en chemin", "hors jeu"]}[language]
