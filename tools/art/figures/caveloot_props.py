"""What people of Caveloot hold, upright, the hand at 0 0."""

from tools.art.figures.parts import scimitar, sword
from tools.art.figures.pen import box, dot, dots, fan, hoop, inlay, line, oval, poly, solid, spark, stroke, together
from tools.art.figures.stage import Figure

SWORD = Figure(main=sword(62, 3.4), cuts=line("0 -6, 0 -48", 1.1))
CUTLASS = Figure(main=scimitar(58), cuts=line("1 -8, 2.4 -26, -1 -44", 1.1))
RAPIER = Figure(
    main=stroke("0 4 1.3, 0 -30 1.2, 0 -66 .4")
    + stroke("-8 -2 1, -6 6 1.4, 4 9 1.2")
    + stroke("-7 -3 1.2, 0 -2 1.6, 7 -3 1.2")
    + stroke("0 0 1.6, 0 10 1.8")
    + dot(0, 12, 2.4),
)
DAGGER = Figure(
    main=solid("-3 -2!, -2.6 -18!, 0 -30!, 2.6 -18!, 3 -2!")
    + stroke("-8 -1 1.2, 8 -1 1.2")
    + stroke("0 0 1.8, 0 9 2")
    + dot(0, 11, 2.2),
    cuts=line("0 -6, 0 -22", 0.9),
)
PISTOL = Figure(
    main=stroke("-3 8 3, 0 0 3, 6 -7 2.6, 16 -10 2.4, 34 -13 2.2")
    + poly("33 -18, 38 -18.6, 39 -9, 34 -9")
    + stroke("8 -12 1.4, 10 -17 1")
    + stroke("8 -5 .9, 12 -2 .9, 14 -7 .9")
    + oval(-4, 11, 4, 3),
    cuts=line("10 -9, 30 -13", 0.9),
)
LANTERN = Figure(
    main=hoop(0, 4, 5, 2)
    + solid("-4 8!, 4 8!, 9 14!, -9 14!")
    + box(-8, 14, 16, 22)
    + solid("-10 36!, 10 36!, 7 41!, -7 41!"),
    cuts=box(-5.6, 16, 11.2, 18, 1) + inlay(line("0 15, 0 35", 1.2)),
    light=oval(0, 27, 2.6, 5),
)
BOOK = Figure(
    main=poly("-20 -16, 0 -11, 20 -16, 20 10, 0 15, -20 10"),
    cuts=line("0 -10, 0 13.6", 1.2)
    + together(line(f"{s * 16} {y}, {s * 4} {y + 3}", 0.9) for y in (-10, -5, 0, 5) for s in (-1, 1)),
)
CLOSED_BOOK = Figure(
    main=box(-11, -15, 24, 30, 2), cuts=line("-7 -14, -7 14", 1.2) + box(-2, -9, 11, 8, 1) + line("-2 7, 9 7", 1)
)
SCALES = Figure(
    main=stroke("0 10 1.6, 0 -28 1.6")
    + stroke("-20 -24 1, 0 -28 1.8, 20 -24 1")
    + poly("-28 -6, -12 -6, -16 -1, -24 -1")
    + poly("28 -6, 12 -6, 16 -1, 24 -1")
    + line("-20 -24, -27 -6", 0.9)
    + line("-20 -24, -13 -6", 0.9)
    + line("20 -24, 27 -6", 0.9)
    + line("20 -24, 13 -6", 0.9)
    + dot(0, -31, 2.6),
)
PURSE = Figure(
    main=solid("-4 0!, 4 0!, 11 10, 12 20, 6 26, -6 26, -12 20, -11 10") + poly("-4 2, -8 -6, 0 -3, 8 -6, 4 2"),
    cuts=line("-4.6 2.4, 4.6 2.4", 1.2) + hoop(0, 15, 4.4, 1.3),
)
CANE = Figure(main=stroke("0 50 1.5, 0 -2 1.8") + oval(0, -5, 4.6, 4), cuts=line("-2 2, 2 2", 1))
AXE = Figure(
    main=stroke("0 44 2.2, 0 -40 2")
    + solid("1 -40!, 10 -46, 20 -44!, 24 -32, 22 -18!, 12 -22, 1 -22!")
    + solid("-1 -38!, -8 -36, -8 -26, -1 -24!"),
    cuts=line("18 -41, 21 -32, 19.6 -22", 1.1) + line("-2 -31, 3 -31", 1.2),
)
BOW = Figure(
    main=stroke("-6 -50 .8, 8 -36 1.8, 12 -18 2, 6 0 2.4, 12 18 2, 8 36 1.8, -6 50 .8")
    + line("-6 -50, -18 0!, -6 50", 0.8)
    + stroke("-20 0 .9, 34 0 .9")
    + poly("44 0, 32 -4, 34 0, 32 4")
    + poly("-20 0, -26 -4, -18 -3, -18 3, -26 4"),
)
SPEAR = Figure(
    main=stroke("0 50 1.6, 0 -40 1.6") + solid("0 -64!, -6 -50, -4 -40!, 4 -40!, 6 -50"), cuts=line("0 -60, 0 -44", 1)
)
STAKE = Figure(
    main=poly("-4 14, 4 14, 3.4 -24, 0 -36, -3.4 -24"), cuts=line("-1 10, -1 -20", 0.9) + line("1.6 -4, 1.2 -28", 0.8)
)
MALLET = Figure(
    main=stroke("0 22 2, 0 -18 2") + box(-15, -32, 30, 16, 3),
    cuts=line("-10 -31, -10 -17", 1) + line("10 -31, 10 -17", 1),
)
LADLE = Figure(
    main=stroke("0 16 1.8, 0 -30 1.6") + solid("-12 -32!, 12 -32!, 9 -44, 0 -48, -9 -44"), cuts=line("-8 -35, 8 -35", 1)
)
MUG = Figure(
    main=box(-9, -16, 18, 22, 2)
    + stroke("8 -11 1.8, 15 -10 1.8, 15 0 1.8, 8 2 1.8")
    + dot(-6, -17, 4)
    + dot(1, -20, 5)
    + dot(7, -17, 4),
    cuts=line("-4 -9, -4 3", 1.2) + line("3 -9, 3 3", 1.2),
)
GOBLET = Figure(
    main=solid("-9 -20!, 9 -20!, 7 -8, 1.6 -3!, 1.6 8!, 7 12!, -7 12!, -1.6 8!, -1.6 -3!, -7 -8"),
    cuts=line("-7 -15.6, 7 -15.6", 1.1),
)
BOTTLE = Figure(
    main=solid("-3 -26!, 3 -26!, 3 -14, 8 -8, 8 12!, -8 12!, -8 -8, -3 -14") + box(-4, -30, 8, 5, 1),
    cuts=box(-5, -3, 10, 10, 1) + line("0 -24, 0 -16", 0.9),
)
BOMB = Figure(
    main=dot(0, 2, 13) + box(-4, -15, 8, 6, 1) + line("0 -14, 2 -20, 8 -22", 1.6),
    cuts=stroke("-8 0 .8, -7 -5 1.2, -3 -8 .8"),
    light=spark(10, -24, 6, 0.3) + dots("15 -30, 4 -30", 1),
)
QUILL = Figure(
    main=stroke("0 12 .6, 2 0 1.4, 8 -20 1") + solid("1 -4!, -4 -18, 2 -34, 16 -46!, 16 -32, 12 -16, 5 -4!"),
    cuts=line("4 -6, 8 -22, 14 -40", 0.9),
)
SCROLL = Figure(
    main=box(-15, -20, 30, 38, 1) + box(-18, -24, 36, 7, 3.4) + box(-18, 15, 36, 7, 3.4),
    cuts=together(line(f"-10 {y}, {8 - y % 4} {y}", 1) for y in (-12, -6, 0, 6)) + dot(8, 11, 2.2),
)
MAP = Figure(
    main=poly("-24 -14, -8 -19, 8 -13, 24 -18, 24 12, 8 17, -8 11, -24 16"),
    cuts=line("-8 -18, -8 10", 1)
    + line("8 -12, 8 16", 1)
    + line("-19 6, -12 0!, -13 -7", 1.2)
    + line("-4 -6, 3 -2!, 4 6", 1.2)
    + line("12 -8, 18 -2", 1.3)
    + line("18 -8, 12 -2", 1.3),
)
FAN = Figure(
    main=fan(poly("-3 -6, -6.4 -36, 0 -40, 6.4 -36, 3 -6"), (-56, -34, -11, 11, 34, 56), 0, 6) + dot(0, 8, 2.6),
    cuts=fan(line("0 -6, 0 -34", 0.9), (-45, -22, 0, 22, 45), 0, 6),
)
CANDLESTICK = Figure(
    main=box(-2.4, -26, 4.8, 20)
    + solid("-8 -6!, 8 -6!, 4 -2!, 2 0!, 2 10!, -2 10!, -2 0!, -4 -2!")
    + solid("-9 14!, -4 10!, 4 10!, 9 14!"),
    light=solid("0 -27!, -3 -32, 0 -41!, 3 -32"),
)
CARDS = Figure(
    main=fan(box(-7, -30, 14, 22, 2), (-36, -12, 12, 36), 0, 0),
    cuts=fan(poly("0 -24, -3 -19, 0 -14, 3 -19"), (-36, -12, 12, 36), 0, 0)
    + fan(line("-7 -28, -7 -10", 0.8), (-12, 12, 36), 0, 0),
)
VIOLIN_CASE = Figure(
    main=solid("-24 2!, -26 -8, -18 -14, -8 -9, 6 -7, 18 -8, 22 -4, 22 6, 18 10, 6 9, -8 11, -18 16, -26 10")
    + line("-2 -8, 0 -14, 6 -14, 8 -8", 2),
    cuts=line("-22 -2, -8 0, 20 0", 1) + dots("-16 6, 4 4.6, 16 4.6", 1.2),
)
CIGAR = Figure(
    main=stroke("0 0 1.6, 14 2 1.8"),
    light=dot(15.4, 2.2, 1.8),
    back=stroke("16 0 .6, 20 -8 1.6, 16 -16 2.2, 22 -26 1.6, 18 -34 .5"),
)
PIPE = Figure(
    main=stroke("0 0 1.1, 8 4 1.2, 12 6 1.6") + box(9, -4, 8, 11, 2), light=dots("13 -8, 15 -14, 12 -20", 1.3)
)
RAT = Figure(
    main=solid("-12 6!, -14 -2, -8 -9, 2 -10, 10 -12, 20 -4!, 12 0, 8 6!")
    + dot(8, -13, 3.4)
    + stroke("-12 4 1.6, -22 2 1.2, -26 -8 .5"),
    cuts=dot(13, -6.6, 1.2) + line("-6 -4, -2 2", 1),
)
HOOK = Figure(
    main=solid("-6 6!, 6 6!, 4 -2!, -4 -2!") + stroke("0 -2 2, 0 -12 2.2, 6 -20 2.2, 14 -18 2, 15 -10 1.2, 11 -6 .3"),
    cuts=line("-4 2, 4 2", 1),
)
