// What users of other systems are used to: the option `gestureProfile` of windows.
import { inner, Window } from "./dactyl.js";
import { PROFILE_PROPERTIES } from "./kinds.js";
import { needPart } from "./parts.js";
import { PROFILES } from "./words.js";

const expectProfiles = needPart("profiles", () => new URL("profiles.wasm", import.meta.url), "profiles");

inner._defineProperties(PROFILE_PROPERTIES);
inner._choices.gestureProfile = PROFILES;

const { set } = Window.prototype;

Window.prototype.set = function (options) {
  if (options.gestureProfile) expectProfiles(this.engine);
  return set.call(this, options);
};
