"""Carries out what happens when a monster's figure comes onto a tile (RAV-QA-05, RAV-RUL-121)."""

from collections.abc import Sequence

from flick.games.ravenloft.carrying import carry_out
from flick.games.ravenloft.dungeon import tiles_under
from flick.games.ravenloft.heroes_and_foes import Figure, RavenloftHero
from flick.games.ravenloft.markers import marker_gone, of_glyph
from flick.games.ravenloft.naming import chooser_for
from flick.games.ravenloft.policies import policies_of
from flick.games.ravenloft.powers import text_of
from flick.games.ravenloft.state import RavenloftState
from flick.games.ravenloft.turn_record import Acting
from flick.table.chance import Chance
from flick.table.rules import Rules, tell

GLYPH = "glyph_of_warding"


def enters(state: RavenloftState, chance: Chance, figure: Figure, before: Sequence[str]) -> Rules[None]:
    """Let each glyph on the tiles that a figure has entered, by moving or by being placed, work once and be removed.
    ``before`` are the tiles on which it was."""
    entered = [tile for tile in tiles_under(state.dungeon, figure.squares) if tile not in before]
    yield from _glyphs_work(state, chance, figure, entered)


def crosses(state: RavenloftState, chance: Chance, figure: Figure, hero: RavenloftHero, square: str) -> Rules[None]:
    """Let the glyphs work on a tile that a figure only crosses on its way to a square beside a hero (RAV-RUL-121). Of
    several ways with the fewest steps the active player takes one over a glyph; a player of the dungeon takes none for
    a villain."""
    if not state.dungeon.glyphs:
        return
    is_opposed = chooser_for(state, figure.id) == state.adversary_seat
    crossed = policies_of(state).monster_move.crossed(state, figure, hero, square, forced=is_opposed)
    tile = next((tile for tile in crossed if tile in state.dungeon.glyphs), "")
    if tile:
        yield from _glyphs_work(state, chance, figure, [tile])


def _glyphs_work(state: RavenloftState, chance: Chance, figure: Figure, entered: Sequence[str]) -> Rules[None]:
    """Let each glyph on some tiles work on a monster and be removed."""
    if not figure.is_monster:
        return
    for tile in [one for one in entered for _ in range(state.dungeon.glyphs.count(one))]:
        if figure.hp <= 0:
            return
        state.dungeon.glyphs.remove(tile)
        yield tell(
            "glyph",
            "RAV-QA-05",
            (marker_gone(state, of_glyph(tile), tile, "glyph"),),
            figure=figure.id,
        )
        acting = Acting(state.active, figure=figure.id, tile=tile, target=figure.id)
        yield from carry_out(state, chance, acting, GLYPH, text_of(GLYPH, "entered"))
