/**
 * Pointers that hover, for the recogniser `hover`; and in browsers that tell how a pen leans as two angles from upright,
 * its altitude and azimuth. Importing it is enough.
 */
export {};
