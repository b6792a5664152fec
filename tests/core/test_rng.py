from collections import Counter

import pytest

from gridwright.core.errors import HiddenChanceError
from gridwright.core.rng import HIDDEN, Rng, StatedChanceError, TracedRng

WORD = 1 << 64  # below(WORD) is the bare output of the mixer
LAST = 0x31628AF67B2131AB  # the seed whose first output is WORD - 1: the mixer, worked backwards


def test_the_numbers_are_those_of_the_published_mixer() -> None:
    """The known outputs of SplitMix64 for the seed 1234567."""
    rng = Rng(1234567)

    assert [rng.below(WORD) for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


class Reference:
    """The published mixer in its textbook form: Python ints of any length, cut to 64 bits."""

    def __init__(self, seed: int) -> None:
        self.state = seed % WORD

    def below(self, bound: int) -> int:
        while True:
            self.state = (self.state + 0x9E3779B97F4A7C15) % WORD
            value = scattered(self.state)
            if value < WORD // bound * bound:
                return value % bound

    def shuffled(self, items: list[int]) -> list[int]:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
        return items


def scattered(value: int) -> int:
    value = (value ^ value // 2**30) * 0xBF58476D1CE4E5B9 % WORD
    value = (value ^ value // 2**27) * 0x94D049BB133111EB % WORD
    return value ^ value // 2**31


EDGES = [
    *[0, 1, WORD - 1, WORD - 2, WORD, WORD + 1, -1, -2, -WORD, 3 * WORD + 17],
    *[2**bits + more for bits in (30, 31, 32, 33, 61, 62, 63) for more in (-1, 0, 1)],
    *[WORD - 0x9E3779B97F4A7C15 + more for more in (-1, 0, 1)],  # the first state is about zero
]
BOUNDS = [
    *[1, 2, 3, 6, 7, 40, 1000, 2**30 - 1, 2**30, 2**31 - 1, 2**31, 2**31 + 1],
    *[2**32 - 1, 2**32, 2**32 + 1, 2**61, 2**62 - 1, 2**62, 2**62 + 1, 2**63 - 1, 2**63],
    *[2**63 + 1, WORD - 1, WORD],
]


def test_every_seed_gives_the_numbers_of_the_textbook() -> None:
    """Thousands of seeds, spread over all 64 bits by the mixer of the textbook itself."""
    seeds = Reference(2004)

    for count in range(5000):
        seed = seeds.below(WORD)
        rng, reference = Rng(seed), Reference(seed)
        bounds = (WORD, 6, BOUNDS[count % len(BOUNDS)])

        assert [rng.below(bound) for bound in bounds] == [reference.below(b) for b in bounds], seed
        assert rng.state == reference.state


@pytest.mark.parametrize("seed", EDGES)
def test_seeds_and_bounds_at_the_edges_of_a_word_are_no_exception(seed: int) -> None:
    rng, reference = Rng(seed), Reference(seed)

    assert rng.state == reference.state
    for bound in BOUNDS * 3:
        assert rng.below(bound) == reference.below(bound), bound
        assert rng.state == reference.state


@pytest.mark.parametrize("seed", EDGES)
def test_shuffles_and_streams_are_those_of_the_textbook(seed: int) -> None:
    rng, reference = Rng(seed), Reference(seed)
    indices = [0, 1, 2, 3, 99, 2**31, 2**32 - 1, 2**32, 2**62, 2**63 - 1, 2**63, WORD, -1, -2]

    assert [rng.stream(index).state for index in indices] == [
        scattered((seed + 0x9E3779B97F4A7C15 * (index + 1)) % WORD) for index in indices
    ]
    for size in (2, 40, 120):
        assert list(rng.shuffle(tuple(range(size)))) == reference.shuffled(list(range(size)))


def test_a_last_block_that_is_not_full_is_left_out_for_small_bounds_too() -> None:
    """This state is followed by an output of 64 ones: one too much for three equal shares."""
    rng = Rng(LAST)

    assert rng.copy().below(WORD) == WORD - 1
    assert rng.copy().below(1 << 32) == (1 << 32) - 1  # shares of a power of two are always full
    drawn = rng.below(3)

    after = Rng(LAST)
    after.below(WORD)
    assert drawn == after.below(WORD) % 3
    assert rng == after


def test_the_state_of_one_stream_begins_another() -> None:
    rng = Rng(0xFEDCBA9876543210)
    assert rng.state == 0xFEDCBA9876543210
    rng.below(6)

    again = Rng(rng.state)

    assert again == rng
    assert [again.below(6) for _ in range(20)] == [rng.below(6) for _ in range(20)]


@pytest.mark.parametrize("state", EDGES)
def test_a_stream_can_go_on_from_any_state(state: int) -> None:
    rng = Rng(state)

    assert rng.state == state % WORD
    assert rng == Rng(rng.state)


def test_nothing_is_below_zero() -> None:
    with pytest.raises(ZeroDivisionError):
        Rng(1).below(0)


def test_zero_is_a_seed_like_any_other() -> None:
    rng = Rng(0)

    assert [rng.below(WORD) for _ in range(2)] == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4]


def test_a_number_below_a_bound_is_the_remainder_of_the_output() -> None:
    """3203168211198807973 leaves 3 when divided by 10; the one before it leaves 7."""
    rng = Rng(1234567)

    assert [rng.below(10), rng.below(10)] == [7, 3]


@pytest.mark.parametrize(("seed", "same"), [(-1, WORD - 1), (WORD + 5, 5)])
def test_any_integer_is_a_seed(seed: int, same: int) -> None:
    assert Rng(seed) == Rng(same)


def test_only_zero_is_below_one() -> None:
    rng = Rng(3)

    assert [rng.below(1) for _ in range(4)] == [0, 0, 0, 0]


def test_every_number_below_a_bound_comes_about_equally_often() -> None:
    rng = Rng(8)

    counts = Counter(rng.below(6) for _ in range(6000))

    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(900 < count < 1100 for count in counts.values())


def test_an_output_that_would_favour_small_numbers_is_drawn_again() -> None:
    """With this bound almost every second output lies in the incomplete last block."""
    bound = (1 << 63) + 1
    plain, bounded = Rng(21), Rng(21)

    outputs = [plain.below(WORD) for _ in range(40)]
    drawn = [bounded.below(bound) for _ in range(10)]

    assert drawn == [output for output in outputs if output < bound][:10]
    assert drawn != outputs[:10]


def test_a_shuffle_keeps_every_item() -> None:
    items = (3, 3, 5, 8, 13, 21, 34)

    mixed = Rng(5).shuffle(items)

    assert sorted(mixed) == [3, 3, 5, 8, 13, 21, 34]
    assert mixed != items


def test_every_order_comes_about_equally_often() -> None:
    rng = Rng(2)

    counts = Counter(rng.shuffle((0, 1, 2)) for _ in range(6000))

    assert len(counts) == 6
    assert all(900 < count < 1100 for count in counts.values())


@pytest.mark.parametrize("items", [(), (7,)])
def test_nothing_to_shuffle_uses_no_chance(items: tuple[int, ...]) -> None:
    rng = Rng(5)

    assert rng.shuffle(items) == items
    assert rng == Rng(5)


def mixed(rng: Rng, items: tuple[int, ...], count: int) -> tuple[int, ...]:
    """Return *items* after `mix` has moved *count* of them to the end."""
    found = list(items)
    rng.mix(found, count)
    return tuple(found)


def test_every_order_of_a_list_comes_about_equally_often() -> None:
    rng = Rng(2)

    counts = Counter(mixed(rng, (0, 1, 2, 3), 4) for _ in range(4800))

    assert len(counts) == 24
    assert all(140 < count < 260 for count in counts.values())


def test_every_choice_of_some_items_comes_about_equally_often() -> None:
    """Two of four, in any order: twelve choices."""
    rng = Rng(2)

    counts = Counter(mixed(rng, (0, 1, 2, 3), 2)[2:] for _ in range(2400))

    assert len(counts) == 12
    assert all(140 < count < 260 for count in counts.values())


def test_a_long_list_is_mixed_to_its_end() -> None:
    """Of forty items no more than six share a number; each comes to every place."""
    rng = Rng(6)
    items = tuple(range(40))

    found = [mixed(rng, items, 40) for _ in range(400)]

    assert all(sorted(order) == list(items) for order in found)
    assert all({order[place] for order in found} == set(items) for place in range(40))


def test_more_than_all_are_all() -> None:
    assert mixed(Rng(5), (4, 5, 6), 9) == mixed(Rng(5), (4, 5, 6), 3)


@pytest.mark.parametrize(("items", "count"), [((), 3), ((7,), 1), ((7, 8), 0)])
def test_nothing_to_mix_uses_no_chance(items: tuple[int, ...], count: int) -> None:
    rng = Rng(5)

    assert mixed(rng, items, count) == items
    assert rng == Rng(5)


def test_a_stream_begins_anew_where_another_says() -> None:
    rng, source = Rng(1), Rng(5)

    rng.reseed(source)

    plain = Rng(5)
    assert (rng.high, rng.low) == (plain.below(1 << 31), plain.below(1 << 31))
    assert source == plain


def test_the_same_seed_gives_the_same_shuffles() -> None:
    one, other = Rng(99), Rng(99)
    items = tuple(range(20))

    assert one.shuffle(items) == other.shuffle(items)
    assert one.shuffle(items) == other.shuffle(items)
    assert Rng(98).shuffle(items) != Rng(99).shuffle(items)


def test_copies_continue_alike_and_independently() -> None:
    rng = Rng(4)
    rng.stated = (("deck", (2, 1)),)
    rng.below(10)

    twin = rng.copy()
    numbers = [twin.below(1000) for _ in range(3)]

    assert twin.shuffle((1, 2), "deck") == (2, 1)
    assert rng.stated == (("deck", (2, 1)),)
    assert [rng.below(1000) for _ in range(3)] == numbers


def test_streams_are_the_same_for_the_same_index_and_leave_their_source_alone() -> None:
    rng = Rng(7)

    streams = [rng.stream(index).below(WORD) for index in range(50)]

    assert streams == [Rng(7).stream(index).below(WORD) for index in range(50)]
    assert len(set(streams)) == 50
    assert rng == Rng(7)


def test_a_stream_takes_over_no_stated_outcome() -> None:
    rng = Rng(7)
    rng.stated = (("deck", (2, 1)),)

    assert rng.stream(0).stated == ()


def test_stated_outcomes_are_dealt_in_turn_and_use_no_chance() -> None:
    rng = Rng(6)
    rng.stated = (("deck", (3, 1, 2)), ("fuel", (5, 4)))

    first, second = rng.shuffle((1, 2, 3), "deck"), rng.shuffle((4, 5), "fuel")

    assert (first, second) == ((3, 1, 2), (5, 4))
    assert rng == Rng(6)


def test_a_stated_outcome_must_be_a_permutation_of_what_is_shuffled() -> None:
    rng = Rng(6)
    rng.stated = (("deck", (3, 1, 1)),)

    with pytest.raises(
        StatedChanceError, match="The stated outcome is not a permutation of the deck"
    ) as raised:
        rng.shuffle((1, 2, 3), "deck")

    assert (raised.value.left, raised.value.key) == (1, "deck")
    assert raised.value.shuffled == (1, 2, 3)
    assert rng.stated == (("deck", (3, 1, 1)),)


def test_an_outcome_is_stated_for_one_kind_of_shuffle_only() -> None:
    rng = Rng(6)
    rng.stated = (("fuel", (3, 1, 2)),)

    with pytest.raises(StatedChanceError, match="not a permutation of the deck"):
        rng.shuffle((1, 2, 3), "deck")

    assert rng.stated == (("fuel", (3, 1, 2)),)


def test_a_wrong_outcome_tells_how_many_were_left_with_it() -> None:
    """So that whoever stated them knows which it was: here the second of three."""
    rng = Rng(6)
    rng.stated = (("deck", (2, 1)), ("deck", (5, 5)), ("deck", (7, 8)))
    rng.shuffle((1, 2), "deck")

    with pytest.raises(StatedChanceError) as raised:
        rng.shuffle((4, 5), "deck")

    assert raised.value.left == 2
    assert raised.value.shuffled == (4, 5)


# What is dealt, and what nobody knows


def test_a_traced_stream_deals_the_same_and_keeps_it() -> None:
    plain = Rng(5)
    traced = TracedRng(Rng(5))

    outcome = traced.shuffle((1, 2, 3, 4), "deck")
    traced.note("draw", (7,))

    assert outcome == plain.shuffle((1, 2, 3, 4), "deck")
    assert traced.dealt == [("deck", outcome), ("draw", (7,))]
    assert traced.untraced() == plain
    assert not traced.is_hidden


def test_a_traced_stream_deals_what_is_stated() -> None:
    rng = Rng(5)
    rng.stated = (("deck", (3, 1, 2)),)
    traced = TracedRng(rng)

    assert traced.shuffle((1, 2, 3), "deck") == (3, 1, 2)
    assert traced.dealt == [("deck", (3, 1, 2))]


def test_a_hidden_shuffle_hides_all_cards() -> None:
    rng = Rng(0, is_hidden=True)

    assert rng.is_hidden
    assert rng.shuffle((1, 2, 3), "deck") == (HIDDEN, HIDDEN, HIDDEN)
    assert rng.copy() == rng
    assert rng.copy().is_hidden


def test_a_hidden_shuffle_may_be_stated() -> None:
    rng = Rng(0, is_hidden=True)
    rng.stated = (("deck", (3, 1, 2)),)

    assert rng.copy().shuffle((1, 2, 3), "deck") == (3, 1, 2)
    assert rng.shuffle((1, 2, 3), "deck") == (3, 1, 2)
    assert rng.shuffle((1, 2, 3), "deck") == (HIDDEN, HIDDEN, HIDDEN)


def test_a_hidden_stream_stays_hidden_when_it_is_traced() -> None:
    hidden = Rng(0, is_hidden=True)
    hidden.stated = (("deck", (3, 1, 2)),)
    traced = TracedRng(hidden)

    assert traced.is_hidden
    assert traced.shuffle((1, 2, 3), "deck") == (3, 1, 2)
    assert traced.shuffle((1, 2), "deck") == (HIDDEN, HIDDEN)
    assert traced.dealt == [("deck", (3, 1, 2))]
    assert traced.untraced() == Rng(0, is_hidden=True)


def test_without_a_seed_a_shuffle_must_be_stated() -> None:
    rng = Rng(0, is_bound=True)
    rng.stated = (("deck", (3, 1, 2)),)
    twin = rng.copy()

    assert rng.is_bound
    assert rng.shuffle((1, 2, 3), "deck") == (3, 1, 2)
    with pytest.raises(HiddenChanceError) as error:
        rng.shuffle((1, 2), "fuel_deck")
    assert error.value.key == "fuel_deck"
    assert twin.is_bound
    assert twin.shuffle((1, 2, 3), "deck") == (3, 1, 2)


@pytest.mark.parametrize("items", [(), (7,)])
def test_a_shuffle_that_changes_nothing_needs_no_seed(items: tuple[int, ...]) -> None:
    assert Rng(0, is_bound=True).shuffle(items, "deck") == items
    assert TracedRng(Rng(0, is_bound=True)).shuffle(items, "deck") == items


def test_a_stream_without_a_seed_stays_without_when_it_is_traced() -> None:
    bound = Rng(0, is_bound=True)
    bound.stated = (("deck", (3, 1, 2)),)
    traced = TracedRng(bound)

    assert traced.is_bound
    assert not traced.is_hidden
    assert traced.shuffle((1, 2, 3), "deck") == (3, 1, 2)
    with pytest.raises(HiddenChanceError):
        traced.shuffle((1, 2), "deck")
    assert traced.dealt == [("deck", (3, 1, 2))]
    assert traced.untraced() == Rng(0, is_bound=True)
    assert not TracedRng(Rng(5)).is_bound
