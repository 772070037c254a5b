"""What is written in the words of a language, and what the code says: both read from the files, for comparison."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as fluent

ROOT = Path(__file__).parent.parent


class Message(NamedTuple):
    """One message: its variables, and those that must be numbers."""

    id: str
    variables: frozenset[str]
    numbers: frozenset[str]


class Variables(visitor.Visitor):
    """Collects the variables of a pattern."""

    def __init__(self) -> None:
        super().__init__()
        self.names: list[str] = []
        self.numbers: list[str] = []

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.names.append(node.id.name)

    def visit_FunctionReference(self, node: fluent.FunctionReference) -> None:  # noqa: N802
        inner = Variables()
        inner.visit(node.arguments)
        self.names += inner.names
        self.numbers += inner.names if node.id.name == "NUMBER" else []

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802
        if any(isinstance(variant.key, fluent.NumberLiteral) or variant.key.name == "one" for variant in node.variants):
            inner = Variables()
            inner.visit(node.selector)
            self.numbers += inner.names
        self.generic_visit(node)


class Keys(visitor.Visitor):
    """Collects the words by which messages choose among what they say."""

    def __init__(self) -> None:
        super().__init__()
        self.words: list[str] = []

    def visit_Variant(self, node: fluent.Variant) -> None:  # noqa: N802
        if isinstance(node.key, fluent.Identifier):
            self.words.append(node.key.name)
        self.generic_visit(node)


def variant_keys(path: Path) -> list[str]:
    """The words by which the messages of a file choose, in order."""
    keys = Keys()
    for entry in entries(path):
        keys.visit(entry)
    return list(dict.fromkeys(keys.words))


@cache
def messages(path: Path) -> dict[str, Message]:
    """The messages of a file by ID, in order."""
    found: dict[str, Message] = {}
    for entry in entries(path):
        if isinstance(entry, fluent.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = Message(entry.id.name, frozenset(variables.names), frozenset(variables.numbers))
    return found


def faults(path: Path) -> list[str]:
    """What is no message, stands twice, or has something that nobody would ever read."""
    found: list[str] = []
    seen: list[str] = []
    for entry in entries(path):
        if isinstance(entry, fluent.Junk):
            found.append(f"junk: {entry.content}")
        elif isinstance(entry, fluent.Message):
            if entry.id.name in seen:
                found.append(f"twice: {entry.id.name}")
            if entry.attributes or entry.value is None:
                found.append(f"attributes: {entry.id.name}")
            seen.append(entry.id.name)
        elif not isinstance(entry, fluent.BaseComment):
            found.append(f"not used here: {entry}")
    return found


def set_badly(text: str, language: str) -> list[str]:
    """The lines in which a sign stands otherwise than a printer of that language sets it: in French a narrow space that
    does not break goes before ; : ! ? % and inside guillemets, in English none; apostrophes are curled in both."""
    if language == "fr":
        spaces = r"[\w»)}*°…][ \u00a0][;:!?%](?=\W|$)|«[^\u202f]|[^\u202f]»"
    else:
        spaces = r"[\w”)}][ \u00a0\u202f][;:!?%](?=\W|$)"
    return [line for line in text.splitlines() if re.search(rf"\w'\w|'\{{ \$|{spaces}", line)]


def entries(path: Path) -> list[Any]:
    return list(FluentParser().parse(path.read_text("utf-8")).body)


class Saying(NamedTuple):
    """A message that code says outright: its ID, the names of its facts, and whether there are more without a name."""

    where: str
    id: str
    facts: frozenset[str]
    more: bool


SAYERS = {
    "say": 0,
    "Say": 0,
    "words": 0,
    "own": 0,
    "_say": 0,
    "_words": 0,
    "error": 1,
    "_error": 2,
    "BadLayout": 0,
    "BadShot": 0,
    "_refuse": 0,
}
"""Functions that are given the ID of a message, and as which of their arguments."""

EVENTS = ("tell", "reveal", "whisper")
DECISIONS = {"choose": 1, "choose_many": 1, "confirm": 1, "amount": 1, "flick": None, "place": None}
"""Functions that ask, and as which argument they are given the verb; the last two have a verb of their own."""

NOT_FACTS = (
    *("rule", "name", "piece", "label", "place", "tool", "way", "bars", "warns", "secret"),
    *("facts", "speeds", "spin", "verb", "question"),
)
"""What those functions are given beside facts that have names of their own."""


SPEAKING = frozenset((*SAYERS, *EVENTS, *DECISIONS, "has"))


def sources(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


class Module(NamedTuple):
    """What is kept of a module: the whole of its tree, of all modules at once, would fill the memory."""

    calls: list[tuple[ast.Call, str]]
    """Those of functions that say or ask something, with the last part of the function's name."""
    strings: list[str]
    """Every text constant, those inside f-strings too."""


