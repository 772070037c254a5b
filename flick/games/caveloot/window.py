"""The window of a clash: with both totals known the heroes' side acts until it passes, then the opponent once."""

from collections.abc import Iterator, Mapping

from flick.games.caveloot import opponents
from flick.games.caveloot.acts import PlayerAct, asked, choose_act_or_not
from flick.games.caveloot.cards import card, deck_named, value_of
from flick.games.caveloot.draws import add_source, on_table, redraw
from flick.games.caveloot.filters import Talent
from flick.games.caveloot.flight import flee
from flick.games.caveloot.gear import haunt, haunts
from flick.games.caveloot.harm import has_fallen, lose, lost_by
from flick.games.caveloot.helping import call, may_call
from flick.games.caveloot.holdings import is_hero
from flick.games.caveloot.in_use import is_banned, parts_of, used
from flick.games.caveloot.language import CavelootPart
from flick.games.caveloot.losses import check_fallen
from flick.games.caveloot.scenes import TextScene, foe_scene, value
from flick.games.caveloot.sides import draw_for_losers, draw_for_support
from flick.games.caveloot.state import OTHER, CavelootState
from flick.games.caveloot.texts import (
    UsableText,
    abilities,
    ability_acts,
    carry_out,
    is_open,
    is_paid,
    payer,
    text_of,
    use,
)
from flick.games.caveloot.totals import total
from flick.table.chance import Chance
from flick.table.decisions import Choose
from flick.table.rules import Rules, confirm, tell
from flick.table.sayings import Fact, Say, Who
from flick.table.windows import window

RULE = "CAVE-R26"
ONLY_POWER = ("power", "boost", "redraw", "void", "double", "swap", "multiply")
"""What texts do that change the totals of this clash and nothing else."""
RENEWS: Mapping[Talent, str] = {"charisma": "CAVE-213", "wisdom": "CAVE-214"}
"""The rule by which a talent replaces a power card."""


def open_window(state: CavelootState, chance: Chance) -> Rules[None]:
    """Ask the heroes' side until all pass, then the opponent; again as long as somebody acts."""
    fight = state.current_fight

    def react(seat: int, act: PlayerAct) -> Rules[bool]:
        yield from _do(TextScene(state, seat), chance, act)
        yield from check_fallen(state, seat)
        yield from draw_for_losers(state, chance)
        return True

    while True:
        before = list(fight.seats)
        yield from window(before, lambda seat: _question(state, seat), react)
        if fight.seats == before and not (yield from _foe_acts(state, chance)):
            return


def _question(state: CavelootState, seat: int) -> Choose | None:
    """The question for a seat that fights; ``None`` where it can do nothing."""
    fight = state.current_fight
    if seat not in fight.seats:
        return None
    acts = list(_acts(state, seat))
    if not acts:
        return None
    is_moot = total(state, "own") > total(state, "foe") and not _matters(state, seat, acts)
    facts = _facts(state) | {"talent": _talents(acts)}
    return asked(
        seat, "window", acts, rule=RULE, decline="pass", facts=facts, reacts=seat != state.active, moot=is_moot
    )


def _facts(state: CavelootState) -> dict[str, Fact]:
    """The totals of both sides and who leads, for the question."""
    fight = state.current_fight
    own, foe = total(state, "own"), total(state, "foe")
    lead = "ahead" if own > foe else "behind" if own < foe else "level"
    sides = {"hero": state.player.hero, "card": fight.foes[0]}
    return {"own": own, "foe": foe, "lead": lead, "n": fight.clash, **sides}


def _matters(state: CavelootState, seat: int, acts: list[PlayerAct]) -> bool:
    """Whether a player of a side that leads could want to act. The other side loses 1 vitality however far it is
    behind, and the heroes' side is asked again if it acts, so more power changes nothing. Fleeing can wait for the next
    clash, unless this one ends the adventure."""
    fight, scene = state.current_fight, TextScene(state, seat)
    if seat == state.active and state.final_boss in fight.foes and fight.vitality == 1:
        return True
    used_now = {act.card for act in acts if act.kind == "use"}
    parts = [one.part for one in _abilities(scene) if one.card in used_now]
    parts += [part for act in acts if act.kind == "cast" for part in parts_of(used(act.card), "window")]
    return any(act.kind == "haunt" for act in acts) or any(part.verb not in ONLY_POWER for part in parts)


