"""Shows the heroes beside the map: their sheets, what the party has in common, and what wins."""

from collections.abc import Iterator

from flick.games.ravenloft import experience, zones
from flick.games.ravenloft.cards import chambers
from flick.games.ravenloft.force import armour_of, speed_of, surge_of
from flick.games.ravenloft.object_names import called, face_of
from flick.games.ravenloft.policies import policies_of
from flick.games.ravenloft.state import TIME, TIME_TOKENS, RavenloftState
from flick.table.board import Piece, Zone
from flick.table.sayings import Say, joined


def hero_zone(state: RavenloftState, seat: int) -> Zone:
    """The hero's sheet with its conditions and the numbers that count now; the last mark is told where there is room
    for one alone."""
    hero = state.heroes[seat]
    borne = [face_of(state, token) for token in state.progress.borne_by(hero.id)]
    active = ("active",) if seat == state.active and hero.on_board else ()
    told = [("downed", hero.on_board and not hero.hp), ("escaped", hero.escaped), ("dead", hero.dead)]
    marks = (*active, *hero.conditions, *dict.fromkeys(borne), *(mark for mark, holds in told if holds))
    facts = {
        "hero": hero.id,
        "hp": hero.hp,
        "of": hero.most_hp,
        "ac": armour_of(state, hero.id),
        "speed": speed_of(state, seat),
        "surge": policies_of(state).damage.number(state, surge_of(state, seat), "healing"),
        "level": hero.level,
    }
    told = Say("sheet-told", facts)
    if hero.level > 1:
        told = _also(told, Say("level-told", {"n": hero.level}))
    if policies_of(state).surge.is_own:
        facts["tokens"] = hero.tokens
        told = _also(told, Say("own-tokens", {"n": hero.tokens}))
    for mark in marks:
        told = _also(told, mark) if mark != "active" else told
    sheet = Piece(f"sheet-{hero.id}", hero.id, marks=marks, told=told)
    return Zone(zones.hero_sheet(seat), "row", (sheet,), seat, facts=facts)


def _also(told: Say, more: Say | str) -> Say:
    return Say("told-also", {"told": told, "mark": more})


def party_zone(state: RavenloftState) -> Zone:
    """Healing Surge tokens, experience, tiles left, and the time marker where the adventure has one."""
    own = policies_of(state).surge.is_own
    surges = sum(hero.tokens for hero in state.heroes) if own else state.surges
    facts = {"surges": surges, "experience": experience.total(state), "tiles-left": len(state.dungeon.stack)}
    if clock := state.progress.file.clock:
        facts |= {"clock": state.progress.marker, "most-clock": clock}
        said = Say("party-clock", facts)
    else:
        said = Say("party-told", facts)
    return Zone(zones.PARTY, "text", say=said, facts=facts)


def time_zone(state: RavenloftState) -> Iterator[Zone]:
    """The Time tokens on the Time Elapsed deck, where there is one (RAV-HPH-18)."""
    if TIME in state.decks:
        facts = {"tokens": state.time_tokens, "of": TIME_TOKENS}
        yield Zone(zones.TIME_TOKENS, "text", say=Say("time-told", facts), facts=facts)


def goal_of(state: RavenloftState) -> Say:
    """The sentence for all that has to be done to win (RAV-02)."""
    return joined(_deeds(state))


def _deeds(state: RavenloftState) -> Iterator[Say]:
    """A sentence for each thing that the adventure asks for."""
    goal = state.progress.file.won
    for name in goal.defeat:
        yield Say("goal-defeat", {"villain": name})
    for name in goal.destroy:
        yield Say("goal-destroy", {"object": called(state, name)})
    if goal.chamber:
        yield _of_chamber(state.progress.chamber)
    if goal.escape and goal.bearing:
        yield Say("goal-bear", {"object": called(state, goal.bearing), "tile": goal.escape})
    elif goal.escape:
        yield Say("goal-escape", {"tile": goal.escape})


def _of_chamber(name: str) -> Say:
    """The sentence for the objective of the chamber card, or for the chamber before its card is drawn."""
    if not name:
        return Say("goal-chamber")
    card = chambers()[name]
    facts = {"objective": f"to-{card.objective}", "villain": card.villain or "none", "n": card.rescued}
    return Say("goal-chamber-card", facts)
