"""``flick simulate``"""

import re
import shlex
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from flick import batch
from flick.batch import BatchOrder, Played, play_many, tally
from flick.commands.simulate import told
from flick.table.game import find
from flick.table.perspective import Perspective
from flick.table.seats import Thought
from flick.table.words import Words
from tests.commands.conftest import Flick

QUIET = ("--set", "flicks=off")


def without_clock(record: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in record.items() if "second" not in key}


def test_json_has_exactly_these_parts(flick: Flick) -> None:
    record = flick("simulate", "shells", "-n", 20, "--seed", 1, "--json").json
    assert list(record) == ["matches", "decisions", "seconds", "decisions_per_second", "turns", "results", "errors"]
    assert list(record["turns"]) == ["median", "min", "max"]
    assert (record["matches"], record["errors"]) == (20, 0)
    assert sum(record["results"].values()) == 20
    assert set(record["results"]) <= {"none", "seat-1", "seat-2"}
    assert list(record["results"]) == sorted(record["results"])
    assert record["turns"]["min"] <= record["turns"]["median"] <= record["turns"]["max"]
    assert record["decisions"] > 20 * record["turns"]["min"]


def test_the_same_seed_gives_the_same_whatever_the_jobs(flick: Flick) -> None:
    runs = [
        without_clock(flick("simulate", "shells", "-n", 30, "--seed", 5, "--jobs", jobs, "--json").json)
        for jobs in (1, 1, 2)
    ]
    assert runs[0] == runs[1] == runs[2]
    assert runs[0] != without_clock(flick("simulate", "shells", "-n", 30, "--seed", 6, "--json").json)


def test_the_first_matches_are_the_same_however_many_follow() -> None:
    def results(count: int) -> list[Played]:
        return batch.play_batch(BatchOrder("shells", "random,random", {"flicks": False}, 9), range(count))

    assert results(12)[:5] == results(5)


def test_a_game_is_looked_up_once_for_many_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[str] = []
    monkeypatch.setattr(batch, "find", lambda name: found.append(name) or find(name))
    play_many(BatchOrder("shells", "random,random", {"flicks": False}, 0), 120, 1)
    assert len(found) <= 4


def test_options_that_mean_nothing_for_the_seats_are_refused(mistake: Callable[..., str]) -> None:
    told = mistake("simulate", "kinfire", "--seats", "random,random", "--set", "seeker=asha,any,any")
    assert told == "Options are given for 3 players, but only 2 play."


def test_a_summary_for_people(flick: Flick) -> None:
    lines = flick("simulate", "shells", "-n", 1, *QUIET).out.splitlines()
    assert lines[0].startswith("One match, ")
    assert lines[1].endswith(" decisions per second")
    assert lines[2].startswith("Turns: median ")
    assert re.fullmatch(r"  (Player [12] wins|Nobody wins) +1 +100\.0%", lines[3])
    assert flick("simulate", "shells", "-n", 2, *QUIET, "--lang", "fr").out.startswith("2 parties, ")


def test_results_are_told_in_the_readers_language(flick: Flick) -> None:
    lines = flick("simulate", "shells", "-n", 3, "--seed", 1, *QUIET, "--lang", "fr").out.splitlines()[3:]
    assert lines
    for line in lines:
        assert re.fullmatch("  (Victoire\u202f: Joueur [12]|Match nul) +[123]  +(33,3|66,7|100,0)\u202f%", line)


def test_several_winners_are_told_together() -> None:
    assert told("seat-1+seat-3", Words("en")) == "Player 1, Player 3 win"
    assert told("seat-2", Words("fr")) == "Victoire\u202f: Joueur 2"
    assert told("none", Words("en")) == "Nobody wins"


def test_seats_options_and_numbers_of_seats(flick: Flick) -> None:
    record = flick("simulate", "shells", "-n", 5, "--seats", "random,bot,random", "--set", "rounds=1", *QUIET, "--json")
    assert record.json["turns"] == {"median": 3, "min": 3, "max": 3}


def test_mistakes(mistake: Callable[..., str]) -> None:
    assert mistake("simulate", "shells", "--seats", "human,random") == "Only bots can play here, not people."
    assert mistake("simulate", "shells", "--seats", "random,clever").startswith("There is no player “clever”")
    assert mistake("simulate", "shells", "--seats", "random") == "It takes 2 to 4 players, not 1."
    assert mistake("simulate", "shells", "--set", "pearls=0").startswith("The option pearls takes")


class Broken:
    """A bot that loses its mind now and then, as its own chance has it."""

    def think(self, perspective: Perspective) -> Thought:
        if perspective.decision.verb == "swap" and perspective.chance.below(60) == 0:
            raise ZeroDivisionError("lost")
        return batch.bots()["random"]().think(perspective)


def test_a_fault_is_counted_and_can_be_seen_again(
    flick: Flick, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(find("shells"), "bots", {"broken": Broken}, raising=False)
    done = flick("simulate", "shells", "-n", 40, "--seats", "broken,random", *QUIET)
    assert done.code == 1
    told = done.err.splitlines()
    assert 1 <= len(told) <= 3
    assert " failed: ZeroDivisionError: lost. To see it again: flick demo shells " in told[0]
    again = shlex.split(told[0].partition("again: ")[2])
    assert again[:5] == ["flick", "demo", "shells", "--seats", "broken,random"]
    once_more = flick(*again[1:], "--out", tmp_path)
    assert (once_more.code, "ZeroDivisionError" in once_more.err) == (1, True)


def test_errors_are_counted_apart_from_results() -> None:
    played = [Played(0, 1, 4, 10, "seat-1"), Played(1, 2, 9, 30, "error", "ValueError: x"), Played(2, 3, 6, 12, "none")]
    found = tally(played, 0.5)
    assert (found.matches, found.decisions, found.errors) == (3, 52, 1)
    assert found.turns == {"median": 5, "min": 4, "max": 6}
    assert found.results == {"none": 1, "seat-1": 1}
    assert found.faults == [played[1]]
    assert found.decisions_per_second == 104


def test_progress_is_told_as_it_goes() -> None:
    told: list[int] = []
    play_many(BatchOrder("shells", "random,random", {"flicks": False}, 0), 30, 1, told.append)
    assert told[-1] == 30
    assert told == sorted(told)
    assert len(told) > 3


def test_an_interruption_ends_the_workers_too() -> None:
    """Their share need not be played to its end, and nothing of it is printed."""
    assert signal.getsignal(signal.SIGINT) is not signal.SIG_DFL

    def interrupt(done: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play_many(BatchOrder("shells", "random,random", {}, 0), 4000, 2, interrupt)


def test_who_plays_together_wins_and_loses_together() -> None:
    assert told("seat-1+seat-2", Words("en"), together=True) == "All win"
    assert told("seat-1", Words("fr"), together=True) == "Tout le monde gagne"
    assert told("none", Words("en"), together=True) == "All lose"
    assert told("none", Words("fr"), together=True) == "Tout le monde perd"
    assert told("none", Words("en")) == "Nobody wins"
