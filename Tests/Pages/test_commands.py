"""Every link of a page to a file or heading leads somewhere, and every command in a `console` block prints what the block says.

`$ ` begins a command, the lines below are its output, and `…` stands for what may differ, in a line or for whole lines.
DACTYL_WRITE=1 writes what the commands print into the pages, where no `…` stands.
"""

import os
import re

import pytest
from conftest import PAGES, ROOT, run

WRITES = "DACTYL_WRITE" in os.environ
each_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


def without_code(text):
    """The page with its fenced blocks emptied, so that lines keep their numbers."""
    return re.sub(r"^```.*?^```", lambda block: "\n" * block[0].count("\n"), text, flags=re.M | re.S)


def anchors(page):
    """How GitHub names the headings of a page."""
    found = set()
    for heading in re.findall(r"^#+ (.+)$", without_code(page.read_text()), flags=re.M):
        name = re.sub(r"\[(.*?)\]\(.*?\)", r"\1", heading.strip().lower())
        found.add(re.sub(r"[^\w\- ]", "", name).replace(" ", "-"))
    return found


def link_problems(page):
    for number, line in enumerate(without_code(page.read_text()).splitlines(), 1):
        if re.match(r"    \$ ", line):
            yield f"{number}: a command and its output belong in a ```console block"
        for goal in re.findall(r"\]\(([^)\s]+)\)", re.sub("<!--.*?-->", "", line)):
            if re.match(r"[a-z]+:", goal):
                continue
            path, _, heading = goal.partition("#")
            file = (page.parent / path).resolve() if path else page
            if not file.exists():
                yield f"{number}: {goal} is not there"
            elif heading and file.suffix == ".md" and heading not in anchors(file):
                yield f"{number}: {goal} is no heading"


@each_page
def test_links_lead_somewhere(page):
    assert not list(link_problems(page))


def blocks(page):
    """The `console` blocks of a page: the number of the first line, and the lines."""
    block = None
    for number, line in enumerate(page.read_text().splitlines(), 1):
        if block is None and line.strip() == "```console":
            block = (number + 1, [])
        elif block and line.startswith("```"):
            yield block
            block = None
        elif block:
            block[1].append(line)


def commands(block):
    """Each command of a block with the output that is expected of it."""
    first, lines = block
    if not lines or not lines[0].startswith("$ "):
        raise ValueError(f"a console block begins with a command: {lines[:1]}")
    for index, line in enumerate(lines):
        if line.startswith("$ "):
            rest = lines[index + 1:]
            end = next((i for i, other in enumerate(rest) if other.startswith("$ ")), len(rest))
            yield first + index, line[2:], rest[:end]


def pattern(expected):
    parts = [r"(?:.*\n)*?" if line.strip() == "…" else ".*".join(map(re.escape, line.split("…"))) + r"\n"
             for line in expected]
    return re.compile("".join(parts))


@pytest.mark.parametrize("page", [page for page in PAGES if "```console" in page.read_text()], ids=lambda page: str(page.relative_to(ROOT)))
def test_commands_print_what_the_page_says(page, tool):
    # A desktop that tells which program is in front.
    environment = {**os.environ, "PATH": f"{tool}:{os.environ['PATH']}", "XDG_CURRENT_DESKTOP": "i3", "DISPLAY": ":0"}
    problems = []
    # From the last to the first, so that writing into a page moves no line that is still to come.
    for block in reversed(list(blocks(page))):
        for number, command, expected in reversed(list(commands(block))):
            _, printed = run("bash", "-c", command, env=environment)
            output = "".join(line.rstrip() + "\n" for line in printed.splitlines())
            if pattern(expected).fullmatch(output):
                continue
            if WRITES and "…" not in "".join(expected):
                lines = page.read_text().splitlines()
                lines[number:number + len(expected)] = output.splitlines()
                page.write_text("\n".join(lines) + "\n")
            else:
                problems.append(f"{number}: `{command}` prints:\n{output}")
    assert not problems, "\n".join(problems)


def code_block(page, language):
    return re.search(rf"^```{language}\n(.*?)^```$", page.read_text(), flags=re.M | re.S)[1]


def test_the_quick_start_prints_what_its_page_says():
    package = ROOT / "Examples/QuickStart"
    page = ROOT / "Docs/getting-started.md"
    assert code_block(page, "swift") == (package / "Sources/QuickStart/main.swift").read_text()
    status, output = run("Scripts/swift", "build", "--package-path", package)
    assert status == 0, output
    assert run("Tool/.build/debug/QuickStart") == (0, code_block(page, "text"))


def test_a_client_fetches_nothing_but_dactyl(tmp_path):
    status, output = run("swift", "package", "--package-path", "Examples/QuickStart", "--scratch-path", tmp_path,
                         "show-dependencies", "--format", "flatlist")
    assert status == 0 and len(output.split()) == 1, output
