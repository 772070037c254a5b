"""The set-up: table, starting places, decks and hands, and the agreement of both teams (CAT-07 to CAT-25)."""

import math
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

import msgspec

from flick import places
from flick.arena.layout import (
    BadLayout,
    Layout,
    LayoutFile,
    MaterialsFile,
    PawnKind,
    PawnsFile,
    Pose,
    Table,
    file_of,
    layout_of,
)
from flick.arena.starts import StartFile, start_layout
from flick.games.catacombs.cards import TEAMS, Team, deck
from flick.games.catacombs.state import TOKENS, CatacombsOptions, CatacombsState, PawnCut, TeamState, enemy_of, seats_of
from flick.table import content, piles
from flick.table.chance import Chance
from flick.table.register import content_file
from flick.table.rules import Rules, choose, confirm, tell
from flick.table.sayings import Refused, Who, say

PRESETS = ("quincunx", "line", "diagonal")
OPENING_HAND = 4
OBSTACLES = 5
FAIR = 0.01
"""Starting places that differ by less than this many mm count as equal."""


def new_state(options: CatacombsOptions, seats: int, chance: Chance) -> CatacombsState:
    """The state with everything in its place and the cards dealt, before anything is agreed."""
    first = options.first_team
    arena, cuts, poses = read_arena(options)
    state = CatacombsState(
        luck=chance.luck,
        options=options,
        seats=seats,
        first=chance.pick("first-team", TEAMS) if first == "random" else first,
        arena=arena,
        cuts=cuts,
        pawns=poses,
        teams={team: TeamState(chance.shuffle(f"{team}-deck", deck(team)), options.starting_health) for team in TEAMS},
        hands=[[] for _ in range(seats)],
        bank=TOKENS - 2 * options.starting_health,
    )
    for team in TEAMS:
        _deal(state, team)
    return state


def agree(state: CatacombsState) -> Rules[None]:
    """Let the teams agree on the layout of the obstacles, and decide which team begins (CAT-10, CAT-R34).

    Choosing the options of a match counts as agreeing; with the option ``ask_layout`` both teams are asked again.
    """
    if state.options.ask_layout:
        yield from _ask_everybody(state)
    state.agreed = True
    yield tell("first-team", "CAT-25", team=state.first, who=Who(state.seat_of(state.first, 1)))


def _ask_everybody(state: CatacombsState) -> Rules[None]:
    """Ask both teams to accept the layout, or to propose another one that is left. The last one that is left needs no
    question."""
    asked: Team = state.first
    accepted = 0
    others = _other_layouts(state)
    while accepted < len(TEAMS):
        seat = seats_of(state, asked)[0]
        others = _other_layouts(state)
        if not others or (yield from confirm(seat, "agree", rule="CAT-10", layout=state.options.obstacle_layout)):
            accepted += 1
        else:
            state.turned_down.append(state.options.obstacle_layout)
            proposed = yield from choose(seat, "propose", list(others), rule="CAT-10")
            refused = Path(state.options.obstacle_layout).stem
            yield tell("proposed", "CAT-10", who=Who(seat), refused=refused, layout=proposed)
            state.options = msgspec.structs.replace(state.options, obstacle_layout=proposed)
            state.pawns = others[proposed]
            accepted = 1
        asked = enemy_of(asked)
    layout = state.options.obstacle_layout
    yield tell("agreed", "CAT-10", layout=layout) if others else tell("agreed-last", "CAT-10", layout=layout)


def read_arena(options: CatacombsOptions) -> tuple[Layout, dict[str, PawnCut], dict[str, Pose]]:
    """The bare table of the options, the shapes and sizes of pawns, and where they begin."""
    folder = places.shipped("levels") / "catacombs"
    pawns = content.load(folder / "pawns.yaml", PawnsFile)
    materials = content.load(folder / "materials.yaml", MaterialsFile).materials
    path = content_file("catacombs", "tables", options.table or options.arena_mode)
    table = content.load(path, LayoutFile)
    try:
        bare = layout_of(msgspec.structs.replace(table, pawns={}), pawns, materials)
    except BadLayout as bad:
        raise Refused(say("in-file", file=str(path), why=say(bad.reason, **bad.facts))) from None
    sizes = {**pawns.sizes, **table.sizes}
    cuts = {name: PawnCut(sizes[kind.size], kind.shape) for name, kind in pawns.pawns.items()}
    own = None if path.parent == folder / "tables" else path
    return bare, cuts, starting_places(options.obstacle_layout, bare, cuts, own)


