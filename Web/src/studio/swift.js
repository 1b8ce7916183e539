// A library of drawn gestures as Swift source: letter for letter the output of `dactyl export --swift`.

const OPTIONS = ["size", "rotation", "proportions", "direction", "start"];

export function swiftSource(library, name = "Gestures") {
  const { classes, templates } = JSON.parse(library.stringify());
  const { generosity, thresholds } = library;
  const rejection = generosity
    ? `.learned(generosity: ${double(generosity)})`
    : `.fixed(path: ${double(thresholds.path)}, cloud: ${double(thresholds.cloud)})`;
  const taken = new Set(["library", "add"]);
  return `// Written by dactyl export; do not edit.

import DactylStrokes

/// ${classes.length} drawn gestures, ${templates.length} templates.
enum ${name} {
${classes.map((one) => `  static let ${identifier(one, taken)} = ${one.id}\n`).join("")}
  /// The library; make it once.
  static func library() -> StrokeLibrary {
    var library = StrokeLibrary(
      rejection: ${rejection})
${classes.map(({ id, name, forgives }) => `    library.define(
      StrokeClass(
        id: ${id}, name: ${literal(name)},
        invariance: StrokeInvariance(rawValue: ${forgives.reduce((bits, word) => bits | (1 << OPTIONS.indexOf(word)), 0)})))
`).join("")}${templates.map(({ class: id, diagonal, strokes }) =>
    `    add(${id}, ${double(diagonal)}, [${strokes.map((stroke) => `[${stroke.join(",")}]`).join(", ")}], to: &library)\n`).join("")}    return library
  }

  private static func add(
    _ id: Int, _ diagonal: Double, _ strokes: [[Int16]], to library: inout StrokeLibrary
  ) {
    guard let outline = try? StrokeOutline(diagonal: diagonal, strokes: strokes) else { return }
    library.add(outline, class: id)
  }
}
`;
}

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
