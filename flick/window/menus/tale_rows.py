"""The story of a match on paper: round by round in a column of its own, an icon, a sentence."""

from collections.abc import Sequence

from pygame import Rect, Surface

from flick.table.game import TaleLine
from flick.table.words import Words
from flick.window.widgets.group import Group
from flick.window.widgets.kit import Kit
from flick.window.widgets.label import Caption

SIZES = 16.5, 16.0, 15.0, 14.0, 13.5
"""Of the sentences: the largest with which all of them have room."""
ROUND_SIZE, ICON, GAP = 12.5, 17, 6
ROUND_GAP, ICON_GAP = 10, 9
"""Free after the rounds, and after the icons."""


class TaleRows(Group):
    """All sentences for which there is room: minor ones are left out first, then the earliest after the first."""

    beyond = 0

    def __init__(self, kit: Kit, rect: Rect, lines: Sequence[TaleLine], words: Words) -> None:
        super().__init__(kit, rect)
        self.words = words
        self._icons: list[tuple[str, tuple[int, int]]] = []
        rounds = {line.round: words("turn-of-match", turn=line.round) for line in lines if line.round}
        widest = max((kit.width(told, "body", ROUND_SIZE) for told in rounds.values()), default=0)
        self._icon_left = rect.left + (widest + kit.px(ROUND_GAP) if widest else 0)
        self._lay(*self._fitting(lines), rounds)

    def _fitting(self, lines: Sequence[TaleLine]) -> tuple[list[TaleLine], float]:
        """What is told, and how large."""
        told = list(lines)
        while True:
            for size in SIZES:
                if sum(self._sentence(line, size).height + self.kit.px(GAP) for line in told) <= self.rect.height:
                    return told, size
            if len(told) <= 2:
                return told, SIZES[-1]
            told.remove(next((line for line in told if line.minor), told[1]))

    def _sentence(self, line: TaleLine, size: float) -> Caption:
        """A sentence beside its icon, at the top."""
        left = self._icon_left + self.kit.px(ICON + ICON_GAP)
        room = Rect(left, self.rect.top, self.rect.right - left, 0)
        return Caption(self.kit, room, self.words(line.say), "rulebook", colour="ink", size=size)

    def _lay(self, told: Sequence[TaleLine], size: float, rounds: dict[int, str]) -> None:
        """One below the other; the round is named where it is another one than above."""
        kit, top, before = self.kit, self.rect.top, 0
        for line in told:
            sentence = self._sentence(line, size)
            sentence.rect.top, sentence.rect.height = top, sentence.height
            self.add(sentence)
            middle = top + kit.px(0.7 * size)
            if line.round and line.round != before:
                place = Rect(self.rect.left, top + kit.px(size - ROUND_SIZE), self._icon_left - self.rect.left, 0)
                named = Caption(kit, place, rounds[line.round], "body", colour="ink.2", size=ROUND_SIZE)
                named.rect.height = named.height
                self.add(named)
            before = line.round
            if line.icon:
                self._icons.append((line.icon, (self._icon_left + kit.px(ICON) // 2, middle)))
            top += sentence.rect.height + kit.px(GAP)

    def paint(self, target: Surface) -> None:
        for name, centre in self._icons:
            self.kit.icon(target, name, centre, ICON, "ink.2")
