/**
 * Dactyl in JavaScript: touches in, gestures out.
 *
 *     import { load } from "./dactyl.js";
 *     import "./pinch.js";
 *
 *     const dactyl = await load();
 *     const photo = dactyl.attach(document.querySelector("#photo"));
 *     photo.add("pan", (pan) => move(pan.translation));
 *     photo.add("pinch", { simultaneousWith: "*" }, (pinch) => zoom(pinch.scale));
 *     photo.element.addEventListener("pinch", (event) => console.log(event.detail.scale));
 *     photo.remove(); // nothing stays behind
 *
 * Beside it lie modules that add to what is here when they are imported: `frames.js` (frames that a page sends by
 * itself), `pinch.js` (fingers that go apart, and that turn), `transform.js` (fingers that shift, stretch and turn at once),
 * `swipe.js` (swipes, and drags from an edge), `strokes.js` (check marks, circles and scratch-outs),
 * `library.js` (gestures that are learnt from samples), `touches.js` (where each finger is, how hard and how large),
 * `hover.js` (pointers that hover), `palms.js` (palms are kept away), `inspect.js` (every change of every recogniser, and why
 * in words) and `recording.js` (to record, play and clone windows). What needs more of the engine than `dactyl.wasm` says so
 * when it is imported, and `load()` fetches it as well; an engine that was loaded before has it after `await dactyl.ready`.
 *
 * Lengths are CSS pixels (called points in the engine), times are seconds, angles are radians; `y` grows
 * downward. Everything runs on the thread it is called from, and nothing reads a clock except the timer and
 * the Pointer Events of attached elements: a window without elements is driven by `send` and `advance` alone.
 */

/** Where a module of the engine lies, or what it is. */
export type EngineSource = string | URL | Response | BufferSource | WebAssembly.Module;

/**
 * Loads the engine, and its parts that the imported modules need. Without a source, `dactyl.wasm` beside `dactyl.js`; works in
 * browsers and in Node. An error names the file that did not come.
 */
export function load(source?: EngineSource): Promise<Engine>;

export namespace load {
  /** Where `dactyl.wasm` lies if not beside `dactyl.js` and nothing is handed over. */
  let source: EngineSource | undefined;
  /** Where `pinch.wasm` lies if not beside `pinch.js`. */
  let pinch: EngineSource | undefined;
  /** Where `profiles.wasm` lies if not beside `profiles.js`. */
  let profiles: EngineSource | undefined;
  /** Where `transform.wasm` lies if not beside `transform.js`. */
  let transform: EngineSource | undefined;
  /** Where `swipe.wasm` lies if not beside `swipe.js`. */
  let swipe: EngineSource | undefined;
  /** Where `extras.wasm` lies if not beside the modules that need it. */
  let extras: EngineSource | undefined;
  /** Where `strokes.wasm` lies if not beside `strokes.js`. */
  let strokes: EngineSource | undefined;
  /** Where `library.wasm` lies if not beside `library.js`. */
  let library: EngineSource | undefined;
}

/** One loaded engine. Several may exist; their objects do not mix. */
export class Engine {
  private constructor();
  /** The version of the exports, as `Include/dactyl.h` has it. */
  readonly version: number;
  /**
   * Resolves, with this engine, when it has what all modules need that were imported until then. Whoever imports one after
   * `load()` waits for it:
   *
   *     await import("./strokes.js");
   *     await dactyl.ready;
   *     pad.add("circle", encircle);
   *
   * An error names the file that did not come; who asks again has it fetched again.
   */
  readonly ready: Promise<Engine>;
  /** The window of `attach`: the page, in client coordinates. Made when first asked for. */
  readonly page: Window;
  /** Lets an element of the page be touched; short for `page.attach(element, options)`. */
  attach<E extends Element>(element: E, options?: AttachOptions): View<E>;
  /** Makes a window; any number may exist, each an island with its own time. */
  createWindow(options?: WindowOptions): Window;
}

export interface Point {
  x: number;
  y: number;
}

export interface Rect extends Point {
  width: number;
  height: number;
}

// A recogniser has a state; discrete gestures go from possible to ended or failed.
// Generated from Schema/interface.toml: words
export type State = "possible" | "began" | "changed" | "ended" | "cancelled" | "failed";
export type Phase = "began" | "moved" | "stationary" | "ended" | "cancelled";
export type Sense = "none" | "minimum" | "maximum";
export type TouchKind = "direct" | "indirect" | "pencil" | "indirectPointer";
export type Profile = "dactyl" | "android" | "flutter" | "chromium" | "gtk";
export type Direction = "right" | "left" | "up" | "down";
export type Edge = "top" | "left" | "bottom" | "right";
export type Axis = "translation" | "scale" | "rotation";
export type PanAxis = "any" | "x" | "y";
// End: words

