from gridwright.content.data_files import DataFiles
from gridwright.content.demolition import read_cards
from gridwright.content.load import load


def test_the_board_game_has_six_cards() -> None:
    """DC-3, DC-13: the amounts from the top card to the last."""
    cards = load().board.demolition

    assert [card.first for card in cards] == [3, 5, 8, 11, 14, 18]
    assert [card.others for card in cards] == [0, 2, 4, 6, 8, 10]
    assert {card.source for card in cards} == {"reconstructed"}


def test_the_card_game_has_five_cards() -> None:
    """DC-2, DC-13: only the first of them is stated by the rulebook."""
    cards = read_cards(DataFiles(None).open("demolition.toml").get("card_game"), 5)

    assert [card.first for card in cards] == [1, 2, 3, 4, 5]
    assert [card.others for card in cards] == [0, 1, 1, 2, 3]
    assert [card.source for card in cards] == ["stated", *["reconstructed"] * 4]
