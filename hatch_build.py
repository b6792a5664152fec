"""Build hooks: the readme of the package, and its engine compiled with mypyc where possible.

The switch is the environment variable ``GRIDWRIGHT_COMPILE``: ``auto`` (the default) compiles
where a C compiler and the headers of Python are found and goes on without them elsewhere, ``on``
insists, ``off`` leaves the engine as it is. An editable install is never compiled: its sources are
to be edited. ``GRIDWRIGHT_LTO=on`` optimises across all C files when they are linked: for wheels
that are built once and play long.

Every module becomes a C file of its own. Neighbours are compiled together, because each C file
reads the same long headers again, and as many such bundles side by side as there are processors.
GCC reads the headers once, and leaves out the passes that cost much and win nothing.
What was compiled is kept in ``build/mypyc`` and used again while it holds.
"""

import os
import platform
import re
import runpy
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from importlib.metadata import version as version_of
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

BUNDLE = 400_000  # bytes of C that are compiled together: some seconds
OPTIMISATION = "2"  # plays as fast as 3 does
QUICK = (  # GCC compiles in half the time with this much of 2, and plays as fast
    *("-O1", "-falign-functions", "-falign-jumps", "-falign-labels", "-falign-loops"),
    *("-fcaller-saves", "-finline-small-functions", "-fipa-ra", "-foptimize-sibling-calls"),
    *("-fpartial-inlining", "-freorder-blocks-algorithm=stc", "-freorder-blocks-and-partition"),
    "-fstrict-aliasing",
)
LINK = re.compile(r"(?<=\]\()(?!#|[a-z]+:)")  # where the target of a relative link begins
HEADER = "__native_internal_gridwright.h"  # mypyc writes it, and all of its C files read it


class PackageReadme(MetadataHookInterface):
    """Writes the readme of the package, whose readers do not have the repository beside it."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Make the relative links of README.md links to the source of the project."""
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {
            "content-type": "text/markdown",
            "text": LINK.sub(metadata["urls"]["Source"], text),
        }


def engine_list(root: Path) -> dict[str, Any]:
    """Return what is compiled, and how, as the package says it."""
    return runpy.run_path(str(root / "src" / "gridwright" / "compiled.py"))


def engine_sources(root: Path) -> list[str]:
    """Return the modules that are compiled, relative to ``src`` in *root*."""
    package = root / "src" / "gridwright"
    engine = engine_list(root)
    found = [package / (name.replace(".", "/") + ".py") for name in engine["MODULES"]]
    for name in engine["PACKAGES"]:
        found.extend(sorted((package / name).rglob("*.py")))
    interpreted = [package / (n.replace(".", "/") + ".py") for n in engine["INTERPRETED"]]
    return [str(path.relative_to(root / "src")) for path in found if path not in interpreted]


def fingerprint(files: list[Path], *words: str) -> str:
    """Return what changes when one of the *files* or *words* does."""
    found = sha256(repr((sys.version, words)).encode())
    for path in files:
        found.update(f"{path.name} ".encode() + sha256(path.read_bytes()).digest())
    return found.hexdigest()


def is_fresh(stamp: Path, wanted: str) -> bool:
    """Whether what lies beside *stamp* was made of *wanted*."""
    return stamp.exists() and stamp.read_text() == wanted


def bundles(sources: list[str], seldom: tuple[str, ...], folder: Path) -> dict[str, list[Path]]:
    """Return what is compiled at once, and of which files: one as it is, or a bundle in *folder*.

    Bundles hold the modules of mypyc in the order of their names, those that run *seldom* apart.
    """
    made: dict[str, list[Path]] = {}
    open_bundles: dict[bool, tuple[int, Path, list[Path]]] = {}
    for source in sorted(Path(name) for name in sources):
        if not source.name.startswith("__native_"):
            made[str(source)] = [source]
            continue
        is_seldom = source.stem.rpartition("___")[2] in seldom
        size, bundle, parts = open_bundles.get(is_seldom, (BUNDLE, folder, []))
        if size >= BUNDLE:
            size, parts = 0, []
            bundle = folder / f"{'seldom' if is_seldom else 'often'}{source.name}"
            made[str(bundle)] = parts
        parts.append(source)
        open_bundles[is_seldom] = (size + source.stat().st_size, bundle, parts)
    for name, parts in made.items():
        if parts != [Path(name)]:
            Path(name).write_text("".join([f'#include "{part.name}"\n' for part in parts]))
    return made


def kind_of(source: Path, folder: Path) -> str:
    """Return whether what is in *source* runs often or seldom; nothing for mypyc's own library.

    The files in the folders of *folder* do no more than open a module.
    """
    if source.parent != folder:
        return "seldom"
    return next((kind for kind in ("often", "seldom") if source.name.startswith(kind)), "")


def is_gcc(compiler: Any) -> bool:  # noqa: ANN401 - setuptools may not be there
    """Whether *compiler* is GCC, and not one that goes by its name."""
    by_gcc = platform.python_compiler().startswith("GCC")
    return by_gcc and compiler.compiler_type == "unix" and "gcc" in compiler.compiler_so[0]


