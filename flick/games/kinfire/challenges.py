"""The deeds of texts about challenges: progress, and where cards lie."""

from flick.effects.language import hyphened
from flick.games.kinfire import achievements
from flick.games.kinfire.cards import team_card
from flick.games.kinfire.language import KinfirePart
from flick.games.kinfire.standing import candidates, difficulty, value
from flick.games.kinfire.state import KinfireState, gauntlet_down
from flick.games.kinfire.zones import ATTACHED, BOARD, COMPLETED, PROGRESS, WELL_DECK, WELL_DISCARD
from flick.table import piles
from flick.table.chance import Chance
from flick.table.memory import learn
from flick.table.moves import HIDDEN, NOWHERE, Move, Moves
from flick.table.rules import Event, Rules, choose, choose_many, tell


def add_progress(state: KinfireState, chance: Chance, card: str, part: KinfirePart) -> Rules[None]:
    """Put points on a challenge, or on several, at once (KIN-104, KIN-C29)."""
    points = value(state, part.amount, card)
    for target in (yield from _targets(state, card, part)) if points > 0 else ():
        state.progress[target] = state.progress.get(target, 0) + points
        yield _standing_at(state, "add", target, points)


def remove_progress(state: KinfireState, chance: Chance, card: str, part: KinfirePart) -> Rules[None]:
    """Take up to so many points off a challenge (KIN-C30)."""
    for target in (yield from _targets(state, card, part)):
        points = min(value(state, part.amount, card), state.progress.get(target, 0))
        if points > 0:
            _take_off(state, target, points)
            yield _standing_at(state, "remove", target, points, "KIN-119")


def move_progress(state: KinfireState, chance: Chance, card: str, part: KinfirePart) -> Rules[None]:
    """Move up to so many points from one challenge to another (KIN-C31)."""
    sources = _sources(state, card, part)
    if not sources:
        return
    source = sources[0] if len(sources) == 1 else (yield from _choose_target(state, card, part, sources, "from"))
    goals = _goals(state, card, part, source)
    goal = goals[0] if len(goals) == 1 else (yield from _choose_target(state, card, part, goals, "move-progress"))
    points = min(value(state, part.amount, card), state.progress[source])
    if points > 0:
        _take_off(state, source, points)
        state.progress[goal] = state.progress.get(goal, 0) + points
        yield _standing_at(state, "remove", source, points, "KIN-119")
        yield _standing_at(state, "add", goal, points)


def discard_challenge(state: KinfireState, chance: Chance, card: str, part: KinfirePart) -> Rules[None]:
    """Remove a challenge from play without reward or penalty; a Gauntlet card is turned instead, and the Master never
    is discarded (KIN-R26, KIN-153 to KIN-155, KIN-R85)."""
    for target in (yield from _targets(state, card, part)):
        progress = state.progress.pop(target, 0)
        if target in state.gauntlet:
            state.gauntlet[target] = "down"
            yield tell("turned", "KIN-154", card=target)
        else:
            take_off_board(state, target)
            state.well_discard.insert(0, target)
            learn(state.memory, [target], range(len(state.seekers)))
            yield tell("discard-challenge", "KIN-R26", (Move(target, BOARD, WELL_DISCARD),), card=target)
        yield from achievements.on_discarded_challenge(state, target, progress)


def attach(state: KinfireState, chance: Chance, card: str, part: KinfirePart) -> Rules[None]:
    """Slide the top card of the well deck, unseen, or this card under the Master (KIN-138, KIN-139). Nothing happens at
    the bottom, nor where the well deck is empty (KIN-C35)."""
    if state.bottom:
        yield tell("no-attach", "KIN-R12")
    elif part.about == "this":
        if card in state.board:
            take_off_board(state, card)
            state.progress.pop(card, None)
            state.attached.append(card)
            learn(state.memory, [card], range(len(state.seekers)))
            yield tell("attach-this", "KIN-138", (Move(card, BOARD, ATTACHED),), card=card, n=len(state.attached))
    elif piles.draw(state.well_deck, state.attached) is None:
        yield tell("no-attach", "KIN-R12")
    else:
        yield tell("attach", "KIN-138", (Move(HIDDEN, WELL_DECK, ATTACHED),), n=len(state.attached))


