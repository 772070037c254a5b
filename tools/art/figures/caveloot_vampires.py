"""Azkovlar: the vampire lords and their house, and those who have come to end it."""

from tools.art.figures import caveloot_clothes as wear
from tools.art.figures import caveloot_faces as face
from tools.art.figures import caveloot_hats as hat
from tools.art.figures import caveloot_props as prop
from tools.art.figures.caveloot_faces import front, in_light
from tools.art.figures.caveloot_parts import CASTLE, at, behind, composed, leaning
from tools.art.figures.parts import bat
from tools.art.figures.pen import (
    both,
    box,
    dot,
    dots,
    even,
    fan,
    feather,
    inlay,
    line,
    oval,
    poly,
    solid,
    spark,
    stroke,
    together,
)
from tools.art.figures.stage import Figure


def _pale(*features: Figure) -> Figure:
    """A pale face with these features, to be laid on a dark head."""
    return composed(face.LIT, *(in_light(feature) for feature in features))


_WIDOWS_PEAK = Figure(
    main=even("60 20, 48 21, 40 30, 38 44, 41 58, 49 68, 60 71")
    + both(poly("40 42, 30 34, 39 54"))
    + stroke("60 62 9, 60 80 10"),
    cuts=both(solid("60 36!, 54 30, 47 30, 43.4 38, 44 48, 49 60, 56 67, 60 67.6!")),
)
"""A pale face under hair that runs down into its forehead."""

