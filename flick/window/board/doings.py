"""Whom a board view tells what somebody does."""

from collections.abc import Callable
from dataclasses import dataclass

from flick.table.sayings import Refused
from flick.window.widgets.widget import nothing


def ignore(_: object) -> None:
    """What nobody wants to know."""


@dataclass(frozen=True)
class BoardListener:
    """Whom the board view tells what somebody does. ``answer`` gets a written answer, ``rule`` the ID of a rule,
    ``moment`` the number of an entry of the log, ``change`` the name of a setting and its value, ``refuse`` why
    something that was tried cannot be."""

    answer: Callable[[str], None]
    rule: Callable[[str], None] = ignore
    moment: Callable[[int], None] = ignore
    change: Callable[[str, str], None] = lambda name, value: None
    undo: Callable[[], None] = nothing
    redo: Callable[[], None] = nothing
    rulebook: Callable[[], None] = nothing
    menu: Callable[[], None] = nothing
    refuse: Callable[[Refused], None] = ignore
