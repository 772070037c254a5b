"""Divine dice, which their holder rolls once at the end of the turn (URTO-128 to URTO-145)."""

from functools import partial

from flick.games.urto import achievements
from flick.games.urto.artefacts import draw_artefact
from flick.games.urto.cards import HAMMER, SCYTHE, TRUMPETS
from flick.games.urto.deeds import steal_renown
from flick.games.urto.harm import Hurt, end_turn_if_fallen, strike
from flick.games.urto.health import change_mana, change_renown
from flick.games.urto.naming import choose_cell
from flick.games.urto.refusals import no_magic
from flick.games.urto.state import UrtoState, divine_of, heroes_on, opponents, urto_cell
from flick.table.chance import Chance
from flick.table.rules import Rules, confirm, tell
from flick.table.sayings import Who

FACES = {
    TRUMPETS: ("face-renown-1", "face-renown-2", "face-steal", "face-mana", "face-artefact", "face-failure"),
    HAMMER: (
        "face-rockfall",
        "face-rockfall-double",
        "face-rockfall-global",
        "face-failure",
        "face-mana",
        "face-artefact",
    ),
    SCYTHE: ("face-loss-1", "face-loss-1", "face-loss-2", "face-loss-2", "face-loss-3", "face-loss-3"),
}
"""The result of each face; of the Scythe, one result for two faces (URTO-R86, URTO-R87)."""
RULES = {
    (TRUMPETS, "face-renown-1"): "URTO-132",
    (TRUMPETS, "face-renown-2"): "URTO-133",
    (TRUMPETS, "face-steal"): "URTO-134",
    (TRUMPETS, "face-mana"): "URTO-135",
    (TRUMPETS, "face-artefact"): "URTO-136",
    (TRUMPETS, "face-failure"): "URTO-137",
    (HAMMER, "face-rockfall"): "URTO-138",
    (HAMMER, "face-rockfall-double"): "URTO-139",
    (HAMMER, "face-rockfall-global"): "URTO-140",
    (HAMMER, "face-failure"): "URTO-141",
    (HAMMER, "face-mana"): "URTO-142",
    (HAMMER, "face-artefact"): "URTO-143",
}
FAILURE = "face-failure"
ROCKS = {"face-rockfall": 1, "face-rockfall-double": 2}


def phase_d(state: UrtoState, chance: Chance, seat: int) -> Rules[bool]:
    """The holder of a divine die may roll it, once (URTO-27, URTO-131, URTO-R83, URTO-R84), also after a rest
    (URTO-32), a failed mushroom roll (URTO-R30), and on the turn it was seized (URTO-R85, URTO-R97); who has arrived,
    only the Scythe (URTO-167, URTO-R98). Whether it was rolled."""
    hero = state.heroes[seat]
    weapon = divine_of(hero)
    if weapon is None or hero.dead or (hero.arrived and weapon != SCYTHE):
        return False
    if not (yield from confirm(seat, "divine", rule="URTO-27", card=weapon)):
        return False
    face = state.now.die = chance.pick(weapon, FACES[weapon])
    rule = RULES.get((weapon, face), "URTO-145")
    yield tell("divine", rule, who=Who(seat), card=weapon, face=face)
    yield from achievements.on_divine_roll(state, seat, face == FAILURE)
    yield from _done(state, chance, seat, face, rule)
    return True


def _done(state: UrtoState, chance: Chance, seat: int, face: str, rule: str) -> Rules[None]:
    """Carry out the result of a face (URTO-132 to URTO-145)."""
    if face in ("face-renown-1", "face-renown-2"):
        yield from change_renown(state, seat, int(face[-1]), rule)
    elif face == "face-steal":
        yield from steal_renown(state, seat, 1, rule)
    elif face == "face-mana":
        yield from change_mana(state, seat, 1, rule)
    elif face == "face-artefact":
        yield from draw_artefact(state, chance, seat, rule)
    else:
        fallen = yield from strike(state, chance, (yield from _blow(state, seat, face, rule)))
        end_turn_if_fallen(state, fallen)


def _blow(state: UrtoState, seat: int, face: str, rule: str) -> Rules[Hurt]:
    """Whom a face hurts, and how much. A failure costs the holder 1 life; a rockfall on a chosen cell hits everybody on
    it (URTO-144); other faces hit opponents only (URTO-R89)."""
    if face == FAILURE:
        return Hurt({seat: 1}, rule, damage=False)
    if face in ROCKS:
        cells = [cell for cell in state.cave.links if cell != urto_cell(state)]
        cell = yield from choose_cell(state, seat, "rocks", cells, rule="URTO-R90", bars=partial(no_magic, "rocks"))
        return Hurt(dict.fromkeys(heroes_on(state, cell), ROCKS[face]), rule, by=seat)
    if face == "face-rockfall-global":
        return Hurt(dict.fromkeys(opponents(state, seat), 1), rule, by=seat)
    return Hurt(dict.fromkeys(opponents(state, seat), int(face[-1])), rule, damage=False, by=seat)
