// The inspector as a page of its own: looks into the program that serves it, where the link has its token, or opens the
// lines that the address names.

import { DactylInspector } from "./element.js";

customElements.define("dactyl-inspector", DactylInspector);
const inspector = document.querySelector("dactyl-inspector");
inspector.studio = "index.html";
inspector.loadParts = async () => (await import(new URL("judge.js", import.meta.url).href)).start();
inspector.empty.append(Object.assign(document.createElement("a"), { href: inspector.studio, textContent: "To the studio", style: "color:var(--accent)" }));
const token = location.hash.slice(1);
// A phone that opens the link is a touch pad, and nothing else.
inspector.touchesAtOnce = matchMedia("(pointer: coarse)").matches;
inspector.isPhone = inspector.touchesAtOnce && Math.min(innerWidth, innerHeight) < 600;
if (inspector.isPhone && token) document.title = document.querySelector("h1").textContent = "Dactyl touch pad";
if (token) inspector.connect(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/inspect`, token);
const given = new URLSearchParams(location.search).get("lines");
if (given) {
  const answer = await fetch(given);
  await inspector.openFile(new File([await answer.blob()], "the file given"));
}
document.documentElement.dataset.ready = "true";
