"""Shows the table to a seat: the dungeon, the party, cards, piles, who acts and why, and the last attack."""

from collections.abc import Iterator, Sequence

import msgspec

from flick.games.ravenloft import zones
from flick.games.ravenloft.adversary import knows
from flick.games.ravenloft.cards import encounters, every_card, kind_of, monster
from flick.games.ravenloft.ground_view import ground_zone
from flick.games.ravenloft.heroes_and_foes import RavenloftHero
from flick.games.ravenloft.language import RavenloftPart
from flick.games.ravenloft.party_view import goal_of, hero_zone, party_zone, time_zone
from flick.games.ravenloft.policies import policies_of
from flick.games.ravenloft.powers import all_powers
from flick.games.ravenloft.printed import condition_of, contrary_of, step_of
from flick.games.ravenloft.rounds import villains_in_order
from flick.games.ravenloft.state import RavenloftState
from flick.games.ravenloft.turn_record import LastAttack, Roll
from flick.games.ravenloft.whereabouts import is_hero
from flick.table.board import Board, Piece, Zone, face_down, face_up, stack
from flick.table.duel import Decided, Duel, DuelSide, Modifier
from flick.table.sayings import Fact, Say, Tone
from flick.table.tactics import Tactics, TacticsLine

DUNGEON = ("encounter", "activate", "end")
"""The stages of the villain phase that all heroes share, in a game in rounds."""
VERDICTS = {
    "attack": ("attack-verdict", "attack-stamp", "RAV-86"),
    "disarm": ("disarm-verdict", "disarm-stamp", "RAV-111"),
    "unlock": ("unlock-verdict", "unlock-stamp", "RAV-168"),
    "first": ("initiative-verdict", "initiative-stamp", ""),
}
"""For each sort of roll its message, the word of its stamp, and the rule that decides; a roll for initiative brings its
rule along."""
PAST = frozenset(("explore", "pass_on", "encounter"))
"""The stages at which what a hero has rolled against the dungeon is no longer shown."""


def view(state: RavenloftState, seat: int | None) -> Board:
    """The table as a seat sees it. All seats see the same, except the hand of the player of the dungeon."""
    found = [ground_zone(state), party_zone(state)]
    found.append(Zone(zones.GOAL, "text", say=goal_of(state)))
    found.append(stack(zones.TILES, state.dungeon.stack))
    found += [stack(zones.chamber_zone(name), pile) for name, pile in state.dungeon.chambers.items()]
    for name, pile in state.decks.items():
        found.append(stack(zones.deck_zone(name), pile))
        found.append(stack(zones.discard_zone(name), state.discards[name], open_top=True))
    found += [
        Zone(zones.XP, "row", face_up(state.xp)),
        Zone(zones.SHOWN, "row", face_up(state.shown)),
        _acting(state),
        Zone(zones.VILLAINS, "row", tuple(_row(state, state.villains))),
        Zone(zones.ENVIRONMENT, "row", face_up([state.environment] if state.environment else [])),
        Zone(zones.HAZARDS, "row", face_up(state.dungeon.hazards.values())),
        Zone(zones.BONUS, "row", face_up(state.progress.bonuses)),
        Zone(zones.CHAMBER, "row", face_up([state.progress.chamber] if state.progress.chamber else [])),
    ]
    for owner, hero in enumerate(state.heroes):
        found.append(hero_zone(state, owner))
        found.append(Zone(zones.powers_zone(owner), "hand", tuple(_powers(hero)), owner=owner))
        found.append(Zone(zones.items_zone(owner), "hand", face_up(hero.items), owner=owner))
        found.append(Zone(zones.curses_zone(owner), "row", face_up(hero.curses), owner=owner))
        found.append(Zone(zones.row_zone(owner), "row", tuple(_row(state, hero.row)), owner=owner))
    found += [*_adversary(state, seat), *order_zone(state), *time_zone(state), *_fight(state, seat)]
    return Board(seat, state.round - 1, tuple(found))


def _powers(hero: RavenloftHero) -> Iterator[Piece]:
    """The powers of a hero, with those marked that lie face down (RAV-76)."""
    for name in all_powers(hero):
        yield Piece(name, name, marks=("used",) if name in hero.used else ())


def _row(state: RavenloftState, names: Sequence[str]) -> Iterator[Piece]:
    """Monster, villain and trap cards, with those marked that have a Shield token (RAV-159)."""
    for name in names:
        yield Piece(name, name, marks=("shielded",) if name in state.shielded else ())


def _acting(state: RavenloftState) -> Zone:
    """The figure that acts by its tactics, with the clause that holds and those before it that do not (RAV-53); empty
    while none acts."""
    acting = state.acting
    figure = state.figures.get(acting.figure)
    if figure is None or not acting.clause:
        return Zone(zones.ACTING, "row")
    lines = tuple(_lines(monster(figure.kind).tactics[: acting.clause]))
    layout = Tactics(Say("acting-title", {"figure": figure.id}), lines)
    return Zone(zones.ACTING, "row", (Piece(f"acting-{figure.kind}", figure.kind),), layout=layout)


