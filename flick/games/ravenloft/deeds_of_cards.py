"""The functions for parts of texts that deal with cards, tiles, tokens, rolls and turns."""

from collections.abc import Sequence
from itertools import combinations

from flick.effects.dispatch import Deed
from flick.games.ravenloft import adventures, encounters, exploring, reactions, treasures
from flick.games.ravenloft.cards import card, kind_of
from flick.games.ravenloft.carrying import carry_out
from flick.games.ravenloft.contests import squares_from
from flick.games.ravenloft.distances import closest_edges, foremost, steps_between, tiles_apart
from flick.games.ravenloft.dungeon import tile_at, tiles_under
from flick.games.ravenloft.language import Parts, RavenloftPart
from flick.games.ravenloft.looking import look_at
from flick.games.ravenloft.markers import marker_laid, of_glyph
from flick.games.ravenloft.naming import choose_edge, choose_piece, choose_tile
from flick.games.ravenloft.policies import policies_of
from flick.games.ravenloft.powers import AT_WILL, ready, text_of, turn_down, turn_up, used_up
from flick.games.ravenloft.sites import sites
from flick.games.ravenloft.spawning import draw_monster, draw_monsters
from flick.games.ravenloft.state import ENCOUNTER, MONSTER, TREASURE, RavenloftState
from flick.games.ravenloft.tactics import activate
from flick.games.ravenloft.targets import allies, heroes_meant, is_reached, monsters_meant, one_hero, place_of
from flick.games.ravenloft.turn_record import Acting
from flick.table.chance import Chance
from flick.table.rules import Rules, tell
from flick.table.sayings import Who

RULE = "RAV-RUL-21"


def closest_pairs(state: RavenloftState, seats: Sequence[int]) -> list[tuple[str, str]]:
    """The pairs of heroes that are closest to each other: by tiles, then by steps."""
    ranks: dict[tuple[str, str], tuple[int, int]] = {}
    for one, other in combinations([state.heroes[seat] for seat in seats], 2):
        tiles = tiles_apart(state.dungeon, (one.square,), (other.square,))
        if tiles is not None:
            ranks[one.id, other.id] = (tiles, steps_between(state.dungeon, (one.square,), (other.square,)) or 0)
    return foremost(ranks)


def _monsters(state: RavenloftState, chance: Chance, name: str, part: RavenloftPart) -> Rules[None]:
    """Let the active player draw monster cards, whose figures come onto a tile."""
    acting = state.acting
    tiles = sites(state, acting, part.site)
    tile = yield from choose_tile(state, acting.seat, "where", tiles, "RAV-RUL-20", {"card": name})
    if not tile:
        yield tell("no-place", "RAV-RUL-37", who=Who(acting.seat))
        return
    yield from draw_monsters(state, chance, acting.seat, tile, part.amount.plus, RULE)


def _tile(state: RavenloftState, chance: Chance, name: str, part: RavenloftPart) -> Rules[None]:
    """Lay the top tile at the closest unexplored edge, which brings no encounter."""
    acting = state.acting
    own = place_of(state, acting)
    edges = closest_edges(state.dungeon, own) if own else []
    if not edges or not state.dungeon.stack:
        yield tell("no-tile", RULE, card=name)
        return
    edge = yield from choose_edge(acting.seat, "edge", edges, "RAV-RUL-20", {"card": name})
    yield from exploring.lay_by_effect(state, chance, acting.seat, edge, part.verb == "tile_and_mon", RULE)


def _draw(state: RavenloftState, chance: Chance, name: str, part: RavenloftPart) -> Rules[None]:
    """Draw cards and carry them out; of several treasures perhaps only some are kept."""
    seat = state.acting.seat
    if part.about == TREASURE and part.amount.plus == 1:
        yield from treasures.draw_one(state, chance, seat, RULE)
        return
    if part.about == TREASURE:
        yield from treasures.draw_some(state, chance, seat, part.amount.plus, part.keep.plus or part.amount.plus, RULE)
        return
    for _ in range(part.amount.plus):
        if part.about == ENCOUNTER:
            yield from encounters.draw_and_play(state, chance, seat, policies_of(state).encounter.deck(state), RULE)
        elif part.about == MONSTER and state.heroes[seat].square:
            tile = tile_at(state.dungeon, state.heroes[seat].square)
            yield from draw_monster(state, chance, seat, tile, RULE)


