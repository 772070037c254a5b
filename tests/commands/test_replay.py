"""``flick replay``"""

import errno
import json
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from flick.arena.flick import simulate
from flick.bots.random import RandomBot, random_answer
from flick.commands.shot import read_layout, read_shot, record
from flick.sitting import bots, new_match
from flick.table.chance import Chance, derived
from flick.table.game import find
from flick.table.journal import load, new_match_file
from flick.table.match import Match
from flick.table.perspective import Perspective
from flick.table.records import to_json
from flick.table.resume import open_match, resume
from flick.table.rules import Choose, Decision
from flick.table.sayings import say
from flick.table.seats import Thought
from tests.commands.conftest import Flick
from tests.commands.starts import FAIR


@pytest.fixture
def match(tmp_path: Path) -> Path:
    """A whole match with flicks in it."""
    played = new_match("shells", "random,random", {"rounds": "3"}, 3)
    writer = new_match_file(tmp_path / "match.flick", played)
    played.advance()
    writer.close()
    return tmp_path / "match.flick"


@pytest.fixture
def begun(flick: Flick, home: Path) -> Path:
    """A match in which a person has answered twice."""
    flick("play", "shells", "--text", "--seed", 1, "--set", "flicks=off", typed="2\n1\n")
    return next((home / "matches").iterdir())


def test_the_log_with_the_answers_between(flick: Flick, begun: Path) -> None:
    done = flick("replay", begun, "--whole")
    assert (done.code, done.err) == (0, "")
    assert done.out == (
        "Player 1 draws Whelk 2. [SHL-02]\n"
        "     0  Player 1: Play Limpet 1\n"
        "Player 1 plays Limpet 1. [SHL-03]\n"
        "     1  Player 1: bet 1\n"
        "The die shows 6; 1 was needed. [SHL-05]\n"
        "Player 1 wins one pearl. [SHL-05]\n"
        "Limpet 1 is put away. [SHL-05]\n"
    )


def test_deeds_by_turns_behind_the_numbers_of_their_answers(flick: Flick, begun: Path) -> None:
    done = flick("replay", begun)
    assert (done.code, done.err) == (0, "")
    assert done.out == (
        "Player 1 draws Whelk 2. [SHL-02]\n"
        "     0  Player 1 plays Limpet 1. [SHL-03]\n"
        "     1  The die shows 6; 1 was needed. [SHL-05]\n"
        "     1  Player 1 wins one pearl. [SHL-05]\n"
        "     1  Limpet 1 is put away. [SHL-05]\n"
    )


def test_the_end_is_told(flick: Flick, match: Path) -> None:
    lines = flick("replay", match).out.splitlines()
    assert lines[-1].startswith("The match is over. ")
    assert [line for line in lines if len(line) > 80] == []


def test_the_table_after_some_answers(flick: Flick, begun: Path) -> None:
    done = flick("replay", begun, "--whole", "--at", 1)
    assert "Player 1: Play Limpet 1\nPlayer 1 plays Limpet 1. [SHL-03]\n\nShore\n" in done.out
    assert "bet 1" not in done.out
    assert "Played: Limpet 1\n" in done.out
    assert "Hand of Player 1: 3 cards face down\n" in done.out
    assert flick("replay", begun, "--at", 0).out.startswith("Player 1 draws Whelk 2. [SHL-02]\n\nShore\n")


def test_json(flick: Flick, begun: Path, match: Path) -> None:
    record = flick("replay", begun, "--json").json
    assert [record[key] for key in ("game", "seed", "result")] == ["shells", 1, None]
    assert record["answers"] == [{"seat": 0, "answer": "play limpet-1"}, {"seat": 0, "answer": "bet 1"}]
    assert [event["kind"] for event in record["events"]] == ["draw", "play", "roll", "win", "put-away"]
    assert record["decision"]["verb"] == "swap"
    assert record["options"]["flicks"] is False
    assert "state" not in record
    earlier = flick("replay", begun, "--json", "--at", 1).json
    assert "state" not in earlier, "the match goes on, and its decks are hidden"
    assert flick("replay", match, "--json", "--at", 1).json["state"]["turn"] == 0
    assert earlier["decision"] == {
        "kind": "Amount",
        "seat": 0,
        "verb": "bet",
        "rule": "SHL-04",
        "question": "How many pearls do you bet?",
        "form": "bet <number>",
        "least": 0,
        "most": 3,
    }


