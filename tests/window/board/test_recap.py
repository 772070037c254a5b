"""What others did since somebody's last turn, and the cards that others play: neither lies in anybody's way."""

from itertools import pairwise

import pygame
import pytest
from pygame import Rect

from flick.table.sayings import say
from flick.window.board.choices import is_named
from flick.window.board.marker import MarkerPart
from flick.window.board.pile import PilesPart
from flick.window.board.recap import DeedPart, RecapPart, most_telling, place_for, told_in
from flick.window.widgets.log_row import LogEntry
from tests.window.board.scene import Table, act, catacombs, kit_of, wounding
from tests.window.checks import complaints

CLOTH = Rect(200, 48, 624, 400)
DEEDS = [
    LogEntry(
        "Behemoth: critical melee off a crystal hits Sword 1. 2 tokens to the bank.", "CAT-78", 3, thing="behemoth"
    ),
    LogEntry("Noé has moved the third crystal.", "CAT-110", 5, changes=(("sword", "8 › 6"), ("skull", "7 › 9"))),
]


def told() -> Table:
    """Two deeds are told above a hand."""
    table = Table(catacombs(), language="fr")
    table.board_view.tell_recap(DEEDS)
    table.wait(300)
    return table


def deeds(table: Table) -> list[DeedPart]:
    return [part for part in table.parts() if isinstance(part, DeedPart)]


def test_it_lies_on_the_cloth_where_no_pawn_does() -> None:
    kit = kit_of()
    free = place_for(kit, 2, CLOTH, [])
    assert free is not None
    assert CLOTH.contains(free)
    pawn = Rect(0, 0, 40, 40)
    pawn.center = free.center
    beside = place_for(kit, 2, CLOTH, [pawn])
    assert beside is not None
    assert not beside.colliderect(pawn)
    full = [Rect(x, y, 40, 40) for x in range(200, 824, 50) for y in range(48, 448, 50)]
    assert place_for(kit, 2, CLOTH, full) is None


def test_each_deed_can_be_seen_again_and_all_can_be_closed() -> None:
    table = told()
    assert complaints(table.desk, table.ground()) == []
    first, second = deeds(table)
    table.click(first.rect.center)
    table.desk.give_focus(second, ring=True)
    table.key(pygame.K_RETURN)
    assert table.told == [("moment", 3), ("moment", 5)]
    table.key(pygame.K_ESCAPE)
    assert deeds(table) == []
    assert table.answers == []


def test_a_tooltip_says_what_a_click_does_and_no_word_that_is_read_already() -> None:
    for deed in deeds(told()):
        assert "un clic rejoue le tir" in deed.tip_at(None)
        read = " ".join(text.text for text in deed.texts())
        assert deed.entry.text not in read or deed.entry.text not in deed.tip_at(None)


def test_words_stand_beside_the_middle_of_their_picture() -> None:
    """They once hung below it, and what had changed lay on its foot."""
    for deed in deeds(told()):
        picture = deed._picture_place  # pyright: ignore[reportPrivateUsage]
        lines = [text.rect for text in deed.texts()[: len(deed.texts()) - len(deed.entry.changes)]]
        assert abs(lines[0].unionall(lines).centery - picture.centery) <= 3
        chips = [text.room for text in deed.texts()[len(lines) :]]
        assert picture.collidelist(chips) < 0


def test_the_headings_of_piles_side_by_side_are_of_one_size() -> None:
    table = Table(catacombs(), language="fr")
    rows = [part.own_texts() for part in table.parts() if isinstance(part, PilesPart)]
    assert [len(row) for row in rows] == [2, 2]
    assert all(len({text.size for text in row}) == 1 for row in rows)


def test_deeds_side_by_side_are_told_in_words_of_one_size() -> None:
    """The longest was smaller than those beside it."""
    long = "Marauder: missile (targeted) hits Sword 1. The first token is turned over and taken. 1 token to the bank."
    table = Table(catacombs())
    table.board_view.tell_recap(
        [LogEntry("Noor moves a crystal.", "CAT-110", 5, thing="marauder"), LogEntry(long, "", 4, thing="marauder")]
    )
    table.wait(300)
    sizes = [box.size for deed in deeds(table) for box in deed.texts()]
    assert len(sizes) > 2
    assert len(dict.fromkeys(sizes)) == 1


def test_it_goes_when_somebody_acts() -> None:
    table = told()
    table.key(pygame.K_1, pygame.K_1)
    assert table.answers
    assert deeds(table) == []


