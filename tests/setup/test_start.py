"""The set-up's own decisions; that it really installs is shown by every run of the checks."""

from __future__ import annotations

import json
import sys
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


def test_node_is_fetched_only_where_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    project = start.read_project()
    node = set(project["dependency-groups"]["client"])
    monkeypatch.delenv("SERAO_CLIENT", raising=False)
    monkeypatch.setattr(hatch_build, "system_node", lambda: None)
    assert node <= set(start.wanted_requirements(project, tools=False))
    monkeypatch.setattr(hatch_build, "system_node", lambda: (["node"], ["npm"]))
    assert not node & set(start.wanted_requirements(project, tools=False))


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
        ("NewConnectionError: Temporary failure in name resolution", "cannot be reached"),
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
    for name in (
        "kernel/rng",
        "kernel/messages",
        "games/__init__",
        "games/urto/steps/fight",
        "server/app",
        "server/telling",
    ):
        path = tmp_path / "serao" / f"{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()

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
