"""What people do at the table of a match beside playing: they answer, take back, give again, give up."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from flick.table.sayings import Refused, Who
from flick.window.board.choices import refused_line

if TYPE_CHECKING:
    from flick.window.match.play_screen import PlayScreen


class PlayerDeeds:
    """On ``screen``, which says why something is refused."""

    def __init__(self, screen: "PlayScreen") -> None:
        self.screen = screen

    def answer(self, text: str) -> None:
        """Give an answer; whoever gives one that may end badly at once is asked once more."""
        decision = self.screen.controller.decision
        warning = decision.warnings.get(text) if decision is not None else None
        if warning is None:
            self._give(text)
        else:
            title, why = self.screen.say("window-warned-sure"), self.screen.words(warning)
            give = partial(self._give, text)
            self.screen.menu.ask_whether(title, "window-warned-back", "window-warned-on", give, why)

    def undo(self) -> None:
        """Take an answer back. Whoever loses one by it is asked first, one after the other."""
        self._undo_agreed([])

    def redo(self) -> None:
        """Give again what was taken back."""
        self._go_back(self.screen.controller.redo)

    def resign(self) -> None:
        """Whoever looks, or is asked, gives up."""
        self.attempt(self.screen.controller.resign)

    def attempt(self, do: Callable[[], None]) -> None:
        """Do what may be refused, and then say why."""
        try:
            do()
        except Refused as refused:
            self.refuse(refused)

    def refuse(self, refused: Refused) -> None:
        """Say why something cannot be."""
        screen = self.screen
        screen.app.sounds.play("refused")
        screen.speaker.interject(refused_line(refused, screen.words))

    def _give(self, text: str) -> None:
        self.attempt(lambda: self.screen.controller.answer(text))

    def _undo_agreed(self, agreed: Sequence[int]) -> None:
        controller = self.screen.controller
        asked = next((seat for seat in controller.asked_to_undo if seat not in agreed), None)
        if asked is None:
            self._go_back(lambda: controller.undo(agreed))
        else:
            title = self.screen.words("window-undo-ask", who=Who(asked))
            agree = partial(self._undo_agreed, [*agreed, asked])
            self.screen.menu.ask_whether(title, "window-undo-not", "window-undo-agree", agree)

    def _go_back(self, do: Callable[[], None]) -> None:
        """Take an answer back, or give it again: the log is another then."""
        self.attempt(do)
        self.screen.tell_all()