def lto_flags(compiler: Any) -> list[str]:  # noqa: ANN401
    """Return what makes *compiler* optimise when it links, for compiling and linking alike."""
    if os.environ.get("GRIDWRIGHT_LTO", "off") != "on" or compiler.compiler_type == "msvc":
        return []
    return ["-flto=auto" if is_gcc(compiler) else "-flto"]


def flags_for(compiler: Any, extension: Any, kind: str) -> list[str]:  # noqa: ANN401
    """Return how *compiler* takes the files of a *kind* of *extension*."""
    flags = list(extension.extra_compile_args)
    if compiler.compiler_type != "msvc":
        flags.append("-fwrapv")  # the generator's products fall off the end of their word
        flags.append("-fvisibility=hidden")  # calls among the modules go straight there
        flags.extend(lto_flags(compiler) or (QUICK if is_gcc(compiler) else ()))
        flags.extend(["-O0"] if kind == "seldom" else [])
    return flags


def compile_engine(root: Path, target: Path) -> list[Path]:
    """Compile the engine into *target*, if it is not there yet; return the extension modules."""
    sources = engine_sources(root)
    stamp = target / "stamp"
    wanted = fingerprint(
        [Path(__file__), *[root / "src" / name for name in sources]],
        version_of("mypy"),
        os.environ.get("GRIDWRIGHT_LTO", "off"),
        *sources,
    )
    if not is_fresh(stamp, wanted):
        stamp.unlink(missing_ok=True)
        shutil.rmtree(target / "lib", ignore_errors=True)
        before = Path.cwd()
        os.chdir(root / "src")
        try:
            _compile(sources, target, engine_list(root)["SELDOM"])
        finally:
            os.chdir(before)
        stamp.write_text(wanted)
    return sorted((target / "lib").rglob("*" + sysconfig.get_config_var("EXT_SUFFIX")))


def _compile(sources: list[str], target: Path, seldom: tuple[str, ...]) -> None:
    """Write C for the *sources* in the current folder, and make extension modules of it."""
    from mypyc.build import mypycify  # noqa: PLC0415 - only where it is wanted
    from setuptools import Distribution, Extension  # noqa: PLC0415
    from setuptools.command.build_ext import build_ext  # noqa: PLC0415

    class SideBySide(build_ext):
        """Compiles C files, not only extension modules, side by side; those that changed."""

        def build_extensions(self) -> None:
            """Compile all C files first, so that only linking is left to be done."""
            headers = fingerprint(sorted((target / "c").rglob("__native*.h")))
            if is_gcc(self.compiler):
                self._read_headers(self.extensions[0])
            with ThreadPoolExecutor(self.parallel) as pool:
                waiting = [
                    (extension, pool.submit(self._object, extension, source, parts, headers))
                    for extension in self.extensions
                    for source, parts in bundles(extension.sources, seldom, target / "c").items()
                ]
                for extension, result in waiting:
                    extension.extra_objects.append(result.result())
            for extension in self.extensions:
                extension.sources = []
                extension.extra_objects.sort()
                extension.extra_link_args.extend(lto_flags(self.compiler))
            super().build_extensions()

        def _read_headers(self, extension: Extension) -> None:
            """Keep the headers as the compiler has them after reading: it does so by its flags."""
            folders = [f"-I{name}" for name in (*extension.include_dirs, *self.include_dirs)]
            for kind in ("often", "seldom"):
                header = target / "c" / f"{kind}.h"
                header.write_text(f'#include "{HEADER}"\n')
                flags = [*folders, *flags_for(self.compiler, extension, kind), "-x", "c-header"]
                self.spawn([*self.compiler.compiler_so, *flags, str(header), "-o", f"{header}.gch"])

        def _object(
            self, extension: Extension, source: str, parts: list[Path], headers: str
        ) -> str:
            """Return the object file of *source*, made anew if any of its *parts* changed."""
            kind = kind_of(Path(source), target / "c")
            flags = flags_for(self.compiler, extension, kind)
            if kind and is_gcc(self.compiler):
                flags += ["-include", str(target / "c" / f"{kind}.h")]
            (made,) = self.compiler.object_filenames([source], output_dir=self.build_temp)
            stamp = Path(made + ".stamp")
            wanted = fingerprint(parts, headers, *flags)
            if not (Path(made).exists() and is_fresh(stamp, wanted)):
                stamp.unlink(missing_ok=True)
                self.compiler.compile(
                    [source],
                    output_dir=self.build_temp,
                    include_dirs=extension.include_dirs,
                    extra_postargs=flags,
                )
                stamp.write_text(wanted)
            return made

    extensions = mypycify(
        ["--config-file=", "--cache-dir", str(target / "types"), *sources],  # no plugin is needed
        group_name="gridwright",
        opt_level=OPTIMISATION,
        debug_level="0",
        multi_file=True,
        target_dir=str(target / "c"),
    )
    command = SideBySide(Distribution({"name": "gridwright", "ext_modules": extensions}))
    command.build_lib = str(target / "lib")
    command.build_temp = str(target / "temp")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()


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
        if switch == "auto" and not engine_list(root)["has_compiler"]():
            self.app.display_warning("The engine stays interpreted: no C compiler, or no headers.")
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
