"""The hand of cards and the Threat of the player who plays the dungeon against the heroes.

Whether that seat is asked depends only on what all can see: the number of its cards and its Threat. A seat that has
seen a card of the hand knows it until it is played (RAV-RUL-89).
"""

from collections.abc import Mapping, Sequence

from flick.games.ravenloft import encounters
from flick.games.ravenloft.cards import card as record_of
from flick.games.ravenloft.cards import kind_of
from flick.games.ravenloft.decks import draw, quietly_discard
from flick.games.ravenloft.footings import free_footings
from flick.games.ravenloft.naming import choose_square
from flick.games.ravenloft.spawning import figure_of, set_down, unplaced
from flick.games.ravenloft.state import ENCOUNTER, MONSTER, Adversary, RavenloftState
from flick.games.ravenloft.whereabouts import taken
from flick.games.ravenloft.zones import SHOWN, deck_zone, discard_zone, hand_zone, row_zone
from flick.table import memory, piles
from flick.table.chance import Chance
from flick.table.decisions import Verdict
from flick.table.moves import Move
from flick.table.rules import Rules, choose_or_not, reveal, tell, whisper
from flick.table.sayings import Say, Who

DECKS = (ENCOUNTER, MONSTER)
"""The decks from which the hand is drawn."""
PLAY = 2
"""The Threat that it costs to play an encounter (RAV-STR-13)."""
MORE = 1
"""The Threat that a second monster on a tile costs beyond its XP (RAV-STR-09)."""
DRAWS = {1: 2, 2: 4}
"""The number of cards that are drawn for each price in Threat (RAV-STR-15, RAV-STR-16)."""
DEMANDED = 1
"""The Threat that a hero gives for a look at the whole hand (RAV-STR-18)."""

Split = tuple[int, int]
"""A number of encounter cards and a number of monster cards."""


def of(state: RavenloftState) -> Adversary:
    """The player of the dungeon, in a match that has one."""
    assert state.adversary is not None
    return state.adversary


def seat_of_adversary(state: RavenloftState) -> int:
    """The seat of the player of the dungeon, in a match that has one."""
    assert state.adversary_seat is not None
    return state.adversary_seat


def knows(state: RavenloftState, seat: int | None, name: str) -> bool:
    """Whether a seat has seen a card of the hand; an onlooker sees no hand."""
    return seat is not None and (seat == state.adversary_seat or seat in state.memory.get(name, ()))


def gain(state: RavenloftState, n: int, rule: str) -> Rules[None]:
    """Give Threat from the supply (RAV-STR-03)."""
    own = of(state)
    own.threat += n
    yield tell("threat-gained", rule, who=Who(seat_of_adversary(state)), n=n, all=own.threat)


def draw_cards(state: RavenloftState, chance: Chance, deck: str, count: int, rule: str) -> Rules[None]:
    """Draw cards into the hand, unseen by the heroes; fewer where the deck has no more (RAV-RUL-10)."""
    own, seat = of(state), seat_of_adversary(state)
    for _ in range(count):
        name = yield from draw(state, chance, deck)
        if name is None:
            yield tell("no-card-left", "RAV-RUL-10", deck=Say(f"cards-{deck}"))
            return
        piles.move(name, state.shown, own.hand[deck])
        moves = (Move(name, deck_zone(deck), hand_zone(deck)),)
        yield whisper("draws-card", rule, (seat,), {"card": name}, moves, who=Who(seat), deck=Say(f"one-of-{deck}"))


def _pay(state: RavenloftState, name: str, n: int) -> None:
    """Pay ``n`` Threat for a card, which nobody needs to remember any more."""
    of(state).threat -= n
    memory.forget(state.memory, [name])


# Monsters on new tiles


def buy_monsters(state: RavenloftState, chance: Chance, seat: int, tile: str) -> Rules[list[str]]:
    """Let the player put up to two different monsters on a tile that the hero has explored (RAV-STR-08, RAV-STR-09,
    RAV-RUL-104); gives the figures that come."""
    found: list[str] = []
    first = ""
    for more, rule in ((0, "RAV-STR-08"), (MORE, "RAV-STR-09")):
        name = yield from _which_monster(state, seat, tile, more, rule, first)
        if name is None:
            break
        first = kind_of(name)
        figure = yield from _play_monster(state, chance, seat, name, tile, price_of(name, more), rule)
        found += [figure] if figure else []
    return found


