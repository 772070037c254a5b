"""Why a bot answers as it does is read while that happens, where it holds nothing that is hidden."""

import time
from typing import Any

import pytest

from flick.bots import BOTS
from flick.table.game import find
from flick.table.languages import LANGUAGES
from flick.table.match import Match
from flick.table.seats import HUMAN, Seat
from flick.window.match.play_screen import PlayScreen
from tests.window.menus.conftest import Visit
from tests.window.menus.visitor import Visitor

TURN = ("Turn", "Tour")


def headlines(visitor: Visitor, match: Match) -> list[tuple[str, ...]]:
    """All that stands at the top, line by line, until a person is asked."""
    visitor.go(lambda app: PlayScreen(app, match, None))
    found: list[tuple[str, ...]] = []
    for _ in range(2_000):
        visitor.wait(25)
        screen = visitor.screen
        says = tuple(line.text for line in screen.board_view.furniture.header.prompt.texts())
        if says and says not in found:
            found.append(says)
        if screen.controller.decision is not None:
            return found
        if screen.controller.phase == "thinking":
            time.sleep(0.002)
    raise AssertionError(found)


def matched(game: str, seed: int, **options: Any) -> Match:
    """A person against or with a bot that begins."""
    found = find(game)
    return Match(found, [Seat(HUMAN, "Ann"), Seat("normal")], found.Options(**options), seed, bots=BOTS)


def reasons_of(visitor: Visitor, match: Match) -> list[str]:
    return [visitor.screen.words(taken.thought) for taken in match.answers if taken.thought is not None]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_is_read_with_what_comes_of_it_and_no_longer(visit: Visit, language: str) -> None:
    visitor = visit((1024, 640), curtain="never", still=False, language=language)
    match = matched("kinfire", 9, first_player=2)
    said = headlines(visitor, match)
    reasons = reasons_of(visitor, match)
    assert len(reasons) == 3
    told = [index for index, (_, *below) in enumerate(said) if " ".join(below) in reasons]
    turns = [index for index, lines in enumerate(said) if any(lines[0].startswith(f"{word} 2") for word in TURN)]
    assert len(told) > 2
    assert max(told) < min(turns)
    rolls = visitor.screen.say("window-throwing")
    for reason in reasons:
        headings = [heading for heading, *below in said if " ".join(below) == reason and heading != rolls]
        assert all("Ioren" in heading for heading in headings[1:]), "what the rules do is nobody's reason"


def test_whoever_holds_something_hidden_gives_no_reason(visit: Visit) -> None:
    visitor, match = visit((1024, 640), curtain="never", still=False), matched("catacombs", 3, first_team="skull")
    said = headlines(visitor, match)
    reasons = reasons_of(visitor, match)
    assert reasons
    assert [lines for lines in said if " ".join(lines[1:]) in reasons] == []
