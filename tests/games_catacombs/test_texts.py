"""Everything the game says, in both languages: cards, events, questions, refusals."""

import re
from collections.abc import Iterator

import pytest

from flick.bots import BOTS
from flick.games.catacombs import GAME
from flick.games.catacombs.cards import DAMAGE, RANGED, TEAMS, TRIGGERS, CatacombsCard, card_text, deck
from flick.games.catacombs.setup import PRESETS
from flick.games.catacombs.state import CatacombsOptions, pawn_of
from flick.games.catacombs.told import called
from flick.table import scenario
from flick.table.chance import Chance, derived
from flick.table.languages import LANGUAGES
from flick.table.match import Match
from flick.table.sayings import Say, Who
from flick.table.seats import Seat
from flick.table.words import Words
from tests.games_catacombs.scene import options_of
from tests.texts import check_all_used, check_both_languages, everything_said, file_of, is_whole, words_of

languages = pytest.mark.parametrize("language", LANGUAGES)
CHOICES = {
    "arena-mode": ("walls", "mat"),
    "table": [path.stem for path in (GAME.folder / "tables").glob("*.yaml")],
    "first-team": ["random"],
    "draw-timing": ("start", "end"),
    "aim-help": ("off", "contact", "path"),
}
"""Values of options that are named in words of their own."""

ALL_CARDS = [card for team in TEAMS for card in deck(team).values()]
SOURCE = "\n".join(path.read_text("utf-8") for path in sorted(GAME.code.rglob("*.py")))


def words(language: str) -> Words:
    return words_of(GAME, language)


@languages
@pytest.mark.parametrize("card", ALL_CARDS, ids=lambda card: card.id)
def test_every_card_can_be_read(card: CatacombsCard, language: str) -> None:
    own = words(language)
    assert own.name(card.id) == card.titles[language]
    sentences = [own(line) for line in card_text(card)]
    assert len(sentences) == (card.ability is not None) + card.armour
    for sentence in sentences:
        assert is_whole(sentence)
        assert sentence.endswith(".")
    for shot in card.shots:
        assert is_whole(own.name(f"shot-{shot.kind}").replace("_", " ") + ".")
        assert own.name(f"shot-{shot.kind}") != f"shot-{shot.kind}"


@languages
def test_every_icon_of_a_card_has_its_word(language: str) -> None:
    """Its shots, its role and its sign, the marks of a target and of armour."""
    own = words(language)
    icons = {icon for card in ALL_CARDS for icon in (card.role, card.sign, *(f"shot-{one.kind}" for one in card.shots))}
    assert [
        icon for icon in {*icons, "armour", "targeted"} if own.name(icon) == icon and not own.has(f"thing-{icon}")
    ] == []


@languages
def test_the_help_of_an_option_calls_layouts_by_their_names(language: str) -> None:
    told = words(language)
    assert [name for name in PRESETS if told.name(name) not in told("option-obstacle-layout-help")] == []


@languages
def test_a_card_says_how_many(language: str) -> None:
    """The number stands in the sentence of a heal of two, and not in that of a heal of one."""
    text = {card.id: words(language)(card_text(card)[0]) for card in ALL_CARDS if card.ability}
    assert "2" in text["enchantress"]
    assert "2" not in text["battle_cleric"]
    assert text["enchantress"] != text["battle_cleric"]


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    check_both_languages(GAME)


def found(pattern: str) -> list[str]:
    return re.findall(pattern, SOURCE)


