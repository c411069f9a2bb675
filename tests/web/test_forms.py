"""Forms are read within bounds: what is long is taken apart elsewhere, and what is too much not at all."""

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

import douzaine.web
from douzaine.server import limits
from douzaine.web import forms
from douzaine.web.form_parts import read_parts
from tests.web.forms import Visitor

HERE = {"Origin": "http://testserver"}
FORM = {"Content-Type": forms.PLAIN, **HERE}


def test_fields_without_number_are_not_even_counted_one_by_one(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two megabytes of `&` took a second of everybody's time."""
    taken: list[Any] = []
    monkeypatch.setattr(forms, "parse_qsl", lambda *given: taken.append(given))
    for path in ("/join", "/play", "/new/killer", "/replays", "/learn/king12/1"):
        answer = client.post(path, content="&" * (limits.FORM_BYTES - 1), headers=FORM)
        assert answer.status_code == 413, path
    assert not taken


def test_a_long_form_is_taken_apart_by_a_worker(lea: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    elsewhere: list[int] = []
    beside = forms.beside

    async def noted(request: Any, seconds: float, function: Any, *given: Any) -> Any:
        elsewhere.append(len(given[0]))
        return await beside(request, seconds, function, *given)

    monkeypatch.setattr(forms, "beside", noted)
    assert lea.post("/theme", {"value": "dark", "more": "x" * 100}).status_code == 303
    assert not elsewhere
    assert lea.post("/theme", {"value": "dark", "more": "x" * limits.FORM_BYTES_AT_ONCE}).status_code == 303
    assert len(elsewhere) == 1
    assert elsewhere[0] > limits.FORM_BYTES_AT_ONCE


def test_a_form_in_parts_is_taken_apart_by_a_worker(lea: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    """Headers, encodings and line ends of every part are a stranger's, and some take long to read."""
    elsewhere: list[Any] = []
    beside = forms.beside

    async def noted(request: Any, seconds: float, function: Any, *given: Any) -> Any:
        elsewhere.append(function)
        return await beside(request, seconds, function, *given)

    monkeypatch.setattr(forms, "beside", noted)
    answer = lea.client.post("/replays", files={"record": ("Été.txt", "naïf".encode())}, headers=HERE)
    assert answer.status_code == 422
    assert elsewhere == [forms.read_parts]


PART = 'Content-Disposition: form-data; name="value"'


@pytest.mark.parametrize(
    ("kind", "part"),
    [
        (f"{forms.IN_PARTS}; charset=punycode; boundary=x", PART),  # 2 MB of it took more than five minutes
        (f"{forms.IN_PARTS}; charset=idna; boundary=x", PART),
        (f"{forms.IN_PARTS}; boundary=x{';' * 30_000}", PART),  # a sixth of a second, each time it is read
        (f"{forms.IN_PARTS}; boundary=x", "Content-Disposition: form-data"),
        (f"{forms.IN_PARTS}; bound=x", PART),
    ],
    ids=["punycode", "idna", "long", "no name", "no boundary"],
)
def test_odd_forms_in_parts_are_refused(kind: str, part: str, lea: Visitor) -> None:
    body = f"--x\r\n{part}\r\n\r\ndark\r\n--x--\r\n".encode()
    answer = lea.client.post("/theme", content=body, headers={**FORM, "Content-Type": kind}, follow_redirects=False)
    assert answer.status_code == 400


def test_a_form_in_parts_holds_texts_and_few_files() -> None:
    def read(*parts: tuple[str, str]) -> Any:
        body = "".join(f"--x\r\nContent-Disposition: form-data; {head}\r\n\r\n{text}\r\n" for head, text in parts)
        return read_parts(f"{body}--x--\r\n".encode(), f"{forms.IN_PARTS}; boundary=x", 2, 3, 10)

    assert read(('name="a"', "é"), ('name="b"; filename="f.txt"', "x\ny" * 10)) == [
        ("a", "é"),
        ("b", "f.txt", b"x\ny" * 10),
    ]
    assert read(('name="b"; filename=""', "")) == [("b", "", b"")]
    assert read(*[('name="a"', "1")] * 4) is None
    assert read(*[('name="a"; filename="f"', "1")] * 3) is None
    assert read(('name="a"', "1" * 11)) is None


def test_texts_arrive_as_they_were_typed(lea: Visitor) -> None:
    for name in ("Zoé & Co", "a+b=c", "Ω%41", "😀"):
        lea.post("/me/name", {"name": name})
        assert f'value="{name.replace("&", "&amp;")}"' in lea.get("/me").text


def test_no_page_reads_a_form_without_bounds() -> None:
    for file in Path(douzaine.web.__path__[0]).rglob("*.py"):
        assert file.name == "forms.py" or ".form(" not in file.read_text(encoding="utf-8"), file
