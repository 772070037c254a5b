"""What may lie ahead for a bot: in piles, in dungeons, in a whole region."""

from collections import Counter
from collections.abc import Sequence
from math import comb

from flick.games.caveloot.bot.fortune import Force
from flick.games.caveloot.bot.sense import Sense, sum_of
from flick.games.caveloot.cards import FOES, HEROES, card, kind_of
from flick.games.caveloot.corruption import fee_of, may_corrupt
from flick.games.caveloot.state import vitality_of

ENOUGH_HEROES, ENOUGH_VITALITY = 3, 10
"""With fewer heroes, or with less vitality of all together, a bot wants any hero; beyond that a stronger one, or a
cheap one."""
FULL = 4
"""From this many heroes on a bot wants only stronger ones."""
REWARD = 60.0
"""The worth of clearing a dungeon in gold, which brings a legendary card."""
LIKELY = 6
"""The most monsters that are expected on one level."""


def wanted(sense: Sense, name: str) -> float:
    """What meeting a card is worth in gold; 0 where it would be left alone."""
    one = card(name)
    if one.type in FOES:
        return max(prey(sense, name), tamed(sense, name))
    if one.type in HEROES:
        return max(recruit(sense, name), prey(sense, name) if one.type == "renegade" else 0.0)
    if one.type == "fairy" and not one.is_spirit:
        return sense.worth(name)
    if one.wound and sense.player.hero not in sense.state.wounded.get(name, ()):
        return max(0.0, sense.gain(name) - sense.temper.fear * sense.point) if sense.vitality > 2 else 0.0
    return sense.gain(name)


def prey(sense: Sense, name: str) -> float:
    """What a fight that the bot is free to begin is worth; 0 where it is not likely enough to be won."""
    if sense.prize(name) <= 0:
        return 0.0
    found = sense.bout(name)
    needed = sense.temper.boss / sense.urge if name == sense.state.final_boss else sense.temper.fight
    return max(0.0, found.worth) if found.win >= needed else 0.0


def tamed(sense: Sense, name: str) -> float:
    """What taming a monster is worth, for its power in fights to come; 0 where it cannot be tamed."""
    state, seat = sense.state, sense.seat
    if sense.room < card(name).weight or not may_corrupt(state, seat, name):
        return 0.0
    fee = fee_of(state, seat, name)
    return max(0.0, card(name).reference - fee) if fee <= sense.spare else 0.0


def recruit(sense: Sense, name: str) -> float:
    """What taking a hero is worth who can be paid and is needed; 0 for any other. The price is no loss of wealth."""
    one = card(name)
    if one.type not in HEROES or one.value > sense.means or sense.room < one.weight:
        return 0.0
    if not lacks_heroes(sense, name):
        return 0.0
    return card(name).reference + sense.point * card(name).vitality / 2


def lacks_heroes(sense: Sense, name: str) -> bool:
    """Whether a hero would be worth its price, because there are few or it is stronger."""
    own = [one for one in sense.heroes if one != name]
    left = sum(vitality_of(sense.state, one) for one in own)
    if len(own) < ENOUGH_HEROES or left < ENOUGH_VITALITY:
        return True
    stronger = card(name).reference > max(card(one).reference for one in own)
    return stronger or (len(own) < FULL and card(name).value <= sense.spare)


def danger(sense: Sense, region: str) -> float:
    """How likely the next card of a region is a monster that would not be beaten, from 0 to 1; 1 where the pile is
    empty."""
    pile = sense.state.piles[region]
    if not pile:
        return 1.0
    kinds = Counter(kind_of(name) for name in pile if card(name).type in FOES)
    return sum(count * (1 - sense.bout(kind).win) for kind, count in kinds.items()) / len(pile)


def draw(sense: Sense, region: str) -> float:
    """What the next card of a region is worth on average; a monster must be fought or fled from."""
    pile = sense.state.piles[region]
    kinds = Counter(map(kind_of, pile))
    found = sum(count * _drawn(sense, kind) for kind, count in kinds.items())
    return found / len(pile) if pile else 0.0


def _drawn(sense: Sense, kind: str) -> float:
    return sense.bout(kind).worth if card(kind).type in FOES else wanted(sense, kind)


def expedition(sense: Sense, region: str) -> float:
    """What a journey to a region is worth: what lies in sight there, and some cards more."""
    pile, state = sense.state.piles[region], sense.state
    found = max(0.0, draw(sense, region))
    if found:
        fights = sum(card(name).type in FOES for name in pile)
        found *= min(max(1, sense.room), len(pile) / max(1, fights))
    lying = sorted((wanted(sense, name) for name in state.open[region]), reverse=True)
    deep = max((depth(sense, name) for name in state.open[region] if name in state.dungeons), default=0.0)
    return found + sum(lying[: max(1, sense.room)]) + max(0.0, deep)


def depth(sense: Sense, name: str) -> float:
    """What entering a dungeon is worth."""
    return level(sense, name, 0)


def level(sense: Sense, name: str, floor: int) -> float:
    """What a level of a dungeon is worth with all that may lie below it, which is left alone where it pays nothing."""
    floors = card(name).floors
    below = max(0.0, level(sense, name, floor + 1)) if floor + 1 < len(floors) else REWARD
    dungeon = sense.state.dungeons[name]
    if floor < len(dungeon.floors):
        return _shown(sense, dungeon.floors[floor], dungeon.beaten, below)
    return _unseen(sense, [*dungeon.hidden, *sense.state.piles[dungeon.region]], floors[floor], below)


def _shown(sense: Sense, lying: Sequence[str], beaten: Sequence[str], below: float) -> float:
    """What a level is worth that was revealed before."""
    foes = [name for name in lying if card(name).type in FOES and name not in beaten]
    loot = sum(wanted(sense, name) for name in lying if card(name).type not in (*FOES, "artefact", "grimoire"))
    if not foes:
        return loot + below
    gear = sum_of(name for name in lying if card(name).type == "artefact")
    force, prize = gear, loot + below
    for foe in foes:
        force, prize = force.and_(sense.foe_force(foe)), prize + sense.prize(foe)
    return sense.bout_with(force, sum(card(foe).vitality for foe in foes), prize).worth


def _unseen(sense: Sense, pool: Sequence[str], count: int, below: float) -> float:
    """What a level is worth that nobody has seen: each card of it is a monster of average kind as likely as in the
    region."""
    foes = [name for name in pool if card(name).type in FOES]
    if not pool or not foes:
        return below
    share, loot = len(foes) / len(pool), [wanted(sense, name) for name in pool if card(name).type not in FOES]
    forces = sum_of(foes)
    mean = Force(forces.mean / len(foes), forces.spread / len(foes))
    vitality = sum(card(name).vitality for name in foes) / len(foes)
    prize = sum(map(sense.prize, foes)) / len(foes)
    gold = sum(loot) / max(1, len(loot))
    found = 0.0
    for many in range(min(count, LIKELY) + 1):
        chance = comb(count, many) * share**many * (1 - share) ** (count - many)
        reward = (count - many) * gold + below
        if many:
            group = Force(many * mean.mean, many * mean.spread)
            reward = sense.bout_with(group, round(many * vitality), many * prize + reward).worth
        found += chance * reward
    return found
