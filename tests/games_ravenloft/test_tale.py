"""The story of an adventure that is over: it tells what was told, of whom, and in which round."""

import re
from collections.abc import Sequence
from typing import Any

import pytest

from flick.bots import BOTS
from flick.games.ravenloft import tale
from flick.games.ravenloft.game import GAME
from flick.games.ravenloft.party_view import goal_of
from flick.games.ravenloft.state import Ended, RavenloftState
from flick.sitting import words_for
from flick.table.languages import LANGUAGES
from flick.table.match import Match
from flick.table.moves import Move
from flick.table.rules import Event, tell
from flick.table.sayings import Say, Who
from flick.table.seats import Seat
from flick.table.story import story_in
from flick.table.words import Words
from tests.games_ravenloft.scene import laid, monster, state_of

KAT, ALLISA, THORGRIM = map(Who, range(3))

UNTOLD = frozenset((
    "turn", "first-roll", "has-power", "starts-with", "door-closed", "token-hidden", "object-laid", "steps",
    "turned-down", "discarded", "figure-moves", "figure-steps", "achievement",
))  # fmt: skip
"""What the log by turns leaves out: headings, what lies there at the beginning, and what another line tells as well."""


def said(state: RavenloftState, events: Sequence[Event]) -> list[str]:
    """The story in English, with its rounds."""
    events = [tell("begins", "RAV-18", who=KAT), *events]
    words = Words("en", GAME.folder, plays=[hero.id for hero in state.heroes], things=GAME.things)
    return [f"{line.round or ''} {words(line.say)}".strip() for line in tale.tale(state, events)]


def turn(who: Who, n: int) -> Event:
    return tell("turn", "RAV-33", who=who, n=n)


def struck(who: Who, target: str, left: int, total: int = 20) -> list[Event]:
    """A hero strikes; so much is left of the target."""
    roll: dict[str, Any] = {"n": 12, "change": Say("plus", {"n": 8}), "total": total, "needed": 14}
    told = [tell("attack-roll", "RAV-85", who=who, card="cleave", target=target, **roll)]
    told.append(tell("figure-hurt", "RAV-87", figure=target, n=1, left=left))
    return told if left else [*told, tell("defeated", "RAV-89", figure=target)]


def fallen(who: Who, hero: str, by: str) -> list[Event]:
    blow = tell("struck-at", "RAV-86", attacker=by, target=hero, n=9, change=Say("plus", {"n": 5}), total=14, needed=14)
    return [blow, tell("hurt", "RAV-87", who=who, n=2, left=0), tell("downed", "RAV-93", who=who)]


def won(state: RavenloftState) -> RavenloftState:
    state.ended = Ended(True, "end-won", "RAV-02")
    return state


def test_items_of_which_there_are_several_are_named_once() -> None:
    state = won(state_of(2))
    state.heroes[0].items, state.heroes[1].items = ["lucky_coin", "heavy_shield#1"], ["heavy_shield#2"]
    assert "In the packs at the end: Heavy Shield (2) and Lucky Coin." in said(state, [])
    state.heroes[1].items += ["keen_blade", "light_boots", "antidote", "antidote", "balanced_bow"]
    (packs,) = [line for line in said(state, []) if line.startswith("In the packs")]
    assert packs.startswith("In the packs at the end: Heavy Shield (2), Antidote (2), Lucky Coin and Keen Blade")
    assert packs.endswith(", and 2 more.")


def test_a_story_says_who_struck_most_and_last() -> None:
    events = [turn(KAT, 1), *struck(KAT, "ghoul-1", 0), turn(ALLISA, 1), *struck(ALLISA, "ghoul-2", 1)]
    events += [
        tell("figure-hurt", "RAV-87", figure="ghoul-2", n=1, left=0),
        tell("defeated", "RAV-89", figure="ghoul-2"),
    ]
    events += [turn(KAT, 2), *struck(KAT, "skeleton-1", 0)]
    told = said(won(state_of(adventure="the_bone_warden")), events)
    assert told[0] == "The Bone Warden: Kat, Allisa and Thorgrim go down together."
    assert "3 monsters are defeated, 2 of them by Kat." in told, "nobody struck down what something else did"
    assert told[-1] == "2 The last blow: Kat with Cleave against Skeleton 1, 20 against 14."


def test_whoever_struck_all_of_them_down_is_told_without_counting_twice() -> None:
    events = [turn(KAT, 1), *struck(KAT, "ghoul-1", 0), turn(KAT, 2), *struck(KAT, "skeleton-1", 0)]
    assert "2 monsters are defeated, all by Kat." in said(won(state_of(1)), events)


def test_a_miss_that_is_enough_is_called_so() -> None:
    told = said(won(state_of()), [turn(KAT, 3), *struck(KAT, "ghoul-1", 0, total=9)])
    assert told[-1] == "3 Even a miss is enough: Kat with Cleave against Ghoul 1."


def test_who_falls_is_told_with_what_struck() -> None:
    events = [turn(KAT, 1), *fallen(KAT, "kat", "ghoul-1"), turn(ALLISA, 1)]
    events += [tell("encounter", "RAV-48", who=ALLISA, card="rockfall"), tell("downed", "RAV-93", who=ALLISA)]
    events += [turn(THORGRIM, 2), tell("downed", "RAV-93", who=THORGRIM)]
    told = said(state_of(), events)
    assert told[1:4] == ["1 Kat falls to Ghoul 1.", "1 Allisa falls to Rockfall.", "2 Thorgrim falls."]


