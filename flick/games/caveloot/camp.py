"""The camp, before a turn's journey and after it (CAVE-160, CAVE-178 to CAVE-181, CAVE-R20)."""

from collections.abc import Iterator

from flick.games.caveloot.acts import PlayerAct, choose_act, choose_act_or_not
from flick.games.caveloot.cards import GOODS, card
from flick.games.caveloot.corruption import fee_of
from flick.games.caveloot.holdings import discounted, is_hero, means
from flick.games.caveloot.in_use import of_guilds, used
from flick.games.caveloot.packing import heroes_of
from flick.games.caveloot.planning import shown_name
from flick.games.caveloot.quests import QuestTask, can_complete, complete, goals
from flick.games.caveloot.scenes import TextScene
from flick.games.caveloot.spending import pay
from flick.games.caveloot.state import CavelootState, Reward, others_of
from flick.games.caveloot.stock import bound_leave, hand_home, home_region, lie_open, take_from
from flick.games.caveloot.taking import bind
from flick.games.caveloot.texts import UsableText, ability_acts, is_open, text_of, use
from flick.games.caveloot.trading import approach, hand_over, may_trade, tradable, trade
from flick.games.caveloot.zones import quests_of
from flick.table.chance import Chance
from flick.table.moves import Move
from flick.table.rules import Rules, confirm, tell, whisper
from flick.table.sayings import Who


def come_home(state: CavelootState, chance: Chance) -> Rules[None]:
    """Bring hero and hand to the camp (CAVE-178), hand over agreed rewards, and let the player pay the fees of monsters
    that were used before anything else (CAVE-R20, CAVE-R38). Those monsters are not named, because nobody knows where
    they lie in their piles."""
    seat, player, now = state.active, state.player, state.now
    if player.hero or player.hand:
        yield tell("home", "CAVE-178", hand_home(state, seat), who=Who(seat))
    for helper, reward in now.owed:
        yield from _reward(state, helper, reward)
    now.owed.clear()
    yield from _pay_fees(state)
    now.declined.clear()
    now.stage = "camp"
    yield from approach(state, seat)


def _pay_fees(state: CavelootState) -> Rules[None]:
    """Let the player pay each fee that is owed for a tamed monster that was used, as soon as it can be paid in full,
    before any other payment of phase 3 (CAVE-R38). The monster is not named, because nobody knows where it lies in its
    pile."""
    seat, debts = state.active, state.player.debts
    for tame, fee in list(debts.items()):
        if means(state, seat) >= fee:
            del debts[tame]
            yield tell("fee-due", "CAVE-R38", who=Who(seat), n=fee)
            yield from pay(state, seat, fee, "CAVE-R38", may_cancel=False)


def _reward(state: CavelootState, helper: int, reward: Reward) -> Rules[None]:
    """Give a helper what was promised, as far as the payer has it and may give it away (CAVE-224, CAVE-R51); the last
    hero is never given away."""
    seat = state.active
    for name in reward.things:
        if name in tradable(state, seat):
            yield from hand_over(state, seat, helper, [name], rule="CAVE-224")
    yield from hand_over(state, seat, helper, [], min(reward.coins, state.player.purse), rule="CAVE-224")


def camp_acts(state: CavelootState, is_home: bool) -> Iterator[PlayerAct]:
    """What can be done in camp in phases 1 and 3 of a turn (CAVE-160, CAVE-178)."""
    seat, player = state.active, state.player
    if is_home:
        for name in player.camp:
            if name in state.unpaid and means(state, seat) >= price_of(state, seat, name):
                yield PlayerAct("pay", name, n=price_of(state, seat, name))
    for goal in goals(state, seat):
        if can_complete(state, seat, goal):
            shown = shown_name(state, seat, goal.quest) if goal.quest in player.camp else ""
            yield PlayerAct("complete", goal.quest, place=goal.place + 1, shown=shown)
    heroes = heroes_of(state, seat)
    for name in player.camp:
        if card(name).type == "fairy" and not card(name).is_spirit:
            yield from (PlayerAct("bind", name, hero) for hero in heroes)
    yield from ability_acts(TextScene(state, seat), camp_abilities(state, is_home))
    for other in others_of(state, seat):
        if may_trade(state, seat, other):
            yield PlayerAct("trade", seat=other)
    if any(may_trade(state, seat, other) for other in others_of(state, seat)):
        yield PlayerAct("invite")
    if seat in state.reserved:
        yield PlayerAct("listen")
    for name in player.camp:
        if shown := shown_name(state, seat, name):
            unaware = [other for other in others_of(state, seat) if other not in state.knows.get(name, ())]
            yield from (PlayerAct("show", name, shown=shown, seat=other) for other in unaware)


