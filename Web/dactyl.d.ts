/**
 * Dactyl in JavaScript: touches in, gestures out.
 *
 *     import { load } from "./dactyl.js";
 *
 *     const dactyl = await load();
 *     const photo = dactyl.attach(document.querySelector("#photo"), { events: true });
 *     photo.add("pan", (pan) => move(pan.translation));
 *     photo.add("pinch", { simultaneousWith: "*" }, (pinch) => zoom(pinch.scale));
 *     photo.element.addEventListener("pinch", (event) => console.log(event.detail.scale));
 *     photo.remove(); // nothing stays behind
 *
 * Beside it lie `strokes.js` (drawn gestures), `shown.js` (gestures of several fingers, learnt from samples), `custom.js` (recognisers of your own), `parts.js` (ready parts of pages, inertia),
 * `inspect.js` (every change of every recogniser and why, recordings, a panel) and `react.js` (a hook).
 *
 * Lengths are CSS pixels (called points in the engine), times are seconds, angles are radians; `y` grows
 * downward. Everything runs on the thread it is called from, and nothing reads a clock except the timer and
 * the Pointer Events of attached elements: a window without elements is driven by `send` and `advance` alone.
 */

/** Where the engine lies, or what it is; a `WebAssembly.Module`, too. */
export type EngineSource = string | URL | Response | BufferSource | (WebAssembly.Module & { source?: never });

/**
 * Loads the engine. Without a source it is `dactyl.wasm` beside `dactyl.js`, or, where `strokes.js`, `custom.js` or `inspect.js` was
 * imported before, `dactyl-strokes.wasm` beside that, or `dactyl-shown.wasm` beside `shown.js`; and all who ask share one engine, also
 * `useGestures` and the ready parts. With a source it is a new one.
 * Works in browsers, in workers and in Node. An error names the file that did not come.
 */
export function load(source?: EngineSource): Promise<Engine>;

export namespace load {
  /** Where the engine lies if `load` is called without a source, as the ready parts and `useGestures` do. */
  let source: EngineSource | undefined;
}

/** One loaded engine. Several may exist; their objects do not mix. */
export class Engine {
  private constructor();
  /** The version of the exports, as `Include/dactyl.h` has it. */
  readonly version: number;
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
export type Direction = "right" | "left" | "up" | "down" | "upLeft" | "upRight" | "downLeft" | "downRight";
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
  /** `[a, b, c, d, tx, ty]` as CSS's `matrix()` has them, about the view's middle; default: identity. Needs whole.js imported before `load()`. */
  transform?: readonly number[];
}

/** What the browser may do with fingers. Several words may be joined: `"pan-y pinch-zoom"`. */
export type TouchAction = "auto" | "none" | "manipulation" | "" | TouchWord | `${TouchWord} ${TouchWord}` | `${TouchWord} ${TouchWord} ${TouchWord}`;
type TouchWord = "pan-x" | "pan-y" | "pan-left" | "pan-right" | "pan-up" | "pan-down" | "pinch-zoom";

export interface AttachOptions extends ViewOptions {
  /**
   * The CSS `touch-action` while attached. Default: what the view's recognisers leave to the browser, such as
   * `manipulation` for taps alone, `pan-y` for swipes to the sides, `none` for pan and pinch together.
   */
  touchAction?: TouchAction;
  /**
   * Whether gestures are dispatched on the element as `CustomEvent`s too, which bubble, also out of shadow roots. Default: as what it
   * lies on, or the window; else false.
   */
  events?: boolean;
  /** A selector: recognisers of this view take no touch that came down on such an element, as `"button, input, [data-no-gesture]"`. */
  ignore?: string;
}

