"""Titles, and who wins (CAVE-01 to CAVE-08, CAVE-235, CAVE-R02 to CAVE-R09)."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from flick.games.caveloot.cards import FREE_OF_VALUE, GEAR, HEROES, card
from flick.games.caveloot.holdings import wealth
from flick.games.caveloot.packing import strength
from flick.games.caveloot.state import CavelootState, bound_to, is_secret, vitality_of
from flick.table.game import Result, ScoreLine
from flick.table.sayings import say

TITLES = ("richest", "bravest", "famous", "strongest", "caring")
"""The titles, each worth 1 victory point (CAVE-02), in the order of CAVE-03 to CAVE-07."""
RULES = ("CAVE-03", "CAVE-04", "CAVE-05", "CAVE-06", "CAVE-07")
"""The rules by which the titles are awarded."""


SCALE = 8000.0
"""The gold by which a seat must lead half of what the best other seat has for ``worth`` to rise by 1."""
PATH, LAST = 60, 80
"""What access to a region is worth in gold, and what it costs to have no other hero after the replacement
(CAVE-234)."""


class TitleFigures(NamedTuple):
    """The numbers by which the titles of one player are decided."""

    wealth: int
    fame: int
    strength: int
    help: int


def fame(state: CavelootState, seat: int, *, in_sight: bool = False) -> int:
    """The number of captured bosses, and of other cards with a legendary back or rarity, bound ones included
    (CAVE-R03); all of them, or only those ``in_sight`` of everybody."""
    player = state.players[seat]
    held = [*player.camp, *player.away]
    held = [name for name in held if not in_sight or not is_secret(state, seat, name)]
    bound = [fairy for name in held for fairy in bound_to(state, name)]
    bosses = sum(card(name).type == "boss" and name not in state.tamed for name in held)
    return bosses + sum(_is_legendary(name) and card(name).type != "boss" for name in (*held, *bound))


def _is_legendary(name: str) -> bool:
    return card(name).group == "legendary" or card(name).rarity == "legendary"


def standing(state: CavelootState, seat: int) -> TitleFigures:
    """The title figures of one player. A player who is out cannot be the strongest (CAVE-R53)."""
    player = state.players[seat]
    return TitleFigures(wealth(state, seat), fame(state, seat), strength(state, seat), player.help)


def titles(state: CavelootState) -> dict[str, list[int]]:
    """The players who get each title: all with the highest number (CAVE-R06), nobody where that is 0."""
    found = [standing(state, seat) for seat in range(len(state.players))]
    return {
        "richest": _best([one.wealth for one in found]),
        "bravest": [] if state.bravest is None else [state.bravest],
        "famous": _best([one.fame for one in found]),
        "strongest": _best([one.strength for one in found]),
        "caring": _best([one.help for one in found]),
    }


def titles_in_sight(state: CavelootState) -> dict[str, list[int]]:
    """The players who would get each title now, as far as everybody can count; secret cards may add fame and strength
    (CAVE-R13)."""
    seats = range(len(state.players))
    return {
        "richest": _best([wealth(state, seat) for seat in seats]),
        "bravest": [] if state.bravest is None else [state.bravest],
        "famous": _best([fame(state, seat, in_sight=True) for seat in seats]),
        "caring": _best([player.help for player in state.players]),
    }


def _best(figures: list[int]) -> list[int]:
    """The seats with the highest number; nobody where that is 0."""
    most = max(figures)
    return [seat for seat, figure in enumerate(figures) if figure == most] if most > 0 else []


def result(state: CavelootState) -> Result | None:
    """The result: victory points are added up (CAVE-236), and the most of them win (CAVE-08), then wealth, fame and
    strength (CAVE-R07). ``None`` while the adventure goes on."""
    if not state.ended:
        return None
    won = titles(state)
    scores = [sum(seat in seats for seats in won.values()) for seat in range(len(state.players))]
    ranks = [(scores[seat], *standing(state, seat)[:3]) for seat in range(len(state.players))]
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
    rule = {"boss": "CAVE-235", "agreed": "CAVE-R09", "nobody": "CAVE-R53"}[state.ended]
    points = max(scores)
    if state.master is not None:
        scores.append(0)
    reason = say(f"end-{state.ended}", points=points)
    return Result(winners, reason, rule, tuple(scores), state.final_boss, tuple(_lines(state, won)))


def _lines(state: CavelootState, won: Mapping[str, Sequence[int]]) -> Iterator[ScoreLine]:
    """A line for each title with whoever gets it, then one with the titles of everybody. A game master takes no part
    (CAVE-R41)."""
    players, aside = range(len(state.players)), (None,) * (state.master is not None)
    found = [standing(state, seat) for seat in players]
    for title, rule in zip(TITLES, RULES, strict=True):
        points = (*(int(seat in won[title]) for seat in players), *aside)
        measured = (*(_measure(one, title) for one in found), *aside)
        yield ScoreLine(say(f"count-{title}"), rule, points, measured)
    totals = [sum(seat in seats for seats in won.values()) for seat in players]
    yield ScoreLine(say("count-titles"), "CAVE-02", (*totals, *aside))


def _measure(one: TitleFigures, title: str) -> int | None:
    """The number by which a title is awarded; ``None`` for the bravest, who needs a deed and not a number."""
    return {"richest": one.wealth, "famous": one.fame, "strongest": one.strength, "caring": one.help}.get(title)


def worth(state: CavelootState, seat: int) -> float:
    """How well a seat stands, from 0.02 to 0.98: what it has, compared with half of what the best other seat has. A
    game master always has 0.5."""
    if seat == state.master:
        return 0.5
    own, others = _value(state, seat), [_value(state, other) for other in range(len(state.players)) if other != seat]
    return min(0.98, max(0.02, 0.5 + (own - max(others) / 2) / SCALE))


def _value(state: CavelootState, seat: int) -> float:
    """What a seat has in gold: cards at home and away, gear with its power, heroes by the vitality that they have left,
    coins, HELP! cards and access to regions; 0 where the player is out."""
    player = state.players[seat]
    if player.out:
        return 0.0
    names = player.cards
    held = sum(_value_of(state, name) for name in names if name not in state.unpaid)
    last = LAST if player.replaced and sum(card(name).type in HEROES for name in names) <= 1 else 0
    return held + player.purse + 6 * player.help + PATH * len(player.access) - last


def _value_of(state: CavelootState, name: str) -> float:
    """What a card is worth in gold to whoever looks ahead: gear with its power, a hero by its vitality, fame on top."""
    one = card(name)
    found = float(one.value)
    if one.type in GEAR:
        found += 1.5 * one.reference
    elif one.type in HEROES and name not in state.trophies:
        fairies = sum(12 + 3 * card(fairy).fairy_power for fairy in bound_to(state, name))
        found += (one.reference + one.value + fairies) * min(1.5, vitality_of(state, name) / one.vitality)
    elif one.type in FREE_OF_VALUE:
        found += 12
    return found + (60 if one.type == "boss" or _is_legendary(name) else 0)
