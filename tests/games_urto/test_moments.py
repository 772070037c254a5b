"""The moments at which cards and magic are used (URTO-R76), and passing for a while."""

from flick.games.urto import GAME
from flick.games.urto.state import Trap, UrtoState
from flick.table.answers import only_answer
from flick.table.chance import Chance, derived
from flick.table.match import Match
from flick.table.naming import option_label
from flick.table.records import pack, unpack
from flick.table.rules import Choose
from flick.table.words import Words
from tests.acting import act, asked
from tests.games_urto.scene import kinds, match_of, put, state_of


def test_before_damage_hits_oneself() -> None:
    """Also on another's turn: the hero drinks, and so lives."""
    state = state_of()
    state.pieces.pop("anvil")
    put(state.heroes[0], cell="2b", artefacts=["hammer"])
    put(state.heroes[1], cell="2b", life=1, artefacts=["life_draught#1"])
    state.hush.turn, state.hush.until_me = [0, 2], [1]
    match = match_of(state, {"hammer": ["face-rockfall-double"]})
    act(match, "turn rest", "yes", "rocks 2b")
    assert (asked(match).seat, asked(match).verb) == (1, "brace")
    after = act(match, "brace life_draught#1")
    assert after.heroes[1].life == 2


def test_mana_won_after_a_roll_pays_for_another() -> None:
    """Whoever has no mana left may still drink some after the roll (URTO-154)."""
    state = state_of()
    state.cells["1a"], state.monsters = "monster", ["crystal_golem#1", "gnawling#1"]
    put(state.heroes[0], artefacts=["mana_flask#1"])
    state.hush.turn = []
    match = match_of(state, {"combat": [1, 6]})
    act(match, "turn 1a", "face fight", "no", "round roll", "keep mana_flask#1")
    after = act(match, "keep reroll", "keep keep")
    assert after.heroes[0].mana == 2
    assert "damage" not in kinds(match)


def test_a_shield_laid_open_before_the_blow_counts() -> None:
    """It cancels the first damage of each combat, no more."""
    state = state_of()
    state.cells["1a"], state.monsters = "monster", ["crystal_golem#1", "gnawling#1"]
    put(state.heroes[0], artefacts=["leather_cuirass#1"])
    state.hush.turn = []
    match = match_of(state, {"combat": [4, 3, 6, 6]})
    after = act(match, "turn 1a", "face fight", "no", "round roll", "keep leather_cuirass#1")
    assert after.heroes[0].life == 13
    assert kinds(match).count("shield") == 1


def test_the_end_of_the_turn() -> None:
    """After a rest cards may still be used; who passes for the turn is not asked."""
    state = state_of()
    put(state.heroes[0], life=9, artefacts=["life_draught#1"])
    state.hush.turn = []
    match = match_of(state)
    act(match, "turn rest")
    assert asked(match).verb == "end"
    after = act(match, "end life_draught#1")
    assert after.heroes[0].life == 13
    assert asked(match).seat == 1


def test_who_passes_for_the_turn_is_asked_no_more() -> None:
    state = state_of()
    state.cells["1a"], state.monsters = "monster", ["gnawling#1", "gnawling#2"]
    put(state.heroes[0], artefacts=["golden_cup"])
    state.hush.turn = []
    match = match_of(state, {"combat": [1, 6]})
    act(match, "turn 1a", "pass-turn", "no")
    assert asked(match).seat == 1


def test_both_roll_at_the_same_time() -> None:
    """Neither sees the other's roll before the own one (URTO-104)."""
    state = state_of()
    put(state.heroes[0], cell="1a", mana=5)
    put(state.heroes[1], cell="1a", mana=5)
    state.hush.turn = []
    match = match_of(state)
    act(match, "turn attack-arminius", "attacked stand", "boost 0", "boost 0", "throw roll")
    assert (asked(match).seat, asked(match).verb) == (1, "throw")
    assert "roll" not in kinds(match)


def test_who_has_declined_is_asked_again_only_after_a_reroll() -> None:
    """URTO-R64."""
    state = state_of()
    put(state.heroes[0], cell="1a", mana=2)
    put(state.heroes[1], cell="1a", mana=2)
    match = match_of(state, {"combat": [1, 3, 4]})
    act(match, "turn attack-arminius", "attacked stand", "boost 0", "boost 0", "keep reroll", "keep keep")
    assert asked(match).seat == 1
    after = act(match, "keep keep")
    assert after.heroes[1].life == 14


def test_a_kill_by_a_trap_counts_for_who_laid_it() -> None:
    """URTO-R95; Arminius gains life by it (URTO-20)."""
    state = state_of(standard=False, names=("sankaa", "arminius", "oriandre"))
    put(state.heroes[0], life=1)
    put(state.heroes[1], life=3)
    state.cells["1a"] = "torch"
    state.traps["1a"] = [Trap("blook", "blook-1", 1), Trap("blook", "blook-2", 1)]
    state.reserve["blook"] = 2
    match = match_of(state)
    after = act(match, "turn 1a")
    assert after.heroes[0].dead
    assert (after.heroes[1].kills, after.heroes[1].life) == (1, 4)
    assert after.reserve["blook"] == 3
    assert [trap.name for trap in after.traps["1a"]] == ["blook-2"]


