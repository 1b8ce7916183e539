// Long work in slices, between which the page answers.

// How long a slice takes, in milliseconds.
const SLICE = 8;
const waiting = [];
// Made late: an open channel keeps Node from ending.
let channel;

const breathe = () => new Promise((done) => {
  if (!channel) {
    channel = new MessageChannel();
    channel.port1.onmessage = () => waiting.shift()();
  }
  waiting.push(done);
  channel.port2.postMessage(null);
});

// Takes steps of a generator for so long; answers the last one.
function slice(steps, length) {
  const end = performance.now() + length;
  let step;
  do step = steps.next(); while (!step.done && performance.now() < end);
  return step;
}

// Takes all steps and hands the generator's result to `ondone`, at once if the first slice is enough. Otherwise `onslice` gets the last step of
// each slice, and `isOver` may end the work. Answers a promise of the result; undefined if the work was ended.
export function inSlices(steps, { first = SLICE, isOver = () => false, onslice = () => {}, ondone = () => {} } = {}) {
  const step = slice(steps, first);
  if (!step.done) return goOn(steps, step, { isOver, onslice, ondone });
  ondone(step.value);
  return Promise.resolve(step.value);
}

async function goOn(steps, step, { isOver, onslice, ondone }) {
  for (; !step.done; step = slice(steps, SLICE)) {
    onslice(step.value);
    await breathe();
    if (isOver()) return void steps.return();
  }
  ondone(step.value);
  return step.value;
}

// Takes all steps now.
export function atOnce(steps) { return slice(steps, Infinity).value; }
