"""The page of keys lists every key that the window asks for, and no other."""

import re
from pathlib import Path

import flick.window
from flick.window.app import keys

WINDOW = Path(flick.window.__file__).parent

ROWS = [row for rows in keys.KEYS.values() for row in rows]

NAMES: dict[str, tuple[str, ...]] = {
    keys.LEFT: ("LEFT",),
    keys.RIGHT: ("RIGHT",),
    keys.UP: ("UP",),
    keys.DOWN: ("DOWN",),
    keys.SPACE: ("SPACE",),
    keys.ENTER: ("RETURN", "KP_ENTER"),
    keys.ESCAPE: ("ESCAPE",),
    keys.TAB: ("TAB",),
    keys.CTRL: ("LCTRL", "RCTRL"),
    keys.SHIFT: ("LSHIFT", "RSHIFT"),
    keys.ALT: ("LALT", "RALT"),
    keys.PAGE_UP: ("PAGEUP",),
    keys.PAGE_DOWN: ("PAGEDOWN",),
    keys.HOME: ("HOME",),
    keys.END: ("END",),
    keys.BACKSPACE: ("BACKSPACE",),
    keys.DELETE: ("DELETE",),
    "+": ("PLUS", "EQUALS", "KP_PLUS"),
    "-": ("MINUS", "KP_MINUS"),
    "/": ("SLASH",),
    "0": ("0", "KP_0"),
    "Y": ("y", "o"),
}
"""What pygame calls the keys of a cap, where that is not its letter or what is printed on it."""

WHERE = {
    "window-key-go": "widgets/desk widgets/select match/play_screen",
    "window-key-press": (
        "widgets/widget widgets/desk widgets/listing widgets/select widgets/field widgets/log widgets/paper"
    ),
    "window-key-among": (
        "widgets/focus widgets/listing widgets/log widgets/select widgets/segmented widgets/slider "
        "widgets/stepper widgets/paper widgets/editing"
    ),
    "window-key-far": "widgets/scroll widgets/slider widgets/stepper widgets/select widgets/editing",
    "window-key-more": "widgets/stepper",
    "window-key-erase": "widgets/editing",
    "window-key-clipboard": "widgets/editing widgets/desk",
    "window-key-cancel": "app/screen widgets/question widgets/select widgets/drawer board/recap match/play_screen",
    "window-key-undo": "app/history",
    "window-key-redo": "app/history",
    "window-key-mute": "app/app",
    "window-key-rules": "app/app",
    "window-key-full-screen": "app/app",
    "window-key-picture": "app/app",
    "window-key-yes-no": "board/answer_keys",
    "window-key-play-card": "board/answer_keys board/piece",
    "window-key-look": "board/peek",
    "window-key-log": "board/drawers board/furniture",
    "window-key-find": "board/log_part menus/rulebook_screen",
    "window-key-rule-of": "widgets/log arena/verdicts",
    "window-key-drawers": "board/drawers",
    "window-key-fine-mouse": "widgets/desk",
    "window-key-shoot": "arena/screening",
    "window-key-slow": "arena/screening",
    "window-key-again": "arena/arena_part arena/screening match/replay/replay_screen",
    "window-key-nearer": "widgets/look_keys",
    "window-key-nearer-arena": "widgets/look_keys",
    "window-key-whole": "widgets/look_keys",
    "window-key-own": "widgets/look_keys",
    "window-key-pan": "widgets/look_keys",
    "window-key-pull": "arena/view_gestures",
    "window-key-film": "match/replay/replay_screen",
    "window-key-film-step": "match/replay/replay_screen",
    "window-key-film-turn": "match/replay/replay_screen",
    "window-key-film-ends": "match/replay/replay_screen",
    "window-key-film-speed": "match/replay/replay_screen",
    "window-key-film-ways": "match/replay/replay_screen",
    "window-key-lesson": "match/lesson/tutorial_screen match/lesson/puzzle_screen",
    "window-key-book": "menus/rulebook_screen",
    "window-key-practice": "workbench/practice_screen",
    "window-key-tuner": "workbench/tuner_screen",
    "window-key-tuner-back": "workbench/quantity_rows",
    "window-key-tuner-save": "workbench/tuner_screen",
}
"""In which modules of the window the keys of a row are asked for, by the message of what they do."""

NOTHING_DONE = {"app/keys", "app/held_keys"}
"""Modules that only name keys."""


def asked_for() -> set[tuple[str, str]]:
    """Modules of the window, and the keys in them by their names in pygame."""
    found: set[tuple[str, str]] = set()
    for path in WINDOW.rglob("*.py"):
        module = path.relative_to(WINDOW).with_suffix("").as_posix()
        if module not in NOTHING_DONE:
            found |= {(module, key) for key in re.findall(r"pygame\.K_(\w+)", path.read_text("utf-8"))}
    return found


def names_of(row: keys.Listed) -> set[str]:
    """What pygame calls the keys of a row."""
    return {name for cap in row.caps for name in NAMES.get(cap, (cap if cap[1:] else cap.lower(),))}


def listed() -> set[tuple[str, str]]:
    return {(module, name) for row in ROWS for module in WHERE.get(row.does, "").split() for name in names_of(row)}


def test_every_key_that_is_asked_for_is_listed() -> None:
    assert sorted(asked_for() - listed()) == []


def test_no_module_is_named_that_asks_for_none() -> None:
    modules, names = {module for module, _ in asked_for()}, {name for _, name in asked_for()}
    assert [does for does, where in WHERE.items() if not {*where.split()} <= modules] == []
    assert [row.does for row in ROWS if row.does in WHERE and not names_of(row) & names] == []
    assert WHERE.keys() <= {row.does for row in ROWS}
