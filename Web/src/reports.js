// What goes wrong in the owner's code is reported, as what an event listener throws, and goes no further.
export function run(action, value) {
  try {
    action(value);
  } catch (error) {
    report(error);
  }
}

export function report(error) { queueMicrotask(() => { throw error; }); }
