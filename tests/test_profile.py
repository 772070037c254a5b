"""Achievements stay with whoever reached them."""

import io
from datetime import date
from pathlib import Path

import pytest

from flick import profile
from flick.bots import BOTS
from flick.cli import run
from flick.games.kinfire import GAME
from flick.table.match import Match
from flick.table.rules import tell
from flick.table.sayings import Who
from flick.table.seats import HUMAN, Seat
from flick.table.words import Words


def match_with(*achieved: str, seats: tuple[Seat, ...] = (Seat(HUMAN, "Ann"), Seat("random"))) -> Match:
    match = Match(GAME, seats, bots=BOTS)
    match.events += [tell("achievement", "KIN-175", achievement=name) for name in achieved]
    return match


def test_what_is_new_is_kept_once(home: Path) -> None:
    assert profile.note(match_with("intermission", "flesh-wound", "intermission")) == ["intermission", "flesh-wound"]
    assert profile.note(match_with("flesh-wound", "just-a-scratch")) == ["just-a-scratch"]
    kept = profile.load_profile("Ann").achievements
    assert kept == {"kinfire": ["intermission", "flesh-wound", "just-a-scratch"]}
    assert [path.name for path in (home / "profiles").iterdir()] == ["Ann.json"]


def test_everybody_who_sat_there_has_it() -> None:
    seats = (Seat(HUMAN, "Ann"), Seat(HUMAN, "../Bo"), Seat(HUMAN))
    assert profile.note(match_with("intermission", seats=seats)) == ["intermission"]
    for name in ("Ann", "../Bo", ""):
        assert profile.load_profile(name).achievements == {"kinfire": ["intermission"]}


def test_whoever_reached_something_alone_has_it_alone_with_its_day() -> None:
    """What a bot reached in a race was once kept for the person beside it."""
    match = match_with()
    for seat, one in enumerate(("intermission", "flesh-wound")):
        match.events.append(tell("achievement", "KIN-175", achievement=one, who=Who(seat)))
    assert profile.note(match, date(2026, 11, 19)) == ["intermission"]
    assert profile.reached_by("kinfire") == {"intermission": ["Ann"]}
    for language, told in (
        ("en", "Reached by Ann (19 November 2026)"),
        ("fr", "Accompli par Ann (le 19 novembre 2026)"),
    ):
        assert profile.told_by("kinfire", "intermission", ["Ann"], Words(language)) == told


def test_who_has_what() -> None:
    assert profile.reached_by("kinfire") == {}
    profile.note(match_with("intermission", seats=(Seat(HUMAN, "Zoé/1"), Seat(HUMAN))))
    profile.note(match_with("intermission", "flesh-wound"))
    assert profile.reached_by("kinfire") == {"intermission": ["Ann", "Zoé/1", ""], "flesh-wound": ["Ann"]}
    assert profile.reached_by("catacombs") == {}


def test_bots_have_no_profile(home: Path) -> None:
    assert profile.note(match_with("intermission", seats=(Seat("random"),))) == []
    assert profile.note(match_with()) == []
    assert not (home / "profiles").exists()


def test_a_spoilt_profile_is_begun_anew() -> None:
    path = profile.profile_file("Ann")
    path.parent.mkdir(parents=True)
    for spoilt in (b"{", b"[]", b"\xff"):
        path.write_bytes(spoilt)
        assert profile.load_profile("Ann") == profile.Profile()
    assert profile.note(match_with("intermission")) == ["intermission"]


def test_nothing_breaks_where_nothing_can_be_written(home: Path) -> None:
    home.mkdir(parents=True, exist_ok=True)
    (home / "profiles").write_text("in the way")
    assert profile.note(match_with("intermission")) == ["intermission"]


def test_a_match_in_the_terminal_is_noted(monkeypatch: pytest.MonkeyPatch) -> None:
    """When it is left, too."""
    monkeypatch.setattr("sys.stdin", io.StringIO("yes\n" * 3))
    match = match_with("against-the-clock")
    monkeypatch.setattr("flick.commands.play._begun", lambda chosen, words: (match, None))
    assert run(["play", "kinfire", "--text"]) == 0
    assert profile.load_profile("Ann").achievements == {"kinfire": ["against-the-clock"]}
