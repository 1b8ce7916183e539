"""Long use: random touches by a seed, with the clock of their own frames."""

TOUCHES = """
(minutes) => {
  // Pointer events with the present's clock would take twenty minutes: frames carry their own time.
  const { session } = window.studio;
  let seed = 12345;
  const random = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;
  let time = session.window.time + 1;
  const end = time + minutes * 60;
  let most = 0;
  while (time < end) {
    const count = 1 + Math.floor(random() * 3);
    const places = Array.from({ length: count }, () => ({ x: random() * 300, y: random() * 300 }));
    const frame = (phase) => ({ time, contacts: places.map(({ x, y }, i) => ({ id: i + 1, phase, x, y })) });
    session.window.send(frame("began"));
    const steps = Math.floor(random() * 30);
    const way = { x: random() * 20 - 10, y: random() * 20 - 10 };
    for (let i = 0; i < steps; i++) {
      time += 0.016;
      for (const place of places) { place.x += way.x; place.y += way.y; }
      session.window.send(frame("moved"));
    }
    time += 0.02;
    session.window.send(frame(random() < 0.05 ? "cancelled" : "ended"));
    time += random() * 0.8;
    most = Math.max(most, session.trace.end - session.trace.start);
  }
  return { most, frames: session.recorder.recording.frames.length, events: session.trace.events.length };
}
"""


def heap(page, session):
    session.send("HeapProfiler.collectGarbage")
    return page.evaluate("performance.memory.usedJSHeapSize")


def test_twenty_minutes_of_touches_leave_memory_flat(studio):
    for pad in ["photo", "rows"]:
        studio.choose(pad, query=f"?{pad}")
        session = studio.page.context.new_cdp_session(studio.page)
        # The first minutes fill what is kept of the last one.
        studio.page.evaluate(TOUCHES, 4)
        before = heap(studio.page, session)
        kept = studio.page.evaluate(TOUCHES, 20)
        after = heap(studio.page, session)
        assert kept["most"] < 90
        # What is kept of the last minute varies by its touches.
        assert after < before * 1.2 + 5e5, (before, after)
