"""Golden games: whole seeded matches as readable text, so that a change of rules shows as a difference to read.

``python -m tools.playthroughs`` writes them anew into ``tests/playthroughs``.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from flick.sitting import new_match
from flick.table.compare import describe
from flick.table.match import Match
from flick.table.records import to_json, to_plain
from flick.table.rules import Decision, Event
from flick.table.words import Words

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "tests" / "playthroughs"
VIEW_EVERY = 5
"""Decisions between two looks at the table from every seat."""

FLICKED = 3
"""Digits of what a flick leaves: fewer than the simulation gives, so that another machine writes the same text."""


class Golden(NamedTuple):
    """A match to be kept: its name is that of its file."""

    name: str
    game: str
    seats: int
    options: dict[str, Any]
    seed: int


GAMES = [
    Golden("shells-two", "shells", 2, {"rounds": 3, "flicks": False}, 11),
    Golden("shells-three-flicking", "shells", 3, {"rounds": 2}, 5),
    Golden("shells-four-walls", "shells", 4, {"rounds": 2, "edge": "walls"}, 2),
]


def main() -> None:
    os.environ["FLICK_GAMES"] = str(ROOT / "tests" / "games")
    FOLDER.mkdir(exist_ok=True)
    for golden in GAMES:
        (FOLDER / f"{golden.name}.txt").write_text(text_of(golden), "utf-8")
        print(f"tests/playthroughs/{golden.name}.txt")


def text_of(golden: Golden) -> str:
    """The whole match, told."""
    match = new_match(golden.game, ",".join(["random"] * golden.seats), golden.options, golden.seed)
    return "\n".join(_lines(match, golden)) + "\n"


def _lines(match: Match, golden: Golden) -> Iterator[str]:
    words = Words("en", match.game.folder, things=match.game.things)
    yield f"{golden.game}, {golden.seats} seats, {golden.options}, seed {golden.seed}"
    decisions = 0
    while True:
        item = match.step()
        if isinstance(item, Event):
            yield f"  {words(item.say)} [{item.rule}]"
        elif isinstance(item, Decision):
            if decisions % VIEW_EVERY == 0:
                yield from _views(match)
            yield f"{decisions}: {to_json(describe(item)).decode()}"
            yield f"  > {match.ask_bot()}"
            decisions += 1
        else:
            yield f"{words(item.reason)} [{item.rule}] {to_json(item).decode()}"
            return


def _views(match: Match) -> Iterator[str]:
    for seat in range(len(match.seats)):
        yield f"  seat {seat + 1} sees:"
        for zone in match.view(seat).zones:
            plain = _rounded(to_plain(zone))
            plain.pop("layout", None)
            yield f"    {to_json(plain).decode()}"


def _rounded(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, FLICKED) + 0.0
    if isinstance(value, list):
        return [_rounded(item) for item in value]
    if isinstance(value, dict):
        return {key: _rounded(item) for key, item in value.items()}
    return value


if __name__ == "__main__":
    main()
