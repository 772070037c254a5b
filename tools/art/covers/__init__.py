"""Draws the covers of the games and the scenes of victory: ``python -m tools.art.covers [FOLDER]`` writes SVG files."""

from collections.abc import Mapping

from tools.art.covers import catacombs, caveloot, caveloot_ends, kinfire, kinfire_ends, ravenloft, urto
from tools.art.covers.stage import Cover

GAMES: Mapping[str, Mapping[str, Cover]] = {
    "catacombs": catacombs.COVERS,
    "kinfire": {**kinfire.COVERS, **kinfire_ends.COVERS},
    "urto": urto.COVERS,
    "caveloot": {**caveloot.COVERS, **caveloot_ends.COVERS},
    "ravenloft": ravenloft.COVERS,
}
"""The scenes of each game by their names."""


def covers() -> dict[str, Cover]:
    """Every scene by its name."""
    return {name: cover for game in GAMES.values() for name, cover in game.items()}
