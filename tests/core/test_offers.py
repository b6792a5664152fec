"""What an offer says of the actions that it stands for."""

from dataclasses import replace

import gridwright
from gridwright.core.offers import Offer

BIDDING = (
    "recharged germany 3 - round=2 phase=auction act=B order=ABC market=7,8,9,10,11,12,13,14 "
    "deck=20,21,S3 A.money=60 B.money=10 C.money=50 auction=7:7:A:BC"
)


def offers() -> dict[str, Offer]:
    """Return what B may do with 10 Elektro after A has bid 7, by its first text."""
    table = gridwright.position(BIDDING)
    found = table.game.offers(table.view(1), 1)
    return {offer.text: offer for offer in found}


def test_a_single_action_has_one_text() -> None:
    drop = offers()["drop"]

    assert not drop.is_range
    assert drop.texts() == ["drop"]


def test_a_range_has_a_text_for_each_number() -> None:
    bids = offers()["bid 8"]

    assert (bids.is_range, bids.lowest, bids.highest) == (True, 8, 10)
    assert bids.texts() == ["bid 8", "bid 9", "bid 10"]


def test_an_offer_says_how_much_it_brings_of_what_has_a_number() -> None:
    offer = replace(offers()["drop"], yields={"cities": 3, "card": "7"})

    assert [offer.gain(key) for key in ("cities", "card", "income")] == [3, 0, 0]
