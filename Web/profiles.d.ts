/**
 * What users of other systems are used to; importing it is enough.
 *
 *     import "./profiles.js";
 *
 *     dactyl.page.set({ gestureProfile: "android" });
 */
import type { Profile } from "./dactyl.js";

declare module "./dactyl.js" {
  interface WindowOptions {
    /** All numbers at once, as other systems have them; what is set on a recogniser stays. Default: `dactyl`. */
    gestureProfile?: Profile;
  }
}
