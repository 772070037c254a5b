"""A sheet of paper that tells how a match was won: harm by shot, who hit how often, and some facts."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from flick.table.game import Result, ScoreLine
from flick.window.match import summary
from flick.window.menus.charts import BarRow, Bars, Fact, RingFigure
from flick.window.menus.final_count import FinalCount, SeatColumn
from flick.window.menus.tale_rows import TaleRows
from flick.window.widgets.group import Group
from flick.window.widgets.kit import Kit
from flick.window.widgets.label import Caption, Link, Overline
from flick.window.widgets.layout import STRETCH, UNPLACED, Column, Content, Piece, Row, Sized
from flick.window.widgets.materials import PaperFace
from flick.window.widgets.widget import Widget

if TYPE_CHECKING:
    from flick.window.menus.end import EndScreen

FACTS = 4
LAST_GAP = 7
METRE = 1000.0


class PaperLine(Widget):
    """A thin line on paper."""

    def wish(self, width: int) -> tuple[int, int]:
        return width, self.kit.px(1)

    def paint(self, target: Surface) -> None:
        self.kit.line(target, self.rect, "paper.line", 0.8)


class HowWon(Group):
    """What a game does not count is left out."""

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

        return lambda rect: FinalCount(screen.kit, screen.workshop, rect, result.lines, columns, told)

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
        return Group(kit, room, content=Column(kit, STRETCH, *found, LAST_GAP, gap=LAST_GAP))

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
            facts.append((str(screen.match.turn), screen.say("window-turns")))
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
        for shooter in report.shooters:
            share = shooter.hits / max(1, shooter.shots)
            side = report.sides.index(sides[shooter.seat]) if sides else shooter.seat
            written = screen.say("window-percent", value=round(100 * share))
            detail = screen.say("window-of", part=shooter.hits, whole=shooter.shots)
            figure = RingFigure(kit, UNPLACED, share, written, screen.words.who(shooter.seat), detail, side)
            pieces += [Sized(figure, grow=1, most=82), Sized(grow=0.1, least=10, most=22)]
        return Column(kit, *pieces[:-1])
