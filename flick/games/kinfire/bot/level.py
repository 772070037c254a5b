"""What distinguishes the levels of the bot: what things are worth to it, and how carefully it compares."""

from collections.abc import Mapping

import msgspec


class AttemptLevel(msgspec.Struct, frozen=True):
    """All in points of progress, of which a skill card gives two or three.

    ``descend`` is a card less in the well. The last health point is worth ``health + fear``, the one before it
    ``health + fear / 2`` and so on; losing the game costs ``defeat``. The first Fatigue card costs ``fatigue``, each
    further one ``weariness`` more. ``card`` is an average skill card, ``lantern`` a charged one. ``kept`` is the share
    of a point that is left of it on a challenge that is not completed yet. Every completion of a Gauntlet card costs
    ``overhead`` in wasted points, a Master with one weakness ``narrow`` more than one with two. A card that does harm
    turn after turn is expected to do so ``harmful`` times more, unless it is completed.

    ``hands`` is how many new hands it imagines before it gives in to fatigue, and ``careless`` the points by which it
    is at most mistaken about anything it compares.
    """

    descend: float = 2.0
    health: float = 2.0
    fear: float = 6.0
    defeat: float = 80.0
    fatigue: float = 8.0
    weariness: float = 3.0
    card: float = 2.0
    lantern: float = 5.0
    kept: float = 0.85
    overhead: float = 1.5
    narrow: float = 4.0
    harmful: float = 2.0
    hands: int = 4
    careless: float = 0.0


LEVELS: Mapping[str, AttemptLevel] = {"easy": AttemptLevel(hands=1, careless=6.0), "normal": AttemptLevel()}