def _lines(tactics: Sequence[RavenloftPart]) -> Iterator[TacticsLine]:
    """A line for each of some clauses, of which only the last one holds."""
    for part in tactics[:-1]:
        yield TacticsLine(Say("clause-fails", {"condition": contrary_of(part)}), holds=False)
    last = tactics[-1]
    facts = {"step": step_of(last)}
    told = Say("clause-holds", {**facts, "condition": condition_of(last)}) if last.terms else Say("clause-last", facts)
    yield TacticsLine(told, holds=True)


def order_zone(state: RavenloftState) -> Iterator[Zone]:
    """The heroes in the dungeon, the villains where several have an order, and the rest of the villain phase, each
    marked with its part in this round. Nothing where turns go clockwise (RAV-GEN-01 to RAV-GEN-04, RAV-GEN-16 to
    RAV-GEN-19)."""
    order = state.rounds.heroes
    if not order:
        return
    heroes = [seat for seat in order if not state.heroes[seat].escaped and not state.heroes[seat].dead]
    villains = villains_in_order(state)
    villains = villains if len(villains) > 1 else []
    if state.stage in DUNGEON:
        acting = len(heroes) + _villain(state, villains)
    else:
        due = order[state.turn % len(order) :]
        acting = next((index for index, seat in enumerate(heroes) if seat in due), len(heroes))
    pieces = [Piece(f"order-{name}", name) for name in (state.heroes[seat].id for seat in heroes)]
    pieces += [Piece(f"order-{name}", name) for name in villains]
    pieces.append(Piece("order-dungeon", "monsters-and-traps" if villains else "villain-phase"))
    yield Zone(zones.ORDER, "track", tuple(_marked(pieces, acting)))


def _villain(state: RavenloftState, villains: list[str]) -> int:
    """The index of the villain that acts or is due, among villains in their order; their number when all have acted."""
    done = [name for name in state.rounds.acted if name != state.acting.figure]
    return next((index for index, name in enumerate(villains) if name not in done), len(villains))


def _marked(pieces: list[Piece], acting: int) -> Iterator[Piece]:
    """The pieces marked as acting, next, or done in this round."""
    for index, piece in enumerate(pieces):
        if index == acting:
            mark = "active"
        elif index == (acting + 1) % len(pieces):
            mark = "next"
        else:
            mark = "acted" if index < acting else ""
        yield msgspec.structs.replace(piece, marks=(mark,)) if mark else piece


def _adversary(state: RavenloftState, seat: int | None) -> Iterator[Zone]:
    """The sheet and the hand of the player of the dungeon; nothing where every seat plays a hero. A seat goes on seeing
    a card of the hand that it has seen (RAV-RUL-89) and sees the backs of the others."""
    own, owner = state.adversary, state.adversary_seat
    if own is None or owner is None:
        return
    name = policies_of(state).villain_control.adversary
    facts: dict[str, Fact] = {"hero": name, "threat": own.threat}
    facts |= {f"cards-{deck}": len(held) for deck, held in own.hand.items()}
    sheet = Piece(f"sheet-{name}", name, told=Say("adversary-told", facts))
    yield Zone(zones.hero_sheet(owner), "row", (sheet,), owner, facts=facts)
    for deck, held in own.hand.items():
        zone, known = zones.hand_zone(deck), [card for card in held if knows(state, seat, card)]
        pieces = (*face_up(known), *face_down(zone, len(held) - len(known)))
        yield Zone(zone, "hand", pieces, owner=owner)


def _fight(state: RavenloftState, seat: int | None) -> Iterator[Zone]:
    """The last attack as a duel, and its dice (RAV-85, RAV-86); nothing before a die has been rolled in this turn, or
    where a hero rolled and the dungeon acts now."""
    fight = state.fight
    if fight is None or not fight.rolls:
        return
    if state.stage in PAST and is_hero(state, fight.attacker) and not is_hero(state, fight.rolls[-1].target):
        return
    yield Zone(zones.FIGHT, "duel", say=Say("zone-fight", {"sort": _sort(fight)}), layout=_duel(state, fight, seat))
    dice = tuple(Piece(f"die-{number}", f"d20-{roll.die}") for number, roll in enumerate(fight.rolls))
    damage = tuple(Piece(f"damage-{number}", face) for number, face in enumerate(fight.damage))
    yield Zone(zones.DICE, "dice", dice + damage)


def _duel(state: RavenloftState, fight: LastAttack, seat: int | None) -> Duel:
    """The duel of the attacker and the target of the last roll."""
    roll = fight.rolls[-1]
    attacker = _source(fight.attacker) or fight.attacker
    counts = [Modifier(Say("counts-die"), roll.die, piece=f"die-{len(fight.rolls) - 1}")]
    if not fight.initiative:
        counts.append(Modifier(Say("counts-bonus", {"sort": _sort(fight)}), fight.bonus, _source(fight.card)))
    counts += [Modifier(Say("counts-more"), n, _source(source)) for source, n in fight.counts]
    title = Say("fight-side", {"who": fight.attacker})
    own = DuelSide(title, attacker, (zones.DICE,), tuple(counts), roll.total, figure=fight.attacker)
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