def test_the_dying_come_back_before_others_die() -> None:
    """All losses at once, then revivals in seating order, then deaths (URTO-R96); nobody is credited with one who comes
    back (URTO-R95)."""
    state = state_of()
    state.pieces.pop("anvil")
    put(state.heroes[0], artefacts=["hammer"], cell="2b")
    put(state.heroes[1], life=1, cell="2b")
    put(state.heroes[2], life=1, cell="2b", artefacts=["phoenix_feather#1"])
    match = match_of(state, {"hammer": ["face-rockfall"]})
    after = act(match, "turn rest", "yes", "rocks 2b", "revive phoenix_feather#1")
    assert [hero.life for hero in after.heroes] == [14, 0, 5]
    assert kinds(match).index("revive") < kinds(match).index("death")
    assert after.heroes[0].kills == 1
    assert after.artefact_discard == ["phoenix_feather#1"]


def test_who_comes_back_in_the_own_turn_ends_it_without_phase_d() -> None:
    """URTO-R92."""
    state = state_of()
    state.pieces.pop("gallery")
    state.cells["1a"], state.monsters = "monster", ["elder_worm", "gnawling#1"]
    put(state.heroes[0], life=1, artefacts=["trumpets", "phoenix_feather#1"])
    match = match_of(state, {"combat": [1]})
    after = act(match, "turn 1a", "no", "revive phoenix_feather#1")
    assert asked(match).seat == 1
    assert (after.heroes[0].life, after.heroes[0].artefacts) == (5, ["trumpets"])
    assert after.monster_discard == ["elder_worm"]
    assert "divine" not in kinds(match)


def test_achievements_of_the_end_are_told() -> None:
    """URTO-196 and the scores, when the last of them has arrived (URTO-R114, URTO-R117)."""
    state = state_of(4)
    for seat in (1, 2, 3):
        put(state.heroes[seat], cell="urto", arrived=seat, life=3)
    put(state.heroes[0], cell="12a", pool=50, life=9)
    match = match_of(state)
    after = act(match, "turn urto")
    assert match.result is not None
    assert {name for seat, name in after.achieved if seat == 1} == {"best-friends"}
    assert {name for seat, name in after.achieved if seat == 0} == {"best-friends", "insane-score"}


def test_the_cave_collapses() -> None:
    """From round 61 on, as the very last step of a turn (URTO-R109)."""
    state = state_of()
    state.turn = 180
    put(state.heroes[0], life=9)
    match = match_of(state)
    after = act(match, "turn rest")
    assert after.heroes[0].life == 9
    assert [event.rule for event in match.events if event.kind == "loss"] == ["URTO-R109"]


def test_a_pouch_hides_who_has_no_mana() -> None:
    """Others do not know of it, so the question is asked of anybody who holds a card (URTO-R51)."""
    state = state_of()
    state.cells["1a"], state.monsters = "monster", ["elder_worm", "gnawling#1"]
    put(state.heroes[0], artefacts=["smoke_pouch#1"])
    state.hush.turn = []
    match = match_of(state)
    after = act(match, "turn 1a", "face hide")
    assert after.artefact_discard == ["smoke_pouch#1"]
    assert after.heroes[0].life == 15


def test_whether_the_turn_may_be_ended_at_a_torch_tells_nothing_of_hidden_cards() -> None:
    """Whoever may hold something to use after the torch may leave it either way (URTO-R77)."""
    offers: list[list[str]] = []
    for held in ("rope_and_hook#1", "golden_cup"):
        state = state_of()
        state.cells["1a"], state.hush.turn = "torch", []
        put(state.heroes[0], life=2, artefacts=[held])
        match = match_of(state)
        act(match, "turn 1a")
        question = asked(match)
        assert isinstance(question, Choose)
        offers.append([option.name for option in question.options])
    assert offers[0] == offers[1] == ["torch search", "torch leave", "torch stop"]


def test_whoever_has_kept_two_artefacts_has_kept_them_in_what_others_imagine_too() -> None:
    """Else an achievement that all are told of (URTO-200) would hang on cards that they do not know."""
    state = state_of()
    held = ["golden_cup", "twin_fang"]
    put(state.heroes[1], artefacts=list(held), first_pair=list(held))
    state.artefacts = [name for name in state.artefacts if name not in held]
    imagined = unpack(pack(state), UrtoState)
    GAME.guess(imagined, 0, Chance(derived(5)), frozenset())
    assert imagined.heroes[1].artefacts != held
    assert imagined.heroes[1].first_pair == imagined.heroes[1].artefacts


