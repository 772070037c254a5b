"""How much of all effects somebody wants to see."""

from collections.abc import Mapping
from typing import NamedTuple

from flick.window.app.settings import EffectsLevel, Settings


class EffectAmount(NamedTuple):
    """``weight`` multiplies all figures of effects, from 0 to 1; ``camera`` says whether the camera moves in on the
    contact that ends the match."""

    weight: float
    camera: bool = False


NONE = EffectAmount(0.0)
AMOUNTS: Mapping[EffectsLevel, EffectAmount] = {
    "full": EffectAmount(1.0, camera=True),
    "calm": EffectAmount(0.5),
    "none": NONE,
}


def amount_of(settings: Settings) -> EffectAmount:
    """The amount that was chosen in the settings; with reduced motion there are no effects."""
    return NONE if settings.still else AMOUNTS[settings.effects]
