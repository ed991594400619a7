"""Numbers live in the content: what a person reads changes with them, in every language.

Each number of each content file is changed in an edition, and some sentence of the catalogue, the
player aid or the table options must follow. And no such sentence has a number of its own. What is
not so is named in the game's ``texts/numbers.toml``, with the reason. RULES.md is not meant: it is
the printed rulebook, and prose.
"""

from __future__ import annotations

from fnmatch import fnmatchcase
from pathlib import Path

import serao
from serao.games import defined
from serao.server.languages import LANGUAGES
from serao.testing.numbers import (
    PLACE,
    SAID,
    entry_of,
    exceptions,
    expected,
    numbers_of,
    numbers_written,
    outcome,
    read_of,
    spoken_in,
)


def test_a_changed_number_changes_a_sentence(slug: str, file: str, tmp_path: Path) -> None:
    game = serao.game(slug)
    numbers = numbers_of(game.library.raw[file], file)
    wrong = []
    for number in numbers:
        wanted = expected(slug, number)
        if wanted == PLACE:
            continue
        found = outcome(game, tmp_path, number, numbers if wanted == SAID else [])
        if found != wanted:
            wrong.append(f"{number.name} is {found}, not {wanted}")
    assert wrong == []


def test_every_number_that_no_sentence_speaks_of_is_there(slug: str) -> None:
    library, unread = serao.game(slug).library, exceptions(slug).unread
    names = [n.name for file in library.files for n in numbers_of(library.raw[file], file)]
    used = {next((p for p in unread if fnmatchcase(name, p)), "") for name in names}
    assert set(unread) - used == set()


def test_no_sentence_about_the_content_has_a_number_of_its_own(slug: str) -> None:
    game = defined(slug, None)  # nobody else has said anything with it
    found: dict[str, set[int]] = {}
    for locale in LANGUAGES:
        messages = spoken_in(game.folder / "texts", locale)
        for name in read_of(game, messages):
            found.setdefault(entry_of(slug, name), set()).update(numbers_written(messages[name]))
    named = exceptions(slug).own.items()
    allowed = {name: set(map(int, numbers.split())) for name, (numbers, _) in named}
    assert {name: numbers for name, numbers in found.items() if numbers} == allowed
