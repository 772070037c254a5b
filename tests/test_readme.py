"""What the README says works: the game of its one page, and the code around it."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from flick.cli import run
from flick.table import game as games
from tests.contract import check_playout, variants
from tests.pages import write_files

README = Path(__file__).parent.parent / "README.md"


@pytest.fixture
def nim(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder that a reader of the README would have made."""
    files = write_files(README, tmp_path)
    assert sorted(files) == ["nim/RULES.en.md", "nim/__init__.py", "nim/words/en.ftl", "nim/words/fr.ftl"]
    monkeypatch.setenv("FLICK_GAMES", str(tmp_path))
    return tmp_path


def test_the_game_of_the_readme_keeps_the_contract(nim: Path) -> None:
    game = games.find("nim")
    for seats, options in variants(game):
        for seed in range(3):
            assert check_playout(game, seats, options, seed).match.result is not None


def test_the_game_of_the_readme_is_played(nim: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", "nim", "-n", "50", "--json"]) == 0
    assert '"errors": 0' in capsys.readouterr().out
    assert run(["rules", "nim", "NIM-2", "--lang", "fr"]) == 0
    assert "last match" in capsys.readouterr().out


def test_python_of_the_readme() -> None:
    """As it stands there, without any game but those of the house."""
    blocks = re.findall(r"^```python\n(.*?)^```$", README.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    program = next(block for block in blocks if block.startswith("import flick"))
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_every_module_is_on_the_map() -> None:
    """The map of the house names every module of the table and every folder of the program."""
    house = (README.parent / "docs" / "architecture.md").read_text("utf-8").partition("## The house")[2]
    flick = README.parent / "flick"
    for path in sorted(flick.glob("table/*.py")):
        assert path.name == "__init__.py" or path.name in house, path
    for folder in sorted(path for path in flick.iterdir() if (path / "__init__.py").is_file()):
        assert folder.name == "games" or f"{folder.name}/" in house, folder
