"""Who may import whom, and what else no module may do: read from the sources, nothing is run."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

from flick.arena.piece_looks import LooksFile
from flick.arena.shapes import ShapeName
from flick.table.content import load, read_document
from flick.table.languages import LANGUAGES

ROOT = Path(__file__).parent.parent
LEVELS = ROOT / "levels"
MODULES = sorted((ROOT / "flick").rglob("*.py"))

LAYERS = {
    "flick.places": (),
    "flick.limits": (),
    "flick.allowance": (),
    "flick.arena": ("flick.arena", "flick.limits", "flick.allowance"),
    "flick.maps": ("flick.maps",),
    "flick.table": ("flick.table", "flick.places", "flick.limits", "flick.allowance"),
    "flick.effects": ("flick.effects", "flick.table"),
    "flick.bots": ("flick.bots", "flick.table"),
    "flick.paint": ("flick.paint", "flick.arena", "flick.arenas", "flick.table", "flick.places"),
    "flick.games": (
        *("flick.games", "flick.bots", "flick.effects", "flick.maps", "flick.table"),
        *("flick.arena", "flick.places", "flick.limits"),
    ),
    "flick.terminal": ("flick.terminal", "flick.games", "flick.bots", "flick.table", "flick.arena"),
    "flick.window": (
        *("flick.window", "flick.games", "flick.bots", "flick.table", "flick.arena", "flick.paint"),
        *("flick.places", "flick.sitting", "flick.written_options", "flick.keeping", "flick.profile", "flick.watching"),
        *("flick.clips", "flick.arenas", "flick.faults", "flick.kept_drafts", "flick.campaign"),
    ),
}
"""What the modules of each package may import of the house; whatever is not here stands at the top and may have all."""

ONLY_IN = {
    "pymunk": ("flick.arena",),
    "pygame": ("flick.window",),
    "random": (),
    "secrets": ("flick.sitting",),
    "uuid": (),
}
"""Packages from outside that only some modules may import. Chance has its own generator, and needs none of them."""

RANDOM_PARTS = ("numpy.random", "np.random", "os.urandom", "time.time_ns")
PAINTERS = ("flick.paint",)
PRINTERS = ("flick.cli", "flick.commands", "flick.terminal")
ORDERED = ("sorted", "min", "max", "sum", "len", "any", "all", "set", "frozenset")
"""What may be made of a set: things that do not depend on its order."""
WALKERS = ("list", "tuple", "enumerate", "iter", "next", "zip", "map", "filter", "join", "extend", "reversed")
"""What takes one element after the other."""


def name_of(path: Path) -> str:
    """``flick.table.match``"""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def within(module: str, packages: tuple[str, ...] | str) -> bool:
    names = (packages,) if isinstance(packages, str) else packages
    return any(module == name or module.startswith(name + ".") for name in names)


def imported(tree: ast.AST) -> Iterator[str]:
    """Full names of everything that is imported, anywhere in the module."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            assert node.module is not None
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def layer_of(module: str) -> str | None:
    return next((layer for layer in LAYERS if within(module, layer)), None)


def may_import(module: str, other: str) -> bool:
    if not within(other, "flick"):
        package = other.partition(".")[0]
        return package not in ONLY_IN or within(module, ONLY_IN[package])
    layer = layer_of(module)
    if layer is None:
        return True
    if layer == "flick.games" and within(other, "flick.games"):
        return within(other, ".".join(module.split(".")[:3]))
    return within(other, LAYERS[layer])


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_imports_point_downwards(path: Path) -> None:
    module = name_of(path)
    wrong = [other for other in imported(ast.parse(path.read_text("utf-8"))) if not may_import(module, other)]
    assert not wrong, f"{module} may not import {wrong}"


def test_only_tests_of_chores_import_tools() -> None:
    """They stand in ``tests/chores``. What draws the assets is tested beside it, in ``tools/art``."""
    tests = ROOT / "tests"
    for path in sorted(tests.rglob("*.py")):
        if path.parent != tests / "chores":
            found = re.findall(r"^ *(?:from|import) tools\b.*", path.read_text("utf-8"), re.MULTILINE)
            assert not found, f"{path}: {found}"


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_nobody_has_chance_of_their_own(path: Path) -> None:
    """The grain of wood and cloth in a picture is drawn at random, from a seed that is always the same."""
    text = path.read_text("utf-8")
    parts = [ast.unparse(node) for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Attribute)]
    if within(name_of(path), PAINTERS):
        assert "default_rng()" not in text
        parts = [part for part in parts if part != "np.random"]
    assert not [part for part in parts if part in RANDOM_PARTS]


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_nothing_depends_on_the_order_of_a_set(path: Path) -> None:
    found = [f"line {node.lineno}: {ast.unparse(node)}" for node in set_walks(ast.parse(path.read_text("utf-8")))]
    assert not found, f"{name_of(path)} goes through a set: {found}"


