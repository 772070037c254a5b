"""Grimoires of Butina and Caveport, and how books are made."""

from tools.art.figures.caveloot_parts import COAST, LAID, PORT, at, composed, ground, leaning
from tools.art.figures.pen import (
    Paper,
    both,
    box,
    dot,
    dots,
    even,
    hoop,
    inlay,
    line,
    oval,
    poly,
    solid,
    spark,
    stroke,
    together,
    turned,
)
from tools.art.figures.stage import Figure


def closed(emblem: Paper = "", wide: float = 64.0, high: float = 82.0, clasps: int = 2, corners: bool = True) -> Figure:
    """A closed book from the front, its spine at the left, round 0 0; what is paper in the ``emblem`` shines on its
    cover."""
    left, top = -wide / 2, -high / 2
    right = wide / 2
    gaps = [top + high * (k + 1) / (clasps + 1) for k in range(clasps)]
    metal = together(box(right - 6, y - 4, 13, 8, 2) for y in gaps)
    studs = together(line(f"{right - 3} {y}, {right + 4} {y}", 1) for y in gaps)
    angles = ((left + 12, top, left + 22, top + 10), (right, top, right - 10, top + 10))
    tips = together(
        line(f"{x - (10 if x > 0 else 0)} {s * (y - 1)}!, {x} {s * (b - 11 + 10)}!", 1)
        for x, y, _, b in angles
        for s in (1, -1)
    )
    return Figure(
        main=box(left, top, wide, high, 3) + box(left - 3, top + 2, 10, high - 4, 4) + metal,
        cuts=line(f"{left + 10} {top + 2}, {left + 10} {-top - 2}", 1.5)
        + together(line(f"{left - 2} {y}, {left + 6} {y}", 1.1) for y in (top + 14, top + 26, -top - 26, -top - 14))
        + studs
        + (tips if corners else "")
        + emblem,
    )


def opened(left: Paper = "", right: Paper = "") -> Figure:
    """An open book that lies before us, round 60 70; writing or pictures are holes in its two pages."""
    return Figure(
        main=solid(
            "60 52!, 48 44, 28 42, 4 48!, -2 94!, 26 88, 46 90, 60 98!, 74 90, 94 88, 122 94!, 116 48!, 92 42, 72 44"
        )
        + solid("-8 98!, 26 94, 48 96, 60 104!, 72 96, 94 94, 128 98!, 128 104!, 60 110, -8 104!"),
        cuts=line("60 54, 60 96", 1.5) + left + right,
    )


def _lines(x: float, y: float, count: int, wide: float = 34.0, lean: float = -3.0) -> Paper:
    return together(line(f"{x} {y + 7 * k}, {x + wide} {y + 7 * k + lean}", 1.1) for k in range(count))


PRIMER_OF_SMALL_WAVES = composed(
    COAST,
    opened(
        poly("18 82, 28 52, 33 52, 45 84, 39 84, 36 76, 27 75, 24 82") + inlay(poly("30 60, 27.6 70, 34.6 71")),
        line("74 58, 79 53, 84 57, 89 52, 94 56, 99 51, 104 54", 1.4)
        + line("75 68, 80 63, 85 67, 90 62, 95 66, 100 61, 105 64", 1.4)
        + line("76 78, 81 73, 86 77, 91 72, 96 76, 101 71, 107 74", 1.4),
    ),
    Figure(
        back=solid("30 44!, 24 26, 34 8, 56 0, 78 6, 86 18, 82 28, 74 28!, 76 20, 68 14, 58 18, 54 30, 58 46!"),
        light=dots("88 34, 96 28, 92 20, 70 32", 1.5),
    ),
)

LOG_OF_EXCUSES = composed(
    COAST,
    LAID,
    at(
        leaning(
            closed(
                stroke("6 -20 1, 6 14 1")
                + stroke("-10 -12 .9, 22 -12 .9")
                + hoop(6, -22, 4, 1.5)
                + stroke("-12 4 .5, -8 14 1.4, 6 18 1.8, 20 14 1.4, 24 4 .5")
                + line("-12 30, 24 30", 1.1),
                clasps=1,
            ),
            -8,
            0,
            0,
        ),
        60,
        54,
    ),
    Figure(
        back=turned(poly("70 30, 104 22, 112 66, 78 72"), 8, 90, 50)
        + turned(poly("6 36, 30 30, 36 70, 12 76"), -12, 20, 50)
        + inlay(line("86 38, 104 36", 1), line("88 46, 106 44", 1), line("12 48, 24 45", 1)),
        main=box(90, 84, 16, 18, 2)
        + box(93, 79, 10, 6, 1)
        + turned(solid("97 80!, 92 62, 98 44, 112 34!, 112 50, 106 66, 100 80!"), 12, 97, 80),
        cuts=turned(line("98 76, 102 60, 109 42", 0.9), 12, 97, 80) + line("92 92, 104 92", 1),
    ),
)

