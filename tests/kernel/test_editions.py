"""What is wrong with an edition is named in one line before anybody plays with it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import serao
from serao.editions import sound
from serao.kernel.errors import ContentError

SLUG = "urto"
DATA = serao.game(SLUG).folder / "data"


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


def test_whatever_else_goes_wrong_is_no_more_than_a_refusal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_game: object) -> None:
        raise KeyError("axe")

    changed("artifacts.toml", "", "")(tmp_path)
    monkeypatch.setattr("serao.editions.describe", broken)
    with pytest.raises(ContentError, match="KeyError: 'axe'"):
        sound(SLUG, tmp_path)
