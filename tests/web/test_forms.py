"""Forms are read within bounds: what is long is taken apart elsewhere, and what is too much not at all."""

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

import douzaine.web
from douzaine.server import limits
from douzaine.web import forms
from tests.web.forms import Visitor

FORM = {"Content-Type": forms.PLAIN, "Origin": "http://testserver"}


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


def test_texts_arrive_as_they_were_typed(lea: Visitor) -> None:
    for name in ("Zoé & Co", "a+b=c", "Ω%41", "😀"):
        lea.post("/me/name", {"name": name})
        assert f'value="{name.replace("&", "&amp;")}"' in lea.get("/me").text


def test_no_page_reads_a_form_without_bounds() -> None:
    for file in Path(douzaine.web.__path__[0]).rglob("*.py"):
        assert file.name == "forms.py" or ".form(" not in file.read_text(encoding="utf-8"), file
