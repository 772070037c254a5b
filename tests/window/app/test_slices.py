"""Work that is done a bit at a time: in the frames of the window, or beside it."""

import time
from collections.abc import Iterator

from flick.window.app.workers import Aside, Slices


def counted(name: str, most: int, begun: list[str]) -> Iterator[str]:
    for number in range(most):
        begun.append(f"{name} {number}")
        yield f"{name} {number}"


def given_out(aside: Aside[str]) -> list[str]:
    """Everything that is made until nothing is left."""
    found: list[str] = []
    while aside.busy:
        made = aside.step()
        found += [made] if made is not None else []
        time.sleep(0.001)
    return found


def test_what_is_wanted_later_waits_for_the_bit_that_is_being_done() -> None:
    clock = iter(range(100))
    slices, begun = Slices(lambda: float(next(clock))), list[str]()
    slices.want(None for _ in counted("one", 2, begun))
    slices.run(0)
    slices.want(None for _ in counted("two", 1, begun))
    while slices.busy:
        slices.run(0)
    assert begun == ["one 0", "one 1", "two 0"]
    assert not slices.busy


def test_beside_the_window_nothing_begins_before_somebody_asks() -> None:
    aside, begun = Aside[str](), list[str]()
    aside.want(counted("one", 2, begun))
    assert aside.busy
    assert begun == []
    assert given_out(aside) == ["one 0", "one 1"]
    assert not aside.busy
    assert aside.step() is None


def test_beside_the_window_what_was_wanted_last_is_done_first() -> None:
    aside, begun = Aside[str](), list[str]()
    aside.want(counted("one", 2, begun))
    aside.want(counted("two", 2, begun))
    assert given_out(aside) == ["two 0", "two 1", "one 0", "one 1"]