// ---------------------------------------------------------------------------------------------- views

export interface ViewOptions {
  /** What traces, scenes and `find` call it. */
  name?: string;
  /** Place and extent in the parent; for attached elements it is read from the page. */
  frame?: Rect;
  alpha?: number;
  isHidden?: boolean;
  isUserInteractionEnabled?: boolean;
  isMultipleTouchEnabled?: boolean;
  isExclusiveTouch?: boolean;
}

export interface AttachOptions extends ViewOptions {
  /**
   * The CSS `touch-action` while attached. Default: what the view's recognisers leave to the browser, such as
   * `manipulation` for taps alone, `pan-y` for swipes to the sides, `none` for pan and pinch together.
   */
  touchAction?: string;
  /**
   * Whether gestures are dispatched on the element as `CustomEvent`s too. Default: those that somebody listens to, on this
   * element or on one that is attached above it, since it was attached. Say true for listeners elsewhere, as on the document.
   */
  events?: boolean;
}

export interface WindowOptions extends ViewOptions {
  /** The element the window covers: its top left corner is the window's origin. It takes pointers at once. */
  element?: Element;
  /** What the element's events do; see `AttachOptions`. */
  touchAction?: string;
  events?: boolean;
  /** When `tapCount` rises: seconds, pixels. */
  tapInterval?: number;
  tapDistance?: number;
}

/** An area that can be touched, with areas on top of it and recognisers attached. */
export class View<E extends Element | null = Element | null> {
  protected constructor();
  readonly window: Window;
  readonly parent: View | null;
  readonly element: E;
  readonly name: string;
  /** Rear to front. */
  readonly views: readonly View[];
  readonly recognizers: readonly Recognizer[];
  /** Whether `remove` was not called yet. */
  readonly isAlive: boolean;

  /** Changes what is given and leaves the rest. */
  set(options: ViewOptions): this;
  /** Puts a view without an element in front of the others. */
  addView(options?: ViewOptions): View<null>;
  /**
   * Attaches a recogniser.
   *
   * The action runs when the state becomes began, changed, ended or cancelled, after the frame that brought it
   * is done and before `send` returns; it gets the recogniser itself.
   */
  add<K extends Kind>(kind: K, action?: Action<K>): Recognizers[K];
  add<K extends Kind>(kind: K, options: RecognizerOptions<K>, action?: Action<K>): Recognizers[K];
  /**
   * Removes the view with all on it: touches on them are cancelled, active recognisers too, and the element has
   * neither listeners nor styles of ours any more.
   */
  remove(): void;
}

/** The root of a view tree, and where input comes in. */
export class Window extends View {
  /** The time of the last frame, deadline or `advance`, in seconds. */
  readonly time: number;
  /** When `advance` must be called if no frame comes before; `Infinity` for never. Attached windows do it themselves. */
  readonly nextDeadline: number;

  /**
   * Lets an element be touched, as a view on that of its nearest attached ancestor, or on the window.
   * An element can be attached once; its place is read from the page whenever a finger comes down.
   */
  attach<E extends Element>(element: E, options?: AttachOptions): View<E>;
  /** The view of an element, or what an element lies on; null for what is not attached. */
  viewOf(element: Element): View | null;

  /**
   * Takes what a device said at one instant and does everything that follows from it. In a page this needs `frames.js`;
   * in Node and in workers `load` brings it.
   * A frame sent from an action is queued, and read when its turn comes: do not change it meanwhile.
   * @throws {InputError} and changes nothing where the frame makes no sense after those before it.
   */
  send(frame: Frame): void;
  /** Lets time pass without input. @throws {InputError} where it would go back. */
  advance(time: number): void;
  /** Takes all touches away: every active gesture is cancelled. */
  cancelAllTouches(): void;
  set(options: WindowOptions): this;

  /** A reading of the present moment on the clock of the attached elements, in seconds. */
  static now(): number;
}

// ------------------------------------------------------------------------------------------- gestures

/** Settings of every kind; the defaults are the engine's. */
export interface CommonSettings {
  isEnabled?: boolean;
  cancelsTouchesInView?: boolean;
  delaysTouchesBegan?: boolean;
  delaysTouchesEnded?: boolean;
  requiresExclusiveTouchKind?: boolean;
  allowedTouchKinds?: readonly TouchKind[];
}