def test_a_card_that_is_looked_at_lies_above_it() -> None:
    table = told()
    parts = table.board_view.parts
    recap = next(part for part in parts if isinstance(part, RecapPart))
    assert parts.index(recap) + 1 == parts.index(table.furniture.hand)


def test_words_about_a_card_lie_on_it_rather_than_on_the_card() -> None:
    table = told()
    recap = next(part.rect for part in table.parts() if isinstance(part, RecapPart))
    above, below = Rect(0, 0, table.desk.window.width, recap.top), table.desk.window.copy()
    below.top = recap.bottom
    peek = table.furniture.around.peek
    peek.needed = lambda _: [above, below]
    table.move(table.index_edge("griffin"))
    table.wait(700)
    assert peek.large is not None
    assert peek.large.rect.colliderect(recap)
    assert not peek.large.rect.colliderect(table.card("griffin").read_at)


def test_where_there_is_room_for_few_a_wound_is_told_before_a_crystal() -> None:
    wound, crystal = LogEntry("Sword 1 is hit.", "CAT-73", 1, changes=(("sword", "8 › 6"),)), DEEDS[0]
    assert most_telling([wound, crystal, crystal], 2) == [wound, crystal]
    assert most_telling([crystal, wound, DEEDS[1]], 2) == [wound, DEEDS[1]]
    assert most_telling([wound, crystal], 5) == [wound, crystal]


def test_a_shot_that_armour_cancelled_weighs_as_much_as_a_wound() -> None:
    cancelled = LogEntry("Halberdier cancels it.", "CAT-100", 1, averted=True)
    assert most_telling([cancelled, DEEDS[0], DEEDS[0]], 2) == [cancelled, DEEDS[0]]


def test_a_card_that_somebody_else_plays_lies_at_their_side() -> None:
    table = Table(wounding())
    card = table.card("halberdier")
    assert isinstance(card.parent, MarkerPart)
    assert card.parent.side == "sword"
    assert card.due == 1
    assert [table.furniture.around.step_name(chip) for chip in card.faces.look(card.piece).chips] == ["Move", "Melee"]  # type: ignore[union-attr]
    assert "halberdier" not in table.furniture.hand.order


def test_the_button_says_so_where_something_can_be_taken_back() -> None:
    match = catacombs()
    act(match, "play halberdier")
    table = Table(match)
    undo, prompt = table.furniture.header.undo, table.furniture.header.prompt
    for no_undo, label in ((None, "Undo"), ("It is too late.", "")):
        table.board_view.allow(no_undo, redo=False)
        assert undo.label == label
        assert prompt.rect.right <= undo.rect.left
        assert complaints(table.desk, table.ground()) == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_how_to_flick_is_said_in_one_line_beside_that_button(language: str) -> None:
    """In the smallest window a second line once lay on the wall of the table."""
    match = catacombs()
    act(match, "play halberdier")
    table = Table(match, language=language)
    table.board_view.allow(None, redo=False)
    table.board_view.show(table.board)
    words, prompt = table.board_view.words, table.furniture.header.prompt
    flicks = [("pull", "critical_melee"), ("swipe", "critical_melee"), ("keys", "critical_melee")]
    for way, shot in [*flicks, ("launch", "power_wave"), ("launch-any", "longbow")]:
        step = words(say("shot-due", n=1, count=3, step=f"shot-{shot}"))
        hint = words(say(f"window-hint-{way}", pawn="sword-1"))
        prompt.say("Move it.", f"{step} {hint}")
        assert len(prompt.texts()) == 2, hint


def test_what_the_bar_asks_in_full_is_not_asked_at_the_top_again() -> None:
    table = Table(wounding())
    asked = table.board_view.words(table.decision.ask)
    told = [text.text for text in table.furniture.header.prompt.texts()]
    assert table.bar.asked.ask == asked
    assert told[0] == "Sword 1 hits Skull 1"


def test_a_question_that_names_whom_it_asks_does_so_once() -> None:
    match = catacombs()
    table = Table(match)
    table.board_view.asking.says_who = True
    table.board_view.words.names = ["Sword 1", "Skull 1"]
    prompt = table.furniture.header.prompt
    table.show()
    assert prompt.texts()[0].text == "Sword 1. Which card do you play?"
    act(match, "play halberdier")
    table.show()
    assert prompt.texts()[0].text == "Move Sword 1."


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("Asha, which card?", True),
        ("Asha’s attempt: which card?", True),
        ("Charge Asha’s Lantern?", False),
        ("Asha’s Lantern is charged. Asha, which card?", True),
        ("Natasha, which card?", False),
    ],
)
def test_a_name_within_a_longer_one_names_nobody(text: str, named: bool) -> None:
    assert is_named(text, "Asha", ["Asha", "Asha’s Lantern", "Torch"]) == named


