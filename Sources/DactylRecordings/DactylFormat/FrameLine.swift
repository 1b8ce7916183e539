import Dactyl

/// Reads one frame line of Dactyl's own format, strictly.
///
/// Allows white space wherever JSON does; refuses an unknown, doubled or missing field.
package struct FrameLine {
  private var cursor: ByteCursor
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
    try list("[ before the contacts", "[ before a contact", "] after the contacts") {
      (line, count) throws(Unexpected) in
      let contact = try line.contact()
      let limit = RecordingRules.mostPointers
      guard count <= limit else { throw line.tooMany(.tooManyContacts(count, limit: limit)) }
      return contact
    }
  }

  private mutating func samples() throws(Unexpected) -> [CoalescedContact] {
    try list("[ before the samples", "[ before a sample", "] after the samples") {
      (line, _) throws(Unexpected) in
      let time = try line.number()
      try line.comma()
      return CoalescedContact(time: time, contact: try line.contact())
    }
  }

  private mutating func hovers() throws(Unexpected) -> [HoverSample] {
    try list(
      "[ before the hovering pointers", "[ before a hovering pointer",
      "] after the hovering pointers"
    ) { (line, count) throws(Unexpected) in
      let hover = try line.hover()
      let limit = RecordingRules.mostPointers
      guard count <= limit else { throw line.tooMany(.tooManyHovers(count, limit: limit)) }
      return hover
    }
  }

  /// Reads a list; `read` reads an element without its opening bracket, and is told how many there
  /// are with it.
  private mutating func list<Element>(
    _ before: StaticString, _ beforeEach: StaticString, _ after: StaticString,
    _ read: (inout FrameLine, Int) throws(Unexpected) -> Element
  ) throws(Unexpected) -> [Element] {
    try expect(UInt8(ascii: "["), before)
    var elements: [Element] = []
    if takeToken(UInt8(ascii: "]")) { return elements }
    repeat {
      try expect(UInt8(ascii: "["), beforeEach)
      elements.append(try read(&self, elements.count + 1))
    } while takeToken(UInt8(ascii: ","))
    try expect(UInt8(ascii: "]"), after)
    return elements
  }

  /// Reads the fields of a contact and the closing bracket.
  private mutating func contact() throws(Unexpected) -> Contact {
    let id = try id("the whole number of a contact")
    let phase = try phase()
    var contact = Contact(id: id, phase: phase, position: try place(), kind: kind)
    if takeToken(UInt8(ascii: ",")) {
      try expect(UInt8(ascii: "{"), "{ before more about a contact")
      try extras(
        of: &contact, Contact.lineFields, "one of the fields f, fm, r, rt, al, az, ro, k, p and es"
      ) { (line, contact) throws(Unexpected) in
        if line.takeKey("\"k\"") {
          try line.colon()
          contact.kind = try line.kindWord()
          return 0
        } else if line.takeKey("\"p\"") {
          try line.colon()
          try line.expect(UInt8(ascii: "["), "[ before a precise place")
          let x = try line.number()
          try line.comma()
          contact.precisePosition = Point(x, try line.number())
          try line.expect(UInt8(ascii: "]"), "] after a precise place")
          return 1
        } else if line.takeKey("\"es\"") {
          try line.colon()
          try line.expect(UInt8(ascii: "1"), "1")
          contact.isEstimated = true
          return 2
        }
        return nil
      }
    }
    try expect(UInt8(ascii: "]"), "] after a contact")
    return contact
  }

  /// Reads the fields of a hover and the closing bracket.
  private mutating func hover() throws(Unexpected) -> HoverSample {
    let id = try id("the whole number of a hovering pointer")
    let phase = try hoverPhase()
    var hover = HoverSample(id: id, phase: phase, position: try place(), kind: .neutralOfHovers)
    if takeToken(UInt8(ascii: ",")) {
      try expect(UInt8(ascii: "{"), "{ before more about a hovering pointer")
      try extras(of: &hover, HoverSample.lineFields, "one of the fields z, al, az, ro and k") {
        (line, hover) throws(Unexpected) in
        guard line.takeKey("\"k\"") else { return nil }
        try line.colon()
        hover.kind = try line.kindWord()
        return 0
      }
    }
    try expect(UInt8(ascii: "]"), "] after a hovering pointer")
    return hover
  }

  /// Reads fields up to the closing brace.
  ///
  /// - Parameter takeOther: takes a field that is no number, and numbers it; nil if there is none.
  private mutating func extras<Object>(
    of object: inout Object, _ fields: [FrameLineField<Object>], _ expectation: StaticString,
    _ takeOther: (inout FrameLine, inout Object) throws(Unexpected) -> Int?
  ) throws(Unexpected) {
    var seen = 0
    repeat {
      let bit: Int
      if let index = fields.firstIndex(where: { takeKey($0.key) }) {
        bit = 1 << index
        try colon()
        object[keyPath: fields[index].path] = try number()
      } else if let number = try takeOther(&self, &object) {
        bit = 1 << (fields.count + number)
      } else {
        throw unexpected(expectation)
      }
      guard seen & bit == 0 else { throw unexpected("each field once") }
      seen |= bit
    } while takeToken(UInt8(ascii: ","))
    try expect(UInt8(ascii: "}"), "a comma or }")
  }

  private mutating func id(_ expectation: StaticString) throws(Unexpected) -> Int {
    cursor.skipSpaces()
    guard let id = cursor.takeWholeNumber() else { throw unexpected(expectation) }
    try comma()
    return id
  }

  private mutating func place() throws(Unexpected) -> Point {
    try comma()
    let x = try number()
    try comma()
    return Point(x, try number())
  }

  private mutating func phase() throws(Unexpected) -> TouchPhase {
    cursor.skipSpaces()
    for phase in TouchPhase.allCases where cursor.take(phase.letter) { return phase }
    throw unexpected("one of the phases b, m, s, e and c")
  }

  private mutating func hoverPhase() throws(Unexpected) -> HoverSample.Phase {
    cursor.skipSpaces()
    for phase in HoverSample.Phase.allCases where cursor.take(phase.letter) { return phase }
    throw unexpected("one of the phases e, m and x")
  }

  private mutating func kindWord() throws(Unexpected) -> TouchKind {
    cursor.skipSpaces()
    for kind in TouchKind.allCases where cursor.take(kind.word) { return kind }
    throw unexpected("one of the kinds direct, indirect, pencil and indirectPointer")
  }

  private mutating func number() throws(Unexpected) -> Double {
    cursor.skipSpaces()
    guard let number = cursor.takeDouble() else { throw unexpected("a number") }
    return number
  }

  private mutating func comma() throws(Unexpected) { try expect(UInt8(ascii: ","), "a comma") }
  private mutating func colon() throws(Unexpected) { try expect(UInt8(ascii: ":"), "a colon") }

  private mutating func takeKey(_ key: StaticString) -> Bool {
    cursor.skipSpaces()
    return cursor.take(key)
  }

  @inline(__always) private mutating func takeToken(_ byte: UInt8) -> Bool {
    cursor.skipSpaces()
    return cursor.take(byte)
  }

  @inline(__always)
  private mutating func expect(_ byte: UInt8, _ expectation: StaticString) throws(Unexpected) {
    guard takeToken(byte) else { throw unexpected(expectation) }
  }

  private func tooMany(_ reason: RecordingError.Reason) -> Unexpected {
    Unexpected(expectation: "fewer pointers", isCutOff: false, tooMany: reason)
  }

  private func unexpected(_ expectation: StaticString) -> Unexpected {
    Unexpected(expectation: expectation, isCutOff: cursor.isAtEnd, tooMany: nil)
  }
}

extension InputFrame {
  /// The frame of a line of a recording (Docs/recordings.md), as a program sends it that knows no
  /// header; contacts are fingers by default.
  ///
  /// - Throws: `RecordingError` with what the line should have.
  public init(line: [UInt8]) throws(RecordingError) {
    let result = line.withUnsafeBufferPointer { bytes in
      Result { () throws(FrameLine.Unexpected) in
        var scanner = FrameLine(bytes, kind: .direct)
        return try scanner.frame()
      }
    }
    do {
      self = try result.get()
    } catch {
      throw RecordingError(error.tooMany ?? .malformed("\(error.expectation)"))
    }
  }
}
