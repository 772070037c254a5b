"""The log asks to see an earlier moment of a match again: its flick rolls once more, or the table is seen as it lay."""

from bisect import bisect_right
from typing import TYPE_CHECKING

import pygame
from pygame.event import Event as PygameEvent

from flick.arena.outcome import Outcome
from flick.clips import Rolled
from flick.table.board import Board
from flick.table.match import Match
from flick.table.moment import after_answer
from flick.table.rules import Event

if TYPE_CHECKING:
    from flick.window.match.play_screen import PlayScreen


class PastMoments:
    """On the table of ``screen``; nothing goes on meanwhile."""

    def __init__(self, screen: "PlayScreen") -> None:
        self.screen = screen
        self._looks_back = False
        """Whether the table is seen as it lay before."""
        self._before = ("", "")

    def forget(self) -> None:
        """The table is laid out anew: everything is seen as it lies now."""
        self._looks_back = False
        self.screen.controller.release("past")
        self.screen.controller.release("recall")

    def remember(self, number: int) -> None:
        """See the moment of an event again, its flick if there was one; between bots too, but not while a flick is on
        its way, or dice tumble, nor what was taken back since it was read."""
        screen, arena, told = self.screen, self.screen.arena, self.screen.controller.told
        if screen.presenter.waits or (arena is not None and arena.rolling) or number >= len(told):
            return
        event = told[number]
        flick = flick_before(screen.match, number) if arena is not None else None
        if flick is None:
            self._look_back(number, screen.words(event.say))
        else:
            self._roll_again(event, flick)

    def come_back(self, event: PygameEvent) -> bool:
        """A key or a click leads back to how everything lies now; whether it has done so."""
        if not self._looks_back or event.type not in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            return False
        screen = self.screen
        self.forget()
        screen.table.show()
        screen.ask_again()
        if screen.controller.decision is None:
            screen.board_view.say(*self._before)
        return True

    def _roll_again(self, event: Event, flick: Rolled) -> None:
        """The flick rolls once more, and at its end the event is said where it happened."""
        screen, arena = self.screen, self.screen.arena
        assert arena is not None
        places = {name: (x, y) for name, (x, y, _) in flick.outcome.rest.items()}

        def judge() -> None:
            screen.table.judge(event, flick.outcome.pawn, places, screen.words)

        screen.controller.hold("recall")
        arena.screening.recall(
            flick.before, flick.outcome, screen.app.now, judge, lambda: screen.controller.release("recall")
        )

    def _look_back(self, number: int, said: str) -> None:
        """See the table as it lay when that event had happened."""
        screen, board_view = self.screen, self.screen.board_view
        if not self._looks_back:
            self._before = board_view.asking.said
        board_view.ask(None)
        self._looks_back = True
        screen.controller.hold("past")
        screen.table.lay(board_after(screen.match, number, screen.controller.viewer))
        board_view.say(said, screen.say("window-moment-back"))


def flick_before(match: Match, number: int) -> Rolled | None:
    """The flick that led to an event, of the same turn; ``None`` where nothing was flicked before it."""
    turn = max((start.turn for start in match.turns if start.events <= number), default=0)
    for index in reversed(range(len(match.answers))):
        taken = match.answers[index]
        if taken.turn < turn:
            return None
        if taken.events_before <= number and isinstance(taken.given.outcome, Outcome):
            before = match.game.view(match.line_before(index).state, None).arena
            return Rolled(before, taken.given.outcome) if before is not None else None
    return None


def board_after(match: Match, number: int, viewer: int | None) -> Board:
    """The table as it lay for ``viewer`` when that event had happened."""
    answer = bisect_right(match.answers, number, key=lambda taken: taken.events_before) - 1
    if answer < 0:
        return match.game.view(match.line_before(0).state, viewer)
    line, happened = after_answer(match, answer)
    while happened <= number and isinstance(line.step(), Event):
        happened += 1
    return match.game.view(line.state, viewer)