def labels(match: Match) -> list[str]:
    """What the answers are called."""
    words, decision = Words("en", GAME.folder), asked(match)
    assert isinstance(decision, Choose)
    return [option_label(option, words) for option in decision.options]


def test_prices_stand_with_what_costs_them() -> None:
    """Of a sprint (URTO-82) and of hiding (URTO-98), as the hero pays them."""
    state = state_of(2, standard=False, names=("oriandre", "arminius"))
    state.cells["1a"] = "torch"
    match = match_of(state)
    act(match, "turn 1a", "torch leave")
    assert "Sprint, one more move: 3 life" in labels(match)
    state = state_of(2, standard=False, names=("arminius", "sankaa"))
    state.cells["1a"] = "monster"
    put(state.heroes[0], mana=4)
    match = match_of(state)
    act(match, "turn 1a")
    assert "Hide: 2 mana" in labels(match)


def test_mana_for_a_better_die_alone_stops_nobody_but_before_a_roll() -> None:
    """Events are read out and the turn ends without a question (URTO-R76 keeps the useful moments)."""
    state = state_of()
    state.hush.turn = []
    state.cells["1a"], state.events = "torch_event", ["spring_light#1", "lost_relic#1"]
    put(state.heroes[0], mana=9)
    match = match_of(state)
    act(match, "turn 1a")
    assert asked(match).verb == "torch"
    assert kinds(match).count("event") == 1


def test_mana_for_a_better_die_can_be_spent_before_a_roll() -> None:
    """Against an event, and against a mushroom."""
    state = state_of()
    state.hush.turn = []
    state.cells["1a"], state.events = "torch_event", ["falling_rocks#1", "lost_relic#1"]
    state.cells["1b"], state.mushrooms = "torch", {"1b": ["mushroom-1"]}
    state.bag.remove("mushroom-1")
    put(state.heroes[0], mana=9)
    put(state.heroes[1], mana=9)
    match = match_of(state)
    act(match, "turn 1a")
    assert asked(match).verb == "event"
    act(match, "event upgrade")
    assert match.state.heroes[0].eight_sided
    while asked(match).seat == 0:
        act(match, "torch stop" if asked(match).verb == "torch" else "after stop")
    act(match, "turn 1b")
    assert asked(match).verb == "mushroom"


def test_a_roll_that_kills_is_kept_without_a_question() -> None:
    """Nobody would pay for another; but whoever may hold a card is asked."""
    for held in ([], ["duellists_rapier#1"]):
        state = state_of(2)
        state.cells["1a"], state.monsters = "monster", ["mudling#1", "gnawling#1"]
        put(state.heroes[0], mana=3, artefacts=list(held))
        match = match_of(state, {"combat": [6]})
        act(match, "turn 1a", "face fight", *(["no"] if held else []), "boost 0", "round roll")
        assert (asked(match).verb == "keep") is bool(held)
        assert ("slain" in kinds(match)) is not bool(held)


def test_before_a_loss_nobody_is_asked_about_what_is_of_no_use_then() -> None:
    """Whoever holds a weapon and mana has one answer, which front ends give by themselves."""
    state = state_of()
    state.hush.turn = []
    state.cells["1a"], state.events = "torch_event", ["toxic_spores#1", "lost_relic#1"]
    put(state.heroes[1], mana=9, artefacts=["great_axe#1"])
    match = match_of(state)
    act(match, "turn 1a")
    assert (asked(match).seat, asked(match).verb) == (1, "bear")
    assert only_answer(asked(match)) == "bear suffer"


def test_one_may_pass_where_nothing_but_cards_is_left() -> None:
    """After a sprint only a card might be used: whoever passes until something happens is not asked in the next turns
    either, and mana for a die is not offered, which is as well spent later."""
    state = state_of(2)
    state.hush.turn = [1]
    state.cells |= {"1a": "torch"}
    state.now.stage, state.now.sprinted = "after", True
    put(state.heroes[0], cell="1a", mana=9, artefacts=["rope_and_hook#1"])
    match = match_of(state)
    question = asked(match)
    assert isinstance(question, Choose)
    options = [option.name for option in question.options]
    assert options == ["after rope_and_hook#1", "after stop", "pass-until-me", "pass-turn"]
    assert act(match, "pass-until-me").active == 1
    assert state.hush.until_me == [0]


def test_a_rest_promises_no_more_than_the_hero_can_hold() -> None:
    """URTO-19: it said one life more to a hero who had all of it."""
    labels: list[str] = []
    for life, mana in ((15, 10), (15, 4), (9, 10), (9, 4)):
        state = state_of(2)
        put(state.heroes[0], life=life, mana=mana)
        decision = asked(match_of(state))
        assert isinstance(decision, Choose)
        rest = next(option for option in decision.options if option.name == "turn rest")
        labels.append(option_label(rest, Words("en", GAME.folder)))
    assert labels == ["Rest", "Rest: +1 mana", "Rest: +1 life", "Rest: +1 life, +1 mana"]
