"""Golden games go as they went. When a rule changes on purpose: ``make playthroughs``, and read the difference."""

import itertools

import pytest

from tests.golden_games import FOLDER, GAMES, Golden
from tests.golden_text import ANSWER, MOST, STUCK, answers_in, changed, renewed, text_of


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_golden_game(golden: Golden) -> None:
    path = FOLDER / f"{golden.name}.txt"
    text = path.read_text("utf-8")
    kept, now = text.splitlines(), text_of(golden, answers_in(text)).splitlines()
    for number, (line, other) in enumerate(itertools.zip_longest(kept, now, fillvalue="nothing"), start=1):
        assert other == line, f"{path.name}:{number} is otherwise; if this is meant: make playthroughs"


def test_no_golden_game_is_too_long_to_be_read() -> None:
    for path in FOLDER.glob("*.txt"):
        assert len(path.read_text("utf-8").splitlines()) <= MOST


def test_it_is_said_how_many_lines_are_others() -> None:
    kept = "one\ntwo\nthree\nfour\n"
    assert changed(kept, kept) == 0
    assert changed(kept, kept.replace("two", "2").replace("four\n", "")) == 2
    assert changed("", kept) == 4


def test_every_kept_game_is_played() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(golden.name for golden in GAMES)


def test_a_game_is_written_anew_with_its_own_answers_as_long_as_they_can_be_given() -> None:
    kept = (FOLDER / f"{GAMES[0].name}.txt").read_text("utf-8")
    assert renewed(GAMES[0], kept.replace("winners:", "winner:")) == kept
    first = answers_in(kept)[0]
    other = renewed(GAMES[0], kept.replace(f"{ANSWER}{first}", f"{ANSWER}nonsense", 1))
    assert STUCK not in other
    assert other == renewed(GAMES[0], "") == text_of(GAMES[0])


def test_golden_games_hide_what_is_hidden() -> None:
    """Nobody but its owner sees a hand; an onlooker sees none."""
    text = text_of(GAMES[0])
    views = text.split("  as ")
    for view in views[1:]:
        who, _, rest = view.partition(" sees it:\n")
        zones = dict(line.strip().split(": ", 1) for line in rest.splitlines() if line.startswith("    "))
        for seat in range(GAMES[0].seats):
            if who != f"seat {seat}" and f"hand-{seat + 1}" in zones:
                assert zones[f"hand-{seat + 1}"].endswith("face down")
