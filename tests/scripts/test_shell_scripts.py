"""The scripts of the shell, each run as small as it can be, most of them in a small tree."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from hashlib import sha256
from itertools import product
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[2]
COMPILED = "core.plain"  # the only module that is compiled in the small tree
SMALL_TREE = (
    *("hatch_build.py", "pyproject.toml", "README.md", "LICENSE", "src/gridwright_start.py"),
    *[
        f"src/gridwright/{name}.py"
        for name in ("compiled", "bench/__init__", "bench/engine", "core/__init__", "core/plain")
    ],
)
SMALL_TEST = """
import pytest

from gridwright.core import plain


def test_what_always_runs() -> None:
    assert plain.plain("a") == "a"


@pytest.mark.slow
def test_what_is_slow() -> None:
    assert not plain.__file__.endswith(".py")


@pytest.mark.endure
def test_what_endures() -> None:
    pass
"""
FAULTS = '''"""A fault of each sort."""

import os


def count(words: list[str]) -> str:
    """Return how many there are."""
    return len( words )
'''


def run(tree: Path, script: str, *arguments: str, **variables: str) -> tuple[int, str]:
    """Run a script of *tree*; return its exit status and what it prints."""
    inherited = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(  # noqa: S603 - our own scripts
        [str(tree / "scripts" / script), *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        env={**inherited, **variables},
    )
    return done.returncode, done.stdout


def test_check_passes_what_is_right(tmp_path: Path) -> None:
    status, output = run(
        ROOT, "check", "src/gridwright/home.py", MYPY_CACHE_DIR=str(tmp_path / "types")
    )

    assert (status, output) == (0, "")


def test_check_reports_format_lint_and_types_together(tmp_path: Path) -> None:
    path = tmp_path / "faults.py"
    path.write_text(FAULTS)

    status, output = run(ROOT, "check", str(path), MYPY_CACHE_DIR=str(tmp_path / "types"))

    assert status == 1
    assert "would be reformatted" in output
    assert "F401" in output
    assert "[return-value]" in output


# A tree in which little is compiled and little is tested


@pytest.fixture(scope="module")
def small_tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A few sources with one compiled module and one file of tests, in the same environment."""
    tree = tmp_path_factory.mktemp("tree")
    for name in SMALL_TREE:
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tree / name)
    shutil.copytree(ROOT / "scripts", tree / "scripts")
    (tree / "src" / "gridwright" / "__init__.py").write_text('__version__ = "0"\n')
    compiled = tree / "src" / "gridwright" / "compiled.py"
    lines = compiled.read_text("utf-8").splitlines()
    lines = [f'MODULES = ("{COMPILED}",)' if "MODULES =" in line else line for line in lines]
    lines = ["PACKAGES = ()" if "PACKAGES =" in line else line for line in lines]
    compiled.write_text("\n".join(lines) + "\n", "utf-8")
    (tree / "tests" / "web").mkdir(parents=True)
    (tree / "tests" / "web" / "test_small.py").write_text(SMALL_TEST)
    (tree / ".venv").symlink_to(sys.prefix)
    return tree


def test_compile_builds_what_changed_and_nothing_twice(small_tree: Path) -> None:
    status, output = run(small_tree, "compile")
    assert (status, output) == (0, "Compiling the engine ...\n")
    built = small_tree / "build" / "compiled" / "gridwright" / "core"
    assert [path.name.partition(".")[0] for path in built.glob("*.so")] == ["plain"]

    assert run(small_tree, "compile") == (0, "")


@pytest.mark.slow
def test_compile_optimises_across_files_where_that_is_wanted(small_tree: Path) -> None:
    def optimised_objects() -> list[bool]:
        objects = (small_tree / "build" / "mypyc" / "temp").rglob("*.o")
        marks = (b".gnu.lto_", b"BC\xc0\xde")  # of GCC, and of Clang
        return [any(mark in path.read_bytes() for mark in marks) for path in objects]

    assert run(small_tree, "compile", GRIDWRIGHT_LTO="on") == (0, "Compiling the engine ...\n")
    assert all(optimised_objects())
    assert run(small_tree, "compile", GRIDWRIGHT_LTO="on") == (0, "")

    assert run(small_tree, "compile") == (0, "Compiling the engine ...\n")
    assert not any(optimised_objects())


def test_compiled_and_slow_run_tests_on_the_compiled_engine(small_tree: Path) -> None:
    status, output = run(small_tree, "compiled", "-q", "tests/web")
    assert (status, "1 passed, 2 deselected" in output) == (0, True), output

    status, output = run(small_tree, "slow", "tests/web")
    assert (status, "1 passed" in output) == (0, True), output


