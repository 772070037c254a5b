"""Matches from elsewhere: the names in their files get nothing, and whoever has them is told."""

from pathlib import Path

import pytest

from flick import campaign, origin, profile
from flick.bots import BOTS
from flick.cli import run
from flick.games.kinfire import GAME
from flick.games.ravenloft.game import GAME as RAVENLOFT
from flick.keeping import KeptMatch, go_on, keep, listed, play_on
from flick.places import home, saves
from flick.table.match import Match
from flick.table.rules import tell
from flick.table.seats import HUMAN, Seat
from tests.saved_matches import watch


def kept_match() -> Path:
    match = Match(GAME, [Seat(HUMAN, "Ann"), Seat(HUMAN, "Bo")], seed=5)
    writer = keep(match)
    match.settle()
    writer.close()
    return writer.path


def achieved_in(match: Match) -> list[str]:
    match.events.append(tell("achievement", "KIN-175", achievement="intermission"))
    return profile.note(match)


def from_elsewhere(path: Path, how: str) -> None:
    """Another name in line 1; or all of it as it was, from a home with another key, or with none."""
    if how == "another name":
        path.write_bytes(path.read_bytes().replace(b'"Ann"', b'"Eve"', 1))
    elif how == "another home":
        (home() / origin.KEY_FILE).unlink()
        kept_match().unlink()
    else:
        (home() / origin.KEY_FILE).write_bytes(b"short")


def test_a_match_of_this_table_counts_whenever_it_goes_on() -> None:
    match, writer, journal = go_on(kept_match())
    assert writer is not None
    writer.close()
    assert not journal.notices
    assert achieved_in(match) == ["intermission"]
    assert profile.load_profile("Ann").achievements == {"kinfire": ["intermission"]}


def test_looking_at_matches_makes_no_key() -> None:
    path = kept_match()
    (home() / origin.KEY_FILE).unlink()
    assert [entry.from_here for entry in listed() if isinstance(entry, KeptMatch)] == [False]
    watch(path)
    assert not (home() / origin.KEY_FILE).exists()


@pytest.mark.parametrize("counted", [True, False])
def test_a_campaign_is_not_led_on_by_one_from_elsewhere(counted: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(RAVENLOFT, [Seat("random")], seed=3, bots=BOTS)
    match.advance()
    match.is_counted = counted
    following = campaign.Campaign("ravenloft", match.seats, {})
    monkeypatch.setattr(campaign, "sequel_of", lambda match: following)
    campaign.keep_standing(match)
    assert campaign.campaign_file("ravenloft").exists() == counted


@pytest.mark.parametrize("how", ["another name", "another home", "no key"])
def test_one_from_elsewhere_does_not(how: str, capsys: pytest.CaptureFixture[str]) -> None:
    path = kept_match()
    from_elsewhere(path, how)
    match, writer, journal = go_on(path)
    assert writer is not None
    writer.close()
    assert [notice.id for notice in journal.notices] == ["journal-elsewhere"]
    assert achieved_in(match) == []
    assert not (home() / "profiles").exists()
    assert [entry.from_here for entry in listed() if isinstance(entry, KeptMatch)] == [False]
    assert run(["play", "--resume", str(path), "--json"]) in (0, 1)
    assert "begun at another table" in capsys.readouterr().err


def test_nor_does_what_is_played_on_from_it() -> None:
    path = kept_match()
    from_elsewhere(path, "another name")
    forked, writer = play_on(watch(path), 0)
    writer.close()
    assert achieved_in(forked) == []
    assert [entry.from_here for entry in listed() if isinstance(entry, KeptMatch)] == [False, False]


def test_the_key_is_its_owner_s_alone() -> None:
    kept_match()
    path = home() / origin.KEY_FILE
    assert path.stat().st_mode & 0o077 == 0
    assert path.read_bytes().hex() not in "".join(file.read_text("utf-8") for file in saves().iterdir())
