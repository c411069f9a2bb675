"""Previews of links in messages: a title, a sentence and a picture in a page's head."""

from dataclasses import dataclass

from starlette.requests import HTTPConnection


@dataclass(frozen=True)
class Preview:
    """The preview of a link. It contains nothing private, because messengers open links as strangers."""

    title: str
    description: str
    image: str  # the complete address
    address: str


def preview(request: HTTPConnection, title: str, description: str, image: str, query: str = "") -> Preview:
    """The preview of the current page; `image` is a path of ours, `query` the part of the address to keep."""
    base = str(request.base_url).rstrip("/")
    return Preview(title, description, base + image, base + request.url.path + query)
