// The title of a recogniser without a name: its kind, and the settings that distinguish it from others of its kind.

const TIMES = ["", "", "double ", "triple ", "quadruple "];
const FINGERS = ["", "", "two-finger ", "three-finger ", "four-finger ", "five-finger "];

export function kindName({ kind, settings }) {
  const { numberOfTapsRequired: taps = 1, numberOfTouchesRequired: touches = 1, direction } = settings;
  const words = kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const fingers = FINGERS[touches] ?? `${touches}-finger `;
  if (kind === "tap") return `${fingers}${TIMES[taps] ?? `${taps}-fold `}tap`;
  if (kind === "swipe" && direction?.length === 1) return `${fingers}swipe ${direction[0]}`;
  return kind === "swipe" || kind === "longPress" ? fingers + words : words;
}
