"""Scenario files: a position, a script of actions and what must then be true, as TOML."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from serao.games import game as game_called
from serao.kernel.content import explained, read_toml
from serao.kernel.errors import IllegalAction, PositionError, SeraoError
from serao.kernel.game import Game
from serao.kernel.state import State

S = TypeVar("S", bound=msgspec.Struct)

TESTS = ("has", "lacks", "size")  # words after a path, in place of plain equality


class ScenarioError(SeraoError):
    """The file is not a scenario, or what it says does not hold."""


class Line(msgspec.Struct, forbid_unknown_fields=True):
    """One entry of the script: an action, or one look at the table."""

    seat: int | None = None
    action: str | None = None
    options: list[str] | None = None
    refused: str | None = None
    idle: bool | None = None
    expect: dict[str, Any] | None = None


class Chance(msgspec.Struct, forbid_unknown_fields=True):
    values: list[int | str] = []


class Script(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A position, what is done there, and what must then be true."""

    game: str
    seats: int
    options: dict[str, Any] = {}
    position: dict[str, Any] = {}
    do: Sequence[Line] = []
    chance: Chance = msgspec.field(default_factory=Chance)
    expect: dict[str, Any] = {}
    seed: int | str = 0

    def table(self, game: Game[State]) -> State:
        """Return the table that the script begins at."""
        try:
            return game.table_at(
                self.position,
                seats=self.seats,
                options=self.options,
                seed=self.seed,
                journal=True,
                luck=self.chance.values,
            )
        except PositionError as error:
            raise ScenarioError(f"position.{error}") from None
        except SeraoError as error:
            raise ScenarioError(f"position: {error}") from None

    def its_game(self) -> Game[State]:
        try:
            return game_called(self.game)
        except SeraoError as error:
            raise ScenarioError(f"game: {error}") from None


class Sheet(Script, forbid_unknown_fields=True, kw_only=True):
    """A scenario file as it is written."""

    title: str
    clauses: list[str] = []
    refuses: str | None = None


class Scenario:
    """One scenario, ready to run."""

    def __init__(self, path: Path, sheet: Sheet) -> None:
        self.path = path
        self.sheet = sheet
        self.title = sheet.title

    def run(self) -> State | None:
        """Play the script; return the table, or None where the position is to be refused.

        Raises ScenarioError with the place in the file when something does not hold.
        """
        game = self.sheet.its_game()
        if self.sheet.refuses is not None:
            self.check_refusal(game, self.sheet.refuses)
            return None
        run = Run(self.sheet, self.sheet.table(game))
        try:
            run.play()
        except SeraoError as error:
            raise ScenarioError(f"{run.place}: {error}") from None
        return run.table

    def check_refusal(self, game: Game[State], wanted: str) -> None:
        sheet = self.sheet
        if sheet.do or sheet.expect:
            raise ScenarioError("refuses: a position to be refused has no script")
        try:
            game.table_at(sheet.position, seats=sheet.seats, options=sheet.options)
        except PositionError as error:
            if not any(key == wanted or key.startswith(f"{wanted}.") for key in error.keys):
                raise ScenarioError(f"refuses: wanted {wanted}, found {error}") from None
        except SeraoError as error:
            raise ScenarioError(f"refuses: wanted {wanted}, found {error}") from None
        else:
            raise ScenarioError(f"refuses: wanted {wanted}, found a position that is taken")


