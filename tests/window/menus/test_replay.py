"""The replay of a match: watched, gone through, played on from, taken along."""

import json
from pathlib import Path
from typing import Any

import pygame
import pytest
from PIL import Image
from pygame import Rect

from flick.cli import run
from flick.clips import Rolled
from flick.commands.shot import read_layout, read_shot
from flick.paint.palette import PALETTES
from flick.table.journal import load
from flick.table.resume import verify
from flick.table.seats import Seat
from flick.window.arena.effects.signs import OverPawn, Reddening, Shield
from flick.window.arena.verdicts import VerdictBubble
from flick.window.board.log_part import WholeLog
from flick.window.match.replay import replay_exports
from flick.window.match.replay.replay_check import WAITS
from flick.window.match.replay.replay_controller import PAUSE
from flick.window.match.replay.replay_screen import ReplayScreen
from flick.window.menus import opening
from flick.window.menus.load import LoadScreen
from flick.window.menus.rulebook_screen import RulebookScreen
from flick.window.widgets.button import Button
from flick.window.widgets.log import Log
from flick.window.widgets.segmented import Segmented
from flick.window.widgets.switch import Switch
from tests.saved_matches import kept
from tests.window.checks import complaints, missing
from tests.window.match.replay.files import ARMOUR_AND_WOUND, catacombs, other_rules, shells
from tests.window.menus.conftest import Visit
from tests.window.menus.visitor import Visitor

WHOLE_SECOND = 1000


def watcher(visit: Visit, path: Path, size: tuple[int, int] = (1280, 720), **settings: Any) -> Visitor:
    """Somebody who watches a match that has been read."""
    visitor = visit(size, **settings)
    visitor.go(lambda app: LoadScreen(app, True))
    visitor.go(lambda app: ReplayScreen(app, path))
    while not visitor.screen.film.whole:
        visitor.wait(25)
    visitor.wait(100)
    return visitor


def to_a_flick(visitor: Visitor, number: int = 3) -> int:
    """Step to after a flick; its answer."""
    answer = visitor.screen.film.flicks[number]
    visitor.screen.go(answer + 1)
    visitor.wait()
    return answer


def lying(visitor: Visitor) -> dict[str, tuple[float, float, float]]:
    """Where all pieces are seen."""
    pieces = visitor.screen.parts.table.arena.scene.pieces.lying
    return {name: piece.pawn.pose for name, piece in pieces.items()}


def lies_at(visitor: Visitor, moment: int) -> dict[str, tuple[float, float, float]]:
    return {name: pawn.pose for name, pawn in visitor.screen.film.layout(moment).pawns.items()}


def test_the_first_picture_is_there_before_the_match_is_read(visit: Visit) -> None:
    visitor = visit((1280, 720))
    screen: Any = visitor.app.go(lambda app: ReplayScreen(app, catacombs(130)))
    visitor.app.frame([], 17)
    assert not screen.film.whole
    assert lying(visitor) == lies_at(visitor, 0)
    assert "The match is being read." in visitor.says()


def test_arrows_step_by_answer(visit: Visit) -> None:
    visitor = watcher(visit, catacombs())
    flick = visitor.screen.film.flicks[0]
    for _ in range(flick + 1):
        visitor.key(pygame.K_RIGHT)
    assert visitor.screen.controller.at == flick + 1
    assert lying(visitor) == lies_at(visitor, flick + 1)
    visitor.key(pygame.K_LEFT)
    assert visitor.screen.controller.at == flick
    assert lying(visitor) == lies_at(visitor, flick) != lies_at(visitor, flick + 1)


def test_home_end_and_turns_by_key(visit: Visit) -> None:
    visitor = watcher(visit, catacombs())
    turns, player = visitor.screen.rows.turns, visitor.screen.controller
    visitor.key(pygame.K_END)
    assert player.at == visitor.screen.film.last
    visitor.key(pygame.K_UP)
    assert player.at == turns[-2].first + 1
    visitor.key(pygame.K_PAGEUP)
    assert player.at == turns[-3].first + 1
    visitor.key(pygame.K_DOWN, pygame.K_PAGEDOWN)
    assert player.at == turns[-1].first + 1
    visitor.key(pygame.K_HOME)
    assert player.at == 0
    visitor.key(pygame.K_UP)
    assert player.at == 0
    assert "Before the first answer" in visitor.says()


