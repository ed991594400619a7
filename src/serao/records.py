"""Records: one game as a portable text file, ``.serao.json``."""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec

import serao
from serao import fairness
from serao.games import game as game_called
from serao.kernel.errors import SeraoError
from serao.kernel.game import Game
from serao.kernel.messages import FALLBACK
from serao.kernel.state import State
from serao.moments import begun_at

SUFFIX = ".serao.json"
FORMAT: Final = "serao record 2"
FIRST_FORMAT: Final = "serao record 1"  # of games whose shares were shown uncommitted

# A pattern's $ would let a line break pass at the end: the length, or what may not follow, forbids it.
Hex = Annotated[str, msgspec.Meta(pattern=r"^([0-9a-f]{2})+(?!\n)$")]
Digest = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}$", min_length=64, max_length=64)]
Document = TypeVar("Document")

# Fields that are no part of the terms: they come later, or are part of seal and seed by themselves.
BESIDE_THE_TERMS: Final = frozenset(
    "commitment attempt shares secret texts actions hints result".split()
)


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


class HintGiven(msgspec.Struct, forbid_unknown_fields=True):
    """A hint that was given: to whom, and after how many of the actions that stood then."""

    seat: Annotated[int, msgspec.Meta(ge=0)]
    after: Annotated[int, msgspec.Meta(ge=0, lt=2**32)]


class Moment(msgspec.Struct, forbid_unknown_fields=True):
    """The moment of another game at which this one begins, as a seat knew it."""

    position: str
    seat: Annotated[int, msgspec.Meta(ge=0)]


