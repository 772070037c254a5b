"""How the bots of Urto fare: ``python -m tools.races balance|sketch|levels|random|speed [COUNT]``.

``balance``: the better bot, for each number of players, heroes and tempers dealt at random: lengths, endings, whether
the first to arrive wins, totals (URTO-D10 to URTO-D13, URTO-D15), heroes (URTO-D14), seats and tempers. ``sketch``: the
same with the better bot's first look alone, which is far quicker. ``levels``: the better bot against the weaker and the
random one, two players. ``random``: the random bot over every number of players, cave, mode and side, with everything
counted at each answer. ``speed``: how long the better bot takes for an answer.

Each has bounds; the exit code is 1 where they do not hold. Few games say little. ``FLICK_JOBS`` is how many processes
play.
"""

import itertools
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from statistics import fmean
from typing import Any, NamedTuple

from flick.batch import seed_of
from flick.bots import BOTS
from flick.bots.weighing import WeighingBot
from flick.games.urto import GAME
from flick.games.urto.bot import options as weighed
from flick.games.urto.bot.temper import tempers
from flick.games.urto.cards import TRUMPETS, UrtoCard, artefact_deck, card, event_deck, every_text, heroes, monster_deck
from flick.games.urto.deeds import DEEDS
from flick.games.urto.divine import FACES
from flick.games.urto.language import LANGUAGE
from flick.games.urto.state import BAG, RESERVE, UrtoState
from flick.games.urto.traits import always
from flick.games.urto.zones import sheet_of
from flick.sitting import new_match, seats_for
from flick.table.chance import Chance, derived
from flick.table.match import Match
from flick.table.rules import Decision
from flick.table.sayings import Who
from flick.written_options import read_options
from tests.effects.coverage import unseen, watched
from tools.chores import Chore, begin, by_turns, in_turn, is_quick, share_out, victory

SEED = 1
SITTERS = {**BOTS, "glance": partial(WeighingBot, weighed)}
"""The bots of any table, and the better bot's first look alone."""
PLAYERS = (2, 3, 4, 5)
ALL_DEAD, ALONE, COUNTED = "URTO-171", "URTO-172", "URTO-177"
LENGTHS = {2: (22, 30), 3: (22, 62), 4: (22, 62), 5: (50, 62)}
"""Turns of heroes on average (URTO-D10)."""
MOST_DEAD, MOST_ALONE = 0.05, 1 / 3
"""The shares of games of which nobody comes out alive, and with two players one alone (URTO-D11)."""
FIRST_WINS = (0.40, 0.75)
"""How often the first to arrive wins a final count (URTO-D12)."""
TOTALS, HIGH, MOST_HIGH = (30, 40), 50, 0.02
"""Winning totals on average, and the share of those that are high (URTO-D13)."""
HERO_WINS = (0.15, 0.25)
"""What each hero wins among five (URTO-D14)."""
UNEVEN = 0.05
"""How far a seat's share of wins may be from even."""
TEMPER_WINS = 0.12
"""What each temper wins among five, at least."""
BETTER, BEST = 0.65, 0.95
"""What the better bot wins of two against the weaker one, and against the random one."""
SPARE = {"steal_renown", "max_life"}
"""Verbs that no card of the house uses."""
SECONDS = 0.5
"""An answer may take so long at the 99th percentile, of CPU time."""


class Race(NamedTuple):
    """One game to be played: who plays at which seat, by which options."""

    players: tuple[str, ...]
    options: Mapping[str, Any]
    seed: int
    counting: bool = False


class Record(NamedTuple):
    """What came of it. By seat: heroes, tempers, points, and how often each did what; ``winners`` are seats, ``first``
    is who arrived first."""

    turns: int
    ending: str
    winners: tuple[int, ...]
    first: int | None
    starts: int
    heroes: tuple[str, ...]
    tempers: tuple[str, ...]
    points: tuple[int, ...]
    deeds: tuple[Counter[str], ...]
    seen: Counter[str]

    @property
    def total(self) -> int:
        """What the winner has, 0 where nobody won."""
        return max((self.points[seat] for seat in self.winners), default=0)


def play(race: Race) -> Record:
    """Play a game to its end; with ``counting``, check before every answer that nothing is lost."""
    match = Match(
        GAME, seats_for(GAME, ",".join(race.players)), read_options(GAME, race.options), race.seed, bots=SITTERS
    )
    expected = GAME.inventory(match.state)
    with watched(DEEDS) as seen:
        while isinstance(match.settle(), Decision):
            if race.counting:
                found = GAME.inventory(match.state)
                assert found == expected, f"{race}: {found} instead of {expected}"
                seen.update(_in_force(match.state))
            match.ask_bot()
    return _record(match, seen + Counter(_told(match)))


def _in_force(state: UrtoState) -> Iterator[str]:
    """The keys of the texts that lie open, weapons only while they are used."""
    for seat, hero in enumerate(state.heroes):
        gear = state.fight.gears.get(seat) if state.fight is not None else None
        yield from (part.key for part in always(state, hero, gear.weapons if gear else ()))


