"""The auction: putting a card up, bidding, secret maxima, and what winning would mean."""

from dataclasses import dataclass, replace
from typing import Final

from django.utils.safestring import SafeString

from gridwright import words
from gridwright.core.errors import Message
from gridwright.core.events import NOBODY, last_bids
from gridwright.core.notation import Decision, Phrase
from gridwright.core.offers import Offer
from gridwright.core.standing import Lot
from gridwright.tables.table import letter
from gridwright.web.pages.panel.parts import (
    ActionChoice,
    DecisionPanel,
    PanelNote,
    Stepper,
    SubmitButton,
    SumRow,
    card_face,
    card_picture,
    house_picture,
    listed,
    numbered,
)
from gridwright.web.pages.panel.turn import Turn, outputs
from gridwright.web.play import drafts
from gridwright.web.play.perspective import Perspective

_RAISES: Final = (1, 2, 5)  # that have a button


@dataclass(frozen=True, slots=True)
class Market:
    """The cards for sale, those that are not, and passing."""

    cards: list[ActionChoice]
    refused: list[ActionChoice]
    passing: ActionChoice | None


@dataclass(frozen=True, slots=True)
class Bidder:
    """A seat at the auction."""

    mark: SafeString
    name: str
    bid: str  # the last one
    state: str  # "now", "in", "leads", "out"
    label: str


@dataclass(frozen=True, slots=True)
class Block:
    """The card on the block, who leads, who is in, and what can be bid."""

    word: str
    picture: SafeString
    label: str
    lead: str
    bid: int
    bidders: list[Bidder]
    raises: list[ActionChoice]
    stepper: Stepper | None = None
    drop: ActionChoice | None = None


@dataclass(frozen=True, slots=True)
class MaximumForm:
    """The secret maximum of a seat: its limits, and what is set."""

    lot: str  # the auction that it is meant for
    lowest: int
    highest: int
    value: int
    drops: bool
    is_set: bool


# Putting a card up


def opening_panel(turn: Turn) -> DecisionPanel:
    openings = [offer for offer in turn.asked if offer.decision is Decision.OPEN]
    draft = turn.phrase(turn.lines[-1]) if turn.lines else None
    word = draft.target if draft is not None else ""
    legal = [_card_choice(turn, offer, word) for offer in openings if offer.is_legal]
    refused = [_card_choice(turn, offer, word) for offer in openings if not offer.is_legal]
    passes = [offer for offer in turn.asked if offer.decision is Decision.PASS]
    market = Market(
        [replace(card, picture=card_picture(turn.game, card.of)) for card in numbered(legal)],
        refused,
        _passing(turn, passes[0], draft) if passes else None,
    )
    panel = DecisionPanel(
        "opening", turn.say("web.panel.open.heading"), market, clear=turn.clear_label()
    )
    chosen = next((offer for offer in openings if offer.is_legal and offer.target == word), None)
    if draft is not None and chosen is not None:
        bid = draft.number
        submit = _opening_submit(turn, chosen, bid)
        return replace(panel, rows=_winning(turn, word, bid), submit=submit)
    if draft is not None and draft.decision is Decision.PASS:
        note = PanelNote(turn.say("web.panel.open.pass_note"))
        submit = SubmitButton(turn.say("web.panel.open.pass"), (draft.text,))
        return replace(panel, notes=[note], submit=submit)
    return replace(panel, notes=[PanelNote(turn.say("web.panel.open.choose"))], clear="")


def _card_choice(turn: Turn, offer: Offer, chosen: str) -> ActionChoice:
    word = offer.target
    return ActionChoice(
        offer.text,
        turn.say("web.panel.open.card", plant=word),
        str(offer.lowest),
        turn.reason(offer),
        word == chosen,
        kind="card",
        of=word,
        note=card_face(turn.game, word).label,
    )


def _passing(turn: Turn, offer: Offer, draft: Phrase | None) -> ActionChoice:
    label = turn.say("web.panel.open.pass")
    is_chosen = draft is not None and draft.decision is Decision.PASS
    return ActionChoice(offer.text, label, reason=turn.reason(offer), is_chosen=is_chosen)


def _opening_submit(turn: Turn, offer: Offer, bid: int) -> SubmitButton:
    word = offer.target
    if not offer.is_range:
        return SubmitButton(turn.say("web.panel.open.go_at", plant=word, bid=bid), (offer.text,))
    stepper = Stepper(offer.lowest, offer.highest, bid, turn.say("web.panel.open.bid"))
    return SubmitButton(
        turn.say("web.panel.open.go", plant=word), (drafts.head_of(offer.phrase),), stepper
    )


# Bidding


