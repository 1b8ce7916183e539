import Dactyl

extension [UInt8] {
  /// Appends a frame as one line of Dactyl's own format.
  mutating func appendFrameLine(_ frame: InputFrame, kind: TouchKind) {
    append("{\"t\":")
    append(frame.time)
    append(",\"c\":[")
    for (index, contact) in frame.contacts.enumerated() {
      if index > 0 { append(",") }
      append("[")
      appendFields(contact, kind: kind)
      append("]")
    }
    append("]")
    if !frame.coalesced.isEmpty {
      append(",\"s\":[")
      for (index, sample) in frame.coalesced.enumerated() {
        if index > 0 { append(",") }
        append("[")
        append(sample.time)
        append(",")
        appendFields(sample.contact, kind: kind)
        append("]")
      }
      append("]")
    }
    append("}\n")
  }

  private mutating func appendFields(_ contact: Contact, kind: TouchKind) {
    append(contact.id)
    append(contact.phase.letter)
    append(contact.position.x)
    append(",")
    append(contact.position.y)
    var hasExtras = false
    func isExtra(_ key: StaticString, _ bytes: inout [UInt8]) {
      bytes.append(hasExtras ? "," : ",{")
      hasExtras = true
      bytes.append(key)
    }
    for extra in FrameLineNumber.allCases {
      let value = extra.value(of: contact)
      // A negative zero equals a neutral zero, but must not be lost.
      guard value.bitPattern != extra.neutral.bitPattern else { continue }
      isExtra(extra.key, &self)
      append(value)
    }
    if contact.kind != kind {
      isExtra("\"k\":", &self)
      append(contact.kind.word)
    }
    if let precise = contact.precisePosition {
      isExtra("\"p\":[", &self)
      append(precise.x)
      append(",")
      append(precise.y)
      append("]")
    }
    if hasExtras { append("}") }
  }

  /// Appends a text that is known to be fit for JSON.
  mutating func append(_ text: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func append(_ number: Int) { append(contentsOf: number.description.utf8) }

  /// Appends the shortest text that reads back as the same number.
  mutating func append(_ number: Double) {
    if let whole = Int32(exactly: number), whole != 0 || number.sign == .plus {
      append(Int(whole))
    } else {
      append(contentsOf: number.description.utf8)
    }
  }
}
