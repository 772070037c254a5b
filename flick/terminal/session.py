"""A match on a text terminal: shows what happens, asks, and does what is typed."""

import shutil
import sys
import textwrap
from pathlib import Path

from flick.table.answers import write_aim, write_place
from flick.table.match import Match
from flick.table.rulebook import read_rulebook
from flick.table.rules import Aim, Amount, Choose, ChooseMany, Confirm, Decision, Event, Flick, Option, Place
from flick.table.sayings import Refused, Say, say
from flick.table.words import Words
from flick.terminal.board import WIDTH, board_lines
from flick.terminal.log import sentence
from flick.terminal.typed import written

COMMANDS = ("help", "board", "log", "undo", "redo", "rules", "save", "resign", "quit")


class Session:
    """One match at one terminal. ``path`` is the file that keeps the match, if one does."""

    def __init__(self, match: Match, words: Words, path: Path | None = None) -> None:
        self.match = match
        self.words = words
        self.path = path
        self._people = [seat for seat, who in enumerate(match.seats) if who.is_human]
        self._looking: int | None = self._people[0] if len(self._people) == 1 else None
        self._leaving = False

    def run(self) -> int:
        """Play until the end, or until the player leaves or the input ends; the exit code."""
        self._say("session-help-hint")
        while not self._leaving:
            item = self.match.step()
            if isinstance(item, Event):
                self._show(sentence(item.seen_by(self._looking), self.words))
            elif isinstance(item, Decision):
                self._decide(item)
            else:
                self._show("")
                self._show(self.words("match-over", why=item.reason))
                break
        if self.path is not None:
            self._say("session-kept", file=str(self.path))
        return 0

    def _decide(self, decision: Decision) -> None:
        if not self.match.seats[decision.seat].is_human:
            answer = self.match.ask_bot()
            self._show(f"> {self.words.who(decision.seat)}: {answer}")
            if (thought := self.match.answers[-1].thought) is not None:
                self._show(f"  {self.words(thought)}")
            return
        self._turn_to(decision.seat)
        for line in board_lines(self.match.view(decision.seat), self.words):
            self._show(line)
        self._show("")
        self._ask(decision)
        while not self._leaving and self.match.decision is decision:
            typed = self._read_line(self.words("session-prompt", who=self.words.who(decision.seat)))
            if typed is None:
                self._leaving = True
            elif typed:
                self._do(decision, typed)

    def _do(self, decision: Decision, typed: str) -> None:
        """A command, or else an answer."""
        name, _, rest = typed.partition(" ")
        command = self._command(name)
        try:
            if command is not None:
                getattr(self, f"_do_{command}")(decision, rest.strip())
            else:
                self.match.answer(written(decision, typed, self.words))
        except Refused as refused:
            rule = f" [{refused.rule}]" if refused.rule else ""
            self._show(self.words(refused.say) + rule)

    def _command(self, name: str) -> str | None:
        low = name.casefold()
        if low == "?":
            return "help"
        return next((word for word in COMMANDS if low in (word, self.words(f"command-{word}").casefold())), None)

    def _do_help(self, decision: Decision, rest: str) -> None:
        for word in COMMANDS:
            self._show(f"  {self.words(f'command-{word}'):<10} {self.words(f'command-{word}-help')}")
        self._ask(decision)

    def _do_board(self, decision: Decision, rest: str) -> None:
        for line in board_lines(self.match.view(decision.seat), self.words):
            self._show(line)

    def _do_log(self, decision: Decision, rest: str) -> None:
        for event in self.match.events:
            self._show(sentence(event.seen_by(decision.seat), self.words))

    def _do_undo(self, decision: Decision, rest: str) -> None:
        self.match.undo(decision.seat)
        self._say("session-undone", answer=self._undone_answer())

    def _do_redo(self, decision: Decision, rest: str) -> None:
        self.match.redo(decision.seat)

    def _do_rules(self, decision: Decision, rest: str) -> None:
        book = read_rulebook(self.match.game, self.words.language)
        wanted = rest or decision.rule
        paragraph = book.rule(wanted)
        self._show(f"{paragraph.rule}  {paragraph.text.replace('*', '')}")

    def _do_save(self, decision: Decision, rest: str) -> None:
        """The match is always kept; ``save FILE`` puts a copy where the player wants it."""
        if self.path is None:
            raise Refused(say("session-not-kept"))
        if not rest:
            self._say("session-kept", file=str(self.path))
            return
        target = Path(rest).expanduser()
        if target.exists():
            raise Refused(say("journal-exists", file=str(target)))
        try:
            shutil.copyfile(self.path, target)
        except OSError as error:
            raise Refused(say("file-unwritable", file=str(target), why=error.strerror or str(error))) from None
        self._say("session-saved", file=str(target))

    def _do_resign(self, decision: Decision, rest: str) -> None:
        self.match.resign(decision.seat)

    def _do_quit(self, decision: Decision, rest: str) -> None:
        self._leaving = True

    def _ask(self, decision: Decision) -> None:
        """The question, and how it can be answered."""
        self._show(f"{self.words(decision.ask)} [{decision.rule}]")
        for line in answer_lines(decision, self.words):
            self._show(line)

    def _turn_to(self, seat: int) -> None:
        """Between two people with hidden hands, nobody's hand is left on the screen."""
        if self._looking == seat or len(self._people) < 2:
            return
        self._looking = seat
        if sys.stdin.isatty() and sys.stdout.isatty():
            self._show("\n" * shutil.get_terminal_size().lines)
            self._read_line(self.words("session-curtain", who=self.words.who(seat)))

    def _undone_answer(self) -> str:
        return self.match.next_redo or ""

    def _say(self, message: str, **facts: str) -> None:
        self._show(self.words(Say(message, facts)))

    def _show(self, text: str) -> None:
        for line in text.split("\n"):
            print("\n".join(textwrap.wrap(line, WIDTH, subsequent_indent="  ")) if len(line) > WIDTH else line)

    def _read_line(self, prompt: str) -> str | None:
        """What is typed; ``None`` when the input has ended."""
        print(prompt, end=" ", flush=True)
        line = sys.stdin.readline()
        if not line:
            print()
            return None
        if not sys.stdin.isatty():
            print(line.rstrip("\n"))
        return line.strip()


