"""At a table: several people, lost connections, a killed server, other devices, looking again."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Guest
from tests.browser.house import house
from tests.browser.play import beside, open_with_bots, press, press_together, table_of

GAME = "monster-my-neighbour"  # the shortest


def opened_for_friends(page: Page, slug: str = GAME) -> str:
    """Open a table for me, a friend and a bot through the page; return the invitation."""
    page.goto(f"/new/{slug}")
    page.get_by_label("Chair 2").select_option("open")
    page.get_by_label("Chair 3").select_option("random")
    page.get_by_role("button", name="Open the table").click()
    table_of(page)
    return page.get_by_role("textbox", name="Invitation").input_value()


def sat_down(page: Page, invitation: str) -> None:
    page.goto(invitation)
    page.get_by_role("button", name="Sit here").click()


def test_two_people_and_a_bot_play_to_the_end_talk_and_meet_again(guest: Guest) -> None:
    ana, rui, eva = guest("Ana"), guest("Rui"), guest("Eva")
    invitation = opened_for_friends(ana)
    expect(ana.get_by_text("Free chairs: 1")).to_be_visible()
    sat_down(rui, invitation)
    expect(ana.get_by_label("What happened").first).to_be_visible()

    beside(rui, "chat")
    rui.get_by_label("Say something").fill("Good evening!")
    rui.get_by_role("button", name="Send").click()
    expect(ana.locator("[data-part=chat]")).to_contain_text("Something new was said.")
    beside(ana, "chat")
    expect(ana.get_by_role("log", name="Talk")).to_contain_text("Good evening!")
    expect(ana.locator("[data-part=chat]")).not_to_contain_text("Something new was said.")

    eva.goto(invitation)
    expect(eva.get_by_text("You are watching.").first).to_be_visible()
    beside(eva, "chat")
    eva.get_by_label("Say something").fill("Who is it?")
    eva.get_by_role("button", name="Send").click()
    expect(eva.get_by_role("log", name="Talk")).to_contain_text("Who is it?")
    expect(ana.get_by_role("log", name="Talk")).not_to_contain_text("Who is it?")

    press_together(ana, rui)
    expect(ana.locator(".over")).to_be_visible()
    expect(rui.locator(".over")).to_be_visible()
    expect(eva.locator(".over")).to_be_visible()
    assert (
        ana.locator(".over .score").all_inner_texts()
        == rui.locator(".over .score").all_inner_texts()
    )

    ana.get_by_role("button", name="Play again").click()
    ana.wait_for_url(lambda url: url != rui.url)
    rui.get_by_role("button", name="Join the next game").click()
    expect(ana.get_by_role("log", name="What happened")).to_be_visible()


def test_a_lost_connection_is_said_and_mended(guest: Guest) -> None:
    ana = guest("Ana")
    routes: list[WebSocketRoute] = []
    shut = False

    def passed_on(route: WebSocketRoute) -> None:
        if shut:
            route.close()
            return
        routes.append(route)
        route.connect_to_server()

    ana.route_web_socket("**/socket", passed_on)
    open_with_bots(ana, GAME)
    press(ana, answers=1)
    shut = True
    routes[-1].close()
    expect(ana.get_by_text("The connection is lost")).to_be_visible()
    shut = False
    expect(ana.get_by_text("The connection is lost")).to_be_hidden()
    press(ana, answers=1)
    assert len(routes) > 1


def test_a_board_that_could_not_be_fetched_comes_by_itself_when_it_can(guest: Guest) -> None:
    ana = guest("Ana")
    ana.route("**/assets/Board*", lambda route: route.abort())
    open_with_bots(ana, GAME)
    expect(ana.get_by_text("The house cannot be reached")).to_be_visible()
    ana.unroute("**/assets/Board*")
    expect(ana.locator(".stage [data-action]").first).to_be_visible()
    press(ana, answers=1)


def test_a_killed_server_loses_nothing_that_the_page_saw_acknowledged(
    guest: Guest, tmp_path: Path
) -> None:
    database = tmp_path / "tables.sqlite3"
    with house(database) as first:
        ana = guest("Ana", first.address)
        open_with_bots(ana, GAME)
        press(ana, answers=1)
        lines = ana.get_by_role("log", name="What happened").locator("li")
        told = lines.count()
        while lines.count() == told:  # a secret answer says nothing
            press(ana, answers=1)
        before = lines.all_inner_texts()
        first.kill()
        expect(ana.get_by_text("The connection is lost")).to_be_visible()
        with house(database, port=first.port):
            expect(ana.get_by_text("The connection is lost")).to_be_hidden()
            assert lines.all_inner_texts()[: len(before)] == before
            press(ana)
            expect(ana.get_by_role("region", name="The end")).to_be_visible()


def test_my_seat_opens_on_another_device_and_a_bot_stands_in_while_i_am_gone(guest: Guest) -> None:
    ana, phone = guest("Ana"), guest("Somebody", viewport={"width": 390, "height": 844})
    rui = guest("Rui")  # never answers, so that the bots cannot play on to the end
    sat_down(rui, opened_for_friends(ana, "carrossel"))
    expect(ana.locator("button[data-option]").first).to_be_attached()  # play has begun
    ana.get_by_role("button", name="Play on another device").click()
    phone.goto(ana.get_by_role("textbox", name="Play on another device").input_value())
    expect(phone.locator("button[data-option]").first).to_be_attached()
    ana.keyboard.press("Escape")

    ana.get_by_role("button", name="Leave", exact=True).click()
    ana.get_by_role("dialog").get_by_role("button", name="Leave", exact=True).click()
    expect(phone.get_by_text("A bot plays for you.")).to_be_visible()
    phone.get_by_role("button", name="Take my seat back").click()
    expect(phone.get_by_text("A bot plays for you.")).to_be_hidden()
    beside(rui, "seats")
    seats = rui.get_by_role("list", name="Seats")
    expect(seats.get_by_role("listitem").first).to_be_visible()
    expect(seats.get_by_text("novice")).to_be_hidden()


def test_keys_play_take_back_and_show_their_sheet(guest: Guest) -> None:
    ana = guest("Ana")
    open_with_bots(ana, "carrossel")
    expect(ana.locator("button[data-option]").first).to_be_visible()
    first = ana.locator("button[data-option]").first.text_content() or ""
    ana.keyboard.press("1")
    expect(ana.get_by_role("button", name="Take back")).to_have_attribute("aria-disabled", "false")
    ana.keyboard.press("u")
    expect(ana.locator("button[data-option]").first).to_have_text(first)
    ana.keyboard.press("?")
    expect(ana.get_by_role("dialog", name="Keys")).to_be_visible()
    ana.keyboard.press("Escape")
    expect(ana.get_by_role("dialog", name="Keys")).to_be_hidden()


def test_the_keyboard_reaches_what_is_only_explained(guest: Guest) -> None:
    ana = guest("Ana")
    open_with_bots(ana, "wipe-em-out")
    expect(ana.locator(".stage [tabindex='-1'][role=img]").first).to_be_attached()
    ana.keyboard.press("e")
    expect(ana.get_by_text("Tab stops at everything on the board")).to_be_visible()
    expect(ana.locator(".stage [tabindex='-1'][role=img]")).to_have_count(0)
    stop = ana.locator(".stage [tabindex='0'][role=img]").first
    title = stop.get_attribute("aria-label") or ""
    stop.focus()
    expect(ana.get_by_role("tooltip")).to_contain_text(title)
    ana.keyboard.press("e")
    expect(ana.locator(".stage [tabindex='0'][role=img]")).to_have_count(0)


def test_a_finished_game_is_looked_at_again_step_by_step(guest: Guest) -> None:
    ana = guest("Ana")
    open_with_bots(ana, GAME)
    press(ana)
    told = ana.get_by_role("log", name="What happened").locator("li").all_inner_texts()
    ana.get_by_role("link", name="Watch again").click()
    slider = ana.get_by_role("slider", name="Moment of the game")
    expect(slider).to_have_value("0")
    ana.get_by_role("button", name="One step forth").click()
    expect(slider).to_have_value("1")
    ana.keyboard.press("End")
    last = ana.locator("[data-moments]").get_attribute("data-moments")
    expect(slider).to_have_value(str(last))
    lines = ana.get_by_role("region", name="What happened").locator("button")
    assert lines.all_inner_texts() == told
    ana.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(int(last or 0) - 1))


def test_a_link_to_a_moment_of_a_finished_game_opens_there(guest: Guest) -> None:
    ana = guest("Ana", permissions=["clipboard-read", "clipboard-write"])
    open_with_bots(ana, GAME)
    press(ana)
    ana.get_by_role("link", name="Watch again").click()
    slider = ana.get_by_role("slider", name="Moment of the game")
    ana.keyboard.press("]")
    ana.keyboard.press("ArrowRight")
    moment = slider.input_value()
    ana.get_by_role("button", name="Copy a link to this moment").click()
    expect(ana.get_by_role("button", name="Copied")).to_be_visible()
    ana.goto("/")
    ana.goto(ana.evaluate("navigator.clipboard.readText()"))
    expect(slider).to_have_value(moment)


def test_the_story_is_told_line_by_line_and_can_be_skipped(guest: Guest) -> None:
    ana = guest("Ana", reduced_motion="no-preference")
    open_with_bots(ana, GAME)
    expect(ana.locator("button[data-option]").first).to_be_visible()
    ana.get_by_label("Telling the story").select_option("slow")
    skip = ana.get_by_role("button", name="Skip")
    lit = ana.locator(".stage [data-action]")
    while not skip.is_visible():  # where I go on myself nothing is in the way of it
        press(ana, answers=1)
        expect(skip.or_(lit).first).to_be_visible()
    ana.keyboard.press(".")
    expect(skip).to_be_hidden()


def test_a_table_that_does_not_exist_says_so(guest: Guest) -> None:
    ana = guest("Ana")
    ana.goto("/table/nothing")
    expect(ana.get_by_role("heading", name="This door does not open")).to_be_visible()
    expect(ana.get_by_text("there is no such table")).to_be_visible()


def test_the_newest_line_and_the_tools_stay_in_sight_until_somebody_reads_back(
    guest: Guest,
) -> None:
    ana = guest("Ana", viewport={"width": 1280, "height": 760})
    open_with_bots(ana, "caretos")  # its log is long before the first choice
    told = ana.get_by_role("log", name="What happened")
    tools = ana.get_by_role("group", name="Table")
    for _ in range(2):
        expect(told.get_by_role("listitem").last).to_be_in_viewport()
        expect(tools.get_by_role("button", name="Rules")).to_be_in_viewport(ratio=1)
        press(ana)
    told.evaluate("list => list.scrollTo(0, 0)")
    expect(told.get_by_role("listitem").first).to_be_in_viewport()
    press(ana)
    expect(told.get_by_role("listitem").first).to_be_in_viewport()


def test_eight_at_a_table_fit_a_phone(guest: Guest) -> None:
    page = guest("Ana", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page.goto(f"/new/{GAME}")
    page.get_by_text("8", exact=True).click()
    for chair in range(2, 9):
        page.get_by_label(f"Chair {chair}").select_option("random")
    page.get_by_role("button", name="Begin").click()
    page.locator("[data-action]").first.wait_for()
    assert page.evaluate("[document.documentElement.scrollWidth, innerWidth]") == [390, 390]
    expect(page.get_by_role("link", name="Settings")).to_be_in_viewport(ratio=1)
    expect(page.locator(".house .short").first).to_be_visible()
