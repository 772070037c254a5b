"""``flick`` and ``python -m flick``."""

import io
import os
import sys


def main() -> None:
    """Run the program on the command line's arguments and leave with its exit code."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # nothing here multiplies large matrices; threads cost a start
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without accents still shows the rest
    try:
        from flick.cli import run

        code = run(sys.argv[1:])
    except KeyboardInterrupt:
        code = 130
    sys.exit(code)


if __name__ == "__main__":
    main()
