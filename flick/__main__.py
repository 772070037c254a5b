"""``flick`` and ``python -m flick``."""

import sys


def main() -> None:
    """Run the program on the command line's arguments and leave with its exit code."""
    from flick.cli import run

    sys.exit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
