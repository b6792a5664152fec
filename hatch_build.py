"""Build hook: compiles the engine with mypyc when the package is built, where that is possible.

The switch is the environment variable ``GRIDWRIGHT_COMPILE``: ``auto`` (the default) compiles
where a C compiler and mypy are found and goes on without them elsewhere, ``on`` insists, ``off``
leaves the engine as it is. An editable install is never compiled: its sources are to be edited.
"""

import os
import shutil
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ENGINE = ("core", "parts", "games")  # packages, beside the one module content/types.py


def engine_sources(root: Path) -> list[str]:
    """Return the modules that are compiled, relative to *root*."""
    package = root / "src" / "gridwright"
    found = [package / "content" / "types.py"]
    for name in ENGINE:
        found.extend(sorted((package / name).rglob("*.py")))
    return [str(path.relative_to(root / "src")) for path in found]


def has_compiler() -> bool:
    """Whether the C compiler that Python was built with, or a common one, is there."""
    configured = (sysconfig.get_config_var("CC") or "cc").split()[0]
    return any(shutil.which(name) for name in (configured, "cc", "gcc", "clang"))


def compile_engine(root: Path, target: Path) -> list[Path]:
    """Compile the engine into *target* and return the extension modules."""
    from mypyc.build import mypycify  # noqa: PLC0415 - only where it is wanted
    from setuptools import Distribution  # noqa: PLC0415
    from setuptools.command.build_ext import build_ext  # noqa: PLC0415

    before = Path.cwd()
    os.chdir(root / "src")
    try:
        extensions = mypycify(
            [*engine_sources(root)],
            group_name="gridwright",
            opt_level="3",
            target_dir=str(target / "c"),
        )
        distribution = Distribution({"name": "gridwright", "ext_modules": extensions})
        command = build_ext(distribution)
        command.build_lib = str(target / "lib")
        command.build_temp = str(target / "temp")
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(before)
    return sorted((target / "lib").rglob("*" + sysconfig.get_config_var("EXT_SUFFIX")))


class EngineBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the compiled modules to the wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, if it is wanted and possible, before the wheel is put together."""
        switch = os.environ.get("GRIDWRIGHT_COMPILE", "auto")
        if switch == "off" or version == "editable" or self.target_name != "wheel":
            return
        root = Path(self.root)
        target = root / "build" / "mypyc"
        if switch == "auto" and not has_compiler():
            self.app.display_warning("The engine stays interpreted: no C compiler was found.")
            return
        try:
            modules = compile_engine(root, target)
        except BaseException as error:
            if switch == "on":
                raise
            self.app.display_warning(f"The engine stays interpreted: {error}")
            return
        for module in modules:
            build_data["force_include"][str(module)] = str(module.relative_to(target / "lib"))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
