"""Messages in several languages and from several folders."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from serao.kernel.errors import ContentError, SeraoError
from serao.kernel.messages import Texts, hyphened
from tests.kernel.toy.game import FOLDER, PEBBLES, Pebbles

TEXTS = FOLDER / "texts"


def written(folder: Path, **languages: str) -> Path:
    folder.mkdir(exist_ok=True)
    for locale, text in languages.items():
        (folder / f"{locale}.ftl").write_text(text, encoding="utf-8")
    return folder


def test_a_message_is_said_in_its_language() -> None:
    texts = Texts([TEXTS])
    assert texts.say("en", "stone-flint") == "Flint"
    assert texts.say("pt", "stone-flint") == "Sílex"


def test_what_a_language_lacks_is_said_in_english() -> None:
    assert Texts([TEXTS]).say("pt", "only-english") == "This is said in English"


def test_a_language_takes_from_its_kin_what_it_does_not_say_otherwise(tmp_path: Path) -> None:
    own = written(
        tmp_path / "own",
        **{
            "en": "coach = Bus\nride = Ride the { coach }\nbill = { $sum } pence\nonly = Only",
            "pt": "coach = autocarro\nride = Andar de { coach }\nbill = { $sum } cêntimos",
            "pt-BR": "coach = ônibus",
        },
    )
    texts = Texts([own])
    said = [texts.say("pt-BR", message, sum=2) for message in ("coach", "ride", "bill", "only")]
    assert said == ["ônibus", "Andar de ônibus", "2 cêntimos", "Only"]
    assert texts.say("pt", "ride") == "Andar de autocarro"


def test_the_kin_of_a_later_folder_wins_over_an_earlier_one(tmp_path: Path) -> None:
    first = written(tmp_path / "first", **{"en": "x = x", "pt": "a = um", "pt-BR": "a = dois"})
    last = written(tmp_path / "last", pt="a = três")
    assert Texts([first, last]).say("pt-BR", "a") == "três"


def test_a_language_is_known_where_its_kin_is() -> None:
    assert Texts([TEXTS]).say("pt-BR", "stone-flint") == "Sílex"
    assert Texts([TEXTS]).say("pt-BR", "only-english") == "This is said in English"


def test_plurals_are_those_of_the_country(tmp_path: Path) -> None:
    points = "points = { $n ->\n    [one] { $n } ponto\n   *[other] { $n } pontos\n}"
    texts = Texts([written(tmp_path / "own", en=points, pt=points)])
    assert [texts.say("pt", "points", n=n) for n in (0, 1, 2)] == [
        "0 pontos",
        "1 ponto",
        "2 pontos",
    ]
    assert texts.say("pt-BR", "points", n=0) == "0 ponto"


def test_facts_are_filled_in_without_marks_around_them() -> None:
    texts = Texts([TEXTS])
    assert texts.say("en", "action-hide", pebbles=3) == "Hide 3"
    assert texts.say("en", "action-hand", hand="left") == "Use the left hand"
    assert texts.say("en", "action-take", pebbles=1) == "Take one pebble"


def test_every_message_may_speak_of_the_numbers_of_the_content(tmp_path: Path) -> None:
    own = written(
        tmp_path / "texts", en="heap-about = { $heap } pebbles, flint { $stone-flint-weight }"
    )
    PEBBLES.library.load("stones.toml", dict[str, Any])
    texts = Texts([own], PEBBLES.library.numbers)
    assert texts.say("en", "heap-about") == "7 pebbles, flint 2"
    assert texts.say("en", "heap-about", heap=9) == "9 pebbles, flint 2"


def test_the_first_message_that_exists_is_said() -> None:
    texts = Texts([TEXTS])
    assert texts.say_first("en", ["no-such", "stone-agate"], {}) == "Agate"
    # a language's own message for the action comes before an English one for the choice
    assert texts.say_first("pt", ["only-english", "action-stop"], {}) == "Parar"


def test_a_message_that_exists_nowhere_is_an_error() -> None:
    texts = Texts([TEXTS])
    assert texts.has("stone-flint")
    assert not texts.has("stone-pearl")
    assert not texts.has("only-english", "pt")
    with pytest.raises(ContentError, match="no text for a-b or c-d"):
        texts.say_first("en", ["a-b", "c-d"], {})


def test_an_unknown_language_is_refused_with_the_known_ones() -> None:
    texts = Texts([TEXTS])
    assert texts.locales() == ["en", "pt"]
    with pytest.raises(SeraoError, match="there are no texts in 'tlh'; there are some in en, pt"):
        texts.say("tlh", "stone-flint")


def test_a_later_folder_wins(tmp_path: Path) -> None:
    own = written(tmp_path / "own", en="stone-flint = Firestone\nnew = New\n", de="new = Neu\n")
    texts = Texts([TEXTS, own])
    assert texts.say("en", "stone-flint") == "Firestone"
    assert texts.say("en", "stone-agate") == "Agate"
    assert texts.say("de", "new") == "Neu"
    assert texts.say("de", "stone-flint") == "Firestone"
    assert texts.locales() == ["de", "en", "pt"]


def test_folders_that_are_not_there_are_left_out(tmp_path: Path) -> None:
    assert Texts([TEXTS, tmp_path / "nowhere"]).say("en", "stone-flint") == "Flint"


def test_an_edition_may_bring_texts(tmp_path: Path) -> None:
    (tmp_path / "stones.toml").write_text("heap = 7\n", encoding="utf-8")
    written(tmp_path / "texts", en="action-stop = Enough\n")
    game = Pebbles(tmp_path)
    assert game.words.say("en", "action-stop") == "Enough"
    assert game.words.say("en", "stone-flint") == "Flint"
    assert PEBBLES.words.say("en", "action-stop") == "Stop"


def test_every_game_has_the_messages_of_the_house() -> None:
    assert PEBBLES.words.say("en", "you") == "you"
    assert PEBBLES.words.say("en", "player", number=3) == "Player 3"


def test_a_file_with_a_line_that_is_no_message_is_refused(tmp_path: Path) -> None:
    folder = written(tmp_path / "texts", en="good = Good\nthis is not a message\n")
    with pytest.raises(ContentError, match=r"en\.ftl: not a message: this is not a message"):
        Texts([folder]).say("en", "good")


def test_a_fact_that_is_missing_is_our_own_mistake() -> None:
    with pytest.raises(AssertionError, match="action-hide"):
        Texts([TEXTS]).say("en", "action-hide")


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("ArtifactPrepared", "artifact-prepared"),
        ("Take", "take"),
        ("take_two", "take-two"),
        ("HandAction", "hand-action"),
    ],
)
def test_class_names_become_message_names(name: str, message: str) -> None:
    assert hyphened(name) == message