def _look(state: RavenloftState, chance: Chance, name: str, part: RavenloftPart) -> Rules[None]:
    return look_at(state, state.acting.seat, part.about, part.amount.plus, name)


def _flip(state: RavenloftState, chance: Chance, name: str, part: RavenloftPart) -> Rules[None]:
    """Turn used powers face up again (RAV-78)."""
    acting = state.acting
    seats = [seat for seat in allies(state, acting, part.whom) if used_up(state.heroes[seat])]
    if part.whom.who == "attacker":
        seats = [seat for seat in (acting.seat,) if used_up(state.heroes[seat])]
    seat = yield from one_hero(state, acting.seat, seats, "ally", RULE)
    for _ in range(part.amount.plus):
        found = used_up(state.heroes[seat]) if seat is not None else []
        if seat is None or not found:
            yield tell("nothing-turned", RULE, card=name)
            return
        thing = yield from choose_piece(seat, "flip", found, "RAV-78")
        yield from turn_up(state, seat, thing, "RAV-78")


def _exhaust(state: RavenloftState, chance: Chance, name: str, part: RavenloftPart) -> Rules[None]:
    """Let the active hero turn a power face down, or carry out the rest of the text where it has none or has left the
    dungeon (RAV-RUL-37)."""
    seat = state.acting.seat
    found = ready(state.heroes[seat], part.about) if state.heroes[seat].on_board else []
    if not found:
        yield from _otherwise(state, chance, name, part.branches[0])
        return
    thing = yield from choose_piece(seat, "exhaust", found, RULE)
    yield from turn_down(state, seat, thing, RULE)


def _otherwise(state: RavenloftState, chance: Chance, name: str, parts: Parts) -> Rules[None]:
    yield from carry_out(state, chance, state.acting, name, parts, inside=True)


def _surge(state: RavenloftState, chance: Chance, name: str, part: RavenloftPart) -> Rules[None]:
    """Add Healing Surge tokens or take them away."""
    seat, surge = state.acting.seat, policies_of(state).surge
    n = surge.change(state, seat, part.amount.plus)
    if surge.is_own:
        yield tell("own-surges", RULE, who=Who(seat), n=n, left=surge.left(state, seat))
    else:
        yield tell("surges", RULE, n=n, left=state.surges)


def _level(state: RavenloftState, chance: Chance, name: str, part: RavenloftPart) -> Rules[None]:
    """Raise a hero by one level, within the limit of the game (RAV-147)."""
    rises = policies_of(state).level_up
    seats = [seat for seat in allies(state, state.acting, part.whom) if rises.may_rise(state, seat)]
    seat = yield from one_hero(state, state.acting.seat, seats, "raise", "RAV-147")
    if seat is not None:
        yield from rises.rise(state, chance, seat)


def _extra(state: RavenloftState, chance: Chance, name: str, part: RavenloftPart) -> Rules[None]:
    """Grant one more move or attack in this hero phase (RAV-QA-06, RAV-RUL-49); outside of it the gain is lost."""
    seat = state.acting.seat
    if state.stage != "hero" or seat != state.active or state.now.ended:
        yield tell("extra-lost", "RAV-RUL-49", who=Who(seat))
        return
    state.now.more += 1
    yield tell("extra", "RAV-QA-06", who=Who(seat))


def _token(state: RavenloftState, chance: Chance, name: str, part: RavenloftPart) -> Rules[None]:
    """Lay a glyph on the hero's tile; several on one tile all work (RAV-QA-05)."""
    own = place_of(state, state.acting)
    if not own:
        yield tell("no-place", "RAV-RUL-37", who=Who(state.acting.seat))
        return
    tile = tiles_under(state.dungeon, own)[0]
    state.dungeon.glyphs.append(tile)
    yield tell("glyph-laid", "RAV-QA-05", (marker_laid(state, of_glyph(tile), tile, "glyph"),), tile=kind_of(tile))


def _clock(state: RavenloftState, chance: Chance, name: str, part: RavenloftPart) -> Rules[None]:
    """Advance the time marker, and let time pass by the encounter policy."""
    yield from adventures.clock(state, chance, part.amount.plus)
    yield from policies_of(state).encounter.time_passes(state, chance, state.acting.seat)


