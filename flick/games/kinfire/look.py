"""What the cards look like: their records told to whoever draws them."""

from flick.games.kinfire.cards import Card, Seeker, Skill, kind_of, lantern_of, seekers, skills, team_cards
from flick.games.kinfire.wording import card_text, joined, seeker_text, skill_text
from flick.table.looks import AbilityLook, CardLook
from flick.table.sayings import Say, say

LANTERNS = "lantern"
"""The figure of every Lantern."""


def card_look(thing: str) -> CardLook | None:
    """The look of a card, a Lantern or a Seeker; copies look the same."""
    kind = kind_of(thing)
    if kind in team_cards():
        return _team_card(team_cards()[kind])
    if kind in skills():
        return _skill(skills()[kind])
    return _seeker(seekers()[kind]) if kind in seekers() else None


def _team_card(card: Card) -> CardLook:
    tags = tuple(tag for tag in (card.type, card.colour) if tag)
    return CardLook(card.id, "", card.kind, tags=tags, ability=_ability(card.kind, card_text(card)), figure=card.figure)


def _skill(skill: Skill) -> CardLook:
    figure = LANTERNS if skill.is_lantern else skill.figure
    return CardLook(
        skill.id, "", skill.seeker, tags=skill.colours, ability=_ability("action", skill_text(skill)), figure=figure
    )


def _seeker(seeker: Seeker) -> CardLook:
    lines = [*seeker_text(seeker), *skill_text(skills()[lantern_of(seeker.id)])]
    return CardLook(seeker.id, "", "seeker", ability=_ability("seeker", lines), figure=seeker.figure)


def _ability(icon: str, lines: list[Say]) -> AbilityLook | None:
    """All that a card says, as one text."""
    if not lines:
        return None
    keyword = Say(f"keyword-{icon}")
    return AbilityLook(icon, keyword, say("whole-text", keyword=keyword, text=joined(lines)))
