"""What travels from one board to the next, and that nothing moves where nothing shall."""

from msgspec.structs import replace
from pygame.image import tobytes

from flick.table.moves import HIDDEN, NOWHERE, Move, along
from flick.window.board.duel_zone import DuelZone
from flick.window.board.journeys import journeys_of
from flick.window.board.tally import CountPart
from flick.window.widgets.flights import Flight
from tests.games_caveloot.scene import fight, opened
from tests.window.board.scene import Table, act, catacombs, wounding
from tests.window.checks import picture


def moving(table: Table) -> list[Flight]:
    return table.furniture.flights.flights


def counts(table: Table) -> dict[str, CountPart]:
    return {f"{part.spec.zone} {part.side}": part for part in table.parts() if isinstance(part, CountPart)}


def after(table: Table, *moves: Move) -> None:
    """Show the match as it is now that this has moved, without time going by."""
    table.board_view.ask(None)
    table.board_view.show(table.board, moves)


def test_a_card_travels_to_where_it_lies_now() -> None:
    table = Table(catacombs(), still=False)
    table.wait(300)
    state = table.match.state
    state.hands[0].remove("halberdier")
    state.teams["sword"].kept.append("halberdier")
    start = table.card("halberdier").pose
    after(table, Move("halberdier", "hand-1", "kept-sword"))
    (flight,) = moving(table)
    card = table.card("halberdier")
    assert flight.way == [start, card.rest]
    assert card.absent
    table.wait(120)
    assert card.absent
    table.wait(200)
    assert not card.absent
    assert moving(table) == []


def test_a_card_that_is_drawn_comes_from_the_deck_and_is_turned_over() -> None:
    table = Table(catacombs(), still=False)
    own = table.match.state.teams["sword"]
    table.match.state.hands[0].append(own.deck.pop())
    after(table, Move(table.match.state.hands[0][-1], "deck-sword", "hand-1"))
    (flight,) = moving(table)
    deck = next(part for part in table.parts() if getattr(part, "tip", "") == "Sword’s deck")
    assert abs(flight.way[0].x - deck.rect.centerx) < 8
    assert flight.before.surface is not flight.after.surface
    picture(table.desk, table.ground())


def test_a_discarded_card_lands_on_its_pile_before_that_grows() -> None:
    table = Table(catacombs(), still=False)
    state = table.match.state
    state.hands[0].remove("griffin")
    state.teams["sword"].discard.append("griffin")
    after(table, Move("griffin", "hand-1", "discard-sword"))
    assert len(moving(table)) == 1
    assert table.read().count("0") == 2
    table.wait(300)
    assert table.read().count("0") == 1


def test_tokens_go_one_after_the_other() -> None:
    table = Table(catacombs(), still=False)
    before = {name: part.shown for name, part in counts(table).items()}
    state = table.match.state
    state.teams["skull"].reserve -= 3
    state.teams["sword"].reserve += 1
    state.bank += 2
    after(table, Move("tokens", "reserve-skull", "reserve-sword"), Move("tokens", "reserve-skull", "bank", 2))
    assert [flight.delay for flight in moving(table)] == [0, 60, 120]
    assert {name: part.shown for name, part in counts(table).items()} == before
    table.wait(90)
    seen = counts(table)
    assert seen["reserve-{side} skull"].shown < before["reserve-{side} skull"]
    assert seen["bank "].shown == before["bank "]
    table.wait(500)
    assert all(part.shown == part.count for part in counts(table).values())


def test_what_is_on_its_way_arrives_when_something_else_happens() -> None:
    table = Table(catacombs(), still=False)
    state = table.match.state
    state.bank, state.teams["sword"].reserve = state.bank + 1, state.teams["sword"].reserve - 1
    after(table, Move("tokens", "reserve-sword", "bank"))
    assert moving(table)
    state.turn += 1
    after(table)
    assert moving(table) == []
    assert all(part.shown == part.count for part in counts(table).values())