export interface WindowOptions extends ViewOptions {
  /** The element the window covers: its top left corner is the window's origin. It takes pointers at once. */
  element?: Element;
  /** What the element's events do; see `AttachOptions`. */
  touchAction?: TouchAction;
  /** Whether gestures of elements are dispatched as `CustomEvent`s, unless they say otherwise; default false. */
  events?: boolean;
  ignore?: string;
  /** When `tapCount` rises: seconds, pixels. */
  tapInterval?: number;
  tapDistance?: number;
  /** All numbers at once, as other systems have them; what is set on a recogniser stays. Default: `dactyl`. */
  gestureProfile?: Profile;
  /** Whether palms are kept away; off by default. Setting one of the numbers below turns it on. Needs whole.js imported before `load()`. */
  rejectsPalms?: boolean;
  /** The largest half length of a finger's contact, in pixels; default 80. */
  palmRadius?: number;
  /** The edges at which a contact must travel before it counts; default left and right. */
  palmEdges?: Edge[];
  /** The same while a palm rests or has just lifted; default top, left and right. */
  palmEdgesBesidePalm?: Edge[];
  /** How near to an edge that is, in pixels; default 19, and 38 beside a palm. */
  palmEdgeWidth?: number;
  palmEdgeWidthBesidePalm?: number;
  /** How far it must travel, in pixels; default 60. */
  palmTravel?: number;
  /** For how long a palm that has lifted is remembered; default 1.5 s. */
  palmMemory?: number;
  /** Within which time and distance the parts of a palm come down; default 0.05 s, 190 pixels. */
  palmLandingInterval?: number;
  palmExtent?: number;
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
  set(options: AttachOptions): this;
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
   * Takes what a device said at one instant and does everything that follows from it.
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
  /** How many taps; default 1. */ numberOfTapsRequired?: number;
  /** How many fingers; default 1. */ numberOfTouchesRequired?: number;
  /** How far the centroid of the fingers may go, in pixels; default 45. */ allowableMovement?: number;
  /** How long a tap may be held, in seconds; default 1.5. */ maximumPressDuration?: number;
  /** The longest time from the end of a tap to the next touch-down, in seconds; default 0.35. */ maximumTapInterval?: number;
  /** The shortest time from the end of a tap to a touch-down that is no bounce of the panel, in seconds; default 0. */ minimumTapInterval?: number;
  /** The farthest from one touch-down to the next, in pixels; default 45. */ maximumTapDistance?: number;
}

export interface LongPressSettings extends CommonSettings {
  /** How long the fingers must rest, in seconds; default 0.5. */ minimumPressDuration?: number;
  /** How far the centroid of the fingers may go until it begins, in pixels; default 10. */ allowableMovement?: number;
  /** How many taps before the press; default 0. */ numberOfTapsRequired?: number;
  /** How many fingers; default 1. */ numberOfTouchesRequired?: number;
  /** How long a tap before the press may be held, in seconds; default 0.5. */ maximumTapDuration?: number;
  /** The longest time from the end of a tap to the next touch-down, in seconds; default 0.35. */ maximumTapInterval?: number;
  /** The farthest from one touch-down to the next, in pixels; default 45. */ maximumTapDistance?: number;
}

export interface PanSettings extends CommonSettings {
  /** The fewest fingers; default 1. */ minimumNumberOfTouches?: number;
  /** The most fingers; default `Infinity`. */ maximumNumberOfTouches?: number;
  /** How far the fingers must go along either axis, in pixels; default 10. */ minimumDistance?: number;
  /** How far they must go while a tap is possible that the drag would prevent, in pixels; default 24. */ minimumDistanceBesideTap?: number;
  /** Along which axis they must go; across it the gesture fails, so that a page may scroll; default `"any"`. */ axis?: PanAxis;
}

export interface PinchSettings extends CommonSettings {
  /** The fewest fingers with which it begins; default 2. */ minimumNumberOfTouches?: number;
  /** The most fingers with which it begins; default `Infinity`. */ maximumNumberOfTouches?: number;
  /** By how much the distance between the fingers must change, in pixels; default 16. */ minimumSpanChange?: number;
}

export interface RotationSettings extends CommonSettings {
  /** The fewest fingers with which it begins; default 2. */ minimumNumberOfTouches?: number;
  /** The most fingers with which it begins; default `Infinity`. */ maximumNumberOfTouches?: number;
  /** How far the fingers must travel about their centroid, in pixels; default 10. */ minimumArc?: number;
}

