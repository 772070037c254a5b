"""What tests cost: processor seconds by folder, and how large a worker grew. The clock on the wall says little on a
machine that is shared; these figures are the same on it."""

import resource
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

IN_A_MEGABYTE = 1 << (20 if sys.platform == "darwin" else 10)
"""What the system counts memory in: bytes on macOS, kilobytes elsewhere."""


class Costs:
    """A plugin. Reports of tests bring their cost from workers to the process that prints it."""

    def __init__(self) -> None:
        self._seconds: Counter[str] = Counter()
        self._tests: Counter[str] = Counter()
        self._largest = 0
        self._spent = spent()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self) -> Iterator[None]:
        """Write down what preparing, running or clearing away a test has cost."""
        report: Any = yield
        now = spent()
        report.cost = now - self._spent, largest()
        self._spent = now
        return report

    def pytest_runtest_logreport(self, report: Any) -> None:
        """Add it up."""
        seconds, size = report.cost
        folder = report.nodeid.partition("::")[0].rpartition("/")[0]
        self._seconds[folder] += seconds
        self._tests[folder] += report.when == "call"
        self._largest = max(self._largest, size)

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        """Print it, the dearest folder first."""
        terminalreporter.section("processor seconds, tests, folder")
        for folder, seconds in self._seconds.most_common():
            terminalreporter.line(f"{seconds:7.1f} {self._tests[folder]:6} {folder}")
        total = sum(self._seconds.values())
        terminalreporter.line(f"{total:7.1f} {sum(self._tests.values()):6} in all; at most {self._largest} MB a worker")


def spent() -> float:
    """Processor seconds of this process so far, and of those it has started and waited for."""
    own, others = (resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return own.ru_utime + own.ru_stime + others.ru_utime + others.ru_stime


def largest() -> int:
    """Megabytes of memory that this process has had at most."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // IN_A_MEGABYTE


def resident() -> int:
    """Megabytes of memory that this process has now; where the system has no such file, those it has had at most."""
    try:
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    except OSError:
        return largest()
    return pages * resource.getpagesize() >> 20
