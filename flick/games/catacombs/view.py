"""What a seat sees: the arena, its own hand, everything that lies open, and the number of hidden cards (CAT-R43)."""

from flick.games.catacombs.cards import TEAMS, Team
from flick.games.catacombs.state import CatacombsState, character, characters, seats_of, whose_turn
from flick.games.catacombs.zones import (
    ARENA,
    BANK,
    PLAYING,
    TOKENS,
    deck_of,
    discard_of,
    hand_of,
    kept_of,
    marker_of,
    reserve_of,
)
from flick.table.board import Board, Piece, Zone, face_up, hand, stack
from flick.table.sayings import Facts, Who


def view(state: CatacombsState, seat: int | None) -> Board:
    """The table as ``seat`` sees it."""
    hands = [hand(hand_of(owner), held, owner, seat) for owner, held in enumerate(state.hands)]
    zones = [_arena(state), _bank(state)]
    for team in TEAMS:
        zones += _team_zones(state, team)
    playing = Zone(PLAYING, "row", face_up(state.playing), facts=_progress(state))
    return Board(seat, state.turn, (*zones, playing, *hands))


def _arena(state: CatacombsState) -> Zone:
    layout = state.layout()
    marks = _marks(state)
    pieces = tuple(
        Piece(name, face=name, at=pawn.pose, marks=marks.get(name, ())) for name, pawn in layout.pawns.items()
    )
    return Zone(ARENA, "arena", pieces, layout=layout)


def _marks(state: CatacombsState) -> dict[str, tuple[str, ...]]:
    """The marks of pawns: the active character, who is stunned, and whom a shot has named as its target."""
    marks: dict[str, tuple[str, ...]] = dict.fromkeys(state.stunned, ("stunned",))
    if state.target is not None:
        marks[state.target] = ("target", *marks.get(state.target, ()))
    if state.agreed:
        active = character(*whose_turn(state))
        marks[active] = ("active", *marks.get(active, ()))
    return marks


def _progress(state: CatacombsState) -> Facts:
    """Who plays the card, and the number of the shot being taken, counted from 1; 0 after the last."""
    if not state.playing:
        return {}
    return {"who": Who(state.seat_of(*whose_turn(state))), "shot": 0 if state.shot is None else state.shot + 1}


def _bank(state: CatacombsState) -> Zone:
    return Zone(BANK, "text", facts={TOKENS: state.bank})


def _team_zones(state: CatacombsState, team: Team) -> list[Zone]:
    own = state.teams[team]
    owner, next_seat = seats_of(state, team)[0], state.seat_of(team, own.marker)
    marker = Piece(f"marker-{team}", face=characters(team)[own.marker - 1])
    facts = {TOKENS: own.reserve, "team": team}
    return [
        Zone(reserve_of(team), "text", owner=owner, facts=facts),
        Zone(marker_of(team), "track", (marker,), owner=next_seat, facts={"team": team, "who": Who(next_seat)}),
        stack(deck_of(team), own.deck, owner=owner),
        Zone(discard_of(team), "row", face_up(own.discard), owner=owner),
        Zone(kept_of(team), "row", face_up(own.kept), owner=owner),
    ]
