"""Without the packages of an extra, one line says what to install; nothing else notices."""

from __future__ import annotations

import subprocess
import sys

import pytest

HIDDEN = "import sys; sys.modules[{package!r}] = None; {code}"
CLI = "from serao.cli import main; sys.argv = {words!r}; main()"


def said_without(package: str, code: str) -> tuple[int, str]:
    done = subprocess.run(
        [sys.executable, "-c", HIDDEN.format(package=package, code=code)],
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stderr.splitlines()[-1] if done.stderr else ""


@pytest.mark.parametrize(
    ("package", "module", "extra"),
    [
        ("numpy", "serao.rl", "rl"),
        ("pettingzoo", "serao.rl.pettingzoo", "rl"),
        ("gymnasium", "serao.rl.pettingzoo", "rl"),
        ("pyspiel", "serao.rl.openspiel", "openspiel"),
    ],
)
def test_a_door_says_what_it_needs(package: str, module: str, extra: str) -> None:
    status, said = said_without(package, f"import {module}")
    assert status == 1
    sentence = f"{package} is not installed: pip install 'serao[{extra}]' brings it"
    assert said == f"serao.needs.NotInstalled: {sentence}"


@pytest.mark.parametrize(
    ("package", "words", "extra"),
    [("mcp", ["serao", "mcp"], "mcp"), ("numpy", ["serao", "bench", "rl"], "rl")],
)
def test_a_command_says_what_it_needs(package: str, words: list[str], extra: str) -> None:
    status, said = said_without(package, CLI.format(words=words))
    assert status == 2
    assert said == f"serao: {package} is not installed: pip install 'serao[{extra}]' brings it"


@pytest.mark.parametrize("package", ["numpy", "gymnasium", "librt.strings", "mcp"])
def test_the_rules_need_none_of_them(package: str) -> None:
    code = "import serao; serao.game('wipe-em-out').new_table(2).view(0)"
    assert said_without(package, code) == (0, "")
