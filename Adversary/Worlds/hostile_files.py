#!/usr/bin/env python3
"""Gives the tool files with lines and words in wrong places, repeated and made up; `hostile_files.py --help` tells the options.

Gesture files, the files of other gesture programs, taught drawings, recordings, scenes, libraries, and names of all kinds. The tool ends
with a status of its own, within the time and memory that a file of that size may take, and says nothing that acts on a terminal. What it
writes can be read: converted gestures by itself, pictures as XML, code as Swift, a service as lines of its own.
"""

import argparse
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from xml.etree import ElementTree

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOL = pathlib.Path(os.environ.get("DACTYL_TOOL", ROOT / "Tool/.build/debug/dactyl-full"))
# Of processor time and memory, for nothing and for each byte that is read.
SECONDS, SECONDS_A_BYTE = 2, 40e-6
MEMORY, MEMORY_A_BYTE = 160 << 20, 2000
LONGEST = 200_000
# The tool's own statuses.
STATUSES = {0, 1, 64, 65, 66, 73, 74}

TOUCHEGG = """<touchégg>
  <settings><property name="animation_delay">150</property></settings>
  <application name="All">
    <gesture type="SWIPE" fingers="3" direction="UP"><action type="MAXIMIZE_RESTORE_WINDOW"><animate>true</animate></action></gesture>
    <gesture type="SWIPE" fingers="4" direction="LEFT"><action type="RUN_COMMAND"><repeat>false</repeat><command>notify-send left</command><on>begin</on></action></gesture>
    <gesture type="TAP" fingers="3" direction=""><action type="MOUSE_CLICK"><button>2</button><on>begin</on></action></gesture>
    <gesture type="PINCH" fingers="2" direction="IN"><action type="SEND_KEYS"><modifiers>Control_L</modifiers><keys>minus</keys></action></gesture>
  </application>
  <application name="Firefox,Chromium"><gesture type="SWIPE" fingers="3" direction="RIGHT"><action type="CLOSE_WINDOW"/></gesture></application>
</touchégg>
"""
FUSUMA = """swipe:
  3:
    left:
      command: 'xdotool key alt+Right'
      threshold: 0.5
    right: {sendkey: "LEFTALT+LEFT", interval: 0.75}
  4: &four
    up: {command: "notify-send up"}
    begin: {command: 'true', application: [firefox, "chromium"]}
pinch:
  2:
    in:
      command: "xdotool key ctrl+minus"
      keypress: {LEFTCTRL: {command: x}}
rotate: {3: *four}
hold:
  3: {command: |
        one
        two}
plugin:
  inputs: {libinput_command_input: {show-keycodes: true}}
threshold: {swipe: 1}
"""
LIBINPUT = """# A comment.
gesture swipe up 3 xdotool key super+s
gesture swipe left 4 notify-send "to the left"
gesture swipe right_down 4 _internal ws_up
gesture pinch in 2 xdotool key ctrl+minus
gesture pinch clockwise 3 ~/bin/turn 'a b' "c"
device all
swipe_threshold 20
timeout 1.5
"""
GESTURES = """device touchpad
swipe left 3            key super+pageup
swipe up 3 minimumDistance=8mm maximumDuration=300ms in firefox, "GNOME Terminal" run notify-send "{dx} {dy}"
tap 3                   mouse middle
double-tap 2 maximumTapInterval=0.3s run x
hold 2 minimumPressDuration=none do lock
pinch out 4 in firefox  key ctrl+plus every 10%
rotate left 2           key left every 15°
drag 3                  mouse left
edge right 1 edgeWidth=5mm run x
draw star 1             run star
draw check-mark 3       run notify-send done
device touchscreen
circle 1 strict         run x
scratch-out 2 generosity=1.5 run y
"""
SEEDS = {
    "gestures": [GESTURES, *(path.read_text() for path in sorted((ROOT / "Examples/Desktop").glob("*.conf")))],
    "touchegg": [TOUCHEGG], "fusuma": [FUSUMA], "libinput": [LIBINPUT],
    "recording": [path.read_text() for path in [*sorted((ROOT / "Examples/Recordings").glob("*.jsonl")), *sorted((ROOT / "Adversary/Samples").glob("pad.*"))]],
    "scene": [path.read_text() for path in sorted((ROOT / "Scenes").glob("*.json"))],
}
HOSTILE = ("", "\x1b]0;title\x07", "\x1b[2J", "\0", "\r", "\u202e", "\u2028", "'", '"', "\\", "`", "$(x)", "%n", "<", "&", "]]>", "*/", "-", "--",
           "/dev/null", "../..", "nan", "inf", "-inf", "1e999", "-1", "0", "1e-320", "9223372036854775808", "1e155", "0x10", "½", "9" * 400, "a" * 5000,
           "[", "]", "{", "}", ":", "- ", "&a ", "*a", "<<: *a", "|", ">", "#", "=", ",", "\n", "\t", "\ufeff")
