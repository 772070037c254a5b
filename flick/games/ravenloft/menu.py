"""Lists what a hero can do at a moment of its phase, with the card, place or target of each."""

from collections.abc import Callable, Mapping, Sequence
from typing import Literal, NamedTuple

from flick.effects.language import hyphened
from flick.games.ravenloft import attempts, contests, doors, objects
from flick.games.ravenloft.attacks import aims
from flick.games.ravenloft.dungeon import edges_at, squares_in
from flick.games.ravenloft.force import own_limit, says, speed_of
from flick.games.ravenloft.harm import is_hurt
from flick.games.ravenloft.language import Parts, RavenloftPart
from flick.games.ravenloft.looking import can_look
from flick.games.ravenloft.markers import of_card
from flick.games.ravenloft.moving import Way, ways
from flick.games.ravenloft.naming import called_edge, called_square, called_tile
from flick.games.ravenloft.policies import policies_of
from flick.games.ravenloft.powers import items_with, powers_with, text_of, used_up
from flick.games.ravenloft.state import RavenloftState
from flick.games.ravenloft.targets import allies, monsters_meant
from flick.games.ravenloft.turn_record import Acting
from flick.games.ravenloft.whereabouts import tile_of
from flick.table.sayings import Say

Sort = Literal[
    "go",
    "again",
    "attack",
    "use",
    "disarm",
    "unlock",
    "take",
    "open",
    "explore",
    "buy_level",
    "give",
    "demand",
    "surge",
    "hand_surge",
    "end",
]


class HeroDoing(NamedTuple):
    """One thing that a hero can do: its sort, the card or token it is done with, and what it is aimed at."""

    sort: Sort
    thing: str = ""
    aim: str = ""

    @property
    def written(self) -> str:
        """The written form: ``5,2``, ``cleave skeleton-2``, ``healing_draught#1``, ``take icon_of_ravenloft``,
        ``end``."""
        if self.sort == "go":
            return self.aim
        if self.sort in ("attack", "use"):
            return f"{self.thing} {self.aim}".strip()
        return f"{self.sort} {self.thing} {self.aim}".strip()


END = HeroDoing("end")
ATTACKS: frozenset[Sort] = frozenset(("attack", "disarm", "unlock"))


def points_left(state: RavenloftState, seat: int) -> int:
    """The points that are left of the move in progress, by the Speed at this moment (RAV-RUL-28)."""
    spent = state.now.spent
    return 0 if spent is None else max(0, speed_of(state, seat) - state.now.shorter - spent)


def points_of_new(state: RavenloftState, seat: int) -> int:
    """The points of a move that begins now."""
    return max(0, speed_of(state, seat) - shortened(state, seat))


def shortened(state: RavenloftState, seat: int) -> int:
    """The squares by which texts shorten each move."""
    return sum(part.amount.plus for part in says(state, seat, "shorten"))


def reachable(state: RavenloftState, seat: int) -> Mapping[str, Way]:
    """The ways of the move in progress, or of a new one where that is over, by the square to which they lead."""
    left = points_left(state, seat)
    if not left and policies_of(state).actions.may_move(state, seat):
        left = points_of_new(state, seat)
    return ways(state, seat, left)


def doings(state: RavenloftState, seat: int) -> list[HeroDoing]:
    """Everything that the hero can do now; the last is to end the phase."""
    found = [HeroDoing("go", aim=square) for square in reachable(state, seat)]
    policies = policies_of(state)
    if state.now.spent and points_left(state, seat) and policies.actions.may_move(state, seat):
        found.append(HeroDoing("again"))
    if policies.actions.may_attack(state, seat):
        found += attack_doings(state, seat)
    if policies.actions.may_attempt(state, seat):
        found += [HeroDoing("disarm", trap) for trap in attempts.traps_here(state, seat)]
        found += [HeroDoing("unlock", door.edge.name) for door in doors.locked_at(state, seat)]
    found += free_doings(state, seat)
    if policies.exploration.may_explore(state, seat):
        found += [HeroDoing("explore", edge.name) for edge in edges_at(state.dungeon, state.heroes[seat].square)]
    if policies.level_up.for_sale(state, seat):
        found.append(HeroDoing("buy_level"))
    if policies.hidden_info.may_demand(state, seat):
        found.append(HeroDoing("demand"))
    return [*found, END]


