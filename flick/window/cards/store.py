"""The cards of a table, drawn when they are first wanted, off the main thread, and kept.

While a face is not ready its back lies there. Whoever shows cards asks ``changed`` once a frame.
"""

from collections.abc import Callable
from concurrent.futures import Executor, Future
from functools import partial
from typing import NamedTuple

from pygame import Surface
from pygame.transform import smoothscale

from flick.table.frame_files import frames_in
from flick.table.looks import CardLook
from flick.table.words import Words
from flick.window.app.picture_cache import pictures
from flick.window.app.theme import Theme
from flick.window.app.workers import Lane
from flick.window.cards.back import draw_back, draw_kind_back
from flick.window.cards.card_setting import IN_SIGHT, Held, set_card
from flick.window.cards.face import draw_face
from flick.window.cards.stock import height_of
from flick.window.widgets.icon import Icons

MOST = 200
"""Faces and backs that are kept; the first ones go when there are more, as after a window has had many sizes."""


class _Wanted(NamedTuple):
    """A card, or ``back`` and a side, and how it is seen."""

    thing: str
    width: int
    due: int | None = None
    held_so: Held = IN_SIGHT


class CardStore:
    """Faces and backs in one palette and one language; make another one for another."""

    def __init__(self, theme: Theme, icons: Icons, words: Words, worker: Executor | None = None) -> None:
        """``worker`` draws them; a lane of its own if none is given."""
        self.theme, self.icons, self.words = theme, icons, words
        self.frames = frames_in(words.folders)
        self._drawn: dict[_Wanted, Surface] = {}
        self._drawing: dict[_Wanted, Future[Surface]] = {}
        self._rescaled: dict[tuple[str, int], Surface] = {}
        """What was drawn in another width, by thing and width, until it is ready in this one."""
        self._news = False
        """Whether something has become ready of which nobody has been told."""
        self._worker = worker or Lane()

    def face(self, look: CardLook, width: int, due: int | None = None, held_so: Held = IN_SIGHT) -> Surface:
        """The face of a card, ``width`` pixels wide, ``due`` being the shot that is taken; until it is ready, the same
        face as it was drawn last, in another width if need be, or the back."""
        wanted = self._ask_for_face(look, width, due, held_so)
        return self._ready(wanted) or self._stand_in(look, width)

    def face_now(self, look: CardLook, width: int, due: int | None = None, held_so: Held = IN_SIGHT) -> Surface:
        """The same, waited for."""
        wanted = self._ask_for_face(look, width, due, held_so)
        if wanted in self._drawing:
            self._keep(wanted)
        return self._drawn[wanted]

    def back(self, side: str, width: int) -> Surface:
        """The back of a side's cards. Of any size but the first one that was wanted, that one is scaled until it is
        ready."""
        wanted = _Wanted(f"back {side}", width)
        if wanted in self._drawn:
            return self._drawn[wanted]
        others = [known for known in self._drawn if known.thing == wanted.thing]
        if not others:
            return self.back_now(side, width)
        self._ask_for(wanted, partial(self._painted_back, side, width))
        return self._ready(wanted) or self._in_width(max(others, key=lambda known: known.width), width)

    def has_back(self, side: str) -> bool:
        """Whether the cards of that side have a back of their own."""
        back = self.frames.back
        return bool(side) and back is not None and self.theme.has(back.colour.replace("{side}", side))

    def back_now(self, side: str, width: int) -> Surface:
        """The same, drawn at once."""
        wanted = _Wanted(f"back {side}", width)
        if wanted not in self._drawn:
            self._drawn[wanted] = self._painted_back(side, width)
        return self._drawn[wanted]

    def _painted_back(self, side: str, width: int) -> Surface:
        """Asked for only where there is one."""
        back, theme, icons = self.frames.back, self.theme, self.icons
        assert back is not None
        return pictures().surface(
            theme, ("back", back, side, width), lambda: draw_back(back, side, width, theme, icons)
        )

    def kind_back(self, colour: str, icon: str, width: int) -> Surface:
        """The back of a kind of cards: an icon on a colour."""
        wanted = _Wanted(f"back {colour} {icon}", width)
        if wanted not in self._drawn:
            self._drawn[wanted] = pictures().surface(
                self.theme,
                ("kind back", colour, icon, width),
                lambda: draw_kind_back(colour, icon, width, self.theme, self.icons),
            )
        return self._drawn[wanted]

    def changed(self) -> bool:
        """Whether a face that was asked for has become ready since this was last asked."""
        self._take_finished()
        news, self._news = self._news, False
        return news

    @property
    def busy(self) -> bool:
        """Whether a card that was asked for is not ready yet, or nobody has been told that it is."""
        return bool(self._drawing) or self._news

    def close(self) -> None:
        """Draw nothing more."""
        self._worker.shutdown(wait=True, cancel_futures=True)

    def _ask_for_face(self, look: CardLook, width: int, due: int | None, held_so: Held) -> _Wanted:
        wanted = _Wanted(look.id, width, due, held_so)
        if wanted not in self._drawn:
            self._ask_for(wanted, partial(_face, look, width, self.theme, self.icons, self.words, due, held_so))
        return wanted

    def _ask_for(self, wanted: _Wanted, draw: Callable[[], Surface]) -> None:
        """Have something drawn that is not yet, unless it has been asked for."""
        if wanted not in self._drawing:
            self._drawing[wanted] = self._worker.submit(draw)

    def _ready(self, wanted: _Wanted) -> Surface | None:
        """What was asked for, if it is drawn by now."""
        if wanted not in self._drawn:
            self._take_finished()
        return self._drawn.get(wanted)

    def _take_finished(self) -> None:
        for wanted in [wanted for wanted, drawing in self._drawing.items() if drawing.done()]:
            self._keep(wanted)
            self._news = True

    def _keep(self, wanted: _Wanted) -> None:
        self._drawn[wanted] = self._drawing.pop(wanted).result()
        self._rescaled.pop(wanted[:2], None)
        if len(self._drawn) > MOST:
            del self._drawn[next(iter(self._drawn))]

    def _stand_in(self, look: CardLook, width: int) -> Surface:
        others = [known for known in self._drawn if known.thing == look.id]
        same = [known for known in others if known.width == width]
        if others:
            return self._drawn[same[-1]] if same else self._in_width(others[-1], width)
        if self.has_back(look.frame):
            return self.back(look.frame, width)
        colour = f"kind.{look.colours[0]}.deep" if look.colours else "badge"
        return self.kind_back(colour, look.kind.icon if look.kind else "star", width)

    def _in_width(self, known: _Wanted, width: int) -> Surface:
        """Something that has been drawn, in another width."""
        key = known.thing, width
        if key not in self._rescaled:
            self._rescaled[key] = smoothscale(self._drawn[known], (width, height_of(width)))
        return self._rescaled[key]


def _face(
    look: CardLook, width: int, theme: Theme, icons: Icons, words: Words, due: int | None, held_so: Held
) -> Surface:
    """A face, painted unless it has been before. It is told from others by its words as they are set, not by the
    messages that they come from, as those may be written anew, nor by how much is seen of it in a hand: most titles
    are set the same."""
    frame = frames_in(words.folders).of(look)
    return pictures().surface(
        theme,
        ("face", look, width, due, held_so.worth, frame, set_card(frame, look, words, width, held_so)),
        lambda: draw_face(look, width, theme, icons, words, due, held_so),
    )
