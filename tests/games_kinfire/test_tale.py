"""The story of a delve that is over: each sentence is true of what happened, and can be read in both languages."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

import pytest

from flick.bots import BOTS
from flick.games.kinfire import GAME
from flick.games.kinfire.standing import difficulty
from flick.games.kinfire.state import KinfireOptions, KinfireState
from flick.games.kinfire.tale import tale
from flick.games.kinfire.zones import deck_of, hand_of
from flick.sitting import words_for
from flick.table.game import TaleLine
from flick.table.languages import LANGUAGES
from flick.table.match import Match
from flick.table.moves import Move
from flick.table.rules import Decision, Event, tell
from flick.table.sayings import Fact, Facts, Say, Who
from flick.table.seats import Seat
from flick.table.words import Words
from tests.acting import act
from tests.games_kinfire.scene import bottom_of, match_of, state_of

ASHA, IOREN = map(Who, range(2))
TABLES = {"normal": range(3), "normal,normal": range(4), "easy,normal,normal": range(3), "random,random": range(3)}
"""Who plays, and from which seeds."""
MOST_LINES = 7


class Witnessed(NamedTuple):
    """An event, and how the team stood when it was told."""

    kind: str
    turn: int
    seeker: str
    hp: int
    hands: list[int]
    bottom: bool


def witnessed(seats: str, seed: int) -> tuple[Match, list[Witnessed]]:
    """A match between bots to its end, and what somebody saw who looked at the table all the time."""
    match = Match(GAME, [Seat(level) for level in seats.split(",")], KinfireOptions(), seed, bots=BOTS)
    seen: list[Witnessed] = []
    while isinstance(item := match.step(), Event | Decision):
        if isinstance(item, Decision):
            match.ask_bot()
            continue
        state = match.state
        hands = [len(seeker.hand) for seeker in state.seekers]
        seen.append(Witnessed(item.kind, state.turn, state.you.id, state.hp, hands, state.bottom))
    return match, seen


def listed(fact: Fact) -> list[Fact]:
    """The names of a row."""
    if isinstance(fact, Say) and fact.id.startswith("names-"):
        return [*listed(fact.facts["one"]), *listed(fact.facts["other"])]
    return [fact]


def inner(facts: Facts, fact: str) -> Say:
    found = facts[fact]
    assert isinstance(found, Say)
    return found


def story(match: Match) -> list[TaleLine]:
    return list(GAME.tale(match.state, [event.seen_by(None) for event in match.events]))


def said(match: Match, language: str = "en") -> list[str]:
    """The story, with its turns."""
    words = words_for(Words(language), GAME, match)
    return [f"{line.round or ''} {words(line.say)}".strip() for line in story(match)]


def told_of(state: KinfireState, events: Sequence[Event]) -> list[str]:
    words = Words("en", GAME.folder, things=GAME.things)
    return [f"{line.round or ''} {words(line.say)}".strip() for line in tale(state, events)]


@pytest.mark.parametrize("seats", TABLES)
def test_every_sentence_is_true(seats: str) -> None:
    for seed in TABLES[seats]:
        match, seen = witnessed(seats, seed)
        lines = story(match)
        assert 5 <= len(lines) <= MOST_LINES
        told = {line.say.id: line for line in lines}
        check_challenges(match, seen, told["tale-challenges"].say)
        check_fatigue(match, seen, told["tale-fatigue"].say)
        check_depth(match, seen, told)
        check_end(match, seen, lines[-1])
        for language in LANGUAGES:
            for sentence in said(match, language):
                assert sentence.endswith(".")
                assert not any(sign in sentence for sign in "{}«_")


def test_stories_are_of_games_won_and_lost() -> None:
    ends = {witnessed(seats, seed)[0].state.won for seats, seed in (("normal", 1), ("normal", 2))}
    assert ends == {False, True}


def check_challenges(match: Match, seen: Sequence[Witnessed], say: Say) -> None:
    assert say.facts["failed"] == sum(one.kind == "failed" for one in seen)
    completed = Counter(one.seeker for one in seen if one.kind == "completed")
    state, told = match.state, inner(say.facts, "completed")
    most = max(completed.values(), default=0)
    if told.id != "tale-completed":
        best = [seeker.id for seeker in state.seekers if completed[seeker.id] == most]
        assert listed(told.facts["seekers"]) == best
        assert told.facts.get("n", completed.total()) == most
        told = inner(told.facts, "completed")
    else:
        assert not most or len(state.seekers) == 1
    assert told.facts["n"] == completed.total()


def check_fatigue(match: Match, seen: Sequence[Witnessed], say: Say) -> None:
    assert say.facts["left"] == len(match.state.fatigue)
    given, times = inner(say.facts, "given"), Counter(one.seeker for one in seen if one.kind == "give-in")
    if given.id == "tale-give-in":
        each = [one for one in listed(given.facts["seekers"]) if isinstance(one, Say)]
        assert {one.facts["seeker"]: one.facts["n"] for one in each} == times
    elif given.id == "tale-gives-in":
        assert times == {given.facts["seeker"]: given.facts["n"]}
    else:
        assert not times
        assert given.facts["cards"] == min(held for one in seen for held in one.hands)


def check_depth(match: Match, seen: Sequence[Witnessed], told: dict[str, TaleLine]) -> None:
    state = match.state
    assert ("tale-bottom" in told) == state.bottom
    if state.bottom:
        assert told["tale-bottom"].round == next(one.turn for one in seen if one.bottom)
    else:
        facts = told["tale-not-down"].say.facts
        assert (facts["left"], facts["all"]) == (len(state.well_deck), 57)
    if "tale-worst" in told:
        assert told["tale-worst"].say.facts["hp"] == min(one.hp for one in seen)
    if "tale-unhurt" in told:
        assert min(one.hp for one in seen) == state.hp_start
    if "tale-master-stands" in told:
        facts = told["tale-master-stands"].say.facts
        assert facts["progress"] == state.progress[state.master]
        assert facts["difficulty"] == difficulty(state, state.master)
    if "tale-master-untouched" in told:
        assert state.master not in state.progress


def check_end(match: Match, seen: Sequence[Witnessed], last: TaleLine) -> None:
    state, kind, facts = match.state, last.say.id, last.say.facts
    assert last.round == state.turn
    assert kind.startswith("tale-decided-" if state.won else "tale-lost-")
    if state.won:
        assert facts["progress"] == state.progress[state.master]
    if kind in ("tale-decided-cards", "tale-decided-dice"):
        done = state.attempt
        assert done is not None
        assert done.card == state.master
        assert done.tally is not None
        without = done.tally.before + max(0, done.tally.played + done.tally.standing)
        assert (without >= done.needed) == (kind == "tale-decided-cards")
        assert facts["difficulty"] == done.needed
    if kind == "tale-lost-damage":
        before = next(one.hp for one in reversed(seen) if one.hp)
        assert facts["hp"] == before
        assert state.hp == 0
    if kind == "tale-lost-card":
        assert facts["card"] == state.lost
        assert state.hp > 0


def test_the_dice_may_decide() -> None:
    state = bottom_of(down=["the_ribbon_web"])
    state.progress = {state.master: 15}
    match = match_of(state, {"ld-die": ["light"]})
    act(match, f"approach {state.master}", "play nothing")
    assert match.state.won
    assert said(match)[-1].startswith("1 The dice decide: Asha without an action against Sea of Dreams, ")
    assert said(match)[-2] == "The team suffers no damage."
    assert said(match, "fr")[-1].startswith("1 Les dés décident : Asha sans action contre Mer onirique, ")


def test_the_cards_may_decide_and_who_boosted_is_named() -> None:
    state = state_of()
    hit = [tell("attempt", "KIN-64", who=ASHA, card="dreadweaver", colour="blue", progress=10, difficulty=16)]
    hit += [tell("play", "KIN-65", who=ASHA, card="light_step"), tell("boost", "KIN-84", who=IOREN, card="x", n=2)]
    hit += [tell("roll", "KIN-87", who=ASHA, dice=Say("dice-0", {"die1": "light"}), points=1)]
    hit += [tell("points", "KIN-R50", action=4, boosts=2, dice=1, bonus=0, n=7)]
    hit += [tell("placed", "KIN-71", card="dreadweaver", n=7, progress=17, difficulty=16)]
    hit += [tell("completed", "KIN-162", card="dreadweaver", progress=17)]
    state.master, state.won = "dreadweaver", True
    told = told_of(state, [tell("turn", "KIN-41", who=ASHA, seeker="asha", n=1), *hit])
    assert told[-1] == (
        "1 The cards decide: Asha with Light Step, boosted by Ioren, against Dreadweaver, 17 of 16, "
        "1 of that from the dice."
    )
    assert told[1] == "One challenge is completed, by Asha alone; not one attempt fails."


def test_points_that_a_card_adds_may_decide() -> None:
    state = state_of()
    state.master, state.won = "dreadweaver", True
    events = [tell("turn", "KIN-41", who=IOREN, seeker="ioren", n=1)]
    events += [tell("add", "KIN-104", card="dreadweaver", n=2, progress=17, difficulty=16)]
    done = tell("completed", "KIN-162", card="dreadweaver", progress=17)
    assert told_of(state, [*events, done])[-1] == (
        "1 The effect of a card decides, in the turn of Ioren: 2 more on Dreadweaver, 17 of 16."
    )
    assert told_of(state, [events[0], done])[-1] == (
        "1 The effect of a card decides, in the turn of Ioren: 17 progress against Dreadweaver."
    )


def test_the_last_blow_is_told_with_what_came_before_it() -> None:
    state = state_of(board=("the_beasts_riddle", "masked_fencers", "the_borrowed_stairs", "the_counterweight"))
    state.hp = 2
    match = match_of(state, {"skill-die": ["green", "blue", "green"], "ld-die": ["darkness"]})
    act(match, "approach the_beasts_riddle", "play nothing")
    assert match.state.hp == 0
    assert said(match)[-1].endswith("and 2 health is there to take it.")
    assert said(match)[1] == "No challenge is completed; one attempt fails."
    assert said(match, "fr")[-1].endswith("alors qu’il restait 2 PV.")


@pytest.mark.parametrize(
    ("left", "given"),
    [
        (0, "Nobody gives in to fatigue; Asha comes nearest, with no card left in hand."),
        (2, "Nobody gives in to fatigue; Asha comes nearest, with 2 cards left in hand."),
        (6, "Nobody gives in to fatigue, and nobody ever holds fewer than 6 cards."),
    ],
)
def test_who_comes_nearest_to_giving_in_is_told_where_nobody_does(left: int, given: str) -> None:
    """Asha has had so few of the seven cards before she drew others; Ioren holds all of them."""
    state = state_of()
    drawn = [Move(card, deck_of(0), hand_of(0)) for card in state.seekers[0].hand[left:]]
    state.conceded = 1
    told = told_of(state, [tell("draw", "KIN-112", (move,), who=ASHA, card=move.piece) for move in drawn])
    assert told[2] == f"{given} No Fatigue card is in play at the end."
    assert told[-1] == "With 10 health left, the descent is given up."


def test_of_a_match_that_was_played_on_it_is_said_since_when_it_is_counted() -> None:
    state = state_of()
    state.turn = 8
    match = match_of(state)
    match.settle()
    match.resign(0)
    assert said(match)[1] == "What was before turn 8 is not counted here."


def test_a_match_that_is_given_up_at_once_has_a_story() -> None:
    match = Match(GAME, [Seat("human")], KinfireOptions(), 0)
    match.resign(0)
    told = said(match)
    assert told[0] == "Asha goes down the well alone."
    assert told[2].startswith("Asha never gives in to fatigue; at the least, 8 cards are left in hand.")
    assert told[-1] == "1 With 10 health left, the descent is given up."
