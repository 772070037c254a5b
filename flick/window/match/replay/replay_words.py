"""What is said of a film and of its moments, in the reader's language."""

from flick.sitting import words_for
from flick.table.naming import answer_told
from flick.table.past import RESIGN
from flick.table.sayings import Who
from flick.table.words import Words
from flick.watching import tells_answer
from flick.window.match.log_story import LogStory
from flick.window.match.replay.film import Film
from flick.window.match.replay.replay_check import Checker
from flick.window.match.replay.replay_controller import ReplayController
from flick.window.match.replay.replay_turns import Rows
from flick.window.menus.games_screen import title_of
from flick.window.widgets.log_row import LogEntry


class Telling:
    """Speaks of the moment that a replay is at. ``table`` is the words of the table, ``words`` those of the game."""

    def __init__(self, film: Film, controller: ReplayController, rows: Rows, table: Words) -> None:
        self.film, self.controller, self.rows, self.table = film, controller, rows, table
        self.words = words_for(table, film.game, film.match)
        bots = not all(seat.is_human for seat in film.match.seats)
        self.story = LogStory(self.words, film.plan, rows.sides, bots=bots)

    def entries(self) -> list[LogEntry]:
        """What has happened up to the moment that is seen, and why that was done; of a flick that rolls nothing is told
        beforehand."""
        film, controller = self.film, self.controller
        self.story.hear(film.told, film.reasons)
        happened = film.moments[controller.at].events
        told = [entry for entry in self.story.deeds if entry.number < happened]
        if controller.rolling is not None:
            return [*told, self._flicked(controller.rolling)]
        if not film.lines(controller.at):
            told += [
                LogEntry(self.words(event.say), event.rule) for event in film.events(controller.at) if not event.sums_up
            ]
        if controller.at and not film.events(controller.at):
            told.append(self._answered(controller.at - 1))
        if controller.at and (why := film.thought(controller.at - 1)) is not None:
            told.append(LogEntry(self.words(why), reason=True))
        result = film.match.result
        if film.over and controller.at == film.last and result is not None:
            told.append(LogEntry(self.words(result.reason), result.rule))
        return told

    def moment(self) -> str:
        """Which moment is seen; of a turn in which nobody answers, only that."""
        answer, words = self.controller.answer, self.words
        found, begun = self.rows.turn(answer + 1), self.rows.begun(answer + 1)
        if begun is not None and (found is None or begun != found[0]):
            return words("turn-of-match", turn=self.rows.turns[begun].number)
        if found is None:
            return words("window-replay-begin")
        _, turn = found
        numbers = [shot.number for shot in turn.shots]
        aim = self.film.aim(answer)
        if answer in numbers and aim is not None:
            number, speed = numbers.index(answer) + 1, round(aim.speed)
            return words("window-replay-shot", turn=turn.number, number=number, count=len(numbers), speed=speed)
        number = answer - turn.first + 1
        return words("window-replay-answer", turn=turn.number, number=number, count=turn.answers)

    def facts(self, when: str, checker: Checker) -> str:
        """What is known of the match; ``when`` it was played. What cannot be shown of it, or is not as it was recorded,
        is said instead."""
        film = self.film
        if film.fault is not None:
            return self.words(film.fault.say)
        if (wrong := film.notice or checker.fault) is not None:
            return self.words(wrong)
        game = title_of(self.table, film.game.id)
        if not film.whole:
            return self.table("window-replay-reading", game=game, when=when)
        turns, flicks = film.match.turn, len(film.flicks)
        if film.arena:
            facts = self.table("window-replay-facts", game=game, when=when, turns=turns, flicks=flicks)
        else:
            facts = self.table("window-replay-facts-answers", game=game, when=when, turns=turns, answers=film.last)
        checked = self.table("window-replay-checked" if film.arena else "window-replay-checked-answers")
        return f"{facts} {checked}" if checker.checked else facts

    def _flicked(self, answer: int) -> LogEntry:
        """Who flicks what; nothing of what comes of it."""
        events = self.film.events(answer + 1)
        told = next((event for event in events if event.kind == self.rows.told.flick), None)
        return self._answered(answer) if told is None else LogEntry(self.words(told.say), told.rule)

    def _answered(self, answer: int) -> LogEntry:
        taken = self.film.taken(answer)
        if taken.given.text == RESIGN:
            return LogEntry(self.words("replay-gave-up", who=Who(taken.seat)))
        if not tells_answer(self.film.match, answer, self.film.over):
            return LogEntry(self.words("replay-answer-unseen", who=Who(taken.seat)))
        title = answer_told(self.film.match.line_before(answer).decision, taken.given.text, self.words)
        return LogEntry(self.words("replay-answer", who=Who(taken.seat), answer=title))
