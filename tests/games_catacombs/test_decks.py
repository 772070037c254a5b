"""The decks keep the constraints CAT-D01 to CAT-D12, and are those that the rules list."""

from collections import Counter
from pathlib import Path

import pytest

from flick import places
from flick.games.catacombs import GAME
from flick.games.catacombs.cards import (
    DAMAGE,
    RANGED,
    TEAMS,
    TRIGGERS,
    CatacombsCard,
    DeckFile,
    Effect,
    Role,
    ShotKind,
    Sign,
    Team,
    card_text,
    deck,
)
from flick.table import content
from flick.table.languages import LANGUAGES

SHOT_POINTS: dict[ShotKind, float] = {
    "move": 1,
    "melee": 2,
    "critical_melee": 3.5,
    "missile": 2,
    "fireball": 2.25,
    "longbow": 2.5,
    "wave": 2.5,
    "power_wave": 4.5,
}
EFFECT_POINTS: dict[Effect, float] = {
    "surprise_attack": 1.5,
    "steal": 1.5,
    "stun": 1.5,
    "heal": 1.25,
    "reset": 1,
    "discard_boost": 1,
    "draw": 1,
    "extra_obstacle": 0.75,
}
TOTALS: dict[Team, float] = {"sword": 165.75, "skull": 167.0}

TUTORIAL = {
    "berserker_mage": ("sword", ["melee", "move", "melee"], None, False),
    "royal_archer": ("sword", ["move", "longbow", "longbow"], None, False),
    "enchantress": ("sword", ["move", "fireball targeted"], ("heal", 2), False),
    "zombie_from_beyond": ("skull", ["move", "move"], ("surprise_attack", 1), False),
    "marauder": ("skull", ["move", "missile"], ("steal", 1), True),
    "behemoth": ("skull", ["critical_melee", "move"], ("stun", 1), True),
    "witch": ("skull", ["move", "power_wave"], None, False),
}

teams = pytest.mark.parametrize("team", TEAMS)


def cards(team: Team) -> list[CatacombsCard]:
    return list(deck(team).values())


def words_of(card: CatacombsCard) -> list[str]:
    return [shot.kind + (" targeted" if shot.targeted else "") for shot in card.shots]


def points(card: CatacombsCard) -> float:
    """The point scale of the rules."""
    shots = sum(SHOT_POINTS[shot.kind] + shot.targeted for shot in card.shots)
    ability = EFFECT_POINTS[card.ability.effect] * card.ability.n if card.ability else 0
    return shots + ability + 2 * card.armour


def path_of(team: Team) -> Path:
    return places.shipped("levels") / "catacombs" / "cards" / f"{team}.yaml"


@teams
def test_28_cards_of_different_class_and_name(team: Team) -> None:
    """CAT-D01, CAT-R49."""
    assert len(cards(team)) == 28
    assert len({card.name for card in cards(team)}) == 28
    for language in LANGUAGES:
        assert len({card.titles[language] for card in cards(team)}) == 28


@pytest.mark.parametrize("name", TUTORIAL)
def test_the_cards_of_the_tutorial_are_as_given(name: str) -> None:
    """CAT-D02."""
    team, shots, ability, armour = TUTORIAL[name]
    card = (deck("sword") if team == "sword" else deck("skull"))[name]
    assert words_of(card) == shots
    assert (None if card.ability is None else (card.ability.effect, card.ability.n)) == ability
    assert card.armour == armour


def test_no_card_is_in_both_decks() -> None:
    assert not set(deck("sword")) & set(deck("skull"))


@teams
def test_two_or_three_shots_and_a_move(team: Team) -> None:
    """CAT-D03."""
    for card in cards(team):
        assert 2 <= len(card.shots) <= 3, card.id
        assert any(shot.kind == "move" for shot in card.shots), card.id


@teams
def test_every_shot_is_on_two_cards(team: Team) -> None:
    """CAT-D04."""
    for kind in DAMAGE:
        assert sum(any(shot.kind == kind for shot in card.shots) for card in cards(team)) >= 2, kind


@teams
def test_targeted_shots(team: Team) -> None:
    """CAT-D05."""
    targeted = [shot for card in cards(team) for shot in card.shots if shot.targeted]
    assert 3 <= len(targeted) <= 5
    assert len({shot.kind for shot in targeted}) >= 2
    assert all(shot.kind in RANGED for shot in targeted)


@teams
def test_roles_and_signs(team: Team) -> None:
    """CAT-D06, CAT-46, CAT-47."""
    roles = Counter(card.role for card in cards(team))
    signs = Counter(card.sign for card in cards(team))
    assert sorted(roles) == sorted(Role.__args__)
    assert sorted(signs) == sorted(Sign.__args__)
    assert all(3 <= count <= 7 for count in roles.values()), roles
    assert all(4 <= count <= 5 for count in signs.values()), signs


