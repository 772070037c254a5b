"""Card texts that somebody has mistyped: an error leads to line and field, and says what was expected."""

from pathlib import Path

import pytest

from flick.commands.check import check_file
from flick.effects.effect_records import Term
from flick.effects.reading import Reader
from flick.games.kinfire import GAME
from flick.games.kinfire.language import LANGUAGE, CardAmount, Target
from flick.table import content
from flick.table.sayings import Refused
from flick.table.words import Words
from flick.table.yaml_text import BadContent
from tests.games_kinfire.scene import parts_of

WRONG = [
    ("- {damage: 1, heal: 2}", "0", "exactly one verb"),
    ("- {damge: 1}", "0.damge", "damage"),
    ("- damage", "0", "exactly one verb"),
    ("damage: 1", "", "list of parts"),
    ("- {damage: 1, to: any}", "0.to", "to"),
    ("- {damage: lots}", "0.damage", "lots"),
    ("- {damage: copies}", "0.damage", "copies"),
    ("- {damage: missing(x)}", "0.damage", "missing(x)"),
    ("- {damage: true}", "0.damage", "got true"),
    ("- {damage: 1, if: type=fish}", "0.if", "type=fish"),
    ("- {damage: 1, if: hp>=3}", "0.if", "hp>=3"),
    ("- {damage: 1, if: light or darkness}", "0.if", "light or darkness"),
    ("- {add_progress: 1}", "0", "to"),
    ("- {move_progress: 1, to: any}", "0", "from"),
    ("- {add_progress: 1, to: them}", "0.to", "them"),
    ("- {add_progress: 1, to: {colour: red}}", "0.to", "pick"),
    ("- {add_progress: 1, to: {pick: any, hue: red}}", "0.to.hue", "colour"),
    ("- {reroll: 2}", "0.reroll", "reroll"),
    ("- {attach: bottom}", "0.attach", "top"),
    ("- {choose: [[{draw: 1}]]}", "0.choose", "two"),
    ("- {may: []}", "0.may", "list of parts"),
    ("- {draw: 1, who: nobody}", "0.who", "another_seeker"),
    ("- {difficulty: 1, on: this}", "0.difficulty", "in force"),
]


@pytest.mark.parametrize(("text", "place", "expected"), WRONG)
def test_an_error_names_the_place(text: str, place: str, expected: str) -> None:
    document = content.parse(text, "card.yaml")
    with pytest.raises(BadContent) as wrong:
        Reader(LANGUAGE, document).parts((), document.data, False)
    told = Words("en", GAME.folder)(wrong.value.say)
    assert told.startswith("card.yaml:1")
    assert place in told
    assert expected in told


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("- {draw: 1}", "moment"),
        ("- {limit: 1, of: cards}", "boosts"),
        ("- {cap: 3, if: charged}", "cap"),
        ("- {vulnerable: red, if: charged}", "vulnerable"),
    ],
)
def test_an_error_in_what_is_in_force(text: str, expected: str) -> None:
    document = content.parse(text, "card.yaml")
    with pytest.raises(BadContent) as wrong:
        Reader(LANGUAGE, document).parts((), document.data, True)
    assert expected in Words("en", GAME.folder)(wrong.value.say)


def test_amounts_terms_and_targets() -> None:
    (part,) = parts_of("[{damage: 2*copies(the_maze)-1, if: not copies(the_maze)>=2 and icon(3)}]")
    assert part.amount == CardAmount(-1, 2, "copies", "the_maze")
    assert part.terms == (Term("copies", 2, of="the_maze", negated=True), Term("icon", 3))
    (part,) = parts_of("[{add_progress: half(attached + 1), to: {pick: other, type: trap}}]")
    assert part.amount == CardAmount(1, 1, "attached", half=True)
    assert part.target == Target("other", type="trap")


def test_the_content_of_the_house_is_sound() -> None:
    for path in sorted((GAME.folder / "cards").glob("*.yaml")):
        check_file(path)


def test_a_challenge_needs_its_difficulty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "cards"
    folder.mkdir()
    monkeypatch.setitem(GAME.__dict__, "folder", tmp_path)
    path = folder / "well.yaml"
    path.write_text("puddle:\n  name: {en: Puddle, fr: Flaque}\n  kind: challenge\n  type: trap\n  colour: red\n")
    with pytest.raises(Refused) as refused:
        check_file(path)
    told = Words("en", GAME.folder)(refused.value.say)
    assert "puddle" in told
    assert "difficulty" in told
