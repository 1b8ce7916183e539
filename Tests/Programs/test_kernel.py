"""`dactyl live` and `dactyl desktop` on a real Linux kernel: in an emulated machine the kernel of Debian has a touch screen made by
uinput, which pinches, rests, loses events, is unplugged and plugged in again, and a touchpad whose gestures press keys. Needs `Scripts/install kernel`, and a minute where nothing
else runs."""

import glob
import gzip
import os
import pathlib
import re
import shutil
import subprocess
import tempfile

from conftest import ROOT

GUEST = pathlib.Path(__file__).resolve().parent / "kernel"
DEBIAN = ROOT / ".build-debian"
PATIENCE = 300


def pinch(steps=40):
    """Two fingers from 30 to 60 mm apart."""
    lines = []
    for step in range(steps + 1):
        half = 15 + 15 * step / steps
        for finger, x in enumerate((90 - half, 90 + half)):
            lines.append(f"{'move' if step else 'down'} {finger} {x:.1f} 60")
        lines += ["report", "wait 8"]
    return [*lines, "up 0", "up 1", "report", "wait 600"]


def drag(steps, wait):
    return [part for step in range(steps) for part in (f"move 0 {30 + 100 * step / steps:.1f} 30", "report", f"wait {wait}")]


def fingers(count, dx, dy=0, steps=16):
    """Fingers beside each other that go one way together, and wait until they are lifted."""
    lines = []
    for step in range(steps + 1):
        for finger in range(count):
            lines.append(f"{'move' if step else 'down'} {finger} {100 + dx * step / steps:.1f} {30 + 22 * finger + dy * step / steps:.1f}")
        lines += ["report", "wait 8"]
    return lines


def lands(*numbers):
    return [*(f"down {finger} 100 {30 + 22 * finger}" for finger in numbers), "report"]


def goes(*numbers, start=0, dx=-40, steps=16):
    """Fingers that have landed go one way together."""
    return [part for step in range(1, steps + 1) for part in (
        *(f"move {finger} {100 + start + dx * step / steps:.1f} {30 + 22 * finger}" for finger in numbers), "report", "wait 8")]


def lift(count):
    return [*(f"up {finger}" for finger in range(count)), "report", "wait 700"]


# What the screen does; what it says stands among what `dactyl live` prints.
PLAYS = {
    "pinch": pinch(),
    "press": ["down 0 30 30", "report"],
    "lift": ["say lifting", "up 0", "report"],
    "drag": ["down 0 30 30", "report", *drag(20, 8)],
    "loss": ["say nobody reads", *drag(400, 1), "up 0", "report", "say lost and lifted"],
    "unplug": ["say unplugging", "unplug"],
    "plug": ["say plugging", "plug screen"],
    "tap": ["down 0 50 50", "report", "wait 60", "up 0", "report"],
    "pad": [*fingers(3, -40), *lift(3), *fingers(3, 0, steps=4), *lift(3), *pinch(), *fingers(4, 0, 30), *lift(4), *fingers(2, -40), *lift(2),
            *fingers(4, -3), *lift(4), "say pad played"],
    "swipe": [*fingers(3, -40), *lift(3), "say swipe played"],
    "people": [
        *lands(0, 1), "wait 200", *lands(2), *goes(0, 1, 2), *lift(3), "say came late",
        *lands(0, 1, 2), "wait 1200", *goes(0, 1, 2), *lift(3), "say rested",
        *lands(0, 1, 2), *goes(0, 1, 2, dx=-4), "up 1", "report", "wait 30", "down 1 96 52", "report", *goes(0, 1, 2, start=-4), *lift(3),
        "say came back", *lands(0, 1, 2, 3, 4), *goes(0, 1, 2, 3, 4, dx=40), "wait 200", *lift(5), "say people played"],
    "four": [*fingers(4, 0, 30), "wait 300", "say dragging on a pad"],
}


def initramfs(program, file):
    """The files of the emulated machine: busybox, two modules, a program with its libraries, and what is to be played."""
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        for place in ("bin", "dev", "proc", "sys", "modules", "plays", "tmp"):
            (folder / place).mkdir()
        shutil.copy(DEBIAN / "busybox-static/bin/busybox", folder / "bin/busybox")
        (folder / "bin/sh").symlink_to("busybox")
        for module in ("evdev", "uinput"):
            found = glob.glob(f"{DEBIAN}/linux-image-*/lib/modules/*/kernel/**/{module}.ko", recursive=True)
            shutil.copy(found[0], folder / "modules")
        for name in ("touchscreen", "keys"):
            subprocess.run(["cc", "-O2", "-static", "-Wall", "-Wextra", "-Werror", GUEST / f"{name}.c", "-o", folder / "bin" / name], check=True)
        subprocess.run(["strip", "-o", folder / "bin/dactyl", program], check=True)
        needed = subprocess.run(["ldd", program], check=True, capture_output=True, text=True).stdout
        for library in set(re.findall(r"(/\S+) \(0x", needed)):
            place = folder / library.lstrip("/")
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(library, place)
        for play, lines in PLAYS.items():
            (folder / "plays" / play).write_text("\n".join(lines) + "\n")
        shutil.copy(GUEST / "init", folder / "init")
        names = b"\n".join(os.fsencode(path.relative_to(folder)) for path in [folder, *sorted(folder.rglob("*"))]) + b"\n"
        archive = subprocess.run([folder / "bin/busybox", "cpio", "-o", "-H", "newc"], cwd=folder, input=names, check=True, capture_output=True)
        file.write_bytes(gzip.compress(archive.stdout, 1))


