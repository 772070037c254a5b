"""The twelve achievements: which is reached when (KIN-175 to KIN-186). None of them affects play."""

from collections.abc import Iterator, Sequence

from flick.games.kinfire.standing import copies, difficulty
from flick.games.kinfire.state import KinfireState, gauntlet_down
from flick.table.game import Achievement
from flick.table.piles import kind_of
from flick.table.rules import Event, tell
from flick.table.sayings import Say

ACHIEVEMENTS = {
    "just-a-scratch": "KIN-175",
    "vainglorys-puppet": "KIN-176",
    "effort-pays-off": "KIN-177",
    "intermission": "KIN-178",
    "flesh-wound": "KIN-179",
    "on-a-razors-edge": "KIN-180",
    "sea-of-nightmares": "KIN-181",
    "fortune-favours-the-bold": "KIN-182",
    "to-the-bitter-end": "KIN-183",
    "against-the-clock": "KIN-184",
    "three-coins-in-the-fountain": "KIN-185",
    "master-of-the-maze": "KIN-186",
}
"""The rule of each achievement, in the order of the rules, from easy to improbable."""
GRADES = ("easy", "perilous", "complex", "improbable")
"""The grades of difficulty, with three achievements each."""
LISTED = tuple(
    Achievement(name, rule, GRADES[index // 3], Say(f"achievement-{name}"))
    for index, (name, rule) in enumerate(ACHIEVEMENTS.items())
)

MUCH_DAMAGE = 5
RIDDLE = "the_beasts_riddle"


def on_damage(state: KinfireState) -> Iterator[Event]:
    """The achievements reached by the damage of this turn, even beyond the health that is left (KIN-R99, KIN-R100,
    KIN-R106)."""
    if state.turn and state.now.damage >= MUCH_DAMAGE:
        yield from _reached(state, "just-a-scratch")
    if state.turn and state.now.damage - state.now.riddle >= MUCH_DAMAGE:
        yield from _reached(state, "flesh-wound")


def on_completion(state: KinfireState, cards: Sequence[str]) -> Iterator[Event]:
    """The achievements reached when well cards are completed in one check, while they still lie on the board (KIN-R105,
    KIN-R109, KIN-R110)."""
    kinds = [kind_of(card) for card in cards]
    for card in cards:
        if kind_of(card) == "the_faded_way" and state.progress[card] >= 10:
            yield from _reached(state, "effort-pays-off")
    if "the_3_fountains" in kinds and copies(state, "the_3_fountains", cards[0]) == 3:
        yield from _reached(state, "three-coins-in-the-fountain")
    if kinds.count("the_maze") == 4:
        yield from _reached(state, "master-of-the-maze")


def on_discarded_challenge(state: KinfireState, card: str, progress: int) -> Iterator[Event]:
    """The achievement for discarding Vainglory's Symphony with exactly 3 progress (KIN-R103)."""
    if card == "vainglorys_symphony" and progress == 3:
        yield from _reached(state, "intermission")


def on_victory(state: KinfireState) -> Iterator[Event]:
    """The achievements reached when the Master has just been completed (KIN-R104, KIN-R107)."""
    if state.hp == 1:
        yield from _reached(state, "on-a-razors-edge")
    if state.master == "sea_of_dreams" and len(state.attached) >= 3:
        yield from _reached(state, "sea-of-nightmares")
    if state.master == "dreadweaver" and difficulty(state, state.master) >= 30:
        yield from _reached(state, "fortune-favours-the-bold")
    if state.master == "danse_macabre" and len(gauntlet_down(state)) == 4:
        yield from _reached(state, "to-the-bitter-end")


def on_defeat(state: KinfireState) -> Iterator[Event]:
    """The achievements reached when the team has just lost (KIN-R101, KIN-R102, KIN-R108)."""
    if len(state.fatigue) >= 3:
        yield from _reached(state, "vainglorys-puppet")
    if state.turn == 1:
        yield from _reached(state, "against-the-clock")


def _reached(state: KinfireState, name: str) -> Iterator[Event]:
    """Tell an achievement once in a game, at the moment its condition is met (KIN-R97, KIN-R98)."""
    if name not in state.achieved:
        state.achieved.append(name)
        yield tell("achievement", ACHIEVEMENTS[name], achievement=name)
