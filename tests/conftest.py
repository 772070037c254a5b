"""The sample games are found beside the games of the house; scenario files are tests."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.register_assert_rewrite("tests.lessons", "tests.rulebooks", "tests.texts")

GAMES = Path(__file__).parent / "games"
os.environ["FLICK_GAMES"] = str(GAMES)
os.environ["FLICK_LANG"] = "en"
os.environ.pop("FLICK_HOME", None)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Every test has a home of its own."""
    monkeypatch.setenv("FLICK_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", help="the contract test for this game only")
    parser.addoption("--seed", type=int, help="the contract test with this seed only")
    parser.addoption("--costs", action="store_true", help="print the processor seconds of each folder")


def pytest_configure(config: pytest.Config) -> None:
    """Pictures are painted once for all tests of all runs, as for people who play; with ``--costs``, what tests cost is
    added up, also where workers run them."""
    if (kept := getattr(config, "cache", None)) is not None:
        os.environ["FLICK_CACHE"] = str(kept.mkdir("flick"))
    if config.getoption("costs"):
        from tests.costs import Costs

        config.pluginmanager.register(Costs(), "costs")


def pytest_collect_file(parent: pytest.Collector, file_path: Path) -> pytest.Collector | None:
    """Scenario files under ``vectors`` are tests, one for each scenario."""
    if file_path.suffix == ".yaml" and "vectors" in file_path.parts:
        return ScenarioFile.from_parent(parent, path=file_path)
    return None


class ScenarioFile(pytest.File):
    """A file of scenarios."""

    def collect(self) -> Iterator[pytest.Item]:
        from flick.table import scenario

        book = scenario.load(self.path)
        for name in book.names:
            yield ScenarioTest.from_parent(self, name=name, book=book)


class ScenarioTest(pytest.Item):
    """One scenario."""

    def __init__(self, *, book: Any, **options: Any) -> None:
        super().__init__(**options)
        self.book = book

    def runtest(self) -> None:
        if failure := self.book.run(self.name):
            raise ScenarioFailed(failure)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        from flick.commands.scenario import report
        from flick.table.words import Words

        if isinstance(excinfo.value, ScenarioFailed):
            return report(excinfo.value.failure, Words("en"))
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int, str]:
        line = self.book.document.line(("scenarios", self.name))
        return self.path, line - 1, self.name


class ScenarioFailed(Exception):
    """A scenario did not go as written."""

    def __init__(self, failure: Any) -> None:
        super().__init__(failure)
        self.failure = failure
