"""The cards of the dungeon: what they say in both languages, and that text and look come from their records."""

import re

import pytest

from flick.games.ravenloft import cards
from flick.games.ravenloft.language import LANGUAGE, TACTICS, clause_of
from flick.games.ravenloft.look import card_look
from flick.games.ravenloft.printed import condition_of, lines_of, step_of
from flick.places import shipped
from flick.table.languages import LANGUAGES
from flick.table.words import Words
from tests.effects.checks import unused
from tests.texts import is_whole

FOLDER = shipped("levels") / "ravenloft"
LINES = [
    ("cleave", "Attack against an adjacent enemy: +7, 1 damage. Hit: Another adjacent monster takes 1 damage."),
    ("cleave", ("Attaque contre un ennemi adjacent : +7, 1 dégât. Touché : un autre monstre adjacent subit 1 dégât.")),
    ("fire_globe", "Attack against each enemy on one tile within 2 tiles: +6, 2 damage. Miss: 1 damage."),
    ("twin_arrows", "Attaque contre 1 à 2 ennemis à 1 tuile ou moins : +4, 1 dégât."),
    ("healing_word", "In your hero phase: Any one hero regains its surge value in HP."),
    ("healing_word", ("Pendant votre phase de héros : un héros de votre choix regagne sa valeur de Sursaut en PV.")),
    (
        "charge_through",
        ("Vous pouvez parcourir jusqu’à votre Vitesse en cases. Attaque contre un ennemi adjacent : +7, 2 dégâts."),
    ),
    ("stand_fast", "In your hero phase: Until the start of your next turn, you have +2 AC."),
    ("aid", ("At the end of your hero phase, if you did not attack in it: Another hero on your tile regains 1 HP.")),
    (
        "aid",
        ("À la fin de votre phase de héros, si vous n’avez pas attaqué, un autre héros de votre tuile regagne 1 PV."),
    ),
    ("turning", "Push each monster on your tile away by 2 tiles."),
    ("turning", "Repoussez de 2 tuiles chaque monstre de votre tuile."),
    ("shield_brother", "When an adjacent hero is hit, you may take the damage instead."),
    (
        "ghoul",
        (
            "If a hero is within 1 tile: It moves next to the closest one and attacks: +6, 1 "
            "damage. Hit: The target becomes Immobilised."
        ),
    ),
    ("ghoul", "Sinon, ce monstre avance d’une tuile au plus vers le héros le plus proche."),
    ("kobold_scout", "If its tile has an unexplored edge: It reveals a tile at that edge, and a monster on it."),
    (
        "strahd",
        "If a hero is within 2 tiles: It moves next to the closest one and attacks: +8, 1 damage. "
        "Hit: This monster regains 1 HP.",
    ),
    ("green_slime", "You are attacked: +6, 1 damage. Hit: You become Poisoned."),
    ("green_slime", "Attaque contre vous : +6, 1 dégât. Touché : vous recevez un jeton Empoisonné."),
    ("grave_robbers", "Discard one of your Items. If there is none: You take 1 damage."),
    (
        "mirror_of_faces",
        ("Les deux héros les plus proches l’un de l’autre échangent leurs places. Chacun d’eux subit 1 dégât."),
    ),
    ("leaden_limbs", "At the end of your turn, roll the die: on 16 or more, discard this card."),
    ("strahds_hunger", "Chaque coup qui vous touche inflige 1 dégât de plus."),
    ("unhallowed_ground", "Each healing restores 1 HP less."),
    ("dart_wall", "Disarm: 10 or more."),
    ("fire_jet", "Attack against each hero within 1 tile of this one: +5, 1 damage."),
    ("glyph_of_warding", "The first monster to enter that tile: It takes 1 damage. Remove the token."),
    ("wand_of_sparks", "Discard instead of using a power: Attack against an enemy within 2 tiles: +7, 2 damage."),
    ("hidden_cache", "Piochez 2 cartes dans la pioche Trésor et gardez-en 1."),
    ("captives", "Objective: bring 2 villagers to the Chamber Entrance."),
    ("mass_grave", "Objective: defeat all monsters with Shield tokens."),
    ("clean_hands", "Reward: The party gains 1 Healing Surge token."),
]
"""Lines of cards, as they are printed."""