@teams
def test_15_to_20_abilities(team: Team) -> None:
    """CAT-D07; that a card has one ability at most is a matter of its record."""
    assert 15 <= sum(card.ability is not None for card in cards(team)) <= 20


@teams
def test_every_effect_is_there(team: Team) -> None:
    """CAT-D08."""
    assert {card.ability.effect for card in cards(team) if card.ability} == set(TRIGGERS)


@teams
def test_armour_reset_and_heal(team: Team) -> None:
    """CAT-D09."""
    assert sum(card.armour for card in cards(team)) == 6
    assert sum(card.has("reset") for card in cards(team)) == 1
    assert sum(card.ability.n for card in cards(team) if card.ability and card.has("heal")) == 6


def test_who_has_reset() -> None:
    """CAT-96, CAT-R47."""
    assert deck("sword")["witch_hunter"].has("reset")
    assert deck("skull")["phoenix"].has("reset")


@teams
def test_what_triggers_on_wounds_can_wound(team: Team) -> None:
    """CAT-D10."""
    harmless = [card for card in cards(team) if not any(shot.damage for shot in card.shots)]
    assert len(harmless) <= 1
    for card in cards(team):
        if card.ability and card.ability.trigger in ("on_hit", "on_wound"):
            assert card not in harmless, card.id


@teams
def test_points(team: Team) -> None:
    """CAT-D11. Goblin Sniper steals, so Skull has 1.5 more than the rules list: measured, the teams are equal then."""
    for card in cards(team):
        assert 3.5 <= points(card) <= 8, card.id
    assert sum(map(points, cards(team))) == TOTALS[team]


def test_the_decks_are_worth_the_same() -> None:
    """CAT-D11."""
    sword, skull = (sum(map(points, cards(team))) for team in TEAMS)
    assert abs(sword - skull) / max(sword, skull) < 0.01


@teams
def test_card_texts_are_our_own(team: Team) -> None:
    """CAT-D12: what a card says is made from its record; nothing on it is free text but its class and name."""
    file = content.load(path_of(team), DeckFile)
    fields = {"class", "name", "role", "sign", "shots", "ability", "armour"}
    for record in content.read_document(path_of(team)).data["cards"].values():
        assert set(record) <= fields
    assert all(len(card_text(card)) == (card.ability is not None) + card.armour for card in cards(team))
    assert list(file.cards) == list(deck(team))


def broken(tmp_path: Path, old: str, new: str) -> tuple[Path, DeckFile]:
    path = tmp_path / "sword.yaml"
    text = path_of("sword").read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")
    return path, content.load(path, DeckFile)


def fault(path: Path, file: DeckFile) -> tuple[str, str, str]:
    """What is wrong with a deck: the field, the reason, and the line of the file that it is about."""
    with pytest.raises(content.BadContent) as refused:
        GAME.check_content(path, file)
    bad = refused.value
    assert bad.file == str(path)
    return bad.field, bad.reason.id, path.read_text("utf-8").splitlines()[bad.line - 1].strip()


@pytest.mark.parametrize(
    ("old", "new", "card"),
    [
        ("name: Orsk", "name: Elwin", "royal_archer"),
        ("class: {en: Paladin, fr: Paladin}", "class: {en: Royal Archer, fr: Archer royal}", "paladin"),
        ("class: {en: Paladin, fr: Paladin}", "class: {en: Royal Archer, fr: Paladin}", "paladin"),
        ("class: {en: Paladin, fr: Paladin}", "class: {en: Paladin, fr: Archer royal}", "paladin"),
    ],
)
def test_a_deck_with_a_card_twice_is_refused(tmp_path: Path, old: str, new: str, card: str) -> None:
    """CAT-R49: no class twice in either language, and no name."""
    assert fault(*broken(tmp_path, old, new)) == (f"cards.{card}", "deck-twice", f"{card}:")


def test_a_deck_of_27_cards_is_refused(tmp_path: Path) -> None:
    """CAT-D01."""
    path, file = broken(tmp_path, "team: sword", "team: sword")
    del file.cards["paladin"]
    assert fault(path, file) == ("cards", "deck-size", "cards:")


def test_a_deck_in_the_file_of_the_other_team_is_refused(tmp_path: Path) -> None:
    assert fault(*broken(tmp_path, "team: sword", "team: skull")) == ("team", "deck-team", "team: skull")


def test_a_move_cannot_be_targeted(tmp_path: Path) -> None:
    """CAT-68."""
    with pytest.raises(content.BadContent):
        broken(tmp_path, "shots: [melee, move, melee]", "shots: [melee, move targeted, melee]")
