"""Artefacts in hand: drawn, kept to three, used at the moments that there are."""

from flick.games.urto.cards import card
from flick.games.urto.health import cut_to_most, give_back, lies_in, spend
from flick.games.urto.state import MOST_ARTEFACTS, UrtoState, divine_of, hidden_of
from flick.games.urto.texts import carry_out
from flick.games.urto.zones import ARTEFACT_DISCARD, ARTEFACTS, artefacts_of, divine_zone, shown_of
from flick.table import piles
from flick.table.chance import Chance
from flick.table.decisions import Verdict
from flick.table.moves import Move, each
from flick.table.rules import Rules, choose, choose_or_not, confirm, reveal, tell, whisper
from flick.table.sayings import Who, say

UPGRADE = "upgrade"
UPGRADE_PRICE = 5
"""The mana for a stronger die (URTO-157)."""


def usable(state: UrtoState, seat: int, *, steps: bool = False, magic: bool = True) -> list[str]:
    """What a hero may use at this moment: cards to play, permanent artefacts to lay open, and, where ``magic`` is
    useful, mana for the eight-sided die (URTO-R66). A card that gives a further step can be used only after phase B,
    where ``steps`` is set."""
    hero = state.heroes[seat]
    found = [name for name in hero.artefacts if "play" in card(name).texts and (steps or not _is_step(name))]
    found += [name for name in hidden_of(hero) if card(name).is_permanent and card(name).texts]
    return [*found, UPGRADE] if magic and can_upgrade(state, seat) else found


def can_upgrade(state: UrtoState, seat: int) -> bool:
    """Whether a hero can strengthen the die, which everybody can see (URTO-157, URTO-R67)."""
    hero = state.heroes[seat]
    return not hero.eight_sided and hero.mana >= UPGRADE_PRICE


def may_use(state: UrtoState, seat: int, *, rolls: bool = False) -> bool:
    """Whether a hero may have something to use, as far as everybody knows. The hero is then asked whatever it holds, so
    that the question betrays nothing. Mana alone counts only where a combat die is about to be rolled, because at other
    moments it can as well be spent later."""
    return bool(hidden_of(state.heroes[seat])) or (rolls and can_upgrade(state, seat))


def show(state: UrtoState, seat: int, name: str) -> Rules[None]:
    """Lay a weapon that is chosen, or a permanent artefact, open; it stays so (URTO-124, URTO-125)."""
    hero = state.heroes[seat]
    if name not in hero.shown:
        hero.shown.append(name)
        yield reveal(
            "show", "URTO-124", (seat,), (Move(name, artefacts_of(seat), shown_of(seat)),), who=Who(seat), card=name
        )


def _is_step(name: str) -> bool:
    return any(part.verb == "step" for part in card(name).texts["play"])


def use(state: UrtoState, chance: Chance, seat: int, thing: str) -> Rules[None]:
    """Play a card (URTO-122, URTO-124), or strengthen the die for good (URTO-157)."""
    hero = state.heroes[seat]
    if thing == UPGRADE:
        hero.mana -= UPGRADE_PRICE
        hero.eight_sided = True
        yield tell("upgrade", "URTO-157", who=Who(seat), left=hero.mana)
        return
    if card(thing).is_permanent:
        yield from show(state, seat, thing)
        return
    yield reveal("use", "URTO-124", (seat,), (), who=Who(seat), card=thing)
    yield from spend(state, seat, thing)
    yield from carry_out(state, chance, seat, thing, card(thing).texts["play"])


def draw_artefact(state: UrtoState, chance: Chance, seat: int, rule: str) -> Rules[None]:
    """Let a hero draw the top card of the pile (URTO-116), which is made anew from the discards if necessary
    (URTO-R14)."""
    if not state.artefacts:
        yield from made_anew(chance, state.artefact_discard, state.artefacts, (ARTEFACT_DISCARD, ARTEFACTS))
    hero = state.heroes[seat]
    drawn = piles.draw(state.artefacts, hero.artefacts)
    if drawn is None:
        yield tell("no-artefact", "URTO-R14", who=Who(seat))
        return
    moves = (Move(drawn, ARTEFACTS, artefacts_of(seat)),)
    yield whisper("artefact", rule, [seat], {"card": drawn}, moves, who=Who(seat))
    yield from keep_to_three(state, seat)


def made_anew(chance: Chance, discard: list[str], pile: list[str], zones: tuple[str, str]) -> Rules[None]:
    """Make a new pile of the discards, if there are any (URTO-R14)."""
    moves = each(discard, *zones)
    piles.move_all(discard, pile)
    piles.shuffle(pile, chance, zones[1])
    if moves:
        yield tell("made-anew", "URTO-R14", moves)


def keep_to_three(state: UrtoState, seat: int) -> Rules[None]:
    """Let a hero with four artefacts, divine ones included (URTO-129), give one up, the new one or another (URTO-126,
    URTO-127, URTO-R79); at other times nobody may (URTO-R80). Note the first two held at once (URTO-R116)."""
    hero = state.heroes[seat]
    if len(hero.artefacts) > MOST_ARTEFACTS:
        bars = {"part no": Verdict(False, say("refused-fourth"), "URTO-126")}
        gone = yield from choose(seat, "part", hero.artefacts, rule="URTO-127", piece=str, bars=lambda: bars)
        yield from give_up(state, seat, gone)
    if not hero.first_pair and len(hero.artefacts) >= 2:
        hero.first_pair = hero.artefacts[:2]
    yield from cut_to_most(state, seat)


def give_up(state: UrtoState, seat: int, name: str) -> Rules[None]:
    """Discard an ordinary artefact, or put a divine one back onto its pedestal (URTO-R79, URTO-R82)."""
    hero = state.heroes[seat]
    origin = lies_in(hero, seat, name)
    hero.artefacts.remove(name)
    if card(name).is_divine:
        yield from give_back(state, seat, name)
    else:
        hero.shown = [one for one in hero.shown if one != name]
        state.artefact_discard.append(name)
        moves = (Move(name, origin, ARTEFACT_DISCARD),)
        yield reveal("part", "URTO-127", (seat,), moves, who=Who(seat), card=name)


def take_weapon(state: UrtoState, seat: int, weapon: str, cell: str) -> Rules[bool]:
    """Let a hero take a divine weapon, if there is room or the hero makes room at once (URTO-R81, URTO-130); whether it
    was taken."""
    hero = state.heroes[seat]
    other = divine_of(hero)
    if other is not None:
        room = [other]
    else:
        room = list(hero.artefacts) if len(hero.artefacts) >= MOST_ARTEFACTS else []
    if room:
        gone = yield from choose_or_not(seat, "seize", room, rule="URTO-R81", piece=str, facts={"weapon": weapon})
        if gone is None:
            return False
        yield from give_up(state, seat, gone)
    elif not (yield from confirm(seat, "take", rule="URTO-R81", weapon=weapon)):
        return False
    if state.pieces.get(cell) == weapon:
        del state.pieces[cell]
    hero.artefacts.append(weapon)
    yield tell("weapon-taken", "URTO-R81", (Move(weapon, cell, divine_zone(seat)),), who=Who(seat), card=weapon)
    yield from keep_to_three(state, seat)
    return True
