"""Calls for help in a fight: bids, helpers, rewards (CAVE-218 to CAVE-224, CAVE-R51)."""

from collections.abc import Iterator
from copy import copy

from flick.effects.language import hyphened
from flick.games.caveloot.acts import PlayerAct, choose_act, choose_act_or_not
from flick.games.caveloot.cards import card
from flick.games.caveloot.gear import equip_all
from flick.games.caveloot.packing import heroes_of
from flick.games.caveloot.planning import muster, shown_name
from flick.games.caveloot.quests import note
from flick.games.caveloot.sides import draw_for
from flick.games.caveloot.state import CavelootState, Reward, seats_from
from flick.games.caveloot.trading import tradable
from flick.games.caveloot.zones import player_zone
from flick.table.chance import Chance
from flick.table.moves import Move
from flick.table.rules import Rules, amount, choose_many, tell
from flick.table.sayings import Say, Who, in_a_row


def may_call(state: CavelootState) -> bool:
    """Whether the active player may call for help: once in a clash, with a HELP! card, if anybody could come (CAVE-222,
    CAVE-R51)."""
    fight = state.current_fight
    return not fight.called and state.player.help > 0 and any(True for _ in _askable(state))


def _askable(state: CavelootState) -> Iterator[int]:
    """The other seats with access to the region, a hero in camp and no part in the fight yet (CAVE-220); whoever
    withdrew or lost the hero has had a part."""
    fight = state.current_fight
    for seat in seats_from(state, state.active)[1:]:
        player = state.players[seat]
        if player.out or seat in fight.rewards or state.now.region not in player.access:
            continue
        if heroes_of(state, seat):
            yield seat


def call(state: CavelootState, chance: Chance) -> Rules[None]:
    """Call for help: the caller names a reward or none, the others bid, and the caller accepts as many of them as there
    are HELP! cards (CAVE-218 to CAVE-224)."""
    fight, caller = state.current_fight, state.active
    fight.called = True
    offered = yield from _reward(state)
    yield tell("calls", "CAVE-R51", who=Who(caller), reward=told(state, offered))
    bids: dict[int, Reward] = {}
    for seat in list(_askable(state)):
        bid = yield from _bid(state, seat, offered)
        if bid is not None:
            bids[seat] = bid
    accepted = yield from _accepted(state, bids)
    for seat in accepted:
        state.players[caller].help -= 1
        state.players[seat].help += 1
        note(state, seat, "help")
        move = Move("help", player_zone(caller), player_zone(seat))
        yield tell("help-card", "CAVE-219", (move,), who=Who(caller), other=Who(seat))
        fight.rewards[seat] = copy(bids[seat])
        yield from _joins(state, chance, seat)


def _accepted(state: CavelootState, bids: dict[int, Reward]) -> Rules[list[int]]:
    """Let the caller accept as many of the bids as there are HELP! cards (CAVE-221)."""
    if not bids:
        yield tell("nobody-helps", "CAVE-R51", who=Who(state.active))
        return []
    return (
        yield from choose_many(
            state.active,
            "accept",
            list(bids),
            0,
            min(len(bids), state.player.help),
            rule="CAVE-221",
            name=lambda seat: f"player-{seat + 1}",
            label=lambda seat: Say("accept-bid", {"who": Who(seat), "reward": told(state, bids[seat])}),
        )
    )


def _joins(state: CavelootState, chance: Chance, seat: int) -> Rules[None]:
    """Let a helper join in this clash; where the draws have been made, the helper draws now."""
    fight = state.current_fight
    if not (yield from muster(state, chance, seat)):
        return
    fight.seats.append(seat)
    fight.seats.sort(key=lambda one: seats_from(state, state.active).index(one))
    equip_all(state, seat)
    yield tell("joins", "CAVE-223", who=Who(seat), hero=state.players[seat].hero)
    if any(source.kind == "hero" for source in fight.sources):
        yield from draw_for(state, chance, seat)


def _reward(state: CavelootState) -> Rules[Reward]:
    """Ask the caller for a reward: cards, coins, the monster that is beaten here, in a dungeon all those of the level;
    always, or on victory only. Such promises bind, and no others (CAVE-226, CAVE-R50)."""
    caller, reward = state.active, Reward()
    while True:
        act = yield from choose_act(
            caller, "reward", list(_reward_acts(state, reward)), rule="CAVE-R51", facts={"reward": told(state, reward)}
        )
        if act.kind == "done":
            return reward
        yield from _added(state, caller, reward, act)


