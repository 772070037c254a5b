"""Pictures that take their time are painted in the background, so that the window never waits for them."""

from collections.abc import Callable, Hashable
from concurrent.futures import Future
from typing import NamedTuple

from pygame import Surface

from flick.window.background import Background
from flick.window.paint.icon import Icons
from flick.window.paint.workshop import Workshop
from flick.window.theme import Theme


class Wanted(NamedTuple):
    """A picture as it was last asked for."""

    form: Hashable
    painting: Future[Surface]


class Studio:
    """One picture is painted after the other; each is kept in the form in which it was wanted last."""

    def __init__(self) -> None:
        self._background = Background("studio")
        self._wanted: dict[Hashable, Wanted] = {}
        self._last: dict[Hashable, Surface] = {}
        self._workshop: Workshop | None = None

    def get(self, name: Hashable, form: Hashable, paint: Callable[[], Surface]) -> Surface | None:
        """The picture of that name, once it is ready. Another ``form`` (its size, its palette) is painted anew."""
        found = self._wanted.get(name)
        if found is None or found.form != form:
            if found is not None:
                found.painting.cancel()
            found = self._wanted[name] = Wanted(form, self._background.do(paint))
        if not found.painting.done():
            return None
        self._last[name] = found.painting.result()
        return self._last[name]

    def last(self, name: Hashable) -> Surface | None:
        """The picture as it was ready last, in whatever form."""
        return self._last.get(name)

    def workshop(self, theme: Theme) -> Workshop:
        """Where pieces are made in the background; for what paints there only."""
        if self._workshop is None or self._workshop.theme is not theme:
            self._workshop = Workshop(theme, Icons(theme))
        return self._workshop

    def wait(self) -> None:
        """Until everything is ready that was asked for."""
        for found in self._wanted.values():
            found.painting.result()

    def close(self) -> None:
        """Paint nothing more."""
        self._background.close()
        self._wanted.clear()
