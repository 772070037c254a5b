"""Bonus cards: each rewards the heroes once for a feat (RAV-148)."""

from flick.games.ravenloft import cards
from flick.games.ravenloft.card_files import Feat
from flick.games.ravenloft.carrying import carry_out
from flick.games.ravenloft.dungeon import tiles_under
from flick.games.ravenloft.heroes_and_foes import Figure
from flick.games.ravenloft.powers import text_of
from flick.games.ravenloft.state import RavenloftState
from flick.games.ravenloft.turn_record import Acting
from flick.games.ravenloft.zones import BONUS
from flick.table.chance import Chance
from flick.table.moves import NOWHERE, Move
from flick.table.rules import NOTHING_HAPPENS, Rules, tell
from flick.table.sayings import Who

GIANT = 3
"""The least XP of a monster whose defeat by one attack is a feat."""


def on_defeat(state: RavenloftState, chance: Chance, seat: int, figure: Figure, by_hero: bool) -> Rules[None]:
    """Count the feats of a defeat: the first one, and that of a monster worth ``GIANT`` by a single attack. The hero of
    that seat counts as the attacker; a glyph is no attack."""
    if not state.progress.bonuses:
        return
    yield from _done(state, chance, seat, "first_defeat")
    by_attack = by_hero and not state.acting.figure
    at_once = state.fight is not None and figure.id in state.fight.unhurt
    if by_attack and at_once and cards.monster(figure.kind).xp >= GIANT:
        yield from _done(state, chance, seat, "giant")


def on_disarm(state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
    """Count a trap that was disarmed."""
    return _done(state, chance, seat, "disarmed")


def on_turn_end(state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
    """Count a turn at whose end all heroes stand on one tile."""
    return _done(state, chance, seat, "together") if ready_at_end(state) else NOTHING_HAPPENS


def ready_at_end(state: RavenloftState) -> list[str]:
    """The bonus cards that would count the turn if it ended now."""
    present = [hero for hero in state.heroes if not hero.dead and not hero.escaped]
    if not state.progress.bonuses or not present or not all(hero.stands for hero in present):
        return []
    here = {tile: None for hero in present for tile in tiles_under(state.dungeon, (hero.square,))}
    return _counting(state, "together") if len(here) == 1 else []


def _done(state: RavenloftState, chance: Chance, seat: int, feat: Feat) -> Rules[None]:
    """Count a feat once more; when it has been done often enough, its card gives the reward."""
    progress = state.progress
    for name in _counting(state, feat):
        progress.feats[name] = progress.feats.get(name, 0) + 1
        if progress.feats[name] < cards.bonus_cards()[name].times:
            continue
        progress.bonuses.remove(name)
        progress.earned.append(name)
        yield tell("bonus", "RAV-148", (Move(name, BONUS, NOWHERE),), who=Who(seat), card=name)
        yield from carry_out(state, chance, Acting(seat, seat), name, text_of(name, "reward"), inside=True)


def _counting(state: RavenloftState, feat: Feat) -> list[str]:
    """The bonus cards in play that count a feat."""
    return [name for name in state.progress.bonuses if cards.bonus_cards()[name].feat == feat]