def test_verifying_a_match_that_is_as_recorded(flick: Flick, match: Path) -> None:
    done = flick("replay", match, "--verify")
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith("Checked ")
    assert done.out.endswith(" checkpoints.\nEverything is as recorded.\n")
    counts = flick("replay", match, "--verify", "--json").json
    assert counts["fault"] is None
    assert counts["flicks"] > 0
    assert counts["answers"] > 15
    assert counts["notices"] == []


def changed(path: Path, old: str, new: str) -> Path:
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    return path


def test_verifying_a_flick_that_runs_otherwise(flick: Flick, match: Path) -> None:
    done = flick("replay", changed(match, '"duration":', '"duration":1'), "--verify")
    assert done.code == 1
    assert done.out.startswith("Checked ")
    assert done.err.endswith("does not run as recorded.\n")
    assert done.err.count("\n") == 1


def test_verifying_an_answer_that_does_not_fit(flick: Flick, begun: Path) -> None:
    changed(begun, '"bet 1"', '"bet 9"')
    done = flick("replay", begun, "--verify")
    told = "Answer 1 (bet 9) does not fit: Answer with a whole number from 0 to 3, not “bet 9”.\n"
    assert (done.code, done.err) == (1, told)
    as_json = flick("replay", begun, "--verify", "--json")
    assert as_json.code == 1
    assert json.loads(as_json.out)["fault"] == told.rstrip("\n")


def test_verifying_in_french(flick: Flick, begun: Path) -> None:
    out = flick("replay", begun, "--verify", "--lang", "fr").out
    assert out.startswith("La partie n’est pas terminée\u202f: 2 réponses.\nContrôle\u202f: 2 réponses, ")
    assert out.endswith("Tout est conforme à l’enregistrement.\n")


def test_a_match_without_its_end_or_its_marks_is_said_to_be(flick: Flick, begun: Path) -> None:
    done = flick("replay", begun, "--verify")
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith("The match is unfinished: 2 answers.\nChecked 2 answers, ")
    text = begun.read_text("utf-8")
    begun.write_text(re.sub(r',"mark":"[0-9a-f]{8}"', "", text), "utf-8")
    done = flick("replay", begun, "--verify")
    assert done.code == 0
    assert done.out.startswith(f"{begun} carries no marks: only outcomes and checkpoints were compared.\n")
    assert len(flick("replay", begun, "--verify", "--json").json["notices"]) == 2


def test_an_undo_that_somebody_added_is_named(flick: Flick, match: Path) -> None:
    lines = match.read_text("utf-8").count("\n")
    with match.open("a", encoding="utf-8") as file:
        file.write('{"undo":5}\n')
    done = flick("replay", match, "--verify")
    assert done.code == 1
    assert done.err.startswith(f"{match}:{lines + 1}: this line undoes answers, and no such line was recorded")


def test_the_last_flick_is_drawn(flick: Flick, match: Path, tmp_path: Path) -> None:
    assert flick("replay", match, "--png", tmp_path / "flick.png").code == 0
    with Image.open(tmp_path / "flick.png") as picture:
        assert min(picture.size) > 100


# Reasons of bots