def emulate(program):
    """What the machine prints. It is emulated in software, so that it runs on any machine."""
    with tempfile.TemporaryDirectory() as folder:
        initramfs(program, pathlib.Path(folder) / "initramfs.gz")
        return boot(pathlib.Path(folder)).replace("\r", "")


def boot(folder):
    kernel = sorted(glob.glob(f"{DEBIAN}/linux-image-*/boot/vmlinuz-*"))[-1]
    # A busy host may keep the emulated timer waiting for longer than the kernel looks for it.
    command = ["qemu-system-x86_64", "-M", "q35", "-accel", "tcg,thread=multi", "-cpu", "max", "-m", "1024", "-nodefaults", "-nographic",
               "-serial", "stdio", "-no-reboot", "-kernel", kernel, "-initrd", folder / "initramfs.gz",
               "-append", "console=ttyS0 quiet panic=-1 no_timer_check"]
    return subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, errors="replace", timeout=PATIENCE).stdout


# What the machine prints, one after the other.
EXPECTED = [
    ("a kernel starts", r"kernel \d\S+$"),
    ("dactyl devices lists the screen", r"Screen of uinput, touch screen, 200 x 150 mm, 10 fingers$"),
    ("two fingers pinch", r"pinch ended: scale 2\b"),
    ("a long press is due without input", r"longPress began"),
    ("only then the finger lifts", r"^lifting\n(?:.*\n)*?.*longPress ended"),
    ("a drag goes on while nobody reads", r"^nobody reads\n.*lost and lifted"),
    ("the kernel has lost events, the lift among them", r"the kernel lost events\n(?:.*\n)*?.*pan ended"),
    ("a drag begins", r"pan began"),
    ("it is cancelled where the device goes away", r"^unplugging\n(?:.*\n)*?.*pan cancelled"),
    ("the device is waited for", r"is gone; waiting for it"),
    ("and found again", r"^plugging\n(?:.*\n)*?.* is back"),
    ("a tap on it", r"tap recognized"),
    ("a pad that comes later is taken", r"^dactyl: /dev/input/event\d+  Pad of uinput, touchpad, 200 x 150 mm, 10 fingers: 6 gestures$"),
    ("a swipe of three runs a command with its numbers", r"swipe left 3  run echo(?:.*\n)*?swiped by 3$"),
    ("a tap of three presses keys in their order", r"^key 29 down\nkey 20 down\nkey 20 up\nkey 29 up$"),
    ("a pinch presses one at each step", r"^key 115 down\nkey 115 up$"),
    ("a drag of four holds the button while the pointer moves", r"^key 272 down\n(?:.*\n)*?down by \d+\n(?:.*\n)*?key 272 up$"),
    ("two fingers that swipe are told why not", r"^nothing: swipe left 3: 2 fingers, needs 3$"),
    ("a changed file is read again", r"gestures.conf is read again$"),
    ("and holds", r"^again by 3$"),
    ("a wrong one is refused with its place", r"line 2, column 1: \"tup\" is no gesture; did you mean tap\?; what it said before goes on$"),
    ("and the old one holds", r"^again by 3$"),
    ("a third finger that comes 0.2 s late swipes with them", r"^again by 3\n(?:.*\n)*?came late$"),
    ("three that rested for 1.2 s swipe", r"^again by 3\n(?:.*\n)*?rested$"),
    ("one that lifts and comes back is the same", r"^again by 3\n(?:.*\n)*?came back$"),
    ("a key is held while fingers step", r"^key 56 down\n(?:.*\n)*?key 15 down\nkey 15 up\n(?:.*\n)*?key 15 down\nkey 15 up\n(?:.*\n)*?key 56 up$"),
    ("it has less than 10 MB of its own", r"^RssAnon:\s+\d{1,4} kB$"),
    ("a held button", r"^key 272 down$"),
    ("is let go with the pad", r"^key 272 up$"),
    ("which is gone", r"is gone$"),
    ("a held button", r"^key 272 down$"),
    ("is let go with the program", r"^(?:key 272 up\n)?the keyboard is gone$"),
    ("the machine ends", r"^--- the end"),
]


def test_real_kernel(dactyl):
    out, at = emulate(dactyl), 0
    for what, pattern in EXPECTED:
        found = re.compile(pattern, re.M).search(out, at)
        assert found, f"{what}: not so in\n{out}"
        at = found.end()