def _told(match: Match) -> Iterator[str]:
    """What events tell of by name: cards, tokens, faces of dice; and their kinds."""
    for event in match.events:
        yield event.kind
        named = (event.facts.get(fact) for fact in ("card", "token", "face", "trap"))
        yield from (name for name in named if isinstance(name, str))
        if event.kind == "spent":
            yield from _looked_up(card(str(event.facts["card"])))
    for hero in match.state.heroes:
        if "death" in hero.used:
            yield from _looked_up(heroes()[hero.id])


def _looked_up(one: UrtoCard) -> Iterator[str]:
    """The keys of the texts that are not carried out but looked up: of hiding and of coming back."""
    return (part.key for trigger in ("hiding", "death") for part in one.texts.get(trigger, ()))


def _record(match: Match, seen: Counter[str]) -> Record:
    state, result = match.state, match.result
    assert isinstance(state, UrtoState)
    assert result is not None
    board = match.view(None)
    heroes, seats = state.heroes, range(len(state.heroes))
    return Record(
        seen["turn"],
        result.rule,
        tuple(result.winners),
        next((seat for seat in seats if heroes[seat].arrived == 1), None),
        state.first,
        tuple(hero.id for hero in heroes),
        tuple(str(board.zone(sheet_of(seat)).facts["temper"]) for seat in seats),
        tuple(result.scores),
        tuple(_deeds(match, seat) for seat in seats),
        seen,
    )


def _deeds(match: Match, seat: int) -> Counter[str]:
    """How often a seat did what: kinds of events, shortcuts and Trumpets taken, attacks on whoever led."""
    own = [event for event in match.events if event.facts.get("who") == Who(seat)]
    found = Counter(event.kind for event in own)
    found["trumpets"] = sum(event.kind == "weapon-taken" and event.facts["card"] == TRUMPETS for event in own)
    for taken in match.answers:
        if taken.seat == seat:
            found["shortcut"] += taken.given.text.startswith("shortcut ")
            found["leader"] += taken.thought is not None and bool(taken.thought.facts.get("leads"))
    return found


def dealt(seats: int, number: int) -> dict[str, Any]:
    """Tempers for a table, each as often as any other at every seat; heroes are dealt by the game."""
    chance = Chance(derived(SEED, number))
    return {"temper": ",".join(chance.shuffle("tempers", list(tempers()))[:seats])}


def shares(found: Sequence[Record], names: Callable[[Record], Sequence[Any]]) -> dict[Any, float]:
    """What share of its games each of those won that sat at the table by these names; a shared victory counts in
    part."""
    won, sat = defaultdict[Any, float](float), Counter[Any]()
    for record in found:
        for seat, name in enumerate(names(record)):
            sat[name] += 1
            won[name] += victory(record.winners, seat)
    return {name: won[name] / sat[name] for name in sorted(sat)}


def balance(count: int) -> bool:
    return _balance("normal", count)


def sketch(count: int) -> bool:
    return _balance("glance", count)


def _balance(level: str, count: int) -> bool:
    good = True
    for seats in PLAYERS:
        found = share_out(play, [Race((level,) * seats, dealt(seats, n), seed_of(SEED, n)) for n in range(count)])
        good = is_in_bounds(seats, found) and good
    return good


def is_in_bounds(seats: int, found: Sequence[Record]) -> bool:
    """Tell of games with so many players; whether everything is as URTO-D10 to URTO-D15 want it."""
    turns = fmean(record.turns for record in found)
    endings = {rule: sum(one.ending == rule for one in found) / len(found) for rule in (ALL_DEAD, ALONE, COUNTED)}
    counted = [record for record in found if record.ending == COUNTED]
    first = fmean(record.first in record.winners for record in counted) if counted else 0.0
    totals = [record.total for record in found if record.winners]
    high = sum(total >= HIGH for total in totals) / len(found)
    sat = shares(found, lambda one: range(seats))
    order = shares(found, lambda one: [(seat - one.starts) % seats for seat in range(seats)])
    monsters = max(record.seen["monster"] for record in found)
    print(
        f"{seats} players, {len(found)} games: {turns:.1f} turns; all dead {endings[ALL_DEAD]:.1%}, one alone", end=" "
    )
    print(f"{endings[ALONE]:.1%}; the first to arrive wins {first:.1%}; total {fmean(totals):.1f}, high {high:.1%}")
    print(f"  by seat {_told_shares(sat)}; by turn order {_told_shares(order)}; most monsters {monsters}")
    heroes, own = shares(found, lambda one: one.heroes), shares(found, lambda one: one.tempers)
    print(f"  heroes {_told_shares(heroes)}\n  tempers {_told_shares(own)}")
    for temper, does in manners(found).items():
        print(f"  what is {temper}:", ", ".join(f"{name} {n:.2f}" for name, n in does.items()))
    bounds = [
        LENGTHS[seats][0] <= turns <= LENGTHS[seats][1],
        endings[ALL_DEAD] < MOST_DEAD,
        endings[ALONE] <= MOST_ALONE,
        FIRST_WINS[0] <= first <= FIRST_WINS[1],
        TOTALS[0] <= fmean(totals) <= TOTALS[1],
        high < MOST_HIGH,
        all(abs(share - 1 / seats) <= UNEVEN for share in sat.values()),
    ]
    if seats == len(tempers()):
        bounds.append(all(HERO_WINS[0] <= share <= HERO_WINS[1] for share in heroes.values()))
        bounds.append(min(own.values()) >= TEMPER_WINS)
    return all(bounds)


