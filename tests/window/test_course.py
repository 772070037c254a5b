"""The course of a match: in order, in time, and nobody's hand seen by another."""

import time
from collections.abc import Iterator

import pytest

from flick.bots import BOTS
from flick.bots.random import random_answer
from flick.games.catacombs import GAME
from flick.games.catacombs.state import CatacombsOptions
from flick.table.chance import Chance, derived
from flick.table.game import find
from flick.table.match import Match
from flick.table.rules import Choose, Flick
from flick.table.sayings import Refused
from flick.table.seats import Seat
from flick.window.course import LOOKED, MEANT, Course
from flick.window.course_news import Answered, Asks, Falls, Happening, Means, Over, Rolls, Told
from flick.window.settings import Settings
from flick.window.worker import Thinker
from tests.promises import Bids, Jewels


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    found = Thinker()
    yield found
    found.stop()


def course_of(thinker: Thinker, *players: str, settings: Settings | None = None, **options: object) -> Course:
    chosen = CatacombsOptions(first_team="sword", **options)  # type: ignore[arg-type]
    match = Match(GAME, [Seat(player) for player in players], chosen, 3, bots=BOTS, practice=True)
    openly = ("agree", "propose", "armour")
    return Course(match, thinker, settings or Settings(bot_pace="at-once"), lambda asked: asked.verb in openly)


def until(course: Course, *phases: str, now: float = 0.0) -> list[Happening]:
    """Go on to one of these phases; flicks are seen at once, bots are waited for."""
    found: list[Happening] = []
    for _ in range(20_000):
        found += course.tick(now)
        now += 1000
        if course.phase in phases:
            return found + course.tick(now)
        if course.phase == "rolling":
            course.rolled()
        elif course.phase == "thinking":
            time.sleep(0.002)
    raise AssertionError(course.phase)


def test_events_are_told_one_after_the_other_in_their_time(thinker: Thinker) -> None:
    course = course_of(thinker, "human", "human", settings=Settings(curtain="never"))
    until(course, "asking")
    course.answer("play paladin")
    until(course, "asking")
    course.answer("flick sword-1 0deg 800mm/s")
    until(course, "rolling")
    course.rolled()
    first = course.tick(100_000)
    assert [happening.event.kind for happening in first if isinstance(happening, Told)] == ["flick"]
    assert course.tick(100_100) == []
    second = course.tick(100_300)
    assert [happening.event.kind for happening in second if isinstance(happening, Told)] == ["touched-nobody"]


def test_between_two_people_a_curtain_falls_and_nothing_hidden_is_seen(thinker: Thinker) -> None:
    course = course_of(thinker, "human", "human")
    happened = until(course, "asking", "curtain")
    while course.phase == "asking":
        assert course.viewer is None, "the layout is agreed on with no hand in sight"
        course.answer("yes")
        happened = until(course, "asking", "curtain")
    assert happened[-1] == Falls(0)
    assert course.viewer is None
    assert all(piece.face is None for seat in (1, 2) for piece in course.board.zone(f"hand-{seat}").pieces)
    course.lift()
    assert isinstance(course.tick(0)[-1], Asks)
    assert all(piece.face for piece in course.board.zone("hand-1").pieces)
    assert all(piece.face is None for piece in course.board.zone("hand-2").pieces)


def test_one_curtain_falls_before_the_first_card_of_each_and_none_for_what_all_can_see(thinker: Thinker) -> None:
    """Two people at one screen met a curtain before every question that went from one to the other."""
    course = course_of(thinker, "human", "human", settings=Settings(curtain="hidden", bot_pace="at-once"))
    curtains: list[tuple[int, str]] = []
    answers: list[str] = []
    while course.match.state.turn < 3:
        found = until(course, "asking", "curtain")
        decision = course.match.decision
        assert decision is not None
        curtains += [(happening.seat, decision.verb) for happening in found if isinstance(happening, Falls)]
        if course.phase == "curtain":
            course.lift()
            continue
        luck = Chance(derived(5, len(answers)))
        answers.append(random_answer(decision, luck))
        course.answer(answers[-1])
    assert curtains == [(0, "play"), (1, "play"), (0, "play"), (1, "play")], "one for each card"


