"""What all programs of a session share, as one program shares it between its screens: pictures of the same theme. Every
test has a program of its own; painting everything anew for each would be most of what tests cost."""

from collections.abc import Callable
from concurrent.futures import Executor, Future
from functools import lru_cache
from typing import Any, ParamSpec, TypeVar

import pytest
from pygame import Surface
from pygame.transform import smoothscale

from flick.paint.palette import PaletteName
from flick.sitting import words_for
from flick.table.game import GamesAny
from flick.table.looks import CardLook
from flick.table.words import Words
from flick.window.app import app, workers
from flick.window.app.theme import Theme
from flick.window.arena.table_art import TableArt
from flick.window.cards import store
from flick.window.cards.card_setting import Held
from flick.window.cards.stock import height_of
from flick.window.menus import covers, page
from flick.window.widgets.icon import Icons
from flick.window.widgets.kit import Kit, Pictures, Sound, pictures_for, silent

P = ParamSpec("P")
T = TypeVar("T")

THEMES = 3
"""So many palettes and scales are kept at once."""

SETS = 2
"""So many sets of the pictures of parts, and of those of the table, are kept at once; at twice the size one may take
150 MB and more."""

STORES = 4
"""So many sets of cards are kept at once."""

SMALL = 80
"""Pixels that a card is wide when it is painted for a test that asks for something else than how cards look."""

COVER = 160
"""Pixels that a cover is wide at most, for the same reason."""

paint_face = store._face  # pyright: ignore[reportPrivateUsage]
"""A card as the program paints it."""


@lru_cache(THEMES)
def theme(*given: Any, **options: Any) -> Theme:
    return Theme(*given, **options)


@lru_cache(THEMES)
def icons(theme: Theme) -> Icons:
    return Icons(theme)


@lru_cache(SETS)
def art(theme: Theme, icons: Icons) -> TableArt:
    return TableArt(theme, icons)


@lru_cache(1)
def art_behind(theme: Theme) -> TableArt:
    """For what is painted in the background."""
    return TableArt(theme, Icons(theme))


def pictures(theme: Theme) -> Pictures:
    return pictures_in(theme.palette, theme.scale)


@lru_cache(SETS)
def pictures_in(palette: PaletteName, scale: float) -> Pictures:
    """It makes no difference to them whether anything moves."""
    return pictures_for(Theme(palette, scale))


def kit(theme: Theme, icons: Icons, sound: Sound = silent) -> Kit:
    return Kit(theme, icons, sound, pictures(theme))


def kit_of(palette: PaletteName, scale: float, still: bool) -> Kit:
    """For whoever tests a part of the window alone."""
    own = theme(palette, scale, still=still)
    return kit(own, icons(own))


@lru_cache(STORES)
def store_of(theme: Theme, game: GamesAny, language: str) -> store.CardStore:
    return store.CardStore(theme, icons(theme), words_for(Words(language), game))


def face(
    look: CardLook, width: int, theme: Theme, icons: Icons, words: Words, due: int | None, held_so: Held
) -> Surface:
    """A card, painted small and enlarged: what is on it is tested with the cards."""
    small = paint_face(look, min(width, SMALL), theme, icons, words, due, held_so)
    return smoothscale(small, (width, height_of(width)))


class AtOnce(Executor):
    """Does what it is given while it is given that: what is seen until a card is painted is tested with the cards."""

    def __init__(self, *_: object) -> None:
        """It is made like those that have threads."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        done: Future[T] = Future()
        done.set_result(fn(*args, **kwargs))
        return done


def share(patch: pytest.MonkeyPatch) -> None:
    """Let every program take these from now on."""
    makers = {"Theme": theme, "Icons": icons, "TableArt": art, "Kit": kit}
    for module, names in ((app, ("Theme", "Icons", "TableArt", "Kit")), (page, ("Theme", "TableArt", "Kit"))):
        for name in names:
            patch.setattr(module, name, makers[name])
    patch.setattr(workers, "TableArt", lambda theme, _: art_behind(theme))
    patch.setattr(store, "_face", face)
    patch.setattr(store, "Lane", AtOnce)
    patch.setattr(covers, "FINEST", COVER)
