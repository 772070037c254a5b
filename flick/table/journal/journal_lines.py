"""The lines of a match file as records, and what they may hold."""

from pathlib import Path
from typing import Annotated, TypeAlias

import msgspec

from flick.limits import MOST_SEATS
from flick.table.game import GamesAny
from flick.table.nesting import from_json
from flick.table.records import fingerprint
from flick.table.sayings import Say
from flick.table.seats import Seat

FORMAT = "flick-match-1"

UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError)
"""The errors that decoding JSON from strangers can raise."""

LOOKS = ("game.yaml", "colours.yaml", "layout.yaml", "looks.yaml", "story.yaml", "summary.yaml")
"""The content files that say how a game is shown. The rules do not read them."""

Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, lt=1 << 53)]


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """Line 1. The match checks whether its seed is valid. ``origin`` is the signature of the table at which the match
    began, by which that table knows its own matches."""

    format: str
    game: str
    rules: Number
    content: str
    options: msgspec.Raw
    seats: Annotated[list[Seat], msgspec.Meta(max_length=MOST_SEATS)]
    seed: Annotated[int, msgspec.Meta(ge=0)]
    practice: bool = False
    origin: str = ""
    mark: str = ""


NO_OUTCOME = msgspec.Raw()
"""The outcome of an answer that is no flick. msgspec leaves the field out of the line as long as it holds this very
object."""


class AnswerLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """One answer, numbered from 0 over the whole match; ``why`` is the reason that a bot gave for it."""

    n: Number
    seat: Number
    answer: str
    outcome: msgspec.Raw = NO_OUTCOME
    why: Say | None = None
    mark: str = ""


class UndoLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """Says that the answers from number ``undo`` on were taken back."""

    undo: Number
    mark: str = ""


class CheckpointLine(msgspec.Struct, frozen=True):
    """The state before answer number ``checkpoint``, at the beginning of ``turn``."""

    checkpoint: Number
    turn: Number
    fingerprint: str
    state: msgspec.Raw

    @property
    def is_sound(self) -> bool:
        """Whether the state has the fingerprint that the line gives."""
        try:
            return fingerprint(msgspec.json.decode(self.state)) == self.fingerprint
        except UNREADABLE:
            return False


class BaseLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """Says that from answer number ``base`` on the match follows from this state, under these rules and this content.

    It is written when a match starts from a given position, and when a match goes on after the rules have changed.
    """

    base: Number
    turn: Number
    rules: Number
    content: str
    state: msgspec.Raw
    mark: str = ""


Line: TypeAlias = AnswerLine | UndoLine | CheckpointLine | BaseLine


def read_line(text: bytes) -> Line:
    """Decode any line but the first; raises one of ``UNREADABLE`` where that fails."""
    if text.startswith(b'{"n":'):
        return from_json(text, AnswerLine)
    if text.startswith(b'{"undo":'):
        return from_json(text, UndoLine)
    if text.startswith(b'{"base":'):
        return from_json(text, BaseLine)
    return from_json(text, CheckpointLine)


def content_fingerprint(game: GamesAny) -> str:
    """A digest of the content files that the rules of a game read; it changes with every change of such a file."""
    if game.rules_content is None:
        found = [path for path in game.folder.rglob("*.yaml") if not _is_looks(path.relative_to(game.folder))]
    else:
        found = [path for pattern in game.rules_content for path in game.folder.glob(pattern)]
    files = sorted(dict.fromkeys(found))
    return fingerprint([(path.relative_to(game.folder).as_posix(), path.read_text("utf-8")) for path in files])


def _is_looks(file: Path) -> bool:
    """Whether only front ends and tests read a content file."""
    return "scenarios" in file.parts or file.as_posix() in LOOKS
