"""The benchmark of a server runs, at its smallest: what it prints is read by people."""

import re
import subprocess
import sys

import pytest

from tests.web.servers import ROOT

SMALLEST = ("--tables", "2", "--streams", "2", "--seconds", "4")


@pytest.mark.slow
def test_clocks_are_measured_against_the_same_tables_without() -> None:
    command = [sys.executable, str(ROOT / "benchmarks" / "web.py"), "--clocks", *SMALLEST]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603

    assert done.returncode == 0, done.stderr
    pattern = (
        r"2 tables, 2 streams, a page: p50 \d+ ms, p99 \d+ ms \(\d+ times\)\n"
        r"the same with clocks: .* times p99\n"
        r"the clerk used \d+\.\d % of a core, without clocks \d+\.\d %\n"
        r"flags, from the second of grace to another browser: p50 -?\d+ ms, .* \(\d+ times\)\n"
    )
    assert re.search(pattern, done.stdout), done.stdout


def test_bots_by_api_are_measured_beside_people() -> None:
    smallest = ("--streams", "4", "--bots", "2", "--people", "1", "--seconds", "4", "--pause", ".3")
    command = [sys.executable, str(ROOT / "benchmarks" / "api.py"), *smallest]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603

    assert done.returncode == 0, done.stderr
    pattern = (
        r"4 streams: opened in \d+\.\d+ s, -?\d+ KB each, \d more threads, 4 answered with 200\n"
        r"a line for all of them: p50 \d+ ms, p99 \d+ ms \(40 times\), max \d+ ms\n"
        r"2 bots by API beside 1 tables of people:\n"
        r"  an action: p50 \d+ ms, p99 \d+ ms \(\d+ times\)\n"
        r"  offers: p50 \d+ ms, .*\n  a page: p50 \d+ ms, .*\n  errors: none of \d+ calls\n"
    )
    assert re.search(pattern, done.stdout), done.stdout
