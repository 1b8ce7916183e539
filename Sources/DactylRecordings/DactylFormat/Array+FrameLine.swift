import Dactyl

extension [UInt8] {
  /// Appends a frame as one line of Dactyl's own format.
  package mutating func appendFrameLine(_ frame: InputFrame, kind: TouchKind) {
    appendText("{\"t\":")
    appendNumber(frame.time)
    appendText(",\"c\":")
    appendList(frame.contacts) { $0.appendFields($1, kind: kind) }
    if !frame.coalesced.isEmpty {
      appendText(",\"s\":")
      appendList(frame.coalesced) { bytes, sample in
        bytes.appendNumber(sample.time)
        bytes.appendText(",")
        bytes.appendFields(sample.contact, kind: kind)
      }
    }
    if !frame.hovers.isEmpty {
      appendText(",\"h\":")
      appendList(frame.hovers) { $0.appendFields($1) }
    }
    appendText("}\n")
  }

  private mutating func appendList<Item>(
    _ elements: [Item], _ append: (inout [UInt8], Item) -> Void
  ) {
    appendText("[")
    for (index, element) in elements.enumerated() {
      appendText(index > 0 ? ",[" : "[")
      append(&self, element)
      appendText("]")
    }
    appendText("]")
  }

  private mutating func appendFields(_ contact: Contact, kind: TouchKind) {
    appendStart(contact.id, contact.phase.letter, contact.position)
    var hasExtras = appendNumbers(of: contact, Contact.lineFields)
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
    appendStart(hover.id, hover.phase.letter, hover.position)
    var hasExtras = appendNumbers(of: hover, HoverSample.lineFields)
    if hover.kind != .neutralOfHovers {
      appendExtra("\"k\":", &hasExtras)
      appendText(hover.kind.word)
    }
    if hasExtras { appendText("}") }
  }

  private mutating func appendStart(_ id: Int, _ letter: StaticString, _ place: Point) {
    appendNumber(id)
    appendText(",")
    appendText(letter)
    appendText(",")
    appendNumber(place.x)
    appendText(",")
    appendNumber(place.y)
  }

  /// Appends what is not neutral; true if anything is not.
  private mutating func appendNumbers<Object>(
    of object: Object, _ fields: [FrameLineField<Object>]
  ) -> Bool {
    var hasExtras = false
    for field in fields {
      let value = object[keyPath: field.path]
      // A negative zero equals a neutral zero, but must survive.
      guard value.bitPattern != field.neutral.bitPattern else { continue }
      appendExtra(field.key, &hasExtras)
      appendText(":")
      appendNumber(value)
    }
    return hasExtras
  }

  /// Appends a key with the separator before it, and notes that there are extras.
  private mutating func appendExtra(_ key: StaticString, _ hasExtras: inout Bool) {
    appendText(hasExtras ? "," : ",{")
    hasExtras = true
    appendText(key)
  }
}
