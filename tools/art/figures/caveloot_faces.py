"""Heads of people in Caveloot: from the front round 60 45, or in profile looking to the right."""

from tools.art.figures.caveloot_parts import composed
from tools.art.figures.parts import eye
from tools.art.figures.pen import both, box, dot, dots, even, hoop, inlay, line, oval, poly, solid, stroke, together
from tools.art.figures.stage import Figure

_NECK = stroke("60 60 8.6, 60 82 10.6")


def _head(half: str, ears: bool = True) -> Figure:
    return Figure(main=even(half) + _NECK + (both(oval(39.6, 48, 3.4, 5.4, -8)) if ears else ""))


ROUND = _head("60 22, 48 25, 40.6 34, 39.6 46, 43 58, 51 66, 60 68")
LONG = _head("60 19, 50 21, 44 31, 42.6 46, 45 60, 51 70, 60 74")
SQUARE = _head("60 21, 46 23, 39 32, 39.4 48, 41 61!, 49 69, 60 70")
HEART = _head("60 22, 47 24, 40.6 35, 42 48, 48.6 60, 56 68, 60 70", ears=False)
BROAD = _head("60 26, 44 27, 35 36, 33.6 50, 38 63, 49 71, 60 72")
THIN = _head("60 18, 52 20, 46.6 30, 45 46, 48 61, 53.6 72, 60 78", ears=False)

LIT = Figure(cuts=even("60 29, 49 30, 43.6 38, 44 48, 49 59, 56 66.4, 60 67.4"))
"""A pale face in a dark head; the features that follow are paper in it, by ``in_light``."""


def in_light(features: Figure) -> Figure:
    """Features as paper in a lit face."""
    return Figure(cuts=inlay(features.cuts), main=features.main)


def _eyes(paper: str) -> Figure:
    return Figure(cuts=paper)


SLY = _eyes(both(poly("45.6 44, 55.6 47.4, 54.4 49.6, 47.6 48.4"), line("44 40.4, 55.6 42.6", 1.3)))
ROUND_EYES = _eyes(
    both(dot(51, 46.4, 3.5)) + inlay(both(dot(51.6, 46.8, 1.5))) + both(line("46 39.6, 51 38, 55 39.4", 1.1))
)
SLEEPY = _eyes(both(line("46 46, 51 48.2, 55.8 46.4", 1.5), line("45.6 41, 51 39.6, 55.6 41", 1)))
FIERCE = _eyes(both(solid("45 44.4!, 50 44, 56.4 49!, 50 50!"), line("43.4 39, 50 40, 57 45", 1.7)))
KIND = _eyes(both(line("46 47.6, 51 44.4, 55.6 47.4", 1.5), line("46 40.4, 51 38.4, 55 40", 1)))
WIDE = _eyes(both(dot(50.6, 46, 4.2)) + inlay(both(dot(50.6, 46, 1.1))) + both(line("45.4 37.6, 50 35, 55 37.4", 1.2)))
GLASSES = _eyes(
    both(hoop(51, 46.6, 5, 1.4), line("46 45, 41 43.4", 1.2), dot(51.4, 46.6, 1.5))
    + line("56 45.6, 60 44.6, 64 45.6", 1.2)
)
MONOCLE = _eyes(
    hoop(69, 46.4, 5.4, 1.5)
    + line("73 50.4, 76 58, 75 68", 0.9)
    + dot(69, 46.6, 1.7)
    + poly("45.6 44.4, 55.6 47.4, 54 49.6, 47.6 48.4")
    + line("44.6 41, 55 42.6", 1.3)
    + line("64 38.6, 70 37, 75 39.4", 1.3)
)
PATCH = _eyes(
    poly("64.4 47.4, 74.4 44, 72.4 48.4, 65.6 49.6")
    + line("64.6 42.4, 76 40", 1.4)
    + line("41 36, 60 42.6, 78 38", 1.2)
    + solid("46 43!, 56 44!, 54 51, 48 52!")
    + inlay(solid("47.6 44.4!, 54.6 45.2!, 53 49.8, 48.6 50.6!"))
)
GOGGLES = _eyes(
    both(hoop(50.4, 45.6, 6.4, 2), line("43 44, 38.6 42", 2), line("47.4 44, 50 42.4", 1)) + line("57 45, 63 45", 2)
)

NOSE = _eyes(line("58.8 48, 57 54.6, 60.6 56", 1.1))
BUTTON = _eyes(line("56.8 54, 60 56.4, 63.2 54", 1.2))
BEAK = _eyes(line("58.6 45, 55.6 55.4, 60 58.4, 64.4 55.4", 1.2))