def starting_places(
    layout: str, arena: Layout, cuts: Mapping[str, PawnCut], own_table: Path | None = None
) -> dict[str, Pose]:
    """The poses in which everything begins on a table; ``Refused`` where they do not fit on it or are not fair.

    Presets fit on the tables of the house, so where one does not fit, the fault lies in ``own_table``, the player's own
    file.
    """
    path = content_file("catacombs", "starts", layout)
    kinds = PawnsFile(
        {name: cut.diameter for name, cut in cuts.items()},
        {name: PawnKind(name, cut.shape) for name, cut in cuts.items()},
    )
    try:
        full = start_layout(file_of(arena), content.load(path, StartFile), kinds, {})
    except BadLayout as bad:
        why = say(bad.reason, **bad.facts)
        if own_table is not None:
            why = say("in-file", file=layout, why=why)
        raise Refused(say("in-file", file=str(own_table or path), why=why), "CAT-R34") from None
    poses = {name: pawn.pose for name, pawn in full.pawns.items()}
    check_fair(path, poses, arena.table)
    return poses


def check_fair(path: Path, poses: dict[str, Pose], table: Table) -> None:
    """Refuse starting places that are not the same for both sides: with four characters and five crystals, a half-turn
    about the centre, or mirroring on the middle line, must leave the crystals unchanged and exchange the teams (CAT-10,
    CAT-R34)."""
    people = sorted(name for name in poses if not name.startswith("crystal"))
    if people != ["skull-1", "skull-2", "sword-1", "sword-2"] or len(poses) != len(people) + OBSTACLES:
        raise Refused(say("start-pawns", file=str(path), found=", ".join(poses)), "CAT-R34")
    turned = {name: (table.width - x, table.height - y) for name, (x, y, _) in poses.items()}
    mirrored = {name: (table.width - x, y) for name, (x, y, _) in poses.items()}
    if not (_same_places(poses, turned) or _same_places(poses, mirrored)):
        raise Refused(say("start-unfair", file=str(path)), "CAT-R34")


def _other_layouts(state: CatacombsState) -> dict[str, dict[str, Pose]]:
    """The other presets that nobody has turned down and that fit on this table, with their poses.

    The table is that of the state, because the file that it was read from may have changed.
    """
    found: dict[str, dict[str, Pose]] = {}
    for name in PRESETS:
        if name not in (state.options.obstacle_layout, *state.turned_down):
            with suppress(Refused):
                found[name] = starting_places(name, state.arena, state.cuts)
    return found


def _same_places(poses: dict[str, Pose], images: dict[str, tuple[float, float]]) -> bool:
    """Whether the image of every crystal is the place of a crystal, and that of every character a place of the other
    team."""
    counterparts = {"crystal": "crystal", "sword": "skull", "skull": "sword"}
    return all(
        any(
            other.startswith(counterparts[name.partition("-")[0]]) and math.dist(pose[:2], image) < FAIR
            for other, pose in poses.items()
        )
        for name, image in images.items()
    )


def _deal(state: CatacombsState, team: Team) -> None:
    """Deal four cards to each seat, eight to a player alone against two, one fewer when drawing at the end (CAT-19 to
    CAT-21, CAT-134)."""
    seats = seats_of(state, team)
    alone = len(seats) == 1 and state.seats == 3
    count = OPENING_HAND * (2 if alone else 1) - (state.options.draw_timing == "end")
    for seat in seats:
        piles.deal(state.teams[team].deck, state.hands[seat], count)