def test_a_deed_ends_with_a_whole_sentence_or_at_least_a_whole_word() -> None:
    """A line of the strip ended in "1 je…"."""
    theme = kit_of().theme
    text = "Zombie touche Crâne 1. Le Crâne perd 1 jeton de santé, qui va dans la banque."
    assert told_in(theme, text, 1000, 2).lines == [text]
    assert " ".join(told_in(theme, text, 150, 2).lines) == "Zombie touche Crâne 1."
    words = set(text.replace(",", "").split())
    assert set(" ".join(told_in(theme, text[23:], 90, 2).lines).rstrip("…").replace(",", "").split()) <= words


def test_on_somebodys_first_turn_it_tells_what_happened_so_far() -> None:
    table = Table(catacombs())
    table.board_view.tell_recap(DEEDS, first=True)
    assert "SO FAR" in table.read()


def test_what_has_no_room_is_counted_in_the_heading() -> None:
    """Once nothing told that there was more."""
    table = Table(catacombs())
    table.board_view.tell_recap(DEEDS * 9)
    left = 18 - len(deeds(table))
    assert left > 0
    assert f"SINCE YOUR LAST TURN, AND {left} MORE IN THE LOG" in [text.text for text in table.desk.texts()]
    assert complaints(table.desk, table.ground()) == []
    table.board_view.tell_recap(DEEDS)
    assert "SINCE YOUR LAST TURN" in [text.text for text in table.desk.texts()]


def test_a_heading_that_has_no_room_says_less() -> None:
    """ "And 3 more in the log" once ran under the button that closes, and out of the panel."""
    table = told()
    place = Rect(12, 460, 220, 140)
    part = RecapPart(table.faces, place, 4 * DEEDS, "window-recap", print, table.board_view.drop_recap)
    (heading,) = part.own_texts()
    assert heading.text == table.faces.words("window-recap").upper()
    assert place.contains(heading.rect)


def test_plain_words_lie_in_the_middle_of_their_row() -> None:
    """Two lines of them once ran out of the panel."""
    table = told()
    for text in ("The mushroom stands: Camille goes no farther than that.", "Noé rests."):
        entry = LogEntry(text, "URTO-62", 3)
        deed = DeedPart(table.kit, Rect(28, 662, 248, 32), entry, table.faces, "window-recap-look", print)
        lines = [line.rect for line in deed.texts()]
        whole = lines[0].unionall(lines)
        assert deed.rect.contains(whole)
        assert abs(whole.centery - deed.rect.centery) <= 3


def test_words_alone_tell_more_than_pictures_have_room_for() -> None:
    """Two pictures took the place of four sentences where nothing had changed that anybody counts."""
    table, place = told(), Rect(12, 560, 300, 150)
    entries = [LogEntry(f"Bilge Cabin Boy {n} is beaten.", "CAVE-195", n, thing="behemoth") for n in range(9)]
    few, many = (
        RecapPart(table.faces, place, some, "window-recap", print, table.board_view.drop_recap).deeds
        for some in (entries[:2], entries)
    )
    assert all(deed.entry.thing for deed in few)
    assert not any(deed.entry.thing for deed in many)
    assert len(many) > len(few) == 2


def test_sentences_of_two_lines_stand_as_far_apart_as_those_of_one() -> None:
    """They once touched the next one, in smaller letters."""
    table, place = told(), Rect(12, 460, 220, 290)
    texts = (
        "Noor attaque Bruno.",
        "Noor subit 3 dégâts ; reste 15 points de vie.",
        "Bruno tue un monstre, Gardien d’os.",
    )
    entries = [LogEntry(text, "URTO-97", n) for n, text in enumerate(texts)]
    part = RecapPart(table.faces, place, entries, "window-recap", print, table.board_view.drop_recap)
    lines = [deed.texts() for deed in part.deeds]
    assert [len(one) for one in lines] == [1, 2, 2]
    assert len({text.size for one in lines for text in one}) == 1
    gaps = [below[0].rect.top - above[-1].rect.bottom for above, below in pairwise(lines)]
    assert max(gaps) - min(gaps) <= 1
    assert min(gaps) >= 5


def test_a_deed_without_a_flick_does_not_promise_one() -> None:
    table, place = told(), Rect(12, 460, 220, 290)
    for flicks, message in ((True, "window-recap-again"), (False, "window-recap-look")):
        part = RecapPart(table.faces, place, DEEDS, "window-recap", print, print, flicks=flicks)
        assert part.deeds[0].tip_at(None).endswith(table.faces.words(message))
