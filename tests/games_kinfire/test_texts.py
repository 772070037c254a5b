"""Everything the game says, in both languages: cards, events, questions, refusals."""

import re
from collections.abc import Iterator

import pytest

from flick.bots.random import random_answer
from flick.games.kinfire import GAME
from flick.games.kinfire.achievements import ACHIEVEMENTS, GRADES
from flick.games.kinfire.cards import MASTER_BACK, gauntlet_cards, masters, seekers, skills, team_cards
from flick.games.kinfire.language import COLOURS, LANGUAGE, TYPES
from flick.games.kinfire.state import EXCLUSIONS, Attempt, KinfireOptions, KinfireState
from flick.games.kinfire.voices import IN_FORCE
from flick.games.kinfire.wording import LINES, deeds, standing_line
from flick.sitting import lesson_in
from flick.table import scenario
from flick.table.chance import Chance, derived
from flick.table.languages import LANGUAGES
from flick.table.match import Match
from flick.table.options import match_kinds, seat_kinds
from flick.table.rules import Decision
from flick.table.seats import Seat
from flick.table.words import Words
from tests.effects.checks import TextLine, misprints
from tests.games_kinfire.scene import BOARD, bottom_of, parts_of, state_of
from tests.texts import check_all_used, check_both_languages, everything_said, file_of, is_whole, words_of

languages = pytest.mark.parametrize("language", LANGUAGES)
THINGS = [*team_cards(), *skills(), *seekers()]
SOURCE = "\n".join(path.read_text("utf-8") for path in sorted(GAME.code.rglob("*.py")))
DEEDS = [
    ("[{damage: missing}]", "Suffer 1 damage per point still missing."),
    ("[{heal: copies(the_3_fountains)}]", "Heal 1 per copy of The 3 Fountains in play."),
    ("[{descend: half(progress)}]", "Descend 1 for every 2 points of progress on this card."),
    ("[{draw: 3*attached}]", "Draw 3 cards per card under the Master."),
    ("[{damage: 2*missing-1}]", "Suffer X damage. X: 2 × the points still missing − 1."),
    ("[{heal: copies(the_maze)+1}]", "Heal X. X: copies of The Maze in play + 1."),
    ("[{descend: half(2*progress)}]", "Descend X. X: half of 2 × the progress on this card, rounded down."),
    (
        "[{recover: fatigue}]",
        "You may take up to X cards from your discard pile into your hand. X: Fatigue cards in play.",
    ),
    ("[{add_progress: placed, to: other}]", "Put as much progress on another challenge."),
    ("[{bonus: -2}]", "Bonus −2."),
    ("[{bonus: 2, if: type=trap and not light}]", "If the type is Trap and Light does not show: Bonus +2."),
    ("[{draw: 1, who: each_seeker}, {heal: 1}]", "Each Seeker: Draw 1 card. Heal 1."),
    ("[{choose: [[{heal: 2}], [{draw: 2}]]}]", "Choose: Heal 2. Or: Draw 2 cards."),
    (
        "[{add_progress: 1, to: {pick: any, colour: red, type: trap}}]",
        "Put 1 progress on any red Trap challenge.",
    ),
    ("[{may: [{discard_challenge: any}]}]", "You may: Discard any challenge."),
    ("[{attach: this}]", "This card slides under the Master."),
    ("[{attach: top}]", "The top card of the well slides under the Master."),
]


FRENCH = [
    ("[{remove_progress: 1, from: each_other}]", "Retirez 1 point de progression de chaque autre défi."),
    ("[{bonus: 1, if: not colour=green}]", "Si le défi n’est pas vert, bonus de +1."),
    ("[{bonus: 1, if: boosts>=0}]", "Si au moins 0 soutien est joué, bonus de +1."),
    ("[{bonus: 1, if: boosts>=1}]", "Si au moins 1 soutien est joué, bonus de +1."),
    ("[{bonus: 1, if: not fatigue>=1}]", "Si aucune carte Fatigue n’est en jeu, bonus de +1."),
    ("[{bonus: 1, if: not fatigue>=3}]", "Si moins de 3 cartes Fatigue sont en jeu, bonus de +1."),
    ("[{damage: 2*gauntlet_up}]", "Subissez 2 dégâts par carte Épreuve face visible."),
    (
        "[{may: [{move_progress: 1, from: target, to: this}]}]",
        "Si vous le souhaitez, déplacez jusqu’à 1 point de progression du défi relevé vers cette carte.",
    ),
    ("[{draw: 1, who: each_seeker, if: light}]", "Si vous obtenez Lumière, chaque Éclaireur : piochez 1 carte."),
    ("[{choose: [[{heal: 2}], [{draw: 2}]]}]", "Au choix : récupérez 2 PV. Ou bien : piochez 2 cartes."),
]
"""As a French publisher would print them."""


