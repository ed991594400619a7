"""The web client comes out of the package: one page, files that never change, strict headers."""

import gzip
import warnings
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from serao.server.app import application
from serao.server.client import NOT_BUILT
from serao.server.settings import Settings

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from starlette.testclient import TestClient

PAGE = "<!doctype html><title>serao</title>"
CODE = "export const lamp = 'lit';" * 20


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE, encoding="utf-8")
    (folder / "icon.svg").write_text("<svg/>", encoding="utf-8")
    (folder / "assets" / "index-1a2b.js").write_text(CODE, encoding="utf-8")
    return Settings(database=str(tmp_path / "tables.sqlite3"), workers=1, client=folder)


@pytest.fixture
def server(settings: Settings) -> Iterator[TestClient]:
    with TestClient(application(settings)) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/games/urto", "/new/urto", "/table/x", "/table/x/replay"])
def test_every_page_of_the_client_is_the_one_page_and_never_kept(
    server: TestClient, path: str
) -> None:
    answer = server.get(path)
    assert answer.text == PAGE
    assert answer.headers["cache-control"] == "no-store"


def test_files_with_a_digest_in_their_name_are_kept_for_ever(server: TestClient) -> None:
    answer = server.get("/assets/index-1a2b.js", headers={"accept-encoding": "gzip"})
    assert answer.text == CODE
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert int(answer.headers["content-length"]) == len(gzip.compress(CODE.encode(), mtime=0))


def test_who_takes_no_packed_files_gets_plain_ones(server: TestClient) -> None:
    answer = server.get("/assets/index-1a2b.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in answer.headers
    assert answer.text == CODE
    assert server.get("/icon.svg").headers["cache-control"] == "no-cache"


def test_the_page_may_load_nothing_from_elsewhere(server: TestClient) -> None:
    headers = server.get("/").headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "script-src" not in policy
    assert "style-src 'self';" in policy
    assert "http" not in policy
    assert headers["x-content-type-options"] == "nosniff"


def test_a_wrong_address_is_a_page_for_people_and_a_problem_for_programs(
    server: TestClient,
) -> None:
    person = server.get("/cellar", headers={"accept": "text/html,*/*"})
    assert (person.status_code, person.text) == (404, PAGE)
    assert server.get("/cellar").json()["code"] == "request/not-found"
    assert server.get("/assets/gone.js").json()["code"] == "request/not-found"
    assert server.get("/api/cellar", headers={"accept": "text/html"}).status_code == 404


def test_without_a_built_client_the_page_says_how_to_build_it(
    settings: Settings, tmp_path: Path
) -> None:
    with TestClient(application(replace(settings, client=tmp_path / "nothing"))) as server:
        answer = server.get("/")
        assert (answer.status_code, answer.text) == (503, NOT_BUILT)
        assert server.get("/api/games").status_code == 200
