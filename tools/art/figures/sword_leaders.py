"""Leaders of the Sword team."""

from tools.art.figures.pen import both, dot, dots, even, hoop, inlay, line, poly, solid, spark, together, turned
from tools.art.figures.stage import Figure

_RAYS = together(turned(poly(f"57.6 3, 60 {-3 if k % 2 else -9}, 62.4 3"), 18 * k, 60, 38) for k in range(20))
_FEATURES = (
    both(
        solid("52.2 38.9!, 55 38.1, 57.8 39.3!, 54.9 40.1"),
        line("51.8 36.2, 55 35, 58.2 35.7", 0.9),
        line("60 40.5, 59 45.3!, 60 45.9", 0.8),
    )
    + even("60 49.4, 57.9 49.1, 56.2 50!, 58.2 51.2, 60 51.6")
    + even("60 27, 55 28, 51.6 31.4!, 60 32.6")
)

HIGH_PRIESTESS = Figure(
    back=hoop(60, 38, 30, 2.6) + _RAYS,
    main=even("60 15, 51 16, 43 23, 39 36, 37 52, 31 68, 22 84, 14 106!"),
    cuts=even("60 27.5, 54.5 28.5, 50.2 33.5, 49.6 41, 51.5 48.5, 55.5 54.2, 60 56")
    + both(
        line("44.5 33, 42.9 43.9, 41.1 56.4, 37.5 70, 33.8 79.7, 30.1 90.7, 27 103"),
        dots("37 82, 32 93, 42 70"),
    )
    + inlay(_FEATURES),
    light=spark(60, 61.5, 7, 0.2) + dot(60, 61.5, 1.8) + spark(60, 21.5, 2.6, 0.34),
)

FIGURES = {"high_priestess": HIGH_PRIESTESS}
