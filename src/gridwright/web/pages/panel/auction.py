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
from gridwright.draw.cards import CITIES
from gridwright.tables.table import letter
from gridwright.web.pages.common import Reason
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

_RAISES: Final = (2, 5)  # over the highest bid, that have a button of their own
_SHARED_RAISES: Final = (2, 3, 4, 5, 9)  # where nobody may see what a seat can pay
_QUICK: Final = (2, 5)  # over the lowest opening bid


@dataclass(frozen=True, slots=True)
class Market:
    """The cards for sale, those that are not, and passing."""

    cards: list[ActionChoice]
    refused: list[ActionChoice]
    passing: ActionChoice | None
    stepper: Stepper | None = None  # for the bid on the chosen card


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
    refusals = [reason for offer in passes if (reason := turn.reason(offer)) is not None]
    notes = [PanelNote.of(reason) for reason in refusals]
    market = Market(
        [replace(card, picture=card_picture(turn.game, card.of)) for card in numbered(legal)],
        refused,
        _passing(turn, passes[0], draft) if passes and not refusals else None,
    )
    panel = DecisionPanel(
        "opening", turn.say("web.panel.open.heading"), market, notes=notes, clear=turn.clear_label()
    )
    chosen = next((offer for offer in openings if offer.is_legal and offer.target == word), None)
    if draft is not None and chosen is not None:
        bid = draft.number
        if chosen.is_range:
            market = replace(market, stepper=_opening_stepper(turn, chosen, bid))
        else:
            notes = [PanelNote.of(_why_no_more(turn, chosen)), *notes]
        rows = _winning(turn, turn.say("web.auction.unopposed"), word, bid)
        label = turn.say("web.auction.open", plant=word, bid=bid)
        submit = SubmitButton(label, (draft.text,))
        return replace(panel, body=market, rows=rows, notes=notes, submit=submit)
    if draft is not None and draft.decision is Decision.PASS:
        submit = SubmitButton(turn.say("web.auction.pass"), (draft.text,))
        return replace(panel, notes=[_pass_note(turn)], submit=submit)
    choose = PanelNote(turn.say("web.panel.open.choose"))
    return replace(panel, notes=[choose, *notes], clear="")


def _card_choice(turn: Turn, offer: Offer, chosen: str) -> ActionChoice:
    word = offer.target
    tag = turn.tags.get(word, "")
    return ActionChoice(
        offer.text,
        turn.say("web.panel.open.card", plant=word),
        str(offer.lowest),
        turn.reason(offer),
        word == chosen,
        kind="card",
        of=word,
        note=listed([part for part in (card_face(turn.game, word).label, tag) if part]),
        tag=tag,
    )


def _passing(turn: Turn, offer: Offer, draft: Phrase | None) -> ActionChoice:
    is_chosen = draft is not None and draft.decision is Decision.PASS
    return ActionChoice(offer.text, turn.say("web.auction.pass"), is_chosen=is_chosen)


def _pass_note(turn: Turn) -> PanelNote:
    """Return what passing means; that it is final is said once at a table."""
    seat = turn.perspective.seat
    has_passed = any([event.seat == seat and event.kind.is_pass for event in turn.events])
    return PanelNote(turn.say(f"web.auction.pass_{'again' if has_passed else 'note'}"))


def _opening_stepper(turn: Turn, offer: Offer, bid: int) -> Stepper:
    quick = [offer.lowest + step for step in (0, *_QUICK)]
    return Stepper(
        drafts.head_of(offer.phrase),
        offer.lowest,
        offer.highest,
        bid,
        turn.say("web.panel.open.bid"),
        turn.say("web.auction.at_least", bid=offer.lowest),
        tuple([value for value in quick if value <= offer.highest]),
    )


def _why_no_more(turn: Turn, offer: Offer) -> Reason:
    """Return why *offer*, which is for one bid alone, cannot be outdone by its own seat."""
    more = turn.game.parse(offer.at(offer.lowest + 1))
    return Reason.of(
        turn.game.explain(turn.perspective.view, more), turn.perspective.sentence_names
    )


# Bidding


def bidding_panel(turn: Turn) -> DecisionPanel:
    block = _block(turn.perspective)
    assert block is not None
    offers = {offer.decision: offer for offer in reversed(turn.asked)}
    offer, drop = offers.get(Decision.BID), offers.get(Decision.DROP)
    heading = turn.say("web.panel.auction.heading", plant=block.word)
    draft = turn.phrase(turn.lines[-1]) if turn.lines else None
    if drop is not None:
        identifier = "web.shared.drop" if turn.perspective.is_shared else "web.panel.auction.drop"
        label = turn.say(identifier, who=turn.perspective.seat)
        is_chosen = draft is not None and draft.decision is Decision.DROP  # by a hint
        block = replace(block, drop=ActionChoice(drop.text, label, is_chosen=is_chosen, key="d"))
    if offer is None or not offer.is_legal:
        reason = None if offer is None else turn.reason(offer)
        return DecisionPanel(
            "bidding", heading, block, notes=[] if reason is None else [PanelNote.of(reason)]
        )
    is_bid = draft is not None and draft.decision is Decision.BID
    bid = draft.number if draft is not None and is_bid else offer.lowest
    body = replace(
        block,
        raises=_raises(turn, offer, bid),
        stepper=_bid_stepper(turn, offer, bid) if offer.is_range else None,
    )
    if turn.perspective.is_shared:
        return DecisionPanel("bidding", heading, body)
    label = turn.say("web.panel.auction.win", bid=bid)
    return DecisionPanel("bidding", heading, body, rows=_winning(turn, label, block.word, bid))


