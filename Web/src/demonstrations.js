// What any number of fingers have shown, in the shared buffer: the number of stretches, the numbers of each, and what one finger drew.
import { drawingAt } from "./drawings.js";

const WIDTH = 13;
const NOTHING = 0;

export function demonstrationAt(engine, count) {
  engine._reserve(count);
  const words = engine._doubles;
  const first = engine._base;
  const stretches = Array.from({ length: words[first] }, (_, index) => Array.from(words.subarray(first + 1 + index * WIDTH, first + 1 + (index + 1) * WIDTH)));
  const rest = 1 + stretches.length * WIDTH;
  const diagonal = words[first + rest];
  if (diagonal === NOTHING) return { stretches };
  const strokes = drawingAt(engine, count - rest - 1, rest + 1).map((stroke) => stroke.flatMap(({ x, y }) => [x, y]));
  return { stretches, stroke: { diagonal, strokes } };
}

// Answers how many numbers were written.
export function writeDemonstration(engine, { stretches, stroke }) {
  const numbers = [stretches.length, ...stretches.flat(), stroke?.diagonal ?? NOTHING,
    ...(stroke?.strokes ?? []).flatMap((one) => [one.length / 2, ...one])];
  engine._reserve(numbers.length);
  engine._doubles.set(numbers, engine._base);
  return numbers.length;
}
