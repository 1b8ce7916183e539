// The rows of the timeline: fingers, lanes, and one row for attempts without a chance.

import { outcomeOf } from "./outcomes.js";

export const RULER = 46;
const LANE = 26;
const OPEN = 84;
const FIRST = 5;

export class Lanes {
  constructor() {
    this.isUnfolded = false;
    this.notable = new WeakMap();
  }

  // Whether a lane has an attempt that was meant. Looks only at new attempts, and at the last one again: a finger may yet
  // come late for it.
  isNotable(lane) {
    const known = this.notable.get(lane) ?? { count: 0, isNotable: false };
    for (let i = Math.max(0, known.count - 1); i < lane.attempts.length && !known.isNotable; i++) {
      known.isNotable = outcomeOf(lane.attempts[i]) !== "notMeant";
    }
    known.count = lane.attempts.length;
    this.notable.set(lane, known);
    return known.isNotable || Boolean(lane.waiting && !lane.waiting.end);
  }

  // The rows from top to bottom, each with its place; `order` holds keys.
  rows(trace, order, selected) {
    const lanes = order.map((key) => trace.lanes.get(key)).filter(Boolean);
    let notable = lanes.filter((lane) => this.isNotable(lane) || lane.key === selected?.lane);
    // Before the first event, a few lanes show the recognisers.
    const isEmpty = !notable.length;
    if (isEmpty) notable = lanes.slice(0, FIRST);
    const isFolding = lanes.length - notable.length > 1;
    const shown = isFolding && !this.isUnfolded ? notable : lanes;
    const rows = shown.map((lane) => ({ lane, height: lane.key === selected?.lane ? OPEN : LANE }));
    const count = lanes.length - notable.length;
    const folded = isEmpty ? `${count} more` : `${count} that did not apply`;
    if (isFolding) rows.push({ lane: null, height: LANE, words: this.isUnfolded ? "fewer lanes" : folded });
    let top = RULER;
    for (const row of rows) {
      row.top = top;
      top += row.height;
    }
    return rows;
  }
}