@pytest.fixture
def thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that say what they hold."""

    def think(self: RandomBot, perspective: Perspective) -> Thought:
        answer = random_answer(perspective.decision, perspective.chance)
        held = perspective.board.zone(f"hand-{perspective.seat + 1}").pieces
        return Thought(answer, say("zone-line", zone="hand", contents=", ".join(str(piece.face) for piece in held)))

    monkeypatch.setattr(RandomBot, "think", think)


@pytest.fixture
def reasoned(thinking: None, tmp_path: Path) -> Path:
    """A whole match of such bots."""
    played = new_match("shells", "Ada=random,Ben=random", {"flicks": False, "rounds": 2}, 3)
    writer = new_match_file(tmp_path / "reasoned.flick", played)
    played.advance()
    writer.close()
    return tmp_path / "reasoned.flick"


def test_a_bots_reason_stands_under_its_answer_when_the_match_is_over(flick: Flick, reasoned: Path) -> None:
    lines = flick("replay", reasoned, "--whole").out.splitlines()
    answers = [k for k, line in enumerate(lines) if line.startswith("     ") and "Ada: " in line]
    assert len(answers) >= 4
    for k in answers:
        assert lines[k + 1].startswith("        hand: ")
    assert "\n        hand\u202f: " in flick("replay", reasoned, "--whole", "--lang", "fr").out
    assert "        hand: " in flick("replay", reasoned, "--whole", "--at", 1).out, (
        "the match is over, whatever moment is shown"
    )
    record = flick("replay", reasoned, "--json").json
    assert all(answer["why"]["id"] == "zone-line" for answer in record["answers"])


def test_reasons_tell_nothing_while_the_match_goes_on(flick: Flick, reasoned: Path, thinking: None, home: Path) -> None:
    whole = reasoned.read_bytes().splitlines(keepends=True)
    reasoned.write_bytes(b"".join(whole[:8]))
    assert b'"why"' in whole[7]
    for arguments in ((), ("--at", 1), ("--json",), ("--json", "--at", 1)):
        done = flick("replay", reasoned, *arguments)
        assert done.code == 0
        assert "hand:" not in done.out
        assert "why" not in done.out
    flick("play", "shells", "--text", "--seed", 3, "--set", "flicks=off", typed="1\n0\n\n")
    path = next((home / "matches").iterdir())
    assert '"why"' in path.read_text("utf-8")
    assert "        hand: " not in flick("replay", path).out


def test_what_was_answered_unseen_is_not_told_before_it_is_opened(flick: Flick, home: Path) -> None:
    flick("play", "masks", "--text", "--seed", 1, "--seats", "human,human", typed="1\n")
    path = next((home / "matches").iterdir())
    written = json.loads(path.read_text("utf-8").splitlines()[-1])["answer"]
    card = written.split()[1]
    for arguments in ((), ("--at", 1), ("--json",), ("--json", "--at", 1)):
        assert card not in flick("replay", path, *arguments).out.casefold()
    assert "     0  Player 1 answered in secret.\n" in flick("replay", path, "--whole").out
    assert flick("replay", path, "--json").json["answers"] == [{"seat": 0, "answer": None}]
    flick("play", "--text", "--resume", path, typed="1\n")
    assert flick("replay", path, "--json").json["answers"][0] == {"seat": 0, "answer": written}


# Altered files


def test_an_answer_that_somebody_altered_is_named(flick: Flick, begun: Path) -> None:
    changed(begun, '"bet 1"', '"bet 2"')
    done = flick("replay", begun, "--verify")
    told = "Answer 1 (bet 2) is not what was recorded; its mark does not fit.\n"
    assert (done.code, done.err) == (1, told)
    assert flick("replay", begun, "--verify", "--lang", "fr").err.startswith("La réponse 1 (bet 2) n’est pas celle")


def test_a_first_line_that_somebody_altered_is_named(flick: Flick, begun: Path) -> None:
    done = flick("replay", changed(begun, '"seed":1', '"seed":2'), "--verify")
    assert done.code == 1
    assert done.err == f"{begun}:1: this line is not what was recorded; its mark does not fit.\n"


# Tables and layouts in files of one's own

OWN_TABLE = """\
table: {width: 700, height: 420, edge: walls}
physics: {material: wood-on-felt, restitution_wall: 0.4}
sizes: {medium: 33.5}
walls:
  fence: {from: [200, 60], to: [260, 90], thickness: 4}
"""


@pytest.fixture
def own(tmp_path: Path) -> dict[str, str]:
    """Options that name a table and a layout in files of one's own."""
    (tmp_path / "own-table.yaml").write_text(OWN_TABLE, "utf-8")
    (tmp_path / "own-start.yaml").write_text(FAIR, "utf-8")
    return {"table": str(tmp_path / "own-table.yaml"), "obstacle_layout": str(tmp_path / "own-start.yaml")}


def gone(path: str) -> None:
    Path(path).unlink()


