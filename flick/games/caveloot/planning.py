"""Who goes and what is packed: for a turn of one's own, and to help somebody (sections 4.22, CAVE-R15, CAVE-R51)."""

from collections.abc import Iterator, Mapping

from flick.games.caveloot.acts import PlayerAct, choose_act
from flick.games.caveloot.cards import card
from flick.games.caveloot.harm import fall, has_fallen, wound
from flick.games.caveloot.holdings import fits
from flick.games.caveloot.packing import heroes_of, packable, suggested_hero, suggested_pack
from flick.games.caveloot.state import CavelootState, is_known, is_secret
from flick.games.caveloot.stock import take_from
from flick.games.caveloot.taking import gifts
from flick.games.caveloot.zones import camp_of, hero_of, quests_of, zone_of
from flick.table.chance import Chance
from flick.table.decisions import Verdict
from flick.table.moves import Move
from flick.table.rules import Rules, tell
from flick.table.sayings import Who, say

CHANGES = ("hero", "pack", "unpack", "suggested")


def shown_name(state: CavelootState, seat: int, name: str) -> str:
    """What a card is called where others read along: one that they may not know by its place (CAVE-R13)."""
    if not is_secret(state, seat, name) or is_known(state, name):
        return ""
    held = [one for one in (*state.players[seat].camp, *state.players[seat].hand) if is_secret(state, seat, one)]
    return f"{quests_of(seat)}/{held.index(name)}"


def plan_acts(state: CavelootState, seat: int, hero: str, plan: list[str]) -> Iterator[PlayerAct]:
    """Another hero, a card more or less, or the pack that is suggested (CAVE-160, CAVE-161)."""
    yield from (PlayerAct("hero", other) for other in heroes_of(state, seat) if other != hero)
    for name in packable(state, seat, hero):
        if name in plan:
            yield PlayerAct("unpack", name, shown=shown_name(state, seat, name))
        elif fits(state, seat, hero, [*plan, name]):
            yield PlayerAct("pack", name, shown=shown_name(state, seat, name))
    if sorted(plan) != sorted(suggested_pack(state, seat, hero)):
        yield PlayerAct("suggested")


def plan_bars(state: CavelootState, seat: int, verb: str, hero: str, plan: list[str]) -> Mapping[str, Verdict]:
    """What is too heavy (CAVE-162)."""
    heavy = [
        name for name in packable(state, seat, hero) if name not in plan and not fits(state, seat, hero, [*plan, name])
    ]
    verdict = Verdict(False, say("refused-too-heavy"), "CAVE-162")
    return {f"{verb} {PlayerAct('pack', name, shown=shown_name(state, seat, name)).written}": verdict for name in heavy}


def changed(state: CavelootState, seat: int, act: PlayerAct, hero: str, plan: list[str]) -> tuple[str, list[str]]:
    """The plan after such an act; a new hero gets what is suggested."""
    if act.kind == "hero":
        return act.card, suggested_pack(state, seat, act.card)
    if act.kind == "suggested":
        return hero, suggested_pack(state, seat, hero)
    if act.kind == "pack":
        return hero, [*plan, act.card]
    return hero, [name for name in plan if name != act.card]


def set_out(state: CavelootState, chance: Chance, seat: int, hero: str, plan: list[str]) -> Rules[bool]:
    """The hero leaves the camp with the pack; wounds of what it carries come first (CAVE-R15), then gifts of all but
    unbound fairies (CAVE-R19). Whether it is alive: if not, all its cards stay in the camp."""
    player = state.players[seat]
    player.hero = hero
    player.camp.remove(hero)
    yield tell("goes", "CAVE-160", (Move(hero, camp_of(seat), hero_of(seat)),), who=Who(seat), hero=hero)
    for name in plan:
        yield from wound(state, seat, name)
        if has_fallen(state, seat):
            yield from _falls_in_camp(state, seat)
            return False
        origin = take_from(state, seat, name)
        player.hand.append(name)
        goal = zone_of(state, seat, name)
        if origin != goal:
            yield tell("packs", "CAVE-161", (Move(name, origin, goal),), who=Who(seat), card=name)
        if card(name).type != "fairy":
            yield from gifts(state, chance, seat, name)
    return True


def _falls_in_camp(state: CavelootState, seat: int) -> Rules[None]:
    """All cards stay in the camp (CAVE-R15)."""
    player = state.players[seat]
    back = [Move(name, zone_of(state, seat, name), "") for name in player.hand]
    names, player.hand = player.hand, []
    player.camp += names
    goals = [zone_of(state, seat, name) for name in names]
    moves = [Move(move.piece, move.origin, goal) for move, goal in zip(back, goals, strict=True) if move.origin != goal]
    if moves:
        yield tell("unpacks", "CAVE-R15", tuple(moves), who=Who(seat))
    yield from fall(state, seat, "CAVE-R15")


def muster(state: CavelootState, chance: Chance, seat: int) -> Rules[bool]:
    """A helper picks a hero and cards as in phase 1 (CAVE-R51); whether one has come."""
    hero = suggested_hero(state, seat)
    plan = suggested_pack(state, seat, hero)
    while hero:
        acts = [PlayerAct("go", hero), *plan_acts(state, seat, hero, plan)]
        current, packed = hero, plan
        act = yield from choose_act(
            seat,
            "muster",
            acts,
            rule="CAVE-R51",
            facts={"hero": hero, "count": len(plan)},
            bars=lambda current=current, packed=packed: plan_bars(state, seat, "muster", current, packed),
        )
        assert act is not None
        if act.kind != "go":
            hero, plan = changed(state, seat, act, hero, plan)
        elif (yield from set_out(state, chance, seat, hero, plan)):
            return True
        else:
            hero = suggested_hero(state, seat)
            plan = suggested_pack(state, seat, hero)
    return False
