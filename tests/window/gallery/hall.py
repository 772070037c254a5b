"""The whole gallery: all parts on one desk, on the table under the lamp."""

import pygame
from pygame import Surface

from flick.paint.lamp import Lamp, Pool
from flick.paint.palette import PaletteName
from flick.paint.planks import table_top
from flick.window.app.theme import Theme
from flick.window.widgets.desk import Desk
from flick.window.widgets.label import Caption
from flick.window.widgets.surfaces import surface_of
from tests.window.gallery import first, second
from tests.window.gallery.place import place_for

SIZE = (1600, 1600)
POOL = Pool(0.36, 0.25, 0.95, 0.95)


def hall(palette: PaletteName, scale: float, language: str) -> tuple[Desk, Surface]:
    """The desk, and the table below it."""
    pygame.font.init()
    here = place_for(Theme(palette, scale, still=True), language)
    kit, says = here.kit, here.says
    window = here.rect(0, 0, *SIZE)
    desk = Desk(kit, window)
    desk.add(
        Caption(kit, here.rect(48, 28, 1500, 44), says["title"], "screen-title", size=36, shadow=0.7),
        Caption(kit, here.rect(48, 75, 1500, 24), says["subtitle"], size=15, colour="bone.2", shadow=0.7),
        first.buttons(here),
        first.inputs(here),
        first.small_things(here),
        first.saved_matches(here),
        first.rulebook(here),
        *first.verdict(here),
        *second.question(here),
        *second.curtain(here),
        second.tiles(here),
        *second.menu(here),
        second.log(here),
        *second.turns(here),
    )
    here.cards.close()
    return desk, surface_of(table_top(kit.theme, Lamp(*window.size, POOL)))


def drawn(palette: PaletteName, scale: float, language: str) -> Surface:
    """The gallery as a picture."""
    desk, ground = hall(palette, scale, language)
    picture = Surface(ground.get_size(), 0, 32)
    desk.draw_all(picture, ground)
    return picture
