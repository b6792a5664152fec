"""Decisions in tokens: half a decision, what may follow it, and what is refused."""

import pytest

from gridwright.core.errors import SetupError
from gridwright.encoding.base import AT_ONCE, DROP, NONE, PASS, SKIP_10, SKIP_100
from gridwright.encoding.board import POWER
from gridwright.encoding.choosing import Chooser
from gridwright.encoding.plants import BUY, OPEN
from gridwright.encoding.token_game import TokenGame
from gridwright.games.board.actions import Buy
from gridwright.games.board.state import PhaseIndex
from gridwright.parts.auction import Bid, Open
from tests.builders import a_game, a_state, own
from tests.encoding.reading import allowed, at, is_refused, marked, seen

MARKET = (3, 4, 5, 6, 7, 8, 9, 10)


def in_auction(money: int = 50) -> TokenGame:
    """Seat A may open 3, 4, 5 and 6, or pass."""
    game = a_game()
    return at(game, a_state(game, market=MARKET, order="ABC", money=money))


def action_of(play: TokenGame, *tokens: int) -> object:
    """Return what *tokens* come to; all but the last leave it half made."""
    for token in tokens[:-1]:
        assert play.chooser.choose(token) is None
    return play.chooser.choose(tokens[-1])


def test_the_seat_that_opens_names_a_place_of_the_market_or_passes() -> None:
    assert in_auction().chooser.allowed() == [PASS, OPEN, OPEN + 1, OPEN + 2, OPEN + 3]


def test_an_opening_is_half_a_decision_and_its_bid_is_the_other_half() -> None:
    """Plant 4 may be opened for 4 to 50: 47 bids, so that ten may be skipped but not a hundred."""
    play = in_auction()

    assert play.step(OPEN + 1) is False
    assert play.chooser.allowed() == [*range(10), SKIP_10]


@pytest.mark.parametrize(
    ("tokens", "bid"),
    [
        ((0,), 4),
        ((9,), 13),
        ((SKIP_10, 0), 14),
        ((SKIP_10, SKIP_10, SKIP_10, SKIP_10, 6), 50),
    ],
)
def test_bids_are_picked_by_their_place_the_lowest_first(tokens: tuple[int, ...], bid: int) -> None:
    assert action_of(in_auction(), OPEN + 1, *tokens) == Open(4, bid)


def test_a_hundred_are_skipped_where_more_are_left() -> None:
    """With 150 to spend, plant 4 has 147 bids: 4 + 100 + 10 + 5."""
    assert action_of(in_auction(150), OPEN + 1, SKIP_100, SKIP_10, 5) == Open(4, 119)


def test_no_more_can_be_skipped_than_there_are_behind() -> None:
    """Behind four tens of the 47 bids of plant 4 seven are left."""
    play = in_auction()
    action_of(play, OPEN + 1, SKIP_10, SKIP_10, SKIP_10, SKIP_10)

    assert play.chooser.allowed() == list(range(7))
    assert is_refused(play.chooser, SKIP_10)
    assert is_refused(play.chooser, 7)
    assert is_refused(play.chooser, PASS)


def test_raises_are_picked_at_once() -> None:
    """After 4 for plant 4, B may bid 5 to 50, or drop."""
    play = in_auction()
    play.carry_out(Open(4, 4))

    assert play.chooser.allowed() == [*range(10), SKIP_10, DROP]
    assert action_of(play, SKIP_10, 2) == Bid(17)


def test_skipping_raises_is_half_a_decision_too() -> None:
    play = in_auction()
    play.carry_out(Open(4, 4))
    play.step(SKIP_10)

    assert (play.chooser.half, play.chooser.offset) == (AT_ONCE, 10)
    assert DROP not in play.chooser.allowed()


def test_what_only_one_action_begins_with_is_done_with_one_token() -> None:
    """Plant 4 burns coal, and 1 Elektro buys one unit: there is one purchase."""
    game = a_game()
    state = a_state(game, phase=PhaseIndex.RESOURCES, to_act="C", order="ABC", money=1)
    own(state, "C", 4)
    play = at(game, state)

    assert allowed(play) == ["done", "buy fuel 1"]
    assert play.chooser.choose(BUY) == Buy(0, 1)


def test_plants_are_powered_by_a_set_of_own_plants() -> None:
    """Plants 13 and 18 burn nothing: each, both, or neither may run."""
    game = a_game()
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, to_act="A", order="ABC")
    own(state, "A", 13, 18)

    assert at(game, state).chooser.allowed() == [POWER, POWER + 1, POWER + 2, POWER + 3]


def test_a_trail_leads_to_every_action() -> None:
    play = in_auction(150)

    trail = play.chooser.tokens_for(play.state, Open(6, 133))

    assert trail == [OPEN + 3, SKIP_100, SKIP_10, SKIP_10, 7]
    assert play.chooser.tokens_for(play.state, play.game.parse("pass")) == [PASS]
    play.carry_out(Open(4, 4))
    assert play.chooser.tokens_for(play.state, Bid(27)) == [SKIP_10, SKIP_10, 2]


def test_a_token_that_is_not_allowed_is_refused_and_changes_nothing() -> None:
    play = in_auction()

    for token in (-1, 0, SKIP_10, DROP, OPEN + 4, play.encoder.size):
        assert is_refused(play.chooser, token)


# What is half made


def test_the_seat_to_act_alone_sees_what_it_has_half_made() -> None:
    play = in_auction(150)
    action_of(play, OPEN + 1, SKIP_100)

    mine = seen(play, 0, "half")
    assert mine == {"is half made": 1, "token": OPEN + 2, "skipped": 100, "skipped, 256s": 0}
    assert marked(seen(play, 1, "half")) == []


def test_a_copy_goes_on_by_itself() -> None:
    play = in_auction()
    play.step(OPEN + 1)
    twin = play.copy()

    twin.step(SKIP_10)

    assert play.chooser.offset == 0
    assert action_of(twin, 0) == Open(4, 14)
    assert action_of(play, 0) == Open(4, 4)


def test_a_position_is_written_with_what_is_half_made() -> None:
    play = in_auction()
    action_of(play, OPEN + 1, SKIP_10)
    other = in_auction(90)

    other.read(play.write())

    assert other.write() == play.write()
    assert action_of(other, 0) == Open(4, 14)


@pytest.mark.parametrize(
    "half",
    [
        "",
        "17",
        "17 0 0",
        "seventeen 0",
        "17 ten",
        f"{OPEN + 1} 47",
        f"{OPEN + 1} -1",
        f"{OPEN + 4} 0",
        f"{AT_ONCE} 10",
        f"{NONE} 10",
        f"{OPEN + 1} {'1' * 5000}",
    ],
)
def test_what_cannot_be_half_made_is_not_read(half: str) -> None:
    play = in_auction()
    line = play.write().rpartition(" | ")[0]

    with pytest.raises(SetupError) as caught:
        play.read(f"{line} | {half}")

    assert caught.value.message.id == "codes_half"
    assert play.chooser.half == NONE


def test_raises_that_were_not_skipped_are_not_half_made() -> None:
    play = in_auction()
    play.carry_out(Open(4, 4))
    chooser = Chooser(play.game, play.encoder)
    chooser.begin(play.state)

    assert not chooser.resume(AT_ONCE, 0)
    assert chooser.resume(AT_ONCE, 10)
