"""How links look in a message: a title, a sentence and a picture, as messengers read them from a page's head."""

from dataclasses import dataclass

from starlette.requests import HTTPConnection


@dataclass(frozen=True)
class Preview:
    """What a messenger shows of a link. Nothing in it is for somebody alone: messengers open links as strangers."""

    title: str
    description: str
    image: str  # its whole address
    address: str


def preview(request: HTTPConnection, title: str, description: str, image: str, query: str = "") -> Preview:
    """The preview of the page that is asked for; `image` is a path of ours, `query` what its address has to keep."""
    base = str(request.base_url).rstrip("/")
    return Preview(title, description, base + image, base + request.url.path + query)
