// Fingers, mouse, wheel and keys on the timeline.

const NEAR = 6; // pixels within which a finger that lifts has not moved

export function handle(timeline) {
  const { plot, cursor, scroller, axis } = timeline;
  const down = new Map();
  let moved = false;
  let isScrubbing = false;

  const at = (event) => {
    const box = plot.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const isOnRuler = ({ y }) => y - scroller.scrollTop < 22;

  plot.addEventListener("pointerdown", (event) => {
    if (event.button) return;
    const place = at(event);
    down.set(event.pointerId, place);
    plot.setPointerCapture(event.pointerId);
    if (down.size > 1) return void (moved = true);
    moved = false;
    isScrubbing = isOnRuler(place);
    if (isScrubbing) timeline.onscrub(axis.timeAt(place.x));
  });

  plot.addEventListener("pointermove", (event) => {
    const place = at(event);
    const before = down.get(event.pointerId);
    if (!before) {
      if (event.pointerType === "mouse") timeline.hover(timeline.attemptAt(place.x, place.y));
      return;
    }
    if (isScrubbing) return timeline.onscrub(axis.timeAt(place.x));
    moved ||= Math.hypot(place.x - before.x, place.y - before.y) > NEAR;
    if (!moved) return;
    const [one, other] = down.values();
    if (other) pinch(event.pointerId, place);
    else axis.moveTo(axis.offset - (place.x - one.x));
    down.set(event.pointerId, place);
    timeline.dirty();
  });

  // The times under both fingers stay under them.
  function pinch(id, place) {
    const [[first, one], [, other]] = down;
    const [still, mover] = first === id ? [other, one] : [one, other];
    const [was, is] = [Math.abs(mover.x - still.x), Math.abs(place.x - still.x)];
    const time = axis.timeAt(mover.x);
    if (was > 8 && is > 8) axis.setScale((axis.scale * is) / was);
    axis.moveTo(axis.along(time) - place.x);
  }

  const lift = (event) => {
    const place = down.get(event.pointerId);
    down.delete(event.pointerId);
    if (!place || moved || isScrubbing || event.type === "pointercancel") return;
    const attempt = timeline.attemptAt(place.x, place.y);
    if (attempt) timeline.select(attempt === timeline.selected ? null : attempt);
    else {
      timeline.select(null);
      timeline.onscrub(axis.timeAt(place.x));
    }
  };
  plot.addEventListener("pointerup", lift);
  plot.addEventListener("pointercancel", lift);
  plot.addEventListener("pointerleave", () => timeline.hover(null));
  scroller.addEventListener("scroll", () => timeline.dirty());

  // With Control, or once the keys are here: zoom. Sideways: move.
  plot.addEventListener("wheel", (event) => {
    const isHere = plot.contains(plot.getRootNode().activeElement);
    if (event.ctrlKey || event.metaKey || (isHere && Math.abs(event.deltaY) > Math.abs(event.deltaX) && !event.shiftKey)) {
      event.preventDefault();
      timeline.zoom(Math.exp(-event.deltaY / (event.ctrlKey ? 150 : 400)), at(event).x);
      return;
    }
    const way = event.deltaX || (event.shiftKey ? event.deltaY : 0);
    if (!way) return;
    event.preventDefault();
    axis.moveTo(axis.offset + way);
    timeline.dirty();
  }, { passive: false });

  cursor.addEventListener("focus", () => timeline.onexplain(timeline.current));
  cursor.addEventListener("blur", () => timeline.onexplain(timeline.selected));
  cursor.addEventListener("click", () => timeline.current && timeline.onscrub(timeline.current.decided));
  cursor.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const action = event.shiftKey ? SHIFTED[event.key] ?? KEYS[event.key] : KEYS[event.key];
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action(timeline);
  });
}

const move = (part) => (timeline) => {
  timeline.axis.moveTo(timeline.axis.offset + part * timeline.axis.width);
  timeline.dirty();
};
const SHIFTED = { ArrowLeft: move(-0.25), ArrowRight: move(0.25) };
const KEYS = {
  ArrowLeft: (timeline) => along(timeline, -1),
  ArrowRight: (timeline) => along(timeline, 1),
  ArrowUp: (timeline) => across(timeline, -1),
  ArrowDown: (timeline) => across(timeline, 1),
  "+": (timeline) => timeline.zoom(1.5, centre(timeline)),
  "=": (timeline) => timeline.zoom(1.5, centre(timeline)),
  "-": (timeline) => timeline.zoom(1 / 1.5, centre(timeline)),
  0: (timeline) => timeline.fit(null),
  f: (timeline) => timeline.fit(timeline.current),
  Escape: (timeline) => timeline.select(null),
};

const centre = ({ axis, current }) => (current ? Math.min(axis.width, Math.max(0, axis.placeOf(current.decided))) : axis.width / 2);

// To the next attempt of the lane.
function along(timeline, step) {
  const { current } = timeline;
  const attempts = timeline.rowOf(current)?.lane.attempts ?? [];
  const next = attempts[attempts.indexOf(current) + step];
  if (next) timeline.select(next);
}

// To the nearest in time of another lane.
function across(timeline, step) {
  const { current, rows } = timeline;
  for (let i = rows.indexOf(timeline.rowOf(current)) + step; i >= 0 && i < rows.length; i += step) {
    const attempts = rows[i].lane?.attempts ?? [];
    if (!attempts.length) continue;
    const far = (attempt) => Math.abs(attempt.start - current.start);
    return timeline.select(attempts.reduce((best, other) => (far(other) < far(best) ? other : best)));
  }
}
