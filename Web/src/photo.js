// A photo, a map, a canvas: one or two fingers move, stretch and turn an element, which then slides on and comes back.
import { Inertia, rubberBand } from "./inertia.js";
import { apply, changedAbout, css, decompose, identity, invert, multiply, scaledAbout, translated } from "./matrix.js";
import { clamp, outer, Part, stretchOf } from "./part.js";

// The photos of each frame.
const framed = new WeakMap();

export class Photo extends Part {
  constructor(dactyl, element, { frame = element.parentElement, minimumScale = 1, maximumScale = 8, doubleTapScale = 2.5, rotates = false, hasInertia = true, friction, onChange, onRest, ...options } = {}) {
    // The frame does not move, so places in it mean the same all the time.
    super(dactyl, element, frame, options);
    Object.assign(this, { frame, minimumScale, maximumScale, doubleTapScale, rotates, hasInertia, friction, onChange, onRest });
    this.matrix = [...identity];
    this._touchAction = options.touchAction;
    Object.assign(element.style, { transform: css(identity), transformOrigin: "0 0" });
    this._measure();
    // Of several photos in a frame, each takes the fingers that touch it.
    const photos = (framed.get(frame) ?? new Set()).add(this);
    framed.set(frame, photos);
    const shouldReceive = ({ target }) => photos.size < 2 || element.contains(target);
    const axes = ["translation", "scale", ...(rotates ? ["rotation"] : [])];
    this.gesture = this._add("transform", { axes, unlocksAxesTogether: true, shouldReceive }, (gesture) => this._follow(gesture));
    this._add("tap", { name: "doubleTap", numberOfTapsRequired: 2, shouldReceive }, (tap) => this.toggle(tap.location));
    this._shareWithPage(1);
    this._observeSizes(frame, element);
  }

  remove() {
    framed.get(this.frame).delete(this);
    super.remove();
  }

  get scale() { return decompose(this.matrix).scale; }
  get rotation() { return decompose(this.matrix).rotation; }
  get _scales() { return { min: this.minimumScale, max: this.maximumScale }; }

  set(matrix) {
    this.stop();
    this._measure();
    this._place([...matrix]);
    this._shareWithPage(this.scale);
  }

  // Goes to an allowed place: a scale by a spring, a position by its speed.
  settle(velocity = {}) {
    this._measure();
    const { scale, translation } = decompose(this.matrix);
    const rest = clamp(scale, this._scales);
    if (rest !== scale) return this._stretch(rest, this._about ?? this._middle);
    this._shareWithPage(scale);
    const way = new Inertia(translation, velocity, { bounds: this._room(scale), friction: this.friction });
    return this._run(way, ({ x, y }) => this._place([...this.matrix.slice(0, 4), x, y]));
  }

  // Reads from the page the frame in the photo's own coordinates, and the matrix from these to the screen.
  _measure() {
    const { element, frame } = this;
    const [inner, box] = [element, frame].map((one) => one.getBoundingClientRect());
    const own = invert(stretchOf(frame));
    const half = { x: box.width / 2, y: box.height / 2 };
    // The middle of a box stays its middle, however the box is stretched and turned.
    const away = apply(own, { x: inner.x + inner.width / 2 - box.x - half.x, y: inner.y + inner.height / 2 - box.y - half.y });
    const size = { width: element.offsetWidth, height: element.offsetHeight };
    const now = apply(this.matrix, { x: size.width / 2, y: size.height / 2 });
    const middle = { x: now.x - away.x, y: now.y - away.y };
    this._middle = middle;
    // From the frame on the screen to the photo's own coordinates.
    this._own = multiply(translated(middle), multiply(own, translated({ x: -half.x, y: -half.y })));
    this._back = invert(this._own);
    const corner = { left: middle.x - frame.offsetWidth / 2 + frame.clientLeft, top: middle.y - frame.offsetHeight / 2 + frame.clientTop };
    this._size = size;
    this._box = { ...corner, width: frame.clientWidth, height: frame.clientHeight };
  }

  // Keeps the photo in its frame when one of them gets another size.
  _keep() {
    this._measure();
    const kept = this._inRoom(this.matrix, this.scale);
    if (css(kept) !== css(this.matrix)) this._place(kept);
    this._shareWithPage(this.scale);
  }

