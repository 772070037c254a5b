"""How a match stands: for each side its tokens in a row, and their number."""

from collections.abc import Sequence

from pygame import Rect, Surface

from flick.arenas import looks
from flick.table.board import Board
from flick.table.game import find
from flick.window.arena.table_art import TableArt
from flick.window.match import summary
from flick.window.match.summary import Has
from flick.window.widgets import Kit, TextBox, Widget

RADIUS, STEP = 9, 16
NUMBER = 17


def team_of(side: str) -> str | None:
    """The side as a team whose sign and tokens can be drawn, if it is one."""
    return side if side in looks().sides else None


def standing_of(game_id: str, board: Board) -> list[Has]:
    """How many tokens each side of a match has, as its table lies."""
    return summary.standing(find(game_id), board)


class StandingRows(Widget):
    """One row for each side, the first one above."""

    def __init__(self, kit: Kit, rect: Rect, art: TableArt, found: Sequence[Has]) -> None:
        super().__init__(kit, rect)
        self.art, self.found = art, list(found)

    def _middle(self, index: int) -> int:
        """The height of the middle of a row."""
        row = self.rect.height / max(1, len(self.found))
        return round(self.rect.top + (index + 0.5) * row)

    def _step(self) -> float:
        """From token to token: closer where many lie in a narrow place."""
        most = max((has.many for has in self.found), default=0)
        room = self.rect.width - 2 * self.kit.px(RADIUS) - self.kit.px(12) - self.kit.width("00", "name", NUMBER)
        return min(self.kit.theme.scale * STEP, room / max(1, most - 1))

    def texts(self) -> list[TextBox]:
        kit = self.kit
        most = max((has.many for has in self.found), default=0)
        left = self.rect.left + 2 * kit.px(RADIUS) + round(self._step() * max(0, most - 1)) + kit.px(8)
        return [
            kit.text(str(has.many), "name", (left, self._middle(index) + kit.px(6)), size=NUMBER, room=self.rect)
            for index, has in enumerate(self.found)
        ]

    def paint(self, target: Surface) -> None:
        kit = self.kit
        for index, has in enumerate(self.found):
            team = team_of(has.side)
            for place in range(has.many if team else 0):
                x = self.rect.left + kit.px(RADIUS) + self._step() * place
                assert team is not None
                self.art.token(team, kit.theme.scale * RADIUS).draw(target, x, self._middle(index))
        kit.write(target, *self.texts())