def turn_up(state: KinfireState, chance: Chance, card: str, part: KinfirePart) -> Rules[None]:
    """Turn up Gauntlet cards that the active Seeker chooses, so that they are challenges without progress again
    (KIN-C42, KIN-R88)."""
    chosen, count = gauntlet_down(state), value(state, part.amount, card)
    if 0 < count < len(chosen):
        chosen = yield from choose_many(
            state.active, "raise", chosen, count, count, rule="KIN-R88", piece=str, facts={"n": count}
        )
    for one in chosen if count > 0 else ():
        state.gauntlet[one] = "up"
        yield tell("turned-up", "KIN-R88", card=one)


def take_off_board(state: KinfireState, card: str) -> None:
    """Take a well card from its slot, which stays empty until the refill (KIN-R32)."""
    state.board[state.board.index(card)] = ""


def put_away(state: KinfireState, card: str) -> Event:
    """Put a completed challenge or a finished event on the completed pile (KIN-99, KIN-R25)."""
    take_off_board(state, card)
    state.completed.append(card)
    return tell("put-away", "KIN-99", (*tokens_back(state, card), Move(card, BOARD, COMPLETED)), card=card)


def tokens_back(state: KinfireState, card: str) -> Moves:
    """The moves by which the progress on a card returns to the supply (KIN-99)."""
    progress = state.progress.pop(card, 0)
    return (Move(PROGRESS, card, NOWHERE, progress),) if progress else ()


def _take_off(state: KinfireState, card: str, points: int) -> None:
    state.progress[card] -= points
    if not state.progress[card]:
        del state.progress[card]


def _standing_at(state: KinfireState, kind: str, card: str, points: int, rule: str = "KIN-104") -> Event:
    facts = {"card": card, "n": points, "progress": state.progress.get(card, 0), "difficulty": difficulty(state, card)}
    way = (NOWHERE, card) if kind == "add" else (card, NOWHERE)
    return Event(kind, rule, facts, moves=(Move(PROGRESS, *way, points),))


def can_happen(state: KinfireState, card: str, part: KinfirePart) -> bool:
    """Whether a part of a text can do anything now; True for a part that is not about challenges."""
    if part.verb == "move_progress":
        return bool(_sources(state, card, part))
    if part.verb == "remove_progress":
        return any(state.progress.get(one, 0) for one in _in_question(state, card, part))
    return part.verb not in ("add_progress", "discard_challenge") or bool(_in_question(state, card, part))


def _sources(state: KinfireState, card: str, part: KinfirePart) -> list[str]:
    """The challenges from which progress can be moved to another one."""
    assert part.source is not None
    found = [one for one in candidates(state, part.source, card) if state.progress.get(one, 0)]
    return [one for one in found if _goals(state, card, part, one)]


def _goals(state: KinfireState, card: str, part: KinfirePart, source: str) -> list[str]:
    assert part.target is not None
    return [one for one in candidates(state, part.target, card) if one != source]


def _in_question(state: KinfireState, card: str, part: KinfirePart) -> list[str]:
    """The challenges that a part may be about. The Master is never among those to discard."""
    assert part.target is not None
    found = candidates(state, part.target, card)
    if part.verb == "discard_challenge":
        found = [one for one in found if team_card(one).kind != "master"]
    return found


def _targets(state: KinfireState, card: str, part: KinfirePart) -> Rules[list[str]]:
    """The challenges that a part is about: all of them, or one that the active Seeker chooses (KIN-C47)."""
    found = _in_question(state, card, part)
    if len(found) < 2 or (part.target is not None and part.target.pick == "each_other"):
        return found
    return [(yield from _choose_target(state, card, part, found, hyphened(part.verb)))]


def _choose_target(state: KinfireState, card: str, part: KinfirePart, found: list[str], question: str) -> Rules[str]:
    chosen = yield from choose(
        state.active,
        "target",
        found,
        rule="KIN-R14",
        piece=str,
        question=question,
        facts={"card": card, "n": value(state, part.amount, card)},
    )
    return chosen
