"""The controller of a match: in order, in time, and nobody's hand seen by another."""

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
from flick.table.rules import Choose, Decision, Flick
from flick.table.sayings import Refused
from flick.table.seats import Seat
from flick.window.app.bot_process import Thinker
from flick.window.app.settings import Settings
from flick.window.match.bot_turn import MEANT
from flick.window.match.match_news import (
    AnswerGiven,
    BotAims,
    CurtainFalls,
    EventTold,
    FlickRolls,
    MatchOver,
    News,
    PersonAsked,
)
from flick.window.match.play_controller import LOOKED, PlayController
from flick.written_options import read_options
from tests.promises import Bids, Jewels
from tests.window.match.hearing import tick


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    found = Thinker()
    yield found
    found.stop()


def controller_of(
    thinker: Thinker, *players: str, settings: Settings | None = None, **options: object
) -> PlayController:
    chosen = CatacombsOptions(first_team="sword", **options)  # type: ignore[arg-type]
    match = Match(GAME, [Seat(player) for player in players], chosen, 3, bots=BOTS, practice=True)
    openly = ("agree", "propose", "armour")
    return PlayController(match, thinker, settings or Settings(bot_pace="at-once"), lambda asked: asked.verb in openly)


def until(controller: PlayController, *phases: str, now: float = 0.0) -> list[News]:
    """Go on to one of these phases; flicks are seen at once, bots are waited for."""
    found: list[News] = []
    for _ in range(20_000):
        found += tick(controller, now)
        now += 1000
        if controller.phase in phases:
            return found + tick(controller, now)
        if controller.phase == "rolling":
            controller.rolled()
        elif controller.phase == "thinking":
            time.sleep(0.002)
    raise AssertionError(controller.phase)


def test_events_are_told_one_after_the_other_in_their_time(thinker: Thinker) -> None:
    controller = controller_of(thinker, "human", "human", settings=Settings(curtain="never"))
    until(controller, "asking")
    controller.answer("play paladin")
    until(controller, "asking")
    controller.answer("flick sword-1 0deg 800mm/s")
    until(controller, "rolling")
    controller.rolled()
    first = tick(controller, 100_000)
    assert [happening.event.kind for happening in first if isinstance(happening, EventTold)] == ["flick"]
    assert tick(controller, 100_100) == []
    second = tick(controller, 100_300)
    assert [happening.event.kind for happening in second if isinstance(happening, EventTold)] == ["touched-nobody"]


def test_between_two_people_a_curtain_falls_and_nothing_hidden_is_seen(thinker: Thinker) -> None:
    controller = controller_of(thinker, "human", "human")
    happened = until(controller, "asking", "curtain")
    while controller.phase == "asking":
        assert controller.viewer is None, "the layout is agreed on with no hand in sight"
        controller.answer("yes")
        happened = until(controller, "asking", "curtain")
    assert happened[-1] == CurtainFalls(0)
    assert controller.viewer is None
    assert all(piece.face is None for seat in (1, 2) for piece in controller.board.zone(f"hand-{seat}").pieces)
    controller.lift()
    assert isinstance(tick(controller, 0)[-1], PersonAsked)
    assert all(piece.face for piece in controller.board.zone("hand-1").pieces)
    assert all(piece.face is None for piece in controller.board.zone("hand-2").pieces)


def test_one_curtain_falls_before_the_first_card_of_each_and_none_for_what_all_can_see(thinker: Thinker) -> None:
    """Two people at one screen met a curtain before every question that went from one to the other."""
    controller = controller_of(thinker, "human", "human", settings=Settings(curtain="hidden", bot_pace="at-once"))
    curtains: list[tuple[int, str]] = []
    answers: list[str] = []
    while controller.match.state.turn < 3:
        found = until(controller, "asking", "curtain")
        decision = controller.match.decision
        assert decision is not None
        curtains += [(happening.seat, decision.verb) for happening in found if isinstance(happening, CurtainFalls)]
        if controller.phase == "curtain":
            controller.lift()
            continue
        luck = Chance(derived(5, len(answers)))
        answers.append(random_answer(decision, luck))
        controller.answer(answers[-1])
    assert curtains == [(0, "play"), (1, "play"), (0, "play"), (1, "play")], "one for each card"


def test_a_lone_person_keeps_looking_at_their_own_hand(thinker: Thinker) -> None:
    controller = controller_of(thinker, "human", "easy")
    until(controller, "asking")
    assert controller.viewer == 0
    assert isinstance(controller.decision, Choose)


