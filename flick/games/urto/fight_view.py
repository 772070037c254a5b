"""What seats see of a fight, or of a die that lies on the table: two sides, their dice, and what counts for each
(URTO-106)."""

from collections.abc import Iterator

from flick.games.urto.cards import card, heroes, kind_of
from flick.games.urto.combat import bonus
from flick.games.urto.mushrooms import NEEDED
from flick.games.urto.state import Combat, UrtoHero, UrtoState
from flick.games.urto.traits import sides, total
from flick.games.urto.zones import FIGHT, dice_of
from flick.table.board import Piece, Zone, face_up
from flick.table.duel import Duel, DuelSide, Modifier
from flick.table.sayings import Say, Who, say


def fight_zones(state: UrtoState, seat: int | None) -> Iterator[Zone]:
    """The fight as ``seat`` sees it, its own side first, and the dice that lie there."""
    fight, active = state.fight, state.active
    if fight is not None:
        foe = [fight.foe] if fight.foe in state.open else []
        yield Zone(FIGHT, "duel", face_up(foe), layout=_duel(state, fight, seat))
        for one, face in fight.rolls.items():
            yield _dice(one, f"d{_sides(state, fight, one)}-{face}")
    elif state.now.die:
        own = DuelSide(_title(state, active), turned=(dice_of(active),))
        yield Zone(FIGHT, "duel", layout=Duel((own, DuelSide(_about_die(state))), to_come=_shown(state.now.die)))
        yield _dice(active, state.now.die)
    else:
        yield Zone(FIGHT, "duel")


def _dice(seat: int, face: str) -> Zone:
    return Zone(dice_of(seat), "dice", (Piece(f"die-{seat}", face=face),), owner=seat)


def _about_die(state: UrtoState) -> Say:
    """Which die it is that lies on the table."""
    die = state.now.die
    return Say("duel-divine" if die.startswith("face") else "duel-search" if die.startswith("d12") else "duel-defence")


def _shown(die: str) -> Say | None:
    """What the die on the table brings (URTO-73 to URTO-79, URTO-R86); ``None`` for a defence roll, which its event
    tells."""
    if die.startswith("d12"):
        return say("search-found", n=int(die.partition("-")[2]))
    return say("face-shown", face=die) if die.startswith("face") else None


def _sides(state: UrtoState, fight: Combat, seat: int) -> int:
    gear = fight.gears.get(seat)
    return sides(state, state.heroes[seat], fight.scope, gear.weapons if gear is not None else ())


def _duel(state: UrtoState, fight: Combat, seat: int | None) -> Duel:
    """The duel of a fight. The attack of a monster stands in place of a roll (URTO-87)."""
    own = _side(state, fight, fight.seat)
    if fight.scope == "mushroom":
        return Duel((own, DuelSide(Say("duel-mushroom"))), needed=NEEDED)
    if fight.other is not None:
        other = _side(state, fight, fight.other)
        return Duel((other, own) if seat == fight.other else (own, other))
    foe = card(fight.foe)
    title = Say("duel-monster", {"card": kind_of(fight.foe), "left": fight.left, "life": foe.life})
    return Duel((own, DuelSide(title, fight.foe, total=foe.attack)), to_come=_blow(fight, own.total, foe.attack))


def _blow(fight: Combat, own: int | None, attack: int) -> Say | None:
    """What the roll on the table comes to (URTO-94 to URTO-96)."""
    if own is None:
        return None
    if own == attack:
        return say("blow-none")
    return say("blow-dealt", n=own - attack) if own > attack else say("blow-taken", n=attack - own)


def _title(state: UrtoState, seat: int) -> Say:
    return Say("duel-hero", {"who": Who(seat), "hero": state.heroes[seat].id})


def _side(state: UrtoState, fight: Combat, seat: int) -> DuelSide:
    hero, gear, face = state.heroes[seat], fight.gears.get(seat), fight.rolls.get(seat)
    found: list[Modifier] = []
    whose = Say("duel-hero", {"who": Who(seat), "hero": hero.id}) if fight.other is not None else ""
    if face is not None:
        found.append(Modifier(say("sum-die"), face, whose))
    if gear is not None:
        if gear.boost:
            found.append(Modifier(say("sum-boost"), gear.boost, whose))
        if gear.tokens:
            found.append(Modifier(say("sum-tokens"), gear.tokens, whose))
        if more := total(state, hero, "attack", gear.scope, gear.weapons):
            found.append(Modifier(say("sum-arms"), more, whose or _source(hero, gear.weapons)))
    points = None if face is None else face + (bonus(state, seat, gear) if gear is not None else 0)
    return DuelSide(_title(state, seat), hero.id, (dice_of(seat),), tuple(found), points)


def _source(hero: UrtoHero, weapons: list[str]) -> str:
    """The first weapon of a hero, or the hero where there is none."""
    return weapons[0] if weapons else heroes()[hero.id].id
