"""Set serao up in this folder, then run it.

    python3 start.py [ARGS]        set up if needed, then run ``serao ARGS``
    python3 start.py setup         only set up: .venv/bin/serao and .venv/bin/python
    python3 start.py test [NAMES]  set up with the developer tools, then run every check

It needs Python and pip, nothing else. Where the web client cannot be built, serao is set up
without its page, and the next start tries again; ``test`` fails. All it makes is in ``.venv``
(the environment) and ``.tools`` (its lock, its log, compiled libraries to use again); delete
both to start over.
"""

from __future__ import annotations

import errno
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, NoReturn

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

OLDEST = (3, 11)
ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
STAMP = VENV / "serao-setup.json"
TOOLS = ROOT / ".tools"
LOG = TOOLS / "setup.log"
PROGRAMS = VENV / ("Scripts" if os.name == "nt" else "bin")
SUFFIX = ".exe" if os.name == "nt" else ""
PYTHON = PROGRAMS / f"python{SUFFIX}"
SERAO = PROGRAMS / f"serao{SUFFIX}"
INTERRUPTED = 130  # the exit status of a program stopped by Ctrl-C


class CannotSetUp(Exception):
    """Something a person has to put right; the text says what, and what to do."""


@dataclass(frozen=True)
class Setup:
    """What ``.venv`` holds, or should hold. Each part stands on the one before it."""

    home: str  # the Python it was made with, and where; another one needs another .venv
    requirements: tuple[str, ...] = ()
    package: str = ""  # digest of what serao was built from; "" until it is installed

    def covers(self, wanted: Setup) -> bool:
        return (
            self.home == wanted.home
            and set(self.requirements) >= set(wanted.requirements)
            and self.package == wanted.package
        )


def main(arguments: list[str]) -> int:
    """Do what the command line asks and return the exit status."""
    if sys.version_info < OLDEST:
        return complain(too_old())
    try:
        start(arguments)
    except CannotSetUp as problem:
        return complain(str(problem))
    except OSError as error:
        return complain(advice(str(error)) or f"{error}; the log is {LOG}")
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


def start(arguments: list[str]) -> None:
    if arguments == ["setup"]:
        set_up(tools=False)
        say(f"ready: {SERAO.relative_to(ROOT)}")
    elif arguments[:1] == ["test"]:
        set_up(tools=True)
        become([str(PYTHON), str(ROOT / "scripts" / "check.py"), *arguments[1:]])
    else:
        set_up(tools=False, page=arguments[:1] in ([], ["serve"]))
        become([str(SERAO), *arguments])


def become(command: list[str]) -> NoReturn:
    """Run ``command`` in place of this program, so that its exit status is ours."""
    sys.stdout.flush()
    sys.stderr.flush()
    if os.name == "nt":  # where exec returns to the prompt too early
        sys.exit(subprocess.call(command))
    os.execv(command[0], command)


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def complain(sentence: str) -> int:
    say(f"start.py: {sentence}")
    return 1


def too_old() -> str:
    return (
        f"serao needs Python {dotted(OLDEST)} or newer, and this is {dotted(sys.version_info[:2])};"
        f" install a newer one and use it, as in: python{dotted(OLDEST)} start.py"
    )


def dotted(version: tuple[int, ...]) -> str:
    return ".".join(map(str, version))


# What is there, and what should be


def set_up(tools: bool, page: bool = True) -> None:
    """Bring ``.venv`` up to date; this takes no time when nothing changed.

    Without ``page`` a web client that could not be built the last time is not tried again.
    """
    wanted = wanted_setup(tools)
    if is_ready(wanted, page):
        return
    with the_only_one():
        if not is_ready(wanted, page):
            bring_up_to_date(found_setup(), wanted, insist_on_page=tools)


def is_ready(wanted: Setup, page: bool) -> bool:
    found = found_setup()
    if found is None or not found.covers(wanted) or not (PYTHON.exists() and SERAO.exists()):
        return False
    return not page or has_page() or not wants_page()


def has_page() -> bool:
    """Whether the web client is in the installed package, whatever the stamp says."""
    return (site_packages() / "serao" / "server" / "client" / "index.html").is_file()


