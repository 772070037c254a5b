"""Caveport: the mafia, honest people of a sort, and two who change sides."""

from tools.art.figures import caveloot_clothes as wear
from tools.art.figures import caveloot_faces as face
from tools.art.figures import caveloot_hats as hat
from tools.art.figures import caveloot_props as prop
from tools.art.figures.caveloot_faces import front
from tools.art.figures.caveloot_parts import PORT, at, composed, leaning
from tools.art.figures.pen import both, box, dot, dots, even, inlay, line, oval, poly, solid, spark, stroke, together
from tools.art.figures.stage import Figure

_CURTAIN = Figure(
    back=solid("-160 -10!, 34 -10!, 22 26, 8 54, -8 66!, 6 84, 2 114!, -160 114!")
    + inlay(
        line("18 0, 10 30, -6 58", 1.1),
        line("4 0, -4 30, -18 58", 1.1),
        line("-20 66, -8 66", 1.6),
        line("-12 76, -8 110", 1),
    ),
)
VELVET_USHER = composed(
    PORT,
    _CURTAIN,
    at(_CURTAIN, 120, 0, flip=True),
    leaning(front(face.LONG, face.SLEEPY, face.NOSE, face.SMIRK, face.PENCIL, hat.SLICK), -3),
    Figure(
        main=box(43, 8, 34, 16, 2) + box(41, 21, 38, 5, 2), cuts=line("44 19, 76 19", 1.4) + line("60 10, 60 16", 1.2)
    ),
    wear.COAT,
    wear.BOW_TIE,
    at(prop.CANDLESTICK, 98, 62, 1.1),
    at(wear.arm("88 106, 104 96, 98 72", half=5.6), 0, 0),
)
COLLECTOR_OF_SMALL_DEBTS = composed(
    PORT,
    leaning(front(face.ROUND, face.SLY, face.BUTTON, face.GRIN, hat.BOWLER), 7),
    wear.VEST,
    at(prop.PURSE, 22, 72, 1.15),
    at(wear.arm("36 108, 20 98, 22 76", half=5.6), 0, 0),
    at(prop.SCROLL, 98, 86, 0.85, 8),
    Figure(main=poly("84 102, 112 106, 112 116, 84 116"), light=dots("12 58, 32 56, 22 48", 1.6)),
)
SWAMP_BOUNCER = composed(
    PORT,
    Figure(
        main=even("60 14, 48 16, 38 24, 36 40, 38 52, 30 58, 6 66, -14 82, -20 114, 60 114")
        + both(solid("40 30!, 28 24, 24 32!, 34 40!")),
        cuts=both(
            poly("44 36, 56 40, 54 43.6, 46 42"),
            line("42 31, 56 35.6", 1.8),
            line("33 62, 44 72, 60 76", 1.2),
            poly("48 56, 50 48, 52.6 56"),
            line("0 84, 6 104", 1.2),
        )
        + line("46 56.6, 60 58, 74 56.6", 1.5)
        + line("56 46, 60 49, 64 46", 1.3)
        + dots("48 20, 54 24, 70 19, 66 26, 40 60, 80 62", 1.6),
    ),
    wear.BOW_TIE,
    wear.FOLDED,
)
DOUBLE_ENTRY_BOOKKEEPER = composed(
    PORT,
    leaning(front(face.THIN, face.GLASSES, face.NOSE, face.FROWN, hat.BALD_SIDES), 4),
    Figure(main=even("60 18, 46 22, 40 31!, 30 35, 40 36, 60 33"), cuts=line("42 31.6, 60 28, 78 31.6", 1.2)),
    wear.VEST,
    at(prop.BOOK, 18, 88, 1.05, -8),
    at(prop.BOOK, 102, 88, 1.05, 8),
    at(prop.QUILL, 86, 66, 0.8, 40),
    at(wear.arm("36 114, 20 106", half=4.6), 0, 0),
    at(wear.arm("84 114, 100 106", half=4.6), 0, 0),
)
WHISPERING_NOTARY = composed(
    PORT,
    composed(
        face.POINTED,
        Figure(
            main=solid("36 66!, 33 46, 36 28, 48 17, 62 18, 70 27!, 72 33!, 60 32, 54 40, 52 58, 50 70"),
            cuts=together(line(f"38 {y}, 48 {y - 2}", 1) for y in (38, 46, 54, 62)),
        ),
    ),
    wear.ROBE,
    Figure(
        main=stroke("92 112 6, 90 92 5, 80 74 4, 77 64 3") + stroke("79 66 2.4, 77 54 1.8"),
        back=solid("100 30!, 122 26!, 130 40, 124 52, 104 50, 92 58!, 96 46, 94 38")
        + inlay(line("102 36, 122 34", 1.2) + line("102 43, 120 42", 1.2)),
    ),
    at(prop.SCROLL, 26, 92, 0.9, -10),
)
DONNA_CARPACCIO = composed(
    PORT,
    Figure(back=even("60 16, 40 20, 26 36, 28 58, 20 72, 30 84, 60 84")),
    front(face.HEART, face.SLY, face.BEAK, face.LIPS),
    Figure(
        main=solid("26 30!, 40 12, 66 4, 96 12, 116 30!, 92 30, 60 28, 40 34") + even("60 26, 46 26, 40 34!, 60 32"),
        cuts=line("38 28, 66 20, 100 24", 1.4),
    ),
    wear.FURS,
    wear.NECKLACE,
    at(prop.FAN, 100, 84, 0.95, 12),
    at(wear.arm("90 112, 100 96", half=5), 0, 0),
)
SILENT_PARTNER = composed(
    PORT,
    Figure(
        main=even("60 30, 47 32, 42 42, 42 56, 48 68, 60 74") + stroke("60 66 9, 60 84 12"),
        light=both(poly("46.6 46, 55 48.6, 54 50.6, 48 49.6")),
    ),
    at(hat.FEDORA, -6, 4, 1.1),
    wear.COLLAR,
    wear.PINSTRIPE,
)
_CAT = Figure(
    cuts=solid("4 114!, 0 98, 4 90, 2 84, 2 70!, 10 76, 20 76, 28 70!, 28 84, 26 92, 36 98, 44 108, 46 114!")
    + inlay(
        poly("6 82, 13 85, 12 87.4, 7 86"),
        poly("24 82, 17 85, 18 87.4, 23 86"),
        poly("13 89, 17 89, 15 91.4"),
        line("15 91, 12 93.6", 0.9),
        line("15 91, 18 93.6", 0.9),
        line("4 89, -3 87", 0.8),
        line("26 89, 33 87", 0.8),
        line("4 98, 15 101, 26 98", 1.3),
        line("20 104, 24 114", 0.9),
        line("10 104, 8 114", 0.9),
    ),
    light=dot(15, 102, 1.8),
)
CHAPORAL_SHATON = composed(
    PORT,
    front(face.SQUARE, face.SLEEPY, face.NOSE, face.FROWN, face.PENCIL, face.SCAR),
    at(hat.FEDORA, 0, 0),
    wear.PINSTRIPE,
    at(prop.CIGAR, 67, 61, 1.2),
    at(_CAT, 13, 9),
    Figure(
        main=stroke("92 112 8, 76 114 7, 60 108 6") + oval(56, 106, 7, 5),
        cuts=line("68 105, 66 114", 1.2) + spark(55, 106, 3, 0.4),
    ),
)
INSPECTOR_BRAMBLE = composed(
    PORT,
    face.HOOKED,
    Figure(
        main=solid("34 38!, 38 20, 52 10, 66 12, 74 24!, 76 30!, 86 34!, 72 36, 58 32, 50 34, 46 42!, 34 46!, 28 42!")
        + dot(56, 9, 3),
        cuts=line("40 33, 56 26, 74 29", 1.2) + line("56 12, 52 26", 1),
    ),
    wear.CLOAK,
    at(prop.PIPE, 73, 60, 1.1),
    Figure(
        main=oval(102, 68, 17, 17) + stroke("102 84 3, 102 100 3.4") + stroke("84 112 6, 96 108 5.4, 102 100 4.6"),
        cuts=oval(102, 68, 13, 13) + inlay(line("94 72, 104 60", 1.2)),
    ),
)
MADAME_ABSINTHE = composed(
    PORT,
    Figure(back=stroke("60 20 9, 80 10 9, 96 20 7, 94 34 4, 86 30 .8")),
    leaning(front(face.LONG, face.SLEEPY, face.BUTTON, face.LIPS, hat.BUN), -6),
    Figure(main=stroke("66 20 2, 74 6 6, 70 -10 4, 62 -14 .6")),
    wear.CORSET,
    wear.NECKLACE,
    at(prop.GOBLET, 102, 68, 1.3),
    at(wear.arm("86 100, 104 96, 102 78", half=4.6), 0, 0),
    Figure(light=spark(102, 38, 4, 0.3) + dots("96 32, 108 30", 1.3)),
)
NICO_THE_UNDERSTUDY = composed(
    PORT,
    leaning(front(face.ROUND, face.NOSE, face.SMIRK, face.SLY, hat.CURLS), -8),
    wear.RUFF,
    at(
        Figure(
            main=even("60 22, 44 24, 36 34, 38 50, 46 62, 60 68"),
            cuts=both(solid("42 40!, 50 36, 56 42!, 49 45")) + solid("46 52!, 60 58, 74 52!, 68 62, 52 62"),
        ),
        54,
        46,
        0.78,
        10,
    ),
    Figure(main=stroke("92 112 5, 100 104 4, 104 96 3")),
)
AUNT_ROSALBA = composed(
    PORT,
    front(face.BROAD, face.KIND, face.NOSE, face.SMILE, face.WRINKLES, hat.BONNET),
    wear.APRON,
    Figure(
        main=box(80, 78, 42, 30, 6) + line("84 76, 118 76", 3.4) + dot(101, 72, 3),
        cuts=line("82 84, 120 84", 1.2) + poly("101 92, 95 99, 101 104, 107 99"),
        back=stroke("94 66 .6, 90 56 2, 96 46 2.4, 92 34 1.6, 98 24 .5")
        + stroke("108 66 .6, 113 54 2, 107 44 2.2, 114 32 .6"),
    ),
    at(prop.LADLE, 16, 70, 1.1, -14),
    at(wear.arm("32 108, 16 98, 18 82", half=6.4), 0, 0),
)
FERRO_TURNCOAT = composed(
    PORT,
    leaning(front(face.LONG, face.SLY, face.NOSE, face.SMIRK, face.GOATEE, hat.QUIFF), 5),
    Figure(
        main=even("60 72, 46 74, 28 80, 14 88, 6 98, 3 114, 60 114"),
        cuts=solid("61 74!, 74 74, 92 80, 106 88, 114 98, 117 114!, 61 114!")
        + inlay(
            line("76 76, 70 88, 63 96", 1.4),
            dots("70 98, 70 108", 1.8),
            *(spark(x, y, 3, 0.35) for x, y in ((84, 92), (98, 98), (90, 108), (104, 110))),
        )
        + line("44 76, 50 88, 58 96", 1.4)
        + dots("50 98, 50 108", 1.8),
    ),
    at(prop.DAGGER, 18, 80, 1.2, -10),
    at(wear.arm("32 110, 16 102, 18 88", half=5.4), 0, 0),
)
LAWYER_LAMPREY = composed(
    PORT,
    Figure(
        main=even("60 20, 46 24, 38 36, 38 54, 44 68, 50 84, 60 86"),
        cuts=oval(60, 56, 14, 13)
        + inlay(
            together(
                poly(
                    f"{60 + a * 14:.1f} {56 + b * 13:.1f}, {60 + c * 14:.1f} {56 + d * 13:.1f}, "
                    f"{60 + (a + c) * 3.6:.1f} {56 + (b + d) * 3.4:.1f}"
                )
                for a, b, c, d in (
                    (0.0, -1.0, 0.64, -0.77),
                    (0.64, -0.77, 0.98, -0.17),
                    (0.98, -0.17, 0.87, 0.5),
                    (0.87, 0.5, 0.34, 0.94),
                    (0.34, 0.94, -0.34, 0.94),
                    (-0.34, 0.94, -0.87, 0.5),
                    (-0.87, 0.5, -0.98, -0.17),
                    (-0.98, -0.17, -0.64, -0.77),
                    (-0.64, -0.77, 0.0, -1.0),
                )
            )
        )
        + both(dot(49, 34, 3.2)),
    ),
    Figure(
        main=even("60 8, 44 10, 32 20, 30 40, 32 60, 36 76!, 42 66, 41 40, 48 27, 60 25"),
        cuts=both(together(line(f"32 {y}, 40 {y - 1}", 1.2) for y in (38, 48, 58, 67)))
        + line("46 17, 60 13.6, 74 17", 1.2),
    ),
    wear.ROBE,
    Figure(cuts=both(poly("60 84, 52 86, 54 102, 60 100"))),
    at(prop.SCROLL, 102, 84, 1.0, 12),
    at(wear.arm("86 112, 98 102", half=5), 0, 0),
)

FIGURES = {
    "aunt_rosalba": AUNT_ROSALBA,
    "chaporal_shaton": CHAPORAL_SHATON,
    "collector_of_small_debts": COLLECTOR_OF_SMALL_DEBTS,
    "donna_carpaccio": DONNA_CARPACCIO,
    "double_entry_bookkeeper": DOUBLE_ENTRY_BOOKKEEPER,
    "ferro_turncoat": FERRO_TURNCOAT,
    "inspector_bramble": INSPECTOR_BRAMBLE,
    "lawyer_lamprey": LAWYER_LAMPREY,
    "madame_absinthe": MADAME_ABSINTHE,
    "nico_the_understudy": NICO_THE_UNDERSTUDY,
    "silent_partner": SILENT_PARTNER,
    "swamp_bouncer": SWAMP_BOUNCER,
    "velvet_usher": VELVET_USHER,
    "whispering_notary": WHISPERING_NOTARY,
}
