"""A turn in the well, in the order of KIN-R36, and its bottom. An answer that has shown nothing new can be taken back
(KIN-R22)."""

from flick.games.kinfire import perils
from flick.games.kinfire.attempt import attempt
from flick.games.kinfire.cards import FACE_DOWN, MASTER_BACK, masters, team_card
from flick.games.kinfire.challenges import put_away, take_off_board
from flick.games.kinfire.setup import begin
from flick.games.kinfire.standing import difficulty, hand_size
from flick.games.kinfire.state import (
    KinfireState,
    KinfireTurn,
    gauntlet_down,
    master_is_open,
    may_be_attempted,
    on_board,
)
from flick.games.kinfire.supplies import draw_cards
from flick.games.kinfire.texts import carry_out, fire, settle, suffer_fatigue
from flick.games.kinfire.wording import approach_line
from flick.games.kinfire.zones import BOARD, WELL_DECK, discard_of, hand_of, played_of
from flick.table import piles
from flick.table.chance import Chance
from flick.table.memory import forget
from flick.table.moves import NOWHERE, Move, Moves, each
from flick.table.rules import Rules, Verdict, choose_or_not, confirm, reveal, tell
from flick.table.sayings import Say, Who, say

GIVE_IN = "give-in"
"""The written form of giving in to fatigue, among the cards that can be chosen."""


def take_turn(state: KinfireState, chance: Chance) -> Rules[None]:
    """Play the beginning of the game, or one Seeker's turn (KIN-06, KIN-R36)."""
    if state.turn == 0:
        yield from begin(state, chance)
        return
    state.now = KinfireTurn()
    yield tell("turn", "KIN-41", who=Who(state.active), seeker=state.you.id, n=state.turn)
    yield from fire(state, chance, "on_turn_start")
    yield from _meet(state, chance, (yield from _approach(state, chance)))
    yield from _refill(state, chance)
    yield from fire(state, chance, "on_turn_end")
    yield from _refill(state, chance)
    yield from _clean_up(state)


def _approach(state: KinfireState, chance: Chance) -> Rules[str]:
    """Let the active Seeker choose a card, which they must while there is one (KIN-41, KIN-R24). Once in a turn, before
    that, they may give in to fatigue; they must where the hand is empty (KIN-40, KIN-123, KIN-124, KIN-128, KIN-R64 to
    KIN-R66)."""
    may_give_in = True
    if not state.you.hand:
        yield tell("must-give-in", "KIN-124", who=Who(state.active))
        yield from _give_in(state, chance)
        may_give_in = False
    while there := may_be_attempted(state):
        chosen = yield from choose_or_not(
            state.active,
            "approach",
            there,
            rule="KIN-41",
            decline="",
            instead=GIVE_IN if may_give_in else "",
            piece=str,
            label=lambda one: _approach_label(state, one),
            bars=lambda: _barred(state),
            warns=lambda: {**perils.of_events(state, "approach"), **perils.of_giving_in(state, GIVE_IN)},
        )
        if chosen is not None:
            return chosen
        yield from _give_in(state, chance)
        may_give_in = False
    if may_give_in and (yield from _tires(state)):
        yield from _give_in(state, chance)
    return ""


def _barred(state: KinfireState) -> dict[str, Verdict]:
    """The reasons why the Master, or a turned Gauntlet card, cannot be chosen (KIN-136, KIN-148 to KIN-150,
    KIN-R80)."""
    if not state.bottom:
        hidden = Verdict(False, say("refused-master-hidden"), "KIN-136")
        return {f"approach {form}": hidden for form in (FACE_DOWN, MASTER_BACK, *masters().forms)}
    found = {
        f"approach {name}": Verdict(False, say("refused-turned", card=name), "KIN-150") for name in gauntlet_down(state)
    }
    if not master_is_open(state):
        if gauntlet_down(state):
            why = Verdict(False, say("refused-master-invulnerable", card=state.master), "KIN-R80")
        else:
            why = Verdict(False, say("refused-master-guarded", card=state.master), "KIN-149")
        found[f"approach {state.master}"] = why
    return found


def _tires(state: KinfireState) -> Rules[bool]:
    """Ask whether the Seeker gives in to fatigue, where there is no card to choose."""
    n, warns = len(state.you.hand), lambda: perils.of_giving_in(state, "yes")
    return confirm(state.active, "give-in", rule="KIN-123", warns=warns, n=n)