def test_a_lone_person_keeps_looking_at_their_own_hand(thinker: Thinker) -> None:
    course = course_of(thinker, "human", "easy")
    until(course, "asking")
    assert course.viewer == 0
    assert isinstance(course.decision, Choose)


def test_a_flick_rolls_until_it_has_been_seen(thinker: Thinker) -> None:
    course = course_of(thinker, "human", "easy")
    play_up_to_a_flick(course)
    before = course.board.arena
    course.answer("flick sword-1 0deg 800mm/s")
    happened = course.tick(1_000_000)
    assert isinstance(happened[0], Answered)
    assert isinstance(happened[1], Rolls)
    assert happened[1].before == before
    assert course.phase == "rolling"
    assert course.tick(9_000_000) == []
    course.rolled()
    assert any(isinstance(happening, Told) for happening in course.tick(10_000_000))


def test_a_flick_is_not_over_before_anybody_was_told_of_it(thinker: Thinker) -> None:
    course = course_of(thinker, "human", "easy")
    play_up_to_a_flick(course)
    course.answer("flick sword-1 0deg 800mm/s")
    course.rolled()
    assert course.phase == "rolling"
    assert isinstance(course.tick(1_000_000)[1], Rolls)
    course.rolled()
    assert course.phase == "telling"


def play_up_to_a_flick(course: Course) -> None:
    for _ in range(20):
        until(course, "asking")
        if isinstance(course.decision, Flick):
            return
        course.answer("play paladin")
    raise AssertionError("nobody flicks")


