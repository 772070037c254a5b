"""A turn of Conquest of the Catacombs, step by step as the rulebook has it (CAT-30 to CAT-39)."""

from collections.abc import Mapping
from functools import cache, partial

from flick.games.catacombs.cards import CatacombsCard, card, deck, play_label
from flick.games.catacombs.ending import cards_in_hands
from flick.games.catacombs.play import Play, abilities_on, play_of, steals
from flick.games.catacombs.setup import agree
from flick.games.catacombs.shots import move_shot, obstacle_shot, take_shot
from flick.games.catacombs.state import CatacombsState, Team, character, enemy_of, whose_turn
from flick.games.catacombs.tokens import check_end, heal
from flick.games.catacombs.zones import BANK, PLAYING, TOKENS, deck_of, discard_of, hand_of, kept_of, reserve_of
from flick.table import piles
from flick.table.chance import Chance
from flick.table.moves import Move, each
from flick.table.rules import Choose, GameEnds, Rules, Verdict, choose, reveal, tell, whisper
from flick.table.sayings import Who, say


def take_turn(state: CatacombsState, chance: Chance) -> Rules[None]:
    """Play the set-up, or a piece of a turn: draw, play, obstacle shot, flip (CAT-30).

    One call plays what comes before the first shot, one shot, or what follows the last. The state alone says where the
    turn goes on, so that a match can be taken up at each of these places.
    """
    if not state.agreed:
        yield from agree(state)
    elif state.shot is not None:
        yield from _next_shot(state)
    elif state.playing:
        yield from _after_shots(state, chance)
    else:
        yield from _begin(state)


def goes_on(state: CatacombsState) -> bool:
    """Whether the next call goes on with the same turn: a card is still being played."""
    return bool(state.playing)


def _begin(state: CatacombsState) -> Rules[None]:
    """Play from the beginning of a turn to the card that is laid open, or the whole turn of a stunned character."""
    state.hush.begin_turn()
    team, number = whose_turn(state)
    seat = state.seat_of(team, number)
    yield tell("turn", "CAT-29", who=Who(seat), pawn=character(team, number), n=state.turn + 1)
    yield from _exhaust(state, team)
    if state.options.draw_timing == "start":
        yield from _draw(state, team, seat)
    if not state.hands[seat]:
        state.out_of_cards = seat
        yield tell("no-card", "CAT-126", who=Who(seat))
        raise GameEnds
    if character(team, number) in state.stunned:
        yield from _stunned_play(state, seat)
        yield from obstacle_shot(state, seat, "CAT-38")
        yield from _end(state, team, seat)
    else:
        yield from _lay_open(state, seat, (yield from _choose_card(state, seat)))


def _end(state: CatacombsState, team: Team, seat: int) -> Rules[None]:
    """Play what follows the obstacle shot: the draw, with that option (CAT-R39), the flip (CAT-39), and the end of a
    stun (CAT-93)."""
    if state.options.draw_timing == "end":
        yield from _draw(state, team, seat)
    active = character(*whose_turn(state))
    _flip(state, team)
    yield tell("flip", "CAT-39", team=team, pawn=character(team, state.teams[team].marker))
    if active in state.stunned:
        state.stunned.remove(active)
        yield tell("stun-over", "CAT-93", pawn=active)


def _exhaust(state: CatacombsState, team: Team) -> Rules[None]:
    """With the option of exhaustion, an empty deck costs a token while the team holds cards (CAT-135, CAT-136,
    CAT-R40)."""
    own = state.teams[team]
    if not state.options.exhaustion or own.deck or not cards_in_hands(state, team):
        return
    own.reserve -= 1
    state.bank += 1
    yield tell("exhausted", "CAT-136", (Move(TOKENS, reserve_of(team), BANK),), team=team, tokens=1, left=own.reserve)
    check_end(state)


def _draw(state: CatacombsState, team: Team, seat: int) -> Rules[None]:
    """Draw the top card of the team's deck, if there is one (CAT-31, CAT-32)."""
    drawn = piles.draw(state.teams[team].deck, state.hands[seat])
    if drawn is None:
        yield tell("no-draw", "CAT-32", team=team)
    else:
        moves = (Move(drawn, deck_of(team), hand_of(seat)),)
        yield whisper("draw", "CAT-31", [seat], {"card": drawn}, moves, who=Who(seat))


def _stunned_play(state: CatacombsState, seat: int) -> Rules[None]:
    """Discard a card without its sequence, ability and armour, then make a single move (CAT-91, CAT-92, CAT-R13)."""
    play = play_of(state, seat, None)
    hand, discard = state.hands[seat], state.teams[play.team].discard
    chosen = yield from choose(
        seat,
        "discard",
        hand,
        rule="CAT-91",
        piece=str,
        bars=partial(_not_held, play.team, hand, "discard"),
        question="stunned-discard",
        facts={"pawn": play.active},
    )
    piles.move(chosen, hand, discard)
    moves = (Move(chosen, hand_of(seat), discard_of(play.team)),)
    yield reveal("stunned-discard", "CAT-91", (seat,), moves, who=Who(seat), card=chosen)
    yield from move_shot(state, play, "CAT-92")


def _lay_open(state: CatacombsState, seat: int, chosen: str) -> Rules[None]:
    """Lay a card from the hand open; its first shot comes next (CAT-33)."""
    played = card(chosen)
    piles.move(chosen, state.hands[seat], state.playing)
    yield reveal("play", "CAT-33", (seat,), (Move(chosen, hand_of(seat), PLAYING),), who=Who(seat), card=chosen)
    state.shot, state.to_steal = 0, steals(state, played)