def test_space_plays_and_stops(visit: Visit) -> None:
    visitor = watcher(visit, shells(3, flicks=False))
    visitor.key(pygame.K_SPACE)
    before = visitor.screen.controller.at
    visitor.wait(2 * PAUSE)
    assert visitor.screen.controller.at > before
    assert visitor.screen.controller.playing
    visitor.key(pygame.K_SPACE)
    at = visitor.screen.controller.at
    visitor.wait(3 * PAUSE)
    assert visitor.screen.controller.at == at


def test_a_flick_rolls_at_its_speed(visit: Visit) -> None:
    visitor = watcher(visit, catacombs(), still=False)
    film = visitor.screen.film
    answer = max(film.flicks, key=lambda answer: film.taken(answer).given.outcome.duration)
    lasts = film.taken(answer).given.outcome.duration * WHOLE_SECOND
    visitor.screen.go(answer)
    visitor.key(pygame.K_MINUS)
    assert visitor.screen.controller.speed == 0.5
    visitor.key(pygame.K_SPACE)
    visitor.wait(lasts)
    assert visitor.screen.parts.table.rolling, "at half its speed it takes twice as long"
    assert lying(visitor) not in (lies_at(visitor, answer), lies_at(visitor, answer + 1))
    visitor.wait(lasts + 200)
    assert not visitor.screen.parts.table.rolling
    assert visitor.screen.controller.at == answer + 1


def test_a_flick_that_rolls_stands_still_while_it_is_stopped(visit: Visit) -> None:
    visitor = watcher(visit, catacombs(), still=False)
    answer = visitor.screen.film.flicks[2]
    visitor.screen.go(answer)
    visitor.key(pygame.K_SPACE)
    visitor.wait(100)
    visitor.key(pygame.K_SPACE)
    stopped = lying(visitor)
    visitor.wait(2000)
    assert visitor.screen.parts.table.rolling
    assert lying(visitor) == stopped
    visitor.key(pygame.K_RIGHT)
    assert not visitor.screen.parts.table.rolling
    assert lying(visitor) == lies_at(visitor, answer + 1)


def test_nothing_is_told_of_a_flick_before_it_has_ended(visit: Visit) -> None:
    visitor = watcher(visit, catacombs(), still=False)
    film = visitor.screen.film
    answer = next(a for a in film.flicks if any(event.kind == "touched-nobody" for event in film.events(a + 1)))
    visitor.screen.go(answer)
    visitor.key(pygame.K_MINUS, pygame.K_MINUS, pygame.K_SPACE)
    visitor.wait(100)
    assert visitor.screen.parts.table.rolling
    assert "touches no enemy" not in visitor.says()
    visitor.key(pygame.K_RIGHT)
    assert "touches no enemy" in visitor.says()


@pytest.mark.parametrize("key", [pygame.K_PLUS, pygame.K_KP_PLUS])
def test_speed_by_key_and_by_click(visit: Visit, key: int) -> None:
    visitor = watcher(visit, catacombs(20))
    visitor.key(key, key, key)
    assert visitor.screen.controller.speed == 4
    speeds = next(part for part in visitor.parts(Segmented) if len(part.options) == 5)
    assert speeds.chosen == 4
    visitor.click(speeds.segments()[0])
    assert visitor.screen.controller.speed == 0.1
    visitor.key(pygame.K_RIGHT)
    assert (visitor.screen.controller.at, visitor.screen.controller.speed) == (1, 0.1), (
        "arrows step, also after a click"
    )


def test_the_time_line_is_clicked_and_dragged(visit: Visit) -> None:
    visitor = watcher(visit, catacombs())
    line, turns = visitor.screen.parts.foot.line, visitor.screen.rows.turns

    def place(index: int) -> tuple[int, int]:
        return round(line.x(index)), line.groove.centery

    visitor.click(place(2))
    assert visitor.screen.controller.at == turns[2].first + 1
    visitor.move(place(2))
    visitor.press(place(2))
    visitor.move(place(4), held=True)
    assert visitor.screen.controller.at == turns[4].first + 1
    visitor.release(place(4))
    assert line.at == 4


