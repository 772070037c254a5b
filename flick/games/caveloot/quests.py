"""Quests, guilds and passages: what they ask, and what they bring (CAVE-126 to CAVE-145, CAVE-R42 to CAVE-R45)."""

from collections.abc import Iterator
from typing import NamedTuple

from flick.games.caveloot.acts import PlayerAct, choose_act_or_not
from flick.games.caveloot.cards import QuestCondition, card
from flick.games.caveloot.filters import Filter
from flick.games.caveloot.gifts import leads_to, open_region
from flick.games.caveloot.holdings import discounted, means
from flick.games.caveloot.scenes import TextScene, matching
from flick.games.caveloot.spending import pay
from flick.games.caveloot.state import CavelootState, everybody, is_known
from flick.games.caveloot.stock import bury, destroy
from flick.games.caveloot.texts import carry_out
from flick.games.caveloot.zones import HAUNTING, camp_of, open_in, quests_of
from flick.table.chance import Chance
from flick.table.moves import Move
from flick.table.rules import Rules, reveal, tell
from flick.table.sayings import Who

PASSAGES = ("passage", "secret_passage")


class QuestTask(NamedTuple):
    """A task of a quest that a player may complete: ``place`` counts the tasks of the card from 0."""

    quest: str
    place: int

    @property
    def condition(self) -> QuestCondition:
        """What must be paid or done for it."""
        one = card(self.quest)
        found = one.condition if one.type in PASSAGES else one.tasks[self.place].condition
        assert found is not None
        return found


def goals(state: CavelootState, seat: int) -> Iterator[QuestTask]:
    """The tasks that a player may complete in camp if it can, at any time (CAVE-128): of own quests and those to which
    access was bought, of universal ones in regions that the player may enter (CAVE-R42, CAVE-R43), and the next level
    of each guild."""
    player = state.players[seat]
    for name in dict.fromkeys((*player.camp, *player.rights)):
        yield from _of_card(state, seat, name)
    for region in player.access:
        for name in state.open[region]:
            if card(name).type in ("universal_quest", "passage"):
                yield from _of_card(state, seat, name)


def _of_card(state: CavelootState, seat: int, name: str) -> Iterator[QuestTask]:
    """The tasks of one card that a player may complete if it can."""
    one = card(name)
    if one.type in PASSAGES:
        if leads_to(name) not in state.players[seat].access and name not in state.players[seat].opened:
            yield QuestTask(name, 0)
    elif one.type == "guild":
        if (level := next_level(state, seat, name)) is not None:
            yield QuestTask(name, level)
    else:
        yield from (
            QuestTask(name, place) for place in range(len(one.tasks)) if _key(seat, name, place) not in state.completed
        )


def next_level(state: CavelootState, seat: int, guild: str) -> int | None:
    """The level of a guild that comes next, counted from 0: in order (CAVE-135); a second copy of a guild already
    entered cannot be entered (CAVE-R44)."""
    player = state.players[seat]
    reached = player.entered.get(guild, 0)
    if not reached and any(card(other).id == card(guild).id for other in player.entered):
        return None
    return reached if reached < len(card(guild).tasks) else None


def _key(seat: int, name: str, place: int) -> str:
    """The key under which it is noted that a task is done; with the seat where each player may do it once
    (CAVE-R43)."""
    is_own = card(name).type == "universal_quest" and card(name).repeat
    return f"{name} {place} {seat + 1}" if is_own else f"{name} {place}"


def price(state: CavelootState, seat: int, goal: QuestTask) -> int:
    """The gold that a task asks for; for a level of a guild (CAVE-136) minus discounts."""
    gold = goal.condition.gold
    return discounted(state, seat, "guild", gold) if card(goal.quest).type == "guild" else gold


def can_complete(state: CavelootState, seat: int, goal: QuestTask) -> bool:
    """Whether a player has what a task asks for, or has done it."""
    condition, met = goal.condition, state.met.get(_met_key(seat, goal), 0)
    if condition.gold:
        return means(state, seat) >= price(state, seat, goal)
    if condition.destroy is not None:
        return len(_meant(state, seat, goal, condition.destroy.what)) >= condition.destroy.count
    if condition.have is not None:
        return len(_meant(state, seat, goal, condition.have.what)) >= condition.have.count
    needed = condition.clear or condition.help or (condition.beat.count if condition.beat else 0)
    return met >= needed


def _meant(state: CavelootState, seat: int, goal: QuestTask, what: Filter) -> list[str]:
    """The paid cards of the camp that a task means."""
    player = state.players[seat]
    found = [name for name in matching(TextScene(state, seat), what) if name in player.camp]
    return [name for name in found if name not in state.unpaid and name != goal.quest and name not in player.entered]


