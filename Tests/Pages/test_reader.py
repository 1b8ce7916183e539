"""Somebody types in what a page says, file by file, and runs its commands where they stand.

Blocks with `<!-- code: of the reader -->` are whole files; the line above names the file between backquotes. A block for a file that
is there replaces it. The `swift` commands of `sh` blocks are run in the folder, and print the `text` block that follows.
"""

import re

import pytest
import swift_modules
from conftest import ROOT, run
from test_code import blocks


def typed(page):
    """The files of a page and its commands, in their order: (name, text) or (command, printed)."""
    lines = page.read_text().splitlines()
    found = list(blocks(page))
    for index, block in enumerate(found):
        if block.note("of the reader") is not None:
            above = " ".join(line for line in lines[max(0, block.line - 4):block.line - 1] if not line.startswith("<!--"))
            yield "file", re.findall(r"`([\w+/.]+\.swift)`", above)[-1], block.code
        elif block.language == "sh":
            follows = found[index + 1] if index + 1 < len(found) else None
            printed = follows.code if follows and follows.language == "text" and follows.line - block.line < 6 else None
            for command in re.findall(r"^swift (?:test|run (?!--)).*$", block.code, flags=re.M):
                yield "command", command, printed


# A wrong use of what a page has made, and what it says.
WRONG = {"writing-a-host": ("Kiosk nowhere", "Kiosk: nowhere: No such file or directory\n")}


def as_read(output):
    """What a command of the page prints. Our script compiles whole modules, which the compiler remarks upon, in a folder of all packages, for
    which another test may wait; the reader's own command does not."""
    output = re.sub(r"Another instance of SwiftPM .*?finished execution\.\.\.", "", output)
    return "\n".join(line for line in output.splitlines() if not line.startswith(("remark: ", "Removing https://")))


@pytest.mark.parametrize("name", ["getting-started", "writing-a-host", "tutorial", "tutorial-showing"])
def test_what_a_page_has_its_reader_type_in_works(name, tmp_path):
    steps = list(typed(ROOT / f"Docs/{name}.md"))
    assert steps[-1][0] == "command", "a page ends by running what it has made"
    for kind, what, text in steps:
        if kind == "file":
            file = tmp_path / what
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text.replace('"../Dactyl"', f'"{ROOT}"'))
            continue
        command = re.sub("^swift run", f"{swift_modules.SWIFT} run -q", what).replace("../Dactyl", str(ROOT))
        command = re.sub("^swift test", f"{swift_modules.SWIFT} test", command)
        status, output = run("bash", "-c", command, cwd=tmp_path)
        assert status == 0, f"{what}\n{output}"
        if text is not None:
            assert as_read(output).strip() == text.strip(), what
    if name in WRONG:
        command, words = WRONG[name]
        status, output = run(swift_modules.SWIFT, "run", "-q", *command.split(), cwd=tmp_path)
        assert (status, as_read(output)) == (1, words.strip())


def test_the_tutorials_page_is_its_example():
    last = {what: text for kind, what, text in typed(ROOT / "Docs/tutorial.md") if kind == "file"}
    example = ROOT / "Examples/Tutorial"
    files = {str(file.relative_to(example)): file.read_text().replace('"../.."', '"../Dactyl"')
             for file in [example / "Package.swift", *example.glob("Sources/**/*.swift"), *example.glob("Tests/**/*.swift")]}
    assert last == files
