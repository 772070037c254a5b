"""A match over two pipes, for front ends that are not written in Python: out goes a line of JSON for each event and
question, in comes a line of text for each answer.

A line that goes out is an object with one of these keys: ``match`` at the beginning, ``event``, beside which ``own``
has what only some people see of it, ``asked`` with the ``board`` as whoever is asked sees it, ``refused``, ``notice``
about the match file, ``result``. A line that comes in is an answer in its written form, or one of the commands
``/undo``, ``/undo-agreed`` (which also takes back answers of others, who have agreed), ``/redo``, ``/resign`` and
``/quit``.
"""

import sys
from collections.abc import Callable, Mapping
from typing import Any

from flick.table.asked import asked
from flick.table.board import Board
from flick.table.game import Result
from flick.table.match import Match
from flick.table.naming import piece_name, zone_title
from flick.table.promises import promises_of
from flick.table.records import to_json, to_plain
from flick.table.rules import Decision, Event
from flick.table.sayings import Refused, say
from flick.table.words import Words

COMMAND = "/"


class Protocol:
    """Plays one match with another program: sends what happens and what is asked, and reads the answers."""

    def __init__(self, match: Match, words: Words) -> None:
        self.match = match
        self.words = words
        self._people = [seat for seat, who in enumerate(match.seats) if who.is_human]
        self._leaving = False

    def run(self) -> int:
        """Play until the end, or until the input ends; the exit code."""
        match = self.match
        self._send(
            match={
                "game": match.game.id,
                "options": to_plain(match.options),
                "seats": to_plain(match.seats),
                "file": None if match.recorder is None else str(match.recorder.path),
            }
        )
        while not self._leaving:
            item = match.step()
            self._tell_news()
            if isinstance(item, Event):
                self._send(**self._told(item))
            elif isinstance(item, Result):
                self._send(result={**to_plain(item), "text": self.words(item.reason)})
                break
            elif match.seats[item.seat].is_human:
                self._ask(item)
            else:
                match.ask_bot()
        return 0

    def _tell_news(self) -> None:
        """Send the notices that there are about the file that keeps the match."""
        recorder = self.match.recorder
        while recorder is not None and recorder.news:
            self._send(notice={"file": str(recorder.path), "text": self.words(recorder.news.pop(0))})

    def _told(self, event: Event) -> Mapping[str, Any]:
        """The record of an event as everybody may know it; its key ``own`` has, by seat, what only some people may
        know."""
        public = event.seen_by(None)
        own = {str(seat): self._event(seen) for seat in self._people if (seen := event.seen_by(seat)) != public}
        return {"event": self._event(public), **({"own": own} if own else {})}

    def _event(self, event: Event) -> dict[str, Any]:
        return {**to_plain(event), "text": self.words(event.say)}

    def _ask(self, decision: Decision) -> None:
        """Send a question, and read lines until it is answered or the input ends."""
        self._send(
            asked=to_plain(asked(decision, self.words, promises_of(self.match))),
            board=self._board(self.match.view(decision.seat)),
        )
        while not self._leaving and self.match.decision is decision:
            line = sys.stdin.readline()
            if not line:
                self._leaving = True
            elif text := line.strip():
                try:
                    self._do(decision, text)
                except Refused as refused:
                    self._send(refused={"why": self.words(refused.say), "rule": refused.rule})

    def _board(self, board: Board) -> dict[str, Any]:
        """The board as plain data, with the titles of its zones and the names of its pieces."""
        return {
            **to_plain(board),
            "titles": {zone.id: zone_title(zone, self.words) for zone in board.zones},
            "names": {piece.id: piece_name(piece, self.words) for zone in board.zones for piece in zone.pieces},
        }

    def _do(self, decision: Decision, text: str) -> None:
        if not text.startswith(COMMAND):
            self.match.answer(text)
            return
        commands: Mapping[str, Callable[[int], Any]] = {
            "undo": lambda seat: self.match.undo(self.match.undoer(seat)),
            "undo-agreed": self._undo_agreed,
            "redo": self._redo,
            "resign": self.match.resign,
            "quit": self._quit,
        }
        command = commands.get(text.removeprefix(COMMAND))
        if command is None:
            known = ", ".join(f"{COMMAND}{name}" for name in commands)
            raise Refused(say("no-such-command", command=text, known=known))
        command(decision.seat)

    def _undo_agreed(self, seat: int) -> None:
        """Undo for a seat and take back answers of others as well; whoever sends the command says that they have
        agreed."""
        undoer = self.match.undoer(seat)
        self.match.undo(undoer, agreed=self.match.asked_to_undo(undoer))

    def _redo(self, seat: int) -> None:
        """Give the answers again that were taken back, up to the next question for the seat, and send what happens by
        them."""
        known = len(self.match.events)
        self.match.redo(seat)
        for event in self.match.events[known:]:
            self._send(**self._told(event))

    def _quit(self, seat: int) -> None:
        self._leaving = True

    def _send(self, **record: Any) -> None:
        sys.stdout.write(to_json(record).decode() + "\n")
        sys.stdout.flush()
