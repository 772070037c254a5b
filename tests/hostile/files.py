"""Files that nobody means well with, made anew, and the command that each is given to.

Every case makes what it needs in the folder in which it is called, and says what is typed. Paths are relative to that
folder, so that what is told of them is the same everywhere.
"""

import base64
import json
import os
import zlib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import yaml

from flick.bots.random import random_answer
from flick.limits import MOST_PAWNS, MOST_SCENARIOS
from flick.table.chance import Chance, derived
from flick.table.decisions import Decision
from flick.table.game import find
from flick.table.journal import new_match_file
from flick.table.match import Match
from flick.table.seats import Seat
from flick.written_options import read_options

Typed = list[str]
Case = Callable[[], Typed]

HERE = Path()
SHOT = ("--pawn", "a", "--angle", "0", "--speed", "900")
TABLE = "table: {width: 610, height: 355, edge: walls}\n"
LONG = "x" * 5_000
CONTROL = "a\x1b[31m\x07b\u202ec\u0085d"


def packed(data: bytes) -> str:
    return base64.b64encode(zlib.compress(data, 9)).decode()


OUTCOMES: Mapping[str, dict[str, Any]] = {
    "rows without end": {"track": {"rows": {"sword-1": 10**14}, "packed": packed(b"")}},
    "a bomb of noughts": {"track": {"rows": {"sword-1": 5}, "packed": packed(bytes(20_000_000))}},
    "the way of nobody": {"track": {"rows": {"nobody": 2}, "packed": packed(bytes(24))}},
    "a contact with nobody": {
        "contacts": [{"t": 0.1, "a": "nobody", "b": "skull-1", "impulse": 1, "moved": ["nobody"], "x": 5, "y": 5}]
    },
    "the flick of nobody": {"pawn": "nobody"},
    "nobody rests": {"rest": {"nobody": [1, 1, 0]}},
    "nobody leaves": {"left": [{"pawn": "nobody", "t": 0, "x": 0, "y": 0, "angle": 0}]},
    "rests beyond all numbers": {"rest": {"sword-1": [1e300, 1, 0]}},
    "rolls for ever": {"duration": 1e300},
    "no number": {"duration": None},
    "too many touches": {
        "contacts": [{"t": 0.1, "a": "sword-1", "b": "wall:west", "impulse": 1, "moved": [], "x": 5, "y": 5}] * 10_001
    },
}
"""What is put into the outcome of a recorded flick."""


def match_lines(game: str = "catacombs", answers: int = 10) -> list[str]:
    """The lines of a match that was played at random so far."""
    found = find(game)
    match = Match(found, [Seat("human", "Ann")] * found.seats[0], read_options(found, {}), 5, practice=True)
    writer = new_match_file(HERE / "whole.flick", match)
    while isinstance(decision := match.settle(), Decision) and len(match.answers) < answers:
        match.answer(random_answer(decision, Chance(derived(5, len(match.answers)))))
    writer.close()
    lines = writer.path.read_text("utf-8").splitlines()
    writer.path.unlink()
    return lines


def matched(change: Callable[[list[dict[str, Any]]], None], *more: str, game: str = "catacombs") -> Case:
    """A match file whose lines were changed, and which is gone through."""

    def make() -> Typed:
        lines = [json.loads(line) for line in match_lines(game)]
        change(lines)
        text = "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)
        return kept("match.flick", text, "replay", "--text", *more)

    return make


def kept(name: str, content: str | bytes, command: str, *more: str) -> Typed:
    """Write a file and give it to a command."""
    whole = content.encode("utf-8", "surrogatepass") if isinstance(content, str) else content
    (HERE / name).write_bytes(whole)
    return [command, name, *more]


def content(name: str, text: str, command: str = "check", *more: str) -> Case:
    return lambda: kept(name, text, command, *more)


def flicked(text: str) -> Case:
    """A table on which somebody flicks."""

    def make() -> Typed:
        kept("table.yaml", text, "")
        return ["shot", "--layout", "table.yaml", *SHOT]

    return make


def outcome(change: dict[str, Any]) -> Case:
    def put(lines: list[dict[str, Any]]) -> None:
        flick = next(line for line in lines if "outcome" in line)
        flick["outcome"].update(change)

    return matched(put)


def path_of(kind: str) -> Case:
    """A path that leads to no file."""

    def make() -> Typed:
        path = HERE / "odd.yaml"
        if kind == "pipe":
            os.mkfifo(path)
        elif kind == "device":
            path.symlink_to("/dev/zero")
        elif kind == "loop":
            path.symlink_to(path)
        elif kind == "folder":
            path.mkdir()
        names = {
            "long": "x" * 300 + ".yaml",
            "nobody": "~no-such-one/odd.yaml",
            "nul": "a\0b.yaml",
            "gone": "gone.yaml",
        }
        return ["shot", "--layout", names.get(kind, str(path)), *SHOT]

    return make