# A word, or what lies between words.
WORD = re.compile(r"\w[\w.]*|\s+|[^\w\s]")


def mutant(dice, kind):
    """A file of a kind, changed in a few places."""
    text = dice.choice(SEEDS[kind])
    words = WORD.findall("".join(SEEDS[kind])) or [""]
    for _ in range(dice.choice((1, 1, 2, 3, 8))):
        lines = text.split("\n")
        at = dice.randrange(len(lines))
        what = dice.randrange(8)
        if what == 0:
            lines[at:at + dice.choice((1, 1, 3, 20))] = []
        elif what == 1:
            lines[at:at] = [lines[dice.randrange(len(lines))]] * dice.choice((1, 2, 50, 1000))
        elif what == 2:
            some = lines[at:at + 3]
            dice.shuffle(some)
            lines[at:at + 3] = some
        elif what == 3:
            # What stands deeper is said anew for each.
            lines[at:at + 2] = [" " * number + line for number in range(dice.choice((2, 30, 300))) for line in lines[at:at + 2]]
        else:
            parts = WORD.findall(lines[at]) or [""]
            one = dice.randrange(len(parts))
            parts[one] = (dice.choice(HOSTILE) if what < 6 else dice.choice(words) if what == 6 else parts[one] * dice.choice((2, 30, 400, 5000)))
            lines[at] = "".join(parts)
        text = "\n".join(lines)[:LONGEST]
    bytes = bytearray(text.encode(errors="replace"))
    for _ in range(dice.choice((0, 0, 0, 1, 4))):
        if bytes:
            bytes[dice.randrange(len(bytes))] = dice.randrange(256)
    return bytes


class Fault(Exception):
    """What went wrong."""


class Run:
    """The tool, once; `words` is all that it printed."""

    def __init__(self, folder, size, *arguments, given=None, statuses=STATUSES):
        said = folder / "said"
        environment = {**os.environ, "HOME": str(folder), "XDG_CONFIG_HOME": str(folder / "config"), "XDG_RUNTIME_DIR": str(folder)}
        with open(said, "wb") as output, open(given or os.devnull, "rb") as source:
            process = subprocess.Popen([str(TOOL), *map(str, arguments)], stdin=source, stdout=output, stderr=subprocess.STDOUT, env=environment, cwd=folder)
            killer = None
            limit = SECONDS + size * SECONDS_A_BYTE
            end = time.monotonic() + limit * 6
            while True:
                pid, status, usage = os.wait4(process.pid, os.WNOHANG)
                if pid:
                    break
                if time.monotonic() > end:
                    killer = f"it was still at work after {limit * 6:.0f} s"
                    process.kill()
                    _, status, usage = os.wait4(process.pid, 0)
                    break
                time.sleep(0.002)
        process.returncode = self.status = os.waitstatus_to_exitcode(status)
        self.words = said.read_bytes().decode(errors="replace")
        seconds, memory = usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024
        name = " ".join(map(str, arguments))[:80]
        if killer:
            raise Fault(f"{name}: {killer}, {size} bytes")
        if self.status not in statuses:
            raise Fault(f"{name}: it ended with {self.status}: {self.words[-300:]!r}")
        if seconds > limit:
            raise Fault(f"{name}: {seconds:.1f} s of the processor for {size} bytes")
        if memory > MEMORY + size * MEMORY_A_BYTE:
            raise Fault(f"{name}: {memory >> 20} MB for {size} bytes")
        if found := re.search(r"[\x00-\x08\x0b-\x1f\x7f\x80-\x9f\u2028\u2029\u202a-\u202e]", self.words):
            raise Fault(f"{name}: it prints {found.group()!r}: {self.words[max(0, found.start() - 60):found.end() + 30]!r}")


def check_gestures(dice, folder):
    text = mutant(dice, "gestures")
    (folder / "g.conf").write_bytes(text)
    Run(folder, len(text), "desktop", "g.conf", "--check")


def convert_gestures(dice, folder):
    kind = dice.choice(("touchegg", "fusuma", "libinput"))
    text = mutant(dice, kind)
    config = folder / {"touchegg": "touchegg.conf", "fusuma": "config.yml", "libinput": "libinput-gestures.conf"}[kind]
    config.write_bytes(text)
    run = Run(folder, len(text), "desktop", "--from", config.name)
    if run.status == 0:
        (folder / "g.conf").write_text(run.words, newline="")
        again = Run(folder, len(text) + len(run.words), "desktop", "g.conf", "--check")
        if again.status not in (0, 1):
            raise Fault(f"what it made of {config.name} does not read: {again.words[-300:]!r}")