def wants_page() -> bool:
    import hatch_build  # noqa: PLC0415

    return os.environ.get("SERAO_CLIENT") != "0" and bool(hatch_build.client_sources())


def found_setup() -> Setup | None:
    """Return what the stamp says, or None if there is none that can be trusted."""
    try:
        parts = json.loads(STAMP.read_text(encoding="utf-8"))
        return Setup(parts["home"], tuple(parts["requirements"]), parts["package"])
    except (FileNotFoundError, NotADirectoryError, ValueError, KeyError, TypeError):
        return None


def note(setup: Setup) -> None:
    STAMP.write_text(json.dumps(asdict(setup), indent=1) + "\n", encoding="utf-8")


def wanted_setup(tools: bool) -> Setup:
    project = read_project()
    return Setup(home_of(VENV), wanted_requirements(project, tools), package_digest(ROOT))


def home_of(venv: Path) -> str:
    version = f"{sys.implementation.name} {dotted(sys.version_info[:2])}"
    return f"{version} of {sys.base_prefix} in {venv}"


def read_project() -> dict[str, Any]:
    import tomllib  # noqa: PLC0415 - older Pythons must get as far as the sentence about them

    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def wanted_requirements(project: Mapping[str, Any], tools: bool) -> tuple[str, ...]:
    """Return all that ``.venv`` needs beside serao itself, build tools included.

    The build uses them in place, so that an edited source can be built without a network. Node
    is only among them for the tools, which check the client with it: see ``make_page``.
    """
    groups = project["dependency-groups"]
    wanted = {*project["project"]["dependencies"], *project["build-system"]["requires"]}
    if compiles():
        wanted |= members(groups, "compile")
    if tools:
        wanted |= members(groups, "dev")
    if tools and lacks_node():
        wanted |= members(groups, "client")
    return tuple(sorted(wanted))


def members(groups: Mapping[str, Any], name: str) -> set[str]:
    """Return the requirements of a dependency group and of those it includes."""
    found: set[str] = set()
    for entry in groups[name]:
        found |= {entry} if isinstance(entry, str) else members(groups, entry["include-group"])
    return found


def compiles() -> bool:
    import hatch_build  # noqa: PLC0415 - it is written for new Pythons only

    return hatch_build.is_wanted()


def lacks_node() -> bool:
    """Whether node, which builds the web client, has to be fetched."""
    import hatch_build  # noqa: PLC0415

    return os.environ.get("SERAO_CLIENT") != "0" and hatch_build.system_node() is None


def package_digest(root: Path) -> str:
    """Return a digest of everything that the installed package is made from."""
    import hatch_build  # noqa: PLC0415

    way = (
        os.environ.get("SERAO_COMPILE", ""),
        hatch_build.c_compiler() or "no compiler",
        os.environ.get("SERAO_CLIENT", ""),
    )
    digest = hashlib.sha256(repr(way).encode())
    for path in sources(root):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(root).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


MADE = ("__pycache__", "node_modules")  # by running and building; so is the client in the package


def sources(root: Path) -> list[Path]:
    built = root / "src" / "serao" / "server" / "client"
    found = [root / "pyproject.toml", root / "hatch_build.py"]
    for room in ("src", "web"):
        for folder, folders, files in os.walk(root / room):
            folders[:] = [
                name for name in folders if name not in MADE and Path(folder, name) != built
            ]
            found += [Path(folder, name) for name in files]
    return sorted(found)


# Making it so


def bring_up_to_date(found: Setup | None, wanted: Setup, insist_on_page: bool) -> None:
    """Redo the parts that differ.

    The stamp never says more than is true: it is gone while the requirements change, so that
    an interrupted installation begins anew, and has no package while serao is replaced. Of the
    page it says nothing: that is looked up.
    """
    LOG.write_text("", encoding="utf-8")
    if found is None or found.home != wanted.home or not PYTHON.exists():
        found = Setup(wanted.home)
        make_environment()
    if not set(found.requirements) >= set(wanted.requirements):
        STAMP.unlink(missing_ok=True)
        install_requirements(wanted.requirements)
        found = replace(found, requirements=wanted.requirements, package="")
        note(found)
    page = wants_page() and make_page(insist_on_page)
    if found.package == wanted.package and SERAO.exists() and not page:
        return
    note(replace(found, package=""))
    install_package(torn=not found.package, page=page)
    note(replace(found, package=wanted.package))