BUTLER_OF_THE_NIGHT = composed(
    CASTLE,
    leaning(composed(_WIDOWS_PEAK, in_light(face.SLEEPY), in_light(face.NOSE), in_light(face.FLAT)), -4),
    wear.COAT,
    wear.BOW_TIE,
    Figure(
        main=oval(100, 60, 24, 3.4)
        + solid("84 58!, 86 46, 94 38, 100 36, 106 38, 114 46, 116 58!")
        + dot(100, 33, 3.4)
        + stroke("88 112 6, 106 94 5.4, 102 66 4.4"),
        cuts=line("88 50, 94 42, 100 40", 1.1) + line("82 59.6, 118 59.6", 1),
        back=stroke("124 60 .5, 130 50 1.6, 126 40 1.6, 132 30 .5"),
    ),
)
ANAEMIC_BARONET = composed(
    CASTLE,
    leaning(
        composed(
            Figure(
                main=even("60 16, 50 18, 43 28, 41 44, 44 60, 51 72, 60 77") + stroke("60 66 6.6, 60 84 8"),
                cuts=even("60 27, 51 28, 46 36, 46 48, 49 60, 55 70, 60 72"),
            ),
            in_light(Figure(cuts=both(dot(52, 46, 4.2)) + both(line("46.6 38.6, 52 37, 57 40", 1)))),
            Figure(cuts=both(dot(52.6, 47, 1.7))),
            in_light(face.NOSE),
            in_light(Figure(cuts=line("54 63.6, 58 61.4, 62 63.6, 66 61.4", 1.2))),
            Figure(main=solid("41 40!, 42 24, 52 14, 66 14, 76 22, 79 40!, 72 30, 60 25, 50 30")),
        ),
        -10,
    ),
    wear.JABOT,
    at(prop.GOBLET, 100, 78, 1.1, 34),
    at(wear.arm("84 112, 98 102, 98 86", half=4.4), 0, 0),
    Figure(light=dots("112 62, 116 72, 118 82", 1.6)),
)
DIVA_OF_MIDNIGHT = composed(
    CASTLE,
    Figure(back=even("60 8, 44 10, 32 22, 28 44, 24 64, 60 74")),
    Figure(
        main=even("60 14, 46 17, 39 28, 38 44, 44 60, 53 70, 60 72") + stroke("60 62 8, 60 82 9") + oval(60, 8, 14, 11)
    ),
    composed(
        face.LIT,
        in_light(
            Figure(
                cuts=both(line("46 44, 51 47, 56 45", 1.5), line("45 37, 51 34.6, 56 37", 1.1)) + oval(60, 58, 5, 6.4)
            )
        ),
    ),
    Figure(
        cuts=oval(60, 61, 2.8, 2) + both(poly("56.6 53, 58 57, 59.2 52.6")), light=dots("48 4, 56 0, 66 2, 73 8", 1.5)
    ),
    wear.CORSET,
    wear.NECKLACE,
    Figure(
        light=line("96 30, 96 12!, 108 8, 108 26", 1.6)
        + dot(93, 30, 3.2)
        + dot(105, 26, 3.2)
        + line("16 40, 16 24, 22 28", 1.5)
        + dot(13.4, 40, 3)
    ),
    at(wear.arm("30 96, 12 84, 6 62", half=5), 0, 0),
    at(wear.arm("90 96, 108 84, 114 62", half=5), 0, 0),
)
FENCING_ANCESTOR = composed(
    CASTLE,
    Figure(
        back=solid("-10 -12!, 130 -12!, 130 116!, -10 116!", "6 2!, 6 116!, 114 116!, 114 2!")
        + inlay(dots("-2 10, -2 40, -2 70, -2 100, 122 10, 122 40, 122 70, 122 100", 2.4))
    ),
    composed(
        face.HOOKED,
        Figure(
            main=solid("36 52!, 34 34, 44 18, 62 16, 74 26, 75 34!, 62 33, 52 40, 48 52")
            + dot(36, 46, 7)
            + dot(34, 57, 6)
            + stroke("66 64 2, 64 72 1.6, 68 80 .4"),
            cuts=line("42 32, 54 24, 68 24", 1) + line("32 44, 40 48", 1) + line("31 56, 38 59", 1),
        ),
    ),
    wear.RUFF,
    at(prop.RAPIER, 98, 64, 1.15, 34),
    at(wear.arm("80 106, 94 90, 98 72", half=5), 0, 0),
)
DUCHESS_OF_COLD_BATHS = composed(
    CASTLE,
    Figure(
        main=even("60 10, 46 13, 38 24, 37 44, 43 60, 53 70, 60 72")
        + stroke("60 62 7, 60 84 8")
        + even("60 84, 44 82, 30 88, 24 98, 60 98")
        + even("60 -6, 50 -2, 46 6, 40 8, 36 18, 44 20, 60 20"),
        back=together(dot(x, y, r) for x, y, r in ((20, 84, 9), (30, 76, 7), (96, 80, 9), (106, 88, 8), (10, 90, 7))),
        cuts=line("46 12, 60 8, 74 12", 1.4),
    ),
    _pale(face.SLEEPY, face.BUTTON, face.LIPS),
    Figure(
        main=solid("-10 92!, 130 92!, 124 114!, -4 114!") + box(-16, 88, 152, 7, 3),
        cuts=line("-4 99, 124 99", 1.2) + dots("20 107, 40 107, 60 107, 80 107, 100 107", 1.6),
        light=dots("26 70, 38 66, 100 68, 88 72, 108 76", 1.5) + spark(84, 20, 3.4, 0.3),
    ),
    wear.NECKLACE,
)
SANGUIN_THE_ACCOUNTANT = composed(
    CASTLE,
    composed(_WIDOWS_PEAK, in_light(face.GLASSES), in_light(face.NOSE), in_light(face.FANGS)),
    wear.VEST,
    Figure(
        main=box(70, 76, 54, 34, 2) + box(66, 72, 62, 6, 2),
        cuts=together(
            line(f"72 {y}, 122 {y}", 0.9) + dots(", ".join(f"{x} {y}" for x in xs), 2.3)
            for y, xs in ((84, (78, 84, 104, 112)), (92, (80, 98, 104, 116)), (100, (76, 82, 88, 114)))
        ),
    ),
    at(wear.arm("84 116, 78 108, 84 96", half=4.6), 0, 0),
    at(prop.QUILL, 20, 80, 1.1, -20),
    at(wear.arm("34 110, 18 102, 20 86", half=5), 0, 0),
)
COMTE_DRANER = composed(
    CASTLE,
    wear.COLLAR,
    Figure(back=bat(16, 14, 1.1, 14) + bat(106, 20, 0.9, -12)),
    Figure(
        main=even("60 8, 46 10, 36 22, 34 40, 40 58, 49 72, 60 78") + both(poly("37 40, 25 30, 37 54")),
        cuts=even("60 38!, 54 26, 46 26, 41 36, 42 48, 47 60, 54 70, 60 73!"),
    ),
    in_light(
        Figure(
            cuts=both(
                solid("44 43!, 51 42.4, 57.4 47!, 50 48.6"),
                line("43 37, 51 37, 58 42.6", 1.9),
                line("47 52, 48.6 60", 0.9),
            )
        )
    ),
    Figure(light=both(dot(51.4, 45.8, 1.2))),
    in_light(face.NOSE),
    in_light(
        Figure(
            cuts=solid("50.6 61!, 60 63, 69.4 61!, 66 66.6, 60 68, 54 66.6")
            + both(stroke("60 59.4 .6, 54 59 1, 49 57 .3"))
        )
    ),
    Figure(cuts=both(poly("53.6 62, 55 66.4, 56.6 62.6"))),
    at(prop.GOBLET, 104, 76, 1.25),
    at(wear.arm("88 112, 108 100, 104 84", half=5), 0, 0),
)
IRINA_STAKEWRIGHT = composed(
    CASTLE,
    Figure(back=hat.LONG_HAIR.back),
    leaning(front(face.HEART, face.FIERCE, face.BUTTON, face.FLAT, face.SCAR, hat.FEDORA), 4),
    wear.COAT,
    at(prop.STAKE, 100, 66, 1.2, 18),
    at(wear.arm("88 106, 106 98, 100 78", half=5.6), 0, 0),
    at(prop.MALLET, 20, 66, 1.0, -16),
    at(wear.arm("32 106, 14 98, 20 78", half=5.6), 0, 0),
)
DOCTOR_PALE = composed(
    CASTLE,
    Figure(
        main=solid("36 80!, 40 60, 36 44, 42 28, 56 22, 68 26, 74 38!, 88 50, 104 70!, 90 66, 74 62, 64 68, 62 80!"),
        cuts=dot(64, 42, 6.6)
        + inlay(dot(64, 42, 4.6))
        + dot(62.4, 40.6, 1.5)
        + line("76 46, 90 57, 100 66", 1)
        + line("70 56, 84 61", 1)
        + dots("78 54, 83 57", 1)
        + line("46 36, 44 50, 46 64", 1),
    ),
    at(hat.TOP_HAT, -4, 0, 0.98),
    wear.CLOAK,
    at(prop.LANTERN, 20, 62, 1.0),
    at(wear.arm("34 108, 18 96, 20 70", half=5.4), 0, 0),
)
_TWIN = composed(leaning(front(face.LONG, hat.SLICK), -6), wear.CLOAK)
DAYWALKER_TWINS = composed(
    CASTLE,
    at(behind(Figure(main=_TWIN.main)), 26, -2, 1.0),
    at(composed(leaning(front(face.LONG, face.FIERCE, face.NOSE, face.SMIRK, hat.SLICK), -6), wear.CLOAK), -16, 4),
    at(behind(prop.SWORD), 112, 70, 1.0, 16),
    at(prop.SWORD, 8, 74, 1.0, -16),
    at(wear.arm("22 110, 4 100, 8 82", half=5.4), 0, 0),
    Figure(light=poly("74 44, 81 47, 80 49, 75.4 48") + poly("91 46, 98 43, 96.6 47.4, 91.6 48")),
)
OLD_BOGDAN = composed(
    CASTLE,
    Figure(
        back=stroke("108 114 2, 104 70 1.6, 98 30 1.2") + stroke("98 30 1, 110 6 .9, 128 10 .8, 132 28 .7, 122 36 .4")
    ),
    front(face.BROAD, face.SLEEPY, face.NOSE, face.WRINKLES, face.WALRUS),
    hat.FUR_HAT,
    wear.SCARF,
    wear.FURS,
    at(wear.arm("94 110, 110 98, 105 82", half=6), 0, 0),
    at(prop.LANTERN, 14, 70, 0.95),
    at(wear.arm("28 112, 12 100, 14 78", half=6), 0, 0),
)
COUSIN_VLADIMIRA = composed(
    CASTLE,
    Figure(
        main=even("60 14, 46 17, 38 28, 36 46, 34 62, 28 80, 36 90, 44 84, 48 70, 60 72") + stroke("60 62 8, 60 84 10")
    ),
    _pale(face.SLY, face.BUTTON, face.FANGS),
    Figure(cuts=both(line("44 22, 40 40, 38 60", 1)) + line("60 16, 60 26", 1)),
    wear.SHAWL,
    Figure(
        main=solid("76 84!, 124 84!, 118 98, 106 106, 94 106, 82 98")
        + fan(feather(100, 86, 26, 7), (-60, -34, -10, 14, 38, 62), 100, 88)
        + stroke("80 112 5, 86 104 4"),
        cuts=line("78 88, 122 88", 1.2)
        + fan(line("100 82, 100 66", 0.9), (-48, -22, 2, 26, 50), 100, 88)
        + dot(112, 80, 2),
    ),
)

FIGURES = {
    "anaemic_baronet": ANAEMIC_BARONET,
    "butler_of_the_night": BUTLER_OF_THE_NIGHT,
    "comte_draner": COMTE_DRANER,
    "cousin_vladimira": COUSIN_VLADIMIRA,
    "daywalker_twins": DAYWALKER_TWINS,
    "diva_of_midnight": DIVA_OF_MIDNIGHT,
    "doctor_pale": DOCTOR_PALE,
    "duchess_of_cold_baths": DUCHESS_OF_COLD_BATHS,
    "fencing_ancestor": FENCING_ANCESTOR,
    "irina_stakewright": IRINA_STAKEWRIGHT,
    "old_bogdan": OLD_BOGDAN,
    "sanguin_the_accountant": SANGUIN_THE_ACCOUNTANT,
}
