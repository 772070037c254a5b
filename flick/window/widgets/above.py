"""A dark sheet above the table: what lies below it is not reached through it."""

from pygame import Surface

from flick.window.widgets.bubble import Balloon
from flick.window.widgets.group import Group
from flick.window.widgets.widget import Place, Widget

SHADOW = 20
"""How far its shadow reaches, in pixels of the design."""


class Above(Group):
    """A dark sheet with the parts of a question on it, which leaves the rest of the table in sight."""

    beyond = SHADOW

    def path(self, place: Place) -> list[Widget]:
        return super().path(place) or ([self] if not self.hidden and self.rect.collidepoint(place) else [])

    def press(self, place: Place) -> bool:
        return self.rect.collidepoint(place)

    def paint(self, target: Surface) -> None:
        self.kit.stamp(target, self.rect, Balloon())
        super().paint(target)
