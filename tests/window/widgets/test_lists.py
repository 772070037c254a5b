"""Lists, the log and paper: they scroll with wheel, keys and a dragged bar, and rows and links answer."""

from collections.abc import Callable

import pygame
import pytest
from pygame import Rect

from flick.window.widgets.kit import Kit
from flick.window.widgets.listing import Listing, ListRow
from flick.window.widgets.log import Log
from flick.window.widgets.log_row import DENSE, LogEntry, LogRow
from flick.window.widgets.page_setting import Block, Heading, ParagraphSetting
from flick.window.widgets.paper import Paper
from flick.window.widgets.rich import runs_of
from tests.window.checks import overlapping
from tests.window.widgets.hand import Hand

PLACE = Rect(100, 100, 400, 245)


@pytest.fixture
def heard() -> list[object]:
    return []


@pytest.fixture
def listing(kit: Kit, heard: list[object]) -> Listing:
    rows = [ListRow(f"Match {n}", "Camille, Bot hard", f"{n} November", icon="load") for n in range(20)]
    return Listing(kit, PLACE, rows, heard.append, lambda n: heard.append(f"open {n}"))


def seen(listing: Listing) -> list[str]:
    return [text.text for text in listing.texts() if text.role == "row-title"]


def test_a_click_selects_a_row_and_a_second_one_opens_it(listing: Listing, heard: list[object]) -> None:
    hand = Hand(listing)
    hand.click(listing.row_rect(2).center)
    hand.click(listing.row_rect(2).center)
    assert heard == [2, "open 2"]


def test_up_and_down_select_and_enter_opens(listing: Listing, heard: list[object]) -> None:
    hand = Hand(listing)
    hand.tab()
    hand.key(pygame.K_DOWN, pygame.K_DOWN, pygame.K_UP, pygame.K_RETURN)
    assert heard == [0, 1, 0, "open 0"]


def test_the_row_selected_is_always_seen(listing: Listing) -> None:
    hand = Hand(listing)
    hand.tab()
    for _ in range(12):
        hand.key(pygame.K_DOWN)
        assert PLACE.contains(listing.row_rect(listing.selected or 0))
    assert "Match 0" not in seen(listing)


def test_the_wheel_scrolls_and_stops_at_the_ends(listing: Listing) -> None:
    hand = Hand(listing)
    hand.move(PLACE.center)
    assert hand.wheel(-1)
    assert seen(listing)[0] == "Match 1"
    hand.wheel(-1000)
    assert seen(listing)[-1] == "Match 19"
    assert not hand.wheel(-1)


def test_the_bar_is_dragged(listing: Listing, heard: list[object]) -> None:
    hand = Hand(listing)
    thumb = listing.scroll.thumb
    hand.drag(thumb.center, (thumb.centerx, PLACE.bottom + 100))
    assert seen(listing)[-1] == "Match 19"
    hand.drag(listing.scroll.thumb.center, (thumb.centerx, PLACE.top - 100))
    assert seen(listing)[0] == "Match 0"
    assert heard == []


def test_a_press_beside_the_bar_goes_there(listing: Listing) -> None:
    hand = Hand(listing)
    hand.click((listing.scroll.lane.centerx, PLACE.bottom - 2))
    assert seen(listing)[-1] == "Match 19"


@pytest.mark.parametrize(("key", "last"), [(pygame.K_END, "Match 19"), (pygame.K_PAGEDOWN, "Match 8")])
def test_keys_scroll(listing: Listing, key: int, last: str) -> None:
    hand = Hand(listing)
    hand.tab()
    assert hand.key(key)
    assert seen(listing)[-1] == last
    hand.key(pygame.K_HOME)
    assert seen(listing)[0] == "Match 0"


