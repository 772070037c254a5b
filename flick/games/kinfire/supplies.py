"""The deeds of texts about decks, hands and Lanterns.

"You" on a card is the active Seeker, whoever owns the card (KIN-R14, KIN-R15).
"""

from flick.games.kinfire.language import KinfirePart
from flick.games.kinfire.standing import value
from flick.games.kinfire.state import KinfireState
from flick.games.kinfire.zones import WELL_DECK, WELL_DISCARD, deck_of, discard_of, hand_of
from flick.table import piles
from flick.table.chance import Chance
from flick.table.moves import HIDDEN, Move, each
from flick.table.rules import Rules, choose, choose_many, reveal, tell
from flick.table.sayings import Who
from flick.table.seats import in_turn


def descend(state: KinfireState, chance: Chance, card: str, part: KinfirePart) -> Rules[None]:
    """Put cards from the well deck face down onto the discard; none at the bottom (KIN-110, KIN-152, KIN-R05,
    KIN-R29)."""
    if state.bottom:
        yield tell("no-descend", "KIN-152", n=value(state, part.amount, card))
        return
    moved = piles.turn_over(state.well_deck, state.well_discard, value(state, part.amount, card))
    yield tell(
        "descend", "KIN-110", (Move(HIDDEN, WELL_DECK, WELL_DISCARD, moved),), n=moved, left=len(state.well_deck)
    )


def climb(state: KinfireState, chance: Chance, card: str, part: KinfirePart) -> Rules[None]:
    """Put cards from the discard back onto the deck, one at a time (KIN-111, KIN-152, KIN-R05, KIN-R28, KIN-R29)."""
    if state.bottom:
        yield tell("no-climb", "KIN-152", n=value(state, part.amount, card))
        return
    moved = piles.turn_over(state.well_discard, state.well_deck, value(state, part.amount, card))
    moves = (Move(HIDDEN, WELL_DISCARD, WELL_DECK, moved),)
    yield tell("climb", "KIN-111", moves, n=moved, left=len(state.well_deck))


def draw(state: KinfireState, chance: Chance, card: str, part: KinfirePart) -> Rules[None]:
    """Let a Seeker draw cards from their own deck (KIN-112)."""
    for seat in (yield from _people(state, card, part)):
        yield from draw_cards(state, chance, seat, value(state, part.amount, card), "KIN-112")


def draw_cards(state: KinfireState, chance: Chance, seat: int, count: int, rule: str) -> Rules[None]:
    """Draw cards one by one; an empty deck is made anew of the discard, as long as that has cards (KIN-133, KIN-134,
    KIN-R69)."""
    seeker, who = state.seekers[seat], Who(seat)
    for _ in range(count):
        if not seeker.deck and seeker.discard:
            back = each(seeker.discard, discard_of(seat), deck_of(seat))
            shuffled = piles.move_all(seeker.discard, seeker.deck)
            piles.shuffle(seeker.deck, chance, f"{seeker.id}-deck")
            yield reveal("reshuffle", "KIN-133", (), back, who=who, n=shuffled)
        drawn = piles.draw(seeker.deck, seeker.hand)
        if drawn is None:
            yield tell("no-draw", "KIN-134", who=who)
            return
        yield reveal("draw", rule, (), (Move(drawn, deck_of(seat), hand_of(seat)),), who=who, card=drawn)


def discard(state: KinfireState, chance: Chance, card: str, part: KinfirePart) -> Rules[None]:
    """Let a Seeker discard cards that they choose from their hand, or all where there are too few (KIN-113,
    KIN-R14)."""
    for seat in (yield from _people(state, card, part)):
        seeker, count = state.seekers[seat], value(state, part.amount, card)
        gone = list(seeker.hand)
        if 0 < count < len(gone):
            gone = yield from choose_many(
                seat, "discard", gone, count, count, rule="KIN-113", piece=str, facts={"n": count, "card": card}
            )
        for one in gone if count > 0 else ():
            piles.move(one, seeker.hand, seeker.discard)
            yield tell("discard", "KIN-113", (Move(one, hand_of(seat), discard_of(seat)),), who=Who(seat), card=one)


def can_happen(state: KinfireState, part: KinfirePart) -> bool:
    """Whether anybody who may be meant has a card to discard; True for a part that is not about discarding."""
    if part.verb != "discard":
        return True
    return any(seeker.hand for seeker in ([state.you] if part.who == "you" else state.seekers))


def recover(state: KinfireState, chance: Chance, card: str, part: KinfirePart) -> Rules[None]:
    """Let a Seeker take skill cards of their choice from the discard into the hand (KIN-C38)."""
    for seat in (yield from _people(state, card, part)):
        seeker, most = state.seekers[seat], value(state, part.amount, card)
        if not seeker.discard or most <= 0:
            continue
        taken = yield from choose_many(
            seat, "recover", seeker.discard, 0, most, rule="KIN-119", piece=str, facts={"n": most, "card": card}
        )
        for one in taken:
            piles.move(one, seeker.discard, seeker.hand)
            yield tell("recover", "KIN-119", (Move(one, discard_of(seat), hand_of(seat)),), who=Who(seat), card=one)


def charge_lantern(state: KinfireState, chance: Chance, card: str, part: KinfirePart) -> Rules[None]:
    """Turn a Lantern face up, unless it is already (KIN-118, KIN-R44)."""
    for seat in (yield from _people(state, card, part)):
        already = state.seekers[seat].charged
        state.seekers[seat].charged = True
        if already:
            yield tell("charged-already", "KIN-R44", who=Who(seat))
        else:
            yield tell("charge", "KIN-118", who=Who(seat))


def _people(state: KinfireState, card: str, part: KinfirePart) -> Rules[list[int]]:
    """The seats that a part is about: the active Seeker, another one of their choice (themselves when alone), or
    everybody (KIN-C48)."""
    count = len(state.seekers)
    if part.who == "each_seeker":
        return in_turn(state.active, count)
    if part.who == "you" or count == 1:
        return [state.active]
    others = [seat for seat in range(count) if seat != state.active]
    if len(others) == 1:
        return others
    names = [state.seekers[seat].id for seat in others]
    chosen = yield from choose(state.active, "help", names, rule="KIN-R14", piece=str, facts={"card": card})
    return [others[names.index(chosen)]]
