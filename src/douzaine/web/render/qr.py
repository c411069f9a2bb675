"""QR codes."""

from io import BytesIO

import segno


def qr_code(link: str) -> bytes:
    """A QR code for a link, as SVG."""
    drawn = BytesIO()
    segno.make(link, error="m").save(drawn, kind="svg", border=2, dark="#1C2130", light="#FFFFFF", omitsize=True)
    return drawn.getvalue()
