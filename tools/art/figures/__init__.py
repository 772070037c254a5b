"""Draws the figures of the shadow theatre: ``python -m tools.art.figures [FOLDER]`` writes them as SVG files.

A figure is cut paper on a stage of 120 by 105, called after its card. To draw one, write a ``Figure`` into the module
of its team and role and name it there in ``FIGURES``; a new module needs nothing else. Then

    python -m tools.art.figures && python -m tools.art.figures.show paladin

and look at ``out/figures.png``: large, as on a card, at 105 by 70, and 52 wide.

How a good one is made:

1. The class must be guessed from the black shape alone at 105 by 70. So find the one thing that names it (plume and
   halberd, pointed hat, drawn bow, horns), make it large, and let it break the outline or leave the stage. If it cannot
   be guessed, the shape is wrong, not the detail.
2. Head and chest fill the stage: the head is 30 to 40 high, its middle near 60 45, the shoulders reach 106 at the foot
   (one more than the stage, so that no edge is seen). Sword figures look to the right; Skull figures look to the left
   (``left=True`` mirrors what was drawn to the right) or straight out (``even`` and ``both``).
3. On a card the pennant covers what is left of 10, and more than the stage is seen at the right, to 127.
4. ``main`` first: an outline of 20 to 40 points, smooth but for ``!`` at chin, nose, brim and claw; arms, hair, horns
   and staffs as ``stroke``. Pieces that touch become one. ``parts`` has faces, swords, eyes, bats.
5. ``back`` gives depth: what is behind the figure, half as important. ``inlay`` cuts holes into it.
6. Then 6 to 15 ``cuts``: the eye first, then the seams of the clothing (lines 0.9 to 1.3 wide), then a star or two. A
   cut that runs right across a piece cuts it off. ``inlay`` puts paper back inside a hole: features in a lit face.
7. ``light`` only for what shines by itself: a spell, a lantern, glowing eyes.
8. No faces full of detail, no gore, no second colour.

The figures of Kinfire (modules ``kinfire_*``) are called as its cards say (``figure: well_maze``). They are whole
scenes: what they tell stands between 8 and 112, for a square, and the place goes on from -25 to 145, for a wide card.
Those of Urto (modules ``urto_*``) are called as its cards and heroes, those of Caveloot (``caveloot_*``) as its cards;
the latter are composed of heads, hats, coats and things to hold, which their modules name in capitals.
Names are one family: no two games may use the same one.
"""

import importlib
import pkgutil

from tools.art.figures.stage import Figure

GAMES = ("caveloot", "kinfire", "ravenloft", "urto")
"""Games whose modules begin with their name; all others are those of Catacombs."""


def games() -> dict[str, dict[str, Figure]]:
    """The figures of each game by the IDs of their cards, from all modules here that have some."""
    found: dict[str, dict[str, Figure]] = {}
    for module in sorted(info.name for info in pkgutil.iter_modules(__path__)):
        if not module.startswith("__"):
            own: dict[str, Figure] = getattr(importlib.import_module(f"{__name__}.{module}"), "FIGURES", {})
            if twice := sorted(own.keys() & {name for drawn in found.values() for name in drawn}):
                raise ValueError(f"{module}.py: {twice[0]} is drawn elsewhere too")
            team = module.partition("_")[0]
            found.setdefault(team if team in GAMES else "catacombs", {}).update(own)
    return found


def figures() -> dict[str, Figure]:
    """Every figure by the ID of its card."""
    return {name: figure for drawn in games().values() for name, figure in drawn.items()}
