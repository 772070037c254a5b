"""What every game must do at every step, over random playouts of every option and number of seats.

The steps are those of ``flick.table``; the game is only ever asked through its contract.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any, TypeAlias, get_args, get_origin

import msgspec

from flick.bots import BOTS
from flick.bots.random import random_answer
from flick.table.answers import write_walk
from flick.table.board import Board
from flick.table.chance import Chance, ChanceNote, derived
from flick.table.decisions import Among, choice_in
from flick.table.game import GamesAny
from flick.table.line import Line
from flick.table.match import Match, start_state
from flick.table.options import SEATS, match_kinds, seat_kinds, seat_record
from flick.table.perspective import BadGuess, seen_from
from flick.table.records import fingerprint, pack, to_json, to_plain
from flick.table.rules import Choose, ChooseMany, Decision, Event, Flick, Place, Walk
from flick.table.sayings import Refused
from flick.table.seats import Seat
from flick.table.unseen import names_in
from flick.written_options import notes_of, option_choices, option_several

MOST_ANSWERS = 5_000
"""A game that is not over after so many answers of random bots does not end. Where all must agree to an end by chance,
one in a thousand has more than 2,000, and none of some thousands more than 2,500."""

LOOKS = 3
LOOK_ONCE_IN = 12
"""So often a kind of moment is looked at from all sides, and then once in so many of its kind."""
LATE = 3
"""Moments with so many answers in the turn before them, or more, are of one kind."""


Change: TypeAlias = tuple[str | tuple[int, str], Any]
"""An option of the match, or a seat and an option of it, and what it is set to."""


class Broken(AssertionError):
    """A game did not keep the contract."""


TOGETHER = 3
"""So many options have another value than usual in one match, as far as they go together."""


def variants(game: GamesAny) -> Iterator[tuple[int, Any]]:
    """Every number of seats with the default options, as far as they go with it, and every option of the match or of a
    seat at each of its values, some at a time: others with each number of seats."""
    least, most = game.seats
    for seats in range(least, most + 1):
        if go_together(game, seats, game.Options()):
            yield seats, game.Options()
        changes = [*changes_of_match(game), *changes_of_seats(game, seats)]
        left = changes[seats:] + changes[:seats]
        while left:
            options, used = joined(game, seats, left[:: -(-len(left) // TOGETHER)])
            if options is not None:
                yield seats, options
            left = [change for change in left if change not in used]


def changes_of_match(game: GamesAny) -> Iterator[Change]:
    """Every option of the match at each value but the usual one."""
    usual = game.Options()
    for name, kind in match_kinds(game.Options).items():
        yield from ((name, value) for value in values_of(kind) if value != getattr(usual, name))


def changes_of_seats(game: GamesAny, seats: int) -> Iterator[Change]:
    """Every option of a seat at each value but the usual one, by one seat after the other."""
    record = seat_record(game.Options)
    usual = None if record is None else record()
    for name, kind in seat_kinds(game.Options).items():
        others = [value for value in values_of(kind) if value != getattr(usual, name)]
        yield from (((index % seats, name), value) for index, value in enumerate(others))


def joined(game: GamesAny, seats: int, changes: list[Change]) -> tuple[Any, list[Change]]:
    """Options with as many of these changes as go together, the first one in any case, and which those are; ``None``
    where not even the first one goes."""
    first = with_changes(game, seats, changes[:1])
    if first is None:
        return None, changes[:1]
    options, used = first, changes[:1]
    for change in changes[1:]:
        if change[0] not in dict(used) and (more := with_changes(game, seats, [*used, change])) is not None:
            options, used = more, [*used, change]
    return options, used


def with_changes(game: GamesAny, seats: int, changes: list[Change]) -> Any:
    """Options that are usual but for these, if the game can be begun with them."""
    chosen: dict[str, Any] = {}
    for key, value in changes:
        if isinstance(key, str):
            chosen[key] = value
        else:
            each = chosen.setdefault(SEATS, [{} for _ in range(seats)])
            each[key[0]][key[1]] = value
    options = msgspec.convert(chosen, game.Options)
    return options if go_together(game, seats, options) else None


def go_together(game: GamesAny, seats: int, options: Any) -> bool:
    """Whether the game can be begun with these options."""
    try:
        start_state(game, options, seats, 0)
    except Refused:
        return False
    return True


def values_of(kind: Any) -> list[Any]:
    """All values of an option that has few, the limits of one that has many."""
    meta = [part for part in get_args(kind) if isinstance(part, msgspec.Meta)]
    bare = get_args(kind)[0] if meta else kind
    if bare is bool:
        return [False, True]
    if get_origin(bare) is not None and all(isinstance(part, (str, int)) for part in get_args(bare)):
        return list(get_args(bare))
    if notes_of(kind).builds:
        return list(option_choices(kind))
    if known := option_several(kind):
        return [(one,) for one in known]
    return [limit for part in meta for limit in (part.ge, part.le) if limit is not None]


class Playout:
    """One random match, looked at from all sides at every decision."""

    def __init__(self, game: GamesAny, seats: int, options: Any, seed: int, looks: Counter[Any] | None) -> None:
        """``looks`` counts how often each kind of moment was looked at, in other matches too; without it each is."""
        self.game, self.looks = game, looks
        self.match = Match(game, [Seat("random")] * seats, options, seed, bots=BOTS)
        self.random = Chance(derived(seed, 99))
        self.inventory: Any = None
        self.guesses = 0
        self.dealt_otherwise = 0
        self.learned = Learned(self.match)

    def run(self) -> None:
        while isinstance(item := self._settle(), Decision):
            if len(self.match.answers) >= MOST_ANSWERS:
                raise Broken(f"no end after {MOST_ANSWERS} answers")
            if self._is_worth_a_look(item):
                self._look_at(item)
            self.match.answer(random_answer(item, self.match.perspective().chance))
            self.learned.answered(item)
        self._check_json()

    def _is_worth_a_look(self, decision: Decision) -> bool:
        """Moments are of one kind that ask the same, of as many people, about as late in a turn."""
        kind = decision.ask.id, decision.verb, len(self.match.seats), min(len(self.match.line.answers), LATE)
        if self.looks is None:
            return True
        if self.looks[kind] >= LOOKS and self.random.below(LOOK_ONCE_IN):
            return False
        self.looks[kind] += 1
        return True

    def _settle(self) -> Any:
        """Step by step to the next decision; nothing may be lost or doubled after any event."""
        while isinstance(item := self.match.step(), Event):
            self.learned.hear(item)
            self._check_inventory()
            if not item.rule:
                raise Broken(f"no rule caused {item}")
        self.learned.hear(None)
        self._check_inventory()
        return item

    def _look_at(self, decision: Decision) -> None:
        self._check_options(decision)
        self._check_json()
        self._check_fork()
        self._check_views(decision)
        self._check_refusal()
        self._check_overdue(decision)
        self._check_worth()
        if self.random.below(4) == 0:
            self._check_undo()

    def _check_inventory(self) -> None:
        found = dict(self.game.inventory(self.match.state))
        if self.inventory is None:
            self.inventory = found
        if found != self.inventory:
            raise Broken(f"there were {self.inventory}, now there are {found}")

    def _check_options(self, decision: Decision) -> None:
        """Names are unique and can be typed back; pieces named by options are in that seat's sight."""
        board = self.match.view(decision.seat)
        offered = decision if isinstance(decision, ChooseMany) else choice_in(decision)
        if offered is not None:
            names = [option.name.casefold() for option in offered.options]
            if len(set(names)) != len(names) or not names:
                raise Broken(f"options are not unique: {names}")
            if isinstance(decision, Flick) and decision.verb in [name.partition(" ")[0] for name in names]:
                raise Broken(f"answers beside a flick are written like one: {names}")
            for option in offered.options:
                if option.piece is not None and board.piece(option.piece) is None:
                    raise Broken(f"{option.name} is about {option.piece}, which seat {decision.seat} cannot see")
                text = f"{option.verb} {option.thing}" if isinstance(offered, Choose) else None
                if text is not None and self.match.line.read(text).text != option.name:
                    raise Broken(f"{option.name} cannot be typed back")
        if isinstance(decision, ChooseMany) and not 0 <= decision.least <= decision.most <= len(decision.options):
            raise Broken(f"{decision.least} to {decision.most} of {len(decision.options)}")
        if isinstance(decision, Walk):
            for goal, way in decision.reached.items():
                if way[-1] != goal or self.match.line.read(write_walk(decision, way)).value != tuple(way):
                    raise Broken(f"no way to {goal}: {way}")
        if isinstance(decision, Place):
            for spot in decision.suggestions:
                if decision.refuse(round(spot[0], 1), round(spot[1], 1)) is not None:
                    raise Broken(f"suggested {spot}, and refused it")

    def _check_worth(self) -> None:
        """A game that says how a position looks says so for every seat, between lost and won, and changes nothing."""
        before = pack(self.match.state)
        for seat in range(len(self.match.seats)):
            worth = self.game.worth(self.match.state, seat)
            if worth is not None and not 0 <= worth <= 1:
                raise Broken(f"the position is worth {worth} to seat {seat}")
        if pack(self.match.state) != before:
            raise Broken("the state is another after a look at its worth")

    def _check_json(self) -> None:
        state = self.match.state
        again = msgspec.json.decode(to_json(state), type=self.game.State)
        if again != state or fingerprint(again) != fingerprint(state) or pack(again) != pack(state):
            raise Broken("the state is another after JSON")

    def _check_fork(self) -> None:
        """A fork stands at the same decision, and goes the same way with the same answers."""
        fork = self.match.fork()
        if pack(fork.state) != pack(self.match.state):
            raise Broken("a fork's state is another")
        other = self.match.fork()
        for _ in range(1 + self.random.below(2)):
            if fork.decision is None:
                break
            answer = random_answer(fork.decision, Chance(derived(self.random.below(1 << 30))))
            given = fork.read(answer)
            fork.reply(given)
            other.reply(given)
            fork.settle()
            other.settle()
        if pack(fork.state) != pack(other.state):
            raise Broken("two forks went different ways with the same answers")

    def _check_views(self, decision: Decision) -> None:
        """What each seat is shown, told and asked does not depend on what it cannot know, in the middle of a turn
        either: all of it is the same in what that seat imagines."""
        told = self.match.events[self.match.line.began.events :]
        for seat in range(len(self.match.seats)):
            view = self.match.view(seat)
            self._check_board(view)
            guess = self._guess(seat)
            self.guesses += 1
            self.dealt_otherwise += pack(guess.state) != pack(self.match.state)
            if to_json(self.game.view(guess.state, seat)) != to_json(view):
                raise Broken(f"the view of seat {seat} shows what it cannot know")
            if to_json([event.seen_by(seat) for event in guess.events]) != to_json([one.seen_by(seat) for one in told]):
                raise Broken(f"the log of seat {seat} tells what it cannot know")
            if moved := self.learned.moved(seat, guess.state):
                raise Broken(f"seat {seat} has forgotten where {moved} lie")
            if seat == decision.seat and guess.decision is not None and names_of(guess.decision) != names_of(decision):
                raise Broken(f"seat {seat} is offered {names_of(decision)}, which tells what it cannot know")
        self._check_board(self.match.view(None))

    def _guess(self, seat: int) -> Line:
        """What a seat imagines, whoever is asked."""
        try:
            return seen_from(self.match.line, seat, derived(self.random.below(1 << 30))).guess()
        except BadGuess as wrong:
            raise Broken(f"seat {seat} imagines what cannot be: {wrong}") from wrong

    def _check_board(self, board: Board) -> None:
        ids = [piece.id for zone in board.zones for piece in zone.pieces]
        zones = [zone.id for zone in board.zones]
        if len(set(ids)) != len(ids) or len(set(zones)) != len(zones):
            raise Broken(f"two pieces or zones have one ID: {sorted(ids)} {zones}")

    def _check_refusal(self) -> None:
        before = pack(self.match.state)
        try:
            self.match.answer("no such answer")
        except Refused:
            if pack(self.match.state) != before:
                raise Broken("a refused answer changed the state") from None
        else:
            raise Broken("an answer that makes no sense was taken")

    def _check_overdue(self, decision: Decision) -> None:
        """Time may be over at any decision: what is answered then is allowed, and finding it changes nothing."""
        before = pack(self.match.state)
        answer = self.game.overdue(self.match.state, decision)
        try:
            recorded = self.match.line.read(answer).text
        except Refused as refused:
            raise Broken(f"the clock answers {answer!r}, which is refused: {refused}") from refused
        if recorded != answer or self.game.overdue(self.match.state, decision) != answer:
            raise Broken(f"the clock answers {answer!r} in more than one way")
        if pack(self.match.state) != before:
            raise Broken("the answer of the clock changed the state before it was given")

    def _check_undo(self) -> None:
        """Back by some answers and forward again is where it was."""
        count = len(self.match.answers)
        if not count:
            return
        before = pack(self.match.state), [to_json(event) for event in self.match.events]
        asked = names_of(self.match.decision)
        self.match.go_back(self.random.below(count))
        while self.match.next_redo is not None:
            self.match.redo(-1)
        after = pack(self.match.state), [to_json(event) for event in self.match.events]
        self.learned.went_back()
        if after != before or names_of(self.match.decision) != asked or len(self.match.answers) != count:
            raise Broken("undo and redo lead elsewhere")


