"""Which fuel cards are turned: by a fixed order, or as their owner says; and a hybrid's surplus."""

import pytest

from gridwright.core.errors import InvalidNotationError, SetupError
from gridwright.core.offers import Offer
from gridwright.games.cardgame.game import CardGame
from gridwright.games.cardgame.state import CardState, LastCard, PhaseIndex
from tests.games.cardgame.positions import (
    a_game,
    a_market,
    a_state,
    acting,
    fuel_words,
    money,
    offers,
    own,
    play,
    reason,
    singles,
    store,
    stored_cards,
    told,
    units,
)

Position = tuple[CardGame, CardState]

CHOSEN = "fuel_cards=chosen"


def table(
    phase: PhaseIndex,
    words: str,
    cards: str = "",
    *,
    single: str = "",
    option: str = "",
    is_last: bool = False,
) -> Position:
    """A acts first, owns the plants *words* and holds *cards* and *single* cards."""
    game = a_game(3, **dict([option.split("=")] if option else []))
    last_card = LastCard.LAST_ROUND if is_last else LastCard.AHEAD
    order = "CBA" if phase == PhaseIndex.RESOURCES else "ABC"
    state = a_state(game, phase=phase, order=order, money=20, last_card=last_card)
    own(state, "A", words)
    store(state, "A", cards, single)
    return game, state


def purchases(game: CardGame, state: CardState, card: str) -> list[str]:
    """Return what is offered of a card: what stands behind ``buy gas 3 at 2``."""
    lines = [line for line in offers(game, state) if line.startswith(f"buy {card}")]
    return [line.removeprefix(f"buy {card}").strip() for line in lines]


# The example of the rulebook


def shopping(option: str = "") -> Position:
    """Coal plants that need 1 and 2, a uranium plant that needs 1; 2 coal are stored (CG-T4)."""
    game, state = table(PhaseIndex.RESOURCES, "4a 5a 6b", "coal2", option=option)
    state.fuel = a_market("coal2 coal3", "uranium1", deck="oil1 " * 20)
    play(game, state, "buy uranium 1 at 3", "buy coal 3 at 2")
    return game, state


def test_either_of_the_cards_bought_may_be_turned_down() -> None:
    """CG-T4, CG-2.15, ruling CG-A9: 7 coal for room of 6; the 2-card or the 3-card gives one."""
    game, state = shopping(option=CHOSEN)

    assert purchases(game, state, "coal 2 at 2") == ["", "return coal3 1"]

    other = state.copy()
    play(game, state, "buy coal 2 at 2")
    assert stored_cards(state, "A") == "coal2:1 uranium1:1 coal2:2 coal3:3"
    play(game, other, "buy coal 2 at 2 return coal3 1")
    assert stored_cards(other, "A") == "uranium1:1 coal2:2 coal2:2 coal3:2"
    for after in (state, other):
        assert (money(after, "A"), units(after, "A")["coal"], singles(after)) == (
            13,
            6,
            {"coal": 1},
        )


@pytest.mark.parametrize(
    ("bought", "burnt", "left"),
    [
        ("buy coal 2 at 2", "coal2:1 1 coal3 2", "coal3:1 coal2:2"),
        ("buy coal 2 at 2 return coal3 1", "coal2 2 coal2 1", "coal2:1 coal3:2"),
    ],
)
def test_the_cards_of_the_printed_example_are_burnt_as_there(
    bought: str, burnt: str, left: str
) -> None:
    """CG-T5, CG-G22: a coal card is discarded, another shows 1 then, the third is not touched."""
    game, state = shopping(option=CHOSEN)
    play(game, state, bought, "done", "done", "done", "power none", "power none")

    play(game, state, f"power 4a 5a 6b from {burnt} uranium1 1")

    assert stored_cards(state, "A") == left
    assert fuel_words(state.fuel.discard) == "coal2 uranium1"
    assert (money(state, "A"), state.players[0].income) == (29, 16)


