"""Editions that the host has put on the shelf."""

from __future__ import annotations

import asyncio
import shutil
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import serao
from serao import records
from serao.games import trial
from serao.proof import verify, yes
from serao.server import downloads, seats
from serao.server.app import application
from serao.server.bots import answer
from serao.server.codes import CODES, Refusal
from serao.server.seats import Person
from serao.server.settings import Settings
from serao.server.shelf import Shelf
from serao.server.tables import Tables
from serao.store import open_store
from tests.server.hosting import act_once

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from starlette.testclient import TestClient

GAME = "carrossel"
FILE = "cards.toml"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a shelf with two editions of a game, one of them broken."""
    monkeypatch.setenv("HOME", str(tmp_path))  # where the verdicts on them are remembered
    place = tmp_path / "editions"
    printed = serao.game(GAME).folder / "data" / FILE
    for name in ("ours", "torn"):
        (place / GAME / name).mkdir(parents=True)
    text = printed.read_text(encoding="utf-8")
    changed = text.replace("vp = 1", "vp = 2", 1)
    assert changed != text
    (place / GAME / "ours" / FILE).write_text(changed, encoding="utf-8")
    (place / GAME / "torn" / FILE).write_text("[[client", encoding="utf-8")
    return place


@pytest.fixture
def server(tmp_path: Path, folder: Path) -> Iterator[TestClient]:
    database = str(tmp_path / "tables.sqlite3")
    settings = Settings(database=database, workers=1, pace=0.0, editions=folder)
    with TestClient(application(settings)) as client:
        yield client


def open_table(server: TestClient, edition: str | None) -> Any:
    body = {"game": GAME, "seats": ["me", "open"], "name": "Ana", "edition": edition}
    return server.post("/api/tables", json=body)


def test_a_host_without_a_shelf_has_no_editions(tmp_path: Path) -> None:
    assert Shelf().editions(GAME) == []
    with pytest.raises(Refusal) as refused:
        Shelf().game(GAME, "ours")
    assert refused.value.code == "game/unknown-edition"
    with pytest.raises(serao.SeraoError, match="--editions is a folder"):
        Shelf(tmp_path / "nowhere")


def test_the_log_names_folders_of_no_game(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    (folder / "carousel").mkdir()
    Shelf(folder).open_all()
    warned = [(record.message, vars(record)["why"]) for record in caplog.records]
    assert ("editions of no game that is here", str(folder / "carousel")) in warned


def test_an_edition_whose_words_are_not_all_there_is_not_offered(folder: Path) -> None:
    (folder / GAME / "ours" / "texts").mkdir()
    (folder / GAME / "ours" / "texts" / "pt.ftl").write_text("slot = { $nobody", encoding="utf-8")
    shelf = Shelf(folder)
    assert shelf.editions(GAME) == []
    with pytest.raises(Refusal, match=r"ours/texts/pt\.ftl: not a message"):
        shelf.game(GAME, "ours")


def test_an_edition_that_is_slow_stops_nobody(
    folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(trial, "SECONDS", 5)
    (folder / GAME / "slow").mkdir()
    (folder / GAME / "slow" / FILE).write_text("x." * 200_000 + "y = 1\n", encoding="utf-8")
    shelf = Shelf(folder)
    shelf.open_all()
    assert shelf.editions(GAME) == ["ours"]
    warned = [vars(record)["why"] for record in caplog.records if record.name == "serao.shelf"]
    place = folder / GAME
    assert len(warned) == 2
    assert warned[0].startswith(f"{place / 'slow'}: it came to no end in ")
    assert warned[1].startswith(f"{place / 'torn' / FILE}: not TOML: ")


def test_an_edition_that_comes_later_waits_for_the_next_start(folder: Path) -> None:
    shelf = Shelf(folder)
    shelf.open_all()
    shutil.copytree(folder / GAME / "ours", folder / GAME / "theirs")
    assert shelf.editions(GAME) == ["ours"]
    with pytest.raises(Refusal) as refused:
        shelf.game(GAME, "theirs")
    assert refused.value.code == "game/unknown-edition"
    assert Shelf(folder).editions(GAME) == ["ours", "theirs"]


def test_the_games_name_the_editions_that_can_be_played(server: TestClient) -> None:
    found = {game["slug"]: game["editions"] for game in server.get("/api/games").json()}
    assert found == {slug: [] for slug in serao.games()} | {GAME: ["ours"]}


def test_a_game_is_described_with_its_edition(server: TestClient) -> None:
    printed = server.get(f"/api/games/{GAME}")
    ours = server.get(f"/api/games/{GAME}?edition=ours")
    assert printed.json()["content"] == serao.game(GAME).fingerprint
    assert ours.json()["content"] != printed.json()["content"]
    assert ours.headers["etag"] != printed.headers["etag"]


@pytest.mark.parametrize(
    ("edition", "code"),
    [
        ("nobody's", "game/unknown-edition"),
        ("..", "game/unknown-edition"),
        ("", "game/unknown-edition"),
        ("torn", "game/broken-edition"),
    ],
)
def test_an_edition_that_is_unknown_or_broken_is_refused(
    server: TestClient, folder: Path, edition: str, code: str
) -> None:
    refused = open_table(server, edition)
    assert (refused.json()["code"], refused.status_code) == (code, CODES[code])
    assert str(folder) not in refused.text


def test_a_table_says_its_edition(server: TestClient) -> None:
    assert open_table(server, "ours").json()["table"]["edition"] == "ours"
    assert open_table(server, None).json()["table"]["edition"] is None


def test_a_table_keeps_its_edition_and_its_record_verifies(tmp_path: Path, folder: Path) -> None:
    async def story() -> None:
        store = await open_store(str(tmp_path / "tables.sqlite3"))
        tables = Tables(store, 0.0, Shelf(folder))
        place = await seats.create(
            tables, GAME, ["random", "random"], {}, True, Person("Ana"), edition="ours"
        )
        table, rng = place.table, serao.Rng(3)
        await act_once(table, rng)
        tables.sweep(lambda _: False)
        table = await tables.table(table.row.id)
        assert table.game.fingerprint == Shelf(folder).game(GAME, "ours").fingerprint
        while not table.playing().state.is_over:
            await act_once(table, rng)
        actions = await store.actions(table.row.id)
        text = downloads.record(table.row, table.seats, actions, folder / GAME / "ours")
        record = msgspec.json.decode(text, type=records.Record)
        assert record.edition == f"{GAME}/ours"
        assert yes("the result is what the rules give") in verify(
            record, edition=folder / GAME / "ours"
        )
        with pytest.raises(serao.SeraoError):
            verify(record)
        again = await seats.rematch_of(tables, table)
        assert (again.row.edition, again.game.fingerprint) == ("ours", table.game.fingerprint)
        tables.sweep(lambda _: False)
        shutil.rmtree(folder / GAME / "ours")
        with pytest.raises(Refusal) as refused:
            await tables.table(table.row.id)
        assert refused.value.code == "game/unknown-edition"
        await store.close()

    asyncio.run(story())


def test_a_bot_plays_with_the_tables_edition(folder: Path) -> None:
    place = folder / GAME / "ours"
    table = serao.game(GAME, place).new_table(2, 5)
    action, *_ = answer(GAME, str(place), table.position(), 0, "random", "seed")
    assert action in table.options(0)