export interface SwipeSettings extends CommonSettings {
  /** The directions that are recognised; default `["right"]`. */ direction?: readonly Direction[];
  /** How many fingers; default 1. */ numberOfTouchesRequired?: number;
  /** How long it may take, in seconds; default 0.5. */ maximumDuration?: number;
  /** Whether the fingers may rest before they set off; the longest duration then counts from there; default false. */ allowsRest?: boolean;
  /** For how long after the first finger another may come down, which makes it a gesture of more; until then it is recognised only if one is lifted, in seconds; default 0. */ landingInterval?: number;
  /** How far the fingers must go, in pixels; default 50. */ minimumDistance?: number;
  /** How far the displacement may point away from the direction, in radians; default 30°. */ maximumDirectionDeviation?: number;
  /** How far each of several fingers must go the way, as a share of the distance; default 0.5. */ minimumFingerShare?: number;
  /** How fast, per second, the fingers must be when it is recognised (300 is a flick); default 0. */ minimumVelocity?: number;
  /** Whether it is recognised when a finger is lifted; by itself it is where a drag may go on beside it; default false. */ recognizesAtLift?: boolean;
}

export interface ScreenEdgePanSettings extends CommonSettings {
  /** The edges from which it starts; default none. */ edges?: readonly Edge[];
  /** How near to the edge the finger must come down, in pixels; default 20. */ edgeWidth?: number;
  /** How far the fingers must go, in pixels; default 10. */ minimumDistance?: number;
  /** The fewest fingers; default 1. */ minimumNumberOfTouches?: number;
  /** The most fingers; default 1. */ maximumNumberOfTouches?: number;
}

export interface HoverSettings extends CommonSettings {}

export interface TransformSettings extends CommonSettings {
  /** What the fingers may change; default `["translation", "scale", "rotation"]`. */ axes?: readonly Axis[];
  /** Whether the first axis over its threshold frees the others; default false. */ unlocksAxesTogether?: boolean;
  /** The fewest fingers; default 1. */ minimumNumberOfTouches?: number;
  /** How far the fingers must go along either axis, in pixels; default 10. */ minimumDistance?: number;
  /** How far they must go while a tap is possible that the drag would prevent, in pixels; default 24. */ minimumDistanceBesideTap?: number;
  /** By how much the distance between the fingers must change, in pixels; default 16. */ minimumSpanChange?: number;
  /** How far the fingers must travel about their centroid, in pixels; default 10. */ minimumArc?: number;
}

export interface CustomSettings extends CommonSettings {
  /** Whether an attempt goes on without fingers until the recogniser itself ends it; default false. */ outlastsTouches?: boolean;
}
// End: settings

/** What can be set on which kind. */
// Generated from Schema/gestures.toml: kinds
export interface Settings {
  tap: TapSettings;
  longPress: LongPressSettings;
  pan: PanSettings;
  pinch: PinchSettings;
  rotation: RotationSettings;
  swipe: SwipeSettings;
  screenEdgePan: ScreenEdgePanSettings;
  transform: TransformSettings;
}
export interface Recognizers {
  tap: Recognizer<"tap">;
  longPress: Recognizer<"longPress">;
  pan: Pan;
  pinch: Pinch;
  rotation: Rotation;
  swipe: Swipe;
  screenEdgePan: Pan<"screenEdgePan">;
  transform: Transform;
}
// End: kinds

export type Kind = keyof Settings;

export type Action<K extends Kind = Kind> = (gesture: Recognizers[K]) => void;

export type Others = Recognizer | string | readonly (Recognizer | string)[];

// Generated from Schema/interface.toml: relations
export interface Relations {
  /** Who must fail before this one may recognise. A name stands for all who are called so. */
  requireToFail?: Others;
  /** Who may recognise beside this one; one side's word is enough; `"*"` for all. A name stands for all who are called so. */
  simultaneousWith?: Others;
}
// End: relations

export type RecognizerOptions<K extends Kind = Kind> = Settings[K] & Relations & {
  /** What causes, traces and `find` call it, and, in lower case, the type of its DOM events. Default: the kind. */
  name?: string;
  /** A selector: takes no touch that came down on such an element; default: the view's. */
  ignore?: string;
  /** Whether it may begin now, asked once for each attempt; false has it fail. */
  shouldBegin?: ((gesture: Recognizers[K]) => boolean) | null;
  /** Whether it may take a touch that has just come down. */
  shouldReceive?: ((touch: Touch, gesture: Recognizers[K]) => boolean) | null;
  /**
   * Called where fingers came and it was not recognised: a drawing that is none, a press that was too short. Not where another
   * recogniser was.
   */
  failed?: Action<K> | null;
};

