"""Lets a hero look at the top cards of a deck and put each back on top or under it (the verb ``look``)."""

from flick.games.ravenloft.language import DECKS
from flick.games.ravenloft.policies import policies_of
from flick.games.ravenloft.state import ENCOUNTER, RavenloftState
from flick.games.ravenloft.whereabouts import all_seats
from flick.table.memory import learn
from flick.table.rules import Rules, choose, reveal, tell, whisper
from flick.table.sayings import Say, Who

TOP, UNDER = "top", "under"


def look_at(state: RavenloftState, seat: int, deck: str, count: int, card: str) -> Rules[None]:
    """Let a hero look at the top ``count`` cards and put them back. All heroes see them, and the player of the dungeon
    does not (``hidden_info``); only the hero that looks decides how they are put back. The first card that is put on
    top lies uppermost, the last one that is put under the deck lowest."""
    hidden = policies_of(state).hidden_info
    if hidden.is_seen_instead(state, deck):
        yield from hidden.look_at_hand(state, seat, card)
        return
    pile = pile_of(state, deck)
    seen = pile[:count]
    if not seen:
        yield tell("nothing-to-see", "RAV-RUL-10", who=Who(seat))
        return
    lookers = hidden.lookers(state, seat)
    is_open = lookers == all_seats(state)
    for number, name in enumerate(seen, 1):
        if is_open:
            yield reveal("sees", "RAV-RUL-21", (), (), who=Who(seat), card=name, n=number)
        else:
            yield whisper("sees", "RAV-RUL-21", lookers, {"card": name}, (), who=Who(seat), n=number)
    learn(state.memory, seen, lookers)
    left, top, under = list(seen), list[str](), list[str]()
    while left:
        ways = [(name, way) for name in left for way in (TOP, UNDER)]
        name, way = yield from choose(
            seat,
            "put-back",
            ways,
            rule="RAV-RUL-21",
            name="-".join,
            label=_label,
            secret=not is_open,
            facts={"card": card, "n": len(left)},
        )
        left.remove(name)
        (top if way == TOP else under).append(name)
    rest = pile[len(seen) :]
    pile[:] = [*top, *rest, *under]
    yield tell("put-back", "RAV-RUL-21", who=Who(seat), top=len(top), under=len(under))


def can_look(state: RavenloftState, seat: int, deck: str) -> bool:
    """Whether there is anything to see."""
    hidden = policies_of(state).hidden_info
    return hidden.may_demand(state, seat) if hidden.is_seen_instead(state, deck) else bool(pile_of(state, deck))


def _label(way: tuple[str, str]) -> Say:
    return Say(f"put-back-{way[1]}", {"card": way[0]})


def pile_of(state: RavenloftState, deck: str) -> list[str]:
    """The pile of tiles or cards that is looked at, the top one first."""
    if deck == "tiles":
        return state.dungeon.stack
    assert deck in DECKS
    return state.decks[policies_of(state).encounter.deck(state) if deck == ENCOUNTER else deck]
