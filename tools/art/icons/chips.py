"""Icons in their containers: round moves, a diamond strikes at arm's length, a rounded square flies; Sword is round,
Skull six-sided. The containers alone are white like the glyphs. Together they are painted in the normal palette; a file
then names each of its colours in full, for a window with another palette to exchange."""

from tools.art.icons.emblems import SKULL, SWORD
from tools.art.icons.marks import Icon, line, painted, placed, solid
from tools.art.icons.pen import Outline
from tools.art.icons.shapes import box, circle, corners, ring
from tools.art.icons.shots import GLYPHS

ROUND = circle(32, 32, 29.6)
DIAMOND = corners(ring(4, 33), 6)
SQUARE = box(4.4, 4.4, 55.2, 55.2, 11)
HEXAGON = corners(ring(6, 31.4), 2.4)
EDGE = 0.86  # where the printed line runs, from the middle to the rim

SHOTS: dict[str, tuple[Outline, str, str, float]] = {
    "move": (ROUND, "#f2e6cb", "#2b1b12", 0.7),
    "melee": (DIAMOND, "#c98242", "#24120a", 0.6),
    "critical_melee": (DIAMOND, "#c8331f", "#fff3dc", 0.6),
    "missile": (SQUARE, "#3f9aa0", "#06222a", 0.7),
    "fireball": (SQUARE, "#f0902c", "#3a1206", 0.72),
    "longbow": (SQUARE, "#d9ad6b", "#3a200d", 0.7),
    "wave": (SQUARE, "#3f8fc4", "#04192e", 0.7),
    "power_wave": (SQUARE, "#d9491f", "#fff0cf", 0.7),
}


def chip(container: Outline, field: str, ink: str, glyph: Icon, size: float) -> Icon:
    """A glyph on a field with a line printed along its rim."""
    rim = line(container.sized(EDGE), width=1.8)
    return (
        *painted((solid(container),), field),
        *painted((rim,), ink, opacity=0.4),
        *painted(placed(glyph, size), ink),
    )


def token(rim: Outline, field: str, printed: str, ink: str, emblem: Icon, size: float) -> Icon:
    """A punched health token: raw board at its edge, a line in the shape of the team."""
    return (
        *painted((solid(circle(32, 32, 30)),), "#cdb48c"),
        *painted((solid(circle(32, 32, 27.8)),), field),
        *painted((line(rim, width=1.8),), printed),
        *painted(placed(emblem, size), ink),
    )


ICONS = {
    **{
        f"chip_{name}": chip(shape, field, ink, GLYPHS[name], size) for name, (shape, field, ink, size) in SHOTS.items()
    },
    "emblem_sword": chip(ROUND, "#e9b44c", "#3a2208", SWORD, 0.74),
    "emblem_skull": chip(HEXAGON, "#a9c3d8", "#16243a", SKULL, 0.62),
    "token_sword": token(circle(32, 32, 24.4), "#e9b44c", "#7a4f12", "#3a2208", SWORD, 0.62),
    "token_skull": token(corners(ring(6, 24.6), 2), "#556a80", "#a9c3d8", "#f4e8cf", SKULL, 0.5),
    "container_round": (solid(ROUND),),
    "container_diamond": (solid(DIAMOND),),
    "container_square": (solid(SQUARE),),
    "container_hexagon": (solid(HEXAGON),),
    "container_ring": (line(circle(32, 32, 28.6), width=3.4),),
}
