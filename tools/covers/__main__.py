"""Writes every cover, and removes those that are no longer drawn."""

import sys
from pathlib import Path

from tools.covers import covers
from tools.covers.stage import svg


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    drawn = {f"{name}.svg": svg(cover) for name, cover in covers().items()}
    for old in folder.glob("*.svg"):
        if old.name not in drawn:
            old.unlink()
    for name, text in drawn.items():
        (folder / name).write_text(text, "utf-8", newline="\n")
    print(f"{len(drawn)} covers in {folder}")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parents[2] / "assets" / "covers")