/** One finger, at one moment. */
export interface Touch {
  readonly id: number;
  /** The element that it came down on; null in a window without elements. */
  readonly target: Element | null;
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
  /**
   * What the page was told of last, with modifier keys and all; null in a window without elements. A finger's move is mostly a
   * `TouchEvent`, which has no `clientX`: `windowLocation` says where the gesture is.
   */
  readonly event: PointerEvent | TouchEvent | MouseEvent | KeyboardEvent | null;
  /** The element that this pointer came down on: the view's own, or what lies in it. */
  readonly target: Element | null;
  /** How many fingers it follows; once recognised, how many it took. */
  readonly numberOfTouches: number;
  /** Where the gesture is, in the view; see `windowLocation` for the page. */
  readonly location: Readonly<Point>;
  /** Where the gesture is, in the window: client coordinates for the page. */
  readonly windowLocation: Readonly<Point>;

  /** The touches it follows, in the order in which they came down; made anew with each reading. */
  readonly touches: Touch[];
  /**
   * Every sample that the device took of a touch since the last frame, oldest first; the last is the touch itself. A page that attaches
   * elements has those of fingers from the first call on.
   */
  coalescedTouches(touch: Pick<Touch, "id">): Touch[];
  /** Where a touch is likely to be in the next frames, soonest first; empty where that cannot be told. */
  predictedTouches(touch: Pick<Touch, "id">): Touch[];
  /** Follows a touch no longer; its view and other recognisers keep it. */
  ignore(touch: Pick<Touch, "id">): void;

  /** Changes what is given. @throws {RangeError} for a number outside its range, {TypeError} for an unknown name. */
  set(settings: Settings[K] & Pick<RecognizerOptions<K>, "shouldBegin" | "shouldReceive" | "failed" | "ignore">): this;
  addAction(action: (gesture: this) => void): this;
  removeAction(action: (gesture: this) => void): this;
  // Generated from Schema/interface.toml: methods
  /** Has a recogniser wait until another has failed. Returns false, with nothing changed, where they would wait for each other. */
  requireToFail(other: Recognizer | string): boolean;
  /** Lets a recogniser and another recognise at the same time; `"*"` for all. */
  allowSimultaneous(other: Recognizer | string): this;
  // End: methods
  /** Takes back what was said of this recogniser and another. */
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

export interface Pinch extends Recognizer<"pinch"> {
  /** How many times farther apart the fingers are than when it began. Write it to go on from there. */
  scale: number;
  /** Per second. */
  readonly scaleVelocity: number;
}

export interface Rotation extends Recognizer<"rotation"> {
  /** Radians since it began, clockwise on screen. Write it to go on from there. */
  rotation: number;
  /** Radians per second. */
  readonly rotationVelocity: number;
}

export interface Swipe extends Recognizer<"swipe"> {
  /** Which way the fingers went; a recogniser may allow several. */
  readonly direction: Direction;
}

export interface Transform extends Recognizer<"transform"> {
  get translation(): Readonly<Point>;
  set translation(value: Readonly<Point>);
  scale: number;
  rotation: number;
  readonly velocity: Readonly<Point>;
  readonly scaleVelocity: number;
  readonly rotationVelocity: number;
  /** All of it as CSS's `matrix()` has it, in the view. Write it to go on from there. */
  matrix: number[];
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

/** A frame was refused, and nothing has changed. */
export class InputError extends Error {
  /** The answer of the engine, as `Include/dactyl.h` has it. */
  readonly code: number;
  /** Why, in words. */
  readonly reason: string;
}

// --------------------------------------------------------------------------------------------- events

/** A DOM event's `detail` is the recogniser. Named recognisers dispatch events of their own, lower-case, name. */
export type GestureEvent<K extends Kind = Kind> = CustomEvent<Recognizers[K]>;

declare global {
  interface HTMLElementEventMap {
    tap: GestureEvent<"tap">;
    longpress: GestureEvent<"longPress">;
    pan: GestureEvent<"pan">;
    pinch: GestureEvent<"pinch">;
    rotation: GestureEvent<"rotation">;
    swipe: GestureEvent<"swipe">;
    screenedgepan: GestureEvent<"screenEdgePan">;
    transform: GestureEvent<"transform">;
  }
}
