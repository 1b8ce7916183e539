// The places of a list's items, of whatever way it is laid out: below each other, beside each other, or in lines.

const middle = ({ left, top, right, bottom }) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

// How far two boxes' corners are apart where text starts.
const wayTo = (from, to, isLeftward) => ({ x: isLeftward ? to.right - from.right : to.left - from.left, y: to.top - from.top });

export const movedBy = ({ left, top, right, bottom }, { x, y }) => ({ left: left + x, top: top + y, right: right + x, bottom: bottom + y });

export class Slots {
  constructor(boxes, isLeftward = false) {
    Object.assign(this, { boxes, isLeftward });
    const pairs = boxes.slice(1).map((box, i) => [boxes[i], box]);
    const isBelow = ([one, next]) => next.top >= one.bottom - 1;
    // "y" below each other, "x" beside each other, null in lines.
    this.axis = pairs.every(isBelow) ? "y" : pairs.some(isBelow) ? null : "x";
  }

  // All of them, as one box.
  get around() {
    const side = (name, most) => Math[most](...this.boxes.map((box) => box[name]));
    return { left: side("left", "min"), top: side("top", "min"), right: side("right", "max"), bottom: side("bottom", "max") };
  }

  // Where a box begins and ends along the list.
  _ends({ left, top, right, bottom }) { return this.axis === "y" ? [top, bottom] : this.isLeftward ? [-right, -left] : [left, right]; }

  // The number of the place that an item means whose box has come here; `from` is its own, -1 for one of another list.
  numberAt(box, from) {
    const { boxes } = this;
    if (!this.axis) {
      const all = from < 0 ? [...boxes, this._next] : boxes;
      const { x, y } = middle(box);
      const away = all.map(middle).map((one) => Math.hypot(one.x - x, one.y - y));
      return away.indexOf(Math.min(...away));
    }
    const [start, end] = this._ends(box);
    const isBehind = (one, i) => {
      const [near, far] = this._ends(one);
      // One of this list passes another with the edge that goes ahead.
      const edge = from < 0 ? (start + end) / 2 : i > from ? end : start;
      return i !== from && edge > (near + far) / 2;
    };
    return boxes.filter(isBehind).length;
  }

  // How far the item at `index` goes to make room for one that goes from place `from` to place `to`; -1 is another list, and `box` the item's.
  way(index, from, to, box) {
    const step = (from >= 0 && index > from ? -1 : 0) + (to >= 0 && index >= to + (from >= 0 && index > from ? 1 : 0) ? 1 : 0);
    if (!step || index === from) return { x: 0, y: 0 };
    const { boxes, axis } = this;
    if (!axis) return wayTo(boxes[index], boxes[index + step] ?? this._next, this.isLeftward);
    const [start, end] = this._ends(box);
    const way = step * (end - start + this._gap);
    return axis === "y" ? { x: 0, y: way } : { x: this.isLeftward ? -way : way, y: 0 };
  }

  // The number of the nearest place that lies in a direction; -1 for none.
  beside(index, x, y) {
    const { boxes } = this;
    const own = boxes[index];
    const isThere = (box) => (x > 0 ? box.left >= own.right - 1 : x < 0 ? box.right <= own.left + 1 : y > 0 ? box.top >= own.bottom - 1 : box.bottom <= own.top + 1);
    let best = [-1, Infinity];
    boxes.forEach((box, i) => {
      const [one, other] = [middle(own), middle(box)];
      const [aside, down] = [Math.abs(other.x - one.x), Math.abs(other.y - one.y)];
      const far = x ? aside + 2 * down : down + 2 * aside;
      if (i !== index && isThere(box) && far < best[1]) best = [i, far];
    });
    return best[0];
  }

  // Between two items.
  get _gap() {
    const { boxes } = this;
    return boxes[1] ? this._ends(boxes[1])[0] - this._ends(boxes[0])[1] : 0;
  }

  // Where one more would lie, in lines.
  get _next() {
    const { boxes, isLeftward } = this;
    const last = boxes.at(-1);
    const line = boxes.filter(({ top }) => top < boxes[0].bottom - 1);
    const lines = boxes.filter((box) => Math.abs(wayTo(box, boxes[0], isLeftward).x) < 1);
    const full = boxes.length % line.length === 0;
    if (full) return movedBy(boxes[0], { x: 0, y: last.top - boxes[0].top + (lines[1] ? lines[1].top - lines[0].top : last.bottom - last.top) });
    return movedBy(last, { x: wayTo(line[0], line[1] ?? line[0], isLeftward).x, y: 0 });
  }
}
