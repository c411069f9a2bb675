"""Pages as a person without JavaScript uses them: read the form, fill it in, send it."""

import json
import random
from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import Any

from starlette.testclient import TestClient

from douzaine.boards.regions import joined


@dataclass
class Decision:
    """The form of a table, as far as it says something."""

    page: dict[str, str] = field(default_factory=dict)  # data attributes
    hidden: dict[str, str] = field(default_factory=dict)
    radios: dict[str, list[str]] = field(default_factory=dict)  # by field
    boxes: list[tuple[str, str]] = field(default_factory=list)
    buttons: list[tuple[str, str]] = field(default_factory=list)
    sends: bool = False  # whether a button sends what is chosen
    refused: str = ""
    lang: str = ""

    @property
    def asked(self) -> bool:
        return self.page.get("data-asked") == "1"

    @property
    def over(self) -> bool:
        return "is-over" in self.page.get("class", "")

    def filled(self, rng: random.Random, ends: tuple[str, ...] = ()) -> dict[str, Any]:
        """One way to fill it in: a button with a value, or one of each group of radios and some boxes.

        `ends` are moves that end a turn, which are preferred where there is a button for one.
        """
        sent: dict[str, Any] = dict(self.hidden)
        for name, value in self.buttons:
            if value in ends:
                return sent | {name: value}
        ways = ["choose"] * bool(self.radios or self.boxes) + ["press"] * bool(self.buttons)
        if not ways and self.sends:
            return sent
        if rng.choice(ways) == "press":
            name, value = rng.choice(self.buttons)
            return sent | {name: value}
        for name, values in self.radios.items():
            sent[name] = rng.choice(values)
        if self.boxes:
            some = [box for box in self.boxes if rng.random() < 0.4] or [rng.choice(self.boxes)]
            for name in {name for name, _ in some}:
                sent[name] = [value for field, value in some if field == name]
        return sent


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found = Decision()
        self._form = self._open = False
        self._refused = False

    def handle_starttag(self, name: str, pairs: list[tuple[str, str | None]]) -> None:
        given = {key: value or "" for key, value in pairs}
        if name == "html":
            self.found.lang = given.get("lang", "")
        if given.get("id") == "page":
            self.found.page = given
        if name == "form":
            assert not self._open, "a form inside a form: the browser closes the outer one"
            self._open, self._form = True, given.get("id") == "decide"
        self._refused = self._refused or given.get("id") == "refused"
        if self._form and name == "input":
            self._take(given)
        if self._form and name == "button" and given.get("name"):
            self.found.buttons.append((given["name"], given.get("value", "")))
        elif self._form and name == "button" and given.get("type") == "submit":
            self.found.sends = True

    def _take(self, given: dict[str, str]) -> None:
        if given["type"] == "hidden":
            self.found.hidden[given["name"]] = given["value"]
        elif given["type"] == "radio":
            self.found.radios.setdefault(given["name"], []).append(given["value"])
        elif given["type"] == "checkbox" and "name" in given:  # one without a name only opens something
            self.found.boxes.append((given["name"], given["value"]))

    def handle_endtag(self, name: str) -> None:
        if name == "form":
            self._open = self._form = False
        if name == "p":
            self._refused = False

    def handle_data(self, text: str) -> None:
        if self._refused:
            self.found.refused += text.strip()


def read(html: str) -> Decision:
    reader = _Reader()
    reader.feed(html)
    return reader.found


class LivePage:
    """An open connection of a page, which puts regions together as the page does."""

    def __init__(self, session: Any) -> None:
        self._session, self._regions = session, dict[str, str]()

    def __enter__(self) -> "LivePage":
        self._session.__enter__()
        return self

    def __exit__(self, *error: Any) -> None:
        self._session.__exit__(*error)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._session, name)

    def receive_text(self) -> str:
        """The next page as HTML, or the answer to a decision as JSON."""
        text = str(self._session.receive_text())
        if (new := json.loads(text).get("regions")) is None:
            return text
        self._regions |= new
        return joined(self._regions)


class Visitor:
    """Somebody with cookies of their own. All share one client, because a test's server has one event loop."""

    def __init__(self, client: TestClient, lang: str = "en") -> None:
        self.client, self.cookies, self.lang = client, {}, lang

    def get(self, path: str, **more: Any) -> Any:
        return self._ask("GET", path, **more)

    def post(self, path: str, data: dict[str, Any] | None = None, **more: Any) -> Any:
        return self._ask("POST", path, data=data or {}, **more)

    def _ask(self, method: str, path: str, headers: dict[str, str] | None = None, **more: Any) -> Any:
        self.client.cookies.clear()
        sent = {"accept-language": self.lang, "origin": "http://testserver", "cookie": self.cookie, **(headers or {})}
        answer = self.client.request(method, path, headers=sent, follow_redirects=False, **more)
        for name, value in answer.cookies.items():
            self.cookies[name] = value
        return answer

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    def live(self, path: str, **headers: str) -> Any:
        self.client.cookies.clear()
        sent = {"origin": "http://testserver", "cookie": self.cookie, "accept-language": self.lang, **headers}
        session = self.client.websocket_connect(path, headers=sent)
        return session if path.startswith("/api/") else LivePage(session)

    def play(self, game: str) -> str:
        """A match against bots; the path of its table."""
        return str(self.post("/play", {"game": game}).headers["location"])

    def sit(self, table: str, seat: int, name: str) -> Any:
        """Come in by the table's word, and take a seat."""
        self.post("/join", {"code": table})
        return self.post(f"{table}/sit", {"seat": str(seat), "name": name})

    def decide(self, table: str, rng: random.Random) -> Any:
        """Fill in the form until it is taken: some ways to fill it in may not be legal."""
        for _ in range(60):
            decision = read(self.get(table).text)
            if not decision.asked:
                return None
            answer = self.post(f"{table}/move", decision.filled(rng))
            if answer.status_code == 303:
                return answer
            assert answer.status_code in (409, 422), answer.text
        raise AssertionError(f"no way to fill in {decision}")
