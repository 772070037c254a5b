"""The tutorial: the first seven turns (CAT-T01 to CAT-T23), run as written and learnt by somebody."""

import io
import re
import sys
from collections.abc import Iterator

import pytest

from flick.cli import run
from flick.games.catacombs import GAME
from flick.table import content, scenario
from flick.table.content import read_document
from flick.table.languages import LANGUAGES
from flick.table.lesson import Lesson, Reply
from flick.table.scenario import Book
from flick.table.words import Words
from tests.fluency import messages

FILE = GAME.folder / "scenarios" / "tutorial.yaml"
languages = pytest.mark.parametrize("language", LANGUAGES)

HEALTH = {
    "tutorial-strike": (8, 8, 8),
    "tutorial-obstacle": (8, 7, 9),
    "tutorial-kept": (7, 8, 9),
    "tutorial-second-longbow": (7, 7, 10),
    "tutorial-retreat": (5, 7, 12),
    "tutorial-witch": (5, 7, 12),
    "tutorial-crystal-wall": (3, 7, 14),
    "tutorial-armour": (3, 7, 14),
    "tutorial-heal": (5, 7, 12),
    "tutorial-end": (5, 7, 12),
}
"""Health of Sword and Skull and the bank as each of these steps begins, by what it tells."""

PUZZLE = """\
game: catacombs
options: {first_team: sword}
scenarios:
  a:
    given:
      agreed: true
      pawns: {sword-1: [100, 177.5, 0], skull-1: [200, 100, 0], crystal-1: [305, 300, 0]}
    chance: {sword-deck: [[berserker_mage]]}
    steps:
      - flicks: 1
        goal: {state: {teams: {skull: {reserve: 7}}}}
"""


def lesson() -> Lesson:
    return Lesson(scenario.load(FILE), "tutorial")


def health(one: Lesson) -> tuple[int, int, int]:
    state = one.match.state
    return state.teams["sword"].reserve, state.teams["skull"].reserve, state.bank


def steps(one: Lesson) -> Iterator[str]:
    """Go through a lesson as its script does, step by step; what each of them tells, before it is done."""
    while one.step is not None:
        assert one.step.tell is not None
        yield one.step.tell
        if one.step is not None and one.verdict == "open":
            while one.step.when and one.verdict == "open":
                one.show()
            assert not one.go_on()


def at(tell: str) -> Lesson:
    """The lesson where that is told."""
    one = lesson()
    for told in steps(one):
        if told == tell:
            return one
    raise AssertionError(f"nobody tells {tell}")


def answer(one: Lesson, *answers: str) -> Reply:
    for text in answers[:-1]:
        assert one.answer(text).verdict == "open"
    return one.answer(answers[-1])


def whys(reply: Reply) -> list[str]:
    return [why.id for why in reply.why]


def test_it_runs_as_written() -> None:
    assert scenario.load(FILE).run("tutorial") is None


def test_every_vector_is_in_it() -> None:
    named = re.findall(r"# (?:Turn \d\. )?CAT-T(\d\d): ", FILE.read_text("utf-8"))
    assert [int(number) for number in named] == list(range(1, 24))


def test_health_is_that_of_the_vectors() -> None:
    one = lesson()
    seen = {tell: health(one) for tell in steps(one)}
    assert {tell: seen[tell] for tell in HEALTH} == HEALTH


def test_in_the_end_everything_is_counted() -> None:
    """CAT-T23"""
    one = lesson()
    assert len(list(steps(one))) == len(one.stages)
    state = one.match.state
    sword, skull = state.teams["sword"], state.teams["skull"]
    assert sum(health(one)) == 24
    assert (len(sword.deck), len(sword.discard), len(sword.kept)) == (16, 4, 0)
    assert (len(skull.deck), len(skull.discard), len(skull.kept)) == (17, 3, 1)
    assert [len(hand) for hand in state.hands] == [4, 4, 3, 4]


