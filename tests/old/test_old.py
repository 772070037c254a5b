"""Matches that were kept by an earlier version of the rules are read, looked at, and gone on with."""

import shutil
from pathlib import Path

import pytest

from flick.bots import BOTS
from flick.cli import run
from flick.table.decisions import Decision
from flick.table.journal import BadJournal, Journal, load, options_of
from flick.table.match import Match
from flick.table.resume import last_position, open_match, resume, verify
from flick.window.menus.draft import again

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*.flick"))
OF_KINFIRE = sorted(HERE.glob("kinfire-*.flick"))


def open_here(journal: Journal) -> Match:
    return open_match(journal, bots=BOTS)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_it_is_read_and_told_to_be_of_other_rules(file: Path) -> None:
    journal = load(file)
    assert not journal.same_rules
    fault = verify(journal).fault
    assert fault is not None
    assert fault.id == "verify-other-rules"
    assert run(["replay", str(file), "--text"]) == 0
    match = open_here(journal)
    assert match.turn == last_position(journal, len(journal.answers)).turn
    assert match.opening().zones, "the position in which it began can still be looked at"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_it_goes_on_from_its_last_checkpoint(file: Path, tmp_path: Path) -> None:
    path = Path(shutil.copy(file, tmp_path / file.name))
    journal = load(path)
    match, writer = resume(journal, bots=BOTS)
    assert [notice.id for notice in journal.notices] == ["journal-other-rules"]
    for _ in range(3):
        if isinstance(match.settle(), Decision):
            match.answer(bot_answer(match))
    match.settle()
    writer.close()
    assert open_here(load(path)).state == match.state
    found = verify(load(path))
    assert (found.fault, found.answers) == (None, len(match.answers))


def bot_answer(match: Match) -> str:
    """What the random bot would answer for whoever is asked."""
    return BOTS["random"]().think(match.perspective()).answer


@pytest.mark.parametrize("file", OF_KINFIRE, ids=lambda file: file.stem)
def test_seekers_that_were_options_of_the_match_are_those_of_its_seats(file: Path) -> None:
    journal = load(file)
    assert [own.seeker for own in options_of(journal).seats] == ["sefa", "asha"]
    match = open_here(journal)
    assert match.state.options == match.options
    assert match.options.first_game
    assert [seeker.id for seeker in match.state.seekers] == ["sefa", "asha"]
    assert again(match).match().options == match.options


@pytest.mark.parametrize(
    "odd", ["5", '["any"]', '{"seeker_1":7}', '{"seeker_2":["asha"]}', '{"seeker_5":"asha"}', "null"]
)
def test_options_that_no_version_has_written_are_told(odd: str, tmp_path: Path) -> None:
    path = tmp_path / "odd.flick"
    header, rest = OF_KINFIRE[0].read_bytes().split(b"\n", 1)
    before, options, after = header.partition(b'"options":{')
    path.write_bytes(before + b'"options":' + odd.encode() + after.partition(b"}")[2] + b"\n" + rest)
    assert options
    with pytest.raises(BadJournal) as bad:
        options_of(load(path))
    assert bad.value.say.id == "journal-options"
