from gridwright.content.inline import Run, runs


def test_styles_may_stand_in_each_other() -> None:
    assert runs("a **b `c` d** *e* f") == [
        Run("a "),
        Run("b ", ("bold",)),
        Run("c", ("bold", "code")),
        Run(" d", ("bold",)),
        Run(" "),
        Run("e", ("italic",)),
        Run(" f"),
    ]


def test_a_star_alone_is_a_star() -> None:
    assert runs("RC-G* and 2 * 3") == [Run("RC-G* and 2 * 3")]
    assert runs("") == []
