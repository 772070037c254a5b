"""A zone that is looked at through a camera: from near and from afar, pulled along with the pointer, keys, fingers."""

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from pygame import Rect, Surface
from pygame.event import Event

from flick.arena.shapes import Point
from flick.paint.box import Box
from flick.table.board import Board, Zone
from flick.window.board.camera import Camera
from flick.window.board.layout_file import ZonePlace as Spec
from flick.window.board.mini_map import CORNER, Landmark, MiniMap
from flick.window.board.piece import PiecePart
from flick.window.board.surroundings import Surroundings
from flick.window.board.zones import ZonePart
from flick.window.widgets.look_keys import PAN, PINCH, look_of
from flick.window.widgets.widget import Place, Widget

STARTS = 6
"""Pixels of the design that the pointer goes before the board comes along: less is a click."""
RIM = 36
"""How far from the rim, in pixels of the design, something lies at least that has been brought into sight."""


class Extent(NamedTuple):
    """How large a board is: its rectangle in units of its own, y downwards, and scales in pixels to a unit: that at
    which everything on it is read well, and the least at which it is still clicked. A board that is smaller where all
    of it is in sight is seen from near at first."""

    world: Box
    natural: float
    least: float


class PannedZone(ZonePart):
    """Whoever inherits it says how large its board is (``extent``), lays its parts by ``camera`` in ``build``, and lays
    them anew in ``look_again`` when that has moved. What is drawn of it ends at its rim while it can be moved."""

    def __init__(self, around: Surroundings, rect: Rect, spec: Spec) -> None:
        super().__init__(around, rect, spec)
        self.camera = Camera(Box(0, 0, 1, 1), Box(*rect), 1.0, slack=self.kit.px(CORNER))
        self.mini_map = MiniMap(self.kit, self.look_at)
        self._grip: Place | None = None
        self._fingers: Place | None = None
        self._shown: Widget | None = None

    def extent(self, zone: Zone) -> Extent:
        """How large its board is."""
        raise NotImplementedError

    def own(self, zone: Zone) -> Point | None:
        """The point of the board where whoever looks stands, if they stand anywhere."""
        del zone
        return None

    def landmarks(self, zone: Zone) -> Iterable[Landmark]:
        """What is seen of the board on its mini-map."""
        del zone
        return ()

    def look_again(self) -> None:
        """Lay all parts where they are seen now."""
        raise NotImplementedError

    def paint_ground(self, target: Surface) -> None:
        """Draw what lies below the parts."""

    def show(self, board: Board) -> None:
        opens = self.zone is None
        super().show(board)
        if self.mini_map not in self.parts:
            self.add(self.mini_map)
        if opens and self.zone is not None and self.camera.fit < self.extent(self.zone).least:
            self.look_at(self.own(self.zone) or self.camera.world.middle)
        self._tell_map()

    def measure(self, zone: Zone) -> None:
        """Look at the board as before, however large it has become."""
        world, natural, _ = self.extent(zone)
        left, top, width, height = self.body
        self.camera = self.camera.over(world, Box(left, top, max(1, width), max(1, height)), natural)

    def _tell_map(self) -> None:
        self.mini_map.hidden = self.zone is None or self.camera.whole
        if self.zone is not None and not self.mini_map.hidden:
            self.mini_map.show(self.camera, self.landmarks(self.zone))

    def look(self, camera: Camera) -> bool:
        """Look at the board that way; whether anything is seen otherwise."""
        if self.zone is None or camera == self.camera:
            return False
        self.camera = camera
        self.look_again()
        self._tell_map()
        self.dirty = True
        return True

    def look_at(self, at: Point) -> None:
        """Look at a point of the board."""
        self.look(self.camera.centred_on(at))

    def bring_into_sight(self, at: Point) -> None:
        """Move no more than it takes to see a point of the board."""
        self.look(self.camera.showing(at, self.kit.px(RIM)))

    def follow(self, pieces: Sequence[str]) -> None:
        """Bring what has moved into sight, as far as it lies here: the last of it in any case."""
        lying = {part.piece.id: part.rest for part in self.parts if isinstance(part, PiecePart)}
        for rest in [lying[piece] for piece in pieces if piece in lying]:
            self.bring_into_sight(self.camera.to_world((rest.x, rest.y)))

    def look_at_own(self) -> None:
        """Bring into sight where whoever is asked stands."""
        at = self.own(self.zone) if self.zone is not None and not self.hidden else None
        if at is not None:
            self.bring_into_sight(at)

    def steer(self, event: Event) -> bool:
        """Keys that move the camera; whether this was one of those, and it did."""
        asked = look_of(event)
        if asked is None or self.hidden or self.zone is None or not self.camera.movable:
            return False
        if asked.goal == "whole":
            self.look(self.camera.fitted())
        elif asked.goal == "own":
            at = self.own(self.zone)
            self.look_at(at or self.camera.world.middle)
        else:
            right, down = asked.pull
            step = self.kit.px(PAN)
            moved = self.camera.zoomed(asked.nearer, self._about)
            self.look(moved.panned(right * step, down * step))
        return True

    @property
    def asks(self) -> bool:
        """Whether something on it can be picked."""
        return any(part.focusable for part in self.walk())

    @property
    def _about(self) -> Place:
        """What stays where it is when it is seen larger: what is under the pointer, or the middle."""
        pointer = self.desk.pointer if self.desk else (-1, -1)
        return pointer if self.body.collidepoint(pointer) else self.body.center

    @property
    def _moves(self) -> bool:
        return self.zone is not None and self.camera.movable

    @property
    def rim(self) -> Rect | None:  # type: ignore[override]
        """While it can be moved its parts end where its place on the cloth does."""
        return self.body if self._moves else None

    def wheel(self, steps: float) -> bool:
        if not self._moves:
            return False
        self.look(self.camera.zoomed(steps, self._about))
        return True

    def pinch(self, place: Place, spread: float) -> bool:
        """Zoom and pull along with two fingers. The first of them is a mouse too, and did not mean to pull."""
        if not self._moves:
            return False
        right, down = (0, 0) if self._fingers is None else (place[0] - self._fingers[0], place[1] - self._fingers[1])
        if math.hypot(right, down) > self.kit.px(RIM):
            right = down = 0
        self._fingers, self._grip = place, None
        self.look(self.camera.panned(right, down).zoomed(spread / PINCH, place))
        return True

    def press(self, place: Place) -> bool:
        self._grip = place if self._moves and not self.camera.whole else None
        self._fingers = None
        return self._grip is not None

    def drag(self, place: Place) -> bool:
        if self._grip is not None:
            right, down = place[0] - self._grip[0], place[1] - self._grip[1]
            self._grip = place
            self.look(self.camera.panned(right, down))
        return True

    def pulls(self, start: Place, place: Place) -> bool:
        """Let the board come along, and pick nothing, when something on it was pressed and the pointer has gone on."""
        far = math.dist(start, place) > self.kit.px(STARTS)
        return far and self.press(start) and self.drag(place)

    def release(self, place: Place) -> bool:
        self._grip = None
        return True

    def tick(self, now: float) -> None:
        """What has the keyboard is brought into sight."""
        focus = self.desk.focus if self.desk else None
        if focus is not self._shown:
            self._shown = focus
            if focus is not None and focus.ringed and focus in self.parts and self._moves:
                self.bring_into_sight(self.camera.to_world(focus.rect.center))

    def contains(self, place: Place) -> bool:
        return self.rect.collidepoint(place)

    def path(self, place: Place) -> list[Widget]:
        """The parts under the pointer. Unlike other groups it can be taken hold of where nothing lies."""
        if self.hidden or (self._moves and not self.body.collidepoint(place)):
            return []
        return super().path(place) or ([self] if self.contains(place) else [])

    def targets(self) -> list[Rect]:
        found = super().targets()
        return [seen for rect in found if (seen := rect.clip(self.body))] if self._moves else found

    def draw(self, target: Surface) -> None:
        if self.hidden:
            return
        clip = target.get_clip()
        if self.rim is not None:
            target.set_clip(self.rim.clip(clip))
        self.paint_ground(target)
        for part in self.parts:
            part.draw(target)
        target.set_clip(clip)
        self.paint(target)
