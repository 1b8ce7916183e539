/// Walks once over YAML as tools write it, without building a tree.
///
/// Reads block and flow collections, comments, and scalars that are plain or quoted on one line;
/// skips those that no visitor reads. Refuses anchors, aliases, tags, blocks of text and a second
/// document, so that a short text never stands for a long one.
///
///     try reader.mapping("settings") { (key, reader) throws(RecordingError) in
///       if key == "version" { version = try reader.integer("a version") }
///     }
struct YAMLReader {
  /// Visits one value; the reader skips what it leaves unread.
  typealias Visit = (inout YAMLReader) throws(RecordingError) -> Void
  /// Visits the value of a key.
  typealias VisitKey = (String, inout YAMLReader) throws(RecordingError) -> Void

  /// The deepest nesting of collections.
  static let deepest = 64

  let bytes: [UInt8]
  var position = 0
  /// The number of the present line; the first is 1.
  var line = 1
  private var lineStart = 0
  private var depth = 0
  /// The number of open brackets and braces.
  var flowDepth = 0
  /// True if there is an unread value here.
  private var isWaiting = false
  /// True if the unread value is empty.
  private var isNull = false

  /// A reader before the value at the top.
  init(_ bytes: [UInt8]) throws(RecordingError) {
    self.bytes = bytes
    try skipBlanks()
    if startsMarker("---") {
      position += 3
      try skipBlanks()
    }
    isWaiting = true
    isNull = isAtEnd
  }

  /// The distance from the start of the line.
  private var column: Int { position - lineStart }
  var peek: UInt8? { position < bytes.count ? bytes[position] : nil }
  var isAtEnd: Bool { position == bytes.count || startsMarker("...") || startsMarker("---") }

  func expected(_ expectation: String) -> RecordingError {
    RecordingError(.malformed(expectation), at: .line(line))
  }

  /// Reads a whole number.
  mutating func integer(_ expectation: String) throws(RecordingError) -> Int {
    let place = line
    guard isWaiting, !isNull, !startsCollection, let number = Self.number(try scalar()) else {
      throw RecordingError(.malformed(expectation), at: .line(place))
    }
    return number
  }

  /// Reads a scalar; a missing value is an empty text.
  mutating func scalar() throws(RecordingError) -> String {
    precondition(isWaiting, "a value is read once")
    isWaiting = false
    guard !isNull else { return "" }
    let text = try takeScalar()
    try endLine()
    return text
  }

  /// Reads a list; a missing value is an empty list.
  mutating func sequence(_ expectation: String, _ visit: Visit) throws(RecordingError) {
    precondition(isWaiting, "a value is read once")
    isWaiting = false
    guard !isNull else { return }
    try enter()
    if take(UInt8(ascii: "[")) {
      try flowSequence(visit)
      try endLine()
    } else if startsItem {
      try blockSequence(visit)
    } else {
      throw expected(expectation)
    }
    depth -= 1
  }

  /// Reads keys and their values; a missing value has none.
  mutating func mapping(_ expectation: String, _ visit: VisitKey) throws(RecordingError) {
    precondition(isWaiting, "a value is read once")
    isWaiting = false
    guard !isNull else { return }
    try enter()
    if take(UInt8(ascii: "{")) {
      try flowMapping(visit)
      try endLine()
    } else {
      guard !startsItem, peek != UInt8(ascii: "["), flowDepth == 0 else {
        throw expected(expectation)
      }
      let column = column
      let key = try takeScalar()
      guard startsValue else { throw expected(expectation) }
      try blockMapping(key, at: column, visit)
    }
    depth -= 1
  }

  /// Skips a value of any kind.
  mutating func skip() throws(RecordingError) {
    precondition(isWaiting, "a value is read once")
    if isNull {
      isWaiting = false
    } else if startsItem || peek == UInt8(ascii: "[") {
      try sequence("a list") { (_) throws(RecordingError) in }
    } else if peek == UInt8(ascii: "{") {
      try mapping("names and values") { (_, _) throws(RecordingError) in }
    } else {
      isWaiting = false
      let column = column
      let text = try takeScalar()
      if startsValue, flowDepth == 0 {
        try enter()
        try blockMapping(text, at: column) { (_, _) throws(RecordingError) in }
        depth -= 1
      } else {
        try endLine()
      }
    }
  }

  /// Reads to the end of the text, where no more values may stand.
  mutating func finish() throws(RecordingError) {
    if isWaiting { try skip() }
    try skipBlanks()
    guard isAtEnd else { throw expected("the same indentation as before") }
    if startsMarker("...") {
      position += 3
      try skipBlanks()
    }
    guard position == bytes.count else { throw expected("a single document") }
  }

  // MARK: Blocks

  private mutating func blockMapping(
    _ first: String, at column: Int, _ visit: VisitKey
  ) throws(RecordingError) {
    var key = first
    while true {
      position += 1
      try findValue(of: column, isKey: true)
      try visitValue { (reader) throws(RecordingError) in try visit(key, &reader) }
      try skipBlanks()
      guard !isAtEnd, self.column >= column else { return }
      guard self.column == column, !startsItem else {
        throw expected("the same indentation as before")
      }
      key = try takeScalar()
      guard startsValue else { throw expected("a name and a colon") }
    }
  }