def test_by_the_fixed_order_two_coal_cards_are_discarded_there() -> None:
    """CG-G22: without the choice the cards with 1 and 2 units are used up, the 3-card stays."""
    game, state = shopping()
    play(game, state, "buy coal 2 at 2", "done", "done", "done", "power none", "power none")

    play(game, state, "power 4a 5a 6b with coal 3 uranium 1")

    assert stored_cards(state, "A") == "coal3:3"
    assert fuel_words(state.fuel.discard) == "coal2 coal2 uranium1"


# Burning


def burning(cards: str, single: str = "") -> Position:
    """A runs plant 10, which needs 2 coal."""
    return table(PhaseIndex.BUREAUCRACY, "10", cards, single=single, option=CHOSEN)


def test_every_way_that_differs_is_offered() -> None:
    """CG-G16, CG-G22: single cards may be spared, and cards turned instead of used up."""
    game, state = burning("coal2 coal3", "coal")

    assert offers(game, state) == [
        "power none",
        "power 10 from coal 1 coal2 1",
        "power 10 from coal 1 coal3 1",
        "power 10 from coal2 2",
        "power 10 from coal2 1 coal3 1",
        "power 10 from coal3 2",
    ]


def test_equal_cards_are_the_same() -> None:
    """CG-G22: two full 3-cards and one that shows 2."""
    game, state = burning("coal3 coal3 coal3:2")

    assert offers(game, state) == [
        "power none",
        "power 10 from coal3:2 2",
        "power 10 from coal3:2 1 coal3 1",
        "power 10 from coal3 2",
        "power 10 from coal3 1 coal3 1",
    ]


@pytest.mark.parametrize(
    ("burnt", "left", "discard", "supply"),
    [
        ("coal 1 coal2 1", "coal2:1 coal3:3", "", 3),
        ("coal2 2", "coal3:3", "coal2", 2),
        ("coal3 1 coal2 1", "coal2:1 coal3:2", "", 2),
        ("coal3 2", "coal3:1 coal2:2", "", 2),
    ],
)
def test_just_the_named_cards_are_turned(burnt: str, left: str, discard: str, supply: int) -> None:
    """CG-G16, CG-G17, CG-G18: what is used up goes to the pile, a single card to the supply."""
    game, state = burning("coal2 coal3", "coal")
    state.fuel = a_market()

    play(game, state, f"power 10 from {burnt}")

    assert (stored_cards(state, "A"), fuel_words(state.fuel.discard)) == (left, discard)
    assert (state.fuel.supply[0], units(state, "A")) == (supply, {"coal": 4})


def test_a_hybrid_names_cards_of_both_fuels() -> None:
    """CG-G8, CG-G22: two units for plant 5c; each mix, from each card."""
    game, state = table(PhaseIndex.BUREAUCRACY, "5c", "gas2 oil1 oil3", option=CHOSEN)

    assert offers(game, state)[1:] == [
        "power 5c from oil1 1 oil3 1",
        "power 5c from oil3 2",
        "power 5c from gas2 1 oil1 1",
        "power 5c from gas2 1 oil3 1",
        "power 5c from gas2 2",
    ]


def test_plants_without_fuel_name_no_card() -> None:
    """CG-G10."""
    game, state = table(PhaseIndex.BUREAUCRACY, "8a", option=CHOSEN)

    assert offers(game, state) == ["power none", "power 8a"]


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("power 10 with coal 2", "which_cards"),
        ("power 10 from coal1 2", "which_cards"),
        ("power 10 from coal2 1 coal2 1", "which_cards"),
        ("power 10 from coal 2", "which_cards"),
        ("power 10 from coal3 1", "wrong_fuel"),
        ("power 10 from coal3 3", "wrong_fuel"),
        ("power 12 from coal3 3", "not_your_plant"),
        ("power 10 from coal3 2", "allowed"),
    ],
)
def test_fuel_must_come_from_cards_that_are_there(line: str, why: str) -> None:
    """CG-G22, CG-G5."""
    game, state = burning("coal2 coal3", "coal")

    assert reason(game, state, line) == why


