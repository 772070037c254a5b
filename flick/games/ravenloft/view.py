"""What a seat sees."""

from flick.games.ravenloft import zones
from flick.games.ravenloft.ground_view import ground_zone
from flick.games.ravenloft.map_zones import BONUS, CHAMBER, TILES, chamber_zone
from flick.games.ravenloft.powers import all_powers
from flick.games.ravenloft.state import RavenloftState
from flick.table.board import Board, Piece, Zone, face_up, stack


def view(state: RavenloftState, seat: int | None) -> Board:
    """The same for everybody: only the order of decks is hidden."""
    found = [ground_zone(state)]
    found.append(stack(TILES, state.dungeon.stack))
    found += [stack(chamber_zone(name), pile) for name, pile in state.dungeon.chambers.items()]
    for name, pile in state.decks.items():
        found.append(stack(zones.deck_zone(name), pile))
        found.append(stack(zones.discard_zone(name), state.discards[name], open_top=True))
    found.append(Zone(zones.XP, "row", face_up(state.xp)))
    found.append(Zone(zones.SHOWN, "row", face_up(state.shown)))
    found.append(Zone(zones.VILLAINS, "row", face_up(state.villains)))
    found.append(Zone(zones.ENVIRONMENT, "row", face_up([state.environment] if state.environment else [])))
    found.append(Zone(zones.HAZARDS, "row", face_up(state.dungeon.hazards.values())))
    found.append(Zone(BONUS, "row", face_up(state.progress.bonuses)))
    found.append(Zone(CHAMBER, "row", face_up([state.progress.chamber] if state.progress.chamber else [])))
    for owner, hero in enumerate(state.heroes):
        powers = tuple(Piece(name, name, marks=("used",) if name in hero.used else ()) for name in all_powers(hero))
        found.append(Zone(zones.powers_zone(owner), "row", powers, owner=owner))
        found.append(Zone(zones.items_zone(owner), "row", face_up(hero.items), owner=owner))
        found.append(Zone(zones.curses_zone(owner), "row", face_up(hero.curses), owner=owner))
        found.append(Zone(zones.row_zone(owner), "row", face_up(hero.row), owner=owner))
    return Board(seat, state.turn, tuple(found))