def test_test_hands_its_arguments_to_pytest(small_tree: Path) -> None:
    status, output = run(small_tree, "test", "-q", "tests/web", PYTHONPATH=str(small_tree / "src"))

    assert (status, "1 passed, 2 deselected" in output) == (0, True), output


def test_endure_runs_what_endures(small_tree: Path) -> None:
    """With any argument nothing is measured, which takes minutes."""
    status, output = run(
        small_tree, "endure", "-p", "no:cacheprovider", PYTHONPATH=str(small_tree / "src")
    )

    assert (status, "1 passed, 2 deselected" in output) == (0, True), output


# Environments


@pytest.fixture
def bare_tree(tmp_path: Path) -> Path:
    """A tree in which nothing is installed."""
    (tmp_path / "scripts").mkdir()
    for name in ("scripts/install", "scripts/fonts", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def test_install_does_nothing_where_all_is_installed(bare_tree: Path) -> None:
    (bare_tree / ".venv" / "bin").mkdir(parents=True)
    (bare_tree / ".venv" / "bin" / "python").symlink_to(sys.executable)
    (bare_tree / "requirements").mkdir()
    (bare_tree / "requirements" / "play.txt").write_text("rich==15.0.0\n")
    checksum = subprocess.run(
        ["cksum"],  # noqa: S607 - wherever it is
        input=(bare_tree / "pyproject.toml").read_bytes() + b"rich==15.0.0\n",
        capture_output=True,
        check=True,
    )
    stamp = f"{checksum.stdout.decode().strip()} {bare_tree}\n"
    (bare_tree / ".venv" / "installed-serve").write_text(stamp)

    assert run(bare_tree, "install", "play") == (0, "")  # what serves can be played with, too


def test_install_says_which_python_it_needs(bare_tree: Path) -> None:
    status, output = run(bare_tree, "install", "play", PYTHON="no-such-python")

    assert status == 1
    assert "Python 3.11 or newer is needed" in output
    assert not (bare_tree / ".venv").exists()


def test_install_makes_an_environment_and_says_that_it_needs_the_network(bare_tree: Path) -> None:
    status, output = run(bare_tree, "install", "play", PYTHON=sys.executable, PIP_NO_INDEX="1")

    assert status == 1
    assert "It needs the network once" in output
    assert (bare_tree / ".venv" / "bin" / "python").exists()
    assert not (bare_tree / ".venv" / "installed-play").exists()


def test_install_says_where_it_takes_versions_that_were_not_tried(bare_tree: Path) -> None:
    """As everywhere but on Linux with Python 3.11, or where the list of packages is missing."""
    _, output = run(bare_tree, "install", "play", PYTHON=sys.executable, PIP_NO_INDEX="1")

    assert "requirements/play.txt is for Python 3.11 on Linux" in output


def test_install_refuses_a_package_with_another_hash(bare_tree: Path, tmp_path: Path) -> None:
    wheels = tmp_path / "wheels"
    wheels.mkdir()
    (wheels / "small-1.0-py3-none-any.whl").write_bytes(b"changed on its way")
    (bare_tree / "requirements").mkdir()
    wanted = f"small==1.0 --hash=sha256:{'0' * 64}\n"
    (bare_tree / "requirements" / "play.txt").write_text(wanted)
    offline = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(wheels)}

    status, output = run(bare_tree, "install", "play", PYTHON=sys.executable, **offline)

    is_tried = sys.version_info[:2] == (3, 11) and sys.platform == "linux"
    assert status == 1
    assert ("DO NOT MATCH THE HASHES" in output) is is_tried
    assert not (bare_tree / ".venv" / "installed-play").exists()


# Requirements

EXTRAS = {"play": set[str](), "serve": {"web"}, "dev": {"dev", "web", "sim", "rl", "openspiel"}}