def _told_shares(found: Mapping[Any, float]) -> str:
    return ", ".join(f"{name} {share:.1%}" for name, share in found.items())


def levels(count: int) -> bool:
    """The better bot against the others, by turns at either seat."""
    bounds = {"easy": BETTER, "random": BEST}
    good = True
    for other, least in bounds.items():
        pairs = by_turns("normal", other, count)
        races = [Race(pair, dealt(2, n), seed_of(SEED, n)) for n, (pair, _) in enumerate(pairs)]
        found = share_out(play, races)
        won = fmean(victory(record.winners, seat) for record, (_, seat) in zip(found, pairs, strict=True))
        print(f"normal against {other}: {won:.1%} of {count}")
        good = won >= least and good
    return good


def at_random(count: int) -> bool:
    """The random bot over all variants in their turn; a game that loses a card raises."""
    caves = sorted(path.stem for path in (GAME.folder / "caves").glob("*.yaml"))
    modes = itertools.product(PLAYERS, caves, (False, True), ("hammer", "trumpets"))
    variants = [
        (seats, {"cave": cave, "standard": standard, **({"weapon": weapon} if seats == 2 else {})})
        for seats, cave, standard, weapon in modes
    ]
    races = [
        Race(("random",) * seats, options, seed_of(SEED, n), counting=True)
        for n, (seats, options) in enumerate(in_turn(variants, count))
    ]
    found = share_out(play, races)
    endings = Counter(record.ending for record in found)
    print(f"{len(found)} random games over {len(variants)} variants, longest {max(one.turns for one in found)} turns")
    print(f"endings: {dict(endings)}")
    return is_all_seen(found) and len(endings) == 3


def is_all_seen(found: Sequence[Record]) -> bool:
    """Whether every card, token, face of a divine die and part of a text occurred."""
    seen = sum((record.seen for record in found), Counter[str]())
    faces = [face for die in FACES.values() for face in die]
    tokens = [f"token-{name.replace('_', '-')}" for name in BAG]
    tokens += [f"trap-{name.replace('_', '-')}" for name in RESERVE if name in ("blook", "minus_two")]
    cards = [*artefact_deck(), *event_deck(), *monster_deck()]
    never = [name for name in (*cards, *faces, *tokens) if not seen[name]]
    texts = unseen(LANGUAGE, every_text(), [key for key, count in seen.items() if count])
    print(f"never seen: {never}; verbs: {texts.verbs}; triggers: {texts.triggers}; parts: {texts.parts}")
    return not never and set(texts.verbs) <= SPARE and not texts.parts


def speed(count: int) -> bool:
    """How long answers of the better bot take, in seconds of CPU time, with each number of players."""
    good = True
    for seats in PLAYERS:
        players = ",".join(["normal"] * seats)
        matches = (new_match("urto", players, {}, seed_of(SEED, number)) for number in range(count))
        good = is_quick(f"{seats} players", matches, SECONDS) and good
    return good


class Manner(NamedTuple):
    """What a temper is known by: how much each of some ``deeds`` counts, in a game or for each deed of a kind."""

    deeds: Mapping[str, float]
    of: str = "games"


MANNERS: Mapping[str, Manner] = {
    "bold": Manner({"attack": 1, "slain": 1}),
    "calm": Manner({"rest": 1, "hide": 1, "life": 0.5}),
    "greedy": Manner({"artefact": 1, "search": 0.5}),
    "sly": Manner({"shortcut": 1, "sprint": 1, "trumpets": 2}),
    "spiteful": Manner({"leader": 1}, "attack"),
}


def manners(found: Sequence[Record]) -> dict[str, dict[str, float]]:
    """How much each temper does of what each is known by: first by what it is known by, then who does it."""
    return {temper: _manner(found, manner) for temper, manner in MANNERS.items()}


def _manner(found: Sequence[Record], manner: Manner) -> dict[str, float]:
    did, counted = defaultdict[str, float](float), Counter[str]()
    for record in found:
        for temper, own in zip(record.tempers, record.deeds, strict=True):
            counted[temper] += 1 if manner.of == "games" else own[manner.of]
            did[temper] += sum(weight * own[deed] for deed, weight in manner.deeds.items())
    return {temper: did[temper] / max(1, counted[temper]) for temper in sorted(counted)}


CHORES = {
    "balance": Chore(balance, 2000),
    "sketch": Chore(sketch, 2000),
    "levels": Chore(levels, 400),
    "random": Chore(at_random, 5000),
    "speed": Chore(speed, 5),
}


def main(arguments: Sequence[str]) -> int:
    """The exit code: 0 where the bounds hold."""
    return begin("python -m tools.races", "How the bots of Urto fare.", CHORES, arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