def play_gestures(dice, folder):
    text = mutant(dice, "recording")
    (folder / "r.jsonl").write_bytes(text)
    (folder / "g.conf").write_text("device any\n" + "".join(line + "\n" for line in GESTURES.split("\n") if line and "device" not in line and "star" not in line))
    Run(folder, len(text), "desktop", "g.conf", "--explain", "--replay", "r.jsonl")
    Run(folder, len(text), "replay", "--explain", "r.jsonl")


def strokes(dice, fingers=1):
    """Three drawings by some fingers, as the tool reads them live; each finger goes its own way."""
    lines, now = ['{"dactyl":"recording","version":1,"size":[500,400]}'], 0
    for _ in range(3):
        for step in range(21):
            phase = "b" if not step else "e" if step == 20 else "m"
            contacts = [f'[{one},"{phase}",{100 * one + 10 * step / one + dice.random():.2f},{200 + (60 if step % 4 else -60) + dice.random():.2f}]'
                        for one in range(1, fingers + 1)]
            lines.append(f'{{"t":{now:.3f},"c":[{",".join(contacts)}]}}')
            now += 0.02
        now += 1
    return "\n".join(lines) + "\n"


def teach(dice, folder):
    (folder / "g.conf").write_text("device any\ndraw star 1 run x\nshow apart 2 run y\n")
    given = folder / "given.jsonl"
    given.write_text(strokes(dice))
    names = [dice.choice(("star", "a b", "\\o/", 'a"b', *HOSTILE)) for _ in range(2)]
    names = [name for name in names if "\0" not in name]
    size = 20_000
    for name in names:
        Run(folder, size, "teach", "--file", "g.conf", "--fingers", "1", "--", name, "-", given=given)
    Run(folder, size, "teach", "--file", "g.conf", "--fingers", "1", "moon", "-", given=given)
    # Whatever was taught, one can teach and forget more.
    if Run(folder, size, "teach", "--file", "g.conf", "--forget", "moon").status != 0:
        raise Fault(f"moon cannot be forgotten after {names!r}")
    both = folder / "both.jsonl"
    both.write_text(strokes(dice, 2))
    for name in names:
        Run(folder, size, "teach", "--show", "--file", "g.conf", "--", name, "-", given=both)
    Run(folder, size, "teach", "--show", "--file", "g.conf", "apart", "-", given=both)
    # And with what others made of the drawings.
    for file in (folder / "drawings.json", folder / "drawings.jsonl", folder / "shown.json"):
        if not file.exists():
            continue
        SEEDS["drawings"] = [file.read_text()]
        text = mutant(dice, "drawings")
        size += len(text)
        file.write_bytes(text)
    Run(folder, size, "desktop", "g.conf", "--check")
    Run(folder, size, "teach", "--file", "g.conf", "--forget", "star")
    Run(folder, size, "desktop", "g.conf", "--replay", "both.jsonl")
    Run(folder, size, "teach", "--show", "--file", "g.conf", "--forget", "apart")
    library = folder / "drawings.json"
    if library.exists():
        code = Run(folder, size, "export", "drawings.json", "-o", "made.swift")
        if code.status == 0:
            read_swift(folder / "made.swift")


def read_swift(file):
    done = subprocess.run(["swiftc", "-frontend", "-parse", str(file)], capture_output=True, text=True)
    if done.returncode:
        raise Fault(f"the Swift that it wrote cannot be read: {done.stderr[:300]}")


def picture(dice, folder):
    text = mutant(dice, "recording")
    (folder / "r.jsonl").write_bytes(text)
    title = dice.choice(HOSTILE).replace("\0", "") or "t"
    arguments = ["plot", "r.jsonl", "-o", "p.svg", f"--title={title}"]
    if dice.random() < 0.4:
        scene = mutant(dice, "scene")
        (folder / "s.json").write_bytes(scene)
        arguments += ["--scene", "s.json"]
        text += scene
    if Run(folder, len(text) * 3, *arguments).status == 0:
        try:
            ElementTree.parse(folder / "p.svg")
        except ElementTree.ParseError as error:
            raise Fault(f"the picture is no XML: {error}, of the title {title!r}") from error