def test_beads_tell_team_and_wounds(visit: Visit) -> None:
    visitor = watcher(visit, catacombs(130))
    beads, turns = visitor.screen.parts.foot.line.beads, visitor.screen.rows.turns
    assert [bead.wounds for bead in beads] == [turn.wounds for turn in turns]
    sides = ["team.sword" if turn.seat == 0 else "team.skull" for turn in turns]
    assert [bead.colour for bead in beads] == sides


def test_a_click_in_the_list_goes_to_the_turn(visit: Visit) -> None:
    visitor = watcher(visit, catacombs())
    listing, turns = visitor.screen.parts.panel.listing, visitor.screen.rows.turns
    visitor.click(listing.row_rect(2))
    assert visitor.screen.controller.at == turns[2].first + 1
    assert listing.selected == 2
    visitor.key(pygame.K_DOWN)
    assert listing.selected == 3


def test_only_turns_that_hit(visit: Visit) -> None:
    visitor = watcher(visit, catacombs(130))
    sorts = next(part for part in visitor.parts(Segmented) if part.options[0] == "All")
    visitor.click(sorts.segments()[1])
    hits = visitor.screen.rows.listed("hits")
    assert len(visitor.screen.parts.panel.listing.rows) == len(hits) > 0
    visitor.click(visitor.screen.parts.panel.listing.row_rect(0))
    assert visitor.screen.controller.at == visitor.screen.rows.turns[hits[0]].first + 1


def test_the_log_of_the_moment_and_its_rule(visit: Visit) -> None:
    visitor = watcher(visit, catacombs())
    answer = to_a_flick(visitor)
    (log,) = visitor.parts(Log)
    lines = [line for line in visitor.screen.film.lines(answer + 1) if not line.heading]
    deeds = [entry for entry in log.entries if not (entry.heading or entry.reason)]
    assert [entry.rule for entry in deeds][-len(lines) :] == [line.rule for line in lines]
    last = log.entries.index(deeds[-1])
    assert log.entries[last].brief in visitor.says()
    visitor.click(log.rule_rect(last))
    assert isinstance(visitor.screen, RulebookScreen)
    assert visitor.screen.rule == lines[-1].rule


def test_an_entry_of_the_log_leads_to_its_moment(visit: Visit) -> None:
    """One that is seen, and one of the whole log, of which only what is looked for is left."""
    visitor = watcher(visit, catacombs())
    screen, film = visitor.screen, visitor.screen.film
    to_a_flick(visitor)
    (log,) = visitor.parts(Log)
    whole = [index for index in log.seen() if log.rect.contains(log.entry_rect(index))]
    index = next(index for index in whole if not log.entries[index].heading)
    number = log.entries[index].number
    visitor.click(log.entry_rect(index))
    assert screen.controller.at == film.moment_of(number)
    screen.parts.panel.log.open(screen.desk)
    (whole,) = visitor.parts(WholeLog)
    whole.field.text = "CAT-57"
    whole.field.on_change("CAT-57")
    deeds = [entry for entry in whole.log.entries if not entry.heading]
    assert {entry.rule for entry in deeds} == {"CAT-57"}
    whole.log.on_entry(whole.log.entries.index(deeds[-1]))
    assert visitor.parts(WholeLog) == []
    assert screen.controller.at == film.moment_of(deeds[-1].number)


def test_what_events_did_to_pawns_is_seen_over_them_as_in_play(visit: Visit) -> None:
    """When the film comes to a moment from the one before; whoever jumps there sees how everything lies."""
    visitor = watcher(visit, catacombs(120, seed=ARMOUR_AND_WOUND), still=False)
    film = visitor.screen.film
    for kind, sign in (("armour", Shield), ("wound", Reddening)):
        moment = next(at for at in range(film.last) if any(event.kind == kind for event in film.events(at)))
        visitor.screen.go(moment)
        assert seen_over_pawns(visitor) == []
        visitor.key(pygame.K_LEFT, pygame.K_RIGHT)
        assert sign in seen_over_pawns(visitor)
        visitor.key(pygame.K_HOME)
        assert seen_over_pawns(visitor) == []


