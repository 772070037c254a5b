"""Golden games: whole seeded matches as readable text, so that a change of rules shows as a difference to read.

``python -m tools.playthroughs [NAME...]`` writes them anew into ``tests/playthroughs``, or those whose names begin so:
every decision with all its options, the answer, every event with its rule, and now and then the table as every seat
sees it. Its own answers are given again as long as they can be, so a game tells of the rules and not of the bots; only
a new game, and one that cannot go on as it did, is played by bots.
"""

import argparse
import math
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from flick.sitting import new_match
from flick.table.board import Board, Piece, Zone
from flick.table.compare import describe
from flick.table.game import Result
from flick.table.match import Match
from flick.table.records import to_plain
from flick.table.rules import Choose, Decision, Event, Place
from flick.table.sayings import Refused
from flick.table.words import Words
from flick.terminal.log import sentence

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "tests" / "playthroughs"
SAMPLES = ROOT / "tests" / "games"
ANSWER = "  > "
STUCK = "  cannot go on as it did: "


class Golden(NamedTuple):
    """A match to be kept: its name is that of its file. ``view_every`` so many decisions the table is shown."""

    name: str
    game: str
    seats: int
    options: dict[str, Any]
    seed: int
    player: str = "random"
    view_every: int = 5


def catacombs(name: str, seats: int, seed: int, **options: Any) -> Golden:
    """A short match of bots that hit now and then."""
    return Golden(f"catacombs-{name}", "catacombs", seats, options, seed, "easy", 15)


def kinfire(name: str, seats: int, seed: int, **options: Any) -> Golden:
    """A game of bots that know what they do."""
    return Golden(f"kinfire-{name}", "kinfire", seats, options, seed, "normal", 40)


GAMES = [
    Golden("shells-two", "shells", 2, {"rounds": 3, "flicks": False}, 11),
    Golden("shells-three-flicking", "shells", 3, {"rounds": 2}, 5),
    Golden("shells-four-walls", "shells", 4, {"rounds": 2, "edge": "walls"}, 2),
    catacombs("two", 2, 1, starting_health=4),
    catacombs("three", 3, 2, starting_health=3),
    catacombs("three-sword-alone", 3, 3, starting_health=2, solo_team="sword"),
    catacombs("four", 4, 4, starting_health=4),
    catacombs("mat", 2, 5, starting_health=3, arena_mode="mat"),
    catacombs("kitchen-table", 2, 6, starting_health=2, table="kitchen-table"),
    catacombs("line", 2, 7, starting_health=2, obstacle_layout="line"),
    catacombs("diagonal", 2, 8, starting_health=2, obstacle_layout="diagonal", first_team="skull"),
    catacombs("draw-at-the-end", 2, 9, starting_health=2, draw_timing="end"),
    catacombs("exhaustion", 2, 10, starting_health=2, exhaustion=True),
    catacombs("no-abilities", 2, 11, starting_health=2, no_abilities=True),
    catacombs("no-armour", 2, 12, starting_health=2, no_armour=True),
    catacombs("eleven-tokens", 4, 13, starting_health=11, exhaustion=True, draw_timing="end", arena_mode="mat"),
    kinfire("one", 1, 1),
    kinfire("two", 2, 2, first_game=True),
    kinfire("three", 3, 3),
    kinfire("four", 4, 4),
    kinfire("hard", 2, 5, hard=True),
    kinfire("quick", 2, 6, quick=True),
]


def main(wanted: Sequence[str] = ()) -> None:
    """Write all of them, or those whose names begin as is ``wanted``."""
    os.environ["FLICK_GAMES"] = str(SAMPLES)
    FOLDER.mkdir(exist_ok=True)
    for golden in GAMES:
        if golden.name.startswith(tuple(wanted) or ""):
            path = FOLDER / f"{golden.name}.txt"
            path.write_text(renewed(golden, path.read_text("utf-8") if path.exists() else ""), "utf-8")
            print(path.relative_to(ROOT))


def renewed(golden: Golden, kept: str) -> str:
    """How a game that was kept so goes now."""
    told = text_of(golden, answers_in(kept)) if kept else STUCK
    return text_of(golden) if STUCK in told else told


def answers_in(text: str) -> list[str]:
    """The answers that were given in a match that was told."""
    return [line.removeprefix(ANSWER) for line in text.splitlines() if line.startswith(ANSWER)]


def text_of(golden: Golden, answers: Sequence[str] | None = None) -> str:
    """The whole match, told; with these answers as far as they go, or those of its bots."""
    match = new_match(golden.game, ",".join([golden.player] * golden.seats), golden.options, golden.seed)
    words = Words("en", match.game.folder, things=match.game.things)
    lines = [
        f"{match.game.id}, {golden.seats} seats, seed {golden.seed}",
        f"options: {_written(to_plain(match.options))}",
    ]
    while not isinstance(item := match.step(), Result):
        if isinstance(item, Event):
            lines.append(f"  {sentence(item, words)}")
        else:
            lines += ["", *_decision_lines(match, item, words, golden.view_every)]
            try:
                lines.append(ANSWER + _answer(match, answers))
            except (Refused, IndexError) as other:
                return "\n".join([*lines, f"{STUCK}{other}"])
    lines += ["", f"Over: {words(item.reason)} [{item.rule}]"]
    lines += [f"  winners: {_written(list(item.winners))}", f"  scores: {_written(list(item.scores))}", ""]
    lines += view_lines(match.view(None))
    return "\n".join(lines) + "\n"


def _answer(match: Match, answers: Sequence[str] | None) -> str:
    if answers is None:
        return match.ask_bot()
    return match.answer(answers[len(match.answers)]).text


def _decision_lines(match: Match, decision: Decision, words: Words, view_every: int) -> Iterator[str]:
    """The question, what may be answered, and at times the table."""
    number = len(match.answers)
    yield f"Decision {number}, turn {match.turn}, seat {decision.seat}: {words(decision.ask)} [{decision.rule}]"
    plain = describe(decision)
    yield f"  {plain.pop('kind')}: " + _written({key: plain[key] for key in plain if key not in ("seat", "rule")})
    if isinstance(decision, Choose) and decision.barred:
        yield f"  barred: {len(decision.barred)}"
    if isinstance(decision, Place):
        yield "  suggested: " + " ".join(f"{x:.0f},{y:.0f}" for x, y in decision.suggestions)
    if number % view_every == 0:
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
    parser = argparse.ArgumentParser(prog="python -m tools.playthroughs", description="Golden games, written anew.")
    parser.add_argument("names", nargs="*", help="beginnings of the names of those wanted")
    main(parser.parse_args().names)
