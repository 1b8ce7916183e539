import Dactyl

extension LineWriter {
  /// A cause: code, name, numbers, and words for people.
  mutating func add(_ key: StaticString, _ cause: Cause, naming name: (RecognizerID) -> String) {
    add(
      key,
      object: { writer in
        writer.add("code", Int(cause.code.rawValue))
        writer.add("name", word: cause.label)
        if let other = cause.other {
          writer.add("other", other.number)
        } else if cause.value.isFinite {
          writer.add("value", cause.value)
          if cause.limit.isFinite { writer.add("limit", cause.limit) }
          switch cause.sense {
          case .none: break
          case .minimum: writer.add("sense", word: "minimum")
          case .maximum: writer.add("sense", word: "maximum")
          }
          writer.add("unit", cause.unitName)
        }
        writer.add("words", cause.words(naming: name))
      })
  }

  /// A gesture's measurements by name; nothing if there are none.
  mutating func add(readings: [GestureReading]) {
    let known = readings.filter { !$0.values.allSatisfy(\.isNaN) }
    guard !known.isEmpty else { return }
    add(
      "values",
      object: { writer in
        for reading in known {
          writer.add(named: reading.name) { writer in
            if let word = reading.word {
              writer.append(word)
            } else if reading.values.count == 1 {
              writer.append(reading.values[0])
            } else {
              writer.append(rows: reading.values) { $0.append($1) }
            }
          }
        }
      })
  }
}

extension GestureRecognizer.State {
  var word: StaticString {
    switch self {
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }
}
