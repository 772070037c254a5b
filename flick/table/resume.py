"""From a match file back to a match: going on with it, going through it, and checking it."""

from collections.abc import Iterator
from typing import Any

import msgspec

from flick.table.journal import AnswerLine, BadJournal, CheckpointLine, Journal, Writer, options_of, state_of
from flick.table.journal.line_marks import digest_of_start, mark_of_answer
from flick.table.json_faults import why_unreadable
from flick.table.match import Match, recorded_flick, start_state
from flick.table.past import RESIGN
from flick.table.records import fingerprint, pack, to_json, unpack
from flick.table.rules import Flick
from flick.table.sayings import Refused, Say, say
from flick.table.seats import HUMAN, Seat


class Verification(msgspec.Struct):
    """What was checked, and the first thing that is not as recorded."""

    answers: int
    flicks: int
    checkpoints: int
    fault: Say | None = None


def open_match(
    journal: Journal, upto: int | None = None, seats: list[Seat] | None = None, *, shown: bool = True, **sitting: Any
) -> Match:
    """The match as it stood after ``upto`` answers (all of them if not said), recorded outcomes used for its flicks.

    Where its flicks are ``shown``, also what is only drawn of them has to be in order; whoever goes on with a match
    need not wait for that.

    Under changed rules it stands where ``last_position`` says. Else it begins with the first position that the file
    keeps, so that a table in a file of one's own may have changed since.
    """
    upto = len(journal.answers) if upto is None else upto
    if journal.same_rules and upto < journal.first_number:
        _check_seats(journal, seats)
        base = journal.first_number
        raise BadJournal(say("journal-before-base", file=str(journal.path), number=upto, base=base))
    steps = walk(journal, upto, seats, shown=shown, **sitting)
    match = next(steps)
    for _ in steps:
        pass
    return match


def walk(
    journal: Journal, upto: int | None = None, seats: list[Seat] | None = None, *, shown: bool = True, **sitting: Any
) -> Iterator[Match]:
    """The match at its first position, and the same match again after each further answer up to that number."""
    _check_seats(journal, seats)
    upto = len(journal.answers) if upto is None else upto
    if not journal.same_rules:
        point = last_position(journal, upto)
        yield _begin(journal, point.state, point.turn, seats, **sitting)
        return
    match = _begin_again(journal, seats, **sitting)
    yield match
    for line in journal.answers[journal.first_number : upto]:
        _restore(match, journal, line, shown)
        yield match


def resume(journal: Journal, **sitting: Any) -> tuple[Match, Writer]:
    """The match as it stood, and the writer that keeps what comes next in the same file.

    Under changed rules it goes on from the last checkpoint, and a notice is added to the journal.
    """
    match = open_match(journal, shown=False, **sitting)
    writer = Writer(journal.path, match.game, journal)
    try:
        if not journal.same_rules:
            point = last_position(journal, len(journal.answers))
            lost = len(journal.answers) - point.checkpoint
            if lost:
                writer.withdrawn(point.checkpoint - journal.first_number)
            writer.base(point.checkpoint, point.turn, state_of(match.game, point.state))
            notice = say("journal-other-rules", file=str(journal.path), kept=point.checkpoint, lost=lost)
            journal.notices.append(notice)
    except BaseException:
        writer.close()
        raise
    match.recorder = writer
    return match, writer


def verify(journal: Journal) -> Verification:
    """Play the match again from its beginning, every flick simulated anew, and compare with what was recorded.

    What no comparison can tell is added to the notices of the journal: answers without marks, a match without its end.
    """
    if (unmarked := journal.unmarked()) is not None:
        journal.notices.append(unmarked)
    found = Verification(0, 0, 0, journal.altered_line())
    if found.fault is None and not journal.same_rules:
        found.fault = say("verify-other-rules", file=str(journal.path))
    found.fault = found.fault or _compare_beginning(journal)
    if found.fault is not None:
        return found
    match = _begin_again(journal, _onlookers(journal))
    for line, before in zip(journal.answers[journal.first_number :], journal.marks, strict=False):
        found.fault = _compare_answer(match, line, before, found)
        if found.fault is not None:
            return found
        found.answers += 1
    if match.result is None:
        journal.notices.append(say("verify-unfinished", count=len(journal.answers)))
    found.fault = _compare_checkpoints(match, journal, found)
    return found


def _check_seats(journal: Journal, seats: list[Seat] | None) -> None:
    """Others may sit down, but as many as before."""
    count = len(journal.header.seats)
    if seats is not None and len(seats) != count:
        raise Refused(say("refused-seats", seats=len(seats), least=count, most=count))


def last_position(journal: Journal, upto: int) -> CheckpointLine:
    """The last position kept up to there; the one that the match goes on from is as good as any."""
    points = [point for point in journal.checkpoints if point.checkpoint <= upto]
    base = journal.base
    if base is not None and base.base <= upto:
        points.insert(0, CheckpointLine(base.base, base.turn, "", base.state))
    if not points:
        raise BadJournal(say("journal-no-checkpoint", file=str(journal.path)))
    return points[-1]


