import{inner as r}from"./dactyl.js";export*from"./strokes.js";r._sources[2]=()=>new URL("dactyl-shown.wasm",import.meta.url);
