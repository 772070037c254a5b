"""What hurts heroes, how they die, and how they come back (URTO-152, URTO-164, URTO-165)."""

from collections.abc import Mapping, Sequence

import msgspec

from flick.games.urto import achievements
from flick.games.urto.cards import card, heroes
from flick.games.urto.health import give_back, lies_in, spend
from flick.games.urto.moments import menu
from flick.games.urto.state import Gear, UrtoState, hidden_of, seats_from_active
from flick.games.urto.texts import carry_out
from flick.games.urto.traits import most_life, total
from flick.games.urto.zones import ARTEFACT_DISCARD, GONE, monsters_of
from flick.table.chance import Chance
from flick.table.moves import NOWHERE, Move, each
from flick.table.rules import Rules, amount, choose_or_not, reveal, tell
from flick.table.sayings import Who

SUFFER = "suffer"


class TurnEnds(Exception):
    """The active hero has died, or has come back to life, so that the turn ends without phase D (URTO-R92,
    URTO-R94)."""


class Hurt(msgspec.Struct, frozen=True):
    """Harm that hits heroes at once: how much ``each`` seat loses, and by which rule. It is ``damage`` or a loss
    (URTO-R75); in a fight, whose ``gears`` are given, shields and defence tokens count (URTO-R58). ``by`` is the seat
    that a death is credited to (URTO-R95), ``foe`` whom it was fought with."""

    each: Mapping[int, int]
    rule: str
    damage: bool = True
    by: int | None = None
    foe: str = ""
    gears: Mapping[int, Gear] = {}


def strike(state: UrtoState, chance: Chance, hurt: Hurt) -> Rules[list[int]]:
    """Let several heroes lose life by one effect: first all lose life, then revivals are offered in seating order, then
    deaths take place (URTO-R96). The seats that died or came back."""
    losses: dict[int, int] = {}
    for seat in (seat for seat in seats_from_active(state) if hurt.each.get(seat, 0) > 0):
        losses[seat] = yield from _what_is_left(state, chance, seat, hurt)
    for seat, n in losses.items():
        hero = state.heroes[seat]
        hero.life -= n
        if n:
            kind = "damage" if hurt.damage else "loss"
            yield tell(kind, hurt.rule, who=Who(seat), n=n, left=max(0, hero.life))
    fallen = [seat for seat in losses if state.heroes[seat].life <= 0]
    final: list[int] = []
    for seat in fallen:
        if not (yield from _comes_back(state, seat)):
            final.append(seat)
    for seat in final:
        yield from _die(state, seat, hurt)
    for seat in final:
        if hurt.by is not None and hurt.by != seat:
            yield from on_kill(state, chance, hurt.by, state.heroes[seat].id)
    return fallen


def end_turn_if_fallen(state: UrtoState, fallen: Sequence[int]) -> None:
    """Raise ``TurnEnds`` where the active hero is among the fallen (URTO-R92, URTO-R94)."""
    if state.active in fallen:
        raise TurnEnds


def _what_is_left(state: UrtoState, chance: Chance, seat: int, hurt: Hurt) -> Rules[int]:
    """The life that a hero loses, after whatever it uses at this moment (URTO-R76). In a fight that moment came just
    after the last roll. Shields and tokens reduce damage of fights only (URTO-R58, URTO-R75)."""
    if hurt.gears:
        return (yield from _after_defence(state, seat, hurt.each[seat], hurt.gears[seat]))
    facts = {"n": hurt.each[seat], "life": state.heroes[seat].life}
    verb = "brace" if hurt.damage else "bear"
    yield from menu(state, chance, seat, verb, lambda: (SUFFER,), rule="URTO-R76", facts=facts, concerned=True)
    return hurt.each[seat]


def _after_defence(state: UrtoState, seat: int, n: int, gear: Gear) -> Rules[int]:
    """The damage that is left after what a shield still cancels in this combat, and then as many defence tokens as
    the hero wants to use (URTO-68, URTO-R58)."""
    hero = state.heroes[seat]
    shield = min(n, total(state, hero, "shield", gear.scope, gear.weapons) - gear.shielded)
    if shield > 0:
        gear.shielded += shield
        n -= shield
        yield tell("shield", "URTO-R50", who=Who(seat), n=shield)
    if hero.defence_tokens and n:
        spent = yield from amount(seat, "defend", 0, min(n, hero.defence_tokens), rule="URTO-68", n=n, life=hero.life)
        if spent:
            hero.defence_tokens -= spent
            state.reserve["defence"] += spent
            n -= spent
            yield tell("defend", "URTO-68", who=Who(seat), n=spent)
    return n


def _comes_back(state: UrtoState, seat: int) -> Rules[bool]:
    """Whether a hero comes back by a power, such as that of Molésor (URTO-24), or by a card, on the same cell with its
    mana and equipment (URTO-164, URTO-165, URTO-R92)."""
    hero = state.heroes[seat]
    hero.life = 0
    ways = [name for name in hero.artefacts if "death" in card(name).texts]
    if not state.options.standard and "death" in heroes()[hero.id].texts and "death" not in hero.used:
        ways.insert(0, hero.id)
    if not ways and not hidden_of(hero):
        return False
    way = yield from choose_or_not(seat, "revive", ways, rule="URTO-R92", piece=str)
    if way is None:
        return False
    texts = heroes()[hero.id].texts if way == hero.id else card(way).texts
    hero.life = min(texts["death"][0].amount.plus, most_life(state, hero))
    yield tell("revive", "URTO-R92", who=Who(seat), n=hero.life)
    if way == hero.id:
        hero.used.append("death")
    else:
        yield from spend(state, seat, way)
    return True


def _die(state: UrtoState, seat: int, hurt: Hurt) -> Rules[None]:
    """Let a hero die for good (URTO-152) and remove everything it had, which nobody takes (URTO-R93)."""
    hero = state.heroes[seat]
    ordinary = [name for name in hero.artefacts if not card(name).is_divine]
    left = [Move(name, lies_in(hero, seat, name), ARTEFACT_DISCARD) for name in ordinary]
    moves = (Move(hero.id, hero.cell, NOWHERE), *each(hero.monsters, monsters_of(seat), GONE))
    hero.dead, hero.life, hero.pool = True, 0, 0
    hero.artefacts = [name for name in hero.artefacts if name not in ordinary]
    hero.shown = []
    state.artefact_discard += ordinary
    state.gone += hero.monsters
    hero.monsters = []
    state.reserve["attack"] += hero.attack_tokens
    state.reserve["defence"] += hero.defence_tokens
    hero.attack_tokens = hero.defence_tokens = 0
    yield tell("death", "URTO-152", moves, who=Who(seat))
    for move in left:
        yield reveal("left", "URTO-R93", (seat,), (move,), who=Who(seat), card=move.piece)
    for weapon in list(hero.artefacts):
        hero.artefacts.remove(weapon)
        yield from give_back(state, seat, weapon)
    yield from achievements.on_death(state, seat, hurt.by, hurt.foe)


def on_kill(state: UrtoState, chance: Chance, seat: int, slain: str) -> Rules[None]:
    """Carry out what a hero's sheet says about killing a monster or a hero; a hero also counts where a weapon or a trap
    killed it (URTO-20, URTO-R95)."""
    hero = state.heroes[seat]
    texts = heroes()[hero.id].texts
    if not state.options.standard and "kill" in texts and hero.in_cave:
        yield from carry_out(state, chance, seat, slain, texts["kill"], "URTO-20")
