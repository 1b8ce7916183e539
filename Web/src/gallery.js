// Thumbnails that open large: pictures to swipe between, each to stretch and move; Escape, a pull or a click beside it goes back.
import { Carousel } from "./carousel.js";
import { Deceleration } from "./inertia.js";
import { identity } from "./matrix.js";
import { clamp } from "./part.js";
import { Photo } from "./photo.js";

const WORDS = {
  title: "Pictures", close: "Close", previous: "Previous", next: "Next", zoom: "Zoom", failed: "This picture could not be loaded",
  label: (page, count) => `${page} of ${count}`,
};
// The share of the height, and the speed in pixels per second, at which a pull closes it.
const PULL = 0.15;
const SPEED = 500;
// Any rule of the page comes before these.
const STYLE = `
  :where(.dactyl-gallery) { box-sizing: border-box; position: fixed; inset: 0; width: 100%; height: 100%; max-width: none; max-height: none;
    margin: 0; padding: 0; border: 0; overflow: hidden; background: none; color: #fff; --ground: #000; overscroll-behavior: contain }
  :where(.dactyl-gallery)::backdrop { background: none }
  :where(.dactyl-gallery > *) { position: absolute }
  :where(.dactyl-gallery > .ground) { inset: 0; background: var(--ground) }
  :where(.dactyl-gallery > .pages) { inset: 0; overflow: hidden }
  :where(.dactyl-gallery .strip) { display: flex; gap: 16px; height: 100% }
  :where(.dactyl-gallery figure) { flex: none; position: relative; margin: 0; width: 100%; height: 100%; display: flex; align-items: center; justify-content: center }
  :where(.dactyl-gallery img) { flex: none; user-select: none; -webkit-user-drag: none }
  :where(.dactyl-gallery figcaption) { position: absolute; inset: auto 0 0; padding: 16px; text-align: center; background: linear-gradient(transparent, #000a); pointer-events: none }
  :where(.dactyl-gallery .bar) { inset: 0 0 auto; display: flex; align-items: center; gap: 4px; padding: 8px; pointer-events: none }
  :where(.dactyl-gallery .count) { flex: 1; padding: 0 8px; text-shadow: 0 0 4px #000 }
  :where(.dactyl-gallery button) { pointer-events: auto; min-width: 44px; min-height: 44px; border: 0; border-radius: 22px; font: 24px/1 sans-serif; color: #fff; background: #0008; cursor: pointer }
  :where(.dactyl-gallery button:disabled) { visibility: hidden }
  :where(.dactyl-gallery > button) { top: calc(50% - 22px) }
  :where(.dactyl-gallery .previous) { inset-inline-start: 8px }
  :where(.dactyl-gallery .next) { inset-inline-end: 8px }
  @media (hover: none) { :where(.dactyl-gallery > button) { clip-path: inset(50%) } }`;
let sheet = null;

// What a thumbnail opens: where its link leads, named as its image is.
function sourceOf(item) {
  const image = item.querySelector("img") ?? item;
  return {
    src: item.href ?? image.dataset.src ?? image.currentSrc,
    alt: image.alt ?? "",
    caption: item.dataset.caption ?? item.closest("figure")?.querySelector("figcaption")?.textContent ?? "",
  };
}

