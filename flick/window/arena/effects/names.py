"""The signs that an event may have over a pawn, by the names that content gives them. Nothing is drawn here."""

from typing import Literal, TypeAlias

SignName: TypeAlias = Literal["wound", "steal", "shield", "stun", "heal"]
