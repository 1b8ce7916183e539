/**
 * Imported before `load()`, it has `dactyl-strokes.wasm` loaded: with palm rejection and views that are turned. `strokes.js`, `custom.js` and `inspect.js` do so, too; `shown.js` has the largest loaded.
 */
export {};
