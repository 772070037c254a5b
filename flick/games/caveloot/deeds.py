"""The deeds of texts: a function for each effect."""

from collections.abc import Mapping

from flick.effects.dispatch import Deed
from flick.games.caveloot.acts import PlayerAct, choose_act, choose_act_or_not
from flick.games.caveloot.aims import (
    explored,
    meant,
    to_double,
    to_fetch,
    to_heal,
    to_multiply,
    to_ready,
    to_redraw,
    to_send_back,
    to_swap,
    to_void,
)
from flick.games.caveloot.cards import card, deck_named, value_of
from flick.games.caveloot.draws import add_source, find, on_table, redraw
from flick.games.caveloot.face_down import mix, next_unseen, settle, stir, unseen_in
from flick.games.caveloot.gifts import gain_legendary, gain_special, open_region
from flick.games.caveloot.harm import FightOver, gain, has_fallen, lose, lost_by_taking
from flick.games.caveloot.in_force import bearer_of, is_shielded
from flick.games.caveloot.language import CavelootPart
from flick.games.caveloot.opponents import best_to_hit, worst_of_own
from flick.games.caveloot.scenes import TextScene, value
from flick.games.caveloot.spending import give_gold
from flick.games.caveloot.state import OTHER, Side
from flick.games.caveloot.stock import go_under
from flick.games.caveloot.totals import total
from flick.games.caveloot.zones import drawn_zone, open_in
from flick.table.chance import Chance
from flick.table.moves import Move
from flick.table.rules import Rules, tell, whisper
from flick.table.sayings import Say, Who

RULE = "CAVE-R26"


def _amount(scene: TextScene, name: str, part: CavelootPart) -> int:
    return value(scene, part.amount, name)


def _power(scene: TextScene, chance: Chance, name: str, part: CavelootPart) -> Rules[None]:
    yield from add_source(scene, chance, name, "text", part.expr.text)


def _vitality(scene: TextScene, chance: Chance, name: str, part: CavelootPart) -> Rules[None]:
    """Give vitality to a hero of the player, who chooses among several; a monster gives it to itself."""
    state, seat, n = scene.state, scene.seat, _amount(scene, name, part)
    if scene.side == "foe":
        scene.fight.vitality += n
        yield tell("foe-gains", RULE, card=name, n=n, left=scene.fight.vitality)
        return
    heroes = to_heal(scene)
    if not heroes:
        return
    hero = heroes[0]
    if len(heroes) > 1:
        act = yield from choose_act(
            seat, "heal", [PlayerAct("hero", one) for one in heroes], rule="CAVE-R19", facts={"card": name, "n": n}
        )
        hero = act.card
    yield from gain(state, seat, hero, n, "CAVE-R19", name)


def _strike(scene: TextScene, chance: Chance, name: str, part: CavelootPart) -> Rules[None]:
    """Take vitality from the opponent at once, unless a shield holds; that may end the fight."""
    fight, state, seat = scene.fight, scene.state, scene.state.active
    struck = TextScene(state, seat, OTHER[scene.side])
    n = sum(not is_shielded(struck) for _ in range(_amount(scene, name, part)))
    if n == 0:
        yield tell("shield-holds", RULE, card=fight.foes[0] if scene.side == "own" else state.player.hero)
        return
    if scene.side == "foe":
        yield from lose(state, seat, state.player.hero, n, RULE)
        if has_fallen(state, seat):
            raise FightOver("lost")
        return
    fight.vitality = max(0, fight.vitality - n)
    yield tell("struck", RULE, who=Who(scene.seat), card=name, n=n, left=fight.vitality)
    if fight.vitality == 0:
        raise FightOver("won")


def _shield(scene: TextScene, chance: Chance, name: str, part: CavelootPart) -> Rules[None]:
    """Prevent the next losses of vitality of the hero, or of the opponent."""
    bearer, n = bearer_of(scene), _amount(scene, name, part)
    scene.fight.shields[bearer] = scene.fight.shields.get(bearer, 0) + n
    yield tell("shielded", RULE, card=name, n=n)


