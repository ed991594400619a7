"""What was on somebody's screen is what the record has, or the record is refused."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

import serao
from serao import records
from serao.cli import app
from serao.kernel.state import NOBODY
from serao.proof import verify
from serao.records import Record, RecordError
from serao.server import downloads, seats
from serao.server.seats import Person
from serao.server.tables import Table
from serao.witness import FORMAT, Seen, Witness, digest_of, load
from tests.server.hosting import Client, act_once, draw_shares, hosting

SHARES = ("a1" * 32, "b2" * 32, "c3" * 32)


class Watcher(Client):
    """A client that writes down what it sees, as the page does."""

    def __init__(self, table: Table, viewer: int = NOBODY) -> None:
        super().__init__(table, viewer)
        self.views: dict[int, str] = {}
        self.chosen: list[tuple[int, str]] = []  # the table that each own action was chosen by
        self.back = 0
        self.look()

    def look(self) -> None:
        before = len(self.log)
        if not {"welcome", "update"}.intersection(self.read()):
            return
        kept = self.last["log_from"]
        self.back += kept < before
        lines = len(self.log)
        self.views = {n: view for n, view in self.views.items() if n <= kept}
        self.views[lines] = digest_of(self.view)

    def now(self) -> tuple[int, str]:
        return len(self.log), self.views[len(self.log)]

    def witness(self, table: Table, record: Record) -> Witness:
        seat = self.listener.viewer
        assert table.row.seal is not None
        return Witness(
            format=FORMAT,
            table=table.row.id,
            seat=None if seat == NOBODY else seat,
            commitment=table.row.commitment,
            share=None if seat == NOBODY else SHARES[seat],
            seal=table.row.seal.value,
            closing=record.closing(),
            lines=[Seen(line["event"], line["facts"]) for line in self.log],
            views=[*self.views.items(), *self.chosen],
            actions=[entry.action for entry in record.actions if entry.seat == seat],
            back=self.back,
        )


async def watched(folder: Path, slug: str, undo: int = 4) -> tuple[Record, list[Witness]]:
    """Return the record of a game in which choices are taken back, and what three have seen."""
    async with hosting(folder) as tables:
        place = await seats.create(tables, slug, ["me", "open", "open"], {}, True, Person("Ana"))
        for seat, name in ((1, "Rui"), (2, "Eva")):
            await seats.join(place.table, "", seat, Person(name))
        table, rng = place.table, serao.Rng(7)
        await draw_shares(table, *SHARES)
        watchers = [Watcher(table, viewer) for viewer in (0, 1, NOBODY)]
        while not table.playing().state.is_over:
            looks = [watcher.now() for watcher in watchers]
            await act_once(table, rng)
            for watcher, look in zip(watchers, looks, strict=True):
                if watcher.listener.viewer == table.playing().takebacks.actor:
                    watcher.chosen.append(look)
                watcher.look()
            able = [seat for seat, bar in enumerate(table.playing().takebacks.bars) if not bar]
            if able and undo and rng.below(undo) == 0:
                await table.take_back(able[rng.below(len(able))])
                for watcher in watchers:
                    if watcher.listener.viewer == table.playing().takebacks.actor:
                        watcher.chosen.pop()
                    watcher.look()
        actions = await tables.store.actions(table.row.id)
        text = downloads.record(table.row, table.seats, actions, None)
        record = msgspec.json.decode(text, type=Record)
        return record, [watcher.witness(table, record) for watcher in watchers]


@pytest.mark.parametrize("slug", serao.games())
def test_what_seats_and_spectators_saw_is_what_the_record_has(tmp_path: Path, slug: str) -> None:
    """Also where choices were taken back, which is said."""
    record, witnesses = asyncio.run(watched(tmp_path, slug))
    for witness in witnesses:
        assert len(witness.views) > 3
        unproven = [words for proven, words in verify(record, witness) if not proven]
        assert [words for words in unproven if "taken back" not in words] == (
            []
            if witness.seat is not None
            else ["whether the shares are those that people gave, they can say: pass a --share"]
        )
        assert bool(witness.back) == any("taken back" in words for words in unproven)


@pytest.fixture(scope="module")
def seen(tmp_path_factory: pytest.TempPathFactory) -> tuple[Record, Witness]:
    folder = tmp_path_factory.mktemp("witness")
    record, witnesses = asyncio.run(watched(folder, "monster-my-neighbour", 0))
    return record, witnesses[1]


def changed(witness: Witness, **changes: Any) -> Witness:
    return msgspec.structs.replace(witness, **changes)


def test_an_invented_game_on_the_honest_seed_is_refused(seen: tuple[Record, Witness]) -> None:
    """The host dealt from another seed, and tells at the end a legal game on the sealed one."""
    record, witness = seen
    invented: Record = msgspec.structs.replace(record, actions=[], result=None)
    table, rng = invented.opened(journal=False), serao.Rng(11)
    while not table.is_over:
        seat = table.waiting()[0]
        options = table.options(seat)
        invented.add(table, seat, options[rng.below(len(options))])
    liars = changed(witness, closing=invented.closing())
    only_numbers = changed(liars, lines=[], views=[], actions=[])
    assert verify(invented, only_numbers)  # the numbers alone do not tell
    parts: list[dict[str, Any]] = [{"views": [], "actions": []}, {"lines": [], "actions": []}]
    for part in parts:
        with pytest.raises(RecordError, match=r"of your log was|looked otherwise|you saw"):
            verify(invented, changed(liars, **part))


def test_any_difference_from_what_was_seen_is_refused(seen: tuple[Record, Witness]) -> None:
    record, witness = seen
    lines, views, actions = witness.lines, witness.views, witness.actions
    dealt = next(i for i, line in enumerate(lines) if line.event == "hand-dealt")
    other = Seen("hand-dealt", {**lines[dealt].facts, "seat": 7})
    for lie, problem in (
        (changed(witness, table="elsewhere"), "another table"),
        (changed(witness, seat=9), "no seat"),
        (changed(witness, seat=0, share=SHARES[0]), "of your log was"),
        (changed(witness, seat=None, share=None), "of your log was"),
        (changed(witness, lines=[*lines[:dealt], other, *lines[dealt + 1 :]]), "hand-dealt"),
        (changed(witness, lines=lines[1:]), "line 1 of your log"),
        (changed(witness, lines=[*lines, lines[-1]]), "lines"),
        (changed(witness, views=[(views[3][0], "00" * 32), *views]), "looked otherwise"),
        (changed(witness, views=[(9999, views[3][1])]), "9999 lines"),
        (changed(witness, actions=[*actions, actions[-1]]), "not in the record"),
        (changed(witness, actions=[actions[0] + 1, *actions[1:]]), "not in the record"),
        (changed(witness, commitment="00" * 32), "the secret was exchanged"),
        (changed(witness, share="00" * 32), "not in the seed"),
        (changed(witness, seal="00" * 32), "the seal is not"),
        (changed(witness, closing="00" * 32), "other actions"),
    ):
        with pytest.raises(RecordError, match=problem):
            verify(record, lie)


def test_who_left_early_proves_what_they_saw(seen: tuple[Record, Witness]) -> None:
    record, witness = seen
    early = changed(witness, lines=witness.lines[:5], views=witness.views[:1], actions=[])
    assert any("5 of" in words for proven, words in verify(record, early) if not proven)


def test_actions_that_went_without_their_player_are_said(seen: tuple[Record, Witness]) -> None:
    record, witness = seen
    assert not any("without you" in words for _, words in verify(record, witness))
    found = verify(record, changed(witness, lost=2))
    assert [proven for proven, words in found if "went away without you" in words] == [False]
    assert any("(number: 2)" in words for _, words in found)


def test_a_witness_is_read_from_its_file_and_says_everything_once(
    seen: tuple[Record, Witness], tmp_path: Path
) -> None:
    _, witness = seen
    path = tmp_path / "witness.json"
    text = msgspec.json.encode(witness)
    path.write_bytes(text)
    assert load(path) == witness
    for wrong in (
        b'{"table":"x",' + text[1:],
        text.replace(witness.commitment.encode(), witness.commitment.encode() + b"\\n"),
        text.replace(b"serao witness 1", b"serao witness 9"),
        b"[]",
        text[:-5],
    ):
        path.write_bytes(wrong)
        with pytest.raises(RecordError):
            load(path)


@pytest.mark.parametrize("field", ["secret", "commitment", "share"])
def test_a_line_break_after_a_number_is_refused(
    seen: tuple[Record, Witness], tmp_path: Path, field: str
) -> None:
    record, _ = seen
    value = str(record.shares[0] if field == "share" else getattr(record, field))
    path = tmp_path / "game.serao.json"
    records.save(path, record)
    assert records.load(path) == record
    path.write_text(path.read_text().replace(value, value + "\\n"))
    with pytest.raises(RecordError, match="not a record"):
        records.load(path)


@pytest.mark.parametrize("twice", ['{"players":[{"name":"Nobody"}],', '{"options":{"a":1,"a":2},'])
def test_a_record_that_says_something_twice_is_refused(
    seen: tuple[Record, Witness], tmp_path: Path, twice: str
) -> None:
    path = tmp_path / "game.serao.json"
    path.write_text(twice + msgspec.json.encode(seen[0]).decode()[1:])
    with pytest.raises(RecordError, match="twice"):
        records.load(path)


def test_the_command_takes_a_witness_in_the_place_of_all_numbers(
    seen: tuple[Record, Witness], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record, witness = seen
    game, file = tmp_path / "game.serao.json", tmp_path / "game.witness.json"
    records.save(game, record)
    file.write_bytes(msgspec.json.encode(witness))
    command = ["verify", str(game), "--witness", str(file)]
    app(command, standalone_mode=False)
    told = " ".join(capsys.readouterr().out.split())
    assert "what your client wrote down is what happens with this chance" in told
    assert "–" not in told
    with pytest.raises(serao.SeraoError, match="leave them out"):
        app([*command, "--seal", "00" * 32], standalone_mode=False)
    file.write_bytes(msgspec.json.encode(changed(witness, lines=witness.lines[1:])))
    with pytest.raises(serao.SeraoError, match="line 1 of your log"):
        app(command, standalone_mode=False)
