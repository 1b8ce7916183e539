import { bubbles } from "./bubbles.js";
import { check } from "./check.js";
import { circle } from "./circle.js";
import { explorer } from "./explorer.js";
import { photo } from "./photo.js";
import { press } from "./press.js";
import { rows } from "./rows.js";
import { show } from "./show.js";
import { swipes } from "./swipes.js";
import { taps } from "./taps.js";

export const pads = [explorer, taps, swipes, photo, press, check, circle, bubbles, rows, show];
