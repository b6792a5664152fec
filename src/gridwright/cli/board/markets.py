"""Draws what can be bought: the plant market with its deck, and the fuel on its track."""

from rich.console import Group, RenderableType
from rich.text import Text

from gridwright.cli import pieces
from gridwright.cli.board.position import Position
from gridwright.cli.console import fuel_style
from gridwright.cli.pieces import Face, Track


def plant_words(position: Position, number: int) -> str:
    """Return what a plant does: ``2 coal → 1 city``."""
    plant = position.plant(number)
    noun = "city" if plant.output == 1 else "cities"
    return f"{pieces.fuel_words(plant, position.edition.resources)} → {plant.output} {noun}"


# Plants


def plant_market(position: Position) -> RenderableType:
    """Return the rows of cards and what is known of the deck."""
    fields = position.fields
    rows = {
        label: [_face(position, card) for card in row]
        for label, row in (("on sale", fields["current"]), ("future", fields["future"]))
    }
    words = pieces.deck_words(fields["deck"], position.top_card())
    return Group(pieces.heading("Plants", words), pieces.card_rows(rows))


def _face(position: Position, card: int | str) -> Face:
    if isinstance(card, str):
        return pieces.last_card("Step 3")
    fields = position.fields
    return pieces.plant_face(
        str(card),
        position.plant(card),
        position.edition.resources,
        is_cheap=card == fields["discount"],
        is_up=fields["auction"] is not None and fields["auction"]["plant"] == card,
    )


def auction_line(position: Position) -> Text | None:
    """Return the auction in progress, or None."""
    auction = position.fields["auction"]
    if auction is None:
        return None
    number = int(auction["plant"])
    item = f"plant {number} ({plant_words(position, number)})"
    return pieces.auction_line(position.seen, auction, item)


# Fuel


def fuel_market(position: Position) -> RenderableType:
    """Return the track of every fuel: what each place costs and where a unit lies."""
    edition, fields = position.edition, position.fields
    market, supply = fields["market"], fields["supply"]
    tracks = [
        Track(name, fuel_style(name), track.prices, market[name], str(supply[name]))
        for name, track in zip(edition.resources, edition.tracks, strict=True)
    ]
    heading = pieces.heading("Fuel", _refill_words(position))
    return Group(heading, pieces.price_tracks(tracks, has_supply=True))


def _refill_words(position: Position) -> str:
    """Return what the coming bureaucracy adds in this Step."""
    step = position.fields["step"]
    parts = []
    for index, name in enumerate(position.edition.resources):
        amount = position.setup.refill[index][step - 1]
        ended = name in position.fields["ended_refills"]
        parts.append(f"{name} +{0 if ended else amount}")
    return f"refill in Step {step}: {', '.join(parts)}"


def storage_line(position: Position) -> Text | None:
    """Return the coal storage, where the map has one."""
    for index, name in enumerate(position.edition.resources):
        price = position.setup.map_rules.storage_price(index)
        if price:
            amount = position.fields["supply"][name]
            return Text(f"Storage: {amount} {name} at {price} each", style="dim")
    return None
