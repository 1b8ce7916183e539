#!/usr/bin/env python3
"""Ports random projects with hostile files; `hostile_projects.py --help` tells the options.

The port ends in time with a status of its own, says why, and changes nothing but its package.
"""

import argparse
import hashlib
import os
import pathlib
import random
import resource
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOL = pathlib.Path(os.environ.get("DACTYL_TOOL", ROOT / "Tool/.build/debug/dactyl-full"))
# Of processor time: others may want it, too.
MOST_SECONDS, MOST_MEMORY = 20, 2 << 30
APP = "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n"
WORDS = ("class", "import", "@objc", "func", "extension", "override", "protocol", "optional", "#selector(", "\"\\(", "\"", "/*", "//",
         "{", "}", "(", ")", "<", ">", ".", ":", "?", "A", "B", "UIKit", "@IBAction", "@IBOutlet", "private", "var", "let", "\n", " ")
NAMES = ("a", "b c", "Main", 'd"e', "LaunchScreen")
VALUES = ("v", "1e999", "nan", "-1", "", "&lt;", "a b", "x:y")
TAGS = ("document", "scenes", "scene", "objects", "viewController", "view", "subviews", "label", "rect", "constraint", "connections",
        "outlet", "action", "segue", "plist", "dict", "array", "key", "string")


def swift(dice):
    many = dice.choice((5, 50, 2000))
    if dice.random() < 0.3:
        word = dice.choice(WORDS)
        return (word + dice.choice(("", " "))) * dice.choice((100, 5000))
    return "".join(dice.choice(WORDS) + dice.choice(("", " ")) for _ in range(many))


def xml(dice):
    if dice.random() < 0.3:
        return f"<{dice.choice(TAGS)}>" * dice.choice((100, 700, 20_000))
    parts, open_tags = ["<?xml version='1.0'?>"], []
    for _ in range(dice.choice((10, 200))):
        if open_tags and dice.random() < 0.45:
            parts.append(f"</{open_tags.pop()}>")
        else:
            names = "".join(f' {name}="{dice.choice(VALUES)}"'
                            for name in dice.sample(("id", "key", "x", "y", "customClass", "destination", "selector", "property"), 3))
            tag = dice.choice(TAGS)
            parts.append(f"<{tag}{names}>")
            open_tags.append(tag)
    if dice.random() < 0.7:
        parts += [f"</{tag}>" for tag in reversed(open_tags)]
    return "".join(parts)


def fill(project, outside, dice):
    """Writes a project; its delegate is as it should be, so that the rest is looked at."""
    app = project / "App"
    app.mkdir(parents=True)
    (app / "AppDelegate.swift").write_text(APP)
    for number in range(dice.randrange(1, 6)):
        kind = dice.choice(("swift", "storyboard", "xib", "plist", "link", "fifo", "bytes", "image", "folder"))
        place = app / f"{dice.choice(NAMES)}{number}.{kind}"
        if kind == "swift":
            place.write_text(swift(dice))
        elif kind in ("storyboard", "xib", "plist"):
            place.write_text(xml(dice))
        elif kind == "link":
            place = place.with_suffix(dice.choice((".swift", "", ".png")))
            place.symlink_to(dice.choice((".", "..", "/usr", "/dev/zero", "/nowhere", outside / "Secret.swift", place.name)))
        elif kind == "fifo":
            os.mkfifo(place.with_suffix(dice.choice((".swift", ".storyboard"))))
        elif kind == "bytes":
            place.with_suffix(dice.choice((".swift", ".png", ".jpg", ".plist"))).write_bytes(
                dice.choice((b"", b"\xff\xd8\xff\xe0", b"bplist00", b"\x89PNG\r\n\x1a\n")) + dice.randbytes(dice.choice((0, 30, 5000))))
        elif kind == "image":
            folder = app / "A.xcassets" / dice.choice(("i.imageset", "c.colorset", 'q" + f().imageset'))
            folder.mkdir(parents=True, exist_ok=True)
            (folder / "Contents.json").write_text(dice.choice((
                "{}", "[" * 2000, '{"images":[{"filename":"a.png","scale":"0x"}]}',
                '{"colors":[{"color":{"components":{"red":"nan","green":"1e999","blue":"0","alpha":"1"}}}]}')))
        else:
            deep = app
            for _ in range(dice.choice((1, 40, 200))):
                deep /= "d"
            deep.mkdir(parents=True, exist_ok=True)
            (deep / "deep.swift").write_text("class Deep {}\n")


def state(folder):
    """What lies in a folder, as a number."""
    found = hashlib.sha256()
    for place in sorted(folder.rglob("*"), key=str):
        found.update(str(place).encode())
        if place.is_symlink():
            found.update(os.readlink(place).encode())
        elif place.is_file():
            found.update(place.read_bytes())
    return found.hexdigest()


def limit():
    resource.setrlimit(resource.RLIMIT_CPU, (MOST_SECONDS, MOST_SECONDS))
    resource.setrlimit(resource.RLIMIT_DATA, (MOST_MEMORY, MOST_MEMORY))


def play(seed):
    """One project; what went wrong with it, or nothing."""
    dice = random.Random(seed)
    with tempfile.TemporaryDirectory(prefix="dactyl-port-") as folder:
        folder = pathlib.Path(folder)
        outside, project, package = folder / "outside", folder / "project", folder / "package"
        outside.mkdir()
        (outside / "Secret.swift").write_text("class Secret { let words = 4711 }\n")
        fill(project, outside, dice)
        trap = dice.choice(("none", "none", "file", "link", "project", "twice"))
        if trap == "file":
            package.mkdir()
            (package / "Package.swift").write_text("// precious\n")
        elif trap == "link":
            package.mkdir()
            (package / dice.choice(("Sources", "Package.swift"))).symlink_to(outside)
        elif trap == "project":
            package = dice.choice((project, project / "App"))
        before = state(outside), state(project), state(package)
        for _ in range(2 if trap == "twice" else 1):
            done = subprocess.run([TOOL, "port", project, "-o", package], capture_output=True, preexec_fn=limit)
            words = done.stderr.decode(errors="replace")
            if done.returncode not in (0, 65, 73):
                return f"it ended with {done.returncode}: {words[-300:]}"
            if done.returncode and not words.startswith("dactyl: ") and "\ndactyl: " not in words:
                return f"it does not say why it ended with {done.returncode}: {words[-300:]}"
        if (state(outside), state(project)) != before[:2]:
            return "it changed files that are not its own"
        if trap in ("file", "link", "project") and (done.returncode != 73 or state(package) != before[2]):
            return f"with {trap} in the way it ended with {done.returncode}, and the package {'stays' if state(package) == before[2] else 'is another'}"
        if package != project and any(b"4711" in one.read_bytes() for one in package.rglob("*.swift") if one.is_file() and not one.is_symlink()):
            return "what a link led out to is in the package"
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20, help="how long to go on (20)")
    parser.add_argument("--seed", type=int, help="one project alone")
    options = parser.parse_args()
    if options.seed is not None:
        sys.exit(play(options.seed))
    first, end, count = random.SystemRandom().randrange(1 << 30), time.monotonic() + options.seconds, 0
    while time.monotonic() < end:
        if fault := play(first + count):
            sys.exit(f"{fault}\nrepeats it: {os.path.relpath(__file__)} --seed {first + count}")
        count += 1
    print(f"port: {count} projects from seed {first} on, nothing found")


main()
