"""The hero phase for a bot: where to go, whom to strike, what to use."""

from flick.bots.weighing import Weighed
from flick.games.ravenloft.bot.blows import Strike
from flick.games.ravenloft.bot.hero_turn import IDLE, HeroTurn
from flick.games.ravenloft.bot.option import Options, Question, Rules, each
from flick.games.ravenloft.bot.sight import FAR, RavenloftSight
from flick.games.ravenloft.cards import card, kind_of
from flick.games.ravenloft.heroes_and_foes import RavenloftHero
from flick.games.ravenloft.language import RavenloftPart
from flick.games.ravenloft.menu import HeroDoing
from flick.games.ravenloft.powers import AT_WILL, DAILY, text_of
from flick.games.ravenloft.targets import allies
from flick.games.ravenloft.turn_record import Acting
from flick.games.ravenloft.whereabouts import seat_of
from flick.table.rules import Choose
from flick.table.sayings import Say, say

THREAT = 3.0
"""The cost of giving Threat for a look at a hand, of which these bots make no use."""
USUAL = "usual"
"""The kind of all answers that use nothing up."""
LEVEL = 1.5
"""What it is worth to buy a level."""
HEAL, STANDS_UP = 0.7, 3.0
"""What each HP healed is worth, and what it is worth that a hero stands up."""
SAVED, WEAK = 1.3, 2
"""What it is worth to keep a healing for later, and the HP at or below which a hero should be healed."""
MOST_HEALED = 4
"""The HP that a surge value usually gives back."""
BEARABLE = 1.2
"""The danger from which on protection is worth using up."""


def turn(question: Question, sight: RavenloftSight) -> Options:
    """Weigh everything that can be done now."""
    assert isinstance(question, Choose)
    seen = HeroTurn(sight)
    first, worth_of_first = seen.leading()
    found: list[Weighed] = []
    for doing in question.things:
        answer = f"turn {doing.written}"
        if doing.sort == "go":
            worth = seen.going(doing.aim)
            if doing.aim == first:
                worth = max(worth, worth_of_first)
            found.append(Weighed(answer, worth, _why_going(seen, doing.aim), USUAL))
        elif doing.sort == "attack":
            worth, strike = seen.striking(doing)
            kind = USUAL if card(doing.thing).kind == AT_WILL else doing.thing
            found.append(Weighed(answer, worth, _why_striking(strike), kind))
        else:
            found.append(Weighed(answer, _worth(seen, doing), _why(doing), USUAL if doing.sort == "end" else ""))
    return found


def _worth(seen: HeroTurn, doing: HeroDoing) -> float:
    """What a doing is worth that is neither a step nor an attack."""
    if doing.sort in ("take", "open"):
        return seen.best_end() + 20.0
    if doing.sort == "end":
        return seen.idle + IDLE
    if doing.sort == "explore":
        return seen.best_plain + seen.finding(seen.sight.hero.square) + IDLE
    if doing.sort == "buy_level":
        return seen.best_end() + LEVEL
    if doing.sort == "disarm":
        return seen.best_end() + 1.1
    if doing.sort == "unlock":
        return seen.best_end() + 0.9
    if doing.sort == "use":
        return seen.best_end() + _using(seen.sight, doing.thing)
    if doing.sort in ("surge", "hand_surge"):
        return seen.best_end() + _token(seen.sight, doing)
    if doing.sort == "demand":
        return seen.best_end() - THREAT
    return seen.best_end() - 0.2


def _why_going(seen: HeroTurn, square: str) -> Say | None:
    """The thought of a hero that walks: whom it strikes from there, or what it comes nearer to."""
    sight = seen.sight
    strike = seen.strike(square) if seen.may_attack else None
    if strike is not None and strike.worth > 0.5:
        return _why_striking(strike)
    if sight.is_homeward:
        return say("think-goal", n=sight.goals.get(square, FAR))
    return say("think-explore") if square in sight.edges else say("think-nearer", n=sight.goals.get(square, FAR))


def _why_striking(strike: Strike | None) -> Say | None:
    """The thought of a hero that attacks."""
    if strike is None:
        return None
    if not strike.aim or "-" not in strike.aim:
        return say("think-strike-several", card=kind_of(strike.card))
    return say("think-strike", card=kind_of(strike.card), target=strike.aim, share=round(100 * strike.share))


