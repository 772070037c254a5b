"""The story of a match by turns: which events make a line, of which card, and what changed with it."""

from flick.table.rules import Event, tell
from flick.table.sayings import Say, Who
from flick.table.story import (
    Change,
    CountedChange,
    Reason,
    StoryPlan,
    changes_in,
    lines_of,
    merged,
    recap,
    sifted,
    steps_of,
    with_reasons,
)

PLAN = StoryPlan(
    turn="turn",
    heading="story-turn",
    card=("play", "card"),
    told=("play", "shot"),
    averts=("parry",),
    counted={
        "wound": (CountedChange("team", "n", "left", loses=True),),
        "tax": (CountedChange("team", 1, loses=True),),
    },
)


def turn(seat: int) -> Event:
    return tell("turn", "R-1", who=Who(seat))


def play(card: str) -> Event:
    return tell("play", "R-2", card=card)


def wound(n: int, left: int, team: str = "red") -> Event:
    return tell("wound", "R-3", team=team, n=n, left=left)


SHOT = tell("shot", "R-4")


def test_only_deeds_are_told_and_a_heading_begins_each_turn() -> None:
    lines = lines_of([turn(0), tell("draw", "R-9"), play("axe"), SHOT, turn(1), play("bow")], PLAN)
    assert [(line.number, line.heading, line.seat, line.card) for line in lines] == [
        (0, True, 0, ""),
        (2, False, 0, "axe"),
        (3, False, 0, "axe"),
        (4, True, 1, ""),
        (5, False, 1, "bow"),
    ]
    assert lines[0].say == Say("story-turn", {"n": 1, "who": Who(0)})


def test_without_a_list_everything_is_told() -> None:
    assert [line.number for line in lines_of([turn(0), play("axe")], StoryPlan())] == [0, 1]


def test_a_picture_stands_beside_an_event_or_beside_each_thing_that_it_names() -> None:
    plan = StoryPlan(icons={"shot": "bow", "play": {"axe": "blade", "bow": "bow"}})
    icons = [line.icon for line in lines_of([SHOT, play("axe"), play("bow"), play("net"), turn(0)], plan)]
    assert icons == ["bow", "blade", "bow", "", ""]


def test_changes_stand_on_the_line_that_comes_next() -> None:
    lines = lines_of([turn(0), play("axe"), wound(2, 6), wound(1, 5), SHOT], PLAN)
    assert [line.changes for line in lines] == [(), (), (Change("red", -3, 5),)]
    assert lines[-1].changes[0].before == 8


def test_changes_behind_the_last_line_stand_on_that() -> None:
    lines = lines_of([turn(0), play("axe"), SHOT, wound(2, 0)], PLAN)
    assert lines[-1].changes == (Change("red", -2, 0),)
    lines = lines_of([turn(0), play("axe"), SHOT, tell("tax", "R-5", team="blue"), turn(1)], PLAN)
    assert lines[2].changes == (Change("blue", -1),)


def test_what_was_averted_stands_on_the_line_that_comes_next() -> None:
    lines = lines_of([turn(0), play("axe"), tell("parry", "R-6"), SHOT, SHOT], PLAN)
    assert [line.averted for line in lines] == [False, False, True, False]


def test_what_went_to_and_fro_is_no_change() -> None:
    assert merged([Change("red", -1, 4), Change("red", 1, 5)]) == []
    assert list(changes_in(wound(0, 4), PLAN)) == []


def test_whoever_begins_a_turn_is_told_what_others_did_since_their_last() -> None:
    events = [turn(0), play("axe"), turn(1), play("bow"), SHOT, turn(2), play("net"), turn(0)]
    lines = lines_of(events, PLAN)
    assert [line.number for line in recap(lines, 0, PLAN)] == [4, 6], "the bow is told by its shot"
    assert recap(lines, 1, PLAN) == []
    assert [line.number for line in recap(lines_of(events[:6], PLAN), 2, PLAN)] == [1, 4]
    assert recap(lines_of([*events, play("axe")], PLAN), 0, PLAN) == []
    assert recap([], 0, PLAN) == []


def test_a_reason_stands_behind_the_first_of_what_came_of_it() -> None:
    events = [turn(0), play("axe"), SHOT, turn(1), play("bow")]
    why = [Reason(1, 3, 0, Say("why")), Reason(3, 3, 0, Say("pass")), Reason(4, 5, 1, Say("then"))]
    lines = with_reasons(steps_of(events, PLAN), why)
    assert [line.say.id for line in lines if line.reason] == ["why", "pass", "then"]
    assert [line.kind for line in lines] == ["turn", "play", "", "shot", "", "turn", "play", ""]
    assert [line.number for line in lines if line.reason] == [1, 2, 4], "moments at which they can be seen"


def test_only_headings_of_turns_stay_in_which_something_is_kept() -> None:
    lines = lines_of([turn(0), play("axe"), turn(1), play("bow"), SHOT], PLAN)
    assert [line.kind for line in sifted(lines, lambda line: line.seat == 1)] == ["turn", "play", "shot"]
    assert sifted(lines, lambda line: False) == []


def test_an_event_is_about_the_card_that_it_names() -> None:
    """Also in a game in which no card is played for a whole turn."""
    (line,) = lines_of([tell("meets", "X-1", who=Who(0), card="golem")], StoryPlan())
    assert line.thing == "golem"
    (line,) = lines_of([tell("rests", "X-1", who=Who(0))], StoryPlan())
    assert not line.thing