def test_a_flick_rolls_until_it_has_been_seen(thinker: Thinker) -> None:
    controller = controller_of(thinker, "human", "easy")
    play_up_to_a_flick(controller)
    before = controller.board.arena
    controller.answer("flick sword-1 0deg 800mm/s")
    happened = tick(controller, 1_000_000)
    assert isinstance(happened[0], AnswerGiven)
    assert isinstance(happened[1], FlickRolls)
    assert happened[1].before == before
    assert controller.phase == "rolling"
    assert tick(controller, 9_000_000) == []
    controller.rolled()
    assert any(isinstance(happening, EventTold) for happening in tick(controller, 10_000_000))


def test_a_flick_is_not_over_before_anybody_was_told_of_it(thinker: Thinker) -> None:
    controller = controller_of(thinker, "human", "easy")
    play_up_to_a_flick(controller)
    controller.answer("flick sword-1 0deg 800mm/s")
    controller.rolled()
    assert controller.phase == "rolling"
    assert isinstance(tick(controller, 1_000_000)[1], FlickRolls)
    controller.rolled()
    assert controller.phase == "telling"


def play_up_to_a_flick(controller: PlayController) -> None:
    for _ in range(20):
        until(controller, "asking")
        if isinstance(controller.decision, Flick):
            return
        controller.answer("play paladin")
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
    controller = controller_of(thinker, "human", "easy")
    until(controller, "asking")
    with pytest.raises(Refused):
        controller.answer("play nothing")
    assert controller.phase == "asking"


def test_an_answer_is_taken_back_where_the_match_allows_it(thinker: Thinker) -> None:
    controller = controller_of(thinker, "human", "easy")
    play_up_to_a_flick(controller)
    count = len(controller.match.answers)
    controller.answer("flick sword-1 0deg 800mm/s")
    until(controller, "asking")
    controller.undo()
    until(controller, "asking")
    assert len(controller.match.answers) == count
    assert isinstance(controller.decision, Flick)
    controller.redo()
    until(controller, "asking")
    assert len(controller.match.answers) == count + 1


def test_a_bot_in_thought_is_hurried(thinker: Thinker) -> None:
    controller = controller_of(thinker, "perfect", "human")
    until(controller, "thinking")
    count = len(controller.match.answers)
    controller.hurry()
    assert len(controller.match.answers) == count + 1
    assert controller.phase != "thinking"


def test_bots_play_to_the_end(thinker: Thinker) -> None:
    controller = controller_of(thinker, "easy", "easy", starting_health=1)
    happened = until(controller, "over")
    assert isinstance(happened[-1], MatchOver)
    assert controller.match.result is not None


def test_who_gives_up_has_lost(thinker: Thinker) -> None:
    controller = controller_of(thinker, "human", "easy")
    until(controller, "asking")
    controller.resign()
    until(controller, "over")
    assert controller.match.result is not None
    assert controller.match.result.winners == (1,)


def test_nothing_goes_on_while_it_is_held(thinker: Thinker) -> None:
    controller = controller_of(thinker, "easy", "easy")
    controller.hold("menu")
    assert tick(controller, 0) == []
    controller.release("menu")
    assert tick(controller, 0)


def test_after_a_flick_nobody_sees_how_everything_lay_before(thinker: Thinker) -> None:
    """Whatever the rules tell first: what was seen to move lies where it was seen to come to rest."""
    controller = controller_of(thinker, "human", "easy")
    play_up_to_a_flick(controller)
    before = controller.board.arena
    controller.answer("flick sword-1 0deg 800mm/s")
    assert controller.board.arena.pawns["sword-1"] != before.pawns["sword-1"]
    for now in range(10_000_000, 10_020_000, 500):
        tick(controller, now)
        controller.rolled()
        assert controller.board.arena.pawns["sword-1"] != before.pawns["sword-1"]
    controller.undo()
    assert controller.board.arena == before


def test_what_a_bot_means_to_flick_is_seen_before_it_does(thinker: Thinker) -> None:
    controller = controller_of(thinker, "easy", "easy", settings=Settings(bot_pace="normal"))
    now, meant = 0.0, 0.0
    for _ in range(20_000):
        now += 16
        happened = tick(controller, now)
        if any(isinstance(happening, FlickRolls) for happening in happened):
            break
        if found := [happening for happening in happened if isinstance(happening, BotAims)]:
            assert 0 <= found[0].power <= 1
            meant = now
        if controller.phase == "thinking":
            time.sleep(0.001)
    assert now - meant == pytest.approx(MEANT["normal"], abs=20)


