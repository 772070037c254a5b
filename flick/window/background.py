"""Work that takes its time, in a thread beside the window."""

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import ParamSpec, TypeVar

Given = ParamSpec("Given")
Made = TypeVar("Made")


class Background:
    """One thing is done after the other. The thread starts with the first, also after it was closed."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._worker: ThreadPoolExecutor | None = None

    def do(self, work: Callable[Given, Made], *args: Given.args, **options: Given.kwargs) -> Future[Made]:
        """Do this when everything before it is done."""
        if self._worker is None:
            self._worker = ThreadPoolExecutor(1, self._name)
        return self._worker.submit(work, *args, **options)

    def close(self) -> None:
        """Begin nothing more; what is being done is finished."""
        if self._worker is not None:
            self._worker.shutdown(wait=False, cancel_futures=True)
            self._worker = None
