"""What seats see: hands, discards and all counts are open to all; decks, the well discard and a hidden Master are not
(KIN-R16). Slots are numbered for display only."""

from collections.abc import Iterator
from functools import cache

from msgspec.structs import replace

from flick.effects.effect_records import Term
from flick.games.kinfire.cards import FACE_DOWN, MASTER_BACK, TURNED, masters, seekers, skill_card, team_card
from flick.games.kinfire.language import KinfirePart, Parts
from flick.games.kinfire.standing import action_value, difficulty, in_force, is_meant, skill_dice, value
from flick.games.kinfire.state import (
    Attempt,
    AttemptTally,
    KinfireState,
    SeekerState,
    may_be_attempted,
    vulnerabilities,
)
from flick.games.kinfire.tally import tally_of
from flick.games.kinfire.wording import deeds, dice_line, figures, text_of, text_of_parts
from flick.games.kinfire.zones import (
    ATTACHED,
    ATTEMPT,
    BOARD,
    COMPLETED,
    DICE,
    FATIGUE,
    FATIGUE_DECK,
    HEALTH,
    PROGRESS,
    TEAM,
    WELL_DECK,
    WELL_DISCARD,
    deck_of,
    discard_of,
    hand_of,
    played_of,
)
from flick.table.board import Board, Piece, Zone, face_up, of_seat
from flick.table.duel import Decided, Duel, DuelSide, Modifier
from flick.table.piles import kind_of
from flick.table.sayings import Facts, Say, Who, say

SLOTS_AT = ((0.0, 1.0), (2.0, 1.0), (0.0, 0.0), (2.0, 0.0))
"""The column and row of the four slots round the Master, who lies between them."""
MASTER_AT = (1.0, 0.5)


def view(state: KinfireState, seat: int | None) -> Board:
    """The table, which every seat sees alike (KIN-R16)."""
    zones = [_board(state), _team(state), *_attempt(state), _dice(state), *_piles(state)]
    tired = tuple([Piece(card, face=card, told=_in_force(card, len(state.seekers))) for card in state.fatigue])
    zones.append(Zone(FATIGUE, "row", tired))
    for owner, seeker in enumerate(state.seekers):
        zones += _seeker(state, owner, seeker)
    return Board(seat, max(0, state.turn - 1), tuple(zones))


def _board(state: KinfireState) -> Zone:
    """The zone with the Master in the middle, and round it the well cards or the Gauntlet cards."""
    if state.bottom:
        around = [_gauntlet_card(state, name, place) for name, place in zip(state.gauntlet, SLOTS_AT, strict=True)]
        middle = _challenge(state, state.master, MASTER_AT)
    else:
        around = [_challenge(state, card, SLOTS_AT[slot]) for slot, card in enumerate(state.board) if card]
        marks = _marks_of_master(state)
        middle = Piece(FACE_DOWN, face=MASTER_BACK, at=MASTER_AT, marks=marks, told=_said_by(MASTER_BACK))
    facts: Facts = {"columns": 3, "rows": 2}
    return Zone(BOARD, "board", (*around, middle), facts=facts)


def _challenge(state: KinfireState, card: str, at: tuple[float, ...]) -> Piece:
    """The piece of a card that lies open, with its progress and difficulty among its facts."""
    found = team_card(card)
    face, marks, told = kind_of(card), _marks(state, card), _said_by(card)
    if found.kind == "event":
        return Piece(card, face=face, at=at, say=say("piece-event", card=found.id), marks=marks, told=told)
    progress, needed = state.progress.get(card, 0), difficulty(state, card)
    if found.kind == "master":
        name = say("piece-master", card=card, progress=progress, difficulty=needed)
    else:
        name = say(
            "piece-challenge",
            card=found.id,
            colour=found.colour,
            type=found.type,
            progress=progress,
            difficulty=needed,
        )
    facts: Facts = {PROGRESS: progress, "difficulty": needed}
    return Piece(card, face=face, at=at, say=name, facts=facts, marks=marks, told=told)


@cache
def _said_by(card: str) -> Say | None:
    """The text of a card while it lies there, for front ends that draw no cards."""
    if card in seekers():
        return text_of(seekers()[card])
    return text_of(masters().back if card == MASTER_BACK else team_card(card))


