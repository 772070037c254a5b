"""How a match was won, counted from its events and answers."""

import math
from types import SimpleNamespace
from typing import Any

import pytest

from flick.arena.outcome import Outcome, pack_track
from flick.bots import BOTS
from flick.games.catacombs import GAME
from flick.table.game import Result, find
from flick.table.line import Given
from flick.table.match import Match
from flick.table.recorder import Taken
from flick.table.register import picture
from flick.table.rules import Event
from flick.table.sayings import Who, say
from flick.table.seats import Seat
from flick.window.app.theme import Theme
from flick.window.match import summary
from flick.window.match.summary import Has, Shooter
from tests.window.menus.visitor import a_match
from tests.window.playing import play


def outcome(pawn: str, *way: tuple[float, float], pushed: tuple[str, ...] = ()) -> Outcome:
    """A pawn that went that way, and others that moved a little."""
    poses = {pawn: [(x, y, 0.0) for x, y in way]}
    poses |= {name: [(10.0, 10.0, 0.0), (12.0, 10.0, 0.0)] for name in pushed}
    rest = {name: rows[-1] for name, rows in poses.items()}
    return Outcome(pawn, rest, (), (), 1.0, False, pack_track(poses))


class Story:
    """A match of Catacombs that is told event by event."""

    def __init__(self, seats: int = 2) -> None:
        self.match: Any = SimpleNamespace(
            game=GAME, options=GAME.Options(), seats=[Seat("human")] * seats, events=[], answers=[], turns=[], turn=0
        )

    def tell(self, kind: str, **facts: Any) -> "Story":
        self.match.events.append(Event(kind, "CAT-1", facts))
        return self

    def turn(self, seat: int, card: str) -> "Story":
        self.match.turn += 1
        return self.tell("turn", who=Who(seat)).tell("play", who=Who(seat), card=card)

    def shoot(self, seat: int, shot: str, flicked: Outcome | None = None) -> "Story":
        flicked = flicked or outcome("sword-1", (0, 0), (30, 40))
        taken = Taken(seat, Given(None, "flick", flicked), self.match.turn, len(self.match.events), drawn=0)
        self.match.answers.append(taken)
        return self.tell("flick", who=Who(seat), pawn=flicked.pawn, shot=f"shot-{shot}")

    def hit(self, kind: str = "hit") -> "Story":
        return self.tell(kind, pawn="skull-1")

    def report(self) -> summary.Report:
        return summary.report(self.match)


def test_harm_is_counted_by_shot_and_side() -> None:
    told = Story()
    told.turn(0, "witch").shoot(0, "melee").hit().tell("wound", team="skull", tokens=1)
    told.shoot(0, "missile").hit().tell("steal", tokens=1).tell("wound", team="skull", tokens=1)
    told.turn(1, "zombie").shoot(1, "melee").hit("hit-off-obstacle").tell("wound", team="sword", tokens=2)
    report = told.report()
    assert report.sides == ["sword", "skull"]
    assert report.harm == {"shot-melee": [1, 2], "shot-missile": [2, 0]}
    assert (report.total(0), report.total(1)) == (3, 2)


def test_harm_without_a_flick_is_nobody_s() -> None:
    told = Story().turn(0, "witch").shoot(0, "melee").hit().tell("wound", team="skull", tokens=1)
    told.turn(1, "zombie").tell("exhausted", team="skull").tell("wound", team="skull", tokens=1)
    assert told.report().harm == {"shot-melee": [1, 0]}


def test_moves_and_obstacles_are_no_shots_at_anybody() -> None:
    told = Story().turn(0, "witch").shoot(0, "move").shoot(0, "melee").hit().shoot(0, "obstacle")
    told.turn(1, "zombie").shoot(1, "longbow")
    assert told.report().shooters == [Shooter(0, 1, 1), Shooter(1, 1, 0)]
    assert told.report().flicks == 4


def test_two_hits_of_one_flick_are_one_shot_that_hit() -> None:
    told = Story().turn(0, "witch").shoot(0, "wave").hit().hit().tell("wound", team="skull", tokens=2)
    assert told.report().shooters == [Shooter(0, 1, 1)]


def test_team_mates_are_one_side_and_two_shooters() -> None:
    told = Story(4)
    told.turn(0, "witch").shoot(0, "melee").hit().tell("wound", team="skull", tokens=1)
    told.turn(1, "witch").shoot(1, "melee").hit().tell("wound", team="skull", tokens=1)
    report = told.report()
    assert report.harm == {"shot-melee": [2, 0]}
    assert [shooter.seat for shooter in report.shooters] == [0, 1]


def test_the_longest_flick_is_the_whole_way() -> None:
    told = Story().turn(0, "witch")
    told.shoot(0, "move", outcome("sword-1", (0, 0), (30, 40), (30, 140)))
    told.shoot(0, "move", outcome("sword-1", (0, 0), (100, 0)))
    assert told.report().longest == pytest.approx(150)


def test_what_else_is_counted() -> None:
    told = Story().turn(0, "witch").tell("armour", who=Who(1), card="x")
    told.shoot(0, "obstacle", outcome("crystal-1", (0, 0), (5, 0), pushed=("crystal-2", "sword-1")))
    told.shoot(0, "move", outcome("sword-1", (0, 0), (5, 0), pushed=("crystal-2",)))
    assert told.report().counts == {"summary-armour": 1, "summary-crystals": 2}


