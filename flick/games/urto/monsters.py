"""Fights against monsters and the Alpha: fight or hide, round after round (URTO-87 to URTO-101, URTO-108 to
URTO-115)."""

from flick.games.urto.artefacts import may_use
from flick.games.urto.cards import ALPHA, card, kind_of
from flick.games.urto.combat import FIGHT, ROLL, announce, bonus, hide, hides, reroll_asked, rerolled, roll
from flick.games.urto.harm import Hurt, end_turn_if_fallen, on_kill, strike
from flick.games.urto.naming import called
from flick.games.urto.state import Combat, Gear, UrtoState, alpha_cell
from flick.games.urto.texts import carry_out
from flick.games.urto.zones import ALPHAS, MONSTER_DISCARD, MONSTERS, monsters_of
from flick.games.urto.zones import FIGHT as FIGHT_ZONE
from flick.table import piles
from flick.table.chance import Chance
from flick.table.moves import Move
from flick.table.rules import Rules, reveal, tell
from flick.table.sayings import Fact, Who


def meet_monster(state: UrtoState, chance: Chance, seat: int, rule: str) -> Rules[None]:
    """Let a hero meet a card from the monster pile (URTO-65, URTO-91); nothing happens where the pile is empty
    (URTO-R14). The last card is still fought, though the pile is empty from then on (URTO-R21)."""
    drawn = piles.draw(state.monsters, state.open)
    if drawn is None:
        yield tell("no-monster", "URTO-R14", who=Who(seat))
        return
    _begin(state, seat, drawn)
    yield reveal("monster", rule, (), (Move(drawn, MONSTERS, FIGHT_ZONE),), who=Who(seat), card=drawn)
    yield from _face(state, chance, seat, drawn)


def meet_alpha(state: UrtoState, chance: Chance, seat: int, rule: str) -> Rules[None]:
    """Let a hero meet the Alpha, wherever the hero is (URTO-109, URTO-110), like any monster (URTO-108). The Alpha has
    full life each time (URTO-R71), and its token stays where it is (URTO-R73)."""
    drawn = piles.draw(state.alphas, state.open)
    assert drawn is not None
    _begin(state, seat, drawn)
    yield tell("alpha", rule, (Move(drawn, ALPHAS, FIGHT_ZONE),), who=Who(seat), card=drawn)
    yield from _face(state, chance, seat, drawn)


def _begin(state: UrtoState, seat: int, drawn: str) -> None:
    """Begin a meeting with a monster, which bars the sprint whether the hero fights or hides (URTO-R35)."""
    state.now.met_monster, state.now.die = True, ""
    state.fight = Combat("pvm", seat, drawn, card(drawn).life)


def _face(state: UrtoState, chance: Chance, seat: int, drawn: str) -> Rules[None]:
    """Show the card, and let the hero hide, also from the Alpha (URTO-114, URTO-R74), or arm and fight (URTO-92,
    URTO-R48, URTO-R49). The hero stays on the cell (URTO-R53)."""
    if (yield from hides(state, chance, seat, "face", FIGHT, "URTO-92", {"card": drawn})):
        state.now.hid = True
        yield from hide(state, seat, "URTO-98")
        yield from _put_back(state, drawn)
    else:
        gear = yield from announce(state, chance, seat, "pvm", {"card": drawn})
        yield from _fight(state, chance, seat, drawn, gear)


def _put_back(state: UrtoState, drawn: str) -> Rules[None]:
    """Discard a monster that was not beaten; put the Alpha back onto its pile (URTO-R52, URTO-R72)."""
    state.fight = None
    if kind_of(drawn) == ALPHA:
        piles.move(drawn, state.open, state.alphas)
        yield tell("alpha-leaves", "URTO-R52", (Move(drawn, FIGHT_ZONE, ALPHAS),), card=drawn)
    else:
        piles.move(drawn, state.open, state.monster_discard)
        yield tell("monster-leaves", "URTO-R52", (Move(drawn, FIGHT_ZONE, MONSTER_DISCARD),), card=drawn)


def _fight(state: UrtoState, chance: Chance, seat: int, drawn: str, gear: Gear) -> Rules[None]:
    """Play rounds until one of the two is beaten or the hero hides (URTO-93, URTO-99, URTO-R50), which gives no lost
    life back (URTO-100). The monster does not roll: its attack is compared as it is (URTO-R54, URTO-R55), and damage
    beyond its life is lost (URTO-R69)."""
    monster, fight = card(drawn), state.fight
    assert fight is not None
    fight.gears[seat] = gear
    while fight.left > 0:
        facts: dict[str, Fact] = {"card": drawn, "left": fight.left, "bonus": bonus(state, seat, gear)}
        if (yield from hides(state, chance, seat, "round", ROLL, "URTO-99", facts)):
            yield from hide(state, seat, "URTO-99")
            yield from _put_back(state, drawn)
            return
        attack = yield from _rolled(state, chance, seat, gear, monster.attack, fight.left)
        yield tell("clash", "URTO-94", who=Who(seat), n=attack, attack=monster.attack, card=drawn)
        if attack > monster.attack:
            fight.left = max(0, fight.left - attack + monster.attack)
            yield tell("wound", "URTO-96", card=drawn, n=attack - monster.attack, left=fight.left)
        elif attack < monster.attack:
            hurt = Hurt({seat: monster.attack - attack}, "URTO-95", foe=kind_of(drawn), gears={seat: gear})
            fallen = yield from strike(state, chance, hurt)
            if fallen:
                yield from _put_back(state, drawn)
                end_turn_if_fallen(state, fallen)
                return
    yield from _won(state, chance, seat, drawn)


def _rolled(state: UrtoState, chance: Chance, seat: int, gear: Gear, attack: int, left: int) -> Rules[int]:
    """The attack roll with its bonuses, repeated as often as the hero wants and pays (URTO-155). A roll that kills the
    monster is kept unasked, unless the hero may have a card to use."""
    face = yield from roll(state, chance, seat, gear)
    while True:
        n = face + bonus(state, seat, gear)
        if n - attack >= left and not may_use(state, seat):
            return n
        if not (yield from reroll_asked(state, chance, seat, gear, n, attack, "URTO-154", left)):
            return n
        face = yield from rerolled(state, chance, seat, gear)


def _won(state: UrtoState, chance: Chance, seat: int, drawn: str) -> Rules[None]:
    """Give the victor the card (URTO-97) and its reward at once (URTO-R70). The fifth Alpha is the last (URTO-111,
    URTO-112)."""
    hero, monster = state.heroes[seat], card(drawn)
    state.fight = None
    piles.move(drawn, state.open, hero.monsters)
    won = Move(drawn, FIGHT_ZONE, monsters_of(seat))
    yield tell("slain", "URTO-97", (won,), who=Who(seat), card=drawn, n=monster.renown)
    if "won" in monster.texts:
        yield from carry_out(state, chance, seat, drawn, monster.texts["won"])
    yield from on_kill(state, chance, seat, drawn)
    if kind_of(drawn) == ALPHA and not state.alphas:
        state.alpha_here = False
        yield tell("alpha-gone", "URTO-112", cell=called(state, alpha_cell(state)))
