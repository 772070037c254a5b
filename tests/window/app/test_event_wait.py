"""Waiting for events: the one that comes stays where it is, whoever waits for it."""

import ctypes
import threading
from collections.abc import Iterator

import pygame
import pytest

from flick.window.app.display import wait_for_event, waiting

LONG = 600_000
"""ms. Nobody waits for so long here."""


@pytest.fixture(autouse=True)
def display() -> Iterator[None]:
    pygame.display.init()
    pygame.event.clear()
    waiting.cache_clear()
    yield
    waiting.cache_clear()


@pytest.fixture(params=["sdl", "pygame"])
def library(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if request.param == "pygame":
        monkeypatch.setattr(ctypes, "CDLL", missing)


def missing(name: str) -> ctypes.CDLL:
    raise OSError(f"nothing is called {name} here")


@pytest.mark.usefixtures("library")
def test_an_event_that_came_before_is_not_waited_for_and_stays() -> None:
    pygame.event.post(pygame.event.Event(pygame.USEREVENT, number=3))
    wait_for_event(LONG)
    assert [event.number for event in pygame.event.get(pygame.USEREVENT)] == [3]


@pytest.mark.usefixtures("library")
def test_an_event_wakes_whoever_waits_and_stays() -> None:
    later = threading.Timer(0.02, lambda: pygame.event.post(pygame.event.Event(pygame.USEREVENT, number=4)))
    later.start()
    while not pygame.event.peek(pygame.USEREVENT):
        wait_for_event(LONG)
    later.join()
    assert [event.number for event in pygame.event.get(pygame.USEREVENT)] == [4]


@pytest.mark.usefixtures("library")
def test_nobody_waits_for_ever() -> None:
    wait_for_event(1)
    assert not pygame.event.peek(pygame.USEREVENT)