def _next_shot(state: CatacombsState) -> Rules[None]:
    """Play the next shot of the card; none is left out (CAT-42, CAT-43)."""
    play, played = _in_play(state)
    assert state.shot is not None
    yield from take_shot(state, play, played.shots[state.shot])
    state.shot = state.shot + 1 if state.shot + 1 < len(played.shots) else None


def _after_shots(state: CatacombsState, chance: Chance) -> Rules[None]:
    """Play what the card does after its shots, put it away, and then play the obstacle shot (CAT-34, CAT-38), or
    further cards as long as surprise attacks follow (CAT-86).

    The offers of a card are accepted or declined at the obstacle shot (CAT-R21, CAT-R53).
    """
    play, played = _in_play(state)
    yield from _ability(state, chance, play, played)
    yield from _dispose(state, play, played)
    offers = played.ability.effect if played.ability is not None and abilities_on(state) else ""
    if offers == "surprise_attack" and state.hands[play.seat]:
        chosen = yield from _crystal_or_card(state, play.seat)
        if chosen is not None:
            yield from _lay_open(state, play.seat, chosen)
            return
    elif offers == "extra_obstacle":
        yield from _crystal_or_two(state, play.seat)
    else:
        yield from obstacle_shot(state, play.seat, "CAT-38")
    yield from _end(state, play.team, play.seat)


def _in_play(state: CatacombsState) -> tuple[Play, CatacombsCard]:
    """The card that is being played, and who plays it."""
    played = card(state.playing[-1])
    return play_of(state, state.seat_of(*whose_turn(state)), played), played


def _choose_card(state: CatacombsState, seat: int) -> Rules[str]:
    hand, team = state.hands[seat], whose_turn(state)[0]
    barred = partial(_not_held, team, hand, "play")
    return (yield from choose(seat, "play", hand, rule="CAT-33", piece=str, label=play_label, bars=barred))


def _crystal_or_card(state: CatacombsState, seat: int) -> Rules[str | None]:
    """Ask for the obstacle shot, or before it one more card by surprise attack; the card that was chosen (CAT-86,
    CAT-R21)."""
    hand, team = tuple(state.hands[seat]), whose_turn(state)[0]
    cards = Choose(
        seat=seat,
        verb="play",
        rule="CAT-86",
        things=hand,
        piece=str,
        label=play_label,
        bars=partial(_not_held, team, state.hands[seat], "play"),
    )
    chosen = yield from obstacle_shot(state, seat, "CAT-38", "obstacle-surprise", cards)
    return None if chosen is None else hand[chosen]


def _crystal_or_two(state: CatacombsState, seat: int) -> Rules[None]:
    """Ask for the obstacle shot, or one more before it (CAT-83, CAT-R53)."""
    more = Choose(seat=seat, verb="extra", rule="CAT-83", things=("crystal",))
    if (yield from obstacle_shot(state, seat, "CAT-38", "obstacle-extra", more)) is not None:
        yield from obstacle_shot(state, seat, "CAT-107", "extra-obstacle")
        yield from obstacle_shot(state, seat, "CAT-38")


def _ability(state: CatacombsState, chance: Chance, play: Play, played: CatacombsCard) -> Rules[None]:
    """Carry out the ability of a card after its sequence (CAT-84), if it is a compulsory one (CAT-R53): heal, reset or
    draw. Optional ones are offered beside the obstacle shot."""
    ability = played.ability
    if ability is None or ability.trigger != "after_sequence" or not abilities_on(state):
        return
    own = state.teams[play.team]
    if ability.effect == "heal":
        yield from heal(state, play.team, ability.n, play.active, played.id)
    elif ability.effect == "reset":
        moves = each(own.discard, discard_of(play.team), deck_of(play.team))
        count = piles.move_all(own.discard, own.deck)
        if count:
            piles.shuffle(own.deck, chance, f"{play.team}-deck")
        yield tell("reset", "CAT-95", moves, team=play.team, cards=count)
    elif ability.effect == "draw":
        for _ in range(ability.n):
            yield from _draw(state, play.team, play.seat)


def _dispose(state: CatacombsState, play: Play, played: CatacombsCard) -> Rules[None]:
    """Keep an armour card face up before its team; discard any other (CAT-34, CAT-97, CAT-140)."""
    own = state.teams[play.team]
    if played.armour and not state.options.no_armour:
        piles.move(played.id, state.playing, own.kept)
        moves = (Move(played.id, PLAYING, kept_of(play.team)),)
        yield tell("keep", "CAT-97", moves, team=play.team, card=played.id)
    else:
        piles.move(played.id, state.playing, own.discard)
        moves = (Move(played.id, PLAYING, discard_of(play.team)),)
        yield tell("discard", "CAT-34", moves, team=play.team, card=played.id)


def _flip(state: CatacombsState, team: Team) -> None:
    """Let the other character of the team act next time, and pass the turn to the other team (CAT-39, CAT-28)."""
    own = state.teams[team]
    own.marker = 2 if own.marker == 1 else 1
    state.turn += 1


def _not_held(team: Team, hand: list[str], verb: str) -> dict[str, Verdict]:
    """The reasons why cards outside the hand cannot be played or discarded."""
    return {answer: verdict for answer, verdict in _all_cards(team, verb).items() if answer.split()[1] not in hand}


@cache
def _all_cards(team: Team, verb: str) -> Mapping[str, Verdict]:
    """Why each card would be refused: it is not in the hand, or not even of the team (CAT-05)."""
    rule = "CAT-33" if verb == "play" else "CAT-91"
    own = {f"{verb} {name}": Verdict(False, say("refused-not-in-hand", card=name), rule) for name in deck(team)}
    enemy = enemy_of(team)
    others = {
        f"{verb} {name}": Verdict(False, say("refused-other-team", card=name, team=enemy), "CAT-05")
        for name in deck(enemy)
    }
    return {**own, **others}
