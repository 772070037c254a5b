"""The lines of a match file as records, and what may be in them."""

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
"""What reading JSON from anybody may raise."""

LOOKS = ("game.yaml", "colours.yaml", "layout.yaml", "looks.yaml", "story.yaml", "summary.yaml")
"""Content files by which a game is shown, not played."""

Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, lt=1 << 53)]


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """Line 1. Whether its seed is one is for the match to say. By its ``origin`` the table at which the match began
    knows it again."""

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
"""Left out of the line, as long as it is this very object."""


class AnswerLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """One answer, numbered from 0 over the whole match; ``why`` is the reason of the bot that gave it."""

    n: Number
    seat: Number
    answer: str
    outcome: msgspec.Raw = NO_OUTCOME
    why: Say | None = None
    mark: str = ""


class UndoLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """The answers from this number on were taken back."""

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
        """Whether the state is the one whose fingerprint it has."""
        try:
            return fingerprint(msgspec.json.decode(self.state)) == self.fingerprint
        except UNREADABLE:
            return False


class BaseLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """From answer number ``base`` on the match follows from this state, under these rules and this content.

    Written when a match starts from a given position, and when it goes on after the rules have changed.
    """

    base: Number
    turn: Number
    rules: Number
    content: str
    state: msgspec.Raw
    mark: str = ""


Line: TypeAlias = AnswerLine | UndoLine | CheckpointLine | BaseLine


def read_line(text: bytes) -> Line:
    """Any line but the first; one of ``UNREADABLE`` when it is none."""
    if text.startswith(b'{"n":'):
        return from_json(text, AnswerLine)
    if text.startswith(b'{"undo":'):
        return from_json(text, UndoLine)
    if text.startswith(b'{"base":'):
        return from_json(text, BaseLine)
    return from_json(text, CheckpointLine)


def content_fingerprint(game: GamesAny) -> str:
    """Of the content files that a game's rules read: another as soon as one letter of a card is another."""
    if game.rules_content is None:
        found = [path for path in game.folder.rglob("*.yaml") if not _is_looks(path.relative_to(game.folder))]
    else:
        found = [path for pattern in game.rules_content for path in game.folder.glob(pattern)]
    files = sorted(dict.fromkeys(found))
    return fingerprint([(path.relative_to(game.folder).as_posix(), path.read_text("utf-8")) for path in files])


def _is_looks(file: Path) -> bool:
    """Whether a content file is read by front ends and tests alone."""
    return "scenarios" in file.parts or file.as_posix() in LOOKS
