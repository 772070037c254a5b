"""What cards look like, made of their records for whoever draws cards."""

from flick.games.catacombs.cards import TEAMS, Ability, CatacombsCard, deck, effect_of, sequence
from flick.table.looks import AbilityLook, CardLook, KindLook, SequenceChip
from flick.table.sayings import Say, say


def card_look(thing: str) -> CardLook | None:
    """The look of the card with that ID; ``None`` where it is no card."""
    found = next((deck(team)[thing] for team in TEAMS if thing in deck(team)), None)
    return None if found is None else _look(found)


def _look(card: CatacombsCard) -> CardLook:
    return CardLook(
        card.id,
        card.name,
        card.team,
        chips=tuple(SequenceChip(shot.kind, shot.targeted) for shot in card.shots),
        tags=(card.role, card.sign),
        badge=KindLook("armour", Say("card-armour")) if card.armour else None,
        ability=None if card.ability is None else _ability(card.ability),
        sequence=sequence(card),
        marked=(say("card-tags", role=Say(f"thing-{card.role}"), sign=Say(f"thing-{card.sign}")),),
    )


def _ability(ability: Ability) -> AbilityLook:
    effect, facts = effect_of(ability)
    return AbilityLook(ability.effect, Say(f"keyword-{effect}", facts), Say(f"ability-{effect}", facts))
