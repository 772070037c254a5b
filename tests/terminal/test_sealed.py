"""Secret choices of several people at one terminal: nobody reads another's, and nobody's is taken back unasked."""

import io
import re
import sys

import pytest

from flick.bots import BOTS
from flick.sitting import seats_for
from flick.table.game import find
from flick.table.match import Match
from flick.table.seats import Seat
from flick.table.words import Words
from flick.terminal.session import CLEAR, Session
from tests.promises import Bids, Jewels, Promises


class Terminal(io.StringIO):
    """A terminal, at its keyboard and on its screen."""

    def isatty(self) -> bool:
        return True


def sit(players: str = "human,human", seed: int = 7) -> Match:
    game = find("masks")
    return Match(game, seats_for(game, players), seed=seed, bots=BOTS)


def play(match: Match, monkeypatch: pytest.MonkeyPatch, *typed: str) -> str:
    """What is shown while that is typed."""
    screen = Terminal()
    monkeypatch.setattr(sys, "stdin", Terminal("".join(line + "\n" for line in typed)))
    monkeypatch.setattr(sys, "stdout", screen)
    assert Session(match, Words("en", match.game.folder, names=[seat.name for seat in match.seats])).run() == 0
    return screen.getvalue()


def written(match: Match) -> list[str]:
    return [taken.given.text for taken in match.answers]


def test_what_one_person_has_offered_is_gone_before_the_next_one_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    match = sit()
    shown = play(match, monkeypatch, "", "1", "", "2")
    first, second = shown.split(CLEAR)[1:]
    offered = [event for event in match.events if event.kind == "offer"]
    names = [Words("en", match.game.folder)(f"thing-{event.facts['card']}") for event in offered]
    assert len(match.answers) == 2
    assert f"Offer {names[0]}\n" in first
    assert not re.search(rf"\b{names[0]}\b", second.partition("Player 1 offers")[0])
    assert f"Player 1 offers {names[0]}, worth" in second


@pytest.mark.parametrize(("agrees", "left"), [("no", ["yes", "no"]), ("yes", [])])
def test_whoever_loses_an_answer_with_it_has_to_agree(
    monkeypatch: pytest.MonkeyPatch, agrees: str, left: list[str]
) -> None:
    match = Match(Promises(), [Seat("human", "Ann"), Seat("human", "Ben")])
    shown = play(match, monkeypatch, "yes", "no", "undo", agrees)
    assert "Ben, Ann undoes an answer, and yours with it. Do you agree (yes or no)?" in shown
    assert ("Ben does not agree: the answers stay." in shown) == (agrees == "no")
    assert ("Undone: yes" in shown) == (agrees == "yes")
    assert written(match) == left


def test_what_somebody_else_takes_back_for_them_stays_unseen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Bids, "together", True)
    match = Match(Bids(), [Seat("human", "Ann"), Seat("human", "Ben")])
    shown = play(match, monkeypatch, "", "7", "", "undo")
    assert "Undone: what Ann answered in secret." in shown
    assert "bid 7" not in shown
    assert written(match) == []


def test_nobody_is_asked_where_nothing_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(Promises(), [Seat("human", "Ann"), Seat("random", "Bot")], bots=BOTS)
    shown = play(match, monkeypatch, "yes", "undo")
    assert "Undone: yes" in shown
    assert "Do you agree" not in shown


def test_a_number_that_was_typed_unseen_is_gone_where_no_hand_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(Bids(), [Seat("human", "Ann"), Seat("human", "Ben")])
    shown = play(match, monkeypatch, "", "7", "", "3")
    first, second = shown.split(CLEAR)[1:]
    assert "Ann, take the keyboard." in first.partition("«ask-bid»")[0]
    assert "Ben, take the keyboard." in second.partition("«ask-bid»")[0]
    assert written(match) == ["bid 7", "bid 3"]


def test_nobody_is_asked_where_there_is_one_answer_but_takes_the_keyboard_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = Match(Jewels(), [Seat("human", "Ann"), Seat("human", "Ben")])
    shown = play(match, monkeypatch, "", "yes", "1", "", "yes", "", "yes", "quit")
    assert written(match) == ["yes", "show ruby", "yes", "no", "yes"]
    assert shown.count("Press Enter") == 3, "for the first question to each in turn"
    assert "no-show" not in shown.split(CLEAR)[2], "there is no question with a single answer"
