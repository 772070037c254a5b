"""What cannot be had is refused in one line with its rule, in both languages, and nothing is otherwise afterwards."""

from collections.abc import Callable
from pathlib import Path

import pytest

from flick.games.catacombs import GAME
from flick.games.catacombs.state import CatacombsState
from flick.table import scenario
from flick.table.answers import write_place
from flick.table.content import BadContent
from flick.table.languages import LANGUAGES
from flick.table.match import Match
from flick.table.records import pack, to_json
from flick.table.rules import Place
from flick.table.sayings import Refused
from flick.table.words import Words
from tests.games_catacombs.scene import act, holding, match_of, state_with

HERE = {"sword-1": (300.0, 150.0), "sword-2": (60.0, 60.0), "skull-1": (540.0, 60.0), "skull-2": (540.0, 250.0)}
WORDS = [Words(language, GAME.folder, things=GAME.things) for language in LANGUAGES]


def position() -> CatacombsState:
    """Sword 1 stands in the open; its player holds one who strikes and one who shoots."""
    return holding(state_with(HERE), "berserker_mage", "falconer", "high_priestess", "enchantress")


def to_play() -> Match:
    match = match_of(state=position())
    match.settle()
    return match


def to_discard() -> Match:
    """The turn of a stunned character."""
    state = position()
    state.stunned = ["sword-1"]
    match = match_of(state=state)
    match.settle()
    return match


def to_flick() -> Match:
    match = to_play()
    act(match, "play berserker_mage")
    return match


def to_place() -> Match:
    match = to_play()
    act(match, "play falconer")
    return match


def to_shoot() -> Match:
    match = to_place()
    act(match, "place missile 330.0,150.0")
    return match


def to_target() -> Match:
    match = to_play()
    act(match, "play enchantress", "flick sword-1 180deg 140.1mm/s")
    return match


def to_flick_a_crystal() -> Match:
    match = to_discard()
    act(match, "discard falconer", "flick sword-1 180deg 140.1mm/s")
    return match


def to_boost() -> Match:
    """A power wave has hit, and a card may be discarded for it."""
    state = position()
    state.pawns["skull-1"] = (370.0, 150.0, 0.0)
    match = match_of(state=state)
    act(match, "play high_priestess", "flick sword-1 180deg 140.1mm/s")
    assert isinstance(match.decision, Place)
    act(match, write_place("power-wave", *match.decision.suggestions[0]), "flick power-wave 0deg 900mm/s")
    return match


CASES: list[tuple[Callable[[], Match], str, str, str]] = [
    (to_play, "play paladin", "refused-not-in-hand", "CAT-33"),
    (to_play, "play ghoul", "refused-other-team", "CAT-05"),
    (to_play, "play wizard", "refused-not-an-option", "CAT-33"),
    (to_play, "flick sword-1 0deg 500mm/s", "refused-not-an-option", "CAT-33"),
    (to_discard, "discard paladin", "refused-not-in-hand", "CAT-91"),
    (to_discard, "discard ghoul", "refused-other-team", "CAT-05"),
    (to_discard, "play falconer", "refused-not-an-option", "CAT-91"),
    (to_boost, "boost high_priestess", "refused-not-an-option", "CAT-67"),
    (to_target, "target sword-2", "refused-not-an-option", "CAT-69"),
    (to_target, "target crystal-1", "refused-not-an-option", "CAT-69"),
    (to_place, "place missile 345.1,150.0", "place-too-far", "CAT-R27"),
    (to_place, "place missile 319.9,150.0", "place-in-the-way", "CAT-R27"),
    (to_place, "place missile 100.0,60.0", "place-too-far", "CAT-R27"),
    (to_place, "place missile -3.0,150.0", "place-outside", "CAT-R27"),
    (to_place, "place fireball 330.0,150.0", "refused-no-place", "CAT-53"),
    (to_flick, "flick sword-2 0deg 500mm/s", "refused-pawn", "CAT-50"),
    (to_flick, "flick skull-1 0deg 500mm/s", "refused-pawn", "CAT-50"),
    (to_flick, "flick crystal-1 0deg 500mm/s", "refused-pawn", "CAT-50"),
    (to_flick, "flick sword-1 0deg 140mm/s", "refused-speed", "CAT-R31"),
    (to_flick, "flick sword-1 0deg 2426.2mm/s", "refused-speed", "CAT-R31"),
    (to_flick, "flick sword-1 0deg 500mm/s 99999rad/s", "shot-too-much-spin", "CAT-R31"),
    (to_flick, "flick sword-1 0deg 500mm/s off 1.01", "refused-offset", "CAT-R31"),
    (to_shoot, "flick sword-1 0deg 500mm/s", "refused-pawn", "CAT-50"),
    (to_flick_a_crystal, "flick sword-1 0deg 500mm/s", "refused-pawn", "CAT-38"),
    (to_flick_a_crystal, "flick skull-2 0deg 500mm/s", "refused-pawn", "CAT-38"),
]


