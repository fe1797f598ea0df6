"""Measure the web client in Chromium: bytes of a first load, start, clicks, stories, frames, and what Lighthouse says.

`lamplight serve` runs with a database of its own, and the browser comes to it with an empty cache. Prints a table and
writes bench/results/web.json. Nothing is asserted.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import statistics
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from lighthouse import scores
from rich.console import Console
from rich.table import Table as Grid

import lamplight
from lamplight.testing.serving import whole_server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

HERE = Path(__file__).parent
OUT = HERE.parent / "results" / "web.json"
OPTIONS = ".prompt:not([data-guarded]) button.option:not([aria-disabled=true])"
PANNED = 4000
"""So many milliseconds the map is moved to and fro."""
WATCH = """
window.told = [];
window.flown = [];
window.shown = {};
const Plain = window.WebSocket;
const TOLD = '.retelling, .stage > *';
const painted = then => requestAnimationFrame(() => {
    const done = new MessageChannel();
    done.port1.onmessage = then;
    done.port2.postMessage(null);
});
let arrived = 0;
window.WebSocket = class extends Plain {
    constructor(...given) {
        super(...given);
        this.addEventListener('message', (event) => {
            const text = String(event.data);
            if (!text.includes('"update"') || !text.includes('"log":[{')) return;
            if (!arrived && !document.querySelector(TOLD)) arrived = performance.now();
        });
    }
};
let flying = 0;
const frame = now => {
    const pieces = document.querySelectorAll('.stage > .piece').length;
    if (pieces && flying) window.flown.push(now - flying);
    flying = pieces ? now : 0;
    requestAnimationFrame(frame);
};
requestAnimationFrame(frame);
new MutationObserver(() => {
    for (const [name, what] of Object.entries({shell: 'header button', board: '.hong-kong, .petrograd'}))
        if (!(name in window.shown) && document.querySelector(what)) window.shown[name] = performance.now();
    if (arrived && document.querySelector(TOLD)) {
        const at = arrived;
        arrived = 0;
        painted(() => window.told.push(performance.now() - at));
    }
}).observe(document, {childList: true, subtree: true});
"""
CLICK = """async options => {
    const version = () => document.querySelector('.table')?.dataset.version;
    const painted = () => new Promise(done => requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = done;
        channel.port2.postMessage(null);
    }));
    const all = [...document.querySelectorAll(options)];
    const free = all.filter(one => !one.querySelector('em.soft'));  // before others one is asked whether to pay
    const buttons = free.length ? free : all;
    const before = version();
    const start = performance.now();
    buttons[Math.floor(Math.random() * buttons.length)].click();
    await painted();
    const answered = performance.now() - start;
    while (version() === before && performance.now() - start < 5000) {
        document.querySelector('.prompt .ask button.main')?.click();
        await new Promise(done => setTimeout(done, 1));
    }
    await painted();
    return [answered, performance.now() - start];
}"""
PLAY = """async ([options, count]) => {
    while (window.told.length < count && !document.querySelector('.ending h2')) {
        document.querySelector('[aria-modal=true] button.main')?.click();
        const agree = document.querySelector('.prompt .ask button.main');
        const buttons = agree ? [agree] : document.querySelectorAll(options);
        if (buttons.length) buttons[Math.floor(Math.random() * buttons.length)].click();
        await new Promise(done => setTimeout(done, 50));
    }
}"""
BLANK = """async time => {
    const box = document.querySelector('div');
    const frames = [];
    const start = performance.now();
    while (performance.now() - start < time) {
        await new Promise(requestAnimationFrame);
        frames.push(performance.now());
        box.style.transform = `translate(${frames.length % 300}px, 0)`;
    }
    return frames.slice(1).map((frame, number) => frame - frames[number]);
}"""
PAN = """async time => {
    const map = document.querySelector('.city .window');
    const box = map.getBoundingClientRect();
    const at = (x, y, type) => map.dispatchEvent(new PointerEvent(type, {bubbles: true, clientX: x, clientY: y}));
    const middle = [box.left + box.width / 2, box.top + box.height / 2];
    at(...middle, 'pointerdown');
    const frames = [];
    const start = performance.now();
    while (performance.now() - start < time) {
        await new Promise(requestAnimationFrame);
        frames.push(performance.now());
        const turn = (performance.now() - start) / 400;
        at(middle[0] + Math.sin(turn) * box.width / 5, middle[1] + Math.cos(turn) * box.height / 5, 'pointermove');
    }
    at(...middle, 'pointerup');
    return frames.slice(1).map((frame, number) => frame - frames[number]);
}"""
Json: TypeAlias = "str | int | float | list[Json] | dict[str, Json] | None"
Result: TypeAlias = dict[str, Json]


def context_of(browser: Browser, state: Any = None) -> BrowserContext:
    """A browser that has never been here, but for its cookie; nothing of ours answers in the server's place."""
    context = browser.new_context(
        viewport={"width": 1440, "height": 900}, locale="en", storage_state=state, service_workers="block"
    )
    context.set_default_timeout(60_000)
    context.add_init_script(WATCH)
    return context


