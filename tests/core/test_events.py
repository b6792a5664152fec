from gridwright.core.events import (
    INCOME,
    NOBODY,
    Event,
    EventKind,
    EventSink,
    last_bids,
)

OPENED = EventKind("opened", ("plant", "bid"), bid="bid", is_opening=True, reveals=True)
RAISED = EventKind("raised", ("bid",), bid="bid", reveals=True)
DROPPED = EventKind("dropped", ("plant",))
BOUGHT = EventKind(
    "bought_fuel", ("resource", "amount", "cost"), cost="cost", brings="fuel", item="resource"
)
POWERED = EventKind("powered", ("cities", "income"), gain="income", account=INCOME)


def test_a_sink_starts_empty() -> None:
    assert EventSink().events == []


def test_events_are_kept_in_the_order_in_which_they_happen() -> None:
    sink = EventSink()

    sink.add(DROPPED, 2, {"plant": 4})
    sink.add(OPENED, 1, {"plant": 13, "bid": 14})
    sink.add(DROPPED, 0, {"plant": 13})

    assert sink.events == [
        Event(DROPPED, 2, {"plant": 4}),
        Event(OPENED, 1, {"plant": 13, "bid": 14}),
        Event(DROPPED, 0, {"plant": 13}),
    ]


def test_sinks_share_nothing() -> None:
    one, other = EventSink(), EventSink()

    one.add(DROPPED, 0, {"plant": 4})

    assert other.events == []


def test_nobody_is_no_seat() -> None:
    assert NOBODY == -1


def test_an_event_reveals_what_its_kind_reveals() -> None:
    assert Event(OPENED, 0, {"plant": 13, "bid": 14}).reveals
    assert not Event(DROPPED, 0, {"plant": 13}).reveals


def test_a_purchase_says_what_it_brought_and_cost() -> None:
    event = Event(BOUGHT, 1, {"resource": "coal", "amount": 3, "cost": 7})

    assert (event.item, event.amount, event.cost, event.gain) == ("coal", 3, 7, 0)


def test_an_income_is_a_gain_on_its_account() -> None:
    event = Event(POWERED, 1, {"cities": 5, "income": 44})

    assert (event.gain, event.cost, event.item, event.amount) == (44, 0, "", 1)
    assert event.kind.account == INCOME


def test_a_value_that_is_a_word_is_no_number() -> None:
    assert Event(DROPPED, 0, {"plant": "5a"}).number("plant") == 0
    assert Event(DROPPED, 0, {"plant": 5}).number("plant") == 5


def test_last_bids_are_those_of_the_auction_that_was_opened_last() -> None:
    events = [
        Event(OPENED, 0, {"plant": 4, "bid": 4}),
        Event(RAISED, 1, {"bid": 9}),
        Event(DROPPED, 0, {"plant": 4}),
        Event(OPENED, 2, {"plant": 5, "bid": 5}),
        Event(RAISED, 0, {"bid": 6}),
        Event(RAISED, 2, {"bid": 8}),
    ]

    assert last_bids(events) == {2: 8, 0: 6}
    assert last_bids([]) == {}
