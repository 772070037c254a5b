"""The crests of guilds."""

from tools.art.figures.caveloot_parts import composed
from tools.art.figures.parts import bat, flame
from tools.art.figures.pen import (
    Paper,
    both,
    box,
    dot,
    dots,
    even,
    fan,
    feather,
    hoop,
    inlay,
    line,
    moved,
    oval,
    poly,
    solid,
    spark,
    stroke,
    together,
    turned,
)
from tools.art.figures.stage import Figure


def crest(field: str, charge: Paper, holes: Paper = "", crown: Figure | None = None) -> Figure:
    """A guild's shield: its outline for ``even``, a charge round 60 54 that is paper on a light field, and the holes in
    that charge."""
    inner = moved(even(field), 60 * 0.14, 50 * 0.14, 0.86)
    ribbon = solid("-4 90!, 16 96, 60 102, 104 96, 124 90!, 116 99, 124 108!, 104 112, 60 116, 16 112, -4 108!, 4 99")
    leaves = ((4, 84, -60), (-4, 66, -40), (-6, 48, -20), (-4, 32, 0), (6, 74, 20), (0, 54, 40))
    laurel = stroke("16 92 4, -2 70 4, -6 40 3, 4 14 1") + together(
        turned(feather(x, y, 18, 6), a, x, y) for x, y, a in leaves
    )
    return composed(
        Figure(back=both(laurel)),
        Figure(main=even(field), cuts=inner + inlay(charge) + holes),
        Figure(main=ribbon, cuts=line("20 103, 60 108, 100 103", 1.3)),
        crown or Figure(),
    )


HEATER = "60 2!, 40 6, 18 4!, 16 36, 22 62, 38 84, 60 100!"
ROUNDEL = "60 0, 38 5, 20 20, 13 44, 18 70, 36 90, 60 97"
SQUARED = "60 2!, 16 2!, 16 64!, 22 80, 42 88, 60 98!"
SCALLOPED = "60 6!, 48 0, 34 6, 18 2!, 22 20, 14 38, 20 62, 36 82, 60 98!"
OVAL_SHIELD = "60 -2, 44 2, 28 16, 22 46, 28 76, 44 94, 60 98"
LOZENGE = "60 -6!, 38 22, 12 46!, 36 72, 60 100!"
KITE = "60 0, 36 6, 22 26, 26 54, 42 82, 60 102!"
HORNED_SHIELD = "60 8!, 40 12, 14 0!, 20 24, 16 50, 28 78, 60 100!"

