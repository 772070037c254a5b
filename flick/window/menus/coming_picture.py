"""Pictures that take their time, on pages that do not wait for them."""

from collections.abc import Callable, Hashable
from functools import partial

from pygame import Surface

from flick.window.menus.page import Page
from flick.window.widgets import Glide


class ComingPicture:
    """A picture that the studio of a page paints beside the window. It comes up from when it is ready."""

    def __init__(self, page: Page, name: Hashable, form: Hashable, paint: Callable[[], Surface]) -> None:
        """``name`` is its place on the page; what was seen there ``before``, in whatever form, may be seen until it
        is ready."""
        self.before = page.studio.last(name)
        self.surface: Surface | None = None
        self._asked = partial(page.studio.get, name, form, paint)
        self._shown = Glide(0.0, page.kit.theme.ms("screen"))

    @property
    def shown(self) -> float:
        """How far it has come up, 0 to 1."""
        return self._shown.value

    @property
    def moving(self) -> bool:
        """Whether it is still to come, or comes up."""
        return self.surface is None or self._shown.moving

    def tick(self, now: float) -> bool:
        """Look whether it is ready; whether it is seen otherwise than before."""
        if self.surface is None:
            self.surface = self._asked()
            if self.surface is not None:
                self._shown.go(1.0)
        return self._shown.tick(now)
