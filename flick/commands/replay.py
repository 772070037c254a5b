"""``flick replay`` goes through a match file, checks it, or takes one flick out of it."""

import argparse
import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from flick.commands.common import add_json, arena_errors, print_json, whole_number
from flick.commands.window import has_window, open_window
from flick.table.sayings import Refused, Say, Who, say
from flick.table.words import Words

if TYPE_CHECKING:
    from flick.arena.layout import Layout
    from flick.arena.outcome import Outcome
    from flick.arena.shot import Shot
    from flick.table.journal import AnswerLine, Journal
    from flick.table.match import Match

EXAMPLE = "flick replay match.flick --shot 12 --out odd-flick"

LAST = -1
"""Stands for the last flick in place of the number of an answer."""

SHOT_FOLDER = "flick-shot"


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("file", metavar=words("help-file"), help=words("help-match-file"))
    parser.add_argument("--verify", action="store_true", help=words("help-verify"))
    numbers = whole_number(words, 0, 10_000_000)
    parser.add_argument("--at", type=numbers, metavar="N", help=words("help-at"))
    add_json(parser, words)
    parser.add_argument("--gif", metavar=words("help-file"), help=words("help-replay-gif"))
    parser.add_argument("--png", metavar=words("help-file"), help=words("help-replay-png"))
    parser.add_argument("--shot", nargs="?", const=LAST, type=numbers, metavar="N", help=words("help-shot-of"))
    parser.add_argument("--out", metavar=words("help-folder"), help=words("help-shot-out"))
    parser.add_argument("--text", action="store_true", help=words("help-replay-text"))
    parser.add_argument("--whole", action="store_true", help=words("help-replay-whole"))


def run(chosen: argparse.Namespace, words: Words) -> int:
    from flick.table.journal import load
    from flick.table.patience import worked_on

    _check_together(chosen)
    journal = load(Path(chosen.file))
    if _is_watched(chosen):
        from flick.window.menus.opening import open_replay

        return open_window(chosen, lambda app: open_replay(app, journal.path))
    with worked_on(journal.path):
        return _in_words(journal, chosen, words)


def _in_words(journal: "Journal", chosen: argparse.Namespace, words: Words) -> int:
    """Do everything that needs no window; the exit code."""
    from flick.clips import Rolled, save_film, save_picture
    from flick.sitting import words_for
    from flick.watching import is_over

    if chosen.verify:
        return _verify(journal, chosen.json, words)
    if chosen.shot is not None:
        return _take_out(journal, chosen, words)
    if chosen.at is not None and chosen.at > len(journal.answers):
        raise Refused(say("replay-beyond", number=chosen.at, count=len(journal.answers)))
    match, shot = _go_through(journal, chosen.at)
    answers = journal.answers[: chosen.at]
    earlier = answers[: len(answers) - len(match.answers)]
    over = is_over(journal) if chosen.at is not None else match.result is not None
    for notice in (*journal.notices, *_lost_on(journal, len(answers))):
        print(words(notice), file=sys.stderr)
    if chosen.png:
        save_picture(*_drawn(shot), Path(chosen.png))
    if chosen.gif:
        save_film([Rolled(*_drawn(shot))], Path(chosen.gif))
    own = words_for(words, match.game, match)
    if chosen.json:
        print_json(_record(match, earlier, chosen.at is not None, over, own))
    else:
        for line in earlier:
            print(f"  {line.n:>4}  {own('replay-answer', who=Who(line.seat), answer=line.answer)}")
        (_tell_steps if chosen.whole else _tell_turns)(match, own, len(earlier), over)
        _tell_end(match, own, chosen.at)
    return 0


def _check_together(chosen: argparse.Namespace) -> None:
    """Refuse arguments that do not go together."""
    pictures = chosen.png or chosen.gif
    if chosen.verify and (chosen.at is not None or pictures or chosen.shot is not None):
        raise Refused(say("replay-verify-alone"))
    if chosen.shot is not None and (chosen.at is not None or pictures):
        raise Refused(say("replay-shot-alone"))
    if chosen.out is not None and chosen.shot is None:
        raise Refused(say("replay-out-alone"))


def _is_watched(chosen: argparse.Namespace) -> bool:
    """Whether the match is shown in a window: there is one, and no argument asks for anything that the terminal
    does."""
    asked = chosen.text or chosen.whole or chosen.verify or chosen.json or chosen.png or chosen.gif
    return not (asked or chosen.at is not None or chosen.shot is not None) and has_window()


