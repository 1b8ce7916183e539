// The shown attempt as a picture: the fingers' ways on the pad, the found shape, and the reason, as SVG.

const escaped = (words) => words.replace(/[&<>"]/g, (letter) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[letter]);
const LINE = 22;

export function pictureOf({ size: { width, height }, fingers, time, ink, title, sentences }) {
  const style = getComputedStyle(document.documentElement);
  const colour = (name) => style.getPropertyValue(`--${name}`).trim();
  const round = (value) => Math.round(value * 10) / 10;
  const ways = fingers.filter(({ start }) => start <= time).map(({ id, path }) => {
    const places = path.filter((place) => place.time <= time);
    const ink = colour(`finger-${1 + ((id - 1) % 5)}`);
    const { x, y } = places.at(-1);
    return `<polyline points="${places.map((one) => `${round(one.x)},${round(one.y)}`).join(" ")}" fill="none" stroke="${ink}" stroke-width="3" ` +
      `stroke-linecap="round" stroke-linejoin="round"/><circle cx="${round(x)}" cy="${round(y)}" r="6" fill="${ink}"/>`;
  });
  const lines = sentences.map((words, i) => `<text x="16" y="${height + LINE * (i + 1.2)}" fill="${colour("text")}">${escaped(words)}</text>`);
  const all = height + LINE * (sentences.length + 1);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${all}" viewBox="0 0 ${width} ${all}" font-family="Inter, system-ui, sans-serif" font-size="14">
<title>${escaped(title)}</title>
<rect width="100%" height="100%" fill="${colour("surface")}"/>
${ways.join("\n")}
${inked(ink)}
<path d="M0 ${height}H${width}" stroke="${colour("line")}"/>
${lines.join("\n")}
</svg>
`;
}

// A pad's drawing, with its looks from the page's style.
function inked(ink) {
  if (!ink) return "";
  const copy = ink.cloneNode(true);
  [...ink.children].forEach((one, i) => {
    const style = getComputedStyle(one);
    for (const name of ["fill", "stroke", "stroke-width", "stroke-dasharray", "opacity", "text-anchor", "font-size", "paint-order"]) copy.children[i].setAttribute(name, style.getPropertyValue(name));
  });
  return copy.innerHTML;
}

// The same as pixels, two for each of its own.
export async function pixelsOf(svg) {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: image.width * 2, height: image.height * 2 });
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve));
}