def price_of(name: str, more: int) -> int:
    """The price of a monster in Threat: its XP and ``more``."""
    return record_of(name).xp + more


def _which_monster(state: RavenloftState, seat: int, tile: str, more: int, rule: str, first: str) -> Rules[str | None]:
    """Ask which monster card of the hand comes onto a new tile for its XP and ``more`` Threat; ``first`` is the kind
    that came before. ``None`` where no card could come, or none shall."""
    own, asked = of(state), seat_of_adversary(state)
    held = own.hand[MONSTER]
    if not held or own.threat <= more or not free_footings(state.dungeon, tile, taken(state)):
        return None
    row = [kind_of(name) for name in state.heroes[seat].row]

    def barred() -> Mapping[str, Verdict]:
        """Why other cards of the hand cannot be played now."""
        found: dict[str, Verdict] = {}
        for name in held:
            facts = {"card": name, "n": price_of(name, more), "all": own.threat}
            if kind_of(name) == first:
                found[f"spawn {name}"] = Verdict(False, Say("barred-same-monster", facts), "RAV-STR-09")
            elif price_of(name, more) > own.threat:
                found[f"spawn {name}"] = Verdict(False, Say("barred-threat", facts), rule)
        return found

    def warns() -> Mapping[str, Say]:
        """A copy of what the hero has already is lost (RAV-RUL-87)."""
        twice = [name for name in held if kind_of(name) in row]
        return {f"spawn {name}": Say("warns-second-copy", {"card": name, "who": Who(seat)}) for name in twice}

    open_to = [name for name in held if f"spawn {name}" not in barred()]
    return (
        yield from choose_or_not(
            asked,
            "spawn",
            open_to,
            rule=rule,
            piece=str,
            label=lambda name: Say("do-spawn", {"card": name, "n": price_of(name, more)}),
            bars=barred,
            warns=warns,
            question="spawn-more" if more else "",
            facts={"tile": kind_of(tile), "who": Who(seat), "all": own.threat},
        )
    )


def _play_monster(
    state: RavenloftState, chance: Chance, seat: int, name: str, tile: str, price: int, rule: str
) -> Rules[str]:
    """Give the card to the active hero, who controls it (RAV-STR-10), and put its figure on any square of the tile. A
    second card of a kind is discarded at once (RAV-STR-11, RAV-RUL-87)."""
    own, asked, row = of(state), seat_of_adversary(state), state.heroes[seat].row
    _pay(state, name, price)
    facts = {"card": name, "n": price, "left": own.threat, "hero": state.heroes[seat].id}
    if kind_of(name) in map(kind_of, row):
        piles.move(name, own.hand[MONSTER], state.discards[MONSTER])
        moves = (Move(name, hand_zone(MONSTER), discard_zone(MONSTER)),)
        yield reveal("second-copy", "RAV-STR-11", (asked,), moves, who=Who(asked), **facts)
        return ""
    piles.move(name, own.hand[MONSTER], row)
    moves = (Move(name, hand_zone(MONSTER), row_zone(seat)),)
    yield reveal("plays-monster", rule, (asked,), moves, who=Who(asked), **facts)
    figure = figure_of(state, name)
    spots = free_footings(state.dungeon, tile, taken(state), figure.size)
    if not spots:
        yield unplaced(state, seat, name)
        return ""
    square = yield from choose_square(state, asked, "put", spots, "RAV-STR-08", {"figure": figure.id})
    yield from set_down(state, chance, figure, square, "RAV-STR-08")
    return figure.id


# Encounters, and more cards


