"""A page's part without a page: visitor.py KIND LINK drag | wait

drag: puts a finger down, moves it and says `down`. wait: says `control` once it is in control of a stage.
Both stay until they are killed, and answer pings.
"""

import json
import sys

from servers import Page

kind, link, part = sys.argv[1:]
visitor = Page(kind, link).visit(patience=None)
if part == "drag":
    visitor.hear()
    for step in range(8):
        frame = {"t": 1 + step / 60, "c": [[1, "m" if step else "b", 200, 600 - 10 * step]]}
        visitor.say({"i": step, "f": [json.dumps(frame)]} if kind == "stage" else frame)
    print("down", flush=True)
while said := visitor.hear():
    if '"control":true' in said:
        print("control", flush=True)
