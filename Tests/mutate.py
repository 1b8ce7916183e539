#!/usr/bin/env python3
"""Puts random faults into the engine, one at a time, and lists those that no test notices.

    Tests/mutate.py [--count 100] [--seed 1] [--modules Dactyl DactylStrokes] [--keep FOLDER] [--only NUMBER ...]

Each fault (a mutant) turns an operator, a condition or a flag, or leaves out a statement. A comparison may also lose or gain its
boundary, but only of whole numbers: measured ones hardly ever lie on it. All lie in one copy of the sources, built once and
optimised; the variable MUTANT says which acts. A mutant that does not compile gives way to another. Whether a
survivor changes anything that a user could see, a reader decides. A mutant runs the tests of its module and those of the C library.
Takes some minutes to build and seconds for each mutant.
"""

import argparse
import os
import pathlib
import random
import re
import shutil
import subprocess
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
TESTS = {"Dactyl": ["DactylTests", "DactylCTests"], "DactylStrokes": ["DactylStrokesTests", "DactylCTests"]}
COMPARISONS = {"<": ["<=", ">"], "<=": ["<", ">"], ">": [">=", "<"], ">=": [">", "<"], "==": ["!="], "!=": ["=="]}
OTHERS = {"&&": ["||"], "||": ["&&"], "+": ["-"], "-": ["+"], "+=": ["-="], "-=": ["+="]}
NO_STATEMENT = r"let|var|return|case|guard|if|for|while|func|import|throw|defer|switch|break|continue|@|else|fatalError|precondition|init"
HELPERS = """import Glibc
let mutant = getenv("MUTANT").flatMap { Int32(String(cString: $0)) } ?? -1
"""


def places(text):
    """Where a file can be changed: the line, and the columns from and to which, with what is there."""
    found, hidden, lines = [], [], text.splitlines()
    for number, line in enumerate(lines):
        code = line.split("//")[0]
        if match := re.match(r"\s*#(if|elseif|else|endif)(.*)", code):
            # What is compiled elsewhere alone counts for nothing here.
            if match[1] == "if":
                hidden.append(None)
            if match[1] == "endif":
                hidden.pop()
            else:
                hidden[-1] = "!" not in match[2] if match[1] != "else" else not hidden[-1]
            continue
        if any(hidden) or '"' in code or re.search(r"\bfunc\b|\bcase\b|operator|#", code):
            continue
        for match in re.finditer(r"(?<= )(<=?|>=?|==|!=|&&|\|\||[-+]=?)(?= )", code):
            found.append((number, *match.span(), "operator"))
        found += [(number, *match.span(), "flag") for match in re.finditer(r"\b(true|false)\b", code)]
        if match := re.match(r"\s*(?:\} else )?if ([^,{}]+) \{$", code):
            if not re.search(r"\b(let|var)\b", match[1]):
                found.append((number, *match.span(1), "condition"))
        before, after = lines[number - 1].strip() if number else "", lines[number + 1].strip() if number + 1 < len(lines) else ""
        if (re.match(rf"\s+(?!(?:{NO_STATEMENT})\b)[a-z_][\w.?!]*(\[[^\]]*\])?(\(.*\)| [-+*/]?= .+)$", code)
                and all(code.count(a) == code.count(b) for a, b in ("()", "[]", "{}"))
                and (not before or before[-1] in "{};)" or before[-1].isalnum()) and not re.match(r"[.?:&|+*)]|- |\{|,", after)):
            found.append((number, len(line) - len(line.lstrip()), len(code.rstrip()), "statement"))
    return found


def mutated(was, kind, number, dice):
    """What stands where something was, what it becomes, and the helpers that it needs."""
    if kind == "flag":
        return f"(mutant {'!=' if was == 'true' else '=='} {number})", "!" + was, ""
    if kind == "condition":
        return f"(({was}) != (mutant == {number}))", f"!({was})", ""
    if kind == "statement":
        return f"if mutant != {number} {{ {was} }}", "nothing", ""
    new = dice.choice((COMPARISONS | OTHERS)[was])
    name = "/" + "".join("^~"[number >> bit & 1] for bit in range(11))
    group = {"&&": "LogicalConjunction", "||": "LogicalDisjunction"}.get(was, "Comparison" if was in COMPARISONS else "Addition")
    if was in COMPARISONS:
        turned = COMPARISONS[was][-1]
        rule = "Equatable" if was in ("==", "!=") else "Comparable"
        functions = f"func {name} <T: {rule}>(a: T, b: T) -> Bool {{ mutant == {number} ? a {turned} b : a {was} b }}"
        if new != turned:
            functions += f"\nfunc {name} (a: Int, b: Int) -> Bool {{ mutant == {number} ? a {new} b : a {was} b }}"
            new += f" of whole numbers, {turned} of others"
    elif was in ("&&", "||"):
        functions = f"func {name} (a: Bool, b: @autoclosure () -> Bool) -> Bool {{ mutant == {number} ? a {new} b() : a {was} b() }}"
    elif was[1:] == "=":
        group = "Assignment"
        functions = "\n".join(
            f"func {name} (a: inout {T}, b: {T}) {{ if mutant == {number} {{ a {new} b }} else {{ a {was} b }} }}" for T in ("Double", "Int"))
    else:
        functions = "\n".join(
            f"func {name} (a: {T}, b: {T}) -> {T} {{ mutant == {number} ? a {new} b : a {was} b }}" for T in ("Double", "Int"))
    return name, new, f"infix operator {name}: {group}Precedence\n{functions}\n"


