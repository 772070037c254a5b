"""The layout of a game that has none of its own: every zone finds a place by its kind. Pure."""

from collections.abc import Sequence

from flick.table.board import Board, Zone
from flick.window.board.layout_file import BoardLayoutFile, LyingSlot, NoteSlot, Pile, PilesSlot, Rails, Slot, ZonePlace

WEIGHTS = {"map": 6.0, "board": 3.0, "grid": 3.0, "row": 2.0, "dice": 1.2, "track": 1.2, "text": 0.7, "hand": 2.0}
EDGE = 4.0
"""Free at the edge of the cloth, in hundredths."""
STACKS = 20.0
"""Width of the column of piles, in hundredths of the cloth."""
IN_RAIL, IN_CORNER = 2, 3
"""Piles side by side."""


def plan_of(board: Board) -> BoardLayoutFile:
    """What belongs to the one who looks, and to all, lies at the left, what is others' at the right. All else lies on
    the cloth, or, where there is an arena, in the rails; a few piles in the corner."""
    own = 0 if board.seat is None else board.seat
    arena = any(zone.kind == "arena" for zone in board.zones)
    hands = [zone for zone in board.zones if zone.kind == "hand" and zone.owner not in (None, board.seat)]
    stacks = [zone for zone in board.zones if zone.kind == "stack"]
    texts = [zone for zone in board.zones if zone.kind == "text"]
    others = [zone for zone in board.zones if zone.kind not in ("hand", "stack", "text", "arena")]
    left: list[Slot] = [NoteSlot(zone=zone.id) for zone in texts if zone.owner in (None, own)]
    right: list[Slot] = [NoteSlot(zone=zone.id) for zone in texts if zone.owner not in (None, own)]
    right += [NoteSlot(zone=zone.id) for zone in hands]
    if arena:
        left += [LyingSlot(zone=zone.id) if zone.kind == "row" else NoteSlot(zone=zone.id) for zone in others]
        pairs = [stacks[index : index + IN_RAIL] for index in range(0, len(stacks), IN_RAIL)]
        right += [PilesSlot([Pile(zone.id) for zone in pair]) for pair in pairs]
        return BoardLayoutFile(rails=Rails(left=left, right=right))
    corner: list[Slot] = []
    if stacks and len(stacks) <= IN_CORNER:
        corner.append(PilesSlot([Pile(zone.id) for zone in stacks]))
        stacks = []
    return BoardLayoutFile(rails=Rails(left=left, right=right), corner=corner, cloth=on_cloth(others, stacks))


def plan_on_cloth(board: Board) -> BoardLayoutFile:
    """Lay everything on the cloth, hands too, with piles in a column."""
    zones = [zone for zone in board.zones if zone.kind != "arena"]
    stacks = [zone for zone in zones if zone.kind == "stack"]
    return BoardLayoutFile(cloth=on_cloth([zone for zone in zones if zone.kind != "stack"], stacks))


def on_cloth(zones: Sequence[Zone], stacks: Sequence[Zone]) -> list[ZonePlace]:
    """Zones one below the other, as high as they need; piles in a column at the right."""
    places: list[ZonePlace] = []
    right = 100 - EDGE - (STACKS if stacks else 0)
    high = 100 - 2 * EDGE
    whole = sum(WEIGHTS[zone.kind] for zone in zones)
    top = EDGE
    for zone in zones:
        height = high * WEIGHTS[zone.kind] / whole
        form = "card" if zone.kind == "hand" or (zone.kind == "row" and len(zone.pieces) <= 10) else "disc"
        places.append(ZonePlace(zone.id, (EDGE, top, right - EDGE, height - 2), pieces=form))
        top += height
    for index, zone in enumerate(stacks):
        step = high / len(stacks)
        places.append(ZonePlace(zone.id, (right + 2, EDGE + step * index, STACKS - 2, step - 2)))
    return places
