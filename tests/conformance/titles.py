"""The tables that the conformance suite plays at. A new title adds its own to `SEATINGS`."""

from tests.conformance.suite import Seating

SEATS = (2, 3, 4, 5, 6)

BOARDS = (
    ("recharged", "germany"),
    ("recharged", "usa"),
    ("classic", "germany"),
    ("classic", "central_europe"),
)


def everything(title: str, board: str, seats: int) -> tuple[tuple[str, str], ...]:
    """Return all options together that such a table may have."""
    options = {"regions": "draft", "demolition": "on", "hidden_money": "on"}
    options["first_city_anywhere"] = "on"
    if title == "recharged":
        options |= {"starting_cities": "on", "cities_break_ties": "on"}
        if board == "usa":
            options["storage_when_empty"] = "on"
        elif seats == 2:
            options["trust_phase_out"] = "on"
    elif board == "central_europe":
        options |= {"central_europe_rules": "on", "refill": "standard"}
    return tuple(options.items())


BOARD_SEATINGS = (
    *[Seating(title, board, seats) for title, board in BOARDS for seats in SEATS],
    *[
        Seating(title, board, seats, everything(title, board, seats))
        for title, board in BOARDS
        for seats in SEATS
    ],
    *[
        Seating("classic", "central_europe", seats, (("central_europe_rules", "on"),))
        for seats in SEATS
    ],
    *[Seating("recharged", "germany", seats, (("starting_cities", "on"),)) for seats in SEATS],
)

CARD_OPTIONS: tuple[tuple[tuple[str, str], ...], ...] = (
    (),
    (("demolition", "on"),),
    (("singles", "limited"),),
    (("demolition", "on"), ("singles", "limited")),
    (("fuel_cards", "chosen"),),
    (("fuel_cards", "chosen"), ("demolition", "on"), ("singles", "limited")),
)

CARD_SEATINGS = tuple(
    [Seating("card", "", seats, options) for seats in SEATS for options in CARD_OPTIONS]
)

OUTPOST_SEATINGS = (
    *[Seating("outpost", "", seats) for seats in SEATS],
    *[Seating("outpost", "", 4, (("area", area),)) for area in ("west", "east")],
)

SEATINGS: tuple[Seating, ...] = (*BOARD_SEATINGS, *CARD_SEATINGS, *OUTPOST_SEATINGS)