@cache
def _in_force(card: str, seekers: int) -> Say | None:
    """What a Fatigue card does with so many Seekers; of several ways to lose, the one that comes first."""
    texts: dict[str, Parts] = {}
    for trigger, parts in team_card(card).texts.items():
        found = [part for part in parts if all(_is_met(term, seekers) for term in part.terms if term.name == "seekers")]
        losing = [part for part in found if part.verb == "defeat"]
        kept = [part for part in found if part not in losing[1:]]
        texts[trigger] = tuple([_without_seekers(part) for part in kept])
    return text_of_parts(texts)


def _is_met(term: Term, seekers: int) -> bool:
    return (term.number == seekers) is not term.negated


def _without_seekers(part: KinfirePart) -> KinfirePart:
    return replace(part, terms=tuple(term for term in part.terms if term.name != "seekers"))


def _gauntlet_card(state: KinfireState, name: str, at: tuple[float, ...]) -> Piece:
    if state.gauntlet[name] == "up":
        return _challenge(state, name, at)
    return Piece(name, face=f"{name}{TURNED}", at=at, marks=("turned",), told=deeds(team_card(name).back))


def _marks(state: KinfireState, card: str) -> tuple[str, ...]:
    """The marks of a card: what is special about it just now."""
    if card == state.master and (over := _marks_of_master(state)):
        return over
    if state.attempt is not None and state.attempt.card == card:
        return ("attempted", *([] if team_card(card).colour else [state.attempt.colour]))
    if card == state.master and state.bottom:
        weak = vulnerabilities(state)
        return tuple(weak) if card in may_be_attempted(state) else ("invulnerable",)
    return ("completed",) if card in state.completing else ()


def _marks_of_master(state: KinfireState) -> tuple[str, ...]:
    """The marks of the Master after the end of the game."""
    if state.won:
        return ("beaten",)
    return ("victorious",) if state.lost or state.conceded is not None else ()


def _team(state: KinfireState) -> Zone:
    """The zone with the health of the team, the most that it can have, and the number of the turn."""
    return Zone(TEAM, "text", facts={HEALTH: state.hp, "most": state.hp_start, "turn": state.turn})


def _dice(state: KinfireState) -> Zone:
    return Zone(DICE, "dice", tuple(Piece(f"die-{k}", face=die) for k, die in enumerate(state.roll, 1)))


def _piles(state: KinfireState) -> list[Zone]:
    """The zones with the piles of the team, as counts."""
    counts = {
        WELL_DECK: len(state.well_deck),
        WELL_DISCARD: len(state.well_discard),
        COMPLETED: len(state.completed),
        ATTACHED: len(state.attached),
        FATIGUE_DECK: len(state.fatigue_deck),
    }
    return [Zone(name, "stack", count=count) for name, count in counts.items()]


def _seeker(state: KinfireState, owner: int, seeker: SeekerState) -> list[Zone]:
    """The zones of a Seeker: card and Lantern, hand, deck, discard, and the cards played in this turn."""
    active = state.turn > 0 and state.active == owner
    card = Piece(seeker.id, face=seeker.id, marks=("active",) if active else (), told=_said_by(seeker.id))
    lit = ("lit" if seeker.charged else "dark", *(["used"] if seeker.used else []))
    lantern = Piece(
        seeker.lantern,
        face=seeker.lantern,
        marks=lit,
        told=_figures(seeker.lantern, action_value(state, skill_card(seeker.lantern))),
    )
    title = Say("zone-seeker", {"who": Who(owner), "seeker": seeker.id})
    return [
        Zone(of_seat("seeker", owner), "row", (card, lantern), owner=owner, say=title),
        Zone(
            hand_of(owner),
            "hand",
            tuple(_skill(name, action_value(state, skill_card(name))) for name in seeker.hand),
            owner=owner,
        ),
        Zone(played_of(owner), "row", face_up(seeker.played), owner=owner),
        Zone(deck_of(owner), "stack", owner=owner, count=len(seeker.deck)),
        Zone(discard_of(owner), "row", face_up(seeker.discard), owner=owner),
    ]


