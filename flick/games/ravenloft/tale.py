"""The story of an adventure that is over: who set out, what they found and met, who fell, and what decided it."""

from collections import Counter
from collections.abc import Iterator, Sequence

from flick.games.ravenloft.adventure_checks import START
from flick.games.ravenloft.card_records import ChamberCard
from flick.games.ravenloft.cards import chambers, kind_of
from flick.games.ravenloft.dungeon import card_of
from flick.games.ravenloft.missions import chamber_is_overcome, rescued
from flick.games.ravenloft.object_names import called
from flick.games.ravenloft.retelling import Retold, first_heroes, retold
from flick.games.ravenloft.state import RavenloftState
from flick.table.game import TaleLine
from flick.table.languages import LANGUAGES, in_language
from flick.table.rules import Event
from flick.table.sayings import Fact, Say, Who, in_a_row

FALLS_TOLD = 3
"""The most falls that are told one by one; more are only counted."""
ITEMS_TOLD = 4
"""The most kinds of Items that are named at the end, those of which there are most first."""
DECIDING = ("defeated", "destroyed", "rescued", "escapes")
"""The kinds of events that can fulfil the mission."""


def tale(state: RavenloftState, events: Sequence[Event]) -> list[TaleLine]:
    """The lines of the story: what happened in order, then the sums, then what decided the outcome."""
    past = list(retold(state, events))
    won = state.ended is not None and state.ended.won
    last = list(_decided(state, past)) if won else [TaleLine(say, 0, "waymark") for say in _unfulfilled(state)]
    begun = [_opening(state, events), *_since(past)]
    return [*begun, *_milestones(state, past), *_reckoning(state, past), *last]


def _opening(state: RavenloftState, events: Sequence[Event]) -> TaleLine:
    """The line with the adventure and the heroes who set out."""
    called_so = state.progress.file.name
    adventure = Say("own-name", {language: in_language(called_so, language) for language in LANGUAGES})
    party = first_heroes(state, events)
    facts: dict[str, Fact] = {"adventure": adventure, "heroes": in_a_row(list(party)), "n": len(party)}
    return TaleLine(Say("tale-begins", facts), 0, "people")


def _since(past: Sequence[Retold]) -> Iterator[TaleLine]:
    """A line with the round from which the story is known, where its beginning is missing because the match was played
    on from a saved position."""
    if past and all(one.event.kind != "begins" for one in past):
        first = next((one.round for one in past if one.round), 0)
        yield TaleLine(Say("tale-since", {"n": first}), 0, "hourglass")


def _milestones(state: RavenloftState, past: Sequence[Retold]) -> Iterator[TaleLine]:
    """What was found, who came and went, and who fell, in the order of time."""
    found = {kind_of(tile) for part in state.progress.file.stack for tile in part.among}
    villains: list[str] = []
    laid = [tile.name for tile in state.dungeon.grid.tiles if card_of(state.dungeon, tile.name).kind != "start"]
    falls = sum(one.event.kind == "downed" for one in past)
    for one in past:
        facts, kind = one.event.facts, one.event.kind
        if kind == "tile" and kind_of(str(facts["tile"])) in found:
            tile = str(facts["tile"])
            yield _told(one, "tale-found", "portal", tile=tile, n=laid.index(tile) + 1)
        elif kind == "chamber":
            yield _told(one, "tale-chamber", "portal", card=facts["card"])
        elif kind == "villain-enters":
            villains.append(str(facts["card"]))
            yield _told(one, "tale-villain-enters", "tyrant", villain=facts["card"])
        elif kind == "defeated" and facts["figure"] in villains:
            yield _struck(one, "tale-villain-falls", "tale-villain-falls-by", "trophy", villain=facts["figure"])
        elif kind == "destroyed":
            yield _struck(
                one, "tale-destroyed", "tale-destroyed-by", "trophy", object=called(state, str(facts["figure"]))
            )
        elif kind == "takes" and _is_sought(state, one.event):
            yield _told(one, "tale-takes", "satchel", hero=one.hero, object=facts["object"])
        elif kind == "downed" and falls <= FALLS_TOLD:
            yield _struck(one, "tale-falls", "tale-falls-by", "downed", hero=one.hero)
        elif kind == "dies":
            yield _told(one, "tale-dies", "wound", hero=one.hero)
        elif kind == "joins":
            yield _told(one, "tale-joins", "people", hero=one.hero)


