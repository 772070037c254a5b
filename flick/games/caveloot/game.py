"""The game as the table knows it: its class, which connects rules, content, views and bots."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from pathlib import Path
from typing import Any, ClassVar

from flick.games.caveloot import cards, checks, ending, forecast, look, setup, trading, turn
from flick.games.caveloot.bot import BOTS, temper
from flick.games.caveloot.bot.temper import CavelootTemper
from flick.games.caveloot.powers import DECKS
from flick.games.caveloot.state import CavelootOptions, CavelootState, is_secret
from flick.games.caveloot.view import view
from flick.table import piles
from flick.table.game import Board, CardLook, Chance, Decision, Game, Result, Rules
from flick.table.perspective import Perspective
from flick.table.promises import Promise
from flick.table.sayings import Refused, say


class Caveloot(Game[CavelootState, CavelootOptions]):
    """Caveloot: regions, loot, bargains and bosses, for two to four players and perhaps a game master, for whom the
    program draws and hands out the cards (CAVE-19)."""

    id = "caveloot"
    version = 7
    seats = (2, 5)
    Options = CavelootOptions
    State = CavelootState
    bots = BOTS
    house_bot = "easy"
    content_kinds: ClassVar[Mapping[str, type[Any]]] = {**cards.KINDS, temper.FILE: dict[str, CavelootTemper]}
    rules_content = tuple(cards.KINDS)

    def start(self, options: CavelootOptions, seats: int, chance: Chance) -> CavelootState:
        return setup.new_state(options, seats, chance)

    def turn(self, state: CavelootState, chance: Chance) -> Rules[None]:
        return turn.take_turn(state, chance)

    def goes_on(self, state: CavelootState) -> bool:
        return turn.goes_on(state)

    def result(self, state: CavelootState) -> Result | None:
        return ending.result(state)

    def worth(self, state: CavelootState, seat: int) -> float:
        return ending.worth(state, seat)

    def view(self, state: CavelootState, seat: int | None) -> Board:
        return view(state, seat)

    def promises(self, perspective: Perspective) -> Mapping[str, Promise]:
        return forecast.promises(perspective)

    def guess(self, state: CavelootState, seat: int, chance: Chance, known: frozenset[str]) -> None:
        """Deal anew what the seat has not seen: power decks, piles, the cards under dungeons, the legendary stack, and
        the quests of others; each among cards with the same back, quests also among those of their type (CAVE-R13)."""
        for deck in DECKS:
            piles.deal_anew([state.decks[deck]], lambda name: name not in known, chance)
        piles.deal_anew([state.legendary], lambda name: name not in known, chance)
        _deal_quests(state, seat, chance, known)
        for region in state.regions:
            _deal_region(state, seat, region, chance, known)

    def inventory(self, state: CavelootState) -> Mapping[str, int]:
        """Every card must lie in exactly one place, and all power cards and HELP! cards must be there."""
        everything = [name for group in cards.GROUPS for name in cards.deck_of(group)]
        piles.check(_places(state), everything)
        for deck in DECKS:
            piles.check([state.decks[deck], state.used[deck], _drawn(state, deck)], cards.power_deck(deck))
        return {"help": sum(player.help for player in state.players)}

    def check_position(self, state: CavelootState) -> None:
        """``Refused`` where a card is none of the game or lies in two places, or where nobody is active. What lies in
        piles, decks and stacks may be laid elsewhere besides, so that a position need not name everything."""
        if not 0 <= state.active < len(state.players):
            raise Refused(say("nobody-active", found=state.active, players=len(state.players)))
        seen = set[str]()
        for name in _laid(state):
            if name in seen or not cards.is_card(name):
                raise Refused(say("not-a-card", card=name))
            seen.add(name)
        for name in chain(*state.piles.values(), state.removed, state.special, state.legendary, _in_fight(state)):
            if not cards.is_card(name):
                raise Refused(say("not-a-card", card=name))

    def overdue(self, state: CavelootState, decision: Decision) -> str:
        """The plainest answer; whoever explores goes home."""
        return "step home" if decision.verb == "step" else super().overdue(state, decision)

    def things(self, language: str) -> Mapping[str, str]:
        return {**cards.names(language), **trading.access_names(language)}

    def card_look(self, thing: str) -> CardLook | None:
        return look.card_look(thing)

    def check_content(self, path: Path, record: Any) -> None:
        checks.check(path)


def _places(state: CavelootState) -> Iterator[Sequence[str]]:
    """Every place in which a card can be."""
    fight, now = state.fight, state.now
    for player in state.players:
        yield player.cards
    yield from (*state.piles.values(), *state.open.values(), *state.bound.values(), *state.dealt)
    for dungeon in state.dungeons.values():
        yield from (dungeon.hidden, *dungeon.floors)
    yield from (state.graveyard, state.removed, state.special, state.legendary, state.box)
    yield [name for name in (now.met, now.beaten) if name]
    if fight is not None and not fight.in_dungeon and fight.foes[0] not in _lying(state):
        yield fight.foes


def _lying(state: CavelootState) -> set[str]:
    """Everything that lies open, including a foe that has recovered and is not put away yet."""
    return {name for lying in state.open.values() for name in lying}


def _drawn(state: CavelootState, deck: str) -> list[str]:
    """The power cards of a deck that lie in the clash."""
    sources = [] if state.fight is None else state.fight.sources
    return [one for source in sources for one in source.drawn if one.startswith(deck)]


def _deal_region(state: CavelootState, seat: int, region: str, chance: Chance, known: frozenset[str]) -> None:
    """Deal the pile of a region and the cards under its dungeons anew. The active player knows where some cards lie
    (CAVE-R14); others know of these only that somebody has seen them."""
    pile = state.piles[region]
    places = [(pile.index(name), name) for name in state.now.placed if name in pile]
    own = [name for _, name in places if seat == state.active]
    hidden = [dungeon.hidden for dungeon in state.dungeons.values() if dungeon.region == region]
    piles.deal_anew([pile, *hidden], lambda name: name not in known and name not in own, chance)
    now_there = {name: pile[place] for place, name in places}
    state.now.placed = [now_there.get(name, name) for name in state.now.placed]
    state.now.looked = now_there.get(state.now.looked, state.now.looked)


def _deal_quests(state: CavelootState, seat: int, chance: Chance, known: frozenset[str]) -> None:
    """Deal the quests and guilds that another player holds unseen, or has just drawn, anew among those of the same type
    and back that the seat cannot place."""
    met = [state.now.met] if state.now.met else []
    if met and seat not in state.knows.get(met[0], (seat,)) and met[0] not in known:
        _exchange(state, known, chance, met, 0)
        state.now.met = met[0]
    for other, player in enumerate(state.players):
        if other == seat:
            continue
        for held in (player.camp, player.hand):
            for place, name in enumerate(held):
                if is_secret(state, other, name) and seat not in state.knows.get(name, ()) and name not in known:
                    _exchange(state, known, chance, held, place)


def _exchange(state: CavelootState, known: frozenset[str], chance: Chance, held: list[str], place: int) -> None:
    """Exchange a card of a hand with one of the same kind in a pile or under a dungeon, or leave it."""
    name, one = held[place], cards.card(held[place])
    hidden = [state.piles[region] for region in state.regions if region == one.group]
    hidden += [dungeon.hidden for dungeon in state.dungeons.values() if dungeon.region == one.group]
    found = [other for pile in hidden for other in pile if other not in known and other not in state.now.placed]
    alike = [other for other in found if cards.card(other).type == one.type]
    other = chance.pick("guess-quest", [name, *alike])
    if other == name:
        return
    pile = next(pile for pile in hidden if other in pile)
    pile[pile.index(other)], held[place] = name, other
    _rename(state, name, other)
    state.knows[other], state.knows[name] = state.knows.get(name, []), state.knows.get(other, [])


def _rename(state: CavelootState, name: str, other: str) -> None:
    """Replace a card that has been exchanged in everything that is planned, promised or sold."""

    def renamed(names: Sequence[str]) -> list[str]:
        return [other if one == name else one for one in names]

    if (outfit := state.now.outfit) is not None:
        outfit.pack = renamed(outfit.pack)
    promised = () if state.fight is None else state.fight.rewards.values()
    for reward in (*promised, *(reward for _, reward in state.now.owed)):
        reward.things = renamed(reward.things)
    for player in state.players:
        player.rights = renamed(player.rights)


def _laid(state: CavelootState) -> Iterator[str]:
    """The cards that players have, those bound to them, and those that lie open, under dungeons and in the
    graveyard."""
    for player in state.players:
        yield from player.cards
    for dungeon in state.dungeons.values():
        yield from chain(dungeon.hidden, *dungeon.floors)
    yield from chain(*state.open.values(), *state.bound.values(), state.graveyard)


def _in_fight(state: CavelootState) -> Iterator[str]:
    """The opponent and its gear, and what the heroes have equipped."""
    if (fight := state.fight) is not None:
        yield from chain(fight.foes, fight.gear, fight.spells, *fight.worn.values())


GAME = Caveloot()
