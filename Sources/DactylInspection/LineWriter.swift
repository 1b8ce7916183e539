import Dactyl
@_spi(JSON) import DactylRecordings

/// Writes lines field by field (Docs/inspector.md).
struct LineWriter {
  private(set) var bytes: [UInt8] = []

  /// Returns the written bytes, and starts empty.
  mutating func take() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  // MARK: Lines

  mutating func line(_ type: StaticString, time: Double, _ fill: (inout LineWriter) -> Void) {
    bytes.appendText("{\"type\":\"")
    bytes.appendText(type)
    bytes.appendText("\"")
    add("time", exactly: time)
    fill(&self)
    bytes.appendText("}\n")
  }

  /// The first line.
  mutating func hello(program: String, time: Double, size: Size, accepts: [String]) {
    bytes.appendText("{\"dactyl\":\"inspect\",\"version\":1")
    add("program", program)
    add("time", exactly: time)
    add("size", [size.width, size.height])
    if !accepts.isEmpty { add("accepts", rows: accepts) { $0.append($1) } }
    bytes.appendText("}\n")
  }

  /// A frame, in a recording's format.
  mutating func frame(_ frame: InputFrame) { bytes.appendFrameLine(frame, kind: .direct) }

  mutating func add(_ lines: LineWriter) { bytes += lines.bytes }

  // MARK: Fields

  mutating func add(_ key: StaticString, _ number: Int) {
    append(key: key)
    bytes.appendNumber(number)
  }

  /// A number with all its bits.
  mutating func add(_ key: StaticString, exactly number: Double) {
    append(key: key)
    append(exactly: number)
  }

  mutating func add(_ key: StaticString, _ number: Double) {
    append(key: key)
    append(number)
  }

  /// A text; nothing for nil.
  mutating func add(_ key: StaticString, _ text: String?) {
    guard let text else { return }
    append(key: key)
    append(text)
  }

  mutating func addTrue(_ key: StaticString) {
    append(key: key)
    bytes.appendText("true")
  }

  /// A word without characters to escape.
  mutating func add(_ key: StaticString, word: StaticString) {
    append(key: key)
    bytes.appendText("\"")
    bytes.appendText(word)
    bytes.appendText("\"")
  }

  mutating func add(_ key: StaticString, _ point: Point) { add(key, [point.x, point.y]) }

  mutating func add(_ key: StaticString, _ numbers: [Double]) {
    add(key, rows: numbers) { $0.append($1) }
  }

  mutating func add(_ key: StaticString, ids: [Int]) {
    append(key: key)
    append(ids: ids)
  }

  mutating func add(_ key: StaticString, _ frame: InputFrame) {
    append(key: key)
    bytes.appendFrameLine(frame, kind: .direct)
    bytes.removeLast()
  }

  mutating func add(_ key: StaticString, object fill: (inout LineWriter) -> Void) {
    append(key: key)
    append(object: fill)
  }

  /// A list; `fill` appends each item.
  mutating func add<Items: Sequence>(
    _ key: StaticString, rows items: Items, _ fill: (inout LineWriter, Items.Element) -> Void
  ) {
    append(key: key)
    append(rows: items, fill)
  }

  /// A field whose name is known only at run time.
  mutating func add(named name: String, _ value: (inout LineWriter) -> Void) {
    separate()
    append(name)
    bytes.appendText(":")
    value(&self)
  }

  // MARK: Values

  mutating func append(_ text: String) { bytes.appendQuoted(text) }

  mutating func append(_ isTrue: Bool) { bytes.appendText(isTrue ? "true" : "false") }

  mutating func append(_ number: Int) { bytes.appendNumber(number) }

  /// A number; null if it is not finite, which JSON cannot say.
  mutating func append(exactly number: Double) {
    if number.isFinite { bytes.appendNumber(number) } else { bytes.appendText("null") }
  }

  /// A number with four decimals, more than anybody sees.
  mutating func append(_ number: Double) {
    let rounded = (number * 10_000).rounded() / 10_000
    // A number too large to round is written unrounded.
    append(exactly: rounded.isFinite ? rounded : number)
  }

  mutating func append(ids: [Int]) { append(rows: ids) { $0.append($1) } }

  mutating func append(object fill: (inout LineWriter) -> Void) {
    bytes.appendText("{")
    fill(&self)
    bytes.appendText("}")
  }

  mutating func append<Items: Sequence>(
    rows items: Items, _ fill: (inout LineWriter, Items.Element) -> Void
  ) {
    bytes.appendText("[")
    var isFirst = true
    for item in items {
      if !isFirst { bytes.appendText(",") }
      isFirst = false
      fill(&self, item)
    }
    bytes.appendText("]")
  }

  private mutating func append(key: StaticString) {
    separate()
    bytes.appendText("\"")
    bytes.appendText(key)
    bytes.appendText("\":")
  }

  /// A comma, unless it is the first field of an object.
  private mutating func separate() { if bytes.last != UInt8(ascii: "{") { bytes.appendText(",") } }
}