def _told(one: Retold, message: str, icon: str, **facts: Fact) -> TaleLine:
    return TaleLine(Say(message, facts), one.round, icon)


def _struck(one: Retold, alone: str, by_somebody: str, icon: str, **facts: Fact) -> TaleLine:
    """A line with whoever struck the blow, where there was one."""
    if one.blow is None:
        return _told(one, alone, icon, **facts)
    return _told(one, by_somebody, icon, by=one.blow.attacker, **facts)


def _is_sought(state: RavenloftState, event: Event) -> bool:
    """Whether the event is about the object that wins the adventure."""
    return bool(event.moves) and event.moves[0].piece == state.progress.file.won.bearing


def _reckoning(state: RavenloftState, past: Sequence[Retold]) -> Iterator[TaleLine]:
    """Who defeated most, how often heroes fell, the Surges used, the Items left, and how the dungeon was played."""
    defeated = [one for one in past if one.event.kind == "defeated"]
    struck = Counter(one.blow.attacker for one in defeated if one.blow is not None)
    if struck:
        most = max(struck.values())
        best: list[Fact] = [hero for hero in struck if struck[hero] == most]
        several = len(best) if most < len(defeated) else 0
        facts: dict[str, Fact] = {"heroes": in_a_row(best), "several": several, "n": most, "all": len(defeated)}
        yield TaleLine(Say("tale-most-defeated", facts), 0, "trophy")
    falls = Counter(one.hero for one in past if one.event.kind == "downed")
    if falls.total() > FALLS_TOLD:
        told: list[Fact] = [Say("tale-falls-of", {"hero": hero, "n": n}) for hero, n in falls.items()]
        yield TaleLine(Say("tale-falls-often", {"n": falls.total(), "heroes": in_a_row(told)}), 0, "downed")
    yield from _surges(state, past)
    items = Counter(kind_of(item) for hero in state.heroes for item in hero.items)
    if items:
        named = items.most_common(ITEMS_TOLD)
        kinds: list[Fact] = [Say("tale-items-of", {"item": item, "n": n}) if n > 1 else item for item, n in named]
        facts = {"items": in_a_row(kinds), "more": items.total() - sum(n for _, n in named)}
        yield TaleLine(Say("tale-items", facts), 0, "satchel", minor=True)
    yield from _dungeon_played(state, past)


def _surges(state: RavenloftState, past: Sequence[Retold]) -> Iterator[TaleLine]:
    """The Healing Surge tokens used and left, of the party and of single heroes; nothing where there never were any
    (RAV-NEW-08)."""
    used = sum(one.event.kind == "surge" for one in past)
    left = state.surges + sum(hero.tokens for hero in state.heroes)
    if used or left:
        yield TaleLine(Say("tale-surges", {"used": used, "left": left}), 0, "surge")


def _dungeon_played(state: RavenloftState, past: Sequence[Retold]) -> Iterator[TaleLine]:
    """What the player of the dungeon did (RAV-STR-08, RAV-STR-13), and how many generators were laid (RAV-BAR-26)."""
    count = Counter(one.event.kind for one in past)
    if state.adversary is not None and state.adversary_seat is not None:
        facts: dict[str, Fact] = {"who": Who(state.adversary_seat), "left": state.adversary.threat}
        facts |= {"monsters": count["plays-monster"], "encounters": count["plays-encounter"]}
        yield TaleLine(Say("tale-adversary", facts), 0, "omen")
    if count["generator"]:
        yield TaleLine(Say("tale-generators", {"n": count["generator"]}), 0, "generator", minor=True)


