"""Every key that does anything in the window: what it does, how its cap reads, and where it is handled.

The page of keys in the settings is made of this table, and a test compares it with what the code asks for.
"""

from typing import NamedTuple

LEFT, RIGHT, UP, DOWN = "window-cap-left", "window-cap-right", "window-cap-up", "window-cap-down"
SPACE, ENTER, ESCAPE, TAB = "window-cap-space", "window-cap-enter", "window-cap-escape", "Tab"
CTRL, SHIFT, ALT = "window-cap-ctrl", "window-cap-shift", "window-cap-alt"
PAGE_UP, PAGE_DOWN, HOME, END = "window-cap-page-up", "window-cap-page-down", "window-cap-home", "window-cap-end"
BACKSPACE, DELETE = "window-cap-backspace", "window-cap-delete"
ARROWS = (LEFT, RIGHT, UP, DOWN)

NAMES: dict[str, tuple[str, ...]] = {
    LEFT: ("LEFT",),
    RIGHT: ("RIGHT",),
    UP: ("UP",),
    DOWN: ("DOWN",),
    SPACE: ("SPACE",),
    ENTER: ("RETURN", "KP_ENTER"),
    ESCAPE: ("ESCAPE",),
    TAB: ("TAB",),
    CTRL: ("LCTRL", "RCTRL"),
    SHIFT: ("LSHIFT", "RSHIFT"),
    ALT: ("LALT", "RALT"),
    PAGE_UP: ("PAGEUP",),
    PAGE_DOWN: ("PAGEDOWN",),
    HOME: ("HOME",),
    END: ("END",),
    BACKSPACE: ("BACKSPACE",),
    DELETE: ("DELETE",),
    "+": ("PLUS", "EQUALS", "KP_PLUS"),
    "-": ("MINUS", "KP_MINUS"),
    "/": ("SLASH",),
    "0": ("0", "KP_0"),
    "Y": ("y", "o"),
}
"""What pygame calls the keys of a cap, where that is not its letter or what is printed on it."""


class Listed(NamedTuple):
    """A row: the message of what is done, the caps as they are printed (or as messages, where each language has its
    own), and in which modules of the window the key is asked for, with spaces between them."""

    does: str
    caps: tuple[str, ...]
    where: str = ""

    @property
    def names(self) -> set[str]:
        """What pygame calls the keys."""
        return {name for cap in self.caps for name in NAMES.get(cap, (cap if cap[1:] else cap.lower(),))}


KEYS: tuple[tuple[str, tuple[Listed, ...]], ...] = (
    (
        "window-keys-everywhere",
        (
            Listed("window-key-go", (TAB, SHIFT), "widgets/desk widgets/select"),
            Listed(
                "window-key-press",
                (ENTER, SPACE),
                "widgets/widget widgets/desk widgets/listing widgets/select widgets/field widgets/log widgets/paper",
            ),
            Listed(
                "window-key-among",
                ARROWS,
                "widgets/focus widgets/listing widgets/log widgets/select widgets/segmented widgets/slider "
                "widgets/stepper widgets/paper widgets/editing",
            ),
            Listed(
                "window-key-far",
                (PAGE_UP, PAGE_DOWN, HOME, END),
                "widgets/scroll widgets/slider widgets/stepper widgets/select widgets/editing",
            ),
            Listed("window-key-more", ("+", "-"), "widgets/stepper"),
            Listed("window-key-erase", (BACKSPACE, DELETE), "widgets/editing"),
            Listed("window-key-clipboard", (CTRL, "A", "C", "X", "V"), "widgets/editing widgets/desk"),
            Listed(
                "window-key-cancel",
                (ESCAPE,),
                "app/screen widgets/question widgets/select widgets/drawer board/recap match/play_screen",
            ),
            Listed("window-key-undo", (CTRL, "Z"), "app/history"),
            Listed("window-key-redo", (CTRL, "Y"), "app/history"),
            Listed("window-key-mute", ("M",), "app/app"),
            Listed("window-key-rules", ("F1",), "app/app"),
            Listed("window-key-full-screen", ("F11",), "app/app"),
            Listed("window-key-picture", ("F12",), "app/app"),
        ),
    ),
    (
        "window-keys-table",
        (
            Listed("window-key-answer", ("1", "9")),
            Listed("window-key-yes-no", ("Y", "N"), "board/answer_keys"),
            Listed("window-key-play-card", (ENTER, ESCAPE), "board/answer_keys board/piece"),
            Listed("window-key-look", (SPACE,), "board/peek"),
            Listed("window-key-log", ("L",), "board/drawers board/furniture"),
            Listed("window-key-find", (CTRL, "F", "/"), "board/whole_log menus/rulebook_screen"),
            Listed("window-key-rule-of", ("R",), "widgets/log arena/verdicts"),
            Listed("window-key-drawers", ("A", "B"), "board/drawers"),
        ),
    ),
    (
        "window-keys-flick",
        (
            Listed("window-key-aim", (LEFT, RIGHT)),
            Listed("window-key-power", (UP, DOWN)),
            Listed("window-key-fine", (CTRL,)),
            Listed("window-key-fine-mouse", (SHIFT, ALT), "widgets/desk"),
            Listed("window-key-shoot", (SPACE,), "arena/screening"),
            Listed("window-key-pawn", (TAB,)),
            Listed("window-key-slow", ("S",), "arena/screening"),
            Listed("window-key-again", ("R",), "arena/arena_part arena/screening"),
        ),
    ),
    (
        "window-keys-board",
        (
            Listed("window-key-nearer", ("+", "-"), "widgets/look_keys"),
            Listed("window-key-nearer-arena", (PAGE_UP, PAGE_DOWN), "widgets/look_keys"),
            Listed("window-key-whole", ("0", HOME), "widgets/look_keys"),
            Listed("window-key-own", ("C",), "widgets/look_keys"),
            Listed("window-key-pan", (ALT, *ARROWS), "widgets/look_keys"),
            Listed("window-key-pull", (SPACE,), "arena/view_gestures"),
        ),
    ),
    (
        "window-keys-replay",
        (
            Listed("window-key-film", (SPACE,), "match/replay/replay_keys"),
            Listed("window-key-film-step", (LEFT, RIGHT), "match/replay/replay_keys"),
            Listed("window-key-film-turn", (UP, DOWN, PAGE_UP, PAGE_DOWN), "match/replay/replay_keys"),
            Listed("window-key-film-ends", (HOME, END), "match/replay/replay_keys"),
            Listed("window-key-film-speed", ("+", "-"), "match/replay/replay_keys"),
            Listed("window-key-film-ways", ("T",), "match/replay/replay_keys"),
            Listed("window-key-again", ("R",), "match/replay/replay_keys"),
        ),
    ),
    (
        "window-keys-others",
        (
            Listed(
                "window-key-lesson",
                (BACKSPACE, "N", "H"),
                "match/lesson/tutorial_screen match/lesson/puzzle_screen",
            ),
            Listed("window-key-book", (BACKSPACE, UP, DOWN, PAGE_UP, PAGE_DOWN), "menus/rulebook_screen"),
            Listed("window-key-practice", ("F", "R"), "workbench/practice_screen"),
            Listed("window-key-tuner", ("F", "N"), "workbench/tuner_screen"),
            Listed("window-key-tuner-back", (BACKSPACE, DELETE), "workbench/quantity_rows"),
            Listed("window-key-tuner-save", (CTRL, "S"), "workbench/tuner_screen"),
        ),
    ),
)
"""All of them, by where they count."""
