"""The desk: all parts of one screen, and who has the pointer and the keyboard."""

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from flick.window.widgets import focus
from flick.window.widgets.group import Group
from flick.window.widgets.kit import Kit
from flick.window.widgets.painting import Backdrop, DeskPainter
from flick.window.widgets.text import TextBox
from flick.window.widgets.tooltip import Resting, Tooltip
from flick.window.widgets.widget import Place, Widget

POINTER = (
    pygame.MOUSEBUTTONDOWN,
    pygame.MOUSEBUTTONUP,
    pygame.MOUSEMOTION,
    pygame.MOUSEWHEEL,
    pygame.MULTIGESTURE,
)
KEYBOARD = (pygame.KEYDOWN, pygame.TEXTINPUT, pygame.TEXTEDITING)
HELD_WITH_OTHERS = (pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT, pygame.K_RALT)
"""Keys that somebody with the mouse holds as well."""


class Desk:
    """Give it every event and every tick, and let it draw. Time is in milliseconds, from wherever."""

    def __init__(self, kit: Kit, window: Rect, parts: Sequence[Widget] = ()) -> None:
        self.kit = kit
        self.window = Rect(window)
        self.root = Group(kit, window, parts)
        self.over = Group(kit, window)
        """What lies above everything else: open lists, questions, bubbles; the last one on top."""
        self._on_top: Widget | None = None
        self.focus: Widget | None = None
        self.by_keys = False
        """Whether a key was what somebody used last, not the pointer."""
        self._typed: Rect | None = None
        """Where somebody begins to type; the system is told by the thread that has the window."""
        self.now = 0.0
        self.tooltip: Tooltip | None = None
        self.root.home = self.over.home = self
        self._resting = Resting(kit.theme.ms("tooltip-wait") if not kit.theme.still else 400)
        self._pointer: Place = (-1, -1)
        self._hovered: Widget | None = None
        self._held: Widget | None = None
        self._pressed: Place = (-1, -1)
        self._before: list[tuple[Widget, Widget | None, bool]] = []
        self._painter = DeskPainter(self.window)

    def add(self, *parts: Widget) -> None:
        """Lay parts on the desk."""
        self.root.add(*parts)

    def show(self, part: Widget) -> None:
        """Lay a part above all others. If it is modal it takes the keyboard, and gives it back when it goes."""
        self.over.add(part)
        if self._on_top in self.over.parts and self.modal is None:
            self.over.parts.remove(self._on_top)
            self.over.parts.append(self._on_top)
        if part.modal:
            self._before.append((part, self.focus, bool(self.focus and self.focus.ringed)))
            first = part.primary if isinstance(part, Group) else None
            inner = (within for within in part.walk() if within.focusable)
            self.give_focus(first or next(inner, None), ring=True, tell=False)
            self._hover(None)

    def show_on_table(self, part: Widget) -> None:
        """Lay a part above the table, and below whatever must be dealt with first."""
        first = next((other for other in self.over.parts if other.modal and not other.hidden), None)
        if first is None:
            self.show(part)
        else:
            self.over.add_below(first, part)

    def show_on_top(self, part: Widget) -> None:
        """Lay a part above all others, and keep it there while others are shown that are not modal."""
        self._on_top = part
        self.show(part)

    def hide(self, part: Widget) -> None:
        """Take away what was shown."""
        self.over.remove(part)
        for entry in [entry for entry in self._before if entry[0] is part]:
            self._before.remove(entry)
            self.give_focus(entry[1], ring=entry[2], tell=False)
        self._point(self._pointer)

    @property
    def pointer(self) -> Place:
        """Where the pointer is; outside the window while it is not over it."""
        return self._pointer

    def place_of(self, gesture: Event) -> Place:
        """Where the middle of two fingers is, of which an event tells."""
        return round(gesture.x * self.window.width), round(gesture.y * self.window.height)

    @property
    def modal(self) -> Widget | None:
        """The uppermost modal part that is shown: until it is hidden nothing else can be used."""
        return next((part for part in reversed(self.over.parts) if part.modal and not part.hidden), None)

    @property
    def moving(self) -> bool:
        """Whether something will look otherwise after a while, without anybody doing anything."""
        waiting = self._resting.pending and self.tooltip is None
        return waiting or any(part.moving for part in self._all()) or bool(self.tooltip and self.tooltip.moving)

    def tick(self, now: float) -> None:
        """Time goes by."""
        self.now = now
        for part in self._all():
            part.tick(now)
        self._tell(now)

    def handle(self, event: Event) -> bool:
        """Take an event of pygame; whether anything on the desk was meant."""
        if event.type in POINTER:
            self.by_keys = False
            return self._handle_pointer(event)
        if event.type in KEYBOARD:
            self.by_keys |= event.type == pygame.KEYDOWN and event.key not in HELD_WITH_OTHERS
            return self._handle_key(event)
        if event.type == pygame.WINDOWLEAVE:
            self._pointer = (-1, -1)
            self._hover(None)
            self._resting.rest(None, None)
        return False

    def give_focus(self, part: Widget | None, *, ring: bool = False, tell: bool = True) -> None:
        """Give the keyboard to a part. ``ring`` shows where it is, ``tell`` shows its tooltip."""
        for old in (self.focus, part):
            if old:
                old.dirty = True
        if self.focus:
            self.focus.focused = self.focus.ringed = False
        self.focus = part
        if part:
            part.focused = True
            part.ringed = ring or part.editing
            self._typed = part.rect if part.editing else None
        self._resting.rest(part if ring and tell else None, None, at_once=True)

    def explain(self, part: Widget, place: Place | None = None) -> None:
        """Show the tooltip of a part at once: why it is off."""
        self._resting.rest(part, place, at_once=True)

    def draw(self, target: Surface, backdrop: Backdrop) -> list[Rect]:
        """Draw what has changed since the last time, and say where that was."""
        if self._typed is not None:
            pygame.key.set_text_input_rect(self._typed)
            self._typed = None
        return self._painter.draw(target, backdrop, self._layers(), self.modal)

    def draw_all(self, target: Surface, backdrop: Backdrop) -> None:
        """Draw everything, as for the first time."""
        self._painter.draw_all(target, backdrop, self._layers())

    def texts(self) -> list[TextBox]:
        """Everything that can be read now: what an open list or a question covers is left out."""
        found = self.root.texts()
        for part in [*self.over.parts, *([self.tooltip] if self.tooltip else [])]:
            hidden = self.window if part.modal and isinstance(part, Group) else part.rect
            found = [text for text in found if not hidden.colliderect(text.rect)] + part.texts()
        return found

    def targets(self) -> list[Rect]:
        """Everything that can be clicked now."""
        if self.modal:
            return self.modal.targets()
        found = self.root.targets()
        for part in self.over.parts:
            found = [target for target in found if not part.rect.colliderect(target)] + part.targets()
        return found

    def _all(self) -> list[Widget]:
        parts = [*self.root.walk(), *self.over.walk()]
        return [*parts, self.tooltip] if self.tooltip else parts

    def _layers(self) -> list[Widget]:
        """The groups of parts that are painted one above the other, the lowest first."""
        return [self.root, *self.over.parts, *([self.tooltip] if self.tooltip else [])]

    def _path(self, place: Place) -> list[Widget]:
        """The parts under the pointer, from the outermost inwards."""
        if modal := self.modal:
            return modal.path(place)
        return self.over.path(place) or self.root.path(place)

    def _handle_pointer(self, event: Event) -> bool:
        if event.type == pygame.MULTIGESTURE:
            return any(part.handle(event) for part in reversed(self._path(self.place_of(event))))
        if event.type == pygame.MOUSEWHEEL:
            return any(part.handle(event) for part in reversed(self._path(self._pointer)))
        self._pointer = event.pos
        if event.type == pygame.MOUSEMOTION:
            return self._point(event.pos, event)
        if event.type == pygame.MOUSEBUTTONUP:
            held, self._held = self._held, None
            taken = held.handle(event) if held else False
            self._point(event.pos)
            if held and self._hovered is not held:
                self._resting.rest(None, event.pos)
            return taken
        return self._press(event)

    def _point(self, place: Place, event: Event | None = None) -> bool:
        """The pointer is somewhere; whoever is held there keeps it."""
        path = self._path(place)
        leaf = path[-1] if path else None
        if self._held:
            self._resting.rest(None, place)
            return (self._held.handle(event) or self._pull(place)) if event else False
        self._hover(leaf)
        self._resting.rest(leaf, place)
        return leaf.handle(event) if leaf and event else False

    def _pull(self, place: Place) -> bool:
        """What is held stays where it is: something that it lies in may be pulled along instead."""
        held = self._held
        around = held.parent if held else None
        while held and around:
            if around.pulls(self._pressed, place):
                held.held, around.held, self._held = False, True, around
                return True
            around = around.parent
        return False

    def _press(self, event: Event) -> bool:
        path = self._path(event.pos)
        self._hover(path[-1] if path else None)
        self._resting.rest(None, event.pos)
        self._pressed = event.pos
        if event.button != pygame.BUTTON_LEFT:
            return any(part.handle(event) for part in reversed(path))
        if not path and self.modal:
            self.modal.missed()
            return True
        for part in reversed(path):
            if part.focusable:
                self.give_focus(part)
            if part.handle(event):
                self._held = part
                return True
        if self.focus and not path:
            self.give_focus(None)
        return bool(self.modal)

    def _hover(self, part: Widget | None) -> None:
        if part is self._hovered:
            return
        for one, hovered in ((self._hovered, False), (part, True)):
            if one:
                one.hovered = hovered
                one.dirty = True
        if self._hovered:
            self._hovered.leave()
        self._hovered = part

    def _is_covered(self, resting: Resting) -> bool:
        """Whether something has come to lie between the pointer and what it rests on."""
        if resting.place is None or not resting.pending:
            return False
        path = self._path(resting.place)
        return bool(path) and path[-1] is not resting.part

    def _handle_key(self, event: Event) -> bool:
        self._resting.rest(None, None)
        modal = self.modal
        reach = list(modal.walk()) if modal else [*self.root.walk(), *self.over.walk()]
        part: Widget | None = self.focus if self.focus in reach else modal
        while part:
            if part.handle(event):
                return True
            part = part.parent if part is not modal else None
        return event.type == pygame.KEYDOWN and self._move(event, [part for part in reach if part.focusable])

    def _move(self, event: Event, parts: Sequence[Widget]) -> bool:
        """Keys that no part has taken: they lead from one part to another, or press the brass button."""
        current = self.focus if self.focus in parts else None
        top = self.modal or self.root
        if event.key == pygame.K_TAB:
            step = -1 if event.mod & pygame.KMOD_SHIFT else 1
            self.give_focus(focus.next_of(parts, current, step), ring=True)
            return True
        if event.key in focus.ARROWS and current and not event.mod & pygame.KMOD_ALT:
            if found := focus.nearest(parts, current, focus.ARROWS[event.key]):
                self.give_focus(found, ring=True)
            return found is not None
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and isinstance(top, Group) and top.primary:
            return top.primary.handle(event)
        return self.modal is not None

    def _tell(self, now: float) -> None:
        """Show, keep or fade the tooltip."""
        resting = self._resting
        if resting.part and (resting.part not in self._all() or self._is_covered(resting)):
            resting.rest(None, None)
            self.tooltip = None
        resting.look()
        if self.tooltip and self.tooltip.gone:
            self.tooltip = None
        if resting.due(now) and resting.part:
            self.tooltip = self._tooltip_of(resting.part, resting.place, resting.text)
            self.tooltip.shown.go(1.0)
        elif self.tooltip:
            self.tooltip.fade()
        if self.tooltip:
            self.tooltip.tick(now)

    def _tooltip_of(self, part: Widget, place: Place | None, text: str) -> Tooltip:
        """The tooltip that is seen, if it says that of that thing; another one, which is seen at once where the same is
        said of the thing beside."""
        before, thing = self.tooltip, part.tip_rect(place)
        if before is not None and (before.text, before.thing) == (text, thing):
            return before
        tooltip = Tooltip(self.kit, self.window, thing, text, above=part.tip_above)
        if before is not None and before.text == text:
            tooltip.shown = before.shown
        return tooltip
