"""What every game's definition and content must offer."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import serao
from serao import records, rulebook
from serao.kernel.articles import plain
from serao.kernel.content import MARKS
from serao.kernel.game import choices_in
from serao.kernel.messages import KIN, LANGUAGES, resource
from serao.records import Player


def test_a_game_is_called_by_its_slug(slug: str) -> None:
    game = serao.game(slug)
    assert game.slug == slug
    assert game.title
    assert game.seats.start >= 2
    assert len(set(game.actions)) == len(game.actions)


def test_too_few_and_too_many_seats_are_refused(slug: str) -> None:
    game = serao.game(slug)
    first, last = game.seats[0], game.seats[-1]
    for seats in (first - 1, last + 1):
        with pytest.raises(serao.SeatsError, match=f"{slug} seats {first} to {last} players"):
            game.new_table(seats=seats)


def test_an_unknown_option_or_value_is_refused(slug: str) -> None:
    game = serao.game(slug)
    with pytest.raises(serao.OptionError, match="has no option 'chess_clock'"):
        game.new_table(game.seats[0], options={"chess_clock": True})
    for name, option in game.options.items():
        assert option.default in option.allowed
        assert option.first is None or option.first in option.allowed
        with pytest.raises(serao.OptionError, match=f"option {name} is one of"):
            game.new_table(game.seats[0], options={name: "no such value"})
        for value in option.allowed:
            game.new_table(game.seats[0], options={name: value})


def test_what_was_stored_before_an_option_was_known_goes_on_with_its_default(slug: str) -> None:
    game = serao.game(slug)
    seats = game.seats[0]
    position = game.new_table(seats, 5).position()
    older = {**position, "pending": {**position["pending"], "options": {}}}
    assert game.table_from(older).position() == position
    record = records.new_record(game, [Player("Ana", "random")] * seats, {}, "5")
    older_record = msgspec.structs.replace(record, options={})
    opened = game.new_table(seats, older_record.seed(), rules=game.rules)
    assert older_record.opened().position() == opened.position()
    first, first_older = (
        msgspec.structs.replace(record, format=records.FIRST_FORMAT, options=options)
        for options in (record.options, {})
    )
    assert first_older.opened().position() == first.opened().position()


def test_an_unknown_key_of_a_position_is_named(slug: str) -> None:
    game = serao.game(slug)
    with pytest.raises(serao.PositionError, match="weather") as refusal:
        game.table_at({"weather": "rain"}, seats=game.seats[-1])
    assert "weather" in refusal.value.keys


def test_a_damaged_position_is_refused(slug: str) -> None:
    game = serao.game(slug)
    position = game.new_table(game.seats[0]).position()
    with pytest.raises(serao.PositionError, match="pending"):
        game.table_from({key: value for key, value in position.items() if key != "pending"})
    for change in ({"game": "chess"}, {"content": "0" * 64}, {"steps": [["NoSuchStep"]]}):
        damaged = {**position, "pending": {**position["pending"], **change}}
        with pytest.raises(serao.PositionError, match="pending"):
            game.table_from(damaged)


def test_every_value_of_the_content_says_where_it_comes_from(slug: str) -> None:
    sources = list(serao.game(slug).library.sources())
    assert sources
    assert {source.mark for source in sources} <= set(MARKS)


def test_an_edition_replaces_content_and_has_its_own_fingerprint(slug: str, tmp_path: Path) -> None:
    game = serao.game(slug)
    for file in game.library.files:
        shutil.copy(game.folder / "data" / file, tmp_path / file)
    same = serao.game(slug, edition=tmp_path)
    assert same.fingerprint == game.fingerprint
    seats = game.seats[0]
    assert same.new_table(seats, 1).position() == game.new_table(seats, 1).position()


def test_an_edition_with_a_wrong_file_field_or_folder_is_refused(slug: str, tmp_path: Path) -> None:
    game = serao.game(slug)
    with pytest.raises(serao.ContentError, match="an edition is a folder"):
        serao.game(slug, edition=tmp_path / "nowhere")
    with pytest.raises(serao.ContentError, match="none of"):
        serao.game(slug, edition=tmp_path)
    (tmp_path / "dragons.toml").write_text("x = 1")
    with pytest.raises(serao.ContentError, match=r"dragons\.toml"):
        serao.game(slug, edition=tmp_path)
    (tmp_path / "dragons.toml").unlink()
    for file in game.library.files:
        (tmp_path / file).write_text("no_such_field = 1\n")
        with pytest.raises(serao.ContentError, match=file):
            serao.game(slug, edition=tmp_path)
        (tmp_path / file).write_text("[broken\n")
        with pytest.raises(serao.ContentError, match=file):
            serao.game(slug, edition=tmp_path)
        (tmp_path / file).unlink()


def test_the_rules_are_numbered_and_the_player_aid_is_written(slug: str) -> None:
    game = serao.game(slug)
    assert "**" in (game.folder / "RULES.md").read_text(encoding="utf-8")
    aid = game.words.aid()
    assert max(len(line) for line in aid.splitlines()) <= 100


@pytest.mark.parametrize("locale", LANGUAGES)
def test_a_catalogue_is_plain_data_with_every_action(slug: str, locale: str) -> None:
    game = serao.game(slug)
    catalogue = game.drawing.catalogue(locale)
    assert json.loads(json.dumps(catalogue)) == catalogue
    assert catalogue["actions"] == list(game.actions)


def test_every_language_says_all_that_english_says(slug: str) -> None:
    folder = serao.game(slug).folder / "texts"
    english = spoken(folder / "en.ftl")
    for path in folder.glob("*.ftl"):
        if path.stem not in KIN:
            assert spoken(path) == english, path.name


def test_every_choice_has_a_question_and_no_question_is_without_a_choice(slug: str) -> None:
    game = serao.game(slug)
    verbs = {action.partition(":")[0] for action in game.actions}
    choices = set(choices_in(game.course.steps))
    asked = {name for name in spoken(game.folder / "texts" / "en.ftl") if name.startswith("ask-")}
    possible = {
        choice: {f"ask-{choice}", *(f"ask-{choice}-{verb}" for verb in verbs)} for choice in choices
    }
    assert asked <= set().union(*possible.values())
    assert [choice for choice in sorted(choices) if not possible[choice] & asked] == []


def spoken(path: Path) -> dict[str, set[str]]:
    """Return the messages of a file, each with the facts that it speaks of, in whatever form."""
    found: dict[str, set[str]] = {}
    for entry in resource(path).body:
        if isinstance(entry, ast.Message):
            facts = VariablesOf()
            facts.visit(entry)
            found[entry.id.name] = {plain(fact) for fact in facts.names}
    return found


class VariablesOf(Visitor):
    """Collects the names of the variables in a message."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def test_the_rules_in_another_language_have_every_clause_and_ruling(slug: str) -> None:
    game = serao.game(slug)
    english = numbers(rulebook.rules(game))
    for path in game.folder.glob("RULES.*.md"):
        assert numbers(path.read_text(encoding="utf-8")) == english, path.name


def numbers(text: str) -> set[str]:
    """Return the numbers that begin a clause, a ruling or a chapter of the rules."""
    found = re.findall(r"^\s*[-*]?\s*\*\*([A-Z]{3}-[\dR][\d.]*[a-z]?)\b", text, re.MULTILINE)
    found += re.findall(r"^\|\s*\**([A-Z]{3}-R\d+)\**\s*\|", text, re.MULTILINE)
    return set(found)
