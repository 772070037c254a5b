"""The words in which rules are written, each spoken once by a tiny game."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from flick.table.chance import Chance, Luck
from flick.table.game import Game, Result, State
from flick.table.line import EndlessTurns, Line
from flick.table.rules import (
    NOTHING_HAPPENS,
    Aim,
    Amount,
    Choose,
    ChooseMany,
    Confirm,
    Decision,
    Event,
    Flick,
    GameEnds,
    Option,
    Place,
    Rules,
    Verdict,
    amount,
    choose,
    choose_many,
    confirm,
    flick,
    place,
    reveal,
    tell,
    whisper,
)
from flick.table.sayings import Refused, Say, Who, say


class Notebook(State, kw_only=True):
    """The state of a tiny game: what its rules wrote down."""

    lines: list[Any] = msgspec.field(default_factory=list)
    over: bool = False


class Tiny(Game[Notebook, Any]):
    """A game of one turn whose rules are given by the test."""

    id = "tiny"
    version = 1
    seats = (1, 4)
    State = Notebook

    def __init__(self, rules: Callable[[Notebook], Rules[None]]) -> None:
        self.rules = rules

    def turn(self, state: Notebook, chance: Chance) -> Rules[None]:
        try:
            yield from self.rules(state)
        finally:
            state.over = True

    def result(self, state: Notebook) -> Result | None:
        return Result((), say("end"), "TNY-09") if state.over else None


def begin(rules: Callable[[Notebook], Rules[None]]) -> Line:
    """The tiny game at its first decision."""
    line = Line(Tiny(rules), Notebook(luck=Luck(0)))
    line.settle()
    return line


def answer(line: Line, text: str) -> list[Any]:
    """Answer, go on, and read what the rules wrote down."""
    line.answer(text)
    line.settle()
    return written_down(line)


def written_down(line: Line) -> list[Any]:
    assert isinstance(line.state, Notebook)
    return line.state.lines


def refused(line: Line, text: str) -> Refused:
    """The refusal of an answer; the same decision waits afterwards."""
    before = line.decision
    with pytest.raises(Refused) as caught:
        line.answer(text)
    assert line.step() is before
    return caught.value


class Card(msgspec.Struct, frozen=True):
    """A card that the table knows under another name than the player."""

    id: int
    title: str


MAGE, ARCHER, BARD = Card(1, "mage"), Card(2, "archer"), Card(3, "bard")


def test_nothing_happens_as_often_as_one_likes() -> None:
    def rules(book: Notebook) -> Rules[None]:
        for number in (1, 2):
            assert (yield from NOTHING_HAPPENS) is None
            book.lines.append(number)
        yield from confirm(0, "go-on", rule="TNY-01")

    assert written_down(begin(rules)) == [1, 2]
    assert written_down(begin(rules)) == [1, 2]


def test_choose_gives_back_the_very_thing() -> None:
    def rules(book: Notebook) -> Rules[None]:
        card = yield from choose(
            2, "play", [MAGE, ARCHER], rule="TNY-01", name=lambda card: card.title, facts={"left": 4}
        )
        assert card is ARCHER
        book.lines.append(card.id)

    line = begin(rules)
    assert isinstance(line.decision, Choose)
    assert (line.decision.seat, line.decision.rule) == (2, "TNY-01")
    assert line.decision.ask == Say("ask-play", {"left": 4})
    assert [option.name for option in line.decision.options] == ["play mage", "play archer"]
    assert answer(line, "play archer") == [2]


def test_an_option_names_its_piece_and_its_label() -> None:
    def rules(book: Notebook) -> Rules[None]:
        yield from choose(
            0,
            "play",
            [MAGE],
            rule="TNY-01",
            name=lambda card: card.title,
            piece=lambda card: f"card-{card.id}",
            label=lambda card: say("play-it", card=card.title),
        )

    decision = begin(rules).decision
    assert isinstance(decision, Choose)
    assert decision.options == [Option("play mage", "card-1", say("play-it", card="mage"))]
    assert (decision.options[0].verb, decision.options[0].thing) == ("play", "mage")


def test_a_thing_of_two_words_has_one_verb() -> None:
    option = Option("move old mill")
    assert (option.verb, option.thing) == ("move", "old mill")


def test_a_barred_option_is_refused_with_its_own_reason_and_rule() -> None:
    def rules(book: Notebook) -> Rules[None]:
        asleep = Verdict(False, say("asleep", who="bard"), "TNY-07")
        card = yield from choose(0, "play", ["mage"], rule="TNY-01", bars=lambda: {"play bard": asleep})
        book.lines.append(card)

    line = begin(rules)
    refusal = refused(line, "play Bard")
    assert (refusal.say, refusal.rule) == (say("asleep", who="bard"), "TNY-07")
    refusal = refused(line, "play dragon")
    assert (refusal.say, refusal.rule) == (say("refused-not-an-option", answer="play dragon"), "TNY-01")
    assert answer(line, "play mage") == ["mage"]


def test_choose_many_gives_them_in_the_order_in_which_they_lie() -> None:
    def rules(book: Notebook) -> Rules[None]:
        book.lines += yield from choose_many(0, "discard", ["mage", "archer", "bard"], 1, 2, rule="TNY-02")

    line = begin(rules)
    assert isinstance(line.decision, ChooseMany)
    assert (line.decision.least, line.decision.most) == (1, 2)
    assert refused(line, "discard nothing").say == say("refused-how-many", least=1, most=2, found=0)
    assert refused(line, "discard mage, archer, bard").say.facts["found"] == 3
    assert refused(line, "discard mage, mage").say == say("refused-twice", answer="mage")
    assert refused(line, "discard mage, dragon").say == say("refused-not-an-option", answer="dragon")
    assert answer(line, "discard bard, mage") == ["mage", "bard"]


def test_choose_many_never_asks_for_more_than_there_are() -> None:
    def rules(book: Notebook) -> Rules[None]:
        book.lines += yield from choose_many(0, "discard", ["mage"], 0, 5, rule="TNY-02")

    line = begin(rules)
    assert isinstance(line.decision, ChooseMany)
    assert line.decision.most == 1
    assert answer(line, "discard nothing") == []


@pytest.mark.parametrize(("text", "meant"), [("yes", True), ("No", False)])
def test_confirm_is_yes_or_no(text: str, meant: bool) -> None:
    def rules(book: Notebook) -> Rules[None]:
        book.lines.append((yield from confirm(1, "surprise", rule="TNY-03")))

    line = begin(rules)
    assert isinstance(line.decision, Confirm)
    assert refused(line, "perhaps").say == say("refused-yes-or-no", answer="perhaps")
    assert answer(line, text) == [meant]


def test_amount_includes_both_limits() -> None:
    def rules(book: Notebook) -> Rules[None]:
        for _ in range(2):
            book.lines.append((yield from amount(0, "pay", 1, 4, rule="TNY-04")))

    line = begin(rules)
    assert isinstance(line.decision, Amount)
    for beyond in ("pay 0", "pay 5"):
        refusal = refused(line, beyond)
        assert (refusal.say, refusal.rule) == (say("refused-amount", answer=beyond, least=1, most=4), "TNY-04")
    answer(line, "pay 1")
    assert answer(line, "4") == [1, 4]


def test_a_flick_is_played_out_once_and_its_outcome_comes_with_the_aim() -> None:
    played: list[Aim] = []

    def resolve(aim: Aim) -> int:
        played.append(aim)
        return round(aim.speed)

    def rules(book: Notebook) -> Rules[None]:
        aim, outcome = yield from flick(0, ["ace"], resolve, int, rule="TNY-05", speeds=(100, 900))
        book.lines += [aim.pawn, aim.speed, outcome]

    line = begin(rules)
    assert isinstance(line.decision, Flick)
    assert line.decision.verb == "flick"
    assert refused(line, "flick ace 10deg 900.1mm/s").say.id == "refused-speed"
    assert refused(line, "flick king 10deg 500mm/s").say == say("refused-pawn", pawn="king", pawns="ace")
    assert played == []
    assert answer(line, "flick ace 10deg 499.6mm/s") == ["ace", 499.6, 500]
    fork = line.fork()
    assert fork.state == line.state
    assert len(played) == 1


def test_place_asks_the_rules_whether_a_spot_will_do() -> None:
    asked: list[tuple[float, float]] = []

    def refuse(x: float, y: float) -> Verdict | None:
        asked.append((x, y))
        return Verdict(False, say("in-the-wall"), "TNY-08") if x < 10 else None

    def rules(book: Notebook) -> Rules[None]:
        book.lines += yield from place(0, "missile", refuse, [(20.0, 30.0)], rule="TNY-06")

    line = begin(rules)
    assert isinstance(line.decision, Place)
    refusal = refused(line, "place missile 9.94,5")
    assert (refusal.say, refusal.rule) == (say("in-the-wall"), "TNY-08")
    assert answer(line, "place missile 9.96,-5") == [10.0, -5.0]
    assert asked == [(9.9, 5.0), (10.0, -5.0)]


def test_everybody_sees_what_is_told() -> None:
    event = tell("wound", "TNY-10", who=Who(1), points=2)
    assert event == Event("wound", "TNY-10", {"who": Who(1), "points": 2})
    assert all(event.seen_by(seat) is event for seat in (None, 0, 1))
    assert event.say == say("event-wound", who=Who(1), points=2)
    assert not event.reveals


def test_everybody_learns_what_is_revealed() -> None:
    event = reveal("turn-over", "TNY-11", card="mage")
    assert event.reveals
    assert event.seen_by(None) is event


def test_only_some_hear_a_whisper() -> None:
    event = whisper("draw", "TNY-12", [0, 2], {"card": "mage"}, who=Who(0))
    assert event.reveals
    for seat in (0, 2):
        assert event.seen_by(seat).say == say("event-draw", who=Who(0), card="mage")
    for seat in (1, None):
        seen = event.seen_by(seat)
        assert seen.say == say("event-draw-hidden", who=Who(0))
        assert b"mage" not in msgspec.json.encode(seen)
        assert (seen.kind, seen.rule, seen.reveals) == ("draw", "TNY-12", True)
        assert seen.seen_by(0) == seen, "nothing comes back that was left out"


def test_rules_tell_what_happens_between_decisions() -> None:
    def rules(book: Notebook) -> Rules[None]:
        yield tell("dawn", "TNY-13")
        yield from confirm(0, "wake", rule="TNY-13")
        yield tell("day", "TNY-13")
        yield tell("dusk", "TNY-13")

    line = Line(Tiny(rules), Notebook(luck=Luck(0)))
    assert line.step() == tell("dawn", "TNY-13")
    assert isinstance(line.step(), Decision)
    assert line.step() is line.decision, "it waits"
    line.answer("yes")
    assert [line.step(), line.step()] == [tell("day", "TNY-13"), tell("dusk", "TNY-13")]
    assert line.step() == Result((), say("end"), "TNY-09")


def test_when_the_game_ends_nothing_further_is_resolved() -> None:
    def rules(book: Notebook) -> Rules[None]:
        yield tell("fall", "TNY-14")
        book.lines.append("fallen")
        yield from _end()
        book.lines.append("never")

    def _end() -> Rules[None]:
        raise GameEnds
        yield

    line = begin(rules)
    assert line.result is not None
    assert written_down(line) == ["fallen"]


def test_turns_without_end_in_which_nothing_happens_are_a_mistake_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def rules(book: Notebook) -> Rules[None]:
        yield from NOTHING_HAPPENS

    monkeypatch.setattr(Tiny, "result", lambda game, state: None)
    with pytest.raises(EndlessTurns, match="nothing has happened since turn 0"):
        begin(rules)


def test_a_verdict_is_as_true_as_what_it_says() -> None:
    assert Verdict(True, say("near"), "TNY-15")
    assert not Verdict(False, say("far"), "TNY-15")


def test_a_refusal_carries_its_sentence_and_its_rule() -> None:
    refusal = Refused(say("too-far", mm=12), "TNY-16")
    assert (refusal.say.id, refusal.say.facts, refusal.rule) == ("too-far", {"mm": 12}, "TNY-16")
    assert "too-far" in str(refusal)