def _go_through(journal: "Journal", upto: int | None) -> "tuple[Match, tuple[Any, Any] | None]":
    """The match after so many answers, with layout and outcome of its last flick; ``None`` where there has been
    none."""
    match = _opened(journal, len(journal.answers) if upto is None else upto)
    last = next((n for n in range(len(match.answers) - 1, -1, -1) if match.answers[n].given.outcome is not None), None)
    if last is None:
        return match, None
    before = _opened(journal, last + journal.first_number)
    return match, (before.view(None).arena, match.answers[last].given.outcome)


def _opened(journal: "Journal", upto: int) -> "Match":
    """The match after so many answers."""
    from flick.sitting import bots
    from flick.table.resume import open_match

    return open_match(journal, upto, bots=bots())


def _lost_on(journal: "Journal", upto: int) -> list[Say]:
    """The notice that says up to which answer the consequences are not known any more, because the answers were given
    under other rules; empty where all are known."""
    from flick.table.resume import last_position

    if not journal.same_rules:
        kept = last_position(journal, upto).checkpoint
        return [say("replay-other-rules", file=str(journal.path), kept=kept)]
    if journal.first_number:
        return [say("replay-before-base", file=str(journal.path), number=journal.first_number)]
    return []


def _drawn(shot: "tuple[Any, Any] | None") -> "tuple[Layout, Outcome]":
    """Layout and outcome of a flick; ``Refused`` where there has been none."""
    if shot is None or shot[0] is None:
        raise Refused(say("replay-no-flick"))
    return shot


def _record(match: "Match", earlier: "list[AnswerLine]", with_state: bool, over: bool, words: Words) -> dict[str, Any]:
    from flick.table.asked import asked
    from flick.table.records import to_plain
    from flick.watching import reader_of, told

    asks_reader = match.decision is not None and match.decision.seat == reader_of(match.seats)
    record: dict[str, Any] = {
        "game": match.game.id,
        "options": to_plain(match.options),
        "seats": to_plain(match.seats),
        "seed": match.seed,
        "answers": [
            *({"seat": line.seat, "answer": line.answer} for line in earlier),
            *(_answer(match, number, over) for number in range(len(match.answers))),
        ],
        "events": [to_plain(event) for event in told(match, over)],
        "decision": to_plain(asked(match.decision, words)) if match.decision and (over or asks_reader) else None,
        "result": to_plain(match.result),
    }
    if with_state and over:
        record["state"] = to_plain(match.state)
    return record


def _answer(match: "Match", number: int, over: bool) -> dict[str, Any]:
    from flick.table.records import to_plain
    from flick.watching import tells_answer, told_thought

    taken = match.answers[number]
    told = taken.given.text if tells_answer(match, number, over) else None
    answer: dict[str, Any] = {"seat": taken.seat, "answer": told}
    if (thought := told_thought(taken, over)) is not None:
        answer["why"] = to_plain(thought)
    return answer


def _tell_turns(match: "Match", words: Words, first: int, over: bool) -> None:
    """Print the story turn by turn, each deed with the number of the answer that caused it. The first answer has the
    number ``first``."""
    from flick.table.story import lines_of, story_in
    from flick.terminal.text_lines import fitted
    from flick.terminal.turn_log import numbered
    from flick.watching import told

    for line in numbered(lines_of(told(match, over), story_in(match.game.folder)), match, words, first):
        print(fitted(line, indent=8))


def _tell_end(match: "Match", words: Words, at: int | None) -> None:
    """Print the table where a moment was asked for, and the result."""
    from flick.terminal.board_lines import board_lines
    from flick.terminal.text_lines import fitted

    if at is not None:
        print("\n".join(["", *board_lines(match.view(None), words)]))
    if match.result is not None:
        print(fitted(words("match-over", why=match.result.reason)))