def test_a_row_that_is_off_is_passed_over_and_says_why(kit: Kit, heard: list[object]) -> None:
    listing = Listing(kit, PLACE, [ListRow("a"), ListRow("b", off="Of another version."), ListRow("c")], heard.append)
    hand = Hand(listing)
    hand.click(listing.row_rect(1).center)
    assert hand.desk.tooltip is not None
    hand.click(listing.row_rect(0).center)
    hand.key(pygame.K_DOWN)
    assert heard == [0, 2]


def test_an_empty_list_says_so(kit: Kit, heard: list[object]) -> None:
    listing = Listing(kit, PLACE, [], heard.append, empty="No saved match yet.")
    hand = Hand(listing)
    hand.click(PLACE.center)
    hand.key(pygame.K_DOWN, pygame.K_RETURN)
    assert heard == []
    assert [text.text for text in listing.texts()] == ["No saved match yet."]


def test_rows_that_are_fewer_now_are_seen(listing: Listing) -> None:
    hand = Hand(listing)
    hand.tab()
    hand.key(pygame.K_END)
    listing.rows = [ListRow("only")]
    assert seen(listing) == ["only"]


ENTRIES = [LogEntry(f"Turn {n}: a move that wounds nobody at all.", f"CAT-{n}") for n in range(30)]


@pytest.fixture
def log(kit: Kit, heard: list[object]) -> Log:
    log = Log(kit, PLACE, heard.append, heard.append)
    log.tell(ENTRIES)
    return log


def test_the_log_keeps_to_its_end(log: Log) -> None:
    assert log.texts()[-1].text == "CAT-29"
    log.tell([*log.entries, LogEntry("And one more.", "CAT-99")])
    assert log.texts()[-1].text == "CAT-99"


def test_the_log_stays_where_somebody_reads(log: Log) -> None:
    hand = Hand(log)
    hand.move(PLACE.center)
    hand.wheel(5)
    before = [text.text for text in log.texts()]
    log.tell([*log.entries, LogEntry("And one more.", "CAT-99")])
    assert [text.text for text in log.texts()] == before


def test_a_sentence_and_its_rule_answer(log: Log, heard: list[object]) -> None:
    hand = Hand(log)
    hand.click(log.entry_rect(28).center)
    hand.click(log.rule_rect(27).center)
    hand.key(pygame.K_UP, pygame.K_RETURN)
    hand.key(pygame.K_r)
    assert heard == [28, "CAT-27", 26, "CAT-26"]


def test_an_entry_that_was_taken_back_is_not_selected_any_more(log: Log, heard: list[object]) -> None:
    hand = Hand(log)
    hand.tab()
    hand.key(pygame.K_UP)
    assert log.selected == 29
    log.tell(ENTRIES[:10])
    assert log.tip_at(None) == ""
    hand.key(pygame.K_RETURN, pygame.K_r)
    assert heard == []
    hand.key(pygame.K_UP, pygame.K_RETURN)
    assert heard == [9]


def test_a_short_log_shows_five_deeds_where_the_table_has_room_for_it(kit: Kit) -> None:
    deeds = [LogEntry("Camille plays Royal Archer.", "CAT-33", thing="archer", side="sword") for _ in range(5)]
    told = [*ENTRIES, LogEntry("Sword 2 · Camille", heading=True), *deeds]
    short = Log(kit, Rect(100, 100, 324, 106), print, print, short=True)
    short.tell(told)
    read = [word for deed in deeds for word in (deed.text, deed.rule)]
    assert [text.text for text in short.texts()] == read
    short.tell([*short.entries, LogEntry("Skull 1 · Noé", heading=True)])
    assert [text.text for text in short.texts()] == read, "of a turn in which nothing was done yet there is no line"


def test_words_without_a_picture_stand_below_those_with_one(kit: Kit) -> None:
    plain = [LogEntry(f"Deed {n}.", f"CAT-{n}") for n in range(3)]
    log = Log(kit, PLACE, print, print, short=True)
    log.tell(plain)
    before = {text.left for text in log.texts() if text.role == "hint"}
    log.tell([*log.entries, LogEntry("Camille draws.", "CAT-33", icon="coins")])
    after = {text.left for text in log.texts() if text.role == "hint"}
    assert len(before) == len(after) == 1
    assert min(after) > max(before)


