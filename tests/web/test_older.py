"""What older browsers are given in place of colours that know light and dark."""

from douzaine.web.older import _rules, older_css


def test_rules_are_written_for_light_and_for_dark() -> None:
    made = [*_rules("a, b:is(c, d) { color: light-dark(rgb(1 2 3 / 0.5), #fff); margin: 0 } e { top: 0 }")]
    assert made == [
        ":root a, :root b:is(c, d) { color: rgb(1 2 3 / 0.5) }",
        '@media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) a,'
        ' :root:not([data-theme="light"]) b:is(c, d) { color: #fff } }',
        ':root[data-theme="dark"] a, :root[data-theme="dark"] b:is(c, d) { color: #fff }',
    ]


def test_blocks_within_blocks_and_the_root_itself() -> None:
    made = [*_rules("@media (width < 9px) { :root { --ink: light-dark(#000, #eee) } }")]
    assert made[0].startswith("@media (width < 9px) { :root:root { --ink: #000 }")
    assert ':root[data-theme="dark"]:root { --ink: #eee }' in made[0]


def test_every_use_of_it_has_a_stand_in() -> None:
    sheet = older_css()
    assert sheet.startswith("@supports not (color: light-dark(#000, #fff)) {")
    assert sheet.count("light-dark(") == 1
    assert ":root:root { --paper: #f6f1e7" in sheet
    assert ".ground-killer" in sheet
    assert sheet.count("{") == sheet.count("}")
