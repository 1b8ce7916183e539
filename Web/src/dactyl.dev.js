// dactyl.js with errors in more words. Bundlers take it while a page is being written: it is what package.json calls
// "development".
import "./errors.js";

export * from "./dactyl.js";