class Run:
    """A script in play."""

    def __init__(self, sheet: Script, table: State) -> None:
        self.sheet = sheet
        self.table = table
        self.place = "position"
        self.automatic = list(table.forced)  # actions taken for seats since the last played line

    def play(self) -> None:
        for i, line in enumerate(self.sheet.do):
            self.place = f"do[{i}]"
            self.follow(line)
        self.finish()

    def finish(self) -> None:
        """Hold what is expected after the script."""
        self.place = "expect"
        self.expect(self.sheet.expect)
        self.place = "chance"
        if self.table.luck:
            left = ", ".join(reversed(self.table.luck))
            raise ScenarioError(f"values left over: {left}")

    def follow(self, line: Line) -> None:
        said = [word for word in ("action", "options", "refused", "idle") if has(line, word)]
        if line.expect is not None:
            said.append("expect")
        if len(said) != 1:
            raise ScenarioError("a line has one of action, options, refused, idle, expect")
        if line.expect is not None:
            self.expect(line.expect)
            return
        if line.seat is None or not 0 <= line.seat < self.table.seats:
            raise ScenarioError(f"{said[0]} needs a seat from 0 to {self.table.seats - 1}")
        if line.action is not None:
            self.act(line.seat, self.number(line.action))
        elif line.options is not None:
            self.compare_options(line.seat, line.options)
        elif line.refused is not None:
            self.check_refused(line.seat, self.number(line.refused))
        elif line.idle is not None:
            self.check_idle(line.seat, line.idle)

    def number(self, name: str) -> int:
        names = self.table.game.actions
        if name not in names:
            raise ScenarioError(f"{name!r} is no action of {self.sheet.game}")
        return names.index(name)

    def act(self, seat: int, action: int) -> None:
        """Play a legal action; or accept one that was taken automatically since the last."""
        if action in self.table.options(seat):
            self.table.act(action, seat)
            self.automatic = list(self.table.forced)
            return
        for i, taken in enumerate(self.automatic):
            if taken == (seat, action):
                skipped = self.automatic[:i]
                self.automatic = [f for f in skipped if f[0] != seat] + self.automatic[i + 1 :]
                return
        raise self.table.illegal(action, seat)

    def compare_options(self, seat: int, wanted: list[str]) -> None:
        names = self.table.game.actions
        for name in wanted:
            self.number(name)
        found = [names[action] for action in self.table.options(seat)]
        if Counter(wanted) != Counter(found):
            raise ScenarioError(f"options: wanted {sorted(wanted)}, found {sorted(found)}")

    def check_refused(self, seat: int, action: int) -> None:
        before = self.table.position()
        try:
            self.table.act(action, seat)
        except IllegalAction:
            if self.table.position() != before:
                raise ScenarioError("refused: the table changed all the same") from None
        else:
            name = self.table.game.actions[action]
            raise ScenarioError(f"refused: seat {seat} may {name} here")

    def check_idle(self, seat: int, wanted: bool) -> None:
        if (seat not in self.table.waiting()) != wanted:
            owes = "owes no" if wanted else "owes an"
            raise ScenarioError(f"idle: wanted that seat {seat} {owes} answer, found the opposite")

    # -- expectations -----------------------------------------------------------------------

    def expect(self, wanted: dict[str, Any]) -> None:
        for key, value in wanted.items():
            self.expect_one(key, value)

    def expect_one(self, key: str, wanted: Any) -> None:
        path, _, test = key.partition(" ")
        if test and test not in TESTS:
            raise ScenarioError(f"{key}: a path is followed by has, lacks, size or nothing")
        found = self.look(path)
        if not holds(self.table.game, path, test, wanted, found):
            raise ScenarioError(f"{key}: wanted {wanted!r}, found {found!r}")

    def look(self, path: str) -> Any:
        table = self.table
        head, *rest = path.split(".")
        if head == "over" and not rest:
            return table.is_over
        if head == "waiting" and not rest:
            return list(table.waiting())
        if head == "scores":
            return follow(path, table.scores(), rest)
        if head == "ranking":
            return follow(path, table.ranking(), rest)
        if head == "position":
            return follow(path, table.position(), rest)
        if head == "view" and rest:
            return follow(path, self.view(path, rest[0]), rest[1:])
        raise ScenarioError(
            f"{path}: expectations are over, waiting, scores, ranking, position..., view.SEAT..."
        )

    def view(self, path: str, seat: str) -> dict[str, Any]:
        if seat == "none":
            return self.table.view(None)
        if seat.isdigit() and int(seat) < self.table.seats:
            return self.table.view(int(seat))
        raise ScenarioError(f"{path}: a view is of a seat or of none, not of {seat}")


