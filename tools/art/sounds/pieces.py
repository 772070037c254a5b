"""What the things on the table sound like: wood, crystal, card board, dice.

A disc of maple that is struck rings at ``1450 Hz * 25 mm / diameter`` and above, and is muted by the cloth within some
25 ms; the board of the table answers below 400 Hz and gives it weight. The harder two things meet, the shorter they
touch, and the higher the modes that wake: ``cutoff`` is about one over twice that time.
"""

from tools.art.sounds.craft import Chance, Mode, Sound, after, bounces, burst, dulled, mix, noise, ring, varied

TABLE = (Mode(185, 0.50, 0.034), Mode(330, 0.25, 0.020))
CRYSTAL = (Mode(2600, 1, 0.072), Mode(3930, 0.6, 0.056), Mode(6060, 0.4, 0.038))
WALL = (Mode(220, 1, 0.040), Mode(410, 0.4, 0.022))
BOARD = (Mode(540, 1, 0.016), Mode(1310, 0.7, 0.009), Mode(2350, 0.4, 0.005))

FASTEST = 9000.0
"""The cutoff of a hard blow."""


def disc(diameter: float) -> tuple[Mode, ...]:
    """A round piece of wood of so many mm."""
    lowest = 1450 * 25 / diameter
    return (Mode(lowest, 1, 0.025), Mode(2.76 * lowest, 0.7, 0.016), Mode(5.40 * lowest, 0.4, 0.009))


def longer(modes: tuple[Mode, ...]) -> tuple[Mode, ...]:
    """The modes of a longer piece of the same wood: it rings lower, and longer."""
    return tuple(Mode(0.7 * f, level, 1.6 * tau) for f, level, tau in modes)


def struck(chance: Chance, modes: tuple[Mode, ...], cutoff: float = FASTEST) -> Sound:
    """One piece of its kind, hit once."""
    return ring(dulled(varied(chance, modes), cutoff))


def click(cutoff: float, chance: Chance) -> Sound:
    """The touch itself, whatever it is that touches: over before anything rings."""
    return mix(
        burst(chance, 2000, 1500 + 0.5 * cutoff, 0.006),
        0.3 * struck(chance, (Mode(3200, 1, 0.003),), cutoff),
    )


def wood(cutoff: float, chance: Chance) -> Sound:
    """A disc of 25 mm rings."""
    return struck(chance, disc(25), cutoff)


def long_wood(cutoff: float, chance: Chance) -> Sound:
    """A longbow or a wave rings."""
    return struck(chance, longer(disc(25)), cutoff)


def chime(cutoff: float, chance: Chance) -> Sound:
    """A crystal rings: glass, and what it stands on."""
    return mix(struck(chance, CRYSTAL, cutoff), 0.6 * struck(chance, (Mode(900, 1, 0.030),), cutoff))


def slap(cutoff: float, chance: Chance) -> Sound:
    """A wall of cardboard is struck, and gives way a little."""
    return mix(0.35 * struck(chance, WALL, cutoff), burst(chance, 350, 300 + 0.4 * cutoff, 0.036))


def thump_cloth(chance: Chance) -> Sound:
    """A hard blow goes down into the table, through cloth."""
    return mix(struck(chance, (Mode(105, 1, 0.032), *TABLE)), 0.4 * burst(chance, 120, 500, 0.025))


def thump_board(chance: Chance) -> Sound:
    """The same on bare wood: higher, and a little longer."""
    board = (Mode(140, 1, 0.036), *TABLE, Mode(610, 0.2, 0.012))
    return mix(struck(chance, board), 0.4 * burst(chance, 200, 900, 0.015))


def knock(cutoff: float, chance: Chance) -> Sound:
    """Two discs of 25 mm meet, each with a voice of its own."""
    return mix(
        wood(cutoff, chance),
        0.7 * wood(cutoff, chance),
        struck(chance, TABLE),
        0.5 * click(cutoff, chance),
    )


def flick(chance: Chance) -> Sound:
    """A fingernail on the edge of a disc."""
    return mix(
        burst(chance, 1200, 3000, 0.005),
        0.3 * struck(chance, (Mode(180, 1, 0.012),)),
        0.5 * struck(chance, tuple(mode._replace(tau=0.4 * mode.tau) for mode in disc(25))),
    )


def pull(step: int) -> Sound:
    """One more fifth of the power: a click, each a semitone above the one before."""
    return ring([Mode(1400 * 2 ** (step / 12), 1, 0.0015)])


def slide(low: float, high: float, chance: Chance) -> Sound:
    """A second of wood that slides on and on."""
    return noise(chance, low, high, 1.0)


def fall(chance: Chance) -> Sound:
    """Off the mat and on to the bare table: a thud, and the disc hops until it lies."""
    return mix(
        struck(chance, (Mode(160, 1, 0.040), *TABLE)),
        burst(chance, 300, 1800, 0.020),
        *(after(at, 0.5 * level * _hop(chance)) for at, level in bounces(chance, 0.115, 0.78, 8)),
    )


def _hop(chance: Chance) -> Sound:
    return mix(struck(chance, disc(25), 4000), 0.4 * struck(chance, TABLE))


def tile(chance: Chance) -> Sound:
    """A tile of thick board is laid down flat."""
    return mix(
        struck(chance, BOARD),
        0.8 * struck(chance, TABLE),
        0.7 * burst(chance, 500, 3000, 0.014),
    )


def token(pitches: tuple[float, ...], chance: Chance) -> Sound:
    """Small pieces of punched board, one on the other."""
    return mix(*(after(0.028 * place, _click(pitch, chance)) for place, pitch in enumerate(pitches)))


def _click(pitch: float, chance: Chance) -> Sound:
    modes = (Mode(pitch, 1, 0.005), Mode(0.42 * pitch, 0.6, 0.007))
    return mix(struck(chance, modes), 0.4 * burst(chance, 1500, 5000, 0.004))


def dice_roll(chance: Chance) -> Sound:
    """A wooden die of 16 mm hops over the table."""
    return mix(*(after(at, level * _die(disc(16), chance)) for at, level in bounces(chance, 0.16, 0.8, 7)))


def dice_stop(chance: Chance) -> Sound:
    """It falls flat on its face."""
    return _die(disc(24), chance)


def _die(modes: tuple[Mode, ...], chance: Chance) -> Sound:
    return mix(
        struck(chance, modes, 6000),
        0.7 * struck(chance, TABLE),
        0.4 * burst(chance, 1500, 5000, 0.005),
    )