@pytest.mark.parametrize("path", [path for path in MODULES if not within(name_of(path), PRINTERS)], ids=name_of)
def test_only_the_front_door_prints(path: Path) -> None:
    calls = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call)]
    assert not [call.lineno for call in calls if ast.unparse(call.func) in ("print", "sys.stdout.write")]


def languages_in(text: str) -> list[str]:
    """Codes of languages that stand alone in the code, and their names in whatever is written."""
    codes = [node.value for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Constant)]
    return [code for code in codes if code in LANGUAGES] + re.findall(r"\b(?:English|French|Français)\b", text)


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_only_one_module_knows_languages_by_name(path: Path) -> None:
    assert name_of(path) == "flick.table.languages" or languages_in(path.read_text("utf-8")) == []


def pieces_of(game: str) -> set[str]:
    """What pieces, sides and cards of a game are called in its content. Shapes are those of the arena; ``back`` is the
    other side of a card."""
    found: set[str] = set()
    for file in sorted((LEVELS / game / "cards").glob("*.yaml")):
        found |= set(named_in(load_yaml(file)))
    if (file := LEVELS / game / "looks.yaml").is_file():
        looks = load(file, LooksFile)
        found |= {pattern.rstrip("*-") for pattern in looks.looks} | set(looks.sides)
    return found - {"crystal", "back", *get_args(ShapeName)}


def named_in(value: Any) -> Iterator[str]:
    """The keys of everything in a file of cards that has a name."""
    for key, inner in value.items() if isinstance(value, dict) else ():
        if isinstance(inner, dict) and "name" in inner:
            yield str(key)
        yield from named_in(inner)


def load_yaml(path: Path) -> Any:
    return read_document(path).data


def test_no_name_of_a_game_decides_outside_its_folders() -> None:
    """Neither a game, in whatever is written, nor one of its pieces, sides and cards, as a text in the code."""
    games = sorted(file.parent.name for file in LEVELS.glob("*/game.yaml"))
    pieces = {name: game for game in games for name in pieces_of(game)}
    assert {"sword", "skull-2", "unicorn", "asha"} <= set(pieces)
    found: list[str] = []
    for path in MODULES:
        text, own = path.read_text("utf-8"), path.relative_to(ROOT / "flick").parts
        other = "|".join(game for game in games if own[:2] != ("games", game))
        found += [f"{path}: {named[0]}" for named in re.finditer(rf"\b(?:{other})\b", text, re.IGNORECASE)]
        if own[0] != "games":
            texts = [node.value for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Constant)]
            found += [f"{path}: {name}" for name in texts if isinstance(name, str) and name in pieces]
    assert found == []


def set_walks(tree: ast.AST) -> Iterator[ast.expr]:
    """Every place where a set's elements are taken one after the other, in whatever order they come."""
    for scope in ast.walk(tree):
        if isinstance(scope, (ast.Module, ast.FunctionDef, ast.Lambda)):
            names = set_names(scope)
            for node in own_nodes(scope):
                for walked in walked_by(node):
                    if is_set(walked, names):
                        yield walked


def own_nodes(scope: ast.AST) -> Iterator[ast.AST]:
    """The nodes of a function without those of the functions inside it."""
    for child in ast.iter_child_nodes(scope):
        yield child
        if not isinstance(child, (ast.FunctionDef, ast.Lambda)):
            yield from own_nodes(child)


def set_names(scope: ast.AST) -> frozenset[str]:
    """Names that hold a set in this function: assigned from one, or declared as one."""
    names: list[str] = []
    if isinstance(scope, ast.FunctionDef):
        every = [*scope.args.posonlyargs, *scope.args.args, *scope.args.kwonlyargs]
        names += [arg.arg for arg in every if arg.annotation is not None and is_set_kind(arg.annotation)]
    for node in own_nodes(scope):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and is_set_kind(node.annotation):
            names.append(node.target.id)
        if isinstance(node, ast.Assign) and is_set(node.value, frozenset(names)):
            names += [target.id for target in node.targets if isinstance(target, ast.Name)]
    return frozenset(names)


def is_set_kind(annotation: ast.expr) -> bool:
    return ast.unparse(annotation).partition("[")[0] in ("set", "frozenset", "AbstractSet")


