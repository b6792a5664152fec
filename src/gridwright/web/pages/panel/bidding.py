"""Bidding for the card on the block."""

from dataclasses import dataclass
from typing import Any

from django.utils.safestring import SafeString

from gridwright import words
from gridwright.core.errors import Message
from gridwright.tables.table import letter
from gridwright.web.pages.panel import cards
from gridwright.web.pages.panel.parts import Choice, Made, Stepper, Turn
from gridwright.web.pages.panel.winning import winning
from gridwright.web.play.looks import Look

_STEPS = (1, 2, 5)  # raises that have a button


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
    raises: list[Choice]
    stepper: Stepper | None
    drop: Choice | None


def panel(turn: Turn) -> Made:
    """Return the panel of who must bid or drop out."""
    block = on_the_block(turn.look)
    assert block is not None
    bids = [offer for offer in turn.asked if offer.text.split()[0] == "bid" and offer.is_legal]
    drops = [offer for offer in turn.asked if offer.text == "drop"]
    lowest, highest = (bids[0].lowest, bids[0].lowest) if bids else (0, 0)
    if bids and bids[0].is_range:
        highest = bids[0].highest
    raises = [
        Choice(
            f"bid {lowest + step - 1}",
            turn.say("web.panel.auction.bid" if step == 1 else "web.panel.auction.raise", **said),
            key=str(key),
        )
        for key, step in enumerate(_STEPS, 1)
        if bids and lowest + step - 1 <= highest
        for said in [{"bid": lowest + step - 1, "step": step}]
    ]
    body = Block(
        block.word,
        block.picture,
        block.label,
        block.lead,
        block.bid,
        block.bidders,
        raises,
        Stepper(lowest, highest, min(lowest + 2, highest)) if highest > lowest else None,
        Choice("drop", turn.say("web.panel.auction.drop"), key="d") if drops else None,
    )
    heading = turn.say("web.panel.auction.heading", plant=block.word)
    rows = winning(turn, block.word, lowest) if bids else []
    return Made("bidding", heading, body, rows=rows)


def on_the_block(look: Look) -> Block | None:
    """Return the running auction, if there is one."""
    snapshot: Any = look.game.snapshot(look.view)
    auction = snapshot["auction"]
    if auction is None:
        return None
    word = str(auction["plant"])
    leader = str(auction["leader"] or "")
    lead = words.text("web.panel.auction.you_lead")
    if leader != look.me:
        lead = words.say(Message("web.panel.auction.lead_of", {"who": leader}), look.lent)
    return Block(
        word,
        cards.card(look.game, word),
        cards.face(look.game, word).label,
        lead if leader else "",
        int(auction["bid"]),
        _bidders(look, leader, list(auction["waiting"]), int(auction["bid"])),
        [],
        None,
        None,
    )


def _bidders(look: Look, leader: str, waiting: list[str], highest: int) -> list[Bidder]:
    """Return the seats of this auction: who must speak first, those after, then who leads."""
    bids = {**_last_bids(look), **({leader: highest} if leader else {})}
    order = [*waiting, *([leader] if leader else [])]
    order += [who for who in bids if who not in order]
    found = []
    for place, who in enumerate(order):
        state = "leads" if who == leader else "out" if who not in waiting else "in"
        state = "now" if place == 0 and waiting else state
        is_me = who == look.me
        name = (
            words.text("web.panel.you") if is_me else words.current().shown("who", who, look.lent)
        )
        bid = str(bids[who]) if who in bids else ""
        said = words.text(f"web.panel.auction.{state}")
        found.append(Bidder(cards.mark(who), name, bid, state, said))
    return found


def _last_bids(look: Look) -> dict[str, int]:
    """Return the last bid of each seat in the running auction."""
    found: dict[str, int] = {}
    for event in look.events:
        if event.kind.is_opening:
            found = {}
        if event.kind.bid:
            found[letter(event.seat)] = int(event.values["bid"])
    return found
