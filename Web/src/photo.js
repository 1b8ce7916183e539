// A photo, a map, a canvas: one or two fingers move, stretch and turn an element, which then slides on and comes back.
import { Inertia, rubberBand } from "./inertia.js";
import { apply, changedAbout, css, decompose, identity, invert, multiply, translated } from "./matrix.js";
import { clamp, handles, outer, Part, stretchOf } from "./part.js";

export class Photo extends Part {
  constructor(dactyl, element, { frame = element.parentElement, minimumScale = 1, maximumScale = 8, doubleTapScale = 2.5, rotates = false, hasInertia = true, friction, onChange, onRest, ...options } = {}) {
    // The frame does not move, so places in it mean the same all the time.
    super(dactyl, element, frame, options);
    Object.assign(this, { frame, minimumScale, maximumScale, doubleTapScale, rotates, hasInertia, friction, onChange, onRest });
    this.matrix = [...identity];
    this._origin = element.style.transformOrigin;
    element.style.transformOrigin = "0 0";
    this._touchAction = options.touchAction;
    handles.set(frame, this);
    this._measure();
    const axes = rotates ? ["translation", "scale", "rotation"] : ["translation", "scale"];
    this.gesture = this.view.add("transform", { axes, unlocksAxesTogether: true }, (gesture) => this._follow(gesture));
    this.view.add("tap", { name: "doubleTap", numberOfTapsRequired: 2 }, (tap) => this._toggle(tap.location));
    this._show();
    this._shareWithPage(1);
    this._resizes = globalThis.ResizeObserver && new ResizeObserver(() => this._keep());
    for (const one of [frame, element]) this._resizes?.observe(one);
  }

  // Whether a single finger moves it.
  isNear = false;

  get scale() { return decompose(this.matrix).scale; }
  get rotation() { return decompose(this.matrix).rotation; }

  set(matrix) {
    this.stop();
    this._measure();
    this._place([...matrix]);
    this._shareWithPage(this.scale);
  }

  // Goes to a place that is allowed: a scale by a spring, a place by what speed it has.
  settle(velocity = {}) {
    this._measure();
    const { scale, rotation, translation } = decompose(this.matrix);
    const rest = clamp(scale, { min: this.minimumScale, max: this.maximumScale });
    if (rest !== scale) return this._stretch(rest, rotation, this._about ?? this._middle);
    this._shareWithPage(scale);
    const way = new Inertia(translation, velocity, { bounds: this._room(scale), friction: this.friction });
    return this._run(way, ({ x, y }) => this._place([...this.matrix.slice(0, 4), x, y]));
  }

  remove() {
    this._resizes?.disconnect();
    handles.delete(this.frame);
    super.remove();
    this.element.style.transformOrigin = this._origin;
  }

  get _middle() {
    const { left, top, width, height } = this._box;
    return { x: left + width / 2, y: top + height / 2 };
  }

  // Reads from the page where the photo lies in its frame without its matrix, and what the frame lies in does to places on the screen.
  _measure() {
    const { element, frame } = this;
    const [inner, box] = [element, frame].map((one) => one.getBoundingClientRect());
    const own = invert(stretchOf(frame));
    const middle = apply(own, { x: box.width / 2, y: box.height / 2 });
    const inFrame = multiply(translated({ x: frame.offsetWidth / 2 - middle.x, y: frame.offsetHeight / 2 - middle.y }), own);
    const now = apply(inFrame, { x: inner.x + inner.width / 2 - box.x, y: inner.y + inner.height / 2 - box.y });
    const shown = apply(this._shown ?? identity, { x: element.offsetWidth / 2, y: element.offsetHeight / 2 });
    const corner = { x: shown.x - now.x, y: shown.y - now.y };
    // Makes the photo's own places of the frame's on the screen; and the frame as the photo sees it.
    this._own = multiply(translated(corner), inFrame);
    this._box = { left: corner.x + frame.clientLeft, top: corner.y + frame.clientTop, width: frame.clientWidth, height: frame.clientHeight };
  }

