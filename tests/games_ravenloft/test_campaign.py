"""The adventures one after the other with the same party, where levels are kept (RAV-ADV-33, RAV-RUL-112)."""

from pathlib import Path
from typing import Any

from flick.campaign import campaign_file, keep_standing, kept_campaign, sequel_of
from flick.games.ravenloft import campaign
from flick.games.ravenloft.game import GAME
from flick.games.ravenloft.policies import policies_of
from flick.games.ravenloft.state import Ended, RavenloftState
from flick.table.chance import Chance
from flick.table.files import write_json
from flick.table.match import Match
from flick.table.seats import Seat
from tests.games_ravenloft.scene import Run, state_of


def won(adventure: str = "out_of_the_grave", *variants: str) -> RavenloftState:
    """Three heroes have won; the first has risen to level 2, the last one is dead."""
    state = state_of(3, adventure, variants=list(variants))
    Run(state, policies_of(state).level_up.rise(state, Chance(state.luck), 0))
    state.heroes[0].items, state.heroes[0].hp = ["keen_blade#1"], 3
    state.heroes[2].dead = True
    state.ended = Ended(True, "end-won", "RAV-02")
    return state


def match_over(state: RavenloftState) -> Match:
    match = Match(GAME, [Seat("human", "Camille"), Seat("normal"), Seat("normal")], state.options, 1)
    match.settle()
    match.line.state = state
    result = GAME.result(state)
    assert result is not None
    match.line.end(result)
    return match


def test_the_adventures_have_an_order() -> None:
    order = campaign.in_order()
    assert (order[0], order[-1], len(order)) == ("out_of_the_grave", "the_count_awakens", 6)


def test_who_has_won_goes_on_with_levels_and_without_treasures() -> None:
    state = won("out_of_the_grave", "ADV")
    hero = state.heroes[0]
    found = campaign.sequel(state)
    assert found is not None
    assert (found.adventure, found.variants) == ("the_icon_of_ravenloft", ("ADV",))
    first, second, third = found.seats
    assert (first.hero, second.hero, third.hero) == ("kat", "allisa", "any")
    grown = first.growth
    assert grown is not None
    assert (grown.level, grown.ac, grown.hp, grown.surge, grown.items) == (2, 1, 2, 1, ())
    begun: Any = GAME.start(found, 3, Chance(state.luck))
    again = begun.heroes[0]
    assert (again.level, again.ac, again.most_hp, again.hp, again.tokens) == (2, hero.ac, hero.most_hp, hero.most_hp, 1)
    assert (sorted(again.powers), again.used, again.items) == (sorted(hero.powers), [], [])


def test_nobody_goes_on_after_a_defeat_or_the_last_adventure_or_without_levels() -> None:
    state = won("out_of_the_grave", "LVL")
    assert campaign.sequel(state) is not None
    state.ended = Ended(False, "end-no-surge", "RAV-101")
    assert campaign.sequel(state) is None
    assert campaign.sequel(won("the_count_awakens", "ADV")) is None
    assert campaign.sequel(won("out_of_the_grave")) is None


def test_where_one_stands_is_kept_until_the_last_adventure_is_won(home: Path) -> None:
    assert kept_campaign(GAME.id) is None
    match = match_over(won("doors_of_cinder", "ADV"))
    keep_standing(match)
    kept = kept_campaign(GAME.id)
    assert kept == sequel_of(match)
    assert kept is not None
    last = kept.match(7)
    assert (last.options.adventure, last.seats[0].name) == ("the_count_awakens", "Camille")
    state: Any = last.state
    state.ended = Ended(True, "end-won", "RAV-02")
    keep_standing(match_over(state))
    assert kept_campaign(GAME.id) is None
    assert not campaign_file(GAME.id).exists()


def test_a_campaign_kept_before_an_option_was_added_is_over_when_its_last_adventure_is_won(home: Path) -> None:
    keep_standing(match_over(won("doors_of_cinder", "ADV")))
    kept = kept_campaign(GAME.id)
    assert kept is not None
    del kept.options["token_pile"]
    write_json(campaign_file(GAME.id), kept)
    state: Any = kept.match(7).state
    state.ended = Ended(True, "end-won", "RAV-02")
    keep_standing(match_over(state))
    assert not campaign_file(GAME.id).exists()


def test_a_file_that_cannot_be_read_is_none(home: Path) -> None:
    path = campaign_file(GAME.id)
    path.parent.mkdir(parents=True)
    path.write_text("{}", "utf-8")
    assert kept_campaign(GAME.id) is None