def other(path: str) -> None:
    text = Path(path).read_text("utf-8")
    Path(path).write_text(text.replace("width: 700", "width: 640").replace("[0, 0]", "[0, 1]"), "utf-8")


def no_yaml(path: str) -> None:
    Path(path).write_text("{", "utf-8")


def catacombs(path: Path, options: dict[str, str], answers: int, seed: int = 5) -> Match:
    """A match of Catacombs, answered at random, that is kept in a file."""
    match = new_match("catacombs", "human,human", options, seed)
    writer = new_match_file(path, match)
    play_on(match, answers)
    writer.close()
    return match


def play_on(match: Match, answers: int) -> None:
    """Answer anything."""
    for _ in range(answers):
        decision = match.settle()
        assert isinstance(decision, Decision)
        match.answer(random_answer(decision, Chance(derived(9, len(match.answers)))))
    match.settle()


@pytest.mark.parametrize("fate", [gone, other, no_yaml])
def test_a_match_does_not_need_the_files_of_its_table_and_layout_any_more(
    fate: Callable[[str], None], flick: Flick, own: dict[str, str], tmp_path: Path
) -> None:
    path = tmp_path / "match.flick"
    match = catacombs(path, own, 40)
    before = flick("replay", path, "--json").out
    assert flick("replay", path, "--verify").code == 0
    for name in own.values():
        fate(name)
    assert flick("replay", path, "--json").out == before
    done = flick("replay", path, "--verify")
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith(f"A match with the options of {path} would begin differently now: ")
    assert done.out.endswith("Everything is as recorded.\n")
    again, writer = resume(load(path), bots=bots())
    play_on(again, 20)
    writer.close()
    match.recorder = None
    play_on(match, 20)
    assert to_json(again.state) == to_json(match.state)
    assert flick("replay", path, "--verify").code == 0


@pytest.mark.parametrize("fate", [gone, other, no_yaml])
def test_another_layout_is_agreed_upon_without_the_file_of_the_table(
    fate: Callable[[str], None], flick: Flick, own: dict[str, str], home: Path
) -> None:
    options = [f"--set=obstacle_layout={own['obstacle_layout']}", "--set=first_team=sword", "--seats=human,human"]
    options.append("--set=ask_layout=true")
    flick("play", "catacombs", "--text", "--seed", 4, "--table", own["table"], *options, typed="")
    path = next((home / "matches").iterdir())
    for name in own.values():
        fate(name)
    done = flick("play", "--text", "--resume", path, typed="no\npropose diagonal\nyes\n")
    assert done.code == 0
    assert flick("replay", path, "--verify").code == 0
    match = open_match(load(path), bots=bots())
    assert match.state.agreed
    assert match.state.pawns["crystal-3"] == (350.0, 210.0, 0.0)
    assert match.state.pawns["skull-1"][:2] == (700 - 20 - 33.5 / 2, 20 + 33.5 / 2)
    assert match.state.cuts["character"].diameter == 33.5
    assert match.state.arena.walls["fence"].thickness == 4


def test_only_layouts_that_fit_on_the_table_can_be_proposed(flick: Flick, tmp_path: Path) -> None:
    (tmp_path / "narrow.yaml").write_text("table: {width: 500, height: 265, edge: walls}\n", "utf-8")
    match = new_match("catacombs", "human,human", {"table": str(tmp_path / "narrow.yaml"), "ask_layout": True}, 4)
    match.settle()
    match.answer("no")
    match.settle()
    assert isinstance(match.decision, Choose)
    assert [option.name for option in match.decision.options] == ["propose diagonal"]


# One flick, taken out


def flicks_of(match: Match) -> list[int]:
    return [number for number, taken in enumerate(match.answers) if taken.given.outcome is not None]


def run_again(flick: Flick, folder: Path) -> Any:
    """The outcome as ``flick shot`` tells it, and as it is."""
    layout, shot = folder / "layout.json", folder / "shot.json"
    outcome = simulate(read_layout(None, str(layout)), read_shot(shot))
    assert flick("shot", "--layout", layout, "--shot", shot, "--json").json == record(outcome)
    return outcome


