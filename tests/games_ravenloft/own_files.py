"""What somebody brings of their own: a file of an adventure, and a monster that it may have."""

from pathlib import Path
from typing import Any

import yaml

MOULD: dict[str, Any] = {
    "name": {"en": "Grey Mould", "fr": "Moisissure grise"},
    "ac": 10,
    "hp": 2,
    "xp": 1,
    "copies": 9,
    "tactics": [{"if": "t0", "sweep": 6, "damage": 1}, {"hold": 1}],
}
"""It strikes whoever shares its tile, and stays where it is otherwise."""


def file_in(folder: Path, adventure: dict[str, Any]) -> Path:
    path = folder / "own.yaml"
    path.write_text(yaml.safe_dump(adventure, allow_unicode=True, sort_keys=False), "utf-8")
    return path
