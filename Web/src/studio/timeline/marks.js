// The outcomes of attempts and the lines that lead there. They are gathered and drawn a colour at a time, ten times as
// fast as one by one if there are thousands.

export const MARK = 9; // the least width of an attempt's outcome

export class Marks {
  constructor() {
    this.lines = { deciding: [], waited: [] };
    this.byOutcome = new Map();
  }

  // From the first finger to the decision, or as long as it waits for others.
  deciding(left, right, y, isWaiting) {
    this.lines[isWaiting ? "waited" : "deciding"].push([left, Math.max(left + 3, right), y]);
  }

  outcome(outcome, left, right, middle, height) {
    if (!this.byOutcome.has(outcome)) this.byOutcome.set(outcome, []);
    this.byOutcome.get(outcome).push({ left, right, middle, height });
  }

  // The kinds drawn, as the legend names them.
  get kinds() {
    const lines = Object.keys(this.lines).filter((name) => this.lines[name].length);
    return [...lines, ...Array.from(this.byOutcome.keys(), (outcome) => outcome.replace("crowded ", "").replace("active", "recognized"))];
  }

  draw(context, colours) {
    context.lineWidth = 3;
    for (const [name, lines] of Object.entries(this.lines)) {
      context.strokeStyle = colours[name];
      context.setLineDash(name === "waited" ? [5, 3] : []);
      context.beginPath();
      for (const [left, right, y] of lines) {
        context.moveTo(left, y);
        context.lineTo(right, y);
      }
      context.stroke();
    }
    context.setLineDash([]);
    for (const [outcome, marks] of this.byOutcome) {
      const [its, isCrowded] = [outcome.replace("crowded ", ""), outcome.startsWith("crowded ")];
      context.fillStyle = context.strokeStyle = colours[its];
      context.lineWidth = 2;
      if (isCrowded) {
        const isAbove = its === "recognized" || its === "active";
        for (const { left, right, middle } of marks) context.fillRect(left, isAbove ? middle - 8 : middle + 2, Math.max(2, isAbove ? right - left : 2), 6);
        continue;
      }
      (SHAPES[outcome] ?? SHAPES.recognized)(context, marks, colours);
    }
  }
}

// Shapes distinguish them as well as colours.
const SHAPES = {
  recognized(context, marks) {
    context.beginPath();
    for (const { left, right, middle, height } of marks) context.roundRect(left, middle - height / 2, right - left, height, 3);
    context.fill();
  },
  failed(context, marks, colours) {
    context.beginPath();
    for (const { left, middle, height } of marks) context.rect(left, middle - height / 2, MARK, height);
    context.fill();
    context.strokeStyle = colours.ground;
    context.lineWidth = 1.5;
    context.beginPath();
    for (const { left, middle } of marks) {
      context.moveTo(left + 2, middle - 2.5);
      context.lineTo(left + 7, middle + 2.5);
      context.moveTo(left + 7, middle - 2.5);
      context.lineTo(left + 2, middle + 2.5);
    }
    context.stroke();
  },
  gaveWay(context, marks) {
    context.beginPath();
    for (const { left, middle, height } of marks) context.rect(left + 1, middle - height / 2 + 2, MARK - 2, height - 4);
    context.stroke();
  },
  notMeant(context, marks) {
    context.beginPath();
    for (const { left, middle } of marks) {
      context.moveTo(left + 7, middle);
      context.arc(left + 4, middle, 3, 0, 2 * Math.PI);
    }
    context.fill();
  },
};
