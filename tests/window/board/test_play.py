"""Games played through the desk by mouse, number keys and keyboard: what comes out is what was picked."""

from pathlib import Path

import pygame
import pytest

from flick.table.rules import Amount, Choose, ChooseMany, Confirm
from flick.window.board.pawn_pick import PawnPick
from flick.window.board.question_line import step_due
from flick.window.widgets.segmented import Segmented
from tests.games_catacombs.scene import holding, state_with
from tests.window.board.scene import Table, act, catacombs, is_arenas, match_of, nim_folder, sample, wounding


def test_a_card_is_raised_by_a_click_and_played_by_a_second() -> None:
    table = Table(catacombs())
    table.click(table.index_edge("griffin"))
    table.click(table.index_edge("royal_archer"))
    assert table.answers == []
    assert [card.piece.id for card in table.furniture.hand.cards if card.ready] == ["royal_archer"]
    large = table.furniture.around.peek.large
    assert large is not None
    assert large.card is table.card("royal_archer")
    assert any("Esc puts it back" in text for text in table.read())
    table.click(table.index_edge("royal_archer"))
    assert table.answers == ["play royal_archer"]
    card = table.card("royal_archer")
    assert card.zone == "playing"
    assert card.mark == "chosen"


@pytest.mark.parametrize(("size", "scale"), [((1024, 640), 1.0), ((1280, 720), 1.0), ((1280, 720), 2.0)])
def test_a_raised_card_is_not_shown_twice_and_words_about_it_cover_nothing(size: tuple[int, int], scale: float) -> None:
    table = Table(catacombs(), size=size, scale=scale)
    for chosen in (False, True):
        table.move(table.index_edge("griffin"))
        if chosen:
            table.click(table.index_edge("griffin"))
        table.wait(700)
        large = table.furniture.around.peek.large
        assert large is not None
        assert large.words_only
        assert large.lines, "what its icons mean is told in words"
        card = table.card("griffin")
        on_itself = card.read_at.contains(large.rect)
        assert on_itself or large.rect.collidelist(table.furniture.around.peek.needed(card)) < 0


