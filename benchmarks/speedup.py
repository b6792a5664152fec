"""How much quicker games come in from several processes, and what each costs the one who arguments.

    python benchmarks/speedup.py [--games 400] [--bots steady] [--tries 3] [--ray]

Games of one process, of two, and of two workers of Ray, by turns; the best try of each counts, and
beside the ratios stands the load of the machine. Then a simulation on paper: the processor time
that a result costs the driver says how many cores one driver can serve.
"""

import sys

del sys.path[0]  # this folder has a module `copy`, as Python itself has

import argparse
import os
import pickle
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter, process_time

from gridwright.bench.engine import is_compiled
from gridwright.simulate.match import Result, Setting, Task
from gridwright.simulate.runner import CHUNK, run, run_on_ray
from gridwright.simulate.store import Store, can_store
from gridwright.simulate.summary import Summary

SETTING = Setting("recharged", "germany", 4, keeps_details=True)
WORKERS = 2
CORES = 1000

Way = Callable[[], Iterator[Result]]


def timed(way: Way) -> tuple[float, float]:
    """Return seconds by the clock until all games are in, and processor time of this process."""
    clock, busy = perf_counter(), process_time()
    for _ in way():
        pass
    return perf_counter() - clock, process_time() - busy


def speedups(ways: dict[str, Way], tries: int) -> dict[str, tuple[float, float]]:
    """Return the best clock of each way, and the processor time of the driver in that try."""
    best: dict[str, tuple[float, float]] = {}
    for _ in range(tries):
        for name, way in ways.items():
            duration = timed(way)
            best[name] = min(best.get(name, duration), duration)
    return best


def driver(results: list[Result]) -> dict[str, float]:
    """Return microseconds of processor time a game for each thing that the driver does."""
    costs: dict[str, float] = {}

    def measure(name: str, work: Callable[[], object]) -> None:
        before = process_time()
        work()
        costs[name] = 1e6 * (process_time() - before) / len(results)

    chunks = [results[start : start + CHUNK] for start in range(0, len(results), CHUNK)]
    packed = [pickle.dumps(chunk) for chunk in chunks]
    summary = Summary()
    measure("unpack", lambda: [pickle.loads(each) for each in packed])  # noqa: S301 - our own
    measure("count", lambda: [summary.add(result) for result in results])
    if can_store():
        with tempfile.TemporaryDirectory() as folder:
            store = Store(Path(folder), {}, resumes=False)
            store.write(results[:1])  # imports
            measure("write", lambda: store.write(results))
    costs["bytes"] = sum([len(each) for each in packed]) / len(results)
    return costs


def main() -> None:
    """Measure, and work out what a thousand cores would do."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--bots", default="steady")
    parser.add_argument("--tries", type=int, default=3)
    parser.add_argument("--ray", action="store_true")
    arguments = parser.parse_args()
    tasks = [
        Task(index, 1 + index, (arguments.bots,) * SETTING.seats)
        for index in range(arguments.games)
    ]
    ways: dict[str, Way] = {
        "1 process": lambda: run(SETTING, tasks),
        f"{WORKERS} processes": lambda: run(SETTING, tasks, WORKERS),
    }
    if arguments.ray:
        import ray  # noqa: PLC0415 - only where it is installed

        ray.init(
            num_cpus=WORKERS,
            include_dashboard=False,
            log_to_driver=False,
            _system_config={"worker_niceness": 0},  # Ray's own is 15: behind all other work
        )
        list(run_on_ray(SETTING, tasks[: WORKERS * CHUNK]))  # its workers import once
        ways[f"Ray, {WORKERS} workers"] = lambda: run_on_ray(SETTING, tasks)
    engine = "compiled" if is_compiled() else "interpreted"
    load = f"load {os.getloadavg()[0]:.1f}"
    print(f"{arguments.games} games of {arguments.bots}, engine {engine}, {load}")
    best = speedups(ways, arguments.tries)
    alone = best["1 process"][0]
    for name, (clock, busy) in best.items():
        cost = f"driver {1e6 * busy / arguments.games:.0f} us a game" if name != "1 process" else ""
        print(f"{name:16} {arguments.games / clock:8.1f} games/s  x{alone / clock:.2f}  {cost}")
    print(f"load {os.getloadavg()[0]:.1f} at the end")

    sample = list(run(SETTING, tasks[: min(200, arguments.games)]))
    before = process_time()
    list(run(SETTING, tasks[:20]))
    game = 1e6 * (process_time() - before) / min(20, arguments.games)
    costs = driver(sample)
    size = costs.pop("bytes")
    busy = sum(costs.values())
    print(f"a game takes {game:.0f} us of a core and {size:.0f} bytes; the driver, us a game:")
    print("  " + ", ".join(f"{name} {cost:.0f}" for name, cost in costs.items()))
    print(
        f"{CORES} cores make {CORES * 1e6 / game:.0f} games/s, {CORES * size / game:.0f} MB/s; "
        f"one driver takes {1e6 / busy:.0f} games/s: it serves {game / busy:.0f} cores"
    )


if __name__ == "__main__":
    main()
