// A clock of animation frames that goes on when a test says so.
export async function animateIn(body) {
  const { requestAnimationFrame } = globalThis;
  let waiting = [];
  let now = 1000;
  globalThis.requestAnimationFrame = (step) => waiting.push(step);
  try {
    await body((milliseconds) => {
      const steps = waiting;
      waiting = [];
      for (const step of steps) step(now);
      now += milliseconds;
    });
  } finally {
    globalThis.requestAnimationFrame = requestAnimationFrame;
  }
}
