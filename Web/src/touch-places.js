// Generated from Schema/interface.toml by Scripts/generate; do not edit.

// Places in the numbers of a touch.
export const TOUCH_ID = 0;
export const TOUCH_PHASE = 1;
export const TOUCH_KIND = 2;
export const TOUCH_TIME = 3;
export const TOUCH_X = 4;
export const TOUCH_Y = 5;
export const TOUCH_WINDOW_X = 6;
export const TOUCH_WINDOW_Y = 7;
export const TOUCH_PREVIOUS_X = 8;
export const TOUCH_PREVIOUS_Y = 9;
export const TOUCH_DOWN_X = 10;
export const TOUCH_DOWN_Y = 11;
export const TOUCH_DOWN_TIME = 12;
export const TOUCH_FORCE = 13;
export const TOUCH_MAJOR_RADIUS = 14;
export const TOUCH_TAP_COUNT = 15;
export const TOUCH_LENGTH = 16;
