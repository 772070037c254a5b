"""The store: a back until the face is ready, one drawing for each face, states of a sequence apart."""

from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any

import pytest

from flick.window.cards import store as stores
from flick.window.cards.store import CardStore
from tests.window.cards.decks import all_looks, icons, look_of, words


class Later(Executor):
    """Does what it is given when the test says so."""

    def __init__(self) -> None:
        self.waiting: list[tuple[Future[Any], Callable[[], Any]]] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.waiting.append((future, lambda: fn(*args, **kwargs)))
        return future

    def work(self) -> int:
        """How many pieces of work were done."""
        done, self.waiting = self.waiting, []
        for future, job in done:
            future.set_result(job())
        return len(done)


@pytest.fixture
def later() -> Later:
    return Later()


@pytest.fixture
def store(later: Later) -> CardStore:
    return CardStore(icons("normal").theme, icons("normal"), words("en"), later)


def test_the_back_lies_there_until_the_face_is_ready(store: CardStore, later: Later) -> None:
    look, back = look_of("griffin"), store.back("sword", 60)
    assert store.face(look, 60) is back
    assert not store.changed()
    later.work()
    assert store.changed()
    assert not store.changed()
    ready = store.face(look, 60)
    assert ready is not back
    assert ready.get_size() == back.get_size()


def test_a_face_that_becomes_ready_while_others_are_asked_for_is_told_of(store: CardStore, later: Later) -> None:
    store.face(look_of("griffin"), 60)
    later.work()
    store.face(look_of("duelist"), 60)
    assert store.changed()
    assert not store.changed()


def test_a_face_is_drawn_once_for_each_size_and_state(store: CardStore, later: Later) -> None:
    look = look_of("witch")
    for _ in range(2):
        for width, due in ((60, None), (70, None), (60, 1)):
            store.face(look, width, due)
    assert later.work() == 4, "three faces, and the back of the second size"
    assert store.face(look, 60) is store.face(look, 60)
    assert later.work() == 0


def test_the_last_state_stands_in_for_one_that_is_not_ready(store: CardStore, later: Later) -> None:
    look = look_of("witch")
    for due in (None, 0):
        store.face(look, 60, due)
    later.work()
    before = store.face(look, 60, due=0)
    assert store.face(look, 60, due=1) is before
    later.work()
    assert store.face(look, 60, due=1) is not before


def test_the_thread_of_its_own_draws_the_same() -> None:
    one = CardStore(icons("normal").theme, icons("normal"), words("en"))
    ready = one.face_now(look_of("griffin"), 60)
    assert one.face(look_of("griffin"), 60) is ready
    one.close()
    assert one.face(look_of("griffin"), 60) is ready


def test_what_was_drawn_first_goes_when_there_is_too_much(
    store: CardStore, later: Later, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stores, "MOST", 3)
    looks = all_looks()[:5]
    for look in looks:
        store.face(look, 30)
    later.work()
    store.changed()
    assert [store.face(look, 30) is store.back(look.frame, 30) for look in looks] == [True, True, False, False, False]
