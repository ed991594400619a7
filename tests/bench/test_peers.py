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


def test_the_fastest_classic_and_an_empty_environment_are_the_measure_of_ours() -> None:
    def result(game: str, pace: float) -> peers.Result:
        contender = peers.Contender("", game, peers.ZOO, lambda: 0)
        return peers.Result(contender, pace, 1.0, None)

    rows = [
        ("wipe-em-out, 4 seats", 600.0),
        (peers.NOTHING, 900.0),
        ("rps_v2", 300.0),
        ("go_v5", 6.0),
    ]
    said = peers.through_petting_zoo([result(game, pace) for game, pace in rows])
    assert "2.00 x rps_v2, 100 x go_v5" in said
    assert f"{peers.NOTHING} is 3.00 x the fastest" in said
    assert peers.through_petting_zoo([result(*rows[0])]) == ""


def test_an_environment_that_does_nothing_is_stepped_to_its_end() -> None:
    assert peers.zoo_play(peers.nothing())() == 200


def test_chance_falls_on_an_outcome_as_often_as_it_is_likely() -> None:
    outcomes = [(7, 0.25), (8, 0.5), (9, 0.25)]
    drawn = [peers.spiel_chance(outcomes, i / 8) for i in range(8)]
    assert drawn == [7, 7, 8, 8, 8, 8, 9, 9]
    assert peers.spiel_chance(outcomes, 1.0) == 9
