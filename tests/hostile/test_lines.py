"""What is told of every hostile file stands in ``lines.txt``, as a person reads it in each language."""

import unicodedata

import pytest

from tests.hostile.files import CASES
from tests.hostile.lines import LONGEST, WRITTEN, lines_of


def written() -> dict[str, list[str]]:
    cases = WRITTEN.read_text("utf-8").rstrip("\n").split("\n\n")
    return {case.split("\n")[0]: case.split("\n") for case in cases}


def test_every_case_is_written_down() -> None:
    assert list(written()) == list(CASES)


@pytest.mark.parametrize("name", CASES)
def test_it_is_told_as_it_is_written_down(name: str) -> None:
    """``python -m tests.hostile.lines`` writes it down anew; read it then."""
    found = "\n".join(lines_of(name)).split("\n")
    assert found == written()[name]
    for line in found:
        assert not [letter for letter in line if unicodedata.category(letter).startswith("C")]
        assert len(line) < LONGEST
        assert "Error" not in line
        assert "{" not in line
