"""The cards of a table, drawn when they are first wanted, off the main thread, and kept.

While a face is not ready its back lies there. Whoever shows cards asks ``changed`` once a frame.
"""

from concurrent.futures import Executor, Future
from typing import NamedTuple, TypeAlias

from pygame import Surface
from pygame.transform import smoothscale

from flick.table.frame_files import frames_in
from flick.table.frames import CardBack, CardFrame
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
"""Faces that are kept; the first ones go when there are more, as after a window has had many sizes."""


class _Wanted(NamedTuple):
    card: str
    width: int
    due: int | None
    held_so: Held


_Back: TypeAlias = tuple[str, int]
"""Side and width."""


class CardStore:
    """Faces and backs in one palette and one language; make another one for another."""

    def __init__(self, theme: Theme, icons: Icons, words: Words, worker: Executor | None = None) -> None:
        """``worker`` draws the faces; a lane of its own if none is given."""
        self.theme, self.icons, self.words = theme, icons, words
        self.frames = frames_in(words.folders)
        self._faces: dict[_Wanted, Surface] = {}
        self._rescaled: dict[tuple[str, int], Surface] = {}
        """Faces that were drawn in another width, by card and width, until they are ready in this one."""
        self._backs: dict[_Back, Surface] = {}
        self._backing: dict[_Back, Future[Surface]] = {}
        self._stretched: dict[_Back, Surface] = {}
        self._drawing: dict[_Wanted, Future[Surface]] = {}
        self._news = False
        """Whether something has become ready of which nobody has been told."""
        self._worker = worker or Lane()

    def face(self, look: CardLook, width: int, due: int | None = None, held_so: Held = IN_SIGHT) -> Surface:
        """The face of a card, ``width`` pixels wide, ``due`` being the shot that is taken; until it is ready, the same
        face as it was drawn last, in another width if need be, or the back."""
        wanted = _Wanted(look.id, width, due, held_so)
        if wanted not in self._faces:
            self._ask_for(wanted, look)
            self._take_finished()
        return self._faces.get(wanted) or self._stand_in(look, width)

    def face_now(self, look: CardLook, width: int, due: int | None = None, held_so: Held = IN_SIGHT) -> Surface:
        """The same, waited for."""
        wanted = _Wanted(look.id, width, due, held_so)
        if wanted not in self._faces:
            self._ask_for(wanted, look)
            self._keep(wanted)
        return self._faces[wanted]

    def back(self, side: str, width: int) -> Surface:
        """The back of a side's cards. Of any size but the first one that was wanted, that one is scaled until it is
        ready."""
        wanted = side, width
        if wanted not in self._backs:
            largest = max((known for known in self._backs if known[0] == side), default=None)
            if largest is None:
                return self.back_now(side, width)
            if wanted not in self._backing:
                self._backing[wanted] = self._worker.submit(_back, self._own_back, side, width, self.theme, self.icons)
                self._stretched[wanted] = smoothscale(self._backs[largest], (width, height_of(width)))
            self._take_finished()
        return self._backs.get(wanted) or self._stretched[wanted]

    def has_back(self, side: str) -> bool:
        """Whether the cards of that side have a back of their own."""
        back = self.frames.back
        return bool(side) and back is not None and self.theme.has(back.colour.replace("{side}", side))

    @property
    def _own_back(self) -> CardBack:
        """Asked for only where there is one."""
        assert self.frames.back is not None
        return self.frames.back

    def back_now(self, side: str, width: int) -> Surface:
        """The same, waited for."""
        if (side, width) not in self._backs:
            self._backs[side, width] = _back(self._own_back, side, width, self.theme, self.icons)
        return self._backs[side, width]

    def kind_back(self, colour: str, icon: str, width: int) -> Surface:
        """The back of a kind of cards: an icon on a colour."""
        wanted = f"{colour} {icon}", width
        if wanted not in self._backs:
            self._backs[wanted] = pictures().surface(
                self.theme,
                ("kind back", colour, icon, width),
                lambda: draw_kind_back(colour, icon, width, self.theme, self.icons),
            )
        return self._backs[wanted]

    def changed(self) -> bool:
        """Whether a face that was asked for has become ready since this was last asked."""
        self._take_finished()
        news, self._news = self._news, False
        return news

    @property
    def busy(self) -> bool:
        """Whether a card that was asked for is not ready yet, or nobody has been told that it is."""
        return bool(self._drawing or self._backing) or self._news

    def close(self) -> None:
        """Draw nothing more."""
        self._worker.shutdown(wait=True, cancel_futures=True)

    def _ask_for(self, wanted: _Wanted, look: CardLook) -> None:
        if wanted not in self._drawing:
            job = (look, wanted.width, self.theme, self.icons, self.words, wanted.due, wanted.held_so)
            self._drawing[wanted] = self._worker.submit(_face, *job)

    def _take_finished(self) -> None:
        ready = [wanted for wanted, drawing in self._drawing.items() if drawing.done()]
        for wanted in ready:
            self._keep(wanted)
        backs = [wanted for wanted, drawing in self._backing.items() if drawing.done()]
        for wanted in backs:
            self._backs[wanted] = self._backing.pop(wanted).result()
            del self._stretched[wanted]
        self._news |= bool(ready or backs)

    def _keep(self, wanted: _Wanted) -> None:
        self._faces[wanted] = self._drawing.pop(wanted).result()
        self._rescaled.pop((wanted.card, wanted.width), None)
        if len(self._faces) > MOST:
            del self._faces[next(iter(self._faces))]

    def _stand_in(self, look: CardLook, width: int) -> Surface:
        others = [face for known, face in self._faces.items() if known[:2] == (look.id, width)]
        if others:
            return others[-1]
        if face := next((face for known, face in reversed(self._faces.items()) if known.card == look.id), None):
            if (look.id, width) not in self._rescaled:
                self._rescaled[look.id, width] = smoothscale(face, (width, height_of(width)))
            return self._rescaled[look.id, width]
        if self.has_back(look.frame):
            return self.back(look.frame, width)
        colour = f"kind.{look.colours[0]}.deep" if look.colours else "badge"
        return self.kind_back(colour, look.kind.icon if look.kind else "star", width)


def _face(
    look: CardLook, width: int, theme: Theme, icons: Icons, words: Words, due: int | None, held_so: Held
) -> Surface:
    """A face, painted unless it has been before. It is told from others by its words as they are set, not by the
    messages that they come from, as those may be written anew, nor by how much is seen of it in a hand: most titles
    are set the same."""
    frame: CardFrame = frames_in(words.folders).of(look)
    return pictures().surface(
        theme,
        ("face", look, width, due, held_so.worth, frame, set_card(frame, look, words, width, held_so)),
        lambda: draw_face(look, width, theme, icons, words, due, held_so),
    )


def _back(back: CardBack, side: str, width: int, theme: Theme, icons: Icons) -> Surface:
    return pictures().surface(theme, ("back", back, side, width), lambda: draw_back(back, side, width, theme, icons))
