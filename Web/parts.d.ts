/**
 * Ready parts of pages: what people make of gestures most; and what they are made of: `Inertia`, `rubberBand`, matrices.
 *
 *     import { carousel, photo } from "./parts.js";
 *
 *     await photo(document.querySelector("img"));
 *     const strip = await carousel(document.querySelector("#strip"));
 *     strip.show(2);
 *
 * Each is on an element until `remove()`. Without `dactyl` all share one engine, which is loaded when the first is asked for.
 * `view` takes other gestures beside the part's own: `strip.view.add("tap", open)`.
 */
import type { AttachOptions, Engine, Pan, PanSettings, Point, Relations, Transform, View } from "./dactyl.js";

/** What `attach` takes, too: `ignore`, `keyboard`, `wheel`, `touchAction`. */
export interface PartOptions<P> extends AttachOptions {
  /** Called when something has moved. */
  onChange?(part: P): void;
  /** Called when it has come to rest. */
  onRest?(part: P): void;
}

/** A promise, or, where an engine is given, the part itself. */
interface Make<P, O, E = HTMLElement> {
  (element: E, options: O & { dactyl: Engine }): P;
  (element: E, options?: O): Promise<P>;
}

interface Part {
  /** What moves, and what fingers touch for that. */
  readonly element: HTMLElement;
  readonly handle: HTMLElement;
  readonly view: View<HTMLElement>;
  /** Stops what slides. */
  stop(): void;
  /** Goes to where it may rest; whether it came there and nobody stopped it. */
  settle(): Promise<boolean>;
  /** Leaves all as it was. */
  remove(): void;
}

export interface PhotoOptions extends PartOptions<Photo> {
  /** What the element is seen through, and where fingers count; default: its parent. Its overflow should be hidden. */
  frame?: HTMLElement;
  /** Defaults 1 and 8. */
  minimumScale?: number;
  maximumScale?: number;
  /** Default 2.5. */
  doubleTapScale?: number;
  /** Default false. A photo that may be turned may go anywhere. */
  rotates?: boolean;
  /** Default true. */
  hasInertia?: boolean;
  friction?: number;
}

/**
 * A photo, a map, a drawing that one or two fingers move, stretch and turn; a double tap goes near and back. Where it fills its frame
 * and no more, a single finger scrolls the page.
 */
export interface Photo extends Part {
  readonly gesture: Transform;
  readonly frame: HTMLElement;
  /** From the element to its frame. */
  readonly matrix: Matrix;
  readonly scale: number;
  readonly rotation: number;
  set(matrix: Readonly<Matrix>): void;
  /** Goes near, about a place of the window or the middle; back where it is near. */
  toggle(place?: Readonly<Point>): Promise<boolean>;
}
export const photo: Make<Photo, PhotoOptions>;

export interface GalleryOptions extends Omit<PhotoOptions, "frame" | "onChange" | "onRest"> {
  /** A selector of what opens a picture; default `"a[href]"`. */
  items?: string;
  /** What an item opens; default: the address of its link, the `alt` of its image, its `data-caption` or the `figcaption` of its figure. */
  source?(item: Element): { src: string; alt?: string; caption?: string };
  /** After the last picture comes the first; default false. */
  loops?: boolean;
  /** What is shown and what a screen reader says, in another language. */
  words?: Partial<GalleryWords>;
  onOpen?(gallery: Gallery): void;
  /** Called as soon as it goes to a picture. */
  onPage?(gallery: Gallery): void;
  onClose?(gallery: Gallery): void;
}

export interface GalleryWords {
  title: string;
  close: string;
  previous: string;
  next: string;
  zoom: string;
  failed: string;
  label(page: number, count: number): string;
}

/**
 * Thumbnails whose pictures open large in a dialog, each a `photo`; a drag sideways, arrow keys and buttons turn to the next. Escape, a pull up or
 * down and a click beside the picture go back to its thumbnail, which gets the focus. Any rule of a page's own style comes before those of
 * `.dactyl-gallery`.
 */
export interface Gallery {
  readonly isOpen: boolean;
  /** The number of the picture that is shown, or where it goes; -1 while it is closed. */
  readonly page: number;
  /** The items, in the order of the page. */
  readonly items: Element[];
  /** While it is open. */
  readonly dialog: HTMLDialogElement | null;
  /** Fulfilled once the picture is there; throws where there is no such item. */
  open(page?: number): Promise<boolean>;
  show(page: number): Promise<boolean>;
  close(): Promise<boolean>;
  remove(): void;
}
export const gallery: Make<Gallery, GalleryOptions>;

/** Where something goes that would come to rest at a place: a multiple of a number, the nearest of a list, or what a function says. */
export type Snap = number | readonly number[] | ((rest: number, from: number) => number);

