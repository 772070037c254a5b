"""A folder of SVG files that a tool draws, and nothing else in it."""

from collections.abc import Mapping
from pathlib import Path


def write_all(folder: Path, what: str, drawn: Mapping[str, str]) -> None:
    """Write each picture under its name, remove those that are no longer drawn, and tell how many there are of what."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.svg"):
        if old.stem not in drawn:
            old.unlink()
    for name, text in drawn.items():
        (folder / f"{name}.svg").write_text(text, "utf-8", newline="\n")
    print(f"{len(drawn)} {what} in {folder}")
