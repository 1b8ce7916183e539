// Parts of the studio for the stage's page: its colours, and a mouse's second finger.

import { adopt, tokens } from "./timeline/style.js";

export { frameLine } from "../frame-lines.js";
export { contactOf } from "../pointer.js";
export { SecondFinger } from "./second-finger.js";

adopt(document, tokens);