export class Gallery {
  constructor(dactyl, element, { items = "a[href]", source = sourceOf, words = {}, loops = false, onOpen, onPage, onClose, ...photo } = {}) {
    Object.assign(this, { dactyl, element, selector: items, source, words: { ...WORDS, ...words }, loops, onOpen, onPage, onClose, _photo: photo });
    this.dialog = this.carousel = null;
    this._click = (event) => {
      const item = event.target.closest(items);
      if (!item || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      this.open(this.items.indexOf(item));
    };
    element.addEventListener("click", this._click);
  }

  get items() { return [...this.element.querySelectorAll(this.selector)]; }

  get isOpen() { return !!this.dialog; }

  get page() { return this.carousel?.page ?? -1; }

  show(page) { return this.carousel?.show(page) ?? this.open(page); }

  // True once the picture is there.
  open(page = 0) {
    if (this.isOpen) return this.show(page);
    const items = this.items;
    if (!items[page]) throw new RangeError(`gallery: there is no item ${page}: ${items.length} match ${this.selector}`);
    this._opened = items;
    this._build();
    this.dialog.showModal();
    this._page = this.element.ownerDocument.documentElement;
    this._overflow = this._page.style.overflow;
    this._page.style.overflow = "hidden";
    this.carousel = new Carousel(this.dactyl, this._pages, {
      page, loops: this.loops, hidesPages: true, touchAction: "none", label: this.words.label, onPage: () => this._turned(), pan: { maximumNumberOfTouches: 1 },
    });
    // Pages that are zoomed out leave their drags to the carousel and to this.
    this.carousel._add("pan", { axis: "y", maximumNumberOfTouches: 1, shouldBegin: ({ touches: [{ target }] }) => !this.carousel._isMoved(target) }, (pan) => this._pull(pan));
    this._photos = new Map();
    this._turned();
    this.onOpen?.(this);
    return this._fly(this._atThumbnail(), identity, 0, 1);
  }

  // True once it is closed, and the thumbnail has the focus.
  async close() {
    if (!this.isOpen || this._isClosing) return false;
    this._isClosing = true;
    const item = this._opened[this.page];
    item.scrollIntoView?.({ block: "nearest" });
    await this._fly(this._current.matrix, this._atThumbnail(), this._share, 0);
    // It was removed meanwhile.
    if (!this.isOpen) return false;
    this._shut();
    item.focus({ preventScroll: true });
    this.onClose?.(this);
    return true;
  }

  remove() {
    this.element.removeEventListener("click", this._click);
    if (this.isOpen) this._shut();
  }

  // MARK: What is shown

  _build() {
    const { ownerDocument: page } = this.element;
    const make = (name, className, parent, properties = {}) => {
      const made = Object.assign(page.createElement(name), { className }, properties);
      parent?.append(made);
      return made;
    };
    const button = (name, text, parent, act) => {
      const made = make("button", name, parent, { type: "button", textContent: text, onclick: act });
      made.setAttribute("aria-label", this.words[name]);
      return made;
    };
    if (!sheet) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(STYLE);
    }
    if (!page.adoptedStyleSheets.includes(sheet)) page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
    const dialog = (this.dialog = make("dialog", "dactyl-gallery", page.body));
    dialog.setAttribute("aria-label", this.words.title);
    this._ground = make("div", "ground", dialog);
    this._pages = make("div", "pages", dialog);
    const strip = make("div", "strip", this._pages);
    this._strip = strip;
    this._figures = this._opened.map((item) => {
      const { alt, caption } = this.source(item);
      const figure = make("figure", "", strip);
      make("img", "", figure, { alt, draggable: false });
      if (caption) make("figcaption", "", figure, { textContent: caption });
      figure.addEventListener("click", ({ target }) => { if (target === figure) this.close(); });
      return figure;
    });
    const bar = make("div", "bar", dialog);
    this._count = make("div", "count", bar);
    this._count.setAttribute("aria-live", "polite");
    button("zoom", "⤢", bar, () => this._current.toggle());
    this._close = button("close", "×", bar, () => this.close());
    this._close.autofocus = true;
    this._previous = button("previous", "‹", dialog, () => this.show(this.page - 1));
    this._next = button("next", "›", dialog, () => this.show(this.page + 1));
    this._controls = [bar, this._previous, this._next];
    dialog.addEventListener("cancel", (event) => {
      event.preventDefault();
      this.close();
    });
    dialog.addEventListener("keydown", (event) => this._key(event));
  }

  _key(event) {
    const isBackwards = getComputedStyle(this.dialog).direction === "rtl";
    const step = { ArrowLeft: isBackwards ? 1 : -1, ArrowRight: isBackwards ? -1 : 1 }[event.key];
    if (!step || event.defaultPrevented) return;
    event.preventDefault();
    this.show(this.page + step);
  }

  _turned() {
    const { page, words, _opened: { length } } = this;
    this._count.textContent = words.label(page + 1, length);
    this._previous.disabled = !this.loops && page === 0;
    this._next.disabled = !this.loops && page === length - 1;
    // A button that is disabled loses the focus, and the dialog its keys.
    if (this.element.ownerDocument.activeElement.disabled) this._close.focus();
    for (const way of [0, 1, -1]) this._load((page + way + length) % length);
    for (const [i, photo] of this._photos) if (i !== page) photo.set(identity);
    this._current = this._photos.get(page);
    this.onPage?.(this);
  }

