"""A deal while somebody puts it together: what each side gives of what it could give. Pure."""

from collections.abc import Mapping

from flick.table.answers import write_deal
from flick.table.decisions import Deal, Goods, Offer, Verdict


class Share:
    """What one side gives of the ``most`` that it could give."""

    def __init__(self, most: Goods, given: Goods) -> None:
        self.most = most
        self.give(given)

    def give(self, given: Goods) -> None:
        """Give just that."""
        self.things = set(given.things)
        self.amounts = {name: given.amounts.get(name, 0) for name in self.most.amounts}

    def toggle(self, thing: str) -> None:
        """Give a thing, or keep it."""
        self.things ^= {thing}

    @property
    def goods(self) -> Goods:
        """What this side gives, in the order in which it has it."""
        counted: Mapping[str, int] = {name: count for name, count in self.amounts.items() if count}
        return Goods(tuple(thing for thing in self.most.things if thing in self.things), counted)


class Bargain:
    """Begins with the deal that was proposed, if one was, and else with nothing."""

    def __init__(self, decision: Offer) -> None:
        self.decision = decision
        first = decision.proposed or Deal(Goods(), Goods())
        self.own, self.theirs = Share(decision.own, first.gives), Share(decision.theirs, first.gets)
        self._first = self.deal

    def reset(self) -> None:
        """Begin anew."""
        self.own.give(self._first.gives)
        self.theirs.give(self._first.gets)

    @property
    def shares(self) -> tuple[Share, Share]:
        """The shares of whoever is asked and of the partner, in this order."""
        return self.own, self.theirs

    def toggle(self, piece: str) -> None:
        """Give the thing that is this piece on the table, or keep it: whichever side has it."""
        for share in self.shares:
            for thing in share.most.things:
                if self.piece(thing) == piece:
                    share.toggle(thing)

    def piece(self, thing: str) -> str:
        """The ID under which a thing lies on the table of whoever is asked."""
        return self.decision.known.get(thing, thing)

    @property
    def could_give(self) -> list[str]:
        """The pieces of all things that could change hands."""
        return [self.piece(thing) for share in self.shares for thing in share.most.things]

    @property
    def given(self) -> list[str]:
        """The pieces of all things that change hands."""
        return [self.piece(thing) for share in self.shares for thing in share.goods.things]

    @property
    def deal(self) -> Deal:
        """The deal as it is now, as whoever is asked sees it."""
        return Deal(self.own.goods, self.theirs.goods)

    @property
    def changed(self) -> bool:
        """Whether it is another deal than at the beginning."""
        return self.deal != self._first

    @property
    def refused(self) -> Verdict | None:
        """Why it will not do."""
        return self.decision.refuse(self.deal)

    @property
    def answer(self) -> str:
        """The written form of the deal: ``yes`` to the one that was proposed, or the deal itself."""
        if self.decision.proposed is not None and not self.changed:
            return "yes"
        return write_deal(self.deal, self.decision.verb)
