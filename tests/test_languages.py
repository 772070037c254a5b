"""Both languages say the same things, every message is used, and every message that is used is there."""

import ast as python_ast
import re
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, visitor

from flick import places
from flick.cli import COMMANDS
from flick.table import game as games

ROOT = Path(__file__).parent.parent
TABLE = places.PACKAGE / "table"
"""Where the verbs stand that games need not name."""


class Voice(NamedTuple):
    """A pair of word files, and the code and content that uses it."""

    name: str
    words: Path
    code: tuple[Path, ...]


def voices() -> list[Voice]:
    """The table's own words, and those of every game."""
    table = Voice("table", places.shipped("assets") / "words", (places.PACKAGE,))
    return [
        table,
        *(Voice(game.id, game.folder / "words", (game.code, game.folder, TABLE)) for game in games.all_games()),
    ]


VOICES = voices()


class Variables(visitor.Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def messages(path: Path) -> dict[str, frozenset[str]]:
    """The variables of every message of a file; a file with anything else in it fails here."""
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path.name}: {entry.id.name} stands there twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = frozenset(variables.names)
    return found


@cache
def said_in(folders: tuple[Path, ...]) -> frozenset[str]:
    """Every string in the code, with ``{}`` where something is filled in, and every word in the content."""
    found: set[str] = set()
    for folder in folders:
        for path in sorted(folder.rglob("*.py")):
            for node in python_ast.walk(python_ast.parse(path.read_text("utf-8"))):
                if isinstance(node, python_ast.JoinedStr):
                    parts = [part.value if isinstance(part, python_ast.Constant) else "{}" for part in node.values]
                    found.add("".join(map(str, parts)))
                elif isinstance(node, python_ast.Constant) and isinstance(node.value, str):
                    found.add(node.value)
        for path in sorted(folder.rglob("*.yaml")):
            found |= set(re.findall(r"[a-z][\w-]*", path.read_text("utf-8")))
    return frozenset(found)


@pytest.mark.parametrize("voice", VOICES, ids=lambda voice: voice.name)
def test_both_languages_have_the_same_messages(voice: Voice) -> None:
    english, french = messages(voice.words / "en.ftl"), messages(voice.words / "fr.ftl")
    assert list(english) == list(french), "the same messages in the same order"
    for name, variables in english.items():
        assert french[name] == variables, f"{name} has other variables in French"


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("voice", VOICES, ids=lambda voice: voice.name)
def test_every_message_can_be_said(voice: Voice, language: str) -> None:
    path = voice.words / f"{language}.ftl"
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(path.read_text("utf-8")))
    for name, variables in messages(path).items():
        for value in (0, 1, 2, 1234):
            facts: dict[str, Any] = dict.fromkeys(variables, value)
            pattern = bundle.get_message(name).value
            assert pattern is not None, name
            text, errors = bundle.format_pattern(pattern, facts)
            assert str(text).strip(), name
            assert not errors, f"{name}: {errors}"


@pytest.mark.parametrize("voice", VOICES, ids=lambda voice: voice.name)
def test_no_message_is_unused(voice: Voice) -> None:
    said = said_in(voice.code)
    unused = [name for name in messages(voice.words / "en.ftl") if not is_used(name, said, voice)]
    assert not unused


def is_used(name: str, said: frozenset[str], voice: Voice) -> bool:
    """A message is used when its ID stands in the code, or is made of a known beginning and a word of the code."""
    if could_be(name, said):
        return True
    beginning, _, rest = name.partition("-")
    plain = rest.removesuffix("-hidden").removesuffix("-help").removesuffix("-long")
    if beginning == "game":
        return plain.removesuffix("-about") == voice.name
    if beginning == "help":
        return plain in COMMANDS
    if beginning == "option":
        return plain.replace("-", "_") in games.find(voice.name).Options.__struct_fields__
    if beginning == "zone":
        return could_be(plain, said) or could_be(f"{plain}-x", said)
    if beginning in ("ask", "do", "event", "thing", "command", "ability"):
        return could_be(plain, said) or could_be(plain.replace("-", "_"), said)
    return False


def could_be(text: str, said: frozenset[str]) -> bool:
    """Whether the code says this, or fills in something that could give it."""
    return text in said or any(fits(text, pattern) for pattern in said if "{}" in pattern)


def fits(text: str, pattern: str) -> bool:
    """Whether an f-string of the code could have made this text."""
    parts = [re.escape(part) for part in pattern.split("{}")]
    return len(parts[0]) > 3 and re.fullmatch(r"[\w-]+".join(parts), text) is not None


@pytest.mark.parametrize("voice", VOICES, ids=lambda voice: voice.name)
def test_no_message_is_missing(voice: Voice) -> None:
    """Whatever the code says outright with ``say`` or ``words`` is among the messages."""
    known = {name for other in VOICES for name in messages(other.words / "en.ftl")}
    called = re.compile(
        r'(?:\bsay|\bSay|words|\bown|_say|_refuse|error|BadLayout|BadShot)\(\s*(?:path, )?"([a-z][a-z0-9-]+)"'
    )
    for folder in voice.code:
        for path in sorted(folder.rglob("*.py")):
            for name in called.findall(path.read_text("utf-8").replace("``say(", "")):
                if "`" not in name:
                    assert name in known or name in ("card-drawn", "ask-play"), f"{path.name}: {name}"