def _pick(scene: TextScene, drawn: list[str], verb: str, name: str, worst: bool) -> Rules[str | None]:
    """Let whoever uses the text pick a power card; ``None`` where nobody wants one. A monster without a game master
    picks as for charisma and wisdom: the card furthest below the average of its deck (``worst``), or furthest above it
    (CAVE-R40)."""
    if not drawn:
        return None
    master = scene.state.master
    if scene.side == "foe" and master is None:
        found = worst_of_own(scene.fight, drawn) if worst else best_to_hit(scene.fight, drawn)
        return found[1] if found[0] > 0 else None
    acts = [PlayerAct("drawn", one, n=value_of(one), what=Say(f"symbol-{deck_named(one)}")) for one in drawn]
    seat = scene.seat if scene.side == "own" or master is None else master
    act = yield from choose_act_or_not(seat, verb, acts, rule=RULE, decline="no", facts={"card": name})
    return None if act is None else act.card


def _redraw(scene: TextScene, chance: Chance, name: str, part: CavelootPart) -> Rules[None]:
    """Replace power cards by others of their deck (CAVE-R23)."""
    is_own = meant(scene, part) == scene.side
    for _ in range(_amount(scene, name, part)):
        chosen = yield from _pick(scene, to_redraw(scene, name, part), "redraw", name, is_own)
        if chosen is None:
            return
        yield from redraw(scene.state, chance, chosen, "CAVE-R23", card=name)


def _void(scene: TextScene, chance: Chance, name: str, part: CavelootPart) -> Rules[None]:
    """Let power cards count 0 in this clash."""
    side = meant(scene, part)
    for _ in range(_amount(scene, name, part)):
        chosen = yield from _pick(scene, to_void(scene, name, part), "void", name, side == scene.side)
        if chosen is None:
            return
        yield from _counts(scene, side, chosen, name, "void", 0)


def _double(scene: TextScene, chance: Chance, name: str, part: CavelootPart) -> Rules[None]:
    """Let own power cards of the bearer count twice in this clash."""
    for _ in range(_amount(scene, name, part)):
        chosen = yield from _pick(scene, to_double(scene, name, part), "double", name, False)
        if chosen is None:
            return
        yield from _counts(scene, scene.side, chosen, name, "double", 2)


def _counts(scene: TextScene, side: Side, chosen: str, name: str, verb: str, factor: int) -> Rules[None]:
    """Let a power card of a side count ``factor`` times in this clash: 0 for not at all, 2 for twice."""
    scene.fight.factors[chosen] = factor
    yield tell(f"{verb}-card", RULE, card=name, n=value_of(chosen), total=total(scene.state, side))


def _swap(scene: TextScene, chance: Chance, name: str, part: CavelootPart) -> Rules[None]:
    """Exchange power cards of the same deck between the sides for this clash."""
    fight, other = scene.fight, OTHER[scene.side]
    for _ in range(_amount(scene, name, part)):
        mine = yield from _pick(scene, to_swap(scene, name, part), "swap", name, True)
        if mine is None:
            return
        candidates = on_table(fight, other, deck_named(mine))
        taken = yield from _pick(scene, candidates, "swap-for", name, False)
        if taken is None:
            return
        (one, place), (two, spot) = find(fight, mine), find(fight, taken)
        one.drawn[place], two.drawn[spot] = taken, mine
        zones = drawn_zone(scene.side), drawn_zone(other)
        moves = (Move(mine, *zones), Move(taken, zones[1], zones[0]))
        yield tell("swapped", RULE, moves, card=name, old=value_of(mine), new=value_of(taken))