class Learned:
    """What each seat has been told of and was not mixed with anything since: it knows where that lies."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._names: list[set[str]] = [set() for _ in match.seats]
        self._notes: list[ChanceNote] = []
        self._heard = 0

    def hear(self, event: Event | None) -> None:
        """An event has happened, after whatever chance gave since the one before. What was shuffled is not learned by
        the same step."""
        notes = self.match.line.notes
        since = notes[self._heard :] if notes is self._notes else notes
        self.went_back()
        mixed = {str(name) for note in since if note.secret and isinstance(note.result, list) for name in note.result}
        forgets_all = any(note.secret and not isinstance(note.result, list) for note in since)
        for seat, names in enumerate(self._names):
            names -= set(names) if forgets_all else mixed
            if event is not None:
                names.update(name for name in names_in([event], seat) if name not in mixed)

    def went_back(self) -> None:
        """All that chance has given so far is known."""
        self._notes = self.match.line.notes
        self._heard = len(self._notes)

    def answered(self, decision: Decision) -> None:
        """Others cannot know what was chosen in secret, nor what was not."""
        if decision.is_unseen and isinstance(decision, Among):
            chosen = {decision.short(index) for index in range(len(decision.things))}
            for seat, names in enumerate(self._names):
                names -= chosen if seat != decision.seat else set()

    def moved(self, seat: int, imagined: Any) -> list[str]:
        """What lies elsewhere in a position that a seat imagines, though it knows better."""
        true, found = _places(to_plain(self.match.state)), _places(to_plain(imagined))
        return sorted(name for name in self._names[seat] if true.get(name) != found.get(name))


def _places(plain: Any, path: tuple[Any, ...] = ()) -> dict[str, list[Any]]:
    """Where each text stands in plain data."""
    if isinstance(plain, str):
        return {plain: [path]}
    items = plain.items() if isinstance(plain, dict) else enumerate(plain) if isinstance(plain, list) else ()
    found: dict[str, list[Any]] = {}
    for key, value in items:
        for name, places in _places(value, (*path, key)).items():
            found.setdefault(name, []).extend(places)
    return found


def names_of(decision: Decision | None) -> list[str]:
    """Everything in a decision that a player sees, as text."""
    if decision is None:
        return []
    offered = decision if isinstance(decision, ChooseMany) else choice_in(decision)
    names = [option.name for option in offered.options] if offered is not None else []
    return [decision.verb, *names, *map(str, decision.facts.items())]


def check_playout(game: GamesAny, seats: int, options: Any, seed: int, looks: Counter[Any] | None = None) -> Playout:
    """Play one match and look at it from all sides; ``Broken``, with what breaks it, if the contract is not kept."""
    playout = Playout(game, seats, options, seed, looks)
    playout.run()
    return playout


def cases(game: GamesAny, seed: int | None = None) -> Iterator[tuple[int, Any, int]]:
    """Every variant once, each with a seed of its own, and the default options some more times; or all with one."""
    for index, (seats, options) in enumerate(variants(game)):
        yield seats, options, index if seed is None else seed
        if seed is None and options == game.Options():
            yield from ((seats, options, 1000 + index + extra) for extra in range(2))