@pytest.mark.parametrize(("up", "answers"), [(200, ["play griffin"]), (40, [])])
def test_a_card_is_played_by_pulling_it_on_to_the_table(up: int, answers: list[str]) -> None:
    table = Table(catacombs())
    x, y = (round(part) for part in table.index_edge("griffin"))
    table.move((x, y))
    middle = table.card("griffin").pose.y
    table.send(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1)
    for way in (up // 2, up):
        table.send(pygame.MOUSEMOTION, pos=(x, y - way), rel=(0, 0), buttons=(1, 0, 0))
    assert table.card("griffin").pose.y == middle - up
    table.send(pygame.MOUSEBUTTONUP, pos=(x, y - up), button=1)
    table.move((10, 10))
    assert table.answers == answers
    if not answers:
        assert table.card("griffin").pose == table.card("griffin").rest


def test_a_card_is_played_by_its_number() -> None:
    table = Table(catacombs())
    table.key(pygame.K_2)
    assert table.answers == []
    table.key(pygame.K_2)
    assert table.answers == ["play enchantress"]


def test_a_card_that_was_raised_is_put_back() -> None:
    table = Table(catacombs())
    table.key(pygame.K_2, pygame.K_ESCAPE)
    assert table.furniture.hand.ready is None
    table.key(pygame.K_2, pygame.K_3, pygame.K_RETURN)
    assert table.answers == ["play royal_archer"]


@pytest.mark.parametrize("button", [1, 3])
def test_a_press_beside_the_hand_puts_a_raised_card_back(button: int) -> None:
    """On nothing at all, on the trays, on a setting that can be pressed itself."""
    table = Table(catacombs(), size=(1280, 720))
    corner = table.furniture.corner
    setting = next(part for part in corner.parts if isinstance(part, Segmented))
    for place in (table.board_view.frame.header.midtop, corner.rect.center, table.furniture.log.rect.center):
        table.key(pygame.K_2)
        assert table.furniture.hand.ready is not None
        table.send(pygame.MOUSEBUTTONDOWN, pos=place, button=button)
        assert table.furniture.hand.ready is None
    table.key(pygame.K_2)
    table.send(pygame.MOUSEBUTTONDOWN, pos=setting.segments()[0].center, button=button)
    assert table.furniture.hand.ready is None
    assert table.answers == []


def test_a_card_is_played_with_the_keyboard_alone() -> None:
    table = Table(catacombs())
    table.desk.give_focus(table.card("halberdier"), ring=True)
    table.key(pygame.K_RIGHT, pygame.K_RETURN, pygame.K_RETURN)
    assert table.answers == ["play enchantress"]


def test_only_cards_that_are_asked_for_can_be_picked() -> None:
    table = Table(catacombs())
    table.key(pygame.K_1, pygame.K_1)
    assert is_arenas(table.decision)
    table.click(table.index_edge("griffin"))
    table.key(pygame.K_3, pygame.K_0)
    assert table.answers == ["play halberdier"]


def test_the_shot_that_is_due_is_told() -> None:
    match = catacombs()
    act(match, "play halberdier")
    table = Table(match)
    assert table.card("halberdier").due == 0
    assert step_due(table.board_view.controls) == "Shot 1 of 2, move."
    act(match, "flick sword-1 180deg 200mm/s")
    table.show()
    assert table.card("halberdier").due == 1
    assert any(text.startswith("Shot 2 of 2, melee.") for text in table.read())


PAWNS = {"skull-1": (300, 200), "skull-2": (500, 200)}


def outline(pawn: str) -> pygame.Rect | None:
    return pygame.Rect(0, 0, 28, 28).move(PAWNS[pawn]).move(-14, -14) if pawn in PAWNS else None


@pytest.mark.parametrize("pick", ["Skull 2", pygame.K_2, PAWNS["skull-2"]])
def test_a_target_is_named_by_button_by_number_and_by_its_pawn(pick: str | int | tuple[int, int]) -> None:
    match = catacombs()
    act(match, "play enchantress", "flick sword-1 180deg 200mm/s")
    table = Table(match)
    assert table.labels() == ["Skull 1", "Skull 2"]
    table.board_view.asking.outline = outline
    table.show()
    if isinstance(pick, str):
        table.press(pick)
    elif isinstance(pick, int):
        table.key(pick)
    else:
        table.click(pick)
    assert table.answers == ["target skull-2"]


@pytest.mark.parametrize("high", [60, 200])
def test_pawns_bear_the_numbers_that_name_them_below_the_prompt(monkeypatch: pytest.MonkeyPatch, high: int) -> None:
    monkeypatch.setitem(PAWNS, "skull-1", (300, high))
    match = catacombs()
    act(match, "play enchantress", "flick sword-1 180deg 200mm/s")
    table = Table(match)
    table.board_view.asking.outline = outline
    table.show()
    picks = [part for part in table.furniture.pawns.parts if isinstance(part, PawnPick)]
    assert {part.pawn: [text.text for text in part.texts()] for part in picks} == {"skull-1": ["1"], "skull-2": ["2"]}
    for part in picks:
        assert part.cap.top >= table.furniture.header.rect.bottom
        assert not part.cap.colliderect(part.rect)
        assert part.bounds.contains(part.cap)


@pytest.mark.parametrize("lies", [(300, 172), (300, 228), (272, 200)])
def test_the_number_of_a_pawn_leaves_the_pawn_beside_it_free(
    monkeypatch: pytest.MonkeyPatch, lies: tuple[int, int]
) -> None:
    """It lay on the one that stood above, and then on the tray below the cloth."""
    match = catacombs()
    act(match, "play enchantress", "flick sword-1 180deg 200mm/s")
    table = Table(match)
    cloth = table.board_view.frame.cloth
    monkeypatch.setitem(PAWNS, "sword-1", lies)
    monkeypatch.setitem(PAWNS, "crystal-1", (300, 172))
    monkeypatch.setitem(PAWNS, "skull-2", (500, cloth.bottom - 15))
    monkeypatch.setitem(PAWNS, "sword-2", (500, cloth.bottom - 45))
    table.board_view.asking.outline = outline
    table.show()
    for pick in (part for part in table.furniture.pawns.parts if isinstance(part, PawnPick)):
        assert not any(pick.cap.colliderect(found) for pawn in PAWNS if (found := outline(pawn)) is not None)
        assert cloth.contains(pick.cap)


def test_a_pawn_above_what_is_seen_of_the_arena_can_be_asked_about(monkeypatch: pytest.MonkeyPatch) -> None:
    """It lies there when the arena is seen larger, round another place."""
    monkeypatch.setitem(PAWNS, "skull-1", (300, -80))
    match = catacombs()
    act(match, "play enchantress", "flick sword-1 180deg 200mm/s")
    table = Table(match)
    table.board_view.asking.outline = outline
    table.show()
    picks = {part.pawn: part for part in table.furniture.pawns.parts if isinstance(part, PawnPick)}
    assert not picks["skull-1"].bounds.colliderect(table.board_view.frame.cloth)
    assert table.board_view.frame.cloth.contains(picks["skull-2"].cap)


def test_the_hand_makes_room_for_buttons() -> None:
    match = catacombs()
    act(match, "play enchantress", "flick sword-1 180deg 200mm/s")
    table = Table(match)
    table.wait(300)
    foot = max(part.rect.bottom for part in table.furniture.options.parts)
    assert all(card.rect.top >= foot - 4 for card in table.furniture.hand.cards)


def test_a_layout_is_proposed() -> None:
    table = Table(match_of(2, ask_layout=True))
    assert isinstance(table.decision, Confirm)
    table.press("Propose another")
    table.press("Diagonal")
    assert table.answers == ["no", "propose diagonal"]


@pytest.mark.parametrize(("key", "answer"), [(pygame.K_RETURN, "yes"), (pygame.K_1, "yes"), (pygame.K_2, "no")])
def test_a_question_is_answered_by_key(key: int, answer: str) -> None:
    table = Table(match_of(2, ask_layout=True))
    table.key(key)
    assert table.answers == [answer]


def test_kept_armour_is_asked_for_with_its_card() -> None:
    table = Table(wounding())
    assert (table.decision.verb, table.decision.seat) == ("armour", 1)
    assert table.desk.modal is None
    assert "Take the hit" in table.labels()
    table.click((table.piece("behemoth").rect.right - 4, table.piece("behemoth").rect.centery))
    assert table.answers == ["armour behemoth"]
    assert table.match.view(1).zone("kept-skull").pieces == ()


def test_the_cap_of_a_kept_card_lies_below_its_heading() -> None:
    table = Table(wounding())
    table.wait(300)
    card = table.card("behemoth")
    headings = [box for box in table.desk.texts() if box.text == "KEPT ARMOUR"]
    heading = min(headings, key=lambda box: abs(box.left - card.rect.left))
    assert card.number == "1"
    assert card.cap.top > heading.baseline
    assert card.rect.contains(card.cap)


def test_the_rule_of_a_question_is_a_link() -> None:
    table = Table(match_of(2, ask_layout=True))
    link = next(part for part in table.parts() if getattr(part, "text", "") == "CAT-10")
    table.click(link.rect.center)
    assert table.told == [("rule", "CAT-10")]
    assert table.answers == []


def test_one_of_two_armours_is_picked_where_it_lies() -> None:
    table = Table(wounding(["behemoth", "marauder"]))
    table.click((table.piece("marauder").rect.right - 4, table.piece("marauder").rect.centery))
    assert table.answers == ["armour marauder"]


def test_a_card_is_discarded_for_a_boost() -> None:
    table = Table(wounding([], "duelist"))
    assert "Keep the cards" in table.labels()
    hand = [card for card in table.furniture.hand.cards if card.on_pick]
    for _ in range(2):
        table.click(table.index_edge(hand[-1].piece.id))
    assert table.answers[-1] == f"boost {hand[-1].piece.id}"


def test_shells_are_played_to_the_end_of_a_turn() -> None:
    table = Table(sample("shells"))
    assert isinstance(table.decision, Choose)
    table.key(pygame.K_2, pygame.K_2)
    assert isinstance(table.decision, Amount)
    assert table.labels() == ["0", "1", "2", "3"]
    table.key(pygame.K_2)
    assert table.answers[-1] == "bet 2"
    while not isinstance(table.decision, ChooseMany):
        table.key(pygame.K_2)
    cards = [option.thing for option in table.decision.options]
    assert table.labels() == ["Give back nothing"]
    table.click(table.index_edge(cards[0]))
    table.key(pygame.K_3)
    table.click(table.index_edge(cards[0]))
    assert table.labels() == [f"Give back {table.faces.words.name(cards[2])}"]
    table.key(pygame.K_RETURN)
    assert table.answers[-1] == f"swap {cards[2]}"


def test_nim_is_played_to_its_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FLICK_GAMES", str(nim_folder(tmp_path)))
    table = Table(sample("nim"))
    assert table.labels() == ["Take 1", "Take 2", "Take 3"]
    table.press("Take 3")
    while table.match.result is None:
        table.key(pygame.K_3 if table.match.state.left > 3 else pygame.K_1)
    assert table.answers[:2] == ["take 3", "take 3"]


def test_a_pile_that_lies_open_is_looked_through() -> None:
    match = catacombs()
    own = match.state.teams["sword"]
    own.discard += [own.deck.pop(), own.deck.pop()]
    table = Table(match)
    pile = next(part for part in table.parts() if getattr(part, "is_open", False))
    table.click(pile.rect.center)
    assert table.faces.words.name(own.discard[0]) in table.read()
    table.key(pygame.K_ESCAPE)
    assert table.desk.modal is None


def test_enter_answers_after_a_pile_was_looked_through_with_the_mouse() -> None:
    """It once opened the pile again."""
    match = match_of(2, ask_layout=True)
    own = match.state.teams["sword"]
    own.discard.append(own.deck.pop())
    table = Table(match)
    table.click(next(part for part in table.parts() if getattr(part, "is_open", False)).rect.center)
    table.key(pygame.K_ESCAPE, pygame.K_RETURN)
    assert table.desk.modal is None
    assert table.answers == ["yes"]


def test_the_log_leads_to_rules_and_moments() -> None:
    match = catacombs()
    act(match, "play halberdier")
    table = Table(match, size=(1280, 720))
    log = table.furniture.log.log
    last = len(log.entries) - 1
    table.click(log.rule_rect(last).center)
    table.click((log.entry_rect(last).left + 20, log.entry_rect(last).centery))
    played = next(number for number, event in enumerate(match.events) if event.kind == "play")
    assert table.told == [("rule", "CAT-33"), ("moment", played)]
    table.key(pygame.K_l)
    assert table.desk.modal is not None


def test_settings_are_changed_in_the_corner() -> None:
    table = Table(catacombs())
    segmented = [part for part in table.furniture.corner.parts if hasattr(part, "segments")]
    table.click(segmented[-1].segments()[2].center)  # type: ignore[attr-defined]
    assert table.told == [("aim_help", "path")]


def test_no_more_aim_help_is_chosen_than_the_match_allows() -> None:
    state = holding(state_with({}, aim_help="contact"), "paladin")
    match = match_of(state=state)
    act(match, "play paladin")
    table = Table(match)
    segmented = [part for part in table.furniture.corner.parts if isinstance(part, Segmented)][-1]
    assert segmented.why(1) is None
    table.click(segmented.segments()[2].center)
    assert table.told == []
    assert "Agreed for this match: at most “Contact”." in table.read()


def test_a_small_window_has_drawers() -> None:
    table = Table(catacombs(), size=(1024, 640), scale=1.25)
    assert "Halberdier" not in table.read()
    bank = table.match.view(0).zone("bank").facts["tokens"]
    assert str(bank) in table.read(), "how much lies in the bank is seen without opening anything"
    for key, word in ((pygame.K_a, "KEPT ARMOUR"), (pygame.K_b, "BANK"), (pygame.K_l, "Log")):
        table.key(key)
        assert word in table.read()
        table.key(pygame.K_ESCAPE)
    assert table.desk.modal is None


def test_a_card_is_shown_large_when_somebody_keeps_looking_at_it() -> None:
    table = Table(catacombs())
    table.move(table.index_edge("griffin"))
    assert table.desk.over.parts == []
    table.wait(600)
    assert len(table.desk.over.parts) == 1
    table.move((10, 10))
    assert table.desk.over.parts == []
    table.desk.give_focus(table.card("griffin"), ring=True)
    table.key(pygame.K_SPACE)
    assert len(table.desk.over.parts) == 1


def test_cards_in_play_lie_low_while_the_aim_is_near() -> None:
    match = catacombs()
    act(match, "play halberdier")
    table = Table(match)
    table.wait(300)
    up = table.card("halberdier").pose.y
    table.board_view.make_way(lambda rect: True)
    table.wait(300)
    assert table.card("halberdier").pose.y > up
    table.board_view.make_way(lambda rect: False)
    table.wait(300)
    assert table.card("halberdier").pose.y == up