def test_many_falls_are_counted() -> None:
    events = [event for n in range(1, 5) for event in (turn(KAT, n), *fallen(KAT, "kat", "ghoul-1"))]
    told = said(state_of(), [*events, *fallen(ALLISA, "allisa", "ghoul-1")])
    assert "Heroes fall 5 times: Kat (4) and Allisa (1)." in told
    assert not any("falls to" in line for line in told)


def test_whoever_has_died_is_called_by_their_own_name() -> None:
    """Somebody else plays at that seat by then (RAV-ADV-11)."""
    state = state_of(variants=["ADV"])
    died = tell("dies", "RAV-ADV-09", (Move("kat", "1,1", ""),), who=KAT)
    state.heroes[0].id = "eladrin_wizard"
    events = [turn(KAT, 1), *struck(KAT, "ghoul-1", 0), turn(KAT, 2), died, turn(ALLISA, 2), turn(KAT, 3)]
    events += [tell("joins", "RAV-ADV-11", who=KAT, hero="eladrin_wizard", tile="start"), *struck(KAT, "ghoul-2", 0)]
    told = said(state, events)
    assert told[0].endswith("Kat, Allisa and Thorgrim go down together.")
    assert "2 Kat dies." in told
    assert "3 Eladrin Wizard joins the party." in told
    assert "2 monsters are defeated, 1 each by Kat and Eladrin Wizard." in told


@pytest.mark.parametrize(
    ("adventure", "missing"),
    [
        ("out_of_the_grave", "The tile with the way out is never found: Safe Exit."),
        ("the_icon_of_ravenloft", "Nobody ever finds this: Icon of Ravenloft."),
        ("klaks_workshop", "Klak is never met."),
        ("the_bone_warden", "The chamber is never found."),
    ],
)
def test_a_lost_adventure_tells_what_was_missing(adventure: str, missing: str) -> None:
    assert said(state_of(adventure=adventure), [turn(KAT, 1)])[-1] == missing


def test_what_was_nearly_done_is_told() -> None:
    state = state_of(adventure="the_count_awakens")
    state.progress.entered.append("strahd")
    monster(state, "ghoul", "3,1")
    state.figures["strahd"] = state.figures.pop("ghoul-1")
    state.figures["strahd"].hp = 1
    assert said(state, [])[-1] == "Strahd still stands, with 1 HP."
    state = state_of(adventure="the_icon_of_ravenloft")
    state.progress.carried["icon_of_ravenloft"] = "kat"
    assert said(state, [])[-1] == "Kat carries it, but is not out yet: Icon of Ravenloft."


@pytest.mark.parametrize(
    ("variant", "seats"), [("ADV", 3), ("GEN", 2), ("STR", 3), ("DIC", 1), ("BAR", 2), ("MIK", 2), ("HPH", 2)]
)
def test_the_story_of_every_way_to_play_adds_up(variant: str, seats: int) -> None:
    """Read in both languages; what is counted in it are the events."""
    options = GAME.Options(adventure="the_count_awakens", variants=(variant,))
    match = Match(GAME, [Seat("random")] * seats, options, seats, bots=BOTS)
    match.advance()
    lines = GAME.tale(match.state, [event.seen_by(None) for event in match.events])
    for language in LANGUAGES:
        words = words_for(Words(language), GAME, match)
        assert not any(sign in words(line.say) for line in lines for sign in "{«")
    count = {line.say.id: line.say.facts for line in lines}
    happened = [event.kind for event in match.events]
    assert sum(line.say.id.startswith("tale-falls") for line in lines) in (0, 1, happened.count("downed"))
    assert [line.round for line in lines[1:] if line.round] == sorted(line.round for line in lines[1:] if line.round)
    if "tale-most-defeated" in count:
        assert count["tale-most-defeated"]["all"] == happened.count("defeated")
    if "tale-surges" in count:
        assert count["tale-surges"]["used"] == happened.count("surge")
    assert match.result is not None
    assert count.keys() & {"tale-missing-villain", "tale-missing-unmet"} or match.result.winners[:1] == (0,)


def test_the_goal_says_what_the_chamber_asks_for() -> None:
    """Once its card is drawn nobody has to read that for it."""
    state = state_of(adventure="the_bone_warden")
    words = Words("en", GAME.folder, things=GAME.things)
    assert words(goal_of(state)) == "Find the chamber; its card says what is to be done there."
    state.progress.chamber = "throne_of_bones"
    assert words(goal_of(state)) == "Defeat Bone Warden."


def test_of_a_match_that_was_played_on_it_is_said_since_when_it_is_counted() -> None:
    """The number of a tile is that of the tiles that lie there, not of those that are told of."""
    state = state_of(adventure="out_of_the_grave")
    laid(state, "start_w", "north", "corridor#1")
    laid(state, "start_e", "south", "safe_exit")
    events = [turn(KAT, 4), tell("tile", "RAV-41", tile="safe_exit", colour="white")]
    words = Words("en", GAME.folder, plays=[hero.id for hero in state.heroes], things=GAME.things)
    told = [words(line.say) for line in tale.tale(state, events)]
    assert told[1] == "What was before round 4 is not counted here."
    assert told[2] == "Tile 2 is the one that matters: Safe Exit."


def test_the_log_tells_every_event_but_those_that_are_seen_anyway() -> None:
    """For one Threat the hand of Strahd was told for a moment each, and nowhere to be read after that."""
    messages = re.findall(r"^event-([a-z-]+) =", (GAME.folder / "words" / "en.ftl").read_text("utf-8"), re.MULTILINE)
    kinds = {name for name in messages if name == "token-hidden" or not name.endswith("-hidden")}
    assert kinds - set(story_in(GAME.folder).told) == UNTOLD