@pytest.mark.parametrize("table", ["walls", "mat", "kids", "own"])
def test_every_flick_of_a_match_runs_alone_as_it_ran_in_the_match(
    table: str, flick: Flick, own: dict[str, str], tmp_path: Path
) -> None:
    """To the last bit: with spin, odd shapes at any angle, other sizes, materials and walls."""
    path = tmp_path / "match.flick"
    match = catacombs(path, own if table == "own" else {"table": table}, 60)
    pawns: list[str] = []
    for number in flicks_of(match):
        folder = tmp_path / f"shot-{number}"
        assert flick("replay", path, "--shot", number, "--out", folder).code == 0
        given = match.answers[number].given
        assert to_json(run_again(flick, folder)) == to_json(given.outcome)
        pawns.append(given.outcome.pawn)
    assert len(pawns) >= 20
    assert {"longbow", "wave", "power-wave"} & {*pawns}


def test_a_finger_off_the_centre_stays_off_the_centre(flick: Flick, tmp_path: Path) -> None:
    path = tmp_path / "match.flick"
    match = new_match("shells", "human,human", {}, 1)
    writer = new_match_file(path, match)
    answers = (
        "play limpet-1",
        "bet 0",
        "yes",
        "place shell 20,100.3",
        "flick shell 359.99deg 2234.5mm/s 3.21rad/s off 0.777",
    )
    for answer in answers:
        match.settle()
        match.answer(answer)
    writer.close()
    done = flick("replay", path, "--shot", "--out", tmp_path / "last")
    layout, shot = tmp_path / "last" / "layout.json", tmp_path / "last" / "shot.json"
    again = f"To see it again: flick shot --layout {layout} --shot {shot}\n"
    assert (done.code, done.err, done.out) == (0, "", f"Written: {layout}\nWritten: {shot}\n{again}")
    assert run_again(flick, tmp_path / "last") == match.answers[4].given.outcome
    assert read_shot(shot).spin > 100
    as_json = flick("replay", path, "--shot", 4, "--out", tmp_path / "json", "--json").json
    assert as_json == {
        "number": 4,
        "layout": str(tmp_path / "json" / "layout.json"),
        "shot": str(tmp_path / "json" / "shot.json"),
        "as_recorded": True,
    }


def test_flicks_have_the_numbers_that_the_replay_shows(flick: Flick, match: Path, tmp_path: Path) -> None:
    shown = [line for line in flick("replay", match, "--whole").out.splitlines() if ": flick shell " in line]
    for line in shown:
        number, answer = line.split()[0], line.partition(": ")[2]
        folder = tmp_path / number.strip()
        assert flick("replay", match, "--shot", number.strip(), "--out", folder).code == 0
        speed = float(answer.split("deg ")[1].split("mm/s")[0])
        shot = read_shot(folder / "shot.json")
        assert (shot.vx**2 + shot.vy**2) ** 0.5 == pytest.approx(speed)
    assert flick("replay", match, "--shot", "--out", tmp_path / "last").code == 0
    last = shown[-1].split()[0]
    assert (tmp_path / "last" / "shot.json").read_bytes() == (tmp_path / last / "shot.json").read_bytes()


def test_a_flick_that_runs_otherwise_is_taken_out_and_said_to(flick: Flick, match: Path, tmp_path: Path) -> None:
    """As on another machine: that is what one wants to look at."""
    changed(match, '"duration":', '"duration":1')
    number = next(line.n for line in load(match).answers if bytes(line.outcome))
    done = flick("replay", match, "--shot", number, "--out", tmp_path / "x")
    assert done.code == 0
    assert done.err.startswith(f"Answer {number} (flick shell ")
    assert done.err.endswith(" does not run as recorded.\n")
    assert (tmp_path / "x" / "shot.json").exists()


