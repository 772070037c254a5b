"""A match as a film: every moment as the match was then, and nothing told that must stay hidden."""

from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, cast

import pytest

from flick.games.catacombs import GAME
from flick.sitting import words_for
from flick.table.journal import BadJournal
from flick.table.naming import answer_told
from flick.table.seats import Seat
from flick.table.words import Words
from flick.window.match.match_news import FlickRolls
from flick.window.match.replay.film import Film
from flick.window.match.replay.replay_check import WAITS, Checker, check
from flick.window.match.replay.replay_controller import AFTER_ROLL, PAUSE, ReplayController
from flick.window.match.replay.replay_turns import Rows, detail_of, tip_of, turn_at, turns_of
from flick.window.match.replay.replay_words import Telling
from flick.window.match.summary import summary_of
from tests.saved_matches import watch
from tests.window.match.hearing import tick
from tests.window.match.replay.files import ARMOUR_AND_WOUND, catacombs, kinfire, other_rules, read, shells


def test_every_moment_is_as_the_match_was_then() -> None:
    path = catacombs(30)
    film = read(path)
    assert film.last == 31, "thirty answers, and the one that gave up"
    for moment in (0, 1, 17, 30, 31):
        assert film.layout(moment) == watch(path, moment).view(None).arena
    assert [event for moment in range(film.last + 1) for event in film.events(moment)] == watch(path).events


def test_a_strike_that_armour_cancelled_is_told_as_in_play() -> None:
    """ "Critical melee hits" once stood in the list of turns."""
    film, words = read(catacombs(120, seed=ARMOUR_AND_WOUND)), Words("en", GAME.folder)
    turns = turns_of(film)
    (cancelled,) = (turn for turn in turns if any(shot.averted for shot in turn.shots))
    assert not cancelled.hit
    assert not cancelled.wounds
    told = summary_of(film.game)
    assert "cancelled" in detail_of(cancelled, told, words)
    assert " hits" not in detail_of(cancelled, told, words)
    (line,) = (line for line in cancelled.lines if line.averted)
    assert words(line.say) in tip_of(cancelled, words).splitlines()
    wounding = next(turn for turn in turns if turn.wounds)
    assert wounding.hit
    assert " hits" in detail_of(wounding, told, words)


def test_it_is_read_in_slices() -> None:
    film = Film(catacombs(30))
    film.read(5)
    assert (film.last, film.whole, film.over) == (5, False, False)
    while not film.whole:
        film.read(100)
    assert (film.last, film.whole, film.over) == (31, True, True)


def test_what_is_hidden_stays_hidden_while_the_match_goes_on() -> None:
    film = read(catacombs(30, over=False))
    draws = [event for event in film.told if event.kind == "draw"]
    assert any(event.hidden for event in draws), "cards of the bot"
    assert any(event.knows == (0,) and event.secret for event in draws), "cards of the only person"
    assert all(event.knows != (1,) for event in draws)
    assert all(film.thought(answer) is None for answer in range(film.last))
    theirs = next(zone for zone in film.board(20).zones if zone.kind == "hand" and zone.owner == 1)
    assert all(piece.face is None for piece in theirs.pieces)
    ours = next(zone for zone in film.board(20).zones if zone.kind == "hand" and zone.owner == 0)
    assert all(piece.face is not None for piece in ours.pieces)


def test_nobody_sees_a_hand_where_several_people_sit() -> None:
    film = read(catacombs(30, over=False, seats=(Seat("human", "Ada"), Seat("human", "Bo"))))
    assert all(event.hidden for event in film.told if event.kind == "draw")


def test_everything_is_told_once_it_is_over() -> None:
    film = read(catacombs(30))
    assert not any(event.hidden for event in film.told)
    hands = [zone for zone in film.board(20).zones if zone.kind == "hand"]
    assert len(hands) == 2
    assert all(piece.face is not None for zone in hands for piece in zone.pieces)


def test_until_it_is_known_to_be_over_nothing_is_told() -> None:
    film = Film(catacombs(30))
    film.read(20)
    assert any(event.hidden for event in film.told)


def test_flicks_are_those_of_the_file() -> None:
    film = read(catacombs(30))
    assert film.flicks == [line.n for line in film.journal.answers if bytes(line.outcome)]
    rolled = film.rolled(film.flicks[0])
    assert rolled is not None
    assert rolled.outcome.pawn in rolled.before.pawns
    assert film.rolled(0) is None, "the first answer chose a layout"


def test_a_match_under_other_rules_shows_one_moment_and_says_so() -> None:
    film = read(other_rules(catacombs(40)))
    assert film.last == 0
    assert film.notice is not None
    assert film.notice.id == "window-replay-other-rules"
    assert film.first > 0
    assert film.layout(0) is not None


def test_a_fault_ends_the_film_there() -> None:
    path = catacombs(30)
    lines = path.read_text("utf-8").splitlines()
    index = next(k for k, line in enumerate(lines) if line.startswith('{"n":12,'))
    lines[index] = lines[index].replace('"answer":"', '"answer":"un', 1)
    path.write_text("\n".join(lines) + "\n", "utf-8")
    film = read(path)
    assert film.last == 12
    assert film.fault is not None
    assert film.fault.say.id == "journal-answer"


