"""Which rules of Ravenloft's variants have fired, and which values of policies were asked.

A rule fires where what happens or is asked cites it (it is *told*), and where code runs that says it carries the rule
out (it is *carried out*): a function that cites the rule in its docstring or its lines, or uses a value that does, or
belongs to a class that does, or a value of a policy that was asked. Whole games are watched, and the scenarios of the
rules.
"""

import ast
import re
import sys
from collections.abc import Generator, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, NamedTuple

from flick.games.ravenloft.bundles import table_of
from flick.games.ravenloft.options import Variant
from flick.games.ravenloft.policies import values
from flick.table.match import Match
from flick.table.rules import Decision, Event
from flick.table.scenario import load

ROOT = Path(__file__).parent.parent
GAME = ROOT / "flick" / "games" / "ravenloft"
VECTORS = ROOT / "tests" / "vectors" / "ravenloft"
RULE = re.compile(r"RAV-[A-Z]+-\d+")
SPAN = re.compile(r"(RAV-[A-Z]+-)(\d+)\s+to\s+\1(\d+)")

Place = tuple[str, int]
"""A file and the line in which a function begins."""


class Fired:
    """What has been seen: the rules that were told, where code has run, and the types of policy values asked."""

    def __init__(self) -> None:
        self.told = set[str]()
        self.run = set[Place]()
        self.asked = set[type[Any]]()

    def rules(self) -> set[str]:
        """Told or carried out."""
        values = [_rules_in(kind.__doc__ or "") for kind in self.asked]
        return self.told.union(*(cited_at().get(place, ()) for place in self.run), *values)

    def note(self, item: Event | Decision) -> None:
        self.told.add(item.rule)


class Hits(NamedTuple):
    """Of a variant: rules that whole games tell, that they carry out, that only scenarios do, and that nothing does."""

    told: list[str]
    carried_out: list[str]
    in_scenarios: dict[str, str]
    nowhere: list[str]


@contextmanager
def watching() -> Generator[Fired]:
    """What fires meanwhile; all is slower."""
    fired, seen, folder = Fired(), set[CodeType](), str(GAME)
    policies = str(GAME / "policies")

    def look(frame: FrameType, event: str, argument: object) -> None:
        del argument
        code = frame.f_code
        if event != "call" or not code.co_filename.startswith(folder):
            return
        if code not in seen:
            seen.add(code)
            fired.run.add((code.co_filename, code.co_firstlineno))
        if code.co_filename.startswith(policies) and code.co_varnames[:1] == ("self",):
            fired.asked.update(type(frame.f_locals["self"]).__mro__)

    before = sys.getprofile()
    sys.setprofile(look)
    try:
        yield fired
    finally:
        sys.setprofile(before)


def watch(match: Match, fired: Fired, most: int) -> None:
    """Play a match of bots to its end, with what heroes keep after it, or so many answers far."""
    for _ in range(most):
        while isinstance(item := match.step(), Event):
            fired.note(item)
        if not isinstance(item, Decision):
            match.game.sequel(match.state)
            return
        fired.note(item)
        match.ask_bot()


def in_scenarios() -> dict[str, Fired]:
    """What fires in each scenario of the rules, by its name."""
    found: dict[str, Fired] = {}
    for file in sorted(VECTORS.glob("*.yaml")):
        book = load(file)
        for name in book.names:
            with watching() as fired:
                match = book.open(name)
                for stage in book.stages(name):
                    for act in stage.script:
                        match.settle()
                        match.answer(act.answer or "")
                match.settle()
            for event in match.events:
                fired.note(event)
            found[name] = fired
    return found


def hits(variant: str, rules: list[str], played: Fired, scenarios: Mapping[str, Fired]) -> Hits:
    """Where each of its rules fires first."""
    fired, left = played.rules(), list[str]()
    where: dict[str, str] = {}
    for rule in rules:
        if rule in fired:
            continue
        name = next((name for name, one in scenarios.items() if rule in one.rules()), "")
        if name:
            where[rule] = name
        else:
            left.append(rule)
    told = [rule for rule in rules if rule in played.told]
    return Hits(told, [rule for rule in rules if rule in fired and rule not in told], where, left)


def unasked(variant: Variant | str, played: Fired) -> Iterator[str]:
    """The settings of a variant that no game has asked."""
    for policy, settings in table_of(variant).items():
        for setting in settings:
            named = [setting.format(dice=one) for one in "abc"] if "{" in setting else [setting]
            found = [values()[policy][one] for one in named if one in values()[policy]]
            if found and not any(one in played.asked for one in found):
                yield f"{policy}: {setting}"


@cache
def cited_at() -> Mapping[Place, frozenset[str]]:
    """The rules that each function cites."""
    found: dict[Place, frozenset[str]] = {}
    for path in sorted(GAME.rglob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        constants = dict(_constants(tree))
        for function, around in _functions(tree, frozenset()):
            begins = min([function.lineno, *(one.lineno for one in function.decorator_list)])
            texts = [one.value for one in ast.walk(function) if isinstance(one, ast.Constant)]
            used = [constants.get(one.id, frozenset()) for one in ast.walk(function) if isinstance(one, ast.Name)]
            own = frozenset[str]().union(*(_rules_in(text) for text in texts if isinstance(text, str)))
            found[str(path), begins] = own.union(around, *used)
    return found


def _constants(tree: ast.Module) -> Iterator[tuple[str, frozenset[str]]]:
    """The values of a module, with the rules of the docstring that follows them."""
    for one, after in zip(tree.body, tree.body[1:], strict=False):
        if not isinstance(one, ast.Assign | ast.AnnAssign) or not isinstance(after, ast.Expr):
            continue
        rules = _rules_in(ast.unparse(one) + ast.unparse(after))
        targets = one.targets if isinstance(one, ast.Assign) else [one.target]
        yield from ((name.id, rules) for target in targets for name in ast.walk(target) if isinstance(name, ast.Name))


def _functions(tree: ast.AST, around: frozenset[str]) -> Iterator[tuple[ast.FunctionDef, frozenset[str]]]:
    """Every function, with what the class cites to which it belongs."""
    for one in ast.iter_child_nodes(tree):
        if isinstance(one, ast.FunctionDef):
            yield one, around
            yield from _functions(one, around)
        elif isinstance(one, ast.ClassDef):
            values_of = [
                _rules_in(ast.unparse(part)) for part in one.body if isinstance(part, ast.Assign | ast.AnnAssign)
            ]
            yield from _functions(one, _rules_in(ast.get_docstring(one) or "").union(*values_of))


def _rules_in(text: str) -> frozenset[str]:
    """Those that a text names, also as a span."""
    found = set(RULE.findall(text))
    for stem, first, last in SPAN.findall(text):
        found |= {f"{stem}{number:02}" for number in range(int(first), int(last) + 1)}
    return frozenset(found)
