/**
 * Errors in more words: "there is no setting `minimumDistence` of pan; did you mean `minimumDistance`?". Importing it is
 * enough; inspect.js and dactyl.dev.js do so.
 */
import type {} from "./dactyl.js";

declare module "./dactyl.js" {
  interface InputError {
    /** What is wrong with the frame. */
    readonly reason: string;
  }
}
