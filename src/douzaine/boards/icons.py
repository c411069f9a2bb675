"""Icons in the colour of the surrounding text (`currentColor`), and the badges of states."""

from functools import cache, lru_cache

from douzaine.boards.markup import Markup, svg, tag

HEART = "M0 .92C-.5.5-1 .1-1-.34-1-.72-.72-.92-.46-.92-.22-.92-.06-.78 0-.62.06-.78.22-.92.46-.92.72-.92 1-.72 1-.34 1 .1.5.5 0 .92Z"
_LINE = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"'
ICONS = {
    "heart": f'<path d="{HEART}" fill="currentColor"/>',
    "sword": '<path d="M.98-.98.9-.45-.22.62-.62.22.45-.9Z" fill="currentColor"/>'
    f'<path d="M-.78-.02.02.78M-.5.5-.92.92" {_LINE} stroke-width=".22"/>',
    "eye": f'<path d="M-1 0Q0-1.05 1 0 0 1.05-1 0Z" {_LINE} stroke-width=".2"/><circle r=".34" fill="currentColor"/>',
    "discard": f'<path d="M0-.95V.28M-.46-.14 0 .34.46-.14" {_LINE} stroke-width=".26"/>'
    f'<path d="M-.9.35V.9H.9V.35" {_LINE} stroke-width=".24"/>',
    "bubble": f'<path d="M-.95-.8H.95Q1.05-.8 1.05-.65V.3Q1.05.45.9.45H-.1L-.5.95V.45H-.9Q-1.05.45-1.05.3V-.65Q-1.05-.8-.95-.8Z" {_LINE} stroke-width=".18"/>',
    "mask": '<path fill-rule="evenodd" fill="currentColor" d="M-1-.4Q-.5-.72 0-.4.5-.72 1-.4 1.02.5.5.52.16.5 0 .16-.16.5-.5.52-1.02.5-1-.4ZM-.68-.06A.22.15 0 1 0-.24-.06.22.15 0 1 0-.68-.06ZM.24-.06A.22.15 0 1 0 .68-.06.22.15 0 1 0 .24-.06Z"/>',
    "arrow": '<path d="M-.6-.62.62 0-.6.62Z" fill="currentColor"/>',
    "check": f'<path d="M-.62.04-.14.52.66-.5" {_LINE} stroke-width=".32"/>',
    "cross": f'<path d="M-.5-.5.5.5M.5-.5-.5.5" {_LINE} stroke-width=".26"/>',
    "moon": '<path d="M.5-.82A.96.96 0 1 0 .92.42.78.78 0 0 1 .5-.82Z" fill="currentColor"/>',
    "sun": '<circle r=".46" fill="currentColor"/><path d="M0-1V-.74M0 1V.74M-1 0H-.74M1 0H.74M-.7-.7-.52-.52M.7.7.52.52M-.7.7-.52.52M.7-.7.52-.52"'
    f' {_LINE} stroke-width=".18"/>',
    "sound": '<path d="M-.95-.32H-.55L0-.78V.78L-.55.32H-.95Z" fill="currentColor"/>'
    f'<path d="M.32-.36Q.6 0 .32.36M.6-.66Q1.1 0 .6.66" {_LINE} stroke-width=".18"/>',
    "menu": f'<path d="M-.8-.5H.8M-.8 0H.8M-.8.5H.8" {_LINE} stroke-width=".2"/>',
    "gear": '<path fill-rule="evenodd" fill="currentColor" d="M-.16-1H.16L.24-.72.5-.6.76-.76.98-.5.8-.24.84.06 1.06.2.9.56.6.54.4.76.42 1.02H.06L-.06.78-.36.74-.6.9-.84.64-.7.38-.8.1-1.04-.06-.94-.4-.66-.42-.46-.64-.5-.92-.16-1ZM-.36 0A.36.36 0 1 0 .36 0 .36.36 0 1 0-.36 0Z"/>',
    "shield": f'<path d="M0-.95.85-.68V0C.85.5.5.82 0 1-.5.82-.85.5-.85 0V-.68Z" {_LINE} stroke-width=".17"/><path d="M-.36 0-.08.28.4-.28" {_LINE} stroke-width=".2"/>',
    "to-start": '<path d="M-.9-.7V.7M.8-.7-.6 0 .8.7Z" fill="currentColor" stroke="currentColor" stroke-width=".2"/>',
    "step-back": '<path d="M.6-.7-.7 0 .6.7Z" fill="currentColor"/>',
    "step-on": '<path d="M-.6-.7.7 0-.6.7Z" fill="currentColor"/>',
    "to-end": '<path d="M.9-.7V.7M-.8-.7.6 0-.8.7Z" fill="currentColor" stroke="currentColor" stroke-width=".2"/>',
    "dot": '<circle r=".5" fill="currentColor"/>',
    "book": f'<path d="M0-.7C-.3-.9-.7-.9-1-.8V.7C-.7.6-.3.6 0 .8.3.6.7.6 1 .7V-.8C.7-.9.3-.9 0-.7ZV.8" {_LINE} stroke-width=".17"/>',
    "link": f'<path d="M-.2.2.2-.2M-.1-.42.28-.8A.42.42 0 0 1 .8-.28L.42.1M.1.42-.28.8A.42.42 0 0 1-.8.28L-.42-.1" {_LINE} stroke-width=".2"/>',
    "no": f'<circle r=".85" {_LINE} stroke-width=".2"/><path d="M-.58.58.58-.58" {_LINE} stroke-width=".2"/>',
    "up": '<path d="M0-.7.75.55H-.75Z" fill="currentColor"/>',
    "down": '<path d="M0 .7.75-.55H-.75Z" fill="currentColor"/>',
    "undo": f'<path d="M-.8-.35H.25A.6.6 0 0 1 .25.8H-.3M-.42-.78-.85-.35-.42.08" {_LINE} stroke-width=".2"/>',
    "copy": f'<path d="M-.3-.3H.8V.85H-.3ZM-.3.5H-.75V-.8H.45V-.3" {_LINE} stroke-width=".18"/>',
    "share": f'<path d="M0 .35V-.9M-.4-.52 0-.92.4-.52M-.35-.2H-.7V.9H.7V-.2H.35" {_LINE} stroke-width=".18"/>',
    "save": f'<path d="M0-.9V.4M-.42 0 0 .42.42 0M-.85.5V.9H.85V.5" {_LINE} stroke-width=".2"/>',
    "open": f'<path d="M0 .42V-.85M-.42-.45 0-.87.42-.45M-.85.5V.9H.85V.5" {_LINE} stroke-width=".2"/>',
    "dice": f'<rect x="-.8" y="-.8" width="1.6" height="1.6" rx=".3" {_LINE} stroke-width=".18"/><circle cx="-.32" cy="-.32" r=".16" fill="currentColor"/><circle cx=".32" cy=".32" r=".16" fill="currentColor"/><circle cx="0" cy="0" r=".16" fill="currentColor"/>',
    "people": f'<circle cx="-.3" cy="-.45" r=".38" {_LINE} stroke-width=".18"/><path d="M-1 .85C-1 .3-.7.1-.3.1S.4.3.4.85M.3-.8A.38.38 0 0 1 .3-.1M.55.15C.85.25 1 .5 1 .85" {_LINE} stroke-width=".18"/>',
    "clock": f'<circle r=".88" {_LINE} stroke-width=".18"/><path d="M0-.5V0L.36.22" {_LINE} stroke-width=".2"/>',
    "edit": f'<path d="M-.8.8-.68.3.4-.78.78-.4-.3.68ZM.18-.56.56-.18" {_LINE} stroke-width=".17"/>',
    "warning": f'<path d="M0-.8.95.8H-.95Z" {_LINE} stroke-width=".18"/><path d="M0-.2V.25" {_LINE} stroke-width=".2"/><circle cy=".54" r=".11" fill="currentColor"/>',
    "plus": f'<path d="M-.6 0H.6M0-.6V.6" {_LINE} stroke-width=".2"/>',
    "picture": f'<path d="M-.95-.75H.95V.75H-.95ZM-.95.45-.35-.1.1.3.45 0 .95.45" {_LINE} stroke-width=".17"/><circle cx=".42" cy="-.35" r=".16" fill="currentColor"/>',
    "chart": f'<path d="M-.85-.85V.85H.85M-.5.35-.1-.15.2.12.75-.55" {_LINE} stroke-width=".19"/>',
    "search": f'<circle cx="-.18" cy="-.18" r=".58" {_LINE} stroke-width=".2"/><path d="M.28.28.9.9" {_LINE} stroke-width=".24"/>',
    "play": '<path d="M-.5-.75.8 0-.5.75Z" fill="currentColor"/>',
    "pause": '<path d="M-.55-.7H-.15V.7H-.55ZM.15-.7H.55V.7H.15Z" fill="currentColor"/>',
    "bolt": '<path d="M.25-1-.7.15H-.1L-.25 1 .7-.2H.1Z" fill="currentColor"/>',
}  # fmt: skip


@lru_cache(2000)
def icon(name: str, label: str | None = None, class_: str = "") -> Markup:
    """An icon as large as its text, in its colour. Names are the keys of `ICONS`."""
    classes = f"icon icon-{name} {class_}".strip()
    return svg(2.4, 2.4, Markup(ICONS[name]), left=-1.2, top=-1.2, class_=classes, label=label)


@cache
def heart_lost() -> Markup:
    """A crossed-out heart for lost HP, recognisable by shape as well as by colour."""
    outline = tag("path", d=HEART, fill="none", stroke="currentColor", stroke_width=0.18)
    return svg(
        2.4,
        2.4,
        outline,
        tag("path", d="M-.9.8.9-.9", stroke="currentColor", stroke_width=0.2, stroke_linecap="round"),
        left=-1.2,
        top=-1.2,
        class_="icon icon-heart-lost",
    )


@cache
def badge(kind: str) -> Markup:
    """The round mark at a piece's corner, `selected` or `ready`; the style sheet draws it."""
    return tag("span", icon("check"), class_=f"badge badge-{kind}", aria_hidden="true")
