"""A process beside the window's that cannot be started is told of, and can be started later."""

import multiprocessing

import pytest

from flick.window.app.bot_process import SideProcess


def test_a_system_without_processes_to_spare(monkeypatch: pytest.MonkeyPatch) -> None:
    beside = SideProcess(print, niceness=0)

    def refuse(_: object) -> None:
        raise BlockingIOError("no process to spare")

    kind = multiprocessing.get_context("spawn").Process
    with monkeypatch.context() as patch:
        patch.setattr(kind, "start", refuse)
        with pytest.raises(BlockingIOError):
            beside.start()
    beside.stop()
    assert beside.process is None