def test_a_refusal_shows_the_cards_that_there_are() -> None:
    """CG-G22."""
    game, state = burning("coal2 coal3:1", "coal coal")

    said = game.explain(state, game.parse("power 10 with coal 2"))

    assert (said.values["cards"], said.clauses) == (("coal3:1", "coal2", "coal:2"), ("CG-G22",))


def test_without_the_option_no_cards_are_named() -> None:
    """CG-G22: the forms are not even there."""
    game, state = table(PhaseIndex.BUREAUCRACY, "10", "coal2 coal3")

    assert offers(game, state) == ["power none", "power 10 with coal 2"]
    for line in ("power 10 from coal3 2", "remove 10 leaving coal3 2"):
        with pytest.raises(InvalidNotationError):
            game.parse(line)


# Making room


def after_a_fourth_plant(words: str, cards: str, single: str = "", option: str = "") -> Position:
    """A has just bought plant 8a, which burns nothing, beside three others."""
    game, state = table(PhaseIndex.AUCTION, words, cards, single=single, option=option)
    play(game, state, "open 8a 8", "drop", "drop")
    assert acting(state) == "A"
    return game, state


def test_the_cards_that_no_longer_fit_are_chosen() -> None:
    """CG-1.24, CG-1.25, CG-G22: 6 coal; 4a and 10 store 4 each, so one of them leaves 2 over."""
    game, state = after_a_fourth_plant("4a 6b 10", "coal2 coal3", "coal", option=CHOSEN)
    ways = ["coal 1 coal2 1", "coal 1 coal3 1", "coal2 2", "coal2 1 coal3 1", "coal3 2"]

    assert offers(game, state) == [
        *[f"remove 4a leaving {way}" for way in ways],
        "remove 6b",
        *[f"remove 10 leaving {way}" for way in ways],
    ]


def test_what_is_left_behind_does_not_return_to_the_market() -> None:
    """CG-1.26, CG-G22: the 3-card is turned down to 1, and nothing is discarded or sold."""
    game, state = after_a_fourth_plant("4a 6b 10", "coal2 coal3", "coal", option=CHOSEN)
    state.fuel = a_market(discard="gas1")

    events = play(game, state, "remove 10 leaving coal3 2")

    assert told(game, events)[:2] == [
        "removed_plant A plant=10",
        "fuel_discarded A resource=coal amount=2",
    ]
    assert (stored_cards(state, "A"), units(state, "A")) == ("coal3:1 coal2:2", {"coal": 4})
    assert (fuel_words(state.fuel.discard), singles(state), acting(state)) == ("gas1", {}, "B")


def test_every_mix_of_a_hybrid_may_be_given_up_from_every_card() -> None:
    """CG-1.24, CG-G9, CG-G22: 6 units, and room for 4 without plant 7."""
    game, state = after_a_fourth_plant("5c 6b 7", "gas3 oil3", option=CHOSEN)

    assert offers(game, state) == [
        "remove 5c",
        "remove 6b",
        "remove 7 leaving oil3 2",
        "remove 7 leaving gas3 1 oil3 1",
        "remove 7 leaving gas3 2",
    ]

    play(game, state, "remove 7 leaving oil3 1 gas3 1")
    assert stored_cards(state, "A") == "gas3:2 oil3:2"


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("remove 7", "which_cards"),
        ("remove 7 leaving gas3 1", "which_cards"),
        ("remove 7 leaving gas3 3", "which_cards"),
        ("remove 5c leaving gas3 1", "which_cards"),
        ("remove 8a", "just_bought"),
        ("remove 10", "not_owned"),
    ],
)
def test_just_what_fits_nowhere_is_left(line: str, why: str) -> None:
    """CG-1.25, CG-A25: no more and no less."""
    game, state = after_a_fourth_plant("5c 6b 7", "gas3 oil3", option=CHOSEN)

    assert reason(game, state, line) == why