def play_encounter(state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
    """Let the player play one encounter from hand on the active hero, as if it had been drawn (RAV-STR-13, RAV-STR-14).
    The Threat stays spent if it is cancelled; a card that is blocked is discarded and not replaced (RAV-RUL-88)."""
    own, asked = of(state), seat_of_adversary(state)
    held = own.hand[ENCOUNTER]
    if not held or own.threat < PLAY:
        return
    name = yield from choose_or_not(
        asked,
        "encounter",
        list(held),
        rule="RAV-STR-13",
        piece=str,
        label=lambda one: Say("do-encounter", {"card": one, "n": PLAY}),
        facts={"who": Who(seat), "all": own.threat, "n": PLAY},
    )
    if name is None:
        return
    _pay(state, name, PLAY)
    piles.move(name, held, state.shown)
    moves = (Move(name, hand_zone(ENCOUNTER), SHOWN),)
    facts = {"card": name, "n": PLAY, "left": own.threat, "hero": state.heroes[seat].id}
    yield reveal("plays-encounter", "RAV-STR-13", (asked,), moves, who=Who(asked), **facts)
    if not (yield from encounters.resolve(state, chance, seat, name, ENCOUNTER)):
        yield tell("blocked-for-good", "RAV-RUL-88", quietly_discard(state, name, ENCOUNTER), card=name)


def buy_cards(state: RavenloftState, chance: Chance) -> Rules[None]:
    """Let the player buy two cards for 1 Threat or four for 2, after saying how many from which deck (RAV-STR-15,
    RAV-STR-16, RAV-RUL-88)."""
    own, asked = of(state), seat_of_adversary(state)
    found = splits(own.threat)
    if not found:
        return
    split = yield from choose_or_not(
        asked,
        "draw",
        found,
        rule="RAV-STR-15",
        name=lambda one: f"{one[0]}+{one[1]}",
        label=lambda one: Say("do-draw", {"encounters": one[0], "monsters": one[1], "n": price_of_split(one)}),
        facts={"all": own.threat},
    )
    if split is None:
        return
    price = price_of_split(split)
    own.threat -= price
    rule = "RAV-STR-15" if price == 1 else "RAV-STR-16"
    facts = {"n": price, "encounters": split[0], "monsters": split[1], "left": own.threat}
    yield tell("buys-cards", rule, who=Who(asked), **facts)
    for deck, count in zip(DECKS, split, strict=True):
        yield from draw_cards(state, chance, deck, count, rule)


def splits(threat: int) -> list[Split]:
    """Every number of encounter cards and monster cards that can be bought with that Threat."""
    return [(n, count - n) for price, count in DRAWS.items() if price <= threat for n in range(count + 1)]


def price_of_split(split: Split) -> int:
    return next(price for price, count in DRAWS.items() if count == sum(split))


# Looks at the hand


def show_to(state: RavenloftState, seat: int, card: str) -> Rules[None]:
    """Let one hero look at the whole hand instead of a deck (RAV-STR-17)."""
    asked = seat_of_adversary(state)
    yield tell("looks-at-hand", "RAV-STR-17", who=Who(seat), card=card)
    for name, deck in _held(state):
        seers = sorted({seat, asked, *state.memory.get(name, ())})
        moves = (Move(name, hand_zone(deck), hand_zone(deck)),)
        yield whisper("sees-in-hand", "RAV-STR-17", seers, {"card": name}, moves, who=Who(seat))
        memory.learn(state.memory, [name], (seat,))


def show_to_all(state: RavenloftState, seat: int) -> Rules[None]:
    """Show the hand to all, for which the player of the dungeon gains 1 Threat (RAV-STR-18, RAV-RUL-89)."""
    asked, own = seat_of_adversary(state), of(state)
    own.threat += DEMANDED
    yield tell("demands-hand", "RAV-STR-18", who=Who(seat), n=DEMANDED, all=own.threat)
    for name, deck in _held(state):
        moves = (Move(name, hand_zone(deck), hand_zone(deck)),)
        yield reveal("in-hand", "RAV-STR-18", (asked,), moves, who=Who(asked), card=name)
    memory.learn(state.memory, own.cards, range(len(state.heroes)))


def is_unseen(state: RavenloftState, seats: Sequence[int]) -> bool:
    """Whether the hand has a card that one of these seats has not seen."""
    return any(not knows(state, seat, name) for name in of(state).cards for seat in seats)


def _held(state: RavenloftState) -> list[tuple[str, str]]:
    """Every card of the hand, with its deck."""
    return [(name, deck) for deck, held in of(state).hand.items() for name in held]