def pawns(count: int) -> str:
    return "pawns:\n" + "".join(
        f"  p-{n}: {{diameter: 5, at: [{10 + n % 60 * 9}, {10 + n // 60 * 9}]}}\n" for n in range(count)
    )


def header(**changes: Any) -> Callable[[list[dict[str, Any]]], None]:
    return lambda lines: lines[0].update(changes)


def answer(number: int, **changes: Any) -> Callable[[list[dict[str, Any]]], None]:
    def put(lines: list[dict[str, Any]]) -> None:
        line = next(line for line in lines if line.get("n") == number)
        line.update(changes)

    return put


def hero(**changes: Any) -> Case:
    plain = {"name": "Odo", "race": "dwarf", "classes": ["wizard"], "powers": ["force_bolt"], **changes}

    def make() -> Typed:
        kept("hero.yaml", yaml.safe_dump(plain, allow_unicode=True), "")
        return ["build", "ravenloft", "--import", "hero.yaml"]

    return make


def of_option(game: str, option: str, text: str) -> Case:
    """A file that an option of a match names."""

    def make() -> Typed:
        kept("own.yaml", text, "")
        return ["simulate", game, "-n", "1", "--set", f"{option}=own.yaml"]

    return make


def aliases() -> str:
    """Nine lines that stand for a thousand million words."""
    lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x, x]"]
    lines += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]" for n in range(1, 9)]
    return "\n".join(lines) + "\n"


def undone(lines: list[dict[str, Any]]) -> None:
    """More answers are taken back than there are."""
    lines.append({"undo": 10**9})


def chain(count: int) -> str:
    return "scenarios:\n  s0: {}\n" + "".join(f"  s{n}: {{after: s{n - 1}}}\n" for n in range(1, count))


def many(count: int) -> str:
    return "scenarios:\n" + "".join(f"  s{n}: {{}}\n" for n in range(count))


def written_over() -> Typed:
    kept("match.flick", "".join(f"{line}\n" for line in match_lines()), "")
    return ["replay", "match.flick", "--png", "match.flick"]


def in_the_way() -> Typed:
    """Where matches would be kept lies a file."""
    (Path(os.environ["FLICK_HOME"]) / "matches").write_text("in the way", "utf-8")
    return ["play", "kinfire", "--text", "--seats", "random,random"]


def torn() -> Typed:
    lines = match_lines()
    return kept("match.flick", "\n".join(lines[:-1]) + "\n" + lines[-1][:9] + "\n", "replay", "--text")