def _raises(turn: Turn, offer: Offer, bid: int) -> list[ActionChoice]:
    """Return the button for *bid*, which the panel is about, and those for quick raises."""
    highest = offer.highest if offer.is_range else offer.lowest
    choices = [ActionChoice(offer.at(bid), turn.say("web.panel.auction.bid", bid=bid), key="1")]
    is_shared = turn.perspective.is_shared
    for key, step in enumerate(_SHARED_RAISES if is_shared else _RAISES, 2):
        raised = offer.lowest + step - 1
        if raised <= highest:
            label = turn.say("web.panel.auction.raise", bid=raised, step=step)
            label = str(raised) if is_shared else label
            choices.append(ActionChoice(offer.at(raised), label, key=str(key)))
    return choices


def _bid_stepper(turn: Turn, offer: Offer, bid: int) -> Stepper:
    head = drafts.head_of(offer.phrase)
    return Stepper(head, offer.lowest, offer.highest, bid, turn.say("web.auction.bid"))


def watched_auction(perspective: Perspective) -> Block | None:
    is_watching = not perspective.is_my_turn and perspective.to_act >= 0
    return _block(perspective) if is_watching else None


def _block(perspective: Perspective) -> Block | None:
    lot = perspective.game.lot(perspective.view)
    if lot is None:
        return None
    word, lead = lot.card, ""
    if lot.leader == perspective.seat and not perspective.is_shared:
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
        if seat != perspective.seat or perspective.is_shared:
            name = words.current().shown("who", seat, perspective.sentence_names)
        bid = str(bids[seat]) if seat in bids else ""
        label = words.text(f"web.panel.auction.{state}")
        bidders.append(Bidder(house_picture(letter(seat)), name, bid, state, label))
    return bidders


def maximum_form(perspective: Perspective) -> MaximumForm | None:
    seat, lot = perspective.seat, perspective.game.lot(perspective.view)
    is_in = lot is not None and lot.is_in(seat) and not perspective.is_shared
    if seat < 0 or perspective.to_act < 0 or lot is None or not is_in:
        return None
    money = perspective.game.money(perspective.view, seat)
    if money <= lot.bid:
        return None
    stored = perspective.maximum
    value = stored.amount if stored is not None else min(lot.bid + 1, money)
    drops = stored is None or stored.drops
    return MaximumForm(lot.id, lot.bid, money, value, drops, stored is not None)


# Winning


def _winning(turn: Turn, label: str, word: str, bid: int) -> list[SumRow]:
    """Return what the seat has if it gets the card *word* for *bid*."""
    money, owned = turn.money, turn.before.plants
    limit = turn.game.limits(turn.perspective.view).plants
    left = turn.say("web.auction.left", before=money, cost=bid, left=money - bid)
    paid = [] if turn.perspective.is_shared else [SumRow(label, value=left)]
    if not limit:
        return paid
    room = "room" if len(owned) < limit else "full"
    detail = turn.say(f"web.auction.{room}", plants=len(owned) + 1, limit=limit)
    plants = [*sorted(owned, key=lambda plant: -outputs(turn, [plant]))[: limit - 1], word]
    plants.sort(key=lambda plant: int(card_face(turn.game, plant).number))
    with_plants = "web.panel.together_with" if len(plants) > 1 else "web.panel.with_plants"
    what = "powers" if card_face(turn.game, word).yields[0] == CITIES else "earns"
    output = outputs(turn, plants)
    return [
        *[replace(row, detail=detail) for row in paid],
        SumRow(
            turn.say(f"web.auction.{what}"),
            turn.say(with_plants, plants=tuple(plants)),
            turn.say(f"web.auction.{what}_this", amount=output),
        ),
        *_fuel_row(turn, word),
    ]


def _fuel_row(turn: Turn, word: str) -> list[SumRow]:
    """Return what one run of a plant costs now, where its fuel is sold unit by unit."""
    fuels, count = card_face(turn.game, word).needs
    prices = turn.game.unit_prices(turn.perspective.view)
    kinds = [fuel for fuel in fuels.split("+") if fuel in prices]
    if not kinds or not count:
        return []
    label = turn.say("web.auction.fuel", resource=tuple(kinds))
    units = sorted([price for fuel in kinds for price in prices[fuel]])[:count]
    if len(units) < count:
        return [SumRow(label, value=turn.say("web.auction.fuel_short"))]
    total = str(sum(units))
    if len(units) > 1:
        costs = words.text("web.parts_between").join([str(price) for price in units])
        total = turn.say("web.auction.sum", parts=costs, cost=sum(units))
    return [SumRow(label, value=total)]
