/** dactyl.js with errors in more words. */
import "./errors.js";

export * from "./dactyl.js";
