"""The comparison with peers runs with whichever of them are installed."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO

import pytest
from rich.console import Console

import serao
from bench import peers


@pytest.fixture
def console() -> Console:
    return Console(file=StringIO(), width=160)


def printed(console: Console) -> str:
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def absent() -> Iterator[peers.Contender]:
    raise ModuleNotFoundError("No module named 'pyspiel'")


def test_a_missing_peer_is_a_line_and_not_a_failure(
    console: Console, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peers, "PEERS", {"open_spiel": absent})
    assert peers.peers(console) == []
    text = printed(console)
    assert "open_spiel is not installed: No module named 'pyspiel'" in text
    assert "pip install --group peers" in text


def test_every_game_of_ours_is_measured_with_its_ratio_to_the_first(console: Console) -> None:
    contenders = list(peers.serao_games())
    assert contenders[0].game == "wipe-em-out, 4 seats"
    assert len(contenders) == 2 * len(serao.games())

    results = peers.measured(contenders, 0.01, console)
    console.print(peers.table_of(results))

    assert printed(console).count("wipe-em-out, 4 seats") == 2
    assert "1.00 x" in printed(console)
    first = peers.document(results, 0.01)["results"][0]
    assert first["system"] == "serao"
    assert first["decisions_per_second"] > 0
    assert first["clone_microseconds"] > 0


def test_chance_falls_on_an_outcome_as_often_as_it_is_likely() -> None:
    outcomes = [(7, 0.25), (8, 0.5), (9, 0.25)]
    drawn = [peers.spiel_chance(outcomes, i / 8) for i in range(8)]
    assert drawn == [7, 7, 8, 8, 8, 8, 9, 9]
    assert peers.spiel_chance(outcomes, 1.0) == 9
