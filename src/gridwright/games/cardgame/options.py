"""The choices that the players of the Card Game agree on before setup."""

from dataclasses import dataclass

from gridwright.core.options import Option, switch

OPTIONS: tuple[Option, ...] = (
    switch("demolition", "The Demolition Contractor pays for plants removed at the limit.", "DC-1"),
    Option(
        "singles",
        "unlimited",
        ("unlimited", "limited"),
        "Single cards for surplus fuel: as many as needed, or only the 7 printed ones.",
        ("CG-A8",),
    ),
)


@dataclass(frozen=True, slots=True)
class CardOptions:
    """The answers, as the engine asks for them."""

    demolition: bool = False
    limited_singles: bool = False
