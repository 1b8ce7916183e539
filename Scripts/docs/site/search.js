// Looks for words in all pages, by the index that was made with them.

const MOST = 50;
const GUIDES = "documentation/guides/";
const AROUND = 90; // letters of a page about what was found
const field = document.querySelector("#words");
field.value = new URLSearchParams(location.search).get("q") ?? "";
const pages = await (await fetch(new URL("search.json", import.meta.url))).json();

const escaped = (word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

// How well a page fits; 0 where a word is missing. Words in a title count most, those in a heading more than those in the text.
function fit([title, path, text, headings], words) {
  let sum = 0;
  for (const word of words) {
    const places = [[title, 30], [headings, 6], [text, 1]].map(([where, worth]) => {
      const here = where.toLowerCase();
      const count = Math.min(5, here.split(word).length - 1);
      return count && worth * (count + (new RegExp(`\\b${escaped(word)}\\b`).test(here) ? 3 : 0));
    });
    const best = Math.max(...places);
    if (!best) return 0;
    sum += best;
  }
  // Guides before the reference.
  return path.startsWith(GUIDES) ? 3 * sum : sum;
}

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
  const words = field.value.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const found = words.length ? pages.map((page) => [fit(page, words), page]).filter(([worth]) => worth).sort(([one], [other]) => other - one) : [];
  document.querySelector("#count").textContent = words.length ? `${found.length} ${found.length === 1 ? "page" : "pages"}` : "";
  document.querySelector("#found").replaceChildren(...found.slice(0, MOST).map(([, [title, path, text]]) => {
    const item = document.createElement("li");
    const link = Object.assign(document.createElement("a"), { href: new URL(path, import.meta.url).href, textContent: title });
    // Whose a symbol is: the same name may stand in several modules.
    const place = path.startsWith(GUIDES) ? "Guide" : path.split("/").slice(1, -2).join(" · ");
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