def make_environment() -> None:
    """Make an empty ``.venv`` with pip in it."""
    say(f"making an environment in {VENV.relative_to(ROOT)}")
    python = own_python()
    remove(VENV)
    if run([python, "-m", "venv", str(VENV)]) == 0:
        return
    say("this Python cannot do that alone, fetching virtualenv for it")
    remove(VENV)
    if run([python, "-m", "pip", "--version"]) != 0:
        raise CannotSetUp(
            f"this Python ({python}) has neither venv nor pip; install one of them,"
            " on Debian and Ubuntu with: sudo apt install python3-venv"
        )
    folder = str(TOOLS / "virtualenv")
    pip_or_explain(
        [python, "-m", "pip"], "fetch virtualenv", ["--target", folder, "--upgrade"], ["virtualenv"]
    )
    if run([python, "-m", "virtualenv", str(VENV)], {"PYTHONPATH": folder}) != 0:
        raise CannotSetUp(explained("make an environment"))


def own_python() -> str:
    """Return the Python to make ``.venv`` with, which must not be the one inside it."""
    if Path(sys.prefix).resolve() == VENV:
        return str(getattr(sys, "_base_executable", sys.executable))
    return sys.executable


def remove(folder: Path) -> None:
    if folder.is_symlink() or folder.is_file():
        folder.unlink()
    elif folder.exists():
        shutil.rmtree(folder)


def install_requirements(requirements: Iterable[str]) -> None:
    say("installing what serao stands on")
    pip_or_explain([str(PYTHON), "-m", "pip"], "install what serao stands on", [], requirements)


# npm may try twice, a second apart, before there is no page; by itself it takes over a minute.
PATIENCE = {
    "npm_config_fetch_retries": "1",
    "npm_config_fetch_retry_mintimeout": "1000",
    "npm_config_fetch_timeout": "60000",
}


def make_page(insist: bool) -> bool:
    """Build the web client for the package to carry; return False if it has to do without."""
    import hatch_build  # noqa: PLC0415

    if hatch_build.is_client_due():
        say("building the web client")
    node = hatch_build.client_requirements()
    fetch = [str(PYTHON), "-m", "pip", "install", *node]
    build = [str(PYTHON), str(ROOT / "hatch_build.py"), "--client"]
    if (not node or run(fetch) == 0) and run(build, PATIENCE) == 0:
        return True
    if insist:
        raise CannotSetUp(explained("build the web client"))
    say(f"there is no web page yet, only the terminal and Python: {explained('build it')}")
    return False


def install_package(torn: bool, page: bool) -> None:
    """Build serao from this folder and install it; ``torn``: the last time was cut off."""
    say(f"building serao{', compiled (a minute or two the first time)' * compiles()}")
    if torn:
        remove_leftovers()
    options = ["--verbose", "--no-deps", "--no-build-isolation", "--force-reinstall"]
    client = {} if page else {"SERAO_CLIENT": "0"}
    pip_or_explain([str(PYTHON), "-m", "pip"], "build serao", options, [str(ROOT)], client)
    if compiles() and not is_compiled():
        say(f"the rules could not be compiled and run as plain Python; {LOG} says why")
    elif os.environ.get("SERAO_COMPILE") != "0" and not compiles():
        say("the rules run as plain Python, only slower: no C compiler with Python.h was found")


def site_packages() -> Path:
    return Path(sysconfig.get_path("purelib", "venv", {"base": str(VENV)}))


def remove_leftovers() -> None:
    """Clear away a half installed serao, over which pip would stumble."""
    site = site_packages()
    for leftover in (site / "serao", *site.glob("serao-*"), *site.glob("serao_*")):
        remove(leftover)


def is_compiled() -> bool:
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    return any((site_packages() / "serao").rglob(f"*{suffix}"))


# Other programs, and what to say when they fail


