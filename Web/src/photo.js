// A photo, a map, a canvas: one or two fingers move, stretch and turn an element, which then slides on and comes back.
import { apply, changedAbout, css, decompose, identity, invert, load, multiply } from "./dactyl.js";
import { Inertia, rubberBand } from "./inertia.js";

export * from "./inertia.js";

export async function photo(element, options = {}) {
  return new Photo(options.dactyl ?? await load(), element, options);
}

const clamp = (value, min = -Infinity, max = Infinity) => Math.min(Math.max(value, min), max);

export class Photo {
  constructor(dactyl, element, { frame = element.parentElement, minimumScale = 1, maximumScale = 8, doubleTapScale = 2.5, rotates = false, hasInertia = true, friction, onChange } = {}) {
    Object.assign(this, { element, frame, minimumScale, maximumScale, doubleTapScale, rotates, hasInertia, friction, onChange });
    this.matrix = [...identity];
    this._style = element.style.transform;
    this._origin = element.style.transformOrigin;
    element.style.transformOrigin = "0 0";
    // The frame does not move, so places in it mean the same all the time.
    this.view = dactyl.attach(frame);
    const axes = rotates ? ["translation", "scale", "rotation"] : ["translation", "scale"];
    this.transform = this.view.add("transform", { axes, unlocksAxesTogether: true }, (gesture) => this._follow(gesture));
    this.doubleTap = this.view.add("tap", { name: "doubleTap", numberOfTapsRequired: 2 }, (tap) => this._toggle(tap.location));
    // A finger catches what slides, and lets it go again.
    this._catch = () => this.stop();
    this._release = () => {
      if (!this._motion && !/began|changed/.test(this.transform.state)) this.settle();
    };
    frame.addEventListener("pointerdown", this._catch);
    for (const type of ["pointerup", "pointercancel"]) frame.addEventListener(type, this._release);
    this._changed();
  }

  get scale() { return decompose(this.matrix).scale; }
  get rotation() { return decompose(this.matrix).rotation; }

  set(matrix) {
    this.stop();
    this.matrix = [...matrix];
    this._changed();
  }

  // Goes to a place that is allowed, by a spring.
  settle(velocities = {}) {
    const { scale, rotation, translation } = decompose(this.matrix);
    const rest = clamp(scale, this.minimumScale, this.maximumScale);
    // The scale changes about where the fingers were, so the way of the place follows from it.
    const about = this._about ?? this._middle;
    const fixed = apply(invert(this.matrix), about);
    const steady = { bounds: { scale: { min: this.minimumScale, max: this.maximumScale } }, friction: this.friction };
    const size = new Inertia({ scale, rotation }, { scale: velocities.scale, rotation: this.rotates ? velocities.rotation : 0 }, steady);
    const end = size.rest;
    const room = this._room(rest);
    if (Math.abs(end.scale / scale - 1) < 1e-9 && Math.abs(end.rotation - rotation) < 1e-9) {
      const way = new Inertia(translation, velocities.translation ?? {}, { bounds: room, friction: this.friction });
      return this._run(way, ({ x, y }) => {
        this.matrix[4] = x;
        this.matrix[5] = y;
      });
    }
    return this._run(size, ({ scale, rotation }) => {
      this.matrix = this._placed(scale, rotation, fixed, about);
    });
  }

  stop() {
    this._motion?.stop();
    this._motion = null;
  }

  remove() {
    this.stop();
    this.frame.removeEventListener("pointerdown", this._catch);
    for (const type of ["pointerup", "pointercancel"]) this.frame.removeEventListener(type, this._release);
    this.view.remove();
    Object.assign(this.element.style, { transform: this._style, transformOrigin: this._origin });
  }

  get _middle() { return { x: this.frame.clientWidth / 2, y: this.frame.clientHeight / 2 }; }

  // Where the corner may be, so that the photo covers its frame, or lies in the middle where it is smaller.
  _room(scale) {
    const side = (frame, photo) => frame > photo ? { min: (frame - photo) / 2, max: (frame - photo) / 2 } : { min: frame - photo, max: 0 };
    const { element, frame } = this;
    // A turned photo may go anywhere.
    if (this.rotates) return { x: {}, y: {} };
    return { x: side(frame.clientWidth, element.offsetWidth * scale), y: side(frame.clientHeight, element.offsetHeight * scale) };
  }

  _follow(gesture) {
    const { state } = gesture;
    if (state === "began") {
      this.stop();
      this._start = this.matrix;
    }
    this._about = { ...gesture.location };
    const wanted = multiply(gesture.matrix, this._start);
    this.matrix = this._banded(wanted);
    this._changed();
    if (state === "ended" || state === "cancelled") {
      const { velocity, scaleVelocity, rotationVelocity, scale } = gesture;
      const isThrown = state === "ended" && this.hasInertia;
      const present = decompose(this.matrix).scale;
      this.settle(isThrown ? { translation: { ...velocity }, scale: (scaleVelocity / scale) * present, rotation: rotationVelocity } : {});
    }
  }

  // Beyond what is allowed it follows the fingers more and more slowly.
  _banded(matrix) {
    const { scale, rotation } = decompose(matrix);
    const limits = { min: Math.log(this.minimumScale), max: Math.log(this.maximumScale), extent: 1 };
    const shown = Math.exp(rubberBand(Math.log(scale), limits));
    const banded = multiply(changedAbout(this._about, { scale: shown / scale }), matrix);
    const { x, y } = this._room(Math.max(shown, this.minimumScale));
    banded[4] = rubberBand(banded[4], { ...x, extent: this.frame.clientWidth });
    banded[5] = rubberBand(banded[5], { ...y, extent: this.frame.clientHeight });
    return rotation || this.rotates ? banded : [banded[0], 0, 0, banded[3], banded[4], banded[5]];
  }

  _toggle(place) {
    const { scale, rotation } = decompose(this.matrix);
    const goal = scale > this.minimumScale * 1.01 ? this.minimumScale : clamp(this.minimumScale * this.doubleTapScale, this.minimumScale, this.maximumScale);
    const fixed = apply(invert(this.matrix), place);
    // A spring from here to there, whose bound is where it goes.
    const way = new Inertia({ scale }, {}, { bounds: { scale: { min: goal, max: goal } } });
    this._run(way, ({ scale }) => {
      this.matrix = this._placed(scale, rotation, fixed, place);
    });
  }

  // With a point of the photo at a place of the frame, as near as is allowed.
  _placed(scale, rotation, point, place) {
    const matrix = changedAbout({ x: 0, y: 0 }, { scale, rotation });
    const at = apply(matrix, point);
    const { x, y } = this._room(scale);
    matrix[4] = clamp(place.x - at.x, x.min, x.max);
    matrix[5] = clamp(place.y - at.y, y.min, y.max);
    return matrix;
  }

  _run(motion, show) {
    this.stop();
    this._motion = motion.animate((values) => {
      show(values);
      this._changed();
    });
    return this._motion.finished;
  }

  _changed() {
    this.element.style.transform = css(this.matrix);
    this.onChange?.(this);
  }
}