// Generated from Schema/gestures.toml: settings
export interface TapSettings extends CommonSettings {
  /** How many taps; default 1. */
  numberOfTapsRequired?: number;
  /** How many fingers; default 1. */
  numberOfTouchesRequired?: number;
  /** How far the centroid of the fingers may go, in pixels; default 45. */
  allowableMovement?: number;
  /** How long a tap may be held, in seconds; default 1.5. */
  maximumPressDuration?: number;
  /** The longest time from the end of a tap to the next touch-down, in seconds; default 0.35. */
  maximumTapInterval?: number;
  /** The shortest time from the end of a tap to a touch-down that is no bounce of the panel, in seconds; default 0. */
  minimumTapInterval?: number;
  /** The farthest from one touch-down to the next, in pixels; default 45. */
  maximumTapDistance?: number;
}

export interface LongPressSettings extends CommonSettings {
  /** How long the fingers must rest, in seconds; default 0.5. */
  minimumPressDuration?: number;
  /** How far the centroid of the fingers may go until it begins, in pixels; default 10. */
  allowableMovement?: number;
  /** How many taps before the press; default 0. */
  numberOfTapsRequired?: number;
  /** How many fingers; default 1. */
  numberOfTouchesRequired?: number;
  /** How long a tap before the press may be held, in seconds; default 0.5. */
  maximumTapDuration?: number;
  /** The longest time from the end of a tap to the next touch-down, in seconds; default 0.35. */
  maximumTapInterval?: number;
  /** The farthest from one touch-down to the next, in pixels; default 45. */
  maximumTapDistance?: number;
}

export interface PanSettings extends CommonSettings {
  /** The fewest fingers; default 1. */
  minimumNumberOfTouches?: number;
  /** The most fingers; default `Infinity`. */
  maximumNumberOfTouches?: number;
  /** How far the fingers must go along either axis, in pixels; default 10. */
  minimumDistance?: number;
  /** How far they must go while a tap is possible that the drag would prevent, in pixels; default 24. */
  minimumDistanceBesideTap?: number;
  /** Along which axis they must go; across it the gesture fails, so that a page may scroll; default `"any"`. */
  axis?: PanAxis;
}

export interface HoverSettings extends CommonSettings {}

export interface CustomSettings extends CommonSettings {
  /** Whether an attempt goes on without fingers until the recogniser itself ends it; default false. */
  outlastsTouches?: boolean;
}
// End: settings

/** What can be set on which kind. A new kind is a line here and in `Recognizers`. */
export interface Settings {
  tap: TapSettings;
  longPress: LongPressSettings;
  pan: PanSettings;
  hover: HoverSettings;
}

export type Kind = keyof Settings;

export interface Recognizers {
  tap: Recognizer<"tap">;
  longPress: Recognizer<"longPress">;
  pan: Pan<"pan">;
  hover: Recognizer<"hover">;
}

export type Action<K extends Kind = Kind> = (gesture: Recognizers[K]) => void;

export type RecognizerOptions<K extends Kind = Kind> = Settings[K] & {
  /** What causes, traces and `find` call it, and, in lower case, the type of its DOM events. Default: the kind. */
  name?: string;
  /** Who must fail before this one may recognise. With `delegate.js` a name stands for all who are called so. */
  requireToFail?: Recognizer | string | readonly (Recognizer | string)[];
  /** Who may recognise beside this one; `"*"` for all. One side's word is enough. Names as above. */
  simultaneousWith?: Recognizer | string | readonly (Recognizer | string)[];
  /** With `delegate.js`: whether it may begin now, asked once for each attempt; false has it fail. */
  shouldBegin?: ((gesture: Recognizers[K]) => boolean) | null;
  /** With `delegate.js`: whether it may take a touch that has just come down. */
  shouldReceive?: ((touch: Touch, gesture: Recognizers[K]) => boolean) | null;
};

/** One finger, at one moment; `touches.js` and `delegate.js` tell of them. */
export interface Touch {
  readonly id: number;
  readonly phase: Phase;
  readonly kind: TouchKind;
  /** Seconds. */
  readonly time: number;
  /** In the recogniser's view. */
  readonly location: Readonly<Point>;
  readonly windowLocation: Readonly<Point>;
  /** Where it was before, and where it came down, in the view. */
  readonly previousLocation: Readonly<Point>;
  readonly downLocation: Readonly<Point>;
  readonly downTime: number;
  /** 1 is an ordinary touch; 0 is not known. */
  readonly force: number;
  readonly majorRadius: number;
  readonly tapCount: number;
}