def _act(state: RavenloftState, chance: Chance, name: str, part: RavenloftPart) -> Rules[None]:
    """Activate monsters now, in the order that the player says, or carry out the rest of the text where there are
    none."""
    left = monsters_meant(state, state.acting, part.whom)
    if not left:
        yield from _otherwise(state, chance, name, part.branches[0])
    seat = state.acting.seat
    while left := [one for one in left if one in state.figures]:
        one = yield from choose_piece(seat, "order", left, "RAV-RUL-20")
        left.remove(one)
        policies_of(state).activation.has_acted(state, one)
        yield from activate(state, chance, state.figures[one])


def _compel(state: RavenloftState, chance: Chance, name: str, part: RavenloftPart) -> Rules[None]:
    """Let the active hero attack another with a power that reaches it (RAV-QA-02, RAV-QA-03, RAV-RUL-47)."""
    seat = state.acting.seat
    hero = state.heroes[seat]
    seats = (yield from heroes_meant(state, state.acting, part.whom)) if hero.stands else []
    if not seats:
        yield tell("nobody", "RAV-RUL-47", card=name)
        return
    other = state.heroes[seats[0]]
    powers = policies_of(state).forced_attack.powers(state, seat, part.about)
    found = [power for power in powers if _reaches(state, seat, other.square, power)]
    if not found:
        yield tell("no-attack", "RAV-RUL-47", who=Who(seat), hero=other.id)
        return
    power = yield from choose_piece(seat, "compelled", found, "RAV-RUL-47", {"hero": other.id})
    if card(power).kind != AT_WILL:
        yield from turn_down(state, seat, power, "RAV-76")
    yield tell("compelled", "RAV-QA-02", who=Who(seat), hero=other.id, card=power)
    acting = Acting(seat, seat, aimed=other.id)
    yield from carry_out(state, chance, acting, power, text_of(power, "attack"), inside=True)


def _reaches(state: RavenloftState, seat: int, other: str, power: str) -> bool:
    """Whether the attack of a power can reach a hero on that square, perhaps after the step with which it begins."""
    part = card(power).attack
    if part is None or part.target is None:
        return False
    whom = part.target
    squares = squares_from(state, seat, power, text_of(power, "attack"))
    return any(is_reached(state, (square,), (other,), whom, hero=True) for square in squares)


def _discard(state: RavenloftState, chance: Chance, name: str, part: RavenloftPart) -> Rules[None]:
    """Discard a card in play: this one, an Item, a Hazard, an Environment or a Curse. The token of a glyph has gone
    already when the monster entered."""
    acting = state.acting
    if part.about == "token":
        return
    if part.about == "this":
        yield from encounters.leaves_play(state, name)
        return
    seat = acting.seat
    if part.about == "item":
        found = list(state.heroes[seat].items) if state.heroes[seat].on_board else []
    elif part.about == "hazard":
        own = place_of(state, acting)
        here = tiles_under(state.dungeon, own) if own else []
        found = [state.dungeon.hazards[tile] for tile in here if tile in state.dungeon.hazards]
    else:
        curses = [curse for hero in state.heroes for curse in hero.curses]
        found = [*([state.environment] if state.environment else []), *curses]
    if not found:
        if part.branches:
            yield from _otherwise(state, chance, name, part.branches[0])
        return
    thing = yield from choose_piece(seat, "discard", found, RULE)
    if part.about == "item":
        yield from treasures.discard_item(state, seat, thing, RULE)
    else:
        yield from encounters.leaves_play(state, thing)


def _roll(state: RavenloftState, chance: Chance, name: str, part: RavenloftPart) -> Rules[None]:
    """Roll a d20 without a bonus for the hero and carry out the branch for success or for failure."""
    needed, seat = part.amount.plus, state.acting.seat
    roll = yield from reactions.roll(
        state, chance, seat, "card-roll", 0, needed, "RAV-117", kind="card-roll", card=name
    )
    yield from carry_out(state, chance, state.acting, name, part.branches[0 if roll.hits else 1], inside=True)


DEEDS: dict[str, Deed[RavenloftState, RavenloftPart]] = {
    "mon": _monsters,
    "tile": _tile,
    "tile_and_mon": _tile,
    "draw": _draw,
    "look": _look,
    "flip": _flip,
    "exhaust": _exhaust,
    "surge": _surge,
    "level": _level,
    "extra": _extra,
    "token": _token,
    "clock": _clock,
    "act": _act,
    "compel": _compel,
    "discard": _discard,
    "roll": _roll,
}
