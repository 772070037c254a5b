"""Tells why a hero cannot do something that somebody tries: one line with its rule."""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from flick.games.ravenloft import doors
from flick.games.ravenloft.attempts import traps_here
from flick.games.ravenloft.cards import card
from flick.games.ravenloft.citing import cited_rule
from flick.games.ravenloft.dungeon import squares_in, unexplored
from flick.games.ravenloft.force import says
from flick.games.ravenloft.heroes_and_foes import Figure
from flick.games.ravenloft.menu import doings, points_left
from flick.games.ravenloft.moving import blockers
from flick.games.ravenloft.policies import policies_of
from flick.games.ravenloft.powers import all_powers
from flick.games.ravenloft.state import RavenloftState
from flick.maps.search import reach
from flick.maps.squares import square_name
from flick.table.decisions import Verdict
from flick.table.sayings import Say

Tried = Iterator[tuple[str, Verdict]]


def refusals(state: RavenloftState, seat: int) -> Mapping[str, Verdict]:
    """The reasons for everything that somebody might try and cannot do, by written form."""
    open_to = {doing.written for doing in doings(state, seat)}
    tried = [
        *_squares(state, seat),
        *_powers(state, seat),
        *_items(state, seat),
        *_attempts(state, seat),
        *_tokens_and_edges(state, seat),
    ]
    pattern, variants = policies_of(state).actions.pattern, state.options.variants
    found = {f"turn {name}": verdict for name, verdict in tried if name not in open_to}
    return {
        name: verdict if verdict.rule == pattern else replace(verdict, rule=cited_rule(verdict.rule, variants))
        for name, verdict in found.items()
    }


def _squares(state: RavenloftState, seat: int) -> Tried:
    """Squares to which no move leads, walls included (RAV-57 to RAV-63)."""
    squares, grid = squares_in(state.dungeon), state.dungeon.grid
    occupied = blockers(state)
    others = [hero.square for hero in state.heroes]
    near = reach(squares.steps, state.heroes[seat].square)
    policies = policies_of(state)
    movement, may_go = policies.movement, points_left(state, seat) or policies.actions.may_move(state, seat)
    sides = range(grid.size)
    corners = [(laid.column * grid.size, laid.row * grid.size) for laid in grid.tiles]
    for square in [
        square_name(column + right, row + down) for column, row in corners for down in sides for right in sides
    ]:
        if square in occupied:
            yield square, _no("monster-there", "RAV-61")
        elif square in others:
            yield square, _no("hero-there", "RAV-63")
        elif square in squares.on and not movement.may_stop(state, seat, square):
            yield square, _no("no-stop", "RAV-BAR-43")
        elif square not in near:
            yield square, _no("no-way", "RAV-60")
        elif not may_go:
            yield square, _no("no-move", policies.actions.pattern)
        else:
            yield square, _no("too-far", "RAV-57")


def _powers(state: RavenloftState, seat: int) -> Tried:
    """Powers that are used or forbidden, reach nobody, or have no attack left (RAV-77, RAV-84)."""
    hero = state.heroes[seat]
    forbidden = [part.about for part in says(state, seat, "forbid")]
    actions = policies_of(state).actions
    may_attack = actions.may_attack(state, seat)
    targets = [laid.name for laid in state.dungeon.grid.tiles]
    far = {figure.id: _out_of_reach(state, seat, figure) for figure in state.figures.values()}
    for name in all_powers(hero):
        texts, is_far = card(name).texts, False
        if name in hero.used:
            why = _no("used", "RAV-77")
        elif card(name).kind in forbidden:
            why = _no("forbidden", "RAV-RUL-21")
        elif "attack" not in texts:
            why = _no("useless", "RAV-RUL-18")
        elif not may_attack:
            why = _no("no-attack", actions.pattern)
        else:
            why, is_far = _no("no-reach", "RAV-84"), True
        yield name, why
        if "attack" in texts:
            yield from ((f"{name} {target}", why) for target in targets)
            yield from ((f"{name} {target}", reason if is_far else why) for target, reason in far.items())


def _out_of_reach(state: RavenloftState, seat: int, figure: Figure) -> Verdict:
    """Why an attack does not reach a figure."""
    movement = policies_of(state).movement
    return _no("no-reach", movement.why_not(state, (state.heroes[seat].square,), figure.squares))


def _items(state: RavenloftState, seat: int) -> Tried:
    """Items that cannot be used now, or that cannot be given away any more (RAV-131)."""
    hero = state.heroes[seat]
    for name in hero.items:
        texts = card(name).texts
        when = "use-roll" if "use_roll" in texts else "carry" if "carry" in texts else "useless"
        yield name, _no(f"item-{when}", "RAV-RUL-18")
        kept = _no(*policies_of(state).item.why_not(state))
        yield from ((f"give {name} {other.id}", kept) for other in state.heroes if other is not hero)


def _attempts(state: RavenloftState, seat: int) -> Tried:
    """Traps and doors that are elsewhere or not in the right state, and attempts for which no attack is left (RAV-39,
    RAV-110, RAV-163, RAV-167)."""
    actions = policies_of(state).actions
    locked, closed = ([door.edge.name for door in beside(state, seat)] for beside in (doors.locked_at, doors.closed_at))
    here, may_attack = traps_here(state, seat), actions.may_attack(state, seat)
    for trap in state.dungeon.traps.values():
        why = _no("no-attempt", actions.pattern) if may_attack else _no("no-attack", "RAV-39")
        yield f"disarm {trap}", why if trap in here else _no("not-here", "RAV-110")
    for door in state.dungeon.doors:
        name = door.edge.name
        why = _no("no-attempt", actions.pattern) if may_attack else _no("no-attack", "RAV-167")
        untried = _no("door-untried", "RAV-163") if name in closed else _no("not-here", "RAV-167")
        yield f"unlock {name}", why if name in locked else untried
        yield f"open {name}", _no("door-locked", "RAV-166") if name in locked else _no("not-here", "RAV-163")


def _tokens_and_edges(state: RavenloftState, seat: int) -> Tried:
    """Tokens out of reach, and edges that cannot be explored now or never (RAV-40, RAV-103, RAV-RUL-19)."""
    yield from ((f"take {token}", _no("not-here", "RAV-103")) for token in state.dungeon.objects)
    exploration = policies_of(state).exploration
    for edge in unexplored(state.dungeon):
        why = exploration.why_not(state, seat, edge.name) if state.dungeon.stack else ("no-tiles", "RAV-RUL-19")
        yield f"explore {edge.name}", _no(*why)


def _no(why: str, rule: str) -> Verdict:
    return Verdict(False, Say(f"refused-{why}"), rule)