class OfDay(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The day whose deal it is, and how much the bots think about each choice."""

    date: Annotated[str, msgspec.Meta(pattern=r"^\d{4}-\d{2}-\d{2}(?!\n)$", max_length=10)]
    iterations: Annotated[int, msgspec.Meta(ge=1, lt=2**32)]


class Result(msgspec.Struct, forbid_unknown_fields=True):
    scores: list[int]
    ranking: list[list[int]]


class Record(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One game: what was fixed beforehand, what was done, how it ended.

    ``secret`` and ``shares`` are missing while a hosted game runs; a game played at home keeps
    its secret from the start, because it is resumed from this file.
    """

    format: Literal["serao record 1", "serao record 2"]
    game: str
    content: str  # fingerprint
    players: list[Player]
    commitment: Digest
    options: dict[str, Any] = {}
    rules: int = 1  # the number of the rules that it is played by
    discreet: bool = False  # whether private choices are asked even with one option
    hints_allowed: bool = False  # whether people could ask what a bot would do
    moment: Moment | None = None  # where it begins; None: at the start
    day: OfDay | None = None  # of a deal that everybody was dealt
    edition: str | None = None  # folder of the content, as a hint for replaying
    place: Literal["home", "hosted"] = "home"
    table: str = ""  # the name of the hosted table
    attempt: Annotated[int, msgspec.Meta(ge=1, lt=2**32)] = (
        1  # at drawing shares; others were broken off
    )
    shares: list[Digest | None] = []  # by seat, None where a bot sits
    entropy: list[Hex] = []  # of record 1: the shares of the people
    secret: Digest | None = None
    texts: str = ""  # fingerprint of what the words were written with
    actions: list[Entry] = []
    hints: list[HintGiven] = []  # that were given, in order
    result: Result | None = None

    def __post_init__(self) -> None:
        added = (self.place, self.table, self.attempt, self.shares, self.texts)
        if self.format == FIRST_FORMAT and added != ("home", "", 1, [], ""):
            raise ValueError(f"{FIRST_FORMAT} has neither place, table, attempt, shares nor texts")
        if self.format == FORMAT and self.entropy:
            raise ValueError(f"{FORMAT} has shares, not entropy")
        if self.hints and not (self.hints_allowed or self.place == "home"):
            raise ValueError("there are hints in it, and hints were not allowed")
        if any(hint.seat >= len(self.players) for hint in self.hints):
            raise ValueError("there is a hint in it for a seat that is none")

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(player.name for player in self.players)

    def terms(self) -> str:
        """Return the digest of the terms: every field but those beside them, as the file has it."""
        facts = {
            name: value
            for name, value in msgspec.to_builtins(self).items()
            if name not in BESIDE_THE_TERMS
        }
        return fairness.terms(facts)

    def seal(self) -> str:
        """Return the seal over all that was fixed before a share was shown."""
        committed = [
            None
            if share is None
            else fairness.share_commitment(self.table, self.commitment, self.attempt, seat, share)
            for seat, share in enumerate(self.shares)
        ]
        return fairness.seal(self.table, self.commitment, self.attempt, self.terms(), committed)

    def seed(self) -> bytes:
        """Return the seed of all chance."""
        if self.secret is None:
            raise RecordError("the secret is not in the record yet: the game is not over")
        if self.format == FIRST_FORMAT:
            return fairness.seed_of(self.secret, self.entropy)
        if self.day is not None:
            return fairness.day_seed(self.commitment, self.secret)
        return fairness.seed(self.seal(), self.secret, self.shares)

    def committed(self) -> str:
        """Return the commitment that the secret opens."""
        if self.secret is None:
            raise RecordError("the secret is not in the record yet: the game is not over")
        if self.day is None:
            return fairness.commitment(self.secret)
        levels = [player.bot for player in self.players]
        return fairness.day_commitment(
            self.game, self.day.date, levels, self.day.iterations, self.secret
        )

    def closing(self) -> str:
        """Return the digest of the whole game."""
        actions = [(entry.seat, entry.action) for entry in self.actions]
        return fairness.closing(self.seal(), actions, [(one.seat, one.after) for one in self.hints])

    def game_played(self, edition: Path | None = None) -> Game[State]:
        """Return the game with the content that was played with."""
        folder = edition or (Path(self.edition) if self.edition else None)
        game = game_called(self.game, folder)
        if game.fingerprint != self.content:
            raise RecordError("played with other content: pass its --edition")
        return game

    def opened(self, edition: Path | None = None, journal: bool = True) -> State:
        """Return the table before the first action."""
        game, seed = self.game_played(edition), self.seed()
        if self.moment is None:
            seats = len(self.players)
            table = game.new_table(seats, seed, self.options, journal, self.discreet, self.rules)
        else:
            table = begun_at(game, self.moment.position, self.moment.seat, seed, journal)
            if table.seats != len(self.players) or table.rules != self.rules:
                raise RecordError("it begins at a moment of a game of others, or by other rules")
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
        if self.format == FORMAT and not self.actions:
            self.texts = texts_of(table.game)
        self.actions.append(Entry(seat, action, table.game.actions[action], words))
        if table.is_over:
            self.result = Result(table.scores(), table.ranking())


def texts_of(game: Game[State]) -> str:
    """Return the fingerprint of what puts the game's actions into words in a record."""
    found = hashlib.sha256(serao.__version__.encode())
    for folder in game.words.texts.folders:
        path = folder / f"{FALLBACK}.ftl"
        found.update(path.read_bytes() if path.exists() else b"")
    return found.hexdigest()


def check_entry(table: State, i: int, entry: Entry) -> None:
    """Refuse a written action that is none, or whose seat is none."""
    names = table.game.actions
    if not 0 <= entry.action < len(names) or names[entry.action] != entry.name:
        raise RecordError(f"action {i + 1}: {entry.name!r} is not number {entry.action}")
    if not 0 <= entry.seat < table.seats:
        raise RecordError(f"action {i + 1}: there is no seat {entry.seat}")


def words_of(table: State, i: int, entry: Entry) -> str:
    """Return a written action in the words of the texts that are here."""
    check_entry(table, i, entry)
    return table.words(entry.action, entry.seat)


def play_entry(table: State, i: int, entry: Entry) -> None:
    """Carry out one written action, refusing what the rules or the names do not bear out."""
    check_entry(table, i, entry)
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
    return loaded(path, Record, "record")


def loaded(path: Path, kind: type[Document], called: str) -> Document:
    """Return the document of a kind in the file at ``path``, in which nothing is said twice."""
    try:
        text = path.read_bytes()
        found = msgspec.json.decode(text, type=kind)
        json.loads(text, object_pairs_hook=said_once)
    except OSError as error:
        raise RecordError(f"{path}: {error.strerror}") from None
    except msgspec.ValidationError as error:
        raise RecordError(f"{path}: not a {called}: {error}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise RecordError(f"{path}: damaged or cut off: {error}") from None
    except SaidTwice as error:
        raise RecordError(f"{path}: not a {called}: {error.args[0]!r} is in it twice") from None
    return found


class SaidTwice(Exception):
    """A key stands twice in one object: readers would differ in what it says."""


def said_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise SaidTwice(key)
        found[key] = value
    return found