def is_set(node: ast.expr, names: frozenset[str]) -> bool:
    if isinstance(node, ast.Name):
        return node.id in names
    if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Sub, ast.BitAnd, ast.BitOr, ast.BitXor)):
        return is_set(node.left, names) or (is_set(node.right, names) and not isinstance(node.op, ast.Sub))
    if isinstance(node, ast.Call):
        return ast.unparse(node.func).partition("[")[0] in ("set", "frozenset")
    return isinstance(node, (ast.Set, ast.SetComp))


def walked_by(node: ast.AST) -> list[ast.expr]:
    """What a statement or expression goes through, if it does so in order."""
    if isinstance(node, ast.For):
        return [node.iter]
    if isinstance(node, (ast.ListComp, ast.DictComp)):
        return [generator.iter for generator in node.generators]
    if isinstance(node, ast.Starred):
        return [node.value]
    if isinstance(node, ast.Call):
        function = node.func.attr if isinstance(node.func, ast.Attribute) else ast.unparse(node.func)
        parts = [argument for argument in node.args if not isinstance(argument, ast.Starred)]
        inner = [part.generators[0].iter for part in parts if isinstance(part, ast.GeneratorExp)]
        return [*(parts if function in WALKERS else []), *(inner if function not in ORDERED else [])]
    return []


@pytest.mark.parametrize(
    ("module", "other", "allowed"),
    [
        ("flick.arena.flick", "flick.arena.layout", True),
        ("flick.arena.flick", "flick.places.shipped", False),
        ("flick.arena.flick", "pymunk", True),
        ("flick.table.match", "flick.places.home", True),
        ("flick.table.match", "flick.arena.layout.Layout", False),
        ("flick.table.match", "pymunk.Space", False),
        ("flick.table.match", "flick.maps.grid", False),
        ("flick.maps.grid", "flick.maps.tiles", True),
        ("flick.maps.grid", "flick.table.sayings", False),
        ("flick.maps.grid", "flick.arena.layout", False),
        ("flick.arena.layout", "flick.maps.grid", False),
        ("flick.bots.ahead", "flick.maps.search", False),
        ("flick.games.catacombs.rules", "flick.maps.search", True),
        ("flick.table.chance", "random.randint", False),
        ("flick.bots.random", "flick.table.rules.Choose", True),
        ("flick.bots.random", "flick.games.catacombs", False),
        ("flick.effects.reading", "flick.table.content", True),
        ("flick.effects.reading", "flick.games.kinfire", False),
        ("flick.games.catacombs.rules", "flick.games.catacombs.state", True),
        ("flick.games.catacombs.rules", "flick.games.urto.state", False),
        ("flick.games.catacombs.rules", "flick.terminal.board_lines", False),
        ("flick.terminal.session", "flick.games.catacombs", True),
        ("flick.terminal.session", "flick.commands.play", False),
        ("flick.terminal.session", "pygame.display", False),
        ("flick.window.app.app", "pygame.display", True),
        ("flick.window.app.app", "flick.paint.lamp", True),
        ("flick.paint.lamp", "flick.arena.layout.Layout", True),
        ("flick.paint.lamp", "pygame.Color", False),
        ("flick.paint.lamp", "flick.window.app.theme", False),
        ("flick.arena.layout", "flick.paint.lamp", False),
        ("flick.sitting", "secrets", True),
        ("flick.commands.play", "secrets", False),
        ("flick.sitting", "flick.games.catacombs", True),
    ],
)
def test_the_rule_itself(module: str, other: str, allowed: bool) -> None:
    assert may_import(module, other) is allowed


@pytest.mark.parametrize(
    ("source", "count"),
    [
        ("for x in {1, 2}: pass", 1),
        ("for x in set(y): pass", 1),
        ("a = {1}\nfor x in a: pass", 1),
        ("def f(a: set[int]):\n    return [x for x in a]", 1),
        ("def f(a: frozenset[str]):\n    return ', '.join(a)", 1),
        ("b = list({x for x in y} - {1})", 1),
        ("b = [*set(y)]", 1),
        ("b = tuple(x for x in set(y))", 1),
        ("b = sorted({1, 2})", 0),
        ("b = sum(x for x in {1, 2})", 0),
        ("b = 3 in {1, 2}", 0),
        ("for x in [1, 2]: pass", 0),
        ("def f(a: set[int]): pass\ndef g(a: list[int]):\n    return [x for x in a]", 0),
        ("def f(a: set[int]):\n    return {x for x in a}", 0),
    ],
)
def test_the_search_for_sets_itself(source: str, count: int) -> None:
    assert len(list(set_walks(ast.parse(source)))) == count
