// What everything that is drawn stands for.

import { make } from "../dom.js";
import { OUTCOMES } from "./outcomes.js";

export function legend() {
  const entry = (kind, words) => make("span", {}, make("i", { class: kind }), words);
  return make("div", { class: "legend", "aria-hidden": "true" },
    entry("deciding", "deciding"), entry("waited", "waiting for another"),
    ...Object.entries(OUTCOMES).map(([kind, words]) => entry(kind, words)),
    entry("curve", "how near it came; dashed: the limit"), entry("changed", "changed by your numbers"), entry("folded", "nothing happened"));
}
