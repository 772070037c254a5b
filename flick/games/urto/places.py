"""Torches, fountains and events, and the search die."""

from functools import partial

from flick.games.urto.artefacts import draw_artefact, made_anew, may_use
from flick.games.urto.cards import card
from flick.games.urto.duels import targets
from flick.games.urto.harm import TurnEnds
from flick.games.urto.health import change_life, change_mana
from flick.games.urto.moments import menu
from flick.games.urto.monsters import meet_alpha, meet_monster
from flick.games.urto.refusals import no_magic, sprint_refused
from flick.games.urto.state import UrtoState
from flick.games.urto.texts import carry_out
from flick.games.urto.traits import most_life, most_mana, summed
from flick.games.urto.zones import EVENT_DISCARD, EVENTS, OPEN
from flick.table import piles
from flick.table.chance import Chance
from flick.table.moves import Move
from flick.table.rules import Rules, amount, reveal, tell
from flick.table.sayings import Who

SEARCH, LEAVE, STOP, DRINK, GIVE = "search", "leave", "stop", "drink", "give"
TWELVE = 12


def offer_search(state: UrtoState, chance: Chance, seat: int, *, fountain: bool = False) -> Rules[None]:
    """Let a hero on a torch cell search, or drink, or do neither (URTO-41, URTO-45, URTO-80, URTO-81). A hero who does
    neither may say at once that the turn is over, so that a plain turn takes a move and one word."""
    hero = state.heroes[seat]
    way = yield from menu(state, chance, seat, "torch", partial(_offers, state, seat, fountain), rule="URTO-41")
    if way == SEARCH:
        yield from search(state, chance, seat)
    elif way == STOP:
        state.now.stopped = True
    elif way == DRINK:
        most = min(hero.mana, most_life(state, hero) - hero.life)
        n = yield from amount(seat, "drink", 1, most, rule="URTO-46")
        yield from change_mana(state, seat, -n, "URTO-46")
        yield from change_life(state, seat, n, "URTO-46")
    elif way == GIVE:
        most = min(hero.life - 1, most_mana(state, hero) - hero.mana)
        n = yield from amount(seat, "give", 1, most, rule="URTO-47")
        hero.life -= n
        yield tell("gives", "URTO-47", who=Who(seat), n=n, left=hero.life)
        yield from change_mana(state, seat, n, "URTO-47")


def _offers(state: UrtoState, seat: int, fountain: bool) -> list[str]:
    """What a hero can do on a torch cell now (URTO-R39)."""
    hero = state.heroes[seat]
    ways = [] if state.now.no_search else [SEARCH]
    if fountain and hero.mana > 0 and hero.life < most_life(state, hero):
        ways.append(DRINK)
    if fountain and hero.life > 1 and hero.mana < most_mana(state, hero):
        ways.append(GIVE)
    more = sprint_refused(state, seat) is None or targets(state, seat) or may_use(state, seat)
    return [*ways, LEAVE, STOP] if ways and more else [*ways, LEAVE]


def search(state: UrtoState, chance: Chance, seat: int) -> Rules[None]:
    """Roll the search die and carry out its result (URTO-42, URTO-73 to URTO-79, URTO-R04); after the last Alpha a
    monster takes its place (URTO-113)."""
    face = yield from _search_roll(state, chance, seat)
    if face == 1 and state.alphas and state.alpha_here:
        yield from meet_alpha(state, chance, seat, "URTO-73")
    elif face == 1 or face >= 11:
        yield from meet_monster(state, chance, seat, "URTO-74" if face == 1 else "URTO-79")
    elif face == 2:
        yield from change_life(state, seat, 1, "URTO-75")
    elif face == 3:
        yield from change_mana(state, seat, 1, "URTO-76")
    elif face <= 6:
        yield from draw_artefact(state, chance, seat, "URTO-77")
    else:
        yield from draw_event(state, chance, seat, "URTO-78")


def _search_roll(state: UrtoState, chance: Chance, seat: int) -> Rules[int]:
    """Roll the search die. Only a lantern allows another roll, so many times a turn; the last result counts
    (URTO-163)."""
    hero, ways, bars = state.heroes[seat], ("keep", "again"), no_magic("seek")
    while True:
        face = chance.roll("search", TWELVE)
        state.now.die = f"d{TWELVE}-{face}"
        yield tell("search", "URTO-42", who=Who(seat), n=face)
        if state.now.lanterns >= summed(state, hero, "search_reroll"):
            return face
        way = yield from menu(state, chance, seat, "seek", lambda: ways, rule="URTO-42", facts={"n": face}, bars=bars)
        if way == "keep":
            return face
        state.now.lanterns += 1


def draw_event(state: UrtoState, chance: Chance, seat: int, rule: str) -> Rules[None]:
    """Draw an event and carry it out at once (URTO-146 to URTO-148); before that, whoever drew it may use something."""
    if not state.events:
        yield from made_anew(chance, state.event_discard, state.events, (EVENT_DISCARD, EVENTS))
    drawn = piles.draw(state.events, state.open)
    if drawn is None:
        yield tell("no-event", "URTO-R14", who=Who(seat))
        return
    yield reveal("event", rule, (), (Move(drawn, EVENTS, OPEN),), who=Who(seat), card=drawn)
    text = card(drawn).texts["drawn"]
    rolls = any(part.verb == "check" for part in text)
    facts = {"card": drawn}
    yield from menu(state, chance, seat, "event", lambda: ("go-on",), rule="URTO-147", facts=facts, rolls=rolls)
    ended: TurnEnds | None = None
    try:
        yield from carry_out(state, chance, seat, drawn, text)
    except TurnEnds as end:
        ended = end
    piles.move(drawn, state.open, state.event_discard)
    yield tell("event-done", "URTO-148", (Move(drawn, OPEN, EVENT_DISCARD),), card=drawn)
    if ended is not None:
        raise ended
