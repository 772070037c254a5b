"""The book of all sounds: what each is called, what it means, how loud it is and how it is made.

Letters at the end of a name are variations, to be taken by chance; figures are steps. ``soft``, ``medium`` and ``hard``
lie 6 dB apart: a blow of half the amplitude of the hardest is ``medium`` at full volume.
"""

import zlib
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tools.art.sounds import cards, pieces, signals
from tools.art.sounds.craft import Chance, Sound, finished, looped


class Recipe(NamedTuple):
    """``peak`` in dBFS: 0 would be the loudest that a file can hold. What ``loops`` has no beginning and no end."""

    meaning: str
    peak: float
    make: Callable[[Chance], Sound]
    loops: bool = False


class Strength(NamedTuple):
    """How hard two things meet: how short they touch, as a frequency, and how much below a hard blow it is, in dB."""

    name: str
    cutoff: float
    below: float


STRENGTHS = (Strength("soft", 2500, 12), Strength("medium", 4500, 6), Strength("hard", pieces.FASTEST, 0))


def blows(
    name: str, letters: str, meaning: str, peak: float, make: Callable[[float, Chance], Sound]
) -> dict[str, Recipe]:
    """The same meeting in three strengths, each in several variations."""
    book: dict[str, Recipe] = {}
    for how, cutoff, below in STRENGTHS:
        book |= varying(f"{name}-{how}", letters, f"{meaning}, {how}", peak - below, partial(make, cutoff))
    return book


def varying(name: str, letters: str, meaning: str, peak: float, make: Callable[[Chance], Sound]) -> dict[str, Recipe]:
    """The same recipe, cooked several times."""
    return {f"{name}-{letter}": Recipe(meaning, peak, make) for letter in letters}


def signal(meaning: str, peak: float, make: Callable[[], Sound]) -> Recipe:
    """A recipe that leaves nothing to chance."""
    return Recipe(meaning, peak, lambda _: make())


SOUNDS: dict[str, Recipe] = {
    # a blow, in layers: the touch, what each of the two is made of, and the table below them
    **blows("click", "abc", "two things touch", -8, pieces.click),
    **blows("wood", "abc", "a disc is struck", -6, pieces.wood),
    **blows("long", "ab", "a longbow or a wave is struck", -6, pieces.long_wood),
    **blows("crystal", "ab", "a crystal is struck", -9, pieces.chime),
    **blows("wall", "ab", "a wall of card is struck", -6, pieces.slap),
    "thump-cloth": Recipe("a hard blow goes into the table through cloth", -6, pieces.thump_cloth),
    "thump-board": Recipe("a hard blow goes into a table of bare wood", -7, pieces.thump_board),
    # the flick
    **varying("flick", "abc", "a finger lets go of a disc", -6, pieces.flick),
    **{
        f"pull-{step}": signal(f"power pulled back, fifth {step} of 5", -21, partial(pieces.pull, step))
        for step in range(1, 6)
    },
    "slide-cloth": Recipe("a disc slides on cloth", -21, partial(pieces.slide, 300, 1800), loops=True),
    "slide-board": Recipe("a disc slides on bare wood", -23, partial(pieces.slide, 500, 3000), loops=True),
    "fall": Recipe("a disc leaves the mat", -6, pieces.fall),
    # cards
    **varying("card-draw", "abc", "a card is drawn", -14, cards.draw),
    **varying("card-play", "abc", "a card is played or laid down", -12, cards.play),
    **varying("card-flip", "ab", "a card or a marker is turned over", -14, cards.flip),
    "card-shuffle": Recipe("a pile is shuffled", -15, cards.shuffle),
    # tokens, tiles, dice
    **varying("token-bank", "ab", "a token goes to the bank", -10, partial(pieces.token, (3400, 2100))),
    **varying("token-gain", "ab", "a token is gained", -10, partial(pieces.token, (2100, 3400))),
    "token-steal": Recipe("a token is stolen", -10, partial(pieces.token, (2100, 2700, 3400))),
    **varying("tile", "ab", "a tile is laid", -8, pieces.tile),
    **varying("dice-roll", "ab", "a die rolls", -9, pieces.dice_roll),
    **varying("dice-stop", "ab", "a die comes to rest", -9, pieces.dice_stop),
    # what a card or a shot did
    "wound": signal("a team is wounded", -9, signals.wound),
    "heal": signal("a team is healed", -14, signals.heal),
    "stun": signal("a pawn is stunned", -14, signals.stun),
    "armour": Recipe("armour cancels a shot", -13, signals.armour),
    "surprise": Recipe("a surprise attack: another card at once", -9, signals.surprise),
    # the interface
    "turn": signal("it is the turn of a person", -14, signals.turn),
    "button": signal("a button is pressed", -18, partial(signals.tick, 1800)),
    "switch-on": signal("a switch is put on", -18, partial(signals.tick, 2400)),
    "switch-off": signal("a switch is put off", -18, partial(signals.tick, 1350)),
    "refused": signal("what was asked is not allowed", -12, signals.refused),
    # the end
    "win": signal("the person who listens has won", -10, signals.win),
    "lose": signal("the person who listens has lost", -11, signals.lose),
    "draw": signal("nobody has won", -11, signals.draw),
    "achievement": signal("an achievement is earned", -13, signals.achievement),
}


def synthesised(name: str) -> Sound:
    """The sound of that name, between -1 and 1. Its chance hangs on its name alone: no sound changes another."""
    recipe = SOUNDS[name]
    sound = recipe.make(np.random.default_rng(zlib.crc32(name.encode())))
    return (looped if recipe.loops else finished)(sound, recipe.peak)


def samples(name: str) -> npt.NDArray[np.int16]:
    """The same as whole numbers of 16 bits."""
    return np.rint(synthesised(name) * 32767).astype("<i2")
