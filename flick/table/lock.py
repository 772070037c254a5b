"""A lock on an open file. The system releases it when the program that holds it ends, in whatever way."""

import sys

FAR_AWAY = 1 << 40
"""The position of the byte that is locked on Windows, where a lock keeps others from reading. It lies far behind the
end of every file, so that nobody reads it."""

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
    """A lock on the file behind ``descriptor``, which only one program can hold."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor

    def take(self) -> bool:
        """Take the lock; False at once where another program holds it."""
        try:
            _take(self._descriptor)
        except OSError:
            return False
        return True

    def release(self) -> None:
        _release(self._descriptor)
