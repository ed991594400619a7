"""In company: clocks, reminders, votes, undo, editions, and those who only watch."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

import serao
from tests.browser.conftest import Guest
from tests.browser.house import house
from tests.browser.play import beside, press, table_of

TOGETHER = "carrossel"  # everybody is asked at once
WHOLE_PLAN = 3  # answers of each in a game of two: the slot and two animals
NAMED = "wipe-em-out"  # an edition may name its cards
IN_TURN = "caretos"  # one after the other, and nothing is hidden at first


def opened(page: Page, slug: str, people: int) -> str:
    """Open a table for that many people and nobody else; return the invitation."""
    at_new_table(page, slug, people)
    return begun(page)


def at_new_table(page: Page, slug: str, people: int) -> None:
    page.goto(f"/new/{slug}")
    page.get_by_role("radio", name=str(people), exact=True).check()
    for chair in range(2, people + 1):
        page.get_by_label(f"Chair {chair}").select_option("open")


def begun(page: Page) -> str:
    page.get_by_role("button", name="Open the table").click()
    table_of(page)
    return page.get_by_role("textbox", name="Invitation").input_value()


def sat_down(page: Page, invitation: str) -> None:
    page.goto(invitation)
    page.get_by_role("button", name="Sit here").first.click()
    expect(page.get_by_role("button", name="Sit here")).to_have_count(0)


def seat_of(page: Page, name: str) -> Locator:
    """Return somebody's line in the list of seats, in play."""
    beside(page, "seats")
    return chair_of(page, name)


def chair_of(page: Page, name: str) -> Locator:
    """Return the same before play, where nothing has to be opened."""
    return page.get_by_role("list", name="Seats").get_by_role("listitem").filter(has_text=name)


def options_of(page: Page) -> Locator:
    return page.locator("button[data-option]")


def asked_first(one: Page, other: Page) -> tuple[Page, Page]:
    """Return whoever is asked, then whoever is not."""
    expect(options_of(one).or_(one.get_by_text("Waiting for")).first).to_be_visible()
    return (one, other) if options_of(one).count() else (other, one)


# -- time -------------------------------------------------------------------------------------


def test_a_clock_that_runs_out_is_seen_by_all_and_lets_the_other_call_a_bot(
    guest: Guest, tmp_path: Path
) -> None:
    database = tmp_path / "tables.sqlite3"
    with house(database) as first:
        ana, rui = guest("Ana", first.address), guest("Rui", first.address)
        at_new_table(ana, TOGETHER, 2)
        ana.get_by_role("radio", name="clock", exact=True).check()
        ana.get_by_label("minutes each").fill("1")
        ana.get_by_label("seconds added").fill("0")
        sat_down(rui, begun(ana))
        expect(seat_of(ana, "Rui").get_by_role("timer")).to_have_text(re.compile(r"0:[345]\d|1:00"))
        for page in (ana, rui):
            expect(page.locator(".stage [data-action]").first).to_be_visible()
        first.kill()
    with sqlite3.connect(database) as tables:
        tables.execute("UPDATE tables SET begun = begun - 54")
    tables.close()
    with house(database, port=first.port):
        press(ana, answers=WHOLE_PLAN)
        expect(seat_of(ana, "Rui").get_by_role("timer")).to_have_text("time is up")
        expect(seat_of(rui, "Rui").get_by_role("timer")).to_have_text("time is up")
        beside(ana, "seats")
        ana.get_by_role("button", name="Let a bot stand in for Rui").click()
        expect(rui.get_by_text("A bot plays for you.")).to_be_visible()
        expect(options_of(ana).first).to_be_visible()


def test_whoever_keeps_a_game_of_days_waiting_is_reminded_and_finds_it_on_the_home_page(
    guest: Guest,
) -> None:
    ana, rui = guest("Ana"), guest("Rui")
    at_new_table(ana, TOGETHER, 2)
    ana.get_by_role("radio", name="days", exact=True).check()
    sat_down(rui, begun(ana))
    expect(seat_of(ana, "Rui").get_by_role("timer")).to_have_text(re.compile("1 d 23 h|2 d 0 h"))
    press(ana, answers=WHOLE_PLAN)
    table = rui.url.rsplit("/", 1)[-1].partition("?")[0]

    rui.goto("/")
    line = rui.locator(f"a[href='/table/{table}']")
    expect(line).to_contain_text("your turn")
    expect(line).not_to_contain_text("they are waiting for you")
    beside(ana, "seats")
    ana.get_by_role("button", name="Remind Rui").click()
    ana.goto("/")
    expect(ana.locator(f"a[href='/table/{table}']")).to_contain_text("in play")

    rui.reload()
    expect(line).to_contain_text("they are waiting for you")
    line.click()
    expect(options_of(rui).first).to_be_visible()
    ana.goto(f"/table/{table}")
    beside(ana, "seats")
    ana.get_by_role("button", name="Remind Rui").click()
    expect(ana.get_by_role("alert")).to_contain_text("was reminded less than a minute ago")


def test_a_reminder_is_heard_at_the_table(guest: Guest) -> None:
    ana, rui = guest("Ana"), guest("Rui")
    sat_down(rui, opened(ana, TOGETHER, 2))
    beside(ana, "seats")
    ana.get_by_role("button", name="Remind Rui").click()
    expect(rui.get_by_role("alert")).to_have_text("Ana is waiting for you.")
    press(rui, answers=1)
    expect(rui.get_by_role("alert")).to_be_hidden()


# -- votes ------------------------------------------------------------------------------------


