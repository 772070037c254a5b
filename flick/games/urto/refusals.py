"""What a player might try and may not, with the rule that says so."""

from collections.abc import Iterator, Mapping

from flick.games.urto.artefacts import UPGRADE, can_upgrade
from flick.games.urto.state import UrtoState, heroes_on, is_monster_cell, is_taken
from flick.games.urto.traits import changed
from flick.table.decisions import Verdict
from flick.table.sayings import say

ATTACK, REST, SPRINT = "attack", "rest", "sprint"


def no(reason: str, rule: str) -> Verdict:
    """A refusal with that reason."""
    return Verdict(False, say(f"refused-{reason}"), rule)


def rest_refused(state: UrtoState, seat: int) -> Verdict | None:
    """Why a hero may not rest (URTO-33, URTO-34, URTO-R19); a lost turn between two rests is enough (URTO-R17),
    and full life and mana are no hindrance (URTO-R18)."""
    hero = state.heroes[seat]
    if hero.rested:
        return no("rested", "URTO-33")
    if state.now.attacked:
        return no("rest-attacked", "URTO-R19")
    if is_monster_cell(state, hero.cell):
        return no("rest-nest", "URTO-34")
    return None


def sprint_refused(state: UrtoState, seat: int) -> Verdict | None:
    """Why a hero may not sprint (URTO-84 to URTO-86, URTO-R31, URTO-R35): a shortcut, a mushroom destroyed and a fight
    with a hero are no hindrance (URTO-R32 to URTO-R34)."""
    now, hero = state.now, state.heroes[seat]
    if now.sprinted:
        return no("sprinted", "URTO-84")
    if now.met_monster:
        return no("sprint-hid", "URTO-86") if now.hid else no("sprint-fought", "URTO-85")
    if now.no_sprint:
        return no("sprint-trap", "URTO-70")
    if hero.life <= changed(state, hero, "sprint_cost"):
        return no("sprint-life", "URTO-R31")
    return None


def attack_refused(state: UrtoState, seat: int, other: int) -> Verdict | None:
    """Why a hero may not attack another one now (URTO-28, URTO-66, URTO-102). START is no safe cell (URTO-R29)."""
    hero = state.heroes[seat]
    if other not in heroes_on(state, hero.cell):
        return no("attack-far", "URTO-102")
    if state.now.attacked:
        return no("attacked", "URTO-28")
    if is_monster_cell(state, hero.cell):
        return no("attack-nest", "URTO-66")
    return None


def turn_bars(state: UrtoState, seat: int, verb: str) -> Mapping[str, Verdict]:
    """The refusals among the deeds of a turn, before the move and after it."""
    return dict(_turn_bars(state, seat, verb))


def _turn_bars(state: UrtoState, seat: int, verb: str) -> Iterator[tuple[str, Verdict]]:
    yield from upgrade_bars(state, seat, verb).items()
    for other, hero in enumerate(state.heroes):
        if other != seat and (why := attack_refused(state, seat, other)) is not None:
            yield f"{verb} {ATTACK}-{hero.id}", why
    if verb == "turn":
        if (why := rest_refused(state, seat)) is not None:
            yield f"{verb} {REST}", why
        near = state.cave.links[state.heroes[seat].cell]
        yield from ((f"{verb} {cell}", no("far", "URTO-35")) for cell in state.cave.graph.cells if cell not in near)
    elif (why := sprint_refused(state, seat)) is not None:
        yield f"{verb} {SPRINT}", why


def upgrade_bars(state: UrtoState, seat: int, verb: str) -> Mapping[str, Verdict]:
    """The refusal where the die cannot be strengthened (URTO-157, URTO-R66)."""
    if can_upgrade(state, seat):
        return {}
    reason = "upgraded" if state.heroes[seat].eight_sided else "mana"
    return {f"{verb} {UPGRADE}": no(reason, "URTO-157")}


def cell_bars(state: UrtoState, verb: str, allowed: list[str], rule: str) -> Mapping[str, Verdict]:
    """The refusals for cells on which something is put: a hero stands there (URTO-60, URTO-R91), or the ``rule``
    forbids it."""
    others = [cell for cell in state.cave.graph.cells if cell not in allowed]
    taken = "URTO-60" if verb == "plant" else rule
    return {
        f"{verb} {cell}": no("hero-there", taken) if is_taken(state, cell) else no("no-place", rule) for cell in others
    }


def no_magic(verb: str) -> Mapping[str, Verdict]:
    """The refusal to roll again a die on which magic does not act: it acts on combat dice only (URTO-163)."""
    return {f"{verb} reroll": no("no-magic", "URTO-163")}