def _begin_again(journal: Journal, seats: list[Seat] | None, **sitting: Any) -> Match:
    """From the first position in the file; dealt again from options and seed where the file does not keep it."""
    first = journal.beginning
    return _begin(journal, first and first.state, first.turn if first else 0, seats, **sitting)


def _begin(journal: Journal, given: msgspec.Raw | None, turn: int, seats: list[Seat] | None, **sitting: Any) -> Match:
    """A match at its first decision. A stranger's position may lead the rules astray in any way, or hold cards that are
    no longer in the game."""
    header, game, options = journal.header, journal.game, options_of(journal)
    try:
        state = None if given is None else state_of(game, given)
        if state is not None:
            game.check_position(state)
        match = Match(
            game,
            seats or header.seats,
            options,
            header.seed,
            state=state,
            turn=turn,
            practice=header.practice,
            **sitting,
        )
        match.earliest = _earliest(journal, given)
        match.line.keep()
        match.settle()
        game.inventory(match.state)
    except Refused as refused:
        if "file" in refused.say.facts:
            raise
        raise BadJournal(say("in-file", file=str(journal.path), why=refused.say), refused.rule) from None
    except Exception as error:
        raise BadJournal(say("journal-state", file=str(journal.path), why=_why(error))) from error
    return match


def _earliest(journal: Journal, given: msgspec.Raw | None) -> Any:
    """The position in which the match once began, where that is not the one given, and as far as the rules of today
    can read it."""
    first = journal.opening
    try:
        known = None if first is None or first.state == given else first.state
        return None if known is None else state_of(journal.game, known)
    except msgspec.DecodeError:
        return None


def _restore(match: Match, journal: Journal, line: AnswerLine, shown: bool) -> None:
    """Give a recorded answer, and go on to the next decision."""
    try:
        match.restore(line.seat, line.answer, bytes(line.outcome) or None, line.why, shown=shown)
        match.settle()
    except Exception as error:
        raise BadJournal(say("journal-answer", file=str(journal.path), number=line.n, why=_why(error))) from error


def _why(error: Exception) -> Say | str:
    """What to tell of anything that went wrong."""
    if isinstance(error, msgspec.DecodeError):
        return why_unreadable(error)
    return error.say if isinstance(error, Refused) else f"{type(error).__name__}: {error}"


def _onlookers(journal: Journal) -> list[Seat]:
    """Everybody's answers are in the file, so nobody needs a bot to go through it."""
    return [Seat(HUMAN, seat.name) for seat in journal.header.seats]


def _compare_beginning(journal: Journal) -> Say | None:
    """Whether options and seed lead to the first position.

    They need not when a table or a layout in a file of one's own has changed since. Then the marks vouch for the
    position, and there is only a notice; without marks it is a fault.
    """
    first = journal.beginning
    if journal.base is not None or not isinstance(first, CheckpointLine) or _dealt_again(journal) == first.fingerprint:
        return None
    if not journal.header.mark:
        return say("verify-checkpoint", number=first.checkpoint)
    journal.notices.append(say("verify-begins-otherwise", file=str(journal.path)))
    return None


def _dealt_again(journal: Journal) -> str | None:
    """The fingerprint of the position with which a new match of these options and this seed would begin now."""
    header, game, options = journal.header, journal.game, options_of(journal)
    try:
        state = start_state(game, options, len(header.seats), header.seed)
        return fingerprint(unpack(pack(state), game.State))
    except Exception:  # a file that is gone, or that holds anything by now
        return None


def _compare_answer(match: Match, line: AnswerLine, before: str, found: Verification) -> Say | None:
    """Give the answer again; a flick's outcome must be the same to the last bit, and the answer fit its mark."""
    outcome = bytes(line.outcome)
    try:
        if isinstance(match.settle(), Flick) and line.answer != RESIGN:
            kept = to_json(recorded_flick(match.line, line.answer, outcome).outcome) if outcome else b""
            played = match.line.read(line.answer).outcome
            if (b"" if played is None else to_json(played)) != kept:
                return say("verify-flick", number=line.n, answer=line.answer)
            found.flicks += played is not None
            outcome = kept
        position = digest_of_start(match.game, match.line.start)
        match.restore(line.seat, line.answer, outcome or None)
        match.settle()
    except Exception as error:
        return say("verify-answer", number=line.n, answer=line.answer, why=_why(error))
    if match.answers[-1].given.text != line.answer:
        return say("verify-spelling", number=line.n, answer=line.answer, found=match.answers[-1].given.text)
    mark = mark_of_answer(before, position, line.seat, line.answer, outcome, line.why)
    if (before or line.mark) and line.mark != mark:
        return say("verify-mark", number=line.n, answer=line.answer)
    return None


def _compare_checkpoints(match: Match, journal: Journal, found: Verification) -> Say | None:
    starts = {start.turn: start.state for start in match.whole_turns}
    for point in journal.checkpoints:
        if point.turn not in starts or not point.is_sound:
            return say("verify-checkpoint", number=point.checkpoint)
        if fingerprint(unpack(starts[point.turn], match.game.State)) != point.fingerprint:
            return say("verify-checkpoint", number=point.checkpoint)
        found.checkpoints += 1
    return None
