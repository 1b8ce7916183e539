"""Compiles the code of README.md, CONTRIBUTING.md and the pages of Docs and UIKit/Docs, and runs it where the page says what it prints.

A Swift block is compiled by itself against the libraries; one with a `@Test` is also run. What comes
before a block in comments says more:

    <!-- code: prints -->                the program is run and prints the `text` block that follows
    <!-- code: of the reader -->         a whole file, which test_reader.py builds with the page's others
    <!-- code: continues -->             the block goes on where the last one ended
    <!-- code: from Examples/a.swift --> the block stands in that file, which something else builds; `// …` leaves lines out
    <!-- code: with                      lines that are needed and would distract; its imports come first of all
    let stroke = Stroke() -->
    <!-- code: and } -->                 such lines after the block
    <!-- code: unchecked, REASON -->     skipped for that reason

C is compiled, Python run or parsed, JavaScript parsed and its use of our declarations checked, JSON and shell parsed.
The blocks of one page: pytest Tests/Pages -k c.md
"""

import functools
import json
import pathlib
import re
import tempfile
from dataclasses import dataclass, field

import pytest
import swift_modules
from conftest import ROOT, run

PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "Docs").glob("*.md")), *sorted((ROOT / "UIKit/Docs").glob("*.md"))]
# What is shown and not run: output, drawings, pages of another kind. `console` is test_commands.py's.
NO_CODE = {"text", "console", "ini", "html", "mermaid"}


@dataclass
class Block:
    page: pathlib.Path
    line: int
    language: str
    code: str
    notes: list = field(default_factory=list)
    earlier: str = ""
    printed: str | None = None

    def note(self, word):
        return next((note[len(word):].lstrip(" ,\n") for note in self.notes if note.startswith(word)), None)

    @property
    def is_run(self):
        return self.note("prints") is not None

    @property
    def whole(self):
        """What is compiled: what the block continues, what it needs, itself."""
        text = self.earlier + (self.note("with") or "") + "\n" + self.code + (self.note("and") or "") + "\n"
        if self.language != "swift":
            return text
        # A block that imports may stand inside of something.
        imports = re.findall(r"^ *import .*$", text, flags=re.M)
        return "\n".join(dict.fromkeys(imports)) + "\n" + re.sub(r"^ *import .*$", "", text, flags=re.M)

    @property
    def place(self):
        return f"{self.page.relative_to(ROOT)}:{self.line}"


def blocks(page):
    """The code blocks of a page, each with the comments before it and what it continues."""
    found, notes, lines = [], [], page.read_text().splitlines(True)
    index = 0

    def take(end, first):
        """The lines up to one that ends something, and past it."""
        nonlocal index
        start = index
        while index < len(lines) and (index < first or not end(lines[index])):
            index += 1
        index += 1
        return lines[start:index]

    while index < len(lines):
        line = lines[index]
        if line.lstrip().startswith("<!--"):
            comment = "".join(take(lambda one: "-->" in one, index)).strip()
            comment = comment.removeprefix("<!--").removesuffix("-->").strip()
            if comment.startswith("code:"):
                notes.append(comment[5:].strip())
        elif fence := re.match(r"( *)```(\w*)", line):
            number = index + 1
            inside = take(lambda one: one.strip() == "```", index + 1)[1:-1]
            code = "".join(one.removeprefix(fence[1]) for one in inside)
            block = Block(page, number, fence[2], code, notes)
            if block.note("continues") is not None:
                block.earlier = next(one for one in reversed(found) if one.language == block.language).whole
            if block.language == "text" and found and found[-1].is_run:
                found[-1].printed = code
            found.append(block)
            notes = []
        else:
            if line.strip():
                notes = []
            index += 1
    return found


class Swift:
    """Compiles Swift against what `swift build` has built."""

    def __init__(self):
        self.built = swift_modules.build_folder()
        self.manifest = swift_modules.compiler_folder().parent / "swift/pm/ManifestAPI"
        self.flags = swift_modules.compiler_flags()

    def problem(self, block):
        code = block.whole
        with tempfile.TemporaryDirectory() as folder:
            # A file named main.swift is a program from its first line on.
            is_library = "@main" in code or "@Test" in code
            file = pathlib.Path(folder) / ("code.swift" if is_library else "main.swift")
            file.write_text(code)
            files = [str(file)]
            flags = [*self.flags]
            if is_library:
                flags.append("-parse-as-library")
            if "import PackageDescription" in code:
                flags += ["-I", str(self.manifest), "-package-description-version", "6.2.0"]
            runs = block.is_run or "@Test" in code
            if not runs:
                status, output = run("swiftc", "-typecheck", *flags, *files)
                return output if status else None
            if "@Test" in code:
                runner = pathlib.Path(folder) / "runner.swift"
                runner.write_text("import Testing\n@main struct Runner {\n"
                                  "  static func main() async { await Testing.__swiftPMEntryPoint() as Never }\n}\n")
                files.append(str(runner))
            program = f"{folder}/program"
            status, output = run("swiftc", *flags, *files, *self.objects(code), "-o", program)
            if status:
                return output
            status, output = run(program)
            if status:
                return output
            if block.is_run and output.strip() != (block.printed or "").strip():
                return f"prints:\n{output}"
        return None

    def objects(self, code):
        """The objects of the modules that are imported, and of those that they import."""
        needs = {"DactylStrokes": ["Dactyl"], "DactylTesting": ["DactylStrokes"], "DactylExpectations": ["DactylTesting"],
                 "DactylRecordings": ["Dactyl"], "DactylFiles": ["DactylStrokes"], "DactylInspection": ["DactylFiles", "DactylRecordings"],
                 "DactylInput": ["DactylRecordings", "CDactylInput"], "UIKit": ["Dactyl", "CUIKitHost"], "UIKitPictures": ["UIKit"]}
        modules, waiting = set(), re.findall(r"^ *import (\w+)", code, flags=re.M)
        while waiting:
            module = waiting.pop()
            if module not in modules:
                modules.add(module)
                waiting += needs.get(module, [])
        return [str(file) for module in sorted(modules) for file in sorted((self.built / f"{module}.build").rglob("*.o"))]