def answer_lines(decision: Decision, words: Words) -> list[str]:
    """The options with their numbers, or the form that an answer takes."""
    if isinstance(decision, (Choose, ChooseMany)):
        lines = [f"  {number:>2}  {option_label(option, words)}" for number, option in enumerate(decision.options, 1)]
        if isinstance(decision, ChooseMany):
            lines.append("  " + words("answer-many", least=decision.least, most=decision.most))
        return lines
    if isinstance(decision, Confirm):
        return ["  " + words("answer-confirm")]
    if isinstance(decision, Amount):
        return ["  " + words("answer-amount", least=decision.least, most=decision.most)]
    if isinstance(decision, Place):
        spots = [
            f"  {number:>2}  {write_place(decision.piece, x, y, decision.verb)}"
            for number, (x, y) in enumerate(decision.suggestions[:9], 1)
        ]
        return [*spots, "  " + words("answer-place")]
    if isinstance(decision, Flick):
        example = write_aim(Aim(decision.pawns[0], 0.55, round(decision.most_speed / 2)), decision.verb)
        limits = words("answer-flick", example=example, least=decision.least_speed, most=decision.most_speed)
        pawns = words("answer-pawns", pawns=", ".join(decision.pawns))
        return [f"  {pawns}", f"  {limits}"]
    return []


def option_label(option: Option, words: Words) -> str:
    """What an option does: its own label, or the one made of its verb and its thing."""
    if option.say is not None:
        return words(option.say)
    if words.has(f"do-{option.verb}"):
        return words(f"do-{option.verb}", what=option.thing)
    return words.name(option.name)
