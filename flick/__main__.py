"""``flick`` and ``python -m flick``."""

import io
import os
import sys
from pathlib import Path


def main() -> None:
    """Run the program on the command line's arguments and leave with its exit code."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # nothing here multiplies large matrices; threads cost a start
    _open_closed_streams()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without accents still shows the rest
    try:
        from flick.cli import run

        code = run(sys.argv[1:])
    except KeyboardInterrupt:
        code = 130
    sys.exit(code)


def _open_closed_streams() -> None:
    """Whoever started the program may have closed its streams: then nothing comes in, and what goes out is dropped."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115 - open to the end


if __name__ == "__main__":
    main()
