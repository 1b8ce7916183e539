// An error in the owner's code is reported, like an event listener's, and goes no further.
export function run(action, value) {
  try {
    action(value);
  } catch (error) {
    report(error);
  }
}

export function report(error) { queueMicrotask(() => { throw error; }); }
