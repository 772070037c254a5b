"""The four regions, and how far each length of adventure leads (CAVE-09 to CAVE-15, CAVE-33 to CAVE-41)."""

from typing import Literal, TypeAlias, get_args

Region: TypeAlias = Literal["butina", "caveport", "soulstern", "azkovlar"]
REGIONS: tuple[Region, ...] = get_args(Region)
"""The regions, from the coast to the land of the vampires (CAVE-33, CAVE-34, CAVE-35, CAVE-36)."""

Length: TypeAlias = Literal["quick", "balanced", "long", "epic"]
LENGTHS: tuple[Length, ...] = get_args(Length)
FINAL_BOSSES: dict[Length, str] = {
    "quick": "psoro",
    "balanced": "chaporal_shaton",
    "long": "freezor",
    "epic": "comte_draner",
}
"""The final boss of each length of adventure (CAVE-10, CAVE-11, CAVE-12, CAVE-13). One that is final in a shorter
adventure is an ordinary boss in a longer one (CAVE-15)."""

Group: TypeAlias = Literal["butina", "caveport", "soulstern", "azkovlar", "origin", "special", "legendary"]
GROUPS: tuple[Group, ...] = get_args(Group)
"""The groups of cards, by what their backs show (CAVE-37)."""


def regions_of(length: Length) -> tuple[Region, ...]:
    """The regions of an adventure of that length, the easiest first."""
    return REGIONS[: LENGTHS.index(length) + 1]
