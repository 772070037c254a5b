"""Lets a player choose which hero goes and what is packed, on the own turn or to help somebody (CAVE-160 to
CAVE-163, CAVE-R15, CAVE-R51)."""

from collections.abc import Iterator, Mapping

from flick.games.caveloot.acts import SET_OUT, PlayerAct, choose_act
from flick.games.caveloot.cards import card
from flick.games.caveloot.copies import told_apart
from flick.games.caveloot.harm import fall, has_fallen, has_wound, lost_by, wound
from flick.games.caveloot.holdings import fits
from flick.games.caveloot.packing import heroes_of, packable, suggested_outfit, suggested_pack
from flick.games.caveloot.state import CavelootState, Outfit, is_known, is_secret
from flick.games.caveloot.stock import hand_home, take_from
from flick.games.caveloot.taking import gifts
from flick.games.caveloot.zones import camp_of, hero_of, quests_of, zone_of
from flick.table.chance import Chance
from flick.table.decisions import Verdict
from flick.table.moves import Move
from flick.table.rules import Rules, tell
from flick.table.sayings import Who, say

CHANGES = ("hero", "pack", "unpack", "suggested")


def shown_name(state: CavelootState, seat: int, name: str) -> str:
    """The name of a card where others read along; one that they may not know is named by its place (CAVE-R13)."""
    if not is_secret(state, seat, name) or is_known(state, name):
        return ""
    held = [one for one in (*state.players[seat].camp, *state.players[seat].hand) if is_secret(state, seat, one)]
    return f"{quests_of(seat)}/{held.index(name)}"


def plan_acts(state: CavelootState, outfit: Outfit) -> Iterator[PlayerAct]:
    """The acts that take another hero, a card more or less, or the suggested pack (CAVE-160, CAVE-161)."""
    seat, hero, pack = outfit.seat, outfit.hero, outfit.pack
    yield from (PlayerAct("hero", other) for other in heroes_of(state, seat) if other != hero)
    for name in packable(state, seat, hero):
        if name in pack:
            yield PlayerAct("unpack", name, shown=shown_name(state, seat, name))
        elif fits(state, seat, hero, [*pack, name]):
            yield PlayerAct("pack", name, shown=shown_name(state, seat, name))
    if sorted(pack) != sorted(suggested_pack(state, seat, hero)):
        yield PlayerAct("suggested")


def plan_bars(state: CavelootState, verb: str, outfit: Outfit) -> Mapping[str, Verdict]:
    """The refusals of cards that are too heavy (CAVE-162)."""
    seat, hero, pack = outfit.seat, outfit.hero, outfit.pack
    left = [name for name in packable(state, seat, hero) if name not in pack]
    heavy = [name for name in left if not fits(state, seat, hero, [*pack, name])]
    verdict = Verdict(False, say("refused-too-heavy"), "CAVE-162")
    return {f"{verb} {PlayerAct('pack', name, shown=shown_name(state, seat, name)).written}": verdict for name in heavy}


def go_act(state: CavelootState, outfit: Outfit) -> PlayerAct:
    """The act of setting out; the wounds of what is packed may kill the hero (CAVE-R15)."""
    wounds = sum(has_wound(state, outfit.hero, name) for name in outfit.pack)
    return PlayerAct(SET_OUT, outfit.hero, lost=lost_by(state, outfit.hero, wounds))


def changed(state: CavelootState, act: PlayerAct, outfit: Outfit) -> Outfit:
    """The outfit after an act of planning; a new hero gets the suggested pack."""
    seat, hero, pack = outfit.seat, outfit.hero, outfit.pack
    if act.kind == "hero":
        return Outfit(seat, act.card, suggested_pack(state, seat, act.card))
    if act.kind == "suggested":
        return Outfit(seat, hero, suggested_pack(state, seat, hero))
    if act.kind == "pack":
        return Outfit(seat, hero, [*pack, act.card])
    return Outfit(seat, hero, fitting(state, seat, hero, [name for name in pack if name != act.card]))


def fitting(state: CavelootState, seat: int, hero: str, pack: list[str]) -> list[str]:
    """As much of a pack as the hero can carry. Where a card that raised the endurance is gone, the cards packed last
    stay behind (CAVE-162, CAVE-R16)."""
    while pack and not fits(state, seat, hero, pack):
        pack = pack[:-1]
    return pack


def set_out(state: CavelootState, chance: Chance, outfit: Outfit) -> Rules[bool]:
    """Send the hero out of the camp with the pack, and say whether it is alive. Wounds of what it carries come first
    (CAVE-R15), then gifts of all but unbound fairies (CAVE-R19). Where it dies, all its cards stay in the camp."""
    seat, hero = outfit.seat, outfit.hero
    player = state.players[seat]
    player.hero = hero
    player.camp.remove(hero)
    yield tell("goes", "CAVE-160", (Move(hero, camp_of(seat), hero_of(seat)),), who=Who(seat), hero=hero)
    for name in outfit.pack:
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
    """Let a hero die in camp, where all its cards stay (CAVE-R15)."""
    if moves := hand_home(state, seat, with_hero=False):
        yield tell("unpacks", "CAVE-R15", moves, who=Who(seat))
    yield from fall(state, seat, "CAVE-R15")


def muster(state: CavelootState, chance: Chance, seat: int) -> Rules[bool]:
    """Let a helper choose a hero and cards as in phase 1 (CAVE-R51), and say whether the helper comes."""
    now = state.now
    now.outfit = suggested_outfit(state, seat)
    while (outfit := now.outfit) is not None:
        act = yield from _mustered(state, outfit)
        if act.kind != "go":
            now.outfit = changed(state, act, outfit)
            continue
        now.outfit = None
        if (yield from set_out(state, chance, outfit)):
            return True
        now.outfit = suggested_outfit(state, seat)
    return False


def _mustered(state: CavelootState, outfit: Outfit) -> Rules[PlayerAct]:
    """Ask a helper for one change of its plan, or to come."""
    act = yield from choose_act(
        outfit.seat,
        "muster",
        [go_act(state, outfit), *told_apart(state, plan_acts(state, outfit))],
        rule="CAVE-R51",
        facts={"hero": outfit.hero, "count": len(outfit.pack)},
        bars=lambda: plan_bars(state, "muster", outfit),
    )
    return act
