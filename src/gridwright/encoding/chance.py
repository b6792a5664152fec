"""Chance in the open: what may be turned up next, and how likely each outcome is.

A position whose decks nobody knows stops where a card is drawn (`HiddenChanceError`). Here are the
cards that it may be, as everybody can work out, and the backs that a deck may show.
"""

from fractions import Fraction
from typing import Any, Final

from gridwright.core.game import SPECTATOR, Game
from gridwright.encoding.base import Encoder
from gridwright.parts.card_market import UNKNOWN, UNKNOWN_LARGE, UNKNOWN_SMALL

DRAW: Final = "draw"  # of a plant or card; the other deck is that of fuel
LAYOUT: Final = "connections"  # of what is laid only when the area of Outpost is chosen
Outcomes = list[tuple[int, Fraction]]
"""Cards or backs, each with its probability."""


class OpenChance:
    """The chance of one table."""

    def __init__(self, game: Game[Any], encoder: Encoder[Any]) -> None:
        self._game = game
        self._encoder = encoder

    def covered(self, state: Any) -> Any:  # noqa: ANN401 - the state of whatever title
        """Return *state* with its decks as everybody sees them, and nothing else hidden."""
        view = self._game.view(state, SPECTATOR)
        self._encoder.uncover(view, state)
        return view

    def cards(self, state: Any, key: str, drawn: tuple[int, ...] = ()) -> Outcomes:  # noqa: ANN401
        """Return the cards that a draw of *key* may bring.

        *state* may be one that stopped while an action was carried out: what that action has
        *drawn* before may not lie anywhere yet.
        """
        if key != DRAW:
            return self._fuel_cards(state, drawn)
        deck = self._encoder.deck(state)
        small, large, inside = self._encoder.hidden_cards(state)
        inside -= len([card for card in drawn if card in small])
        small = [card for card in small if card not in drawn]
        large = [card for card in large if card not in drawn]
        if deck[0] == UNKNOWN_SMALL:
            return [(card, Fraction(1, len(small))) for card in sorted(small)]
        if deck[0] == UNKNOWN_LARGE:
            return [(card, Fraction(1, len(large))) for card in sorted(large)]
        hidden = _hidden_count(deck)
        outcomes = [(card, Fraction(inside, len(small) * hidden)) for card in small]
        outcomes += [(card, Fraction(hidden - inside, len(large) * hidden)) for card in large]
        return sorted([(card, chance) for card, chance in outcomes if chance])

    def _fuel_cards(self, state: Any, drawn: tuple[int, ...]) -> Outcomes:  # noqa: ANN401
        hidden, height = self._encoder.hidden_fuel(state)
        in_flight = len(hidden) - height  # the last ones drawn, which do not lie anywhere yet
        for card in drawn[len(drawn) - in_flight :]:
            hidden.remove(card)
        kinds = sorted(set(hidden))
        return [(card, Fraction(hidden.count(card), len(hidden))) for card in kinds]

    def backs(self, state: Any) -> Outcomes:  # noqa: ANN401
        """Return the backs that the next card may show; none where there is no question."""
        deck = self._encoder.deck(state)
        if not deck or deck[0] != UNKNOWN or not self._encoder.shows_backs:
            return []
        _, _, inside = self._encoder.hidden_cards(state)
        hidden = _hidden_count(deck)
        outcomes = [
            (UNKNOWN_SMALL, Fraction(inside, hidden)),
            (UNKNOWN_LARGE, Fraction(hidden - inside, hidden)),
        ]
        return [(back, chance) for back, chance in outcomes if chance]

    def turn_up(self, state: Any, back: int) -> None:  # noqa: ANN401
        """Let the next card show its *back*."""
        self._encoder.put_deck(state, (back, *self._encoder.deck(state)[1:]))


def _hidden_count(deck: tuple[int, ...]) -> int:
    """Return how many cards of *deck* nobody knows."""
    return len([card for card in deck if card < 0])
