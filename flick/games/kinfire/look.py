"""What cards look like, made of their records for whoever draws cards."""

from collections.abc import Mapping

from flick.games.kinfire.cards import (
    MASTER_BACK,
    Seeker,
    Skill,
    TeamCard,
    masters,
    seekers,
    skill_card,
    skills,
    team_cards,
    turned_back,
)
from flick.games.kinfire.language import KinfirePart, Parts
from flick.games.kinfire.records import lantern_of
from flick.games.kinfire.voices import IN_FORCE
from flick.games.kinfire.wording import (
    LINES,
    card_text,
    deeds,
    joined,
    line_of,
    printed_lines,
    seeker_text,
    skill_text,
    terms,
)
from flick.table.languages import in_language
from flick.table.looks import AbilityLook, BarLook, CardLook, GainLook, ItemLook, KindLook, LineLook
from flick.table.piles import kind_of
from flick.table.sayings import Say, say

GLYPHS = {"red": "might", "green": "finesse", "blue": "wisdom", "white": "light"}
"""The icon of every colour."""
ITEMS = {
    **{verb: verb for verb in ("descend", "climb", "draw", "discard", "heal", "damage")},
    "suffer_fatigue": "fatigue",
    "brave_fatigue": "brave",
    "charge_lantern": "lantern",
}
"""The icons of those parts that an icon can tell (KIN-108)."""
ALONE = ("brave_fatigue", "charge_lantern")
"""Parts whose number is always 1, which is not written."""
FOR_ALL = ("on_enter", "on_placed")
"""Triggers that count for everybody: a card that comes into play, and progress that spreads to other cards
(KIN-C63)."""
ENDINGS = {"reward": True, "penalty": False}


def card_look(thing: str) -> CardLook | None:
    """The look of a card, a Lantern, a Seeker, or a back with text; copies look the same. ``None`` for any other
    thing."""
    kind = kind_of(thing)
    if kind in team_cards():
        return _team_card(team_cards()[kind])
    if kind in skills():
        return _skill(skill_card(kind))
    if kind == MASTER_BACK:
        return _master(masters().back, kind)
    if (card := turned_back(kind)) is not None:
        return _turned(card, kind)
    return _seeker(seekers()[kind]) if kind in seekers() else None


def _team_card(card: TeamCard) -> CardLook:
    if card.kind == "master":
        return _master(card, card.id)
    return CardLook(
        card.id,
        "",
        card.kind,
        ability=_ability(card.kind, card_text(card)),
        figure=card.figure,
        build="board",
        colours=(card.colour or card.kind,),
        number=str(card.difficulty) if card.difficulty else "",
        glyphs=(GLYPHS[card.colour],) if card.colour else ("effect",) if card.kind == "event" else (),
        kind=_kind(card.type or card.kind),
        lines=_lines(card.id, card.texts),
        gains=_gains(card.texts),
        back=line_of("while_face_down", card.back) if card.back else None,
        flavour=card.flavour,
    )


def _master(card: TeamCard, thing: str) -> CardLook:
    """The look of a form of the Master, or of the back of all of them."""
    number = str(card.difficulty) if card.difficulty else ""
    return _dark(card, thing, "master", card_text(card), _lines(thing, card.texts, words_for_all=True), number)


def _turned(card: TeamCard, thing: str) -> CardLook:
    """The look of a Gauntlet card that lies face down."""
    text = [line_of("while_face_down", card.back)]
    return _dark(card, thing, "gauntlet", text, (LineLook(deeds(card.back), bold=True),))


def _dark(
    card: TeamCard, thing: str, kind: str, text: list[Say], lines: tuple[LineLook, ...], number: str = ""
) -> CardLook:
    """The look of what is on the Master's side."""
    return CardLook(
        thing,
        "",
        kind,
        ability=_ability(kind, text),
        figure=card.figure,
        build="dark",
        colours=("master",),
        number=number,
        kind=_kind(kind),
        lines=lines,
        flavour=card.flavour,
    )


def _skill(skill: Skill) -> CardLook:
    bar = skill.boost
    note = None
    if bar is not None and bar.instead is not None:
        note = say("bar-boost-if", n=bar.instead, terms=terms(bar.terms))
    return CardLook(
        skill.id,
        "",
        skill.seeker,
        ability=_ability("action", skill_text(skill)),
        figure="lantern" if skill.is_lantern else skill.figure,
        build="hand",
        colours=skill.colours,
        number=str(skill.value),
        glyphs=tuple(GLYPHS[colour] for colour in skill.colours),
        lines=tuple(LineLook(text, option=option) for text, option in printed_lines("while_in_play", skill.action))
        if skill.action
        else (),
        bar=BarLook(bar.colour, GLYPHS[bar.colour], say("bar-boost"), f"+{bar.value}", note) if bar else None,
        stamp=seekers()[skill.seeker].icon if skill.icon else "",
        flavour=skill.flavour,
    )


def _seeker(seeker: Seeker) -> CardLook:
    lantern = skill_card(lantern_of(seeker.id))
    lines = [*seeker_text(seeker), say("text-lantern", card=lantern.id, text=joined(skill_text(lantern)))]
    return CardLook(
        seeker.id,
        "",
        "seeker",
        ability=_ability("seeker", lines),
        figure=seeker.figure,
        build="board",
        colours=("seeker",),
        kind=_kind("seeker"),
        lines=_lines(seeker.id, seeker.texts),
        flavour={
            language: f"{in_language(seeker.title, language)}. {told}" for language, told in seeker.flavour.items()
        },
    )


def _kind(name: str) -> KindLook:
    return KindLook(name, Say(f"thing-{name}"))


def _lines(thing: str, texts: Mapping[str, Parts], *, words_for_all: bool = False) -> tuple[LineLook, ...]:
    """The sentences of a card: what counts in everybody's turn is bold (KIN-55, KIN-56); what icons tell is left
    out."""
    found: list[LineLook] = []
    for trigger in LINES:
        parts: Parts = texts.get(trigger, ())
        if not parts or trigger == "while_face_down" or (trigger in ENDINGS and not words_for_all and _items(parts)):
            continue
        bold = trigger in FOR_ALL or IN_FORCE.is_everybodys(thing, trigger)
        found += [LineLook(text, bold, option) for text, option in printed_lines(trigger, parts)]
    return tuple(found)


def _gains(texts: Mapping[str, Parts]) -> tuple[GainLook, ...]:
    found = ((trigger, good, _items(texts.get(trigger, ()))) for trigger, good in ENDINGS.items())
    return tuple(GainLook(good, items, line_of(trigger, texts[trigger])) for trigger, good, items in found if items)


def _items(parts: Parts) -> tuple[ItemLook, ...]:
    """Parts as icons; empty where icons cannot tell all of them."""
    if not all(_is_item(part) for part in parts):
        return ()
    return tuple(ItemLook(ITEMS[part.verb], "" if part.verb in ALONE else str(part.amount.plus)) for part in parts)


def _is_item(part: KinfirePart) -> bool:
    return part.verb in ITEMS and part.amount.is_plain and not part.terms and part.who == "you"


def _ability(icon: str, lines: list[Say]) -> AbilityLook | None:
    """All sentences of a card as one text; ``None`` where it has none."""
    if not lines:
        return None
    keyword = Say(f"keyword-{icon}")
    return AbilityLook(icon, keyword, say("whole-text", keyword=keyword, text=joined(lines)))
