"""What cards have in common in the files of every game, as a person writes them."""

from typing import Annotated, Any, TypeAlias

import msgspec

from flick.table.languages import Code

CardId: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9_]*$", description="expected-card-id")]
Name: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=40, description="expected-card-name")]
Names: TypeAlias = Annotated[dict[Code, Name], msgspec.Meta(min_length=1)]
"""A name in each language."""
Flavour: TypeAlias = dict[Code, str]
"""A line of decoration in each language, which changes nothing."""
WrittenText: TypeAlias = list[dict[str, Any]]
"""The parts of a text, which ``reading`` understands."""
Copies: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=9)]
"""How often a card is in its deck."""
