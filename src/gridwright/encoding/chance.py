"""Chance in the open: what may be turned up next, and how likely each of it is.

A position whose decks nobody knows stops where a card is drawn (`HiddenChanceError`). Here are the
cards that it may be, as everybody can work out, and the backs that a deck may show.
"""

from fractions import Fraction
from typing import Any, Final

from gridwright.core.game import SPECTATOR, Game
from gridwright.games.board.game import BoardGame
from gridwright.games.board.state import BoardState
from gridwright.games.cardgame.state import CardState
from gridwright.games.cardgame.view import stacked_fuel
from gridwright.games.outpost.state import OutpostState
from gridwright.games.outpost.view import marks as outpost_marks
from gridwright.parts.card_market import UNKNOWN, UNKNOWN_LARGE, UNKNOWN_SMALL, hidden_cards
from gridwright.phases.hidden import marks

DRAW: Final = "draw"  # of a plant or card; the other deck is that of fuel
LAYOUT: Final = "connections"  # of what is laid only when the area of Outpost is chosen
Outcomes = list[tuple[int, Fraction]]
"""Cards or backs, each with how likely it is."""


def covered(game: Game[Any], state: Any) -> Any:  # noqa: ANN401 - the state of whatever title
    """Return *state* with its decks as everybody sees them, and nothing else hidden."""
    seen = game.view(state, SPECTATOR)
    if isinstance(state, BoardState):
        seen.books = ()
        for player, known in zip(seen.players, state.players, strict=True):
            player.money = known.money
    return seen


def cards(state: Any, key: str, drawn: tuple[int, ...] = ()) -> Outcomes:  # noqa: ANN401
    """Return the cards that a draw of *key* may bring.

    *state* may be one that stopped while an action was carried out: what that action has *drawn*
    before may not lie anywhere yet.
    """
    if key != DRAW:
        return _fuel(state, drawn)
    deck = _deck(state)
    small, large, inside = _hidden(state)
    inside -= len([card for card in drawn if card in small])
    small = [card for card in small if card not in drawn]
    large = [card for card in large if card not in drawn]
    if deck[0] == UNKNOWN_SMALL:
        return [(card, Fraction(1, len(small))) for card in sorted(small)]
    if deck[0] == UNKNOWN_LARGE:
        return [(card, Fraction(1, len(large))) for card in sorted(large)]
    hidden = _count(deck)
    found = [(card, Fraction(inside, len(small) * hidden)) for card in small]
    found += [(card, Fraction(hidden - inside, len(large) * hidden)) for card in large]
    return sorted([(card, share) for card, share in found if share])


def _fuel(state: Any, drawn: tuple[int, ...]) -> Outcomes:  # noqa: ANN401
    assert isinstance(state, CardState)
    stack = stacked_fuel(state)
    flying = len(stack) - len(state.fuel.deck)  # of those drawn, the last ones
    for card in drawn[len(drawn) - flying :]:
        stack.remove(card)
    kinds = sorted(set(stack))
    return [(card, Fraction(stack.count(card), len(stack))) for card in kinds]


def backs(game: Game[Any], state: Any) -> Outcomes:  # noqa: ANN401
    """Return the backs that the next card may show; none where it shows none, or shows it."""
    deck = _deck(state)
    shows = game.setup.edition.shows_backs if isinstance(game, BoardGame) else True
    if not deck or deck[0] != UNKNOWN or not shows:
        return []
    _, _, inside = _hidden(state)
    hidden = _count(deck)
    found = [
        (UNKNOWN_SMALL, Fraction(inside, hidden)),
        (UNKNOWN_LARGE, Fraction(hidden - inside, hidden)),
    ]
    return [(back, chance) for back, chance in found if chance]


def turn_up(state: Any, back: int) -> None:  # noqa: ANN401
    """Let the next card show its *back*."""
    if isinstance(state, OutpostState):
        state.market.deck = (back, *state.market.deck[1:])
    else:
        state.cards.deck = (back, *state.cards.deck[1:])


def _count(deck: tuple[int, ...]) -> int:
    """Return how many cards of *deck* nobody knows."""
    return len([card for card in deck if card < 0])


def _deck(state: Any) -> tuple[int, ...]:  # noqa: ANN401
    deck: tuple[int, ...] = (
        state.market.deck if isinstance(state, OutpostState) else state.cards.deck
    )
    return deck


def _hidden(state: Any) -> tuple[list[int], list[int], int]:  # noqa: ANN401
    """Return small and large cards that may lie in the deck, and how many small ones do."""
    if isinstance(state, OutpostState):
        market = state.market
        return hidden_cards(market.deck, market.buried, outpost_marks(state), state.setup.box)
    cards, box = state.cards, state.setup.names.box
    return hidden_cards(cards.deck, cards.buried, marks(state), box)