def test_offers_show_the_plant_just_bought_and_why_it_stays() -> None:
    """CG-1.23."""
    game, state = after_a_fourth_plant("5c 6b 7", "gas3 oil3", option=CHOSEN)

    refused = [offer.text for offer in game.offers(state, 0) if not offer.is_legal]

    assert refused == ["remove 8a"]


# The surplus of a hybrid


def hybrid(
    words: str = "5c", cards: str = "", *, option: str = "", is_last: bool = False
) -> Position:
    """A buys for plant 5c, a hybrid with room for 4, or for others."""
    game, state = table(PhaseIndex.RESOURCES, words, cards, option=option, is_last=is_last)
    state.fuel = a_market("gas3 oil3", "oil2")
    return game, state


def test_any_mix_of_what_was_bought_may_be_kept() -> None:
    """CG-2.35: 3 oil and 3 gas for room of 4, without any option; each card keeps a unit."""
    game, state = hybrid()
    play(game, state, "buy oil 3 at 2")

    assert purchases(game, state, "gas 3 at 2") == ["", "return oil 1", "return oil 2"]


@pytest.mark.parametrize(
    ("back", "kept", "returned"),
    [
        ("", {"gas": 1, "oil": 3}, {"gas": 2}),
        ("return oil 1", {"gas": 2, "oil": 2}, {"gas": 1, "oil": 1}),
        ("return oil 2", {"gas": 3, "oil": 1}, {"oil": 2}),
    ],
)
def test_what_is_not_kept_goes_to_column_1(
    back: str, kept: dict[str, int], returned: dict[str, int]
) -> None:
    """CG-2.11, CG-2.14, CG-2.35: both cards are paid in full."""
    game, state = hybrid()

    play(game, state, "buy oil 3 at 2", f"buy gas 3 at 2 {back}")

    assert (units(state, "A"), singles(state), money(state, "A")) == (kept, returned, 16)


def test_each_fuel_that_returns_is_told() -> None:
    """CG-2.11."""
    game, state = hybrid()

    events = play(game, state, "buy oil 3 at 2", "buy gas 3 at 2 return oil 1")

    assert told(game, events)[1:] == [
        "bought_fuel A resource=gas amount=3 cost=2",
        "surplus_returned A resource=gas amount=1",
        "surplus_returned A resource=oil amount=1",
    ]


def test_a_full_hybrid_takes_in_fuel_for_which_fresh_fuel_goes_back() -> None:
    """CG-2.36, CG-2.37: 1 oil from before and 3 fresh fill it; 1 fresh and the old one stay."""
    game, state = hybrid(cards="oil1")
    play(game, state, "buy oil 3 at 2")

    assert purchases(game, state, "gas 3 at 2") == ["return oil 1", "return oil 2"]
    assert reason(game, state, "buy gas 3 at 2") == "no_room"
    assert reason(game, state, "buy gas 3 at 2 return oil 3") == "wrong_return"

    play(game, state, "buy gas 3 at 2 return oil 2")
    assert stored_cards(state, "A") == "oil1:1 oil3:1 gas3:2"
    assert singles(state) == {"gas": 1, "oil": 2}


def test_fuel_from_earlier_turns_never_goes_back() -> None:
    """CG-2.15: the oil was there before."""
    game, state = hybrid(cards="oil3")

    assert purchases(game, state, "gas 3 at 2") == [""]
    assert reason(game, state, "buy gas 3 at 2 return oil 1") == "wrong_return"


def test_what_was_bought_is_old_after_the_turn() -> None:
    """CG-2.15: in the next round the same card is fuel from an earlier turn."""
    game, state = hybrid()
    play(game, state, "buy oil 3 at 2")
    assert state.players[0].store.fresh != ()

    play(game, state, "done")

    assert state.players[0].store.fresh == ()


