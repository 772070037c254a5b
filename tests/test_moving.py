"""Of every game: events tell all that travels, and nothing else does."""

import pytest

from flick.bots import BOTS
from flick.table.board import Board, Piece, Zone
from flick.table.game import find, names
from flick.table.match import Match
from flick.table.moves import Move
from flick.table.rules import tell, whisper
from flick.table.seats import Seat
from tests.moving import Follower, Strayed, follow


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", names())
def test_events_lead_to_what_is_seen(name: str, seed: int) -> None:
    game = find(name)
    seats = game.seats_with(game.Options())[seed % 2]
    assert follow(Match(game, [Seat("random")] * seats, seed=seed, bots=BOTS)) > 0


def table(hand: tuple[str, ...], pile: int, coins: int = 3) -> Board:
    pieces = tuple(Piece(card, face=card) for card in hand)
    zones = (Zone("hand", "hand", pieces), Zone("pile", "stack", count=pile), Zone("purse", "text", facts={"c": coins}))
    return Board(0, 0, zones)


DRAWN = whisper("draw", "X-1", [0], {"card": "oak"}, (Move("oak", "pile", "hand"),))


def test_a_drawn_card_is_followed_by_whoever_sees_it_and_by_whoever_does_not() -> None:
    follower = Follower(table((), 5))
    follower.hear(DRAWN)
    follower.arrive(table(("oak",), 4), ["draw"])
    other = DRAWN.seen_by(1)
    assert [(move.piece, move.origin, move.goal) for move in other.moves] == [("", "pile", "hand")]


@pytest.mark.parametrize(
    "after",
    [
        pytest.param(table((), 4), id="it does not arrive"),
        pytest.param(table(("oak",), 5), id="it does not leave"),
        pytest.param(table(("yew",), 5), id="another one comes untold"),
    ],
)
def test_what_is_not_told_is_found(after: Board) -> None:
    follower = Follower(table((), 5))
    follower.hear(DRAWN)
    with pytest.raises(Strayed):
        follower.arrive(after, ["draw"])


def test_a_move_begins_where_the_piece_is() -> None:
    follower = Follower(table(("oak",), 5))
    with pytest.raises(Strayed):
        follower.hear(tell("draw", "X-1", (Move("oak", "pile", "hand"),)))


def test_what_is_counted_is_followed() -> None:
    follower = Follower(table((), 5))
    follower.hear(tell("pay", "X-2", (Move("c", "purse", "", 2),)))
    follower.arrive(table((), 5, 1), ["pay"])
    follower.hear(tell("pay", "X-2", (Move("c", "purse", "", 1),)))
    with pytest.raises(Strayed):
        follower.arrive(table((), 5, 1), ["pay"])


def test_who_stands_on_a_map_does_not_leave_its_cell_untold() -> None:
    def cave(cell: str) -> Board:
        return Board(0, 0, (Zone("cave", "map", (Piece("elf", "elf", cells=(cell,)),)),))

    follower = Follower(cave("moss"))
    follower.hear(tell("go", "X-3", (Move("elf", "moss", "well"),)))
    follower.arrive(cave("well"), ["go"])
    with pytest.raises(Strayed):
        follower.hear(tell("go", "X-3", (Move("elf", "moss", "well"),)))
    with pytest.raises(Strayed):
        follower.arrive(cave("lake"), [])
