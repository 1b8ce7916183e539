// Looks for the words of a question in all pages, by the index that was made with them.

import { escaped, isGuide, rank, wordsOf } from "./ranking.js";

const MOST = 50;
const AROUND = 90; // letters of a page about what was found
const field = document.querySelector("#words");
field.value = new URLSearchParams(location.search).get("q") ?? "";
const pages = await (await fetch(new URL("search.json", import.meta.url))).json();

function passage(text, words) {
  const at = Math.max(0, text.toLowerCase().indexOf(words.find((word) => text.toLowerCase().includes(word)) ?? ""));
  const from = Math.max(0, at - AROUND);
  const piece = `${from ? "… " : ""}${text.slice(from, at + 2 * AROUND)} …`;
  const element = document.createElement("p");
  const pattern = new RegExp(`(${words.map(escaped).join("|")})`, "gi");
  element.append(...piece.split(pattern).map((part, i) => (i % 2 ? Object.assign(document.createElement("mark"), { textContent: part }) : part)));
  return element;
}

function show() {
  const words = wordsOf(field.value);
  const found = rank(pages, words);
  document.querySelector("#count").textContent = words.length ? `${found.length} ${found.length === 1 ? "page" : "pages"}` : "";
  document.querySelector("#found").replaceChildren(...found.slice(0, MOST).map((page) => {
    const [title, path, text] = page;
    const item = document.createElement("li");
    const link = Object.assign(document.createElement("a"), { href: new URL(path, import.meta.url).href, textContent: title });
    // Whose a symbol is: the same name may stand in several modules.
    const place = isGuide(page) ? "Guide" : path.split("/").slice(1, -2).join(" · ");
    const small = Object.assign(document.createElement("small"), { textContent: ` ${place}` });
    item.append(link, small, passage(text, words));
    return item;
  }));
  history.replaceState(null, "", `?q=${encodeURIComponent(field.value)}`);
}

field.addEventListener("input", show);
field.form.addEventListener("submit", (event) => {
  event.preventDefault();
  show();
});
show();
document.documentElement.dataset.ready = "true";
