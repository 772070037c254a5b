"""Shows the dungeon: squares, walls, doors, edges, and all that lies and stands there."""

from collections.abc import Iterator
from functools import lru_cache

from flick.effects.language import hyphened
from flick.games.ravenloft.cards import kind_of
from flick.games.ravenloft.dungeon import DungeonMap, card_of
from flick.games.ravenloft.footings import generator_square, marker_square
from flick.games.ravenloft.heroes_and_foes import Figure, RavenloftHero
from flick.games.ravenloft.missions import ways_out
from flick.games.ravenloft.object_names import face_of, named
from flick.games.ravenloft.state import RavenloftState
from flick.games.ravenloft.tiles import EXIT, FEATURE, FRONT, MARK, TileCard
from flick.games.ravenloft.zones import MAP
from flick.maps.borders import borders_of
from flick.maps.grid import Edge, LaidTile, TileGrid, has_door
from flick.maps.squares import squares_along, squares_of
from flick.maps.tiles import turned_side
from flick.table.board import Piece, Zone
from flick.table.ground import Border, Ground, GroundCell, GroundTile
from flick.table.sayings import Say


def ground_zone(state: RavenloftState) -> Zone:
    """The map with every figure and token on it."""
    dungeon = state.dungeon
    cards = tuple(card_of(dungeon, laid.name) for laid in dungeon.grid.tiles)
    doorways = bool(dungeon.doors or dungeon.door_pile)
    ground = _ground(dungeon.grid, cards, tuple(ways_out(state)), doorways)
    pieces = (*_markers(dungeon), *_objects(state), *_figures(state), *_heroes(state))
    return Zone(MAP, "map", pieces, layout=ground)


@lru_cache(64)
def _ground(grid: TileGrid, cards: tuple[TileCard, ...], out: tuple[str, ...], doorways: bool) -> Ground:
    """The ground without anything that lies or stands there; ``out`` are the squares by which heroes leave, of which
    the first is named."""
    squares, size = squares_of(grid), grid.size
    by_tile = {card.id: card for card in cards}
    cells = {
        name: _cell(spot, squares.marks[name], by_tile[squares.on[name]], name in out[:1])
        for name, spot in squares.spots.items()
    }
    laid = tuple(_tile(by_tile[one.name], one, size) for one in grid.tiles)
    borders = [Border(*line) for line in borders_of(grid)]
    if doorways:
        borders += _doorways(grid, cards)
    return Ground(cells, tiles=laid, borders=tuple(borders))


def _cell(spot: tuple[int, int], mark: str, card: TileCard, is_way_out: bool) -> GroundCell:
    """A square with what is drawn on it."""
    if mark == EXIT:
        face = "stairs" if card.kind == "start" else "ladder"
        return GroundCell(spot, face, named=is_way_out, say=Say("way-out") if is_way_out else None)
    if mark == FEATURE:
        return GroundCell(spot, "tomb" if "".join(card.tile.squares).count(FEATURE) > 1 else "altar")
    return GroundCell(spot, hyphened(card.mark) if mark == MARK else None)


def _tile(card: TileCard, laid: LaidTile, size: int) -> GroundTile:
    """The place of a tile, with the triangle of one that has it (RAV-22)."""
    front = turned_side(FRONT, laid.turns) if card.triangle is not None else None
    at = laid.column * size, laid.row * size
    return GroundTile(laid.name, at, (size, size), laid.turns, front, card.is_black)


def _doorways(grid: TileGrid, cards: tuple[TileCard, ...]) -> Iterator[Border]:
    """The doors that stand open, in an adventure that closes doors."""
    for card in cards:
        if card.door is None or has_door(grid, edge := Edge(card.id, turned_side(card.door, grid[card.id].turns))):
            continue
        along = squares_along(grid, edge)
        yield Border("doorway", squares_of(grid).spots[along[0]], edge.side, len(along))


def _markers(dungeon: DungeonMap) -> Iterator[Piece]:
    """Hazards, traps, glyphs, monster tokens that lie face down, and monster generators, each on its tile."""
    for tile, name in dungeon.hazards.items():
        yield Piece(f"marker-{name}", kind_of(name), cells=(marker_square(dungeon, tile, "hazard"),))
    for tile, name in dungeon.traps.items():
        yield Piece(f"marker-{name}", kind_of(name), cells=(marker_square(dungeon, tile, "trap"),))
    for tile in dict.fromkeys(dungeon.glyphs):
        yield Piece(f"glyph-{tile}", "glyph", cells=(marker_square(dungeon, tile, "glyph"),))
    for tile in dungeon.hidden:
        square = marker_square(dungeon, tile, "hidden")
        yield Piece(f"token-{tile}", "monster_token", cells=(square,), told=Say("told-monster-token"))
    for token in dungeon.generators:
        yield Piece(token, "generator", cells=(generator_square(dungeon, token),))


def _objects(state: RavenloftState) -> Iterator[Piece]:
    """The object tokens that lie on squares."""
    for token, lies in state.dungeon.objects.items():
        yield Piece(token, face_of(state, token), say=named(state, token), cells=(lies.square,))


def _figures(state: RavenloftState) -> Iterator[Piece]:
    """Monsters with their numbers, villains, and objects that can be attacked."""
    for figure in state.figures.values():
        facts = {"hp": figure.hp, "of": figure.most_hp}
        say = Say("figure-called", {"figure": figure.id}) if figure.is_monster else named(state, figure.kind)
        marks = _marks_of(figure)
        yield Piece(figure.id, figure.kind, say=say, cells=figure.squares, marks=marks, facts=facts, told=_told(marks))


def _heroes(state: RavenloftState) -> Iterator[Piece]:
    """The heroes on the board, standing or downed."""
    for seat, hero in enumerate(state.heroes):
        if hero.on_board:
            marks = (*(("active",) if seat == state.active else ()), *_marks_of_hero(state, hero))
            facts = {"hp": hero.hp, "of": hero.most_hp}
            yield Piece(hero.id, hero.id, cells=(hero.square,), marks=marks, facts=facts, told=_told(marks))


def _told(marks: tuple[str, ...]) -> Say | None:
    """The sentence for the marks of a figure."""
    told: Say | None = None
    for mark in marks:
        if mark not in ("active", "villain", "object"):
            told = Say("told-mark", {"mark": mark}) if told is None else Say("told-also", {"told": told, "mark": mark})
    return told


def _marks_of(figure: Figure) -> tuple[str, ...]:
    return (*((figure.sort,) if figure.sort != "monster" else ()), *(("stunned",) if figure.stunned else ()))


def _marks_of_hero(state: RavenloftState, hero: RavenloftHero) -> tuple[str, ...]:
    """The marks of a hero: downed, its conditions, and the tokens that it bears."""
    borne = [face_of(state, token) for token in state.progress.borne_by(hero.id)]
    return (*(("downed",) if not hero.hp else ()), *hero.conditions, *dict.fromkeys(borne))
