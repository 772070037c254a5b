"""What stands at the top of the window about a question: as much of it as has room, and how it is answered."""

from collections.abc import Collection

from flick.table.decisions import choice_in
from flick.table.rules import Amount, Choose, ChooseMany, Confirm, Decision, Offer, Walk
from flick.table.sayings import Say, Who
from flick.window.board.choices import is_named, shorter_questions
from flick.window.board.question_controls import QuestionControls


def hint(controls: QuestionControls) -> str:
    """How what is asked now can be answered."""
    decision, words = controls.asking.decision, controls.words
    if decision is not None and words.has(f"hint-{decision.verb}"):
        return words(Say(f"hint-{decision.verb}", decision.facts))
    if isinstance(decision, ChooseMany) and decision.least == decision.most:
        return words("window-hint-exactly", count=decision.most)
    if isinstance(decision, ChooseMany):
        return words("window-hint-many", least=decision.least, most=decision.most)
    if (offered := choice_in(decision)) is not None:
        return words(_hint_of(offered, controls))
    if isinstance(decision, Offer) and decision.may_name:
        return words("window-hint-offer")
    if isinstance(decision, Walk):
        return words("window-hint-walk")
    return words("window-hint-button") if isinstance(decision, (Amount, Confirm)) else ""


def _hint_of(offered: Choose, controls: QuestionControls) -> str:
    """The message that says where the options of a choice are picked."""
    if controls.raised_once:
        return "window-hint-again"
    furniture, outline = controls.furniture, controls.asking.outline
    choices = controls.choices_of(offered)
    if controls.asking.narrowed:
        return _hint_narrowed(choices.pieces, controls)
    cards = [option.piece for option in offered.options if option.name != offered.decline]
    if all(card and furniture.hand.holds([card]) for card in cards):
        return "window-hint-hand"
    lit = choices.pieces.keys() | choices.shared.keys()
    if choices.places or lit & {*furniture.figures, *furniture.places}:
        return "window-hint-map"
    pawns = outline is not None and any(option.piece and outline(option.piece) for option in offered.options)
    return "window-hint-piece" if pawns or lit else "window-hint-button"


def _hint_narrowed(pieces: Collection[str], controls: QuestionControls) -> str:
    """What comes after the first of two clicks: the target of a card, the card for a target, or what it is."""
    hand, narrowed = controls.furniture.hand, controls.asking.narrowed
    if hand.holds([narrowed]):
        return "window-hint-target"
    return "window-hint-tool" if hand.holds(set(pieces) - {narrowed}) else "window-hint-narrowed"


def step_due(controls: QuestionControls) -> str:
    """Which step of the card in play is due, where the layout says how that is told."""
    playing, furniture = controls.furniture.layout.playing, controls.furniture
    zone = controls.board.find(playing.zone) if playing.hint else None
    look = furniture.faces.look(zone.pieces[-1]) if zone is not None and zone.pieces else None
    due = playing.due(zone)
    if look is None or due is None or due >= len(look.chips):
        return ""
    facts = {"n": due + 1, "count": len(look.chips), "step": f"{playing.steps}-{look.chips[due].kind}"}
    return controls.words(Say(playing.hint, facts))


def how_now(controls: QuestionControls) -> str:
    """The step that is due, what may be hoped for, and how it is done; the latter alone once a card is raised, and only
    the former where there is no room for both."""
    asking = controls.asking
    told = "" if controls.raised_once else asking.advice.as_it_is
    step, how = step_due(controls), asking.how or hint(controls)
    both = " ".join(filter(None, (step, told and f"{told.rstrip('.')}.", how)))
    if not told or controls.furniture.header.prompt.tells(both):
        return both
    return " ".join(filter(None, (step, told)))


def in_a_line(decision: Decision, controls: QuestionControls) -> str:
    """As much of a question as there is room for at the top, with the name of whoever is asked where that is not
    plain and the question does not name them; of one that the bar asks in full, or whose answers stand beside what
    it is about, the moment, as the game has words for it (``moment-<question>``), or only who decides."""
    words, options, who = controls.words, controls.furniture.options, Who(decision.seat)
    ask = words(decision.ask)
    if options.is_beside or options.asks(ask):
        moment = f"moment-{decision.question or decision.verb}"
        if not words.has(moment) and not options.is_beside:
            return words("window-asked-below", who=who)
        ask = words(Say(moment, decision.facts)) if words.has(moment) else ask
    shorter = shorter_questions(ask)
    if controls.asking.says_who and not is_named(ask, words.who(decision.seat), words.things().values()):
        shorter = [words("window-asked-of", who=who, ask=part) for part in shorter]
    takes = controls.furniture.header.prompt.takes
    return next((part for part in shorter if takes(part)), shorter[-1])
