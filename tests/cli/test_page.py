"""``serao serve`` with and without the web client in its package."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from serao import cli
from serao.server import run, settings
from serao.server.client import NOT_BUILT
from serao.server.settings import Settings


def opened_browser(client: Path, folder: Path, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Run the command up to where it would serve; return whether it would open a browser."""
    opened: list[bool] = []

    def serve(settings: Settings, open_browser: bool) -> None:
        opened.append(open_browser)

    monkeypatch.delenv("SERAO_NO_BROWSER", raising=False)
    monkeypatch.setattr(settings, "Settings", partial(Settings, client=client))
    monkeypatch.setattr(run, "serve", serve)
    cli.serve(database=str(folder / "tables.sqlite3"))
    return opened[0]


def test_without_a_page_the_tables_are_served_and_a_sentence_says_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert not opened_browser(tmp_path / "nothing", tmp_path, monkeypatch)
    assert capsys.readouterr().err == f"serao: {NOT_BUILT}\n"


def test_with_a_page_it_is_opened_and_nothing_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "index.html").touch()
    assert opened_browser(tmp_path, tmp_path, monkeypatch)
    assert capsys.readouterr().err == ""
