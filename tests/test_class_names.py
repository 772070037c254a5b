"""A class name means one thing in the whole house."""

import ast
from collections import defaultdict
from pathlib import Path

HOUSE = Path(__file__).parent.parent / "flick"


def test_no_two_classes_have_one_name() -> None:
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(HOUSE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                found[node.name].append(str(path.relative_to(HOUSE)))
    assert {name: places for name, places in found.items() if len(places) > 1} == {}
