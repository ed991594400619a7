"""Records: one game as a portable text file, ``.serao.json``."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec

from serao import fairness
from serao.games import game as game_called
from serao.kernel.errors import SeraoError
from serao.kernel.game import Game
from serao.kernel.state import State

SUFFIX = ".serao.json"
FORMAT: Final = "serao record 1"

Hex = Annotated[str, msgspec.Meta(pattern=r"^([0-9a-f]{2})+$")]


class RecordError(SeraoError):
    """The file is no record, or what it says is not what happens."""


class Player(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    bot: str | None = None  # the bot's level, None for a person


class Entry(msgspec.Struct, forbid_unknown_fields=True):
    """One accepted action."""

    seat: int
    action: int
    name: str
    words: str


class Result(msgspec.Struct, forbid_unknown_fields=True):
    scores: list[int]
    ranking: list[list[int]]


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """One game: what was fixed beforehand, what was done, how it ended.

    ``secret`` may be missing while a hosted game runs; a game played at home keeps it from
    the start, because it is resumed from this file.
    """

    format: Literal["serao record 1"]
    game: str
    content: str  # fingerprint
    players: list[Player]
    commitment: Hex
    options: dict[str, Any] = {}
    rules: int = 1  # the number of the rules that it is played by
    discreet: bool = False  # whether private choices are asked even with one option
    edition: str | None = None  # folder of the content, as a hint for replaying
    entropy: list[Hex] = []
    secret: Hex | None = None
    actions: list[Entry] = []
    result: Result | None = None

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(player.name for player in self.players)

    def game_played(self, edition: Path | None = None) -> Game[State]:
        """Return the game with the content that was played with."""
        folder = edition or (Path(self.edition) if self.edition else None)
        game = game_called(self.game, folder)
        if game.fingerprint != self.content:
            raise RecordError("played with other content: pass its --edition")
        return game

    def opened(self, edition: Path | None = None, journal: bool = True) -> State:
        """Return the table before the first action."""
        if self.secret is None:
            raise RecordError("the secret is not in the record yet: the game is not over")
        seed = fairness.seed_of(self.secret, self.entropy)
        game = self.game_played(edition)
        table = game.new_table(
            len(self.players), seed, self.options, journal, self.discreet, self.rules
        )
        table.names = self.names
        return table

    def played(self, edition: Path | None = None, journal: bool = True) -> State:
        """Return the table after all actions."""
        table = self.opened(edition, journal)
        for i, entry in enumerate(self.actions):
            play_entry(table, i, entry)
        return table

    def add(self, table: State, seat: int, action: int) -> None:
        """Carry out ``action`` at ``table`` and write it down."""
        words = table.words(action, seat)
        table.act(action, seat)
        self.actions.append(Entry(seat, action, table.game.actions[action], words))
        if table.is_over:
            self.result = Result(table.scores(), table.ranking())


def play_entry(table: State, i: int, entry: Entry) -> None:
    """Carry out one written action, refusing what the rules or the names do not bear out."""
    names = table.game.actions
    if not 0 <= entry.action < len(names) or names[entry.action] != entry.name:
        raise RecordError(f"action {i + 1}: {entry.name!r} is not number {entry.action}")
    try:
        table.act(entry.action, entry.seat)
    except SeraoError as error:
        raise RecordError(f"action {i + 1}: {error}") from None


def new_record(
    game: Game[State],
    players: list[Player],
    options: dict[str, Any],
    seed: str | None = None,
    edition: Path | None = None,
) -> Record:
    """Return the record of a game about to begin. A seed makes it repeatable."""
    secret = fairness.new_secret() if seed is None else fairness.secret_from(seed)
    people = [player for player in players if player.bot is None]
    return Record(
        format=FORMAT,
        game=game.slug,
        content=game.fingerprint,
        players=players,
        commitment=fairness.commitment(secret),
        options=game.settings(options),
        rules=game.rules,
        discreet=len(people) > 1,
        edition=None if edition is None else str(edition.resolve()),
        entropy=[fairness.new_secret() for _ in people] if seed is None else [],
        secret=secret,
    )


def save(path: Path, record: Record) -> None:
    """Put ``record`` on the disk, whole or not at all."""
    text = msgspec.json.format(msgspec.json.encode(record), indent=1)
    scratch = path.with_name(path.name + ".new")
    with scratch.open("wb") as file:
        file.write(text + b"\n")
        file.flush()
        os.fsync(file.fileno())
    scratch.replace(path)


def load(path: Path) -> Record:
    """Return the record in the file at ``path``."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Record)
    except OSError as error:
        raise RecordError(f"{path}: {error.strerror}") from None
    except msgspec.ValidationError as error:
        raise RecordError(f"{path}: not a record: {error}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise RecordError(f"{path}: damaged or cut off: {error}") from None


def verify(record: Record, edition: Path | None = None) -> list[str]:
    """Return what was found true of ``record``, a sentence each; refuse what is not."""
    if record.secret is None:
        raise RecordError("the secret is not in the record yet: the game is not over")
    if fairness.commitment(record.secret) != record.commitment:
        raise RecordError("the secret is not the one that was committed to beforehand")
    table = record.opened(edition, journal=False)
    for i, entry in enumerate(record.actions):
        if table.is_over:
            raise RecordError(f"action {i + 1}: the game was over before it")
        if entry.action in table.options(entry.seat):
            words = table.words(entry.action, entry.seat)
            if words != entry.words:
                raise RecordError(f"action {i + 1}: the words are {words!r}, not {entry.words!r}")
        play_entry(table, i, entry)
    found = Result(table.scores(), table.ranking()) if table.is_over else None
    if found != record.result:
        raise RecordError(f"the result is {found}, not {record.result}")
    return [
        "the secret is the one that was committed to before the first action",
        f"the content is the one named ({record.content[:12]})",
        f"all {len(record.actions)} actions are legal and read as written",
        "the result is what the rules give" if found else "the game is not over yet",
    ]