def pip_or_explain(
    pip: list[str],
    aim: str,
    options: list[str],
    what: Iterable[str],
    environment: Mapping[str, str] | None = None,
) -> None:
    if run([*pip, "install", *options, *what], environment) != 0:
        raise CannotSetUp(explained(aim))


PROMPT = "\n$ "  # in the log, before a command


def run(command: list[str], environment: Mapping[str, str] | None = None) -> int:
    """Run ``command`` with its output in the log, and return its exit status."""
    with LOG.open("a", encoding="utf-8") as log:
        log.write(f"{PROMPT}{' '.join(command)}\n")
        log.flush()
        return subprocess.run(
            command,
            cwd=ROOT,
            env={**quiet_environment(), **(environment or {})},
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            check=False,
        ).returncode


def quiet_environment() -> dict[str, str]:
    """Return the environment without what would lead pip or Python astray."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in ("PYTHONPATH", "PYTHONHOME")
    }
    return {
        **kept,
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "PIP_NO_INPUT": "1",
        "PIP_REQUIRE_VIRTUALENV": "0",
        "PIP_USER": "0",
        "SERAO_COMPILE_CACHE": str(TOOLS / "compiled"),
    }


def explained(aim: str) -> str:
    """Return why the last command failed, as well as its log tells."""
    _, _, words = LOG.read_text(encoding="utf-8", errors="replace").rpartition(PROMPT)
    reason = advice(words)
    if reason is None:
        return f"could not {aim}; the end of {LOG} says why"
    return f"could not {aim}: {reason} (its own words are in {LOG})"


FULL = "the disk is full; make room, 300 MB or so, and start again"
NOT_OURS = f"no permission to write; make sure that you own {ROOT} and all in it"
UNTRUSTED = "the package index is not trusted; give pip your network's certificate ('cert' option)"
UNREACHED = "the package index cannot be reached; check the network or pip's settings, start again"
NO_REGISTRY = "npm's registry cannot be reached; check the network or npm's settings, start again"
NOT_TRUSTED = (
    "npm's registry is not trusted; name your network's certificate in NODE_EXTRA_CA_CERTS"
)
NO_NODE = "the web client needs node 20.19 or 22.12, or newer; install it, or set SERAO_CLIENT=0"
NO_COMPILER = "the rules do not compile; install a C compiler and Python.h, or unset SERAO_COMPILE"
ADVICE = {
    r"No space left on device|Disk quota exceeded|ENOSPC": FULL,
    r"Permission denied|Read-only file system|Operation not permitted": NOT_OURS,
    r"npm (error|ERR!) code \w*(CERT|SIGNATURE)": NOT_TRUSTED,
    r"npm (error|ERR!) code (ENOTFOUND|ECONN|EAI_AGAIN|\w*TIME|\w+UNREACH)": NO_REGISTRY,
    r"CERTIFICATE_VERIFY_FAILED|SSLError": UNTRUSTED,
    r"Retrying \(|Connection ?(Error|refused|reset)|Timeout|timed out|name resolution": UNREACHED,
    r"the web client needs node|distribution found for nodejs": NO_NODE,
    r"SERAO_COMPILE=1 insists": NO_COMPILER,
}


def advice(text: str) -> str | None:
    """Return what to do about a failure that shows ``text``."""
    for pattern, sentence in ADVICE.items():
        if re.search(pattern, text):
            return sentence
    return None


# One at a time


@contextmanager
def the_only_one() -> Iterator[None]:
    """Hold the lock of this folder; a second start.py waits for the first."""
    TOOLS.mkdir(exist_ok=True)
    with (TOOLS / "lock").open("a", encoding="utf-8") as lock:
        if not can_lock(lock):
            say("waiting for another start.py in this folder")
            while not can_lock(lock):
                time.sleep(0.2)
        yield


def can_lock(lock: IO[str]) -> bool:
    """Try to take the lock; the system gives it back when the file or the program ends."""
    try:
        if sys.platform == "win32":
            import msvcrt  # noqa: PLC0415

            msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl  # noqa: PLC0415

            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno in (errno.EACCES, errno.EAGAIN, errno.EDEADLK):
            return False
        raise
    return True


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
