"""Butina: pirates, those who set out against them, and two who belong to nobody."""

from tools.art.figures import caveloot_clothes as wear
from tools.art.figures import caveloot_faces as face
from tools.art.figures import caveloot_hats as hat
from tools.art.figures import caveloot_props as prop
from tools.art.figures.caveloot_faces import front
from tools.art.figures.caveloot_parts import COAST, at, behind, composed, leaning
from tools.art.figures.pen import (
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
    oval,
    poly,
    solid,
    stroke,
    together,
    turned,
)
from tools.art.figures.stage import Figure

STOCKY_KIRIGAN = composed(
    COAST,
    Figure(
        main=even("60 30, 40 32, 24 44, 16 60, 10 82, 0 96, -4 114, 60 114")
        + both(solid("26 48!, 12 40, 2 44!, 8 52, 22 60!"), poly("46 32, 42 18, 54 30"))
        + both(stroke("14 88 12, -2 96 10, 4 112 9")),
        cuts=both(poly("34 52, 50 57, 47 62, 37 60"), line("30 46, 50 50", 1.6), line("10 46, 22 54", 1))
        + solid("28 72!, 46 78, 74 78, 92 72!, 86 86, 70 92, 50 92, 34 86")
        + inlay(poly("36 74, 41 86, 46 77") + poly("74 77, 79 86, 84 74") + poly("56 92, 60 82, 64 92"))
        + line("56 64, 60 67, 64 64", 1.4)
        + both(line("16 98, 30 102, 34 112", 1.2)),
    ),
)
BILGE_CABIN_BOY = composed(
    COAST,
    leaning(front(face.ROUND, face.SLEEPY, face.BUTTON, face.FLAT, face.WRINKLES, face.STUBBLE, hat.SAILOR_CAP), 6),
    wear.STRIPES,
    Figure(
        main=solid("78 70!, 116 70!, 112 108!, 82 108!") + line("78 72, 84 52, 97 46, 110 52, 116 72", 2),
        cuts=line("79.4 78, 114.6 78", 1.3) + line("90 80, 91 106", 1) + line("104 80, 103 106", 1),
        light=dots("90 64, 100 60, 106 66", 1.6),
    ),
    at(wear.arm("92 112, 84 98, 86 88", half=5), 0, 0),
)
PEG_LEG_PURSER = composed(
    COAST,
    leaning(front(face.THIN, face.MONOCLE, face.BEAK, face.FROWN, hat.SLICK), -4),
    wear.JABOT,
    Figure(
        main=stroke("14 116 5, 18 84 4.4, 20 60 4")
        + poly("14 62, 26 62, 34 40, 8 40")
        + box(6, 34, 30, 8, 2)
        + oval(30, 80, 6, 6),
        cuts=line("14 46, 30 46", 1.1) + line("16 56, 26 56", 1) + line("8 38, 34 38", 1),
    ),
    at(wear.arm("44 112, 34 98, 30 82", half=5.4), 0, 0),
    at(prop.SCROLL, 98, 88, 1.0, 8),
    at(wear.arm("84 114, 96 102", half=5), 0, 0),
)
POWDER_MAUD = composed(
    COAST,
    Figure(
        back=together(
            dot(x, y, r) for x, y, r in ((96, 40, 12), (108, 26, 14), (94, 14, 12), (114, 8, 12), (120, 44, 10))
        )
    ),
    leaning(front(face.BROAD, face.GOGGLES, face.BUTTON, face.GAPS, hat.SPIKES), -5),
    wear.APRON,
    at(prop.BOMB, 20, 74, 1.15),
    at(wear.arm("34 104, 14 102, 18 90", half=6), 0, 0),
    Figure(light=dots("104 60, 110 66, 98 66", 1.4)),
)
INTERPRETING_PARROT = composed(
    COAST,
    Figure(
        back=fan(feather(44, 20, 30, 7), (-40, -18, 4, 26), 50, 26)
        + solid("26 112!, 20 86, 8 70, -2 66!, 6 60, 22 66, 34 82, 40 112!"),
        main=solid(
            "54 14!, 40 20, 32 34, 30 52, 24 72, 16 92, 12 114!, 80 114!, 82 92, 80 74, 76 60, 80 52!, 82 58, 80 66!, "
            "90 60, 92 46, 86 34, 78 22, 68 14"
        )
        + stroke("76 84 6, 94 78 5, 104 64 4")
        + fan(feather(104, 66, 22, 5), (-30, 0, 30, 62), 104, 66),
        cuts=dot(64, 33, 6.4)
        + inlay(dot(65, 33.4, 2.8))
        + line("76 24, 72 36, 74 48, 80 53", 1.2)
        + line("82 44, 86 42", 1)
        + together(
            line(f"{x} {y}, {x + 5} {y + 6}, {x + 11} {y + 4}", 1.1)
            for x, y in ((38, 56), (52, 60), (34, 72), (48, 76), (62, 76), (30, 88), (44, 92), (58, 94))
        )
        + line("48 26, 42 38", 1),
        light=line("98 30, 106 24", 1.6) + line("100 38, 112 36", 1.6) + line("94 22, 98 14", 1.6),
    ),
)
HELMSWOMAN_HALF_NORTH = composed(
    COAST,
    Figure(
        main=hoop(94, 92, 26, 4.4) + fan(box(91.6, 52, 4.8, 40, 2), range(0, 360, 45), 94, 92) + dot(94, 92, 7),
        cuts=dot(94, 92, 2.4),
    ),
    leaning(
        composed(
            face.JUTTING,
            Figure(
                main=solid("38 52!, 36 34, 46 20, 62 18, 72 27, 73 34!, 58 32, 50 40, 48 56")
                + stroke("40 50 7, 30 66 6, 34 82 4.6, 26 94 1")
            ),
        ),
        -4,
    ),
    at(hat.BANDANA, 0, -3),
    at(wear.CLOAK, -14, 0),
    at(wear.arm("62 104, 74 96, 84 76", half=5.6), 0, 0),
)
CAPTAIN_BARNACLE_BEARD = composed(
    COAST,
    front(face.SQUARE, face.FIERCE, face.NOSE, hat.BICORNE),
    Figure(
        main=even("60 56, 44 58, 38 50!, 32 66, 26 84, 34 98, 44 92, 50 106, 60 112!"),
        cuts=together(
            hoop(x, y, r, 1.4) + dot(x, y, r * 0.34)
            for x, y, r in (
                (46, 70, 4),
                (72, 68, 3.4),
                (58, 80, 4.6),
                (40, 84, 3.4),
                (76, 82, 4),
                (66, 94, 3.6),
                (50, 94, 3),
            )
        )
        + line("53 60, 60 58.6, 67 60", 1.3),
    ),
    wear.COAT,
    at(prop.HOOK, 106, 76, 1.3),
    at(wear.arm("92 104, 110 98, 106 84", half=6.4), 0, 0),
)
PSORO = composed(
    COAST,
    at(behind(prop.CUTLASS), 12, 84, 1.35, -24),
    at(behind(prop.CUTLASS), 108, 84, 1.35, 24, flip=True),
    front(face.BROAD, face.FIERCE, face.BEAK, face.GRIN, face.SCAR),
    face.FORKED,
    at(hat.TRICORN, -9, -6, 1.15),
    Figure(
        main=poly("60 -16, 53 -4, 60 2, 67 -4") + both(poly("46 -8, 45 4, 54 6")),
        cuts=solid("60 4, 53 9, 53 16, 57 20!, 63 20!, 67 16, 67 9") + inlay(dot(57, 12, 2), dot(63, 12, 2)),
    ),
    wear.FURS,
    Figure(cuts=dots("44 100, 76 100, 46 108, 74 108", 2)),
)
ONDINE_HALFPENNY = composed(
    COAST,
    Figure(
        back=stroke("40 40 9, 30 60 9, 36 78 8, 24 96 7, 14 100 1")
        + stroke("78 40 9, 90 60 9, 84 78 8, 96 96 7, 106 100 1")
    ),
    leaning(front(face.HEART, face.SLY, face.BUTTON, face.SMILE, hat.LONG_HAIR), 5),
    Figure(main=solid("34 30!, 50 18, 70 16, 86 26!, 72 26, 52 28"), cuts=dots("44 24, 54 20, 66 19, 76 22", 1.6)),
    wear.CORSET,
    at(prop.SCALES, 98, 76, 0.9),
    at(wear.arm("84 102, 100 98, 98 84", half=5), 0, 0),
)
BROTHER_BOSUN = composed(
    COAST,
    front(face.BROAD, face.KIND, face.NOSE, face.SMILE, hat.BALD_SIDES),
    face.WALRUS,
    wear.ROBE,
    Figure(
        main=stroke("28 84 4, 40 98 4, 60 102 4, 80 98 4, 92 84 4"),
        cuts=together(
            line(f"{x} {y}, {x + 3} {y + 4}", 1)
            for x, y in ((30, 86), (38, 94), (47, 98), (57, 100), (67, 99), (76, 96), (84, 90))
        ),
    ),
    at(prop.MUG, 100, 78, 1.2),
    at(wear.arm("88 108, 106 100, 100 84", half=6), 0, 0),
)
TILLY_TWO_MAPS = composed(
    COAST,
    leaning(front(face.ROUND, face.ROUND_EYES, face.BUTTON, face.SMILE, face.BLUSH, hat.BRAIDS), -6),
    at(hat.BERET, 0, -2),
    wear.SCARF,
    wear.VEST,
    at(prop.MAP, 16, 78, 0.9, -14),
    at(prop.MAP, 104, 78, 0.9, 14, flip=True),
    at(wear.arm("34 108, 20 100, 16 90", half=5), 0, 0),
    at(wear.arm("86 108, 100 100, 104 90", half=5), 0, 0),
)
GASPARD_THE_RETIRED_CANNONBALL = composed(
    COAST,
    Figure(
        back=stroke("-40 10 1.4, 0 16 1.4, 30 28 1")
        + stroke("-40 30 1.4, -4 36 1.4, 20 44 1")
        + stroke("-40 52 1.4, -6 56 1.4, 14 60 1"),
        main=dot(66, 66, 44) + both(stroke("24 80 8, 8 70 7, 2 56 6")),
        cuts=stroke("34 46 .8, 42 36 1.6, 54 30 .8"),
    ),
    at(Figure(cuts=face.KIND.cuts + face.BUTTON.cuts + face.MOUSTACHE.cuts + face.SMILE.cuts), -3, 4, 1.15),
    at(hat.FLAT_CAP, 6, -8),
    Figure(cuts=line("30 92, 66 100, 102 92", 1.3) + dots("66 104", 1.6)),
)
CRIMSON_CORA = composed(
    COAST,
    Figure(back=even("60 72, 34 76, 6 90, -20 114, 60 114") + stroke("90 80 9, 112 70 8, 128 76 6, 142 62 .8")),
    leaning(
        composed(
            face.GENTLE,
            Figure(
                main=solid("36 74!, 30 54, 34 34, 46 20, 62 18, 72 27, 73 35!, 60 34, 52 42, 50 62, 54 76"),
                cuts=line("38 40, 50 28, 64 25", 1) + line("36 60, 46 48", 1),
            ),
        ),
        -3,
    ),
    leaning(hat.PLUMED, -6),
    wear.COAT,
    at(prop.PISTOL, 98, 72, 1.0, -8),
    at(wear.arm("86 106, 104 98, 98 80", half=5.6), 0, 0),
)
DOCTOR_KELP = composed(
    COAST,
    Figure(
        back=together(
            turned(stroke(f"{x} 116 3, {x + 6} 84 3.4, {x - 5} 58 3, {x + 4} 34 .6"), 0, 0, 0)
            for x in (-8, 6, 112, 126)
        )
    ),
    leaning(front(face.LONG, face.GLASSES, face.NOSE, face.FLAT, face.STUBBLE), 4),
    Figure(
        main=together(
            stroke(f"{x} 22 4, {x + d} 36 3.4, {x + d * 1.6} 52 3, {x + d * 1.2} 66 .6")
            for x, d in ((44, -8), (50, -14), (76, 8), (70, 14))
        )
        + even("60 12, 48 15, 41 24, 40 34!, 52 27, 60 26"),
        cuts=line("48 20, 60 17, 72 20", 1),
    ),
    wear.APRON,
    at(prop.BOTTLE, 100, 82, 1.2, 10),
    at(wear.arm("88 110, 102 102, 100 90", half=5.6), 0, 0),
    Figure(light=dots("106 42, 110 34, 104 28", 1.6)),
)

FIGURES = {
    "bilge_cabin_boy": BILGE_CABIN_BOY,
    "brother_bosun": BROTHER_BOSUN,
    "captain_barnacle_beard": CAPTAIN_BARNACLE_BEARD,
    "crimson_cora": CRIMSON_CORA,
    "doctor_kelp": DOCTOR_KELP,
    "gaspard_the_retired_cannonball": GASPARD_THE_RETIRED_CANNONBALL,
    "helmswoman_half_north": HELMSWOMAN_HALF_NORTH,
    "interpreting_parrot": INTERPRETING_PARROT,
    "ondine_halfpenny": ONDINE_HALFPENNY,
    "peg_leg_purser": PEG_LEG_PURSER,
    "powder_maud": POWDER_MAUD,
    "psoro": PSORO,
    "stocky_kirigan": STOCKY_KIRIGAN,
    "tilly_two_maps": TILLY_TWO_MAPS,
}