def expected() -> Iterator[str]:
    """The IDs of all messages that code and content ask for."""
    yield from ("game-catacombs", "game-catacombs-about")
    for name in CatacombsOptions.__struct_fields__:
        yield f"option-{name.replace('_', '-')}"
        yield f"option-{name.replace('_', '-')}-help"
    yield from (f"option-starting-health-note-{health}" for health in (10, 11))
    for option, choices in CHOICES.items():
        yield from (f"option-{option}-{choice}" for choice in choices)
    yield from re.findall(r"\bsummary-[a-z]+", (GAME.folder / "summary.yaml").read_text("utf-8"))
    pawns = [f"{team}-{number}" for team in TEAMS for number in (1, 2)] + [f"crystal-{k}" for k in range(1, 6)]
    pieces = [pawn_of(kind) for kind in RANGED]
    yield from (f"thing-{name}" for name in (*TEAMS, *pawns, *pieces, *PRESETS, "active", "stunned", "target"))
    yield from (f"thing-shot-{kind}" for kind in DAMAGE)
    yield from (f"thing-{tag}" for card in ALL_CARDS for tag in (card.role, card.sign))
    yield from ("thing-armour", "thing-targeted")
    yield from (f"event-{kind}" for kind in found(r'(?:tell|reveal|whisper|sum_up)\(\s*"([a-z-]+)"'))
    yield from ("event-draw-hidden", "event-no-hit")
    for verb in found(r'confirm\([\w.]+, "([a-z-]+)"'):
        yield from (f"ask-{verb}", f"yes-{verb}", f"no-{verb}")
    layout = "".join((GAME.folder / name).read_text("utf-8") for name in ("layout.yaml", "story.yaml"))
    yield from re.findall(r"\b(?:heading|now|empty|note|hint|says): ([a-z-]+)", layout)
    for verb in found(r'(?:choose_or_not|reaction)\(\s*[\w.]+, "([a-z-]+)"'):
        yield from (f"ask-{verb}", f"do-{verb}", f"no-{verb}")
    yield from ("ask-again", "no-again", "do-discard", "do-extra", "pawns-1", "pawns-2", "told-hits", "names-and")
    yield "beside-play"
    yield from (f"turn-of-{team}" for team in TEAMS)
    yield from ("ask-extra-obstacle", "ask-obstacle-surprise", "ask-obstacle-extra")
    for verb in found(r'choose\(\s*[\w.]+, "([a-z-]+)"'):
        yield from (f"ask-{verb}", f"do-{verb}")
    yield from (f"{when}-flick-{pawn_of(kind)}" for kind in DAMAGE for when in ("ask", "rolls"))
    yield from (f"rolls-{flick}" for flick in ("again", "obstacle", "extra-obstacle"))
    yield from ("rolls-obstacle-surprise", "rolls-obstacle-extra", "moment-boost", "moment-armour")
    yield from ("ask-obstacle", "ask-place", "ask-place-longbow", "ask-stunned-discard")
    yield from found(r'\bsay\(\s*"([a-z-]+)"')
    yield from found(r'\.error\(\([^)]*\), "([a-z-]+)"')
    yield from found(r'"((?:decided|verdict|end|stopped|forecast)-[a-z-]+)"')
    yield from found(r'description="([a-z-]+)"')
    yield from (f"zone-{name}" for name in ("arena", "bank", "playing", "hand", "reserve", "marker"))
    yield from (f"zone-{pile}-{team}" for pile in ("deck", "discard", "kept") for team in TEAMS)
    yield from (f"{part}-{effect.replace('_', '-')}" for effect in TRIGGERS for part in ("keyword", "ability"))
    yield from ("card-armour", "names-and")
    yield from (f"sequence-{count}" for count in range(1, 5))
    for path in sorted((GAME.folder / "scenarios").glob("*.yaml")):
        yield from re.findall(r"\b(?:tell|hint): ([a-z0-9-]+)", path.read_text("utf-8"))
        yield from re.findall(r"\blearned-[a-z-]+", path.read_text("utf-8"))
        yield from (f"thing-{name}" for name in scenario.load(path).names)


def test_every_message_is_used_and_none_is_missing() -> None:
    check_all_used(GAME, expected())


def begins_well(text: str) -> bool:
    """Whether a sentence begins with a capital, or with what has none."""
    return text[0] == text[0].upper()


THINGS = [f"crystal-{number}" for number in range(1, 6)] + [pawn_of(kind) for kind in RANGED]


@languages
@pytest.mark.parametrize("thing", THINGS)
def test_no_sentence_begins_with_a_small_letter(language: str, thing: str) -> None:
    """Wherever something may be named that has no name of its own: a crystal, a projectile."""
    own = words(language)
    for message in ("event-flick", "event-left-mat", "event-projectile-gone", "event-obstacle"):
        assert begins_well(own(Say(message, {"who": Who(0), "pawn": thing, "called": called(thing)})))
    for message in ("place-in-the-way", "verdict-obstacle"):
        assert begins_well(own(Say(message, {"pawn": thing})))
    assert begins_well(own(Say("event-place", {"pawn": "sword-1", "piece": thing})))
    for question in ("obstacle", *(f"flick-{pawn_of(kind)}" for kind in RANGED)):
        assert begins_well(own(Say(f"ask-{question}", {"pawn": thing})))
    for question in ("place", "place-longbow"):
        assert begins_well(own(Say(f"ask-{question}", {"pawn": "sword-1", "projectile": thing})))


@languages
def test_no_sentence_of_the_log_numbers_a_crystal(language: str) -> None:
    own = words(language)
    crystal = {"who": Who(0), "pawn": "crystal-5", "called": called("crystal-5")}
    for message in ("event-flick", "event-left-mat", "event-obstacle", "told-gone"):
        sentence = own(Say(message, crystal))
        assert own(Say("a-crystal")) in sentence
        assert own.name("crystal-5") not in sentence


def test_french_names_of_either_gender_fit_every_sentence() -> None:
    """A card is a Berserker or an Enchantress, a projectile a missile or a wave: no participle agrees with a name."""
    agreeing = r"\{ \$\w+ \} (?:est|sera|a été|n’est plus|n’a pas été) \w+ée?s?\b"
    text = file_of(GAME, "fr").read_text("utf-8")
    assert re.findall(agreeing, text) == []
    for wrong in ("{ $card } est défaussée.", "{ $pawn } n’a pas été touché.", "{ $pawn } sera lancé."):
        assert re.search(agreeing, wrong)


@languages
@pytest.mark.parametrize("seed", range(5))
def test_whole_matches_can_be_read(language: str, seed: int) -> None:
    own = words(language)
    options = options_of(
        arena_mode="mat" if seed % 2 else "walls", exhaustion=True, draw_timing="end" if seed == 2 else "start"
    )
    match = Match(GAME, [Seat("random")] * (2 + seed % 3), options, seed, bots=BOTS)
    for sentence in everything_said(match, Chance(derived(seed, 3)), 400):
        text = own(sentence)
        assert is_whole(text), (sentence, text)
        assert sentence.id.startswith("do-") or begins_well(text), (sentence, text)
        if language == "fr":
            assert not re.search(r"\b(?:de|du|à|le|la|que) (?:Épée|Crâne)\b", text), text


@languages
def test_options_are_named(language: str) -> None:
    own = words(language)
    for name in CatacombsOptions.__struct_fields__:
        assert is_whole(own(f"option-{name.replace('_', '-')}"))