def _talents(acts: list[PlayerAct]) -> str:
    """Whose power cards talents replace: ``own`` by wisdom, the ``foe``'s by charisma, ``both`` or ``none``, or that
    there is ``nothing`` but a call and flight; the question says how."""
    found = [
        side for side, talent in (("own", "wisdom"), ("foe", "charisma")) if any(act.kind == talent for act in acts)
    ]
    if not found:
        return "none" if any(act.card for act in acts) else "nothing"
    return "both" if len(found) == 2 else found[0]


def _acts(state: CavelootState, seat: int) -> Iterator[PlayerAct]:
    """Everything that a player can do in the window: talents, grimoires, support heroes, texts, spirits, a call, flight
    (CAVE-189, CAVE-190)."""
    player, scene = state.players[seat], TextScene(state, seat)
    yield from _renewals(scene, "wisdom", "charisma")
    for name in player.hand:
        if name in state.now.used or is_banned(state, "own", name):
            continue
        if card(name).type == "grimoire":
            yield PlayerAct("cast", name)
        elif is_hero(state, name) and name not in state.unpaid:
            yield PlayerAct("support", name, lost=lost_by(state, name, 1))
    yield from haunts(state, seat)
    yield from ability_acts(scene, _abilities(scene))
    if seat == state.active:
        if may_call(state):
            yield PlayerAct("call")
        yield PlayerAct("flee")


def _renewals(scene: TextScene, *talents: Talent) -> Iterator[PlayerAct]:
    """The acts of using a talent on a power card, which is destroyed and replaced: wisdom on one of the own side,
    charisma on one of the other."""
    for talent in talents:
        if opponents.symbol_left(scene, talent):
            side = scene.side if talent == "wisdom" else OTHER[scene.side]
            for drawn in on_table(scene.fight, side):
                yield PlayerAct(talent, drawn, n=value_of(drawn), what=Say(f"symbol-{deck_named(drawn)}"))


def _abilities(scene: TextScene) -> list[UsableText]:
    return list(abilities(scene, "window"))


def _do(scene: TextScene, chance: Chance, act: PlayerAct) -> Rules[None]:
    """Carry out an act of a player or of the opponent."""
    state, seat = scene.state, scene.seat
    if act.kind in ("charisma", "wisdom"):
        yield from _talent(scene, chance, act)
    elif act.kind == "cast":
        yield from cast(scene, chance, act.card)
    elif act.kind == "support":
        yield from _support(scene, chance, act.card)
    elif act.kind == "haunt":
        yield from haunt(state, chance, seat, act.card, act.other)
    elif act.kind == "call":
        yield from call(state, chance)
    elif act.kind == "flee":
        yield from flee(state)
    else:
        rule = RULE if scene.side == "own" else "CAVE-R40"
        yield from use(scene, chance, text_of(act, _abilities(scene)), rule)


def _talent(scene: TextScene, chance: Chance, act: PlayerAct) -> Rules[None]:
    """Use a symbol of charisma or wisdom, for this fight (CAVE-212), to destroy a power card and replace it (CAVE-213,
    CAVE-214)."""
    talent = "charisma" if act.kind == "charisma" else "wisdom"
    symbol = opponents.symbol_left(scene, talent)
    assert symbol is not None
    scene.fight.used.append(symbol.key)
    rule, facts = RENEWS[talent], {"card": symbol.card, "n": value_of(act.card)}
    if scene.side == "own":
        yield tell(talent, rule, who=Who(scene.seat), **facts)
    else:
        yield tell(f"foe-{talent}", "CAVE-R40", **facts)
    yield from redraw(scene.state, chance, act.card, rule, card=symbol.card)