@cache
def module(path: Path) -> Module:
    """A module as far as it speaks."""
    found = Module([], [])
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in SPEAKING:
                found.calls.append((node, name))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.strings.append(node.value)
    return found


def calls(paths: list[Path]) -> Iterator[tuple[Path, ast.Call, str]]:
    """Every call that may say or ask something, with the last part of the function's name."""
    for path in paths:
        for call, name in module(path).calls:
            yield path, call, name


def sayings(paths: list[Path]) -> list[Saying]:
    """Every message that is said by its ID, with the facts that are passed along."""
    return [
        Saying(f"{path.name}:{call.lineno}", message, facts_of(call), any(word.arg is None for word in call.keywords))
        for path, call, name in calls(paths)
        if name in SAYERS and len(call.args) > SAYERS[name]
        for message in constants(call.args[SAYERS[name]])
        if not (name == "Say" and len(call.args) > 1)
    ]


def events(paths: list[Path]) -> list[Saying]:
    """``event-<kind>`` of every event that is told under a fixed name, and what of it those hear who may not know."""
    found: list[Saying] = []
    for path, call, name in calls(paths):
        if name not in EVENTS or not call.args:
            continue
        for kind in constants(call.args[0]):
            where, facts = f"{path.name}:{call.lineno}", facts_of(call)
            more = any(word.arg is None for word in call.keywords)
            if name == "whisper":
                found.append(Saying(where, f"event-{kind}-hidden", facts, more))
                secret = call.args[3] if len(call.args) > 3 else None
                more = more or not isinstance(secret, ast.Dict)
                facts |= frozenset(constants(key)[0] for key in getattr(secret, "keys", ()) if constants(key))
            found.append(Saying(where, f"event-{kind}", facts, more))
    return found


def questions(paths: list[Path]) -> list[Saying]:
    """``ask-<question>`` or ``ask-<verb>`` of every decision, and ``do-<verb>`` where its options have no label."""
    found: list[Saying] = []
    for path, call, name in calls(paths):
        if name not in DECISIONS or isinstance(call.func, ast.Attribute):
            continue
        words = {word.arg: word.value for word in call.keywords}
        place = DECISIONS[name]
        verb = words.get("verb") or (call.args[place] if place is not None and len(call.args) > place else None)
        verbs = constants(verb) if verb is not None else [name] if place is None else []
        where, more = f"{path.name}:{call.lineno}", None in words
        facts, unknown = written_facts(words.get("facts"))
        for asked in constants(words["question"]) if "question" in words else verbs:
            found.append(Saying(where, f"ask-{asked}", facts_of(call, NOT_FACTS) | facts, more or unknown))
        for done in verbs if name.startswith("choose") and "label" not in words else []:
            found.append(Saying(where, f"do-{done}", frozenset({"what"}), more))
    return found


def written_facts(given: ast.expr | None) -> tuple[frozenset[str], bool]:
    """The facts that are written out in ``facts={...}``, and whether there are more that are not."""
    if given is None:
        return frozenset(), False
    keys = given.keys if isinstance(given, ast.Dict) else [None]
    return frozenset(name for key in keys if key is not None for name in constants(key)), None in keys


def facts_of(call: ast.Call, beside: tuple[str, ...] = ()) -> frozenset[str]:
    return frozenset(word.arg for word in call.keywords if word.arg is not None and word.arg not in beside)


def constants(node: ast.expr) -> list[str]:
    """The texts that an expression can be, as far as that can be seen."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return constants(node.body) + constants(node.orelse)
    return []


def strings(paths: list[Path]) -> list[str]:
    """Every text constant of some modules, those inside f-strings too."""
    return [text for path in paths for text in module(path).strings]


def made_ids(paths: list[Path]) -> list[tuple[str, str]]:
    """Where an ID is put together (``f"help-{name}"``): the place, and what it begins with."""
    found: list[tuple[str, str]] = []
    for path, call, name in calls(paths):
        if name in (*SAYERS, "has") and len(call.args) > SAYERS.get(name, 0):
            given = call.args[SAYERS.get(name, 0)]
            if isinstance(given, ast.JoinedStr):
                first = given.values[0]
                start = first.value if isinstance(first, ast.Constant) else ""
                found.append((f"{path.name}:{call.lineno}", str(start)))
    return found
