"""The dungeon on the table: a blow in two clicks, with its chance and its die; sheets, foes and goal in sight."""

import pytest

from flick.table.languages import LANGUAGES
from flick.table.match import Match
from flick.table.promises import promises_of
from flick.window.board.dice import DiePart
from flick.window.board.duel import DuelPart
from flick.window.board.lying import LyingPart
from flick.window.board.sheet import SheetPart
from tests.games_ravenloft.phases import match_of
from tests.games_ravenloft.scene import monster, state_of
from tests.window.board.scene import Table
from tests.window.checks import complaints


def among_foes(seats: int = 3) -> Match:
    """Kat stands beside a ghoul and sees a skeleton; the others have what there can be."""
    state = state_of(seats)
    monster(state, "ghoul", "0,1")
    monster(state, "skeleton", "3,2")
    state.heroes[-1].conditions = ["slowed", "poisoned"]
    state.environment = "grave_chill#1"
    state.decks["encounter"].remove("grave_chill#1")
    match = match_of(state, {"attack": [12]})
    match.settle()
    return match


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_read_in_the_smallest_window(language: str) -> None:
    table = Table(among_foes(), language=language)
    assert complaints(table.desk, table.ground()) == []
    parts = list(table.desk.root.walk())
    assert len([part for part in parts if isinstance(part, SheetPart)]) == 3
    shown = {part.shows for part in parts if isinstance(part, LyingPart) and not part.hidden}
    assert {"row-{own}", "environment"} <= shown


def test_a_blow_is_a_card_and_whom_it_strikes() -> None:
    table = Table(among_foes())
    told = promises_of(table.match)
    assert told["turn quick_stab ghoul-1"].odds.win == 0.8, "8 and the die against 13"
    table.click(table.card("quick_stab").rect.center)
    assert table.match.answers == [], "a card alone is no answer"
    table.click(table.piece("ghoul-1").rect.center)
    assert table.match.answers[-1].given.text == "turn quick_stab ghoul-1"
    (duel,) = [part for part in table.desk.root.walk() if isinstance(part, DuelPart)]
    assert len([part for part in duel.walk() if isinstance(part, DiePart)]) == 1