  // Shows the thumbnail's picture as large as the picture will be, until that has come.
  _load(page) {
    if (this._photos.has(page)) return;
    const item = this._opened[page];
    const figure = this._figures[page];
    const image = figure.firstChild;
    const thumbnail = thumbnailOf(item);
    const { src } = this.source(item);
    if (thumbnail.naturalWidth) {
      image.src = thumbnail.currentSrc;
      fit(image, thumbnail);
    }
    this._photos.set(page, new Photo(this.dactyl, image, { ...this._photo, frame: figure, touchAction: "none" }));
    figure.setAttribute("aria-busy", "true");
    const picture = Object.assign(new Image(), { src });
    picture.decode().then(
      () => {
        image.src = src;
        fit(image, picture, picture.naturalWidth);
      },
      () => {
        if (!image.src) figure.append(this.words.failed);
      },
    ).finally(() => figure.removeAttribute("aria-busy"));
  }

  // MARK: Open and close

  // The matrix by which the picture lies over its thumbnail; as it is, where that is out of sight.
  _atThumbnail() {
    const box = thumbnailOf(this._opened[this.page]).getBoundingClientRect();
    const { element: image, frame } = this._current;
    const { x, y } = frame.getBoundingClientRect();
    const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = image;
    if (!width || !box.width || box.bottom < 0 || box.top > innerHeight || box.right < 0 || box.left > innerWidth) return identity;
    // A thumbnail often shows a part of its picture.
    const scale = Math.max(box.width / width, box.height / height);
    return [scale, 0, 0, scale, box.x + box.width / 2 - x - left - (scale * width) / 2, box.y + box.height / 2 - y - top - (scale * height) / 2];
  }

  // Goes from one matrix to another, and the ground to a share of its darkness.
  _fly(from, to, darkness, goal) {
    this._motion?.stop();
    const photo = this._current;
    const thumbnail = thumbnailOf(this._opened[this.page]);
    const crop = cropOf(thumbnail, photo.element);
    thumbnail.style.visibility = "hidden";
    const mix = (a, b, share) => a + (b - a) * share;
    const motion = new Deceleration(0, 0, { min: 1, restDistance: 0.002, spring: 20 }).animate((share) => {
      photo.set(from.map((value, i) => mix(value, to[i], share)));
      this._shade(mix(darkness, goal, share));
      const cut = 1 - this._share;
      photo.element.style.clipPath = cut > 0.001 ? `inset(${crop.y * cut}px ${crop.x * cut}px)` : "";
    });
    this._motion = motion;
    return motion.finished.finally(() => { thumbnail.style.visibility = ""; });
  }

  _shade(share) {
    this._share = share;
    for (const one of [this._ground, ...this._controls]) one.style.opacity = share;
  }

  // A pull up or down, far or fast enough, closes it.
  _pull({ state, translation: { y }, velocity }) {
    const height = this.dialog.clientHeight;
    if (this._isClosing) return;
    this._motion?.stop();
    if (/began|changed/.test(state)) {
      this._current.set([1, 0, 0, 1, 0, y]);
      this._shade(clamp(1 - Math.abs(y) / height, { min: 0, max: 1 }));
    } else if (state === "ended" && (Math.abs(y) > PULL * height || velocity.y * Math.sign(y) > SPEED)) {
      this.close();
    } else {
      this._fly(this._current.matrix, identity, this._share, 1);
    }
  }

  _shut() {
    this._motion?.stop();
    for (const photo of this._photos.values()) photo.remove();
    this.carousel.remove();
    this.dialog.close();
    this.dialog.remove();
    this._page.style.overflow = this._overflow;
    this.dialog = this.carousel = null;
    this._isClosing = false;
  }
}

const thumbnailOf = (item) => item.querySelector("img") ?? item;

// As large as the window allows, and no larger than its own size, if that is known.
function fit(image, { naturalWidth: width, naturalHeight: height }, most = Infinity) {
  const ratio = width / height;
  image.style.aspectRatio = ratio;
  image.style.width = `min(100vw, ${100 * ratio}dvh${isFinite(most) ? `, ${most}px` : ""})`;
}

// What of a picture its thumbnail cuts off at the sides, in pixels of the picture.
function cropOf(thumbnail, { offsetWidth: width, offsetHeight: height }) {
  const box = thumbnail.getBoundingClientRect();
  const scale = Math.max(box.width / width, box.height / height) || 1;
  return { x: Math.max(0, (width - box.width / scale) / 2), y: Math.max(0, (height - box.height / scale) / 2) };
}
