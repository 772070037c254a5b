"""How much of all effects somebody wants to see."""

from collections.abc import Mapping
from typing import NamedTuple

from flick.window.app.settings import EffectsLevel, Settings


class EffectAmount(NamedTuple):
    """``weight`` multiplies every figure; ``camera`` says whether the last token is a scene."""

    weight: float
    camera: bool = False


NONE = EffectAmount(0.0)
AMOUNTS: Mapping[EffectsLevel, EffectAmount] = {
    "full": EffectAmount(1.0, camera=True),
    "calm": EffectAmount(0.5),
    "none": NONE,
}


def amount_of(settings: Settings) -> EffectAmount:
    """As it was chosen; with reduced motion there is nothing."""
    return NONE if settings.still else AMOUNTS[settings.effects]