def camp_abilities(state: CavelootState, is_home: bool) -> list[UsableText]:
    """The texts for the camp: those of paid cards that lie there and of guild levels (``CAMP``, ``PREPARE``)."""
    seat, triggers = state.active, ("camp",) if is_home else ("camp", "prepare")
    scene = TextScene(state, seat)
    lying = [name for name in state.player.camp if name not in state.unpaid and _speaks(state, name)]
    found = [
        UsableText(name, part) for name in lying for trigger in triggers for part in used(name).texts.get(trigger, ())
    ]
    for level in of_guilds(state, seat):
        found += [UsableText(level.name, part) for trigger in triggers for part in level.texts.get(trigger, ())]
    return [one for one in found if is_open(scene, one.card, one.part)]


def _speaks(state: CavelootState, name: str) -> bool:
    """Whether the texts of a card in camp count there: those of gear, treasures and heroes do."""
    return card(name).type in GOODS or is_hero(state, name)


def price_of(state: CavelootState, seat: int, name: str) -> int:
    """The gold that must be paid for a hero or a tamed monster (CAVE-179, CAVE-180)."""
    if name in state.tamed:
        return fee_of(state, seat, name)
    return discounted(state, seat, "recruit", card(name).value)


def do_in_camp(state: CavelootState, chance: Chance, act: PlayerAct, is_home: bool) -> Rules[None]:
    """Carry out one of the acts of the camp."""
    seat = state.active
    if act.kind == "pay":
        if (yield from pay(state, seat, act.n, "CAVE-180" if act.card in state.tamed else "CAVE-179")):
            state.unpaid.remove(act.card)
            yield tell("keeps", "CAVE-179", who=Who(seat), card=act.card)
    elif act.kind == "complete":
        yield from complete(state, chance, seat, QuestTask(act.card, act.place - 1))
    elif act.kind == "bind":
        yield from bind(state, chance, seat, act.card, act.other, take_from(state, seat, act.card))
    elif act.kind == "use":
        yield from use(TextScene(state, seat), chance, text_of(act, camp_abilities(state, is_home)), "CAVE-R20")
    elif act.kind == "trade" and act.seat is not None:
        yield from trade(state, seat, act.seat)
    elif act.kind == "invite":
        yield from _invite(state)
    elif act.kind == "listen":
        state.reserved.remove(seat)
    elif act.seat is not None:
        state.knows[act.card].append(act.seat)
        facts = {"who": Who(seat), "other": Who(act.seat)}
        stays = Move(act.card, quests_of(seat), quests_of(seat))
        yield whisper("shows", "CAVE-127", state.knows[act.card], {"card": act.card}, (stays,), **facts)


def _invite(state: CavelootState) -> Rules[None]:
    """Let the player ask somebody else for an offer (CAVE-R49)."""
    seat = state.active
    acts = [PlayerAct("player", seat=other) for other in others_of(state, seat) if may_trade(state, seat, other)]
    act: PlayerAct | None = acts[0]
    if len(acts) > 1:
        act = yield from choose_act_or_not(seat, "invite", acts, rule="CAVE-R49", decline="no")
    if act is not None and act.seat is not None:
        yield from trade(state, act.seat, seat, invited=True)


def at_home(state: CavelootState, chance: Chance) -> Rules[None]:
    """Play one act of phase 3, or its end."""
    seat = state.active
    yield from _pay_fees(state)
    acts = [PlayerAct("done"), *camp_acts(state, is_home=True)]
    if state.bravest is None:
        acts.append(PlayerAct("propose"))
    act = yield from choose_act(seat, "camp", acts, rule="CAVE-R20", facts={"n": means(state, seat)})
    if act.kind == "done":
        state.now.stage = "over"
    elif act.kind == "propose":
        yield from _propose(state)
    else:
        yield from do_in_camp(state, chance, act, is_home=True)


def _propose(state: CavelootState) -> Rules[None]:
    """Ask all who are still in the adventure whether it shall end (CAVE-R09), at the end of this turn."""
    seat = state.active
    yield tell("proposes", "CAVE-R09", who=Who(seat))
    for other in others_of(state, seat):
        if not (yield from confirm(other, "agree", rule="CAVE-R09", who=Who(seat))):
            yield tell("disagrees", "CAVE-R09", who=Who(other))
            state.now.stage = "over"
            return
    state.now.agreed, state.now.stage = True, "over"
    yield tell("agreed", "CAVE-R09")


def unpaid_leave(state: CavelootState) -> Rules[None]:
    """Put cards that were not paid for back face up into their regions (CAVE-179, CAVE-R18, CAVE-R20)."""
    seat = state.active
    state.player.debts.clear()
    for name in [one for one in state.player.camp if one in state.unpaid]:
        move: Move = lie_open(state, name, home_region(state, name), take_from(state, seat, name))
        yield tell("not-kept", "CAVE-179", (move, *bound_leave(state, seat, name)), who=Who(seat), card=name)
