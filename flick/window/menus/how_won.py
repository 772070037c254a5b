"""A sheet of paper that tells how a match was won: harm by shot, who hit how often, and some facts."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from flick.table.game import Result, ScoreLine, TaleLine
from flick.table.words import Words
from flick.window.match import summary
from flick.window.menus.charts import BarRow, Bars, Fact, RingFigure
from flick.window.menus.final_count import FinalCount, SeatColumn
from flick.window.widgets import Caption, Group, Kit, Link, Widget
from flick.window.widgets.label import Overline
from flick.window.widgets.layout import STRETCH, UNPLACED, Column, Content, Piece, Row, Sized
from flick.window.widgets.materials import PaperFace

if TYPE_CHECKING:
    from flick.window.menus.end import EndScreen

FACTS = 4
LAST_GAP = 7
RING = 100
"""How high a ring is at the most."""
METRE = 1000.0
SIZES = 18.5, 17.5, 16.5, 16.0, 15.0, 14.0, 13.5
"""Of the sentences: the largest with which all of them have room."""
ROUND_SIZE, ICON, GAP, WIDEST_GAP = 12.5, 17, 6, 16
"""The gap between two sentences is as wide as there is room for it, between these two."""
ROUND_GAP, ICON_GAP = 10, 9
"""Free after the rounds, and after the icons."""


class PaperLine(Widget):
    """A thin line on paper."""

    def wish(self, width: int) -> tuple[int, int]:
        return width, self.kit.px(1)

    def paint(self, target: Surface) -> None:
        self.kit.line(target, self.rect, "paper.line", 0.8)


class HowWon(Group):
    """The sheet beside the theatre. It leaves out what a game does not count."""

    beyond = PaperFace.margin

    def __init__(self, screen: "EndScreen", rect: Rect) -> None:
        self.screen = screen
        kit = screen.kit
        title = Caption(
            kit, UNPLACED, screen.say(self._title(screen)), "screen-title", size=26, colour="ink", name=True
        )
        pieces: list[Piece] = [Sized(title, size=34), 12, Sized(self._body(kit), grow=1)]
        pieces += [8, PaperLine(kit, UNPLACED), 6, Sized(self._facts(kit), size=62), *self._foot(kit)]
        super().__init__(kit, rect, content=Column(kit, *pieces, pad=(28, 16, 12)))

    def _body(self, kit: Kit) -> Content:
        """The final count; or what harmed whom and who hit how often; or else the story of the match."""
        report, result = self.screen.report, self.screen.match.result
        if result is not None and result.lines:
            return self._count(result)
        if not report.harm and not report.shooters:
            return self._story
        bars = [Sized(self._bars(kit), grow=60), 20] if report.harm else [Sized(grow=60)]
        return Row(kit, *bars, *([Sized(self._rings(kit), grow=40)] if report.shooters else []))

    @staticmethod
    def _title(screen: "EndScreen") -> str:
        result = screen.match.result
        return "window-how-won" if result and result.winners else "window-how-ended"

    def _count(self, result: Result) -> Callable[[Rect], FinalCount]:
        """The final count, a column for each seat."""
        screen = self.screen
        pawns = summary.pawns(screen.match)
        columns = [
            SeatColumn(screen.words.who(seat), pawns.get(seat, ""), seat in result.winners)
            for seat in range(len(screen.match.seats))
        ]

        def told(line: ScoreLine) -> str:
            return screen.words(line.what)

        def laid(rect: Rect) -> FinalCount:
            counted = screen.count.counted if screen.count is not None else 0.0
            screen.count = FinalCount(screen.kit, screen.art, rect, result.lines, columns, told, counted)
            return screen.count

        return laid

    def _story(self, room: Rect) -> Group:
        """The story of the match, where its game tells one, or what happened last."""
        screen, match = self.screen, self.screen.match
        told = match.game.tale(match.state, [event.seen_by(None) for event in match.events])
        return TaleRows(screen.kit, room, told, screen.words) if told else self._last(room)

    def _last(self, room: Rect) -> Group:
        """What happened last, where there is nothing to be counted: as much as there is room for."""
        kit, screen, found = self.screen.kit, self.screen, list[Caption]()
        free = room.height
        for event in reversed(screen.match.events):
            told = Caption(kit, UNPLACED, screen.words(event.seen_by(None).say), "rulebook", colour="ink", size=15)
            free -= told.wish(room.width)[1] + kit.px(LAST_GAP)
            if free < 0:
                break
            found.insert(0, told)
        return Group(kit, room, content=Column(kit, LAST_GAP, *found, STRETCH, gap=LAST_GAP))

    def paint(self, target: Surface) -> None:
        kit = self.kit
        kit.stamp(target, self.rect, PaperFace(10))

    def _foot(self, kit: Kit) -> Iterator[Piece]:
        """By which rule it ended, and from where it was counted, if that was not the beginning."""
        screen, since = self.screen, self.screen.report.since
        result, game, cells = screen.match.result, screen.match.game.id, list[Piece]()
        if result and (rule := result.rule):
            ended = Caption(kit, UNPLACED, screen.say("window-ended-by"), "body", colour="ink.2")
            open_rule = partial(screen.open_rule, game, rule)
            cells += [ended, 8, Link(kit, (0, 0), rule, open_rule, size=12.5, on_paper=True)]
        if since:
            told = screen.say("window-counted-from", turn=since)
            counted = Caption(kit, UNPLACED, told, "body", colour="ink.2", anchor="right", name=True)
            cells += [8, Sized(counted, grow=1)]
        if cells:
            yield Sized(Row(kit, *cells, align="middle"), size=30)

    def _facts(self, kit: Kit) -> Row:
        """Up to four facts in equal columns, but wider where a name needs it."""
        screen, report = self.screen, self.screen.report
        facts: list[tuple[str, str]] = []
        if report.longest:
            metres = round(report.longest / METRE, 2)
            facts.append((screen.say("window-metres", metres=metres), screen.say("window-longest")))
        facts += [(str(count), screen.words(message)) for message, count in report.counts.items()]
        if report.best_card:
            facts.append((screen.words.name(report.best_card), screen.say("window-best-card")))
        if len(facts) < FACTS:
            facts.append((str(summary.turn_told(screen.match)), screen.words("window-turns")))
        cells = [
            Sized(
                Fact(kit, UNPLACED, value, label), grow=1, least=kit.width(value, "section", 21) / kit.theme.scale + 2
            )
            for value, label in facts[:FACTS]
        ]
        return Row(kit, *cells, gap=10)

    def _bars(self, kit: Kit) -> Column:
        """What harmed each side, shot by shot."""
        screen, report = self.screen, self.screen.report
        told = summary.summary_of(screen.match.game)
        rows = [BarRow(told.kinds.get(kind, ""), tuple(counts)) for kind, counts in report.harm.items()]
        names = [screen.words.name(side) if side else screen.words.who(at) for at, side in enumerate(report.sides)]
        totals = [screen.say("window-total", who=name, count=report.total(at)) for at, name in enumerate(names)]
        heading = Overline(kit, UNPLACED, screen.say("window-harm"), colour="ink.2")
        return Column(kit, Sized(heading, size=12), 10, Sized(Bars(kit, UNPLACED, rows, totals), grow=1))

    def _rings(self, kit: Kit) -> Column:
        """How often each of those who flicked has hit."""
        screen, report = self.screen, self.screen.report
        sides = screen.match.game.sides(screen.match.options, len(screen.match.seats))
        heading = Overline(kit, UNPLACED, screen.say("window-accuracy"), colour="ink.2")
        pieces: list[Piece] = [Sized(heading, size=12), 12]
        figures: list[RingFigure] = []
        for shooter in report.shooters:
            share = shooter.hits / max(1, shooter.shots)
            side = report.sides.index(sides[shooter.seat]) if sides else shooter.seat
            written = screen.say("window-percent", value=round(100 * share))
            detail = screen.say("window-of", part=shooter.hits, whole=shooter.shots)
            figure = RingFigure(kit, UNPLACED, share, written, screen.words.who(shooter.seat), detail, side)
            figures.append(figure)
            pieces += [Sized(figure, grow=1, most=RING), Sized(grow=0.1, least=10, most=26)]
        beside = max(figure.beside for figure in figures)
        for figure in figures:
            figure.beside = beside
        return Column(kit, *pieces[:-1])


class TaleRows(Group):
    """The sentences of a story, as many as there is room for: minor ones are left out first, then the earliest after
    the first."""

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
        sentences = [self._sentence(line, size) for line in told]
        free = self.rect.height - sum(sentence.height for sentence in sentences)
        gap = min(kit.px(WIDEST_GAP), max(kit.px(GAP), free // max(1, len(sentences))))
        for line, sentence in zip(told, sentences, strict=True):
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
            top += sentence.rect.height + gap

    def paint(self, target: Surface) -> None:
        for name, centre in self._icons:
            self.kit.icon(target, name, centre, ICON, "ink.2")
