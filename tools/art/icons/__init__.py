"""Draws the icons of the program and of its games: ``python -m tools.art.icons [FOLDER]`` writes them as SVG files.

Every icon lies on a field of 64 by 64 and leaves its rim free. It is made of solids and of lines 5 to 8 wide, with gaps
of about 3, so that it can be read at 16 pixels. Icons are white on nothing: a theme tints them by multiplication. Only
the chips, emblems and tokens of ``chips.py`` have colours.
"""

from tools.art.icons import (
    abilities,
    castle_people,
    castle_signs,
    castle_things,
    cave,
    chips,
    controls,
    emblems,
    loot,
    pieces,
    roles,
    shots,
    signs,
    things,
    well,
)
from tools.art.icons.marks import Icon

FAMILIES = {
    "emblems": emblems.ICONS,
    "shots": shots.ICONS,
    "roles": roles.ICONS,
    "signs": signs.ICONS,
    "abilities": abilities.ICONS,
    "pieces": pieces.ICONS,
    "chips": chips.ICONS,
    "controls": controls.ICONS,
    "things": things.ICONS,
    "well": well.ICONS,
    "cave": cave.ICONS,
    "loot": loot.ICONS,
    "castle people": castle_people.ICONS,
    "castle signs": castle_signs.ICONS,
    "castle things": castle_things.ICONS,
}


GAMES = {
    "catacombs": ("emblems", "shots", "roles", "signs", "chips"),
    "kinfire": ("well",),
    "urto": ("cave",),
    "caveloot": ("loot",),
    "ravenloft": ("castle people", "castle signs", "castle things"),
}
"""The families that belong to one game, and lie among its content."""


def homes() -> dict[str, dict[str, Icon]]:
    """Every icon by the folder in which it lies."""
    found: dict[str, dict[str, Icon]] = {}
    for family, drawn in FAMILIES.items():
        game = next((game for game, families in GAMES.items() if family in families), None)
        found.setdefault(f"levels/{game}/icons" if game else "assets/icons", {}).update(drawn)
    return found


def icons() -> dict[str, Icon]:
    """Every icon by the name of its file."""
    return {name: icon for family in FAMILIES.values() for name, icon in family.items()}
