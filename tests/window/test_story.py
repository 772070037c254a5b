"""The log is put into words once, and tells each viewer what they may know."""

from flick.table.rules import Event, tell, whisper
from flick.table.sayings import Say, Who
from flick.table.words import Words
from flick.window.story import Story


class Counting(Words):
    """Counts what it is asked to say."""

    asked = 0

    def __call__(self, what: str | Say, /, **facts: object) -> str:
        self.asked += 1
        return what.id if isinstance(what, Say) else what


def told(number: int) -> Event:
    return tell(f"deed-{number}", "CAT-01", n=number)


def story() -> tuple[Counting, Story]:
    words = Counting("en")
    return words, Story(words)


def test_only_what_is_new_is_put_into_words() -> None:
    words, log = story()
    events = [told(number) for number in range(5)]
    log.tell(events, None)
    events += [told(5), told(6)]
    assert [entry.text for entry in log.tell(events, None)] == [f"event-deed-{number}" for number in range(7)]
    assert words.asked == 7


def test_what_was_taken_back_is_gone_and_what_came_instead_is_told() -> None:
    words, log = story()
    events = [told(number) for number in range(5)]
    log.tell(events, None)
    events[3:] = [told(8)]
    assert [entry.text for entry in log.tell(events, None)] == [f"event-deed-{n}" for n in (0, 1, 2, 8)]
    assert words.asked == 6
    assert [entry.text for entry in log.tell(events[:1], None)] == ["event-deed-0"]


def test_somebody_else_reads_it_as_they_may_know_it() -> None:
    _, log = story()
    events = [whisper("draw", "CAT-01", [1], {"card": "axe"}, who=Who(1))]
    assert [entry.text for entry in log.tell(events, 1)] == ["event-draw"]
    assert [entry.text for entry in log.tell(events, 0)] == ["event-draw-hidden"]
    assert [entry.text for entry in log.tell(events, 1)] == ["event-draw"]
