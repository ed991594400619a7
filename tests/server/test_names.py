"""Names and sayings: what cannot be read is refused at every door, and printed by nobody."""

from __future__ import annotations

import json
import unicodedata
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from serao import names
from serao.server import messages
from serao.server.api import ENDPOINTS
from serao.server.app import application
from tests.server.test_http import at_table, code_of, opened, settings_in

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from starlette.testclient import TestClient
    from starlette.websockets import WebSocketDisconnect

UNFIT = [
    "\x00", "\x07", "\t", "\n", "\x1b", "\x7f", "\x85", "\x9b", "\xad", "\u061c", "\u200b", "\u200d",
    "\u200e", "\u200f", "\u2028", "\u202a", "\u202e", "\u2060", "\u2066", "\u2069", "\ufeff", "\ufff9",
    "\ue000", "\U000e0041", "\U0010ffff", "\u0378", "\u3164",
]  # fmt: skip
FIT = [
    "Ana",
    "Zé Manel",
    "Ænne",
    "Владимир",
    "李小龍",
    "محمد",
    "שרה",
    "ana 🎲",
    "é",
    "a\u0301",
    "Nguyê\u0303n",
    "בְּרֵאשִׁ֖ית",
    "a" + 4 * "\u0301" + "b" + 4 * "\u0301",
    "❤\ufe0f",
]

TAKING_NAMES = {
    kind: field
    for kind in [
        *[e.takes for e in ENDPOINTS if e.takes is not None],
        *get_args(messages.FromClient),
    ]
    for field, annotated in get_type_hints(kind, include_extras=True).items()
    if annotated == messages.Name
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with TestClient(application(settings_in(tmp_path_factory.mktemp("names")))) as client:
        yield client


@given(st.characters())
def test_every_control_format_private_and_unassigned_character_is_unfit(character: str) -> None:
    known = unicodedata.category(character)
    if known.startswith("C") or known in ("Zl", "Zp"):
        assert not names.is_fit(character)
    elif character not in names.BLANK:
        assert names.is_fit(character)


@pytest.mark.parametrize("name", FIT)
def test_names_of_every_script_are_fit(name: str) -> None:
    names.check(name)
    assert names.shown(name) == name
    credentials = {"name": name, "password": "long enough"}
    decoded = msgspec.json.decode(msgspec.json.encode(credentials), type=messages.Credentials)
    assert decoded.name == name


def test_a_letter_bears_a_few_marks_and_no_tower() -> None:
    with pytest.raises(names.UnfitText, match=r"U\+0336"):
        names.check("Z" + 4 * "\u0301" + "\u0336")
    with pytest.raises(names.UnfitText, match=r"U\+20DD"):
        names.check("Z" + 5 * "\u20dd")


def test_these_take_names() -> None:
    found = {kind.__name__ for kind in TAKING_NAMES}
    tables = {
        "CreateTable",
        "JoinTable",
        "PlayDay",
        "PlayLesson",
        "PlayOn",
        "PlayScenario",
        "Retry",
    }
    assert found == {*tables, "Credentials", "Hello"}


@pytest.mark.parametrize("unfit", UNFIT, ids=names.called)
@pytest.mark.parametrize("kind", TAKING_NAMES, ids=lambda kind: kind.__name__)
def test_nothing_that_is_sent_may_hold_what_cannot_be_read(kind: Any, unfit: str) -> None:
    rest: dict[str, Any] = {
        "game": "urto",
        "seats": ["me"],
        "password": "long enough",
        "action": 1,
        "text": "",
    }
    tag = kind.__struct_config__.tag
    fields = {name: value for name, value in rest.items() if name in kind.__struct_fields__}
    for words in (unfit, f"{unfit}Ana", f"Ana{unfit}", f"A{unfit}na"):
        body = {"t": tag} if tag else {}
        body |= fields | {TAKING_NAMES[kind]: words}
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(json.dumps(body), type=kind)


@pytest.mark.parametrize("unfit", ["\x00", "\x1b", "\u200b", "\u202e", "\ue000"], ids=names.called)
def test_every_door_refuses_them(server: TestClient, unfit: str) -> None:
    mine = opened(server, ["me", "open", "open"], public=True)
    table = mine["table"]["id"]
    name = f"Ana{unfit}"
    bodies = {
        "/api/tables": {"game": "urto", "seats": ["me", "open"], "name": name},
        f"/api/tables/{table}/join": {"name": name},
        "/api/accounts": {"name": name, "password": "long enough"},
        "/api/sessions": {"name": name, "password": "long enough"},
    }
    for path, body in bodies.items():
        refused = server.post(path, json=body)
        assert code_of(refused) == "request/malformed"
        assert names.called(unfit) in refused.json()["reason"]
        spoken = server.post(path, json=body, headers={"accept-language": "pt"}).json()
        assert spoken["reason"].startswith("há um carácter que não se pode ler")
    with at_table(server, table, name=name) as stranger:
        assert stranger.read("refused")["code"] == "request/malformed"
        with pytest.raises(WebSocketDisconnect):
            stranger.read("welcome")
    with at_table(server, table) as ana:
        ana.send(t="say", text=name, ref=7)
        refused = ana.read("refused", "said")
        assert (refused["code"], refused["ref"]) == ("request/malformed", 7)
        ana.send(t="say", text="Ana", ref=8)  # the line is still open
        assert ana.read("said")["saying"]["text"] == "Ana"


def test_a_terminal_is_shown_what_it_cannot_print() -> None:
    assert names.shown("A\x1b[31mna\u202e") == "A\\x1b[31mna\\u202e"
    assert names.shown("two\nlines") == "two\\nlines"


@pytest.mark.parametrize("place", ["src/serao/server", "src/serao/cli.py", "src/serao/terminal.py"])
def test_nobody_else_decides_what_can_be_read(place: str) -> None:
    root = Path(__file__).parents[2] / place
    files = [root] if root.is_file() else list(root.rglob("*.py"))
    for file in files:
        assert "isprintable" not in file.read_text(encoding="utf-8"), file
