// The inspector as a page of its own: looks into the program that serves it, where the link has its token.

import { DactylInspector } from "./element.js";

customElements.define("dactyl-inspector", DactylInspector);
const inspector = document.querySelector("dactyl-inspector");
const token = location.hash.slice(1);
// A phone that opens the link is a touch pad.
inspector.touchesAtOnce = matchMedia("(pointer: coarse)").matches;
if (token) inspector.connect(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/inspect`, token);
document.documentElement.dataset.ready = "true";
