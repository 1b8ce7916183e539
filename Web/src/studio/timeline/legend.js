// Explains the marks drawn so far.

import { make } from "../dom.js";
import { OUTCOMES } from "./outcomes.js";

export function legend() {
  const entry = (kind, words) => make("span", { hidden: true, "data-kind": kind }, make("i", { class: kind }), words);
  return make("div", { class: "legend", "aria-hidden": "true" },
    entry("deciding", "deciding"), entry("waited", "waiting for another"),
    ...Object.entries(OUTCOMES).map(([kind, words]) => entry(kind, words)),
    entry("curve", "how near it came; dashed: the limit"), entry("changed", "found, or changed by your numbers"), entry("folded", "nothing happened"));
}

// Shows the entries of kinds that have come.
export function come(legend, kinds) {
  for (const one of legend.children) if (one.hidden && kinds.has(one.dataset.kind)) one.hidden = false;
}
