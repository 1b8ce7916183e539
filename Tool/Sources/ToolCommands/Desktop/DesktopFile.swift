import Platform

/// A gesture file: the gestures of each device, and their actions (Docs/desktop.md).
struct DesktopFile {
  let path: String
  var sections: [DesktopSection]

  /// The scene of each section, in their order.
  var scenes: [DesktopScene] {
    get throws(ToolError) {
      var scenes: [DesktopScene] = []
      for section in sections { scenes.append(try DesktopScene(section, path: path)) }
      return scenes
    }
  }

  /// The default path.
  static var usualPath: String {
    let environment = ProcessInfo.processInfo.environment
    let folder = environment["XDG_CONFIG_HOME"].flatMap { $0.isEmpty ? nil : $0 }
    return (folder ?? environment["HOME", default: ""] + "/.config") + "/dactyl/gestures.conf"
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - runs: true to refuse a file that other users may write, because its commands run as this
  ///     user.
  init(path: String, runs: Bool) throws(ToolError) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw ToolError(
        status: .noInput,
        message: "\(path): \(String(cString: strerror(errno))); Docs/desktop.md has an example")
    }
    let isOwn = status.st_uid == getuid() || status.st_uid == 0
    guard !runs || isOwn && status.st_mode & 0o022 == 0 else {
      throw ToolError(
        status: .usage,
        message: "\(path): others may write it, and its commands run as you; chmod go-w \(path)")
    }
    try self.init(String(decoding: contents(of: path), as: UTF8.self), path: path)
  }

  /// Reads a file's text.
  ///
  /// - Throws: `ToolError` that names line and column of the first mistake, and what was meant.
  init(_ text: String, path: String) throws(ToolError) {
    self.path = path
    sections = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      var words = DesktopWords(line, path: path, line: index + 1)
      guard !words.isAtEnd else { continue }
      if words.takes("device") {
        sections.append(DesktopSection(device: try words.device()))
        continue
      }
      if sections.isEmpty { sections.append(DesktopSection(device: "touchpad")) }
      sections[sections.count - 1].bindings.append(try words.binding())
    }
    guard sections.contains(where: { !$0.bindings.isEmpty }) else {
      throw ToolError(
        status: .usage, message: "\(path): no gesture in it; a line is `swipe left 3 run CMD`")
    }
  }
}

/// A line of a gesture file, word by word.
private struct DesktopWords {
  private let line: Substring
  private let path: String
  private let number: Int
  private var place: Substring.Index
  /// Where the last word began.
  private var start: Substring.Index

  init(_ line: Substring, path: String, line number: Int) {
    (self.line, self.path, self.number) = (line, path, number)
    (place, start) = (line.startIndex, line.startIndex)
    skipSpace()
  }

  private mutating func skipSpace() {
    while place < line.endIndex, line[place].isWhitespace { line.formIndex(after: &place) }
    if place < line.endIndex, line[place] == "#" { place = line.endIndex }
  }

  var isAtEnd: Bool { place == line.endIndex }

  private var next: Substring {
    line[place...].prefix { !$0.isWhitespace }
  }

  private mutating func word() -> String {
    let word = next
    start = place
    place = word.endIndex
    skipSpace()
    return word.lowercased()
  }

  mutating func takes(_ word: String) -> Bool {
    guard next.lowercased() == word else { return false }
    _ = self.word()
    return true
  }

  private func error(_ words: String) -> ToolError {
    let column = line.distance(from: line.startIndex, to: start) + 1
    return ToolError(
      status: .usage, message: "\(path): line \(number), column \(column): \(words)")
  }

  /// The next word, which must be one of some.
  private mutating func word(of known: [String], _ what: String) throws(ToolError) -> String {
    let word = word()
    guard known.contains(word) else {
      let nearest = word.isEmpty ? nil : Tool.nearest(to: word, among: known)
      let list = "\(what): \(known.joined(separator: ", "))"
      throw error(
        word.isEmpty
          ? "expected \(list)"
          : "\"\(word)\" is no \(what)" + (nearest.map { "; did you mean \($0)?" } ?? "; \(list)"))
    }
    return word
  }

  mutating func device() throws(ToolError) -> String {
    guard !isAtEnd else { throw error("which device? touchpad, touchscreen, any or a name") }
    let rest = String(line[place...]).lowercased()
    place = line.endIndex
    return rest.trimming(" \t\r\"")
  }

  mutating func binding() throws(ToolError) -> DesktopBinding {
    let motion = try motion()
    let fingers = try fingers()
    var binding = DesktopBinding(
      gesture: DesktopGesture(motion: motion, fingers: fingers), action: .run(""), line: number)
    if motion == .hold, let seconds = duration() {
      binding.settings.append(
        DesktopBinding.Setting(name: "minimumPressDuration", value: seconds, column: column))
    }
    while try takesModifier(of: &binding) {}
    binding.action = try action()
    // Keys and buttons end before the line does.
    while try takesModifier(of: &binding) {}
    guard isAtEnd else {
      _ = word()
      throw error("nothing is expected here but in, begin, end and every")
    }
    if case .mouse = binding.action, binding.gesture.isContinuous, motion != .drag(nil) {
      throw error("a button of the mouse goes with drag, tap, hold, swipe, edge and draw")
    }
    return binding
  }