def test_the_best_card_is_the_one_that_did_most() -> None:
    told = Story()
    told.turn(0, "witch").shoot(0, "melee").hit().tell("wound", team="skull", tokens=1)
    told.turn(0, "griffin").shoot(0, "melee").hit().tell("wound", team="skull", tokens=1)
    told.shoot(0, "melee").hit().tell("wound", team="skull", tokens=1)
    assert told.report().best_card == "griffin"
    assert Story().turn(0, "witch").shoot(0, "melee").report().best_card == ""


def test_the_moments_are_the_best_shots_and_the_last() -> None:
    told = Story()
    for tokens in (1, 3, 2, 1, 4, 1):
        told.turn(0, "witch").shoot(0, "melee").hit().tell("wound", team="skull", tokens=tokens)
    told.turn(0, "witch").shoot(0, "melee")
    assert [(shot.turn, shot.harm) for shot in told.report().moments] == [(2, 3), (5, 4), (6, 1)]
    assert [shot.number for shot in told.report().moments] == [1, 4, 5]
    assert Story().report().moments == []


def test_everything_lies_as_it_did_before_a_flick() -> None:
    match = play(a_match(seed=3, arena_mode="mat"), 4)
    before = match.view(None).arena
    while match.answers[-1].given.outcome is None:
        before = match.view(None).arena
        play(match, len(match.answers) + 1)
    flicked = match.answers[-1].given.outcome
    found = summary.lay_before(match.view(None).arena, flicked)
    for name, pawn in found.pawns.items():
        if name in before.pawns:
            x, y, angle = before.pawns[name].pose
            assert pawn.pose[:2] == pytest.approx((x, y), abs=0.002)
            assert math.remainder(pawn.angle - angle, math.tau) == pytest.approx(0, abs=0.002)


def test_a_real_match_adds_up() -> None:
    match = play(a_match(seed=3, arena_mode="mat"), 160)
    report = summary.report(match)
    tokens = sum(int(str(event.facts["tokens"])) for event in match.events if event.kind in ("wound", "steal"))
    assert sum(map(sum, report.harm.values())) == tokens > 0
    assert report.flicks == sum(event.kind == "flick" for event in match.events)
    assert all(0 <= shooter.hits <= shooter.shots for shooter in report.shooters)
    assert [has.side for has in summary.standing(GAME, match.view(None))] == ["sword", "skull"]


def test_how_a_match_stands() -> None:
    match = a_match(starting_health=5)
    assert summary.standing(GAME, match.view(None)) == [Has("sword", 5), Has("skull", 5)]


@pytest.mark.parametrize("game", ["urto", "caveloot", "ravenloft"])
def test_games_that_count_in_rounds_are_told_in_rounds(game: str) -> None:
    """The title and the end said turns where the table says rounds."""
    found = find(game)
    match = Match(found, [Seat("random")] * 3, found.Options(), 1, bots=BOTS)
    while match.turn < 5:
        play(match, len(match.answers) + 1)
    assert summary.turn_told(match) == match.view(None).turn + 1 == 2
    if game == "ravenloft":
        match.resign(0)
        assert match.result is not None
        assert summary.turn_told(match) == 2


def test_a_game_that_says_nothing_of_itself() -> None:
    game = find("shells")
    match = Match(game, [Seat("random")] * 3, game.Options(), 1, bots=BOTS)
    play(match, 40)
    report = summary.report(match)
    assert (report.sides, report.harm, report.counts) == (["", "", ""], {}, {})
    assert report.flicks == sum(taken.given.outcome is not None for taken in match.answers)
    assert summary.standing(game, match.view(None)) == []


@pytest.mark.parametrize("game", ["catacombs", "kinfire"])
def test_everything_that_a_game_names_is_there(game: str) -> None:
    """Events, icons and colours of ``summary.yaml`` are those of the game and the table."""
    told = summary.summary_of(find(game))
    source = "\n".join(path.read_text("utf-8") for path in find(game).code.rglob("*.py"))
    named = [told.until, *told.hits, *told.harm, *told.counts.values(), *told.marks]
    named += [told.flick] if told.kinds else []
    named += [told.card[0]] if told.card else []
    assert [name for name in named if f'"{name}"' not in source] == []
    icons = [*told.kinds.values(), *(icon for icon, _ in told.marks.values())]
    assert [icon for icon in icons if picture("icons", icon) is None] == []
    assert [colour for _, colour in told.marks.values() if not Theme().has(colour)] == []


@pytest.mark.parametrize(
    ("game", "result", "scene"),
    [
        ("catacombs", Result((1,), say("end-won"), "CAT-128"), "victory_skull"),
        ("catacombs", Result((), say("end-draw"), "CAT-R37"), "catacombs"),
        ("kinfire", Result((0,), say("end-won"), "KIN-162", about="dreadweaver"), "victory_dreadweaver"),
        ("kinfire", Result((), say("end-health"), "KIN-163", about="master_back"), "defeat_master_back"),
    ],
)
def test_the_reason_of_an_end_names_its_picture(game: str, result: Result, scene: str) -> None:
    found = find(game)
    match: Any = SimpleNamespace(game=found, options=found.Options(), seats=[Seat("human")] * 2, result=result)
    assert summary.scene_of(match) == scene