def begin(page: Page, address: str, game: str, way: str = "", players: str = "") -> str:
    """A table by the form, with bots unless another way is named; gives its address."""
    page.goto(f"{address}/new/{game}" + (f"?way={way}" if way else ""))
    if players:
        page.select_option("select[name=players]", players)
    if page.locator("input[name=level][value=random]").count():
        page.check("input[name=level][value=random]")
    page.click("form:not([method=dialog]) button.main")
    page.wait_for_url("**/table/*")
    return page.url


def lift(page: Page) -> None:
    """Whoever sits at this screen takes it over."""
    page.wait_for_selector(f".curtain button, {OPTIONS}, .ending h2")
    if page.locator(".curtain button").count():
        page.locator(".curtain button").first.click()
        page.wait_for_selector(OPTIONS)


def first_load(browser: Browser, state: Any, url: str) -> Result:
    """What a first visit to a table costs, and when what is there."""
    context = context_of(browser, state)
    page = context.new_page()
    wire: Any = context.new_cdp_session(page)
    wire.send("Network.enable")
    got: dict[str, int] = {}
    names: dict[str, str] = {}
    frames: list[int] = []

    def answered(told: dict[str, Any]) -> None:
        names[told["requestId"]] = told["response"]["url"]

    def finished(told: dict[str, Any]) -> None:
        got[told["requestId"]] = int(told["encodedDataLength"])

    def heard(told: dict[str, Any]) -> None:
        frames.append(len(told["response"]["payloadData"]))

    wire.on("Network.responseReceived", answered)
    wire.on("Network.loadingFinished", finished)
    wire.on("Network.webSocketFrameReceived", heard)
    page.goto(url)
    lift(page)
    page.wait_for_selector(".hong-kong, .petrograd")
    page.wait_for_timeout(1500)
    shown = page.evaluate("() => window.shown")
    kinds = {"program": 0, "texts": 0, "pictures": 0, "rest": 0}
    for request, size in got.items():
        path = names.get(request, "")
        kind = "pictures" if "/api/pictures/" in path else "texts" if "/api/texts/" in path else "rest"
        kinds["program" if "/assets/" in path or "/table/" in path else kind] += size
    context.close()
    return {
        **{f"{kind}_kb": size / 1000 for kind, size in kinds.items()},
        "all_kb": sum(kinds.values()) / 1000,
        "socket_kb": sum(frames) / 1000,
        "shell_ms": shown["shell"],
        "board_ms": shown["board"],
    }


def median_of(runs: list[Result]) -> Result:
    """Of several runs, figure by figure."""
    return {key: statistics.median(float(str(run[key])) for run in runs) for key in runs[0]}


def spread(times: list[float]) -> Result:
    """Times in milliseconds."""
    ordered = sorted(times)
    return {
        "count": len(ordered),
        "p50_ms": statistics.median(ordered),
        "p95_ms": ordered[min(len(ordered) - 1, int(len(ordered) * 0.95))],
        "max_ms": ordered[-1],
    }


def clicks(page: Page, count: int) -> tuple[Result, Result]:
    """Options clicked at one screen: until something is seen, and until the answer is drawn."""
    seen: list[float] = []
    drawn: list[float] = []
    while len(seen) < count:
        lift(page)
        if page.locator(".ending h2").count():
            break
        first, whole = page.evaluate(CLICK, OPTIONS)
        seen.append(first)
        drawn.append(whole)
    return spread(seen), spread(drawn)


