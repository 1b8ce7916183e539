"""Real touches of a page."""

import time

from browsing import next_frame


class Touches:
    """Real touches, which the browser may take for scrolling, at times that the device tells.

    Its clock is so many seconds ahead of the page's, so that on a busy machine no deadline passes while events are still on
    their way. A browser scrolls once that time has come: where it does, the clocks are the same.
    """

    def __init__(self, page, ahead=1):
        self.page = page
        self.ahead = ahead
        self.session = page.context.new_cdp_session(page)
        self.moment = time.time() + ahead

    def send(self, kind, *places):
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(places)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points, "timestamp": self.moment})
        next_frame(self.page)

    def rest(self, seconds):
        """Until the next event."""
        self.moment += seconds

    def follow(self, *paths, rest=0.0):
        """All paths at once, a place each 16 ms."""
        self.moment = max(self.moment, time.time() + self.ahead)
        self.send("touchStart", *[path[0] for path in paths])
        for places in list(zip(*paths))[1:]:
            self.rest(0.016)
            self.send("touchMove", *places)
        self.rest(rest)
        self.send("touchEnd")

    def tap(self, place, count=1):
        self.moment = max(self.moment, time.time() + self.ahead)
        for _ in range(count):
            self.send("touchStart", place)
            self.rest(0.03)
            self.send("touchEnd")
            self.rest(0.06)


def line(start, end, steps=12):
    return [(start[0] + (end[0] - start[0]) * i / steps, start[1] + (end[1] - start[1]) * i / steps) for i in range(steps + 1)]
