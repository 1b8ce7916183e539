// A link that carries a pad, its numbers, and a recording if it is short: all in the fragment, which no server sees.

export const DAMAGED = "The link is damaged: the pad is shown as it is.";

// Letters that a link may carry and people can still send.
const LONGEST = 8000;

export async function linkTo({ pad, numbers, recording }) {
  const parts = [pad];
  if (Object.keys(numbers).length) parts.push(`numbers=${encodeURIComponent(JSON.stringify(numbers))}`);
  let isWhole = true;
  if (recording) {
    const packed = `touches=${await pack(recording.stringify())}`;
    isWhole = packed.length <= LONGEST;
    if (isWhole) parts.push(packed);
  }
  return { hash: `#${parts.join("&")}`, isWhole };
}

// The values in a fragment; absent ones are missing.
export async function readLink(hash) {
  const [pad, ...rest] = hash.slice(1).split("&");
  const fields = Object.fromEntries(rest.map((part) => [part.slice(0, part.indexOf("=")), part.slice(part.indexOf("=") + 1)]));
  // A link as a server prints it is its secret alone.
  const isKey = /^[0-9a-f]{32}$/.test(pad);
  const read = { pad: isKey ? "" : pad };
  if (isKey || fields.key) read.key = isKey ? pad : fields.key;
  if (fields.program !== undefined) read.program = decodeURIComponent(fields.program);
  if (fields.numbers) read.numbers = JSON.parse(decodeURIComponent(fields.numbers));
  if (fields.touches) read.touches = await unpack(fields.touches);
  return read;
}

async function pack(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

async function unpack(text) {
  const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"))).text();
}
