import Dactyl
@_spi(JSON) import DactylRecordings

/// One JSON object on its own line, written field by field.
///
/// A large corpus has many small lines; building each as a tree first takes several times as long
/// as all other output.
struct JSONLine {
  private(set) var bytes: [UInt8] = []

  /// An object with a type and a place.
  init(type: StaticString, place: RecordingPlace) {
    bytes.reserveCapacity(512)
    bytes.appendText("{\"type\":\"")
    bytes.appendText(type)
    bytes.appendText("\"")
    add("file", place.file)
    add("recording", place.number)
    add("name", place.name)
  }

  /// An object without a type that starts with the given text.
  init(following start: StaticString) { bytes.appendText(start) }

  /// Opens a nested object.
  mutating func open(_ key: StaticString) {
    append(key)
    bytes.appendText("{")
  }

  /// Closes the nested object.
  mutating func shut() { bytes.appendText("}") }

  /// Closes the object and the line.
  mutating func close() { bytes.appendText("}\n") }

  mutating func add(_ key: StaticString, _ text: String?) {
    guard let text else { return }
    append(key)
    bytes.appendQuoted(text)
  }

  mutating func add(_ key: StaticString, _ number: Int) {
    append(key)
    bytes.appendNumber(number)
  }

  mutating func add(_ key: StaticString, _ number: Double?) {
    guard let number else { return }
    append(key)
    append(number)
  }

  mutating func add(_ key: StaticString, _ point: Point?) {
    guard let point else { return }
    append(key)
    append(point.x, point.y)
  }

  mutating func add(_ key: StaticString, _ vector: Vector?) {
    guard let vector else { return }
    append(key)
    append(vector.dx, vector.dy)
  }

  mutating func add(_ key: StaticString, _ points: [Point]) {
    append(key)
    bytes.appendText("[")
    for (index, point) in points.enumerated() {
      if index > 0 { bytes.appendText(",") }
      append(point.x, point.y)
    }
    bytes.appendText("]")
  }

  /// Numbers by name; nothing if there are none.
  mutating func add(_ key: StaticString, _ numbers: [(name: StaticString, value: Double)]) {
    guard !numbers.isEmpty else { return }
    append(key)
    bytes.appendText("{\"")
    for (index, number) in numbers.enumerated() {
      if index > 0 { bytes.appendText(",\"") }
      bytes.appendText(number.name)
      bytes.appendText("\":")
      append(number.value)
    }
    bytes.appendText("}")
  }

  /// A reading: its word if it has one, else a number or a list of numbers.
  mutating func add(_ reading: GestureReading) {
    bytes.appendText(",")
    bytes.appendQuoted(reading.name)
    bytes.appendText(":")
    if let word = reading.word {
      bytes.appendQuoted(word)
    } else if reading.values.count == 1 {
      append(reading.values[0])
    } else {
      for (index, value) in reading.values.enumerated() {
        bytes.appendText(index == 0 ? "[" : ",")
        append(value)
      }
      bytes.appendText("]")
    }
  }

  private mutating func append(_ key: StaticString) {
    bytes.appendText(bytes.last == UInt8(ascii: "{") ? "\"" : ",\"")
    bytes.appendText(key)
    bytes.appendText("\":")
  }

  private mutating func append(_ first: Double, _ second: Double) {
    bytes.appendText("[")
    append(first)
    bytes.appendText(",")
    append(second)
    bytes.appendText("]")
  }

  /// A number; null if it is not finite, which JSON cannot say.
  private mutating func append(_ number: Double) {
    if number.isFinite { bytes.appendNumber(number) } else { bytes.appendText("null") }
  }
}
