"""The worth of things to the team in points of progress: health, Fatigue cards, skill cards, texts."""

from collections.abc import Sequence

import msgspec

from flick.effects.effect_records import Term
from flick.games.kinfire.bot.level import AttemptLevel
from flick.games.kinfire.cards import fatigue_cards, skill_card, team_card
from flick.games.kinfire.language import CardAmount, KinfirePart
from flick.games.kinfire.standing import holds, quantity, total_of
from flick.games.kinfire.state import KinfireState, SeekerState

ATTACHED = 1.7
"""The points that a card under the Master costs on average, while nobody knows the Master's form."""
SPREAD = 0.45
"""How much of a card's points above or below the average counts for its worth in the hand."""
HELD = 4.0
"""The worth of holding a card that gets rid of a challenge: at the bottom it saves a whole Gauntlet card."""
DEEDS = {"draw": 1.3, "reroll": 0.8, "add_progress": 0.7, "charge_lantern": 2.5, "bonus": 0.4, "may": HELD}
"""What an ability adds to the worth of a card in the hand, for each point of it."""
BURDENS = {"action_value": 6.0, "limit": 4.0, "hand_size": 2.0, "damage_plus": 5.0, "defeat": 3.0}
"""The weights of the drawbacks of Fatigue cards."""


class Outlook(msgspec.Struct, frozen=True):
    """How an attempt stands when a text is carried out: Darkness or Light, points missing, points on the card."""

    dark: bool = False
    missing: int = 0
    progress: int = 0


class AttemptWorth:
    """Values things in an imagined ``state``. It uses only what every seat may know: never the order of a deck, nor the
    form of a Master that lies face down."""

    def __init__(self, state: KinfireState, level: AttemptLevel) -> None:
        self.state = state
        self.level = level
        self._plus = total_of(state, "damage_plus") if not state.now.struck else 0

    def health(self, change: int) -> float:
        """The worth of so many health points more or less."""
        now = self.state.hp
        then = min(self.state.hp_start, now + change)
        if then <= 0:
            return -self.level.defeat - self._health_of(now)
        return self._health_of(then) - self._health_of(now)

    def _health_of(self, points: int) -> float:
        return sum(self.level.health + self.level.fear / point for point in range(1, points + 1))

    def damage(self, points: int) -> float:
        """The worth of damage, with what makes it worse and what prevents it (KIN-C37, KIN-C40)."""
        suffered = points + self._plus - self.state.now.prevent if points > 0 else 0
        return self.health(-suffered) if suffered > 0 else 0.0

    def fatigue(self, more: int = 1) -> float:
        """The worth of so many more Fatigue cards in play, at most 0."""
        there = len(self.state.fatigue)
        cost = sum(self.level.fatigue + self.level.weariness * (there + k) for k in range(more))
        return -cost - (self.level.defeat if there + more >= self._deadly() else 0.0)

    def _deadly(self) -> int:
        """The number of Fatigue cards in play with which the game is lost if a certain card is among them (KIN-C87)."""
        counts: list[int] = []
        for card in fatigue_cards():
            for part in team_card(card).in_play.get("defeat", ()):
                others = [term for term in part.terms if term.name != "fatigue"]
                if holds(self.state, others, card):
                    counts += [term.number for term in part.terms if term.name == "fatigue"]
        return min(counts, default=len(fatigue_cards()) + 1)

    def burden(self, card: str) -> float:
        """The weight of a Fatigue card in play."""
        return sum(BURDENS[verb] for verb in team_card(card).in_play)

    def descend(self, cards: int) -> float:
        """The worth of so many cards moved from the well deck to its discard; a negative number moves them back."""
        if self.state.bottom:
            return 0.0
        moved = min(cards, len(self.state.well_deck)) if cards > 0 else -min(-cards, len(self.state.well_discard))
        return self.level.descend * moved

    def lantern(self, seeker: SeekerState) -> float:
        return 0.0 if seeker.charged else self.level.lantern

    def hand(self, hand: Sequence[str]) -> float:
        return sum(self.card(name) for name in hand)

    def card(self, name: str) -> float:
        """The worth of a skill card in the hand, or of the charge of a Lantern."""
        skill = skill_card(name)
        if skill.boost is None:
            return self.level.lantern
        points = SPREAD * (skill.value - 2.8) + SPREAD * (skill.boost.value - 1.7)
        points += (
            0.3 * (len(skill.colours) - 1) + 0.5 * ("white" in skill.colours) + 0.2 * (skill.boost.colour == "white")
        )
        points += sum(DEEDS.get(part.verb, 0.0) * max(1, part.amount.plus) for part in skill.action)
        return max(0.3, self.level.card + points)

    def parts(self, card: str, parts: Sequence[KinfirePart], outlook: Outlook) -> float:
        """The worth of those parts of a text whose conditions hold."""
        return sum(self._part(card, part, outlook) for part in parts if self.holds(card, part.terms, outlook))

    def holds(self, card: str, terms: Sequence[Term], outlook: Outlook) -> bool:
        """Whether a condition holds under that outlook."""
        return all(
            (term.name == ("darkness" if outlook.dark else "light")) != term.negated
            if term.name in ("light", "darkness")
            else holds(self.state, (term,), card)
            for term in terms
        )

    def amount(self, card: str, amount: CardAmount, outlook: Outlook) -> int:
        """An amount under that outlook."""
        if not amount.name:
            return amount.plus
        if amount.name in ("missing", "progress"):
            counted = outlook.missing if amount.name == "missing" else outlook.progress
        else:
            counted = quantity(self.state, amount.name, amount.of, card)
        found = amount.times * counted + amount.plus
        return found // 2 if amount.half else found

    def _part(self, card: str, part: KinfirePart, outlook: Outlook) -> float:
        verb, state = part.verb, self.state
        if verb == "choose":
            return max(self.parts(card, branch, outlook) for branch in part.branches)
        if part.branches:
            worth = self.parts(card, part.branches[0], outlook)
            return max(0.0, worth) if verb == "may" else worth
        count = self.amount(card, part.amount, outlook)
        people = len(state.seekers) if part.who == "each_seeker" else 1
        if verb in ("descend", "climb"):
            return self.descend(count if verb == "descend" else -count)
        if verb in ("draw", "recover"):
            return self.level.card * count * people
        if verb == "discard":
            return -self._thrown(count) * people
        if verb == "heal":
            return self.health(count)
        if verb == "damage":
            return self.damage(count)
        if verb == "suffer_fatigue":
            return self.fatigue(count)
        if verb == "brave_fatigue":
            return self._braved()
        if verb == "charge_lantern":
            return self.lantern(state.you)
        if verb == "attach":
            return 0.0 if state.bottom else self.level.descend * (part.about == "top") - ATTACHED
        return self._small(verb, count)

    def _small(self, verb: str, count: int) -> float:
        """What cannot be told exactly without knowing the target."""
        return {"add_progress": 0.8, "move_progress": 0.4, "prevent": 0.5}.get(verb, 0.0) * count

    def _thrown(self, count: int) -> float:
        """The worth of so many cards of the hand, or of all of them, those worth least first."""
        return sum(sorted(self.card(name) for name in self.state.you.hand)[:count])

    def _braved(self) -> float:
        if not self.state.fatigue:
            return 0.0
        return self.level.fatigue + self.level.weariness * (len(self.state.fatigue) - 1)
