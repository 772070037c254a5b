"""Draws the covers of the games and the scenes of victory: ``python -m tools.covers [FOLDER]`` writes SVG files."""

from tools.covers import catacombs, caveloot, kinfire, ravenloft, urto
from tools.covers.stage import Cover


def covers() -> dict[str, Cover]:
    """Every scene by its name."""
    games = (catacombs, kinfire, urto, caveloot, ravenloft)
    return {name: cover for game in games for name, cover in game.COVERS.items()}
