import Dactyl

extension [UInt8] {
  /// Appends a frame as one line of Dactyl's own format.
  package mutating func appendFrameLine(_ frame: InputFrame, kind: TouchKind) {
    appendText("{\"t\":")
    appendNumber(frame.time)
    appendText(",\"c\":[")
    for (index, contact) in frame.contacts.enumerated() {
      if index > 0 { appendText(",") }
      appendText("[")
      appendFields(contact, kind: kind)
      appendText("]")
    }
    appendText("]")
    if !frame.coalesced.isEmpty {
      appendText(",\"s\":[")
      for (index, sample) in frame.coalesced.enumerated() {
        if index > 0 { appendText(",") }
        appendText("[")
        appendNumber(sample.time)
        appendText(",")
        appendFields(sample.contact, kind: kind)
        appendText("]")
      }
      appendText("]")
    }
    if !frame.hovers.isEmpty {
      appendText(",\"h\":[")
      for (index, hover) in frame.hovers.enumerated() {
        if index > 0 { appendText(",") }
        appendText("[")
        appendFields(hover)
        appendText("]")
      }
      appendText("]")
    }
    appendText("}\n")
  }

  private mutating func appendFields(_ contact: Contact, kind: TouchKind) {
    appendNumber(contact.id)
    appendText(contact.phase.letter)
    appendNumber(contact.position.x)
    appendText(",")
    appendNumber(contact.position.y)
    var hasExtras = false
    for extra in FrameLineNumber.allCases {
      let value = extra.value(of: contact)
      // A negative zero equals a neutral zero, but must survive.
      guard value.bitPattern != extra.neutral.bitPattern else { continue }
      appendExtra(extra.key, &hasExtras)
      appendNumber(value)
    }
    if contact.kind != kind {
      appendExtra("\"k\":", &hasExtras)
      appendText(contact.kind.word)
    }
    if let precise = contact.precisePosition {
      appendExtra("\"p\":[", &hasExtras)
      appendNumber(precise.x)
      appendText(",")
      appendNumber(precise.y)
      appendText("]")
    }
    if contact.isEstimated { appendExtra("\"es\":1", &hasExtras) }
    if hasExtras { appendText("}") }
  }

  private mutating func appendFields(_ hover: HoverSample) {
    appendNumber(hover.id)
    appendText(hover.phase.letter)
    appendNumber(hover.position.x)
    appendText(",")
    appendNumber(hover.position.y)
    var hasExtras = false
    for extra in HoverLineNumber.allCases {
      let value = extra.value(of: hover)
      guard value.bitPattern != extra.neutral.bitPattern else { continue }
      appendExtra(extra.key, &hasExtras)
      appendNumber(value)
    }
    if hover.kind != .neutralOfHovers {
      appendExtra("\"k\":", &hasExtras)
      appendText(hover.kind.word)
    }
    if hasExtras { appendText("}") }
  }

  /// Appends a key with the separator before it, and notes that there are extras.
  private mutating func appendExtra(_ key: StaticString, _ hasExtras: inout Bool) {
    appendText(hasExtras ? "," : ",{")
    hasExtras = true
    appendText(key)
  }
}
