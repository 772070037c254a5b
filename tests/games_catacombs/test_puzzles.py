"""The puzzles: run as written, solved by a bot that knows no more than its seat, and by an unsteady hand."""

import io
import math
import re
import sys
from collections.abc import Sequence

import pytest

from flick.cli import run
from flick.games.catacombs import GAME
from flick.games.catacombs.bot import BOTS
from flick.table import scenario
from flick.table.answers import read, write_aim, write_place
from flick.table.languages import LANGUAGES
from flick.table.lesson import Lesson, Reply
from flick.table.rules import Aim, Decision, Flick, Place
from flick.table.sayings import say
from flick.table.stage import compare
from flick.table.words import Words
from tests.fluency import messages
from tests.games_catacombs.scene import SPEEDS

FILE = GAME.folder / "scenarios" / "puzzles.yaml"
BOOK = scenario.load(FILE)
puzzles = pytest.mark.parametrize("name", BOOK.names)
languages = pytest.mark.parametrize("language", LANGUAGES)

ASTRAY = math.radians(0.5)
"""How far a finger may be off in angle, either way."""

UNEVEN = 0.05
"""How far it may be off in speed, as a share of it."""

BESIDE = 1.0
"""How far a projectile may lie from where it was meant to, in mm."""

MOST_ANSWERS = 12

OFF_A_WALL = "play ghoul; flick skull-1 27deg 2200mm/s"
TOO_LITTLE = "play unicorn; flick sword-1 12.5deg 2200mm/s; flick sword-1 121deg 900mm/s; flick sword-1 270deg 200mm/s"
WITHOUT_A_HIT = (
    "play enchantress; flick sword-1 12.5deg 2200mm/s; target skull-1; place fireball 580.8,214.4; "
    "flick fireball 180deg 300mm/s; skip"
)
WRONG = [
    ("past-the-crystal", "play paladin; flick sword-1 17deg 1500mm/s"),
    ("past-the-crystal", "play paladin; flick sword-1 11.5deg 900mm/s"),
    (
        "from-the-other-side",
        "play cave_troll; flick skull-1 0deg 2400mm/s; flick skull-1 157deg 2400mm/s; flick skull-1 0deg 200mm/s",
    ),
    ("both-at-once", "play storm_sage; place power-wave 152.1,118.1; flick power-wave 20deg 1500mm/s; no"),
    ("both-at-once", "play storm_sage; place power-wave 152.1,118.1; flick power-wave 14deg 1500mm/s; no"),
    ("in-the-way", "discard griffin; flick sword-1 225deg 200mm/s; flick crystal-4 90deg 1000mm/s"),
    ("in-the-way", "discard griffin; flick sword-1 225deg 200mm/s; flick crystal-4 90deg 500mm/s"),
    ("a-way-out", "discard witch; flick skull-1 45deg 200mm/s; flick crystal-1 60deg 1700mm/s"),
    ("a-way-out", "discard witch; flick skull-1 45deg 200mm/s; flick crystal-2 90deg 1700mm/s"),
    ("off-the-crystal", "play ghoul; flick skull-1 102.5deg 2000mm/s"),
    ("off-the-crystal", OFF_A_WALL),
    ("the-cork", "play duelist; flick sword-1 12deg 900mm/s; no; flick sword-1 12deg 1500mm/s; no"),
    ("the-cork", "play stone_guardian; flick sword-1 12deg 900mm/s; flick sword-1 12deg 900mm/s"),
    ("the-last-token", TOO_LITTLE),
    ("the-last-token", WITHOUT_A_HIT),
]
"""Plausible ways that do not reach the goal."""


def solution(name: str) -> list[str]:
    """The answers that the file has for a puzzle."""
    (stage,) = BOOK.stages(name)
    return [str(act.answer) for act in stage.script]


def answered(name: str, answers: Sequence[str]) -> tuple[Lesson, Reply]:
    """The puzzle after these answers, of which none but the last may end it."""
    one = Lesson(BOOK, name)
    for text in answers[:-1]:
        assert one.answer(text).verdict == "open", text
    return one, one.answer(answers[-1])


def waiting(name: str, number: int) -> Decision:
    """The decision that the answer of that number in the solution is for."""
    one = Lesson(BOOK, name)
    for text in solution(name)[:number]:
        one.answer(text)
    assert one.match.decision is not None
    return one.match.decision


def astray(name: str, number: int) -> list[str]:
    """That answer of the solution as an unsteady hand might give it; nothing where it takes no aim."""
    decision, text = waiting(name, number), solution(name)[number]
    corners = [(one, other) for one in (-1, 1) for other in (-1, 1)]
    if isinstance(decision, Flick):
        aim: Aim = read(decision, text).value
        ways = [Aim(aim.pawn, aim.angle + a * ASTRAY, aim.speed * (1 + v * UNEVEN)) for a, v in corners]
        assert all(SPEEDS[0] <= way.speed <= SPEEDS[1] for way in ways)
        return [write_aim(way, decision.verb) for way in ways]
    if isinstance(decision, Place):
        x, y = read(decision, text).value
        return [write_place(decision.piece, x + BESIDE * a, y + BESIDE * b, decision.verb) for a, b in corners]
    return []


