"""A line of text under somebody's hands: caret, selection, words, clipboard. Nothing is drawn here."""

from collections.abc import Callable

import pygame

COMMAND = pygame.KMOD_CTRL | pygame.KMOD_META
"""What goes with letters to mean a command: Ctrl, or the command key of a Mac."""


class Editing:
    """The text, where the caret is, and where the selection began (where the caret is, if nothing is selected)."""

    def __init__(self, text: str = "", most: int = 200, allowed: Callable[[str], bool] = str.isprintable) -> None:
        """``most`` characters, each of them ``allowed``."""
        self.text = text
        self.most = most
        self.allowed = allowed
        self.caret = self.anchor = len(text)

    @property
    def selection(self) -> tuple[int, int]:
        """From where to where text is selected."""
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    @property
    def selected(self) -> str:
        """The text selected."""
        start, end = self.selection
        return self.text[start:end]

    def select(self, anchor: int, caret: int) -> None:
        """Select from one place to another."""
        self.anchor = min(max(anchor, 0), len(self.text))
        self.caret = min(max(caret, 0), len(self.text))

    def move(self, place: int, *, selecting: bool = False) -> None:
        """Put the caret somewhere; ``selecting`` leaves the other end of the selection where it is."""
        self.select(self.anchor if selecting else place, place)

    def insert(self, text: str) -> bool:
        """Type or paste something in place of the selection; whether the text changed."""
        start, end = self.selection
        room = self.most - len(self.text) + end - start
        fitting = "".join(letter for letter in text if self.allowed(letter))[: max(0, room)]
        if not fitting and start == end:
            return False
        self.text = self.text[:start] + fitting + self.text[end:]
        self.move(start + len(fitting))
        return True

    def erase(self, towards: int) -> bool:
        """Take away the selection, or what lies between the caret and a place; whether the text changed."""
        if self.caret == self.anchor:
            self.select(self.caret, towards)
        start, end = self.selection
        self.text = self.text[:start] + self.text[end:]
        self.move(start)
        return start != end

    def word_left(self) -> int:
        """Where the word at the left of the caret begins."""
        place = len(self.text[: self.caret].rstrip())
        while place > 0 and not self.text[place - 1].isspace():
            place -= 1
        return place

    def word_right(self) -> int:
        """Where the next word at the right of the caret begins."""
        place = self.caret
        while place < len(self.text) and not self.text[place].isspace():
            place += 1
        while place < len(self.text) and self.text[place].isspace():
            place += 1
        return place

    def select_word(self, place: int) -> None:
        """Select the word at a place."""
        self.move(place)
        start = place
        while start > 0 and not self.text[start - 1].isspace():
            start -= 1
        end = place
        while end < len(self.text) and not self.text[end].isspace():
            end += 1
        self.select(start, end)

    def key(self, key: int, mod: int) -> bool:
        """Do what a key means; whether it means anything here. Letters come as text, not as keys."""
        if mod & COMMAND and self._command(key):
            return True
        if key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            self.erase(self._beside(-1 if key == pygame.K_BACKSPACE else 1, mod))
            return True
        places = {pygame.K_HOME: 0, pygame.K_END: len(self.text)}
        if key in (pygame.K_LEFT, pygame.K_RIGHT):
            places[key] = self._beside(-1 if key == pygame.K_LEFT else 1, mod, moving=not mod & pygame.KMOD_SHIFT)
        if key not in places:
            return False
        self.move(places[key], selecting=bool(mod & pygame.KMOD_SHIFT))
        return True

    def _beside(self, step: int, mod: int, *, moving: bool = False) -> int:
        """The place one letter (with Ctrl one word) from the caret; a selection is left at its end."""
        if mod & COMMAND or mod & pygame.KMOD_ALT:
            return self.word_left() if step < 0 else self.word_right()
        if moving and self.caret != self.anchor:
            return self.selection[0 if step < 0 else 1]
        return min(max(self.caret + step, 0), len(self.text))

    def _command(self, key: int) -> bool:
        """Select all, copy, cut, paste."""
        if key == pygame.K_a:
            self.select(0, len(self.text))
        elif key == pygame.K_v:
            self.insert(pasted())
        elif key in (pygame.K_c, pygame.K_x):
            if self.selected:
                pygame.scrap.put_text(self.selected)
                if key == pygame.K_x:
                    self.erase(self.caret)
        else:
            return False
        return True


def pasted() -> str:
    """What lies in the clipboard, on one line."""
    return " ".join(pygame.scrap.get_text().split()) if pygame.scrap.has_text() else ""
