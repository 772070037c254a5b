"""Says in lines of text what a card is and does."""

import difflib

from flick.table.board import Board
from flick.table.game import GamesAny
from flick.table.looks import CardLook, SequenceChip
from flick.table.sayings import Refused, say
from flick.table.words import Words
from flick.terminal.typed import is_part, plain

MOST_LISTED = 6
"""The most cards that are listed where a typed name could mean several."""


def card_title(look: CardLook, words: Words) -> str:
    """The name of a card, whom it shows, and its side or kind."""
    kind = words.name(look.frame) if look.kind is None else words(look.kind.word)
    return " · ".join(part for part in (words.name(look.id), look.subtitle, kind) if part)


def card_deeds(look: CardLook, words: Words) -> str:
    """What a card does: its shots in their order, its ability, its badge, or without an ability its sentences and
    gains, and those of its numbers that have names."""
    parts = [", ".join(_shot(chip, words) for chip in look.chips)]
    if look.ability is not None:
        parts.append(words(look.ability.sentence))
    if look.badge is not None:
        parts.append(words(look.badge.word))
    if look.ability is None:
        parts += [words(said) for said in (*(line.text for line in look.lines), *(gain.told for gain in look.gains))]
    parts += [f"{words.name(item.icon)} {item.number}" for item in look.facts if words.has(f"thing-{item.icon}")]
    return " · ".join(part for part in parts if part)


def find_card(game: GamesAny, typed: str, words: Words) -> CardLook:
    """The card with that ID or name, or the only one with the typed text in its name; ``Refused`` where there is none,
    or where several are meant."""
    if (look := game.card_look(typed.strip())) is not None:
        return look
    wanted, names = plain(typed), _names(game, words)
    things = [names[wanted]] if wanted in names else [thing for name, thing in names.items() if is_part(wanted, name)]
    found = {look.id: look for look in map(game.card_look, things) if look is not None}
    if len(found) == 1:
        return next(iter(found.values()))
    if found:
        raise Refused(say("session-cards-meant", card=typed, cards=_listed(list(found), words)))
    if close := difflib.get_close_matches(wanted, names, n=1):
        raise Refused(say("session-no-card-meant", card=typed, meant=words.name(names[close[0]])))
    raise Refused(say("session-no-card", card=typed))


def cards_held(game: GamesAny, board: Board, seat: int) -> list[CardLook]:
    """The cards in the hand of a seat; ``Refused`` where the board does not show them."""
    pieces = [piece for zone in board.zones if (zone.kind, zone.owner) == ("hand", seat) for piece in zone.pieces]
    looks = [look for piece in pieces if piece.face and (look := game.card_look(piece.face)) is not None]
    if not looks:
        raise Refused(say("session-which-card"))
    return looks


def _names(game: GamesAny, words: Words) -> dict[str, str]:
    """The IDs of cards by their names and IDs without accents and capitals. Where several have one name, it means the
    first."""
    names: dict[str, str] = {}
    named = {**game.things(words.language), **words.things()}
    things = {thing: name for thing, name in named.items() if game.card_look(thing) is not None}
    for thing, name in things.items():
        names.setdefault(plain(name), thing)
    for thing in things:
        names.setdefault(plain(thing), thing)
    return names


def _listed(cards: list[str], words: Words) -> str:
    """The names of the first ``MOST_LISTED`` cards, with dots behind them where there are more."""
    names = ", ".join(words.name(card) for card in cards[:MOST_LISTED])
    return f"{names}, …" if len(cards) > MOST_LISTED else names


def _shot(chip: SequenceChip, words: Words) -> str:
    name = words.name(f"shot-{chip.kind}")
    return words("card-targeted", shot=name) if chip.targeted else name
