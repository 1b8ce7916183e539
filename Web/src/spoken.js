// What a screen reader says of an item that is moved.
const WORDS = {
  lifted: (item, place, count) => `${item} lifted, ${place} of ${count}. Arrow keys move it, the space bar drops it, Escape puts it back.`,
  moved: (item, place, count, list) => `${item}, ${place} of ${count}${list && ` in ${list}`}`,
  dropped: (item, place, count, list) => `${item} dropped, ${place} of ${count}${list && ` in ${list}`}`,
  putBack: (item, place, count) => `${item} put back, ${place} of ${count}`,
};

export const wordsOf = (own) => ({ ...WORDS, ...own });

const regions = new WeakMap();

// The element of a document whose text screen readers say.
function regionOf({ ownerDocument: document }) {
  let region = regions.get(document);
  if (!region?.isConnected) {
    region = document.createElement("div");
    region.setAttribute("aria-live", "assertive");
    region.setAttribute("aria-atomic", "true");
    region.style.cssText = "position: fixed; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap";
    document.body.append(region);
    regions.set(document, region);
  }
  return region;
}

// Says where an item of a list is.
export function announce(item, words, { list }) {
  const items = [...list.children].filter((one) => one.style.visibility !== "hidden");
  const name = item.ariaLabel || item.innerText.trim().split("\n")[0].slice(0, 80);
  regionOf(item).textContent = words(name, items.indexOf(item) + 1, items.length, list.ariaLabel ?? "");
}
