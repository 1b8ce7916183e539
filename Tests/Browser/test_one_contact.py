"""One pointer is one contact wherever it touches: on a page, on the inspector's touch pad, on the stage of a UIKit program."""

import mimetypes

import pytest

from browsing import ROOT

PAGE = """<!doctype html><html lang="en"><title>Three fronts</title><link rel="icon" href="data:,"><style>
div { position: absolute; inset: 0; touch-action: none }</style><div id="page"></div><div id="pad"></div><div id="screen"></div></html>"""

# Sends the events of one pointer to all three, and answers with the contacts of each as lines of a recording.
TOUCH = """async (told) => {
  const { load } = await import("/Web/dactyl.js");
  await import("/Web/inspect.js");
  const { frameLine } = await import("/Web/src/frame-lines.js");
  const { TouchPad } = await import("/Web/src/studio/inspector/touchpad.js");
  const { Fingers } = await import("/UIKit/Sources/UIKitStage/Page/fingers.js");
  const [page, pad, screen] = ["page", "pad", "screen"].map((id) => document.getElementById(id));
  const frames = { page: [], pad: [], screen: [] };
  globalThis.dactyl ??= await load();
  const view = dactyl.attach(page);
  view.add("pan");
  const { recording, stop } = view.window.record();
  const outline = { element: pad, toWindow: (x, y) => [x, y], scale: 1 };
  const touchPad = new TouchPad(outline, (frame) => frames.pad.push(frame), () => {});
  touchPad.setOn(true);
  new Fingers(screen, ({ clientX, clientY }) => [clientX, clientY], (words) =>
    frames.screen.push(...JSON.parse(words).f.map((line) => JSON.parse(line))), () => {});
  const pause = () => new Promise((done) => setTimeout(done, 60));
  for (const element of [page, pad, screen]) {
    for (const [type, clientX] of [["pointerdown", 100], ["pointermove", 130.5], ["pointerup", 130.5]]) {
      element.dispatchEvent(new PointerEvent(type, {
        pointerId: 7, clientX, clientY: 80, bubbles: true, cancelable: true, isPrimary: true, buttons: type === "pointerup" ? 0 : 1, ...told }));
      await pause();
    }
  }
  frames.page = stop().frames.map(frameLine);
  view.detach?.();
  return Object.fromEntries(Object.entries(frames).map(([front, lines]) => [front, lines.flatMap(({ c }) => c.map(([, ...contact]) => contact))]));
}"""

# What the browser says of a pointer, and what a recording has of it beside the place.
POINTERS = {
    "a finger on a screen that measures nothing": ({"pointerType": "touch", "pressure": 0.5, "width": 1, "height": 1}, None),
    "a finger with its size": ({"pointerType": "touch", "pressure": 0.5, "width": 24, "height": 18}, {"r": 12}),
    "a finger on a screen that feels pressure": ({"pointerType": "touch", "pressure": 0.25, "width": 24, "height": 18}, {"f": 0.5, "fm": 2, "r": 12}),
    "a mouse": ({"pointerType": "mouse", "pressure": 0.5, "width": 1, "height": 1}, {"k": "indirectPointer"}),
    "an ordinary press of a pen": (
        {"pointerType": "pen", "pressure": 0.5, "width": 1, "height": 1, "altitudeAngle": 0.75, "azimuthAngle": 2, "twist": 90},
        {"f": 1, "fm": 2, "al": 0.75, "az": 2, "ro": 1.5708, "k": "pencil"}),
}


@pytest.mark.parametrize("name", POINTERS)
def test_page_pad_and_stage_make_the_same_contact(browser, name):
    told, extra = POINTERS[name]
    context = browser.new_context(viewport={"width": 400, "height": 300}, has_touch=True)
    page = context.new_page()

    def answer(route):
        path = route.request.url.removeprefix("http://dactyl.test/")
        if not path:
            return route.fulfill(body=PAGE, content_type="text/html")
        kind = "application/wasm" if path.endswith(".wasm") else mimetypes.guess_type(path)[0]
        return route.fulfill(body=(ROOT / path).read_bytes(), content_type=kind)

    page.route("http://dactyl.test/**", answer)
    page.goto("http://dactyl.test/")
    fronts = page.evaluate(TOUCH, told)
    context.close()

    def rounded(contact):
        phase, x, y, *more = contact
        return [phase, x, y, {key: round(value, 4) if isinstance(value, float) else value for key, value in (more[0] if more else {}).items()}]

    for front, contacts in fronts.items():
        assert [contact[0] for contact in contacts] == ["b", "m", "e"], front
        assert [rounded(contact)[1:3] for contact in contacts] == [[100, 80], [130.5, 80], [130.5, 80]], front
        assert rounded(contacts[1])[3] == (extra or {}), front
