"""Recognisers of a program's own."""

import math

import dactyl
import pytest


class Steady(dactyl.Custom):
    kind = "steady"
    tolerance = 4.0

    def reset(self):
        self.moves = 0

    def touches_moved(self, touches):
        way = math.dist((touches[0].x, touches[0].y), touches[0].down)
        if way > self.tolerance:
            self.fail("wandered", way, self.tolerance, "maximum")
        else:
            self.moves += 1
            if self.moves == 2:
                self.transition("ended", "steady")


class Hold(dactyl.Custom):
    kind = "hold"

    def touches_began(self, touches):
        self.set_deadline(touches[0].time + 0.3)

    def deadline_reached(self, time):
        self.transition("began", "held", 0.3, 0.3, "minimum")

    def touches_ended(self, touches):
        if self.state in ("began", "changed"):
            self.transition("ended")


def play(window, *places, start=0.0):
    for step, x in enumerate(places):
        phase = "began" if step == 0 else "ended" if step == len(places) - 1 else "moved"
        window.send(dactyl.Frame(start + step / 100, [dactyl.Contact(1, phase, x, 50)]))


def told(window):
    lines = []
    window.observe(lambda one: lines.append(f"{one.recognizer.name} {one.after}: {one.cause}"))
    return lines


def test_it_recognises_and_fails_with_causes_of_its_own():
    window = dactyl.Window(400, 300)
    lines = told(window)
    window.add(Steady, tolerance=6)
    play(window, 50, 51, 52, 52)
    play(window, 50, 70, 70, start=1)
    assert lines == ["steady ended: steady", "steady possible: reset", "steady failed: wandered 20, limit 6", "steady possible: reset"]


def test_its_action_gets_it_with_its_own_attributes():
    window, seen = dactyl.Window(400, 300), []
    window.add(Steady, lambda steady: seen.append((steady.state, steady.location, steady.tolerance, steady.moves)))
    play(window, 50, 51, 52, 52)
    assert seen == [("ended", (52, 50), 4, 2)]


def test_it_waits_for_its_deadline():
    window, seen = dactyl.Window(400, 300), []
    window.add(Hold, lambda hold: seen.append((hold.state, round(hold.time, 3))))
    window.send(dactyl.Frame(1, [dactyl.Contact(1, "began", 50, 50)]))
    assert window.next_deadline == pytest.approx(1.3)
    window.advance(1.5)
    window.send(dactyl.Frame(1.6, [dactyl.Contact(1, "ended", 50, 50)]))
    assert seen == [("began", 1.3), ("ended", 1.6)]


def test_it_and_a_built_in_one_exclude_each_other():
    window = dactyl.Window(400, 300)
    lines = told(window)
    window.add(Steady)
    window.add(dactyl.Tap)
    play(window, 50, 51, 52, 52)
    assert "tap failed: prevented by steady" in lines


def test_what_its_handlers_raise_reaches_who_sends():
    class Wrong(dactyl.Custom):
        def touches_began(self, touches):
            raise KeyError("mine")

    window = dactyl.Window(400, 300)
    window.add(Wrong)
    with pytest.raises(KeyError, match="mine"):
        play(window, 50, 51)


def test_while_it_is_told_something_it_cannot_send():
    class Nested(dactyl.Custom):
        def touches_began(self, touches):
            play(self.view.window, 80, 80, start=2)

    window = dactyl.Window(400, 300)
    window.add(Nested)
    with pytest.raises(dactyl.DactylError, match="not while the engine asks"):
        play(window, 50, 51)


def test_a_misspelt_setting_is_refused():
    with pytest.raises(TypeError, match="a steady has no setting tolerence; did you mean tolerance?"):
        dactyl.Window(400, 300).add(Steady, tolerence=6)
