"""Attributes of a widget that have it painted again when they change."""

from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from flick.window.widgets.widget import Widget

Value = TypeVar("Value")


class Repainted(Generic[Value]):
    """An attribute that marks its widget dirty when it is set to another value than it has. Whoever declares it sets it
    in ``__init__``.

    At run time it has no ``__get__``: Python then reads the value from the widget itself, as fast as any other.
    """

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    def __set__(self, widget: "Widget", value: Value) -> None:
        known = widget.__dict__
        if self._name not in known or known[self._name] != value:
            known[self._name] = value
            widget.dirty = True

    if TYPE_CHECKING:

        def __get__(self, widget: "Widget", owner: type) -> Value: ...
