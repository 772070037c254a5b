"""Shows the last attack: who attacks whom, the die, what counts, and how it ended (RAV-85, RAV-86)."""

from collections.abc import Iterator

from flick.games.ravenloft.cards import encounters, every_card, kind_of
from flick.games.ravenloft.state import RavenloftState
from flick.games.ravenloft.turn_record import LastAttack, Roll
from flick.games.ravenloft.whereabouts import is_hero
from flick.games.ravenloft.zones import DICE, FIGHT
from flick.table.board import Piece, Zone
from flick.table.duel import Decided, Duel, DuelSide, Modifier
from flick.table.sayings import Say, Tone

VERDICTS = {
    "attack": ("attack-verdict", "attack-stamp", "RAV-86"),
    "disarm": ("disarm-verdict", "disarm-stamp", "RAV-111"),
    "unlock": ("unlock-verdict", "unlock-stamp", "RAV-168"),
    "first": ("initiative-verdict", "initiative-stamp", ""),
}
"""For each sort of roll its message, the word of its stamp, and the rule that decides; a roll for initiative brings its
rule along."""
PAST = frozenset(("explore", "pass_on", "encounter"))
"""The stages at which a hero's own rolls are no longer shown."""


def fight_zones(state: RavenloftState, seat: int | None) -> Iterator[Zone]:
    """The duel and the dice of its rolls; nothing before a die has been rolled in this turn, or where a hero rolled and
    the dungeon acts now."""
    fight = state.fight
    if fight is None or not fight.rolls:
        return
    if state.stage in PAST and is_hero(state, fight.attacker):
        return
    yield Zone(FIGHT, "duel", say=Say("zone-fight", {"sort": _sort(fight)}), layout=_duel(state, fight, seat))
    dice = tuple(Piece(f"die-{number}", f"d20-{roll.die}") for number, roll in enumerate(fight.rolls))
    damage = tuple(Piece(f"damage-{number}", face) for number, face in enumerate(fight.damage))
    yield Zone(DICE, "dice", dice + damage)


def _duel(state: RavenloftState, fight: LastAttack, seat: int | None) -> Duel:
    """The duel of the attacker and the target of the last roll."""
    roll = fight.rolls[-1]
    attacker = _source(fight.attacker) or fight.attacker
    counts = [Modifier(Say("counts-die"), roll.die, piece=f"die-{len(fight.rolls) - 1}")]
    if not fight.initiative:
        counts.append(Modifier(Say("counts-bonus", {"sort": _sort(fight)}), fight.bonus, _source(fight.card)))
    counts += [Modifier(Say("counts-more"), n, _source(source)) for source, n in fight.counts]
    title = Say("fight-side", {"who": fight.attacker})
    own = DuelSide(title, attacker, (DICE,), tuple(counts), roll.total, figure=fight.attacker)
    other = DuelSide(Say("fight-side", {"who": roll.target}), kind_of(roll.target), figure=roll.target)
    is_against_heroes = seat is not None and seat == state.adversary_seat
    is_ours = is_hero(state, fight.attacker) != is_against_heroes
    tone: Tone = "good" if roll.hits == is_ours else "bad"
    return Duel((own, other), needed=roll.needed, decided=None if roll.pending else _decided(fight, roll, tone))


def _sort(fight: LastAttack) -> str:
    """What is rolled for: ``attack``, ``disarm``, ``unlock``, or ``first`` for initiative."""
    if fight.initiative:
        return "first"
    if fight.card == "door":
        return "unlock"
    return "disarm" if fight.card != fight.attacker and kind_of(fight.card) in encounters() else "attack"


def _source(name: str) -> str:
    """The card that a number comes from; empty where it comes from none."""
    kind = kind_of(name)
    return kind if kind in every_card() else ""


def _decided(fight: LastAttack, roll: Roll, tone: Tone) -> Decided:
    """The verdict on a roll. A total that equals the AC hits (RAV-86); the number of a trap or a door is reached
    likewise, and a roll for initiative is won or lost."""
    sort = _sort(fight)
    verdict, stamp, rule = VERDICTS[sort]
    facts = {"n": roll.total, "of": roll.needed, "hit": int(roll.hits)}
    return Decided(Say(verdict, facts), fight.initiative or rule, tone, Say(stamp, facts))