def test_mistakes_with_one_flick(mistake: Callable[..., str], match: Path, begun: Path, tmp_path: Path) -> None:
    answers = load(match).answers
    flicks = [line.n for line in answers if bytes(line.outcome)]
    out = ("--out", tmp_path / "x")
    assert mistake("replay", match, "--shot", 0, *out) == (
        f"Answer 0 ({answers[0].answer}) is not a flick; the nearest one is {flicks[0]}."
    )
    assert mistake("replay", match, "--shot", len(answers), *out) == (
        f"There is no answer {len(answers)}; the last one is {len(answers) - 1}."
    )
    assert mistake("replay", begun, "--shot", *out) == f"There is no flick in {begun}."
    assert not (tmp_path / "x").exists()
    assert mistake("replay", match, "--shot", "--at", 3).startswith("--shot takes out one flick; ")
    assert mistake("replay", match, "--shot", "--verify").startswith("--verify looks at the whole match; ")
    assert mistake("replay", match, *out) == "--out says where --shot writes; give --shot too."
    (tmp_path / "file").write_text("")
    assert mistake("replay", match, "--shot", "--out", tmp_path / "file") == f"{tmp_path / 'file'} already exists."
    inside = tmp_path / "file" / "folder"
    assert mistake("replay", match, "--shot", "--out", inside).startswith(f"{inside} cannot be written: ")


@pytest.mark.parametrize("name", ["layout.json", "shot.json"])
def test_nothing_is_written_over(name: str, mistake: Callable[..., str], match: Path, tmp_path: Path) -> None:
    (tmp_path / name).write_text("mine")
    assert mistake("replay", match, "--shot", "--out", tmp_path) == f"{tmp_path / name} already exists."
    assert (tmp_path / name).read_text() == "mine"
    assert [path.name for path in tmp_path.glob("*.json")] == [name]


