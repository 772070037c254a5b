"""What tells that something happened: soft mallets on bars of wood, a plate, a few ticks."""

from tools.art.sounds.craft import Chance, Mode, Sound, after, burst, mix, ring, softened, sweep
from tools.art.sounds.pieces import knock

D3, A3, C4, D4, E4, FIS4, G4, A4 = 146.83, 220.00, 261.63, 293.66, 329.63, 369.99, 392.00, 440.00
D5, FIS5, A5 = 587.33, 739.99, 880.00

PLATE = (Mode(520, 1, 0.16), Mode(1130, 0.7, 0.13), Mode(1710, 0.5, 0.10), Mode(2520, 0.3, 0.07))


def mallet(pitch: float, tau: float = 0.28) -> Sound:
    """A bar of rosewood, struck with a head of wool that yields for four milliseconds."""
    return softened(ring([Mode(pitch, 1, tau), Mode(3.9 * pitch, 0.2, 0.21 * tau)]), 0.004)


def run(*pitches: float, apart: float = 0.09, tau: float = 0.28) -> Sound:
    """One mallet after the other."""
    return mix(*(after(apart * place, mallet(pitch, tau)) for place, pitch in enumerate(pitches)))


def wound() -> Sound:
    """Low, and a hand on the bar; the octave is for loudspeakers too small for the ground tone."""
    return mix(mallet(D3, 0.08), 0.5 * mallet(D4, 0.06))


def heal() -> Sound:
    return run(G4, D5, apart=0.11, tau=0.15)


def stun() -> Sound:
    """Two tones beside each other that beat eight times a second: a head that rings."""
    return softened(ring([Mode(636, 1, 0.11), Mode(644, 1, 0.11)]), 0.003)


def armour(chance: Chance) -> Sound:
    """A plate of metal turns the blow aside."""
    return mix(ring(PLATE), 0.6 * burst(chance, 1500, 6000, 0.008))


def surprise(chance: Chance) -> Sound:
    """A rush through the air, and a blow at its end."""
    return mix(0.7 * sweep(chance, 600, 4500, 0.24, top=0.85), after(0.22, knock(7000, chance)))


def turn() -> Sound:
    """Soft enough to be heard a hundred times in an evening."""
    return run(E4, A4, apart=0.12, tau=0.12)


def tick(pitch: float) -> Sound:
    return ring([Mode(pitch, 1, 0.002), Mode(0.5 * pitch, 0.3, 0.003)])


def refused() -> Sound:
    """Knuckles on the table, twice, not angry."""
    knuckle = ring([Mode(160, 1, 0.022), Mode(345, 0.6, 0.014), Mode(720, 0.25, 0.008)])
    return mix(knuckle, after(0.07, 0.8 * knuckle))


def win() -> Sound:
    """Up the chord; at its top the ground tone joins."""
    return mix(run(D4, FIS4, A4, D5), after(0.36, 0.6 * run(FIS5, D5, apart=0)), after(0.36, 0.7 * mallet(D4, 0.35)))


def lose() -> Sound:
    return run(D4, C4, A3, apart=0.16, tau=0.18)


def draw() -> Sound:
    return run(D4, A4, apart=0, tau=0.18)


def achievement() -> Sound:
    """Higher and lighter than a win: a small thing of one's own."""
    return run(A4, D5, A5, apart=0.07, tau=0.16)
