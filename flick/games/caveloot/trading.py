"""Deals between players in camp (CAVE-225 to CAVE-227, CAVE-R49, CAVE-R52)."""

from collections.abc import Iterator, Mapping
from functools import cache

from flick.effects.language import hyphened
from flick.games.caveloot.acts import PlayerAct, asked
from flick.games.caveloot.cards import card, every_card, kind_of, names
from flick.games.caveloot.gifts import leads_to, open_region
from flick.games.caveloot.holdings import is_hero
from flick.games.caveloot.planning import shown_name
from flick.games.caveloot.state import CavelootState, bound_to, others_of
from flick.games.caveloot.zones import bound_of, player_zone, quests_of, zone_of
from flick.places import shipped
from flick.table.decisions import DECLINED, Deal, Goods, Verdict
from flick.table.moves import Move
from flick.table.offers import bargain
from flick.table.rules import Rules, tell, whisper
from flick.table.sayings import Who, say
from flick.table.words import Words

COINS, HELP = "coins", "help"
NO_OFFERS = "no-offers"
"""The written answer of a player who does not want to be asked for offers any more."""
POOR, DEAR = "poor", "dear"
"""The excuses for refusing a deal: it brings less than it costs, or it asks more than anybody would pay."""
MOST_DECLINED = 3
"""The most declined offers for each pair and phase (CAVE-R49)."""
MOST_PLAYERS, MOST_HIDDEN = 4, 20
"""The players who can hold quests, and the hidden cards of each for which access has a name."""
ACCESS = "access."
"""Stands before the name of a quest or passage where access to it is traded, and not the card."""


def tradable(state: CavelootState, seat: int) -> Iterator[str]:
    """The cards that a player may hand over now (CAVE-227), quests (CAVE-132) and secret passages (CAVE-145) among
    them: what is paid, not entered, not opened, no tamed monster that is used in a fight, and never the last hero."""
    player, fight = state.players[seat], state.fight
    fighting = () if fight is None else (*fight.tamed, *fight.worn.get(seat, ()))
    heroes = [name for name in (*player.camp, *player.hand) if is_hero(state, name) and name not in state.unpaid]
    last = len(heroes) + bool(player.hero) <= 1
    for name in (*player.camp, *player.hand):
        if name in state.unpaid or name in player.entered or name in player.opened:
            continue
        if is_hero(state, name) and last:
            continue
        if name in state.tamed and name in fighting:
            continue
        yield name


def rights(state: CavelootState, seat: int, other: int) -> Iterator[str]:
    """The quests and opened passages of a player to which the other could get access (CAVE-131, CAVE-R45)."""
    player, partner = state.players[seat], state.players[other]
    for name in player.camp:
        if card(name).type == "personal_quest" and name not in partner.rights:
            yield f"{ACCESS}{shown_name(state, seat, name) or name}"
        if name in player.opened and leads_to(name) not in partner.access:
            yield f"{ACCESS}{name}"


@cache
def access_names(language: str) -> Mapping[str, str]:
    """The names of access: to a quest or passage by its name, and to a hidden one by its place."""
    words, known = Words(language, shipped("levels") / "caveloot"), names(language)
    quests = [one.id for one in every_card().values() if one.type in ("personal_quest", "secret_passage")]
    copies = [name for name in known if kind_of(name) in quests]
    hidden = [f"{quests_of(seat)}/{place}" for seat in range(MOST_PLAYERS) for place in range(MOST_HIDDEN)]
    found = {f"{ACCESS}{name}": words("access-to", card=known[name]) for name in copies}
    return found | dict.fromkeys([f"{ACCESS}{name}" for name in hidden], words("access-hidden"))


def goods(state: CavelootState, seat: int, other: int) -> Goods:
    """All that a player could give to the other; secret cards by their place."""
    things = [shown_name(state, seat, name) or name for name in tradable(state, seat)]
    player = state.players[seat]
    return Goods((*things, *rights(state, seat, other)), {COINS: player.purse, HELP: min(1, player.help)})


