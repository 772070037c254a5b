"""The final count of a game in characters: a line for each thing that counts, a column for each seat."""

from collections.abc import Iterator

from flick.table.game import Result
from flick.table.words import Words

NOBODY = "–"


def score_lines(result: Result, words: Words) -> Iterator[str]:
    """Nothing where a game has no such count."""
    if not result.lines:
        return
    names = [words.who(seat) for seat in range(len(result.lines[0].points))]
    labels = [words(line.what) for line in result.lines]
    left = max(map(len, labels))
    yield "  " + " " * left + "".join(f"  {name}" for name in names)
    for label, line in zip(labels, result.lines, strict=True):
        cells = (NOBODY if one is None else str(one) for one in line.points)
        row = "".join(f"  {cell.rjust(len(name))}" for cell, name in zip(cells, names, strict=True))
        yield f"  {label.ljust(left)}{row}  [{line.rule}]"
