"""Reads the events of an adventure again: the round, the hero and the attack behind each."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from flick.games.ravenloft.state import RavenloftState
from flick.table.rules import Event

BREAKS = ("turn", "villain-phase", "tile", "acts", "token-opened", "door-tried", "poison-roll")
"""Events after which nothing follows from an earlier attack or card."""
CARDS = ("encounter", "plays-encounter", "trap-acts")
"""Events with a card, from which all follows until somebody attacks."""


class RetoldBlow(NamedTuple):
    """What struck a target: a hero, a foe or a card. For a hero's attack it has the card, the total and the number that
    was needed."""

    attacker: str
    target: str
    card: str = ""
    total: int = 0
    needed: int = 0


class Retold(NamedTuple):
    """An event with its context. ``hero`` is the one whom it is about, ``blow`` the attack by which somebody was
    defeated or fell; ``round`` is 0 before the first turn."""

    event: Event
    round: int
    hero: str
    blow: RetoldBlow | None


def first_heroes(state: RavenloftState, events: Sequence[Event]) -> list[str]:
    """The heroes who set out, by seat; where one has died another may sit there now (RAV-ADV-11)."""
    found: dict[int, str] = {}
    for event in events:
        if event.kind == "dies" and event.seat is not None:
            found.setdefault(event.seat, event.moves[0].piece)
    return [found.get(seat, hero.id) for seat, hero in enumerate(state.heroes)]


def retold(state: RavenloftState, events: Sequence[Event]) -> Iterator[Retold]:
    """Every event with its context, in order."""
    heroes, in_round, card = first_heroes(state, events), 0, ""
    blow: RetoldBlow | None = None
    for event in events:
        facts = event.facts
        if event.kind == "turn":
            in_round = event.number("n")
        if event.kind == "joins":
            heroes[event.seat or 0] = str(facts["hero"])
        seat = event.seat
        hero = heroes[seat] if seat is not None and seat < len(heroes) else ""
        if event.kind in (*BREAKS, *CARDS):
            blow, card = None, str(facts["card"]) if event.kind in CARDS else ""
        blow = _struck(event, hero) or blow
        about = str(facts.get("figure", "")) or hero
        if blow is None and card and event.kind == "downed":
            yield Retold(event, in_round, hero, RetoldBlow(card, hero))
        else:
            yield Retold(event, in_round, hero, blow if blow is not None and blow.target == about else None)
        if event.kind in ("hurt", "figure-hurt") and blow is not None and blow.target == about and facts["left"]:
            blow = None


def _struck(event: Event, hero: str) -> RetoldBlow | None:
    """The attack that begins with an event; ``None`` where none does."""
    facts = event.facts
    if event.kind == "attack-roll":
        card, total, needed = str(facts["card"]), event.number("total"), event.number("needed")
        return RetoldBlow(hero, str(facts["target"]), card, total, needed)
    if event.kind == "struck-at":
        return RetoldBlow(str(facts["attacker"]), str(facts["target"]))
    return None
