"""``flick play``"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from flick import sitting
from flick.table.journal import load
from flick.table.lock import FileLock
from tests.commands.conftest import Flick

QUIET = ("--set", "flicks=off")


def kept(home: Path) -> list[Path]:
    return sorted((home / "matches").glob("*.flick"))


def test_a_match_is_kept_answer_by_answer(flick: Flick, home: Path) -> None:
    done = flick("play", "shells", "--text", "--seed", 1, *QUIET, typed="2\n1\n")
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith("Shells\n")
    (path,) = kept(home)
    assert path.name.startswith("shells-")
    journal = load(path)
    assert [line.answer for line in journal.answers] == ["play limpet-1", "bet 1"]
    assert (journal.header.seed, [seat.player for seat in journal.header.seats]) == (1, ["human", "random"])
    assert f"The match is saved in {path}.\n" in done.out


def test_every_match_has_a_file_of_its_own(flick: Flick, home: Path) -> None:
    for _ in range(3):
        flick("play", "shells", "--text", *QUIET)
    assert [path.stem.rpartition("-")[2] for path in kept(home)] == ["1", "2", "3"]


def test_a_match_goes_on_where_it_was_left(flick: Flick, home: Path) -> None:
    flick("play", "shells", "--text", "--seed", 1, *QUIET, typed="2\n1\n")
    (path,) = kept(home)
    done = flick("play", "--text", "--resume", path, typed="\n")
    assert "Which cards do you give back? [SHL-08]" in done.out
    assert "Hand of Player 1: Cowrie 5, Whelk 3, Whelk 2\n" in done.out
    assert [line.answer for line in load(path).answers][:3] == ["play limpet-1", "bet 1", "swap nothing"]
    assert kept(home) == [path]


def test_a_torn_line_is_told_and_left_out(flick: Flick, home: Path) -> None:
    flick("play", "shells", "--text", "--seed", 1, *QUIET, typed="2\n1\n")
    (path,) = kept(home)
    path.write_bytes(path.read_bytes()[:-9])
    done = flick("play", "--text", "--resume", path, typed="3\n")
    assert "the last line was cut off and has been left out.\n" in done.out
    assert [line.answer for line in load(path).answers][:2] == ["play limpet-1", "bet 3"]


def test_others_may_sit_down_to_go_on(flick: Flick, home: Path) -> None:
    flick("play", "shells", "--text", "--seed", 1, *QUIET, typed="2\n1\n")
    (path,) = kept(home)
    done = flick("play", "--text", "--resume", path, "--seats", "Ada=random,Ben=human")
    assert "Ada" in done.out
    assert "Ben> " in done.out


def test_the_same_seed_deals_the_same(flick: Flick) -> None:
    first, second, third = (flick("play", "shells", "--text", "--seed", seed, *QUIET).out for seed in (5, 5, 6))
    assert first.partition("The match is saved")[0] == second.partition("The match is saved")[0]
    assert first.partition("\n")[2][:2000] != third.partition("\n")[2][:2000]


def test_without_a_seed_one_is_drawn_and_kept(flick: Flick, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("flick.sitting.fresh_seed", lambda: 4711)
    assert "4711" not in flick("play", "shells", "--text", *QUIET).out, "whoever knows the seed knows the decks"
    assert load(kept(home)[0]).header.seed == 4711


def test_a_seed_that_was_drawn_cannot_be_guessed(flick: Flick, home: Path) -> None:
    """From one's own hand nobody finds out the others' by trying seeds; and what is kept has all of its bits."""
    seeds = [sitting.fresh_seed() for _ in range(64)]
    assert max(seeds).bit_length() > 56
    assert len(dict.fromkeys(seeds)) == 64
    flick("play", "shells", "--text", "--seed", 2**64 - 1, *QUIET, typed="2\n1\n")
    assert load(kept(home)[0]).header.seed == 2**64 - 1
    assert flick("replay", kept(home)[0], "--verify").code == 0


def test_seats_options_and_practice(flick: Flick, home: Path) -> None:
    done = flick(
        *("play", "shells", "--text", "--practice", "--seats", "Ada=human,random,Cleo=random"),
        *("--set", "pearls=5", "--set", "edge=walls", "--set", "rounds=1"),
    )
    assert "Pearls of Ada: 5\n" in done.out
    assert "Pearls of Cleo: 5\n" in done.out
    assert "Bank: 9 pearls\n" in done.out
    header = load(kept(home)[0]).header
    assert header.practice
    assert len(header.seats) == 3


def test_in_french(flick: Flick) -> None:
    done = flick("play", "shells", "--text", "--lang", "fr", "--seed", 1, *QUIET, typed="cauri\n")
    assert "Quelle carte jouez-vous\u202f?" in done.out
    assert "Joueur 1 joue Cauri 5. [SHL-03]" in done.out
    assert "«" not in done.out.replace("«\u202f", "")


def test_without_a_window_it_is_the_terminal(flick: Flick) -> None:
    done = flick("play", "shells", *QUIET)
    assert done.err == "There is no display here: playing in the terminal.\n"
    assert "Which card do you play?" in done.out


def test_where_nothing_can_be_kept_the_match_is_still_played(
    flick: Flick, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("FLICK_HOME", str(tmp_path / "file"))
    done = flick("play", "shells", "--text", "--seed", 1, *QUIET, typed="2\nsave\n")
    assert done.code == 0
    assert done.err.startswith(f"{tmp_path / 'file'}")
    assert done.err.endswith(" cannot be written: there is no such file or folder\nThis match is not saved.\n")
    assert "Player 1 plays Limpet 1." in done.out
    assert "This match is not saved." in done.out
    assert "--resume" not in done.out


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("play",), "Which game? flick games lists them."),
        (("play", "shels", "--text"), "There is no game “shels”; choose from "),
        (("play", "shells", "--seats", "human"), "It takes 2 to 4 players, not 1."),
        (("play", "shells", "--seats", "human,human,human,human,human"), "It takes 2 to 4 players, not 5."),
        (("play", "shells", "--seats", "human,clever"), "There is no player “clever”; choose from human, random."),
        (("play", "shells", "--seats", "human,"), "Players are written like human,random or Camille=human,random, not"),
        (("play", "shells", "--set", "pearls"), "An option is written like name=value, not “pearls”."),
        (("play", "shells", "--set", "perls=1"), "There is no option “perls”; did you mean pearls?"),
        (
            ("play", "shells", "--set", "colour=1"),
            "There is no option “colour”; choose from pearls, flicks, edge, rounds.",
        ),
        (("play", "shells", "--set", "pearls=x"), "The option pearls takes a whole number from 1 to 6, not “x”."),
        (("play", "shells", "--set", "edge=soft"), "The option edge takes one of mat, walls, not “soft”."),
        (("play", "shells", "--set", "flicks=maybe"), "The option flicks takes on or off, not “maybe”."),
        (("play", "--resume", "nowhere.flick"), "nowhere.flick cannot be read: there is no such file or folder"),
        (("play", "--resume", "x.flick", "--seed", 0), "A match goes on as it began: --seed cannot be chosen"),
        (("play", "--resume", "x.flick", "--set", "a=b"), "A match goes on as it began: --set cannot be chosen"),
        (
            ("play", "--resume", "x.flick", "--table", "mat"),
            "A match goes on as it began: --table cannot be chosen",
        ),
        (("play", "--resume", "x.flick", "--practice"), "A match goes on as it began: --practice cannot be chosen"),
        (("play", "kinfire", "--practice"), "Nothing is flicked in Kinfire"),
        (("play", "shells", "--practice", "--seats", "random,random"), "Only bots play, and bots undo nothing"),
        (
            ("play", "catacombs", "--seats", "human,human", "--set", "solo_team=sword"),
            "The option solo_team means nothing with 2 seats; it is for 3.",
        ),
    ],
)
def test_mistakes(mistake: Callable[..., str], arguments: tuple[object, ...], complaint: str, home: Path) -> None:
    assert mistake(*arguments).startswith(complaint)
    assert kept(home) == []


def test_a_match_of_another_game(flick: Flick, mistake: Callable[..., str], home: Path) -> None:
    flick("play", "shells", "--text", *QUIET)
    (path,) = kept(home)
    assert mistake("play", "catacombs", "--resume", path) == f"{path} is a match of shells."


def test_a_match_that_another_flick_has_open(flick: Flick, mistake: Callable[..., str], home: Path) -> None:
    flick("play", "shells", "--text", *QUIET)
    (path,) = kept(home)
    with path.open("rb+") as file:
        lock = FileLock(file.fileno())
        assert lock.take()
        assert mistake("play", "--resume", path) == f"{path} is open in another Flick. Close that one first."
        lock.release()
    assert flick("play", "--text", "--resume", path).code == 0


def test_what_is_no_match(mistake: Callable[..., str], tmp_path: Path) -> None:
    other = tmp_path / "x.flick"
    other.write_text("{}\n")
    assert mistake("play", "--resume", other).startswith(f"{other}:1: this is not a match of Flick: ")


def test_with_a_display_a_match_opens_in_the_window(flick: Flick, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[Any] = []
    monkeypatch.setattr("flick.commands.play.has_window", lambda: True)
    monkeypatch.setattr("flick.commands.play.open_window", lambda chosen, first: opened.append(first) or 0)
    assert flick("play", "shells") == (0, "", "")
    assert len(opened) == 1
    assert len(kept(home)) == 1


def test_a_clock_is_kept_in_the_terminal(flick: Flick, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("flick.commands.play.has_window", lambda: True)
    monkeypatch.setattr("flick.commands.play.open_window", lambda chosen, first: pytest.fail("no window"))
    assert flick("play", "shells", "--clock", "30", "--seats", "random,random", *QUIET).code == 0
