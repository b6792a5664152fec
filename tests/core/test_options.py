import pytest

from gridwright.core.options import Option, switch


def test_a_switch_is_off_unless_the_players_want_it() -> None:
    option = switch("hidden_money", "Nobody sees the money of the others.", "A20", "A39")

    assert option == Option(
        "hidden_money",
        "off",
        ("off", "on"),
        "Nobody sees the money of the others.",
        ("A20", "A39"),
    )
    assert option.is_switch


def test_an_option_need_not_be_in_the_rules() -> None:
    assert switch("quiet", "No log.").clauses == ()
    assert Option("regions", "random", (), "The play area.").clauses == ()


@pytest.mark.parametrize("choices", [(), ("map", "standard"), ("on", "off"), ("off", "on", "auto")])
def test_other_choices_make_no_switch(choices: tuple[str, ...]) -> None:
    assert not Option("refill", "map", choices, "Which table is used.").is_switch
