"""The rules of Docs/specification.md, who cites them, and the line of links beneath each heading."""

import os
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
SPECIFICATION = ROOT / "Docs" / "specification.md"
CODE = ["Sources", "Tool/Sources", "UIKit/Sources"]
TESTS = ["Tests", "Tool/Tests", "UIKit/Tests"]
OTHERS = ["Docs", "UIKit/Docs", "Examples", "UIKit/Examples", "Benchmarks", "Include", "Web/src", "README.md", "CONTRIBUTING.md"]
ENDINGS = {".swift", ".md", ".h", ".c", ".js", ".mjs", ".ts", ".py"}

RULE = r"[A-Z]\d+"
# "SPEC D5", "SPEC D5, D6", "SPEC D5 and D6", "SPEC D9–D12", "SPEC E, A6"; a letter alone cites a section.
CITATION = re.compile(rf"\bSPEC ((?:[A-Z]\d*)(?:(?:, | and |–)(?:[A-Z]\d*)\b)*)")
HEADING = re.compile(rf"^### ({RULE})\. (.+)$", re.M)
# The line of links, with the empty line after it.
LINKS = re.compile(r"^Code: \[.*\n\n", re.M)
MOST_LINKS = 3


def rules():
    """The rules by number, each with its heading and text, and the letters of the sections."""
    text = LINKS.sub("", SPECIFICATION.read_text())
    parts = HEADING.split(text)
    found = {}
    for number, title, body in zip(parts[1::3], parts[2::3], parts[3::3]):
        if number in found:
            sys.exit(f"Docs/specification.md: {number} is there twice")
        found[number] = (title, re.split(r"^## ", body, flags=re.M)[0].strip())
    return found, set(re.findall(r"^## ([A-Z])\. ", text, flags=re.M))


def source_files(places):
    for place in places:
        path = ROOT / place
        if path.is_file():
            yield path
        for file in sorted(path.rglob("*")) if path.is_dir() else []:
            inside = not any(part.startswith(".") for part in file.relative_to(ROOT).parts)
            # The guides in DocC catalogs are links to Docs.
            if inside and file.suffix in ENDINGS and file.is_file() and not file.is_symlink():
                yield file


def citations(places):
    """Each citation: path, number of the line, the line, and the numbers or letters."""
    for path in source_files(places):
        for number, line in enumerate(path.read_text().splitlines(), 1):
            for word in re.finditer(r"\bSPEC\b(?!\.md)", line):
                match = CITATION.match(line, word.start())
                yield path, number, line.strip(), list(expanded(match[1])) if match else []


def expanded(citation):
    cited = re.findall(rf"{RULE}–{RULE}|[A-Z]\d*", citation)
    for item in cited:
        if "–" not in item:
            yield item
            continue
        first, last = item.split("–")
        for number in range(int(first[1:]), int(last[1:]) + 1):
            yield f"{first[0]}{number}"


def links(paths):
    """Links from a page of Docs to files."""
    return ", ".join(f"[{path.stem}]({os.path.relpath(path, SPECIFICATION.parent)})" for path in paths)


def main_files(places, first):
    """By rule, the files that cite it most; those in the first folders come first. A citation of one rule weighs more than one of several."""
    weights = {}
    for path, _, _, cited in citations(places):
        for rule in cited:
            of_rule = weights.setdefault(rule, {})
            of_rule[path] = of_rule.get(path, 0) + 1 / len(cited)

    def order(path, weight):
        return path.relative_to(ROOT).parts[1] not in first, -weight, path
    return {rule: sorted((path for path in files if not is_generated(path)), key=lambda path: order(path, files[path]))[:MOST_LINKS]
            for rule, files in weights.items()}


def is_generated(path):
    return path.read_text().startswith("// Generated from Schema/")


def specification():
    """The page with the links beneath each heading."""
    code, tests = main_files(CODE, ["Dactyl", "DactylStrokes"]), main_files(TESTS, ["DactylTests", "DactylStrokesTests"])

    def with_links(heading):
        rule = heading[1]
        if rule not in code or rule not in tests:
            return heading[0]
        return f"{heading[0]}\n\nCode: {links(code[rule])} · tests: {links(tests[rule])}"
    return HEADING.sub(with_links, LINKS.sub("", SPECIFICATION.read_text()))


def of_gesture(kind):
    """The line of links of a gesture's page: its class, its tests and its rule."""
    name = f"{kind.title}GestureRecognizer"
    code = next((ROOT / "Sources").rglob(f"{name}.swift"))
    folder = ROOT / "Tests" / f"{code.relative_to(ROOT).parts[1]}Tests"
    tests = sorted(folder.rglob(f"{kind.title}Tests.swift")) or [most_naming(name, folder)]
    words = re.sub(r"(?<=.)([A-Z])", r" \1", kind.title).lower()
    found = [f"rule: [{number}](specification.md#{number.lower()}-{title.lower().replace(' ', '-')})"
             for number, (title, _) in rules()[0].items() if words in title.lower().split(" and ")]
    return " · ".join([f"Code: {links([code])}", f"tests: {links(tests)}", *found])


def most_naming(name, folder):
    """The file of tests that names a class most often."""
    return max(sorted(folder.rglob("*Tests.swift")), key=lambda path: len(re.findall(rf"\b{name}\b", path.read_text())))
