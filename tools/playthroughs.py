"""Golden games: whole seeded matches as readable text, so that a change of rules shows as a difference to read.

``python -m tools.playthroughs`` writes them anew into ``tests/playthroughs``: every decision with all its options, the
answer, every event with its rule, and now and then the table as every seat sees it.
"""

import math
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from flick.sitting import new_match
from flick.table.board import Board, Piece, Zone
from flick.table.compare import describe
from flick.table.game import Result
from flick.table.match import Match
from flick.table.records import to_plain
from flick.table.rules import Choose, Decision, Event, Place
from flick.table.words import Words
from flick.terminal.log import sentence

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "tests" / "playthroughs"
SAMPLES = ROOT / "tests" / "games"
VIEW_EVERY = 5
"""Decisions between two looks at the table."""


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
    """Write all of them."""
    os.environ["FLICK_GAMES"] = str(SAMPLES)
    FOLDER.mkdir(exist_ok=True)
    for golden in GAMES:
        path = FOLDER / f"{golden.name}.txt"
        path.write_text(text_of(golden), "utf-8")
        print(path.relative_to(ROOT))


def text_of(golden: Golden) -> str:
    """The whole match, told."""
    match = new_match(golden.game, ",".join(["random"] * golden.seats), golden.options, golden.seed)
    words = Words("en", match.game.folder, things=match.game.things)
    lines = [
        f"{match.game.id}, {golden.seats} seats, seed {golden.seed}",
        f"options: {_written(to_plain(match.options))}",
    ]
    while not isinstance(item := match.step(), Result):
        if isinstance(item, Event):
            lines.append(f"  {sentence(item, words)}")
        else:
            lines += ["", *_decision_lines(match, item, words)]
            lines.append(f"  > {match.ask_bot()}")
    lines += ["", f"Over: {words(item.reason)} [{item.rule}]"]
    lines += [f"  winners: {_written(list(item.winners))}", f"  scores: {_written(list(item.scores))}", ""]
    lines += view_lines(match.view(None))
    return "\n".join(lines) + "\n"


def _decision_lines(match: Match, decision: Decision, words: Words) -> Iterator[str]:
    """The question, what may be answered, and at times the table."""
    number = len(match.answers)
    yield f"Decision {number}, turn {match.turn}, seat {decision.seat}: {words(decision.ask)} [{decision.rule}]"
    plain = describe(decision)
    yield f"  {plain.pop('kind')}: " + _written({key: plain[key] for key in plain if key not in ("seat", "rule")})
    if isinstance(decision, Choose) and decision.barred:
        yield f"  barred: {len(decision.barred)}"
    if isinstance(decision, Place):
        yield "  suggested: " + " ".join(f"{x:.0f},{y:.0f}" for x, y in decision.suggestions)
    if number % VIEW_EVERY == 0:
        for seat in (None, *range(len(match.seats))):
            yield from view_lines(match.view(seat))


def view_lines(board: Board) -> list[str]:
    """The table as one seat sees it, a line for each zone; lengths in whole mm."""
    who = "an onlooker" if board.seat is None else f"seat {board.seat}"
    return [f"  as {who} sees it:", *(f"    {zone.id}: {_zone(zone)}" for zone in board.zones)]


def _zone(zone: Zone) -> str:
    parts = [] if zone.count is None else [f"{zone.count} in all"]
    parts += [_piece(piece, zone.kind == "arena") for piece in zone.pieces if piece.face is not None]
    if backs := sum(piece.face is None for piece in zone.pieces):
        parts.append(f"{backs} face down")
    if zone.facts:
        parts.append(_written(to_plain(zone.facts)))
    return ", ".join(parts) or "-"


def _piece(piece: Piece, in_arena: bool) -> str:
    text = str(piece.face)
    if in_arena:
        x, y, angle = piece.at
        text += f" {x:.0f},{y:.0f} {round(math.degrees(angle)) % 360}°"
    return text + "".join(f" *{mark}" for mark in piece.marks)


def _written(plain: Any) -> str:
    """Plain data in one short line."""
    if isinstance(plain, dict):
        return ", ".join(f"{key}={_written(value)}" for key, value in plain.items())
    if isinstance(plain, list):
        return "[" + ", ".join(_written(value) for value in plain) + "]"
    return str(plain)


if __name__ == "__main__":
    main()