def stories(page: Page, count: int) -> tuple[Result, Result]:
    """Moves of bots, from the message to the first frame that tells of them, and the frames while pieces fly.

    The page plays by itself: a driver would cost time, too. What comes while something is being told waits by design.
    """
    page.wait_for_selector(OPTIONS)
    page.wait_for_selector(".hong-kong, .petrograd")
    page.evaluate("() => { window.told = []; window.flown = []; }")
    page.evaluate(PLAY, [OPTIONS, count])
    return spread(page.evaluate("() => window.told")), frames_of(page.evaluate("() => window.flown"))


def frames_of(frames: list[float]) -> Result:
    """How evenly they came."""
    return {
        "frames_per_second": 1000 * len(frames) / sum(frames),
        "p95_ms": sorted(frames)[int(len(frames) * 0.95)],
        "longest_ms": max(frames),
    }


def blank(context: BrowserContext) -> Result:
    """One box that moves on an empty page: what this machine and browser can do at best."""
    page = context.new_page()
    page.set_content("<div style='width: 200px; height: 200px; background: red; will-change: transform'></div>")
    frames: list[float] = page.evaluate(BLANK, PANNED)
    page.close()
    return frames_of(frames)


def pan(page: Page) -> Result:
    """Frames while the map is dragged about, come near."""
    for _ in range(2):
        page.locator(".zoom button").first.click()
    page.wait_for_timeout(2000)
    frames: list[float] = page.evaluate(PAN, PANNED)
    return {"lamps": page.locator(".city .lamp").count(), **frames_of(frames)}


def measure(browser: Browser, address: str, runs: int, count: int, say: Callable[[str], None]) -> Result:
    """All of it."""
    context = context_of(browser)
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector(".games article")
    result: Result = {}
    for game in ("blackout", "dual-powers"):
        say(f"first load: {game}")
        url = begin(page, address, game, "together")
        lift(page)
        state = context.storage_state()
        result[f"load {game}"] = median_of([first_load(browser, state, url) for _ in range(runs)])
        say(f"clicks: {game}")
        page.goto(url)
        seen, drawn = clicks(page, count)
        result[f"seen {game}"], result[f"drawn {game}"] = seen, drawn
        say(f"stories: {game}")
        begin(page, address, game)
        result[f"told {game}"], result[f"flown {game}"] = stories(page, count)
    say("panning")
    begin(page, address, "blackout", players="4")
    stories(page, 4 * count)
    result["pan"] = pan(page)
    result["blank"] = blank(context)
    context.close()
    return result


def main() -> None:
    """Measure, show and write."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - only who measures has it

    parser = argparse.ArgumentParser(description="Measure the web client in Chromium.")
    parser.add_argument("--runs", type=int, default=5, help="first loads of each game")
    parser.add_argument("--count", type=int, default=60, help="clicks and messages of each game")
    parser.add_argument("--out", type=Path, default=OUT)
    given = parser.parse_args()
    console = Console()
    found = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    with whole_server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        version = browser.version
        result = measure(browser, address, given.runs, given.count, lambda text: console.print(text, style="dim"))
        browser.close()
        console.print("lighthouse", style="dim")
        result |= {
            f"lighthouse {name}": row
            for name, row in scores(
                playwright.chromium, found, address, lambda page: begin(page, address, "blackout")
            ).items()
        }
    machine: Result = {"system": platform.system(), "architecture": platform.machine(), "cores": os.cpu_count() or 1}
    whole: Result = {"lamplight": lamplight.__version__, "browser": f"Chromium {version}", "machine": machine, **result}
    given.out.parent.mkdir(parents=True, exist_ok=True)
    given.out.write_text(json.dumps(whole, indent=1) + "\n", encoding="utf-8")
    grid = Grid("part", "figure", "value")
    for part, figures in result.items():
        assert isinstance(figures, dict)
        for name, value in figures.items():
            grid.add_row(part, name, f"{value:.1f}" if isinstance(value, float) else str(value))
    console.print(grid)


if __name__ == "__main__":
    main()
