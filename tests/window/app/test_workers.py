"""Lanes of the one pool of workers."""

import threading

import pytest

from flick.window.app.workers import Lane


def test_in_a_lane_one_thing_is_done_after_the_other_and_aside() -> None:
    lane, done = Lane(), list[int]()
    jobs = [lane.submit(done.append, number) for number in range(20)]
    assert lane.submit(threading.current_thread).result() is not threading.current_thread()
    assert done == list(range(20))
    assert all(job.done() for job in jobs)


def test_lanes_do_not_wait_for_each_other() -> None:
    goes_on = threading.Event()
    slow, quick = Lane(), Lane()
    waits = slow.submit(goes_on.wait, 60)
    assert quick.submit(int, "7").result(timeout=60) == 7
    goes_on.set()
    assert waits.result()


def test_what_goes_wrong_is_raised_where_its_result_is_asked_for_and_the_lane_goes_on() -> None:
    lane = Lane()
    wrong = lane.submit(int, "seven")
    with pytest.raises(ValueError, match="seven"):
        wrong.result()
    assert lane.submit(int, "7").result() == 7


def test_a_closed_lane_finishes_what_it_does_and_begins_nothing_more() -> None:
    begun, goes_on = threading.Event(), threading.Event()
    lane, done = Lane(), list[str]()

    def first() -> None:
        begun.set()
        goes_on.wait(60)
        done.append("first")

    lane.submit(first)
    second = lane.submit(done.append, "second")
    begun.wait(60)
    lane.close()
    goes_on.set()
    lane.shutdown()
    assert second.cancelled()
    assert done == ["first"]
    assert lane.submit(len, done).result() == 1
