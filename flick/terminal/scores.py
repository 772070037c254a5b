"""The end of a match as text: its story, and the final count with a line for each thing that counts and a column for
each seat."""

from collections.abc import Iterator

from flick.table.game import GamesAny, Result, ScoreLine
from flick.table.match import Match
from flick.table.naming import set_number
from flick.table.words import Words

NOBODY, AWARDED = "–", "*"


def story_lines(match: Match, words: Words) -> Iterator[str]:
    """The story of a match that is over, with the rounds in which it happened; none where its game tells none."""
    for line in match.game.tale(match.state, [event.seen_by(None) for event in match.events]):
        told = words(line.say)
        if line.round:
            told = words("session-story-line", round=words("turn-of-match", turn=line.round), told=told)
        yield f"  {told}"


def result_lines(game: GamesAny, result: Result, words: Words) -> Iterator[str]:
    """The lines that tell how a match has ended: the final count, the headline, the reason and its rule."""
    yield from score_lines(result, words)
    if (headline := game.headline(result)) is not None:
        yield words(headline)
    yield f"{words('match-over', why=result.reason)} [{result.rule}]"


def score_lines(result: Result, words: Words) -> Iterator[str]:
    """The lines of the final count; empty for a game that keeps no score."""
    if not result.lines:
        return
    names = [words.who(seat) for seat in range(len(result.lines[0].points))]
    labels = [words(line.what) for line in result.lines]
    left = max(map(len, labels))
    yield "  " + " " * left + "".join(f"  {name}" for name in names)
    for label, line in zip(labels, result.lines, strict=True):
        row = "".join(f"  {cell.rjust(len(name))}" for cell, name in zip(_cells(line), names, strict=True))
        yield f"  {label.ljust(left)}{row}  [{line.rule}]"


def _cells(line: ScoreLine) -> Iterator[str]:
    """The points of each seat; for a title, the number that it is awarded by, with a star for whoever gets it."""
    for place, points in enumerate(line.points):
        number = line.measured[place] if line.measured else points
        yield (NOBODY if number is None else set_number(number)) + (AWARDED if line.measured and points else "")
