"""Screens are made ready behind the one that is seen, in their order; what happens meanwhile waits."""

import threading
import time

import pygame
import pytest
from pygame.event import Event

from flick.window.app.workers import ScreenChanges, latest


def wait_for(behind: ScreenChanges) -> None:
    while not behind.done():
        time.sleep(0.001)


def test_changes_are_made_in_their_order_and_only_the_last_screen_is_rehearsed() -> None:
    behind, made = ScreenChanges(), list[str]()
    for name in ("first", "second"):
        behind.begin(lambda name=name: made.append(name), lambda name=name: made.append(f"see {name}"))
    assert made == []
    assert behind.busy
    wait_for(behind)
    assert made == ["first", "second", "see second"]
    assert not behind.busy
    behind.end()


def test_nothing_is_made_in_the_thread_of_the_window() -> None:
    behind, threads = ScreenChanges(), list[threading.Thread]()
    behind.begin(lambda: threads.append(threading.current_thread()), lambda: None)
    wait_for(behind)
    assert threads
    assert threading.current_thread() not in threads
    behind.end()


def test_what_goes_wrong_is_raised_where_it_is_asked_for() -> None:
    behind = ScreenChanges()

    def fail() -> None:
        raise ValueError("a picture is missing")

    behind.begin(fail, lambda: None)
    with pytest.raises(ValueError, match="a picture is missing"):
        wait_for(behind)
    assert not behind.busy
    behind.end()


def test_at_the_end_nothing_more_is_begun() -> None:
    behind, made = ScreenChanges(), list[str]()
    behind.begin(lambda: made.append("never"), lambda: None)
    behind.end()
    assert made == []
    assert not behind.busy


def test_of_several_sizes_of_the_window_only_the_last_one_counts() -> None:
    key = Event(pygame.KEYDOWN, key=pygame.K_a)
    sizes = [Event(pygame.VIDEORESIZE, size=(width, 700)) for width in (1100, 1200, 1300)]
    found = latest([sizes[0], key, sizes[1], sizes[2]])
    assert [event.type for event in found] == [pygame.KEYDOWN, pygame.VIDEORESIZE]
    assert found[1].size == (1300, 700)
