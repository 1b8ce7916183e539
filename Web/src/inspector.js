// <dactyl-inspector>, the viewer of Docs/inspector.md, and what a page says to it. No page loads it that does not ask.
import { DactylInspector as Viewer } from "../studio/inspector/element.js";
import { inspect } from "./lines.js";

export { inspect };

export class DactylInspector extends Viewer {
  // Looks into a window of this page.
  attach(window) { super.attach(window, inspect); }
}

if (!customElements.get("dactyl-inspector")) customElements.define("dactyl-inspector", DactylInspector);