SQUALL_IN_A_BOTTLE = composed(
    COAST,
    LAID,
    Figure(
        main=turned(
            solid("4 34!, 76 34!, 88 42, 112 46!, 112 62!, 88 66, 76 74!, 4 74!, -2 66, -2 42")
            + box(110, 42, 7, 24, 2)
            + box(115, 45, 14, 18, 3),
            -14,
            60,
            54,
        )
        + both(poly("20 100, 30 84, 38 84, 34 100")),
        cuts=turned(
            solid("8 39!, 74 39!, 86 46, 106 50!, 106 58!, 86 62, 74 69!, 8 69!, 3 62, 3 46")
            + inlay(
                oval(34, 46, 13, 6) + oval(48, 44, 12, 6) + oval(24, 48, 8, 4),
                poly("38 50, 33 58, 37 58, 33 66, 43 56, 38.6 56, 42 50"),
                stroke("56 66 .5, 58 60 1.6, 66 57 1.8, 68 62 1.2, 64 64 .5"),
                line("14 66, 22 62, 30 66, 38 63, 46 66, 54 63, 62 66, 72 64", 1.3),
            ),
            -14,
            60,
            54,
        ),
        back=stroke("124 30 .6, 136 20 2, 132 8 2, 142 -2 2, 138 -12 .6")
        + stroke("118 20 .6, 124 8 1.6, 118 -4 1.6, 126 -14 .5"),
    ),
)

BUTINA_TIDE_BELL = composed(
    COAST,
    Figure(
        back=box(-14, -10, 12, 126) + box(122, -10, 12, 126) + box(-14, -10, 148, 12, 2),
        main=box(52, 0, 16, 10, 3)
        + even("60 8, 46 12, 40 26, 38 46, 32 64, 20 76!, 22 82!, 60 84")
        + dot(60, 90, 8)
        + solid("-160 114!, -160 100!, -24 96, 0 101, 26 97, 52 102, 80 97, 108 101, 134 96, 280 102!, 280 114!"),
        cuts=line("40 30, 60 33, 80 30", 1.3)
        + line("36 58, 60 62, 84 58", 1.3)
        + line("28 72, 60 77, 92 72", 1.2)
        + line("42 48, 46 43, 51 47, 56 42, 61 46, 66 41, 71 46, 77 42", 1.4)
        + line("47 18, 44 28", 1),
        light=line("20 46, 12 56, 14 66", 1.6)
        + line("8 38, -2 54, 0 70", 1.6)
        + line("100 46, 108 56, 106 66", 1.6)
        + line("112 38, 122 54, 120 70", 1.6),
    ),
)

PROTECTION_CONTRACT = composed(
    PORT,
    Figure(
        main=turned(
            solid(
                "22 -6!, 98 -6!, 96 20, 99 50, 96 84!, 88 80!, 80 86!, 72 81!, 64 87!, 56 82!, "
                "48 88!, 40 82!, 32 88!, 24 84!, 21 50, 24 20"
            ),
            6,
            60,
            40,
        )
        + stroke("62 116 7, 70 100 6, 66 84 4.6")
        + turned(solid("60 92!, 56 70, 62 50, 80 38!, 80 56, 74 74, 66 92!"), 16, 62, 90),
        cuts=turned(
            line("40 6, 80 6", 2)
            + _lines(32, 18, 4, 56, 0)
            + line("32 46, 56 46", 1.1)
            + line("34 66, 40 60, 42 68, 50 62, 54 66", 1.3)
            + line("30 72, 58 72", 0.9),
            6,
            60,
            40,
        )
        + turned(line("62 86, 66 66, 76 46", 1), 16, 62, 90)
        + dot(92, 72, 8)
        + inlay(poly("88 72, 92 66, 96 72, 92 78")),
        back=stroke("18 30 1.6, -6 20 1.6, -2 6 1"),
    ),
)

BOOK_OF_TWIN_COMETS = composed(
    PORT,
    at(
        closed(
            spark(-4, -14, 9, 0.3)
            + stroke("-4 -14 2, 12 -24 1.4, 26 -30 .3")
            + spark(4, 16, 9, 0.3)
            + stroke("4 16 2, 18 4 1.4, 28 -4 .3"),
            66,
            84,
        ),
        58,
        56,
    ),
    Figure(
        main=ground(104),
        back=poly("60 40, -20 -30, -30 -8") + poly("62 60, 150 0, 150 26"),
        light=spark(12, 12, 8, 0.25)
        + stroke("12 12 2.4, 0 4 1.4, -16 -8 .3")
        + spark(110, 30, 8, 0.25)
        + stroke("110 30 2.4, 122 22 1.4, 138 12 .3"),
    ),
)

CODEX_OF_FORGED_SIGNATURES = composed(
    PORT,
    opened(
        line("14 56, 20 50, 22 58, 30 52, 34 57, 44 52", 1.3)
        + line("14 68, 18 62, 26 68, 28 60, 36 66, 46 62", 1.3)
        + line("12 80, 22 74, 24 80, 34 73, 38 79, 48 76", 1.3),
        line("74 54, 84 50, 86 56, 96 50, 106 54", 1.3)
        + line("74 66, 78 60, 90 66, 92 58, 108 64", 1.3)
        + line("74 78, 86 72, 90 79, 108 74", 1.3),
    ),
    Figure(
        back=turned(solid("76 50!, 68 30, 74 6, 96 -10!, 98 8, 92 30, 82 50!"), 14, 78, 50)
        + turned(solid("44 50!, 34 32, 36 12, 22 -4!, 14 12, 24 36, 38 52!"), -6, 44, 50),
        light=spark(60, 30, 3, 0.3),
    ),
)

FIGURES = {
    "book_of_twin_comets": BOOK_OF_TWIN_COMETS,
    "butina_tide_bell": BUTINA_TIDE_BELL,
    "codex_of_forged_signatures": CODEX_OF_FORGED_SIGNATURES,
    "log_of_excuses": LOG_OF_EXCUSES,
    "primer_of_small_waves": PRIMER_OF_SMALL_WAVES,
    "protection_contract": PROTECTION_CONTRACT,
    "squall_in_a_bottle": SQUALL_IN_A_BOTTLE,
}
