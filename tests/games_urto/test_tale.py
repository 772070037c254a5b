"""The story of a race that is over: each death is told with what it came of, and the sums are those of the race."""

import pytest

from flick.games.urto import GAME
from flick.games.urto.tale import tale
from flick.sitting import bots, words_for
from flick.table.languages import LANGUAGES
from flick.table.match import Match
from flick.table.moves import Move
from flick.table.rules import Event, tell
from flick.table.sayings import Say, Who
from flick.table.seats import Seat
from flick.table.words import Words
from tests.games_urto.scene import put, state_of

ONE, OTHER = Who(0), Who(1)
TURN = tell("turn", "URTO-R10", who=ONE, n=7)
ATTACK = tell("attack", "URTO-102", who=ONE, other=OTHER)
MONSTER = tell("monster", "URTO-90", who=ONE, card="gnawling#1")


def hurt(rule: str, who: Who = ONE) -> list[Event]:
    """A blow by a rule, and death."""
    return [tell("damage", rule, who=who, n=3, left=0), tell("death", "URTO-152", who=who)]


def told(*events: Event, language: str = "en") -> list[str]:
    state = state_of(2)
    for hero in state.heroes:
        put(hero, dead=True, life=0)
    words = Words(language, GAME.folder, names=["Camille", "Noé"], things=GAME.things)
    return [f"{line.round or ''} {words(line.say)}".strip() for line in tale(state, events)]


@pytest.mark.parametrize(
    ("events", "line"),
    [
        ([MONSTER, *hurt("URTO-95")], "7 Camille dies in the fight with Gnawling."),
        (
            [ATTACK, *hurt("URTO-105")],
            "7 Camille dies in the fight with Noé.",
        ),
        (
            [ATTACK, *hurt("URTO-105", OTHER)],
            "7 Noé dies in the fight with Camille.",
        ),
        (
            [tell("trap", "URTO-70", who=ONE, trap=Say("thing-trap-blook")), MONSTER, *hurt("URTO-70")],
            "7 Camille dies in a Blook trap.",
        ),
        ([MONSTER, *hurt("URTO-R109")], "7 Camille dies as the cave collapses."),
        (
            [MONSTER, tell("divine", "URTO-145", who=OTHER, card="scythe", face="face-loss-1"), *hurt("URTO-145")],
            "7 Camille dies of Ankou’s Scythe, by the hand of Noé.",
        ),
        (
            [tell("event", "URTO-78", who=ONE, card="toxic_spores"), *hurt("URTO-148")],
            "7 Camille dies of Toxic Spores.",
        ),
        ([TURN, *hurt("URTO-95")], "7 Camille dies."),
    ],
)
def test_what_somebody_dies_of(events: list[Event], line: str) -> None:
    assert line in told(TURN, *events)


def test_a_blow_of_an_earlier_turn_is_forgotten_with_its_monster() -> None:
    again = tell("turn", "URTO-R10", who=ONE, n=8)
    lines = told(TURN, MONSTER, hurt("URTO-95")[0], again, *hurt("URTO-R109"))
    assert "8 Camille dies as the cave collapses." in lines


def test_who_came_nearest_is_told_where_nobody_arrives() -> None:
    state = state_of(2)
    start, near = state.heroes[0].cell, next(iter(state.cave.links[state.heroes[0].cell]))
    moved = tell("enters", "URTO-40", (Move(state.heroes[1].id, start, near),), who=OTHER, cell=near)
    assert any(line.startswith("Noé comes nearest to Urto, ") for line in told(TURN, moved))


def test_every_sentence_of_a_race_can_be_read() -> None:
    ends = set[str]()
    for seed, levels in enumerate((["random"] * 2, ["random"] * 4, ["normal"] * 3)):
        match = Match(GAME, [Seat(level) for level in levels], GAME.Options(), seed, bots=bots())
        match.advance()
        assert match.result is not None
        ends.add(match.result.reason.id)
        lines = list(GAME.tale(match.state, [event.seen_by(None) for event in match.events]))
        deaths = sum(line.say.id.startswith("tale-dies") for line in lines)
        assert deaths == sum(hero.dead for hero in match.state.heroes)
        arrived = any(hero.arrived for hero in match.state.heroes)
        assert any(line.say.id == "tale-nearest" for line in lines) is not arrived
        for language in LANGUAGES:
            words = words_for(Words(language), GAME, match)
            for line in lines:
                assert words(line.say).endswith(".")
                assert not any(sign in words(line.say) for sign in "{}«_#")
    assert "end-all-dead" in ends
