"""Files that ask for more work than any may: given up with one line, as soon as their allowance is spent."""

from pathlib import Path
from unittest import mock

import msgspec
import pytest

from flick import allowance
from flick.arena.credible import MOST_CONTACTS, MOST_ROWS, check_outcome
from flick.arena.flick import simulate
from flick.arena.layout import Layout, Pawn, Table
from flick.arena.outcome import Contact, Track, pack_track
from flick.arena.shot import Shot
from flick.cli import run
from flick.clips import picture
from flick.keeping import go_on
from flick.paint import flick_marks, gif
from flick.table.journal import Writer
from flick.table.patience import worked_on
from flick.table.sayings import Refused
from flick.window.match.replay import replay_check
from flick.window.match.replay.film import Film
from flick.window.match.replay.flick_ways import MOST_STARS, TrackWay
from tests.saved_matches import watch
from tests.window.menus.visitor import kept_match

ANSWERS = 12
VECTORS = Path(__file__).parent.parent / "vectors" / "catacombs"
LAYOUT = """
table: {width: 610, height: 355, edge: walls}
pawns: {a: {diameter: 25, at: [50, 50]}, b: {diameter: 25, at: [100, 50]}}
"""


@pytest.fixture
def match_file() -> Path:
    match = kept_match(ANSWERS)
    assert isinstance(match.recorder, Writer)
    match.recorder.close()
    return match.recorder.path


@pytest.fixture
def little(monkeypatch: pytest.MonkeyPatch) -> None:
    """Allowed are a table and a few answers."""
    monkeypatch.setattr(allowance, "FOR_A_FILE", allowance.MATCH + 5 * allowance.ANSWER)


@pytest.mark.usefixtures("little")
@pytest.mark.parametrize(("language", "words"), [("en", "asks for too much work"), ("fr", "demande trop de travail")])
@pytest.mark.parametrize("way", ["--text", "--whole", "--verify", "--shot", "--json"])
def test_replays(language: str, words: str, way: str, match_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", str(match_file), way, "--lang", language]) == 1
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert str(match_file) in told
    assert words in told


@pytest.mark.usefixtures("little")
def test_matches_in_the_window(match_file: Path) -> None:
    before = match_file.read_bytes()
    for open_it in (go_on, watch):
        with pytest.raises(Refused, match="file-too-much-work"):
            open_it(match_file)
    assert match_file.read_bytes() == before


@pytest.mark.usefixtures("little")
def test_the_film_of_a_match_ends_where_its_file_asks_for_too_much(match_file: Path) -> None:
    """It is read some answers in a frame: the allowance is that of all of them together."""
    film = Film(match_file)
    while not film.whole:
        film.read(1)
    assert film.fault is not None
    assert film.fault.say.id == "file-too-much-work"
    assert 0 < film.last < ANSWERS
    pipe = mock.Mock()
    replay_check.check(str(match_file), pipe)
    assert [call.args[0].id for call in pipe.send.call_args_list] == ["file-too-much-work"]


def test_a_flick_of_a_thousand_touches_is_drawn_like_any_other(tmp_path: Path) -> None:
    """Each touch is a star: a picture shows the strongest, an animation has so many frames at most."""
    layout = Layout(Table(610, 355, "walls"), {"a": Pawn(100, 100), "b": Pawn(200, 100)})
    outcome = simulate(layout, Shot("a", 900.0, 0.0))
    contact = Contact(0.1, "a", "b", 5.0, ("a",), 150.0, 100.0)
    touches = tuple(msgspec.structs.replace(contact, impulse=float(n)) for n in range(MOST_CONTACTS))
    shown = msgspec.structs.replace(outcome, contacts=touches, track=long_track())
    check_outcome(layout, shown)
    with mock.patch.object(flick_marks, "polygon", wraps=flick_marks.polygon) as painted:
        picture(layout, shown, 320)
        assert painted.call_count <= flick_marks.MOST_STARS
    assert len(list(gif.frames(layout, shown, 160))) <= gif.MOST_FRAMES + 1
    assert len(TrackWay(shown, 0, True).touches()) == MOST_STARS


def long_track() -> Track:
    rows = [(100.0 + index / 10, 100.0, 0.0) for index in range(MOST_ROWS)]
    return pack_track({"a": rows})


@pytest.mark.usefixtures("little")
def test_scenarios(capsys: pytest.CaptureFixture[str]) -> None:
    path = VECTORS / "shots.yaml"
    assert run(["scenario", str(path)]) == 1
    assert f"{path} asks for too much work" in capsys.readouterr().err


def test_flicks_count_by_pawns_and_steps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "table.yaml"
    path.write_text(LAYOUT, "utf-8")
    flick = ["shot", "--layout", str(path), "--pawn", "a", "--angle", "0", "--speed", "1500"]
    assert run(flick) == 0
    monkeypatch.setattr(allowance, "FOR_A_FILE", 100)
    capsys.readouterr()
    assert run(flick) == 1
    assert f"{path} asks for too much work" in capsys.readouterr().err


def test_whoever_plays_is_not_counted(match_file: Path) -> None:
    with worked_on(match_file):
        allowance.spend(allowance.FOR_A_FILE)
        with pytest.raises(allowance.TooMuchWork):
            allowance.spend(1)
        with pytest.raises(Refused), worked_on(match_file):
            allowance.spend(allowance.FOR_A_FILE + 1)
    allowance.spend(10 * allowance.FOR_A_FILE)