  // Keeps the photo in its frame where one of them gets another size.
  _keep() {
    if (this._motion || /began|changed/.test(this.gesture.state)) return;
    this._measure();
    const { scale, translation: { x, y } } = decompose(this.matrix);
    const room = this._room(scale);
    const place = { x: clamp(x, room.x), y: clamp(y, room.y) };
    if (place.x !== x || place.y !== y) this._place([...this.matrix.slice(0, 4), place.x, place.y]);
    this._shareWithPage(scale);
  }

  // Where the corner may be, so that the photo covers its frame; where it is smaller, it lies as the page has laid it.
  _room(scale) {
    // A turned photo may go anywhere.
    if (this.rotates) return { x: {}, y: {} };
    const { left, top, width, height } = this._box;
    const side = (near, frame, photo) => {
      const free = frame - photo * scale;
      const only = near + free * (frame > photo ? clamp(-near / (frame - photo), { min: 0, max: 1 }) : 0.5);
      return free > 0 ? { min: only, max: only } : { min: near + free, max: near };
    };
    return { x: side(left, width, this.element.offsetWidth), y: side(top, height, this.element.offsetHeight) };
  }

  // Where there is nowhere to go, a single finger scrolls the page.
  _shareWithPage(scale) {
    const { x, y } = this._room(scale);
    const isHeld = !this.rotates && x.max - x.min < 1 && y.max - y.min < 1;
    this.isNear = !isHeld;
    this.gesture.set({ minimumNumberOfTouches: isHeld ? 2 : 1 });
    this.view.set({ touchAction: this._touchAction ?? (isHeld ? "pan-x pan-y" : "none") });
  }

  _follow(gesture) {
    const { state } = gesture;
    if (state === "began") {
      this.stop();
      this._isCaught = false;
      this._measure();
      this._start = this.matrix;
      this._carrier = outer(this.frame, "carry");
    }
    const { _own: own } = this;
    this._about = apply(own, gesture.location);
    const wanted = multiply(multiply(multiply(own, gesture.matrix), invert(own)), this._start);
    const isStretched = Math.abs(gesture.scale - 1) > 0.01;
    const beyond = isStretched || !this._carrier ? 0 : wanted[4] - clamp(wanted[4], this._room(this.scale).x);
    const isOver = state === "ended" || state === "cancelled";
    // Fingers that stretched it have put it where it is.
    const isThrown = state === "ended" && this.hasInertia && !isStretched;
    const velocity = isThrown ? apply([...own.slice(0, 4), 0, 0], gesture.velocity) : {};
    wanted[4] -= beyond;
    this._place(this._banded(wanted));
    // What goes beyond its edge turns the page of a carousel.
    if (beyond || this._isHanded) {
      this._isHanded = !isOver;
      this._carrier.carry(beyond, isOver ? { x: velocity.x ?? 0 } : undefined);
      if (isOver) velocity.x = 0;
    }
    if (isOver) this.settle(velocity);
  }

  // Beyond what is allowed it follows the fingers more and more slowly.
  _banded(matrix) {
    const { scale, rotation } = decompose(matrix);
    const limits = { min: Math.log(this.minimumScale), max: Math.log(this.maximumScale), extent: 1 };
    const shown = Math.exp(rubberBand(Math.log(scale), limits));
    const banded = multiply(changedAbout(this._about, { scale: shown / scale }), matrix);
    const { x, y } = this._room(Math.max(shown, this.minimumScale));
    banded[4] = rubberBand(banded[4], { ...x, extent: this._box.width });
    banded[5] = rubberBand(banded[5], { ...y, extent: this._box.height });
    return rotation || this.rotates ? banded : [banded[0], 0, 0, banded[3], banded[4], banded[5]];
  }

  _toggle(location) {
    this._measure();
    const place = apply(this._own, location);
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

  _show() {
    this._shown = this.matrix;
    this.element.style.transform = css(this.matrix);
  }
}
