"""Texts that are used at a moment: which can be, what they cost, and how they are carried out."""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

from flick.effects.dispatch import CarryOut, carry_out_by
from flick.games.caveloot.acts import PlayerAct, choose_act
from flick.games.caveloot.aims import finds_something
from flick.games.caveloot.cards import card
from flick.games.caveloot.harm import FightOver, fall, has_fallen, lose, lost_by
from flick.games.caveloot.holdings import means
from flick.games.caveloot.in_use import of_side
from flick.games.caveloot.language import LANGUAGE, CavelootPart, Toll
from flick.games.caveloot.printed import deeds
from flick.games.caveloot.scenes import TextScene, holds, matching, value
from flick.games.caveloot.spending import pay
from flick.games.caveloot.state import CavelootState, vitality_of
from flick.games.caveloot.stock import destroy
from flick.table.chance import Chance
from flick.table.rules import NOTHING_HAPPENS, Rules, tell
from flick.table.sayings import Who


class UsableText(NamedTuple):
    """A part of a card's text that can be used now."""

    card: str
    part: CavelootPart


def abilities(scene: TextScene, *triggers: str) -> Iterator[UsableText]:
    """The texts of cards in use that can be used at these moments: those that can be paid for and are not used up."""
    for one in of_side(scene):
        for trigger in triggers:
            for part in one.texts.get(trigger, ()):
                if is_open(scene, one.name, part):
                    yield UsableText(one.name, part)


def ability_acts(scene: TextScene, found: list[UsableText]) -> Iterator[PlayerAct]:
    """An act for each text that can be used, numbered and described where a card has several."""
    counted: dict[str, int] = {}
    several = Counter(ability.card for ability in found)
    for name, part in found:
        counted[name] = counted.get(name, 0) + 1
        apart = deeds((part,)) if several[name] > 1 else None
        yield PlayerAct("use", name, place=counted[name], apart=apart, lost=_lost_by(scene, name, part))


def text_of(act: PlayerAct, found: Iterable[UsableText]) -> UsableText:
    """The text that an act made by ``ability_acts`` uses, among those of which the acts were made."""
    return [one for one in found if one.card == act.card][act.place - 1]


def _lost_by(scene: TextScene, name: str, part: CavelootPart) -> str:
    """The hero who would pay the last point of vitality for a text; empty where nobody would."""
    if part.wounds is None or scene.side == "foe":
        return ""
    return lost_by(scene.state, payer(scene, name), value(scene, part.wounds, name))


def is_open(scene: TextScene, name: str, part: CavelootPart) -> bool:
    """Whether a part can be used: its conditions hold, its limit is not reached, its price can be paid, and it would
    act on something."""
    may_be = holds(scene, part.terms, name) and _is_left(scene, name, part) and _can_pay(scene, name, part)
    return may_be and finds_something(scene, name, part)


def used_key(name: str, part: CavelootPart) -> str:
    """The key under which it is noted that a card has used a part of its text."""
    return f"{name} {part.key}"


def _is_left(scene: TextScene, name: str, part: CavelootPart) -> bool:
    """Whether a part is not used up for the span in which it can be used once. Without a limit and a price that is a
    clash, or outside of fights a turn."""
    key, fight, now = used_key(name, part), scene.state.fight, scene.state.now
    if part.limit == "turn" or (not part.limit and fight is None and not is_paid(part)):
        return key not in now.used
    if fight is None:
        return True
    if part.limit == "fight":
        return key not in fight.used
    if part.limit == "clash" or not is_paid(part):
        return key not in fight.spent
    return True


def is_paid(part: CavelootPart) -> bool:
    """Whether a part has a price, which limits its use."""
    return part.wounds is not None or part.price is not None or part.toll is not None


def _can_pay(scene: TextScene, name: str, part: CavelootPart) -> bool:
    """Whether a side can pay for a part of a text; a monster pays with vitality only, and never with its last point."""
    state, seat = scene.state, scene.seat
    if scene.side == "foe":
        wounds = 0 if part.wounds is None else value(scene, part.wounds, name)
        return part.price is None and part.toll is None and scene.fight.vitality > wounds
    if part.wounds is not None:
        hero = payer(scene, name)
        if not hero or vitality_of(state, hero) < value(scene, part.wounds, name):
            return False
    if part.price is not None and means(state, seat) < value(scene, part.price, name):
        return False
    return part.toll is None or len(_can_go(scene, part.toll)) >= part.toll.count


def _can_go(scene: TextScene, toll: Toll) -> list[str]:
    """The cards that can be destroyed as a price: no unpaid ones (CAVE-R20), no guild that was entered (CAVE-140)."""
    kept = (*scene.state.unpaid, *scene.state.players[scene.seat].entered)
    return [name for name in matching(scene, toll.what) if name not in kept]


def payer(scene: TextScene, name: str) -> str:
    """The hero who pays vitality for a text: a support hero for its own, nobody in camp."""
    fight = scene.state.fight
    if fight is not None and name in fight.lent.get(scene.seat, ()):
        return name
    return scene.state.players[scene.seat].hero


def use(scene: TextScene, chance: Chance, ability: UsableText, rule: str) -> Rules[bool]:
    """Let a side pay for a part of a text and carry it out, and say whether that was done."""
    name, part = ability
    state, seat, fight = scene.state, scene.seat, scene.state.fight
    if part.price is not None and not (yield from pay(state, seat, value(scene, part.price, name), rule)):
        return False
    if scene.side == "own":
        yield tell("uses", rule, who=Who(seat), card=name)
    else:
        yield tell("foe-uses", rule, card=name)
    if part.limit == "turn" or (fight is None and card(name).type != "grimoire"):
        state.now.used.append(used_key(name, part))
    if fight is not None:
        (fight.used if part.limit == "fight" else fight.spent).append(used_key(name, part))
    if part.wounds is not None:
        n = value(scene, part.wounds, name)
        if scene.side == "foe":
            scene.fight.vitality -= n
            yield tell("foe-loses", "CAVE-R31", card=scene.fight.foes[0], n=n, left=scene.fight.vitality)
        else:
            yield from lose(state, seat, payer(scene, name), n, "CAVE-R31")
            if has_fallen(state, seat):
                yield from _dies_of_it(state, seat)
                return True
    if part.toll is not None:
        for _ in range(part.toll.count):
            acts = [PlayerAct("card", one) for one in _can_go(scene, part.toll)]
            act = yield from choose_act(seat, "destroy", acts, rule=rule, facts={"card": name})
            yield tell("destroyed", rule, destroy(state, seat, act.card), who=Who(seat), card=act.card)
    yield from carry_out(scene, chance, name, (part,))
    return True


def _dies_of_it(state: CavelootState, seat: int) -> Rules[None]:
    """Destroy a hero who has paid the last point of vitality, before anything comes of it (CAVE-R31). In a fight the
    clash puts a helper's hero away."""
    fight = state.fight
    if fight is None or fight.outcome:
        yield from fall(state, seat, "CAVE-R31")
    elif seat == state.active:
        raise FightOver("lost")


def carry_out(scene: TextScene, chance: Chance, name: str, parts: tuple[CavelootPart, ...]) -> Rules[None]:
    """Carry out a text for a side."""
    return _carrier()(scene, chance, name, parts)


@cache
def _carrier() -> CarryOut[TextScene, CavelootPart]:
    """The function that carries out texts. It is made at the first text, because the functions for effects import
    everything else of the game."""
    from flick.games.caveloot.deeds import DEEDS

    return carry_out_by(LANGUAGE, DEEDS, holds, lambda scene, chance: NOTHING_HAPPENS)
