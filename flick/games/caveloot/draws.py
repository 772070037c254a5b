"""Drawing power cards (CAVE-83 to CAVE-94, CAVE-R22, CAVE-R23)."""

from collections.abc import Sequence

from flick.games.caveloot.bearers import means
from flick.games.caveloot.cards import card, deck_named, value_of
from flick.games.caveloot.in_use import lasting
from flick.games.caveloot.powers import DECKS, Deck, power_of
from flick.games.caveloot.scenes import TextScene, variable_of
from flick.games.caveloot.state import CavelootFight, CavelootState, Side, Source, SourceKind
from flick.games.caveloot.totals import boost_of, total
from flick.games.caveloot.zones import deck_zone, drawn_zone, used_zone
from flick.table.chance import Chance
from flick.table.moves import Move, each
from flick.table.rules import Rules, reveal, tell
from flick.table.sayings import Fact, Who


def draw(state: CavelootState, chance: Chance, deck: Deck, moves: list[Move], goal: str) -> str:
    """Draw the top card of a power deck, which is made anew from its used cards where it has run out (CAVE-R22); empty
    where there are none."""
    pile, used = state.decks[deck], state.used[deck]
    if not pile and used:
        moves += each(used, used_zone(deck), deck_zone(deck))
        pile += chance.shuffle(f"reshuffle-{deck}", used)
        used.clear()
    if not pile:
        return ""
    drawn = pile.pop(0)
    moves.append(Move(drawn, deck_zone(deck), goal))
    return drawn


def put_aside(state: CavelootState, drawn: str, side: Side, moves: list[Move]) -> None:
    """Put a drawn power card among the used ones of its deck (CAVE-93)."""
    if drawn:
        deck = deck_named(drawn)
        state.used[deck].append(drawn)
        moves.append(Move(drawn, drawn_zone(side), used_zone(deck)))


def add_source(scene: TextScene, chance: Chance, name: str, kind: SourceKind, power: str | None = None) -> Rules[None]:
    """Add the power of a card to this clash: a power card is drawn for each symbol from left to right (CAVE-89), or the
    better of two where texts say so. A boost counts for the power of a card, not for that of its texts."""
    state, fight, side = scene.state, scene.fight, scene.side
    one = card(name)
    expression = one.power.text if power is None else power
    boost = 0 if kind == "text" else boost_of(scene, name)
    source = Source(side, scene.seat, name, kind, expression, [], variable_of(scene, one), boost)
    better = _better_of_two(scene, source)
    moves: list[Move] = []
    draws = power_of(expression).draws
    source.drawn = [_draw_one(state, chance, deck, side, deck in better, moves) for deck in draws]
    before = total(state, side)
    fight.sources.append(source)
    after = total(state, side)
    facts: dict[str, Fact] = {"card": name, "n": after - before, "total": after}
    if side == "own":
        rule = "CAVE-184" if kind == "hero" else "CAVE-186"
        yield reveal("draws", rule, (), tuple(moves), who=Who(scene.seat), **facts)
    else:
        yield reveal("foe-draws", "CAVE-188", (), tuple(moves), **facts)


def _better_of_two(scene: TextScene, source: Source) -> set[str]:
    """The decks from which the better of two cards is kept when the bearer of such a text draws for a source."""
    return {part.deck for name, part in lasting(scene, "best_of_two") if means(scene, name, source)}


def _draw_one(state: CavelootState, chance: Chance, deck: Deck, side: Side, better: bool, moves: list[Move]) -> str:
    """Draw a power card; with ``better`` two of them, of which the lower one is put aside."""
    first = draw(state, chance, deck, moves, drawn_zone(side))
    second = draw(state, chance, deck, moves, drawn_zone(side)) if better else ""
    if not second:
        return first
    kept, other = (first, second) if value_of(first) >= value_of(second) else (second, first)
    put_aside(state, other, side, moves)
    return kept


def redraw(state: CavelootState, chance: Chance, drawn: str, rule: str, **facts: Fact) -> Rules[None]:
    """Destroy a power card, which counts as used, and draw another one of its deck in its place (CAVE-R23)."""
    fight = state.current_fight
    source, place = find(fight, drawn)
    deck, moves = deck_named(drawn), list[Move]()
    better = deck in _better_of_two(TextScene(state, source.seat, source.side), source)
    put_aside(state, drawn, source.side, moves)
    fresh = _draw_one(state, chance, deck, source.side, better, moves)
    source.drawn[place] = fresh
    n = value_of(fresh) if fresh else 0
    yield reveal(
        "redrawn", rule, (), tuple(moves), old=value_of(drawn), new=n, total=total(state, source.side), **facts
    )


def find(fight: CavelootFight, drawn: str) -> tuple[Source, int]:
    """The source for which a power card was drawn, and its index there."""
    return next((source, source.drawn.index(drawn)) for source in fight.sources if drawn in source.drawn)


def on_table(fight: CavelootFight, side: Side, deck: str = "") -> list[str]:
    """The power cards that a side has drawn in this clash, of one ``deck`` where it is named."""
    found = [drawn for source in fight.sources if source.side == side for drawn in source.drawn if drawn]
    return [drawn for drawn in found if not deck or deck_named(drawn) == deck]


def clear(state: CavelootState) -> Rules[None]:
    """Discard the power cards of a clash that is over (CAVE-93)."""
    fight = state.current_fight
    gone, fight.sources = fight.sources, []
    fight.factors.clear()
    fight.boosts.clear()
    yield from _put_away(state, gone)


def clear_of(state: CavelootState, seat: int) -> Rules[None]:
    """Discard the power cards of a helper who has left in the middle of a clash."""
    fight = state.current_fight
    gone = [source for source in fight.sources if source.side == "own" and source.seat == seat]
    fight.sources = [source for source in fight.sources if source not in gone]
    yield from _put_away(state, gone)


def _put_away(state: CavelootState, sources: Sequence[Source]) -> Rules[None]:
    """Put the power cards of some sources among the used ones of their decks."""
    moves: list[Move] = []
    for source in sources:
        for drawn in source.drawn:
            put_aside(state, drawn, source.side, moves)
    if moves:
        yield tell("clash-cleared", "CAVE-93", tuple(moves))


def restore(state: CavelootState, chance: Chance) -> Rules[None]:
    """Shuffle used power cards at the end of a turn and put them under their decks (CAVE-94, CAVE-R21)."""
    moves: list[Move] = []
    for deck in DECKS:
        used: Sequence[str] = state.used[deck]
        if used:
            moves += each(used, used_zone(deck), deck_zone(deck))
            state.decks[deck] += chance.shuffle(f"under-{deck}", used)
            state.used[deck].clear()
    if moves:
        yield tell("decks-restored", "CAVE-94", tuple(moves))
