"""What cards sound like: paper that passes over paper, and lies down."""

from tools.art.sounds.craft import Chance, Mode, Sound, after, burst, mix, ring, sweep, varied

LANDING = (Mode(140, 1, 0.018), Mode(290, 0.4, 0.010))


def draw(chance: Chance) -> Sound:
    """Off the pile."""
    return sweep(chance, 1200, 4000, 0.09, top=0.6)


def play(chance: Chance) -> Sound:
    """The same, and down on to the cloth."""
    return mix(draw(chance), after(0.08, _landing(chance)))


def flip(chance: Chance) -> Sound:
    """Turned over: it cuts the air, and snaps."""
    return mix(sweep(chance, 4000, 1500, 0.06, top=0.3), after(0.05, 0.5 * burst(chance, 1000, 3500, 0.012)))


def shuffle(chance: Chance) -> Sound:
    """Eight cards into each other, none quite in time, and the pile is squared."""
    falls = (after(0.075 * place + chance.uniform(0, 0.03), _fall(chance)) for place in range(8))
    return mix(*falls, after(0.66, _landing(chance)))


def _fall(chance: Chance) -> Sound:
    return chance.uniform(0.6, 1) * draw(chance)


def _landing(chance: Chance) -> Sound:
    return mix(0.8 * ring(varied(chance, LANDING)), 0.5 * burst(chance, 400, 2500, 0.02))
