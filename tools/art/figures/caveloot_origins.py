"""The heroes with whom one sets out, and the two of whom legends tell."""

from tools.art.figures import caveloot_clothes as wear
from tools.art.figures import caveloot_faces as face
from tools.art.figures import caveloot_hats as hat
from tools.art.figures import caveloot_props as prop
from tools.art.figures.caveloot_faces import front
from tools.art.figures.caveloot_parts import CAVE_MOUTH, COAST, at, behind, composed, leaning
from tools.art.figures.pen import (
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
)
from tools.art.figures.stage import Figure

JUSTERNIN_BRADLEY = composed(
    CAVE_MOUTH,
    at(behind(prop.BOW), 94, 54, 1.0),
    leaning(front(face.LONG, face.SLY, face.NOSE, face.SMIRK, face.GOATEE, hat.PLUMED), -5),
    wear.CLOAK,
    at(wear.RIGHT_ARM, 0, 0),
    at(prop.CLOSED_BOOK, 22, 88, 1.1, -12),
    at(wear.arm("36 108, 20 104, 18 98", half=5.6), 0, 0),
)
MABEL_ROOKWHISTLE = composed(
    CAVE_MOUTH,
    hat.BRAIDS,
    leaning(front(face.HEART, face.KIND, face.BUTTON, face.LIPS, hat.STRAW), 6),
    wear.SHAWL,
    Figure(
        main=solid("92 66!, 98 56, 108 54, 114 60, 122 62!, 114 66, 112 76, 102 84, 88 92!, 94 80")
        + stroke("102 82 1, 102 92 1")
        + stroke("96 84 1, 95 92 1"),
        cuts=dot(109, 59, 1.4) + line("98 66, 102 74, 96 80", 1) + line("114 60, 119 62", 0.8),
        light=dots("122 52, 128 46", 1.4),
    ),
)
ODILON_EELSKIN = composed(
    CAVE_MOUTH,
    Figure(
        back=stroke("30 112 8, 14 96 7.4, 6 78 7, 16 60 6.4, 24 44 6, 20 30 5")
        + stroke("19 34 5.6, 14 24 5, 4 22 2.4")
        + stroke("92 112 8, 108 100 7.4, 114 82 7, 102 66 6.4, 98 52 6, 106 40 5")
        + stroke("105 43 5.6, 112 34 5, 121 34 2.4")
        + inlay(
            dot(17, 27, 1.5), dot(108.6, 37.4, 1.5), line("10 90, 12 70, 20 52", 1), line("108 94, 108 78, 99 62", 1)
        ),
    ),
    leaning(face.POINTED, 8),
    Figure(
        main=solid("38 46!, 38 28, 50 16, 66 18, 74 27!, 62 29, 50 37, 47 52!, 40 56"),
        cuts=line("44 32, 54 24, 66 24", 1) + line("42 42, 48 34", 1),
    ),
    wear.CHAIN_MAIL,
)
SISTER_PERPETUA = composed(
    CAVE_MOUTH,
    Figure(
        main=even("60 6, 46 10, 36 22, 32 42, 28 70, 16 90, 60 92"), cuts=both(line("37 66, 39 42, 46 28, 60 22", 3))
    ),
    front(face.LIT, face.in_light(face.KIND), face.in_light(face.BUTTON), face.in_light(face.SMILE)),
    wear.ROBE,
    at(prop.LADLE, 96, 70, 1.0, 14),
    at(wear.arm("86 106, 98 96, 94 84", half=6), 0, 0),
    Figure(
        back=stroke("106 24 .6, 110 16 1.6, 104 8 2, 110 0 1.6, 106 -8 .5")
        + stroke("114 24 .6, 119 14 1.6, 113 4 1.6, 118 -4 .5")
    ),
)
BIG_LENKA = composed(
    CAVE_MOUTH,
    hat.BRAIDS,
    front(face.BROAD, face.FIERCE, face.BUTTON, face.GRIN),
    wear.BARREL,
    wear.FOLDED,
    Figure(back=box(-14, -8, 18, 124) + box(116, -8, 18, 124) + box(-14, -10, 148, 12)),
)
PROFESSOR_QUILLON = composed(
    CAVE_MOUTH,
    leaning(front(face.THIN, face.GLASSES, face.BEAK, face.FLAT, hat.MITRE_CAP), 4),
    face.FORKED,
    wear.ROBE,
    at(prop.BOOK, 94, 84, 1.1, 10),
    at(wear.arm("84 110, 94 102", half=6), 0, 0),
    Figure(
        main=stroke("24 112 5.6, 14 96 4.8, 18 78 3.6"),
        light=solid("18 70!, 10 66, 8 56, 14 46!, 15 52, 19 42, 20 32!, 27 44, 30 56, 26 66")
        + dots("10 38, 30 36, 22 24", 1.4),
    ),
)
NED_FARTHING = composed(
    CAVE_MOUTH,
    Figure(back=box(78, -10, 60, 124) + line("92 30, 92 20, 116 20, 116 30", 1)),
    leaning(front(face.ROUND, face.WIDE, face.BUTTON, face.FLAT, hat.FLAT_CAP), 14),
    wear.SCARF,
    wear.VEST,
    at(prop.LANTERN, 18, 58, 1.1),
    at(wear.arm("34 104, 18 88, 18 66", half=6), 0, 0),
)
YSOLDE_OF_THE_LEDGER = composed(
    CAVE_MOUTH,
    leaning(
        composed(
            face.GENTLE,
            Figure(
                main=oval(44, 26, 12, 10) + solid("36 56!, 36 36, 46 22, 60 20, 70 28, 70 34!, 58 32, 50 40, 48 54"),
                cuts=line("50 30, 60 25, 68 28", 1) + line("38 24, 44 20, 50 22", 1),
            ),
        ),
        -3,
    ),
    wear.JABOT,
    at(prop.BOOK, 92, 92, 1.3, -6),
    at(prop.QUILL, 96, 70, 0.9, 20),
    at(wear.arm("78 112, 92 96, 96 80", half=5.4), 0, 0),
)
BARNABY_THE_MULE = composed(
    CAVE_MOUTH,
    Figure(
        back=poly("-20 -6, 34 -14, 34 40, -20 46")
        + poly("86 -14, 140 -6, 140 46, 86 40")
        + box(-10, -18, 140, 18)
        + both(poly("12 44, 22 42, 20 70, 15 70")),
        main=box(-30, 2, 180, 9),
    ),
    front(face.BROAD, face.KIND, face.NOSE, face.WALRUS, hat.BANDANA),
    wear.BARREL,
    at(wear.arm("20 96, -2 70, 12 30", half=8), 0, 0),
    at(wear.arm("100 96, 122 70, 108 30", half=8), 0, 0),
    Figure(cuts=together(box(x, 4, 1.6, 6) for x in range(-24, 150, 6))),
)
LADY_GUNPOWDER = composed(
    CAVE_MOUTH,
    Figure(
        back=together(
            dot(x, y, r)
            for x, y, r in ((10, 30, 14), (24, 12, 16), (4, 6, 14), (110, 24, 14), (96, 6, 15), (122, 6, 14))
        )
    ),
    hat.CURLS,
    leaning(front(face.HEART, face.SLY, face.BUTTON, face.LIPS), -4),
    at(hat.BICORNE, 8, -4, 0.88),
    wear.CORSET,
    at(prop.BOMB, 98, 68, 1.0),
    at(wear.arm("84 100, 102 98, 98 82", half=5.6), 0, 0),
)
HOB_FAIRYFRIEND = composed(
    CAVE_MOUTH,
    front(face.ROUND, face.KIND, face.BUTTON, hat.POINTED_HAT),
    Figure(
        main=even("60 54, 46 54, 36 48!, 30 62, 28 80, 36 96, 46 106, 60 112!"),
        cuts=both(line("36 62, 38 82, 48 100", 1))
        + line("60 78, 60 104", 1)
        + oval(48, 76, 4.4, 6)
        + oval(71, 84, 4.4, 6)
        + oval(54, 94, 4, 5.4),
        light=dots("48 77, 71 85, 54 95", 1.7)
        + spark(20, 40, 3.4, 0.3)
        + spark(100, 46, 4, 0.3)
        + dots("14 56, 106 62, 98 30", 1.3),
    ),
    face.MOUSTACHE,
    wear.ROBE,
)
CORPORAL_CORK = composed(
    CAVE_MOUTH,
    front(face.SQUARE, face.ROUND_EYES, face.NOSE, face.MOUSTACHE, hat.KETTLE),
    Figure(main=box(53, -6, 14, 13, 2), cuts=line("53 2, 67 2", 1)),
    wear.PLATE,
    Figure(cuts=together(box(x, y, 7, 7, 2) for y in (92, 102) for x in (40, 50, 63, 73))),
    at(behind(prop.SPEAR), 104, 60, 1.1),
    at(wear.RIGHT_ARM, 0, 0),
)
_TWIN = composed(
    leaning(front(face.ROUND, face.SLY, face.BUTTON, face.SMIRK, hat.QUIFF), 4),
    Figure(
        main=even("60 72, 46 74, 30 80, 18 92, 12 124, 60 124"),
        cuts=both(line("48 77, 55 84, 60 86", 1.3)) + dots("60 93, 60 103", 1.7),
    ),
)
FLIP_AND_FLOP = composed(
    CAVE_MOUTH,
    at(_TWIN, -12, 22, 0.8),
    at(_TWIN, 132, 22, 0.8, flip=True),
    Figure(
        back=line("60 34, 60 26", 1.4) + line("54 32, 53 26", 1.2) + line("66 32, 67 26", 1.2),
        light=dot(60, 12, 8) + inlay(hoop(60, 12, 5, 1.2)),
    ),
)
GIDEON_TOOTH = composed(
    CAVE_MOUTH,
    leaning(front(face.SQUARE, face.PATCH, face.NOSE, face.GAPS, face.STUBBLE, hat.BANDANA), -6),
    wear.STRIPES,
    at(prop.CUTLASS, 104, 72, 0.95, 16),
    at(wear.arm("92 102, 112 96, 104 80", half=6.2), 0, 0),
)
MIREILLE_MISTRAL = composed(
    CAVE_MOUTH,
    Figure(
        back=stroke("52 30 8, 30 22 9, 8 28 7, -14 18 5, -30 24 .6")
        + stroke("48 44 7, 24 44 7, 4 52 5, -20 46 .6")
        + stroke("48 58 5, 26 64 5, 6 62 .6"),
        light=line("88 18, 104 14, 112 20, 106 26", 1.4) + line("92 40, 112 38, 120 32", 1.3),
    ),
    composed(
        face.GENTLE,
        Figure(
            main=solid("38 60!, 34 40, 44 22, 58 18, 70 27, 71 34!, 60 32, 52 40, 48 58"),
            cuts=line("42 34, 54 24, 66 26", 1) + line("40 46, 46 36", 1),
        ),
    ),
    wear.SCARF,
    wear.CLOAK,
    at(prop.CARDS, 98, 88, 1.0, 14),
    at(wear.arm("82 112, 98 100", half=5.4), 0, 0),
)
OLD_TOM_NINELIVES = composed(
    CAVE_MOUTH,
    Figure(back=stroke("100 112 4, 112 88 4.4, 104 64 4, 112 44 3.4, 106 34 1")),
    Figure(
        main=even("60 24, 52 22, 44 14!, 38 2!, 34 18, 33 34, 34 50, 42 62, 60 68") + stroke("60 60 10, 60 82 12"),
        cuts=both(
            poly("38 10, 38 22, 45 20"),
            line("36 54, 22 50", 1),
            line("36 57, 22 58", 1),
            poly("44 40, 55 44, 53 48, 46 46"),
        )
        + poly("56 52, 64 52, 60 56")
        + line("60 56, 60 59, 54 62", 1)
        + line("60 59, 66 62", 1)
        + line("54 26, 54 33", 1)
        + line("60 25, 60 34", 1)
        + line("66 26, 66 33", 1)
        + line("40 34, 52 38", 1.2),
    ),
    wear.COAT,
    Figure(cuts=together(line(f"{x} 96, {x} 104", 1.2) for x in (20, 23, 26, 29, 32)) + line("18 102, 34 98", 1)),
)
MARGUERITE_THUNDER = composed(
    COAST,
    Figure(back=poly("96 -10, 84 30, 96 28, 82 66, 112 20, 100 22, 114 -10") + hat.LONG_HAIR.back),
    leaning(front(face.HEART, face.PATCH, face.BUTTON, face.SMIRK, hat.LONG_HAIR), -4),
    leaning(hat.TRICORN, -4),
    wear.COAT,
    wear.EPAULETTES,
    at(prop.RAPIER, 20, 66, 1.0, -14),
    at(wear.LEFT_ARM, 0, 0),
)
OSSIAN_THE_SURVEYOR = composed(
    CAVE_MOUTH,
    Figure(
        back=line("14 112, 28 52!, 40 112", 2.6)
        + line("28 52, 28 114", 2)
        + box(18, 42, 20, 11, 2)
        + box(36, 44, 12, 6)
    ),
    face.HOOKED,
    Figure(
        main=solid("52 58!, 62 62, 70 66!, 69 78, 63 90, 52 98!, 46 80")
        + solid("37 44!, 36 28, 46 17, 60 15, 72 22, 74 34!, 60 32, 50 35, 46 46!, 44 58, 39 56"),
        cuts=line("56 68, 58 80, 55 90", 1)
        + line("64 68, 63 80", 1)
        + line("40 32, 54 27, 72 29", 1.3)
        + oval(66, 23, 5, 3.8, 24)
        + oval(54, 20.6, 5, 3.8, 8),
    ),
    wear.FURS,
    at(prop.MAP, 98, 86, 0.9, -8),
    at(wear.arm("92 112, 98 100", half=5.4), 0, 0),
)

FIGURES = {
    "barnaby_the_mule": BARNABY_THE_MULE,
    "big_lenka": BIG_LENKA,
    "corporal_cork": CORPORAL_CORK,
    "flip_and_flop": FLIP_AND_FLOP,
    "gideon_tooth": GIDEON_TOOTH,
    "hob_fairyfriend": HOB_FAIRYFRIEND,
    "justernin_bradley": JUSTERNIN_BRADLEY,
    "lady_gunpowder": LADY_GUNPOWDER,
    "mabel_rookwhistle": MABEL_ROOKWHISTLE,
    "marguerite_thunder": MARGUERITE_THUNDER,
    "mireille_mistral": MIREILLE_MISTRAL,
    "ned_farthing": NED_FARTHING,
    "odilon_eelskin": ODILON_EELSKIN,
    "old_tom_ninelives": OLD_TOM_NINELIVES,
    "ossian_the_surveyor": OSSIAN_THE_SURVEYOR,
    "professor_quillon": PROFESSOR_QUILLON,
    "sister_perpetua": SISTER_PERPETUA,
    "ysolde_of_the_ledger": YSOLDE_OF_THE_LEDGER,
}
