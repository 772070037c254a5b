"""A match on a text terminal: shows what happens, asks, and does what is typed."""

import shlex
import sys
from collections.abc import Mapping
from pathlib import Path

from flick.table.answers import only_answer, read, spares_questions
from flick.table.decisions import choice_in
from flick.table.files import copied
from flick.table.game import Result
from flick.table.ground import Ground
from flick.table.match import Match
from flick.table.naming import answer_title, without_accents
from flick.table.promises import AS_IT_IS, Promise, promise_line, promises_of, shared_basis
from flick.table.rulebook import book_of, without_marks
from flick.table.rules import ChooseMany, Decision, Event, Flick, Place
from flick.table.sayings import Fact, Refused, Say, Who, say
from flick.table.story import story_in
from flick.table.words import Words
from flick.terminal.answer_lines import answer_lines
from flick.terminal.cards import card_deeds, card_title, cards_held, find_card
from flick.terminal.keyboard import Keyboard, TimeIsOver
from flick.terminal.pawns import callings
from flick.terminal.scores import result_lines, story_lines
from flick.terminal.sides import side_lines, with_sides
from flick.terminal.table_text import TableText
from flick.terminal.text_lines import fitted
from flick.terminal.turn_log import TurnLog, numbered, story_for, without_folders
from flick.terminal.typed import could_mean, is_answer, options_of, written, yes_or_no

COMMANDS: tuple[str, ...] = ("help", "board", "card", "log", "undo", "redo", "rules", "save", "resign", "quit")

CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""The control characters that clear a terminal and what can be scrolled back to."""


class Session:
    """One match at one terminal, with people who share it and bots."""

    commands = COMMANDS

    odds = True
    """Whether answers are listed with their promises."""

    def __init__(self, match: Match, words: Words, keyboard: Keyboard | None = None) -> None:
        self.match = match
        self.words = words
        self._titles = with_sides(match, words)
        self._keyboard = keyboard or Keyboard()
        self._people = [seat for seat, who in enumerate(match.seats) if who.is_human]
        self._looking: int | None = self._people[0] if len(self._people) == 1 else None
        self._seen = TableText(self._titles)
        self._leaving = False
        self._labelled = ""
        self._explained: set[str] = set()
        """The cards that have been explained already."""
        self._plan = story_in(match.game.folder)
        self._log = TurnLog(words, self._plan)
        self._log.begin_again(match.events)

    @property
    def path(self) -> Path | None:
        """The path of the file that keeps the match now; ``None`` if none does."""
        return None if self.match.recorder is None else self.match.recorder.path

    def run(self) -> int:
        """Play until the end, or until the player leaves or the input ends; the exit code."""
        self._say("session-begins", game=Say(f"game-{self.match.game.id}"))
        self._say_sides()
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
        """Handle the next event, decision or the end, and return whether the match goes on."""
        item = self.match.step()
        self._tell_news()
        if isinstance(item, Event):
            self._hear(item)
        elif isinstance(item, Decision):
            self._decide(item)
        else:
            self._show_changes(self._looking)
            self._show("")
            self._say_story()
            self._say_result(item)
            return False
        return True

    def _tell_news(self) -> None:
        """Print the notices that there are about the file that keeps the match."""
        news = [] if self.match.recorder is None else self.match.recorder.news
        while news:
            self._show(self.words(news.pop(0)))

    def _hear(self, event: Event) -> None:
        """Print the line of an event that is a deed, and explain the card that it names where a bot has chosen the card
        for what it does, or the card is seen for the first time."""
        seen = event.seen_by(self._looking)
        told = self._log.hear(seen)
        if told is None:
            return
        self._show(told)
        if self._labelled and self._labelled in event.facts.values():
            self._explain(self._labelled)
            self._labelled = ""
        elif seen.kind in self._plan.explained and isinstance(card := seen.facts.get("card"), str):
            self._explain(card, again=False)

    def _explain(self, card: str, *, again: bool = True) -> None:
        """Print what a card does; without ``again``, only where it has not been explained yet."""
        look = self.match.game.card_look(card)
        if look is None or (not again and look.id in self._explained):
            return
        self._explained.add(look.id)
        if deeds := card_deeds(look, self.words):
            self._show(f"  {deeds}")

    def _decide(self, decision: Decision) -> None:
        if not self.match.seats[decision.seat].is_human:
            self._watch(decision)
            return
        try:
            self._ask_person(decision)
        except TimeIsOver:
            self._answer_overdue(decision)

    def _ask_person(self, decision: Decision) -> None:
        at_open_table = self._turn_to(decision)
        if self._answers_alone(decision):
            return
        self._show_changes(decision.seat, decision)
        self._show("")
        if at_open_table:
            self._say("session-asked", who=self.words.who_as_whom(decision.seat))
        self._ask(decision)
        self._keyboard.begin()
        while not self._leaving and self.match.decision is decision:
            typed = self._keyboard.ask(self.words("session-prompt", who=self.words.who_as_whom(decision.seat)))
            if typed is None:
                self._leaving = True
            elif typed or (isinstance(decision, ChooseMany) and not decision.least):
                self._do(decision, typed)

    def _answers_alone(self, decision: Decision) -> bool:
        """Give the answer to a decision that has no other, and return whether that was done. Where hands are hidden,
        whoever is asked has taken the keyboard before, so that nobody learns more from it than from a question; and
        they are asked all the same where they could say that they want to pass for longer."""
        only = only_answer(decision)
        if spares_questions(decision) and self.match.hides_among(self._people):
            only = None
        if only is not None:
            self.match.answer(only)
        return only is not None

    def _answer_overdue(self, decision: Decision) -> None:
        """Give the game's answer to a question whose time is over."""
        game = self.match.game
        answer = game.overdue(self.match.state, decision)
        told = self.words("session-overdue", answer=answer_title(decision, answer, self.words))
        self._show(told + (f" [{game.clock_rule}]" if game.clock_rule else ""))
        self.match.answer(answer)

    def _watch(self, decision: Decision) -> None:
        """Let a bot answer, and print an answer that everybody can see on the table; other answers are told by
        events."""
        answer = self.match.ask_bot()
        chosen = next((one for one in options_of(decision) if one.name == answer), None)
        if isinstance(decision, (Flick, Place)) and chosen is None:
            self._say("session-answered", who=self.words.who(decision.seat), answer=answer)
        if chosen is not None:
            self._labelled = chosen.thing if chosen.say else ""
        last = len(self.match.answers) - 1
        if (thought := self.match.answers[last].thought) is not None and self.match.sees(last, self._looking):
            self._show(f"  {self.words(thought)}")

    def _do(self, decision: Decision, typed: str) -> None:
        """Carry out what was typed, as a command where it is one and else as an answer."""
        name, _, rest = typed.partition(" ")
        command = None if is_answer(decision, typed) else self._command(name)
        try:
            if command is not None:
                getattr(self, f"_do_{command}")(decision, rest.strip())
            else:
                self._answer_typed(decision, typed)
        except Refused as refused:
            self._show(self.words(refused.say) + (f" [{refused.rule}]" if refused.rule else ""))

    def _answer_typed(self, decision: Decision, typed: str) -> None:
        """Give the answer that the typed text means; a refusal quotes it as it was typed."""
        board = self.match.view(decision.seat)
        called = callings(self.match, decision, board, self.words) if isinstance(decision, Flick) else {}
        text = written(decision, typed, self.words, called)
        choice = choice_in(decision)
        if choice is not None and len(several := could_mean(choice, text, self.words)) > 1:
            raise Refused(say("session-several-answers", answer=typed, labels=" · ".join(several)))
        try:
            self._answer(text)
        except Refused as refused:
            if refused.say.facts.get("answer") != text:
                raise
            raise Refused(Say(refused.say.id, {**refused.say.facts, "answer": typed}), refused.rule) from None

    def _answer(self, text: str) -> None:
        """Give an answer; where it may lead to a bad end at once, ask once more before."""
        decision = self.match.decision
        warning = decision.warnings.get(read(decision, text).text) if decision is not None else None
        if warning is not None:
            typed = self._keyboard.ask(self.words("session-warned", warning=warning))
            if typed is None or yes_or_no(typed, self.words) != "yes":
                return
        self.match.answer(text)

    def _command(self, name: str) -> str | None:
        low = without_accents(name)
        if low == "?":
            return "help"
        known = ((word, without_accents(self.words(f"command-{word}"))) for word in self.commands)
        return next((word for word, spoken in known if low in (word, spoken)), None)

    def _do_help(self, decision: Decision, rest: str) -> None:
        self._say("session-help-answers")
        for word in self.commands:
            what = "command-leave-help" if word == "quit" and self.path is None else f"command-{word}-help"
            self._show(f"  {self.words(f'command-{word}'):<10} {self.words(what)}", indent=13)
        self._ask(decision)

    def _do_board(self, decision: Decision, rest: str) -> None:
        """Print the table as it is, or as it was after the answer with that number in the log."""
        board = self.match.view(decision.seat)
        if rest.isdecimal() and int(rest) < len(self.match.answers):
            board = self.match.game.view(self.match.line_before(int(rest) + 1).state, decision.seat)
        for line in self._seen.whole(board):
            self._show(line)

    def _do_card(self, decision: Decision, rest: str) -> None:
        """Print the card with that name; without a name, the cards in the hand of whoever is asked."""
        game, seat = self.match.game, decision.seat
        looks = [find_card(game, rest, self.words)] if rest else cards_held(game, self.match.view(seat), seat)
        for look in looks:
            self._show(card_title(look, self.words))
            if deeds := card_deeds(look, self.words):
                self._show(f"  {deeds}")

    def _do_log(self, decision: Decision, rest: str) -> None:
        """Print what has happened by turns; or every step, only the deeds of somebody, or the reasons of bots."""
        for line in numbered(
            story_for(self.match, decision.seat, without_accents(rest), self._plan, self.words), self.match, self.words
        ):
            self._show(line, indent=8)

    def _do_undo(self, decision: Decision, rest: str) -> None:
        undoer = self.match.undoer(decision.seat)
        agreed = self.match.asked_to_undo(undoer)
        if all(self._agrees_to_undo(other, undoer) for other in agreed):
            self.match.undo(undoer, agreed=agreed)
            self._log.begin_again(self.match.events)
            self._tell_undone(decision.seat)

    def _tell_undone(self, seat: int) -> None:
        """Print which answer was taken back, unless ``seat``, which asked for that, may not see the answer."""
        undone = self.match.decision
        if undone is not None and undone.is_unseen and undone.seat != seat:
            self._say("session-undone-unseen", who=Who(undone.seat))
        else:
            self._say("session-undone", answer=self._next_redo())

    def _agrees_to_undo(self, other: int, undoer: int) -> bool:
        """Ask somebody whether their answer may be taken back together with that of another person."""
        typed = self._keyboard.ask(self.words("session-undo-agree", who=Who(other), whose=Who(undoer)))
        agrees = typed is not None and yes_or_no(typed, self.words) == "yes"
        if not agrees:
            self._say("session-undo-not", who=Who(other))
        return agrees

    def _do_redo(self, decision: Decision, rest: str) -> None:
        answer = self._next_redo()
        self.match.redo(decision.seat)
        self._log.begin_again(self.match.events)
        self._say("session-redone", answer=answer)

    def _next_redo(self) -> str:
        """The title of the answer that was taken back last, which answers the present question."""
        return answer_title(self.match.decision, self.match.next_redo or "", self.words)

    def _do_rules(self, decision: Decision, rest: str) -> None:
        game = self.match.game
        paragraph = book_of(game, self.match.options, self.words).rule(rest or decision.rule)
        self._show(f"{paragraph.rule}  {without_marks(paragraph.text)}")

    def _do_save(self, decision: Decision, rest: str) -> None:
        """Copy the match file to where the player wants it; without a path, print where the match is kept anyway."""
        if self.path is None:
            raise Refused(say("session-not-kept"))
        if not rest:
            print(self.words("session-kept", file=str(self.path)))
            return
        print(self.words("session-saved", file=str(copied(self.path, rest))))

    def _do_resign(self, decision: Decision, rest: str) -> None:
        """Ask once more whether the seat gives up, since that cannot be taken back, and give up after a yes."""
        typed = self._keyboard.ask(self.words("session-resign-sure"))
        if typed is None:
            self._leaving = True
        elif yes_or_no(typed, self.words) == "yes":
            self.match.resign(decision.seat)
        else:
            self._say("session-resign-not")

    def _do_quit(self, decision: Decision, rest: str) -> None:
        self._leaving = True

    def _ask(self, decision: Decision) -> None:
        """Print the question, and how it can be answered."""
        self._show(self._question(decision))
        promises = promises_of(self.match) if self.odds else {}
        if AS_IT_IS in promises:
            self._show(f"  {promise_line(promises[AS_IT_IS], self.words)}")
        if (basis := shared_basis(promises)) is not None:
            self._show("  " + self.words("promises-rest-on", what=basis))
        for line in self._answer_lines(decision, promises):
            self._show(line, indent=6)

    def _question(self, decision: Decision) -> str:
        return f"{self.words(without_folders(decision.ask))} [{decision.rule}]"

    def _answer_lines(self, decision: Decision, promises: Mapping[str, Promise] = {}) -> list[str]:
        zones = self.match.view(decision.seat).zones
        pieces = [piece for zone in zones if zone.kind == "arena" for piece in zone.pieces]
        maps = [zone.layout for zone in zones if isinstance(zone.layout, Ground) and zone.layout.has_squares]
        squares = frozenset(cell for ground in maps for cell in ground.cells)
        return answer_lines(decision, self.words, pieces, promises, squares)

    def _show_changes(self, seat: int | None, decision: Decision | None = None) -> None:
        """Print the zones that have changed since they were last shown."""
        for line in self._seen.changes(self.match.view(seat).zones, decision):
            self._show(line)

    def _turn_to(self, decision: Decision) -> bool:
        """Prepare the screen for whoever is asked. Return True where that is another person than before and nothing had
        to be hidden, so that the question names them.

        Where hands are hidden, or answers that one of two people may not see, the screen is cleared, and the next hand
        is shown only after its owner has taken the keyboard. Where nothing is hidden, nobody looks away.
        """
        seat, hides = decision.seat, self.match.hides_among(self._people)
        if len(self._people) < 2 or (self._looking == seat and (hides or not decision.is_unseen)):
            return False
        if not (hides or decision.is_unseen or self.match.keeps_from(seat)):
            self._looking = seat
            return True
        self._looking = None
        self._seen.forget()
        if sys.stdin.isatty() and sys.stdout.isatty():
            print(CLEAR, end="")
            self._keyboard.begin()
            self._keyboard.ask(self.words("session-curtain", who=self._titles.who(seat)))
        self._looking = seat
        return False

    def _say_sides(self) -> None:
        """Print which seat plays what, and which seats are bots."""
        for line in side_lines(self.match, self.words):
            self._show(line)

    def _say_story(self) -> None:
        for line in story_lines(self.match, self.words):
            self._show(line)

    def _say_result(self, result: Result) -> None:
        for line in result_lines(self.match.game, result, self.words):
            self._show(line)

    def _farewell(self) -> None:
        """Print where the match is kept, and the command that goes on with one that is not over, in unbroken lines that
        can be copied."""
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
