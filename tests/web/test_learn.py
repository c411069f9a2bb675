"""Lessons as pages and plain forms: no script is needed, nobody is made, nothing is refused silently."""

import re
from html.parser import HTMLParser

import pytest

from douzaine.lessons import lesson_of, lessons
from douzaine.server import limits
from douzaine.texts import LANGUAGES
from tests.web.forms import Visitor


class _Pointed(HTMLParser):
    """What a page points at: the fields of marked pieces, and buttons that send something of their own."""

    def __init__(self) -> None:
        super().__init__()
        self.fields: dict[str, list[str]] = {}
        self.buttons: list[tuple[str, str]] = []
        self.links: dict[str, str] = {}
        self.text = ""
        self._inside = self._heading = False

    def handle_starttag(self, name: str, pairs: list[tuple[str, str | None]]) -> None:
        given = {key: value or "" for key, value in pairs}
        self._heading = given.get("id") == "prompt"
        if name == "label":
            self._inside = "pointed" in given.get("class", "").split()
        if name == "input" and self._inside:
            self.fields.setdefault(given["name"], []).append(given["value"])
        if name == "button" and given.get("name"):
            self.buttons.append((given["name"], given["value"]))
        if name == "a" and given.get("id"):
            self.links[given["id"]] = given["href"]

    def handle_endtag(self, name: str) -> None:
        self._inside = self._inside and name != "label"
        self._heading = False

    def handle_data(self, text: str) -> None:
        if self._heading:
            self.text += text


def read(html: str) -> _Pointed:
    found = _Pointed()
    found.feed(html)
    return found


def sent_for(page: _Pointed, wanted: list[str]) -> dict[str, list[str]]:
    """The form of a learner who does as the page says: what it points at, or the button with these words."""
    if page.fields:
        return page.fields
    name, value = next((name, value) for name, value in page.buttons if value in wanted or name == "go")
    return {name: [value]}


@pytest.mark.parametrize(("id", "lang"), [(id, LANGUAGES[n % 2]) for n, id in enumerate(lessons())])
def test_a_lesson_is_done_by_what_its_pages_point_at(lea: Visitor, id: str, lang: str) -> None:
    lea.lang, lesson = lang, lesson_of(id)
    address = lea.get(f"/learn/{id}").headers["location"]
    for step in lesson.steps:
        assert address == f"/learn/{id}/{step.number}"
        html = lea.get(address).text
        assert step.note is None or html.count(step.note[lang]) == 2, "to be read once, and spoken"
        done, page = list[str](), read(html)
        assert step.say[lang] in page.text
        while "go-on" not in page.links:
            answer = lea.post(address, sent_for(page, list(step.meant)))
            assert answer.status_code == 303, answer.text
            address = answer.headers["location"]
            done.append(address)
            page = read(lea.get(address).text)
        assert step.done[lang] in page.text
        assert len(done) == 1 + max(line.form or 0 for line in step.script)
        address = page.links["go-on"]
    assert address == f"/learn/{id}/end"
    assert lesson.learnt[0][lang] in lea.get(address).text
    assert "douzaine" not in lea.cookies, "nobody is made for whoever only learns"


def test_another_move_is_answered_kept_or_taken_back(lea: Visitor) -> None:
    answer = lea.post("/learn/king12/2", {"move": "play alchemist"})
    page = lea.get(answer.headers["location"]).text
    shown = read(page)
    assert "2 × 3 = 6" in shown.text
    assert "Go on with\u00a06" in page
    assert "Try the Golem" in page
    assert "You are first with 12: 2 points." in page, "what the lesson’s move would have brought"
    assert shown.links["take-back"] == "/learn/king12/2"
    assert shown.links["keep-it"] == "/learn/king12/3"


@pytest.mark.parametrize(
    ("path", "form", "status"),
    [
        ("/learn/king12/2", {"move": "play lady"}, 422),
        ("/learn/king12/2", {}, 422),
        ("/learn/king12/2", {"move": "x" * 500}, 422),
        ("/learn/killer/1", {"move": "keep 6"}, 422),
        ("/learn/king12/2?did=play+golem", {"move": "play knight"}, 422),
        ("/learn/heroes12/1", {"move": "at x y z", "region": "9", "food": "-1"}, 422),
        ("/learn/king12/99", {"move": "play golem"}, 422),
        ("/learn/nothing/1", {"move": "play golem"}, 404),
    ],
)
def test_what_cannot_be_is_said(lea: Visitor, path: str, form: dict[str, str], status: int) -> None:
    answer = lea.post(path, form)
    assert answer.status_code == status
    said = re.search(r'id="refused"[^>]*>([^<]+)|<h1[^>]*>([^<]+)', answer.text)
    assert said


