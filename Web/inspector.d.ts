/**
 * `<dactyl-inspector>` shows what goes on in a window of a page, or in a program elsewhere: who wanted what, when, why, and how
 * near it was.
 *
 *     import { DactylInspector } from "./inspector.js";
 *
 *     const inspector = new DactylInspector();
 *     inspector.toggleAttribute("docked", true);
 *     document.body.append(inspector);
 *     inspector.attach(window);
 *
 * With the attribute `docked` it lies at the lower edge of the page, else where it stands. It needs no policy but that for
 * dactyl.js itself.
 */
import type { Window } from "./dactyl.js";

/** A line of `Docs/inspector.md`, as an object. */
export type Line = { readonly [field: string]: unknown };

/** Who is told the lines of a window. */
export interface Inspection {
  /** Takes a line of a viewer: `set`, or a frame. */
  send(line: Line): void;
  /** Stops telling; the viewer's fingers are cancelled. */
  close(): void;
}

/** Tells what goes on in a window, line by line, from now on. Costs nothing once it is closed. */
export function inspect(window: Window, take: (line: Line) => void): Inspection;

/** Opens an inspector in a window of its own, best in answer to a click; null where the browser refuses it. */
export function openInspector(window: Window): Promise<DactylInspector | null>;

/** The element; importing the module defines it. */
export class DactylInspector extends HTMLElement {
  /** Looks into a window of this page. */
  attach(window: Window): void;
  /** Looks into a program by its WebSocket, with the token of its link. */
  connect(address: string, token?: string): void;
  /** Shows a file of lines; its name is what is told of it. Throws a `SyntaxError` that names the line. */
  open(text: string, name?: string): void;
  /** Takes one line, or what it says. */
  take(line: string | Line): void;
  /** Leaves the window or program; what it did stays. Also when the element is removed. */
  detach(): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "dactyl-inspector": DactylInspector;
  }
}
