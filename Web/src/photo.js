// A photo, a map, a canvas: one or two fingers move, stretch and turn an element, which then slides on and comes back.
import { Inertia, rubberBand } from "./inertia.js";
import { apply, changedAbout, css, decompose, identity, invert, multiply } from "./matrix.js";
import { clamp, Part } from "./part.js";

export class Photo extends Part {
  constructor(dactyl, element, { frame = element.parentElement, minimumScale = 1, maximumScale = 8, doubleTapScale = 2.5, rotates = false, hasInertia = true, friction, onChange, onRest, ...options } = {}) {
    // The frame does not move, so places in it mean the same all the time.
    super(dactyl, element, frame, options);
    Object.assign(this, { frame, minimumScale, maximumScale, doubleTapScale, rotates, hasInertia, friction, onChange, onRest });
    this.matrix = [...identity];
    this._origin = element.style.transformOrigin;
    element.style.transformOrigin = "0 0";
    this._touchAction = options.touchAction;
    const axes = rotates ? ["translation", "scale", "rotation"] : ["translation", "scale"];
    this.gesture = this.view.add("transform", { axes, unlocksAxesTogether: true }, (gesture) => this._follow(gesture));
    this.view.add("tap", { name: "doubleTap", numberOfTapsRequired: 2 }, (tap) => this._toggle(tap.location));
    this._show();
    this._shareWithPage(1);
  }

  get scale() { return decompose(this.matrix).scale; }
  get rotation() { return decompose(this.matrix).rotation; }

  set(matrix) {
    this.stop();
    this._place([...matrix]);
    this._shareWithPage(this.scale);
  }

  // Goes to a place that is allowed: a scale by a spring, a place by what speed it has.
  settle(velocity = {}) {
    const { scale, rotation, translation } = decompose(this.matrix);
    const rest = clamp(scale, { min: this.minimumScale, max: this.maximumScale });
    if (rest !== scale) return this._stretch(rest, rotation, this._about ?? this._middle);
    this._shareWithPage(scale);
    const way = new Inertia(translation, velocity, { bounds: this._room(scale), friction: this.friction });
    return this._run(way, ({ x, y }) => this._place([...this.matrix.slice(0, 4), x, y]));
  }

  remove() {
    super.remove();
    this.element.style.transformOrigin = this._origin;
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

  // Where there is nowhere to go, a single finger scrolls the page.
  _shareWithPage(scale) {
    const { x, y } = this._room(scale);
    const isHeld = !this.rotates && x.max - x.min < 1 && y.max - y.min < 1;
    this.gesture.set({ minimumNumberOfTouches: isHeld ? 2 : 1 });
    this.view.set({ touchAction: this._touchAction ?? (isHeld ? "pan-x pan-y" : "none") });
  }

  _follow(gesture) {
    const { state } = gesture;
    if (state === "began") {
      this.stop();
      this._isCaught = false;
      this._start = this.matrix;
    }
    this._about = { ...gesture.location };
    this._place(this._banded(multiply(gesture.matrix, this._start)));
    if (state !== "ended" && state !== "cancelled") return;
    // Fingers that stretched it have put it where it is.
    const isThrown = state === "ended" && this.hasInertia && Math.abs(gesture.scale - 1) < 0.01;
    this.settle(isThrown ? { ...gesture.velocity } : {});
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
    const { minimumScale, maximumScale, scale, rotation } = this;
    const near = clamp(minimumScale * this.doubleTapScale, { min: minimumScale, max: maximumScale });
    this._stretch(scale > minimumScale * 1.01 ? minimumScale : near, rotation, place);
  }

  // By a spring, about a place, as near as is allowed.
  _stretch(goal, rotation, place) {
    this._shareWithPage(goal);
    const fixed = apply(invert(this.matrix), place);
    const way = new Inertia({ scale: this.scale }, {}, { bounds: { scale: { min: goal, max: goal } } });
    return this._run(way, ({ scale }) => {
      const matrix = changedAbout({ x: 0, y: 0 }, { scale, rotation });
      const at = apply(matrix, fixed);
      const { x, y } = this._room(scale);
      this._place([...matrix.slice(0, 4), clamp(place.x - at.x, x), clamp(place.y - at.y, y)]);
    });
  }

  _place(matrix) {
    this.matrix = matrix;
    this._show();
    this.onChange?.(this);
  }

  _show() { this.element.style.transform = css(this.matrix); }
}