@pytest.mark.parametrize("path", ["/learn/king12/2?did=play+lady", "/learn/king12/0", "/learn/king12/2?did=go"])
def test_addresses_that_name_nothing_are_refused(lea: Visitor, path: str) -> None:
    assert lea.get(path).status_code == 422


def test_an_address_is_bounded(lea: Visitor) -> None:
    many = "&".join(["did=play+golem"] * (limits.LESSON_MOVES + 1))
    assert lea.get(f"/learn/king12/2?{many}").status_code == 422
    assert lea.get(f"/learn/king12/2?did={'x' * (limits.LESSON_MOVE_CHARACTERS + 1)}").status_code == 422


# ---- left, resumed, repeated, skipped


def test_a_lesson_is_left_and_resumed(lea: Visitor) -> None:
    lea.get("/learn/king12/1")
    lea.get("/learn/king12/3")
    assert lea.get("/learn/king12").headers["location"] == "/learn/king12/3"
    assert "step 3 of 5" in lea.get("/learn").text
    assert 'href="/learn/king12"' in lea.get("/").text


def test_what_is_done_stays_done_and_can_be_repeated(lea: Visitor) -> None:
    lea.get("/learn/killer/end")
    lea.get("/learn/killer/1")
    assert lea.cookies["learnt"] == "killer.end"
    page = lea.get("/learn").text
    assert 'href="/learn/killer/1"' in page
    assert lea.get("/learn/killer").headers["location"] == "/learn/killer/1"


def test_skipping_is_remembered(lea: Visitor) -> None:
    assert "learn-first" in lea.get("/").text
    assert "Lesson skipped" in lea.get("/learn/killer/skip").text
    assert lea.cookies["learnt"] == "killer.skip"
    assert 'id="learn-first"' not in lea.get("/").text


@pytest.mark.parametrize("name", ["sec-purpose", "purpose", "sec-fetch-site"])
def test_only_looking_is_noted(lea: Visitor, name: str) -> None:
    """Neither a page that a browser fetches ahead nor a link from elsewhere moves anybody on."""
    said = "cross-site" if name == "sec-fetch-site" else "prefetch;prerender"
    for path in ("/learn/killer/4", "/learn/killer/end", "/learn/killer/skip"):
        assert lea.get(path, headers={name: said}).status_code == 200
    assert "learnt" not in lea.cookies
    lea.get("/learn/killer/4", headers={"sec-fetch-site": "same-origin"})
    assert lea.cookies["learnt"] == "killer.4"


def test_home_offers_to_learn_first_to_somebody_new_only(lea: Visitor) -> None:
    page = lea.get("/").text
    assert page.index('id="learn-first"') < page.index('class="shelf"')
    lea.play("killer")
    assert 'id="learn-first"' not in lea.get("/").text


@pytest.mark.parametrize("cookie", ["x", "killer.", "killer.x", "killer.999", "nothing.1", "." * 5000, "killer.0"])
def test_a_cookie_that_is_none_of_ours_is_ignored(lea: Visitor, cookie: str) -> None:
    lea.cookies["learnt"] = cookie
    assert lea.get("/learn").status_code == 200
    assert lea.get("/").status_code == 200
    assert lea.get("/learn/killer").headers["location"].startswith("/learn/killer/")


def test_progress_is_kept_with_the_person(lea: Visitor) -> None:
    lea.get("/learn/killer/end")
    lea.play("killer")
    lea.get("/learn/king12/3")
    assert lea.cookies["learnt"] == "killer.end", "what came before somebody was made"
    del lea.cookies["learnt"]  # as on another device
    assert lea.get("/learn/king12").headers["location"] == "/learn/king12/3"
    assert lea.get("/me/export").json()["lessons"] == "killer.end-king12.3"
    assert "done" in lea.get("/learn").text