  private mutating func blockSequence(_ visit: Visit) throws(RecordingError) {
    let column = column
    while true {
      position += 1
      try findValue(of: column, isKey: false)
      try visitValue(visit)
      try skipBlanks()
      guard !isAtEnd, self.column >= column else { return }
      guard self.column == column else { throw expected("the same indentation as before") }
      guard startsItem else { return }
    }
  }

  /// Goes to the value after a colon or a dash, on the same line or on deeper lines.
  private mutating func findValue(of column: Int, isKey: Bool) throws(RecordingError) {
    isWaiting = true
    isNull = false
    skipSpaces()
    if !startsRestOfLine {
      guard !isKey || !startsItem else { throw expected("a list on lines of its own") }
      return
    }
    try skipBlanks()
    // A list may have the same indentation as its key.
    let isInside = self.column > column || isKey && self.column == column && startsItem
    isNull = isAtEnd || !isInside
  }

  private mutating func visitValue(_ visit: Visit) throws(RecordingError) {
    try visit(&self)
    if isWaiting { try skip() }
  }

  // MARK: Flow

  private mutating func flowSequence(_ visit: Visit) throws(RecordingError) {
    flowDepth += 1
    try skipBlanks()
    while !take(UInt8(ascii: "]")) {
      isWaiting = true
      isNull = false
      try visitValue(visit)
      try separate(before: UInt8(ascii: "]"), "a comma or ]")
    }
    flowDepth -= 1
  }

  private mutating func flowMapping(_ visit: VisitKey) throws(RecordingError) {
    flowDepth += 1
    try skipBlanks()
    while !take(UInt8(ascii: "}")) {
      let key = try takeScalar()
      try skipBlanks()
      guard take(UInt8(ascii: ":")) else { throw expected("a colon") }
      try skipBlanks()
      isWaiting = true
      isNull = peek == UInt8(ascii: ",") || peek == UInt8(ascii: "}")
      try visitValue { (reader) throws(RecordingError) in try visit(key, &reader) }
      try separate(before: UInt8(ascii: "}"), "a comma or }")
    }
    flowDepth -= 1
  }

  private mutating func separate(
    before end: UInt8, _ expectation: String
  ) throws(RecordingError) {
    try skipBlanks()
    guard take(UInt8(ascii: ",")) || peek == end else { throw expected(expectation) }
    try skipBlanks()
  }

  private mutating func enter() throws(RecordingError) {
    depth += 1
    guard depth <= Self.deepest else { throw expected("at most \(Self.deepest) levels") }
  }

  // MARK: Places

  mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    position += 1
    return true
  }

  private mutating func skipSpaces() {
    while let byte = peek, byte == 0x20 || byte == 0x09 { position += 1 }
  }

  /// Skips spaces, ends of lines and comments.
  private mutating func skipBlanks() throws(RecordingError) {
    while true {
      skipSpaces()
      if startsRestOfLine {
        while let byte = peek, byte != 0x0A { position += 1 }
        guard take(0x0A) else { return }
        line += 1
        lineStart = position
      } else {
        guard flowDepth > 0 || !bytes[lineStart..<position].contains(0x09) || !isFirst else {
          throw expected("spaces before it, not tabs")
        }
        return
      }
    }
  }

  /// True if only spaces and tabs precede this place in its line.
  private var isFirst: Bool {
    bytes[lineStart..<position].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// Ends a value's line in a block, where only a comment may follow.
  private mutating func endLine() throws(RecordingError) {
    guard flowDepth == 0 else { return }
    skipSpaces()
    guard startsRestOfLine else { throw expected("the end of the line") }
  }

  /// True if only a comment, or nothing, is left of the line.
  private var startsRestOfLine: Bool {
    switch peek {
    case nil, 0x0A: true
    case 0x0D: position + 1 == bytes.count || bytes[position + 1] == 0x0A
    case UInt8(ascii: "#"): position == lineStart || isBlank(at: position - 1)
    default: false
    }
  }

  private var startsCollection: Bool {
    peek == UInt8(ascii: "[") || peek == UInt8(ascii: "{") || startsItem
  }

  private var startsItem: Bool {
    flowDepth == 0 && peek == UInt8(ascii: "-") && isBlank(at: position + 1)
  }

  /// True if a colon ends a key here.
  private var startsValue: Bool {
    peek == UInt8(ascii: ":") && isBlank(at: position + 1)
  }

  private func startsMarker(_ marker: StaticString) -> Bool {
    position == lineStart && position + 3 <= bytes.count && isBlank(at: position + 3)
      && (0..<3).allSatisfy { bytes[position + $0] == marker.utf8Start[$0] }
  }

  /// True if a place holds a space, the end of a line or the end of the text.
  func isBlank(at place: Int) -> Bool {
    guard place < bytes.count else { return true }
    switch bytes[place] {
    case 0x20, 0x09, 0x0A, 0x0D: return true
    default: return false
    }
  }

  private static func number(_ text: String) -> Int? {
    text.hasPrefix("0x") ? Int(text.dropFirst(2), radix: 16) : Int(text)
  }
}
