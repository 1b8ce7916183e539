import Dactyl

extension FrameLine {
  /// Reads the hovers with their brackets.
  mutating func hovers() throws(Unexpected) -> [HoverSample] {
    try expect(UInt8(ascii: "["), "[ before the hovering pointers")
    var hovers: [HoverSample] = []
    if takeToken(UInt8(ascii: "]")) { return hovers }
    repeat {
      try expect(UInt8(ascii: "["), "[ before a hovering pointer")
      hovers.append(try hover())
      guard hovers.count <= RecordingRules.mostPointers else {
        throw tooMany(.tooManyHovers(hovers.count, limit: RecordingRules.mostPointers))
      }
    } while takeToken(UInt8(ascii: ","))
    try expect(UInt8(ascii: "]"), "] after the hovering pointers")
    return hovers
  }

  /// Reads the fields of a hover and the closing bracket.
  private mutating func hover() throws(Unexpected) -> HoverSample {
    cursor.skipSpaces()
    guard let id = cursor.takeWholeNumber() else {
      throw unexpected("the whole number of a hovering pointer")
    }
    try comma()
    let phase = try hoverPhase()
    try comma()
    let x = try number()
    try comma()
    let y = try number()
    var hover = HoverSample(id: id, phase: phase, position: Point(x, y), kind: .neutralOfHovers)
    if takeToken(UInt8(ascii: ",")) { try extras(of: &hover) }
    try expect(UInt8(ascii: "]"), "] after a hovering pointer")
    return hover
  }

  private mutating func extras(of hover: inout HoverSample) throws(Unexpected) {
    try expect(UInt8(ascii: "{"), "{ before more about a hovering pointer")
    var seen: UInt8 = 0
    repeat {
      let bit: UInt8
      if let (index, number) = takeHoverNumberKey() {
        bit = 1 << index
        try colon()
        number.set(try self.number(), of: &hover)
      } else if takeKey("\"k\"") {
        bit = 1 << 7
        try colon()
        hover.kind = try kindWord()
      } else {
        throw unexpected("one of the fields z, al, az, ro and k")
      }
      guard seen & bit == 0 else { throw unexpected("each field once") }
      seen |= bit
    } while takeToken(UInt8(ascii: ","))
    try expect(UInt8(ascii: "}"), "a comma or }")
  }

  private mutating func takeHoverNumberKey() -> (UInt8, HoverLineNumber)? {
    if takeKey("\"z\"") { return (0, .zOffset) }
    if takeKey("\"al\"") { return (1, .altitude) }
    if takeKey("\"az\"") { return (2, .azimuth) }
    if takeKey("\"ro\"") { return (3, .roll) }
    return nil
  }

  private mutating func hoverPhase() throws(Unexpected) -> HoverSample.Phase {
    cursor.skipSpaces()
    for phase in HoverSample.Phase.allCases where cursor.take(phase.quoted) { return phase }
    throw unexpected("one of the phases e, m and x")
  }
}

extension HoverSample.Phase {
  fileprivate var quoted: StaticString {
    switch self {
    case .entered: "\"e\""
    case .moved: "\"m\""
    case .exited: "\"x\""
    }
  }
}
