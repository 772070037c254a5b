"""The menu of a match, and whatever else the program itself asks over its table."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect

from flick.window.app.settings import FlickMode
from flick.window.menus import opening
from flick.window.widgets.question import Question, QuestionDeed
from flick.window.widgets.widget import nothing

if TYPE_CHECKING:
    from flick.window.match.play_screen import PlayScreen


class MenuOffer(NamedTuple):
    """What can be chosen, and what is done then; why it cannot be chosen now, if it cannot."""

    label: str
    do: Callable[[], None]
    off: str | None = None


class MatchMenu:
    """At most one question lies over the table of ``screen``; nothing goes on meanwhile."""

    def __init__(self, screen: "PlayScreen") -> None:
        self.screen = screen
        self._question: Question | None = None

    @property
    def is_open(self) -> bool:
        return self._question is not None

    def forget(self) -> None:
        """The table is laid out anew, and the question went with it."""
        self._question = None
        self.screen.controller.release("menu")

    def ask(self, title: str, offers: Sequence[MenuOffer], sentences: Sequence[str] = ()) -> None:
        """Esc chooses the first of the offers."""
        self._question = self._made(title, offers, sentences)
        self.screen.controller.hold("menu")
        self.screen.desk.show(self._question)

    def ask_whether(self, title: str, no: str, yes: str, do: Callable[[], None], sentence: str = "") -> None:
        """Ask once more before something is done; Esc means no."""
        offers = [MenuOffer(self.screen.say(no), nothing), MenuOffer(self.screen.say(yes), do)]
        self.ask(title, offers, [sentence] if sentence else [])

    def warm(self, title: str, offers: Sequence[MenuOffer], sentences: Sequence[str]) -> None:
        """Paint ahead what such a question is made of."""
        self._made(title, offers, sentences).warm()

    def _made(self, title: str, offers: Sequence[MenuOffer], sentences: Sequence[str]) -> Question:
        def choose(index: int) -> None:
            self.close()
            offers[index].do()

        window = Rect((0, 0), self.screen.app.size)
        deeds = [QuestionDeed(offer.label, offer.off) for offer in offers]
        return Question(self.screen.kit, window, title, deeds, choose, sentences=sentences, cancel=0)

    def close(self) -> None:
        if self._question is not None:
            self.screen.desk.hide(self._question)
            self.forget()


def offers_of(screen: "PlayScreen") -> list[MenuOffer]:
    """What the menu of a match offers; the first of it is to go on."""
    app, say, path = screen.app, screen.say, screen.path
    unkept = None if path is not None else say("window-menu-unkept")

    def watch() -> None:
        if path is not None:
            opening.open_replay(app, path)

    def resign() -> None:
        title = say("window-resign-sure")
        screen.menu.ask_whether(title, "window-menu-on", "window-resign", screen.deeds.resign)

    practice: list[MenuOffer] = []
    if screen.arena is not None:
        practice = [MenuOffer(say("window-practice"), lambda: opening.open_practice(app, screen.match))]
    return [
        MenuOffer(say("window-menu-on"), nothing),
        MenuOffer(say("window-settings"), lambda: opening.open_settings(app)),
        *other_way_to_flick(screen),
        MenuOffer(say("window-menu-replay"), watch, unkept),
        *practice,
        MenuOffer(say("window-menu-load"), lambda: opening.open_load(app)),
        MenuOffer(say("window-resign"), resign),
        MenuOffer(say("window-menu-leave"), app.back),
    ]


def other_way_to_flick(screen: "PlayScreen") -> list[MenuOffer]:
    """Where the corner has no room for it."""
    corner = screen.board_view.furniture.corner
    if not corner.flicks or corner.shows_mode:
        return []
    other: FlickMode = "swipe" if screen.app.settings.flick_mode == "pull" else "pull"
    label = "window-menu-swipe" if other == "swipe" else "window-menu-pull"
    return [MenuOffer(screen.say(label), lambda: screen.flick_as(other))]
