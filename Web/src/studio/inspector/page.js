// Defines <dactyl-inspector> for the page of the studio.

import { DactylInspector } from "./element.js";

customElements.define("dactyl-inspector", DactylInspector);
