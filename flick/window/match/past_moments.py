"""The log asks to see an earlier moment of a match again: its flick rolls once more, or the table is seen as it lay."""

from typing import TYPE_CHECKING

import pygame
from pygame.event import Event as PygameEvent

from flick.table.rules import Event
from flick.window.match.match_past import PastFlick, board_after, flick_before

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
        its way, or dice tumble."""
        screen, arena = self.screen, self.screen.arena
        if screen.presenter.waits or (arena is not None and arena.rolling):
            return
        event = screen.controller.told[number]
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
        screen.show_board()
        screen.ask_again()
        if screen.controller.decision is None and screen.board_view is not None:
            screen.board_view.say(*self._before)
        return True

    def _roll_again(self, event: Event, flick: PastFlick) -> None:
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
        if board_view is None:
            return
        if not self._looks_back:
            self._before = board_view.said
        board_view.ask(None)
        self._looks_back = True
        screen.controller.hold("past")
        screen.lay_board(board_after(screen.match, number, screen.controller.viewer))
        board_view.say(said, screen.say("window-moment-back"))
