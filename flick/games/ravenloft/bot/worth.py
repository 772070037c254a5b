"""The worth of a position for the party, for bots that look ahead. The weights were fitted to the shares of whole games
that were won; they are logarithms of odds."""

from math import exp

from flick.games.ravenloft.adventure_setup import part_sizes
from flick.games.ravenloft.bot.sight import FAR, RavenloftSight
from flick.games.ravenloft.cards import card
from flick.games.ravenloft.experience import total
from flick.games.ravenloft.heroes_and_foes import RavenloftHero
from flick.games.ravenloft.powers import DAILY
from flick.games.ravenloft.state import RavenloftState

START = -2.6
"""The weight before anything else counts."""
UNHURT, DOWN, OUT, LEVEL, ITEM, READY, BURDENED = 2.5, -2.4, 2.5, 1.2, 0.2, 0.3, -0.15
"""Weights of the party's average hero: full health, being downed, having left the dungeon, each level, each Item, each
Daily power left, each Curse or condition."""
SURGE, NO_SURGE = 0.85, -0.6
"""The weights of each Healing Surge token, and of having none."""
WOUNDS_OF_MONSTERS, POINT, GLOOM = -0.17, 0.07, -0.15
"""The weights of each HP of monsters and of each point of experience, divided by the number of heroes, and of an
Environment in play."""
TILE, IN_SIGHT, VILLAIN = -0.08, 2.6, -2.5
"""The weights of each tile that probably lies before the goal, of having found it, and of each unhurt villain that must
be defeated there."""
STEP, FARTHEST, APART = -0.1, 30, -0.1
"""The weight of each step to the goal, the most steps that count, and the weight of each tile between a hero and the
next."""
CLOSE = 0.4
"""The share that steps to an unexplored edge count of those to the goal."""


def worth(state: RavenloftState, seat: int) -> float | None:
    """The chance of the seat's side to win, from 0 to 1, where a hero phase begins; ``None`` at any other moment."""
    now = state.now
    if state.stage != "hero" or now.moves or now.attacks or now.ended:
        return None
    opposes = seat == state.adversary_seat
    share = 1 / (1 + exp(-_odds(state, RavenloftSight(state, state.active if opposes else seat))))
    return 1 - share if opposes else share


def _odds(state: RavenloftState, sight: RavenloftSight) -> float:
    """The logarithm of the odds that the party wins."""
    count, about = len(state.heroes), list(state.figures.values())
    wounds = sum(figure.hp / sight.scale for figure in about if figure.sort == "monster")
    odds = START + sum(map(_of_hero, state.heroes)) / count
    odds += SURGE * state.surges + NO_SURGE * (not state.surges) + GLOOM * bool(state.environment)
    odds += (WOUNDS_OF_MONSTERS * wounds + POINT * total(state)) / count
    return odds + _of_mission(state, sight)


def _of_hero(hero: RavenloftHero) -> float:
    """The weight of a hero: its health, level, cards and burdens, or that it has left the dungeon."""
    if hero.escaped:
        return OUT + UNHURT
    ready = sum(card(name).kind == DAILY for name in hero.powers if name not in hero.used)
    burdens = len(hero.curses) + len(hero.conditions)
    lying = DOWN * (hero.on_board and not hero.hp)
    own = UNHURT * hero.hp / hero.most_hp + lying + LEVEL * (hero.level - 1)
    return own + ITEM * len(hero.items) + READY * ready + BURDENED * burdens


def _of_mission(state: RavenloftState, sight: RavenloftSight) -> float:
    """The weight of the distance to what wins, and of the villains there."""
    squares = [hero.square for hero in state.heroes if hero.on_board]
    steps = [min(FARTHEST, sight.goals.get(square, FAR)) for square in squares]
    near = STEP * sum(steps) / max(1, len(steps)) + _scattered(sight, squares)
    if not sight.is_homeward:
        return CLOSE * near + TILE * _tiles_before(state)
    villains = [figure for figure in state.figures.values() if figure.sort == "villain" and sight.is_prey(figure)]
    return near + IN_SIGHT + VILLAIN * sum(figure.hp / figure.most_hp for figure in villains)


def _scattered(sight: RavenloftSight, squares: list[str]) -> float:
    """The weight of the average distance from each hero to the next one."""
    apart = 0
    for square in squares:
        others = [sight.ways.tiles_apart(square, other) for other in squares if other != square]
        apart += min((far for far in others if far is not None), default=0)
    return APART * apart / max(1, len(squares))


def _tiles_before(state: RavenloftState) -> float:
    """How many tiles probably lie before the special one, as everybody knows who has read the adventure."""
    before = 2 - len(state.dungeon.grid.tiles)
    for part, size in zip(state.progress.file.stack, part_sizes(state.progress, state.dungeon), strict=True):
        if part.among:
            return max(0.0, before + size / 2)
        before += size
    return 0.0
