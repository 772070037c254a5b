"""What a piece looks like, as far as the arena can know: wood, colour, sticker. Games say more by giving looks."""

from collections.abc import Iterable, Mapping
from fnmatch import fnmatchcase
from typing import Annotated, Literal, TypeAlias

import msgspec

Colour: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{6}$", description="expected-colour")]

FIELDS = ("7b4fb0", "2f78bd", "3f8f4f", "7c8189", "b5372a", "2f9e86", "9a6d1e", "7a3b6a")


class Look(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One piece. A ``disc`` bears a sticker, a ``crystal`` is a stone in a dark foot, ``plain`` is lacquered wood.

    ``field`` is the colour of sticker, stone or lacquer. Longbows are yew with lacquered tips and waves are lacquered
    all over, whatever their kind.
    """

    wood: Literal["maple", "wenge"] = "maple"
    field: Colour = FIELDS[0]
    sticker: Literal["round", "six-sided"] = "round"
    kind: Literal["disc", "crystal", "plain"] = "disc"


class LooksFile(msgspec.Struct, forbid_unknown_fields=True):
    """Looks by name as a person writes them; a star in a name stands for any ending."""

    looks: dict[str, Look]

    def of(self, names: Iterable[str]) -> dict[str, Look]:
        """The looks of those names that the file speaks of; the first pattern that fits counts."""
        return {
            name: look
            for name in names
            if (look := next((look for pattern, look in self.looks.items() if fnmatchcase(name, pattern)), None))
        }


def looks_of(names: Iterable[str], known: Mapping[str, Look] | None = None) -> dict[str, Look]:
    """A look for every pawn: the known one, or one by its place among the sorted names.

    Neighbours in that order differ by wood and sticker, and only then by colour.
    """
    chosen = dict(known or {})
    for index, name in enumerate(sorted(names)):
        field = FIELDS[index % len(FIELDS)]
        dark = (index + index // len(FIELDS)) % 2 == 1
        usual = Look("wenge", field, "six-sided") if dark else Look("maple", field, "round")
        chosen.setdefault(name, usual)
    return chosen
