"""The choices that the players of Outpost agree on before setup."""

from dataclasses import dataclass

from gridwright.core.options import Option

OPTIONS: tuple[Option, ...] = (
    Option(
        "area",
        "choose",
        ("choose", "random", "west", "east"),
        "Four players: the small area in play; the first player chooses, or it is fixed before.",
        ("OP-S4",),
    ),
)


@dataclass(frozen=True, slots=True)
class OutpostOptions:
    """The answers, as the engine asks for them."""

    area: str = "choose"
