"""A lock on an open file that ends with the program that holds it, however it ends."""

import sys

FAR_AWAY = 1 << 40
"""Where locking a byte locks nothing that anybody reads, on systems whose locks are not advisory."""

if sys.platform == "win32":
    import msvcrt
    import os

    def _take(descriptor: int) -> None:
        os.lseek(descriptor, FAR_AWAY, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

    def _release(descriptor: int) -> None:
        os.lseek(descriptor, FAR_AWAY, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_UNLCK, 1)

else:
    import fcntl

    def _take(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _release(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_UN)


class FileLock:
    """The only lock on the file behind ``descriptor``."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor

    def take(self) -> bool:
        """Whether nobody else holds it; never waits."""
        try:
            _take(self._descriptor)
        except OSError:
            return False
        return True

    def release(self) -> None:
        _release(self._descriptor)
