"""What is read at the top of a match: what is asked and how that is done, what happens, why something cannot be."""

from typing import TYPE_CHECKING

from flick.table.naming import capital
from flick.table.promises import promises_of
from flick.table.rules import Decision, Event
from flick.table.sayings import Say, Who
from flick.window.match.match_news import AnswerGiven

if TYPE_CHECKING:
    from flick.window.match.play_screen import PlayScreen

INTERJECTION = 3500.0
"""ms for which something is read in place of the question, such as why an answer was refused."""


class PromptSpeaker:
    """Speaks through the table of ``screen``, as soon as that is laid out."""

    def __init__(self, screen: "PlayScreen") -> None:
        self.screen = screen
        self._until: float | None = None
        self._hint: Say | None = None
        self._why = ""
        self._by = Who(0)
        """Who answered last, and why."""
        self._comes_next = False
        """Whether nothing of what comes of that has been told yet."""

    @property
    def interjects(self) -> bool:
        """Whether something is read that soon gives way to the question."""
        return self._until is not None

    def ask(self, decision: Decision | None) -> None:
        """Say what is asked, or nothing any more."""
        screen = self.screen
        self._hint = self._hint_now(decision)
        told = decision is not None and screen.app.settings.odds and screen.tells_odds
        promises = promises_of(screen.match) if told else {}
        screen.board_view.ask(decision, screen.words(self._hint) if self._hint else "", promises)

    def answered(self, answered: AnswerGiven) -> None:
        """Nothing is asked any more; while a flick rolls, who makes it is read. What comes of the answer is told with
        the reason that a bot gave for it, if it gave one and holds nothing that anybody at the table may not see."""
        screen, thought = self.screen, answered.thought
        self._by, self._comes_next = Who(answered.seat), True
        openly = thought is not None and not screen.match.hides_among(range(len(screen.match.seats)))
        self._why = screen.words(thought) if thought is not None and openly else ""
        self.narrate(self._of_flick(answered.flicks) if answered.flicks is not None else "")

    def _of_flick(self, rolls: Say) -> str:
        """The deed as the game has words for it, or only whose it is."""
        words = self.screen.words
        return words(rolls) if words.has(rolls.id) else words("window-rolls", who=rolls.facts["who"])

    def narrate(self, what: str = "", event: Event | None = None) -> None:
        """Say what has just happened. Why somebody did something is told with the first that comes of it, and
        with what follows as long as that is about them."""
        screen = self.screen
        if event is not None:
            self._why = self._why if self._comes_next or event.facts.get("who") == self._by else ""
            self._comes_next = False
        if screen.narrates and not self.interjects:
            screen.board_view.happens(capital(what), self._why)

    def interject(self, what: str) -> None:
        """Say something in place of what is asked, for a while."""
        screen = self.screen
        screen.board_view.say(what)
        self._until = screen.app.now + INTERJECTION

    def tick(self, now: float) -> None:
        """After an interjection the question is said again. Whoever takes the keys, or the mouse, is told how one
        flicks with them."""
        board_view = self.screen.board_view
        if self._until is not None:
            if now <= self._until:
                return
            self._until = None
            board_view.repeat()
        hint = self._hint_now(self.screen.controller.decision)
        if hint != self._hint:
            self._hint = hint
            board_view.tell_how(self.screen.words(hint) if hint is not None else "")

    def _hint_now(self, decision: Decision | None) -> Say | None:
        arena = self.screen.arena
        return arena.hint if arena is not None and decision is not None else None