def _multiply(scene: TextScene, chance: Chance, name: str, part: CavelootPart) -> Rules[None]:
    """Multiply the subtotal of one hero, artefact or grimoire of the side, those of helpers included; of an opponent's
    a random one, unless a game master picks it (CAVE-R40)."""
    if part.about == "hero" and scene.side == "foe":
        yield from _multiply_group(scene, name, part)
        return
    sources = to_multiply(scene, name, part)
    if not sources:
        return
    seat = scene.seat if scene.side == "own" else scene.state.master
    chosen = sources[0]
    if len(sources) > 1 and seat is None:
        chosen = sources[chance.pick("multiplied", range(len(sources)))]
    elif len(sources) > 1 and seat is not None:
        acts = [PlayerAct("source", source.card, place=place) for place, source in enumerate(sources, 1)]
        act = yield from choose_act(seat, "multiply", acts, rule=RULE, facts={"card": name})
        chosen = sources[act.place - 1]
    chosen.times *= _amount(scene, name, part)
    yield tell("multiplied", RULE, card=chosen.card, by=name, total=total(scene.state, scene.side))


def _multiply_group(scene: TextScene, name: str, part: CavelootPart) -> Rules[None]:
    """Multiply the subtotal of all foes on a dungeon's level, who together count as the one hero of their side
    (CAVE-R47)."""
    for source in to_multiply(scene, name, part):
        source.times *= _amount(scene, name, part)
    yield tell("multiplied", RULE, card=scene.fight.foes[0], by=name, total=total(scene.state, "foe"))


def _ready(scene: TextScene, chance: Chance, name: str, part: CavelootPart) -> Rules[None]:
    """Make used grimoires in hand usable again in this turn, except the one with this text."""
    state, seat = scene.state, scene.seat
    for _ in range(_amount(scene, name, part)):
        spent = to_ready(scene, name, part)
        if not spent:
            return
        chosen = spent[0]
        if len(spent) > 1:
            acts = [PlayerAct("grimoire", one) for one in spent]
            act = yield from choose_act(seat, "ready", acts, rule="CAVE-114", facts={"card": name})
            chosen = act.card
        state.now.used.remove(chosen)
        yield tell("ready", "CAVE-114", who=Who(seat), card=chosen)


def _silence(scene: TextScene, chance: Chance, name: str, part: CavelootPart) -> Rules[None]:
    """Forbid the other side its talents for the rest of the fight."""
    other = OTHER[scene.side]
    if other not in scene.fight.silenced:
        scene.fight.silenced.append(other)
    yield tell("silenced" if other == "foe" else "silences", RULE, card=name)


def _peek(scene: TextScene, chance: Chance, name: str, part: CavelootPart) -> Rules[None]:
    """Let the player look at some face-down cards of the region, then mix its pile."""
    state, region = scene.state, explored(scene)
    settle(state, chance, region)
    seen = unseen_in(state, region)[: _amount(scene, name, part)]
    for one in seen:
        yield whisper("peeked", "CAVE-38", [scene.seat], {"card": one}, (), who=Who(scene.seat))
    stir(state, region)
    yield from mix(state, chance, region)


def _reveal(scene: TextScene, chance: Chance, name: str, part: CavelootPart) -> Rules[None]:
    """Turn face-down cards of the region over, without starting a fight: random ones, and after them those whose place
    the player knows."""
    from flick.games.caveloot.turning import turn_over

    state = scene.state
    region = explored(scene)
    for _ in range(_amount(scene, name, part)):
        if pile := state.piles[region]:
            found = next_unseen(state, chance, region) if unseen_in(state, region) else pile[0]
            yield from turn_over(state, chance, found, region, "CAVE-38")


def _extra_step(scene: TextScene, chance: Chance, name: str, part: CavelootPart) -> Rules[None]:
    """Grant more steps after the fight (CAVE-215)."""
    now, n = scene.state.now, _amount(scene, name, part)
    now.extra += n
    yield tell("extra-step", "CAVE-215", who=Who(scene.seat), card=name, n=n)


def _safe_flee(scene: TextScene, chance: Chance, name: str, part: CavelootPart) -> Rules[None]:
    """Make fleeing free of charge for the rest of the fight (CAVE-198)."""
    if scene.side == "own":
        scene.fight.free_flight = True
        yield tell("free-flight", "CAVE-198", card=name)


