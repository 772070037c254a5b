"""The consequences of a shot that hit: boost, armour, tokens, stun (CAT-67, CAT-73 to CAT-82, CAT-R09 to CAT-R15)."""

from flick.games.catacombs.play import Play, abilities_on, may_hit_again
from flick.games.catacombs.state import CatacombsState, enemy_of, seats_of, team_of
from flick.games.catacombs.tokens import check_end, is_over, lose
from flick.games.catacombs.told import Course, shot_told
from flick.games.catacombs.zones import discard_of, hand_of, kept_of
from flick.table import piles
from flick.table.moves import Move
from flick.table.rules import Choose, Rules, choose_or_not, reveal, tell
from flick.table.sayings import Fact, Who
from flick.table.windows import PASS_TURN, reaction, window


def settle(state: CatacombsState, play: Play, course: Course) -> Rules[None]:
    """Carry out the consequences of a shot, and tell them in one line before they may end the game (CAT-127)."""
    if course.hits:
        yield from _wound(state, play, course)
    yield shot_told(course)
    check_end(state)


def _wound(state: CatacombsState, play: Play, course: Course) -> Rules[None]:
    hits = len(course.hits)
    lost = (course.shot.damage + (yield from _boost(state, play, course))) * hits
    if (yield from _armour(state, play, course, lost)):
        return
    if hits == 2:
        there = state.teams[enemy_of(play.team)].reserve
        yield tell("both-hit", "CAT-75", tokens=min(lost, there), **course.struck)
    course.bank, course.stolen = yield from lose(state, enemy_of(play.team), lost, state.to_steal, course.struck)
    state.to_steal -= course.stolen
    if play.card is None or not play.card.has("stun") or not abilities_on(state) or is_over(state):
        return
    course.stunned = course.hits
    state.stunned += [name for name in course.hits if name not in state.stunned]
    for name in course.hits:
        yield tell("stun", "CAT-89", pawn=name, team=team_of(name))


def _boost(state: CatacombsState, play: Play, course: Course) -> Rules[int]:
    """Let the player discard a card to make the shot stronger: that is possible with every power wave, and with cards
    that have this ability (CAT-67, CAT-R10). The damage that is added."""
    shot, hits = course.shot, len(course.hits)
    ability = play.card.ability if play.card is not None and abilities_on(state) else None
    by_card = ability.n if ability is not None and ability.effect == "discard_boost" else 0
    more = max(1 if shot.kind == "power_wave" else 0, by_card)
    hand = state.hands[play.seat]
    if not more or not hand:
        return 0
    rule = "CAT-67" if shot.kind == "power_wave" else "CAT-R10"
    facts: dict[str, Fact] = {
        **_facts(play, course),
        "n": more,
        "lost": shot.damage * hits,
        "boosted": (shot.damage + more) * hits,
        "team": enemy_of(play.team),
        "reserve": state.teams[enemy_of(play.team)].reserve,
    }
    card = yield from choose_or_not(play.seat, "boost", hand, rule=rule, piece=str, facts=facts)
    if card is None:
        return 0
    piles.move(card, hand, state.teams[play.team].discard)
    course.boost = card
    moves = (Move(card, hand_of(play.seat), discard_of(play.team)),)
    yield reveal("boost", rule, (), moves, who=Who(play.seat), card=card, n=more)
    return more


def _armour(state: CatacombsState, play: Play, course: Course, tokens: int) -> Rules[bool]:
    """Ask each defender whether the team uses one kept armour card for this shot, unless they let all shots of the turn
    pass (CAT-100, CAT-R11); whether one was used."""
    defenders = enemy_of(play.team)
    own = state.teams[defenders]
    if not own.kept:
        return False
    lost = min(tokens, own.reserve)
    facts: dict[str, Fact] = {
        **_facts(play, course),
        "tokens": lost,
        "left": own.reserve - lost,
        "card": own.kept[0],
        "cards": len(own.kept),
    }
    passes = (PASS_TURN,) if may_hit_again(state, play) else ()

    def ask(seat: int) -> Choose:
        return reaction(seat, "armour", own.kept, rule="CAT-100", decline="no", passes=passes, piece=str, facts=facts)

    def react(seat: int, card: str) -> Rules[bool]:
        piles.move(card, own.kept, own.discard)
        course.armour = card
        moves = (Move(card, kept_of(defenders), discard_of(defenders)),)
        yield tell("armour", "CAT-103", moves, who=Who(seat), card=card, team=defenders, tokens=lost, **course.struck)
        return False

    yield from window(seats_of(state, defenders), ask, react, state.hush)
    return bool(course.armour)


def _facts(play: Play, course: Course) -> dict[str, Fact]:
    """The facts about what has just happened, for questions: whose shot, of which card, hits whom."""
    return {
        "attacker": play.active,
        "played": course.card,
        "shot": course.named,
        "hits": len(course.hits),
        **course.struck,
    }