def write(folder, chosen, seed):
    """Writes the sources with some mutants, which are (file, line, from, to, kind) by their numbers; answers what each is."""
    words, helpers = {}, {module: HELPERS for module in TESTS}
    for path in {mutant[0] for mutant in chosen.values()}:
        lines = (ROOT / path).read_text().splitlines()
        for number, (_, line, start, end, kind) in sorted(
                ((n, m) for n, m in chosen.items() if m[0] == path), key=lambda item: item[1][1:3], reverse=True):
            was = lines[line][start:end]
            here, new, helper = mutated(was, kind, number, random.Random(f"{seed} {number}"))
            words[number] = f"{path}:{line + 1} {kind} {was} → {new}"
            lines[line] = lines[line][:start] + here + lines[line][end:]
            helpers[path.parts[1]] += helper
        (folder / path).write_text("\n".join(lines) + "\n")
    for module, text in helpers.items():
        (folder / f"Sources/{module}/Mutants.swift").write_text(text)
    return words


def take(chosen, number, candidates):
    """Takes the next candidate on a line that no other mutant changes."""
    lines = {mutant[:2] for mutant in chosen.values()}
    while (candidate := candidates.pop())[:2] in lines:
        pass
    chosen[number] = candidate


def build(folder, chosen, candidates, seed):
    """Builds the sources with all mutants; those that do not compile give way to the next candidates."""
    while True:
        words = write(folder, chosen, seed)
        result = subprocess.run(
            ["swift", "build", "--build-tests", "-c", "release", "-Xswiftc", "-enable-testing", "-Xswiftc", "-suppress-warnings"],
            cwd=folder, capture_output=True, text=True)
        if result.returncode == 0:
            return words
        bad = set()
        for match in re.finditer(r"(Sources/\S+?\.swift):(\d+):\d+: error", result.stdout + result.stderr):
            # The compiler may name another line of the expression, or the end of the function where a statement is missing.
            near = [(abs(mutant[1] + 1 - int(match[2])), n) for n, mutant in chosen.items() if str(mutant[0]) == match[1]]
            bad |= {min(near)[1]} if near else set()
        if not bad:
            raise SystemExit("\n".join((result.stdout + result.stderr).splitlines()[-30:]))
        for number in bad:
            (folder / chosen[number][0]).write_text((ROOT / chosen[number][0]).read_text())
            take(chosen, number, candidates)


def passes(folder, module, number, limit=None):
    """Whether the tests of a module pass with a mutant; one that takes longer than a limit in seconds, or crashes, does not."""
    program = folder / ".build/release/DactylPackageTests.xctest"
    try:
        return subprocess.run(
            [program, "--testing-library", "swift-testing", *(word for test in TESTS[module] for word in ("--filter", test))],
            cwd=folder, env=os.environ | {"MUTANT": str(number)}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            timeout=limit).returncode == 0
    except subprocess.TimeoutExpired:
        return False


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=100, help="how many mutants")
    parser.add_argument("--seed", type=int, default=1, help="of the dice that choose them")
    parser.add_argument("--modules", nargs="+", choices=TESTS, default=list(TESTS))
    parser.add_argument("--keep", type=pathlib.Path, help="a folder for the copy, which stays")
    parser.add_argument("--only", type=int, nargs="+", help="try these numbers of the mutants alone")
    asked = parser.parse_args()
    folder = asked.keep or pathlib.Path(tempfile.mkdtemp())
    folder.mkdir(exist_ok=True)
    for name in ("Sources", "Tests", "Examples", "Scenes", "Web", "VERSION"):
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, dirs_exist_ok=True, ignore=shutil.ignore_patterns(".build*"))
    # Without UIKit's wing and devices; mutants make warnings.
    manifest = (ROOT / "Package.swift").read_text().split("\n// Devices")[0]
    (folder / "Package.swift").write_text(re.sub(r"\.treatWarning\(.*\)", "", manifest))
    candidates = [
        (path.relative_to(ROOT), *place) for module in asked.modules for path in sorted((ROOT / f"Sources/{module}").rglob("*.swift"))
        if "Generated from" not in path.read_text()[:100] for place in places(path.read_text())]
    random.Random(asked.seed).shuffle(candidates)
    print(f"{len(candidates)} places", flush=True)
    chosen = {}
    for number in range(asked.count):
        take(chosen, number, candidates)
    words = build(folder, chosen, candidates, asked.seed)
    limits = {}
    for module in asked.modules:
        start = time.monotonic()
        if not passes(folder, module, -1):
            raise SystemExit(f"the tests of {module} fail without a mutant")
        limits[module] = 30 + 5 * (time.monotonic() - start)
    numbers, survivors = asked.only or sorted(words), 0
    for number in numbers:
        module = chosen[number][0].parts[1]
        if lives := passes(folder, module, number, limits[module]):
            survivors += 1
        print(f"{number:4} {'LIVES ' if lives else 'caught'} {words[number]}", flush=True)
    print(f"{len(numbers) - survivors} of {len(numbers)} caught")
    if not asked.keep:
        shutil.rmtree(folder)


if __name__ == "__main__":
    main()
