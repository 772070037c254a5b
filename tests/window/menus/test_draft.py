"""Putting a match together, without anything drawn."""

from pathlib import Path

import msgspec
import pytest

from flick import kept_drafts
from flick.campaign import Campaign
from flick.table.game import find
from flick.table.records import to_plain
from flick.table.sayings import Refused
from flick.table.seats import Seat
from flick.window.menus import draft as drafts
from flick.window.menus.draft import OptionField, Sitter, fields, tables_of, usual
from flick.written_options import OptionNotes


def test_what_every_option_can_be() -> None:
    found = {field.name: field for field in fields(find("catacombs"))}
    assert found["arena_mode"] == OptionField("arena_mode", "choice", ("walls", "mat"))
    assert found["starting_health"] == OptionField("starting_health", "number", least=1, most=11)
    assert found["exhaustion"] == OptionField("exhaustion", "switch")
    assert found["table"] == OptionField(
        "table", "preset", ("kids", "kitchen-table", "mat", "walls"), notes=OptionNotes(folder="tables")
    )
    assert found["obstacle_layout"].choices == ("diagonal", "line", "quincunx")
    assert found["solo_team"].notes.seats == (3,)
    assert list(found) == list(find("catacombs").Options.__struct_fields__)


def test_the_usual_match_is_the_one_of_the_rules() -> None:
    match = usual("catacombs", "Camille").match()
    assert match.options == match.game.Options()
    assert match.seats == [Seat("human", "Camille"), Seat("normal")]


def test_people_come_and_go() -> None:
    draft = usual("catacombs", "Camille")
    draft.seat_people(4)
    draft.sitters[3] = Sitter(True, "Noor")
    assert [seat.player for seat in draft.match().seats] == ["human", "normal", "normal", "human"]
    draft.seat_people(2)
    assert [sitter.name for sitter in draft.sitters] == ["Camille", ""]


def test_what_is_of_bots_alone_is_not_chosen_for_people() -> None:
    draft = usual("urto", "Camille")
    for sitter in draft.sitters:
        sitter.options["temper"] = "sly"
    assert [field.name for field in drafts.seat_fields(draft.its_game) if field.notes.of == "bots"] == ["temper"]
    assert [own.temper for own in draft.record().seats] == ["own", "sly"]


@pytest.mark.parametrize(
    ("table", "mode", "named"), [("mat", "mat", ""), ("walls", "walls", ""), ("kids", "walls", "kids")]
)
def test_a_table_is_chosen_by_either_of_two_options(table: str, mode: str, named: str) -> None:
    draft = usual("catacombs")
    tables = tables_of(fields(draft.its_game))
    assert tables is not None
    assert tables.chosen(draft.options) == "walls"
    draft.options["table"] = "kitchen-table"
    assert tables.chosen(draft.options) == "kitchen-table"
    tables.choose(draft.options, table)
    assert (draft.options["arena_mode"], draft.options["table"]) == (mode, named)
    assert tables.chosen(draft.options) == table


def test_seats_keep_what_they_have_chosen() -> None:
    draft = usual("kinfire", "Camille")
    draft.seat_people(3)
    draft.sitters[2].options["seeker"] = "sefa"
    match = draft.match()
    assert [own.seeker for own in match.options.seats] == ["any", "any", "sefa"]
    assert [sitter.options for sitter in drafts.again(match).sitters] == [sitter.options for sitter in draft.sitters]
    drafts.remember(draft)
    assert drafts.last("kinfire").sitters == draft.sitters


def test_an_option_that_means_nothing_with_so_few_is_as_usual() -> None:
    draft = usual("kinfire")
    draft.seat_people(3)
    draft.options["first_player"] = 3
    assert draft.match().options.first_player == 3
    draft.seat_people(1)
    assert draft.match().options.first_player == 0


def test_a_game_without_tables_has_none() -> None:
    assert tables_of(fields(find("shells"))) is None


def test_what_was_chosen_is_remembered_with_another_seed() -> None:
    draft = usual("catacombs", "Camille")
    draft.options["starting_health"] = 5
    draft.practice = True
    drafts.remember(draft)
    again = drafts.last("catacombs")
    assert (again.options, again.practice, again.sitters) == (draft.options, True, draft.sitters)
    assert again.match().options.starting_health == 5


def test_an_option_that_did_not_exist_when_a_draft_was_remembered_is_as_usual() -> None:
    draft = usual("catacombs")
    del draft.options["arena_mode"]
    drafts.remember(draft)
    assert drafts.last("catacombs").options == usual("catacombs").options


