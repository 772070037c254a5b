"""Something that comes from its pile and is shown large before it is laid: turned over as it comes, held to be read,
turned to how it will lie, and put there."""

from dataclasses import dataclass

import pygame

from flick.window.widgets.flights import Flight
from flick.window.widgets.glide import ease_in_out
from flick.window.widgets.pose import Pose
from flick.window.widgets.surfaces import Cutout

COME, READ, TURNED, REST = 0.24, 0.52, 0.70, 0.76
"""The share of its time at which it is large, begins to be turned, has been turned, and leaves."""


@dataclass(eq=False)
class Unveiled(Flight):
    """Its way has three places: its pile, where it is large and turned as on the pile, and where it lies in the end."""

    rises: bool = False
    is_read: bool = True

    @property
    def pose(self) -> Pose:
        start, large, end = self.way
        if self.share < COME:
            return start._replace(angle=large.angle).towards(large, ease_in_out(self.share / COME))
        upright = large._replace(angle=end.angle)
        turned = large.towards(upright, ease_in_out(_between(self.share, READ, TURNED)))
        return turned.towards(end, ease_in_out(_between(self.share, REST, 1.0)))

    def eased(self, done: float) -> float:
        return done

    def drawn(self) -> Cutout:
        pose, over = self.pose, min(1.0, self.share / COME)
        picture = (self.after if over >= 0.5 else self.before).surface
        made = pygame.transform.rotozoom(picture, pose.angle, pose.width / self.wide)
        if over < 1.0:
            made = pygame.transform.smoothscale(
                made, (max(1, round(made.get_width() * abs(1 - 2 * over))), made.get_height())
            )
        return Cutout(made, (made.get_width() / 2, made.get_height() / 2))


def _between(share: float, first: float, last: float) -> float:
    """How much of the time between two moments has passed."""
    return min(1.0, max(0.0, (share - first) / (last - first)))