def test_what_is_told_needs_no_facts() -> None:
    known = messages(GAME.folder / "words" / "en.ftl")
    for stage in lesson().stages:
        for name in (stage.tell, stage.hint):
            assert name is None or not known[name].variables


def test_every_step_tells_and_every_flick_of_the_learner_has_a_goal() -> None:
    for stage in lesson().stages:
        assert stage.tell is not None
        if stage.is_shown:
            continue
        if any("flick" in str(act.answer) for act in stage.script):
            assert stage.goal is not None, stage.tell
        assert stage.hint is not None or stage.goal is not None, stage.tell


# A learner at the terminal.


def typed() -> list[str]:
    """What is typed by somebody who always does what is expected."""
    one, answers = lesson(), list[str]()
    while one.step is not None:
        if one.step.is_shown:
            while one.step.watch and one.verdict == "open":
                one.show()
        else:
            while one.verdict == "open":
                assert one.expected is not None
                answers.append(one.expected)
                one.answer(answers[-1])
        assert not one.go_on()
    return answers


def play(language: str, answers: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> str:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in answers)))
    assert run(["tutorial", "catacombs", "--lang", language]) == 0
    return capsys.readouterr().out


@languages
def test_seven_turns_by_who_does_as_expected(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = play(language, typed(), monkeypatch, capsys)
    own = Words(language, GAME.folder)
    flat = " ".join(shown.split())
    for stage in lesson().stages:
        assert stage.tell is not None
        assert " ".join(own(stage.tell).split()) in flat
    assert shown.endswith(own("lesson-over") + "\n")
    for missing in ("lesson-missed", "lesson-put"):
        assert own(missing) not in shown
    assert [line for line in shown.split("\n") if len(line) > 80] == []
    assert not re.search(r"[{}$]|«[a-z-]+»", shown)


def test_nothing_is_told_in_the_other_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """All messages of the lesson and of the log, where both languages differ."""
    answers = ["1", *typed()]
    answers.insert(2, "90 300")
    for language, other in (LANGUAGES, LANGUAGES[::-1]):
        shown = play(language, answers, monkeypatch, capsys)
        own, foreign = Words(language, GAME.folder), Words(other, GAME.folder)
        for name, message in messages(GAME.folder / "words" / f"{other}.ftl").items():
            if not message.variables and name.startswith("tutorial-"):
                assert foreign(name) not in " ".join(shown.split())
                assert own(name) != foreign(name)
        assert foreign("lesson-missed") not in shown
        assert own("lesson-missed") in shown


# Other flicks than the expected ones.


@pytest.mark.parametrize(
    ("tell", "answers"),
    [
        ("tutorial-approach", ["flick sword-1 357deg 950mm/s"]),
        ("tutorial-move", ["flick sword-1 355deg 650mm/s"]),
        ("tutorial-strike", ["flick sword-1 2deg 1200mm/s"]),
        ("tutorial-obstacle", ["flick crystal-3 90deg 300mm/s"]),
        ("tutorial-missile", ["place missile 270.0,36.0", "flick missile 181deg 1400mm/s"]),
        ("tutorial-hide", ["flick sword-2 80deg 500mm/s"]),
        ("tutorial-longbow", ["place longbow 556.0,310.0", "flick longbow 13deg 900mm/s"]),
        ("tutorial-second-longbow", ["place longbow 49.9,136.6", "flick longbow 60deg 900mm/s"]),
        ("tutorial-shelter", ["flick crystal-1 0deg 300mm/s"]),
        ("tutorial-rebound", ["flick skull-2 131deg 700mm/s"]),
        ("tutorial-stunned", ["discard griffin"]),
        ("tutorial-stunned-move", ["flick sword-1 200deg 500mm/s"]),
        ("tutorial-stun-over", ["flick crystal-4 180deg 200mm/s"]),
        ("tutorial-power-wave", ["place power-wave 199.2,42.7", "flick power-wave 154deg 1300mm/s"]),
        ("tutorial-sidestep", ["flick sword-2 85deg 450mm/s"]),
        ("tutorial-second-flick", ["flick fireball 356deg 900mm/s"]),
    ],
)
def test_another_way_to_the_goal_is_as_good_and_the_rest_goes_well(tell: str, answers: list[str]) -> None:
    one = at(tell)
    reply = answer(one, *answers)
    assert reply.verdict == "reached", whys(reply)
    one.go_on()
    seen = {told: health(one) for told in steps(one)}
    assert {told: found for told, found in seen.items() if told in HEALTH} == {
        told: HEALTH[told] for told in seen if told in HEALTH
    }


def test_what_does_no_harm_stays_as_the_learner_left_it() -> None:
    one = at("tutorial-stunned")
    answer(one, "discard griffin")
    assert not one.go_on()
    assert "tide_caller" in one.match.state.hands[0]
    other = at("tutorial-approach")
    answer(other, "flick sword-1 0deg 1010mm/s")
    assert not other.go_on()
    assert other.match.answers[-1].given.text == "flick sword-1 0deg 1010mm/s"


def test_what_the_story_needs_is_put_right() -> None:
    """The fifth crystal must push Sword 1 and Skull 2 into the corner for what comes in turns 3 and 4."""
    one = at("tutorial-obstacle")
    answer(one, "flick crystal-3 90deg 300mm/s")
    assert one.go_on()
    assert one.match.answers[-1].given.text == "flick crystal-5 20deg 1200mm/s"


@pytest.mark.parametrize(
    ("tell", "text", "fault"),
    [
        ("tutorial-approach", "flick sword-1 0deg 400mm/s", "lesson-too-weak"),
        ("tutorial-approach", "flick sword-1 0deg 1500mm/s", "lesson-too-strong"),
        ("tutorial-strike", "flick sword-1 340deg 800mm/s", "lesson-too-far-right"),
        ("tutorial-strike", "flick sword-1 180deg 800mm/s", "lesson-other-way"),
        ("tutorial-rebound", "flick skull-2 270deg 900mm/s", "lesson-other-way"),
        ("tutorial-second-flick", "flick fireball 30deg 700mm/s", "lesson-too-far-left"),
    ],
)
def test_a_miss_is_taken_back_and_may_be_mended(tell: str, text: str, fault: str) -> None:
    one = at(tell)
    before = health(one)
    reply = one.answer(text)
    assert (reply.verdict, fault in whys(reply)) == ("missed", True)
    assert not one.go_on()
    assert (health(one), one.step and one.step.tell) == (before, tell)
    assert one.expected is not None
    assert one.answer(one.expected).verdict == "reached"


@pytest.mark.parametrize(
    ("tell", "text"),
    [
        ("tutorial-berserker", "play unicorn"),
        ("tutorial-surprise", "play ghoul"),
        ("tutorial-boost", "boost ghoul"),
        ("tutorial-target", "target skull-2"),
        ("tutorial-armour", "no"),
        ("tutorial-armour", "armour marauder"),
    ],
)
def test_a_choice_on_which_the_story_depends(tell: str, text: str) -> None:
    one = at(tell)
    assert whys(one.answer(text)) == ["lesson-other-answer"]


# A puzzle of Catacombs: after its only flick another one would be due.


def test_a_puzzle_with_one_flick() -> None:
    one = Lesson(Book(content.parse(PUZZLE, "puzzle.yaml")), "a")
    assert one.answer("play berserker_mage").verdict == "open"
    missed = one.answer("flick sword-1 0deg 300mm/s")
    assert (missed.verdict, whys(missed)) == ("missed", ["lesson-no-flick-left"])
    one.go_on()
    assert answer(one, "play berserker_mage", "flick sword-1 322deg 900mm/s").verdict == "reached"


def test_the_file_is_content_like_any_other() -> None:
    assert Book(read_document(FILE)).is_lesson("tutorial")
