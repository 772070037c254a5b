"""What a seat may not know: whole games, in which each seat is shown, told and asked the same in what it imagines."""

from collections.abc import Sequence

from flick.bots.random import random_answer
from flick.table.asked import asked
from flick.table.chance import Chance, derived
from flick.table.decisions import Decision
from flick.table.game import GamesAny
from flick.table.match import Match
from flick.table.perspective import BadGuess, seen_from
from flick.table.records import to_json
from flick.table.seats import Seat
from flick.table.words import Words
from flick.written_options import read_options
from tools.torture.report import Campaign

MOST_ANSWERS = 2_000
"""Of one match."""
LOOKED_AT = 12
"""One decision in so many is looked at from all seats."""


def torture(games: Sequence[GamesAny], cases: int, seed: int) -> Campaign:
    """Each case is a whole game of random answers; the games take turns, each with all its numbers of seats."""
    campaign, chance = Campaign("hidden names", seed), Chance(derived(seed))
    for number in range(cases):
        game, round_number = games[number % len(games)], number // len(games)
        options = read_options(game, {})
        least, most = game.seats_with(options)
        seats = least + round_number % (most - least + 1)
        match = Match(game, [Seat("human")] * seats, options, seed + number)
        campaign.begin()
        while isinstance(decision := match.settle(), Decision) and len(match.answers) < MOST_ANSWERS:
            if chance.below(LOOKED_AT) == 0:
                _look(match, decision, chance, campaign)
            match.answer(random_answer(decision, chance))
        campaign.end(f"{game.id}, {seats} seats, seed {match.seed}")
    return campaign


def _look(match: Match, decision: Decision, chance: Chance, campaign: Campaign) -> None:
    """Compare what each seat sees with what it would see in a match that it takes for possible."""
    words = Words("en", match.game.folder)
    told = match.events[match.line.began.events :]
    for seat in range(len(match.seats)):
        what = f"{match.game.id} {match.seed}, answer {len(match.answers)}, seat {seat}"
        try:
            guess = seen_from(match.line, seat, derived(chance.below(1 << 30))).guess()
        except BadGuess as wrong:
            campaign.fail(what, wrong)
            continue
        if to_json(match.game.view(guess.state, seat)) != to_json(match.view(seat)):
            campaign.fail(what, "the view shows what it cannot know")
        if to_json([one.seen_by(seat) for one in guess.events]) != to_json([one.seen_by(seat) for one in told]):
            campaign.fail(what, "the log tells what it cannot know")
        own = guess.decision if seat == decision.seat else None
        if own is not None and to_json(asked(own, words)) != to_json(asked(decision, words)):
            campaign.fail(what, "the question tells what it cannot know")
