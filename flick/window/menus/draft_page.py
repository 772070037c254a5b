"""A screen on which a match that has not begun is put together."""

from typing import TYPE_CHECKING, Any

from flick.sitting import words_for
from flick.table.words import Words
from flick.window.menus.draft import Draft
from flick.window.menus.page import Page

if TYPE_CHECKING:
    from flick.window.app.app import App


class DraftPage(Page):
    """A page that changes a draft of a match at once, whenever something is chosen."""

    def __init__(self, app: "App", draft: Draft) -> None:
        super().__init__(app)
        self.draft = draft

    @property
    def played(self) -> Any:
        return self.draft.sound_record

    @property
    def words(self) -> Words:
        """Those of the game."""
        return words_for(self.app.words, self.draft.its_game)