SMILE = _eyes(line("51.6 60, 56 62.6, 60 63.2, 64 62.6, 68.4 60", 1.3))
SMIRK = _eyes(line("53 62, 60 62.6, 67.6 58.4, 69 56.6", 1.3))
FROWN = _eyes(line("52 63.6, 56 61, 60 60.4, 64 61, 68 63.6", 1.4))
FLAT = _eyes(line("53 61.6, 67 61.6", 1.3))
GRIN = _eyes(
    solid("48.6 58!, 60 60.6, 71.4 58!, 67 64.6, 60 66.6, 53 64.6")
    + inlay(together(line(f"{x} 58, {x} 67", 0.8) for x in (54.4, 60, 65.6)))
)
GAPS = _eyes(
    solid("48.6 58!, 60 60.6, 71.4 58!, 67 65, 60 67, 53 65")
    + inlay(box(56, 58, 3.4, 9), box(64, 58, 3, 9), line("52 56, 52 66", 0.8))
)
FANGS = _eyes(line("51 59.4, 56 61.4, 64 61.4, 69 59.4", 1.3) + both(poly("53.4 60.6, 55 66, 56.8 61.2")))
LIPS = _eyes(solid("54 60.4!, 58 58.6, 60 59.4, 62 58.6, 66 60.4!, 60 64"))

MOUSTACHE = _eyes(both(stroke("60 57.6 1.6, 54.6 57.6 2.4, 48 60 1.6, 43 57 .4")))
WALRUS = _eyes(even("60 56, 53 56.6, 47 61, 45 69!, 52 65, 57 64, 60 66!"))
PENCIL = _eyes(both(stroke("59 58.4 .8, 54 58.4 1, 49 59.6 .4")))
BEARD = Figure(
    main=even("60 56, 46 56, 38 50!, 37 62, 41 76, 49 88, 60 94!"),
    cuts=both(line("45 66, 48 78, 54 86", 1), line("52 68, 54 78, 58 88", 1)),
)
FORKED = Figure(
    main=both(solid("60 58!, 46 58, 38 50!, 38 64, 42 76, 44 90, 40 100!, 50 94, 57 82, 60 72!")),
    cuts=both(line("44 64, 48 78, 47 90", 1), line("52 68, 54 76", 1)),
)
STUBBLE = _eyes(dots("46 58, 49 62, 74 58, 71 62, 52 67, 60 67, 68 67, 56 69, 64 69", 0.8))
GOATEE = Figure(main=even("60 64, 54 65, 53 72, 56 80, 60 86!"))
SCAR = _eyes(line("44.6 52, 50 60", 1) + line("45 57.4, 48.6 54.4", 0.8))
WRINKLES = _eyes(
    both(line("46.6 52, 50 53.2, 54 52.4", 0.8), line("47.4 56, 46.6 61", 0.9)) + line("55 33, 65 33", 0.9)
)
BLUSH = _eyes(both(dots("46.4 55, 48.4 56.6", 0.8)))


def front(shape: Figure, *features: Figure) -> Figure:
    """A head from the front."""
    return composed(shape, *features)


def profile(nose: float = 4.0, tip: float = 50.0, chin: float = 0.0, brow: float = 0.0) -> Figure:
    """A bald head that looks to the right: how far its nose, chin and brow stand out, and how low the nose ends."""
    bridge = 42 + (tip - 50) * 0.4
    outline = solid(
        f"44 80!, 46 66, 39.6 55, 37.6 43, 42 31, 53 24, 64 26, {69.4 + brow} 36!, {69.6 + brow * 0.4} {bridge}, "
        f"{70.6 + nose} {tip}!, 70.2 {tip + 2.6}!, 71 {tip + 5}, {69.6 + chin * 0.3} {tip + 7}, "
        f"{70.4 + chin * 0.6} {tip + 9.4}, {68.6 + chin} {tip + 14}, 62.4 {tip + 16.4}, 60 68!, 61.4 80!"
    )
    ear = line("50 44, 53 42.6, 54.4 46, 51.6 51, 50.4 49", 1.1)
    mouth = line(f"{70.2} {tip + 7}, {66} {tip + 7.4}", 1)
    return Figure(main=outline, cuts=eye(65, 42.4, 1.05) + ear + mouth)


HOOKED = profile(nose=8, tip=53, chin=1)
SNUB = profile(nose=2.4, tip=48, chin=-2)
JUTTING = profile(nose=4, tip=50, chin=5, brow=2)
GENTLE = profile(nose=3, tip=49, chin=-1)
POINTED = profile(nose=10, tip=50, chin=-3)
