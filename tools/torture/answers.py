"""Answers that nobody should give: each is refused and changes nothing, or is a legal one in other words."""

from collections.abc import Iterator, Sequence

from flick.bots.random import random_answer
from flick.table.chance import Chance, derived
from flick.table.decisions import Decision
from flick.table.game import GamesAny
from flick.table.match import Match
from flick.table.records import pack
from flick.table.sayings import Refused
from flick.table.seats import Seat
from flick.written_options import read_options
from tools.torture.edits import NUMBERS, TEXTS
from tools.torture.report import Campaign

TRIES = 12
"""Hostile answers at each decision."""
MOST_ANSWERS = 150
"""Of one match."""


def torture(games: Sequence[GamesAny], cases: int, seed: int) -> Campaign:
    """Play matches at random, and try hostile answers at each decision before a legal one is given."""
    campaign, chance = Campaign("answers", seed), Chance(derived(seed))
    number = 0
    while campaign.cases < cases:
        game = games[number % len(games)]
        options = read_options(game, {})
        least, most = game.seats_with(options)
        seats = least + chance.below(most - least + 1)
        match = Match(game, [Seat("human")] * seats, options, seed + number)
        number += 1
        while isinstance(decision := match.settle(), Decision) and len(match.answers) < MOST_ANSWERS:
            legal = random_answer(decision, chance)
            for text in _hostile(legal, chance):
                if not _refused(match, text, campaign, f"{game.id} {match.seed}, answer {len(match.answers)}"):
                    break
            else:
                match.answer(legal)
    return campaign


def _hostile(legal: str, chance: Chance) -> Iterator[str]:
    """The legal answer with one word changed, added, left out or said by somebody else."""
    for _ in range(TRIES):
        words = legal.split(" ")
        at = chance.below(len(words))
        other = (*TEXTS, *map(str, NUMBERS), "resign ", "nan", "1e309", "--", words[-1])
        word = other[chance.below(len(other))]
        way = chance.below(4)
        if way == 0:
            words[at] = word
        elif way == 1:
            words.insert(at, word)
        elif way == 2:
            del words[at]
        else:
            words = [*words, *words]
        if (text := " ".join(words)) != legal:
            yield text


def _refused(match: Match, text: str, campaign: Campaign, what: str) -> bool:
    """Whether it was refused; one that means something legal is taken, and the match goes on with it."""
    before, asked = pack(match.state), match.decision
    campaign.begin()
    try:
        match.answer(text)
    except Refused:
        campaign.refused += 1
        if pack(match.state) != before or match.decision is not asked:
            campaign.fail(f"{what}, {text[:60]!r}", "refused, and something has changed")
        return True
    except Exception as fault:
        campaign.fail(f"{what}, {text[:60]!r}", fault)
        return True
    finally:
        campaign.end(f"{what}, {text[:40]!r}")
    return False