def scene(dice, folder):
    text = mutant(dice, "scene")
    (folder / "s.json").write_bytes(text)
    (folder / "r.jsonl").write_text(dice.choice(SEEDS["recording"]))
    Run(folder, len(text) + 20_000, "replay", "r.jsonl", "--scene", "s.json", "--format", dice.choice(("text", "json", "trace", "inspect")))
    Run(folder, len(text), "conflicts", "s.json")


def service(dice, folder):
    name = dice.choice(HOSTILE).replace("\0", "").replace("/", "")[:100] + "g.conf"
    (folder / name).write_text("tap 3 run x\n")
    run = Run(folder, 1000, "desktop", "--enable", "--", name)
    units = list(folder.rglob("*.service"))
    if run.status == 0 and len(units) != 1:
        raise Fault(f"it wrote {len(units)} services")
    for unit in units:
        text = unit.read_text()
        keys = [line.split("=")[0] for line in text.split("\n") if line and not line.startswith(("[", "#"))]
        wrong = [line for line in text.split("\n") if line and not re.match(r"[A-Z][A-Za-z]+=|\[\w+\]$|#", line)]
        start = re.findall(r"^ExecStart=(.*)$", text, re.M)
        if wrong or len(keys) != len(set(keys)) or len(start) != 1 or str(folder) not in start[0].replace("%%", "%").replace("$$", "$"):
            raise Fault(f"the service of {name!r} is not one: {text!r}")


def code(dice, folder):
    """Numbers of a storyboard that are none."""
    app = folder / "project/App"
    app.mkdir(parents=True)
    (app / "AppDelegate.swift").write_text("import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n")
    number = lambda: dice.choice(("10", "20.5", "{ evil() }()", "evil()", "1; evil()", *HOSTILE)).replace("\0", "").translate(
        {ord("<"): "&lt;", ord("&"): "&amp;", ord('"'): "&quot;", 0x1B: None, 7: None})
    (app / "Main.storyboard").write_text(f"""<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="v"><scenes><scene sceneID="s"><objects>
<viewController id="v" sceneMemberID="viewController"><view key="view" id="w" contentMode="scaleToFill"><rect key="frame" x="{number()}" y="0.0" width="{number()}" height="667"/>
<subviews><label text="{number()}" id="l" opaque="NO"><rect key="frame" x="{number()}" y="1" width="2" height="3"/><fontDescription key="fontDescription" type="system" pointSize="{number()}"/>
<color key="textColor" red="{number()}" green="0" blue="0" alpha="{number()}" colorSpace="custom" customColorSpace="sRGB"/></label></subviews></view></viewController>
<placeholder placeholderIdentifier="IBFirstResponder" id="f" sceneMemberID="firstResponder"/></objects></scene></scenes></document>
""")
    run = Run(folder, 200_000, "port", "project", "-o", "package")
    for file in (folder / "package").rglob("*.swift"):
        text = re.sub(r'"(?:[^"\\]|\\.)*"', '""', file.read_text())
        if "evil" in text:
            raise Fault(f"{file.name} has a storyboard's code: {re.search('.*evil.*', text).group()[:200]}")
        if run.status == 0:
            read_swift(file)


WORLDS = {"check": check_gestures, "from": convert_gestures, "play": play_gestures, "teach": teach, "plot": picture, "scene": scene, "service": service, "port": code}


def play(seed, world):
    """One file; what went wrong with it, and where it lies, or nothing."""
    dice = random.Random(f"{world} {seed}")
    folder = pathlib.Path(tempfile.mkdtemp(prefix="dactyl-files-"))
    try:
        WORLDS[world](dice, folder)
    except Fault as fault:
        return f"{fault}\n  the files are in {folder}"
    shutil.rmtree(folder)
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20, help="how long to go on (20)")
    parser.add_argument("--seed", type=int, help="one file alone")
    parser.add_argument("--world", choices=WORLDS, help="one kind alone; of all kinds in turn if it is missing")
    parser.add_argument("--all", action="store_true", help="go on after a fault, and count them")
    options = parser.parse_args()
    worlds = [options.world] if options.world else list(WORLDS)
    if options.seed is not None:
        sys.exit(play(options.seed, worlds[0]))
    first, end, count, faults = random.SystemRandom().randrange(1 << 30), time.monotonic() + options.seconds, 0, 0
    while time.monotonic() < end:
        world = worlds[count % len(worlds)]
        if fault := play(first + count, world):
            words = f"{fault}\n  repeats it: {os.path.relpath(__file__)} --world {world} --seed {first + count}"
            if not options.all:
                sys.exit(words)
            faults += 1
            print(words, flush=True)
        count += 1
    print(f"files: {count} from seed {first} on, {faults or 'nothing'} found")
    sys.exit(bool(faults))


main()
