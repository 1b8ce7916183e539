// Data that outlives the page: recordings, numbers and drawn gestures, in the browser's database on this machine. Other tabs of the page hear of
// what one writes.

const NAME = "dactyl-studio";
const STORE = "kept";
// How long something rests before it is written, in milliseconds.
const REST = 300;

export class Keep {
  constructor() {
    this.waiting = new Map();
    // True if the browser really stores data: some refuse it in private windows.
    this.isAble = false;
    // Gets a name and what another tab wrote for it.
    this.onother = () => {};
    this.others = new BroadcastChannel(NAME);
    this.others.onmessage = ({ data: [name, value] }) => this.onother(name, value);
  }

  // All stored values, by name; empty if the browser stores nothing.
  async load() {
    try {
      const opening = indexedDB.open(NAME, 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
      this.database = await answer(opening);
      const store = this.database.transaction(STORE).objectStore(STORE);
      const [keys, values] = await Promise.all([answer(store.getAllKeys()), answer(store.getAll())]);
      this.isAble = true;
      return Object.fromEntries(keys.map((key, i) => [key, values[i]]));
    } catch {
      return {};
    }
  }

  // Writes the result of `make` once it rests, replacing an older value of the name.
  put(name, make) {
    this.waiting.set(name, make);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.flush(), REST);
  }

  flush() {
    clearTimeout(this.timer);
    if (!this.isAble || !this.waiting.size) return;
    const store = this.database.transaction(STORE, "readwrite").objectStore(STORE);
    for (const [name, make] of this.waiting) {
      const value = make();
      store.put(value, name);
      this.others.postMessage([name, value]);
    }
    this.waiting.clear();
  }
}

const answer = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});
