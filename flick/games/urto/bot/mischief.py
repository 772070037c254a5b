"""What a bot puts in the way of others, and divine dice."""

from collections.abc import Mapping

from flick.bots.weighing import Weighed
from flick.games.urto.bot.mind import Mind
from flick.games.urto.bot.option import Options, Rule
from flick.games.urto.bot.sight import Racer
from flick.games.urto.cards import HAMMER, SCYTHE
from flick.maps.search import reach
from flick.table.rules import Choose, Confirm
from flick.table.sayings import Who, say

NEAR = 4
"""Something is worth putting at most so many moves ahead of somebody."""


def bars(mind: Mind, cell: str) -> tuple[float, Racer | None]:
    """How much something on a cell hinders others more than the bot itself, and whom most."""
    worth, most, whom = 0.0, 0.0, None
    for racer in (*mind.sight.others, mind.sight.me):
        steps = _ahead(mind, racer, cell)
        if racer is mind.sight.me:
            worth -= steps * 1.2
        elif steps:
            weight = steps * mind.harm(racer) * (len(mind.sight.racers) - 1)
            worth += weight
            if weight > most:
                most, whom = weight, racer
    return worth, whom


def _ahead(mind: Mind, racer: Racer, cell: str) -> float:
    """How likely a hero comes by a cell: the nearer it is and the fewer other ways there are, the likelier."""
    ways = mind.sight.ways
    gap = ways[racer.cell] - ways[cell]
    if not 0 < gap <= NEAR:
        return 0.0
    far = reach(mind.sight.links, racer.cell, gap)
    if far.get(cell) != gap:
        return 0.0
    beside = sum(one != cell and ways[one] == ways[cell] and far.get(one) == gap for one in far)
    return 1.0 / (1 + beside)


def _put(decision: Choose, mind: Mind) -> Options:
    found: list[Weighed] = []
    for cell in decision.things:
        if cell in mind.sight.cells:
            worth, whom = bars(mind, cell)
            facts = {"cell": mind.sight.named(cell), "temper": mind.sight.temper}
            why = say("think-aside", **facts) if whom is None else say("think-bar", who=Who(whom.seat), **facts)
            found.append(Weighed(f"{decision.verb} {cell}", worth, why))
    return found


def _pull(decision: Choose, mind: Mind) -> Options:
    """Weigh which mushroom to take away: the one that hinders the bot most."""
    cells = [cell for cell in decision.things if cell in mind.sight.cells]
    return [
        Weighed(f"pull {cell}", -bars(mind, cell)[0], say("think-pull", cell=mind.sight.named(cell))) for cell in cells
    ]


def _rocks(decision: Choose, mind: Mind) -> Options:
    """Weigh the cells for a rockfall by how much it hurts others."""
    found: list[Weighed] = []
    for cell in decision.things:
        hit = [racer for racer in mind.sight.others if racer.cell == cell]
        own = mind.gained(-2) if mind.sight.me.cell == cell else 0.0
        worth = sum(2 * mind.harm(racer) for racer in hit) + own
        why = (
            say("think-rocks", who=Who(max(hit, key=mind.harm).seat), temper=mind.sight.temper)
            if hit
            else say("think-no-rocks")
        )
        found.append(Weighed(f"rocks {cell}", worth, why))
    return found


def _divine(decision: Confirm, mind: Mind) -> Options:
    """Weigh a divine roll, which is bad where its failure could kill or nobody is left to hit."""
    weapon = str(decision.facts["card"])
    others = sum(map(mind.harm, mind.sight.others))
    if weapon == SCYTHE:
        worth = 2 * others - 0.01
    elif weapon == HAMMER:
        worth = (mind.gained(-1) + mind.mana_gained(1) + mind.another_card + 2 * others) / 6
    else:
        worth = (
            mind.gained(-1)
            + mind.mana_gained(1)
            + mind.another_card
            + (3 + len(mind.sight.others)) * mind.temper.renown
        ) / 6
    facts = {"card": weapon, "temper": mind.sight.temper}
    return [Weighed("yes", worth, say("think-divine", **facts)), Weighed("no", 0.0, say("think-not-divine", **facts))]


RULES: Mapping[str, Rule] = {"plant": _put, "trap": _put, "pull": _pull, "rocks": _rocks, "divine": _divine}