def seen_over_pawns(visitor: Visitor) -> list[type[OverPawn]]:
    """The signs that are seen over pawns now."""
    effects = [running.effect for running in visitor.screen.parts.table.arena.scene.effects._running]
    return [type(effect) for effect in effects if isinstance(effect, OverPawn)]


def test_f1_opens_the_rule_of_the_moment(visit: Visit) -> None:
    visitor = watcher(visit, catacombs())
    answer = to_a_flick(visitor)
    rule = visitor.screen.film.events(answer + 1)[-1].rule
    visitor.key(pygame.K_F1)
    assert visitor.screen.rule == rule
    visitor.key(pygame.K_ESCAPE)
    assert visitor.screen.controller.at == answer + 1, "it is as it was"


def test_ways_are_hidden_by_the_switch_and_by_t(visit: Visit) -> None:
    visitor = watcher(visit, catacombs())
    scene = visitor.screen.parts.table.arena.scene
    assert len(scene.under) == 1, "all ways, as one picture"
    (switch,) = visitor.parts(Switch)
    visitor.click(switch)
    visitor.wait()
    assert scene.under == []
    visitor.key(pygame.K_t)
    visitor.wait()
    assert switch.on
    assert len(scene.under) == 1
    to_a_flick(visitor)
    assert len(scene.under) > 1, "and the current one above"


def test_ways_have_the_colours_of_the_palette(visit: Visit) -> None:
    pictures = []
    for palette in PALETTES:
        visitor = watcher(visit, catacombs(), palette=palette)
        laid = visitor.screen.parts.table.arena.scene.under[0]
        pixels = pygame.surfarray.array3d(laid.surface)[pygame.surfarray.array_alpha(laid.surface) > 60]
        honey = visitor.app.theme.colour("honey")
        assert (abs(pixels.astype(int) - [honey.r, honey.g, honey.b]).max(axis=1) <= 12).any(), palette
        pictures.append(pixels.tobytes())
    assert len(set(pictures)) == len(PALETTES)


def verdicts(visitor: Visitor) -> list[VerdictBubble]:
    """What is said in the arena."""
    return [part for part in visitor.screen.desk.over.parts if isinstance(part, VerdictBubble)]


def test_the_verdict_is_said_where_it_happened(visit: Visit) -> None:
    visitor = watcher(visit, catacombs())
    film = visitor.screen.film
    answer = next(a for a in film.flicks if any(event.kind == "touched-nobody" for event in film.events(a + 1)))
    visitor.screen.go(answer + 1)
    visitor.wait(200)
    assert len(verdicts(visitor)) == 1
    visitor.key(pygame.K_HOME)
    visitor.wait(200)
    assert verdicts(visitor) == []