def _why(doing: HeroDoing) -> Say | None:
    """The thought of a hero that does anything else."""
    if doing.sort == "use":
        sort = card(doing.thing)
        return say("think-use", card=sort.id)
    if doing.sort == "explore":
        return say("think-explore-now")
    return say(f"think-{doing.sort}") if doing.sort in ("take", "open", "unlock", "disarm", "end") else None


def pattern(question: Question, sight: RavenloftSight) -> Options:
    """Weigh the three patterns of a hero phase by how each would best go (RAV-RUL-79)."""
    seen = HeroTurn(sight)
    here = sight.hero.square
    at_once, ways_of_one = seen.strike(here), (here, *seen.reached)
    worths = {
        "move-attack": max(_with_strike(seen, square) for square in ways_of_one),
        "attack-move": (at_once.worth if at_once is not None else 0.0) + max(map(seen.end, ways_of_one)),
        "move-move": max(map(seen.end, (here, *seen.twice))) if seen.twice else seen.end(here),
    }
    return each(question, lambda name: worths.get(name, 0.0), say("think-pattern"))


def _with_strike(seen: HeroTurn, square: str) -> float:
    """What it is worth to end on a square and to strike from there."""
    strike = seen.strike(square)
    return seen.end(square) + (max(0.0, strike.worth) if strike is not None else 0.0)


def reply(question: Question, sight: RavenloftSight) -> Options:
    """Choose the blow that is worth most; declining is worth nothing."""
    assert isinstance(question, Choose)
    seen = HeroTurn(sight)
    strikes = {one.card: one for one in seen.blows.from_square(sight.hero.square)}
    found: list[Weighed] = []
    for option in question.options:
        strike = strikes.get(option.thing.split(" ")[0])
        worth = 0.0 if option.name == question.decline else 0.2 if strike is None else 0.2 + strike.worth
        found.append(Weighed(option.name, worth, _why_striking(strike)))
    return found


def _using(sight: RavenloftSight, name: str) -> float:
    """What it is worth to use a power or an Item now: more than 0 where it pays, less where it should be kept."""
    hero = sight.hero
    first = text_of(name, "free" if name not in hero.items else "use")[0]
    if first.verb == "heal":
        return max((_healing(sight, one, first) for one in _meant(sight, first)), default=-SAVED)
    if first.verb == "clear":
        return 0.6 * len(hero.conditions) - 0.3
    if first.verb == "look":
        return 0.3
    if first.verb == "flip":
        return 0.8 if any(card(one).kind == DAILY for one in hero.used) else -0.3
    if first.verb == "mod":
        return sight.danger(sight.on[hero.square]) - BEARABLE
    if first.verb == "discard":
        return 0.3
    return -0.3


def _token(sight: RavenloftSight, doing: HeroDoing) -> float:
    """What it is worth to use a Healing Surge token now, or to give it to a downed hero without one."""
    hero = sight.hero
    if doing.sort == "hand_surge":
        taker = sight.state.heroes[seat_of(sight.state, doing.thing)]
        return -0.5 if taker.tokens else STANDS_UP * (1.5 if hero.tokens > 1 else 1.0)
    return HEAL * min(hero.surge_value, hero.most_hp - hero.hp) - (2.6 if hero.tokens < 2 else 1.6)


def _meant(sight: RavenloftSight, part: RavenloftPart) -> list[RavenloftHero]:
    """The heroes whom a text can heal."""
    return [sight.state.heroes[seat] for seat in allies(sight.state, Acting(sight.seat, sight.seat), part.whom)]


def _healing(sight: RavenloftSight, hero: RavenloftHero, part: RavenloftPart) -> float:
    """What it is worth to heal a hero: more for a badly wounded one, most for a downed one."""
    gained = min(part.amount.plus or MOST_HEALED, (hero.most_hp - hero.hp) / sight.scale)
    return HEAL * gained - SAVED + (STANDS_UP if not hero.hp else 0.0) + (sight.hp_of(hero) <= WEAK)


RULES: Rules = {"turn": turn, "pattern": pattern, "reply": reply}
