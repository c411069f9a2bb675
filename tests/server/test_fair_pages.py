"""Fair dice on the server: promised before play, proved at the end, in the browser too."""

import hashlib
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import douzaine as dz
from douzaine.bots.luck import luck
from douzaine.cli import main
from douzaine.match.fair import seal_of
from tests.conftest import depth, play_out
from tests.patience import wait_until
from tests.server.tools import Inside, code_in, play_to_the_end

VECTORS = json.loads((Path(__file__).parent.parent / "fair" / "vectors.json").read_text(encoding="utf-8"))
CHROMIUM = "/usr/bin/chromium"


def new_table(browser: Any) -> str:
    """A table of two: oneself and a bot, before play."""
    form = {"name": "Mia", "option-players": "2", "seat-0": "me", "seat-1": "open", "spectators": "on"}
    code = code_in(browser.post("/new/killer", data=form).url)
    browser.post(f"/t/{code}/bot", data={"seat": "1", "level": "simple"})
    return code


def finished(server: Inside, words: str = "tarte aux prunes") -> tuple[Any, str, dict[str, Any]]:
    """A match played to its end, with what its dice said before."""
    browser = server.browser()
    code = new_table(browser)
    browser.post(f"/t/{code}/words", data={"seat": "0", "words": words})
    before = browser.get(f"/t/{code}/fair.json").json()
    browser.post(f"/t/{code}/start")
    play_to_the_end(browser, server, code)
    return browser, code, before


@pytest.mark.slow
def test_the_promise_is_shown_before_play_and_kept(server: Inside, tmp_path: Path) -> None:
    browser, code, before = finished(server)
    assert before["seed"] is None
    assert before["events"] == []
    assert before["words"] == ["tarte aux prunes", ""]
    after = browser.get(f"/t/{code}/fair.json").json()
    assert after["commitment"] == before["commitment"] == hashlib.sha256(bytes.fromhex(after["seed"])).hexdigest()
    record = browser.get(f"/t/{code}/record").text
    match = dz.Match.replay(record)
    assert isinstance(match.dealer, dz.FairDealer)
    assert match.dealer.words == ("tarte aux prunes", "")
    dealer = dz.FairDealer(code, after["words"], bytes.fromhex(after["seed"]))
    for number, event in enumerate(after["events"]):
        assert dealer.choose(number, [int(weight) for weight in event["weights"]]) == event["outcome"]
    assert len(after["events"]) == sum(step.seat == dz.CHANCE for step in match.steps)
    file = tmp_path / "record.txt"
    file.write_text(record, encoding="utf-8")
    main(["verify", str(file)])


def test_the_seed_is_in_no_answer_before_the_end(server: Inside) -> None:
    browser = server.browser()
    code = code_in(browser.post("/play", data={"game": "killer", "name": "Mia"}).url)
    seed = server.do(server.services.store.tables.get(code)).seed
    for path in ("", "/fair", "/fair.json", "/story", "/record", "/replay"):
        assert seed not in browser.get(f"/t/{code}{path}").text
    assert browser.get(f"/t/{code}/record").status_code == 409


def test_words_are_only_for_those_who_sit_and_only_before_play(server: Inside) -> None:
    host, guest = server.browser(), server.browser()
    code = new_table(host)
    assert guest.post(f"/t/{code}/words", data={"seat": "0", "words": "mine"}).status_code == 404
    guest.post("/join", data={"code": code})
    assert guest.post(f"/t/{code}/words", data={"seat": "0", "words": "mine"}).status_code == 403
    assert guest.post(f"/t/{code}/words", data={"seat": "1", "words": "mine"}).status_code == 403
    host.post(f"/t/{code}/words", data={"seat": "0", "words": " a\r\n b\0 " + "x" * 500})
    assert host.get(f"/t/{code}/fair.json").json()["words"][0] == "a b " + "x" * 196
    host.post(f"/t/{code}/start")
    assert host.post(f"/t/{code}/words", data={"seat": "0", "words": "late"}).status_code == 409
    assert host.get(f"/t/{code}/fair.json").json()["words"][0].startswith("a b")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_plain_page_explains_it(server: Inside, lang: str) -> None:
    text = server.browser(lang).get("/fair").text
    assert f'lang="{lang}"' in text
    assert "HMAC-SHA256" in text


# ---- luck


@pytest.mark.slow
def test_luck_is_shown_at_the_end(server: Inside) -> None:
    browser, code, _ = finished(server)
    told = r'<td class="luck">(harsh|even|kind) <b class="figure">\d+</b></td>'
    wait_until(lambda: len(re.findall(told, browser.get(f"/t/{code}").text)) == 2)


@pytest.mark.slow
def test_percentiles_lie_on_both_sides_of_the_middle_if_chance_is_fair() -> None:
    box = dz.game("killer").box()
    found = [luck(play_out(dz.Match(box, seed=seed), random.Random(seed))).percentiles[0] for seed in range(depth(8))]
    assert 30 < sum(found) / len(found) < 65
    assert min(found) < 30
    assert max(found) > 70