def still(found: Sequence[HeroDoing]) -> str:
    """The actions of the pattern that are possible: ``move``, ``attack``, ``move-or-attack`` or ``nothing``."""
    sorts = {one.sort for one in found}
    moves, attacks = "go" in sorts, bool(sorts & ATTACKS)
    return ("move-or-attack" if attacks else "move") if moves else "attack" if attacks else "nothing"


def held(state: RavenloftState, seat: int) -> str:
    """What keeps a hero that may move from every step: ``stuck`` when Immobilised, or ``speed`` of 0 for another
    reason; ``no`` where nothing does."""
    may = policies_of(state).actions.may_move(state, seat)
    if not may or points_left(state, seat) or points_of_new(state, seat):
        return "no"
    return "stuck" if "immobilized" in state.heroes[seat].conditions else "speed"


def is_idle(state: RavenloftState, seat: int) -> bool:
    """Whether there is nothing to do but to end the phase. A possible step is looked for first, because that is
    quick."""
    return not _can_step(state, seat) and doings(state, seat) == [END]


def _can_step(state: RavenloftState, seat: int) -> bool:
    """Whether a step to a neighbouring square is possible."""
    policies, square = policies_of(state), state.heroes[seat].square
    points = points_left(state, seat)
    if not points and policies.actions.may_move(state, seat):
        points = points_of_new(state, seat)
    cost = policies.movement.cost(state, seat)
    near = squares_in(state.dungeon).steps[square] if points and square else ()
    prices = ((one, cost(one)) for one in near)
    return any(
        price is not None and price <= points and policies.movement.may_stop(state, seat, one) for one, price in prices
    )


def attack_doings(state: RavenloftState, seat: int) -> list[HeroDoing]:
    """The attacks with powers and Items, each with its aim (RAV-81); contested ones only where they could strike
    somebody."""
    found: list[HeroDoing] = []
    contested = policies_of(state).initiative.is_contested(state, seat)
    for trigger, names in (
        ("attack", powers_with(state, seat, "attack")),
        ("use_attack", items_with(state, seat, "use_attack")),
    ):
        for name in names:
            parts = text_of(name, trigger)
            if contested and not contests.might_strike(state, seat, name, parts):
                continue
            found += [HeroDoing("attack", name, aim) for aim in reached(state, seat, parts) or ()]
    return found


def reached(state: RavenloftState, seat: int, parts: Parts) -> list[str] | None:
    """The aims of an attack; ``None`` where it would do nothing."""
    first, whom = parts[0], parts[0].target
    if first.verb in ("push", "pull") and whom is not None:
        return [""] if monsters_meant(state, Acting(seat, seat), whom) else None
    return aims(state, seat, parts)


def free_doings(state: RavenloftState, seat: int) -> list[HeroDoing]:
    """What costs no action (RAV-104, RAV-RUL-18): powers and Items that would do something, tokens, doors, gifts."""
    found: list[HeroDoing] = []
    for trigger, names in (("free", powers_with(state, seat, "free")), ("use", items_with(state, seat, "use"))):
        for name in names:
            if any(is_useful(state, seat, part) for part in text_of(name, trigger)):
                found.append(HeroDoing("use", name))
    found += [HeroDoing("take", token) for token in objects.takeable(state, seat)]
    found += [HeroDoing("open", door.edge.name) for door in doors.closed_at(state, seat)]
    found += surge_doings(state, seat)
    takers = [state.heroes[taker].id for taker in policies_of(state).item.takers(state, seat, False)]
    return found + [HeroDoing("give", item, taker) for item in state.heroes[seat].items for taker in takers]