/**
 * A state machine that turns touches into one kind of gesture, and, for its actions, the gesture itself.
 *
 * The same object comes with every change and shows the latest one; points are reused, too. Copy what you keep.
 */
export class Recognizer<K extends Kind = Kind> {
  protected constructor();
  readonly kind: K;
  readonly name: string;
  readonly view: View;
  readonly window: Window;
  readonly isAlive: boolean;

  readonly state: State;
  /** When the state changed, in seconds of the frames. */
  readonly time: number;
  /**
   * When the fingers did what it was recognised by. A tap that waits for a double tap is made at its lift, and told
   * 0.35 s later: that is its `time`.
   */
  readonly touchTime: number;
  /** How many fingers it follows; once recognised, how many it took. */
  readonly numberOfTouches: number;
  /** Where the gesture is, in the view; see `windowLocation` for the page. */
  readonly location: Readonly<Point>;
  /** Where the gesture is, in the window: client coordinates for the page. */
  readonly windowLocation: Readonly<Point>;

  /** Changes what is given. @throws {RangeError} for a number outside its range, {TypeError} for an unknown name. */
  set(settings: Settings[K] & Pick<RecognizerOptions<K>, "shouldBegin" | "shouldReceive">): this;
  addAction(action: (gesture: this) => void): this;
  removeAction(action: (gesture: this) => void): this;
  /** Waits for another to fail. Returns false, with nothing changed, where they would wait for each other. */
  requireToFail(other: Recognizer | string): boolean;
  /** Lets the two recognise at the same time; `"*"` for all. */
  allowSimultaneous(other: Recognizer | string): this;
  /** Takes failure requirement and simultaneity with another back. */
  forget(other: Recognizer | string): this;
  remove(): void;
}

export interface Pan<K extends Kind = "pan"> extends Recognizer<K> {
  /** How far the fingers went since it began, in the view. Write it to go on from there. */
  get translation(): Readonly<Point>;
  set translation(value: Readonly<Point>);
  /** Pixels per second, in the view. */
  readonly velocity: Readonly<Point>;
}

// ---------------------------------------------------------------------------------------------- input

/** Everything a device said at one instant. */
export interface Frame {
  /** Seconds; never before the previous frame's. */
  time: number;
  contacts: readonly Contact[];
  /** Samples that were merged into this frame, oldest first; each with its own `time`. */
  coalesced?: readonly (Contact & { time: number })[];
  /** Pointers that are over the window and touch nothing; recordings in files do not keep them. */
  hovers?: readonly Hover[];
}

export interface Hover {
  /** Independent of the numbers of contacts. */
  id: number;
  phase: "entered" | "moved" | "exited";
  x: number;
  y: number;
  /** Default: `indirectPointer`. */
  kind?: TouchKind;
  /** 0 at the surface, 1 where it is just noticed. */
  zOffset?: number;
  altitude?: number;
  azimuth?: number;
  roll?: number;
}

export interface Contact {
  /** A whole number, unique among those that are down. */
  id: number;
  phase: Phase;
  /** In the window. */
  x: number;
  y: number;
  /** Default: `direct`. */
  kind?: TouchKind;
  /** 1 is an ordinary touch; 0, the default, is not known. */
  force?: number;
  maximumForce?: number;
  majorRadius?: number;
  majorRadiusTolerance?: number;
  /** π/2, the default, is upright. */
  altitude?: number;
  azimuth?: number;
  roll?: number;
  precise?: Readonly<Point>;
  /** Where a contact begins: the view that was hit. Default: the engine finds it by the views' frames. */
  view?: View | null;
}

/** A frame was refused, and nothing has changed; `errors.js` adds why. */
export class InputError extends Error {
  /** The answer of the engine, as `Include/dactyl.h` has it. */
  readonly code: number;
}

// --------------------------------------------------------------------------------------------- events

/** A DOM event's `detail` is the recogniser. Named recognisers dispatch events of their own, lower-case, name. */
export type GestureEvent<K extends Kind = Kind> = CustomEvent<Recognizers[K]>;

declare global {
  interface HTMLElementEventMap {
    tap: GestureEvent<"tap">;
    longpress: GestureEvent<"longPress">;
    pan: GestureEvent<"pan">;
    hover: GestureEvent<"hover">;
  }
}
