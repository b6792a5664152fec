from gridwright.core.events import NOBODY, Event, EventSink


def test_a_sink_starts_empty() -> None:
    assert EventSink().events == []


def test_events_are_kept_in_the_order_in_which_they_happen() -> None:
    sink = EventSink()

    sink.add("passed", 2, {})
    sink.reveal("plant_drawn", NOBODY, {"plant": 13})
    sink.add("dropped", 0, {"plant": 5})

    assert sink.events == [
        Event("passed", 2, {}, reveals=False),
        Event("plant_drawn", NOBODY, {"plant": 13}, reveals=True),
        Event("dropped", 0, {"plant": 5}, reveals=False),
    ]


def test_sinks_share_nothing() -> None:
    one, other = EventSink(), EventSink()

    one.add("passed", 0, {})

    assert other.events == []


def test_nobody_is_no_seat() -> None:
    assert NOBODY == -1
