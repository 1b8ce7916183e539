// <dactyl-inspector>, the viewer of Docs/inspector.md, and the page's side of the connection. Pages load it only on request.
import { DactylInspector as Viewer } from "./studio/inspector/element.js";
import { load } from "./dactyl.js";
import { inspect } from "./lines.js";
import { Trial } from "./studio/inspector/trial.js";

export class DactylInspector extends Viewer {
  // Looks into a window of this page.
  attach(window) {
    super.attach(window, inspect);
    this.engine = window.engine;
  }

  // What may be judged again is what the page knows: it imports strokes.js, say.
  async loadParts() { return { engine: this.engine ?? await load(), Trial }; }
}

// The same in a window of its own, which this page opens and whose scripts come from where this one came from. A call
// that follows no click may be refused by the browser: then there is null.
export async function openInspector(window) {
  const popup = globalThis.open("", "", "popup,width=1000,height=760");
  if (!popup) return null;
  const { document } = popup;
  document.title = `Inspector: ${globalThis.document.title}`;
  document.documentElement.lang = "en";
  document.body.style.margin = "0";
  const script = document.createElement("script");
  script.type = "module";
  script.src = import.meta.url;
  await new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = () => reject(new Error(`${script.src} cannot be loaded`));
    document.head.append(script);
  });
  const inspector = document.createElement("dactyl-inspector");
  document.body.append(inspector);
  inspector.attach(window);
  popup.addEventListener("pagehide", () => inspector.detach());
  globalThis.addEventListener("pagehide", () => popup.close());
  return inspector;
}

if (globalThis.customElements && !customElements.get("dactyl-inspector")) customElements.define("dactyl-inspector", DactylInspector);
