from gridwright.content.types import DemolitionCard
from gridwright.parts.demolition import Demolition

CARDS = (
    DemolitionCard(first=3, others=0, source="made up"),
    DemolitionCard(first=5, others=2, source="made up"),
    DemolitionCard(first=8, others=4, source="made up"),
)


def test_the_first_removal_of_a_phase_pays_more() -> None:
    """DC-6, DC-7: one "first" amount, then "others" for all the rest."""
    stack = Demolition(CARDS[1:])

    assert [stack.compensate() for _ in range(4)] == [5, 2, 2, 2]


def test_the_stack_begins_with_its_first_card() -> None:
    """DC-4: card 1 lies on top."""
    stack = Demolition(CARDS)

    assert stack.top == 0
    assert stack.compensate() == 3


def test_a_card_that_paid_leaves_at_the_end_of_the_phase() -> None:
    """DC-9, DC-10: one card, however many plants were removed; the next phase pays by the next."""
    stack = Demolition(CARDS)
    stack.compensate()
    stack.compensate()
    stack.compensate()

    assert stack.end_phase()

    assert stack.top == 1
    assert [stack.compensate(), stack.compensate()] == [5, 2]


def test_a_card_that_did_not_pay_stays() -> None:
    """DC-11: a phase without removal changes nothing."""
    stack = Demolition(CARDS)

    assert not stack.end_phase()

    assert stack.top == 0
    assert stack.compensate() == 3


def test_the_last_card_never_leaves() -> None:
    """DC-12: it pays to the end of the game, the "first" amount once a phase."""
    stack = Demolition(CARDS)
    paid = []
    for _ in range(5):
        paid.append((stack.compensate(), stack.compensate()))
        stack.end_phase()

    assert paid == [(3, 0), (5, 2), (8, 4), (8, 4), (8, 4)]
    assert stack.top == 2


def test_the_end_of_the_last_cards_phase_reports_no_change() -> None:
    """DC-12: no card left the stack, so there is nothing to tell."""
    stack = Demolition(CARDS[-1:])
    stack.compensate()

    assert not stack.end_phase()


def test_without_cards_nothing_is_paid() -> None:
    """DC-1: a table without the expansion has an empty stack."""
    stack = Demolition(())

    assert stack.compensate() == 0
    assert not stack.end_phase()
    assert (stack.top, stack.removals) == (0, 0)


def test_a_copy_goes_its_own_way() -> None:
    stack = Demolition(CARDS)
    stack.compensate()

    twin = stack.copy()
    assert twin == stack

    twin.compensate()
    twin.end_phase()

    assert (stack.top, stack.removals) == (0, 1)
    assert stack != twin
