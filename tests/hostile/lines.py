"""What a person reads of each hostile file, in each language; ``python -m tests.hostile.lines`` writes it down anew."""

import contextlib
import io
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from unittest import mock

from flick.cli import run
from tests.hostile.files import CASES, PLAYED_ON

WRITTEN = Path(__file__).parent / "lines.txt"
LANGUAGES = ("en", "fr")
LONGEST = 1_200
"""Characters of a line of error: more than that nobody reads."""


@contextlib.contextmanager
def elsewhere() -> Iterator[None]:
    """A folder and a home that nobody has used."""
    with (
        tempfile.TemporaryDirectory() as place,
        tempfile.TemporaryDirectory() as home,
        contextlib.chdir(place),
        mock.patch.dict(os.environ, {"FLICK_HOME": home, "FLICK_GAMES": ""}),
    ):
        yield


def told(name: str, language: str) -> str:
    """What is told of a case on the stream of errors."""
    with elsewhere():
        typed = CASES[name]()
        out, err = io.StringIO(), io.StringIO()
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = run([*typed, "--lang", language])
        text = err.getvalue()
        assert code == (0 if name in PLAYED_ON else 1), (name, code, text)
        return text.replace(os.environ["FLICK_HOME"], "HOME").replace(f"{Path.cwd()}/", "")


def lines_of(name: str) -> list[str]:
    """The case and its line in each language."""
    return [name, *(f"  {language}  {told(name, language).rstrip()}" for language in LANGUAGES)]


def main() -> int:
    WRITTEN.write_text("\n\n".join("\n".join(lines_of(name)) for name in CASES) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
