"""The small log names the turn in as many words as have room."""

import pytest
from pygame import Rect

from flick.table.words import Words
from flick.window.app.theme import Theme
from flick.window.board.log_part import LogPart, WholeLog
from flick.window.match.log_story import LogStory
from flick.window.widgets.kit import Kit
from flick.window.widgets.label import LEAST_OVERLINE, Caption
from flick.window.widgets.log_row import LogEntry
from flick.window.widgets.segmented import Segmented

TURN = LogEntry("Tour 11 : Marie-Clémentine avec Crâne 2", heading=True, brief="Tour 11 : Crâne 2")


def heading(width: int) -> tuple[str, float]:
    """What a log of that width is headed with, and how large."""
    kit, words = Kit(Theme()), Words("fr")
    rect = Rect(0, 0, width, 136)
    log = LogPart(
        kit, rect, Rect(0, 0, 1024, 640), words, lambda thing: None, lambda: None, lambda n: None, lambda r: None
    )
    log.show(LogStory(words), [TURN])
    (written,) = log.own_texts()
    assert written.width <= log.link.texts()[0].rect.left - written.rect.left
    return written.text, written.size


@pytest.mark.parametrize(
    ("width", "told"), [(420, TURN.text.upper()), (220, TURN.brief.upper()), (132, "JOURNAL")], ids=str
)
def test_a_narrow_log_is_headed_in_fewer_words_that_can_be_read(width: int, told: str) -> None:
    text, size = heading(width)
    assert text == told
    assert size >= LEAST_OVERLINE


class Duel(LogStory):
    """Two deeds."""

    @property
    def deeds(self) -> list[LogEntry]:
        return [LogEntry("Camille dégaine son épée.", "KIN-1"), LogEntry("Noé recule.", "KIN-2")]


def test_the_whole_log_is_searched_without_accents_as_on_a_terminal() -> None:
    window, story = Rect(0, 0, 1024, 640), Duel(Words("fr"))
    whole = WholeLog(Kit(Theme()), window, story, lambda thing, wide: None, None, print, print)
    whole.field.text = "EPEE"
    whole.field.on_change("EPEE")
    assert [entry.rule for entry in whole.log.entries] == ["KIN-1"]


@pytest.mark.parametrize(("bots", "told"), [(True, "window-log-no-reasons"), (False, "window-log-no-bots")])
def test_where_no_reasons_are_told_it_is_said_when_they_will_be(bots: bool, told: str) -> None:
    """ "Nothing of the kind has happened yet" stood there, although bots had said why at the top; and reasons of bots
    were promised where none played."""
    window, story = Rect(0, 0, 1024, 640), Duel(Words("en"), bots=bots)
    whole = WholeLog(Kit(Theme()), window, story, lambda thing, wide: None, None, print, print)
    (sorts,) = (part for part in whole.walk() if isinstance(part, Segmented))
    sorts.choose(whole.sorts.index("reasons"))
    assert [part.text for part in whole.walk() if isinstance(part, Caption) and not part.hidden] == [story.words(told)]