def _gold(scene: TextScene, chance: Chance, name: str, part: CavelootPart) -> Rules[None]:
    """Give coins to the player; a monster gains none."""
    if scene.side == "own":
        yield from give_gold(scene.state, scene.seat, _amount(scene, name, part), "CAVE-60", name)


def _boost(scene: TextScene, chance: Chance, name: str, part: CavelootPart) -> Rules[None]:
    """Boost cards for this clash, also those that have already been used in it."""
    n, fight = _amount(scene, name, part), scene.fight
    if scene.side == "own":
        fight.boosts.append((part.what.text, n))
    for source in fight.sources:
        if source.side == scene.side and source.kind != "text" and card(source.card).fits(part.what):
            source.plus += n
    yield tell("boosted", RULE, card=name, n=n, total=total(scene.state, scene.side))


def _fetch(scene: TextScene, chance: Chance, name: str, part: CavelootPart) -> Rules[None]:
    """Take a face-up card of the region as if it had been met: with its wound, and heroes to be paid."""
    from flick.games.caveloot.taking import take

    state, seat = scene.state, scene.seat
    acts = [PlayerAct("open", one, lost=lost_by_taking(state, seat, one)) for one in to_fetch(scene, name, part)]
    chosen = yield from _open_card(scene, acts, "fetch", name)
    if chosen is not None:
        yield from take(state, chance, chosen, open_in(state.now.region), "CAVE-R12")


def _send_back(scene: TextScene, chance: Chance, name: str, part: CavelootPart) -> Rules[None]:
    """Put a face-up card of the region face down into the pile of its own region."""
    state, region = scene.state, scene.state.now.region
    acts = [PlayerAct("open", one) for one in to_send_back(scene, name, part)]
    chosen = yield from _open_card(scene, acts, "send-back", name)
    if chosen is not None:
        yield tell("sent-back", "CAVE-R54", (go_under(state, chosen, open_in(region)),), card=chosen)


def _open_card(scene: TextScene, acts: list[PlayerAct], verb: str, name: str) -> Rules[str | None]:
    """Let the player choose one of the open cards of the region, or none."""
    if not acts:
        return None
    act = yield from choose_act_or_not(scene.seat, verb, acts, rule="CAVE-R12", facts={"card": name}, decline="no")
    return None if act is None else act.card


def _access(scene: TextScene, chance: Chance, name: str, part: CavelootPart) -> Rules[None]:
    yield from open_region(scene.state, scene.seat, part.about, "CAVE-144")


def _special(scene: TextScene, chance: Chance, name: str, part: CavelootPart) -> Rules[None]:
    yield from gain_special(scene.state, scene.seat, part.about)


def _legendary(scene: TextScene, chance: Chance, name: str, part: CavelootPart) -> Rules[None]:
    """Give the player cards of the legendary stack."""
    for _ in range(_amount(scene, name, part)):
        yield from gain_legendary(scene.state, scene.seat)


def _ban(scene: TextScene, chance: Chance, name: str, part: CavelootPart) -> Rules[None]:
    """Forbid the other side some cards for the rest of the fight."""
    scene.fight.bans.append((OTHER[scene.side], part.what.text))
    yield tell("banned", RULE, card=name)


DEEDS: Mapping[str, Deed[TextScene, CavelootPart]] = {
    "power": _power,
    "vitality": _vitality,
    "strike": _strike,
    "shield": _shield,
    "redraw": _redraw,
    "void": _void,
    "double": _double,
    "swap": _swap,
    "multiply": _multiply,
    "ready_grimoire": _ready,
    "silence": _silence,
    "peek": _peek,
    "reveal": _reveal,
    "extra_step": _extra_step,
    "safe_flee": _safe_flee,
    "gold": _gold,
    "boost": _boost,
    "fetch": _fetch,
    "send_back": _send_back,
    "access": _access,
    "gain_special": _special,
    "gain_legendary": _legendary,
    "ban": _ban,
}
