"""The odds of a duel: how likely it is won, in figures, and as a bar of what is won, tied and lost."""

from pygame import Rect, Surface

from flick.table.duel import Odds
from flick.table.promises import percent
from flick.table.words import Words
from flick.window.widgets.kit import Kit
from flick.window.widgets.materials import Fill, Well
from flick.window.widgets.text import TextBox

HIGH = 74
"""Height of figures, bar and legend together, in pixels of the design."""
LABEL_AT, NUMBER_AT, BAR_AT, LEGEND_AT = 12, 41, 50, 72
"""Where the words stand, the number, where the bar begins, and where its legend stands."""
BAR, NUMBER, LEGEND, DOT = 8, 26.0, 11.5, 7
SHARES = (
    ("win", "good", "window-odds-win"),
    ("tie", "bone.2", "window-odds-tie"),
    ("lose", "wound", "window-odds-lose"),
)
"""What can happen, its colour, and what it is called."""


def odds_texts(kit: Kit, words: Words, odds: Odds, rect: Rect) -> list[TextBox]:
    """What stands round the bar: the chance in percent and how it is known, and what its parts are."""
    right = rect.right, rect.top + kit.px(NUMBER_AT)
    chance = words("window-percent", value=percent(odds.win))
    colour = "good" if odds.win >= odds.lose else "bone"
    found = [
        kit.text(words("window-odds"), "hint", (rect.left, rect.top + kit.px(LABEL_AT)), "bone.2"),
        kit.text(chance, "big-number", (rect.left, right[1]), colour, size=NUMBER),
        kit.text(words("window-odds-exact" if odds.exact else "window-odds-sampled"), "hint", right, anchor="right"),
    ]
    legend = [
        kit.text(name, "hint", (left + kit.px(DOT + 4), rect.top + kit.px(LEGEND_AT)), "bone.2", size=LEGEND)
        for left, name, _ in _legend(kit, words, odds, rect)
    ]
    return [*found, *legend]


def _legend(kit: Kit, words: Words, odds: Odds, rect: Rect) -> list[tuple[int, str, str]]:
    """Where each entry of the legend begins, its word and its colour; without a tie where there is no room for it."""
    named = [(name, words(message), colour) for name, colour, message in _shares(odds)]
    wide = [kit.px(DOT + 4) + kit.width(word, "hint", LEGEND) for _, word, _ in named]
    if sum(wide) + kit.px(DOT) * (len(wide) - 1) > rect.width:
        wide, named = [wide[0], wide[-1]], [named[0], named[-1]]
    gap = (rect.width - sum(wide)) // max(1, len(wide) - 1)
    lefts = [rect.left + sum(wide[:index]) + gap * index for index in range(len(wide))]
    return [(left, word, colour) for left, (_, word, colour) in zip(lefts, named, strict=True)]


def paint_odds(kit: Kit, words: Words, target: Surface, odds: Odds, rect: Rect) -> None:
    """The bar, and a dot before each word of its legend."""
    bar = Rect(rect.left, rect.top + kit.px(BAR_AT), rect.width, kit.px(BAR))
    kit.stamp(target, bar, Well(BAR / 2))
    left = float(bar.left)
    for name, colour, _ in _shares(odds):
        wide = bar.width * getattr(odds, name)
        kit.stamp(target, Rect(round(left), bar.top, round(left + wide) - round(left), bar.height), Fill(colour, 1, 3))
        left += wide
    for place, _, colour in _legend(kit, words, odds, rect):
        dot = Rect(place, 0, kit.px(DOT), kit.px(DOT))
        dot.centery = rect.top + kit.px(LEGEND_AT - 4)
        kit.stamp(target, dot, Fill(colour, 1, DOT / 2))


def _shares(odds: Odds) -> list[tuple[str, str, str]]:
    """What can happen; a tie only where there can be one."""
    return [share for share in SHARES if share[0] != "tie" or odds.tie > 0]
