"""Makes a match from a match file: to go on with it, to look at it step by step, or to check it."""

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
    """What ``verify`` has checked, and the first thing that differs from what was recorded."""

    answers: int
    flicks: int
    checkpoints: int
    fault: Say | None = None


def open_match(
    journal: Journal, upto: int | None = None, seats: list[Seat] | None = None, *, shown: bool = True, **sitting: Any
) -> Match:
    """The match as it stood after ``upto`` answers, or after all of them; ``BadJournal`` where ``upto`` lies before the
    base. Flicks have their recorded outcomes.

    Where the flicks will be ``shown``, those parts of the outcomes are checked too that are only drawn; that takes time
    which nobody needs who only goes on with the match.

    When the rules have changed since, the match stands at ``last_position``. Otherwise it begins with the first
    position that the file keeps, and not with a newly dealt one, because a table in a file of people's own may have
    changed since.
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
    """Yield the match in its first position, and the same match again after each answer up to number ``upto``. When the
    rules have changed since, it is yielded once, as it stood at ``last_position``."""
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
    """The match as it stood at the end of the file, and the writer that keeps what follows in the same file.

    When the rules have changed since, the match goes on from the last checkpoint, and the journal gets a notice that
    says so.
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
    """Play the match again from its beginning, simulate every flick anew, and compare everything with what was
    recorded.

    What comparing cannot find is added to the notices of the journal: answers without marks, a match without an end.
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
    """Raise ``Refused`` unless as many sit down as are recorded. Other people and bots may take the seats."""
    count = len(journal.header.seats)
    if seats is not None and len(seats) != count:
        raise Refused(say("refused-seats", seats=len(seats), least=count, most=count))


def last_position(journal: Journal, upto: int) -> CheckpointLine:
    """The last position that the file keeps up to answer ``upto``: a checkpoint, or the base."""
    points = [point for point in journal.checkpoints if point.checkpoint <= upto]
    base = journal.base
    if base is not None and base.base <= upto:
        points.insert(0, CheckpointLine(base.base, base.turn, "", base.state))
    if not points:
        raise BadJournal(say("journal-no-checkpoint", file=str(journal.path)))
    return points[-1]


def _begin_again(journal: Journal, seats: list[Seat] | None, **sitting: Any) -> Match:
    """The match in the first position of the file, or, where the file keeps none, in the one that its options and seed
    deal."""
    first = journal.beginning
    return _begin(journal, first and first.state, first.turn if first else 0, seats, **sitting)


def _begin(journal: Journal, given: msgspec.Raw | None, turn: int, seats: list[Seat] | None, **sitting: Any) -> Match:
    """A match at its first decision, from a kept position (``given``) or dealt from options and seed. ``BadJournal``
    where the rules cannot go on from there, since a stranger's file can hold any position, or one with cards that no
    longer exist."""
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
    """The position in which the match once began, where that is another than ``given``; ``None`` where the rules of
    today cannot read it."""
    first = journal.opening
    try:
        known = None if first is None or first.state == given else first.state
        return None if known is None else state_of(journal.game, known)
    except msgspec.DecodeError:
        return None


def _restore(match: Match, journal: Journal, line: AnswerLine, shown: bool) -> None:
    """Give a recorded answer and go on to the next decision."""
    try:
        match.restore(line.seat, line.answer, bytes(line.outcome) or None, line.why, shown=shown)
        match.settle()
    except Exception as error:
        raise BadJournal(say("journal-answer", file=str(journal.path), number=line.n, why=_why(error))) from error


def _why(error: Exception) -> Say | str:
    """What people are told about an error of any kind."""
    if isinstance(error, msgspec.DecodeError):
        return why_unreadable(error)
    return error.say if isinstance(error, Refused) else f"{type(error).__name__}: {error}"


def _onlookers(journal: Journal) -> list[Seat]:
    """Seats that are all taken by people: the answers are in the file, so nobody needs bots to go through it."""
    return [Seat(HUMAN, seat.name) for seat in journal.header.seats]


def _compare_beginning(journal: Journal) -> Say | None:
    """The fault where options and seed do not lead to the first position in the file.

    A table or a layout in a file of people's own may have changed since. Then the marks show that the position is
    genuine, and the journal only gets a notice; without marks it is a fault.
    """
    first = journal.beginning
    if journal.base is not None or not isinstance(first, CheckpointLine) or _dealt_again(journal) == first.fingerprint:
        return None
    if not journal.header.mark:
        return say("verify-checkpoint", number=first.checkpoint)
    journal.notices.append(say("verify-begins-otherwise", file=str(journal.path)))
    return None


def _dealt_again(journal: Journal) -> str | None:
    """The fingerprint of the first position that these options and this seed lead to today; ``None`` where they lead to
    none."""
    header, game, options = journal.header, journal.game, options_of(journal)
    try:
        state = start_state(game, options, len(header.seats), header.seed)
        return fingerprint(unpack(pack(state), game.State))
    except Exception:  # a file that is gone, or that holds anything by now
        return None


def _compare_answer(match: Match, line: AnswerLine, before: str, found: Verification) -> Say | None:
    """Give an answer again and return the fault, if there is one: the outcome of a flick has to be equal to the last
    bit, and the answer has to fit its mark. ``before`` is the mark before it."""
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