def test_an_option_that_did_not_exist_when_a_campaign_was_kept_is_as_usual() -> None:
    options = to_plain(find("ravenloft").Options())
    del options["variants"]
    campaign = Campaign("ravenloft", [Seat("human", "Ann"), Seat("normal")], options)
    assert drafts.going_on(campaign).options["variants"] == []


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        '{"game": "catacombs"}',
        '{"game": "catacombs", "sitters": [], "options": {}, "seed": 1}',
        '{"game": "catacombs", "sitters": [{"person": true}, {"person": false, "level": "angel"}], "options": {},'
        ' "seed": 1}',
        '{"game": "catacombs", "sitters": [{"person": true}, {"person": true}], "options": {"table": "/no/such.yaml"},'
        ' "seed": 1}',
        '{"game": "catacombs", "sitters": [{"person": true}, {"person": true}], "options": {"no": 1}, "seed": 1}',
        '{"game": "catacombs", "sitters": [{"person": true}, {"person": true}], "options": {"exhaustion": []},'
        ' "seed": 1}',
    ],
)
def test_what_cannot_be_remembered_is_as_usual(home: Path, text: str) -> None:
    path = home / "last" / "catacombs.json"
    path.parent.mkdir(parents=True)
    path.write_text(text, "utf-8")
    found = drafts.last("catacombs", "Camille")
    assert found.options == usual("catacombs").options
    assert [sitter.seat for sitter in found.sitters] == [Seat("human", "Camille"), Seat("normal")]


def test_a_folder_that_cannot_be_written_does_not_matter(home: Path) -> None:
    home.mkdir(parents=True)
    (home / "last").write_text("in the way", "utf-8")
    drafts.remember(usual("catacombs"))


def test_the_same_again_with_other_cards() -> None:
    draft = usual("catacombs", "Camille")
    draft.options |= {"arena_mode": "mat", "starting_health": 3}
    match = draft.match()
    again = drafts.again(match)
    assert again.match().options == match.options
    assert again.match().seats == match.seats
    assert again.sitters[0].level == "normal", "what a person's seat would be with a bot"


def test_a_refusal_comes_through() -> None:
    draft = usual("catacombs")
    draft.options["table"] = "/no/such.yaml"
    with pytest.raises(Refused):
        draft.match()


def test_a_hero_that_somebody_has_built_brings_along_what_lets_it_play() -> None:
    """Unless that does not go with what is chosen already: then the match says so, as before."""
    game = find("ravenloft")
    assert game.builder is not None
    blank = game.builder.blank()
    plain = {**game.builder.filled({**blank, "race": "dwarf", "classes": ["cleric"]}), "name": "Una"}
    mixed = {**game.builder.filled({**blank, "race": "eladrin", "classes": ["fighter", "wizard"]}), "name": "Ysolde"}
    draft = usual("ravenloft", "Camille")
    draft.take(0, to_plain(game.builder.record(plain)))
    assert draft.options["variants"] == ["CUS"]
    draft.take(0, to_plain(game.builder.record(mixed)))
    assert set(draft.options["variants"]) == {"CUS", "HYB"}
    assert draft.match().options.seats[0].hero.name == "Ysolde"


def test_a_remembered_hero_has_what_it_has_gained_since(home: Path) -> None:
    """Its file is written when an adventure is over; what the last match had is older."""
    game = find("ravenloft")
    assert game.builder is not None
    hero = game.builder.record({**game.builder.filled({"race": "dwarf", "classes": ["cleric"]}), "name": "Una"})
    path = kept_drafts.keep(game, hero)
    draft = usual("ravenloft")
    draft.take(0, to_plain(hero))
    drafts.remember(draft)
    grown = {**to_plain(hero), "grown": {"level": 2, "hp": 2}}
    kept_drafts.write(game, msgspec.convert(grown, game.builder.Record), path)
    assert drafts.last("ravenloft").sitters[0].options["hero"]["grown"]["level"] == 2
    kept_drafts.forget(path)
    assert "grown" not in drafts.last("ravenloft").sitters[0].options["hero"], "as it was remembered"


def test_a_value_that_does_not_go_with_another_says_with_which() -> None:
    draft = usual("ravenloft", "Camille")
    variants = next(field for field in fields(find("ravenloft")) if field.name == "variants")
    draft.options["variants"] = ["NEW", "DIC"]
    assert draft.clashing(variants, "BAR") == ["NEW"]
    assert draft.clashing(variants, "CUS") == []
