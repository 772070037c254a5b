"""What falls between the hands of two people at one screen: the curtain, and whose turn it is behind it."""

from typing import TYPE_CHECKING

from pygame import Rect

from flick.window.menus.standing import team_of
from flick.window.widgets.curtain import Curtain

if TYPE_CHECKING:
    from flick.window.match.play_screen import PlayScreen

SEAL = 36
"""Radius of the seal on the curtain, in pixels of the design."""


class HandCurtain:
    """In front of the table of ``screen``."""

    def __init__(self, screen: "PlayScreen") -> None:
        self.screen = screen
        self._curtain: Curtain | None = None
        self._seat = 0

    def hang_again(self) -> None:
        """Everything was laid out anew: the curtain falls again if it hung there."""
        if self._curtain is not None:
            self.fall(self._seat)

    def fall(self, seat: int) -> None:
        """Hide the table until that person lifts the curtain. Where a game has words for whose turn it is, they come
        first."""
        screen = self.screen
        screen.table.show()
        self._seat, faces = seat, screen.board_view.faces
        side = faces.side(seat)
        come, away = screen.say("window-curtain-title", who=screen.words.who(seat)), screen.say("window-curtain-text")
        named = f"turn-of-{side}"
        title, sentence = (screen.words(named), f"{come} {away}") if screen.words.has(named) else (come, away)
        team = team_of(side)
        self._curtain = Curtain(
            screen.kit,
            Rect((0, 0), screen.app.size),
            title,
            sentence,
            screen.say("window-curtain-open"),
            self.lift,
            seal=faces.art.seal(team, screen.kit.px(SEAL)) if team else None,
        )
        screen.desk.show(self._curtain)

    def lift(self) -> None:
        """Let that person see the table."""
        if self._curtain is not None:
            self.screen.desk.hide(self._curtain)
            self._curtain = None
        self.screen.controller.lift()
