// Shows the best pages under the header's field while somebody types.

import { isGuide, rank, wordsOf } from "./ranking.js";

const MOST = 6;
// Above the bar of docc.
const STYLE = `
.suggestions { position: absolute; z-index: 99999; top: calc(100% + 6px); right: 0; width: min(24em, calc(100vw - 40px)); margin: 0; padding: 6px; list-style: none; border: 1px solid #7d8a86; border-radius: 12px; background: #fff; box-shadow: 0 8px 28px #0003; }
.suggestions a { display: block; padding: 7px 10px; border-radius: 7px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; } .suggestions a:hover, .suggestions a:focus { background: #e9ecea; } .suggestions small { opacity: .75; }
.dark .suggestions { background: #182120; } .dark .suggestions a:hover, .dark .suggestions a:focus { background: #33413f; }
@media (prefers-color-scheme: dark) { .suggestions { background: #182120; } .suggestions a:hover, .suggestions a:focus { background: #33413f; } }
`;

export async function suggest(form) {
  const field = form.querySelector("input");
  const list = Object.assign(document.createElement("ul"), { className: "suggestions", hidden: true, ariaLabel: "Pages found" });
  const style = Object.assign(document.createElement("style"), { textContent: STYLE });
  form.style.position = "relative";
  form.append(style, list);
  const pages = await (await fetch(new URL("search.json", import.meta.url))).json();
  const show = () => {
    const found = rank(pages, wordsOf(field.value)).slice(0, MOST);
    list.replaceChildren(...found.map((page) => {
      const link = Object.assign(document.createElement("a"), { href: new URL(page[1], import.meta.url).href, textContent: page[0] });
      const small = Object.assign(document.createElement("small"), { textContent: ` ${isGuide(page) ? "Guide" : page[1].split("/").slice(1, -2).join(" · ")}` });
      const item = document.createElement("li");
      link.append(small);
      item.append(link);
      return item;
    }));
    list.hidden = !found.length;
  };
  const step = { ArrowDown: 1, ArrowUp: -1 };
  form.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      field.focus();
      return void (list.hidden = true);
    }
    if (!step[event.key] || list.hidden) return;
    event.preventDefault();
    const all = [field, ...list.querySelectorAll("a")];
    all[(all.indexOf(form.getRootNode().activeElement) + step[event.key] + all.length) % all.length].focus();
  });
  form.addEventListener("focusout", ({ relatedTarget }) => (list.hidden = !form.contains(relatedTarget)));
  field.addEventListener("input", show);
  field.addEventListener("focus", show);
  show();
}