def surge_doings(state: RavenloftState, seat: int) -> list[HeroDoing]:
    """Using an own Healing Surge token, or giving it to a hero who needs it (RAV-ADV-03, RAV-ADV-07, RAV-RUL-50,
    RAV-RUL-51)."""
    hero, policies = state.heroes[seat], policies_of(state)
    if not policies.actions.has_free_tokens or not hero.stands:
        return []
    own = [HeroDoing("surge")] if policies.surge.left(state, seat) and is_hurt(hero) else []
    return own + [HeroDoing("hand_surge", state.heroes[taker].id) for taker in policies.surge.takers(state, seat)]


def is_useful(state: RavenloftState, seat: int, part: RavenloftPart) -> bool:
    """Whether a part of a text would change anything."""
    acting, whom = Acting(seat, seat), part.target
    if part.verb in ("heal", "clear", "flip") and whom is not None:
        heroes = [state.heroes[other] for other in allies(state, acting, whom)]
        if part.verb == "heal":
            return any(map(is_hurt, heroes))
        return any(hero.conditions if part.verb == "clear" else used_up(hero) for hero in heroes)
    if part.verb == "discard":
        if part.about == "hazard":
            return tile_of(state, seat) in state.dungeon.hazards
        return bool(state.environment or any(hero.curses for hero in state.heroes))
    if part.verb == "step":
        return own_limit(state, seat) > 0
    if part.verb == "look":
        return can_look(state, seat, part.about)
    return part.verb not in ("push", "pull") or (whom is not None and bool(monsters_meant(state, acting, whom)))


# What people see of it


def label(state: RavenloftState, doing: HeroDoing) -> Say:
    """The words for what a hero can do."""
    if doing.sort == "go":
        return Say("do-go", {"what": called_square(state, doing.aim)})
    if doing.sort in ("attack", "use"):
        if doing.aim in state.figures:
            return Say("do-attack", {"card": doing.thing, "target": doing.aim})
        if doing.aim:
            return Say("do-attack-tile", {"card": doing.thing, "tile": called_tile(state, doing.aim)})
        return Say("do-use", {"card": doing.thing})
    if doing.sort == "hand_surge":
        return Say("turn-hand-surge", {"hero": doing.thing})
    if doing.sort == "give":
        return Say("turn-give", {"what": doing.thing, "hero": doing.aim})
    if doing.sort == "end":
        if policies_of(state).exploration.must_explore(state, state.active):
            return Say("turn-end-exploring")
        return Say("turn-end-idle" if state.dungeon.stack and not state.now.explorations else "turn-end")
    if doing.sort == "explore":
        price = policies_of(state).exploration.price(state, state.active)
        return Say("turn-explore", {"edge": called_edge(doing.thing), "n": price})
    if doing.sort in ("open", "unlock"):
        return Say(f"turn-{doing.sort}", {"edge": called_edge(doing.thing)})
    return Say(f"turn-{hyphened(doing.sort)}", {"what": doing.thing})


def piece(state: RavenloftState, doing: HeroDoing) -> str | None:
    """The piece on the table with which a doing is chosen, if there is one."""
    if doing.aim in state.figures:
        return doing.aim
    if doing.sort == "disarm":
        return of_card(doing.thing)
    return doing.thing if doing.sort in ("attack", "use", "take", "hand_surge") and not doing.aim else None


def ways_over(state: RavenloftState, seat: int) -> Callable[[HeroDoing], tuple[str, ...]]:
    """A function for the squares over which the hero goes; the ways are computed at its first call."""
    found: dict[str, Way] = {}

    def over(doing: HeroDoing) -> tuple[str, ...]:
        if doing.sort != "go":
            return ()
        if not found:
            found.update(reachable(state, seat))
        return (state.heroes[seat].square, *found[doing.aim]) if doing.aim in found else ()

    return over


def tool(doing: HeroDoing) -> str | None:
    """The card with which an aimed doing is done."""
    return doing.thing if doing.sort in ("attack", "use") and doing.aim else None


def spot(state: RavenloftState, doing: HeroDoing) -> str | None:
    """The square, tile or edge on the map with which a doing is chosen, if there is one."""
    if doing.sort in ("go", "attack") and doing.aim and doing.aim not in state.figures:
        return doing.aim
    return doing.thing if doing.sort in ("unlock", "open", "explore") else None
