"""A key that is held decides one thing."""

import pygame
from pygame.event import Event

from flick.window.app.held_keys import LONG, HeldKeys, comes_again, held_long


def down(key: int) -> Event:
    return Event(pygame.KEYDOWN, key=key)


def up(key: int) -> Event:
    return Event(pygame.KEYUP, key=key)


def test_enter_that_is_held_while_a_screen_is_made_does_not_shoot_on_it() -> None:
    keys = HeldKeys()
    pressed = down(pygame.K_RETURN)
    assert keys.once([pressed, down(pygame.K_RETURN)]) == [pressed]
    assert keys.once([down(pygame.K_RETURN), released := up(pygame.K_RETURN)]) == [released]
    assert keys.once([pressed]) == [pressed], "let go, and pressed again"


def test_arrows_that_are_held_go_on_turning() -> None:
    turns = [down(pygame.K_LEFT), down(pygame.K_LEFT), down(pygame.K_LEFT)]
    held = HeldKeys().once(turns)
    assert [turn.key for turn in held] == [pygame.K_LEFT] * 3
    assert [comes_again(turn) for turn in held] == [False, True, True]


def test_a_key_that_is_let_go_in_another_window_is_not_down_for_ever() -> None:
    keys = HeldKeys()
    keys.once([down(pygame.K_1), Event(pygame.WINDOWFOCUSLOST)])
    assert len(keys.once([down(pygame.K_1)])) == 1


def test_a_key_that_is_held_for_long_says_so_until_it_is_let_go() -> None:
    keys = HeldKeys()
    turns = keys.once([down(pygame.K_LEFT) for _ in range(LONG + 2)])
    assert [held_long(turn) for turn in turns] == [False] * LONG + [True, True]
    keys.once([up(pygame.K_LEFT)])
    assert [held_long(turn) for turn in keys.once([down(pygame.K_LEFT)])] == [False]
