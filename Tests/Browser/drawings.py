"""Paths of a finger about a middle."""

import math


def along(middle, *corners, steps=8):
    """Straight from corner to corner."""
    (x, y), path = middle, [corners[0]]
    for start, end in zip(corners, corners[1:]):
        path += [(start[0] + (end[0] - start[0]) * i / steps, start[1] + (end[1] - start[1]) * i / steps) for i in range(1, steps + 1)]
    return [(x + dx, y + dy) for dx, dy in path]


def check(middle):
    return along(middle, (-60, 0), (-30, 45), (55, -75))


def arc(middle, radius=80, degrees=360, steps=48):
    """Clockwise on screen, from the right."""
    angles = [math.radians(degrees) * i / steps for i in range(steps + 1)]
    return [(middle[0] + radius * math.cos(angle), middle[1] + radius * math.sin(angle)) for angle in angles]


def zigzag(middle):
    return along(middle, (-50, -24), (46, -16), (-46, -4), (48, 6), (-44, 16), (50, 26), steps=8)


def heart(middle, lean=0.0):
    turns = [2 * math.pi * i / 32 for i in range(33)]
    places = [
        (5 * 16 * math.sin(t) ** 3, -5 * (13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)))
        for t in turns
    ]
    return [(middle[0] + x + lean * y, middle[1] + y) for x, y in places]
