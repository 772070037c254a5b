"""A match that was kept under the first rules, in which more was asked."""

import shutil
from pathlib import Path

from flick.games.catacombs import GAME
from flick.games.catacombs.bot import BOTS
from flick.table.journal import load
from flick.table.resume import last_position, open_match, resume, verify
from flick.table.rules import Flick

OLD = Path(__file__).parent / "old-match.flick"
"""It ends in the fifth turn, after a surprise attack was answered with yes."""


def test_it_is_loaded_and_told_to_be_of_other_rules() -> None:
    journal = load(OLD)
    assert journal.header.rules == 1
    assert not journal.same_rules
    assert [line.answer for line in journal.answers][-1] == "yes"
    fault = verify(journal).fault
    assert fault is not None
    assert fault.id == "verify-other-rules"


def test_it_goes_on_from_its_last_checkpoint_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "match.flick"
    shutil.copy(OLD, path)
    match, writer = resume(load(path), bots=BOTS)
    assert (match.turn, len(load(OLD).answers) - last_position(load(OLD), 24).checkpoint) == (4, 5)
    assert match.decision is not None
    assert match.decision.verb == "play"
    while len(match.answers) < 6:
        match.settle()
        match.ask_bot()
    match.settle()
    writer.close()
    again = open_match(load(path), bots=BOTS)
    assert again.state == match.state
    found = verify(load(path))
    assert (found.fault, found.answers) == (None, 6)


def test_its_position_holds_what_has_been_added_since() -> None:
    """Options that there were not have their defaults, and what was agreed upon stays so."""
    match = open_match(load(OLD), bots=BOTS)
    assert match.state.agreed
    assert not match.state.options.ask_layout
    assert dict(GAME.inventory(match.state)) == {"tokens": 24, "characters": 4, "obstacles": 5}
    match.answer(f"play {match.state.hands[0][0]}")
    assert isinstance(match.settle(), Flick) or match.decision is not None
