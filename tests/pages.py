"""Pages that tell how something is made, done as they say."""

import re
from pathlib import Path

FILE = re.compile(r"^`(?P<name>[\w./-]+)`\n\n```\w*\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)


def write_files(page: Path, folder: Path) -> list[str]:
    """Make the files that a page shows, each below its name; their names."""
    files = {found["name"]: found["text"] for found in FILE.finditer(page.read_text("utf-8"))}
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return list(files)