@cache
def _skill(name: str, value: int) -> Piece:
    """The piece of a skill card in a hand, with the value that it has now as an action."""
    skill = skill_card(name)
    assert skill.boost is not None
    facts: Facts = {"value": value, "boost": skill.boost.value}
    return Piece(name, face=name, facts=facts, told=_figures(name, value))


@cache
def _figures(name: str, value: int) -> Say:
    return figures(skill_card(name), value)


def _attempt(state: KinfireState) -> Iterator[Zone]:
    """The zone with the current attempt, or with that of this turn after it has been judged, as a duel: the team
    against a challenge, what counts and where it comes from, and how it has ended (KIN-R50)."""
    running = state.attempt or state.past
    if running is None:
        return
    found = running.tally if state.attempt is None else tally_of(state)
    if found is None:
        return
    needed = difficulty(state, running.card) if state.attempt is not None else running.needed
    total = found.before + found.total
    team = DuelSide(
        Say("attempt-by", {"who": Who(state.active)}),
        piece=state.you.id,
        turned=(*(played_of(seat) for seat in range(len(state.seekers))), DICE),
        modifiers=tuple(one for one in _counted(state, running, found)),
        total=total,
    )
    raised = _raised(state, running.card) if state.attempt is not None else ()
    challenge = DuelSide(say("card-name", card=running.card), running.card, modifiers=tuple(raised))
    to_come = None if running.dice or running.due else say("attempt-to-come", n=skill_dice(state) + 1)
    facts: Facts = {"card": running.card, "sum": total, "of": needed}
    duel = Duel((team, challenge), needed, to_come, decided=_decided(running))
    yield Zone(ATTEMPT, "duel", say=Say("zone-attempt", facts), facts=facts, layout=duel)


def _counted(state: KinfireState, running: Attempt, found: AttemptTally) -> Iterator[Modifier]:
    """Everything that counts, in the order in which it is added up."""
    if found.before:
        yield Modifier(say("sum-before"), found.before, mark="progress")
    if running.action:
        yield Modifier(say("sum-action"), found.action, running.action, running.action, running.colour)
    for name, points in zip(running.boosts, found.boosts, strict=True):
        seat = next(seat for seat, seeker in enumerate(state.seekers) if seeker.id == skill_card(name).seeker)
        yield Modifier(say("sum-boost", who=Who(seat)), points, name, name, running.colour)
    if running.dice:
        count = tuple(die for die in running.dice if die in (running.colour, "light"))
        yield Modifier(say("sum-dice"), found.dice, dice_line(count) if count else "", mark="thrown")
    for card, points in running.bonuses.items():
        yield Modifier(say("sum-bonus"), points, card, mark="bonus")
    yield from _standing(state, running, found)


def _standing(state: KinfireState, running: Attempt, found: AttemptTally) -> Iterator[Modifier]:
    """What texts in force add, each with its card; in one line where these texts have changed since they were
    counted."""
    named = (
        [(card, value(state, part.amount, card)) for card, part in in_force(state, "bonus")] if state.attempt else []
    )
    if sum(points for _, points in named) != found.standing:
        named = [("", found.standing)]
    for card, points in named:
        if points:
            yield Modifier(say("sum-bonus"), points, card, mark="bonus")


def _raised(state: KinfireState, card: str) -> Iterator[Modifier]:
    """What makes a challenge easier or harder than its card says (KIN-53)."""
    for source, part in in_force(state, "difficulty"):
        target = part.target
        assert target is not None
        meant = (target.pick != "this" or card == source) and is_meant(state, target, source, card)
        if meant and (points := value(state, part.amount, source)):
            yield Modifier(say("sum-difficulty"), points, source)


def _decided(running: Attempt) -> Decided | None:
    """How the attempt has ended (KIN-96, KIN-100); ``None`` before that."""
    if not (running.done or running.failed):
        return None
    won = "master" if team_card(running.card).kind == "master" else "completed"
    how = won if running.done else "failed"
    rule = {"master": "KIN-162", "completed": "KIN-96", "failed": "KIN-100"}[how]
    tone = "good" if running.done else "bad"
    return Decided(Say(f"attempt-{how}", {"card": running.card}), rule, tone, Say(f"stamp-{how}"))
