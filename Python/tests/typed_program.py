"""What a program may do under mypy --strict; .ci/run python has it checked, and nobody runs it."""

import math
import dactyl


class Steady(dactyl.Custom):
    kind = "steady"
    tolerance = 4.0
    moves: int

    def reset(self) -> None:
        self.moves = 0

    def touches_moved(self, touches: list[dactyl.Touch]) -> None:
        if math.dist((touches[0].x, touches[0].y), touches[0].down) > self.tolerance:
            self.fail("wandered")

def move(pan: dactyl.Pan) -> None:
    x, y = pan.translation
    print(x + y, pan.state, pan.cause.label)

window = dactyl.Window(400, 300)
view = window.add_view(0, 0, 10, 10)
pan = window.add(dactyl.Pan, move, simultaneous_with="*")
window.add(Steady, lambda one: print(one.tolerance), tolerance=6)
@view.on(dactyl.Tap, number_of_taps_required=2)
def zoom(tap: dactyl.Tap) -> None:
    print(tap.location)
recording = dactyl.Recording.read("a")
for frame in recording[0.1:0.5]:
    print(frame.time)
first: dactyl.Frame = recording[0]
table = recording.to_numpy()
again = dactyl.Recording.from_numpy(table)
library = dactyl.Library.train({"star": [[[(0, 0), (1, 1)]]]})
print(library.evaluate({}).accuracy, dactyl.__version__)
pan.minimum_distance = 3
for gesture in recording.gestures():
    print(gesture["words"], gesture["ended"])
