"""What holds for the rulebooks of every game: each states every rule once, and nothing cites one that is not there."""

import re
from collections.abc import Iterable
from pathlib import Path

from flick.table.game import GamesAny
from flick.table.languages import LANGUAGES
from flick.table.rulebook import parse
from tests.fluency import set_badly

VECTORS = Path(__file__).parent / "vectors"
ID = re.compile(r"\b[A-Z]{3,4}-(?:[A-Z]{1,3}-)?[A-Z]?\d+\b")


def numbered(letters: str, last: int) -> list[str]:
    """``CAT-R01`` and so on, up to that number."""
    return [f"{letters}{number:02}" for number in range(1, last + 1)]


def check_books(game: GamesAny, rules: list[str]) -> None:
    """Each states these rules once, and refers to no other; both in the same order."""
    orders: list[list[str]] = []
    for language in LANGUAGES:
        path = game.code / f"RULES.{language}.md"
        paragraphs = parse(path)
        stated = [paragraph.rule for paragraph in paragraphs if paragraph.rule is not None]
        assert sorted(stated) == sorted(rules), path
        for paragraph in paragraphs:
            assert len(paragraph.text) > (20 if paragraph.rule else 2), paragraph
        assert set_badly(path.read_text("utf-8"), language) == []
        check_citations([path], rules)
        orders.append(stated)
    assert orders[0] == orders[1]


def sources(game: GamesAny) -> list[Path]:
    """Code and content of a game."""
    code, content = game.code.rglob("*.py"), game.folder.rglob("*")
    return sorted([*code, *(path for path in content if path.suffix in (".yaml", ".ftl"))])


def own_tests(game: GamesAny, folder: Path) -> list[Path]:
    """The tests in a folder, and the scenarios that are tests of a game."""
    return sorted([*folder.glob("*.py"), *(VECTORS / game.id).glob("*.yaml")])


def cited(paths: Iterable[Path]) -> set[str]:
    """The IDs that stand in some files."""
    return {rule for path in paths for rule in ID.findall(path.read_text("utf-8"))}


def check_citations(paths: Iterable[Path], known: Iterable[str]) -> None:
    """These files cite only what is there."""
    there = frozenset(known)
    unknown = {str(path): sorted(cited([path]) - there) for path in paths}
    assert {path: rules for path, rules in unknown.items() if rules} == {}
