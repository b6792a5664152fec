"""Whole turns compared by what they do: in another order or in other portions they are the same."""

from collections import Counter
from typing import Any, Final

from gridwright.advice.forecast import Actions
from gridwright.core.action import Action
from gridwright.core.draft import Draft
from gridwright.core.game import Game
from gridwright.core.notation import NUMBERS, Decision
from gridwright.core.phase import State

Effect = frozenset[tuple[Action, int]]
"""The actions of a turn, except what ends it, and how often it has each."""

TURNS: Final = (  # decisions that one turn takes several of
    *(Decision.BUY, Decision.BUILD, Decision.SETTLE),
    *(Decision.SLOT, Decision.SWAP, Decision.HIRE, Decision.ROBOT),
)


def effect(game: Game[Any], plan: Actions) -> Effect:
    """Return what *plan* does, in whatever order and portions: equal plans have equal effects."""
    return frozenset(
        Counter(
            [
                action
                for action in joined(game, plan)
                if game.phrase(action).decision is not Decision.DONE
            ]
        ).items()
    )


def tried_lines(game: Game[Any], view: State, plan: Actions) -> tuple[str, ...]:
    """Return *plan* as far as it can be tried without revealing anything or ending the turn."""
    draft: Draft[Any] = Draft(game, view, view.to_act)
    for action in joined(game, plan):
        if game.phrase(action).decision is Decision.DONE or draft.add(action) is not None:
            break
    return tuple([game.write(action) for action in draft.actions])


def joined(game: Game[Any], plan: Actions) -> list[Action]:
    """Return *plan* with one purchase of each resource, where the first of it was."""
    amounts: Counter[str] = Counter()
    actions: list[Action | str] = []  # a text for a purchase whose amount is not known yet
    for action in plan:
        phrase = game.phrase(action)
        numbers = [place for place, _ in phrase.tokens if place in NUMBERS]
        if phrase.decision is Decision.BUY and numbers == ["AMOUNT"]:
            bought = " ".join([word for place, word in phrase.tokens if place not in NUMBERS])
            if bought not in amounts:
                actions.append(bought)
            amounts[bought] += phrase.number
        else:
            actions.append(action)
    return [
        game.parse(f"{each} {amounts[each]}") if isinstance(each, str) else each for each in actions
    ]
