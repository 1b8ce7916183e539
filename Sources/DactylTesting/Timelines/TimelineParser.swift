import Dactyl

/// Reads the lanes of a timeline from left to right.
struct TimelineParser {
  private let text: [Character]
  private let sampleRate: Double
  private var index = 0
  private var composer = FrameComposer()
  private var usedFingers: [Int] = []

  /// The state of the lane being read.
  private struct Lane {
    var finger = 0
    var kind = TouchKind.direct
    var time = 0
    var place = Point.zero
    var isDown = false
    var hasBeenDown = false
  }

  init(_ text: String, sampleRate: Double) {
    self.text = Array(text)
    self.sampleRate = sampleRate
  }

  mutating func parse() throws(TimelineError) -> FrameComposer {
    while index < text.count {
      skipSpaces()
      if index < text.count, !isAtLaneEnd { try parseLane() }
      if index < text.count { index += 1 }
    }
    return composer
  }

  private mutating func parseLane() throws(TimelineError) {
    var lane = Lane()
    try parseHead(into: &lane)
    skipSpaces()
    while !isAtLaneEnd {
      try parseStep(of: &lane)
      skipSpaces()
    }
    composer.extend(to: lane.time)
  }

  /// Reads `2 pencil:`, all of it optional.
  private mutating func parseHead(into lane: inout Lane) throws(TimelineError) {
    let start = index
    var end = index
    while end < text.count, !Self.endsLane(text[end]), text[end] != ":" { end += 1 }
    lane.finger = (usedFingers.max() ?? 0) + 1
    guard end < text.count, text[end] == ":" else {
      usedFingers.append(lane.finger)
      return
    }
    if text[index].isNumber || text[index] == "-" {
      let number = takeWhile { $0.isNumber || $0 == "-" }
      guard let finger = Int(number) else { throw error(.expected("a finger's number"), at: start) }
      lane.finger = finger
      skipSpaces()
    }
    if index < end {
      let place = index
      let word = takeWhile { $0.isLetter }
      switch word {
      case "finger", "direct": lane.kind = .direct
      case "indirect": lane.kind = .indirect
      case "pencil": lane.kind = .pencil
      case "pointer": lane.kind = .indirectPointer
      default: throw error(.expected("finger, pencil, pointer or indirect before ':'"), at: place)
      }
      skipSpaces()
    }
    guard index == end else { throw error(.expected("':'"), at: index) }
    index += 1
    if usedFingers.contains(lane.finger) { throw error(.fingerNamedTwice(lane.finger), at: start) }
    usedFingers.append(lane.finger)
  }

  private mutating func parseStep(of lane: inout Lane) throws(TimelineError) {
    let start = index
    if text[index].isNumber || text[index] == "." {
      lane.time += try parseDuration()
      return
    }
    let word = takeWhile { $0.isLetter }
    switch word {
    case "down":
      if lane.isDown { throw error(.alreadyDown(finger: lane.finger), at: start) }
      // Without a place it touches where it lifted.
      skipSpaces()
      if !lane.hasBeenDown || index < text.count && text[index] == "(" {
        try parseTarget(of: &lane, allowingDuration: false)
      }
      lane.isDown = true
      lane.hasBeenDown = true
      add(.began, lane)
    case "move":
      try check(lane, word, at: start)
      let from = lane.place
      let duration = try parseTarget(of: &lane, allowingDuration: true)
      move(&lane, from: from, over: duration)
    case "up", "cancel":
      try check(lane, word, at: start)
      if word == "up", index < text.count, text[index] == "(" {
        try parseTarget(of: &lane, allowingDuration: false)
      }
      lane.isDown = false
      add(word == "up" ? .ended : .cancelled, lane)
    default:
      throw error(.unknownWord(word.isEmpty ? String(text[start]) : word), at: start)
    }
  }

  private mutating func move(_ lane: inout Lane, from: Point, over duration: Int) {
    guard duration > 0 else {
      add(.moved, lane)
      return
    }
    let start = lane.time
    let target = lane.place
    for time in FrameComposer.samples(from: start, to: start + duration, rate: sampleRate) {
      lane.time = time
      lane.place = from + (target - from) * (Double(time - start) / Double(duration))
      if time == start + duration { lane.place = target }
      add(.moved, lane)
    }
  }

  private mutating func add(_ phase: TouchPhase, _ lane: Lane) {
    composer.add(
      Contact(id: lane.finger, phase: phase, position: lane.place, kind: lane.kind),
      at: lane.time)
  }

  /// Reads `(x,y)` or `(x,y over 100ms)` into the lane's place; returns the duration.
  @discardableResult
  private mutating func parseTarget(
    of lane: inout Lane, allowingDuration: Bool
  ) throws(TimelineError) -> Int {
    try expect("(")
    let x = try parseNumber()
    try expect(",")
    let y = try parseNumber()
    lane.place = Point(x, y)
    skipSpaces()
    var duration = 0
    if allowingDuration, index < text.count, text[index] == "o" {
      let start = index
      guard takeWhile({ $0.isLetter }) == "over" else {
        throw error(.expected("'over' or ')'"), at: start)
      }
      skipSpaces()
      duration = try parseDuration()
    }
    try expect(")")
    return duration
  }

  private mutating func parseDuration() throws(TimelineError) -> Int {
    let value = try parseNumber()
    let start = index
    let factor: Double
    switch takeWhile({ $0.isLetter }) {
    case "ms": factor = 1e3
    case "s": factor = 1e6
    default: throw error(.expected("ms or s after a duration"), at: start)
    }
    guard value >= 0, value * factor < 1e15 else {
      throw error(.expected("a duration of 0 or more"), at: start)
    }
    return Int((value * factor).rounded())
  }

  private mutating func parseNumber() throws(TimelineError) -> Double {
    skipSpaces()
    let start = index
    let digits = takeWhile { $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" }
    guard let number = Double(digits), number.isFinite else {
      throw error(.expected("a number"), at: start)
    }
    return number
  }

  private mutating func expect(_ character: Character) throws(TimelineError) {
    skipSpaces()
    guard index < text.count, text[index] == character else {
      throw error(.expected("'\(character)'"), at: index)
    }
    index += 1
  }

  private func check(_ lane: Lane, _ word: String, at place: Int) throws(TimelineError) {
    if !lane.isDown { throw error(.notDown(finger: lane.finger, word: word), at: place) }
  }

  private mutating func takeWhile(_ belongs: (Character) -> Bool) -> String {
    let start = index
    while index < text.count, belongs(text[index]) { index += 1 }
    return String(text[start..<index])
  }

  private mutating func skipSpaces() {
    while index < text.count, text[index] == " " || text[index] == "\t" { index += 1 }
  }

  private var isAtLaneEnd: Bool { index >= text.count || Self.endsLane(text[index]) }

  private static func endsLane(_ character: Character) -> Bool {
    character == ";" || character.isNewline
  }

  private func error(_ reason: TimelineError.Reason, at place: Int) -> TimelineError {
    let before = text[..<min(place, text.count)]
    let line = before.lazy.filter { $0.isNewline }.count + 1
    let lineStart = before.lastIndex { $0.isNewline }.map { $0 + 1 } ?? 0
    return TimelineError(reason: reason, line: line, column: before.count - lineStart + 1)
  }
}