@pytest.mark.parametrize(
    ("asked", "answer", "reason", "rule"), CASES, ids=[f"{case[0].__name__}: {case[1]}" for case in CASES]
)
def test_refused_with_its_rule_and_nothing_is_otherwise(
    asked: Callable[[], Match], answer: str, reason: str, rule: str
) -> None:
    match = asked()
    before = everything(match)
    with pytest.raises(Refused) as refused:
        match.answer(answer)
    assert (refused.value.say.id, refused.value.rule) == (reason, rule)
    for words in WORDS:
        told = words(refused.value.say)
        assert "\n" not in told
        assert "«" not in told.replace("«\u202f", "")
        assert told[0] == told[0].upper()
    assert everything(match) == before


def everything(match: Match) -> tuple[object, ...]:
    """The position, bit for bit; what has happened; what was answered; what is asked."""
    events = [to_json(event) for event in match.events]
    answers = [taken.given.text for taken in match.answers]
    return pack(match.state), events, answers, match.decision, match.view(0), match.state.luck


@pytest.mark.parametrize("asked", [to_play, to_discard, to_place, to_flick, to_target, to_boost, to_flick_a_crystal])
def test_the_match_goes_on_as_if_nothing_had_been_refused(asked: Callable[[], Match]) -> None:
    """Two matches, one of which has heard every refusal: the same clock answers lead to the same end of the turn."""
    plain, stubborn = asked(), asked()
    while plain.state.turn == 0 and plain.result is None:
        for _, answer, _, _ in CASES:
            with pytest.raises(Refused):
                stubborn.answer(f"{answer} indeed")
        for match in (plain, stubborn):
            assert match.decision is not None
            act(match, GAME.overdue(match.state, match.decision))
    assert everything(plain)[:3] == everything(stubborn)[:3]


def test_every_card_of_both_decks_is_refused_by_the_right_rule() -> None:
    """CAT-05, CAT-33: what is left of the own deck is not in the hand, and the other deck is not the team's."""
    match = to_play()
    for name in GAME.things("en"):
        if name in match.state.hands[0]:
            continue
        own = name in (*match.state.teams["sword"].deck, *match.state.teams["sword"].discard)
        with pytest.raises(Refused) as refused:
            match.answer(f"play {name}")
        assert refused.value.rule == ("CAT-33" if own else "CAT-05"), name


@pytest.mark.parametrize(
    ("words", "lines"),
    [
        (
            WORDS[0],
            [
                "Paladin is not in your hand.",
                "Ghoul is a card of the other team (Skull).",
                "Too far from Sword 1: 25.1 mm, at most 25. Move it closer.",
                "In the way: the first crystal. Choose another spot.",
                "The pawn crystal-1 cannot be flicked now; choose from sword-1.",
            ],
        ),
        (
            WORDS[1],
            [
                "Paladin n’est pas dans votre main.",
                "Goule est une carte de l’autre équipe (Crâne).",
                "Trop loin\u202f: Épée 1 est à 25,1\u00a0mm, 25 au plus. Rapprochez le projectile.",
                "Il y a déjà le premier cristal. Choisissez un autre endroit.",
                "Le pion crystal-1 ne peut pas recevoir de pichenette maintenant\u202f; au choix\u202f: sword-1.",
            ],
        ),
    ],
    ids=LANGUAGES,
)
def test_what_a_player_reads(words: Words, lines: list[str]) -> None:
    blocked = to_play()
    blocked.state.pawns["crystal-1"] = (330.0, 150.0, 0.0)
    act(blocked, "play falconer")
    tried = [
        (to_play(), "play paladin"),
        (to_play(), "play ghoul"),
        (to_place(), "place missile 345.1,150.0"),
        (blocked, "place missile 330.0,150.0"),
        (to_flick(), "flick crystal-1 0deg 500mm/s"),
    ]
    told: list[str] = []
    for match, answer in tried:
        with pytest.raises(Refused) as refused:
            match.answer(answer)
        told.append(words(refused.value.say))
    assert told == lines


def test_a_scenario_with_one_pawn_on_another_is_refused_at_its_line(tmp_path: Path) -> None:
    file = tmp_path / "odd.yaml"
    pawns = "{sword-1: [100, 100, 0], skull-1: [105, 100, 0]}"
    file.write_text(f"game: catacombs\nscenarios:\n  odd:\n    given: {{pawns: {pawns}}}\n    when: []\n", "utf-8")
    with pytest.raises(BadContent) as refused:
        scenario.load(file).run("odd")
    assert refused.value.line == 3
