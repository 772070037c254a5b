"""A sheet of paper that tells how a match was won: harm by shot, who hit how often, and some facts."""

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from flick.table.game import Result, ScoreLine
from flick.window.match import summary
from flick.window.menus.charts import BarRow, Bars, Fact, RingFigure
from flick.window.menus.final_count import FinalCount, SeatColumn
from flick.window.menus.tale_rows import TaleRows
from flick.window.widgets.group import Group
from flick.window.widgets.label import Caption, Link, Overline
from flick.window.widgets.materials import PaperFace
from flick.window.widgets.widget import Widget

if TYPE_CHECKING:
    from flick.window.menus.end import EndScreen

PAD = 28
FACTS = 4
FACTS_HIGH, RULE_HIGH = 62, 30
LAST_GAP = 7
METRE = 1000.0


class HowWon(Group):
    """What a game does not count is left out."""

    def __init__(self, screen: "EndScreen", rect: Rect) -> None:
        super().__init__(screen.kit, rect)
        self.screen = screen
        kit, report = self.kit, screen.report
        self._line = 0
        pad = kit.px(PAD)
        room = Rect(rect.left + pad, rect.top + kit.px(16), rect.width - 2 * pad, rect.height - kit.px(28))
        title = Caption(kit, Rect(room.left, room.top, room.width, kit.px(34)), screen.say(self._title), "screen-title")
        title.size, title.colour, title.name = 26, "ink", True
        self.add(title)
        foot = self._foot(room)
        foot = self._facts(Rect(room.left, room.top, room.width, foot - room.top))
        top = room.top + kit.px(46)
        body = Rect(room.left, top, room.width, foot - kit.px(14) - top)
        bars = body.width * 60 // 100 if report.shooters else body.width
        result = screen.match.result
        if result is not None and result.lines:
            self._count(body, result)
        elif report.harm:
            self._bars(Rect(body.left, body.top, bars - kit.px(20), body.height))
        elif not report.shooters:
            self._story(body)
        if report.shooters:
            self._rings(Rect(body.left + bars, body.top, body.width - bars, body.height))

    @property
    def _title(self) -> str:
        result = self.screen.match.result
        return "window-how-won" if result and result.winners else "window-how-ended"

    def _count(self, room: Rect, result: Result) -> None:
        """The final count, a column for each seat."""
        screen = self.screen
        pawns = summary.pawns(screen.match)
        columns = [
            SeatColumn(screen.words.who(seat), pawns.get(seat, ""), seat in result.winners)
            for seat in range(len(screen.match.seats))
        ]

        def told(line: ScoreLine) -> str:
            return screen.words(line.what)

        self.add(FinalCount(self.kit, screen.workshop, room, result.lines, columns, told))

    def _story(self, room: Rect) -> None:
        """The story of the match, where its game tells one, or what happened last."""
        screen, match = self.screen, self.screen.match
        told = match.game.tale(match.state, [event.seen_by(None) for event in match.events])
        if told:
            self.add(TaleRows(self.kit, room, told, screen.words))
        else:
            self._last(room)

    def _last(self, room: Rect) -> None:
        """What happened last, where there is nothing to be counted: as much as there is room for."""
        kit, screen = self.kit, self.screen
        foot = room.bottom
        for event in reversed(screen.match.events):
            line = Rect(room.left, room.top, room.width, 0)
            told = Caption(kit, line, screen.words(event.seen_by(None).say), "rulebook", colour="ink", size=15)
            foot -= told.height + kit.px(LAST_GAP)
            if foot < room.top:
                return
            told.rect = Rect(room.left, foot, room.width, told.height)
            self.add(told)

    @property
    def bounds(self) -> Rect:
        edge = self.kit.px(44)
        return self.rect.inflate(2 * edge, 2 * edge)

    def paint(self, target: Surface) -> None:
        kit = self.kit
        kit.stamp(target, self.rect, PaperFace(10))
        if self._line:
            pad = kit.px(PAD)
            rule = Rect(self.rect.left + pad, self._line, self.rect.width - 2 * pad, kit.px(1))
            kit.line(target, rule, "paper.line", 0.8)

    def _foot(self, room: Rect) -> int:
        """By which rule it ended, and from where it was counted, if that was not the beginning; where this begins."""
        result, since = self.screen.match.result, self.screen.report.since
        rule = result.rule if result else ""
        if not rule and not since:
            return room.bottom
        top = room.bottom - self.kit.px(RULE_HIGH)
        left, right = Rect(room), Rect(room)
        left.width = room.width // 2
        right.left, right.width = left.right, room.width - left.width
        for half in (left, right):
            half.top, half.height = top + self.kit.px(6.5), self.kit.px(18)
        if rule:
            self._rule(left, rule)
        if since:
            told = self.screen.say("window-counted-from", turn=since)
            self.add(Caption(self.kit, right, told, "body", colour="ink.2", anchor="right", name=True))
        return top

    def _rule(self, room: Rect, rule: str) -> None:
        """By which rule it ended, with the way there."""
        kit, screen = self.kit, self.screen
        words = Caption(kit, room, screen.say("window-ended-by"), "body", colour="ink.2")
        place = words.texts()[0].rect.right + kit.px(8), room.top + kit.px(13.5)
        game = screen.match.game.id
        self.add(words, Link(kit, place, rule, lambda: screen.open_rule(game, rule), size=12.5, on_paper=True))

    def _facts(self, room: Rect) -> int:
        """Up to four facts in a row; where they begin."""
        kit, screen, report = self.kit, self.screen, self.screen.report
        facts: list[tuple[str, str]] = []
        if report.longest:
            facts.append(
                (screen.say("window-metres", metres=round(report.longest / METRE, 2)), screen.say("window-longest"))
            )
        facts += [(str(count), screen.words(message)) for message, count in report.counts.items()]
        if report.best_card:
            facts.append((screen.words.name(report.best_card), screen.say("window-best-card")))
        if len(facts) < FACTS:
            facts.append((str(screen.match.turn), screen.say("window-turns")))
        facts = facts[:FACTS]
        top = room.bottom - kit.px(FACTS_HIGH)
        self._line = top - kit.px(6)
        widths = self._columns([value for value, _ in facts], room.width)
        left = room.left
        for (value, label), width in zip(facts, widths, strict=True):
            self.add(Fact(kit, Rect(left, top, width - kit.px(10), kit.px(FACTS_HIGH)), value, label))
            left += width
        return top

    def _columns(self, values: list[str], width: int) -> list[int]:
        """Equal columns, but wider where a name needs it."""
        kit, equal = self.kit, width // max(1, len(values))
        needs = [max(equal * 8 // 10, kit.width(value, "section", 21) + kit.px(12)) for value in values]
        spare = (width - sum(needs)) // max(1, len(values))
        return [need + spare for need in needs]

    def _bars(self, rect: Rect) -> None:
        kit, screen, report = self.kit, self.screen, self.screen.report
        told = summary.summary_of(screen.match.game)
        rows = [BarRow(told.kinds.get(kind, ""), tuple(counts)) for kind, counts in report.harm.items()]
        totals = [
            screen.say(
                "window-total",
                who=screen.words.name(side) if side else screen.words.who(index),
                count=report.total(index),
            )
            for index, side in enumerate(report.sides)
        ]
        self.add(
            Overline(kit, Rect(rect.left, rect.top, rect.width, kit.px(12)), screen.say("window-harm"), colour="ink.2")
        )
        top = rect.top + kit.px(22)
        self.add(Bars(kit, Rect(rect.left, top, rect.width, rect.bottom - top), rows, totals))

    def _rings(self, rect: Rect) -> None:
        kit, screen, report = self.kit, self.screen, self.screen.report
        self.add(
            Overline(
                kit, Rect(rect.left, rect.top, rect.width, kit.px(12)), screen.say("window-accuracy"), colour="ink.2"
            )
        )
        top = rect.top + kit.px(24)
        room = rect.bottom - top
        count = len(report.shooters)
        high = min(kit.px(82), (room - kit.px(10) * (count - 1)) // count)
        step = min(kit.px(104), (room - high) // max(1, count - 1)) if count > 1 else 0
        sides = screen.match.game.sides(screen.match.options, len(screen.match.seats))
        for index, shooter in enumerate(report.shooters):
            share = shooter.hits / max(1, shooter.shots)
            side = report.sides.index(sides[shooter.seat]) if sides else shooter.seat
            name = screen.words.who(shooter.seat)
            figure: Widget = RingFigure(
                kit,
                Rect(rect.left, top + index * step, rect.width, high),
                share,
                screen.say("window-percent", value=round(100 * share)),
                name,
                screen.say("window-of", part=shooter.hits, whole=shooter.shots),
                side,
            )
            self.add(figure)
