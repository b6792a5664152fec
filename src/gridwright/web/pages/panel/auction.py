"""The auction: putting a card up, bidding, secret maxima, and what winning would mean."""

from dataclasses import dataclass, replace
from typing import Any, Final

from django.utils.safestring import SafeString

from gridwright import words
from gridwright.core.errors import GridwrightError, Message
from gridwright.core.offers import Offer
from gridwright.tables.table import letter
from gridwright.web.pages.panel.parts import (
    ActionChoice,
    CardChoice,
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
from gridwright.web.play import automatic
from gridwright.web.play.perspective import Perspective

_PASS: Final = "pass"  # noqa: S105
_RAISES: Final = (1, 2, 5)  # that have a button


@dataclass(frozen=True, slots=True)
class Market:
    """The cards for sale, those that are not, and passing."""

    cards: list[CardChoice]
    refused: list[ActionChoice]
    passing: ActionChoice | None


@dataclass(frozen=True, slots=True)
class Bidder:
    """A seat at the auction."""

    mark: SafeString
    name: str
    bid: str  # the last one
    state: str  # "now", "in", "leads", "out"
    said: str


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
    """Return the panel of a seat that may put up a card or pass."""
    openings = [offer for offer in turn.asked if offer.text.split()[0] == "open"]
    draft = turn.lines[-1].split() if turn.lines else []
    word = draft[1] if len(draft) > 1 else ""
    legal = [_card_choice(turn, offer, word) for offer in openings if offer.is_legal]
    refused = [_card_choice(turn, offer, word) for offer in openings if not offer.is_legal]
    passes = [offer for offer in turn.asked if offer.text == _PASS]
    market = Market(
        [CardChoice(choice, card_picture(turn.game, choice.of)) for choice in numbered(legal)],
        refused,
        _passing(turn, passes[0]) if passes else None,
    )
    panel = DecisionPanel(
        "opening", turn.say("web.panel.open.heading"), market, clear=turn.clear_label()
    )
    chosen = next((o for o in openings if o.is_legal and o.text.split()[1] == word), None)
    if chosen is not None:
        bid = int(draft[2])
        submit = _opening_submit(turn, chosen, word, bid)
        return replace(panel, rows=_winning(turn, word, bid), submit=submit)
    if draft == [_PASS]:
        note = PanelNote(turn.say("web.panel.open.pass_note"))
        submit = SubmitButton(turn.say("web.panel.open.pass"), (_PASS,))
        return replace(panel, notes=[note], submit=submit)
    return replace(panel, notes=[PanelNote(turn.say("web.panel.open.choose"))], clear="")


def _card_choice(turn: Turn, offer: Offer, chosen: str) -> ActionChoice:
    word = offer.text.split()[1]
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


def _passing(turn: Turn, offer: Offer) -> ActionChoice:
    label = turn.say("web.panel.open.pass")
    return ActionChoice(_PASS, label, reason=turn.reason(offer), is_chosen=turn.lines == (_PASS,))


def _opening_submit(turn: Turn, offer: Offer, word: str, bid: int) -> SubmitButton:
    if not offer.is_range:
        return SubmitButton(turn.say("web.panel.open.go_at", plant=word, bid=bid), (offer.text,))
    stepper = Stepper(offer.lowest, offer.highest, bid, turn.say("web.panel.open.bid"))
    return SubmitButton(turn.say("web.panel.open.go", plant=word), (f"open {word}",), stepper)


# Bidding


def bidding_panel(turn: Turn) -> DecisionPanel:
    """Return the panel of a seat that must bid or drop out."""
    block = _block(turn.perspective)
    assert block is not None
    bids = [offer for offer in turn.asked if offer.text.split()[0] == "bid" and offer.is_legal]
    can_drop = any([offer.text == "drop" for offer in turn.asked])
    lowest, highest = (bids[0].lowest, bids[0].lowest) if bids else (0, 0)
    if bids and bids[0].is_range:
        highest = bids[0].highest
    body = replace(
        block,
        raises=_raises(turn, lowest, highest) if bids else [],
        stepper=Stepper(lowest, highest, min(lowest + 2, highest)) if highest > lowest else None,
        drop=ActionChoice("drop", turn.say("web.panel.auction.drop"), key="d")
        if can_drop
        else None,
    )
    heading = turn.say("web.panel.auction.heading", plant=block.word)
    rows = _winning(turn, block.word, lowest) if bids else []
    return DecisionPanel("bidding", heading, body, rows=rows)


def _raises(turn: Turn, lowest: int, highest: int) -> list[ActionChoice]:
    choices = []
    for key, step in enumerate(_RAISES, 1):
        bid = lowest + step - 1
        if bid <= highest:
            identifier = "web.panel.auction.bid" if step == 1 else "web.panel.auction.raise"
            label = turn.say(identifier, bid=bid, step=step)
            choices.append(ActionChoice(f"bid {bid}", label, key=str(key)))
    return choices


def watched_auction(perspective: Perspective) -> Block | None:
    """Return the running auction for those who are not to act."""
    is_watching = not perspective.is_my_turn and perspective.to_act >= 0
    return _block(perspective) if is_watching else None


def _block(perspective: Perspective) -> Block | None:
    """Return the running auction, if there is one."""
    snapshot: Any = perspective.game.snapshot(perspective.view)
    auction = snapshot["auction"]
    if auction is None:
        return None
    word = str(auction["plant"])
    leader = str(auction["leader"] or "")
    lead = words.text("web.panel.auction.you_lead")
    if leader != perspective.me:
        leads = Message("web.panel.auction.lead_of", {"who": leader})
        lead = words.say(leads, perspective.sentence_names)
    return Block(
        word,
        card_picture(perspective.game, word),
        card_face(perspective.game, word).label,
        lead if leader else "",
        int(auction["bid"]),
        _bidders(perspective, leader, list(auction["waiting"]), int(auction["bid"])),
        [],
    )


def _bidders(
    perspective: Perspective, leader: str, waiting: list[str], highest: int
) -> list[Bidder]:
    """Return the seats of this auction: those who are to speak in their order, then the leader."""
    bids = {**_last_bids(perspective), **({leader: highest} if leader else {})}
    order = [*waiting, *([leader] if leader else [])]
    order += [who for who in bids if who not in order]
    bidders = []
    for place, who in enumerate(order):
        state = "leads" if who == leader else "out" if who not in waiting else "in"
        state = "now" if place == 0 and waiting else state
        name = words.text("web.panel.you")
        if who != perspective.me:
            name = words.current().shown("who", who, perspective.sentence_names)
        bid = str(bids[who]) if who in bids else ""
        label = words.text(f"web.panel.auction.{state}")
        bidders.append(Bidder(house_picture(who), name, bid, state, label))
    return bidders


def _last_bids(perspective: Perspective) -> dict[str, int]:
    """Return the last bid of each seat in the running auction."""
    bids: dict[str, int] = {}
    for event in perspective.events:
        if event.kind.is_opening:
            bids = {}
        if event.kind.bid:
            bids[letter(event.seat)] = int(event.values["bid"])
    return bids


def maximum_form(perspective: Perspective) -> MaximumForm | None:
    """Return the form of a secret maximum, for a seat that can still bid."""
    game, view, seat = perspective.game, perspective.view, perspective.seat
    if seat < 0 or perspective.to_act < 0 or not automatic.is_in(game, view, seat):
        return None
    snapshot: Any = game.snapshot(view)
    bid, money = snapshot["auction"]["bid"], snapshot["players"][seat]["money"]
    if money <= bid:
        return None
    stored = perspective.maximum
    value = stored.amount if stored is not None else min(bid + 1, money)
    drops = stored is None or stored.drops
    lot = automatic.lot_of(game, view)
    return MaximumForm(lot, bid, money, value, drops, stored is not None)


# Winning


def _winning(turn: Turn, word: str, bid: int) -> list[SumRow]:
    """Return what the seat has if it gets the card *word* for *bid*."""
    money = turn.before.money
    label = turn.say("web.panel.auction.win", bid=bid)
    limit = _plant_limit(turn.perspective)
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
    return [
        SumRow(label, detail, str(money - bid), "bolt"),
        SumRow(
            turn.say("web.panel.powers" if is_cities else "web.panel.earns"),
            turn.say("web.panel.together_with", plants=listed(plants)),
            str(outputs(turn, plants)),
            "city" if is_cities else "bolt",
        ),
    ]


def _plant_limit(perspective: Perspective) -> int:
    """Return how many plants a seat may own; 0 where there is no limit."""
    game: Any = perspective.game
    try:
        message = game.explain(perspective.view, game.parse("drop"))
    except GridwrightError:
        return 0
    limit = message.values.get("limit", 0)
    return limit if isinstance(limit, int) else 0
