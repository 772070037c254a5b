"""The log is put into words once, and tells each viewer what they may know."""

from flick.places import shipped
from flick.table.rules import Event, tell, whisper
from flick.table.sayings import Say, Who
from flick.table.story import Reason, story_in
from flick.table.words import Words
from flick.window.match.log_story import LogStory

KINFIRE = story_in(shipped("levels") / "kinfire")


class Counting(Words):
    """Counts what it is asked to say."""

    asked = 0

    def __call__(self, what: str | Say, /, **facts: object) -> str:
        self.asked += 1
        return what.id if isinstance(what, Say) else what


def told(number: int) -> Event:
    return tell(f"deed-{number}", "CAT-01", n=number)


def story() -> tuple[Counting, LogStory]:
    words = Counting("en")
    return words, LogStory(words)


def heard(log: LogStory, events: list[Event], viewer: int | None = None) -> list[str]:
    log.hear([event.seen_by(viewer) for event in events])
    return [entry.text for entry in log.whole]


def test_only_what_is_new_is_put_into_words() -> None:
    words, log = story()
    events = [told(number) for number in range(5)]
    heard(log, events)
    events += [told(5), told(6)]
    assert heard(log, events) == [f"event-deed-{number}" for number in range(7)]
    assert words.asked == 7


def test_what_was_taken_back_is_gone_and_what_came_instead_is_told() -> None:
    words, log = story()
    events = [told(number) for number in range(5)]
    heard(log, events)
    events[3:] = [told(8)]
    assert heard(log, events) == [f"event-deed-{n}" for n in (0, 1, 2, 8)]
    assert words.asked == 6
    assert heard(log, events[:1]) == ["event-deed-0"]


def test_somebody_else_reads_it_as_they_may_know_it() -> None:
    _, log = story()
    events = [whisper("draw", "CAT-01", [1], {"card": "axe"}, who=Who(1))]
    assert heard(log, events, 1) == ["event-draw"]
    assert heard(log, events, 0) == ["event-draw-hidden"]
    assert heard(log, events, 1) == ["event-draw"]


def test_the_log_is_brief_where_picture_and_heading_tell_the_rest() -> None:
    """A deed says as much in few words, and why a bot did it stands behind it."""
    log = LogStory(Words("en", shipped("levels") / "kinfire", names=["Camille", "Asha"]), KINFIRE)
    facts = {"who": Who(1), "card": "steady_flame"}
    log.hear(
        [tell("boost", "KIN-84", n=2, **facts)],
        lambda: [Reason(0, 1, 1, Say("think-riddance", {"card": "steady_flame"}))],
    )
    deed, why = log.whole
    assert deed.brief == "Asha: steady_flame, +2."
    assert deed.text == "Asha boosts with steady_flame: +2."
    assert (deed.icon, why.reason, why.seat, why.number) == ("plus", True, 1, 0)
