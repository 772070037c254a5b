"""A plain turn of Urto, to go to a cell and to end there, takes two clicks; one with a search takes three."""

from flick.table.match import Match
from flick.window.board.map import MapZone
from flick.window.widgets.button import Button
from tests.games_urto.scene import match_of, state_of
from tests.window.kinfire.scene import Table
from tests.window.menus.conftest import Visit


def two_turns() -> Match:
    """Both heroes hold a card of which nobody knows that it cannot be used now."""
    state = state_of(2, standard=True, cave="mehorina")
    state.hush.turn = []
    for hero, held in zip(state.heroes, ("duellists_rapier#1", "duellists_rapier#2"), strict=True):
        hero.artefacts, hero.mana = [held], 4
    return match_of(state, {"bag": ["torch", "torch"], "search": [2]})


def click_cell(table: Table, name: str) -> None:
    zone = next(iter(table.guest.parts(MapZone)))
    at = zone.shape.spot(name)
    assert at is not None
    x, y = zone.camera.to_screen(at)
    table.guest.click((round(x), round(y)))
    table.wait()


def press(table: Table, label: str) -> None:
    table.guest.click(next(one for one in table.guest.parts(Button) if one.label == label))
    table.wait()


def test_a_plain_turn_takes_two_clicks_and_one_with_a_search_three(visit: Visit) -> None:
    table = Table(visit((1280, 720), curtain="never"), two_turns())
    click_cell(table, "1a")
    press(table, "End the turn")
    assert table.match.state.active == 1
    assert [taken.given.text for taken in table.match.answers] == ["turn 1a", "torch stop"]
    click_cell(table, "1b")
    press(table, "Search")
    press(table, "End the turn")
    assert table.match.state.active == 0