def _decided(state: RavenloftState, past: Sequence[Retold]) -> Iterator[TaleLine]:
    """The deed of the last turn that fulfilled the mission."""
    begun = max((number for number, one in enumerate(past) if one.event.kind == "turn"), default=0)
    last = next((one for one in reversed(past[begun:]) if one.event.kind in DECIDING), None)
    if last is None:
        return
    bearing, kind = state.progress.file.won.bearing, last.event.kind
    if kind == "escapes" and bearing:
        yield _told(last, "tale-decided-bears", "ladder", hero=last.hero, object=called(state, bearing))
    elif kind == "escapes":
        yield _told(last, "tale-decided-last", "ladder", hero=last.hero)
    elif kind == "rescued":
        yield _told(last, "tale-decided-rescued", "laurel", hero=last.hero)
    elif (blow := last.blow) is not None and blow.card:
        message = "tale-decided-blow" if blow.total >= blow.needed else "tale-decided-miss"
        facts: dict[str, Fact] = {"figure": blow.target, "total": blow.total, "needed": blow.needed}
        yield _told(last, message, "laurel", hero=blow.attacker, card=blow.card, **facts)


def _unfulfilled(state: RavenloftState) -> Iterator[Say]:
    """A sentence for each part of the mission that was not done (RAV-02), with how much of it was left."""
    goal = state.progress.file.won
    for name in goal.defeat:
        yield from _villain(state, name)
    for name in goal.destroy:
        if name in state.figures:
            yield Say("tale-missing-object", {"object": called(state, name), "left": state.figures[name].hp})
        elif name not in state.progress.found:
            yield Say("tale-missing-unfound", {"object": called(state, name)})
    if goal.chamber and not chamber_is_overcome(state):
        yield from _chamber(state)
    if goal.escape:
        yield from _way_out(state)


def _villain(state: RavenloftState, name: str) -> Iterator[Say]:
    """The sentence for a villain that was not defeated; nothing for one that was."""
    if name in state.figures:
        yield Say("tale-missing-villain", {"villain": name, "left": state.figures[name].hp})
    elif name not in state.progress.entered:
        yield Say("tale-missing-unmet", {"villain": name})


def _chamber(state: RavenloftState) -> Iterator[Say]:
    """The sentence for the objective of the chamber card, or for a chamber that was not found."""
    if not state.progress.chamber:
        yield Say("tale-missing-chamber")
        return
    card: ChamberCard = chambers()[state.progress.chamber]
    if card.objective == "villain":
        yield from _villain(state, card.villain)
    elif card.objective == "rescue":
        yield Say("tale-missing-villagers", {"n": card.rescued - rescued(state)})
    else:
        left = sum(name in state.shielded for hero in state.heroes for name in hero.row)
        yield Say("tale-missing-shielded", {"n": left})


def _way_out(state: RavenloftState) -> Iterator[Say]:
    """The sentence for an escape: the object that had to be brought out, the tile with the way out, or the heroes still
    inside."""
    goal = state.progress.file.won
    inside = sum(hero.on_board for hero in state.heroes)
    if goal.bearing:
        yield _object_sought(state, goal.bearing)
    elif goal.escape != START and not _is_laid(state, goal.escape):
        yield Say("tale-missing-way", {"tile": goal.escape})
    elif inside:
        yield Say("tale-missing-inside", {"n": inside})


def _object_sought(state: RavenloftState, name: str) -> Say:
    """The sentence for where the object was that had to be brought out."""
    thing = {"object": called(state, name)}
    bearer = state.progress.carried.get(name)
    if bearer:
        return Say("tale-missing-borne", {**thing, "hero": bearer})
    found = _is_laid(state, state.progress.file.objects[name].tile)
    return Say("tale-missing-lies" if found else "tale-missing-unfound", thing)


def _is_laid(state: RavenloftState, tile: str) -> bool:
    """Whether a tile, or a copy of it, lies in the dungeon."""
    return any(tile in (laid.name, kind_of(laid.name)) for laid in state.dungeon.grid.tiles)