def test_a_disk_that_is_full_leaves_no_half_of_a_shot(
    mistake: Callable[..., str], match: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    as_ever = Path.open

    def full(self: Path, mode: str = "r", *rest: Any, **more: Any) -> Any:
        if self.name == "shot.json" and "x" in mode:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return as_ever(self, mode, *rest, **more)

    monkeypatch.setattr(Path, "open", full)
    assert mistake("replay", match, "--shot", "--out", tmp_path / "x").startswith(
        f"{tmp_path / 'x'} cannot be written: "
    )
    assert list((tmp_path / "x").iterdir()) == []


def test_no_flick_is_taken_out_of_a_match_under_other_rules(
    mistake: Callable[..., str], match: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(find("shells")), "version", 99)
    assert mistake("replay", match, "--shot").startswith(f"{match} was recorded under other rules or other cards; ")


def test_under_other_rules_answers_are_shown_as_they_were_written(
    flick: Flick, match: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = flick("replay", match, "--json").json["answers"]
    kept = load(match).checkpoints[-1].checkpoint
    assert 0 < kept < len(answers)
    monkeypatch.setattr(type(find("shells")), "version", 99)
    done = flick("replay", match)
    assert done.code == 0
    shown = [line for line in done.out.splitlines() if re.match(r" +\d+  (Ilan|Noor): ", line)]
    assert [line.partition(": ")[2] for line in shown] == [answer["answer"] for answer in answers]
    assert done.err.count("\n") == 1
    assert done.err.endswith(f"the table can be shown only as it was before answer {kept}.\n")
    assert "left out" not in done.err
    assert flick("replay", match, "--json").json["answers"] == answers
    done = flick("replay", match, "--at", kept + 1)
    assert re.search(rf"\n +{kept}  (Ilan|Noor): ", done.out)
    assert "\nShore\n" in done.out
    assert done.err.count("\n") == 1


def test_answers_from_before_the_rules_changed_are_shown_as_they_were_written(
    flick: Flick, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "match.flick"
    match = new_match("shells", "human,human", {"flicks": "off"}, 3)
    writer = new_match_file(path, match)
    play_on(match, 16)
    writer.close()
    before = flick("replay", path, "--json").json["answers"]
    monkeypatch.setattr(type(find("shells")), "version", 99)
    journal = load(path)
    match, writer = resume(journal, bots=bots())
    play_on(match, 1)
    writer.close()
    kept = journal.notices[-1].facts["kept"]
    assert isinstance(kept, int)
    assert 0 < kept < 16
    done = flick("replay", path)
    assert (done.code, done.err.count("\n")) == (0, 1)
    assert done.err.startswith(f"Answers of {path} before number {kept} were given under other rules")
    answers = flick("replay", path, "--json").json["answers"]
    assert (answers[:kept], len(answers)) == (before[:kept], kept + 1)
    numbers = [int(line.split()[0]) for line in done.out.splitlines() if re.match(r" +\d+  Player", line)]
    assert numbers == list(range(kept + 1))
    assert flick("replay", path, "--verify").code == 0


def test_a_game_without_an_arena_has_no_flick_to_take_out(
    mistake: Callable[..., str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FLICK_GAMES", str(Path(__file__).parents[1] / "table" / "games"))
    match = new_match("skims", "human", {}, 1)
    writer = new_match_file(tmp_path / "skims.flick", match)
    play_on(match, 7)
    writer.close()
    number = flicks_of(match)[0]
    answer = match.answers[number].given.text
    told = mistake("replay", tmp_path / "skims.flick", "--shot")
    assert told == f"Answer {number} ({answer}) is not a flick in an arena."


def test_mistakes(mistake: Callable[..., str], begun: Path, tmp_path: Path) -> None:
    assert mistake("replay", begun, "--at", 3) == "There are only 2 answers, not 3."
    assert (
        mistake("replay", begun, "--png", tmp_path / "x.png")
        == "Nothing was flicked up to there, so nothing can be drawn."
    )
    assert mistake("replay", tmp_path / "none.flick").endswith("cannot be read: there is no such file or folder")
    empty = tmp_path / "empty.flick"
    empty.write_text("")
    assert mistake("replay", empty) == f"{empty} is empty."
    assert mistake("replay", tmp_path).endswith("cannot be read: it is a folder")


def test_the_last_flick_shown_as_an_animation(flick: Flick, match: Path, tmp_path: Path) -> None:
    path = tmp_path / "flick.gif"
    assert flick("replay", match, "--gif", path).code == 0
    with Image.open(path) as film:
        assert film.format == "GIF"
        assert getattr(film, "n_frames", 1) > 3
        film.seek(0)
        first = film.convert("RGB").tobytes()
        film.seek(getattr(film, "n_frames", 1) - 1)
        assert film.convert("RGB").tobytes() != first


def test_an_animation_needs_a_flick_and_a_place(flick: Flick, mistake: Any, begun: Path, match: Path) -> None:
    assert mistake("replay", begun, "--gif", begun.parent / "x.gif").startswith("Nothing was flicked up to there")
    assert mistake("replay", match, "--gif", "/nowhere/x.gif").startswith("/nowhere/x.gif")
    assert "leave out --at, --gif, --png and --shot" in mistake("replay", match, "--verify", "--gif", "x.gif")
    assert "leave out --at, --gif and --png" in mistake("replay", match, "--shot", "--gif", "x.gif")


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What was opened in the window, which there is."""
    found: list[Any] = []
    monkeypatch.setattr("flick.commands.replay.has_window", lambda: True)
    monkeypatch.setattr("flick.commands.replay.open_window", lambda chosen, first: found.append(first) or 0)
    return found


def test_with_a_display_a_match_is_watched(flick: Flick, match: Path, opened: list[Any]) -> None:
    assert flick("replay", match) == (0, "", "")
    assert len(opened) == 1


@pytest.mark.parametrize("arguments", [["--text"], ["--verify"], ["--json"], ["--at", "1"], ["--shot"]])
def test_whatever_a_terminal_does_opens_no_window(
    flick: Flick, match: Path, opened: list[Any], tmp_path: Path, arguments: list[str]
) -> None:
    done = flick("replay", match, *arguments, *(["--out", tmp_path / "out"] if "--shot" in arguments else []))
    assert done.code == 0
    assert done.out
    assert opened == []


def test_text_is_what_is_printed_without_a_window(flick: Flick, match: Path) -> None:
    assert flick("replay", match, "--text") == flick("replay", match)


def test_a_file_that_is_no_match_opens_no_window(mistake: Any, opened: list[Any], tmp_path: Path) -> None:
    (tmp_path / "a.flick").write_text("{}\n", "utf-8")
    assert "this is not a match of Flick" in mistake("replay", tmp_path / "a.flick")
    assert opened == []
