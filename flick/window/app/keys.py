"""Every key that does anything in the window: what it does, and how its cap reads.

The page of keys in the settings is made of this table, and a test compares it with what the code asks for.
"""

from collections.abc import Callable
from typing import NamedTuple

LEFT, RIGHT, UP, DOWN = "window-cap-left", "window-cap-right", "window-cap-up", "window-cap-down"
SPACE, ENTER, ESCAPE, TAB = "window-cap-space", "window-cap-enter", "window-cap-escape", "Tab"
CTRL, SHIFT, ALT = "window-cap-ctrl", "window-cap-shift", "window-cap-alt"
PAGE_UP, PAGE_DOWN, HOME, END = "window-cap-page-up", "window-cap-page-down", "window-cap-home", "window-cap-end"
BACKSPACE, DELETE = "window-cap-backspace", "window-cap-delete"
ARROWS = (LEFT, RIGHT, UP, DOWN)


class Listed(NamedTuple):
    """A row: the message of what is done, and the caps as they are printed, or as messages where each language has its
    own."""

    does: str
    caps: tuple[str, ...]


def printed(say: Callable[[str], str], cap: str) -> str:
    """What is printed on a cap; ``say`` turns messages into words."""
    return say(cap) if cap.startswith("window-") else cap


KEYS: dict[str, tuple[Listed, ...]] = {
    "window-keys-everywhere": (
        Listed("window-key-go", (TAB, SHIFT)),
        Listed("window-key-press", (ENTER, SPACE)),
        Listed("window-key-among", ARROWS),
        Listed("window-key-far", (PAGE_UP, PAGE_DOWN, HOME, END)),
        Listed("window-key-more", ("+", "-")),
        Listed("window-key-erase", (BACKSPACE, DELETE)),
        Listed("window-key-clipboard", (CTRL, "A", "C", "X", "V")),
        Listed("window-key-cancel", (ESCAPE,)),
        Listed("window-key-undo", (CTRL, "Z")),
        Listed("window-key-redo", (CTRL, "Y")),
        Listed("window-key-mute", ("M",)),
        Listed("window-key-rules", ("F1",)),
        Listed("window-key-full-screen", ("F11",)),
        Listed("window-key-picture", ("F12",)),
    ),
    "window-keys-table": (
        Listed("window-key-answer", ("1", "9")),
        Listed("window-key-yes-no", ("Y", "N")),
        Listed("window-key-play-card", (ENTER, ESCAPE)),
        Listed("window-key-look", (SPACE,)),
        Listed("window-key-log", ("L",)),
        Listed("window-key-find", (CTRL, "F", "/")),
        Listed("window-key-rule-of", ("R",)),
        Listed("window-key-drawers", ("A", "B")),
    ),
    "window-keys-flick": (
        Listed("window-key-aim", (LEFT, RIGHT)),
        Listed("window-key-power", (UP, DOWN)),
        Listed("window-key-fine", (CTRL,)),
        Listed("window-key-fine-mouse", (SHIFT, ALT)),
        Listed("window-key-shoot", (SPACE,)),
        Listed("window-key-pawn", (TAB,)),
        Listed("window-key-slow", ("S",)),
        Listed("window-key-again", ("R",)),
    ),
    "window-keys-board": (
        Listed("window-key-nearer", ("+", "-")),
        Listed("window-key-nearer-arena", (PAGE_UP, PAGE_DOWN)),
        Listed("window-key-whole", ("0", HOME)),
        Listed("window-key-own", ("C",)),
        Listed("window-key-pan", (ALT, *ARROWS)),
        Listed("window-key-pull", (SPACE,)),
    ),
    "window-keys-replay": (
        Listed("window-key-film", (SPACE,)),
        Listed("window-key-film-step", (LEFT, RIGHT)),
        Listed("window-key-film-turn", (UP, DOWN, PAGE_UP, PAGE_DOWN)),
        Listed("window-key-film-ends", (HOME, END)),
        Listed("window-key-film-speed", ("+", "-")),
        Listed("window-key-film-ways", ("T",)),
        Listed("window-key-again", ("R",)),
    ),
    "window-keys-others": (
        Listed("window-key-lesson", (BACKSPACE, "N", "H")),
        Listed("window-key-book", (BACKSPACE, UP, DOWN, PAGE_UP, PAGE_DOWN)),
        Listed("window-key-practice", ("F", "R")),
        Listed("window-key-tuner", ("F", "N")),
        Listed("window-key-tuner-back", (BACKSPACE, DELETE)),
        Listed("window-key-tuner-save", (CTRL, "S")),
    ),
}
"""All of them, by the heading that says where they count."""