@pytest.mark.parametrize("purpose", EXTRAS)
def test_requirements_have_hashes_no_index_and_what_the_project_asks_for(purpose: str) -> None:
    """`scripts/make-requirements` makes them anew where they do not fit any more."""
    text = (ROOT / "requirements" / f"{purpose}.txt").read_text("utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    versions = {}
    for line in lines:
        pin = re.fullmatch(
            r"([a-z0-9-]+)==(\S+)(?: ; [^-]*)?(?: +--hash=sha256:[0-9a-f]{64})+", line
        )
        assert pin is not None, line
        versions[pin[1]] = pin[2]

    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    asked = [*project["dependencies"], *[each for name in EXTRAS[purpose] for each in extras[name]]]
    requirements = [Requirement(each) for each in (*asked, "hatchling", "editables")]
    for each in requirements:
        name = each.name.lower().replace("_", "-")
        assert name == "gridwright" or each.specifier.contains(versions[name]), name


def test_make_requirements_asks_for_hashes_and_names_no_index(bare_tree: Path) -> None:
    shutil.copy(ROOT / "scripts" / "make-requirements", bare_tree / "scripts")
    programs = bare_tree / "programs"
    programs.mkdir()
    (programs / "uv").write_text('#!/bin/sh\necho "$@"\n')
    (programs / "uv").chmod(0o755)

    status, output = run(
        bare_tree, "make-requirements", "--upgrade", PATH=f"{programs}:{os.environ['PATH']}"
    )

    calls = output.splitlines()
    assert (status, len(calls)) == (0, 3)
    for call, purpose in zip(calls, EXTRAS, strict=True):
        assert f"--output-file requirements/{purpose}.txt" in call
        assert "--generate-hashes" in call
        assert "--no-emit-index-url" in call
        assert "--upgrade" in call


# The typeface

NPM = """#!/usr/bin/env bash
# npm pack --silent --pack-destination DIR @fontsource/NAME@RELEASE
name=${5#@fontsource/} release=${5##*@}
cp "$(dirname "$0")/${name%@*}.tgz" "$4/fontsource-${name%@*}-$release.tgz"
"""


@pytest.fixture
def programs(tmp_path: Path) -> Path:
    """A directory with an npm that has the three packages of the typeface, each with four faces."""
    folder = tmp_path / "programs"
    folder.mkdir()
    (folder / "npm").write_text(NPM)
    (folder / "npm").chmod(0o755)
    for name in ("barlow", "barlow-semi-condensed", "barlow-condensed"):
        with tarfile.open(folder / f"{name}.tgz", "w:gz") as package:
            for face in product(("latin", "latin-ext", "cyrillic"), (400, 500, 600, 700)):
                path = "package/files/{}-{}-{}-normal.woff2".format(name, *face)
                package.addfile(tarfile.TarInfo(path))
            for path in ("package/unicode.json", "package/LICENSE"):
                package.addfile(tarfile.TarInfo(path))
    return folder


def expect(tree: Path, programs: Path) -> None:
    """Let the script of *tree* expect the packages of *programs*."""
    script = tree / "scripts" / "fonts"
    text = script.read_text("utf-8")
    for package in programs.glob("*.tgz"):
        digest = sha256(package.read_bytes()).hexdigest()
        text, count = re.subn(
            rf"[0-9a-f]{{64}} {package.stem}(?=\"?\n)", f"{digest} {package.stem}", text
        )
        assert count == 1
    script.write_text(text, "utf-8")


def test_fonts_takes_six_faces_in_two_scripts(bare_tree: Path, programs: Path) -> None:
    expect(bare_tree, programs)
    search = f"{programs}:{os.environ['PATH']}"

    assert run(bare_tree, "fonts", "fonts", PATH=search) == (0, "")

    names = sorted(path.name for path in (bare_tree / "fonts").iterdir())
    assert len(names) == 6 * 2 + 2
    assert names[:2] == ["LICENSE", "barlow-condensed-latin-600-normal.woff2"]
    assert run(bare_tree, "fonts", "fonts", PATH="/nowhere:/usr/bin:/bin") == (0, "")  # once


def test_fonts_takes_no_package_but_the_expected_one(bare_tree: Path, programs: Path) -> None:
    status, output = run(bare_tree, "fonts", "fonts", PATH=f"{programs}:{os.environ['PATH']}")

    assert status == 0
    assert "@fontsource/barlow 5.3.0 is not the one that was expected" in output
    assert not (bare_tree / "fonts").exists()


def test_fonts_does_without_a_typeface_where_npm_fails(bare_tree: Path, tmp_path: Path) -> None:
    programs = tmp_path / "programs"
    programs.mkdir()
    (programs / "npm").write_text("#!/bin/sh\nexit 1\n")
    (programs / "npm").chmod(0o755)

    status, output = run(bare_tree, "fonts", "fonts", PATH=f"{programs}:{os.environ['PATH']}")

    assert (status, output) == (
        0,
        "Barlow could not be fetched: pages take a typeface of the machine.\n",
    )
    assert not (bare_tree / "fonts").exists()


def test_every_script_is_run_here() -> None:
    """A script without a test stops working and nobody notices."""
    tests = "".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py"))

    assert [
        path.name
        for path in sorted((ROOT / "scripts").iterdir())
        if not path.name.startswith("_") and f'"{path.name}"' not in tests
    ] == []
