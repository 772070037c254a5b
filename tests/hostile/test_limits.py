"""Files that ask for more than a table takes: each is refused at once, with its place."""

from pathlib import Path

import pytest

from flick.cli import run
from flick.limits import LONGEST_CHAIN, MOST_PAWNS, MOST_SCENARIOS

TABLE = "table: {width: 610, height: 355, edge: walls}\n"
SHOT = ("--pawn", "a", "--angle", "0", "--speed", "900")


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert run(arguments) == 1
    text = capsys.readouterr().err
    assert text.count("\n") == 1
    assert len(text) < 400
    return text


def pawns(count: int) -> str:
    return "pawns:\n" + "".join(
        f"  p-{n}: {{diameter: 5, at: [{10 + n % 60 * 9}, {10 + n // 60 * 9}]}}\n" for n in range(count)
    )


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (TABLE + pawns(MOST_PAWNS + 1), "41 pawns lie on the table; at most 40 can"),
        (
            TABLE + "pawns: {a: {diameter: 99999, at: [300, 170]}}\n",
            "a length in mm above 0, and not above 500, got 99999",
        ),
        (
            TABLE + "pawns: {a: {diameter: 1.0e+300, at: [300, 170]}}\n",
            "pawns.a.diameter: expected a number, got 1.0e+300",
        ),
        (TABLE + "pawns: {a: {diameter: .nan, at: [300, 170]}}\n", "pawns.a.diameter"),
        (
            TABLE + "walls:\n" + "".join(f"  w-{n}: {{from: [{n}, 5], to: [{n}, 50]}}\n" for n in range(1, 202)),
            "201 walls",
        ),
        (TABLE + "stands: [" + "[1, 1], " * 501 + "]\n", "501 stands"),
    ],
    ids=["pawns", "large", "endless", "no number", "walls", "stands"],
)
def test_tables(content: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "table.yaml"
    path.write_text(content, "utf-8")
    assert why in told(capsys, "shot", "--layout", str(path), *SHOT)


def test_a_piece_of_a_preset_that_is_larger_than_a_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "huge.yaml"
    path.write_text(TABLE + "sizes: {very-large: 99999}\n", "utf-8")
    assert "not above 500, got 99999" in told(
        capsys, "demo", "catacombs", "--set", f"table={path}", "--out", str(tmp_path / "out")
    )


def scenarios(tmp_path: Path, text: str) -> str:
    path = tmp_path / "scenarios.yaml"
    path.write_text("game: shells\n" + text, "utf-8")
    return str(path)


def test_so_many_seats(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = "seats: 400000000\nscenarios: {one: {}}\n"
    assert "scenarios.yaml:2: seats" in told(capsys, "scenario", scenarios(tmp_path, text))


def test_scenarios_in_a_chain_and_in_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    chain = "scenarios:\n  s0: {}\n" + "".join(f"  s{n}: {{after: s{n - 1}}}\n" for n in range(1, 1500))
    assert f"at most {LONGEST_CHAIN} scenarios can come one after the other" in told(
        capsys, "scenario", scenarios(tmp_path, chain)
    )
    many = "scenarios:\n" + "".join(f"  s{n}: {{}}\n" for n in range(MOST_SCENARIOS + 1))
    assert "a file holds at most 2,000 scenarios" in told(capsys, "scenario", scenarios(tmp_path, many))