def words(language: str) -> Words:
    return Words(language, FOLDER, things=cards.names)


def plain(text: str) -> str:
    """Without spaces that do not break."""
    return text.replace("\u202f", " ").replace("\u00a0", " ")


@pytest.mark.parametrize(("name", "line"), LINES)
def test_a_card_says(name: str, line: str) -> None:
    told = [plain(words(language)(one)) for language in LANGUAGES for one in lines_of(cards.card(name))]
    assert line in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_told_wholly(language: str) -> None:
    """In its own language: no message falls back to the first one, and no fact is printed as its ID."""
    told = words(language)
    for one in cards.house_cards().values():
        lines = [told(line) for line in lines_of(one)]
        assert lines, one.id
        assert all(is_whole(line) for line in (*lines, told.name(one.id))), one.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_the_vocabulary_can_say_has_words(language: str) -> None:
    told = words(language)
    messages = [*LANGUAGE.messages(), *TACTICS.messages()]
    assert [message for message in messages if not told.has(message)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_on_which_a_sentence_depends_is_the_name_of_a_thing(language: str) -> None:
    """A fact that is the ID of a thing is read as its name, so no sentence would know it any more."""
    text = (FOLDER / "words" / f"{language}.ftl").read_text("utf-8")
    found = re.findall(r"^(?:part|line|kind|term)-[^\n]*\n(?:[ }*\[][^\n]*\n)*", text, re.MULTILINE)
    words = {word for message in found for word in re.findall(r"\[([a-z_-]+)\]", message)}
    assert "suffered" in words
    assert [word for word in sorted(words) if f"\nthing-{word} =" in text] == []


def test_what_no_card_says_is_in_the_vocabulary_of_the_specification() -> None:
    """A tile without a monster, Utilities turned down, more damage, doing nothing: for cards of anybody's own."""
    assert unused(LANGUAGE, cards.every_text()) == ["tile", "about: utility", "stat: dmg"]
    assert unused(TACTICS, cards.every_tactic()) == ["hold", "dmg"]


def test_no_two_cards_are_called_alike() -> None:
    for language in LANGUAGES:
        called = [words(language).name(name) for name in cards.house_cards()]
        assert sorted(called) == sorted(set(called))


def test_tactics_are_told_step_by_step() -> None:
    first, last = cards.monster("dire_wolf#1").tactics
    told = words("en")
    assert (clause_of(first), clause_of(last)) == ("t2", "else")
    assert told(condition_of(first)) == "a hero is within 2 tiles"
    assert told(step_of(last)) == "It moves up to 2 tiles towards the closest hero."


def test_every_card_has_a_look() -> None:
    for name in cards.house_cards():
        look = card_look(name)
        assert look is not None
        assert look.kind is not None
        assert look.lines
    assert card_look("cross#1") is None


def test_a_power_shows_its_bonus_and_its_damage() -> None:
    look = card_look("heart_seeker")
    assert look is not None
    assert (look.number, [fact.number for fact in look.facts], look.build) == ("+8", ["3"], "power")
    trap = card_look("rune_snare#1")
    assert trap is not None
    assert trap.number == "14"


def test_the_other_side_of_a_hero_card_is_level_two() -> None:
    look = card_look("kat")
    assert look is not None
    assert look.back is not None
    told = words("en")(look.back)
    assert told == "Level 2: AC 16, 10 HP, surge value 5, one more Daily power, critical attacks."


def test_copies_and_figures_are_of_their_card() -> None:
    assert cards.kind_of("ghoul#2") == cards.kind_of("ghoul-2") == cards.kind_of("ghoul") == "ghoul"
    assert (len(cards.monster_deck()), len(cards.encounter_deck()), len(cards.treasure_deck())) == (36, 60, 40)


def test_villains_have_more_hit_points_the_more_heroes_there_are() -> None:
    strahd = cards.villains()["strahd"]
    assert [strahd.hp_for(heroes) for heroes in (1, 2, 3, 4, 5)] == [3, 5, 7, 9, 11]
    assert strahd.xp == strahd.level == 10
