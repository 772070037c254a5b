"""The cards keep the constraints KIN-C51 to KIN-C100, and speak the whole vocabulary (KIN-C14 to KIN-C49)."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations

import pytest

from flick.effects.effect_records import Term, Text, every_part
from flick.games.kinfire import cards
from flick.games.kinfire.attempt import DIE, LD_DIE
from flick.games.kinfire.cards import (
    Skill,
    TeamCard,
    every_text,
    masters,
    seekers,
    skill_deck,
    skills,
    team_cards,
    well_deck,
)
from flick.games.kinfire.language import COLOURS, LANGUAGE, TYPES, KinfirePart
from flick.games.kinfire.records import Kind
from flick.games.kinfire.state import FIRST_GAME, HEALTH, MOST_BOOSTS, SKILL_DICE, may_be_attempted
from flick.table.languages import LANGUAGES, in_language
from flick.table.piles import kind_of
from tests.effects.checks import unused
from tests.games_kinfire.scene import state_of
from tests.games_kinfire.told import condition, told

NAMED = ("the_maze", "the_3_fountains", "vainglorys_symphony", "crystal_caves", "the_beasts_riddle", "the_faded_way")
"""The challenges that the rules name; Great Stag is an event."""
EVENTS = {
    "great_stag": "choose (heal 2 | draw 2)",
    "shared_embers": "draw 1, draw 1 another_seeker",
    "the_counterweight": "descend 3",
    "spilled_lamp_oil": "charge_lantern 1, damage 1",
    "a_quiet_alcove": "brave_fatigue 1",
    "the_long_fall": "descend 5, suffer_fatigue 1",
    "box_seats": "climb 2, heal 2",
    "the_empty_portrait": "descend 3, attach this",
    "the_price_of_admission": "choose (damage 1, draw 2 | damage 2, draw 3 | damage 3, draw 4 | damage 4, draw 5)",
}
"""``descend 3, attach this`` is ``attach top, descend 2``: as many cards leave the well, and one is attached."""
HARMFUL = ("climb 1", "attach top")
"""Rewards that nobody wants (KIN-109); the cards that have them are traps."""
OWN_TEXTS = 36
"""So many of the 48 challenges at least have a text beside reward and penalty."""

FATIGUE = {
    "heavy_limbs": "action_value -1",
    "clouded_mind": "limit boosts 1",
    "trembling_hands": "limit skill_dice 2",
    "short_breath": "hand_size -1",
    "open_wounds": "damage_plus 1",
    "puppet_strings": "defeat 1 if fatigue>=5 and not seekers=4, defeat 1 if fatigue>=6",
}
SHARED_ABILITIES = {
    "draw 1": 2,
    "reroll 1": 2,
    "add_progress 1 on other": 1,
    "add_progress 2 on other": 1,
    "charge_lantern 1": 1,
}
"""What every skill deck has (KIN-C75), beside a discarded challenge and two bonuses."""

each_seeker = pytest.mark.parametrize("seeker", seekers())
each_fatigue_card = pytest.mark.parametrize(("card", "text"), FATIGUE.items())


def well() -> Iterator[TeamCard]:
    """The well cards, each as often as it lies in the deck."""
    return (team_cards()[kind_of(copy)] for copy in well_deck())


def challenges() -> Iterator[TeamCard]:
    return (card for card in well() if card.kind == "challenge")


def unnamed() -> list[TeamCard]:
    return [card for card in challenges() if card.id not in NAMED]


def of_kind(kind: Kind) -> list[TeamCard]:
    return [card for card in team_cards().values() if card.kind == kind]


def deck_of(seeker: str) -> list[Skill]:
    return [skills()[card] for card in skill_deck(seeker)]


def says(card: str, trigger: str) -> str:
    return told(team_cards()[card].texts.get(trigger, ()))


def facts(card: str) -> tuple[str, str, int, int]:
    """Colour, type, difficulty and copies."""
    found = team_cards()[card]
    return found.colour, found.type, found.difficulty, found.copies


def verbs_of(card: TeamCard, *triggers: str) -> list[str]:
    """The verbs of a card, of some of its texts or of all."""
    chosen = triggers or tuple(card.texts)
    return [part.verb for trigger in chosen for part in every_part(card.texts.get(trigger, ()))]


def named(values: Callable[[KinfirePart], str]) -> set[str]:
    """That of every part of every text, where there is any."""
    return {values(part) for text in every_text() for part in every_part(text.parts)} - {""}


# Dice (KIN-C51, KIN-C52)


def test_c51_a_skill_die_has_each_colour_twice() -> None:
    assert Counter(DIE) == dict.fromkeys(COLOURS, 2)


def test_c52_light_and_darkness_are_as_likely() -> None:
    assert Counter(LD_DIE) == {"light": 3, "darkness": 3}
    assert SKILL_DICE * DIE.count("red") / len(DIE) + LD_DIE.count("light") / len(LD_DIE) == 1.5


# The well (KIN-C53 to KIN-C70)


def test_c53_the_well_has_48_challenges_and_9_events() -> None:
    assert len(well_deck()) == len(set(well_deck())) == 57
    assert Counter(card.kind for card in well()) == {"challenge": 48, "event": 9}


def test_c54_challenges_are_balanced_by_colour_and_type() -> None:
    assert Counter(card.colour for card in challenges()) == dict.fromkeys(COLOURS, 16)
    assert Counter(card.type for card in challenges()) == dict.fromkeys(TYPES, 12)
    pairs = {(colour, kind): 4 for colour in COLOURS for kind in TYPES}
    assert Counter((card.colour, card.type) for card in challenges()) == pairs


def test_c55_the_first_board_shows_an_event_and_all_colours() -> None:
    board = [team_cards()[card] for card in FIRST_GAME]
    assert [card.kind for card in board].count("event") == 1
    assert {card.colour for card in board if card.kind == "challenge"} == set(COLOURS)


def loses_progress(card: TeamCard) -> bool:
    """Whether a card limits its own progress, so that attempts on it could go on for ever."""
    parts = [part for text in card.texts.values() for part in every_part(text)]
    return any(
        part.verb == "cap" or (part.verb == "remove_progress" and part.target and part.target.pick == "this")
        for part in parts
    )


def test_c56_every_challenge_costs_something_to_fail() -> None:
    limited = {card.id for card in challenges() if loses_progress(card)}
    assert limited == {"vainglorys_symphony", "the_revolving_knives", "marionette_captain"}
    for card in challenges():
        penalty = set(verbs_of(card, "penalty"))
        assert penalty, card.id
        assert card.id not in limited or penalty & {"damage", "suffer_fatigue"}, card.id


@pytest.mark.parametrize("number", range(15))
def test_c57_no_card_can_forbid_a_choice(number: int) -> None:
    """Whatever lies round the Master, with every Fatigue card in play that does not end the game: all four can be
    chosen. Every part of every card is a verb of KIN-C26 to KIN-C45."""
    board = well_deck()[-4:] if number == 14 else well_deck()[4 * number : 4 * number + 4]
    state = state_of(board=board)
    state.fatigue = [card.id for card in of_kind("fatigue") if "defeat" not in card.in_play]
    assert may_be_attempted(state) == list(board)
    assert named(lambda part: part.verb) <= {*LANGUAGE.verbs}


def test_c58_the_37_other_challenges_have_the_difficulties_of_the_reference() -> None:
    assert Counter(card.difficulty for card in unnamed()) == {5: 6, 6: 8, 7: 9, 8: 7, 9: 4, 10: 3}
    assert {card.copies for card in unnamed()} == {1}


def test_three_challenges_in_four_have_a_text_of_their_own() -> None:
    """Beside reward and penalty."""
    assert sum(bool(set(card.texts) - {"reward", "penalty"}) for card in challenges()) >= OWN_TEXTS


def test_no_two_challenges_differ_in_colour_or_type_alone() -> None:
    alike = Counter(
        (card.difficulty, *((trigger, told(parts)) for trigger, parts in sorted(card.texts.items())))
        for card in of_kind("challenge")
    )
    assert max(alike.values()) == 1


def test_c59_six_well_cards_or_more_attach_a_card() -> None:
    assert sum("attach" in verbs_of(card) for card in well()) >= 6


def test_c60_two_rewards_or_more_are_harmful() -> None:
    harmful = [card for card in challenges() if says(card.id, "reward") in HARMFUL]
    assert len(harmful) >= 2
    assert {card.type for card in harmful} == {"trap"}


def weighs_on(card: TeamCard) -> Iterator[str]:
    """The challenges that a card in play makes harder, itself and its copies left out."""
    for part in card.in_play.get("difficulty", ()):
        if part.target is not None and part.target.pick == "each_other":
            yield from (other.id for other in of_kind("challenge") if other.id != card.id)


def sets_off(text: Text[KinfirePart], part: KinfirePart) -> Iterator[tuple[str, str]]:
    """What a part can set off at once: rewards, by progress or because a discarded card made other challenges harder,
    or a Fatigue card that is gone; and what Fatigue cards say as they come into play."""
    if part.verb == "brave_fatigue":
        for card in of_kind("challenge"):
            if card.id != text.card and any(one.amount.name == "fatigue" for one in card.in_play.get("difficulty", ())):
                yield card.id, "reward"
    if part.verb == "suffer_fatigue":
        yield from ((card.id, "on_enter") for card in of_kind("fatigue"))
    if part.verb in ("add_progress", "move_progress", "discard_challenge"):
        found = part.target
        assert found is not None
        for card in of_kind("challenge"):
            itself = card.id == text.card and card.copies == 1
            fits = found.name in ("", card.id) and found.colour in ("", card.colour) and found.type in ("", card.type)
            if fits and itself == (found.pick == "this"):
                yield card.id, "reward"


def test_c61_no_text_sets_itself_off() -> None:
    """A completed card never comes back (KIN-99), so a reward counts once; still, none leads to itself, neither by what
    it does nor because the bold text of its card is over."""
    leads = {
        (text.card, text.trigger): {there for part in every_part(text.parts) for there in sets_off(text, part)}
        for text in every_text()
    }
    for card in of_kind("challenge"):
        leads[card.id, "reward"] |= {(other, "reward") for other in weighs_on(card)}
    assert leads["the_gilded_cage", "reward"] >= {("the_maze", "reward"), ("your_own_reflection", "reward")}
    assert ("your_own_reflection", "reward") in leads["lamp_moths", "reward"]
    for start in leads:
        reached, waiting = set[tuple[str, str]](), [*leads[start]]
        while waiting:
            there = waiting.pop()
            if there not in reached:
                reached.add(there)
                waiting += leads.get(there, ())
        assert start not in reached


def most_progress(difficulty: int) -> bool:
    """Whether one attempt by two of the Seekers can give that much."""
    action = max(skill.value for skill in skills().values())
    bars = [skill.boost.value for skill in skills().values() if skill.boost is not None]
    return action + MOST_BOOSTS * max(bars) + SKILL_DICE + 1 >= difficulty


def damages(card: str) -> list[int]:
    """The plain numbers of damage on a card."""
    found = team_cards()[card].texts.values()
    return [part.amount.plus for parts in found for part in every_part(parts) if part.verb == "damage"]


class TestC62EveryAchievementCanBeReached:
    def test_just_a_scratch(self) -> None:
        assert says("the_beasts_riddle", "penalty") == "damage missing"
        assert team_cards()["the_beasts_riddle"].difficulty - (SKILL_DICE + 1) >= 5

    def test_vainglorys_puppet(self) -> None:
        """Three Fatigue cards do not end the game by themselves: health still can."""
        losing = [part for card in of_kind("fatigue") for part in card.in_play.get("defeat", ())]
        assert min(term.number for part in losing for term in part.terms if term.name == "fatigue") > 3

    def test_effort_pays_off(self) -> None:
        assert team_cards()["the_faded_way"].difficulty < 10
        assert says("the_faded_way", "reward") == "descend half(progress)"
        assert most_progress(10)

    @each_seeker
    def test_intermission(self, seeker: str) -> None:
        """Every Seeker can discard the Symphony, which comes to rest at 3 progress."""
        assert says("vainglorys_symphony", "while_in_play") == "cap 3"
        assert any("discard_challenge" in told(skill.action) for skill in deck_of(seeker))

    def test_flesh_wound(self) -> None:
        others = [card.id for card in of_kind("challenge") + of_kind("event") if card.id != "the_beasts_riddle"]
        assert says("open_wounds", "while_in_play") == "damage_plus 1"
        assert max(damage for card in others for damage in damages(card)) + 1 >= 5

    def test_on_a_razors_edge(self) -> None:
        """Health can fall by steps of 1 even at the bottom, so it can stand at 1."""
        assert 1 in [damage for card in of_kind("gauntlet") for damage in damages(card.id)]

    def test_sea_of_nightmares(self) -> None:
        attaching = [card for card in of_kind("challenge") if "attach" in verbs_of(card)]
        assert len(attaching) >= 3

    def test_fortune_favours_the_bold(self) -> None:
        """One Gauntlet card down is enough to attempt it, and three are still up."""
        assert says("dreadweaver", "while_in_play") == "difficulty 4*gauntlet_up on this"
        assert team_cards()["dreadweaver"].difficulty + 4 * 3 >= 30

    def test_to_the_bitter_end(self) -> None:
        """Cards turn back up only by Darkness, so that all four can lie face down."""
        assert says("danse_macabre", "penalty").endswith("turn_up 1 if darkness and gauntlet_down>=2")

    def test_against_the_clock(self) -> None:
        assert team_cards()["the_beasts_riddle"].difficulty >= HEALTH

    def test_three_coins_in_the_fountain(self) -> None:
        fountains = team_cards()["the_3_fountains"]
        assert fountains.copies == 3
        assert most_progress(fountains.difficulty + 2 * 2)

    def test_master_of_the_maze(self) -> None:
        maze = team_cards()["the_maze"]
        assert says("the_maze", "on_placed") == "add_progress placed on each_other the_maze"
        assert maze.copies == 4
        assert most_progress(maze.difficulty + 3)


def test_c63_the_maze() -> None:
    assert facts("the_maze") == ("green", "obstacle", 5, 4)
    assert says("the_maze", "while_in_play") == "difficulty copies(the_maze)-1 on this"
    assert says("the_maze", "on_placed") == "add_progress placed on each_other the_maze"
    assert (says("the_maze", "reward"), says("the_maze", "penalty")) == ("descend 2", "damage 1")


def test_c64_the_3_fountains() -> None:
    assert facts("the_3_fountains") == ("blue", "puzzle", 5, 3)
    assert says("the_3_fountains", "while_in_play") == "difficulty 2*copies(the_3_fountains)-2 on this"
    assert says("the_3_fountains", "reward") == "heal copies(the_3_fountains), descend copies(the_3_fountains)"
    assert says("the_3_fountains", "penalty") == "discard 1"


def test_c65_vainglorys_symphony() -> None:
    assert facts("vainglorys_symphony") == ("blue", "puzzle", 9, 1)
    assert says("vainglorys_symphony", "while_in_play") == "cap 3"
    assert says("vainglorys_symphony", "reward") == "descend 4, charge_lantern 1"
    assert says("vainglorys_symphony", "penalty") == "damage 1"


def test_c66_crystal_caves() -> None:
    assert facts("crystal_caves") == ("red", "obstacle", 6, 1)
    assert says("crystal_caves", "on_light") == "bonus 1"
    assert (says("crystal_caves", "reward"), says("crystal_caves", "penalty")) == ("descend 2", "damage 1")


def test_c67_the_beasts_riddle() -> None:
    assert facts("the_beasts_riddle") == ("red", "puzzle", 10, 1)
    assert says("the_beasts_riddle", "reward") == "descend 4, heal 1"
    assert says("the_beasts_riddle", "penalty") == "damage missing"


def test_c68_the_faded_way() -> None:
    assert facts("the_faded_way") == ("blue", "obstacle", 6, 1)
    assert says("the_faded_way", "reward") == "descend half(progress)"
    assert says("the_faded_way", "penalty") == "discard 1"


def test_c69_c70_events() -> None:
    assert {card.id: says(card.id, "on_interact") for card in of_kind("event")} == EVENTS


# Seekers (KIN-C71 to KIN-C79)


@each_seeker
def test_c71_every_seeker_has_18_skill_cards(seeker: str) -> None:
    deck = deck_of(seeker)
    kinds = Counter("white" if skill.colours == ("white",) else len(skill.colours) for skill in deck)
    assert len({skill.id for skill in deck}) == 18
    assert kinds == {1: 12, 2: 4, "white": 2}
    assert all(len(set(skill.colours)) == len(skill.colours) and "white" not in skill.colours[1:] for skill in deck)


def test_c72_three_specialists_and_a_generalist() -> None:
    counts = {
        seeker: Counter(skill.colours[0] for skill in deck_of(seeker) if len(skill.colours) == 1)
        for seeker in seekers()
    }
    spread = {seeker: sorted(count[colour] for colour in COLOURS) for seeker, count in counts.items()}
    specialists = [seeker for seeker in seekers() if spread[seeker] == [3, 4, 5]]
    assert len(seekers()) == 4
    assert sorted(spread.values()) == [[3, 4, 5]] * 3 + [[4, 4, 4]]
    assert {max(COLOURS, key=lambda colour: counts[seeker][colour]) for seeker in specialists} == set(COLOURS)
    assert (counts["asha"]["red"], counts["asha"]["green"]) == (5, 4)


@each_seeker
def test_c73_action_values(seeker: str) -> None:
    values = [skill.value for skill in deck_of(seeker)]
    assert (min(values), max(values)) == (1, 5)
    assert 2.7 <= sum(values) / len(values) <= 2.9


@each_seeker
def test_c74_boost_bars(seeker: str) -> None:
    bars = [skill.boost for skill in deck_of(seeker) if skill.boost is not None]
    colours = Counter(bar.colour for bar in bars)
    assert len(bars) == 18
    assert colours["white"] == 7
    assert all(colours[colour] >= 3 for colour in COLOURS)
    assert {bar.value for bar in bars} == {1, 2, 3}
    assert 1.6 <= sum(bar.value for bar in bars) / len(bars) <= 1.8


@each_seeker
def test_c75_abilities(seeker: str) -> None:
    """The other 8 are plain, or give a bonus under a condition."""
    said = Counter(told(skill.action) for skill in deck_of(seeker))
    against = [f"bonus 2 if type={kind}" for kind in TYPES]
    discarding = [f"may (discard_challenge on {which})" for which in ("other", "any")]
    assert {text: said[text] for text in SHARED_ABILITIES} == SHARED_ABILITIES
    assert sum(said[text] for text in discarding) == 1
    assert sorted(said[text] for text in against) == [0, 0, 1, 1]
    others = Counter(said)
    others -= Counter(dict.fromkeys([*SHARED_ABILITIES, *against, *discarding], 2))
    assert others.total() == 8
    assert all(not text or text.startswith("bonus ") for text in others)


def test_c76_defeat_trap() -> None:
    trap = skills()["defeat_trap"]
    assert (trap.seeker, trap.colours, trap.value) == ("asha", ("red", "green"), 2)
    assert told(trap.action) == "bonus 2 if type=trap"
    assert trap.boost is not None
    assert (trap.boost.colour, trap.boost.value, trap.boost.instead) == ("white", 1, 3)
    assert condition(trap.boost.terms) == "type=trap"


@each_seeker
def test_c77_lanterns(seeker: str) -> None:
    lantern = skills()[seekers()[seeker].lantern]
    assert (lantern.colours, lantern.value) == (("white",), 5)
    assert len(lantern.action) == 1


def test_c77_c78_no_two_seekers_are_alike() -> None:
    passive = {told(seeker.texts["passive"]) for seeker in seekers().values()}
    lanterns = {told(skills()[seeker.lantern].action) for seeker in seekers().values()}
    assert len(passive) == len(lanterns) == len(seekers())
    assert all(set(seeker.texts) == {"passive"} and len(seeker.texts["passive"]) == 1 for seeker in seekers().values())


def test_c79_effect_icons_belong_to_seekers_who_use_them() -> None:
    users = {seeker for seeker, found in seekers().items() if found.icon}
    showing = {skill.seeker for skill in skills().values() if skill.icon}
    said = [(text.card, part) for text in every_text() for part in every_part(text.parts)]
    asking = {card for card, part in said for term in part.terms if term.name == "icon"}
    assert users
    assert showing == users
    assert {skills()[card].seeker if card in skills() else card for card in asking} == users


# Fatigue, Gauntlet and Masters (KIN-C80 to KIN-C100)


def test_c80_six_different_drawbacks() -> None:
    assert [card.id for card in of_kind("fatigue")] == [*FATIGUE]
    assert all(set(card.texts) <= {"while_in_play", "on_enter"} and card.in_play for card in of_kind("fatigue"))


def test_c81_all_six_in_play_lose_the_game_with_any_number_of_seekers() -> None:
    losing = [part.terms for card in of_kind("fatigue") for part in card.in_play.get("defeat", ())]

    def holds(term: Term, number: int) -> bool:
        return (term.number <= 6 if term.name == "fatigue" else term.number == number) != term.negated

    assert {term.name for terms in losing for term in terms} <= {"fatigue", "seekers"}
    for number in (1, 2, 3, 4):
        assert any(all(holds(term, number) for term in terms) for terms in losing)


@each_fatigue_card
def test_c82_to_c87_fatigue_cards(card: str, text: str) -> None:
    assert says(card, "while_in_play") == text


def test_c88_c89_the_masters_share_one_back() -> None:
    assert len(of_kind("master")) == 3
    assert {trigger: told(parts) for trigger, parts in masters().back.texts.items()} == {
        "on_any_fail": "climb 1 if darkness"
    }


def test_c90_the_master_has_neither_type_nor_colour() -> None:
    assert {(card.type, card.colour) for card in of_kind("master")} == {("", "")}


def test_c91_backs_grant_all_colours_and_one_helps_otherwise() -> None:
    backs = Counter(told(card.back) for card in of_kind("gauntlet"))
    assert backs == {**{f"vulnerable {colour}": 1 for colour in COLOURS}, "difficulty -2 on master": 1}


def test_c92_the_gauntlet_has_one_card_of_each_type_and_no_rewards() -> None:
    assert sorted(card.type for card in of_kind("gauntlet")) == sorted(TYPES)
    assert not any("reward" in card.texts for card in of_kind("gauntlet"))


def test_c93_something_can_always_be_attempted() -> None:
    """As long as a card is face up it can be attempted; with all four turned, the Master has a weakness."""
    granting = [card for card in of_kind("gauntlet") if "vulnerable" in card.turned]
    assert len(of_kind("gauntlet")) == 4
    assert granting
    assert all(not part.terms for card in granting for part in card.turned["vulnerable"])
    assert not any(parts for card in of_kind("gauntlet") for verb, parts in card.in_play.items() if verb == "limit")


def test_c94_to_c97_gauntlet_cards() -> None:
    found = [(*facts(card.id)[:3], says(card.id, "penalty"), told(card.back)) for card in of_kind("gauntlet")]
    assert found == [
        ("red", "combat", 9, "damage 2", "vulnerable green"),
        ("green", "trap", 9, "damage 2", "vulnerable blue"),
        ("blue", "puzzle", 9, "discard 2", "vulnerable red"),
        ("red", "obstacle", 8, "damage 1", "difficulty -2 on master"),
    ]


def test_c98_sea_of_dreams() -> None:
    """As in the reference 31 with three cards under it; the fewer, the easier, so that what slides there counts."""
    assert team_cards()["sea_of_dreams"].difficulty == 16
    assert says("sea_of_dreams", "while_in_play") == "difficulty 5*attached on this"
    assert says("sea_of_dreams", "on_darkness") == "remove_progress 3 on this"
    assert says("sea_of_dreams", "penalty") == "damage 1 if darkness"


def test_c99_dreadweaver() -> None:
    """33 with three Gauntlet cards up, 29 with two."""
    assert team_cards()["dreadweaver"].difficulty == 21
    assert says("dreadweaver", "while_in_play") == "difficulty 4*gauntlet_up on this"
    assert says("dreadweaver", "penalty") == "damage gauntlet_up if darkness"


def test_c100_danse_macabre() -> None:
    assert team_cards()["danse_macabre"].difficulty == 15
    assert says("danse_macabre", "while_in_play") == "difficulty 3*gauntlet_down on this"
    assert says("danse_macabre", "penalty") == "damage 2 if darkness, turn_up 1 if darkness and gauntlet_down>=2"


def test_no_two_masters_punish_alike() -> None:
    punishments = {(says(card.id, "on_darkness"), says(card.id, "penalty")) for card in of_kind("master")}
    assert len(punishments) == len(of_kind("master"))


# The vocabulary (KIN-C14 to KIN-C50)


def test_everything_that_can_be_said_is_said() -> None:
    """Every verb, amount, target, condition and trigger (KIN-C14 to KIN-C49) stands on some card."""
    assert unused(LANGUAGE, every_text()) == []


def test_every_form_of_amounts_targets_and_conditions_is_used() -> None:
    parts = [part for text in every_text() for part in every_part(text.parts)]
    amounts = [part.amount for part in parts]
    assert all(any(form(amount) for amount in amounts) for form in (lambda one: one.half, lambda one: one.times > 1))
    assert any(amount.name and amount.plus for amount in amounts)
    aimed = [found for part in parts for found in (part.target, part.source) if found]
    assert any(found.colour for found in aimed)
    assert any(found.type for found in aimed)
    assert any(found.name for found in aimed)
    assert any(term.negated for part in parts for term in part.terms)
    assert any(len(part.terms) > 1 for part in parts)


def test_every_named_card_exists() -> None:
    """A text that counts or filters by name names a card of the well."""
    parts = [part for text in every_text() for part in every_part(text.parts)]
    asked = {part.amount.of for part in parts} | {term.of for part in parts for term in part.terms}
    asked |= {part.target.name for part in parts if part.target is not None}
    assert asked - {""} <= {card.id for card in well()}


def test_a_skill_asks_only_what_is_known_when_it_is_played() -> None:
    """Its ability takes effect before boosts and dice (KIN-67)."""
    later = {"light", "darkness", "boosts"}
    for skill in skills().values():
        assert not later & {term.name for part in every_part(skill.action) for term in part.terms}, skill.id


def test_setup_depends_on_no_card() -> None:
    """What happens as the first four cards are placed leaves every number of the setup as it is (KIN-26, KIN-T14)."""
    entering = [part.verb for card in well() for part in every_part(card.texts.get("on_enter", ()))]
    assert set(entering) == {"remove_progress"}


# Names and lines


def printed() -> list[TeamCard | Skill | cards.Seeker]:
    return [
        *team_cards().values(),
        *(skill for skill in skills().values() if not skill.is_lantern),
        *seekers().values(),
    ]


@pytest.mark.parametrize(("language", "longest"), [("en", 24), ("fr", 28)])
def test_names_are_short_and_each_stands_once(language: str, longest: int) -> None:
    found = [thing.names[language] for thing in printed()]
    assert len(found) == 141
    assert [name for name in found if len(name) > longest] == []
    assert [one for one, other in combinations(sorted(map(str.casefold, found)), 2) if one == other] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_line_of_its_own(language: str) -> None:
    lines = [thing.flavour[language] for thing in printed()]
    assert len(set(lines)) == len(lines)
    assert all(10 <= len(line) <= 70 for line in lines)


def test_french_is_set_as_french() -> None:
    """A narrow no-break space before high signs, and the apostrophe of print."""
    for thing in printed():
        for line in (thing.names["fr"], thing.flavour["fr"]):
            assert "'" not in line
            assert not any(
                before != "\u202f" and sign in ":;!?»" for before, sign in zip(" " + line, line, strict=False)
            )


def test_every_card_names_a_figure() -> None:
    assert all(thing.figure for thing in printed())


def test_words_on_cards_are_set_like_all_others() -> None:
    """With curved apostrophes, in both languages."""
    records = [*team_cards().values(), *seekers().values(), *skills().values()]
    texts_there = [text for card in records for text in (card.names, card.flavour)]
    texts_there += [seeker.title for seeker in seekers().values()]
    written = [in_language(text, language) for text in texts_there for language in LANGUAGES]
    assert [text for text in written if "'" in text or '"' in text] == []
    assert any("’" in text for text in written)
