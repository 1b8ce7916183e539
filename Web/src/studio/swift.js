// A library as Swift source: letter for letter the output of `dactyl export --swift`.

const OPTIONS = ["size", "rotation", "proportions", "direction", "start", "speed"];
const bitsOf = (forgives) => forgives.reduce((bits, word) => bits | (1 << OPTIONS.indexOf(word)), 0);
const lists = (all, print = String) => `[${all.map((one) => `[${one.map(print).join(",")}]`).join(", ")}]`;

export function swiftSource(library, name = "Gestures") {
  const file = JSON.parse(library.stringify());
  const { contents, type, statements, add } = file.format === "dactyl-gestures" ? shown(file) : drawn(file, library);
  const taken = new Set(["library", "add"]);
  return `// Written by dactyl export; do not edit.

import DactylStrokes

/// ${contents}.
enum ${name} {
${file.classes.map((one) => `  static let ${identifier(one, taken)} = ${one.id}\n`).join("")}
  /// The library; make it once.
  static func library() -> ${type} {
    var library = ${type}(
${statements}    return library
  }

  private static func add(
${add}  }
}
`;
}

const drawn = ({ classes, templates, others = [] }, { generosity, thresholds }) => ({
  contents: `${classes.length} drawn gestures, ${templates.length} templates`,
  type: "StrokeLibrary",
  statements: `      rejection: ${generosity
    ? `.learned(generosity: ${double(generosity)})`
    : `.fixed(path: ${double(thresholds.path)}, cloud: ${double(thresholds.cloud)})`})
${classes.map(({ id, name, forgives }) => `    library.define(
      StrokeClass(
        id: ${id}, name: ${literal(name)},
        invariance: StrokeInvariance(rawValue: ${bitsOf(forgives)})))
`).join("")}${templates.map(({ class: id, diagonal, strokes }) =>
    `    add(${id}, ${double(diagonal)}, ${lists(strokes)}, to: &library)\n`).join("")}${others.length ? `    library.others = [
${others.map(({ diagonal, strokes }) => `      (${double(diagonal)}, ${lists(strokes)}),\n`).join("")}    ].compactMap { try? StrokeOutline(diagonal: $0.0, strokes: $0.1) }
` : ""}`,
  add: `    _ id: Int, _ diagonal: Double, _ strokes: [[Int16]], to library: inout StrokeLibrary
  ) {
    guard let outline = try? StrokeOutline(diagonal: diagonal, strokes: strokes) else { return }
    library.add(outline, class: id)
`,
});

const shown = ({ classes, demonstrations, generosity }) => ({
  contents: `${classes.length} shown gestures, ${demonstrations.length} demonstrations`,
  type: "DemonstrationLibrary",
  statements: `      generosity: ${double(generosity)})
${classes.map(({ id, name, forgives, continuous }) => `    library.define(
      DemonstrationClass(
        id: ${id}, name: ${literal(name)},
        forgives: StrokeInvariance(rawValue: ${bitsOf(forgives)}),
        isContinuous: ${continuous}))
`).join("")}${demonstrations.map(({ class: id, stretches, stroke }) => `    add(${id}, ${lists(stretches, double)}, ${
    stroke ? `${double(stroke.diagonal)}, ${lists(stroke.strokes)}, ` : ""}to: &library)\n`).join("")}`,
  add: `    _ id: Int, _ stretches: [[Double]], _ diagonal: Double = 0, _ strokes: [[Int16]] = [],
    to library: inout DemonstrationLibrary
  ) {
    library.add(
      Demonstration(
        stretches: stretches.compactMap { DemonstrationStretch(numbers: $0) },
        stroke: try? StrokeOutline(diagonal: diagonal, strokes: strokes)), class: id)
`,
});

// As Swift prints a number.
function double(value) {
  if (value !== 0 && (Math.abs(value) < 1e-4 || Math.abs(value) >= 2 ** 54)) {
    return value.toExponential().replace(/e([+-])(\d)$/, "e$10$2");
  }
  return Number.isInteger(value) ? `${value}.0` : String(value);
}

// The name of a class as the name of a constant, different from those before.
function identifier({ id, name }, taken) {
  const words = name.split(/[^A-Za-z0-9]+/).filter(Boolean);
  let result = words.map((word, i) => (i ? word[0].toUpperCase() : word[0].toLowerCase()) + word.slice(1)).join("");
  if (!result || /^[0-9]/.test(result)) result = `class${result}`;
  if (result === "class" || taken.has(result)) result += id;
  while (taken.has(result)) result += "_";
  taken.add(result);
  return `\`${result}\``;
}

// A name as a literal with the same meaning for all characters.
function literal(name) {
  const letters = Array.from(name, (letter) =>
    letter === '"' || letter === "\\" ? `\\${letter}`
      : letter >= " " && letter <= "~" ? letter : `\\u{${letter.codePointAt(0).toString(16)}}`);
  return `"${letters.join("")}"`;
}