@pytest.fixture(autouse=True)
def _paladin(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first hand holds the paladin, whose first shot is a flick of the character itself."""
    start = GAME.start

    def with_paladin(options: CatacombsOptions, seats: int, chance: object) -> object:
        state = start(options, seats, chance)  # type: ignore[arg-type]
        deck, hand = state.teams["sword"].deck, state.hands[0]
        if "paladin" in deck:
            deck[deck.index("paladin")], hand[0] = hand[0], "paladin"
        return state

    monkeypatch.setattr(GAME, "start", with_paladin)


def test_what_is_refused_changes_nothing(thinker: Thinker) -> None:
    course = course_of(thinker, "human", "easy")
    until(course, "asking")
    with pytest.raises(Refused):
        course.answer("play nothing")
    assert course.phase == "asking"


def test_an_answer_is_taken_back_where_the_match_allows_it(thinker: Thinker) -> None:
    course = course_of(thinker, "human", "easy")
    play_up_to_a_flick(course)
    count = len(course.match.answers)
    course.answer("flick sword-1 0deg 800mm/s")
    until(course, "asking")
    course.undo()
    until(course, "asking")
    assert len(course.match.answers) == count
    assert isinstance(course.decision, Flick)
    course.redo()
    until(course, "asking")
    assert len(course.match.answers) == count + 1


def test_a_bot_in_thought_is_hurried(thinker: Thinker) -> None:
    course = course_of(thinker, "perfect", "human")
    until(course, "thinking")
    count = len(course.match.answers)
    course.hurry()
    assert len(course.match.answers) == count + 1
    assert course.phase != "thinking"


def test_bots_play_to_the_end(thinker: Thinker) -> None:
    course = course_of(thinker, "easy", "easy", starting_health=1)
    happened = until(course, "over")
    assert isinstance(happened[-1], Over)
    assert course.match.result is not None


def test_who_gives_up_has_lost(thinker: Thinker) -> None:
    course = course_of(thinker, "human", "easy")
    until(course, "asking")
    course.resign()
    until(course, "over")
    assert course.match.result is not None
    assert course.match.result.winners == (1,)


def test_nothing_goes_on_while_it_is_held(thinker: Thinker) -> None:
    course = course_of(thinker, "easy", "easy")
    course.held = True
    assert course.tick(0) == []
    course.held = False
    assert course.tick(0)


def test_after_a_flick_nobody_sees_how_everything_lay_before(thinker: Thinker) -> None:
    """Whatever the rules tell first: what was seen to move lies where it was seen to come to rest."""
    course = course_of(thinker, "human", "easy")
    play_up_to_a_flick(course)
    before = course.board.arena
    course.answer("flick sword-1 0deg 800mm/s")
    assert course.board.arena.pawns["sword-1"] != before.pawns["sword-1"]
    for now in range(10_000_000, 10_020_000, 500):
        course.tick(now)
        course.rolled()
        assert course.board.arena.pawns["sword-1"] != before.pawns["sword-1"]
    course.undo()
    assert course.board.arena == before


def test_what_a_bot_means_to_flick_is_seen_before_it_does(thinker: Thinker) -> None:
    course = course_of(thinker, "easy", "easy", settings=Settings(bot_pace="normal"))
    now, meant = 0.0, 0.0
    for _ in range(20_000):
        now += 16
        happened = course.tick(now)
        if any(isinstance(happening, Rolls) for happening in happened):
            break
        if found := [happening for happening in happened if isinstance(happening, Means)]:
            assert 0 <= found[0].power <= 1
            meant = now
        if course.phase == "thinking":
            time.sleep(0.001)
    assert now - meant == pytest.approx(MEANT["normal"], abs=20)


def test_nobody_looks_on_while_another_answers_unseen(thinker: Thinker) -> None:
    """No hand is hidden, and yet the curtain falls before each bid; not before what is asked openly."""
    course = Course(Match(Bids(), [Seat("human")] * 2), thinker, Settings(), lambda asked: True)
    for seat in (0, 1):
        until(course, "curtain", "asking")
        assert course.phase == "curtain"
        course.lift()
        assert course.viewer == seat
        course.answer("bid 7")
        assert all(happening.thought is None for happening in course.tick(0) if isinstance(happening, Answered))
    until(course, "curtain", "asking")
    assert course.phase == "asking"


def test_a_deal_about_open_things_is_answered_without_a_curtain(thinker: Thinker) -> None:
    """The hands stay hidden meanwhile."""
    course = Course(Match(find("bazaar"), [Seat("human")] * 2, seed=1), thinker, Settings())
    seen = dict[str, str]()
    for answer in ("walk well weaver", "yes", "pass", "offer shawl for 3 coins", "no"):
        until(course, "curtain", "asking")
        seen[answer] = course.phase
        if course.phase == "curtain":
            course.lift()
        course.answer(answer)
    assert (seen["pass"], seen["no"]) == ("curtain", "asking")
    assert course.viewer is None


def test_nobody_is_asked_where_there_is_one_answer_and_it_is_told_all_the_same(thinker: Thinker) -> None:
    course = Course(Match(Jewels(), [Seat("human")] * 2), thinker, Settings(curtain="never"))
    happened: list[Happening] = []
    for answer in ("yes", "show ruby", "yes"):
        until(course, "asking")
        course.answer(answer)
        happened = until(course, "asking")
    assert [one.text for one in happened if isinstance(one, Answered)] == ["yes", "no"]
    assert [one.event.kind for one in happened if isinstance(one, Told)] == ["kept"]
    assert course.decision is not None
    assert course.decision.verb == "promise"


def test_whoever_looks_away_learns_no_more_from_an_answer_without_a_question_than_from_a_question(
    thinker: Thinker,
) -> None:
    match = Match(Jewels(), [Seat("human"), Seat("human")])
    course = Course(match, thinker, Settings(), lambda asked: asked.verb == "promise")
    curtains: list[int] = []
    now = 1000.0 * 20_000
    for number in range(4):
        found = until(course, "asking", "curtain")
        if course.phase == "curtain":
            curtains.append(number)
            assert [one.seat for one in found if isinstance(one, Falls)] == [number // 2]
            course.tick(now)
            course.lift()
            assert not any(isinstance(one, Asks) for one in course.tick(now + LOOKED - 1)) or number == 1
        if course.phase == "asking":
            course.answer("yes" if number % 2 == 0 else "no")
        else:
            assert len(match.answers) == 3, "nothing is answered before somebody could have"
            assert course.tick(now + LOOKED + 1)[0] == Answered(1, "no", None)
    assert curtains == [1, 3]