def bidding_panel(turn: Turn) -> DecisionPanel:
    block = _block(turn.perspective)
    assert block is not None
    offers = {offer.decision: offer for offer in reversed(turn.asked)}
    bid, drop = offers.get(Decision.BID), offers.get(Decision.DROP)
    if bid is not None and not bid.is_legal:
        bid = None
    lowest = 0 if bid is None else bid.lowest
    highest = bid.highest if bid is not None and bid.is_range else lowest
    draft = turn.phrase(turn.lines[-1]) if turn.lines else None  # of a hint that is used
    tried = draft.number if draft is not None and draft.decision is Decision.BID else 0
    body = replace(
        block,
        raises=[] if bid is None else _raises(turn, bid, highest),
        stepper=Stepper(lowest, highest, tried or min(lowest + 2, highest))
        if highest > lowest
        else None,
        drop=None
        if drop is None
        else ActionChoice(
            drop.text,
            turn.say("web.panel.auction.drop"),
            is_chosen=draft is not None and draft.decision is Decision.DROP,
            key="d",
        ),
    )
    heading = turn.say("web.panel.auction.heading", plant=block.word)
    rows = [] if bid is None else _winning(turn, block.word, tried or lowest)
    return DecisionPanel("bidding", heading, body, rows=rows)


def _raises(turn: Turn, offer: Offer, highest: int) -> list[ActionChoice]:
    choices = []
    for key, step in enumerate(_RAISES, 1):
        bid = offer.lowest + step - 1
        if bid <= highest:
            identifier = "web.panel.auction.bid" if step == 1 else "web.panel.auction.raise"
            label = turn.say(identifier, bid=bid, step=step)
            choices.append(ActionChoice(offer.at(bid), label, key=str(key)))
    return choices


def watched_auction(perspective: Perspective) -> Block | None:
    is_watching = not perspective.is_my_turn and perspective.to_act >= 0
    return _block(perspective) if is_watching else None


def _block(perspective: Perspective) -> Block | None:
    lot = perspective.game.lot(perspective.view)
    if lot is None:
        return None
    word, lead = lot.card, ""
    if lot.leader == perspective.seat:
        lead = words.text("web.panel.auction.you_lead")
    elif lot.leader != NOBODY:
        leads = Message("web.panel.auction.lead_of", {"who": lot.leader})
        lead = words.say(leads, perspective.sentence_names)
    return Block(
        word,
        card_picture(perspective.game, word),
        card_face(perspective.game, word).label,
        lead,
        lot.bid,
        _bidders(perspective, lot),
        [],
    )


def _bidders(perspective: Perspective, lot: Lot) -> list[Bidder]:
    """Return the seats of this auction: those who are to speak in their order, then the leader."""
    leader = () if lot.leader == NOBODY else (lot.leader,)
    bids = {**last_bids(perspective.events), **dict.fromkeys(leader, lot.bid)}
    order = [*lot.waiting, *leader]
    order += [seat for seat in bids if seat not in order]
    bidders = []
    for place, seat in enumerate(order):
        state = "leads" if seat in leader else "out" if seat not in lot.waiting else "in"
        state = "now" if place == 0 and lot.waiting else state
        name = words.text("web.panel.you")
        if seat != perspective.seat:
            name = words.current().shown("who", seat, perspective.sentence_names)
        bid = str(bids[seat]) if seat in bids else ""
        label = words.text(f"web.panel.auction.{state}")
        bidders.append(Bidder(house_picture(letter(seat)), name, bid, state, label))
    return bidders


def maximum_form(perspective: Perspective) -> MaximumForm | None:
    seat, lot = perspective.seat, perspective.game.lot(perspective.view)
    if seat < 0 or perspective.to_act < 0 or lot is None or not lot.is_in(seat):
        return None
    money = perspective.game.money(perspective.view, seat)
    if money <= lot.bid:
        return None
    stored = perspective.maximum
    value = stored.amount if stored is not None else min(lot.bid + 1, money)
    drops = stored is None or stored.drops
    return MaximumForm(lot.id, lot.bid, money, value, drops, stored is not None)


# Winning


def _winning(turn: Turn, word: str, bid: int) -> list[SumRow]:
    """Return what the seat has if it gets the card *word* for *bid*."""
    money = turn.money
    label = turn.say("web.panel.auction.win", bid=bid)
    limit = turn.game.limits(turn.perspective.view).plants
    if not limit:
        detail = turn.say("web.panel.minus", before=money, cost=bid)
        return [SumRow(label, detail, str(money - bid), "bolt")]
    owned = turn.before.plants
    room = "room" if len(owned) < limit else "full"
    values = {"before": money, "cost": bid, "plants": len(owned) + 1, "limit": limit}
    detail = turn.say(f"web.panel.auction.win_{room}", **values)
    plants = [*sorted(owned, key=lambda plant: -outputs(turn, [plant]))[: limit - 1], word]
    plants.sort(key=lambda plant: int(card_face(turn.game, plant).number))
    is_cities = card_face(turn.game, word).yields[0] == "city"
    with_plants = "web.panel.together_with" if len(plants) > 1 else "web.panel.with_plants"
    return [
        SumRow(label, detail, str(money - bid), "bolt"),
        SumRow(
            turn.say("web.panel.powers" if is_cities else "web.panel.earns"),
            turn.say(with_plants, plants=listed(plants)),
            str(outputs(turn, plants)),
            "city" if is_cities else "bolt",
        ),
    ]
