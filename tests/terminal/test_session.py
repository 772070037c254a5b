"""A match at a terminal, typed as a person types it."""

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from flick.bots import BOTS
from flick.sitting import seats_for
from flick.table.board import Board
from flick.table.chance import Chance
from flick.table.game import Game, NoOptions, Result, State, find
from flick.table.journal import load, new_match_file
from flick.table.match import Match
from flick.table.perspective import Perspective
from flick.table.rules import Rules, choose
from flick.table.sayings import say
from flick.table.seats import Seat, Thought
from flick.table.words import Words
from flick.terminal import WIDTH
from flick.terminal.session import Session
from flick.written_options import read_options
from tests.table.play import Log

Play = Callable[..., str]


class Keyboard(io.StringIO):
    """Text typed at a terminal."""

    def isatty(self) -> bool:
        return True


class Screen(io.StringIO):
    """A terminal that keeps what is shown on it."""

    def isatty(self) -> bool:
        return True


def sit(seats: str = "human,random", seed: int = 1, game: str = "shells", **options: Any) -> Match:
    found = find(game)
    return Match(found, seats_for(found, seats), read_options(found, options), seed, bots=BOTS)


class KeptAt(Log):
    """A recorder that names a file."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """Play with what is typed line by line; what was shown. The input ends after the last line."""

    def play(match: Match, *typed: str, language: str = "en", path: Path | None = None) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(line + "\n" for line in typed)))
        names = [seat.name for seat in match.seats]
        if path is not None and match.recorder is None:
            match.recorder = KeptAt(path)
        assert Session(match, Words(language, match.game.folder, names=names)).run() == 0
        return capsys.readouterr().out

    return play


def written(match: Match) -> list[str]:
    return [taken.given.text for taken in match.answers]


def test_a_turn_by_numbers_and_by_names(play: Play) -> None:
    match = sit("human,human", flicks="off")
    shown = play(match, "2", "bet 1", "", "Cowrie 2")
    assert written(match)[:3] == ["play limpet-1", "bet 1", "swap nothing"]
    assert "Which card do you play? [SHL-03]\n   1  Play Cowrie 5\n   2  Play Limpet 1\n" in shown
    assert "How many pearls do you bet? [SHL-04]\n  a whole number from 0 to 3\n" in shown
    assert "Player 1 plays Limpet 1. [SHL-03]\n" in shown
    assert shown.startswith("Shells\nType an answer, or “?” for help.\n")


def test_a_shell_is_placed_and_flicked(play: Play) -> None:
    match = sit(seed=1)
    shown = play(match, "2", "0", "y", "20 100", "0 1200", "")
    assert written(match)[2:5] == ["yes", "place shell 20.0,100.0", "flick shell 0deg 1200mm/s"]
    assert "The shell strikes one pebble. [SHL-07]" in shown
    assert "Pawns: shell\n  for example flick shell 30deg 1200mm/s, from 140 to 2400 mm/s" in shown
    assert shown.count("\nShore\n") == 4, "at the beginning, before the place, before the flick, and as it was left"


def test_the_example_of_a_flick_can_be_typed(play: Play) -> None:
    match = sit(seed=1)
    shown = play(match, "2", "0", "y", "1")
    example = shown.partition("for example ")[2].partition(",")[0]
    match.answer(example)


def test_only_what_has_changed_is_shown_again(play: Play) -> None:
    shown = play(sit(flicks="off"), "2", "1", "")
    assert shown.count("\nShore\n") == 1
    assert shown.count("\nDeck: ") == 1, "how many cards are left is told when somebody asks for the table"
    assert shown.count("\nHand of Player 1: ") == 3
    assert shown.count("\nHand of Player 2: ") == 1


def test_a_refusal_gives_its_reason_and_asks_again(play: Play) -> None:
    match = sit(flicks="off")
    shown = play(match, "conch 1", "nonsense", "7", "2", "9")
    assert "You do not hold Conch 1. [SHL-03]\n" in shown
    assert "“nonsense” is not one of the answers. [SHL-03]\n" in shown
    assert "“7” is not one of the answers." in shown
    assert "Answer with a whole number from 0 to 3, not “9”. [SHL-04]\n" in shown
    assert written(match) == ["play limpet-1"]


def test_an_empty_line_is_no_answer_but_where_nothing_can_be_chosen(play: Play) -> None:
    match = sit(flicks="off")
    play(match, "", "2", "", "0", "")
    assert written(match)[:3] == ["play limpet-1", "bet 0", "swap nothing"]


def test_help_lists_every_command_and_repeats_the_question(play: Play) -> None:
    for asked in ("?", "help", "HELP"):
        shown = play(sit(flicks="off"), asked)
        assert "  undo       undo your last answer\n" in shown
        assert shown.count("Which card do you play?") == 2


def test_commands_in_french(play: Play) -> None:
    match = sit(flicks="off")
    shown = play(match, "aide", "2", "regles", "table", "journal", "cauri", "quitter", language="fr")
    assert "  annuler    annuler votre dernière réponse\n" in shown
    assert "SHL-04  Parier. Vous pariez jusqu’à trois perles" in shown
    assert shown.count("\nRivage\n") == 2
    assert "Joueur 1 pioche Buccin 2. [SHL-02]" in shown
    assert "Répondez par un nombre entier de 0 à 3, et non par «\u202fcauri\u202f»." in shown
    assert written(match) == ["play limpet-1"]


def test_the_whole_board_and_the_whole_log(play: Play) -> None:
    shown = play(sit(flicks="off"), "2", "0", "", "board", "log")
    assert shown.count("\nShore\n") == 2
    assert shown.count("Player 1 plays Limpet 1. [SHL-03]\n") == 2
    assert "Player 2 draws a card." in shown, "what was hidden stays so in the log"


def test_undo_and_redo(play: Play) -> None:
    match = sit("human,human", flicks="off")
    shown = play(match, "undo", "2", "undo", "1", "undo", "0", "redo")
    assert "You have no answer to undo." in shown
    assert "That cannot be undone: something hidden has been revealed since.\n" in shown
    assert "That cannot be undone: chance has decided something since.\n" in shown
    assert "There is nothing to redo." in shown


def test_an_answer_is_taken_back_and_given_again(play: Play) -> None:
    match = sit("human,human", seed=1)
    shown = play(match, "2", "0", "y", "undo", "redo", "undo", "n")
    assert "Undone: yes\n" in shown
    assert "Redone: yes\n" in shown
    assert written(match)[:3] == ["play limpet-1", "bet 0", "no"]


def test_rules(play: Play) -> None:
    shown = play(sit(flicks="off"), "rules", "rules shl-09", "rules SHL-9")
    assert "SHL-03  Play. You play one card from your hand.\n" in shown
    assert "SHL-09  End. The game ends after" in shown
    assert "There is no rule SHL-9; did you mean SHL-09?\n" in shown


def test_giving_up_ends_the_match(play: Play) -> None:
    match = sit(flicks="off")
    shown = play(match, "resign", "yes", "1")
    assert match.result is not None
    assert match.result.winners == (1,)
    assert shown.endswith("\nThe match is over. Player 1 gives up. [SHL-10]\n")


@pytest.mark.parametrize(("language", "yes"), [("en", "y"), ("fr", "oui")])
def test_giving_up_takes_two_words(play: Play, language: str, yes: str) -> None:
    match = sit(flicks="off")
    shown = play(match, "resign", "no", "resign", "", "resign", "perhaps", "2", language=language)
    assert match.result is None
    assert written(match) == ["play limpet-1"]
    assert shown.count({"en": "The match goes on.", "fr": "La partie continue."}[language]) == 3
    play(sit(flicks="off"), "resign", language=language)
    match = sit(flicks="off")
    play(match, "resign", yes, language=language)
    assert match.result is not None


def test_quitting_answers_nothing(play: Play) -> None:
    match = sit(flicks="off")
    shown = play(match, "quit", "1")
    assert match.answers == []
    assert shown.endswith("Player 1> quit\n")


def test_what_is_typed_is_shown_when_it_comes_from_a_file(play: Play) -> None:
    assert "Player 1> 2\nPlayer 1 plays Limpet 1." in play(sit(flicks="off"), "2")


def test_the_input_may_end_at_any_moment(play: Play) -> None:
    for lines in range(6):
        match = sit(flicks="off")
        assert play(match, *["2", "0", "", "1", "0", ""][:lines]).endswith("> \n")


def test_a_whole_match_to_its_end(play: Play) -> None:
    match = sit("human,random", rounds=1, flicks="off")
    shown = play(match, "2", "0", "", "1", "0", "", "1", "0", "")
    assert match.result is not None
    last = shown.splitlines()
    assert last[-1].startswith("The match is over. ")
    assert last[-2] == ""


def test_everything_fits_the_width(play: Play) -> None:
    for language in ("en", "fr"):
        match = sit("Bartholomew the Magnificent=human,Wilhelmina of the Long Name=human", seed=1)
        typed = ["?", "rules shl-02", "3", "0", "y", "1", "30 2000", "x" * 40, "log", "", "?", "board"]
        shown = play(match, *typed, language=language)
        assert [line for line in shown.splitlines() if len(line) > WIDTH] == []


def test_the_file_is_named_and_can_be_copied(play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    match = sit(flicks="off")
    writer = new_match_file(Path("my match.flick"), match)
    typed = ("2", "save", "save a copy.flick", "save a copy.flick", "save none/x.flick")
    shown = play(match, *typed, path=Path("my match.flick"))
    writer.close()
    assert shown.count("The match is saved in my match.flick.\n") == 2
    assert "A copy is in a copy.flick.\n" in shown
    assert "a copy.flick already exists.\n" in shown
    assert "none/x.flick cannot be written: there is no such file or folder\n" in shown
    assert shown.endswith("To go on: flick play --text --resume 'my match.flick'\n")
    assert [line.answer for line in load(Path("a copy.flick")).answers] == ["play limpet-1"]


def test_a_match_that_is_not_kept_says_so(play: Play) -> None:
    assert "This match is not saved.\n" in play(sit(flicks="off"), "save")


def test_a_match_that_is_over_is_not_gone_on_with(play: Play, tmp_path: Path) -> None:
    match = sit(flicks="off")
    writer = new_match_file(tmp_path / "kept.flick", match)
    shown = play(match, "resign", "yes", path=tmp_path / "kept.flick")
    writer.close()
    assert shown.endswith(f"The match is saved in {tmp_path / 'kept.flick'}.\n")


class Sly:
    """A bot that always answers the same, and says why."""

    def think(self, perspective: Perspective) -> Thought:
        decision = perspective.decision
        simple = {"bet": "bet 0", "shoot": "no", "swap": "swap nothing"}
        card = perspective.board.zone(f"hand-{perspective.seat + 1}").pieces[0].id
        return Thought(simple.get(decision.verb, f"play {card}"), say("zone-deck") if decision.verb == "play" else None)


def test_a_bot_s_answers_are_told_by_events_and_its_reasons_are_shown(play: Play) -> None:
    """An answer may be secret: only the rules know what of it may be seen."""
    game = find("shells")
    match = Match(game, [Seat("human"), Seat("sly")], read_options(game, {"flicks": "off"}), 1, bots={"sly": Sly})
    shown = play(match, "2", "0", "")
    assert "bet 0" not in shown
    assert "\n  Deck\nPlayer 2 plays " in shown


def test_a_bot_s_flick_is_shown(play: Play) -> None:
    for seed in range(8):
        match = sit("human,random", seed=seed)
        shown = play(match, "1", "0", "n", "", "1", "0", "n", "")
        if any("flick" in answer for answer in written(match)):
            assert "> Player 2: flick shell " in shown
            assert "> Player 2: place shell " in shown
            return
    raise AssertionError("no bot ever flicked")


def test_between_two_people_nothing_stays_on_the_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen()
    monkeypatch.setattr(sys, "stdin", Keyboard("\n2\n0\n\n\n"))
    monkeypatch.setattr(sys, "stdout", screen)
    match = sit("Ada=human,Ben=human", flicks="off")
    Session(match, Words("en", match.game.folder, names=["Ada", "Ben"])).run()
    shown = screen.getvalue()
    assert "Ada, take the keyboard. The others look away. Press Enter." in shown
    before, _, after = shown.partition("Ben, take the keyboard.")
    assert before.endswith("\x1b[H\x1b[2J\x1b[3J")
    assert "Hand of Ada: 3 cards face down" in after
    assert "Hand of Ben: 4 cards" not in after
    assert " Shore\n" in after, "Ben sees the whole table"


def test_no_sign_for_terminals_reaches_a_file(play: Play) -> None:
    assert "\x1b" not in play(sit("human,human", flicks="off"), "2", "0", "", "1")


def test_an_onlooker_s_line_never_shows_a_card_drawn(play: Play) -> None:
    """Between two people the log on the screen tells of draws only what both may know."""
    shown = play(sit("Ada=human,Ben=human", flicks="off"), "2", "0", "")
    assert "Ada draws a card." in shown
    assert "Ada draws Whelk" not in shown
    assert "Ben draws a card." in shown


def test_ctrl_c_tells_where_the_match_is_and_leaves(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    class Interrupted(io.StringIO):
        def readline(self, size: int = -1) -> str:
            raise KeyboardInterrupt

    monkeypatch.setattr(sys, "stdin", Interrupted())
    match = sit(flicks="off")
    match.recorder = KeptAt(tmp_path / "kept.flick")
    with pytest.raises(KeyboardInterrupt):
        Session(match, Words("en", match.game.folder)).run()
    assert f"--resume {tmp_path / 'kept.flick'}\n" in capsys.readouterr().out


class SavingState(State, kw_only=True):
    saved: str = ""


class Saving(Game[SavingState, NoOptions]):
    """A game of one question, whose verb is also a command of the terminal."""

    id = "saving"
    version = 1
    seats = (1, 1)
    State = SavingState

    def start(self, options: NoOptions, seats: int, chance: Chance) -> SavingState:
        return SavingState(luck=chance.luck)

    def turn(self, state: SavingState, chance: Chance) -> Rules[None]:
        state.saved = yield from choose(0, "save", ["gold", "honour"], rule="SAV-1")

    def result(self, state: SavingState) -> Result | None:
        return Result((0,), say("match-over", why=state.saved), "SAV-2") if state.saved else None

    def view(self, state: SavingState, seat: int | None) -> Board:
        return Board(seat, 0, ())


def test_a_verb_of_the_game_goes_before_a_command(play: Play) -> None:
    """Where the rules ask what to save, "save gold" is an answer."""
    match = Match(Saving(), [Seat("human")], seed=1)
    shown = play(match, "undo", "save gold")
    assert written(match) == ["save gold"]
    assert "You have no answer to undo." in shown
