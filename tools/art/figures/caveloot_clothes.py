"""What people of Caveloot wear from the shoulders down, and arms that hold something."""

from tools.art.figures.pen import both, box, dot, dots, even, inlay, line, oval, poly, solid, spark, stroke, together
from tools.art.figures.stage import Figure

_SHOULDERS = even("60 72, 46 74, 28 80, 14 88, 6 98, 3 114, 60 114")
_NARROW = even("60 72, 48 74, 34 81, 24 91, 20 102, 18 114, 60 114")
_BROAD = even("60 70, 42 72, 18 76, 2 86, -8 98, -12 114, 60 114")

COAT = Figure(
    main=_SHOULDERS + even("60 74!, 48 66, 40 68!, 42 80, 60 92!"),
    cuts=both(
        line("44 72, 48 84, 58 104", 1.3),
        line("40 74, 38 88, 47 92!, 44 98, 54 114", 1.1),
        dots("36 92, 38 102, 40 112", 1.7),
        line("18 92, 20 112", 1),
    ),
)
"""With wide lapels and a double row of buttons."""
STRIPES = Figure(
    main=_SHOULDERS,
    cuts=both(line("48 76, 54 84, 60 86", 1.2), line("30 82, 34 112", 1.2))
    + together(
        even(f"60 {y}!, 48 {y - 1}, 36 {y - 3}!, 36.6 {y - 0.4}!, 48 {y + 1.8}, 60 {y + 2.8}!") for y in (92, 100, 108)
    ),
)
"""A striped shirt under an open waistcoat."""
ROBE = Figure(
    main=_NARROW + even("60 70!, 48 70, 42 78!, 46 86, 60 90!"),
    cuts=both(line("43 80, 50 87, 60 91", 1.3), line("34 88, 38 100, 38 114", 1.1), line("48 94, 50 114", 1))
    + line("60 92, 60 114", 1.2),
)
RUFF = Figure(
    main=_SHOULDERS + together(both(oval(60 - x, 74 + x * 0.1, 5.6, 7)) for x in (0, 9, 18, 26)),
    cuts=both(
        line("56 70, 53 78", 1),
        line("47 70, 44 79", 1),
        line("38 71, 36 80", 1),
        line("44 88, 50 114", 1.1),
        line("24 92, 28 112", 1),
    )
    + dots("60 90, 60 99, 60 108", 1.7),
)
PLATE = Figure(
    main=_SHOULDERS + both(solid("44 78!, 26 72, 8 80, 0 94!, 14 98, 32 96, 42 90!")),
    cuts=both(
        line("42 81, 26 76, 10 83, 3 93", 1.1),
        line("40 87, 26 84, 12 90, 6 97", 1),
        line("46 76, 54 83, 60 85", 1.4),
        dots("30 91, 20 93.4", 1.2),
        line("36 100, 46 106, 60 108", 1.2),
    )
    + line("60 87, 60 114", 1.1),
)
CLOAK = Figure(
    main=even("60 68, 44 70, 28 78, 12 94, 4 114, 60 114"),
    cuts=both(line("50 76, 44 92, 42 114", 1.3), line("34 82, 26 98, 22 114", 1), line("52 78, 60 80.6", 1.4))
    + dot(60, 81, 3.4)
    + line("60 86, 60 114", 1),
)
SHAWL = Figure(
    main=_NARROW + even("60 74, 44 72, 28 82, 18 98!, 36 98, 50 104, 60 112!"),
    cuts=both(
        line("23 97, 38 93, 52 99, 60 107", 1.2),
        line("48 78, 54 86, 60 90", 1.2),
        dots("30 88, 38 86, 46 90, 53 95", 1),
    ),
)
CORSET = Figure(
    main=even("60 78!, 50 72, 36 76, 26 84!, 32 96, 38 104, 36 114, 60 114") + both(oval(26, 88, 10, 9)),
    cuts=both(line("37 80, 46 87, 60 89", 1.2), line("46 92, 48 114", 1), line("20 84, 26 90, 32 86", 1))
    + together(line(f"56 {y}, 64 {y + 5}", 0.9) + line(f"64 {y}, 56 {y + 5}", 0.9) for y in (93, 100, 107)),
)
APRON = Figure(
    main=_BROAD,
    cuts=both(line("44 74, 44 88", 1.4), line("24 84, 28 112", 1))
    + solid("42 88!, 60 90, 78 88!, 82 114!, 38 114!")
    + inlay(box(50, 100, 20, 14, 2), line("46 93, 74 93", 1)),
)
FURS = Figure(
    main=_BROAD
    + poly(
        "60 92, 54 86, 50 94, 44 85, 39 93, 33 84, 27 92, 22 84, 15 93, 10 86, 2 95, 4 84, 18 74, "
        "44 68, 76 68, 102 74, 116 84, 118 95, 110 86, 105 93, 98 84, 93 92, 87 84, 81 93, 76 85, "
        "70 94, 66 86"
    ),
    cuts=both(
        line("36 76, 33 80", 1),
        line("24 78, 20 82", 1),
        line("46 74, 44 79", 1),
        line("12 84, 9 88", 1),
        line("30 100, 34 114", 1),
    )
    + line("60 96, 60 114", 1.2),
)
VEST = Figure(
    main=_SHOULDERS + both(poly("60 76, 48 70, 46 80, 57 84")),
    cuts=both(line("44 76, 52 94, 60 100", 1.4), line("26 84, 30 114", 1.1), poly("46 73, 56 80.6, 48 84"))
    + dots("60 104, 60 111", 1.6)
    + poly("56 86, 60 83, 64 86, 61.4 90, 62 97, 58 97, 58.6 90"),
)
"""A waistcoat with a tie."""
PINSTRIPE = Figure(
    main=_BROAD + both(poly("58 84, 48 70, 40 70, 34 84, 52 98")),
    cuts=both(
        line("41 72, 37 84, 56 104", 1.2),
        *(line(f"{x} {y}, {x + 1} 114", 0.8) for x, y in ((28, 82), (20, 84), (12, 86), (4, 92))),
    )
    + poly("56 84, 60 81, 64 84, 62 89, 64 104, 60 109, 56 104, 58 89"),
)
COLLAR = Figure(
    back=even("60 60, 42 66, 26 40, 12 22!, 14 48, 20 72, 10 90, 60 100"),
    main=even("60 74, 46 78, 30 84, 16 94, 8 114, 60 114") + even("60 92!, 48 84, 42 70!, 38 80, 42 92, 60 100"),
    cuts=both(line("44 78, 48 88, 60 96", 1.3), line("32 88, 34 114", 1), line("18 98, 18 114", 1))
    + dot(60, 98, 3)
    + line("60 104, 60 114", 1),
)
"""A cape with a high collar."""
JABOT = Figure(
    main=_NARROW + both(oval(32, 86, 9, 7)),
    cuts=even("60 78, 54 80, 50 86!, 55 86, 51 93!, 56 92, 53 100!, 60 102")
    + inlay(line("60 82, 60 98", 1))
    + both(line("46 76, 40 92, 40 114", 1.2), line("26 84, 38 86", 1)),
)
CHAIN_MAIL = Figure(
    main=_BROAD,
    cuts=together(
        line(f"{x} {y}, {x + 3} {y + 2.2}, {x + 6} {y}", 0.8)
        for y in (84, 90, 96, 102, 108)
        for x in range(22 + (y // 6) % 2 * 4, 94, 8)
    )
    + both(line("46 74, 53 80, 60 81.4", 1.4)),
)
BARREL = Figure(
    main=_BROAD + both(oval(14, 88, 12, 10)),
    cuts=both(line("44 74, 40 92, 41 114", 1.6), line("60 84, 52 82.6, 44 80", 1))
    + box(39, 92, 42, 3.4)
    + line("50 84, 50 91", 1)
    + line("70 84, 70 91", 1),
)
"""A strong man in braces."""


def arm(joints: str, fist: str = "", half: float = 6.0) -> Figure:
    """A sleeve through those points, with a fist at its end."""
    points = [point.strip() for point in joints.split(",")]
    narrow = half * 0.45 / max(1, len(points) - 1)
    sleeve = stroke(", ".join(f"{point} {half - narrow * k:.2f}" for k, point in enumerate(points)))
    x, y = (float(number) for number in (fist or points[-1]).split())
    end = points[-2].split(), points[-1].split()
    (ax, ay), (bx, by) = ((float(a), float(b)) for a, b in end)
    far = max(1.0, ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5)
    px, py = (by - ay) / far * half * 0.7, -(bx - ax) / far * half * 0.7
    cx, cy = bx - (bx - ax) / far * 3.4, by - (by - ay) / far * 3.4
    return Figure(
        main=sleeve + oval(x, y, half * 0.86, half * 0.8),
        cuts=line(f"{cx - px:.1f} {cy - py:.1f}, {cx + px:.1f} {cy + py:.1f}", 1.1),
    )


RIGHT_ARM = arm("90 100, 104 90, 100 74", half=6.4)
LEFT_ARM = arm("30 100, 16 90, 20 74", half=6.4)
FOLDED = Figure(
    main=stroke("14 96 8, 34 104 8, 66 98 6.4") + stroke("106 96 8, 86 106 8, 54 102 6.4"),
    cuts=line("24 93, 44 97, 62 93", 1.1) + line("96 96, 84 100, 72 100", 1.1) + line("62 93, 70 97", 1),
)

EPAULETTES = Figure(
    main=both(
        oval(20, 82, 13, 5.6, -14),
        *(stroke(f"{x} {y} 1.4, {x - 1} {y + 8} 1") for x, y in ((10, 86), (15, 86), (20, 86), (26, 85))),
    ),
    cuts=both(line("11 82, 28 78.6", 1)),
)
NECKLACE = Figure(cuts=dots("48 78, 51 82.6, 55 86, 60 87.4, 65 86, 69 82.6, 72 78", 1.5) + spark(60, 94, 3.4, 0.4))
SCARF = Figure(
    main=even("60 70, 46 68, 40 76, 46 84, 60 86") + solid("68 80!, 84 88, 88 104, 84 114!, 76 112, 74 98, 64 88!"),
    cuts=line("42 75, 60 79, 78 75", 1.2) + line("74 106, 86 104", 1) + line("73 101, 87 99", 1),
)
BOW_TIE = Figure(cuts=poly("60 80, 50 75, 50 86") + poly("60 80, 70 75, 70 86") + inlay(dot(60, 80.4, 2)))
