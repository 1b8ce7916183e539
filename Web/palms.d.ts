/**
 * Palms are kept away; importing it is enough.
 *
 *     import "./palms.js";
 *
 *     dactyl.page.set({ rejectsPalms: true });
 */
import type { Edge } from "./dactyl.js";

declare module "./dactyl.js" {
  interface WindowOptions {
    /** Whether palms are kept away; off by default. Setting one of the numbers below turns it on. */
    rejectsPalms?: boolean;
    /** The largest half length of a finger's contact, in pixels; default 80. */
    palmRadius?: number;
    /** The edges at which a contact must travel before it counts; default left and right. */
    palmEdges?: Edge[];
    /** The same while a palm rests or has just lifted; default top, left and right. */
    palmEdgesBesidePalm?: Edge[];
    /** How near to an edge that is, in pixels; default 19, and 38 beside a palm. */
    palmEdgeWidth?: number;
    palmEdgeWidthBesidePalm?: number;
    /** How far it must travel, in pixels; default 60. */
    palmTravel?: number;
    /** For how long a palm that has lifted is remembered; default 1.5 s. */
    palmMemory?: number;
    /** Within which time and distance the parts of a palm come down; default 0.05 s, 190 pixels. */
    palmLandingInterval?: number;
    palmExtent?: number;
  }
}