def cast(scene: TextScene, chance: Chance, name: str) -> Rules[None]:
    """Let a grimoire add its power and carry out its text (CAVE-113); it is used for this turn (CAVE-114, CAVE-R28)."""
    state = scene.state
    if scene.side == "own":
        state.now.used.append(name)
        yield tell("casts", "CAVE-113", who=Who(scene.seat), card=name)
    else:
        scene.fight.spells.remove(name)
        yield tell("foe-casts", "CAVE-R47", card=name)
    if card(name).power.terms:
        yield from add_source(scene, chance, name, "grimoire")
    for part in list(parts_of(used(name), "window")):
        if is_open(scene, name, part) and not has_fallen(state, scene.seat):
            yield from _told_or_done(scene, chance, name, part)


def _told_or_done(scene: TextScene, chance: Chance, name: str, part: CavelootPart) -> Rules[None]:
    """Carry out a part of a grimoire's text; a part that has a price only where whoever casts it agrees to pay."""
    if is_paid(part) and scene.side == "own":
        hero = payer(scene, name)
        last = part.wounds is not None and lost_by(scene.state, hero, value(scene, part.wounds, name))
        warned = {"yes": Say("warn-last-vitality", {"hero": hero})} if last else {}
        if not (yield from confirm(scene.seat, "spell", rule=RULE, warns=lambda: warned, card=name)):
            return
    if is_paid(part) or part.limit:
        yield from use(scene, chance, UsableText(name, part), RULE)
    else:
        yield from carry_out(scene, chance, name, (part,))


def _support(scene: TextScene, chance: Chance, hero: str) -> Rules[None]:
    """Let a support hero add its base power and the power of its fairies, and lose 1 vitality (CAVE-105, CAVE-106,
    CAVE-R29)."""
    state, seat = scene.state, scene.seat
    state.now.used.append(hero)
    yield tell("supports", "CAVE-105", who=Who(seat), hero=hero)
    scene.fight.lent.setdefault(seat, []).append(hero)
    yield from draw_for_support(state, chance, seat, hero)
    yield from lose(state, seat, hero, 1, "CAVE-106")


def _foe_acts(state: CavelootState, chance: Chance) -> Rules[bool]:
    """Let the opponent take one action or pass, and say whether it acted."""
    scene = foe_scene(state)
    act = yield from (_by_master(scene) if state.master is not None else _by_rule(scene))
    if act is None:
        return False
    yield from _do(scene, chance, act)
    yield from check_fallen(state, state.active)
    yield from draw_for_losers(state, chance)
    return True


def _by_rule(scene: TextScene) -> Rules[PlayerAct | None]:
    """What an opponent does that is not ahead: use a talent, else an optional text, else a grimoire, the oldest card
    first (CAVE-R40)."""
    yield from ()
    if not opponents.is_behind(scene.state):
        return None
    if (move := opponents.talent_move(scene)) is not None:
        return PlayerAct(move[0].talent, move[1])
    if found := _abilities(scene):
        return PlayerAct("use", found[0].card, place=1)
    return next((PlayerAct("cast", name) for name in _spells(scene)), None)


def _spells(scene: TextScene) -> list[str]:
    """The grimoires that the opponent may still use."""
    return [name for name in scene.fight.spells if not is_banned(scene.state, "foe", name)]


def _by_master(scene: TextScene) -> Rules[PlayerAct | None]:
    """Let the game master decide for the opponent (CAVE-18)."""
    state = scene.state
    assert state.master is not None
    acts = list(_renewals(scene, "charisma", "wisdom"))
    acts += [*ability_acts(scene, _abilities(scene)), *(PlayerAct("cast", name) for name in _spells(scene))]
    if not acts:
        return None
    facts = _facts(state) | {"talent": "none"}
    return (yield from choose_act_or_not(state.master, "window", acts, rule="CAVE-18", decline="pass", facts=facts))
