"""Deals damage to monsters and objects, and settles what their defeat brings."""

from collections.abc import Sequence

from flick.games.ravenloft import adventures, bonus, experience, objects, treasures
from flick.games.ravenloft.cards import kind_of
from flick.games.ravenloft.carrying import carry_out
from flick.games.ravenloft.heroes_and_foes import Figure
from flick.games.ravenloft.policies import policies_of
from flick.games.ravenloft.powers import text_of
from flick.games.ravenloft.state import MONSTER, RavenloftState
from flick.games.ravenloft.turn_record import Acting
from flick.games.ravenloft.whereabouts import seats_from
from flick.games.ravenloft.zones import VILLAINS, XP, deck_zone, discard_zone, row_zone
from flick.table import memory, piles
from flick.table.chance import Chance
from flick.table.moves import NOWHERE, Move
from flick.table.rules import Rules, tell


def hurt_figure(
    state: RavenloftState, chance: Chance, name: str, n: int, rule: str, *, hero: bool = False
) -> Rules[None]:
    """Deal printed damage to a monster or an object, which is removed at 0 HP (RAV-89, RAV-109). ``hero`` says that it
    comes from a hero's attack, power or treasure card (RAV-RUL-39)."""
    figure = state.figures.get(name)
    if figure is None or figure.hp <= 0 or n <= 0:
        return
    lost = min(figure.hp, (yield from policies_of(state).damage.dealt(state, chance, n, name)))
    figure.hp -= lost
    yield tell("figure-hurt", rule, figure=name, n=lost, left=figure.hp)
    if figure.hp:
        return
    del state.figures[name]
    fell = (Move(name, figure.square, NOWHERE),)
    if figure.is_monster:
        state.fallen.append(figure)
        state.now.earned |= hero
        yield tell("defeated", "RAV-89", fell, figure=name)
    else:
        yield tell("destroyed", "RAV-109", fell, figure=name)
        yield from objects.destroyed(state, figure)


def settle(state: RavenloftState, chance: Chance) -> Rules[None]:
    """Settle everything that a text has led to: XP for the defeated, a treasure, a level after a 20, the end of the
    game."""
    while state.fallen:
        fallen, state.fallen = state.fallen, []
        yield from _reward(state, chance, fallen)
        yield from adventures.check(state)
    if state.now.earned:
        state.now.earned = False
        if policies_of(state).reward.earns_treasure(state):
            state.now.treasure = True
            yield from treasures.draw_one(state, chance, state.active, "RAV-128")
    if state.now.twenty is not None:
        seat, state.now.twenty = state.now.twenty, None
        yield from policies_of(state).level_up.after_roll(state, chance, seat)
    yield from adventures.check(state)


def offer_after_roll(state: RavenloftState, seat: int) -> None:
    """Note that a hero rolled a 20, so that a level is offered once when everything else is settled (RAV-RUL-40)."""
    state.now.twenty = seat


def _reward(state: RavenloftState, chance: Chance, fallen: list[Figure]) -> Rules[None]:
    """Put the cards of the defeated on the XP pile (RAV-90), end Curses, and count the feats of bonus cards."""
    by_hero = state.now.earned
    attacker = state.acting.hero if state.acting.hero is not None else state.active
    cards: list[tuple[str, int | None]] = []
    for figure in fallen:
        cards.append(_card_of(state, figure, attacker, [card for card, _ in cards]))
    counted = yield from policies_of(state).reward.xp_cards(state, attacker, [card for card, _ in cards if card])
    for card, holder in cards:
        if card:
            yield from _take_card(state, card, holder, gains=card in counted)
    for figure in fallen:
        yield from bonus.on_defeat(state, chance, attacker, figure, by_hero)
        if by_hero:
            yield from _curses_end(state, chance, attacker, figure)


def _card_of(state: RavenloftState, figure: Figure, attacker: int, gone: Sequence[str]) -> tuple[str, int | None]:
    """The card that goes with a defeated figure, and the seat that holds it: the attacker's, else that of the first
    player to the left of the active one who has such a card (RAV-91, RAV-92, RAV-RUL-31), without the cards ``gone``
    for others. A villain has a card of its own, which nobody holds (RAV-134)."""
    if figure.sort == "villain":
        return f"{figure.kind}#1", None
    for seat in dict.fromkeys((attacker, *seats_from(state, state.active))):
        for card in state.heroes[seat].row:
            if kind_of(card) == figure.kind and card not in gone:
                return card, seat
    return "", None


def _take_card(state: RavenloftState, card: str, holder: int | None, *, gains: bool) -> Rules[None]:
    """Put the card of a defeated figure on the XP pile if it ``gains`` XP, else where the reward policy says."""
    source, zone = (state.villains, VILLAINS) if holder is None else (state.heroes[holder].row, row_zone(holder))
    if card in state.shielded:
        state.shielded.remove(card)
    if gains:
        piles.move(card, source, state.xp)
        worth = experience.worth_of(card)
        yield tell("xp-gained", "RAV-90", (Move(card, zone, XP),), card=card, n=worth, all=experience.total(state))
    elif policies_of(state).reward.rest_goes(state, card) == "under_deck":
        piles.move(card, source, state.decks[MONSTER])
        memory.learn(state.memory, [card], range(len(state.heroes)))
        yield tell("under-deck", "RAV-BAR-56", (Move(card, zone, deck_zone(MONSTER)),), card=card)
    else:
        piles.move(card, source, state.discards[MONSTER])
        yield tell("discarded", "RAV-90", (Move(card, zone, discard_zone(MONSTER)),), card=card)


def _curses_end(state: RavenloftState, chance: Chance, seat: int, figure: Figure) -> Rules[None]:
    """Carry out the Curses that last until the hero defeats a monster (RAV-117)."""
    for name in list(state.heroes[seat].curses):
        parts = text_of(name, "on_defeat")
        if parts and name in state.heroes[seat].curses:
            yield from carry_out(state, chance, Acting(seat, seat, target=figure.id), name, parts, inside=True)