CASES: Mapping[str, Case] = {
    **{f"an outcome: {what}": outcome(change) for what, change in OUTCOMES.items()},
    "a match: empty": content("match.flick", "", "replay", "--text"),
    "a match: no match": content("match.flick", "hello\n", "replay", "--text"),
    "a match: not UTF-8": lambda: kept("match.flick", b"\xff\xfe\x00", "replay", "--text"),
    "a match: a line of brackets": content("match.flick", "[" * 100_000 + "\n", "replay", "--text"),
    "a match: torn in the middle": torn,
    "a match: of a later format": matched(header(format="flick/99")),
    "a match: of no game": matched(header(game="nobody")),
    "a match: of a game outside": matched(header(game="../../etc")),
    "a match: seats for a million": matched(header(seats=[{"player": "human", "name": ""}] * 1_000)),
    "a match: nobody sits": matched(header(seats=[])),
    "a match: an option that is none": matched(header(options={"starting_health": 10**18})),
    "a match: an option of another type": matched(header(options={"starting_health": [1]})),
    "a match: a seed beyond all numbers": matched(header(seed=10**40)),
    "a match: an answer of nobody": matched(answer(3, seat=99)),
    "a match: an answer out of order": matched(answer(3, n=7)),
    "a match: an answer that nobody may give": matched(answer(3, answer="nonsense")),
    "a match: an endless answer": matched(answer(3, answer=LONG)),
    "a match: an answer that paints the terminal": matched(answer(3, answer=CONTROL)),
    "a match: more taken back than there is": matched(undone),
    "a match: as picture over itself": written_over,
    "a table: too many pawns": flicked(TABLE + pawns(MOST_PAWNS + 1)),
    "a table: forty thousand pawns": flicked(TABLE + pawns(40_000)),
    "a table: a pawn as large as a town": flicked(TABLE + "pawns: {a: {diameter: 99999, at: [300, 170]}}\n"),
    "a table: a pawn without end": flicked(TABLE + "pawns: {a: {diameter: .inf, at: [300, 170]}}\n"),
    "a table: a pawn that is no number": flicked(TABLE + "pawns: {a: {diameter: .nan, at: [300, 170]}}\n"),
    "a table: two pawns in one place": flicked(
        TABLE + "pawns: {a: {diameter: 25, at: [100, 100]}, b: {diameter: 25, at: [101, 100]}}\n"
    ),
    "a table: a pawn beside it": flicked(TABLE + "pawns: {a: {diameter: 25, at: [-900, 100]}}\n"),
    "a table: too many walls": flicked(
        TABLE + "walls:\n" + "".join(f"  w-{n}: {{from: [{n}, 5], to: [{n}, 50]}}\n" for n in range(1, 202))
    ),
    "a table: too many card walls": flicked(TABLE + "stands: [" + "[1, 1], " * 501 + "]\n"),
    "a table: as wide as the sea": flicked("table: {width: 1.0e+12, height: 355, edge: mat}\n"),
    "a table: pawns of the game of any size": of_option("catacombs", "table", TABLE + "sizes: {very-large: 99999}\n"),
    "a table: friction below nothing": of_option("catacombs", "table", TABLE + "physics: {friction: -1}\n"),
    "yaml: a bomb of aliases": content("own.yaml", aliases()),
    "yaml: brackets within brackets": content("own.yaml", "[" * 5_000 + "\n"),
    "yaml: a tag that calls": content("own.yaml", "!!python/object/apply:os.system [ls]\n"),
    "yaml: a key twice": content("own.yaml", "table: {width: 1, width: 2}\n"),
    "yaml: not UTF-8": lambda: kept("own.yaml", b"\xff\xfe\x00", "check"),
    "yaml: a word of five thousand letters": content("scenarios.yaml", f"game: {LONG}\nscenarios: {{}}\n", "scenario"),
    "yaml: a word that paints the terminal": content(
        "scenarios.yaml", yaml.safe_dump({"game": CONTROL, "scenarios": {}}), "scenario"
    ),
    "scenarios: seats for four hundred million": content(
        "scenarios.yaml", "game: kinfire\nseats: 400000000\nscenarios: {one: {}}\n", "scenario"
    ),
    "scenarios: a chain of 1,500": content("scenarios.yaml", "game: kinfire\n" + chain(1_500), "scenario"),
    "scenarios: one after itself": content("scenarios.yaml", "game: kinfire\nscenarios: {a: {after: a}}\n", "scenario"),
    "scenarios: more than a file holds": content(
        "scenarios.yaml", "game: kinfire\n" + many(MOST_SCENARIOS + 1), "scenario"
    ),
    "scenarios: of no game": content("scenarios.yaml", "game: chess\nscenarios: {a: {}}\n", "scenario"),
    "an adventure: a stack without end": of_option(
        "ravenloft", "adventure", "name: {en: X}\nstory: {en: X}\nstack: [{draw: 1000000000}]\nwon: {escape: start}\n"
    ),
    "an adventure: a tile of no size": of_option(
        "ravenloft",
        "adventure",
        "name: {en: X}\nstory: {en: X}\nstack: [{rest: true}]\nwon: {escape: start}\n"
        "tiles: {pit: {name: {en: Pit}, kind: adventure, squares: ['.']}}\n",
    ),
    "an adventure: no map at all": of_option("ravenloft", "adventure", "- 1\n"),
    "a cave: no map at all": of_option("urto", "cave", "- 1\n"),
    "a cave: an entry that is none": of_option("urto", "cave", "nobody: 1\n"),
    "a hero: of no people": hero(race="giant"),
    "a hero: a name without end": hero(name=LONG),
    "a hero: a name that paints the terminal": hero(name=CONTROL),
    "a hero: powers of nobody": hero(powers=["be_god"]),
    "a hero: too strong": hero(numbers={"ac": 10**9, "hp": 10**9, "speed": 99, "surge": 99}),
    **{
        f"a path: {kind}": path_of(kind)
        for kind in ("pipe", "device", "loop", "folder", "long", "nobody", "nul", "gone")
    },
    "the machine: a file where matches are kept": in_the_way,
    "a word: of the command line that paints the terminal": lambda: ["play", CONTROL, "--text"],
    "a word: of the command line without end": lambda: ["simulate", "caveloot", "-n", "1", "--set", f"length={LONG}"],
}
"""Each with the folder that it was called in as the only thing that differs."""

PLAYED_ON = ("the machine: a file where matches are kept",)
"""What is told of, and keeps nobody from playing."""
