"""The programs that the README and the how-tos print run as they stand there."""

import re
from pathlib import Path
from statistics import mean
from typing import Any

import pytest

from gridwright.simulate.match import Setting, Task
from gridwright.simulate.runner import run
from gridwright.simulate.store import Store

ROOT = Path(__file__).parents[2]
HOWTO = ROOT / "docs" / "howto"
PROGRAM = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def run_program(page: str, folder: Path = HOWTO) -> dict[str, Any]:
    """Run the only program of a *page* and return its variables."""
    (source,) = PROGRAM.findall((folder / page).read_text("utf-8"))
    variables: dict[str, Any] = {"__name__": page}
    exec(compile(source, page, "exec"), variables)  # noqa: S102 - our own page
    return variables


def test_the_readme_plays_a_game_and_tells_it(capsys: pytest.CaptureFixture[str]) -> None:
    variables = run_program("README.md", ROOT)

    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "open 3 1 1 49 None"
    assert lines[4] == (
        "open 12 12 12 38 Plant 12 is in the future market. For sale: 3, 4, 5, 7. (RC-2.7)"
    )
    assert lines[9].startswith("recharged germany 3 - round=1 ")
    assert lines[10] == "C drops out."
    assert lines[-2] == "[2, 1, 3]"
    best = r"open (\d+) \1 \d\d% Plant \1 powers \d (city|cities); paying \1 leaves you \d\d\. "
    assert re.match(best, lines[-1])
    assert variables["svg"].startswith("<svg ")
    assert variables["again"].ranking() == [2, 1, 3]


def test_the_bot_plays_a_game_and_wins(capsys: pytest.CaptureFixture[str]) -> None:
    """Two bots that choose at random are no match for it."""
    run_program("write-a-bot.md")

    assert capsys.readouterr().out == "[1, 2, 3]\n"


def test_the_query_says_what_a_plant_is_worth(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    setting = Setting("recharged", "germany", 4, {"regions": "random"}, keeps_details=True)
    tasks = [Task(index, 1 + index, ("steady",) * 4) for index in range(8)]
    results = list(run(setting, tasks))
    Store(tmp_path / "results", {}, resumes=False).write(results)
    monkeypatch.chdir(tmp_path)

    run_program("answer-a-question.md")

    sales = [
        (result.outcome.share(sale.winner), sale)
        for result in results
        if result.details is not None
        for sale in result.details.auctions
        if sale.card == "13"
    ]
    price, share = mean([sale.price for _, sale in sales]), mean([share for share, _ in sales])
    contested = [sale.bids[-2] for _, sale in sales if len(sale.bids) > 1]
    assert len(contested) > 1
    assert capsys.readouterr().out.splitlines() == [
        f"sold {len(sales)} times for {price:.1f}",
        f"its buyer won {share:.1%}",
        f"contested {len(contested)} times, up to {mean(contested):.1f}",
    ]