def _give_in(state: KinfireState, chance: Chance) -> Rules[None]:
    """Discard the hand, take a Fatigue card, and draw a new hand (KIN-125 to KIN-127)."""
    you, who = state.you, Who(state.active)
    moves = each(you.hand, hand_of(state.active), discard_of(state.active))
    gone = piles.move_all(you.hand, you.discard)
    yield tell("give-in", "KIN-125", moves, who=who, n=gone)
    yield from suffer_fatigue(state, chance, 1, "KIN-126")
    yield from draw_cards(state, chance, state.active, hand_size(state), "KIN-127")


def _meet(state: KinfireState, chance: Chance, card: str) -> Rules[None]:
    """Carry out an event, or attempt a challenge (KIN-42, KIN-43); nothing happens without a card (KIN-R24)."""
    if not card:
        return _nothing_there(state)
    return _event(state, chance, card) if team_card(card).kind == "event" else attempt(state, chance, card)


def _nothing_there(state: KinfireState) -> Rules[None]:
    yield tell("nothing-there", "KIN-R24", who=Who(state.active))


def _approach_label(state: KinfireState, card: str) -> Say:
    needed = difficulty(state, card) if team_card(card).difficulty else 0
    return approach_line(card, state.progress.get(card, 0), needed)


def _event(state: KinfireState, chance: Chance, card: str) -> Rules[None]:
    """Carry out the instructions of an event in their order, without a test, and put it away (KIN-47, KIN-48, KIN-R25,
    KIN-R47)."""
    yield tell("event", "KIN-47", who=Who(state.active), card=card)
    yield from carry_out(state, chance, card, team_card(card).texts["on_interact"])
    if card in state.board:
        yield put_away(state, card)


def _refill(state: KinfireState, chance: Chance) -> Rules[None]:
    """Fill the empty slots from the lowest on, until there are four cards or the bottom is reached (KIN-44, KIN-141,
    KIN-R30, KIN-R31, KIN-R33), and once more where texts at the end of the turn have emptied one (KIN-R112). An event
    that is laid out does nothing yet (KIN-49)."""
    while "" in state.board and not state.bottom:
        slot = state.board.index("")
        if not state.well_deck:
            yield from _reach_bottom(state)
            return
        card = state.board[slot] = state.well_deck.pop(0)
        forget(state.memory, [card])
        yield reveal("well-card", "KIN-44", (), (Move(card, WELL_DECK, BOARD),), card=card, slot=slot + 1)
        yield from settle(state, chance)
        yield from carry_out(state, chance, card, team_card(card).texts.get("on_enter", ()))


def _reach_bottom(state: KinfireState) -> Rules[None]:
    """Reach the bottom: well cards and their progress are cleared away without setting anything off, the Master is
    turned up and the Gauntlet cards are laid out; everything else stays as it is (KIN-135, KIN-141 to KIN-146, KIN-R34,
    KIN-R35, KIN-R79)."""
    yield tell("bottom", "KIN-141")
    cleared = each(on_board(state), BOARD, NOWHERE)
    for card in on_board(state):
        take_off_board(state, card)
        state.progress.pop(card, None)
        state.gone.append(card)
    state.bottom = True
    yield reveal("master", "KIN-144", (), cleared, card=state.master)
    state.gauntlet = dict.fromkeys(state.gauntlet, "up")
    yield tell("gauntlet", "KIN-145", each(state.gauntlet, NOWHERE, BOARD), n=len(state.gauntlet))


def _clean_up(state: KinfireState) -> Rules[None]:
    """End the turn: cards that were played go to their owners' discards, a used Lantern turns down, and the Seeker on
    the left is next, or the only Seeker again. Nobody draws (KIN-29, KIN-45, KIN-46, KIN-77, KIN-120 to KIN-122,
    KIN-174, KIN-R45, KIN-R75)."""
    moves: Moves = ()
    state.past = None
    for seat, seeker in enumerate(state.seekers):
        if seeker.played:
            moves += each(seeker.played, played_of(seat), discard_of(seat))
            piles.move_all(seeker.played, seeker.discard)
    if moves:
        yield tell("clean-up", "KIN-45", moves, n=len(moves))
    you = state.you
    if you.used:
        you.used = you.charged = False
        yield tell("lantern-down", "KIN-77", card=you.lantern)
    state.active = (state.active + 1) % len(state.seekers)
    state.turn += 1