def complete(state: CavelootState, chance: Chance, seat: int, goal: QuestTask) -> Rules[None]:
    """Complete a task: pay for it, give the reward, and put the card away where all its
    tasks are done (CAVE-130, CAVE-R42)."""
    name, one = goal.quest, card(goal.quest)
    yield from _lay_open(state, seat, name)
    if not (yield from _met(state, seat, goal)):
        return
    number, tasks = goal.place + 1, max(1, len(one.tasks))
    yield reveal("completed", "CAVE-130", (seat,), (), who=Who(seat), card=name, n=number, tasks=tasks)
    if one.type == "guild":
        yield from _climb(state, chance, seat, goal)
    elif one.type in PASSAGES:
        if one.type == "secret_passage":
            state.players[seat].opened.append(name)
        yield from open_region(state, seat, leads_to(name), "CAVE-144")
    else:
        state.completed.append(_key(seat, name, goal.place))
        yield from carry_out(TextScene(state, seat), chance, name, one.tasks[goal.place].texts.get("on_complete", ()))
        yield from _put_away(state, name)


def _lay_open(state: CavelootState, seat: int, name: str) -> Rules[None]:
    """Show a quest that a player means to complete, or a guild to enter, to all before anything is paid (CAVE-127)."""
    if name not in state.knows or is_known(state, name):
        return
    owner = next(owner for owner, player in enumerate(state.players) if name in (*player.camp, *player.hand))
    state.knows[name] = everybody(state)
    stays = Move(name, quests_of(owner), quests_of(owner))
    yield reveal("lays-open", "CAVE-127", (seat,), (stays,), who=Who(seat), card=name)


def _met(state: CavelootState, seat: int, goal: QuestTask) -> Rules[bool]:
    """Let a player pay gold or hand cards over for a task, and say whether that was done; anything else is done
    already."""
    condition = goal.condition
    if condition.gold:
        return (yield from pay(state, seat, price(state, seat, goal), "CAVE-129"))
    if condition.destroy is None:
        return True
    chosen: list[str] = []
    while len(chosen) < condition.destroy.count:
        acts = [
            PlayerAct("card", name) for name in _meant(state, seat, goal, condition.destroy.what) if name not in chosen
        ]
        act = yield from choose_act_or_not(
            seat, "destroy", acts, rule="CAVE-129", facts={"card": goal.quest}, decline="" if chosen else "no"
        )
        if act is None:
            return False
        chosen.append(act.card)
    moves = tuple(move for name in chosen for move in destroy(state, seat, name))
    yield tell("handed-over", "CAVE-129", moves, who=Who(seat), card=goal.quest, count=len(chosen))
    return True


def _climb(state: CavelootState, chance: Chance, seat: int, goal: QuestTask) -> Rules[None]:
    """Reach a level of a guild (CAVE-135, CAVE-137); with the first level the guild lies open in the camp for good
    (CAVE-139, CAVE-140)."""
    name, player = goal.quest, state.players[seat]
    player.entered[name] = goal.place + 1
    if goal.place == 0:
        state.knows[name] = everybody(state)
        yield tell("enters-guild", "CAVE-139", (Move(name, quests_of(seat), camp_of(seat)),), who=Who(seat), card=name)
    yield tell("level", "CAVE-137", who=Who(seat), card=name, n=goal.place + 1)
    yield from carry_out(
        TextScene(state, seat), chance, name, card(name).tasks[goal.place].texts.get("on_complete", ())
    )


def _put_away(state: CavelootState, name: str) -> Rules[None]:
    """Put a quest whose tasks are all done into the graveyard; one that everybody may complete stays (CAVE-R43)."""
    one = card(name)
    if one.repeat or any(_key(0, name, place) not in state.completed for place in range(len(one.tasks))):
        return
    for seat, player in enumerate(state.players):
        if name in (*player.camp, *player.hand):
            yield tell("quest-done", "CAVE-R42", destroy(state, seat, name), card=name)
    for region, lying in state.open.items():
        if name in lying:
            lying.remove(name)
            yield tell("quest-done", "CAVE-R42", bury(state, name, open_in(region), HAUNTING), card=name)


def _met_key(seat: int, goal: QuestTask) -> str:
    return f"{seat + 1} {goal.quest} {goal.place}"


def note(state: CavelootState, seat: int, kind: str, about: str = "") -> None:
    """Count an event that quests ask for: an opponent beaten, a dungeon cleared, help given. It counts for every quest
    that the player holds at this moment, or may complete (CAVE-R42): universal ones only in regions that the player may
    enter (CAVE-R43)."""
    player = state.players[seat]
    held = [name for name in (*player.hand, *player.camp, *player.rights) if card(name).type == "personal_quest"]
    guilds = [name for name in (*player.hand, *player.camp) if card(name).type in ("guild", "secret_passage")]
    lying = [name for region in player.access for name in state.open[region]]
    universal = [name for name in lying if card(name).type in ("universal_quest", "passage")]
    for name in (*held, *guilds, *universal):
        count = 1 if card(name).type in PASSAGES else len(card(name).tasks)
        for place in range(count):
            goal = QuestTask(name, place)
            if _is_meant(goal.condition, kind, about):
                key = _met_key(seat, goal)
                state.met[key] = state.met.get(key, 0) + 1


def _is_meant(condition: QuestCondition, kind: str, about: str) -> bool:
    """Whether an event of that kind, about that opponent, is one that a condition asks for."""
    if kind == "beat":
        return condition.beat is not None and card(about).fits(condition.beat.what)
    return bool(condition.clear) if kind == "clear" else bool(condition.help)
