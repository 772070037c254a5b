"""The options of a match: the adventure, the variants, and what each seat plays."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from flick.games.ravenloft.built import BuiltHero
from flick.games.ravenloft.grown import Grown

MOST_HEROES = 5
"""The most heroes of a party (RAV-RUL-11)."""
MOST_SURGES = 5
"""The most Healing Surge tokens of the party (RAV-RUL-13)."""
HeroName: TypeAlias = Literal["any", "kat", "allisa", "thorgrim", "dragonborn_fighter", "eladrin_wizard"]
Variant: TypeAlias = Literal["ADV", "CUS", "HYB", "NEW", "BAR", "LVL", "GEN", "STR", "DIC", "MIK", "HPH"]
"""The variants in the order of the matrix; the table of policies of each has its name in small letters."""
Powers: TypeAlias = Literal["preset", "choose", "random"]


class SeatOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat chooses for itself: a hero of the game, any of those that are left (RAV-08, RAV-RUL-11), or a hero
    that somebody has built. ``grown`` is what a hero of the game has gained in earlier adventures; a built hero keeps
    that in its own record."""

    hero: Annotated[HeroName | BuiltHero, msgspec.Meta(extra={"builds": "heroes"})] = "any"
    grown: Annotated[Grown | None, msgspec.Meta(extra={"hidden": True})] = None

    @property
    def hero_id(self) -> str:
        """``any``, or the ID of the hero card."""
        return self.hero if isinstance(self.hero, str) else self.hero.id

    @property
    def growth(self) -> Grown | None:
        """What the hero has gained before, where levels are kept."""
        return self.grown if isinstance(self.hero, str) else self.hero.grown


def _with(variant: Variant) -> dict[str, dict[str, tuple[Variant, ...]]]:
    """Marks an option that counts only where the variant is played."""
    return {"with": {"variants": (variant,)}}


class RavenloftOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a match. ``variants`` are those that are played, ``surges`` is the number of Healing Surge
    tokens and so the difficulty (RAV-17), ``powers`` how heroes get their powers (RAV-09 to RAV-11), ``first`` who
    begins (RAV-18), ``downed_conditions`` whether a downed hero keeps its conditions (RAV-RUL-32), ``ties`` whether
    players choose among equally good squares of monsters (RAV-RUL-20), ``hph_white_monsters`` the number of monsters on
    a white tile where a die decides for black ones (RAV-RUL-100), ``dice`` the rule for damage dice (RAV-DIC-01 to
    RAV-DIC-03). Where monster tokens say how many monsters come, ``token_pile`` leaves some of them out (RAV-ADV-35,
    RAV-ADV-36), and ``masters_hunted`` makes the dungeon act against heroes of level 6 or more (RAV-ADV-37 to
    RAV-ADV-41, RAV-RUL-103)."""

    adventure: Annotated[str, msgspec.Meta(extra={"folder": "adventures"})] = "out_of_the_grave"
    variants: tuple[Variant, ...] = ()
    surges: Annotated[int, msgspec.Meta(ge=0, le=MOST_SURGES, extra={"without": {"variants": ("ADV",)}})] = 2
    powers: Powers = "preset"
    first: Literal["roll", "seat"] = "roll"
    downed_conditions: Literal["keep", "clear"] = "keep"
    ties: Literal["ask", "first"] = "ask"
    hph_white_monsters: Annotated[int, msgspec.Meta(ge=0, le=1, extra=_with("HPH"))] = 1
    dice: Annotated[Literal["a", "b", "c"], msgspec.Meta(extra=_with("DIC"))] = "a"
    token_pile: Annotated[Literal["all", "easier", "harder"], msgspec.Meta(extra=_with("ADV"))] = "all"
    masters_hunted: Annotated[bool, msgspec.Meta(extra=_with("ADV"))] = True
    seats: tuple[SeatOptions, ...] = ()