def test_nothing_goes_back_that_would_fit() -> None:
    """CG-2.35, CG-A25: plant 5b holds 2 of the 3 oil, so 3 gas fit beside the third."""
    game, state = hybrid("5b 5c")
    play(game, state, "buy oil 3 at 2")

    assert purchases(game, state, "gas 3 at 2") == [""]


def test_other_fuels_do_not_share_their_room() -> None:
    """CG-2.35: coal has its own, and does not return oil."""
    game, state = hybrid("5a 5c", "coal1")
    state.fuel = a_market("coal3 oil3")
    play(game, state, "buy oil 3 at 2")

    assert purchases(game, state, "coal 3 at 2") == [""]
    assert reason(game, state, "buy coal 3 at 2 return oil 1") == "wrong_return"


def test_the_card_bought_last_gives_first() -> None:
    """CG-2.35, ruling CG-A9: of 3 and 2 oil for plant 7 two go back, one from each card."""
    game, state = hybrid("7")

    play(game, state, "buy oil 3 at 2", "buy oil 2 at 3", "buy gas 3 at 2 return oil 2")

    assert stored_cards(state, "A") == "oil2:1 oil3:2 gas3:3"
    assert singles(state) == {"oil": 2}


def test_of_equal_cards_the_last_one_gives() -> None:
    """Ruling CG-A9: what is fresh keeps its order, as the next surplus needs it."""
    game, state = table(PhaseIndex.RESOURCES, "7")
    state.fuel = a_market("oil2", "oil2", "gas2 gas3")
    play(game, state, "buy oil 2 at 2", "buy oil 2 at 3", "buy gas 3 at 4 return oil 1")

    oil2, gas3 = 10, 7
    assert state.players[0].store.fresh == ((2, oil2), (1, oil2), (3, gas3))


def test_in_the_last_round_the_mix_of_what_is_missing_is_free_too() -> None:
    """CG-2.19, CG-2.35: plant 7 misses 3; 2 oil are bought, of a 3-card of gas 1 or 2 are kept."""
    game, state = hybrid("7", is_last=True)
    play(game, state, "buy oil 2 at 3")

    assert purchases(game, state, "gas 3 at 2") == ["", "return oil 1"]

    play(game, state, "buy gas 3 at 2 return oil 1")
    assert (units(state, "A"), singles(state)) == ({"gas": 2, "oil": 1}, {"gas": 1, "oil": 1})


def an_offer(game: CardGame, state: CardState, line: str) -> Offer:
    return next(offer for offer in game.offers(state, 0) if offer.text == line)


@pytest.mark.parametrize(
    ("option", "back", "yields"),
    [
        ("unlimited", "", {"kept": 1, "returned": 2, "lost": 0}),
        ("unlimited", " return oil 1", {"kept": 2, "returned": 2, "lost": 0}),
        ("limited", " return oil 1", {"kept": 2, "returned": 1, "lost": 1}),
    ],
)
def test_an_offer_says_what_is_kept_and_what_goes_back(
    option: str, back: str, yields: dict[str, int]
) -> None:
    """CG-2.35, ruling CG-A8: the gas singles are all in use, so a unit of gas may be lost."""
    game, state = hybrid(option=f"singles={option}")
    is_limited = option == "limited"
    state.fuel = a_market("gas3 oil3", singles="gas gas", is_limited=is_limited)
    play(game, state, "buy oil 3 at 2")

    offer = an_offer(game, state, f"buy gas 3 at 2{back}")

    assert (offer.yields, offer.cost, offer.left) == (yields, 2, 16)


def test_what_others_have_bought_is_not_fresh_for_me() -> None:
    """CG-2.15: offers for B, who owns a hybrid too, know nothing of A's turn."""
    game, state = hybrid()
    own(state, "B", "16")
    play(game, state, "buy oil 3 at 2")

    texts = [offer.text for offer in game.offers(state, 1)]

    assert [text for text in texts if text.startswith("buy gas")] == ["buy gas 3 at 2"]


# Cards of a surplus, chosen


