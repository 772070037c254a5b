"""Golden games: whole seeded matches as readable text, so that a change of rules shows as a difference to read.

``python -m tools.playthroughs [NAME...]`` writes them anew into ``tests/playthroughs``, or those whose names begin so,
and says how many lines are others now: every decision with all its options, the answer, every event with its rule, and
now and then what has changed of the table as every seat sees it. Of a long game the beginning and the end are told so;
between them each turn is a line, with its answers and a mark of all that would have been told.

Its own answers are given again as long as they can be, so a game tells of the rules and not of the bots; only a new
game, and one that cannot go on as it did, is played by bots.
"""

import argparse
import difflib
import itertools
import math
import os
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path
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

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "tests" / "playthroughs"
SAMPLES = ROOT / "tests" / "games"
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


def urto(name: str, seats: int, seed: int, **options: Any) -> Golden:
    """A race of bots that go by rules of thumb."""
    return Golden(f"urto-{name}", "urto", seats, options, seed, "easy", 60)


def caveloot(name: str, seats: int, seed: int, **options: Any) -> Golden:
    """An adventure answered at random up to the end on which all agree: those of bots take too long to be read."""
    return Golden(f"caveloot-{name}", "caveloot", seats, options, seed, "random", 40)


def ravenloft(name: str, seats: int, seed: int, *variants: str, **options: Any) -> Golden:
    """An adventure of bots that know what they do, perhaps in another of the ways to play it."""
    chosen = {"variants": list(variants), "ties": "first", **options}
    return Golden(f"ravenloft-{name}", "ravenloft", seats, chosen, seed, "easy", 60)


DWARF_WIZARD = {
    "name": "Odo",
    "race": "dwarf",
    "classes": ["wizard"],
    "gender": "he",
    "powers": ["force_bolt", "cinder_burst", "second_sight", "blink", "fire_globe"],
}
KNIFE_AND_SHIELD = {
    "name": "Mara",
    "race": "human",
    "classes": ["rogue", "fighter"],
    "powers": ["quick_stab", "cleave", "stand_fast", "heart_seeker"],
}
"""Heroes that somebody has made, with one class and with two."""


def mixed(name: str, seats: int, seed: int, *variants: str, **options: Any) -> Golden:
    """One of the sets of ways to play it to which none can be added, with a hybrid and a hero of somebody's own."""
    made = [KNIFE_AND_SHIELD, DWARF_WIZARD, *["any"] * (seats - 2)]
    return ravenloft(name, seats, seed, *variants, "CUS", "HYB", "DIC", hero=made, **options)


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
    urto("two", 2, 1, weapon="hammer"),
    urto("three", 3, 2),
    urto("four", 4, 3, cave="zatralac"),
    urto("five", 5, 4),
    urto("two-standard", 2, 5, standard=True, weapon="trumpets", cave="zatralac"),
    urto("three-standard", 3, 6, standard=True),
    urto("four-standard", 4, 7, standard=True),
    urto("five-standard", 5, 8, standard=True, collapse=False),
    caveloot("quick-two", 2, 1),
    caveloot("quick-three-master", 3, 2, game_master=True),
    caveloot("balanced-three", 3, 3, length="balanced"),
    caveloot("long-four", 4, 4, length="long"),
    caveloot("epic-two", 2, 5, length="epic"),
    caveloot("epic-five", 5, 6, length="epic"),
    ravenloft("one", 1, 1, ties="ask"),
    ravenloft("two", 2, 2, adventure="the_icon_of_ravenloft"),
    ravenloft("three", 3, 3, adventure="klaks_workshop", powers="choose"),
    ravenloft("four", 4, 4, adventure="the_bone_warden", powers="random", surges=4),
    ravenloft("five", 5, 5, adventure="doors_of_cinder", first="seat"),
    ravenloft("new", 2, 1, "NEW", surges=1),
    ravenloft("advanced", 2, 1, "ADV"),
    ravenloft("levels", 2, 1, "LVL", surges=1),
    ravenloft("barkam", 2, 1, "BAR", surges=1),
    ravenloft("four-actions", 2, 3, "MIK", surges=1),
    ravenloft("time-elapsed", 2, 3, "HPH", surges=1),
    ravenloft("dice", 2, 3, "DIC", surges=1, dice="b"),
    ravenloft("custom", 2, 3, "CUS", surges=1, hero=[DWARF_WIZARD, "any"]),
    ravenloft("hybrid", 2, 3, "HYB", surges=1, hero=[KNIFE_AND_SHIELD, "any"]),
    ravenloft("strahd", 4, 1, "STR"),
    ravenloft("in-rounds", 3, 2, "GEN"),
    mixed("advanced-all", 3, 1, "ADV", dice="c", adventure="the_icon_of_ravenloft"),
    mixed("barkam-all", 2, 2, "BAR", "LVL", adventure="klaks_workshop"),
    mixed("in-rounds-all", 3, 3, "GEN", "LVL", dice="b", adventure="the_bone_warden"),
    mixed("four-actions-all", 2, 4, "MIK", "LVL", dice="c"),
    mixed("time-elapsed-all", 3, 5, "HPH", "LVL", adventure="doors_of_cinder"),
    mixed("strahd-all", 4, 6, "STR", "NEW", "LVL", dice="b", adventure="the_count_awakens"),
]


def main(wanted: Sequence[str] = ()) -> None:
    """Write all of them, or those whose names begin as is ``wanted``."""
    os.environ["FLICK_GAMES"] = str(SAMPLES)
    FOLDER.mkdir(exist_ok=True)
    for golden in GAMES:
        if golden.name.startswith(tuple(wanted) or ""):
            path = FOLDER / f"{golden.name}.txt"
            kept = path.read_text("utf-8") if path.exists() else ""
            now = renewed(golden, kept)
            path.write_text(now, "utf-8")
            print(f"{path.relative_to(ROOT)}: {changed(kept, now)} lines of {len(now.splitlines())} are others")


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


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tools.playthroughs", description="Golden games, written anew.")
    parser.add_argument("names", nargs="*", help="beginnings of the names of those wanted")
    main(parser.parse_args().names)
