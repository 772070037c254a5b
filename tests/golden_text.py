"""A golden game as text that people read: every decision with all its options, the answer, every event with its rule,
and now and then what has changed of the table as every seat sees it.

Of a long game the beginning and the end are told so; between them each turn is a line, with its answers and a mark of
all that would have been told. The answers that the text names are given again as long as they can be, so that a game
tells of the rules and not of the bots.
"""

import difflib
import itertools
import math
import zlib
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias

from flick.sitting import new_match
from flick.table.board import Board, Piece, Zone
from flick.table.compare import describe
from flick.table.game import Result
from flick.table.match import Match
from flick.table.records import to_plain
from flick.table.rules import Choose, Decision, Event, Place
from flick.table.sayings import Refused
from flick.table.words import Words
from flick.terminal.turn_log import sentence
from tests.golden_games import Golden

ANSWER = "  > "
STUCK = "  cannot go on as it did: "
BETWEEN = " | "
"""Answers of a turn that is told in a line."""

MOST = 400
"""Lines of a game that is told."""

END = 100
"""Lines at the end of a game that are told in full, at most."""


Seen: TypeAlias = dict[int | None, dict[str, str]]
"""Zones as they were told last, by seat; an onlooker has none."""


class Step(NamedTuple):
    """What a decision is and what follows from it up to the next one."""

    turn: int
    lines: list[str]


def changed(kept: str, now: str) -> int:
    """How many lines of a game are told otherwise now, or have come or gone."""
    alike = difflib.SequenceMatcher(None, kept.splitlines(), now.splitlines(), autojunk=False)
    parts = alike.get_opcodes()
    return sum(max(to - at, there - here) for kind, at, to, here, there in parts if kind != "equal")


def renewed(golden: Golden, kept: str) -> str:
    """How a game that was kept so goes now."""
    told = text_of(golden, answers_in(kept)) if kept else STUCK
    return text_of(golden) if STUCK in told else told


def answers_in(text: str) -> list[str]:
    """The answers that were given in a match that was told."""
    told = [line.partition(ANSWER)[2] for line in text.splitlines() if ANSWER in line]
    return [answer for answers in told for answer in answers.split(BETWEEN)]


def text_of(golden: Golden, answers: Sequence[str] | None = None) -> str:
    """The whole match, told; with these answers as far as they go, or those of its bots."""
    return "\n".join(_shortened(list(_steps(golden, answers)))) + "\n"


def _steps(golden: Golden, answers: Sequence[str] | None) -> Iterator[Step]:
    """How it begins, all decisions, and how it ends."""
    match = new_match(golden.game, ",".join([golden.player] * golden.seats), golden.options, golden.seed)
    words = Words("en", match.game.folder, things=match.game.things)
    seen: Seen = {}
    lines = [
        f"{match.game.id}, {golden.seats} seats, seed {golden.seed}",
        f"options: {_written(to_plain(match.options))}",
    ]
    turn = 0
    while not isinstance(item := match.step(), Result):
        if isinstance(item, Event):
            lines.append(f"  {sentence(item, words)}")
            continue
        yield Step(turn, lines)
        turn, lines = match.turn, _decision_lines(match, item, words)
        if len(match.answers) % golden.view_every == 0:
            for seat in (None, *range(len(match.seats))):
                lines += view_lines(match.view(seat), seen)
        try:
            lines.append(ANSWER + _answer(match, answers))
        except (Refused, IndexError) as other:
            yield Step(turn, [*lines, f"{STUCK}{other}"])
            return
    yield Step(turn, lines)
    over = [f"Over: {words(item.reason)} [{item.rule}]"]
    over += [f"  winners: {_written(list(item.winners))}", f"  scores: {_written(list(item.scores))}"]
    yield Step(turn, [*over, *view_lines(match.view(None), {})])


def _shortened(steps: list[Step]) -> list[str]:
    """All lines, or so many at the beginning and the end that with a line for each turn between there is room."""
    if len(_lines(steps)) <= MOST:
        return _lines(steps)
    last = len(steps) - 1
    room = END - len(steps[last].lines)
    while (room := room - len(steps[last - 1].lines)) >= 0:
        last -= 1
    first = max(at for at in range(last + 1) if len(_told(steps, at, last)) <= MOST)
    return _told(steps, first, last)


def _told(steps: list[Step], first: int, last: int) -> list[str]:
    """The game with the steps from the first to the last of these in a line for each turn."""
    turns = itertools.groupby(steps[first:last], key=lambda step: step.turn)
    between = [_in_a_line(turn, _lines(list(of_turn))) for turn, of_turn in turns]
    return [*_lines(steps[:first]), *between, *_lines(steps[last:])]


def _lines(steps: list[Step]) -> list[str]:
    return [line for step in steps for line in step.lines]


def _in_a_line(turn: int, lines: list[str]) -> str:
    """A turn by its answers, and a mark that is another one wherever anything in it is."""
    answers = [line.removeprefix(ANSWER) for line in lines if line.startswith(ANSWER)]
    mark = zlib.crc32("\n".join(lines).encode())
    return f"Turn {turn}, {len(lines)} lines, {mark:08x}{ANSWER}{BETWEEN.join(answers)}"


def _answer(match: Match, answers: Sequence[str] | None) -> str:
    if answers is None:
        return match.ask_bot()
    return match.answer(answers[len(match.answers)]).text


def _decision_lines(match: Match, decision: Decision, words: Words) -> list[str]:
    """The question, and what may be answered."""
    number = len(match.answers)
    plain = describe(decision)
    kind = plain.pop("kind")
    lines = [
        f"Decision {number}, turn {match.turn}, seat {decision.seat}: {words(decision.ask)} [{decision.rule}]",
        f"  {kind}: " + _written({key: plain[key] for key in plain if key not in ("seat", "rule")}),
    ]
    if isinstance(decision, Choose) and decision.barred:
        lines.append(f"  barred: {len(decision.barred)}")
    if isinstance(decision, Place):
        lines.append("  suggested: " + " ".join(f"{x:.0f},{y:.0f}" for x, y in decision.suggestions))
    return lines


def view_lines(board: Board, seen: Seen) -> list[str]:
    """What has changed of the table as one seat sees it, a line for each zone; lengths in whole mm. ``seen`` is how
    everybody saw it last."""
    now = {zone.id: _zone(zone) for zone in board.zones}
    before = seen.get(board.seat, {})
    seen[board.seat] = now
    who = "an onlooker" if board.seat is None else f"seat {board.seat}"
    lines = [f"    {zone}: {told}" for zone, told in now.items() if before.get(zone) != told]
    return [f"  as {who} sees it:", *lines] if lines else []


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
