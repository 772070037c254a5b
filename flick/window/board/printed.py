"""What lies on the cell of a map, as a record: nothing is drawn here."""

import msgspec


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is printed or lies on a cell of a map: an ``icon`` in the colour ``ink``. In a cave it is a pebble of a
    ``colour``, a ``large`` one if it says so; in a dungeon a block of stone where it has a colour, else a print."""

    icon: str = ""
    colour: str = ""
    ink: str = ""
    large: bool = False
