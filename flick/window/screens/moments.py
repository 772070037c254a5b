"""What flicks have come to, said where it happened; and seen again when somebody asks the log."""

from typing import TYPE_CHECKING

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
        """See the moment of an event again; between bots too, but not while a flick is on its way."""
        screen, arena = self.screen, self.screen.arena
        if arena is None or arena.rolling:
            return
        event, moment = screen.course.told[number], screen.course.moment(number)
        if moment is None:
            screen.speaker.interject(screen.say("window-moment-still"))
            return
        rest = moment.outcome.rest
        about = [name for name in (event.facts.get("pawn"), moment.outcome.pawn) if isinstance(name, str)]
        place = next(((rest[name][0], rest[name][1]) for name in about if name in rest), None)

        def then() -> None:
            if screen.arena is not None and place is not None:
                screen.arena.say(screen.words(event.say), event.rule, place)

        arena.recall(moment.before, moment.outcome, screen.app.now, then)