def words(language: str) -> Words:
    return words_of(GAME, language)


@languages
@pytest.mark.parametrize("thing", THINGS)
def test_every_card_can_be_read(thing: str, language: str) -> None:
    own = words(language)
    assert is_whole(own.name(thing))
    look = GAME.card_look(thing)
    assert look is not None
    assert look.ability is not None
    sentence = own(look.ability.sentence)
    assert is_whole(sentence), sentence
    assert sentence.endswith(".")
    assert sentence.startswith(own(look.ability.keyword))


@languages
def test_the_back_of_the_masters_can_be_read(language: str) -> None:
    """It has no difficulty: that is the form's."""
    look = GAME.card_look(MASTER_BACK)
    assert look is not None
    assert look.ability is not None
    sentence = words(language)(look.ability.sentence)
    assert is_whole(sentence)
    assert "0" not in sentence


@pytest.mark.parametrize(("text", "expected"), DEEDS)
def test_sentences_are_made_of_the_record(text: str, expected: str) -> None:
    assert words("en")(deeds(parts_of(text))) == expected


@pytest.mark.parametrize(("text", "expected"), FRENCH)
def test_sentences_in_french(text: str, expected: str) -> None:
    assert words("fr")(deeds(parts_of(text))).replace("\u202f", " ") == expected


@languages
@pytest.mark.parametrize(("text", "_"), DEEDS)
def test_the_same_in_both_languages(text: str, _: str, language: str) -> None:
    assert is_whole(words(language)(deeds(parts_of(text))))


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    check_both_languages(GAME)


def found(pattern: str) -> list[str]:
    return re.findall(pattern, SOURCE)


def hyphened(name: str) -> str:
    return name.replace("_", "-")


def expected() -> Iterator[str]:
    """The IDs of all messages that code and content ask for."""
    yield from (f"game-kinfire{part}" for part in ("", "-about", "-short", "-tile"))
    for name in map(hyphened, (*match_kinds(KinfireOptions), *seat_kinds(KinfireOptions))):
        yield from (f"option-{name}", f"option-{name}-help")
    yield from ("option-seeker-any", "option-first-player-0")
    yield from (f"option-seeker-{value}-about" for value in ("any", *seekers()))
    yield from (exclusion.why for exclusion in EXCLUSIONS)
    yield from (f"thing-{name}" for name in (*COLOURS, *TYPES, "white", "light", "darkness"))
    frames = ("challenge", "event", "gauntlet", "master", "fatigue", "seeker")
    yield from (f"thing-{kind}" for kind in frames)
    yield from (f"keyword-{kind}" for kind in (*frames, "action"))
    yield from (f"thing-{seeker.lantern}" for seeker in seekers().values())
    marks = ("active", "attempted", "completed", "turned", "invulnerable", "lit", "dark", "used")
    yield from (f"thing-{name}" for name in (*marks, "beaten", "victorious", *GRADES, *ACHIEVEMENTS))
    yield from (f"achievement-{name}" for name in ACHIEVEMENTS)
    lesson = scenario.load(lesson_in(GAME.folder))
    yield from (stage.tell for stage in lesson.stages("tutorial") if stage.tell is not None)
    yield from ("thing-tutorial", *lesson.file.scenarios["tutorial"].learned)
    yield from (f"event-{kind}" for kind in found(r'(?:tell|reveal|whisper)\(\s*"([a-z-]+)"'))
    yield from (f"event-{kind}" for kind in found(r'_standing_at\(state, "([a-z-]+)"'))
    for verb in found(r'confirm\([\w.]+, "([a-z-]+)"'):
        yield from (f"ask-{verb}", f"yes-{verb}", f"no-{verb}")
    asked = {*found(r'(?:choose|choose_many|choose_or_not|reaction)\(\s*[\w.]+,\s*"([a-z-]+)"'), "order", "reward"}
    yield from (f"ask-{verb}" for verb in sorted(asked - {"target"}))
    yield from (f"do-{verb}" for verb in sorted(asked - {"pick"}))
    yield from (f"ask-{verb}" for verb in ("add-progress", "remove-progress", "move-progress", "from"))
    yield from ("ask-discard-challenge", "no-boost", "give-in")
    yield from (f"moment-{question}" for question in ("boost", "reroll", "may", "pick"))
    yield from found(r'\b[Ss]ay\(\s*"([a-z0-9-]+)"')
    yield from found(r'\.error\([^"]*"([a-z-]+)"')
    yield from found(r'description="([a-z-]+)"')
    yield from re.findall(
        r"(?:heading|now|empty|note|says): ([a-z-]+)", (GAME.folder / "layout.yaml").read_text("utf-8")
    )
    yield from re.findall(r"\bsummary-[a-z]+", (GAME.folder / "summary.yaml").read_text("utf-8"))
    yield from (f"dice-{count}" for count in range(4))
    yield from ("ask-pick", "ask-may", "yes-may", "no-may")
    yield from (message for message in LANGUAGE.messages() if message != "line-on-action")
    zones = (
        "board",
        "team",
        "attempt",
        "dice",
        "well-deck",
        "well-discard",
        "completed",
        "attached",
        "fatigue-deck",
        "fatigue",
    )
    yield from (f"zone-{name}" for name in (*zones, "seeker", "seeker-alike", "hand", "played", "deck", "discard"))
    yield from (f"{what}-{how}" for what in ("attempt", "stamp") for how in ("completed", "master", "failed"))
    yield from ("event-turn-alike", "story-turn", "story-turn-alike", "names-more", "names-and")