def test_nobody_looks_on_while_another_answers_unseen(thinker: Thinker) -> None:
    """No hand is hidden, and yet the curtain falls before each bid; not before what is asked openly."""
    controller = PlayController(Match(Bids(), [Seat("human")] * 2), thinker, Settings(), lambda asked: True)
    for seat in (0, 1):
        until(controller, "curtain", "asking")
        assert controller.phase == "curtain"
        controller.lift()
        assert controller.viewer == seat
        controller.answer("bid 7")
        assert all(happening.thought is None for happening in tick(controller, 0) if isinstance(happening, AnswerGiven))
    until(controller, "curtain", "asking")
    assert controller.phase == "asking"


def test_a_deal_about_open_things_is_answered_without_a_curtain(thinker: Thinker) -> None:
    """The hands stay hidden meanwhile."""
    controller = PlayController(Match(find("bazaar"), [Seat("human")] * 2, seed=1), thinker, Settings())
    seen = dict[str, str]()
    for answer in ("walk well weaver", "yes", "pass", "offer shawl for 3 coins", "no"):
        until(controller, "curtain", "asking")
        seen[answer] = controller.phase
        if controller.phase == "curtain":
            controller.lift()
        controller.answer(answer)
    assert (seen["pass"], seen["no"]) == ("curtain", "asking")
    assert controller.viewer is None


def offers(decision: Decision, text: str) -> bool:
    return isinstance(decision, Choose) and text in [f"{decision.verb} {one.name}" for one in decision.options]


def test_whoever_has_nothing_to_hide_looks_at_their_own_cards(thinker: Thinker) -> None:
    """While somebody played Strahd, the powers of every hero lay on nobody's side of the table; also after the hero has
    seen what Strahd holds."""
    game, luck = find("ravenloft"), Chance(derived(1, 7))
    match = Match(game, [Seat("human")] * 3, read_options(game, {"variants": "STR"}), 1)
    controller = PlayController(match, thinker, Settings(still=True), lambda asked: True)
    lookers: list[int | None] = []
    while len(lookers) < 12:
        until(controller, "curtain", "asking")
        assert match.decision is not None
        if controller.phase == "curtain":
            controller.lift()
        elif match.decision.seat != 2:
            lookers.append(controller.viewer)
            assert controller.viewer == match.decision.seat
        wanted = [f"turn {name}" for name in ("demand", "end")] if match.decision.verb == "turn" else []
        answers = [*(text for text in wanted if offers(match.decision, text)), random_answer(match.decision, luck)]
        controller.answer(answers[0])
    assert set(lookers) == {0, 1}


def test_nobody_is_asked_where_there_is_one_answer_and_it_is_told_all_the_same(thinker: Thinker) -> None:
    controller = PlayController(Match(Jewels(), [Seat("human")] * 2), thinker, Settings(curtain="never"))
    happened: list[News] = []
    for answer in ("yes", "show ruby", "yes"):
        until(controller, "asking")
        controller.answer(answer)
        happened = until(controller, "asking")
    assert [one.text for one in happened if isinstance(one, AnswerGiven)] == ["yes", "no"]
    assert [one.event.kind for one in happened if isinstance(one, EventTold)] == ["kept"]
    assert controller.decision is not None
    assert controller.decision.verb == "promise"


def test_whoever_looks_away_learns_no_more_from_an_answer_without_a_question_than_from_a_question(
    thinker: Thinker,
) -> None:
    match = Match(Jewels(), [Seat("human"), Seat("human")])
    controller = PlayController(match, thinker, Settings(), lambda asked: asked.verb == "promise")
    curtains: list[int] = []
    now = 1000.0 * 20_000
    for number in range(4):
        found = until(controller, "asking", "curtain")
        if controller.phase == "curtain":
            curtains.append(number)
            assert [one.seat for one in found if isinstance(one, CurtainFalls)] == [number // 2]
            tick(controller, now)
            controller.lift()
            assert not any(isinstance(one, PersonAsked) for one in tick(controller, now + LOOKED - 1)) or number == 1
        if controller.phase == "asking":
            controller.answer("yes" if number % 2 == 0 else "no")
        else:
            assert len(match.answers) == 3, "nothing is answered before somebody could have"
            assert tick(controller, now + LOOKED + 1)[0] == AnswerGiven(1, "no", None)
    assert curtains == [1, 3]
