/**
 * Matrices as CSS's `matrix()` and `transform.matrix` have them, `[a, b, c, d, x, y]`, and changes about a point.
 *
 *     photo.style.transform = css(multiply(scaledAbout(pinch.location, pinch.scale), matrix));
 */
import type { Point } from "./dactyl.js";

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