interface BaseDragOptions<P> extends PartOptions<P> {
  /** Default true: it slides on where it was thrown. */
  hasInertia?: boolean;
  /** Default true: beyond its bounds it follows the finger more and more slowly. */
  isElastic?: boolean;
  friction?: number;
  /** Settings and relations of its pan. */
  pan?: PanSettings & Relations;
}

export interface DragOptions<P = Drag> extends BaseDragOptions<P> {
  /** What fingers touch; default: the element. */
  handle?: HTMLElement;
  /** Default `"any"`. */
  axis?: "any" | "x" | "y";
  /** How far it may go from where it lies by itself; an element: it stays within that, or covers it; a function is asked when a drag begins. */
  bounds?: { x?: Bounds; y?: Bounds } | (() => { x?: Bounds; y?: Bounds }) | Element;
  snap?: { x?: Snap; y?: Snap };
  /** Where it is at first; default 0. */
  x?: number;
  y?: number;
}

/** What is dragged: it stays where it was left, gives way beyond its bounds, and, let go, slides to where it may rest. */
export interface Drag extends Part {
  readonly gesture: Pan;
  /** How far it is from where it lies by itself, in pixels. */
  readonly x: number;
  readonly y: number;
  /** Puts it there. */
  set(place: Partial<Point>): void;
  /** Has it go there by a spring. */
  goTo(place: Partial<Point>): Promise<boolean>;
}
export const draggable: Make<Drag, DragOptions>;

export interface CarouselOptions extends BaseDragOptions<Carousel> {
  /** The one that is shown at first; default 0. */
  page?: number;
  /** What a screen reader says of a page that has no `aria-label` and no `role`; default: "2 of 4". */
  label?(page: number, count: number): string;
  /** After the last page comes the first, which is no copy; default false. It takes at least one page more than are shown at once. */
  loops?: boolean;
  /** Whether pages that are not shown are `inert`; default false: they are shown once the focus comes to them. */
  hidesPages?: boolean;
  /** An element that gets a button for each page; `[aria-current=true]` is the one of the page that is shown. */
  dots?: Element | null;
  /** Called as soon as it goes to another page. */
  onPage?(carousel: Carousel): void;
}

/**
 * Pages side by side: the children of the element's first child. The element shows one or several, whatever fits, and cuts off the rest; they
 * may be of different widths. Where the element has the focus, arrow keys turn the page; what gets the focus in a page is shown.
 */
export interface Carousel extends Drag {
  /** The one that is shown, the first of several, or where it goes. */
  readonly page: number;
  show(page: number): Promise<boolean>;
}
export const carousel: Make<Carousel, CarouselOptions>;

export interface SheetOptions extends BaseDragOptions<Sheet> {
  /**
   * Where it stops, in pixels below where it lies by itself; default: there and half its height below. A function, such as the default, is asked
   * again when the sheet or what lies in `content` gets another size.
   */
  detents?: readonly number[] | (() => readonly number[]);
  /** The number of the one where it is at first; default: the last. */
  detent?: number;
  /** What scrolls in it once it is all open; default: the element. */
  content?: Element;
  /**
   * Whether it is a dialog, hidden until `open()`: the page behind it is dark, `inert` and does not scroll, and a pull down to the end, a click beside it,
   * Escape and `close()` close it; default false.
   */
  modal?: boolean;
  /** Called once a modal sheet is closed. */
  onClose?(sheet: Sheet): void;
}

/**
 * A sheet over the page's lower part. Where it has the focus, arrow keys go from stop to stop; what gets the focus below the window opens it.
 */
export interface Sheet extends Drag {
  readonly detent: number;
  readonly isOpen: boolean;
  show(detent: number): Promise<boolean>;
  /** Opens a modal sheet, and gives it the focus; default: at its last stop. */
  open(detent?: number): Promise<boolean>;
  /** Closes it, and gives the focus back. */
  close(): Promise<boolean>;
}
export const sheet: Make<Sheet, SheetOptions>;

export interface SortableOptions extends AttachOptions {
  /** A selector: items are dragged by these; default: anywhere. */
  handle?: string;
  /** How long a finger holds an item before it drags it, in seconds; default 0.3, and 0 with a handle. A mouse never waits. */
  hold?: number;
  /** Which items may be dragged: a selector, or what answers; default: all. The others make room. */
  filter?: string | ((item: HTMLElement) => boolean);
  /** Items go from list to list where these have the same group. */
  group?: string;
  /** Whether this list takes an item of another list of its group; default: yes. */
  accepts?(item: HTMLElement): boolean;
  /** What a screen reader says, in another language. */
  words?: Partial<SortableWords>;
  /** Puts an item in its new place of a list, this one or another of its group; default: moves the element. */
  move?(from: number, to: number, item: HTMLElement, target: Sortable): void;
  /** Called afterwards; with the space bar once the item is dropped. */
  onChange?(from: number, to: number, item: HTMLElement, target: Sortable): void;
}