def _reward_acts(state: CavelootState, reward: Reward) -> Iterator[PlayerAct]:
    """What the caller can still promise, beside what is promised already."""
    yield PlayerAct("done")
    fight, caller = state.current_fight, state.active
    if not reward.trophy:
        yield PlayerAct("trophy", n=len(fight.foes))
    if not reward.coins and state.players[caller].purse:
        yield PlayerAct("coins")
    for name in tradable(state, caller):
        if name not in reward.things:
            yield PlayerAct("card", name, shown=shown_name(state, caller, name))
    if reward != Reward() and not reward.on_victory:
        yield PlayerAct("victory")


def _added(state: CavelootState, seat: int, reward: Reward, act: PlayerAct) -> Rules[None]:
    """Add what an act names to a reward."""
    if act.kind == "trophy":
        reward.trophy = reward.on_victory = True
    elif act.kind == "victory":
        reward.on_victory = True
    elif act.kind == "card":
        reward.things.append(act.card)
    else:
        purse = state.player.purse
        reward.coins = yield from amount(seat, "coins", 1, purse, rule="CAVE-R51")


def _bid(state: CavelootState, seat: int, offered: Reward) -> Rules[Reward | None]:
    """Ask a seat for its bid: pass, accept, or name another reward (CAVE-R51). Whoever asks for a card and then names
    none is asked again."""
    bid = None
    while bid is None:
        act = yield from _asked_to_bid(state, seat, offered)
        if act is None:
            yield tell("bids-no", "CAVE-R51", who=Who(seat))
            return None
        bid = yield from _bid_of(state, seat, offered, act)
    yield tell("bids", "CAVE-R51", who=Who(seat), reward=told(state, bid))
    return bid


def _asked_to_bid(state: CavelootState, seat: int, offered: Reward) -> Rules[PlayerAct | None]:
    """Ask a seat whether it accepts the reward or names another; ``None`` where it passes."""
    fight, caller = state.current_fight, state.active
    acts = [PlayerAct("accept")]
    if not offered.trophy:
        acts.append(PlayerAct("ask-trophy", n=len(fight.foes)))
    if state.players[caller].purse > offered.coins:
        acts.append(PlayerAct("ask-coins"))
    if _cards_to_ask_for(state, offered):
        acts.append(PlayerAct("ask-card"))
    facts = {
        "who": Who(caller),
        "card": fight.foes[0],
        "count": len(fight.foes),
        "left": fight.vitality,
        "reward": told(state, offered),
    }
    return (yield from choose_act_or_not(seat, "bid", acts, rule="CAVE-R51", decline="pass", facts=facts, reacts=True))


def _cards_to_ask_for(state: CavelootState, offered: Reward) -> list[str]:
    """The visible cards that the caller could promise and has not offered."""
    caller = state.active
    held = [name for name in tradable(state, caller) if name not in offered.things]
    return [name for name in held if not shown_name(state, caller, name)]


def _bid_of(state: CavelootState, seat: int, offered: Reward, act: PlayerAct) -> Rules[Reward | None]:
    """The reward for which a player would come; ``None`` where that player asks for a card and names none."""
    caller = state.active
    if act.kind == "ask-trophy":
        return Reward(trophy=True, on_victory=True)
    if act.kind == "ask-coins":
        return Reward(coins=(yield from amount(seat, "ask-coins", 1, state.players[caller].purse, rule="CAVE-R51")))
    if act.kind == "ask-card":
        cards = [PlayerAct("card", name) for name in _cards_to_ask_for(state, offered)]
        chosen = yield from choose_act_or_not(
            seat, "ask-card", cards, rule="CAVE-R51", decline="no", facts={"who": Who(caller)}, reacts=True
        )
        return None if chosen is None else Reward(things=[chosen.card])
    return offered


def told(state: CavelootState, reward: Reward) -> Say:
    """A reward in words: coins, the monster, and what everybody may know of each card."""
    caller = state.active
    found = [
        Say("promise-secret", {"type": f"type-{hyphened(card(name).type)}"})
        if shown_name(state, caller, name)
        else Say("promise-card", {"card": name})
        for name in reward.things
    ]
    found += [Say("promise-coins", {"n": reward.coins})] if reward.coins else []
    found += [Say("promise-monster", {"count": len(state.current_fight.foes)})] if reward.trophy else []
    what = in_a_row(found) if found else Say("promise-nothing")
    return Say("reward", {"what": what, "victory": "yes" if reward.on_victory else "no"})