def refused(state: CavelootState, seat: int, other: int, deal: Deal) -> Verdict | None:
    """Why a deal is not allowed, or ``None``: it gives nothing on either side (CAVE-R49), HELP! cards on both sides or
    one for nothing (CAVE-R52), or a last hero (CAVE-R49)."""
    if not any(side.things or any(side.amounts.values()) for side in (deal.gives, deal.gets)):
        return Verdict(False, say("refused-empty-deal"), "CAVE-R49")
    given, got = deal.gives.amounts.get(HELP, 0), deal.gets.amounts.get(HELP, 0)
    if given and got:
        return Verdict(False, say("refused-two-help"), "CAVE-R52")
    if (given and not _has_value(deal.gets)) or (got and not _has_value(deal.gives)):
        return Verdict(False, say("refused-help-for-nothing"), "CAVE-R52")
    for owner, goods_ in ((seat, deal.gives), (other, deal.gets)):
        player = state.players[owner]
        heroes = [name for name in player.camp if is_hero(state, name) and name not in state.unpaid]
        if heroes and all(name in goods_.things for name in heroes):
            return Verdict(False, say("refused-last-hero"), "CAVE-R49")
    return None


def _has_value(given: Goods) -> bool:
    """Whether something is given beside HELP! cards."""
    return bool(given.things or given.amounts.get(COINS, 0))


def trade(state: CavelootState, seat: int, other: int, *, invited: bool = False) -> Rules[None]:
    """Let two players bargain: an offer, its answer, perhaps one counter-offer; an agreement is carried out at once
    (CAVE-181, CAVE-225). Where no deal was named, nothing counts as declined, except for a player who was ``invited``
    to make an offer."""
    before = declined(state, seat, other)
    own, theirs = goods(state, seat, other), goods(state, other, seat)
    deal = yield from bargain(
        seat,
        other,
        own,
        theirs,
        rule="CAVE-R49",
        refuse=lambda deal: refused(state, seat, other, deal),
        excuses=(POOR, DEAR),
        refused=lambda: _note_declined(state, seat, other),
        known=lambda asked: _names_known(state, (seat, other), asked),
    )
    if deal is None:
        if invited and declined(state, seat, other) == before:
            _note_declined(state, seat, other)
        if declined(state, seat, other) > before:
            yield tell("no-deal", "CAVE-R49", who=Who(seat), other=Who(other))
        return
    real = {**_names(state, seat), **_names(state, other)}
    yield tell("deal", "CAVE-225", who=Who(seat), other=Who(other))
    gives = [real.get(thing, thing) for thing in deal.gives.things]
    gets = [real.get(thing, thing) for thing in deal.gets.things]
    yield from hand_over(state, seat, other, gives, deal.gives.amounts.get(COINS, 0), deal.gives.amounts.get(HELP, 0))
    yield from hand_over(state, other, seat, gets, deal.gets.amounts.get(COINS, 0), deal.gets.amounts.get(HELP, 0))


def approach(state: CavelootState, seat: int) -> Rules[None]:
    """Let others begin with an offer to a player who has come home (CAVE-R49), where cards may change hands for cards
    or coins. Each is asked once, and no more at all if that player wishes so."""
    for other in others_of(state, seat):
        if other in state.reserved or not (may_trade(state, seat, other) and _may_exchange(state, seat, other)):
            continue
        answer: int = yield asked(
            other,
            "approach",
            [PlayerAct("offer")],
            rule="CAVE-R49",
            decline="no",
            passes=(NO_OFFERS,),
            facts={"who": Who(seat)},
            reacts=True,
        )
        if answer == 0:
            yield from trade(state, other, seat)
        elif answer < DECLINED:
            state.reserved.append(other)


def _may_exchange(state: CavelootState, *seats: int) -> bool:
    """Whether each of these players could give coins or a card that is no hero, and at least one of them such a
    card."""
    cards = [any(not is_hero(state, name) for name in tradable(state, seat)) for seat in seats]
    return any(cards) and all(has or state.players[seat].purse for has, seat in zip(cards, seats, strict=True))


def _names(state: CavelootState, seat: int) -> dict[str, str]:
    """The IDs of secret cards, and of access to them, by the names under which they are offered."""
    found = {shown: name for name in state.players[seat].camp if (shown := shown_name(state, seat, name))}
    return found | {f"{ACCESS}{shown}": f"{ACCESS}{name}" for shown, name in found.items()}


def _names_known(state: CavelootState, seats: tuple[int, int], asked: int) -> dict[str, str]:
    """The names of secret cards of these players, and of access to them, for somebody who has seen them (CAVE-R13)."""
    found = {shown: name for seat in seats for shown, name in _names(state, seat).items()}
    return {shown: name for shown, name in found.items() if asked in state.knows.get(name.removeprefix(ACCESS), ())}