def test_the_others_vote_a_bot_into_an_empty_chair_and_its_owner_comes_back(
    guest: Guest, tmp_path: Path
) -> None:
    with house(tmp_path / "tables.sqlite3", player_away_seconds=0.0) as impatient:
        ana, rui, eva = (guest(name, impatient.address) for name in ("Ana", "Rui", "Eva"))
        invitation = opened(ana, TOGETHER, 3)
        sat_down(rui, invitation)
        sat_down(eva, invitation)
        expect(options_of(ana).first).to_be_visible()
        rui.goto("/")
        expect(seat_of(ana, "Rui")).to_contain_text("away")

        beside(ana, "seats")
        ana.get_by_role("button", name="Let a bot stand in for Rui").click()
        vote = eva.get_by_role("region", name="Vote")
        expect(vote).to_contain_text("Ana asks that a bot stand in for Rui. 1 of 2 agree")
        expect(ana.get_by_role("button", name="Agree")).to_be_hidden()
        vote.get_by_role("button", name="Agree").click()
        expect(seat_of(ana, "Rui")).to_contain_text("a bot stands in")
        expect(vote).to_be_hidden()

        rui.go_back()
        expect(rui.get_by_text("A bot plays for you.")).to_be_visible()
        rui.get_by_role("button", name="Take my seat back").click()
        expect(rui.get_by_text("A bot plays for you.")).to_be_hidden()
        expect(seat_of(eva, "Rui")).not_to_contain_text("a bot stands in")


def test_my_last_choice_is_taken_back_as_long_as_nobody_has_answered_it(guest: Guest) -> None:
    ana, rui = guest("Ana"), guest("Rui")
    sat_down(rui, opened(ana, IN_TURN, 2))
    first, second = asked_first(ana, rui)
    expect(first.locator("#asked")).to_have_text("Choose two start places with the same sign")
    expect(second.locator("#asked")).to_contain_text("Waiting for")
    lines = second.get_by_role("log", name="What happened").get_by_role("listitem")
    before = lines.count()
    first.keyboard.press("1")
    expect(first.locator("#asked")).to_contain_text("takes the other place")
    expect(lines).to_have_count(before + 1)
    first.get_by_role("button", name="Take back").click()
    expect(first.locator("#asked")).to_have_text("Choose two start places with the same sign")
    expect(lines).to_have_count(before)


def test_what_others_have_answered_is_undone_if_everybody_agrees(guest: Guest) -> None:
    ana, rui = guest("Ana"), guest("Rui")
    sat_down(rui, opened(ana, IN_TURN, 2))
    first, second = asked_first(ana, rui)
    press(first, answers=2)
    press(second, answers=1)

    ask = first.get_by_role("button", name="Ask to take back")
    ask.click()
    vote = second.get_by_role("region", name="Vote")
    expect(vote).to_contain_text("asks to take the last choice back. 1 of 2 agree")
    vote.get_by_role("button", name="No").click()
    expect(first.get_by_text("The table did not agree.")).to_be_visible()
    expect(options_of(first)).to_have_count(0)

    ask.click()
    vote.get_by_role("button", name="Agree").click()
    expect(first.locator("#asked")).to_contain_text("takes the other place")
    expect(options_of(second)).to_have_count(0)


# -- what is played, and who looks on -----------------------------------------------------------


def test_an_edition_chosen_for_a_table_is_what_is_played(guest: Guest, tmp_path: Path) -> None:
    mine = tmp_path / "editions" / NAMED / "attic"
    mine.mkdir(parents=True)
    printed = (serao.game(NAMED).folder / "data" / "monsters.toml").read_text(encoding="utf-8")
    renamed = re.sub(
        r'^(id = "\w+")$', r'\1\nname = "Thing of the attic"', printed, flags=re.MULTILINE
    )
    (mine / "monsters.toml").write_text(renamed, encoding="utf-8")
    with house(tmp_path / "tables.sqlite3", editions=tmp_path / "editions") as served:
        ana = guest("Ana", served.address)
        ana.goto(f"/new/{NAMED}")
        ana.get_by_label("Edition").select_option("attic")
        ana.get_by_label("Chair 2").select_option("random")
        ana.get_by_role("button", name="Begin").click()
        expect(ana.get_by_text("Edition: attic")).to_be_visible()
        expect(ana.get_by_role("heading", name="Thing of the attic").first).to_be_visible()
        expect(ana.get_by_role("log", name="What happened")).to_contain_text("Thing of the attic")


def test_those_who_watch_hear_the_table_and_are_not_heard(guest: Guest) -> None:
    ana, rui, eva, gil = guest("Ana"), guest("Rui"), guest("Eva"), guest("Gil")
    invitation = opened(ana, TOGETHER, 2)
    sat_down(rui, invitation)
    for watcher in (eva, gil):
        watcher.goto(invitation)
        expect(watcher.get_by_text("You are watching.").first).to_be_visible()
        expect(watcher.locator("#asked")).to_have_text("Waiting for Ana and Rui.")
    said(eva, "Who will win?")
    said(ana, "Your move!")
    expect(talk(gil)).to_contain_text("Who will win?")
    expect(talk(gil)).to_contain_text("Your move!")
    expect(talk(rui)).to_contain_text("Your move!")
    expect(talk(rui)).not_to_contain_text("Who will win?")


def talk(page: Page) -> Locator:
    """Return what was said, in play."""
    beside(page, "chat")
    return page.get_by_role("log", name="Talk")


def said(page: Page, text: str) -> None:
    beside(page, "chat")
    say(page, text)


def say(page: Page, text: str) -> None:
    page.get_by_label("Say something").fill(text)
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("log", name="Talk")).to_contain_text(text)