def has(line: Line, word: str) -> bool:
    return getattr(line, word) is not None


def follow(path: str, value: Any, keys: list[str]) -> Any:
    """Walk down a dotted path."""
    for key in keys:
        if isinstance(value, dict) and key in value:
            value = value[key]
        elif isinstance(value, list) and key.isdigit() and int(key) < len(value):
            value = value[int(key)]
        else:
            raise ScenarioError(f"{path}: there is nothing at {key!r}")
    return value


def holds(game: Game[State], path: str, test: str, wanted: Any, found: Any) -> bool:
    if test == "size":
        return isinstance(found, list | dict) and len(found) == wanted
    if test == "":
        return bool(plain(game, path, wanted) == plain(game, path, found))
    if not isinstance(found, list | dict) or not isinstance(wanted, list):
        raise ScenarioError(f"{path} {test}: compares lists, not {wanted!r} with {found!r}")
    inside = f"{path}.*"
    here = Counter(msgspec.json.encode(plain(game, inside, entry)) for entry in found)
    these = Counter(msgspec.json.encode(plain(game, inside, entry)) for entry in wanted)
    if test == "has":
        return these <= here
    return not these & here


def plain(game: Game[State], path: str, value: Any) -> Any:
    """Return ``value`` with all sorted whose order means nothing: such lists, and the keys."""
    if isinstance(value, dict):
        return {key: plain(game, f"{path}.{key}", value[key]) for key in sorted(value)}
    if not isinstance(value, list):
        return value
    inner = [plain(game, f"{path}.{i}", entry) for i, entry in enumerate(value)]
    return inner if is_ordered(game, path) else sorted(inner, key=msgspec.json.encode)


def is_ordered(game: Game[State], path: str) -> bool:
    """Whether the order of the list at ``path`` counts: see ``Game.ordered``."""
    words = ["*" if word.isdigit() else word for word in path.split(".")]
    if words == ["scores"] or words == ["ranking"]:
        return True
    if words[0] == "view":
        words = words[2:]
    elif words[0] == "position":
        words = words[1:]
    return ".".join(words) in game.fields.ordered


def in_play(end: State | None) -> State:
    """Return the table that a scenario ends at, for somebody to play on from; refuse where nobody can."""
    if end is None:
        raise ScenarioError("refuses: a position that is refused cannot be played on from")
    if end.is_over:
        raise ScenarioError("the game is over at its end: there is nothing to play on from")
    return end


def read(text: str, name: str) -> Scenario:
    """Return the scenario that a text holds, which is called ``name`` in what is said about it."""
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ScenarioError(f"{name}: not TOML: {error}") from None
    return Scenario(Path(name), written(Path(name), raw, Sheet))


def load(path: str | Path) -> Scenario:
    """Return the scenario in the file at ``path``."""
    where = Path(path)
    return Scenario(where, written(where, read_toml(where, ScenarioError), Sheet))


def written(path: Path, raw: dict[str, Any], shape: type[S]) -> S:
    """Return what the file at ``path`` holds as a script of that shape; refuse unknown keys."""
    try:
        return msgspec.convert(raw, shape)
    except msgspec.ValidationError as error:
        raise ScenarioError(f"{path}: {explained(str(error), raw)}") from None


def files(paths: list[Path]) -> list[Path]:
    """Return the scenario files at ``paths``, folders searched to the bottom."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            inside = sorted(path.rglob("*.toml"))
            if not inside:
                raise ScenarioError(f"{path}: no scenario (*.toml) in this folder")
            found.extend(inside)
        else:
            found.append(path)
    return found