def test_changes_and_rule_stand_at_the_end_of_the_last_line_or_below_it(kit: Kit) -> None:
    changes = (("sword", "6 → 4"),)
    for words in range(4, 12):
        entry = LogEntry("hit " * words, "CAT-78", changes=changes)
        row = LogRow(kit, entry, 200, DENSE)
        place = Rect(0, 0, 200, row.height)
        written = kit.width(row.lines[-1], "hint") + row.left
        assert written < row.chips(place)[0].left
        assert row.chips(place)[0].right < row.rule_rect(place).right


BLOCKS: list[Block] = [
    Heading("Shots in general"),
    *(ParagraphSetting(runs_of(f"Rule {n} says something; see CAT-R{n:02}."), f"CAT-{n}") for n in range(40)),
]


@pytest.fixture
def paper(kit: Kit, heard: list[object]) -> Paper:
    return Paper(kit, PLACE, BLOCKS, heard.append, current="CAT-0")


def link_rect(paper: Paper, link: str) -> Rect:
    return next(rect for item, rect in paper.links() if item.link == link)


def test_links_are_followed(paper: Paper, heard: list[object]) -> None:
    hand = Hand(paper)
    hand.click(link_rect(paper, "CAT-R01").center)
    hand.click(link_rect(paper, "CAT-2").center)
    hand.click((PLACE.centerx - 60, link_rect(paper, "CAT-2").centery))
    assert heard == ["CAT-R01", "CAT-2"]


def test_links_are_reached_by_keyboard_and_brought_into_view(paper: Paper, heard: list[object]) -> None:
    hand = Hand(paper)
    hand.tab()
    hand.key(*[pygame.K_RIGHT] * 21, pygame.K_RETURN)
    assert heard == ["CAT-10"]
    assert link_rect(paper, "CAT-10")
    hand.key(pygame.K_LEFT, pygame.K_RETURN)
    assert heard[-1] == "CAT-R09"


def turned(hand: Hand) -> bool:
    return hand.wheel(-3)


def stepped(hand: Hand) -> bool:
    return hand.key(pygame.K_DOWN)


@pytest.mark.parametrize("move", [turned, stepped])
def test_paper_scrolls(paper: Paper, move: Callable[[Hand], bool]) -> None:
    hand = Hand(paper)
    hand.move(PLACE.center)
    hand.tab()
    before = paper.texts()[0].text
    assert move(hand)
    assert paper.texts()[0].text != before


def test_a_rule_is_shown_where_it_stands(paper: Paper) -> None:
    paper.current = "CAT-30"
    assert link_rect(paper, "CAT-30")
    paper.blocks = BLOCKS[:5]
    assert paper.scroll.offset == 0


def test_no_line_of_paper_is_cut(paper: Paper) -> None:
    for offset in range(0, 200, 7):
        paper.scroll.to(offset)
        assert all(paper.view.contains(text.rect) for text in paper.texts())


LONG = "Catacombs at the long table in the kitchen"


@pytest.mark.parametrize("width", [400, 460, 600])
def test_whatever_stands_in_a_row_stays_in_it(kit: Kit, width: int) -> None:
    rows = [ListRow(LONG, "Camille, Bot hard", "14 November", icon="load", lead="117", marks=(("wound", "wound"),) * 3)]
    listing = Listing(kit, Rect(100, 100, width, 200), rows, print, lead_width=24)
    texts = listing.texts()
    assert all(listing.row_rect(0).contains(text.rect) for text in texts)
    assert overlapping(texts) == []
    assert LONG.replace(" ", "") in "".join(text.text for text in texts).replace(" ", "")
