"""The pytest plugin: ``--game`` names the games, and each law runs at all their tables.

It is an entry point of the group ``pytest11``, so that ``--game`` is there wherever serao is
installed; it costs other test suites nothing, as the laws are read only where one is collected.
"""

from __future__ import annotations

from importlib.util import find_spec

import pytest

NEEDED = "the laws of games need pytest and hypothesis: pip install 'serao[testing]'"
LAWS = "serao.testing."


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("serao", "the laws of games")
    group.addoption("--game", action="append", metavar="SLUG", help="a game to hold to the laws")


def pytest_configure(config: pytest.Config) -> None:
    wanted = config.getoption("--game")
    if not wanted:
        return
    if find_spec("hypothesis") is None:
        raise pytest.UsageError(NEEDED)
    import serao  # noqa: PLC0415  # only where its laws are asked for

    for slug in wanted:
        if slug not in serao.games():
            raise pytest.UsageError(
                f"there is no game {slug}; there are {', '.join(serao.games())}"
            )


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a law for each game, for each of its settings, or for each file of its content."""
    if not metafunc.function.__module__.startswith(LAWS):
        return
    from serao.testing.tables import content_files, settings, slugs  # noqa: PLC0415

    named = metafunc.config.getoption("--game") or getattr(metafunc.module, "GAMES", None)
    games = slugs(named)
    if "setting" in metafunc.fixturenames:
        found = list(settings(games))
        metafunc.parametrize("setting", found, ids=[setting.id for setting in found])
    if "file" in metafunc.fixturenames:
        metafunc.parametrize(("slug", "file"), content_files(games))
    elif "slug" in metafunc.fixturenames:
        metafunc.parametrize("slug", games)
