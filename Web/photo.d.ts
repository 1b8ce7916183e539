/**
 * A photo, a map, a drawing: one or two fingers move, stretch and turn an element in its frame; let go, it slides on, and
 * comes back from where it may not be. A double tap goes near and back.
 *
 *     import { photo } from "./photo.js";
 *
 *     await photo(document.querySelector("img"));
 */
import type { Engine, View } from "./dactyl.js";
import type { Matrix } from "./matrix.js";
import type { Transform } from "./transform.js";

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