def test_every_message_is_used_and_none_is_missing() -> None:
    check_all_used(GAME, expected())


def seldom_giving_in(decision: Decision, luck: Chance) -> str:
    """Anything at random; but most games shall go on."""
    answer = random_answer(decision, luck)
    return random_answer(decision, luck) if answer == "give-in" else answer


@languages
@pytest.mark.parametrize("seed", range(6))
def test_whole_matches_can_be_read(language: str, seed: int) -> None:
    own = words(language)
    match = Match(GAME, [Seat("human")] * (1 + seed % 4), KinfireOptions(quick=bool(seed % 2)), seed)
    for sentence in everything_said(match, Chance(derived(seed, 3)), 300, seldom_giving_in):
        assert is_whole(own(sentence)), (sentence, own(sentence))


def test_every_trigger_has_a_line() -> None:
    triggers = {trigger for card in team_cards().values() for trigger in card.texts}
    assert triggers <= set(LINES)
    assert {"on_attempt", "while_face_down"} <= set(LINES)


@languages
def test_french_sets_narrow_spaces(language: str) -> None:
    text = file_of(GAME, language).read_text("utf-8")
    wrong = re.findall(r"\w [:;!?](?= |$)", text, re.MULTILINE)
    assert wrong == []


NOT_ASKED = ("on_enter", "on_placed")
"""What is printed bold and happens at a moment of its own: nobody looks for who has a say (KIN-C18, KIN-C63)."""
GAUNTLET = gauntlet_cards()


def lines() -> Iterator[TextLine]:
    """The lines of every card that are found among what is in force, as they are printed."""
    cards = {**team_cards(), **seekers(), MASTER_BACK: masters().back}
    for thing, card in cards.items():
        look = GAME.card_look(thing)
        assert look is not None
        for trigger in card.texts:
            told = [line.bold for line in look.lines if line.text == standing_line(trigger, card.texts[trigger])]
            if told and trigger not in NOT_ASKED:
                yield TextLine(thing, trigger, told[0])


def elsewhere(thing: str) -> Iterator[KinfireState]:
    """The card is in play; the second seat acts, and attempts nothing, or another card."""
    if thing in GAUNTLET or thing in masters().forms:
        state = bottom_of(master=thing if thing in masters().forms else "dreadweaver")
        other = next(card for card in GAUNTLET if card != thing)
    else:
        state = state_of(seekers=(thing if thing in seekers() else "any",))
        other = next(card for card in BOARD if card != thing)
        kind = team_cards()[thing].kind if thing in team_cards() else ""
        if kind == "fatigue":
            state.fatigue = [thing]
        elif kind:
            state.board = [thing if card != other and thing not in BOARD else card for card in BOARD]
    state.active = 1
    for attempt in (None, Attempt(other, "red", dice=["light"])):
        state.attempt = attempt
        yield state


def test_what_is_printed_bold_counts_on_everybodys_turn_and_nothing_else_does() -> None:
    """KIN-55, KIN-56, KIN-C16; a Seeker's passive ability is for this Seeker's attempts."""
    printed = list(lines())
    assert {line.bold for line in printed} == {True, False}
    assert list(misprints(IN_FORCE, printed, elsewhere)) == []


def test_what_would_be_printed_wrong_is_found() -> None:
    wrong = [TextLine("asha", "passive", bold=True), TextLine("lamp_moths", "on_turn_start", bold=False)]
    assert list(misprints(IN_FORCE, wrong, elsewhere)) == wrong


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "In your own attempts: If the type is Trap: Bonus +1."),
        ("fr", "Lors de vos propres tentatives, si le défi est de type Piège, bonus de +1."),
    ],
)
def test_a_passive_ability_says_whose_it_is(language: str, told: str) -> None:
    look = GAME.card_look("asha")
    assert look is not None
    assert [(words(language)(line.text), line.bold) for line in look.lines] == [(told, False)]


def test_the_moths_come_on_everybodys_turn() -> None:
    look = GAME.card_look("lamp_moths")
    assert look is not None
    told = [(words("en")(line.text), line.bold) for line in look.lines]
    assert told == [("At the start of a turn: If your Lantern is charged: Discard 1 card.", True)]