def test_there_are_eight_on_both_kinds_of_table_for_both_teams() -> None:
    matches = [BOOK.open(name) for name in BOOK.names]
    assert len(matches) == 8
    assert {match.options.arena_mode for match in matches} == {"walls", "mat"}
    assert {match.options.first_team for match in matches} == {"sword", "skull"}


@puzzles
def test_it_runs_as_written(name: str) -> None:
    """The solution of the file reaches the goal, and begins from a position in which nothing is missing."""
    assert BOOK.run(name) is None
    match = BOOK.open(name)
    assert GAME.inventory(match.state) == {"tokens": 24, "characters": 4, "obstacles": 5}


@puzzles
def test_the_best_bot_solves_it(name: str) -> None:
    """It sees what its seat sees, and is told nothing of the goal."""
    one, bot = Lesson(BOOK, name), BOTS["perfect"]()
    while one.verdict == "open":
        assert len(one.match.answers) < MOST_ANSWERS
        one.answer(bot.think(one.match.perspective()).answer)
    assert one.verdict == "reached"
    (stage,) = one.stages
    assert stage.goal is not None
    assert compare(one.match, stage.goal, 0) == []


@puzzles
def test_an_unsteady_hand_solves_it_too(name: str) -> None:
    answers = solution(name)
    tried = 0
    for number in range(len(answers)):
        for text in astray(name, number):
            assert text != answers[number]
            assert answered(name, [*answers[:number], text, *answers[number + 1 :]])[1].verdict == "reached", text
            tried += 1
    assert tried >= 4


@pytest.mark.parametrize(("name", "answers"), WRONG)
def test_a_wrong_answer_does_not_reach_the_goal(name: str, answers: str) -> None:
    one, reply = answered(name, answers.split("; "))
    assert reply.verdict == "missed"
    assert not one.go_on()
    assert one.answer(solution(name)[0]).verdict == "open"


def test_every_puzzle_has_a_wrong_answer() -> None:
    assert list(dict.fromkeys(name for name, _ in WRONG)) == BOOK.names


def test_a_wrong_answer_goes_wrong_for_the_reason_that_the_puzzle_teaches() -> None:
    """Off a wall nobody is wounded (CAT-77); after a heal of one the bank is not empty; and who heals without a hit
    comes to 12 tokens each, with fewer cards in hand (CAT-129)."""
    off_a_wall = answered("off-the-crystal", OFF_A_WALL.split("; "))[0].match
    too_little = answered("the-last-token", TOO_LITTLE.split("; "))[0].match
    without_a_hit = answered("the-last-token", WITHOUT_A_HIT.split("; "))[0].match
    assert ("no-hit", "CAT-77") in [(event.kind, event.rule) for event in off_a_wall.events]
    assert "heal" in [event.kind for event in too_little.events]
    assert (too_little.state.bank, too_little.result) == (1, None)
    assert without_a_hit.result is not None
    assert (without_a_hit.result.winners, without_a_hit.result.rule) == ((1,), "CAT-129")


@puzzles
def test_it_tells_and_helps_without_facts(name: str) -> None:
    (stage,) = BOOK.stages(name)
    known = messages(GAME.folder / "words" / "en.ftl")
    assert stage.tell is not None
    assert stage.hint is not None
    assert not known[stage.tell].variables | known[stage.hint].variables
    assert stage.flicks is not None


@languages
@puzzles
def test_it_is_played_in_the_terminal(
    language: str, name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    own = Words(language, GAME.folder)
    typed = [
        own("command-hint"),
        *(own(f"answer-{text}") if text in ("yes", "no") else text for text in solution(name)),
    ]
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
    assert run(["scenario", str(FILE), "--play", name, "--lang", language]) == 0
    shown = capsys.readouterr().out
    (stage,) = BOOK.stages(name)
    for message in (stage.tell, stage.hint, "lesson-reached"):
        assert message is not None
        assert " ".join(own(message).split()) in " ".join(shown.split())
    assert shown.endswith(own("lesson-solved", tries=1) + "\n")
    assert [line for line in shown.split("\n") if len(line) > 80] == []
    assert not re.search(r"[{}$]|«[a-z-]+»", shown)


@languages
def test_they_are_listed_by_their_titles(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["scenario", str(FILE), "--list", "--lang", language]) == 0
    own = Words(language, GAME.folder)
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == BOOK.names
    assert [line.split(maxsplit=1)[1] for line in lines] == [own(say(f"thing-{name}")) for name in BOOK.names]
