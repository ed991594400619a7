"""What is wrong with an edition is named in one line before anybody plays with it."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

import serao
from serao import editions
from serao.editions import sound
from serao.games import trial
from serao.kernel.checks import MOST
from serao.kernel.errors import ContentError

SLUG = "urto"
DATA = serao.game(SLUG).folder / "data"


@pytest.fixture(autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Remember verdicts in a home of the test's own."""
    monkeypatch.setenv("HOME", str(tmp_path_factory.mktemp("home")))


def changed(file: str, old: str, new: str) -> Callable[[Path], None]:
    """Return what puts a file of the game into an edition, with one change."""

    def put(edition: Path) -> None:
        printed = (DATA / file).read_text(encoding="utf-8")
        assert old in printed
        (edition / file).write_text(printed.replace(old, new, 1), encoding="utf-8")

    return put


def said(file: str, words: bytes) -> Callable[[Path], None]:
    """Return what puts messages into an edition."""

    def put(edition: Path) -> None:
        changed("monsters.toml", "", "")(edition)
        (edition / "texts").mkdir()
        (edition / "texts" / file).write_bytes(words)

    return put


def test_a_good_edition_is_the_game_with_its_content(tmp_path: Path) -> None:
    changed("artifacts.toml", "amount = 4", "amount = 9")(tmp_path)
    found = sound(SLUG, tmp_path)
    assert found.fingerprint == serao.game(SLUG, tmp_path).fingerprint
    assert found.fingerprint != serao.game(SLUG).fingerprint


@pytest.mark.parametrize(
    ("put", "problem"),
    [
        (
            changed("monsters.toml", 'id = "cave_rat"', 'id = "bat"'),
            ": no text for monster-bat in ",
        ),
        (changed("monsters.toml", '"R"', '"Q"'), "/monsters.toml: meta: total comes from 'Q'"),
        (changed("artifacts.toml", "copies = ", "copy = "), '/artifacts.toml: artifact "'),
        (said("en.ftl", b"item-axe = {\n oops\n"), "/texts/en.ftl: not a message: item-axe = {"),
        (
            said("pt.ftl", "item-axe = Po\u00e7\u00e3o".encode("latin-1")),
            "/texts/pt.ftl: 'utf-8' codec",
        ),
        (
            said("en.ftl", b"item-healing-draught-about = Drink { $nothing }"),
            ": item-healing-draught-about cannot be said: Unknown external: nothing",
        ),
        (
            said("en.ftl", b"event-turn-began = { $nobody } begins"),
            ": event-turn-began cannot be said: Unknown external: nobody",
        ),
        (
            said("en.ftl", b"ask-opening-menu = { $nobody }, what now?"),
            ": ask-opening-menu cannot be said: Unknown external: nobody",
        ),
    ],
)
def test_a_bad_edition_is_refused_in_a_line(
    put: Callable[[Path], None], problem: str, tmp_path: Path
) -> None:
    put(tmp_path)
    with pytest.raises(ContentError) as refused:
        sound(SLUG, tmp_path)
    line = str(refused.value)
    assert line.startswith(f"{tmp_path}{problem}")
    assert len(line.splitlines()) == 1


def endless(edition: Path) -> None:
    """Write a small file that takes minutes to read."""
    (edition / "rules.toml").write_text("x." * 200_000 + "y = 1\n", encoding="utf-8")


def enormous(edition: Path) -> None:
    """Write a file larger than the memory of a trial, which takes no room on the disk."""
    with (edition / "rules.toml").open("wb") as file:
        file.truncate(trial.MEMORY + 1)


def wordy(edition: Path) -> None:
    changed("monsters.toml", 'id = "cave_rat"', f'id = "{"bat" * 100_000}"')(edition)


@pytest.mark.parametrize(
    ("put", "problem"),
    [
        (endless, ": it came to no end in "),
        (enormous, ": it needs more than 2 GiB of memory"),
        (wordy, ": no text for monster-bat"),
    ],
)
def test_an_edition_that_would_stop_the_house_is_refused_in_a_short_line(
    put: Callable[[Path], None], problem: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trial, "SECONDS", 5)
    put(tmp_path)
    with pytest.raises(ContentError) as refused:
        sound(SLUG, tmp_path)
    line = str(refused.value)
    assert line.startswith(f"{tmp_path}{problem}")
    assert len(line) <= len(str(tmp_path)) + trial.LONGEST


def test_counts_have_a_maximum(tmp_path: Path) -> None:
    changed("artifacts.toml", "copies = 2", f"copies = {MOST + 1}")(tmp_path)
    with pytest.raises(ContentError) as refused:
        serao.game(SLUG, tmp_path)
    where = f'{tmp_path}/artifacts.toml: artifact "rusty_sword" copies'
    assert str(refused.value) == f"{where}: expected `int` <= {MOST}"


def test_an_edition_that_takes_long_to_open_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    changed("artifacts.toml", "", "")(tmp_path)
    monkeypatch.setattr(editions, "OPENING", 0.0)
    with pytest.raises(ContentError, match="a table of it is not open in 0 seconds of work"):
        editions.look_through(SLUG, tmp_path)


def test_an_edition_is_tried_once_and_again_when_it_is_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held: list[Sequence[str]] = []

    def tried(program: str, about: Sequence[str]) -> str:
        held.append(about)
        return "it is of no use"

    monkeypatch.setattr(trial, "tried", tried)
    edition = tmp_path / "ours"
    edition.mkdir()
    for amount in ("8", "9"):
        changed("artifacts.toml", "amount = 4", f"amount = {amount}0")(edition)
        os.utime(edition / "artifacts.toml", (int(amount), int(amount)))
        for _ in range(2):
            with pytest.raises(ContentError, match="ours: it is of no use"):
                sound(SLUG, edition)
    assert held == [(SLUG, str(edition))] * 2
