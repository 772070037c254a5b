"""A short form of every campaign of ``make torture``: nothing that is hostile comes to more than a refusal."""

from types import ModuleType

import pytest

from flick.table.game import find
from flick.table.register import entries
from tools.torture import answers, commands, content, disk, hidden, matches, own
from tools.torture.report import Campaign

GAMES = [find(entry.id) for entry in entries() if entry.is_built and entry.is_presented]


@pytest.mark.parametrize(
    ("torture", "cases"),
    [
        (matches.torture, 30),
        (content.torture, 15),
        (own.torture, 15),
        (answers.torture, 600),
        (commands.torture, 60),
        (disk.torture, 40),
        (disk.torture_by_kills, 2),
        (hidden.torture, 5),
    ],
    ids=["matches", "content", "own", "answers", "commands", "disk", "kills", "hidden"],
)
def test_nothing_fails(torture: object, cases: int) -> None:
    assert callable(torture)
    campaign = torture(GAMES, cases, 7)
    assert isinstance(campaign, Campaign)
    assert campaign.cases >= cases
    assert campaign.failures == []


@pytest.mark.parametrize("campaign", [answers, hidden])
def test_no_more_sit_down_than_may_with_the_usual_options(campaign: ModuleType) -> None:
    """Six play Ravenloft with some options alone: they were refused a table, and the campaign fell over."""
    game = find("ravenloft")
    assert game.seats[1] > game.seats_with(game.Options())[1]
    assert campaign.torture([game], game.seats[1], 1).failures == []


def test_a_failure_is_found() -> None:
    """A campaign that could not fail would show nothing."""
    campaign = Campaign("none", 1)
    campaign.begin()
    campaign.fail("case 1", ValueError("broken"))
    assert campaign.failures == ["case 1: ValueError: broken"]
    assert "1 failures" in campaign.lines()[0]