def test_it_is_played_on_from_there(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[Any] = []
    monkeypatch.setattr(opening, "open_match", lambda app, match, writer: opened.append((match, writer)))
    path = catacombs(40)
    before = path.read_bytes()
    visitor = watcher(visit, path)
    for moment in (0, to_a_flick(visitor) + 1, 38):
        visitor.screen.go(moment)
        visitor.click(visitor.part(Button, "Play on as a new match"))
        match, writer = opened.pop()
        assert match.view(None).arena == visitor.screen.film.layout(moment)
        assert match.seats == visitor.screen.film.match.seats
        asked, then = match.decision, visitor.screen.film.match.line_before(moment).decision
        assert asked is not None
        assert (asked.seat, asked.ask, asked.rule) == (then.seat, then.ask, then.rule)
        match.advance()
        match.resign(0)
        writer.close()
        assert writer.path != path
        found = verify(load(writer.path))
        assert found.fault is None
        assert found.answers == len(match.answers)
    assert path.read_bytes() == before


def test_nothing_is_played_on_from_the_end(visit: Visit) -> None:
    visitor = watcher(visit, catacombs(20))
    visitor.key(pygame.K_END)
    visitor.click(visitor.part(Button, "Play on as a new match"))
    assert len(kept()) == 1
    assert isinstance(visitor.screen, ReplayScreen)
    visitor.wait(600)
    assert "The match was over by then." in visitor.says().replace("\n", " ")


def test_a_match_that_is_played_on_opens_to_be_played(visit: Visit) -> None:
    from flick.window.match.play_screen import PlayScreen

    visitor = watcher(visit, catacombs(20))
    to_a_flick(visitor, 1)
    visitor.click(visitor.part(Button, "Play on as a new match"))
    assert isinstance(visitor.screen, PlayScreen)
    assert len(kept()) == 2


def test_a_gif_of_a_flick(visit: Visit, home: Path) -> None:
    visitor = watcher(visit, catacombs(20))
    to_a_flick(visitor, 0)
    turn = visitor.screen.taking.in_turn
    visitor.click(visitor.part(Button, "GIF"))
    if len(turn) > 1:
        visitor.click(visitor.part(Button, "This flick"))
    assert "Saving…" in visitor.says()
    visitor.screen.taking.exporter.wait()
    visitor.wait()
    (path,) = (home / "pictures").iterdir()
    assert path.name in visitor.says().replace("\n", "").replace(" ", "")
    with Image.open(path) as found:
        assert found.format == "GIF"
        assert getattr(found, "n_frames", 1) > 1


def test_the_window_goes_on_while_something_is_written(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    from threading import Event

    go_on, begun = Event(), Event()

    def slow(flicks: list[Rolled], path: Path) -> None:
        begun.set()
        assert go_on.wait(60)
        path.write_bytes(str(len(flicks)).encode())

    monkeypatch.setattr(replay_exports, "save_film", slow)
    visitor = watcher(visit, catacombs())
    answer = next(a for a in visitor.screen.film.flicks if _shots_in_turn(visitor, a) > 1)
    visitor.screen.go(answer + 1)
    visitor.click(visitor.part(Button, "GIF"))
    visitor.click(visitor.part(Button, "The whole turn"))
    assert begun.wait(60)
    visitor.key(pygame.K_HOME)
    assert lying(visitor) == lies_at(visitor, 0)
    go_on.set()
    visitor.screen.taking.exporter.wait()
    visitor.wait()
    (path,) = (visitor.screen.path.parent.parent / "pictures").iterdir()
    assert int(path.read_bytes()) > 1


def test_what_was_written_is_said_though_nobody_does_anything(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    from threading import Event

    go_on = Event()

    def slow(flicks: list[Rolled], path: Path) -> None:
        assert go_on.wait(60)
        path.write_bytes(b"GIF89a")

    monkeypatch.setattr(replay_exports, "save_film", slow)
    visitor = watcher(visit, catacombs())
    answer = next(a for a in visitor.screen.film.flicks if _shots_in_turn(visitor, a) > 1)
    visitor.screen.go(answer + 1)
    visitor.wait(2000)
    visitor.click(visitor.part(Button, "GIF"))
    visitor.click(visitor.part(Button, "This flick"))
    visitor.wait(2000)
    assert visitor.screen.moving
    assert visitor.screen.parts.about.text == "Saving…"
    go_on.set()
    visitor.screen.taking.exporter.wait()
    visitor.wait(25)
    (path,) = (visitor.screen.path.parent.parent / "pictures").iterdir()
    assert visitor.screen.parts.about.text == f"Saved as {path}"
    assert not visitor.screen.taking.exporter.busy


def _shots_in_turn(visitor: Visitor, answer: int) -> int:
    found = visitor.screen.rows.turn(answer + 1)
    return len(found[1].shots)


def test_a_picture_of_the_cloth(visit: Visit, home: Path) -> None:
    visitor = watcher(visit, catacombs(20))
    to_a_flick(visitor, 1)
    visitor.screen.parts.table.arena.hush()
    visitor.wait(300)
    frame: Rect = visitor.screen.parts.table.arena.scene.stage.frame
    visitor.click(visitor.part(Button, "Picture"))
    visitor.screen.taking.exporter.wait()
    visitor.wait()
    (path,) = (home / "pictures").iterdir()
    found = pygame.image.load(path)
    assert found.get_size() == frame.size
    seen = visitor.app.surface.subsurface(frame)
    assert pygame.image.tobytes(found, "RGB") == pygame.image.tobytes(seen, "RGB")
    assert path.name in visitor.says().replace("\n", "").replace(" ", "")


def test_a_clip_is_played_again_by_flick_shot(visit: Visit, home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    visitor = watcher(visit, catacombs(20))
    answer = to_a_flick(visitor, 2)
    outcome = visitor.screen.film.taken(answer).given.outcome
    for _ in range(2):
        visitor.click(visitor.part(Button, "Layout"))
        visitor.screen.taking.exporter.wait()
        visitor.wait()
    first, second = sorted((home / "clips").iterdir())
    assert (first / "shot.json").read_bytes() == (second / "shot.json").read_bytes()
    layout, shot = first / "layout.json", first / "shot.json"
    assert read_shot(shot).pawn == outcome.pawn
    assert read_layout(None, str(layout)) == visitor.screen.film.layout(answer)
    assert run(["shot", "--layout", str(layout), "--shot", str(shot), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert {name: tuple(place[:2]) for name, place in told["rest"].items()} == {
        name: (x, y) for name, (x, y, _) in outcome.rest.items()
    }


def test_what_cannot_be_written_is_said(visit: Visit, home: Path) -> None:
    visitor = watcher(visit, catacombs(20))
    (home / "pictures").write_text("in the way", "utf-8")
    visitor.click(visitor.part(Button, "Picture"))
    visitor.screen.taking.exporter.wait()
    visitor.wait()
    assert "pictures" in visitor.screen.parts.about.text
    assert "Saved" not in visitor.says()


def test_off_buttons_say_why(visit: Visit) -> None:
    visitor = watcher(visit, catacombs(20))
    assert visitor.part(Button, "Layout").off == "Nothing was flicked at this moment."
    assert visitor.part(Button, "GIF").off == "Nothing was flicked at this moment."
    answer = to_a_flick(visitor, 0)
    assert visitor.part(Button, "Layout").off is None
    assert visitor.part(Button, "GIF").off is None
    visitor.screen.go(answer)
    visitor.wait()
    assert visitor.screen.taking.in_turn
    assert visitor.part(Button, "GIF").off == "Nothing was flicked at this moment."


def test_it_begins_at_the_answer_that_was_asked_for(visit: Visit) -> None:
    path = catacombs()
    visitor = visit((1280, 720), still=False)
    answer = load(path).answers
    flick = [line.n for line in answer if bytes(line.outcome)][4]
    screen: Any = visitor.app.go(lambda app: ReplayScreen(app, path, flick))
    seen = []
    for frame in range(40):
        visitor.app.frame([], 17 * frame)
        seen.append((screen.controller.at, screen.controller.rolling))
    assert screen.controller.playing
    assert (flick, flick) in seen
    assert {at for at, _ in seen} <= {0, flick, flick + 1}


def test_esc_goes_back(visit: Visit) -> None:
    visitor = watcher(visit, catacombs(10))
    visitor.key(pygame.K_SPACE, pygame.K_ESCAPE)
    assert isinstance(visitor.screen, LoadScreen)


def test_everything_is_reached_with_tab(visit: Visit) -> None:
    visitor = watcher(visit, catacombs(20))
    to_a_flick(visitor, 1)
    reached = []
    for _ in range(40):
        visitor.key(pygame.K_TAB)
        reached.append(visitor.screen.desk.focus)
    focusable = [part for part in visitor.screen.desk.root.walk() if part.focusable]
    assert [part for part in focusable if part not in reached] == []


def test_a_button_chosen_with_tab_is_pressed_with_space(visit: Visit) -> None:
    visitor = watcher(visit, catacombs(20))
    on = next(part for part in visitor.parts(Button) if part.icon == "step_forward")
    while visitor.screen.desk.focus is not on:
        visitor.key(pygame.K_TAB)
    visitor.key(pygame.K_SPACE)
    assert (visitor.screen.controller.at, visitor.screen.controller.playing) == (1, False)


def test_a_bot_is_called_the_same_in_head_and_list(visit: Visit) -> None:
    visitor = watcher(visit, catacombs(20))
    to_a_flick(visitor, 1)
    assert "Camille against Noor (easy)" in visitor.says()
    assert visitor.screen.telling.words.who(1) == "Noor"
    assert "Ilan" not in visitor.says()


def test_bots_of_one_level_are_told_apart(visit: Visit) -> None:
    visitor = watcher(visit, catacombs(20, seats=(Seat("easy"), Seat("easy"))))
    assert "Ilan (easy) against Noor (easy)" in visitor.says()
    assert visitor.screen.telling.words.who(1) == "Noor"


def test_replays_are_opened_from_the_list(visit: Visit) -> None:
    catacombs(10)
    visitor = visit((1280, 720))
    visitor.go(lambda app: LoadScreen(app, True))
    visitor.click(visitor.part(Button, "Watch"))
    assert isinstance(visitor.screen, ReplayScreen)


def test_a_match_under_other_rules_says_what_cannot_be_shown(visit: Visit) -> None:
    visitor = watcher(visit, other_rules(catacombs(40)))
    assert "Played under other rules" in visitor.says()
    visitor.key(pygame.K_RIGHT, pygame.K_SPACE, pygame.K_END, pygame.K_DOWN)
    assert visitor.screen.controller.at == 0


def test_a_file_that_cannot_be_read_says_why(visit: Visit, tmp_path: Path) -> None:
    (tmp_path / "torn.flick").write_text("{}\n", "utf-8")
    visitor = visit((1280, 720))
    visitor.go(lambda app: LoadScreen(app, True))
    opening.open_replay(visitor.app, tmp_path / "torn.flick")
    assert "This match cannot be shown" in visitor.says()
    assert "this is not a match of Flick" in visitor.says().replace("\n", " ")
    visitor.key(pygame.K_SPACE, pygame.K_RIGHT, pygame.K_ESCAPE)
    assert isinstance(visitor.screen, LoadScreen)


def test_a_game_without_an_arena_lies_on_the_cloth(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    import msgspec

    from flick.window.match.replay import film

    def without_arena(*given: Any) -> Any:
        board = told_board(*given)
        return msgspec.structs.replace(board, zones=tuple(zone for zone in board.zones if zone.kind != "arena"))

    told_board = film.told_board
    monkeypatch.setattr(film, "told_board", without_arena)
    visitor = watcher(visit, shells(8, flicks=False))
    assert visitor.screen.parts.table.arena is None
    visitor.key(pygame.K_RIGHT, pygame.K_RIGHT)
    assert "Played" in visitor.says()
    assert complaints(visitor.screen.desk, visitor.screen.backdrop()) == []


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("moment", [0, 17, 10**6])
def test_it_can_be_read_and_used_in_the_smallest_window(visit: Visit, language: str, moment: int) -> None:
    visitor = watcher(visit, catacombs(50), (1024, 640), language=language)
    visitor.screen.go(moment)
    visitor.wait(400)
    assert complaints(visitor.screen.desk, visitor.screen.backdrop()) == []
    assert missing(visitor.says()) == []


@pytest.mark.parametrize("palette", PALETTES[1:])
def test_it_can_be_read_in_every_palette(visit: Visit, palette: str) -> None:
    visitor = watcher(visit, catacombs(50), palette=palette, language="fr")
    to_a_flick(visitor)
    assert complaints(visitor.screen.desk, visitor.screen.backdrop()) == []


@pytest.mark.parametrize(("size", "scale"), [((1024, 640), 200), ((1280, 720), 80), ((2560, 1440), 200)])
def test_it_can_be_read_at_every_scale(visit: Visit, size: tuple[int, int], scale: int) -> None:
    visitor = watcher(visit, catacombs(50), size, scale=scale)
    to_a_flick(visitor)
    assert complaints(visitor.screen.desk, visitor.screen.backdrop()) == []


def test_a_match_that_is_watched_for_a_while_is_checked(visit: Visit) -> None:
    visitor = watcher(visit, catacombs(10))
    visitor.wait(WAITS + 50)
    screen = visitor.screen
    assert screen.checker._process.pipe.poll(120), "another process has gone through the file"
    visitor.wait()
    assert screen.checker.checked
    assert "Verified: every flick runs as it did." in visitor.says()
    assert complaints(screen.desk, screen.backdrop()) == []
