// What is wrong with names, contrast and widths of the page, in words.
() => {
  const found = [];
  const isShown = (element) => element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
  const describe = (element) => `${element.tagName.toLowerCase()}${element.id ? "#" + element.id : ""}.${element.className}`;

  for (const element of document.querySelectorAll("button, input, a[href], [role=tab], [role=img]")) {
    if (!isShown(element)) continue;
    const name = element.getAttribute("aria-label") || element.labels?.[0]?.textContent || element.innerText;
    if (!name?.trim()) found.push(`${describe(element)} has no name`);
  }
  const ids = Array.from(document.querySelectorAll("[id]"), ({ id }) => id);
  for (const id of new Set(ids)) if (ids.filter((other) => other === id).length > 1) found.push(`id ${id} is there twice`);
  for (const element of document.querySelectorAll("[aria-labelledby], [aria-controls]")) {
    for (const id of [element.getAttribute("aria-labelledby"), element.getAttribute("aria-controls")]) {
      if (id && !document.getElementById(id)) found.push(`${describe(element)} names ${id}, which is not there`);
    }
  }
  if (!document.documentElement.lang) found.push("the page has no language");
  if (document.querySelectorAll("h1").length !== 1) found.push("there is not one h1");

  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const rgba = (colour) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
    return { r, g, b, a: a / 255 };
  };
  const over = (top, base) => ({
    r: top.r * top.a + base.r * (1 - top.a), g: top.g * top.a + base.g * (1 - top.a), b: top.b * top.a + base.b * (1 - top.a), a: 1,
  });
  const ground = (element) => {
    const layers = [];
    for (let other = element; other; other = other.parentElement) layers.unshift(rgba(getComputedStyle(other).backgroundColor));
    return layers.reduce((base, top) => over(top, base), { r: 255, g: 255, b: 255, a: 1 });
  };
  const luminance = ({ r, g, b }) => {
    const [x, y, z] = [r, g, b].map((value) => {
      value /= 255;
      return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || !isShown(element) || element.closest(":disabled, .flash, script, style")) continue;
    const style = getComputedStyle(element);
    const back = ground(element);
    const [one, other] = [luminance(over(rgba(style.color), back)), luminance(back)].sort((x, y) => y - x);
    const ratio = (one + 0.05) / (other + 0.05);
    const isLarge = parseFloat(style.fontSize) >= 24;
    if (ratio < (isLarge ? 3 : 4.5)) {
      found.push(`${describe(element)} "${walker.currentNode.data.trim().slice(0, 30)}": contrast ${ratio.toFixed(2)}`);
    }
  }
  const width = document.documentElement.scrollWidth;
  if (width > innerWidth) found.push(`the page is ${width} px wide in a window of ${innerWidth}`);
  return found;
}
