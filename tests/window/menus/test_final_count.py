"""The final count of Urto is a scene: its lines come one after the other, then the winner's column is lit."""

from pathlib import Path

import pytest

from flick.table.languages import LANGUAGES
from flick.table.match import Match
from flick.window.menus.end import EndScreen
from flick.window.menus.final_count import FinalCount
from tests.games_caveloot.scene import opened
from tests.games_urto.scene import match_of, put, state_of
from tests.window.checks import complaints
from tests.window.menus.conftest import Visit


def arrived() -> Match:
    """Five heroes, the last of whom is one step from the end."""
    state = state_of(5, cave="mehorina")
    for number, hero in enumerate(state.heroes[1:], 1):
        put(hero, cell="urto", arrived=number, life=10 + number, mana=number, pool=3)
    put(state.heroes[0], cell="12a", life=3)
    match = match_of(state)
    match.settle()
    match.answer("turn urto")
    match.settle()
    return match


def test_lines_come_one_after_the_other(visit: Visit) -> None:
    match = arrived()
    assert match.result is not None
    visitor = visit((1024, 640), still=False)
    visitor.go(lambda app: EndScreen(app, match, Path("one.flick")))
    (count,) = visitor.parts(FinalCount)
    seen = [count.seen]
    while count.moving:
        visitor.wait(100)
        seen.append(count.seen)
    assert seen[0] < len(count.lines), "not all at once"
    assert seen == sorted(seen)
    assert count.totals() == list(match.result.scores)
    assert [column.won for column in count.columns] == [False, False, False, False, True]
    assert complaints(visitor.screen.desk, visitor.screen.backdrop()) == []


def awarded() -> Match:
    """Four players at the end of an adventure: two share a title."""
    camps = {0: ["big_lenka", "psoro"], 1: ["odilon_eelskin"], 2: ["barnaby_the_mule"], 3: ["gideon_tooth"]}
    players = {seat: {"camp": camp} for seat, camp in camps.items()}
    match = opened({"players": players, "bravest": 1, "now": {"stage": "over", "region": "butina"}}, count=4)
    match.settle()
    return match


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_are_awarded_one_after_the_other(visit: Visit, language: str) -> None:
    match = awarded()
    assert match.result is not None
    visitor = visit((1024, 640), still=False, language=language)
    visitor.go(lambda app: EndScreen(app, match, Path("one.flick")))
    (count,) = visitor.parts(FinalCount)
    totals = [count.totals()]
    while count.moving:
        visitor.wait(100)
        if count.totals() != totals[-1]:
            totals.append(count.totals())
    assert len(totals) > 3, "not all at once"
    assert totals[-1] == list(match.result.scores)
    assert complaints(visitor.screen.desk, visitor.screen.backdrop()) == []


def test_the_count_does_not_begin_anew_when_the_page_is_laid_out_again(visit: Visit) -> None:
    """A picture of the end was taken, and all titles were gone again."""
    match = awarded()
    visitor = visit((1280, 720), still=False)
    visitor.go(lambda app: EndScreen(app, match, Path("one.flick")))
    for wait in (900, 60000):
        visitor.wait(wait)
        seen = visitor.parts(FinalCount)[0].seen
        assert seen
        visitor.screen.build()
        assert visitor.parts(FinalCount)[0].seen == seen
    assert not visitor.parts(FinalCount)[0].moving
