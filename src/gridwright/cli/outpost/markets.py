"""Draws what can be bought: the piles of cards with their tokens, and the labour market."""

from rich.console import Group, RenderableType
from rich.text import Text

from gridwright.cli import pieces
from gridwright.cli.outpost import words
from gridwright.cli.outpost.position import Pile, Position
from gridwright.cli.pieces import Face, Track, tag


def card_market(position: Position) -> RenderableType:
    """Return the rows of piles and what is known of the deck."""
    fields = position.fields
    rows = {
        "on sale": [_face(position, pile, is_on_sale=True) for pile in fields["current"]],
        "future": [_face(position, pile, is_on_sale=False) for pile in fields["future"]],
    }
    deck = pieces.deck_words(fields["deck"], position.top_card())
    return Group(pieces.heading("Cards", deck), pieces.card_rows(rows))


def _face(position: Position, pile: Pile | str, *, is_on_sale: bool) -> Face:
    if isinstance(pile, str):
        return pieces.last_card("Stage 3")
    word = pile["cards"][-1]
    card = position.card(word)
    style = words.style_of(card)
    title = Text(word, style=f"bold {style}")
    if len(pile["cards"]) > 1:
        title.append(f" on {', '.join(pile['cards'][:-1])}", style="dim")
    body = Text(f" {words.short(card)}", style=style)
    if is_on_sale:
        body.append(f"\n from {minimum(position, pile)}", style="bold")
    if pile["tokens"]:
        body.append(" " if is_on_sale else "\n ").append_text(tag(f"-{pile['tokens']}"))
    auction = position.fields["auction"]
    return Face(title, body, style, auction is not None and auction["plant"] == word)


def minimum(position: Position, pile: Pile) -> int:
    """Return the lowest bid for the top card: its number less the tokens, at least 1."""
    return max(1, position.card(pile["cards"][-1]).number - pile["tokens"])


def auction_line(position: Position) -> Text | None:
    """Return the auction in progress, or None."""
    auction = position.fields["auction"]
    if auction is None:
        return None
    word = str(auction["plant"])
    item = f"card {word} ({words.long(position.card(word))})"
    return pieces.auction_line(position.seen, auction, item)


def labour_market(position: Position) -> RenderableType:
    """Return the sectors: what a seasonal worker costs and where one stands."""
    units = position.fields["market"]["workers"]
    track = Track("workers", "bright_yellow", position.setup.labour.prices, units)
    heading = pieces.heading("Labour market", "workers of one's own housing cost nothing")
    return Group(heading, pieces.price_tracks([track], has_supply=False))
