"""A match on a text terminal: shows what happens, asks, and does what is typed."""

import shlex
import shutil
import sys
from pathlib import Path

from flick.table.files import why_not
from flick.table.match import Match
from flick.table.rulebook import read_rulebook, without_marks
from flick.table.rules import ChooseMany, Decision, Event, Flick, Place
from flick.table.sayings import Fact, Refused, Say, say
from flick.table.words import Words
from flick.terminal.asking import answer_lines
from flick.terminal.board import board_lines, zone_lines
from flick.terminal.keyboard import Keyboard, TimeIsOver
from flick.terminal.lines import fitted
from flick.terminal.log import sentence
from flick.terminal.typed import without_accents, written

COMMANDS: tuple[str, ...] = ("help", "board", "log", "undo", "redo", "rules", "save", "resign", "quit")


class Session:
    """One match at one terminal. ``path`` is the file that keeps the match, if one does."""

    commands = COMMANDS

    def __init__(self, match: Match, words: Words, path: Path | None = None, keyboard: Keyboard | None = None) -> None:
        self.match = match
        self.words = words
        self.path = path
        self._keyboard = keyboard or Keyboard()
        self._people = [seat for seat, who in enumerate(match.seats) if who.is_human]
        self._looking: int | None = self._people[0] if len(self._people) == 1 else None
        self._shown: dict[str, list[str]] = {}
        self._leaving = False

    def run(self) -> int:
        """Play until the end, or until the player leaves or the input ends; the exit code."""
        self._say("session-begins", game=Say(f"game-{self.match.game.id}"))
        self._say("session-help-hint")
        if self._keyboard.seconds:
            self._say("session-clock", seconds=self._keyboard.seconds)
        try:
            while not self._leaving and self._step():
                pass
        except KeyboardInterrupt:
            self._show("")
            self._farewell()
            raise
        self._farewell()
        return 0

    def _step(self) -> bool:
        """The next event, decision or the end; whether the match goes on."""
        item = self.match.step()
        if isinstance(item, Event):
            self._show(sentence(item.seen_by(self._looking), self.words))
        elif isinstance(item, Decision):
            self._decide(item)
        else:
            self._show_changes(self._looking)
            self._show("")
            self._say("match-over", why=item.reason)
            return False
        return True

    def _decide(self, decision: Decision) -> None:
        if not self.match.seats[decision.seat].is_human:
            self._watch(decision)
            return
        try:
            self._ask_person(decision)
        except TimeIsOver:
            self._answer_overdue(decision)

    def _ask_person(self, decision: Decision) -> None:
        self._turn_to(decision.seat)
        self._show_changes(decision.seat, map_too=isinstance(decision, (Flick, Place)))
        self._show("")
        self._ask(decision)
        self._keyboard.begin()
        while not self._leaving and self.match.decision is decision:
            typed = self._read_line(self.words("session-prompt", who=self.words.who(decision.seat)))
            if typed is None:
                self._leaving = True
            elif typed or (isinstance(decision, ChooseMany) and not decision.least):
                self._do(decision, typed)

    def _answer_overdue(self, decision: Decision) -> None:
        """The time is over, and the game's answer for that is given."""
        game = self.match.game
        answer = game.overdue(self.match.state, decision)
        self._show(self.words("session-overdue", answer=answer) + (f" [{game.clock_rule}]" if game.clock_rule else ""))
        self.match.answer(answer)

    def _watch(self, decision: Decision) -> None:
        """A bot answers. What it does on the table is shown; what else it chose, the events tell as far as they may."""
        answer = self.match.ask_bot()
        if isinstance(decision, (Flick, Place)):
            self._show(f"> {self.words.who(decision.seat)}: {answer}")
        if (thought := self.match.answers[-1].thought) is not None:
            self._show(f"  {self.words(thought)}")

    def _do(self, decision: Decision, typed: str) -> None:
        """A command, or else an answer."""
        name, _, rest = typed.partition(" ")
        command = None if name.casefold() == decision.verb.casefold() else self._command(name)
        try:
            if command is not None:
                getattr(self, f"_do_{command}")(decision, rest.strip())
            else:
                self._answer(written(decision, typed, self.words))
        except Refused as refused:
            self._show(self.words(refused.say) + (f" [{refused.rule}]" if refused.rule else ""))

    def _answer(self, text: str) -> None:
        self.match.answer(text)

    def _command(self, name: str) -> str | None:
        low = without_accents(name)
        if low == "?":
            return "help"
        known = ((word, without_accents(self.words(f"command-{word}"))) for word in self.commands)
        return next((word for word, spoken in known if low in (word, spoken)), None)

    def _do_help(self, decision: Decision, rest: str) -> None:
        for word in self.commands:
            self._show(f"  {self.words(f'command-{word}'):<10} {self.words(f'command-{word}-help')}", indent=13)
        self._ask(decision)

    def _do_board(self, decision: Decision, rest: str) -> None:
        for line in board_lines(self.match.view(decision.seat), self.words):
            self._show(line)

    def _do_log(self, decision: Decision, rest: str) -> None:
        for event in self.match.events:
            self._show(sentence(event.seen_by(decision.seat), self.words))

    def _do_undo(self, decision: Decision, rest: str) -> None:
        self.match.undo(decision.seat)
        self._say("session-undone", answer=self.match.next_redo or "")

    def _do_redo(self, decision: Decision, rest: str) -> None:
        answer = self.match.next_redo or ""
        self.match.redo(decision.seat)
        self._say("session-redone", answer=answer)

    def _do_rules(self, decision: Decision, rest: str) -> None:
        paragraph = read_rulebook(self.match.game, self.words.language).rule(rest or decision.rule)
        self._show(f"{paragraph.rule}  {without_marks(paragraph.text)}")

    def _do_save(self, decision: Decision, rest: str) -> None:
        """The match is always kept; ``save FILE`` puts a copy where the player wants it."""
        if self.path is None:
            raise Refused(say("session-not-kept"))
        if not rest:
            print(self.words("session-kept", file=str(self.path)))
            return
        target = Path(rest).expanduser()
        try:
            with target.open("xb") as copy, self.path.open("rb") as kept:
                shutil.copyfileobj(kept, copy)
        except FileExistsError:
            raise Refused(say("journal-exists", file=str(target))) from None
        except OSError as error:
            raise Refused(say("file-unwritable", file=str(target), why=why_not(error))) from None
        print(self.words("session-saved", file=str(target)))

    def _do_resign(self, decision: Decision, rest: str) -> None:
        self.match.resign(decision.seat)

    def _do_quit(self, decision: Decision, rest: str) -> None:
        self._leaving = True

    def _ask(self, decision: Decision) -> None:
        """The question, and how it can be answered."""
        self._show(f"{self.words(decision.ask)} [{decision.rule}]")
        for line in answer_lines(decision, self.words):
            self._show(line, indent=6)

    def _show_changes(self, seat: int | None, map_too: bool = False) -> None:
        """The zones that are not as they were when they were last shown; before a flick also the arena as it is."""
        for zone in self.match.view(seat).zones:
            lines = zone_lines(zone, self.words)
            if self._shown.get(zone.id) != lines or (map_too and zone.kind == "arena"):
                for line in lines:
                    self._show(line)
            self._shown[zone.id] = lines

    def _turn_to(self, seat: int) -> None:
        """Between two people with hidden hands, nobody's hand is left on the screen, and the next one is not shown
        before its owner sits there."""
        if self._looking == seat or len(self._people) < 2:
            return
        self._looking = None
        self._shown.clear()
        if sys.stdin.isatty() and sys.stdout.isatty():
            self._show("\n" * shutil.get_terminal_size().lines)
            self._keyboard.begin()
            self._read_line(self.words("session-curtain", who=self.words.who(seat)))
        self._looking = seat

    def _farewell(self) -> None:
        """Where the match is kept, and how to go on with one that is not over: in whole lines, to be copied."""
        if self.path is None:
            return
        print(self.words("session-kept", file=str(self.path)))
        if self.match.result is None:
            command = shlex.join(["flick", "play", "--text", "--resume", str(self.path)])
            print(self.words("session-go-on", command=command))

    def _say(self, message: str, **facts: Fact) -> None:
        self._show(self.words(Say(message, facts)))

    def _show(self, text: str, indent: int | None = None) -> None:
        print(fitted(text, indent))

    def _read_line(self, prompt: str) -> str | None:
        """What is typed; ``None`` when the input has ended."""
        print(prompt, end=" ", flush=True)
        try:
            line = self._keyboard.line()
        except TimeIsOver:
            print()
            raise
        if not line:
            print()
            return None
        if not sys.stdin.isatty():
            print(line.rstrip("\n"))
        return line.strip()
