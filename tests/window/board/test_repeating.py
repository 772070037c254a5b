"""What a layout says once for seats, names or zones is there for each of them."""

from flick.table.board import Board, Zone
from flick.table.content import parse
from flick.window.board.laying import repeated
from flick.window.board.layout_file import BoardLayoutFile, SheetSlot

LAYOUT = """
rails:
  left: [{show: sheet, each: seats, zone: "hero-{each}", numbers: [{zone: "bag-{each}"}]}]
  right: [{show: note, each: "goal-*", zone: "goal-{each}", heading: "heading-{each}"}]
cloth:
  - each: [cave, port]
    at: [10, 0, 80, 40]
    places:
      - {zone: "deck-{each}", at: [0, 0, 25, 100]}
      - {zone: "open-{each}", at: [25, 0, 75, 100]}
  - tabs: true
    at: [0, 40, 100, 60]
    places: [{zone: camp}, {each: seats, zone: "bag-{each}"}, {zone: "purse-{own}"}]
  - {each: [], zone: "none-{each}"}
"""


def board(*zones: str) -> Board:
    return Board(
        0, 1, tuple(Zone(zone, "row", owner=int(zone[-1]) - 1 if zone[-1].isdigit() else None) for zone in zones)
    )


def test_each_has_a_part_of_its_own() -> None:
    layout = parse(LAYOUT, "layout.yaml").convert(BoardLayoutFile)
    found = repeated(layout, board("hero-1", "hero-3", "bag-1", "bag-3", "goal-north", "goal-south", "camp"))
    sheets = [slot for slot in found.rails.left if isinstance(slot, SheetSlot)]
    assert [sheet.zone for sheet in sheets] == ["hero-1", "hero-3"]
    assert [number.zone for sheet in sheets for number in sheet.numbers] == ["bag-1", "bag-3"]
    assert [getattr(slot, "heading", "") for slot in found.rails.right] == ["heading-north", "heading-south"]
    cave, port, tabs = found.cloth
    assert [place.zone for place in port.places] == ["deck-port", "open-port"]
    assert (cave.at, port.at) == ((10, 0, 40, 40), (50, 0, 40, 40))
    assert [place.zone for place in tabs.places] == ["camp", "bag-1", "bag-3", "purse-1"]
    assert {place.at for place in tabs.places} == {(0, 0, 100, 100)}