_TOES = oval(-15, -5, 5, 7, -24) + oval(-6, -15, 5, 7.4, -8) + oval(6, -15, 5, 7.4, 8) + oval(15, -5, 5, 7, 24)
_SOCKETS = (
    oval(-6.8, -1, 4.4, 4.8)
    + oval(6.8, -1, 4.4, 4.8)
    + poly("0 4, -2.6 9.6, 2.6 9.6")
    + together(line(f"{x} 13, {x} 19", 1) for x in (-5, -1.7, 1.7, 5))
)
RANGERS_GUILD = crest(
    HEATER,
    moved(oval(0, 8, 12, 10) + _TOES, 60, 54) + both(turned(feather(34, 78, 30, 6), -10, 34, 78)),
    both(line("33 76, 31 56", 1)),
    Figure(main=stroke("60 10 1.6, 60 -8 1.6") + poly("60 -18, 55 -6, 65 -6")),
)
GUILD_OF_OPEN_PAGES = crest(
    SQUARED,
    poly("60 44, 50 38, 28 38, 28 70, 50 70, 60 76, 70 70, 92 70, 92 38, 70 38") + flame(60, 36, 0.72),
    line("60 46, 60 74", 1.4) + both(line("34 46, 52 46", 1.2), line("34 54, 52 54", 1.2), line("34 62, 52 62", 1.2)),
)
CLOCKMAKERS_GUILD = crest(
    ROUNDEL,
    fan(box(56, 14, 8, 10, 1), range(0, 360, 30), 60, 48) + dot(60, 48, 28),
    dot(60, 48, 22)
    + inlay(
        line("60 48, 60 32", 2.6),
        line("60 48, 71 54", 2.6),
        dot(60, 48, 3.4),
        fan(line("60 29, 60 32", 1.4), range(0, 360, 30), 60, 48),
    ),
    Figure(main=box(52, -10, 16, 12, 3) + hoop(60, -12, 5, 2)),
)
GUILD_OF_HONEST_FENCES = crest(
    SCALLOPED,
    solid("28 62!, 44 50, 60 46, 76 50, 92 62!, 76 72, 60 75, 44 72")
    + together(poly(f"{x} 26, {x + 4} 18, {x + 8} 26, {x + 8} 40, {x} 40") for x in (32, 44, 56, 68, 80))
    + box(30, 30, 60, 3.4),
    solid("36 62!, 47 55, 60 52, 73 55, 84 62!, 73 68, 60 70, 47 68") + inlay(dot(60, 61, 7)) + dot(62, 59, 2.2),
)
BEEKEEPERS_GUILD = crest(
    LOZENGE,
    oval(60, 54, 10, 18)
    + dot(60, 32, 7)
    + oval(42, 43, 14, 7.6, 28)
    + oval(78, 43, 14, 7.6, -28)
    + both(line("57 27, 52 19, 48 19", 1.3))
    + poly("57 70, 60 78, 63 70"),
    line("51 48, 69 48", 2.2) + line("50.4 56, 69.6 56", 2.2) + line("52 64, 68 64", 2) + both(line("37 41, 48 46", 1)),
    Figure(
        main=both(poly("18 8, 26 3, 34 8, 34 17, 26 22, 18 17"), poly("2 27, 10 22, 18 27, 18 36, 10 41, 2 36")),
        cuts=both(poly("22 10, 26 7.6, 30 10, 30 15, 26 17.6, 22 15")),
    ),
)
GUILD_OF_THE_LONG_NIGHT = crest(
    KITE,
    solid("66 20!, 48 26, 40 42, 44 60, 58 70, 74 66!, 62 62, 55 50, 56 36")
    + spark(72, 38, 7, 0.3)
    + spark(66, 54, 4, 0.3)
    + dots("82 48, 78 28, 46 74, 60 80", 1.6),
    "",
    Figure(main=bat(60, 2, 2.0)),
)
_SPADE = stroke("60 92 2, 60 40 2") + solid("53 38!, 67 38!, 66 24, 60 12!, 54 24") + stroke("54 92 2, 66 92 2")
GRAVEDIGGERS_GUILD = crest(
    HORNED_SHIELD,
    turned(_SPADE, 52, 60, 56)
    + turned(_SPADE, -52, 60, 56)
    + moved(
        solid("0 -20, -11 -17, -16 -7, -15 3, -10 8!, -9.4 17, -5 20, 5 20, 9.4 17, 10 8!, 15 3, 16 -7, 11 -17"),
        60,
        56,
        0.84,
    ),
    moved(_SOCKETS, 60, 56, 0.84)
    + turned(line("60 22, 60 36", 1), 52, 60, 56)
    + turned(line("60 22, 60 36", 1), -52, 60, 56),
)
GUILD_OF_THE_SILVER_THREAD = crest(
    OVAL_SHIELD,
    box(44, 26, 32, 6, 2)
    + box(44, 66, 32, 6, 2)
    + poly("48 32, 72 32, 72 66, 48 66")
    + stroke("72 58 .9, 86 64 .9, 84 76 .9, 66 80 .9, 46 86 .9")
    + turned(stroke("36 88 .5, 36 44 1.7, 36 24 1.4"), -6, 36, 54),
    together(line(f"49 {y}, 71 {y + 3}", 1.1) for y in (36, 42, 48, 54, 60))
    + turned(line("36 27, 36 32", 0.9), -6, 36, 54),
    Figure(
        main=moved(
            hoop(-6, 0, 4.6, 2.4)
            + hoop(6, 0, 4.6, 2.4)
            + stroke("-3 -3 1.4, 8 -20 .8")
            + stroke("3 -3 1.4, -8 -20 .8"),
            60,
            2,
        )
    ),
)

FIGURES = {
    "beekeepers_guild": BEEKEEPERS_GUILD,
    "clockmakers_guild": CLOCKMAKERS_GUILD,
    "gravediggers_guild": GRAVEDIGGERS_GUILD,
    "guild_of_honest_fences": GUILD_OF_HONEST_FENCES,
    "guild_of_open_pages": GUILD_OF_OPEN_PAGES,
    "guild_of_the_long_night": GUILD_OF_THE_LONG_NIGHT,
    "guild_of_the_silver_thread": GUILD_OF_THE_SILVER_THREAD,
    "rangers_guild": RANGERS_GUILD,
}
