"""The menu of a match, and whatever else the program itself asks over its table."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeAlias

from pygame import Rect

from flick.table.sayings import Say, Who
from flick.window.app.settings import FlickMode
from flick.window.menus import opening
from flick.window.widgets.question import Question, QuestionDeed
from flick.window.widgets.widget import nothing

if TYPE_CHECKING:
    from flick.window.match.play_screen import PlayScreen

MenuOffer: TypeAlias = tuple[QuestionDeed, Callable[[], None]]
"""What can be chosen, and what is done then."""


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

    def warm(self, title: str, offers: Sequence[MenuOffer], sentences: Sequence[str]) -> None:
        """Paint ahead what such a question is made of."""
        self._made(title, offers, sentences).warm()

    def _made(self, title: str, offers: Sequence[MenuOffer], sentences: Sequence[str]) -> Question:
        def choose(index: int) -> None:
            self.close()
            offers[index][1]()

        window = Rect((0, 0), self.screen.app.size)
        deeds = [deed for deed, _ in offers]
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

    practice: list[MenuOffer] = []
    if screen.arena is not None:
        practice = [(QuestionDeed(say("window-practice")), lambda: opening.open_practice(app, screen.match))]
    return [
        (QuestionDeed(say("window-menu-on")), nothing),
        (QuestionDeed(say("window-settings")), lambda: opening.open_settings(app)),
        *other_way_to_flick(screen),
        (QuestionDeed(say("window-menu-replay"), off=unkept), watch),
        *practice,
        (QuestionDeed(say("window-menu-load")), lambda: opening.open_load(app)),
        (QuestionDeed(say("window-resign")), lambda: _ask_to_resign(screen)),
        (QuestionDeed(say("window-menu-leave")), app.back),
    ]


def other_way_to_flick(screen: "PlayScreen") -> list[MenuOffer]:
    """Where the corner has no room for it."""
    corner = screen.board_view.furniture.corner
    if not corner.flicks or corner.shows_mode:
        return []
    other: FlickMode = "swipe" if screen.app.settings.flick_mode == "pull" else "pull"
    label = "window-menu-swipe" if other == "swipe" else "window-menu-pull"
    return [(QuestionDeed(screen.say(label)), lambda: screen.flick_as(other))]


def _ask_to_resign(screen: "PlayScreen") -> None:
    """Nobody gives up by a slip of the hand."""
    say = screen.say
    offers = [(QuestionDeed(say("window-menu-on")), nothing), (QuestionDeed(say("window-resign")), screen.deeds.resign)]
    screen.menu.ask(say("window-resign-sure"), offers)


def ask_to_undo(screen: "PlayScreen", seat: int, agree: Callable[[], None]) -> None:
    """Whether somebody agrees that their answer is taken back with that of another person."""
    say = screen.say
    offers = [(QuestionDeed(say("window-undo-not")), nothing), (QuestionDeed(say("window-undo-agree")), agree)]
    screen.menu.ask(screen.words("window-undo-ask", who=Who(seat)), offers)


def ask_once_more(screen: "PlayScreen", warning: Say, do: Callable[[], None]) -> None:
    """Whether somebody really does what may end badly at once."""
    say = screen.say
    offers = [(QuestionDeed(say("window-warned-back")), nothing), (QuestionDeed(say("window-warned-on")), do)]
    screen.menu.ask(say("window-warned-sure"), offers, [screen.words(warning)])
