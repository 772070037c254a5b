"""What is chosen before a match: the adventure, the ways of playing, what each seat plays."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from flick.games.ravenloft.built import BuiltHero
from flick.games.ravenloft.grown import Grown

MOST_SURGES = 5
"""RAV-RUL-13."""
HeroName: TypeAlias = Literal["any", "kat", "allisa", "thorgrim", "dragonborn_fighter", "eladrin_wizard"]
Variant: TypeAlias = Literal["ADV", "CUS", "HYB", "NEW", "BAR", "LVL", "GEN", "STR", "DIC", "MIK", "HPH"]
"""In the order of the matrix (5.13): each has a table of policies of that name in small letters."""
Powers: TypeAlias = Literal["preset", "choose", "random"]


class SeatOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat chooses for itself: its hero, or any of those of the game that are left (RAV-08, RAV-RUL-11). Whoever
    has made a hero of their own takes that. ``grown`` is what a hero of the game has gained in earlier adventures; one
    of somebody's own brings that itself."""

    hero: Annotated[HeroName | BuiltHero, msgspec.Meta(extra={"builds": "heroes"})] = "any"
    grown: Annotated[Grown | None, msgspec.Meta(extra={"hidden": True})] = None

    @property
    def hero_id(self) -> str:
        """``any``, or the ID of the hero card."""
        return self.hero if isinstance(self.hero, str) else self.hero.id

    @property
    def growth(self) -> Grown | None:
        """What it begins with beyond level 1, where levels are kept."""
        return self.grown if isinstance(self.hero, str) else self.hero.grown


def _with(variant: Variant) -> dict[str, dict[str, tuple[Variant, ...]]]:
    """What means something only where that variant is played."""
    return {"with": {"variants": (variant,)}}


class RavenloftOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``variants`` are the ways of playing that were chosen (5.13), ``surges`` is how hard it is (RAV-17), ``powers``
    how heroes get theirs (RAV-09 to RAV-11), ``first`` who begins (RAV-18), ``downed_conditions`` whether a downed hero
    keeps its conditions (RAV-RUL-32), ``ties`` whether somebody is asked where a monster may as well stand here as
    there (RAV-RUL-20), ``hph_white_monsters`` how many come with a white tile where a die says how many come with a
    black one (RAV-RUL-100), ``dice`` how damage is rolled by whoever plays with dice for it (RAV-DIC-01 to
    RAV-DIC-03). Where monster tokens say how many monsters come, ``token_pile`` leaves some of them out (RAV-ADV-35,
    RAV-ADV-36), and ``masters_hunted`` is how the dungeon reckons with heroes of level 6 or more (RAV-ADV-37 to
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
