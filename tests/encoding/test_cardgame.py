"""What a seat sees of the Card Game, number by number."""

from gridwright.encoding.plants import BUY
from gridwright.games.cardgame.state import PhaseIndex
from tests.encoding.reading import allowed, at, marked, rows, seen
from tests.games.cardgame.positions import a_game, a_state, own, store


def test_the_market_of_plants_and_the_back_of_the_next_one() -> None:
    game = a_game()
    play = at(game, a_state(game))

    numbers = [row["number"] for row in rows(play.encoder, play.observe(0), "market")]
    assert numbers == [5, 6, 7, 8, 9, 10, 11, 12]
    deck = seen(play, 0, "deck")
    assert deck["cards"] == 7
    assert deck["last card is ahead"] == 1
    assert deck["next is small"] + deck["next is large"] == 1


def test_cards_of_a_store_are_counted_by_the_units_left() -> None:
    """B holds three coal on one card, one of another three, and a single card of oil."""
    game = a_game()
    state = a_state(game)
    store(state, "B", "coal3 coal3:1", "oil")
    play = at(game, state)

    mine = rows(play.encoder, play.observe(1), "stores")[0]
    assert {kind: count for kind, count in mine.items() if count} == {
        "fuel 1, 1 units": 1,
        "fuel 1, 3 units": 1,
        "fuel 3, 1 units": 1,
    }
    assert rows(play.encoder, play.observe(1), "players")[0]["fuel 1"] == 4
    assert rows(play.encoder, play.observe(0), "stores")[1] == mine


def test_the_stack_of_fuel_is_what_lies_nowhere_else() -> None:
    game = a_game()
    play = at(game, game.new(3, {}))
    fuel = play.state.fuel

    stack = seen(play, 0, "stack")
    columns = rows(play.encoder, play.observe(0), "columns")
    assert sum(stack.values()) == len(fuel.deck) == seen(play, 0, "stacks")["cards of the stack"]
    assert [sum(column.values()) for column in columns] == [len(cards) for cards in fuel.columns]


def test_a_purchase_names_card_and_column() -> None:
    game = a_game()
    state = a_state(game, phase=PhaseIndex.RESOURCES, to_act="C")
    own(state, "C", "5a")
    play = at(game, state)

    first, *others = allowed(play)
    assert first == "done"
    assert others
    for text in others:
        assert text.startswith("buy fuel ")
        assert play.encoder.tokens.index(text) >= BUY


def test_the_bank_is_seen() -> None:
    game = a_game(2)
    play = at(game, game.new(3, {}))

    assert seen(play, 0, "bank")["is there"] == 1
    assert marked(seen(at(a_game(), a_game().new(3, {})), 0, "bank")) == []
