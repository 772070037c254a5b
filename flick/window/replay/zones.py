"""The table of a game at a moment where it has no arena: all its zones on the cloth."""

from collections.abc import Sequence

import msgspec
from pygame import Rect

from flick.table.board import Board, Zone
from flick.window.parts.group import Group
from flick.window.parts.kit import Kit
from flick.window.tableau.faces import Faces
from flick.window.tableau.furniture import ZONES
from flick.window.tableau.layout_file import Place
from flick.window.tableau.open_pile import open_pile
from flick.window.tableau.peek import Peek
from flick.window.tableau.piece import ShowsCards
from flick.window.tableau.plan import on_cloth
from flick.window.tableau.slot import Surroundings
from flick.window.tableau.zones import ClothPart, ZonePart


class ZonesPart(Group):
    """``show`` a board. Cards are drawn meanwhile, in the background."""

    def __init__(self, kit: Kit, rect: Rect, window: Rect, faces: Faces, game: str) -> None:
        super().__init__(kit, rect)
        self.faces = faces
        self._window = window
        self._around = Surroundings(kit, faces, Peek(kit), self._open_pile, "full")
        self._zones: list[ZonePart] = []
        self._ids: list[tuple[str, str]] = []
        self.add(ClothPart(kit, rect, faces, window, game))

    def show(self, board: Board) -> None:
        """Show all zones as they are."""
        zones = [zone for zone in board.zones if zone.kind in ZONES]
        ids = [(zone.id, zone.kind) for zone in zones]
        if ids != self._ids:
            self._ids = ids
            self.remove(*self._zones)
            self._zones = self._made(zones)
            self.add(*self._zones)
        for zone in self._zones:
            zone.show(board)

    @property
    def moving(self) -> bool:
        return self.faces.store.busy

    def tick(self, now: float) -> None:
        """Faces that were drawn meanwhile take the place of backs."""
        if self.faces.store.changed():
            for part in self.walk():
                part.dirty |= isinstance(part, ShowsCards)

    def _made(self, zones: Sequence[Zone]) -> list[ZonePart]:
        kinds = {zone.id: zone.kind for zone in zones}
        stacks = [zone for zone in zones if zone.kind == "stack"]
        others = [zone for zone in zones if zone.kind != "stack"]
        made: list[ZonePart] = []
        for spec in on_cloth(others, stacks):
            kind = kinds[spec.zone]
            own = msgspec.structs.replace(spec, pieces="card") if kind == "hand" else spec
            made.append(ZONES[kind](self._around, self._place(spec), own))
        return made

    def _place(self, spec: Place) -> Rect:
        cloth = self.rect
        left, top, width, height = spec.at
        x, y = cloth.left + cloth.width * left / 100, cloth.top + cloth.height * top / 100
        return Rect(round(x), round(y), round(cloth.width * width / 100), round(cloth.height * height / 100))

    def _open_pile(self, zone: Zone, title: str) -> None:
        if self.desk is not None:
            self._around.peek.hide()
            self.desk.show(open_pile(self.kit, self._window, zone, self.faces, title, self.faces.words("window-close")))
