"""People of Soulstern: those who know the forest, and two whom it has kept."""

from tools.art.figures import caveloot_clothes as wear
from tools.art.figures import caveloot_faces as face
from tools.art.figures import caveloot_hats as hat
from tools.art.figures import caveloot_props as prop
from tools.art.figures.caveloot_faces import front
from tools.art.figures.caveloot_parts import FOREST, at, behind, composed
from tools.art.figures.pen import (
    both,
    dot,
    dots,
    even,
    fan,
    feather,
    hoop,
    inlay,
    line,
    oval,
    poly,
    solid,
    spark,
    stroke,
    turned,
)
from tools.art.figures.stage import Figure

ULFA_WOLFSISTER = composed(
    FOREST,
    Figure(back=even("60 20, 42 22, 30 36, 26 60, 20 84, 60 90")),
    front(face.HEART, face.FIERCE, face.BUTTON, face.FLAT),
    Figure(
        main=even("60 4, 52 6, 44 10, 38 -6!, 31 14, 29 30, 34 44!, 42 34, 50 30!, 55 34, 60 36!"),
        cuts=both(poly("42 17, 52 21, 50 24.4, 44 22"), poly("36 4, 35 15, 40 12"), poly("51 30.6, 53 35.6, 55 31.6"))
        + poly("57 27, 63 27, 60 31"),
    ),
    Figure(cuts=both(line("46 52, 53 55", 1.3), line("45.6 55.4, 52 58", 1.2))),
    wear.FURS,
    at(prop.SPEAR, 102, 62, 1.1, 8),
    at(wear.RIGHT_ARM, 0, 0),
)
BROTHER_CHESTNUT = composed(
    FOREST,
    Figure(back=hoop(60, 40, 30, 2) + fan(feather(60, 8, 14, 5), range(0, 360, 30), 60, 40)),
    front(face.ROUND, face.KIND, face.BUTTON, face.SMILE),
    hat.BALD_SIDES,
    wear.ROBE,
    Figure(
        main=both(stroke("30 100 8, 42 104 7, 54 100 5")) + oval(60, 99, 7, 6),
        cuts=line("54 96, 60 92.6, 66 96", 1.2) + line("36 98, 44 104", 1) + line("84 98, 76 104", 1),
        light=line("96 34, 96 20!, 104 18, 104 32", 1.3)
        + dot(93.6, 34, 2.6)
        + dot(101.6, 32, 2.6)
        + line("112 46, 112 36", 1.2)
        + dot(110, 46, 2.2),
    ),
    at(prop.RAT, 24, 78, 0.7),
)
TAMSIN_QUICKBOW = composed(
    FOREST,
    at(prop.BOW, 86, 62, 1.05),
    at(
        composed(
            face.SNUB,
            Figure(
                main=solid("36 86!, 28 64, 32 38, 44 18, 62 12, 76 24, 74 34!, 60 32, 52 44, 52 66, 58 82"),
                cuts=line("38 60, 40 40, 50 26, 66 20", 1.2),
            ),
        ),
        -12,
        0,
    ),
    Figure(main=turned(feather(38, 12, 26, 6), -30, 38, 12)),
    at(wear.CLOAK, -14, 0),
    at(wear.arm("44 86, 62 76, 84 62", half=6), 0, 0),
    at(wear.arm("40 96, 28 76, 64 62", half=6), 0, 0),
)
GORM_TREEFELLER = composed(
    FOREST,
    at(behind(prop.AXE), 102, 62, 1.35, 14),
    front(face.SQUARE, face.KIND, face.NOSE, face.MOUSTACHE),
    face.BEARD,
    hat.HORNED,
    wear.CHAIN_MAIL,
    at(wear.arm("92 104, 108 92, 102 72", half=7), 0, 0),
    Figure(
        main=solid("-10 114!, -8 92!, 26 88!, 30 114!"),
        cuts=oval(9, 92, 16, 4)
        + inlay(oval(9, 92, 9, 2.2), oval(9, 92, 4, 1))
        + line("2 100, 4 112", 1)
        + line("18 98, 17 112", 1),
    ),
)
VESNA_THE_VIXEN = composed(
    FOREST,
    Figure(
        back=stroke("96 114 10, 114 98 13, 122 76 12, 114 56 9, 104 48 .6") + inlay(line("112 60, 118 76, 110 96", 1.2))
    ),
    Figure(
        main=even("60 26, 50 26, 42 18!, 34 4!, 31 22, 30 36, 26 48!, 38 56, 48 64, 56 73, 60 75")
        + stroke("60 66 8, 60 84 11"),
        cuts=both(
            poly("35 13, 35 25, 41 23"),
            solid("43 42!, 50 41, 56 46!, 49 47"),
            line("41 37, 50 36, 56 40", 1.2),
            line("29 49, 40 52, 50 60", 1.1),
        )
        + poly("56.4 66, 63.6 66, 60 71")
        + line("55 62, 50 59", 0.9)
        + line("65 62, 70 59", 0.9),
    ),
    wear.SCARF,
    wear.COAT,
    at(prop.PURSE, 18, 70, 1.05, -8),
    at(wear.arm("34 108, 18 98, 18 74", half=5.4), 0, 0),
    Figure(light=spark(10, 62, 3, 0.3) + dots("28 60, 20 54", 1.2)),
)
HOLLOW_HUNTSMAN = composed(
    FOREST,
    Figure(
        back=stroke("92 112 2, 96 60 2, 100 10 1.6")
        + poly("100 -10, 95 8, 100 14, 105 8")
        + stroke("96 40 2, 110 34 1.6, 114 20 .6")
    ),
    Figure(
        main=even("60 16, 46 19, 38 30, 37 48, 41 60, 49 70, 60 76")
        + both(
            stroke("44 24 3.4, 32 12 3, 24 -4 2.4, 26 -14 .6"),
            stroke("33 13 2.4, 22 12 2, 12 2 .6"),
            stroke("38 18 2, 28 24 1.6, 18 24 .5"),
        ),
        cuts=both(solid("42 40!, 57 44!, 57 50!, 44 50"), line("47 60, 50 68", 1.3), line("53 61, 54.6 71", 1.3))
        + line("60 20, 60 38", 1.4)
        + line("60 56, 60 74", 1.3),
    ),
    wear.PLATE,
    Figure(
        main=stroke("18 82 7, 26 92 6, 40 92 3.6, 46 84 1.6") + oval(16, 78, 8, 9),
        cuts=oval(15, 76.6, 5, 5.6) + line("24 86, 22 94", 1.1) + line("34 88, 34 96", 1),
    ),
)

FIGURES = {
    "brother_chestnut": BROTHER_CHESTNUT,
    "gorm_treefeller": GORM_TREEFELLER,
    "hollow_huntsman": HOLLOW_HUNTSMAN,
    "tamsin_quickbow": TAMSIN_QUICKBOW,
    "ulfa_wolfsister": ULFA_WOLFSISTER,
    "vesna_the_vixen": VESNA_THE_VIXEN,
}