def test_every_card_that_was_bought_may_give_the_surplus() -> None:
    """CG-2.35, CG-G22, ruling CG-A9: each mix for plant 7, from each card of oil."""
    game, state = hybrid("7", option=CHOSEN)
    play(game, state, "buy oil 3 at 2", "buy oil 2 at 3")

    assert purchases(game, state, "gas 3 at 2") == [
        "",
        "return oil2 1",
        "return oil3 1",
        "return oil2 1 oil3 1",
        "return oil3 2",
    ]

    play(game, state, "buy gas 3 at 2 return oil3 2")
    assert stored_cards(state, "A") == "oil3:1 oil2:2 gas3:3"


def test_a_way_that_comes_to_the_same_is_not_offered_twice() -> None:
    """Ruling CG-A9: one of two full 3-cards gives; which of them makes no difference."""
    game, state = table(PhaseIndex.RESOURCES, "12", "coal1", option=CHOSEN)
    state.fuel = a_market("coal3", "coal3")
    play(game, state, "buy coal 3 at 2")

    assert purchases(game, state, "coal 3 at 3") == [""]
    assert reason(game, state, "buy coal 3 at 3 return coal3 1") == "wrong_return"


def test_the_surplus_may_be_spread() -> None:
    """Ruling CG-A9: room for 4; two 3-cards keep 3 and 1, or 2 and 2."""
    game, state = table(PhaseIndex.RESOURCES, "10", option=CHOSEN)
    state.fuel = a_market("coal3", "coal3")
    play(game, state, "buy coal 3 at 2")

    assert purchases(game, state, "coal 3 at 3") == ["", "return coal3 1"]

    play(game, state, "buy coal 3 at 3 return coal3 1")
    assert stored_cards(state, "A") == "coal3:2 coal3:2"


def test_cards_of_the_same_fuel_make_no_room_for_each_other() -> None:
    """CG-2.9, ruling CG-A7: with 4 coal on plant 10 no coal can be bought, not even in exchange."""
    game, state = table(PhaseIndex.RESOURCES, "10", option=CHOSEN)
    state.fuel = a_market("coal3", "coal1", singles="coal")
    play(game, state, "buy coal 3 at 2", "buy coal 1 at 3")

    assert offers(game, state) == ["done"]
    assert reason(game, state, "buy coal 1 at 1 return coal3 1") == "wrong_return"


# Positions


def test_what_was_bought_in_this_turn_stands_in_the_position() -> None:
    """CG-2.15: it decides what may go back."""
    game = a_game(3)
    market = "column2=gas3,oil3 column3=oil2 column4=-"
    state = game.read_position(f"phase=resources act=A A.money=20 A.plants=7 {market}")
    play(game, state, "buy oil 3 at 2", "buy oil 2 at 3", "buy gas 3 at 2 return oil 1")

    text = game.write_position(state)
    again = game.read_position(text)

    assert "A.fresh=oil3,oil2:1,gas3:2" in text.split()
    assert again.players[0].store == state.players[0].store
    assert offers(game, again) == offers(game, state)


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("phase=resources act=A A.plants=7 A.fuel=oil3 A.fresh=oil2", "oil2"),
        ("phase=resources act=A A.plants=7 A.fuel=oil3 A.fresh=oil3,oil3", "oil3"),
        ("phase=resources act=A A.plants=7 A.fuel=oil3:1 A.fresh=oil3", "oil3"),
        ("phase=resources act=B A.plants=7 A.fuel=oil3 A.fresh=oil3", "oil3"),
        ("phase=bureaucracy act=A A.plants=7 A.fuel=oil3 A.fresh=oil3", "oil3"),
    ],
)
def test_only_cards_in_the_store_of_the_buyer_can_be_fresh(text: str, word: str) -> None:
    with pytest.raises(SetupError) as error:
        a_game(3).read_position(text)

    assert error.value.key == "A.fresh"
    assert (error.value.message.id, error.value.message.values) == (
        "card_position_fresh",
        {"word": word},
    )
