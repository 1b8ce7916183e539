import Dactyl

/// Reads one frame line of Dactyl's own format, strictly.
///
/// Allows white space wherever JSON does; refuses an unknown, doubled or missing field.
package struct FrameLine {
  var cursor: ByteCursor
  private let kind: TouchKind

  init(_ line: UnsafeBufferPointer<UInt8>, kind: TouchKind) {
    cursor = ByteCursor(line)
    self.kind = kind
  }

  /// What a line should have where reading stopped.
  struct Unexpected: Error {
    var expectation: StaticString
    /// True if the line ended there.
    var isCutOff: Bool
    /// The reason to refuse a well-formed frame.
    var tooMany: RecordingError.Reason?
  }

  /// The frame of a line without a header; contacts are fingers by default.
  ///
  /// - Throws: `RecordingError` with what the line should have.
  package static func frame(_ line: [UInt8]) throws(RecordingError) -> InputFrame {
    let result = line.withUnsafeBufferPointer { bytes in
      Result { () throws(Unexpected) in
        var scanner = FrameLine(bytes, kind: .direct)
        return try scanner.frame()
      }
    }
    do {
      return try result.get()
    } catch {
      throw RecordingError(error.tooMany ?? .malformed("\(error.expectation)"))
    }
  }

  mutating func frame() throws(Unexpected) -> InputFrame {
    var time: Double?
    var contacts: [Contact]?
    var samples: [CoalescedContact]?
    var hovers: [HoverSample]?
    try expect(UInt8(ascii: "{"), "{")
    repeat {
      if takeKey("\"t\""), time == nil {
        try colon()
        time = try number()
      } else if takeKey("\"c\""), contacts == nil {
        try colon()
        contacts = try self.contacts()
      } else if takeKey("\"s\""), samples == nil {
        try colon()
        samples = try self.samples()
      } else if takeKey("\"h\""), hovers == nil {
        try colon()
        hovers = try self.hovers()
      } else {
        throw unexpected("one of the fields t, c, s and h, each at most once")
      }
    } while takeToken(UInt8(ascii: ","))
    try expect(UInt8(ascii: "}"), "a comma or }")
    guard let time, let contacts else {
      throw Unexpected(expectation: "both a time t and contacts c", isCutOff: false)
    }
    cursor.skipSpaces()
    guard cursor.isAtEnd else { throw unexpected("nothing after the frame") }
    return InputFrame(
      time: time, contacts: contacts, coalesced: samples ?? [], hovers: hovers ?? [])
  }

  private mutating func contacts() throws(Unexpected) -> [Contact] {
    try expect(UInt8(ascii: "["), "[ before the contacts")
    var contacts: [Contact] = []
    if takeToken(UInt8(ascii: "]")) { return contacts }
    repeat {
      try expect(UInt8(ascii: "["), "[ before a contact")
      contacts.append(try contact())
      guard contacts.count <= RecordingRules.mostPointers else {
        throw tooMany(.tooManyContacts(contacts.count, limit: RecordingRules.mostPointers))
      }
    } while takeToken(UInt8(ascii: ","))
    try expect(UInt8(ascii: "]"), "] after the contacts")
    return contacts
  }

  private mutating func samples() throws(Unexpected) -> [CoalescedContact] {
    try expect(UInt8(ascii: "["), "[ before the samples")
    var samples: [CoalescedContact] = []
    if takeToken(UInt8(ascii: "]")) { return samples }
    repeat {
      try expect(UInt8(ascii: "["), "[ before a sample")
      let time = try number()
      try comma()
      samples.append(CoalescedContact(time: time, contact: try contact()))
    } while takeToken(UInt8(ascii: ","))
    try expect(UInt8(ascii: "]"), "] after the samples")
    return samples
  }

  /// Reads the fields of a contact and the closing bracket.
  private mutating func contact() throws(Unexpected) -> Contact {
    cursor.skipSpaces()
    guard let id = cursor.takeWholeNumber() else {
      throw unexpected("the whole number of a contact")
    }
    try comma()
    let phase = try phase()
    try comma()
    let x = try number()
    try comma()
    let y = try number()
    var contact = Contact(id: id, phase: phase, position: Point(x, y), kind: kind)
    if takeToken(UInt8(ascii: ",")) { try extras(of: &contact) }
    try expect(UInt8(ascii: "]"), "] after a contact")
    return contact
  }

  private mutating func extras(of contact: inout Contact) throws(Unexpected) {
    try expect(UInt8(ascii: "{"), "{ before more about a contact")
    var seen: UInt16 = 0
    repeat {
      let bit: UInt16
      if let (index, number) = takeNumberKey() {
        bit = 1 << index
        try colon()
        number.set(try self.number(), of: &contact)
      } else if takeKey("\"k\"") {
        bit = 1 << 14
        try colon()
        contact.kind = try kindWord()
      } else if takeKey("\"p\"") {
        bit = 1 << 15
        try colon()
        try expect(UInt8(ascii: "["), "[ before a precise place")
        let x = try number()
        try comma()
        contact.precisePosition = Point(x, try number())
        try expect(UInt8(ascii: "]"), "] after a precise place")
      } else if takeKey("\"es\"") {
        bit = 1 << 13
        try colon()
        try expect(UInt8(ascii: "1"), "1")
        contact.isEstimated = true
      } else {
        throw unexpected("one of the fields f, fm, r, rt, al, az, ro, k, p and es")
      }
      guard seen & bit == 0 else { throw unexpected("each field once") }
      seen |= bit
    } while takeToken(UInt8(ascii: ","))
    try expect(UInt8(ascii: "}"), "a comma or }")
  }

  private mutating func takeNumberKey() -> (UInt16, FrameLineNumber)? {
    if takeKey("\"f\"") { return (0, .force) }
    if takeKey("\"fm\"") { return (1, .maximumForce) }
    if takeKey("\"r\"") { return (2, .majorRadius) }
    if takeKey("\"rt\"") { return (3, .majorRadiusTolerance) }
    if takeKey("\"al\"") { return (4, .altitude) }
    if takeKey("\"az\"") { return (5, .azimuth) }
    if takeKey("\"ro\"") { return (6, .roll) }
    return nil
  }

  private mutating func phase() throws(Unexpected) -> TouchPhase {
    cursor.skipSpaces()
    for phase in TouchPhase.allCases where cursor.take(phase.quoted) { return phase }
    throw unexpected("one of the phases b, m, s, e and c")
  }

  mutating func kindWord() throws(Unexpected) -> TouchKind {
    cursor.skipSpaces()
    for kind in TouchKind.allCases where cursor.take(kind.word) { return kind }
    throw unexpected("one of the kinds direct, indirect, pencil and indirectPointer")
  }

  mutating func number() throws(Unexpected) -> Double {
    cursor.skipSpaces()
    guard let number = cursor.takeDouble() else { throw unexpected("a number") }
    return number
  }

  mutating func comma() throws(Unexpected) { try expect(UInt8(ascii: ","), "a comma") }
  mutating func colon() throws(Unexpected) { try expect(UInt8(ascii: ":"), "a colon") }

  mutating func takeKey(_ key: StaticString) -> Bool {
    cursor.skipSpaces()
    return cursor.take(key)
  }

  @inline(__always) mutating func takeToken(_ byte: UInt8) -> Bool {
    cursor.skipSpaces()
    return cursor.take(byte)
  }

  @inline(__always)
  mutating func expect(_ byte: UInt8, _ expectation: StaticString) throws(Unexpected) {
    guard takeToken(byte) else { throw unexpected(expectation) }
  }

  func tooMany(_ reason: RecordingError.Reason) -> Unexpected {
    Unexpected(expectation: "fewer pointers", isCutOff: false, tooMany: reason)
  }

  func unexpected(_ expectation: StaticString) -> Unexpected {
    Unexpected(expectation: expectation, isCutOff: cursor.isAtEnd, tooMany: nil)
  }
}

extension TouchPhase {
  fileprivate var quoted: StaticString {
    switch self {
    case .began: "\"b\""
    case .moved: "\"m\""
    case .stationary: "\"s\""
    case .ended: "\"e\""
    case .cancelled: "\"c\""
    }
  }
}