def may_trade(state: CavelootState, seat: int, other: int) -> bool:
    """Whether two players may bargain: at most three offers were declined by the pair in this phase, and one of them
    has something to give beside HELP! cards, which nobody gives for each other (CAVE-R52)."""
    has_goods = _has_goods(state, seat, other) or _has_goods(state, other, seat)
    return has_goods and declined(state, seat, other) < MOST_DECLINED


def _has_goods(state: CavelootState, seat: int, other: int) -> bool:
    """Whether a player has coins, or anything else that could be given to the other."""
    own = (*tradable(state, seat), *rights(state, seat, other))
    return bool(state.players[seat].purse) or bool(own)


def declined(state: CavelootState, seat: int, other: int) -> int:
    """How many offers between two players were declined in this phase."""
    return state.now.declined.get(_pair(seat, other), 0)


def _note_declined(state: CavelootState, seat: int, other: int) -> None:
    """Count one more declined offer between the two."""
    state.now.declined[_pair(seat, other)] = declined(state, seat, other) + 1


def _pair(seat: int, other: int) -> str:
    """The key of two players, whoever of them made the offer."""
    return " ".join(str(one + 1) for one in sorted((seat, other)))


def hand_over(
    state: CavelootState,
    giver: int,
    taker: int,
    things: list[str],
    coins: int = 0,
    help_cards: int = 0,
    rule: str = "CAVE-R49",
) -> Rules[None]:
    """Hand cards, coins and HELP! cards over to another player by a ``rule``; bound fairies go with their hero
    (CAVE-R35). Access is given first, while its card is still there."""
    for name in sorted(things, key=lambda name: not name.startswith(ACCESS)):
        if name.startswith(ACCESS):
            yield from _give_access(state, giver, taker, name.removeprefix(ACCESS))
        else:
            yield from _give_card(state, giver, taker, name, rule)
    source, goal = state.players[giver], state.players[taker]
    moves: list[Move] = []
    for word, n in ((COINS, coins), (HELP, help_cards)):
        if n:
            moves.append(Move(word, player_zone(giver), player_zone(taker), n))
    source.purse, goal.purse = source.purse - coins, goal.purse + coins
    source.help, goal.help = source.help - help_cards, goal.help + help_cards
    if moves:
        yield tell("hands-over", rule, tuple(moves), who=Who(giver), other=Who(taker), coins=coins, help=help_cards)


def _give_card(state: CavelootState, giver: int, taker: int, name: str, rule: str) -> Rules[None]:
    """Hand a card over; others learn only the type of one whose text they may not know."""
    source, goal = state.players[giver], state.players[taker]
    origin = zone_of(state, giver, name)
    is_hidden = bool(shown_name(state, giver, name))
    (source.camp if name in source.camp else source.hand).remove(name)
    goal.camp.append(name)
    if is_hidden and taker not in state.knows[name]:
        state.knows[name].append(taker)
    moves = [Move(name, origin, zone_of(state, taker, name))]
    moves += [Move(fairy, bound_of(giver), bound_of(taker)) for fairy in bound_to(state, name)]
    facts = {"who": Who(giver), "other": Who(taker)}
    if is_hidden:
        what = f"type-{hyphened(card(name).type)}"
        yield whisper("gives", rule, state.knows[name], {"card": name}, tuple(moves), **facts, type=what)
    else:
        yield tell("gives", rule, tuple(moves), **facts, card=name)


def _give_access(state: CavelootState, giver: int, taker: int, name: str) -> Rules[None]:
    """Give access to a quest or a passage: its text is shown to the partner, or the region is opened."""
    is_hidden = bool(shown_name(state, giver, name))
    if is_hidden:
        if taker not in state.knows[name]:
            state.knows[name].append(taker)
        secret, stays = {"card": name}, Move(name, quests_of(giver), quests_of(giver))
        yield whisper("gives-access", "CAVE-131", state.knows[name], secret, (stays,), who=Who(giver), other=Who(taker))
    else:
        yield tell("gives-access", "CAVE-131", who=Who(giver), other=Who(taker), card=name)
    if card(name).type == "personal_quest":
        state.players[taker].rights.append(name)
    else:
        yield from open_region(state, taker, leads_to(name), "CAVE-R45")
