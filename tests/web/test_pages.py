"""Every page in the browser: accessible in every theme, no word of another language, nothing too wide."""

from __future__ import annotations

import json
import random
import re
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from fluent.syntax import FluentParser, ast

from .conftest import PATIENCE, ROOT, Enter
from .playing import OPTIONS, begin, changed, click_through, moment, waits

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, WebSocketRoute

pytestmark = pytest.mark.browser
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
GOLDEN = Path(__file__).parents[1] / "golden"
LIMIT = 1
"""A page may be wider than the screen by the rounding of a pixel."""


def violations(page: Page, *without: str) -> list[str]:
    """What axe finds on the page as it is now, but for some rules."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(
        "async rules => (await axe.run(document, {resultTypes: ['violations'], rules})).violations",
        {rule: {"enabled": False} for rule in without},
    )
    return [f"{one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"][:3]]


def at_table(page: Page, server: str, game: str) -> None:
    begin(page, server, game, way="together")
    assert waits(page) == "curtain"
    page.locator(".curtain button").first.click()
    page.wait_for_selector(OPTIONS)
    page.wait_for_selector(".petrograd, .hong-kong")


def resign(page: Page, name: str, again: str) -> None:
    """End the match at once: the end has a page of its own."""
    tab = page.get_by_role("tab", name=name, exact=True)
    if tab.get_attribute("aria-selected") != "true":  # one that is open would be folded
        tab.click()
    for _ in range(2):
        page.get_by_role("button", name=again, exact=True).click()
    page.wait_for_selector(".ending h2")


PAGES = (
    *("new/blackout", "new/dual-powers", "rules", "rules/blackout", "rules/dual-powers"),
    *("replay", "me", "me/login", "link/nothing", "campaign/nothing", "nothing"),
)


@pytest.mark.parametrize("theme", ["dark", "light", "contrast"])
def test_axe(enter: Enter, server: str, theme: str) -> None:
    page = enter(theme=theme)
    wrong = {"home": violations(page)}
    page.get_by_role("button", name="Settings").click()
    wrong["settings"] = violations(page)
    for name in PAGES:
        page.goto(f"{server}/{name}")
        page.wait_for_selector("main h1")
        page.wait_for_timeout(200)
        wrong[name] = violations(page)
    page.goto(f"{server}/new/blackout")
    page.locator("details summary").click()
    page.wait_for_function("() => document.querySelectorAll('details select').length > 5")
    wrong["new/blackout, more options"] = violations(page)
    for game in ("dual-powers", "blackout"):
        begin(page, server, game, way="together")
        assert waits(page) == "curtain"
        wrong[f"{game}, curtain"] = violations(page)
        page.locator(".curtain button").first.click()
        page.wait_for_selector(".petrograd, .hong-kong")
        page.wait_for_selector(OPTIONS)
        wrong[game] = violations(page)
        page.locator(OPTIONS).first.focus()
        page.wait_for_timeout(400)
        wrong[f"{game}, an option looked at"] = violations(page)
        for tab in ("Chat", "Table"):
            page.get_by_role("tab", name=tab, exact=True).click()
            wrong[f"{game}, {tab}"] = violations(page)
        resign(page, "Table", "Give up")
        wrong[f"{game}, ending"] = violations(page)
    assert not [f"{name}: {one}" for name, found in wrong.items() for one in found]


@pytest.mark.parametrize("theme", ["dark", "light", "contrast"])
def test_axe_on_a_phone(enter: Enter, server: str, theme: str) -> None:
    page = enter(theme=theme, viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    wrong = {"home": violations(page)}
    for game in ("dual-powers", "blackout"):
        page.goto(f"{server}/new/{game}")
        page.wait_for_selector("main h1")
        wrong[f"new/{game}"] = violations(page)
        at_table(page, server, game)
        wrong[game] = violations(page)
    assert not [f"{name}: {one}" for name, found in wrong.items() for one in found]


@pytest.mark.parametrize("theme", ["dark", "light", "contrast"])
def test_axe_on_every_part_in_every_state(browser: Browser, workshop: str, theme: str) -> None:
    context = browser.new_context(reduced_motion="reduce")
    context.add_init_script(f"localStorage.setItem('lamplight', JSON.stringify({{theme: {theme!r}}}))")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(f"{workshop}/story")
    for board in (".petrograd", ".hong-kong", ".plain-board"):
        page.wait_for_selector(board)
    # The same component is there many times, so its landmarks cannot have names of their own.
    found = violations(page, "landmark-unique")
    context.close()
    assert found == []


@pytest.mark.parametrize("theme", ["dark", "light", "contrast"])
def test_axe_before_anybody_has_a_name(browser: Browser, server: str, theme: str) -> None:
    context = browser.new_context(reduced_motion="reduce")
    context.add_init_script(f"localStorage.setItem('lamplight', JSON.stringify({{theme: {theme!r}}}))")
    page = context.new_page()
    page.goto(server)
    page.wait_for_selector(".games article svg")
    assert page.evaluate("document.documentElement.dataset.theme") == theme
    found = violations(page)
    context.close()
    assert found == []


@pytest.mark.parametrize("theme", ["dark", "light", "contrast"])
def test_axe_among_others(enter: Enter, server: str, theme: str) -> None:
    """Chat with somebody who can be muted; the connection lost; a campaign."""
    page = enter("Ann", theme=theme)
    wires: list[WebSocketRoute] = []
    cut = False

    def connect(wire: WebSocketRoute) -> None:
        wires.append(wire)
        if cut:
            wire.close()
        else:
            wire.connect_to_server()

    page.route_web_socket("**/ws", connect)
    begin(page, server, "dual-powers", way="friends")
    bob = enter("Bob")
    bob.goto(page.url)
    bob.get_by_role("button", name="Sit here").click()
    page.get_by_role("button", name="Begin").click()
    assert waits(bob) == "asked"
    bob.get_by_role("tab", name="Chat").click()
    bob.get_by_label("Say something").fill("Good evening")
    bob.keyboard.press("Enter")
    page.get_by_role("tab", name="Chat").click()
    page.get_by_text("Good evening").wait_for()
    wrong = {"chat": violations(page)}
    page.get_by_role("button", name="Mute").click()
    page.get_by_role("button", name="Unmute").wait_for()
    wrong["muted"] = violations(page)
    cut = True
    wires[-1].close()
    page.get_by_text("Reconnecting").wait_for()
    wrong["reconnecting"] = violations(page)
    cut = False
    page.get_by_text("Reconnecting").wait_for(state="detached")
    begin(page, server, "blackout", way="campaign", players="2")
    page.goto(page.url.replace("/table/", "/campaign/"))
    page.wait_for_selector(".chapters .now svg")
    wrong["campaign"] = violations(page)
    assert not [f"{name}: {one}" for name, found in wrong.items() for one in found]


def test_the_city_is_moved_as_it_is_and_drawn_anew_when_it_comes_nearer(enter: Enter, server: str) -> None:
    page = enter()
    at_table(page, server, "blackout")
    before = page.locator(".table").get_attribute("data-version")
    window, city = (page.locator(f".city {name}").bounding_box() for name in (".window", ".moved"))
    assert window is not None
    assert city == window
    page.get_by_role("button", name="Zoom in").click()
    page.get_by_role("button", name="Zoom in").click()
    page.wait_for_function(
        "wide => Math.abs(document.querySelector('.moved').offsetWidth - wide) < 2", arg=window["width"] * 1.96
    )
    near = page.locator(".moved").bounding_box()
    assert near is not None
    assert near["width"] == pytest.approx(window["width"] * 1.96, abs=1)
    x, y = window["x"] + window["width"] / 2, window["y"] + window["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 30, y + 10, steps=3)
    page.mouse.move(x + 60, y + 20, steps=3)
    page.mouse.up()
    moved = page.locator(".moved").bounding_box()
    assert moved is not None
    assert (moved["x"] - near["x"], moved["y"] - near["y"]) == pytest.approx((60, 20), abs=1)
    page.mouse.wheel(0, -100)
    page.wait_for_function(
        "() => { const city = document.querySelector('.moved'); const wide = city.offsetWidth;"
        " const shown = city.getBoundingClientRect().width;"
        " return Math.abs(wide - shown) < 2 && wide > 2 * city.parentElement.offsetWidth; }"
    )
    assert page.locator(".table").get_attribute("data-version") == before  # to drag is not to click


def test_the_rules_have_contents_that_lead_to_them(enter: Enter, server: str) -> None:
    page = enter()
    for game in ("blackout", "dual-powers"):
        page.goto(f"{server}/rules/{game}")
        page.wait_for_selector("nav li a")
        leads = page.eval_on_selector_all("nav li a", "links => links.map(link => link.getAttribute('href').slice(1))")
        assert len(leads) > 5
        assert page.evaluate("ids => ids.filter(id => !document.getElementById(id)?.matches('h2'))", leads) == []


def test_an_address_that_is_not_confirmed_is_called_so(enter: Enter, server: str) -> None:
    page = enter()
    page.goto(f"{server}/me")
    page.get_by_role("textbox", name="E-mail").fill("ann@example.org")
    page.get_by_role("button", name="Save").click()
    page.get_by_text("ann@example.org is not confirmed yet").wait_for()


@pytest.mark.parametrize("size", [100, 135])
def test_phone(enter: Enter, server: str, size: int) -> None:
    page = enter(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    page.evaluate(
        "size => { const kept = JSON.parse(localStorage.getItem('lamplight')); kept.size = size;"
        " localStorage.setItem('lamplight', JSON.stringify(kept)); }",
        size,
    )

    def wide() -> int:
        """How much wider than the screen it is, which a phone shows by making everything smaller."""
        return int(page.evaluate("() => document.documentElement.scrollWidth")) - 360

    for name in ("", "new/blackout", "rules/blackout", "me", "replay"):
        page.goto(f"{server}/{name}")
        page.wait_for_selector("main h1")
        assert wide() <= LIMIT, name
    for game in ("dual-powers", "blackout"):
        at_table(page, server, game)
        assert wide() <= LIMIT, game
        # The question is at hand wherever one has scrolled to, and can be folded away.
        page.evaluate("scrollTo(0, 300)")
        assert page.locator(".prompt h2").bounding_box()["y"] < 740  # type: ignore[index]
        page.locator(".fold").click()
        assert not page.locator(OPTIONS).first.is_visible()
        page.locator(".fold").click()
        assert page.locator(OPTIONS).first.is_visible()


@lru_cache
def _forms(language: str) -> set[str]:
    """In which forms the words of the games come that are explained where they stand."""
    files = (ROOT / "src").glob(f"**/{language}/glossary.ftl")
    lines = [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    return {form for line in lines if ".forms = " in line for form in line.split(" = ", 1)[1].split(" / ")}


def _plain(language: str) -> dict[str, str]:
    """The texts of a language that are said as they stand, without arguments."""
    found: dict[str, str] = {}
    for file in sorted((ROOT / "src").glob(f"**/{language}/*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                parts = entry.value.elements
                if len(parts) == 1 and isinstance(parts[0], ast.TextElement):
                    found[entry.id.name] = re.sub(r"\s+", " ", parts[0].value).strip()
    return found


@pytest.mark.parametrize("language", ["fr", "it", "ru"])
def test_no_english_left(enter: Enter, server: str, language: str) -> None:
    here = _plain(language)
    ours = set(here.values()) | _forms(language)
    names = {word for name, text in _plain("en").items() if "-location-" in name for word in (text, *text.split())}
    english = (
        {text for name, text in _plain("en").items() if len(text) > 3 and here.get(name, text) != text} - ours - names
    )
    page = enter("Zoë", language)
    assert page.evaluate("document.documentElement.lang") == language
    left: dict[str, set[str]] = {}

    def look(name: str) -> None:
        shown = page.evaluate(
            "() => [...document.querySelectorAll('body *:not(option, code)')]"
            ".flatMap(one => [one.getAttribute('aria-label'), one.getAttribute('placeholder'),"
            " ...[...one.childNodes].filter(node => node.nodeType === 3).map(node => node.textContent)])"
            ".map(text => (text ?? '').replace(/\\s+/g, ' ').trim()).filter(Boolean)"
        )
        if found := english & set(shown):
            left[name] = found
        ids = {text for text in shown if re.fullmatch(r"(web|blackout|dual-powers|bots|server)(-[\w]+)+", text)}
        if ids:
            left[f"{name} (without text)"] = ids

    look("home")
    for name in ("new/blackout", "new/dual-powers", "rules/blackout", "rules/dual-powers", "replay", "me"):
        page.goto(f"{server}/{name}")
        page.wait_for_selector("main h1")
        page.wait_for_timeout(400)
        look(name)
    page.locator("header button").click()
    look("settings")
    page.goto(f"{server}/new/blackout")
    page.locator("details summary").click()
    page.wait_for_function("() => document.querySelectorAll('details select').length > 5")
    raw = [value for value in page.locator("details option").all_inner_texts() if "_" in value]
    assert raw == []
    look("more options")
    for game in ("dual-powers", "blackout"):
        begin(page, server, game, way="together")
        assert waits(page) == "curtain"
        look(f"{game}, curtain")
        page.locator(".curtain button").first.click()
        page.wait_for_selector(".petrograd, .hong-kong")
        page.wait_for_selector(OPTIONS)
        look(game)
        page.locator(OPTIONS).first.focus()
        page.wait_for_timeout(400)
        look(f"{game}, an option looked at")
        resign(page, here["web-table"], here["web-resign"])
        look(f"{game}, ending")
    assert left == {}


def test_replay_of_a_golden_record(enter: Enter, server: str) -> None:
    page = enter()
    folder = GOLDEN / "sets" / "frozen-1"
    files = {file.name: file.read_text(encoding="utf-8") for file in sorted(folder.iterdir()) if file.is_file()}
    status = page.evaluate(
        "async body => (await fetch('/api/sets', {method: 'POST', body,"
        " headers: {'content-type': 'application/json', 'x-lamplight': '1'}})).status",
        json.dumps({"game": "dual-powers", "files": files}),
    )
    assert status == 201
    page.goto(f"{server}/replay")
    page.set_input_files("input[type=file]", GOLDEN / "track-red.json")
    page.wait_for_selector(".petrograd")
    last = int(page.locator("input[type=range]").get_attribute("max") or 0)
    assert last > 50
    page.locator("input[type=range]").fill(str(last))
    assert "Red" in page.locator(".log li").last.inner_text()
    page.keyboard.press("Tab")
    page.get_by_label("Back", exact=True).click()
    assert page.locator(".bar .count").inner_text().startswith(str(last - 1))
    page.select_option("#seen-by", "1")
    page.wait_for_selector(".petrograd .card-box")
    assert violations(page) == []


def test_a_card_that_is_played_with_the_mouse_leaves_nothing_behind(enter: Enter, server: str) -> None:
    """It has the focus and goes away; errors of the page fail the test. The next card did not ask to be looked at."""
    page = enter()
    begin(page, server, "dual-powers")
    for _ in range(2):  # the objective, then a card
        before = moment(page)
        page.locator(".hands button.card-box.hot").first.click()
        changed(page, before)
        waits(page)
    page.wait_for_timeout(600)
    assert page.locator(".magnifier").count() == 0


def test_a_question_mark_tells_how_to_play(enter: Enter, server: str) -> None:
    page = enter()
    for game, words in (("blackout", "most points after the last round"), ("dual-powers", "support track")):
        begin(page, server, game)
        page.wait_for_selector(OPTIONS)
        page.keyboard.press("?")
        dialog = page.get_by_role("dialog", name="How to play")
        dialog.get_by_text(words).first.wait_for()
        dialog.locator(".signs svg").first.wait_for()
        assert not violations(page)
        dialog.get_by_role("button", name="Done").click()


def test_a_chapter_says_what_it_asks_for(enter: Enter, server: str) -> None:
    page = enter()
    begin(page, server, "blackout", way="campaign")
    chapter = page.locator(".chapter")
    chapter.get_by_text("Chapter 1: Hour 48").wait_for()
    assert chapter.locator("li").count() == 2


def test_a_server_that_cannot_be_reached_makes_nobody_somebody_else(enter: Enter, server: str) -> None:
    page = enter()
    begin(page, server, "dual-powers")
    me = page.evaluate("() => fetch('/api/me').then(answer => answer.json()).then(me => me.id)")
    page.route("**/api/me", lambda route: route.abort())
    page.reload()
    page.get_by_text("Reconnecting").wait_for()
    assert page.locator(".table").count() == 0
    page.unroute("**/api/me")
    assert waits(page) == "asked"
    assert me == page.evaluate("() => fetch('/api/me').then(answer => answer.json()).then(me => me.id)")


def test_a_card_is_planned_where_it_is_dropped_and_not_before(enter: Enter, server: str) -> None:
    page = enter()
    begin(page, server, "blackout")
    while "Plan:" not in page.locator(".prompt h2").inner_text():
        before = moment(page)
        page.locator(OPTIONS).first.click()
        changed(page, before)
        waits(page)
    page.wait_for_selector(".hand .card-button.hot")
    page.locator(".hand .card-button.hot").first.drag_to(page.locator(".slot").nth(1))
    page.locator(".slot").nth(1).locator(".planned .card-button").wait_for()
    assert waits(page) == "asked"
    before = moment(page)
    page.locator(".hand .card-button.hot").first.drag_to(page.locator(".hong-kong .phases ol"))
    page.wait_for_timeout(500)
    assert moment(page) == before


def test_the_barricade_is_moved_by_touching_a_way(enter: Enter, server: str) -> None:
    page = enter()
    begin(page, server, "dual-powers")
    page.wait_for_selector(".petrograd")
    for card in (".hands button.card-box.hot", ".hands button.card-box.hot:has([aria-label^=Zinoviev])"):
        before = moment(page)
        page.locator(card).first.click()
        changed(page, before)
        assert waits(page) == "asked"
    before = moment(page)
    ways = page.locator(".petrograd .connection.hot")
    assert ways.count() > 5
    name = ways.first.get_attribute("aria-label") or ""
    ways.first.click()
    changed(page, before)
    page.locator(".log").get_by_text(name).first.wait_for(state="attached")  # in a low window the log is folded


@pytest.mark.parametrize("game", ["dual-powers", "blackout"])
def test_a_match_that_goes_on_is_watched_again_from_ones_own_seat(enter: Enter, server: str, game: str) -> None:
    page = enter()
    begin(page, server, game)
    click_through(page, random.Random(4), 8)
    waits(page)
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("link", name="Watch again").click()
    page.wait_for_selector(".replay .petrograd, .replay .hong-kong")
    page.get_by_text("from your own seat only").wait_for()
    assert page.locator("#seen-by option").count() == 2, "as a spectator, and from one's own seat"
    assert page.locator("#seen-by").input_value() == "0"
    last = page.locator("input[type=range]").get_attribute("max") or ""
    page.locator("input[type=range]").fill(last)
    assert page.locator(".log li").count() > 3
    assert violations(page) == []
    page.get_by_role("link", name="Go to the table", exact=True).click()
    page.wait_for_selector(OPTIONS)


def test_every_place_says_why_nothing_can_be_done_there(enter: Enter, server: str) -> None:
    page = enter()
    begin(page, server, "dual-powers")
    page.wait_for_selector(OPTIONS)
    for name in ("Trinity Bridge", "Vyborg Side (red)"):
        page.get_by_role("img", name=name, exact=True).first.click()
        page.get_by_role("alert").get_by_text("Choose your secret objective first").wait_for()
        assert page.get_by_role("alert").get_by_role("link").inner_text() == "D3.2.1"
    begin(page, server, "blackout")
    page.wait_for_selector(OPTIONS)
    click_through(page, random.Random(2), 1)  # a start location
    waits(page)
    for place, phase in (
        (".location:not(.hot)", "phase 3 (Objectives)"),
        (".segment:not(.hot)", "phase 2 (Deployment)"),
    ):
        page.locator(place).first.click()
        page.get_by_role("alert").get_by_text(f"belongs to {phase}. This is phase 1").wait_for()
        before = moment(page)
        page.locator(OPTIONS).first.click()  # another question: the answer was about the last one
        changed(page, before)
        page.wait_for_function("() => !document.querySelector('[role=alert]')")


@pytest.mark.parametrize(
    ("game", "entry"), [("dual-powers", ".region"), ("blackout", ".district"), ("blackout", ".segment")]
)
def test_arrow_keys_lead_also_to_places_where_nothing_can_be_done(
    enter: Enter, server: str, game: str, entry: str
) -> None:
    """The keyboard asks for reasons as the mouse does."""
    page = enter()
    begin(page, server, game)
    page.wait_for_selector(OPTIONS)
    click_through(page, random.Random(2), 1)
    waits(page)
    page.locator(f"{entry}[tabindex='0']").first.focus()
    cold = "() => document.activeElement.matches('g[tabindex=\"-1\"]')"
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp") * 4:
        page.keyboard.press(key)
        if page.evaluate(cold):
            break
    assert page.evaluate(cold)
    page.keyboard.press("Enter")
    page.get_by_role("alert").wait_for()
    assert page.get_by_role("alert").get_by_role("link").count()
    assert page.evaluate(cold)


def test_what_nobody_chooses_tells_its_rule(enter: Enter, server: str) -> None:
    page = enter()
    begin(page, server, "dual-powers")
    page.wait_for_selector(OPTIONS)
    for piece, rule in (("will", "D3.3.7"), ("day", "D3.3.6")):
        page.locator(f'[role=img][data-piece="{piece}"]').first.click()
        page.get_by_role("alert").get_by_role("link", name=rule).wait_for()
    begin(page, server, "blackout")
    page.wait_for_selector(OPTIONS)
    page.set_viewport_size({"width": 1440, "height": 900})
    page.get_by_role("button", name="Market", exact=True).click()
    page.locator(".price button").first.click()
    page.get_by_role("alert").get_by_text("The price depends on how many cards the row holds").wait_for()


def test_somebody_comes_back_with_a_password(enter: Enter, server: str) -> None:
    page = enter("Ann")
    page.goto(f"{server}/me")
    page.get_by_label("Handle").fill("ann-of-old")
    page.get_by_label("New password").fill("correct horse")
    page.get_by_role("button", name="Set the password").click()
    page.get_by_text("Saved.").wait_for()
    page.get_by_role("button", name="Log out on this device").click()
    page.get_by_role("link", name="I have been here before").click()
    page.get_by_label("Handle").first.fill("ann-of-old")
    page.get_by_label("Password").fill("correct horse")
    page.get_by_role("button", name="Log in").click()
    page.get_by_role("link", name="You: Ann", exact=True).wait_for()


@pytest.mark.parametrize("game", ["dual-powers", "blackout"])
def test_a_table_is_as_long_as_the_screen_and_hints_go_without_a_trace(enter: Enter, server: str, game: str) -> None:
    page = enter(viewport={"width": 1280, "height": 600})  # its errors would be told
    begin(page, server, game)
    page.wait_for_selector(OPTIONS)
    for _ in range(3):
        page.get_by_role("button", name="Got it").click()
        page.wait_for_timeout(100)
        if not page.locator(".guide").count():
            break
    click_through(page, random.Random(4), 3)
    assert page.evaluate("document.documentElement.scrollHeight <= window.innerHeight")


def test_a_token_and_a_region_out_of_its_reach(enter: Enter, server: str) -> None:
    """What was chosen stays chosen, nothing else is played, and the rules say why."""
    page = enter()
    begin(page, server, "dual-powers")
    chance = random.Random(9)
    moving = ".token.hot"
    for _ in range(60):
        assert waits(page) == "asked"
        if page.locator(moving).count() and page.locator(".place.region.hot").count():
            page.locator(moving).first.dispatch_event("click")
            page.wait_for_timeout(50)
            if page.locator(".prompt ul.few").count():
                break
            page.keyboard.press("Escape")
            continue
        click_through(page, chance, 1)
    else:
        pytest.fail("no token could be moved")
    before, offered = moment(page), page.locator(OPTIONS).all_inner_texts()
    page.locator(".place.region:not(.hot)").first.dispatch_event("click")
    page.get_by_role("alert").get_by_role("link", name="D3.").first.wait_for()
    assert moment(page) == before
    assert page.locator(OPTIONS).all_inner_texts() == offered


def test_a_locked_slot_says_what_opens_it(enter: Enter, server: str) -> None:
    page = enter()
    begin(page, server, "blackout")
    page.wait_for_selector(OPTIONS)
    page.locator(".hong-kong .lock").first.click()
    page.get_by_role("alert").get_by_text(
        "Slot 4 is locked until you complete the second restore-power goal"
    ).wait_for()
    assert page.get_by_role("alert").get_by_role("link").inner_text() == "R1.05"


def test_house_rules_are_asked_and_told_in_words(enter: Enter, server: str) -> None:
    page = enter()
    page.goto(f"{server}/new/blackout?way=friends")
    page.get_by_text("More options").click()
    tokens = page.get_by_label("Transport tokens for 1 gasoline?")
    assert tokens.input_value() == "2"
    page.get_by_label("Which printing or readings?").select_option("2018")
    assert tokens.input_value() == "1"  # that printing's own rule
    page.get_by_label("Do transport tokens run out?").select_option("they can run out")
    page.get_by_role("button", name="Create the table").click()
    bob = enter("Bob")
    page.wait_for_url("**/table/*")
    bob.goto(page.url)
    heading = bob.get_by_role("heading", name="House rules of this table")
    heading.wait_for()
    told = heading.locator("+ ul li")
    assert told.all_inner_texts() == [
        "Which printing or readings? 2018",
        "Transport tokens for 1 gasoline? 1",
        "Do transport tokens run out? they can run out",
        "In which order are the actions of a specialist carried out? as printed where the text says “then”",
    ]
    bob.get_by_role("button", name="Sit here").click()
    page.get_by_role("button", name="Begin").click()
    bob.get_by_role("tab", name="Table").click()
    heading.wait_for()
    assert told.count() == 4


def test_what_others_did_is_told_and_can_be_skipped(enter: Enter, server: str) -> None:
    page = enter(motion=True)
    begin(page, server, "dual-powers")
    chance = random.Random(5)
    skips = (
        "document.querySelector('.retelling button').click()",
        "window.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape'}))",
    )
    for skip in skips:
        for _ in range(30):
            click_through(page, chance, 1)
            page.wait_for_selector(".retelling button, .prompt.asked, .ending h2")
            if page.locator(".retelling button").count():
                break
        else:
            pytest.fail("the bot did nothing that could be told")
        left = page.evaluate(
            f"async () => {{ {skip}; await new Promise(requestAnimationFrame);"
            " return document.querySelectorAll('.retelling').length }"
        )
        assert left == 0
    page.locator(".retelling").wait_for(state="detached")


def test_a_match_that_was_given_up_is_watched_from_every_seat(enter: Enter, server: str) -> None:
    page = enter()
    begin(page, server, "dual-powers")
    click_through(page, random.Random(1), 2)
    resign(page, "Table", "Give up")
    page.get_by_role("link", name="Watch the match").click()
    page.wait_for_selector(".replay .petrograd")
    assert page.locator("#seen-by option").count() == 3
    page.get_by_role("button", name="Continue from here").wait_for()
    assert page.get_by_text("from your own seat only").count() == 0


def test_at_one_screen_nobody_looks_behind_the_curtain_by_watching_again(enter: Enter, server: str) -> None:
    page = enter()
    at_table(page, server, "dual-powers")
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("link", name="Watch again").click()
    page.wait_for_selector(".replay .petrograd")
    assert page.locator("#seen-by option").all_inner_texts() == ["a spectator"]


def test_on_a_phone_a_reason_unfolds_the_list(enter: Enter, server: str) -> None:
    page = enter(viewport={"width": 360, "height": 740})
    begin(page, server, "dual-powers")
    page.wait_for_selector(OPTIONS)
    page.locator(".prompt button[aria-expanded=true]").click()
    page.get_by_role("button", name="Map", exact=True).click()
    page.locator(".place.region").first.dispatch_event("click")
    page.get_by_role("alert").get_by_text("Choose your secret objective first").wait_for()
