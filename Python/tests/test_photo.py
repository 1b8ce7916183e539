"""The example with pygame, in a window of a real X server without a screen: pictures before and after."""

import os
import pathlib
import shutil
import subprocess
import sys
import time

import pytest

EXAMPLES = pathlib.Path(__file__).parents[1] / "examples"
WHITE = (245, 245, 245)

pytestmark = pytest.mark.skipif(
    not all(map(shutil.which, ("Xvfb", "import"))), reason="Xvfb or import is not installed (Scripts/install windows)")


@pytest.fixture(scope="module")
def pygame():
    read, write = os.pipe()
    server = subprocess.Popen(["Xvfb", "-displayfd", str(write), "-screen", "0", "800x600x24"], pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    os.environ["DISPLAY"] = ":" + os.read(read, 16).decode().strip()
    os.environ["SDL_VIDEODRIVER"] = "x11"
    sys.path.insert(0, str(EXAMPLES))
    import pygame

    pygame.init()
    yield pygame
    pygame.quit()
    server.terminate()
    server.wait(10)


@pytest.fixture
def stage(pygame):
    import photo

    return Stage(pygame, pygame.display.set_mode(photo.SIZE), photo)


class Stage:
    """The example's photo, and fingers that pygame tells of."""

    def __init__(self, pygame, screen, module):
        self.pygame, self.screen = pygame, screen
        self.photo = module.Photo()
        self.fingers = module.Fingers(self.photo.window)

    def picture(self):
        """The extent of everything that is not background: left, top, width, height."""
        self.photo.draw(self.screen)
        self.pygame.display.flip()
        mask = self.pygame.mask.from_threshold(self.screen, WHITE, (1, 1, 1, 255))
        mask.invert()
        return mask.get_bounding_rects()[0]

    def finger(self, what, number, x, y):
        self.pygame.event.post(self.pygame.event.Event(what, finger_id=number, x=x / 800, y=y / 600))

    def step(self):
        for event in self.pygame.event.get():
            self.fingers.take(event)
        self.fingers.flush()


def test_two_fingers_enlarge_turn_and_move_the_photo(stage, pygame):
    before = stage.picture()
    for step in range(41):
        what = pygame.FINGERDOWN if step == 0 else pygame.FINGERMOTION
        stage.finger(what, 7, 350 - step, 300)
        stage.finger(what, 8, 450 + 2 * step, 300 + 2 * step)
        stage.step()
    stage.finger(pygame.FINGERUP, 7, 310, 300)
    stage.finger(pygame.FINGERUP, 8, 530, 380)
    stage.step()
    after = stage.picture()
    # From 100 to 234 points apart, and wider for being turned.
    assert 1.7 * before.width < after.width < 2.8 * before.width
    # The middle of the fingers goes 20 points to the right and 40 down; the first 10 of these 45 tell that they drag (SPEC E1).
    assert abs(after.centerx - before.centerx - 15.5) <= 2 and stage.photo.angle > 0.1


def test_long_press_opens_a_menu_without_another_event(stage, pygame):
    stage.finger(pygame.FINGERDOWN, 7, 600, 450)
    stage.step()
    window = stage.photo.window
    window.advance(window.next_deadline)
    stage.picture()
    assert stage.photo.menu == (600, 450) and stage.screen.get_at((660, 490)) == (255, 255, 255, 255)
    stage.finger(pygame.FINGERUP, 7, 600, 450)
    stage.step()


def middle_of_photo():
    """How far to the right the photo's middle is in the server's own picture; nothing where there is no photo."""
    command = ["import", "-window", "root", "-crop", "800x600+0+0", "-depth", "8", "gray:-"]
    pixels = subprocess.run(command, check=True, capture_output=True).stdout
    columns = [i % 800 for i, value in enumerate(pixels) if 20 < value < 200]
    return sum(columns) / len(columns) if len(columns) > 10000 else None


def comes(is_so, patience):
    """Whether the photo's middle comes to rest where something is so of it."""
    deadline, last = time.monotonic() + patience, None
    while time.monotonic() < deadline:
        middle = middle_of_photo()
        if middle is not None and middle == last and is_so(middle):
            return True
        last = middle
        time.sleep(0.1)
    return False


def test_mouse_of_the_server_drags_and_a_double_tap_brings_back(pygame):
    if not shutil.which("xdotool"):
        pytest.skip("xdotool is not installed (Scripts/install windows)")
    pygame.display.quit()  # The window of the other tests would cover it.
    program = subprocess.Popen([sys.executable, EXAMPLES / "photo.py"], stdout=subprocess.DEVNULL)
    try:
        do = lambda *words: subprocess.run(["xdotool", *map(str, words)], check=True)
        deadline = time.monotonic() + 30
        while (before := middle_of_photo()) is None:
            assert time.monotonic() < deadline, "the window stays empty"
            time.sleep(0.1)
        do("mousemove", 400, 300, "mousedown", 1)
        for step in range(1, 21):
            do("mousemove", 400 + 8 * step, 300, "sleep", 0.01)
        do("sleep", 0.1, "mouseup", 1)
        # 160 points less the threshold of 10.
        assert comes(lambda middle: 140 < middle - before < 165, 30), middle_of_photo()
        do("mousemove", 600, 500)
        # Again where the machine was too busy to click twice within a third of a second.
        for _ in range(4):
            do("click", 1, "sleep", 0.1, "click", 1)
            if comes(lambda middle: abs(middle - before) < 1, 5):
                break
        assert abs(middle_of_photo() - before) < 1
    finally:
        program.terminate()
        program.wait(10)
        pygame.display.init()
