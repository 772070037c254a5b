"""What flicks have come to, said where it happened; and seen again when somebody asks the log."""

from typing import TYPE_CHECKING

import pygame
from pygame.event import Event as PygameEvent

from flick.table.rules import Event
from flick.window.board.over_pieces import show_over
from flick.window.effects.amount import amount_of

if TYPE_CHECKING:
    from flick.window.screens.play import PlayScreen


class Moments:
    """In the arena of ``screen``, if it has one."""

    def __init__(self, screen: "PlayScreen") -> None:
        self.screen = screen
        self.flicked: str | None = None
        """The piece that was flicked, until something else is asked."""
        self.looks_back = False
        """Whether the table is seen as it lay before."""
        self._before = ("", "")

    def sign(self, event: Event) -> None:
        """Show over the pawns that an event names what it has done to them."""
        screen = self.screen
        effect = screen.layout.effects.get(event.kind) if screen.layout else None
        if screen.arena is None or effect is None:
            return
        if effect.strikes and screen.board_view is not None and amount_of(screen.app.settings).weight > 0:
            screen.board_view.strike_out()
        show_over(screen.arena, effect, event)

    def judge(self, event: Event) -> bool:
        """Say where it happened what a flick has decided; whether that is said of this event."""
        screen = self.screen
        verdicts = screen.layout.verdicts if screen.layout else []
        if screen.arena is None or self.flicked is None or event.kind not in verdicts:
            return False
        pawns = screen.course.board.arena.pawns
        for name in (event.facts.get("pawn"), self.flicked):
            if isinstance(name, str) and name in pawns:
                screen.arena.say(screen.words(event.say), event.rule, (pawns[name].x, pawns[name].y))
                return True
        return False

    def remember(self, number: int) -> None:
        """See the moment of an event again, its flick if there was one; between bots too, but not while a flick is on
        its way, or dice tumble."""
        screen, arena = self.screen, self.screen.arena
        if screen.happenings.wait or (arena is not None and arena.rolling):
            return
        event = screen.course.told[number]
        moment = screen.course.moment(number) if arena is not None else None
        if moment is None or arena is None:
            self._look_back(number, screen.words(event.say))
            return
        rest = moment.outcome.rest
        about = [name for name in (event.facts.get("pawn"), moment.outcome.pawn) if isinstance(name, str)]
        place = next(((rest[name][0], rest[name][1]) for name in about if name in rest), None)

        def then() -> None:
            if screen.arena is not None and place is not None:
                screen.arena.say(screen.words(event.say), event.rule, place)

        arena.recall(moment.before, moment.outcome, screen.app.now, then)

    def _look_back(self, number: int, said: str) -> None:
        """See the table as it lay when that event had happened; nothing goes on meanwhile."""
        screen, board_view = self.screen, self.screen.board_view
        if board_view is None:
            return
        if not self.looks_back:
            self._before = board_view.said
        board_view.ask(None)
        self.looks_back = True
        screen.lay_board(screen.course.board_then(number))
        board_view.say(said, screen.say("window-moment-back"))

    def come_back(self, event: PygameEvent) -> bool:
        """A key or a click leads back to how everything lies now; whether it has done so."""
        if not self.looks_back or event.type not in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            return False
        screen, self.looks_back = self.screen, False
        screen.show_board()
        screen.ask_again()
        if screen.course.decision is None and screen.board_view is not None:
            screen.board_view.say(*self._before)
        return True
