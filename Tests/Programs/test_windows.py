"""The photo of Examples/Windows in SDL 3 and C, and the one of Examples/GTK in GTK 4 and Swift, in a real X server without a
screen. Its test driver touches them: two fingers that pinch, turn and move the photo, a fling, a double tap, a long press. Pictures
of the server's screen are compared before and after. Over Wayland: the same in `cage`, a compositor that has a window of this
server for its screen and passes its fingers on. Needs `Scripts/install windows`. DACTYL_WINDOW_PICTURES names a folder that keeps
the pictures."""

import functools
import math
import os
import pathlib
import pwd
import shutil
import subprocess
import sys
import tempfile
import time

import pytest
from conftest import ROOT, built_c_library

EXAMPLE = ROOT / "Examples/Windows"
OUT = ROOT / ".build-windows"
sys.path.insert(0, str(EXAMPLE))
from touchscreen import BEGIN, END, pinch, server  # noqa: E402

PROGRAMS = ["sdl3", "gtk4", "gtk4-wayland"]


class Picture:
    """The server's screen: how many pixels are the photo's, their middle, how it is turned, and how many are the menu's."""

    def __init__(self, environment, size, keep=None):
        command = ["import", "-window", "root", "-depth", "8"]
        self.width = size[0]
        self.pixels = subprocess.run([*command, "gray:-"], env=environment, check=True, capture_output=True, timeout=60).stdout
        if len(self.pixels) != size[0] * size[1]:
            pytest.fail(f"the picture has {len(self.pixels)} pixels")
        if keep:
            subprocess.run([*command, keep], env=environment, check=True, timeout=60)

    @functools.cached_property
    def places(self):
        return [(i % self.width, i // self.width) for i, value in enumerate(self.pixels) if 20 < value < 200]

    @property
    def area(self):
        return len(self.places)

    @property
    def menu(self):
        return self.pixels.count(255)

    @functools.cached_property
    def middle(self):
        return [sum(place[axis] for place in self.places) / self.area for axis in (0, 1)]

    @functools.cached_property
    def angle(self):
        x0, y0 = self.middle
        xx = sum((x - x0) ** 2 for x, _ in self.places)
        yy = sum((y - y0) ** 2 for _, y in self.places)
        xy = sum((x - x0) * (y - y0) for x, y in self.places)
        return math.atan2(2 * xy, xx - yy) / 2


def build(name):
    """The command that runs the program of Examples/Windows, or the one of Examples/GTK."""
    OUT.mkdir(exist_ok=True)
    if name == "gtk4":
        package = ROOT / "Examples/GTK"
        subprocess.run(["swift", "build", "--package-path", package], check=True)
        return [package / ".build/debug/Photo"]
    sources = [ROOT / "Examples/C/zoom.c"] if name == "zoom" else [EXAMPLE / f"{name}.c", EXAMPLE / "photo.c"]
    program, newer, name = OUT / name, ROOT / ".build-debian13", "sdl3" if name == "zoom" else name
    if subprocess.run(["pkg-config", "--exists", name]).returncode == 0:
        flags = subprocess.run(["pkg-config", "--cflags", "--libs", name], check=True, capture_output=True, text=True).stdout.split()
    elif (newer / "run").exists():
        program = program.with_name(program.name + "-debian13")
        flags = [f"-I{newer}/usr/include", *map(str, newer.glob("usr/lib/*/libSDL3.so")), "-Wl,--allow-shlib-undefined"]
    else:
        pytest.fail(f"{name} is not there: Scripts/install windows")
    subprocess.run(
        ["cc", "-O2", "-Wall", "-Wextra", "-Werror", "-IInclude", *sources, built_c_library(), *flags,
         "-lm", "-o", program], cwd=ROOT, check=True)
    return [newer / "run", program] if program.name.endswith("-debian13") else [program]


def over_wayland(program, folder):
    """The program in a compositor. `cage` refuses to run as root: then nobody runs it, and must be able to read the program."""
    run = folder / "run"
    run.mkdir(mode=0o700)
    program = shutil.copy(program[-1], run)
    command, wayland = ["cage", "-d", "--", program], {"XDG_RUNTIME_DIR": run, "HOME": run, "WLR_BACKENDS": "x11", "WLR_RENDERER": "pixman"}
    if os.getuid() == 0:
        nobody = pwd.getpwnam("nobody")
        for path in (run, program):
            os.chown(path, nobody.pw_uid, nobody.pw_gid)
        folder.chmod(0o755)
        command = ["setpriv", f"--reuid={nobody.pw_uid}", f"--regid={nobody.pw_gid}", "--clear-groups", *command]
    return command, {name: str(value) for name, value in wayland.items()}


@pytest.mark.parametrize("name", PROGRAMS)
def test_photo(name):
    command, keep = build(name.removesuffix("-wayland")), os.environ.get("DACTYL_WINDOW_PICTURES")
    display = "wayland" if name.endswith("-wayland") else "x11"
    # The second is what the compositor makes its window.
    size = (800, 600) if display == "x11" else (1024, 768)
    center = x, y = size[0] / 2, size[1] / 2
    with tempfile.TemporaryDirectory() as folder, server(pathlib.Path(folder), size) as (environment, screen):
        more = {"HOME": folder}
        if display == "wayland":
            command, more = over_wayland(command, pathlib.Path(folder))
        output = open(pathlib.Path(folder) / "out", "w+")
        process = subprocess.Popen(
            command, stdout=output, stderr=subprocess.STDOUT,
            env={**environment, **more, "SDL_VIDEODRIVER": display, "GDK_BACKEND": display, "GSK_RENDERER": "cairo"})

        def picture(what):
            return Picture(environment, size, keep and f"{keep}/{name}-{what}.png")

        def settled(is_so, what, patience=30):
            """The first picture that stays and of which something is so, or the last one after some seconds."""
            deadline, last = time.monotonic() + patience, None
            while time.monotonic() < deadline:
                if process.poll() is not None:
                    pytest.fail(f"{name} ended: {pathlib.Path(folder, 'out').read_text()}")
                shown = Picture(environment, size)
                if last and shown.pixels == last.pixels and is_so(shown):
                    break
                last = shown
                time.sleep(0.2)
            return picture(what) if keep else shown

        def tapped_twice(what):
            """The first picture that is as at the beginning; again where the machine was too busy to tap twice in time."""
            for _ in range(4):
                screen.tap(*center), time.sleep(0.08), screen.tap(*center)
                shown = settled(lambda shown: shown.pixels == before.pixels, what, 10)
                if shown.pixels == before.pixels:
                    break
            return shown

        try:
            before = settled(lambda shown: shown.area > 30000 and math.dist(shown.middle, center) < 2, "before")
            assert 37000 < before.area < 40000 and math.dist(before.middle, center) < 2, "the photo is shown"
            time.sleep(0.5)

            screen.play(pinch(center, (60, 120), 0.6, (40, -40)))
            after = settled(lambda shown: shown.area > 2 * before.area, "pinched")
            scale = math.sqrt(after.area / before.area)
            assert 1.8 < scale < 2.1, f"two fingers from 120 to 240 points apart enlarge it {scale:.2f} times"
            assert 0.5 < after.angle < 0.65, f"turned by 0.6 radians, it turns by {after.angle:.2f}"
            # The threshold is left behind, and what SDL tells at once where the machine was busy: it stamps events as it takes them.
            way = math.dist(after.middle, before.middle)
            assert 15 < way < 80, f"moved by 57 points, it moves by {way:.0f}"

            home = tapped_twice("double-tapped")
            assert home.pixels == before.pixels, "a double tap brings it back, to the pixel"

            # Again where the machine was so busy that SDL took the last reports at once: a finger at rest flings nothing.
            for _ in range(4):
                screen.play([[(x - 8 * step, y)] for step in range(16)], 0.03, 0)
                flung = settled(lambda shown: True, "flung")
                if flung.middle[0] < x - 150:
                    break
                tapped_twice("again")
            assert flung.middle[0] < x - 150, f"dragged by 120 points to the left and let go, it flies by {x - flung.middle[0]:.0f}"

            tapped_twice("back")
            screen.touch(0, BEGIN, x + 160, y + 120), screen.sync(1.0)
            menu = settled(lambda shown: shown.menu > 10000, "menu")
            assert menu.menu > 10000 and before.menu == 0, "a finger that rests opens a menu, without another event"
            screen.touch(0, END, x + 160, y + 120), screen.sync(0.1)
            assert process.poll() is None, "it still runs"
        finally:
            process.terminate()
            process.wait(20)
            # pytest shows it where the test fails.
            output.seek(0)
            print(output.read())


def test_the_square_of_sixty_lines():
    """Two fingers from 120 to 240 points apart enlarge it; one drags it."""
    size, command = (800, 600), build("zoom")
    with tempfile.TemporaryDirectory() as folder, server(pathlib.Path(folder), size) as (environment, screen):
        process = subprocess.Popen(command, env={**environment, "HOME": folder, "SDL_VIDEODRIVER": "x11"})

        def shown(is_so):
            deadline = time.monotonic() + 30
            while time.monotonic() < deadline:
                picture = Picture(environment, size)
                if picture.area and is_so(picture):
                    break
                time.sleep(0.2)
            return picture

        try:
            before = shown(lambda picture: picture.area > 10000)
            assert 14000 < before.area < 15000 and math.dist(before.middle, (400, 300)) < 2
            time.sleep(0.5)
            screen.play(pinch((400, 300), (60, 120), 0, (0, 0)))
            after = shown(lambda picture: picture.area > 2.8 * before.area)
            assert 1.7 < math.sqrt(after.area / before.area) < 2.1
            screen.play([[(400 - 8 * step, 300)] for step in range(16)], 0.03, 0)
            assert shown(lambda picture: picture.middle[0] < 310).middle[0] < 310
            assert process.poll() is None
        finally:
            process.terminate()
            process.wait(20)