/** Of an item by its name, with its place, how many there are, and the list's `aria-label`, empty without. */
export type SortableSentence = (item: string, place: number, count: number, list: string) => string;

export interface SortableWords {
  lifted: SortableSentence;
  moved: SortableSentence;
  dropped: SortableSentence;
  putBack: SortableSentence;
}

/**
 * A list whose children are put in another order, below each other, beside each other or in lines: by a finger that holds one, by a mouse; by keys
 * where an item has the focus: the space bar lifts it, arrows move it, the space bar drops it, Escape puts it back; Alt and an arrow move it
 * at once. Near an edge the list scrolls. The item that is lifted has the class `lifted`; an `aria-live` region tells where it is.
 */
export interface Sortable {
  readonly list: HTMLElement;
  /** The one that is dragged. */
  readonly item: HTMLElement | null;
  readonly view: View<HTMLElement>;
  remove(): void;
}
export const sortable: Make<Sortable, SortableOptions>;

/** Frictions of UIKit's deceleration rates 0.998 and 0.99 a millisecond, per second. */
export const NORMAL: number;
export const FAST: number;

export interface InertiaOptions {
  /** How quickly the speed falls, per second; default `NORMAL`. */
  friction?: number;
  /** The speed at which it rests; default 10 a second. */
  restSpeed?: number;
  /** How near to its bound the spring lets it rest; default 0.5. */
  restDistance?: number;
  /** How quickly it comes back, per second; default 12. It never swings over. */
  spring?: number;
}

export interface Bounds {
  min?: number;
  max?: number;
}

export interface AnimationOptions {
  /** Stops it. */
  signal?: AbortSignal;
  /** Shows the end alone; default: whether the system is set to reduced motion. */
  isReduced?: boolean;
}

export interface Animation {
  stop(): void;
  /** Whether it came to rest and was not stopped. */
  readonly finished: Promise<boolean>;
}

/** One number. Iterate over it for a place for each sixtieth of a second. */
export class Deceleration implements Iterable<number> {
  constructor(from: number, velocity: number, options?: InertiaOptions & Bounds);
  /** How long it moves, in seconds, and where it rests. */
  readonly duration: number;
  readonly rest: number;
  /** Where it is, and how fast, some seconds after it was let go. */
  at(time: number): number;
  velocityAt(time: number): number;
  places(interval?: number): IterableIterator<number>;
  [Symbol.iterator](): IterableIterator<number>;
  /** Calls back with each frame of the page. */
  animate(show: (value: number, time: number) => void, options?: AnimationOptions): Animation;
}

/** Several numbers by name, such as `x`, `y`, `scale`, `rotation`. A scale halves as easily as it doubles. */
export class Inertia<V extends Record<string, number>> implements Iterable<V> {
  constructor(values: V, velocities: Partial<Record<keyof V, number>>, options?: InertiaOptions & { bounds?: Partial<Record<keyof V, Bounds>> });
  readonly duration: number;
  readonly rest: V;
  at(time: number): V;
  places(interval?: number): IterableIterator<V>;
  [Symbol.iterator](): IterableIterator<V>;
  animate(show: (values: V, time: number) => void, options?: AnimationOptions): Animation;
}

/**
 * Where to show what was dragged to a value: within the bounds there, beyond them ever less far, never `extent` beyond.
 */
export function rubberBand(value: number, options: Bounds & { extent?: number; stiffness?: number }): number;

/** As CSS's `matrix()` has it: `photo.style.transform = css(multiply(scaledAbout(pinch.location, pinch.scale), matrix))`. */
export type Matrix = [a: number, b: number, c: number, d: number, x: number, y: number] | number[];

/** Changes nothing. */
export const identity: Readonly<Matrix>;
/** Does the second, then the first. */
export function multiply(first: Readonly<Matrix>, second: Readonly<Matrix>): Matrix;
/** Takes a change back. Infinite for one that leaves no area. */
export function invert(matrix: Readonly<Matrix>): Matrix;
/** Where a point comes to lie. */
export function apply(matrix: Readonly<Matrix>, point: Readonly<Point>): Point;
/** Stretches and turns, in radians, about a point, which stays where it is; then shifts. */
export function changedAbout(point: Readonly<Point>, change: { scale?: number; rotation?: number; translation?: Readonly<Point> }): Matrix;
export function scaledAbout(point: Readonly<Point>, scale: number): Matrix;
export function rotatedAbout(point: Readonly<Point>, rotation: number): Matrix;
export function translated(translation: Readonly<Point>): Matrix;
/** What a matrix that does not skew does. */
export function decompose(matrix: Readonly<Matrix>): { translation: Point; scale: number; rotation: number };
/** For `style.transform`, with a `transformOrigin` of `0 0`. */
export function css(matrix: Readonly<Matrix>): string;
