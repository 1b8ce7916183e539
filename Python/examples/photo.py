"""A photo that is dragged, pinched, turned, flung back by a double tap, and that opens a menu after a long press.

    pip install pygame dactyl-….whl && python photo.py

Fingers and the mouse are told one at a time by pygame; what comes in one pass of the loop and is about different fingers
goes into one frame.
"""

import math
import time

import pygame

import dactyl

SIZE = (800, 600)
HOME = (400.0, 300.0)
MOUSE = -1


class Fingers:
    """Puts pygame's events together to frames."""

    def __init__(self, window: dactyl.Window):
        self.window = window
        self.contacts: dict[int, dactyl.Contact] = {}
        self.is_touched = False

    def take(self, event: pygame.event.Event) -> None:
        width, height = pygame.display.get_window_size()
        if event.type in (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP):
            phase = {pygame.FINGERDOWN: "began", pygame.FINGERMOTION: "moved", pygame.FINGERUP: "ended"}[event.type]
            self.add(dactyl.Contact(event.finger_id, phase, event.x * width, event.y * height))
        elif getattr(event, "touch", False):
            return  # A mouse that the system makes of a finger.
        elif event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) and event.button == 1:
            phase = "began" if event.type == pygame.MOUSEBUTTONDOWN else "ended"
            self.add(dactyl.Contact(MOUSE, phase, *event.pos, "indirectPointer"))
        elif event.type == pygame.MOUSEMOTION and event.buttons[0]:
            self.add(dactyl.Contact(MOUSE, "moved", *event.pos, "indirectPointer"))
        elif event.type == pygame.VIDEORESIZE:
            self.window.resize(event.w, event.h)

    def add(self, contact: dactyl.Contact) -> None:
        if contact.id in self.contacts:
            self.flush()
        self.contacts[contact.id] = contact

    def flush(self) -> None:
        if self.contacts:
            frame = dactyl.Frame(max(time.monotonic(), self.window.time), list(self.contacts.values()))
            self.contacts = {}
            try:
                self.window.send(frame)
            except dactyl.InputError:
                self.window.cancel_all_touches()  # What was lost may have been a lift.


class Photo:
    """What the gestures do."""

    def __init__(self) -> None:
        self.window = dactyl.Window(*SIZE)
        self.x, self.y = HOME
        self.scale, self.angle = 1.0, 0.0
        self.menu: tuple[float, float] | None = None
        self.picture = pygame.Surface((240, 160), pygame.SRCALPHA)
        self.picture.fill((60, 110, 160))
        pygame.draw.circle(self.picture, (250, 220, 90), (190, 45), 25)
        pygame.draw.polygon(self.picture, (40, 90, 60), [(0, 160), (90, 60), (170, 160)])
        self.window.add(dactyl.Pan, self.drag, simultaneous_with="*")
        self.window.add(dactyl.Pinch, self.zoom, simultaneous_with="*")
        self.window.add(dactyl.Rotation, self.turn, simultaneous_with="*")
        self.window.add(dactyl.LongPress, self.press)
        self.window.add(dactyl.Tap, self.reset, number_of_taps_required=2)

    def drag(self, pan: dactyl.Pan) -> None:
        dx, dy = pan.translation
        self.x, self.y = self.x + dx, self.y + dy
        pan.translation = (0, 0)
        self.menu = None

    def zoom(self, pinch: dactyl.Pinch) -> None:
        self.scale *= pinch.scale
        pinch.scale = 1

    def turn(self, rotation: dactyl.Rotation) -> None:
        self.angle += rotation.rotation
        rotation.rotation = 0

    def press(self, press: dactyl.LongPress) -> None:
        if press.state == "began":
            self.menu = press.location

    def reset(self, tap: dactyl.Tap) -> None:
        (self.x, self.y), self.scale, self.angle, self.menu = HOME, 1.0, 0.0, None

    def draw(self, screen: pygame.Surface) -> None:
        screen.fill((245, 245, 245))
        picture = pygame.transform.rotozoom(self.picture, -math.degrees(self.angle), self.scale)
        screen.blit(picture, picture.get_rect(center=(self.x, self.y)))
        if self.menu:
            pygame.draw.rect(screen, (255, 255, 255), (*self.menu, 140, 90), border_radius=8)
            pygame.draw.rect(screen, (120, 120, 120), (*self.menu, 140, 90), 2, border_radius=8)


def main() -> None:
    pygame.init()
    screen = pygame.display.set_mode(SIZE, pygame.RESIZABLE)
    pygame.display.set_caption("Photo")
    photo = Photo()
    fingers = Fingers(photo.window)
    clock = pygame.time.Clock()
    while True:
        for event in pygame.event.get():
            if event.type == pygame.QUIT:
                return
            fingers.take(event)
        fingers.flush()
        photo.window.advance(max(time.monotonic(), photo.window.time))
        photo.draw(screen)
        pygame.display.flip()
        clock.tick(60)


if __name__ == "__main__":
    main()