@functools.cache
def swift():
    return Swift()


C_LIBRARY = ROOT / ".build-c/libDactylC.a"


def c_problem(block):
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "code.c"
        file.write_text(block.whole)
        compiler = ["cc", "-std=c11", "-Wall", "-Wextra", "-Werror", f"-I{ROOT}/Include", str(file)]
        if block.note("prints") is None:
            status, output = run(*compiler, "-fsyntax-only")
            return output if status else None
        status, output = run(*compiler, str(C_LIBRARY), "-lm", "-o", f"{folder}/program")
        if status:
            return output
        status, output = run(f"{folder}/program")
        return None if output.strip() == (block.printed or "").strip() else f"prints:\n{output}"


def python_problem(block):
    try:
        compile(block.whole, block.place, "exec")
    except SyntaxError as error:
        return str(error)
    return None


def shell_problem(block):
    status, output = run("bash", "-n", input=block.whole)
    return output if status else None


def json_problem(block):
    try:
        for value in [block.whole] if block.whole.lstrip().startswith("{\n") else block.whole.splitlines():
            if value.strip():
                json.loads(value)
    except ValueError as error:
        return str(error)
    return None


def script_problem(block):
    """Node parses it, and what it imports from us has to be declared."""
    for names, path in re.findall(r'(?:import|export) (?:\{([^}]*)\} from )?"(?:dactyl-gestures/?|\./)([\w.-]*)"', block.whole):
        module = ROOT / f"Web/{(path or 'dactyl').removesuffix('.js')}.d.ts"
        if not module.exists():
            return f"there is no module {path}"
        for name in [one.split(" as ")[0].strip() for one in names.split(",") if one.strip()]:
            if not re.search(rf"\b{name}\b", module.read_text()):
                return f"{path or 'dactyl'} has no {name}"
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "code.mjs"
        file.write_text(block.whole)
        status, output = run("node", "--check", str(file))
    return output if status else None


def excerpt_problem(block, path):
    file = ROOT / path.split()[0]
    if not file.exists():
        return f"{path} is not there"
    lines = [line.strip() for line in file.read_text().splitlines()]
    parts, part = [], []
    for line in block.code.splitlines():
        if re.fullmatch(r"\s*(//|#|/\*)? ?…( \*/)?", line):
            parts.append(part)
            part = []
        else:
            part.append(line.strip())
    start = 0
    for part in [*parts, part]:
        while part and not part[0]:
            part = part[1:]
        while part and not part[-1]:
            part = part[:-1]
        place = next((i for i in range(start, len(lines) - len(part) + 1) if lines[i:i + len(part)] == part), None)
        if place is None:
            return f"{path} does not have these lines:\n" + "\n".join(part)
        start = place + len(part)
    return None


def jsx_problem(block):
    run("Scripts/fetch-debian", "--trixie", "esbuild")
    status, output = run(".build-debian13/usr/bin/esbuild", "--loader=jsx", "--log-level=warning", input=block.whole)
    return output if status else None


CHECKS = {"swift": lambda block: swift().problem(block), "c": c_problem, "python": python_problem, "sh": shell_problem, "json": json_problem,
          "js": script_problem, "jsx": jsx_problem}


ALL = [block for page in PAGES for block in blocks(page) if block.language not in NO_CODE and block.note("of the reader") is None]


@pytest.mark.parametrize("block", ALL, ids=lambda block: block.place)
def test_code(block, modules, c_library):
    if (reason := block.note("unchecked")) is not None:
        assert reason, "says no reason"
        pytest.skip(reason)
    if (path := block.note("from")) is not None:
        problem = excerpt_problem(block, path)
    else:
        assert block.language in CHECKS, f'nobody checks the language "{block.language}"; is it text?'
        problem = CHECKS[block.language](block)
    assert not problem, f"{block.place}: {problem}"
