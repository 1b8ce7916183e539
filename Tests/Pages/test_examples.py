"""The Swift examples in the doc comments of public symbols, and on the landing pages of modules, compile, all in one go.

Each is a statement or more, or the methods of a class: what begins with `override` stands in a recogniser in the folders
Gestures and Recognizers, elsewhere in a view. What an example takes for granted is in engine.swift and uikit.swift; one that
imports something or is a test takes nothing.
"""

import pathlib
import re

import swift_modules
from conftest import ROOT, run

FOLDER = pathlib.Path(__file__).parent
PLACE = "    // The examples stand here.\n"


def comment_examples(file):
    """The Swift blocks in doc comments of a file, each with its first line's number; and what is wrong with others."""
    found, problems, block, start = [], [], None, 0
    lines = file.read_text().split("\n")
    for number, line in enumerate(lines, 1):
        text = re.match(r"\s*///(?: (.*)|())$", line)
        text = None if text is None else text[1] or ""
        if block is not None:
            if text is None or text.strip() == "```":
                found.append((start, block))
                block = None
            else:
                block.append(text)
        elif text == "```swift":
            block, start = [], number + 1
        elif text is not None and text.startswith("    ") and re.fullmatch(r"\s*///", lines[number - 2]) and is_public(lines, number):
            problems.append(f"{file.relative_to(ROOT)}:{number}: an example by indentation is not compiled; put it between ```swift and ```")
    return found, problems


def is_public(lines, number):
    """Whether what a comment's line is about can be seen from other modules."""
    declaration = next((line for line in lines[number:] if not re.match(r"\s*(///|//|@|#)", line)), "")
    return re.match(r"\s*(public|open)\b", declaration) is not None


def page_examples(file):
    """The Swift blocks of a page, each with its first line's number."""
    text = file.read_text()
    return [(text[:found.start(1)].count("\n") + 1, found[1].rstrip("\n").split("\n"))
            for found in re.finditer(r"^```swift\n(.*?)^```$", text, flags=re.M | re.S)]


def source(file, start, lines, name):
    """An example as a part of the program: its imports, and what stands in the method, or beside it."""
    code = "\n".join(lines)
    here = f'#sourceLocation(file: "{file.relative_to(ROOT)}", line: {start})\n{code}\n#sourceLocation()\n'
    if re.search(r"^import |@Test", code, flags=re.M):
        imports = set(re.findall(r"^import \w+", code, flags=re.M)) | {"import Dactyl", "import DactylTesting", "import Testing"}
        body = re.sub(r"^import \w+$", "", here, flags=re.M)
        return "\n".join(sorted(imports)) + f"\nstruct {name} {{\n{body}}}\n", None
    if code.startswith("override"):
        owner = "ExampleUIView" if "UIKit" == file.parts[len(ROOT.parts)] else \
            "ExampleRecognizer" if {"Gestures", "Recognizers"} & set(file.parts) else "ExampleView"
        return None, f"do {{\nfinal class {name}: {owner} {{\n{here}}}\n}}\n"
    return None, f"do {{\n{here}}}\n"


def test_examples_compile(modules, tmp_path):
    bodies, alone, problems, count = {"engine": [], "uikit": []}, [], [], 0
    for folder in [*sorted((ROOT / "Sources").iterdir()), ROOT / "UIKit/Sources/UIKit", ROOT / "UIKit/Sources/UIKitPictures"]:
        landing = folder / f"{folder.name}.docc/{folder.name}.md"
        for file in [*sorted(folder.rglob("*.swift")), *([landing] if landing.exists() else [])]:
            examples, wrong = (page_examples(file), []) if file == landing else comment_examples(file)
            problems += wrong
            for start, lines in examples:
                count += 1
                own, body = source(file, start, lines, f"Example{count}")
                if own:
                    alone.append(own)
                else:
                    bodies["uikit" if folder.name.startswith("UIKit") else "engine"].append(body)
    for name, parts in bodies.items():
        before, after = (FOLDER / f"{name}.swift").read_text().split(PLACE)
        (tmp_path / f"{name}.swift").write_text(before + "".join(parts) + after)
    for number, text in enumerate(alone):
        (tmp_path / f"alone{number}.swift").write_text(text)
    status, output = run("swiftc", "-typecheck", "-parse-as-library", *swift_modules.compiler_flags(), *sorted(tmp_path.iterdir()))
    assert count and not problems and status == 0, "\n".join([*problems, output])
