/**
 * A photo, a map, a drawing: one or two fingers move, stretch and turn an element in its frame; let go, it slides on, and
 * comes back from where it may not be. A double tap goes near and back. And what lets go of anything else: `Inertia`.
 *
 *     import { Inertia, photo } from "./photo.js";
 *
 *     await photo(document.querySelector("img"));
 */
import type { Engine, Matrix, Transform, View } from "./dactyl.js";

export interface PhotoOptions {
  /** Default: one that is loaded. */
  dactyl?: Engine;
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
  /** Called whenever `matrix` has changed. */
  onChange?(photo: Photo): void;
}

/** Loads the engine where `dactyl` is not given. */
export function photo(element: HTMLElement, options?: PhotoOptions): Promise<Photo>;

export class Photo {
  constructor(dactyl: Engine, element: HTMLElement, options?: PhotoOptions);
  readonly element: HTMLElement;
  readonly frame: HTMLElement;
  readonly view: View;
  readonly transform: Transform;
  /** From the element to its frame. */
  readonly matrix: Matrix;
  readonly scale: number;
  readonly rotation: number;
  set(matrix: Readonly<Matrix>): void;
  /** Goes to where it may be. */
  settle(): Promise<boolean>;
  /** Stops what slides. */
  stop(): void;
  /** Leaves element and frame as they were. */
  remove(): void;
}

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