  // Where the corner may be, so that the photo covers its frame; where it is smaller, it lies as the page has laid it.
  _room(scale) {
    // A turned photo may go anywhere.
    if (this.rotates) return { x: {}, y: {} };
    const { _box: { left, top, width, height }, _size: size } = this;
    const side = (near, frame, photo) => {
      const free = frame - photo * scale;
      const only = near + free * (frame > photo ? clamp(-near / (frame - photo), { min: 0, max: 1 }) : 0.5);
      return free > 0 ? { min: only, max: only } : { min: near + free, max: near };
    };
    return { x: side(left, width, size.width), y: side(top, height, size.height) };
  }

  // The same, with its corner limited to where it may be.
  _inRoom([a, b, c, d, x, y], scale, limit = clamp) {
    const room = this._room(scale);
    const { width, height } = this._box;
    return [a, b, c, d, limit(x, { ...room.x, extent: width }), limit(y, { ...room.y, extent: height })];
  }

  // Where there is nowhere to go, a single finger scrolls the page.
  _shareWithPage(scale) {
    const { x, y } = this._room(scale);
    const isHeld = !this.rotates && x.max - x.min < 1 && y.max - y.min < 1;
    // A carousel leaves a photo its drags while this is true.
    this.isNear = !isHeld;
    this.gesture.set({ minimumNumberOfTouches: isHeld ? 2 : 1 });
    this.view.set({ touchAction: this._touchAction ?? (isHeld ? "pan-x pan-y" : "none") });
  }

  _follow(gesture) {
    const { state } = gesture;
    if (state === "began") {
      this.stop();
      this._measure();
      this._start = this.matrix;
      this._carrier = outer(this.frame, "carry");
    }
    const { _own: own } = this;
    this._about = apply(own, gesture.location);
    const wanted = multiply(multiply(multiply(own, gesture.matrix), this._back), this._start);
    const isStretched = Math.abs(gesture.scale - 1) > 0.01;
    const beyond = isStretched || !this._carrier ? 0 : wanted[4] - clamp(wanted[4], this._room(this.scale).x);
    const isOver = /ended|cancelled/.test(state);
    // Fingers that stretched it have put it where it is.
    const velocity = isOver && !isStretched ? this._thrown(gesture, own) : {};
    wanted[4] -= beyond;
    this._place(this._banded(wanted));
    // Motion beyond its edge turns the page of a carousel.
    if (this._carrier?.carry(beyond, isOver ? { ...velocity } : null)) velocity.x = 0;
    if (isOver) this.settle(velocity);
  }

  // Beyond what is allowed it follows the fingers more and more slowly.
  _banded(matrix) {
    const { scale } = decompose(matrix);
    const limits = { min: Math.log(this.minimumScale), max: Math.log(this.maximumScale), extent: 1 };
    const shown = Math.exp(rubberBand(Math.log(scale), limits));
    return this._inRoom(multiply(scaledAbout(this._about, shown / scale), matrix), Math.max(shown, this.minimumScale), rubberBand);
  }

  // Goes near, about a place of the window or its middle, and back.
  toggle(location) {
    this._measure();
    const near = clamp(this.minimumScale * this.doubleTapScale, this._scales);
    return this._stretch(this.scale > this.minimumScale * 1.01 ? this.minimumScale : near, location ? apply(this._own, location) : this._middle);
  }

  // By a spring, about a place, as near as is allowed.
  _stretch(goal, place) {
    this._shareWithPage(goal);
    const fixed = apply(invert(this.matrix), place);
    const { scale, rotation } = this;
    const way = new Inertia({ scale }, {}, { bounds: { scale: { min: goal, max: goal } } });
    const translation = { x: place.x - fixed.x, y: place.y - fixed.y };
    return this._run(way, ({ scale }) => this._place(this._inRoom(changedAbout(fixed, { scale, rotation, translation }), scale)));
  }

  _place(matrix) {
    this.matrix = matrix;
    this.element.style.transform = css(matrix);
    this.onChange?.(this);
  }
}