def test_a_card_of_a_hidden_hand_comes_from_the_other_side() -> None:
    table = Table(catacombs(), still=False)
    state = table.match.state
    table.board_view.show(table.match.view(0))
    card = state.hands[1].pop()
    state.playing.append(card)
    table.board_view.show(table.match.view(0), (Move(card, "hand-2", "playing"),))
    (flight,) = moving(table)
    assert table.furniture.frame.right.collidepoint(flight.way[0].x, flight.way[0].y)
    assert flight.before.surface is not flight.after.surface


def test_nothing_moves_where_motion_is_reduced() -> None:
    table = Table(catacombs(), still=True)
    state = table.match.state
    state.hands[0].remove("griffin")
    state.teams["sword"].discard.append("griffin")
    state.bank, state.teams["sword"].reserve = state.bank + 1, state.teams["sword"].reserve - 1
    after(table, Move("griffin", "hand-1", "discard-sword"), Move("tokens", "reserve-sword", "bank"))
    assert moving(table) == []
    table.wait(20)
    assert not any(part.moving for part in table.parts())


def test_while_nobody_does_anything_nothing_moves() -> None:
    table = Table(catacombs(), still=False)
    act(table.match, "play halberdier")
    table.show()
    table.wait(2000)
    assert not table.desk.moving
    target = table.ground().copy()
    table.desk.draw_all(target, table.ground())
    table.wait(500)
    table.desk.draw(target, table.ground())  # the faces that were painted meanwhile
    table.wait(500)
    assert table.desk.draw(target, table.ground()) == []


def test_a_card_that_can_be_chosen_looks_otherwise_with_the_keyboard_on_it() -> None:
    table = Table(wounding())
    table.wait(300)
    card = table.card("behemoth")
    before = picture(table.desk, table.ground()).subsurface(card.bounds)
    table.desk.give_focus(card, ring=True, tell=False)
    after = picture(table.desk, table.ground()).subsurface(card.bounds)
    assert card.mark == "can"
    assert tobytes(before, "RGB") != tobytes(after, "RGB")


def test_the_keyboard_and_the_pointer_do_not_quarrel_over_which_card_is_shown_large() -> None:
    """Each took the other's place at every tick, for ever."""
    table = Table(catacombs())
    table.move(table.index_edge("halberdier"))
    table.desk.by_keys = True
    table.desk.give_focus(table.card("griffin"), ring=True, tell=False)
    table.wait(2000)
    assert not table.desk.moving


def test_moves_become_one_journey_of_each_piece() -> None:
    walk = along("scout", ["a-1", "a-2", "b-2"])
    drawn, paid = Move(HIDDEN, "deck", "hand-2", 8), Move("coins", "purse", "bank", 2)
    moves = (*walk, drawn, paid, Move("lamp", NOWHERE, "board"), Move("lamp", "board", "bag"))
    found = [(one.piece, one.stops, one.shares) for one in journeys_of(moves)]
    assert found == [
        ("scout", ["a-1", "a-2", "b-2"], [1]),
        (HIDDEN, ["deck", "hand-2"], [2, 2, 1, 1, 1, 1]),
        ("coins", ["purse", "bank"], [1, 1]),
    ]


def test_a_name_below_a_card_of_a_duel_comes_and_goes_with_it() -> None:
    """It stood alone for a moment, before the card of a monster landed above it, and after it had left."""
    table = Table(opened(fight()), size=(1280, 720), still=False)
    table.wait(600)
    name = "Stocky Kirigan:"
    assert name in table.read()
    zone = next(part for part in table.parts() if isinstance(part, DuelZone))
    faced = table.piece("stocky_kirigan#1")
    faced.lag("stocky_kirigan#1", "fight", -1)
    zone.lag("stocky_kirigan#1", "fight", -1)
    assert name not in [text.text for text in zone.own_texts()]
    faced.lag("stocky_kirigan#1", "fight", 1)
    assert name in [text.text for text in zone.own_texts()]
    board = table.board
    gone = [replace(one, pieces=tuple(p for p in one.pieces if p.id != faced.piece.id)) for one in board.zones]
    table.board_view.show(replace(board, zones=tuple(gone)))
    assert name not in [text.text for text in zone.own_texts()]