  private var column: Int { line.distance(from: line.startIndex, to: start) + 1 }

  private mutating func motion() throws(ToolError) -> DesktopGesture.Motion {
    typealias Side = DesktopGesture.Side
    let kinds = [
      "tap", "double-tap", "triple-tap", "hold", "swipe", "edge", "pinch", "rotate", "drag", "draw",
    ]
    switch try word(of: kinds, "gesture") {
    case "tap": return .tap(1)
    case "double-tap": return .tap(2)
    case "triple-tap": return .tap(3)
    case "hold": return .hold
    case "swipe":
      return .swipe(Side(rawValue: try word(of: Side.directions.map(\.rawValue), "direction"))!)
    case "edge": return .edge(Side(rawValue: try word(of: Side.edges.map(\.rawValue), "edge"))!)
    case "pinch": return .pinch(isOut: try word(of: ["in", "out"], "way to pinch") == "out")
    case "rotate":
      return .rotate(isClockwise: try word(of: ["left", "right"], "way to rotate") == "right")
    case "drag":
      guard let side = Side(rawValue: next.lowercased()), Side.directions.contains(side) else {
        return .drag(nil)
      }
      _ = word()
      return .drag(side)
    default:
      guard !isAtEnd else {
        _ = word()
        throw error("what is drawn? check-mark, circle, zig-zag, or what dactyl teach has learned")
      }
      return .draw(word())
    }
  }

  private mutating func fingers() throws(ToolError) -> Int {
    let word = word()
    guard let fingers = Int(word), 1...10 ~= fingers else {
      throw error("how many fingers? 1 to 10, such as 3")
    }
    return fingers
  }

  private mutating func duration() -> Double? {
    guard let seconds = Self.number(next, units: ["s": 1, "ms": 0.001]) else { return nil }
    _ = word()
    return seconds
  }

  private static func number(_ word: Substring, units: [String: Double]) -> Double? {
    let digits = word.prefix { $0.isNumber || $0 == "." }
    let unit = String(word.dropFirst(digits.count))
    guard let number = Double(digits), 0.001...1e6 ~= number, let unit = units[unit] else {
      return nil
    }
    return number * unit
  }

  private mutating func takesModifier(of binding: inout DesktopBinding) throws(ToolError) -> Bool {
    if let equal = next.firstIndex(of: "=") {
      let (name, value) = (String(next[..<equal]), next[next.index(after: equal)...])
      start = place
      guard let number = Double(value), number.isFinite else {
        throw error("\(name) takes a number, such as \(name)=30")
      }
      _ = word()
      binding.settings.append(DesktopBinding.Setting(name: name, value: number, column: column))
    } else if takes("in") {
      guard !isAtEnd else { throw error("in which program? such as in firefox") }
      binding.apps = word().split(separator: ",").map(String.init)
    } else if takes("begin") {
      binding.moment = .began
    } else if takes("end") {
      binding.moment = .ended
    } else if takes("every") {
      guard binding.gesture.isContinuous else {
        throw error("\(binding.gesture.words) has no steps; every goes with pinch, rotate and drag")
      }
      let step = next
      start = place
      let (units, example): ([String: Double], String) =
        switch binding.gesture.motion {
        case .pinch: (["%": 0.01], "10%")
        case .rotate: (["°": .pi / 180, "deg": .pi / 180], "15°")
        default: (["mm": 160 / 25.4, "pt": 1], "5mm")
        }
      guard let number = Self.number(step, units: units) else {
        throw error("every how much? such as every \(example)")
      }
      _ = word()
      binding.moment = .every(number, words: String(step))
    } else {
      return false
    }
    return true
  }

  private mutating func action() throws(ToolError) -> DesktopAction {
    switch try word(of: ["run", "key", "mouse"], "action") {
    case "run":
      let command = String(line[place...]).trimming(" \t\r")
      guard !command.isEmpty else { throw error("run which command?") }
      place = line.endIndex
      return .run(command)
    case "key":
      let words = word()
      var keys: [UInt16] = []
      // A plus at the end is a key itself.
      let isPlus = words.hasSuffix("++") || words == "+"
      let names = words.split(separator: "+").map(String.init) + (isPlus ? ["plus"] : [])
      for name in names {
        guard let codes = DesktopKeys.codes[name] else {
          let nearest = Tool.nearest(to: name, among: Array(DesktopKeys.codes.keys).sorted())
          throw error(
            "there is no key \"\(name)\"" + (nearest.map { "; did you mean \($0)?" } ?? ""))
        }
        keys += codes.filter { !keys.contains($0) }
      }
      guard !keys.isEmpty else { throw error("which key? such as key ctrl+t") }
      return .keys(keys, words: words)
    default:
      let button = try word(of: ["left", "right", "middle"], "button")
      return .mouse(["left": 0x110, "right": 0x111, "middle": 0x112][button]!, words: button)
    }
  }
}

extension String {
  /// The text without some letters at its ends.
  fileprivate func trimming(_ letters: String) -> String {
    var text = self[...]
    while let last = text.last, letters.contains(last) { text.removeLast() }
    while let first = text.first, letters.contains(first) { text.removeFirst() }
    return String(text)
  }
}
