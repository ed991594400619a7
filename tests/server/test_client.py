"""The web client comes out of the package: one page, files that never change, strict headers."""

import gzip
import re
import warnings
from collections.abc import Iterator
from dataclasses import replace
from html import unescape
from pathlib import Path

import pytest

import serao
from serao.games import own
from serao.server.app import application
from serao.server.client import NOT_BUILT
from serao.server.settings import Settings

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from starlette.testclient import TestClient

PAGE = "<!doctype html><title>serao</title>"
PREVIEWS = Path(__file__).parents[2] / "web" / "public" / "previews"
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
    assert answer.text.startswith(PAGE.removesuffix("<title>serao</title>"))
    assert answer.text.count("<title>") == 1
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


BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8", "accept-language": "pt-PT,pt"}


@pytest.mark.parametrize(
    ("path", "status", "said"),
    [
        ("/seat/nowhere/key", 404, "Essa sala não existe nesta casa"),
        ("/api/tables/nowhere", 404, "Essa sala não existe nesta casa"),
        ("/api/cellar", 404, "Essa sala não existe nesta casa"),
        ("/api/me", 401, "Esta porta não se abre"),
        ("/api/tables?state=<b>", 400, "Esta porta não se abre"),
    ],
)
def test_what_is_refused_to_a_person_is_a_page_with_the_way_on(
    server: TestClient, path: str, status: int, said: str
) -> None:
    answer = server.get(path, headers=BROWSER)
    assert (answer.status_code, answer.headers["content-type"]) == (
        status,
        "text/html; charset=utf-8",
    )
    assert f'<h1 style="font-size: 1.5rem; margin: 0.5rem 0">{said}</h1>' in answer.text
    assert '<a href="/" ' in answer.text
    assert '<html lang="pt">' in answer.text
    assert "<b>" not in answer.text
    assert server.get(path).headers["content-type"] == "application/json"


def test_our_own_mistake_is_a_page_too(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(*_: object) -> None:
        raise RuntimeError("a fault of ours")

    with TestClient(application(settings), raise_server_exceptions=False) as server:
        monkeypatch.setattr("serao.server.tables.Tables.table", fails)
        answer = server.get("/api/tables/any", headers=BROWSER)
    assert answer.status_code == 500
    assert "Algo correu mal nesta casa" in answer.text
    assert "a fault of ours" not in answer.text


def test_whoever_asks_too_often_reads_it_on_a_page(settings: Settings) -> None:
    slow = replace(settings, requests_per_second=1.0, burst_seconds=3.0)
    with TestClient(application(slow)) as server:
        answers = [server.get("/api/me", headers=BROWSER) for _ in range(4)]
    assert answers[-1].status_code == 429
    assert "Esta porta não se abre" in answers[-1].text


def tags_of(page: str) -> dict[str, str]:
    return dict(re.findall(r'<meta property="og:(\w+)" content="([^"]*)" />', page))


def test_a_link_shows_who_invites_and_to_what_to_whoever_has_it(server: TestClient) -> None:
    body = {"game": "urto", "seats": ["me", "open"], "name": 'Ana <b>"'}
    mine = server.post("/api/tables", json=body).json()
    link = f"/table/{mine['table']['id']}"
    invited = tags_of(server.get(f"{link}?code={mine['code']}").text)
    assert invited["title"] == "Ana &lt;b&gt;&quot; invites you to Urto"
    assert invited["image"] == "http://testserver/previews/urto.jpg"
    portuguese = server.get(f"{link}?code={mine['code']}", headers=BROWSER).text
    assert "convida-te para jogar Urto" in tags_of(portuguese)["title"]
    for path in (link, f"{link}?code=guess", "/table/nowhere", "/", "/new/chess"):
        shown = server.get(path).text
        assert tags_of(shown)["image"] == "http://testserver/previews/house.jpg"
        assert "Ana" not in shown
        assert "Urto" not in shown


def test_a_link_to_a_game_shows_the_game(server: TestClient) -> None:
    for slug in own():
        tags = tags_of(server.get(f"/games/{slug}").text)
        assert unescape(tags["title"]) == f"{serao.game(slug).title} · serão"
        assert (PREVIEWS / tags["image"].rpartition("/")[2]).exists()
    assert (PREVIEWS / "house.jpg").exists()


def test_without_a_built_client_the_page_says_how_to_build_it(
    settings: Settings, tmp_path: Path
) -> None:
    with TestClient(application(replace(settings, client=tmp_path / "nothing"))) as server:
        answer = server.get("/")
        assert (answer.status_code, answer.text) == (503, NOT_BUILT)
        assert server.get("/api/games").status_code == 200