@pytest.mark.slow
def test_one_players_luck_is_the_others_loss() -> None:
    match = play_out(dz.Match(dz.game("killer").box(), seed=5), random.Random(5))
    found = luck(match)
    assert sum(found.percentiles) == pytest.approx(100, abs=1)
    assert sum(found.points) == pytest.approx(0)
    assert found == luck(match)
    assert found.events == sum(step.seat == dz.CHANCE for step in match.steps)


# ---- in the browser


@pytest.fixture(scope="module")
def tab(server: Inside) -> Iterator[Any]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser.new_page(base_url=server.address, locale="en-GB")
        browser.close()


def test_javascript_meets_the_vectors(server: Inside, tab: Any) -> None:
    tab.goto("/fair")
    script = """async (vectors) => {
        const { commitment, digest, choose, seal } = await import("/static/verify.js");
        const words = await import("/static/words.js");
        const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
        const found = [];
        for (const { event, weights } of vectors.events)
            found.push([hex(await digest(vectors, event, 0)), await choose(vectors, event, weights)]);
        const seals = [];
        for (const { salt, words: text } of vectors.seals)
            seals.push([await seal(salt, text), await words.seal(salt, text)]);
        return [await commitment(vectors.seed), found, seals];
    }"""
    commitment, found, seals = tab.evaluate(script, VECTORS)
    assert seals == [[vector["seal"]] * 2 for vector in VECTORS["seals"]]
    assert commitment == VECTORS["commitment"]
    assert found == [[event["digest"], event["outcome"]] for event in VECTORS["events"]]


def test_the_browser_checks_a_match_and_finds_a_lie(server: Inside, tab: Any) -> None:
    _, code, _ = finished(server, "été \u202f😀,")
    tab.goto(f"/t/{code}/fair")
    tab.click("#fair-check")
    tab.wait_for_selector("#fair-result[data-fits=yes]")
    assert "All is well" in tab.inner_text("#fair-result")

    def lie(route: Any) -> None:
        told = route.fetch().json()
        told["events"][3]["outcome"] = (told["events"][3]["outcome"] + 1) % len(told["events"][3]["weights"])
        route.fulfill(json=told)

    tab.route("**/fair.json", lie)
    tab.click("#fair-check")
    tab.wait_for_selector("#fair-result[data-fits=no]")
    assert tab.inner_text("#fair-result").endswith("4")
    tab.unroute("**/fair.json")

    def lie_about_words(route: Any) -> None:
        told = route.fetch().json()
        told["words"][0] = "others"
        route.fulfill(json=told)

    tab.route("**/fair.json", lie_about_words)
    tab.click("#fair-check")
    tab.wait_for_selector("#fair-result:has-text('\"others\"')")
    tab.unroute("**/fair.json")


def test_the_browser_keeps_words_to_itself_until_the_start(server: Inside, tab: Any) -> None:
    tab.goto("/new/killer")
    tab.select_option("[name=seat-1]", "open")
    tab.click("form.setup button.primary")
    tab.wait_for_selector(".lobby")
    code = code_in(tab.url)
    tab.click("#fair-fold > summary")
    tab.wait_for_selector(".kept-here")
    assert not tab.is_visible(".kept-there")
    sent: list[str] = []
    tab.on("request", lambda request: sent.append(request.post_data or "") if request.method == "POST" else None)
    tab.fill("#words-0", "  été   à\u00a0Foix ")
    tab.click("form[data-seal] button")
    tab.wait_for_selector("form[data-seal]:not([data-seal=''])")
    kept = server.do(server.services.store.tables.get(code)).seats[0]
    assert kept.is_unrevealed
    assert kept.words == ""
    assert not any("Foix" in body for body in sent)
    guest = server.browser()
    guest.post("/join", data={"code": code})
    guest.post(f"/t/{code}/sit", data={"seat": "1", "name": "Noé"})
    assert kept.seal[:8] in guest.get(f"/t/{code}").text
    tab.click(f"form[action='/t/{code}/start'] button")
    tab.wait_for_selector("#page:not([data-version=lobby])")
    told = guest.get(f"/t/{code}/fair.json").json()
    assert told["words"] == ["été à Foix", ""]
    assert seal_of(told["seals"][0]["salt"], "été à Foix") == told["seals"][0]["seal"] == kept.seal


def test_a_personal_link_is_sent_on_by_a_script_and_leaves_the_address(server: Inside, tab: Any) -> None:
    browser = server.browser()
    browser.post("/me/name", data={"name": "Ondine"})
    link = re.findall(r'value="(http[^"]+/link#[\w-]+)"', browser.post("/me/link").text)[0]
    asked: list[str] = []
    tab.on("request", lambda request: asked.append(request.url))
    tab.goto(link)
    tab.wait_for_selector("input[name=sure]", state="attached")
    assert "Ondine" in tab.inner_text("h1")
    assert "#" not in tab.url
    assert not any(link.partition("#")[2] in url for url in asked if "#" not in url)
    tab.click("main button")
    tab.goto("/me")
    assert "Ondine" in tab.inner_text("h1")
