"""Ravenloft in the terminal: a turn fits on a screen, and figures keep their letters."""

import io
import sys
from collections.abc import Callable

import pytest

from flick.games.ravenloft import GAME
from flick.games.ravenloft.state import RavenloftState
from flick.table.words import Words
from flick.terminal.session import Session
from tests.games_ravenloft.phases import match_of, party
from tests.games_ravenloft.scene import laid, monster

Typing = Callable[..., str]


@pytest.fixture
def typing(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Typing:
    """Go on from a position with what is typed line by line; what was shown."""

    def typing(state: RavenloftState, *lines: str, language: str = "en") -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        Session(match_of(state), Words(language, GAME.folder, things=GAME.things)).run()
        return capsys.readouterr().out

    return typing


def test_the_squares_of_a_move_stand_together_and_are_typed(typing: Typing) -> None:
    shown = typing(party(1), "2,2")
    assert "  1–19  Go to: 1,0  2,1  1,2" in shown
    assert "Go to 2,2" not in shown
    assert " · 2,2 · " in shown


def test_what_lies_nowhere_is_not_listed_and_signs_are_explained_once(typing: Typing) -> None:
    shown = typing(party(1), "2,2", "board")
    assert "Environment: nothing" not in shown
    assert shown.count("A square is named by its column and row") == 2, "at the beginning, and for the whole table"


def test_the_beginning_of_several_answers_names_them(typing: Typing) -> None:
    shown = typing(party(1), "0,1", "s", language="fr")
    assert "Second déplacement · S’éclipser" in " ".join(shown.split())
    assert "« s » peut désigner plusieurs réponses" in shown.replace("\u202f", " ")


def test_a_figure_keeps_its_letter(typing: Typing) -> None:
    """The figures of monsters come before heroes in the list; those that are there already stay what they are."""
    state = party(2, ties="first")
    shown = typing(state, "0,1", "end and explore")
    after = shown[shown.index("[RAV-41]") :]
    assert "  a Kat" in after
    assert "  b Allisa" in after
    assert "  c " in after


def test_two_edges_of_a_tile_and_two_tiles_of_one_name_are_told_apart(typing: Typing) -> None:
    """The corner of a hall lies on two unexplored edges (RAV-RUL-19); of two crossings one is said by a square."""
    state = party(1, ties="first")
    laid(state, "start_w", "north", "hall#1")
    state.heroes[0].square = "0,-4"
    assert "   1  North side, Pillared hall\n   2  West side, Pillared hall" in typing(state, "end and explore")
    state = party(1, ties="first")
    state.heroes[0].powers = ["cinder_burst"]
    laid(state, "start_w", "north", "cross#1")
    laid(state, "start_w", "west", "cross#2")
    monster(state, "ghoul", "1,-2")
    monster(state, "ghoul", "-2,1", number=2)
    shown = typing(state)
    assert "Cinder Burst: everyone on the Crossroads at 1,-2" in shown
    assert "Cinder Burst: everyone on the Crossroads at -2,2" in shown


def test_a_condition_is_said_once(typing: Typing) -> None:
    state = party(1)
    state.heroes[0].conditions = ["slowed"]
    assert all(line.count("Slowed") < 2 for line in typing(state).splitlines())


def test_the_end_says_who_has_won(typing: Typing) -> None:
    """The only hero falls, and no Healing Surge is left (RAV-101)."""
    state = party(1, surges=0)
    state.heroes[0].hp, state.heroes[0].conditions = 1, ["poisoned"]
    assert "The castle wins" in typing(state, "end", "resign", "yes")
