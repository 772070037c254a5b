"""The match file ``*.flick``: lines of JSON from which a match can be played again exactly.

Line 1 names the game, its rules, content, options, seats and seed. Then follow: a line for each answer, which is on
disk before the answer counts; a line where answers are taken back; a checkpoint of the state every few turns; and,
where a match does not go on from its own beginning, the base from which it goes on. Lines are only ever appended,
except that a last line torn by a crash is cut off before the next is written.

Lines of answers, and lines that take answers back, have a mark each, by which a reader finds the place at which
somebody has altered the file.
"""

from flick.table.journal.journal_lines import AnswerLine, CheckpointLine, Header
from flick.table.journal.journal_reading import BadJournal, Journal, load, load_header, options_of, state_of
from flick.table.journal.writing import Writer, discard, new_match_file

__all__ = [
    "AnswerLine",
    "BadJournal",
    "CheckpointLine",
    "Header",
    "Journal",
    "Writer",
    "discard",
    "load",
    "load_header",
    "new_match_file",
    "options_of",
    "state_of",
]
