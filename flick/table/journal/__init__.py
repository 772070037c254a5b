"""The match file: ``*.flick``, lines of JSON, and the truth about a match.

Line 1 says which game, rules, content, options, seats and seed. Then comes one line per answer, on disk before the
answer counts; a line that takes answers back; every few turns a checkpoint of the state; and, where a match does not
go on from its own beginning, the base it goes on from. A file is only ever appended to, except that a last line torn
by a crash is cut off before the next is written.

Lines of answers, and lines that take answers back, carry a mark each, so that a file which was altered by hand tells
where.
"""

from flick.table.journal.journal_lines import (
    UNREADABLE,
    AnswerLine,
    BaseLine,
    CheckpointLine,
    Header,
    UndoLine,
    content_fingerprint,
)
from flick.table.journal.journal_reading import BadJournal, Journal, load, load_header, options_of, state_of
from flick.table.journal.writing import CHECKPOINT_EVERY, Writer, discard, new_match_file

__all__ = [
    "CHECKPOINT_EVERY",
    "UNREADABLE",
    "AnswerLine",
    "BadJournal",
    "BaseLine",
    "CheckpointLine",
    "Header",
    "Journal",
    "UndoLine",
    "Writer",
    "content_fingerprint",
    "discard",
    "load",
    "load_header",
    "new_match_file",
    "options_of",
    "state_of",
]