def _tell_steps(match: "Match", words: Words, first: int, over: bool) -> None:
    """Print every event, with the answers between the events. The first answer has the number ``first``."""
    from flick.table.moment import decisions_of
    from flick.table.naming import answer_title
    from flick.terminal.text_lines import fitted
    from flick.terminal.turn_log import is_told, sentence
    from flick.watching import tells_answer, told, told_thought

    events, shown = told(match, over), 0
    asked = zip(match.answers, decisions_of(match), strict=True)
    for number, (taken, decision) in enumerate(asked, start=first):
        for event in filter(is_told, events[shown : taken.events_before]):
            print(fitted(sentence(event, words)))
        shown = taken.events_before
        if tells_answer(match, number - first, over):
            answer = answer_title(decision, taken.given.text, words)
            told_so = words("replay-answer", who=Who(taken.seat), answer=answer)
        else:
            told_so = words("replay-answer-unseen", who=Who(taken.seat))
        print(fitted(f"  {number:>4}  {told_so}", indent=8))
        if (thought := told_thought(taken, over)) is not None:
            print(fitted(f"        {words(thought)}"))
    for event in filter(is_told, events[shown:]):
        print(fitted(sentence(event, words)))


def _take_out(journal: "Journal", chosen: argparse.Namespace, words: Words) -> int:
    """Write one flick to files as a layout and a shot, and print the command that plays it again."""
    from flick.arena.flick import simulate
    from flick.clips import write_shot

    number = _flick_number(journal, chosen.shot)
    layout, shot, outcome = _flick(journal, number)
    with arena_errors():
        same = simulate(layout, shot) == outcome
    paths = [str(path) for path in write_shot(Path(chosen.out or SHOT_FOLDER), layout, shot)]
    if not same:
        print(words("verify-flick", number=number, answer=journal.answers[number].answer), file=sys.stderr)
    if chosen.json:
        print_json({"number": number, "layout": paths[0], "shot": paths[1], "as_recorded": same})
        return 0
    for path in paths:
        print(words("demo-wrote", file=path))
    print(words("replay-shot-again", command=shlex.join(["flick", "shot", "--layout", paths[0], "--shot", paths[1]])))
    return 0


def _flick_number(journal: "Journal", wanted: int) -> int:
    """The number of an answer that is a flick: the one that was asked for, or the last."""
    flicks = [line.n for line in journal.answers if bytes(line.outcome)]
    if not flicks:
        raise Refused(say("replay-no-flicks", file=str(journal.path)))
    if wanted == LAST:
        return flicks[-1]
    if wanted >= len(journal.answers):
        raise Refused(say("replay-no-answer", number=wanted, last=len(journal.answers) - 1))
    if wanted not in flicks:
        nearest = min(flicks, key=lambda number: abs(number - wanted))
        answer = journal.answers[wanted].answer
        raise Refused(say("replay-not-a-flick", number=wanted, answer=answer, nearest=nearest))
    return wanted


def _flick(journal: "Journal", number: int) -> "tuple[Layout, Shot, Outcome]":
    """The layout before a flick, the shot, and its recorded outcome."""
    from flick.arena.outcome import Outcome
    from flick.arena.shot import aimed
    from flick.table.rules import Flick

    if not journal.same_rules:
        raise Refused(say("replay-shot-other-rules", file=str(journal.path)))
    before = _opened(journal, number)
    layout, decision = before.view(None).arena, before.settle()
    given = _opened(journal, number + 1).answers[-1].given
    if layout is None or not isinstance(decision, Flick) or not isinstance(given.outcome, Outcome):
        raise Refused(say("replay-no-arena", number=number, answer=given.text))
    aim, _ = given.value
    with arena_errors():
        shot = aimed(layout, aim.pawn, aim.angle, aim.speed, aim.spin, aim.offset, decision.most_speed)
        return layout, shot, given.outcome


def _verify(journal: "Journal", as_json: bool, words: Words) -> int:
    from flick.sitting import words_for
    from flick.table.resume import verify
    from flick.terminal.text_lines import fitted

    found = verify(journal)
    own = words_for(words, journal.game)
    fault = "" if found.fault is None else own(found.fault)
    if as_json:
        counts = {"answers": found.answers, "flicks": found.flicks, "checkpoints": found.checkpoints}
        print_json({**counts, "notices": [words(notice) for notice in journal.notices], "fault": fault or None})
    else:
        for notice in journal.notices:
            print(words(notice))
        counted = words("verify-counts", answers=found.answers, flicks=found.flicks, checkpoints=found.checkpoints)
        print(fitted(counted))
        print(fault or words("verify-good"), file=sys.stderr if fault else sys.stdout)
    return 1 if fault else 0