def test_a_file_that_is_no_match_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a.flick").write_text("{}\n", "utf-8")
    with pytest.raises(BadJournal):
        Film(tmp_path / "a.flick")


def test_turns_hold_all_answers_and_all_wounds() -> None:
    film = read(catacombs(130))
    turns = turns_of(film)
    assert [answer for turn in turns for answer in range(turn.first, turn.last + 1)] == list(range(film.last))
    harm = sum(int(str(event.facts["tokens"])) for event in film.told if event.kind in ("wound", "steal"))
    assert sum(turn.wounds for turn in turns) == harm > 0
    for turn in turns:
        assert turn_at(turns, turn.first + 1) == turns.index(turn) == turn_at(turns, turn.last + 1)
    assert turn_at(turns, 0) is None


def test_ways_are_sorted_as_the_turns_are() -> None:
    rows = Rows(read(catacombs(130)))
    every, hits, misses = (rows.listed(sort) for sort in ("all", "hits", "misses"))
    assert hits
    assert misses
    assert not set(hits) & set(misses)
    assert {*hits, *misses} <= {*every}
    assert len(rows.ways("hits")) < len(rows.ways("all"))
    assert rows.ways("all") is rows.ways("all")
    assert {way.side for way in rows.ways("all")} == {0, 1}


def test_turns_are_marked_with_what_came_of_them() -> None:
    film = read(kinfire())
    rows = Rows(film)
    assert len(rows.turns) > 10
    seen: set[str] = set()
    for turn in rows.turns:
        kinds = [event.kind for event in turn.events]
        marks = [icon for icon, _ in rows.marks(turn)]
        assert sorted(marks) == [icon for icon, kind in (("check", "completed"), ("close", "failed")) if kind in kinds]
        seen.update(marks)
    assert seen == {"check", "close"}


def test_a_player_stops_at_each_answer_and_lets_flicks_roll() -> None:
    film = read(catacombs(12))
    controller = ReplayController(film)
    controller.play(0)
    assert tick(controller, 0) == []
    assert controller.at == 1
    assert tick(controller, PAUSE - 1) == []
    assert controller.at == 1
    controller.go(film.flicks[0])
    (rolls,) = tick(controller, PAUSE)
    assert isinstance(rolls, FlickRolls)
    assert (rolls.before, rolls.outcome) == film.rolled(film.flicks[0])
    assert controller.rolling == film.flicks[0]
    controller.tick(PAUSE + 100)
    assert controller.at == film.flicks[0]
    controller.tick(PAUSE + 200)
    controller.rolled()
    assert (controller.at, controller.rolling) == (film.flicks[0] + 1, None)
    controller.tick(PAUSE + 200 + AFTER_ROLL - 1)
    assert controller.at == film.flicks[0] + 1


def test_a_player_waits_for_what_has_not_been_read() -> None:
    film = Film(catacombs(30))
    controller = ReplayController(film)
    controller.go(25)
    assert (controller.at, controller.goal) == (0, 25)
    while not film.whole:
        film.read(100)
    controller.tick(0)
    assert (controller.at, controller.goal) == (25, None)


def test_playing_ends_at_the_end_and_begins_anew() -> None:
    film = read(shells(3))
    controller = ReplayController(film)
    controller.go(film.last)
    controller.playing = True
    controller.tick(0)
    assert not controller.playing
    controller.play(0)
    assert (controller.at, controller.playing) == (0, True)


class Outbox:
    """A pipe that keeps what goes into it."""

    def __init__(self) -> None:
        self.sent: list[Any] = []

    def send(self, what: object) -> None:
        self.sent.append(what)


def test_a_file_is_checked_and_its_fault_told() -> None:
    path, outbox = catacombs(12), Outbox()
    check(str(path), cast("Connection", outbox))
    assert outbox.sent == [None]
    path.write_text(path.read_text("utf-8").replace('"impulse":', '"impulse":1', 1), "utf-8")
    check(str(path), cast("Connection", outbox))
    path.write_text("{}\n", "utf-8")
    check(str(path), cast("Connection", outbox))
    assert [said.id for said in outbox.sent[1:]] == ["verify-flick", "journal-not-a-match"]


def test_checking_begins_only_after_a_while() -> None:
    checker, begun = Checker(catacombs(4)), []
    checker._process.start = lambda: begun.append(True)  # type: ignore[method-assign]
    for now in (1000, 1500, 999 + WAITS):
        assert not checker.look(now)
    assert begun == []
    checker.look(1000 + WAITS)
    assert begun == [True]


def test_whoever_gives_up_is_told_of_in_words() -> None:
    film = read(kinfire(20))
    controller, rows = ReplayController(film), Rows(film)
    controller.go(film.last)
    told = [entry.text for entry in Telling(film, controller, rows, Words("en")).entries()]
    assert "Bo resigns." in told
    assert not any("resign" in text.replace("resigns", "") for text in told)


@pytest.mark.parametrize("path", [kinfire, catacombs])
def test_every_answer_is_told_in_words(path: Callable[[int], Path]) -> None:
    """Not as it is written in the file: "play crystal_caves", "flick skull-1 302.42deg 299.1mm/s"."""
    film = read(path(12))
    words = words_for(Words("en"), film.game, film.match)
    for answer in range(12):
        told = answer_told(film.match.line_before(answer).decision, written := film.taken(answer).given.text, words)
        assert told != written
